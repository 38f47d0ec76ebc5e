"""Python side of PassNet: captures PyTorch modules as graphs, compiles graphs and calls them."""

__all__ = ["Compiled", "Context", "PassnetError", "compile"]

from passnet.errors import PassnetError


def __getattr__(name):
    # The binding is an extension module, which not every build has.
    if name in ("Compiled", "Context", "compile"):
        from passnet import compiled
        return getattr(compiled, name)
    raise AttributeError(f"module 'passnet' has no attribute '{name}'")
