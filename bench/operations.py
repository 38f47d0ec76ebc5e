#!/usr/bin/env python3
"""Compares single operations under torch.compile(backend="passnet") with PyTorch eager.

    make build && bench/operations.py --threads 1
    bench/operations.py sort topk --threads 2      # the cases whose names contain a word

Both sides run in one process and in turn. Prints one row per case: the minimum time of a call on
each side in microseconds, the time over eager's, the largest deviation from eager over the largest
value of eager's, and what runs in PyTorch. With `--all` nothing is left to PyTorch because it is
faster there.
"""
import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "python"))

import torch  # noqa: E402
import torch.nn.functional as F  # noqa: E402

from backend import best_times, deviation  # noqa: E402
from passnet.backend import Backend  # noqa: E402

SECONDS = 0.3  # of calls per case and side


def normal(*shape, dtype=torch.float32):
    return torch.randn(*shape, generator=torch.Generator().manual_seed(1)).to(dtype)


def integers(high, *shape):
    return torch.randint(high, shape, generator=torch.Generator().manual_seed(1))


def ordered(*shape):
    return normal(*shape).sort()[0]


def cases():
    """(name, function, inputs)"""
    rows, matrix, line = normal(100, 1000), normal(1000, 1000), normal(32_000)
    image = normal(2, 16, 56, 56)
    for count in (2, 4, 5, 50, 500):
        yield f"topk {count} of 100 x 1000", lambda x, k=count: x.topk(k), (rows,)
    yield "topk 50 of 32000", lambda x: x.topk(50), (line,)
    yield "topk 2 of 4096 x 8", lambda x: x.topk(2), (normal(4096, 8),)
    yield "topk 8 of 512 x 64", lambda x: x.topk(8), (normal(512, 64),)
    yield "sort 512 x 64", torch.sort, (normal(512, 64),)
    yield "sort 512 x 128", torch.sort, (normal(512, 128),)
    yield "sort 1000 x 1000", torch.sort, (matrix,)
    yield "sort 1000 x 1000 descending", lambda x: x.sort(descending=True), (matrix,)
    yield "sort 1000 x 1000 along dim 0", lambda x: x.sort(0), (matrix,)
    yield "sort 1000 x 1000 f64", torch.sort, (matrix.double(),)
    yield "sort 1000 x 1000 bf16", torch.sort, (matrix.bfloat16(),)
    yield "sort 1000 x 1000 i64", torch.sort, (integers(1000, 1000, 1000),)
    yield "argsort 1000 x 1000", torch.argsort, (matrix,)
    yield "msort 1000 x 1000", torch.msort, (matrix,)
    yield "kthvalue 100 of 100 x 1000", lambda x: x.kthvalue(100), (rows,)
    yield "median 100 x 1000", lambda x: x.median(1), (rows,)
    yield "median of 1000000", torch.median, (matrix,)
    yield "searchsorted 10000 in 10000", torch.searchsorted, (ordered(10_000), normal(10_000))
    yield "searchsorted rows", torch.searchsorted, (ordered(64, 200), normal(64, 300))
    yield "bucketize 10000 in 100", torch.bucketize, (normal(10_000), ordered(100))
    yield "isin 10000 in 10000", torch.isin, (integers(50_000, 10_000), integers(50_000, 10_000))
    yield "isin 10000 in 10", torch.isin, (integers(100, 10_000), integers(100, 10))
    for shape in ((64, 1000), (256, 1024), (8, 100), (1, 65_536), (16, 499)):
        yield f"rfft {shape}", torch.fft.rfft, (normal(*shape),)
    yield "fft (64, 1000)", torch.fft.fft, (normal(64, 1000, dtype=torch.complex64),)
    yield "irfft (64, 501)", torch.fft.irfft, (normal(64, 501, dtype=torch.complex64),)
    yield "fftn (8, 64, 64)", torch.fft.fftn, (normal(8, 64, 64),)
    yield "fft2 (8, 64, 64)", torch.fft.fft2, (normal(8, 64, 64),)
    yield "rfft2 (16, 128, 128)", torch.fft.rfft2, (normal(16, 128, 128),)
    yield "fft along dim 0", lambda x: torch.fft.fft(x, dim=0), (
        normal(512, 128, dtype=torch.complex64),)
    yield "fold 3 x 3", lambda x: F.fold(x, (32, 32), 3, padding=1), (normal(4, 16 * 9, 1024),)
    yield "fold 16 x 16 apart", lambda x: F.fold(x, (128, 128), 16, stride=16), (
        normal(2, 768, 64),)
    yield "einsum of 3", lambda a, b, c: torch.einsum("ij,jk,kl->il", a, b, c), (
        normal(64, 96), normal(96, 80), normal(80, 64))
    yield "einsum of 3 with batch", lambda a, b, c: torch.einsum("bi,oij,bj->bo", a, b, c), (
        normal(32, 48), normal(24, 48, 48), normal(32, 48))
    yield "bilinear", F.bilinear, (normal(64, 40), normal(64, 40), normal(16, 40, 40))
    yield "cdist 300 x 300 of 64", torch.cdist, (normal(300, 64), normal(300, 64))
    yield "cdist 20 x 20 of 64", torch.cdist, (normal(20, 64), normal(20, 64))
    yield "grid_sample", lambda x, g: F.grid_sample(x, g, align_corners=False), (
        image, normal(2, 56, 56, 2).tanh())
    yield "matmul f64", torch.matmul, (normal(256, 256).double(), normal(256, 256).double())
    yield "linear f64", F.linear, (normal(64, 300).double(), normal(128, 300).double())
    yield "conv2d f64", lambda x, w: F.conv2d(x, w, padding=1), (
        normal(2, 16, 28, 28).double(), normal(32, 16, 3, 3).double())
    yield "transpose 1000 x 1000", lambda x: x.t().contiguous(), (matrix,)
    yield "transpose 8 x 128 x 12 x 64", lambda x: x.transpose(1, 2).contiguous(), (
        normal(8, 128, 12, 64),)
    yield "permute image", lambda x: x.permute(0, 2, 3, 1).contiguous(), (image,)
    yield "interpolate after a norm", lambda x: x + F.interpolate(
        F.batch_norm(F.avg_pool2d(x, 2), torch.zeros(16), torch.ones(16)).relu(), scale_factor=2,
        mode="bilinear"), (image,)
    yield from rare_cases(rows, matrix, image)


