"""PassNet's library through its C interface (`src/api/passnet.h`), with tensors of PyTorch."""
import ctypes

DTYPES = ("float64", "float32", "float16", "bfloat16", "int64", "int32", "int16", "int8", "uint8",
          "bool", "complex64")  # in the order of `passnet_dtype`


class Buffer(ctypes.Structure):
    """`passnet_buffer`."""
    _fields_ = [("data", ctypes.c_void_p), ("dtype", ctypes.c_int), ("rank", ctypes.c_int32),
                ("shape", ctypes.POINTER(ctypes.c_int64)),
                ("strides", ctypes.POINTER(ctypes.c_int64)), ("device", ctypes.c_int)]


class Error(ctypes.Structure):
    """`passnet_error`."""
    _fields_ = [("id", ctypes.c_char * 64), ("text", ctypes.c_char * 1024)]


class Info(ctypes.Structure):
    """`passnet_tensor_info`."""
    _fields_ = [("name", ctypes.c_char_p), ("dtype", ctypes.c_int), ("rank", ctypes.c_int32),
                ("shape", ctypes.POINTER(ctypes.c_int64)),
                ("strides", ctypes.POINTER(ctypes.c_int64)), ("mutated", ctypes.c_int32),
                ("view_of", ctypes.c_int64), ("contents", ctypes.c_void_p)]


class Facts(ctypes.Structure):
    """`passnet_facts`."""
    _fields_ = [("launches", ctypes.c_int64), ("kernels", ctypes.c_int64),
                ("arena_bytes", ctypes.c_int64), ("compile_ms", ctypes.c_double),
                ("frozen_bytes", ctypes.c_int64)]


class CompileOptions(ctypes.Structure):
    """`passnet_compile_options`."""
    _fields_ = [("pipeline", ctypes.c_char_p), ("passes", ctypes.c_void_p),
                ("pass_count", ctypes.c_size_t), ("input_strides", ctypes.c_void_p),
                ("input_stride_count", ctypes.c_size_t), ("allow_native", ctypes.c_int32),
                ("freeze", ctypes.c_int32), ("frozen", ctypes.c_void_p),
                ("frozen_count", ctypes.c_size_t)]


class ContextOptions(ctypes.Structure):
    """`passnet_context_options`."""
    _fields_ = [("threads", ctypes.c_int32), ("spin_us", ctypes.c_int64),
                ("compiler", ctypes.c_char_p), ("cache_folder", ctypes.c_char_p),
                ("device", ctypes.c_int)]


class PassNet:
    """The library, with one context on a device."""

    def __init__(self, path, device="cuda", threads=0):
        self.device = device
        self.library = ctypes.CDLL(path)
        for name in ("passnet_input_count", "passnet_result_count"):
            getattr(self.library, name).restype = ctypes.c_size_t
            getattr(self.library, name).argtypes = [ctypes.c_void_p]
        self.context = ctypes.c_void_p()
        self.call("passnet_context_create", ctypes.byref(
            ContextOptions(device=int(device == "cuda"), threads=threads)),
                  ctypes.byref(self.context))

    def call(self, name, *arguments):
        error = Error()
        if getattr(self.library, name)(*arguments, ctypes.byref(error)) != 0:
            raise RuntimeError(error.text.decode())

    def compile(self, source, freeze):
        compiled = ctypes.c_void_p()
        self.call("passnet_compile", self.context, str(source).encode(),
                  ctypes.byref(CompileOptions(freeze=int(freeze))), ctypes.byref(compiled))
        return compiled

    def facts(self, compiled):
        facts = Facts()
        self.call("passnet_compiled_facts", compiled, ctypes.byref(facts))
        return facts

    def free(self, compiled):
        self.library.passnet_compiled_free(compiled)

    def bind(self, compiled, inputs):
        """A function that runs the graph, on a GPU in PyTorch's current stream, and its results."""
        import torch
        given = [buffer_of(tensor) for tensor in inputs]
        results = []
        for index in range(self.library.passnet_result_count(compiled)):
            info = Info()
            self.call("passnet_result_info", compiled, ctypes.c_size_t(index), ctypes.byref(info))
            shape, strides = info.shape[:info.rank], info.strides[:info.rank]
            results.append(torch.empty_strided(shape, strides, device=self.device,
                                               dtype=getattr(torch, DTYPES[info.dtype])))
        taken = [buffer_of(tensor) for tensor in results]
        inputs_array = (Buffer * len(given))(*given)
        results_array = (Buffer * len(taken))(*taken)
        name, stream = "passnet_call", ()
        if self.device == "cuda":
            name = "passnet_call_in_stream"
            stream = (ctypes.c_void_p(torch.cuda.current_stream().cuda_stream or 1),)

        def run(_kept=(given, taken)):
            self.call(name, compiled, *stream, inputs_array, ctypes.c_size_t(len(given)),
                      results_array, ctypes.c_size_t(len(taken)))
        return run, results


def buffer_of(tensor):
    shape = (ctypes.c_int64 * tensor.dim())(*tensor.shape)
    strides = (ctypes.c_int64 * tensor.dim())(*tensor.stride())
    dtype = DTYPES.index(str(tensor.dtype).removeprefix("torch."))
    return Buffer(tensor.data_ptr(), dtype, tensor.dim(),
                  ctypes.cast(shape, ctypes.POINTER(ctypes.c_int64)),
                  ctypes.cast(strides, ctypes.POINTER(ctypes.c_int64)), int(tensor.is_cuda))
