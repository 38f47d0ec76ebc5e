"""The calls of every op that record.py records: the text of a call and the same call in PyTorch."""
import torch
import torch.nn.functional as F

NAMES = {torch.float64: "f64", torch.float32: "f32", torch.float16: "f16", torch.bfloat16: "bf16",
         torch.int64: "i64", torch.int32: "i32", torch.int16: "i16", torch.int8: "i8",
         torch.uint8: "u8", torch.bool: "bool"}
FLOATS = (torch.float32, torch.float16, torch.bfloat16)
WIDE = FLOATS + (torch.float64,)
INTS = (torch.int64, torch.int32)
ALL = FLOATS + (torch.int64,)
F32, F16, BF16, I64, I32, U8, BOOL = (torch.float32, torch.float16, torch.bfloat16, torch.int64,
                                      torch.int32, torch.uint8, torch.bool)


class Input:
    """An input of a case: a shape, and how its elements are drawn. The default dtype is the
    case's."""

    def __init__(self, *shape, dtype=None, low=None, high=None, special=False):
        self.shape, self.dtype, self.low, self.high, self.special = shape, dtype, low, high, special

    def draw(self, dtype, generator):
        dtype = self.dtype or dtype
        if dtype == torch.bool:
            return torch.rand(self.shape, generator=generator) < 0.5
        if not dtype.is_floating_point:
            low = -5 if self.low is None else self.low
            high = 6 if self.high is None else self.high + 1
            return torch.randint(low, high, self.shape, generator=generator).to(dtype)
        if self.low is None:
            value = torch.randn(self.shape, generator=generator, dtype=torch.float64)
            value = value * 2
        else:
            value = torch.rand(self.shape, generator=generator, dtype=torch.float64)
            value = self.low + (self.high - self.low) * value
        if self.special and value.numel() > 3:
            flat = value.view(-1)
            flat[0], flat[1], flat[2] = float("nan"), float("inf"), float("-inf")
        return value.to(dtype)


T = Input


def pos(*shape, **kw):
    return Input(*shape, low=0.1, high=3.0, **kw)


def unit(*shape, **kw):
    return Input(*shape, low=-0.9, high=0.9, **kw)


def idx(*shape, high, low=0, dtype=I64):
    return Input(*shape, dtype=dtype, low=low, high=high)


def mask(*shape):
    return Input(*shape, dtype=BOOL)


CASES = []


def case(text, function, inputs, dtypes=FLOATS):
    CASES.append((text, function, inputs, dtypes))


def unary():
    for name in ("abs", "neg", "sign"):
        case(f"{name}(%0)", getattr(torch, name), [T(3, 4)], ALL)
    for name in ("floor", "ceil", "round", "trunc"):
        case(f"{name}(%0)", getattr(torch, name), [T(3, 4)], ALL)
    case("round(%0)", torch.round, [T(9, low=-4, high=4, dtype=I64)], (I64,))
    case("frac(%0)", torch.frac, [T(3, 4)])
    for name in ("exp", "expm1", "sin", "cos", "tan", "atan", "sinh", "cosh", "tanh", "erf",
                 "exp2", "sigmoid"):
        case(f"{name}(%0)", getattr(torch, name), [T(3, 4)], ALL + (BOOL,))
    for name in ("log", "log2", "log10", "log1p", "sqrt", "rsqrt", "reciprocal"):
        case(f"{name}(%0)", getattr(torch, name), [pos(3, 4)], WIDE)
    case("sqrt(%0)", torch.sqrt, [T(5, low=0, high=9)], (I64,))
    for name in ("asin", "acos"):
        case(f"{name}(%0)", getattr(torch, name), [unit(3, 4)])
    case("square(%0)", torch.square, [T(3, 4)], ALL)
    for name in ("isnan", "isinf", "isfinite"):
        case(f"{name}(%0)", getattr(torch, name), [T(3, 4, special=True)], ALL)
    case("logical_not(%0)", torch.logical_not, [T(3, 4)], ALL + (BOOL,))
    case("bitwise_not(%0)", torch.bitwise_not, [T(3, 4)], (I64, I32, BOOL))


