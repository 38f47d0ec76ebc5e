# A reduction over the last dim, in one block per row.
import torch
import triton
import triton.language as tl


def pattern(x):
    return torch.nn.functional.softmax(x, dim=-1)


def replacement_args(x):
    return (x,)


@triton.jit
def softmax_kernel(x_ptr, out_ptr, columns, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    lanes = tl.arange(0, BLOCK)
    mask = lanes < columns
    x = tl.load(x_ptr + row * columns + lanes, mask=mask, other=-float("inf")).to(tl.float32)
    weights = tl.exp(x - tl.max(x, axis=0))
    tl.store(out_ptr + row * columns + lanes, weights / tl.sum(weights, axis=0), mask=mask)


@torch.fx.wrap
def row_softmax(x):
    columns = x.shape[-1]
    rows = x.numel() // columns
    out = torch.empty_like(x)
    softmax_kernel[(rows,)](x, out, columns, BLOCK=triton.next_power_of_2(columns))
    return out


def replacement_func():
    return row_softmax
