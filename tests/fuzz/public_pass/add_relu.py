# A pass in the form of the public harness: what to find, with what arguments, and what to call.
import torch
import triton
import triton.language as tl


def pattern(x, y):
    total = x + y
    return torch.nn.functional.relu(total)


def replacement_args(x, y):
    return (x, y)


@triton.jit
def add_relu_kernel(x_ptr, y_ptr, out_ptr, size, BLOCK: tl.constexpr):
    places = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    mask = places < size
    x = tl.load(x_ptr + places, mask=mask, other=0.0)
    y = tl.load(y_ptr + places, mask=mask, other=0.0)
    tl.store(out_ptr + places, tl.maximum(x + y, 0.0), mask=mask)


@torch.fx.wrap
def add_relu(x, y):
    out = torch.empty_like(x)
    size = x.numel()
    add_relu_kernel[(triton.cdiv(size, 1024),)](x, y, out, size, BLOCK=1024)
    return out


def replacement_func():
    return add_relu
