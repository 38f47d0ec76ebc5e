"""Compiles graphs and calls them on NumPy arrays, PyTorch tensors and other DLPack objects.

    relu = passnet.compile("graph @g(%x: f32[8]) { %0 = relu(%x) return %0 }")
    y = relu(x)                 # a tensor of x's type, without copies
    relu(x, out=y)              # into y
    passnet.compile(text, device="cuda")    # for CUDA tensors, on PyTorch's current stream

The extension module `_native` does the work (docs/embedding.md).
"""
import importlib.util
import os
import sysconfig
from pathlib import Path

from passnet.program import program_path

__all__ = ["Compiled", "Context", "compile"]


def load_native():
    """The extension module: next to this file if installed, otherwise in the build tree."""
    here = Path(__file__).resolve().parent
    name = "_native" + sysconfig.get_config_var("EXT_SUFFIX")
    for folder in (here, program_path().parent / "python"):
        if (folder / name).exists():
            spec = importlib.util.spec_from_file_location("passnet._native", folder / name)
            module = importlib.util.module_from_spec(spec)
            spec.loader.exec_module(module)
            return module
    raise ImportError(f"the binding {name} is neither beside {here} nor in the build tree: "
                      "`make build` builds it where Python's headers and nanobind are")


_native = load_native()
Compiled = _native.Compiled


def is_text(source):
    """True if the text is a graph itself, as text or as a typed line, and not a path to one."""
    return isinstance(source, str) and source.lstrip().startswith(("{", "graph ", "graph\t", "#", "//"))


class Context(_native.Context):
    """State that compiled graphs share: a pool of `threads` (default: one per processor) whose idle
    threads spin for `spin_us` before they sleep, the C++ `compiler`, and the `cache_folder` of
    kernels. With `device="cuda"` its graphs run on the first GPU, on tensors there, and it has
    neither threads nor a C++ compiler."""

    def compile(self, source, pipeline="default", passes=None, strides=None, allow_native=False,
                freeze=False):
        """Compiles the one graph of `source`: graph text, a typed line, or a graph source
        (FILE.graph, FILE.jsonl.gz#7, FILE.pt2, FILE.onnx, a GraphNet sample folder).

        `pipeline` is default, default+learned or op-by-op; `passes` names pass files that are
        applied before, in order; `strides` holds for each input None or its strides in elements: inputs with strides
        other than those that the graph was compiled for are copied at each call, or refused on a
        GPU; `allow_native` lets kernels in C++ or CUDA run in this process, where only those of the
        loop language run without it. With `freeze`, what depends on parameters and buffers alone (by
        their names, or those inputs of which the list `freeze` has a true entry) is computed in the
        first call and kept; `Compiled.thaw()` has the next call compute it again, as is needed
        after a change of their memory. Raises ValueError with one sentence."""
        by_name = isinstance(freeze, bool)
        files = [passes] if isinstance(passes, (str, os.PathLike)) else passes or []
        return self._compile(os.fspath(source), is_text(source), pipeline,
                             [os.fspath(file) for file in files],
                             [None if entry is None else list(entry) for entry in strides or []],
                             allow_native, by_name and freeze,
                             [] if by_name else [bool(entry) for entry in freeze])


def compile(source, pipeline="default", threads=None, passes=None, strides=None,
            allow_native=False, device="cpu", freeze=False):
    """Calls `Context.compile` in a new context of the device, with so many threads; graphs that are
    called in turn share threads, or the GPU's memory, if they share a Context."""
    return Context(threads=threads, device=device).compile(source, pipeline, passes, strides,
                                                           allow_native, freeze)