def binary():
    shapes = ([T(2, 3), T(2, 3)], [T(2, 3), T(3)], [T(2, 1, 3), T(4, 1)], [T(2, 3), T()])
    for name in ("add", "sub", "mul", "div", "maximum", "minimum"):
        for inputs in shapes:
            if name == "div":
                inputs = [inputs[0], Input(*inputs[1].shape, low=1, high=4)]
            case(f"{name}(%0, %1)", getattr(torch, name), inputs, ALL)
    for other in ("2", "0.5", "true"):
        value = {"2": 2, "0.5": 0.5, "true": True}[other]
        for name in ("add", "mul", "div"):
            case(f"{name}(%0, {other})", lambda a, n=name, v=value: getattr(torch, n)(a, v),
                 [T(2, 3)], ALL + (BOOL,))
    case("sub(%0, 2)", lambda a: a - 2, [T(2, 3)], ALL)
    case("add(%0, %1, alpha=2)", lambda a, b: torch.add(a, b, alpha=2), [T(2, 3), T(3)], ALL)
    case("sub(%0, %1, alpha=0.5)", lambda a, b: torch.sub(a, b, alpha=0.5), [T(2, 3), T(3)])
    case("rsub(%0, 1)", lambda a: 1 - a, [T(2, 3)], ALL)
    case("rsub(%0, 1.5)", lambda a: 1.5 - a, [T(2, 3)], ALL)
    case("rdiv(%0, 3)", lambda a: 3 / a, [pos(2, 3)])
    case("rdiv(%0, 1.5)", lambda a: 1.5 / a, [T(2, 3, low=1, high=4)], (I64,))
    for mode in ("floor", "trunc"):
        case(f'div(%0, %1, rounding_mode="{mode}")',
             lambda a, b, m=mode: torch.div(a, b, rounding_mode=m),
             [T(20), T(20, low=1, high=4)], ALL)
        case(f'div(%0, -3, rounding_mode="{mode}")',
             lambda a, m=mode: torch.div(a, -3, rounding_mode=m), [T(20)], ALL)
    for name, fn in (("floor_divide", torch.floor_divide), ("remainder", torch.remainder),
                     ("fmod", torch.fmod)):
        case(f"{name}(%0, %1)", fn, [T(20), T(20, low=1, high=4)], ALL)
        case(f"{name}(%0, -2)", lambda a, f=fn: f(a, -2), [T(20)], ALL)
    case("remainder(7, %0)", lambda a: 7 % a, [T(5, low=1, high=4)], (F32, I64))
    case("floor_divide(7, %0)", lambda a: 7 // a, [T(5, low=1, high=4)], (F32, I64))
    # Mixed dtypes.
    for a, b in ((F16, F32), (BF16, F32), (BF16, F16), (F32, I64), (I64, F16), (I32, I64),
                 (BOOL, F32), (BOOL, I64), (U8, I32)):
        for shape in ((3,), ()):
            case("add(%0, %1)", torch.add, [T(2, 3, dtype=a), T(*shape, dtype=b)], (None,))
            case("mul(%0, %1)", torch.mul, [T(2, 3, dtype=a), T(*shape, dtype=b)], (None,))
            case("lt(%0, %1)", torch.lt, [T(2, 3, dtype=a), T(*shape, dtype=b)], (None,))
    for e in ("2", "3", "0.5", "-0.5", "-1", "-2", "1", "2.5", "2.0", "0"):
        case(f"pow(%0, {e})", lambda a, e=eval(e): torch.pow(a, e), [pos(3, 4)], FLOATS)
    case("pow(%0, 2)", lambda a: a ** 2, [T(3, 4)], ALL)
    case("pow(%0, 3)", lambda a: a ** 3, [T(3, 4)], (F32, BF16, I64))
    case("pow(%0, 0.5)", lambda a: a ** 0.5, [T(4, low=0, high=9)], (I64,))
    case("pow(%0, %1)", torch.pow, [pos(3, 4), T(4)])
    case("pow(2, %0)", lambda a: 2 ** a, [T(4)], FLOATS)
    case("pow(%0, %1)", torch.pow, [T(5), T(5, low=0, high=3)], (I64,))
    case("atan2(%0, %1)", torch.atan2, [T(6), T(6)])
    case("clamp(%0, min=-0.5, max=1)", lambda a: torch.clamp(a, -0.5, 1), [T(3, 4, special=True)])
    case("clamp(%0, min=0)", lambda a: torch.clamp(a, min=0), [T(3, 4)], ALL)
    case("clamp(%0, max=1)", lambda a: torch.clamp(a, max=1), [T(3, 4)], ALL)
    case("clamp(%0, min=0.5)", lambda a: torch.clamp(a, min=0.5), [T(3, 4)], (I64,))
    case("clamp(%0, %1, %2)", torch.clamp, [T(3, 4), T(4, low=-1, high=0), T(4, low=1, high=2)])
    case("lerp(%0, %1, 0.25)", lambda a, b: torch.lerp(a, b, 0.25), [T(3, 4), T(3, 4)])
    case("lerp(%0, %1, %2)", torch.lerp, [T(3, 4), T(3, 4), unit(3, 4)])
    case("addcmul(%0, %1, %2)", torch.addcmul, [T(3, 4), T(4), T(3, 1)])
    case("addcmul(%0, %1, %2, value=2)", lambda a, b, c: torch.addcmul(a, b, c, value=2),
         [T(3, 4), T(4), T(3, 1)], (F32, I64))
    case("addcdiv(%0, %1, %2, value=0.5)", lambda a, b, c: torch.addcdiv(a, b, c, value=0.5),
         [T(3, 4), T(4), pos(3, 1)])
    for name in ("bitwise_and", "bitwise_or", "bitwise_xor"):
        case(f"{name}(%0, %1)", getattr(torch, name), [T(3, 4), T(4)], (I64, I32, BOOL))
        case(f"{name}(%0, 3)", lambda a, n=name: getattr(torch, n)(a, 3), [T(3, 4)], (I64,))


def comparison():
    for name in ("eq", "ne", "lt", "le", "gt", "ge"):
        fn = getattr(torch, name)
        case(f"{name}(%0, %1)", fn, [T(3, 4), T(4)], ALL + (BOOL,))
        case(f"{name}(%0, 0)", lambda a, f=fn: f(a, 0), [T(3, 4)], ALL)
        case(f"{name}(%0, 0.1)", lambda a, f=fn: f(a, 0.1), [T(3, 4)], ALL)
    case("eq(%0, 0.1)", lambda a: a.fill_(0.1) == 0.1, [T(3)], (BF16, F16))
    for name in ("logical_and", "logical_or", "logical_xor"):
        fn = getattr(torch, name)
        case(f"{name}(%0, %1)", fn, [mask(3, 4), mask(4)], (None,))
        case(f"{name}(%0, %1)", fn, [T(3, 4, dtype=F32), T(4, dtype=I64)], (None,))
    case("where(%0, %1, %2)", torch.where, [mask(3, 4), T(3, 1), T(4)], ALL)
    case("where(%0, 0.5, %1)", lambda c, a: torch.where(c, 0.5, a), [mask(3, 4), T(4)], ALL)
    case("where(%0, %1, %2)", torch.where, [mask(3, 4), T(4, dtype=F16), T(4, dtype=F32)], (None,))
    case("masked_fill(%0, %1, -inf)", lambda a, m: a.masked_fill(m, float("-inf")),
         [T(3, 4), mask(3, 1)])
    case("masked_fill(%0, %1, -1e4)", lambda a, m: a.masked_fill(m, -1e4), [T(3, 4), mask(2, 1, 4)])
    case("masked_fill(%0, %1, 1)", lambda a, m: a.masked_fill(m, 1), [T(3, 4), mask(4)],
         (I64, BOOL))
    case("masked_fill(%0, %1, %2)", lambda a, m, v: a.masked_fill(m, v),
         [T(3, 4), mask(4), T()])


def activation():
    for name, fn in (("relu", F.relu), ("relu6", F.relu6), ("silu", F.silu), ("mish", F.mish),
                     ("hardsigmoid", F.hardsigmoid), ("hardswish", F.hardswish),
                     ("softsign", F.softsign), ("log_sigmoid", F.logsigmoid),
                     ("tanhshrink", F.tanhshrink), ("gelu", F.gelu), ("leaky_relu", F.leaky_relu),
                     ("elu", F.elu), ("celu", F.celu), ("softplus", F.softplus),
                     ("hardshrink", F.hardshrink), ("softshrink", F.softshrink)):
        case(f"{name}(%0)", fn, [T(5, 6)])
    case("relu(%0)", F.relu, [T(5)], (I64,))
    case("relu(%0)", F.relu, [T(5, special=True)])
    case("relu6(%0)", F.relu6, [T(8, low=-8, high=12)], (F32, I64))
    case("hardtanh(%0)", F.hardtanh, [T(5, 6, special=True)])
    case("hardtanh(%0, min_val=0.0, max_val=6.0)", lambda a: F.hardtanh(a, 0.0, 6.0),
         [T(5, 6, low=-8, high=8)])
    case('gelu(%0, approximate="tanh")', lambda a: F.gelu(a, approximate="tanh"), [T(5, 6)])
    case("elu(%0, alpha=1.6732632423543772, scale=1.0507009873554805)", F.selu, [T(5, 6)])
    case("elu(%0, alpha=0.5)", lambda a: F.elu(a, 0.5), [T(5, 6)])
    case("celu(%0, alpha=2.0)", lambda a: F.celu(a, 2.0), [T(5, 6)])
    case("leaky_relu(%0, negative_slope=0.2)", lambda a: F.leaky_relu(a, 0.2), [T(5, 6)])
    case("softplus(%0, beta=2.0, threshold=3.0)", lambda a: F.softplus(a, 2.0, 3.0), [T(5, 6)])
    case("threshold(%0, 0.1, 2.0)", lambda a: F.threshold(a, 0.1, 2.0), [T(5, 6)])
    case("prelu(%0, %1)", F.prelu, [T(2, 3, 4), T(3)])
    case("prelu(%0, %1)", F.prelu, [T(2, 3, 4), T(1)])
    case("glu(%0, dim=1)", lambda a: F.glu(a, 1), [T(2, 6, 3)])
    case("glu(%0)", F.glu, [T(2, 6)])


def reduction():
    for dims, text in (([1], "[1]"), ([0, -1], "[0,-1]"), ([], "[]"), ([-2], "[-2]")):
        for keep in (False, True):
            k = f", keepdim={str(keep).lower()}"
            for name in ("sum", "mean", "amax", "amin"):
                fn = getattr(torch, name)
                types = FLOATS if name == "mean" else ALL
                case(f"{name}(%0, {text}{k})", lambda a, f=fn, d=dims, kd=keep: f(a, d, kd),
                     [T(2, 3, 4)], types)
            if dims:
                for name in ("var", "std"):
                    fn = getattr(torch, name)
                    case(f"{name}(%0, {text}{k})",
                         lambda a, f=fn, d=dims, kd=keep: f(a, dim=d, keepdim=kd), [T(2, 3, 4)])
                    case(f"{name}(%0, {text}{k}, correction=0)",
                         lambda a, f=fn, d=dims, kd=keep: f(a, dim=d, keepdim=kd, correction=0),
                         [T(2, 3, 4)], (F32,))
    case("sum(%0)", torch.sum, [T(2, 3)], ALL + (BOOL,))
    case("sum(%0, [0], dtype=f32)", lambda a: a.sum(0, dtype=F32), [T(2, 3)], (F16, I64))
    case("sum(%0, [0], dtype=f16)", lambda a: a.sum(0, dtype=F16), [T(200, 3)], (F32,))
    case("sum(%0)", torch.sum, [T()], (F32,))
    case("sum(%0, [1])", lambda a: a.sum(1), [T(2, 0)], (F32, I64))
    case("mean(%0, [1])", lambda a: a.mean(1), [T(2, 0)], (F32,))
    case("mean(%0, [1], dtype=f32)", lambda a: a.mean(1, dtype=F32), [T(2, 3)], (BF16, I64))
    case("sum(%0, [1])", lambda a: a.sum(1), [T(3, 999)])
    case("mean(%0, [1])", lambda a: a.mean(1), [T(3, 999)])
    case("prod(%0, [1])", lambda a: a.prod(1), [T(2, 3)], ALL)
    case("prod(%0)", torch.prod, [T(2, 3)], (F32, I64))
    case("amax(%0, [0])", lambda a: a.amax(0), [T(4, 4, special=True)])
    case("amax(%0)", torch.max, [T(4, 4)], ALL + (BOOL,))
    case("all(%0)", torch.all, [mask(2, 3)], (None,))
    case("all(%0, [1])", lambda a: a.all(1), [mask(2, 0)], (None,))
    case("any(%0, [1])", lambda a: a.any(1), [mask(2, 0)], (None,))
    case("any(%0, [1], keepdim=true)", lambda a: a.any(1, True), [T(4, 2)], (I64, F32, BOOL))
    case("all(%0, [1])", lambda a: a.all(1), [T(4, 2)], (I64, F32, BOOL, U8))
    for name in ("argmax", "argmin"):
        fn = getattr(torch, name)
        case(f"{name}(%0)", fn, [T(3, 4)], ALL)
        case(f"{name}(%0, 1)", lambda a, f=fn: f(a, 1), [T(3, 4)], ALL)
        case(f"{name}(%0, 0, keepdim=true)", lambda a, f=fn: f(a, 0, True), [T(3, 4, 2)], (F32,))
    for name in ("max", "min"):
        fn = getattr(torch, name)
        case(f"{name}(%0, -1)", lambda a, f=fn: tuple(f(a, -1)), [T(3, 17)], (F32, BF16))
        case(f"{name}(%0, 1, keepdim=true)", lambda a, f=fn: tuple(f(a, 1, True)),
             [T(3, 5, special=True)], (F32,))
    for p in ("1", "2", "3", "0", "inf", "-inf", "0.5"):
        case(f"norm(%0, {p}, [1], keepdim=true)",
             lambda a, v=float(p): torch.linalg.vector_norm(a, v, 1, True), [T(3, 7)],
             FLOATS if p in "123" else (F32,))
    case("norm(%0)", lambda a: a.norm(), [T(3, 7)])
    case("norm(%0, 2, [-1])", lambda a: a.norm(dim=-1), [T(3, 7)])
    for name in ("cumsum", "cumprod"):
        fn = getattr(torch, name)
        case(f"{name}(%0, 1)", lambda a, f=fn: f(a, 1), [T(2, 5, 3)], ALL + (BOOL,))
        case(f"{name}(%0, -1, dtype=f32)", lambda a, f=fn: f(a, -1, dtype=F32), [T(2, 5)],
             (I64, BF16))


def normalization():
    for rank, shape in ((2, (4, 3)), (3, (2, 3, 5)), (4, (2, 3, 4, 4))):
        stats = [T(3), pos(3)]
        case("batch_norm(%0, %1, %2)", lambda x, m, v: F.batch_norm(x, m, v), [T(*shape)] + stats)
        case("batch_norm(%0, %1, %2, %3, %4, eps=0.001)",
             lambda x, m, v, w, b: F.batch_norm(x, m, v, w, b, eps=1e-3),
             [T(*shape)] + stats + [T(3), T(3)])
        if rank > 2:
            case("batch_norm(%0, none, none, %1, %2, training=true)",
                 lambda x, w, b: F.batch_norm(x, None, None, w, b, True),
                 [T(*shape), T(3), T(3)])
    case("batch_norm(%0, none, none, %1, none, training=true, eps=1e-06)",
         lambda x, w: F.batch_norm(x, None, None, w, None, True, 0.0, 1e-6),
         [T(1, 4, 30), T(4)])
    case("batch_norm(%0, %1, %2, %3, %4)", lambda x, m, v, w, b: F.batch_norm(x, m, v, w, b),
         [T(2, 3, 4, dtype=BF16)] + [T(3, dtype=F32), pos(3, dtype=F32), T(3, dtype=F32),
                                     T(3, dtype=F32)], (None,))
    case("layer_norm(%0, [6], %1, %2)", lambda x, w, b: F.layer_norm(x, [6], w, b),
         [T(2, 5, 6), T(6), T(6)])
    case("layer_norm(%0, [6], %1)", lambda x, w: F.layer_norm(x, [6], w, eps=1e-5),
         [T(2, 5, 6), T(6)])
    case("layer_norm(%0, [5,6], eps=0.01)", lambda x: F.layer_norm(x, [5, 6], eps=0.01),
         [T(2, 5, 6)])
    case("layer_norm(%0, [64], %1, %2)", lambda x, w, b: F.layer_norm(x, [64], w, b),
         [T(3, 64, low=90, high=110), T(64), T(64)], (F32,))
    case("rms_norm(%0, [6], %1, eps=1e-06)", lambda x, w: F.rms_norm(x, [6], w, 1e-6),
         [T(2, 5, 6), T(6)])
    case("rms_norm(%0, [6], %1)", lambda x, w: F.rms_norm(x, [6], w), [T(2, 5, 6), T(6)])
    case("rms_norm(%0, [5,6])", lambda x: F.rms_norm(x, [5, 6]), [T(2, 5, 6)])
    case("group_norm(%0, 3, %1, %2)", lambda x, w, b: F.group_norm(x, 3, w, b),
         [T(2, 6, 4), T(6), T(6)])
    case("group_norm(%0, 1, eps=0.001)", lambda x: F.group_norm(x, 1, eps=1e-3), [T(2, 6, 4, 2)])
    case("group_norm(%0, 2)", lambda x: F.group_norm(x, 2), [T(4, 6)], (F32,))
    case("instance_norm(%0)", lambda x: F.instance_norm(x), [T(2, 3, 8)])
    case("instance_norm(%0, %1, %2)", lambda x, w, b: F.instance_norm(x, weight=w, bias=b),
         [T(2, 3, 4, 4), T(3), T(3)], (F32,))
    case("normalize(%0)", lambda x: F.normalize(x), [T(3, 8)])
    case("normalize(%0, p=1.0, dim=[-1], eps=0.5)", lambda x: F.normalize(x, 1.0, -1, 0.5),
         [T(3, 8)])


def softmax():
    for dim in (0, 1, -1):
        case(f"softmax(%0, {dim})", lambda a, d=dim: F.softmax(a, d), [T(3, 4, 5)])
        # Along the last dim ATen rounds the sum of a half-precision log_softmax in between.
        case(f"log_softmax(%0, {dim})", lambda a, d=dim: F.log_softmax(a, d), [T(3, 4, 5)],
             (F32,) if dim == -1 else FLOATS)
    case("softmax(%0, 1, dtype=f32)", lambda a: F.softmax(a, 1, dtype=F32), [T(3, 40)],
         (F16, BF16, I64))
    case("softmax(%0, 1)", lambda a: F.softmax(a, 1), [T(2, 5, low=90, high=120)])
    # ATen composes logsumexp, with several roundings in half precision.
    case("logsumexp(%0, [1])", lambda a: torch.logsumexp(a, 1), [T(3, 4, 5)], (F32, BF16, I64))
    case("logsumexp(%0, [0,2], keepdim=true)", lambda a: torch.logsumexp(a, (0, 2), True),
         [T(3, 4, 5)], (F32,))


def views():
    x = [T(2, 3, 4)]
    one = (F32,)
    case("reshape(%0, [6,-1])", lambda a: a.reshape(6, -1), x, (F32, BF16, I64, BOOL))
    case("reshape(%0, [])", lambda a: a.reshape([]), [T(1, 1)], one)
    case("flatten(%0, 1)", lambda a: a.flatten(1), x, one)
    case("flatten(%0)", lambda a: a.flatten(), x, one)
    case("flatten(%0)", lambda a: a.flatten(), [T()], one)
    case("unflatten(%0, 2, [2,-1])", lambda a: a.unflatten(2, (2, -1)), x, one)
    case("permute(%0, [2,0,-2])", lambda a: a.permute(2, 0, -2), x, (F32, F16, I64, BOOL))
    case("transpose(%0, -1, 0)", lambda a: a.transpose(-1, 0), x, one)
    case("t(%0)", lambda a: a.t(), [T(2, 3)], one)
    case("t(%0)", lambda a: a.t(), [T(3)], one)
    case("movedim(%0, [0], [-1])", lambda a: a.movedim(0, -1), x, one)
    case("movedim(%0, [0,2], [1,0])", lambda a: a.movedim((0, 2), (1, 0)), x, one)
    case("expand(%0, [2,-1,4])", lambda a: a.expand(2, -1, 4), [T(3, 1)], one)
    case("expand(%0, [0,3])", lambda a: a.expand(0, 3), [T(1, 3)], one)
    case("slice(%0, 1, 1, none, 2)", lambda a: a[:, 1::2], [T(2, 7)], one)
    case("slice(%0, -1, -3, -1)", lambda a: a[..., -3:-1], [T(2, 7)], one)
    case("slice(%0, 0, 5, 2)", lambda a: a[5:2], [T(7)], one)
    case("slice(%0, 0, 0, 9223372036854775807, 3)", lambda a: a[0::3], [T(7)], one)
    case("narrow(%0, 1, -3, 2)", lambda a: a.narrow(1, -3, 2), [T(2, 7)], one)
    case("select(%0, 1, -1)", lambda a: a.select(1, -1), x, one)
    case("squeeze(%0)", lambda a: a.squeeze(), [T(1, 3, 1)], one)
    case("squeeze(%0, [0,1])", lambda a: a.squeeze((0, 1)), [T(1, 3, 1)], one)
    case("squeeze(%0, -1)", lambda a: a.squeeze(-1), [T(1, 3, 1)], one)
    for dim in (0, 1, -1, 3):
        case(f"unsqueeze(%0, {dim})", lambda a, d=dim: a.unsqueeze(d), x, one)
    case("unfold(%0, 1, 3, 2)", lambda a: a.unfold(1, 3, 2), [T(2, 8)], one)
    for offset in (0, 1, -1):
        case(f"diagonal(%0, {offset})", lambda a, o=offset: a.diagonal(o), [T(3, 4)], one)
    case("diagonal(%0, 0, 0, 2)", lambda a: a.diagonal(0, 0, 2), x, one)
    case("split(%0, [3], dim=1)", lambda a: a.split(3, 1), [T(2, 8)], one)
    case("split(%0, [3,1,4], dim=-1)", lambda a: a.split([3, 1, 4], -1), [T(2, 8)], one)
    case("chunk(%0, 3, dim=1)", lambda a: a.chunk(3, 1), [T(2, 8)], one)
    case("chunk(%0, 5, dim=1)", lambda a: a.chunk(5, 1), [T(2, 8)], one)
    case("tensor_split(%0, 3, dim=1)", lambda a: a.tensor_split(3, 1), [T(2, 8)], one)
    case("tensor_split(%0, indices=[2,-3], dim=1)", lambda a: a.tensor_split([2, -3], 1), [T(2, 8)],
         one)
    case("unbind(%0, 1)", lambda a: a.unbind(1), [T(2, 3)], one)


def layout():
    three = [T(2, 3), T(2, 1), T(2, 4)]
    case("cat([%0, %1, %2], 1)", lambda *a: torch.cat(a, 1), three, ALL + (BOOL,))
    case("cat([%0, %1], -2)", lambda *a: torch.cat(a, -2), [T(1, 3), T(2, 3)], (F32,))
    case("cat([%0, %1], 1)", lambda *a: torch.cat(a, 1), [T(0), T(2, 3)], (F32,))
    case("cat([%0, %1], 0)", lambda *a: torch.cat(a), [T(2, dtype=F16), T(3, dtype=F32)], (None,))
    case("cat([%0, %1], 0)", lambda *a: torch.cat(a), [T(2, dtype=I64), T(3, dtype=BF16)], (None,))
    for dim in (0, 1, -1):
        case(f"stack([%0, %1], {dim})", lambda *a, d=dim: torch.stack(a, d), [T(2, 3), T(2, 3)],
             (F32, I64))
    case("pad(%0, [1,2])", lambda a: F.pad(a, (1, 2)), [T(2, 3)], ALL + (BOOL,))
    case("pad(%0, [1,2,0,1], value=0.5)", lambda a: F.pad(a, (1, 2, 0, 1), value=0.5), [T(2, 3)])
    case("pad(%0, [-1,2,1,-1])", lambda a: F.pad(a, (-1, 2, 1, -1)), [T(2, 3)], (F32,))
    case("pad(%0, [0,0,0,0,1,1])", lambda a: F.pad(a, (0, 0, 0, 0, 1, 1)), [T(2, 3, 2)], (F32,))
    for mode in ("reflect", "replicate", "circular"):
        case(f'pad(%0, [2,1], mode="{mode}")', lambda a, m=mode: F.pad(a, (2, 1), mode=m),
             [T(1, 2, 4)], (F32,))
        case(f'pad(%0, [2,1,0,1], mode="{mode}")', lambda a, m=mode: F.pad(a, (2, 1, 0, 1), mode=m),
             [T(1, 2, 4, 4)], (F32, BF16))
    case("repeat(%0, [2,1,3])", lambda a: a.repeat(2, 1, 3), [T(2, 3)], (F32, I64))
    case("repeat(%0, [2,3])", lambda a: a.repeat(2, 3), [T(1)], (F32,))
    case("repeat_interleave(%0, 2, 1)", lambda a: a.repeat_interleave(2, 1), [T(2, 3)], (F32, I64))
    case("repeat_interleave(%0, 3)", lambda a: a.repeat_interleave(3), [T(2, 3)], (F32,))
    case("roll(%0, [1,-2], [0,1])", lambda a: a.roll((1, -2), (0, 1)), [T(3, 4)], (F32, BF16))
    case("roll(%0, [7], [-1])", lambda a: a.roll(7, -1), [T(3, 4)], (F32,))
    case("flip(%0, [0,-1])", lambda a: a.flip(0, -1), [T(2, 3, 4)], (F32, BOOL))


def pooling():
    image = [T(2, 3, 7, 8)]
    for text, args in (("[2]", dict(kernel_size=2)),
                       ("[3], [2], [1]", dict(kernel_size=3, stride=2, padding=1)),
                       ("[3,2], [2,1], [1,0]", dict(kernel_size=(3, 2), stride=(2, 1),
                                                    padding=(1, 0)))):
        for ceil in (False, True):
            c = f", ceil_mode={str(ceil).lower()}"
            text0 = text if text.count("]") == 3 else text + ", [], [0]"
            for include in (True, False):
                i = f", count_include_pad={str(include).lower()}"
                case(f"avg_pool2d(%0, {text0}{c}{i})",
                     lambda x, a=args, ce=ceil, n=include: F.avg_pool2d(
                         x, **a, ceil_mode=ce, count_include_pad=n),
                     image, FLOATS if include else (F32,))
            case(f"max_pool2d(%0, {text0}, [1]{c})",
                 lambda x, a=args, ce=ceil: F.max_pool2d(x, **a, ceil_mode=ce), image)
    case("avg_pool2d(%0, [2], divisor_override=3)",
         lambda x: F.avg_pool2d(x, 2, divisor_override=3), image, (F32,))
    case("max_pool2d(%0, [2], [1], [1], [2])", lambda x: F.max_pool2d(x, 2, 1, 1, 2), image)
    case("max_pool2d(%0, [2])", lambda x: F.max_pool2d(x, 2), [T(3, 4, 4)], (F32, I64))
    case("avg_pool1d(%0, [3], [2], [1])", lambda x: F.avg_pool1d(x, 3, 2, 1), [T(2, 3, 9)])
    case("max_pool1d(%0, [3], [2], [1])", lambda x: F.max_pool1d(x, 3, 2, 1), [T(2, 3, 9)], (F32,))
    case("avg_pool3d(%0, [2])", lambda x: F.avg_pool3d(x, 2), [T(1, 2, 4, 4, 4)], (F32,))
    case("max_pool3d(%0, [2])", lambda x: F.max_pool3d(x, 2), [T(1, 2, 4, 4, 4)], (F32,))
    for size in (1, 2, 3, 5, 7):
        case(f"adaptive_avg_pool2d(%0, [{size}])", lambda x, s=size: F.adaptive_avg_pool2d(x, s),
             image)
        case(f"adaptive_max_pool2d(%0, [{size}])", lambda x, s=size: F.adaptive_max_pool2d(x, s),
             image, (F32, BF16))
    case("adaptive_avg_pool2d(%0, [3,1])", lambda x: F.adaptive_avg_pool2d(x, (3, 1)), image)
    case("adaptive_avg_pool2d(%0, [10,9])", lambda x: F.adaptive_avg_pool2d(x, (10, 9)), image,
         (F32,))
    case("adaptive_avg_pool1d(%0, [4])", lambda x: F.adaptive_avg_pool1d(x, 4), [T(2, 3, 10)])
    case("adaptive_max_pool1d(%0, [4])", lambda x: F.adaptive_max_pool1d(x, 4), [T(2, 3, 10)],
         (F32,))
    case("adaptive_avg_pool3d(%0, [2])", lambda x: F.adaptive_avg_pool3d(x, 2),
         [T(1, 2, 4, 3, 5)], (F32,))
    case("adaptive_max_pool3d(%0, [2])", lambda x: F.adaptive_max_pool3d(x, 2),
         [T(1, 2, 4, 3, 5)], (F32,))


def conversion():
    for to in (F32, F16, BF16, I64, I32, U8, BOOL):
        case(f"to(%0, {NAMES[to]})", lambda a, d=to: a.to(d), [T(7, low=0, high=9)],
             (F32, F16, BF16, I64, BOOL))
    case("to(%0, i64)", lambda a: a.to(I64), [T(7)])
    case("to(%0, i64)", lambda a: a.to(I64), [T(7)], (F32,))


def creation():
    case("full_like(%0, 0)", torch.zeros_like, [T(2, 3)], ALL + (BOOL,))
    case("full_like(%0, 1.5, dtype=f32)", lambda a: torch.full_like(a, 1.5, dtype=F32), [T(2)],
         (I64, F16))
    one = (F32,)
    case("full([2,3], 0.5)", lambda: torch.full((2, 3), 0.5), [], one)
    case("full([2], 7)", lambda: torch.full((2,), 7), [], one)
    case("full([2], true)", lambda: torch.full((2,), True), [], one)
    case("full([], 0.1, dtype=bf16)", lambda: torch.full((), 0.1, dtype=BF16), [], one)
    case("arange(0, 5)", lambda: torch.arange(5), [], one)
    case("arange(2, -3, -2)", lambda: torch.arange(2, -3, -2), [], one)
    case("arange(0.5, 3, 0.7)", lambda: torch.arange(0.5, 3, 0.7), [], one)
    case("arange(0, 7, 2, dtype=f32)", lambda: torch.arange(0, 7, 2, dtype=F32), [], one)


def indexing():
    case("embedding(%0, %1)", lambda w, i: F.embedding(i, w), [T(5, 4), idx(2, 3, high=4)])
    case("embedding(%0, %1)", lambda w, i: F.embedding(i, w), [T(5, 4), idx(3, high=4, dtype=I32)])
    case("gather(%0, 1, %1)", lambda a, i: a.gather(1, i), [T(2, 5), idx(2, 3, high=4)],
         (F32, I64))
    case("gather(%0, 0, %1)", lambda a, i: a.gather(0, i), [T(4, 5), idx(2, 3, high=3)], (F32,))
    case("index_select(%0, 1, %1)", lambda a, i: a.index_select(1, i), [T(2, 5), idx(3, high=4)],
         (F32, BF16))
    case("index(%0, [%1])", lambda a, i: a[i], [T(5, 4), idx(2, 3, low=-5, high=4)], (F32, I64))
    case("index(%0, [none, %1])", lambda a, i: a[:, i], [T(3, 5, 2), idx(4, high=4)], (F32,))
    case("index(%0, [%1, %2])", lambda a, i, j: a[i, j], [T(3, 5, 2), idx(4, high=2),
                                                        idx(2, 1, high=4)], (F32,))
    case("index(%0, [%1, none, %2])", lambda a, i, j: a[i, :, j],
         [T(3, 5, 4), idx(2, high=2), idx(2, high=3)], (F32,))
    case("index(%0, [none, %1, %2])", lambda a, i, j: a[:, i, j],
         [T(3, 5, 4), idx(2, high=4), idx(2, high=3)], (F32,))
    for name in ("tril", "triu"):
        for d in (0, 1, -1):
            case(f"{name}(%0, {d})", lambda a, n=name, k=d: getattr(torch, n)(a, k), [T(2, 3, 4)],
                 (F32, BOOL) if d == 0 else (F32,))


FAMILIES = (unary, binary, comparison, activation, reduction, normalization, softmax, views, layout,
            pooling, conversion, creation, indexing)
