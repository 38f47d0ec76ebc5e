"""Builds modules without their weights: large tensors stay on the meta device, small ones are
computed, so that index tables and frequencies keep their values; then all become fake."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Any

from passnet.errors import require_torch

MAX_WEIGHT = 4096       # elements of tensors from `empty` and similar functions, which make
                        # parameters
MAX_COMPUTED = 1 << 20  # elements of any other tensor that is made from no tensor


def without_weights() -> AbstractContextManager[Any]:
    """The mode under which modules are built: one large operand makes every result meta."""
    torch = require_torch()
    from torch.utils._python_dispatch import TorchDispatchMode
    from torch.utils._pytree import tree_leaves, tree_map
    aten = torch.ops.aten
    meta = torch.device("meta")
    weighty = {aten.empty, aten.empty_strided, aten.rand, aten.randn, aten.normal}

    class WithoutWeights(TorchDispatchMode):
        """Redirects creation to the meta device."""

        def __torch_dispatch__(self, func: Any, types: Any, args: Any = (),
                               kwargs: Any = None) -> Any:
            kwargs = dict(kwargs or {})
            tensors = [leaf for leaf in tree_leaves((args, kwargs))
                       if isinstance(leaf, torch.Tensor)]
            on_device = any(entry.name == "device" for entry in func._schema.arguments)
            if not tensors and on_device:
                made = func(*args, **{**kwargs, "device": meta})
                limit = MAX_WEIGHT if func.overloadpacket in weighty else MAX_COMPUTED
                if isinstance(made, torch.Tensor) and made.numel() > limit:
                    return made
            elif any(tensor.is_meta for tensor in tensors):
                args, kwargs = tree_map(
                    lambda leaf: leaf.to(meta) if isinstance(leaf, torch.Tensor) else leaf,
                    (args, kwargs))
                if kwargs.get("device") is not None:
                    kwargs["device"] = meta
            return func(*args, **kwargs)

    return WithoutWeights()


class Fakes:
    """A fake mode, and the known values of its tensors."""

    def __init__(self) -> None:
        require_torch()
        from torch._subclasses import fake_tensor
        from torch._subclasses.fake_tensor import FakeTensorMode
        # Results of operators on known tensors are known up to this number of elements, not just 1.
        fake_tensor.CONSTANT_NUMEL_LIMIT = MAX_WEIGHT
        self.mode = FakeTensorMode(allow_non_fake_inputs=True)
        self._made: dict[int, tuple[Any, Any]] = {}  # id of the original: (original, fake)
        self._known: dict[int, tuple[Any, Any]] = {}  # id of the fake: (fake, original)

    def fake(self, tensor: Any, *, known: bool = True) -> Any:
        """The fake that represents a tensor, always the same one."""
        torch = require_torch()
        if id(tensor) not in self._made:
            with self.mode:
                fake = torch.empty_strided(tensor.shape, tensor.stride(), dtype=tensor.dtype)
            if isinstance(tensor, torch.nn.Parameter):
                fake = torch.nn.Parameter(fake, requires_grad=tensor.requires_grad)
            elif known and not tensor.is_meta:
                self._known[id(fake)] = (fake, tensor)
                if not tensor.is_floating_point() and tensor.numel() <= MAX_WEIGHT:
                    fake.constant = tensor  # models that read its value can go on
            self._made[id(tensor)] = (tensor, fake)
        return self._made[id(tensor)][1]

    def value(self, tensor: Any) -> Any | None:
        """The values of a tensor, as a real one; None if they never existed."""
        from torch._subclasses.fake_tensor import FakeTensor
        if not isinstance(tensor, FakeTensor):
            return None if tensor.is_meta else tensor
        return self._known.get(id(tensor), (None, None))[1]

    def fake_module(self, module: Any) -> None:
        """Replaces all tensors of a module; statistics of batch norm do not count as known."""
        torch = require_torch()
        for part in module.modules():
            for table in (part._parameters, part._buffers):
                for name, tensor in table.items():
                    if tensor is not None:
                        table[name] = self.fake(tensor, known=not name.startswith("running_"))
            for name, attribute in list(vars(part).items()):
                if isinstance(attribute, (torch.Tensor, list, tuple)) and _has_meta(attribute):
                    setattr(part, name, self.fake_tree(attribute))

    def fake_tree(self, value: Any) -> Any:
        """Replaces tensors in lists, tuples and dictionaries by fakes."""
        torch = require_torch()
        from torch.utils._pytree import tree_map
        return tree_map(
            lambda leaf: self.fake(leaf) if isinstance(leaf, torch.Tensor) else leaf, value)


def _has_meta(value: Any) -> bool:
    torch = require_torch()
    entries = [value] if isinstance(value, torch.Tensor) else value
    return any(isinstance(entry, torch.Tensor) and entry.is_meta for entry in entries)


@contextmanager
def quiet_libraries() -> Iterator[None]:
    """Silences library warnings that do not matter without weights."""
    import logging
    import warnings
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        before = logging.root.manager.disable
        logging.disable(logging.WARNING)
        try:
            yield
        finally:
            logging.disable(before)