def rare_cases(rows, matrix, image):
    """Operations with algorithms of their own, and convolutions of odd shapes."""
    small = integers(20, 100, 1000)
    yield "mode 100 x 1000", lambda x: x.mode(1), (small,)
    yield "nanmedian 100 x 1000", lambda x: x.nanmedian(1), (rows,)
    yield "nanmedian of 1000000", torch.nanmedian, (matrix,)
    yield "quantile 100 x 1000", lambda x: x.quantile(0.3, 1), (rows,)
    yield "gcd 100 x 1000", torch.gcd, (small, integers(1000, 100, 1000))
    yield "lcm 100 x 1000", torch.lcm, (small, integers(1000, 100, 1000))
    yield "logcumsumexp 100 x 1000", lambda x: x.logcumsumexp(1), (rows,)
    yield "logcumsumexp along dim 0", lambda x: x.logcumsumexp(0), (rows,)
    yield "cumsum 1000 x 1000", lambda x: x.cumsum(1), (matrix,)
    yield "cumprod 100 x 1000", lambda x: x.cumprod(1), (rows,)
    yield "cummax 100 x 1000", lambda x: x.cummax(1), (rows,)
    yield "digamma", torch.digamma, (rows.abs() + 0.1,)
    yield "lgamma", torch.lgamma, (rows.abs() + 0.1,)
    yield "erfinv", torch.erfinv, (rows.tanh(),)
    yield "logsumexp 1000 x 1000", lambda x: x.logsumexp(1), (matrix,)
    yield "group_norm 16 x 56 x 56", lambda x: F.group_norm(x, 4), (image,)
    for size, options in ((1, {}), (2, {}), (5, {"padding": 2}), (7, {"padding": 3, "stride": 2}),
                          (3, {"dilation": 2}), (3, {"groups": 4}), (3, {"groups": 16, "padding": 1})):
        words = " ".join(f"{name} {value}" for name, value in options.items())
        yield f"conv2d of {size} {words}", lambda x, w, o=options: F.conv2d(x, w, **o), (
            image, normal(32, 16 // options.get("groups", 1), size, size))
    yield "conv2d 1 x 7", lambda x, w: F.conv2d(x, w, padding=(0, 3)), (image, normal(16, 16, 1, 7))
    yield "conv2d of 3 channels", lambda x, w: F.conv2d(x, w, stride=4), (
        normal(1, 3, 224, 224), normal(96, 3, 4, 4))
    yield "conv1d of 9", lambda x, w: F.conv1d(x, w, padding=4), (normal(4, 32, 400),
                                                                   normal(32, 32, 9))
    yield "conv3d of 3", lambda x, w: F.conv3d(x, w, padding=1), (normal(1, 8, 16, 28, 28),
                                                                   normal(8, 8, 3, 3, 3))
    yield "conv_transpose2d of 4", lambda x, w: F.conv_transpose2d(x, w, stride=2, padding=1), (
        image, normal(16, 8, 4, 4))
    yield "conv2d of 3 bf16", lambda x, w: F.conv2d(x, w, padding=1), (
        image.bfloat16(), normal(32, 16, 3, 3, dtype=torch.bfloat16))
    for size in (4, 8, 16, 24, 32):
        yield f"matmul f64 of {size}", torch.matmul, (normal(size, size).double(),
                                                      normal(size, size).double())
    yield "bmm f64 of 8", torch.bmm, (normal(64, 8, 8).double(), normal(64, 8, 8).double())
    for size in (4, 7, 16, 60):
        yield f"rfft of {size}", torch.fft.rfft, (normal(size),)
    yield "grid_sample of 8 x 8", lambda x, g: F.grid_sample(x, g, align_corners=False), (
        normal(1, 3, 8, 8), normal(1, 8, 8, 2).tanh())


def measure(name, function, inputs, options):
    torch._dynamo.reset()
    backend = Backend(threads=options.threads, compile_slower=options.all)
    compiled = torch.compile(function, backend=backend, dynamic=False)
    with torch.no_grad():
        found, expected = compiled(*inputs), function(*inputs)
        calls = [lambda: compiled(*inputs), lambda: function(*inputs)]
        slowest = max(best_times(calls, 1))
        own, eager = best_times(calls, max(3, min(2000, int(SECONDS / 3 / slowest))))
    report = backend.report()
    left = [op for op, _ in report.left] + [why for each in report.graphs for why in each.refused]
    print(f"{name:36} {own * 1e6:11.1f} {eager * 1e6:11.1f} {own / eager:7.2f} "
          f"{deviation(found, expected):9.1e}  {', '.join(left) or '-'}", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("words", nargs="*", help="parts of the names of cases (default: all)")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--all", action="store_true",
                        help="compile also what PyTorch computes faster")
    options = parser.parse_args()
    torch.set_num_threads(options.threads)
    print(f"{'case':36} {'own us':>11} {'eager us':>11} {'ratio':>7} {'deviation':>9}  in PyTorch")
    for name, function, inputs in cases():
        if not options.words or any(word in name for word in options.words):
            measure(name, function, inputs, options)


if __name__ == "__main__":
    main()
