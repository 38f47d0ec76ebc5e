"""Families of calls of Paddle's ops with drawn attributes, for paddle_test.py: each takes a random
generator and returns inputs by name, the call, and Paddle's own spelling of it if that differs."""

PLACE = "paddle.core.CPUPlace()"
OP = "paddle._C_ops."

# Inputs by name: (dtype, shape), (dtype, shape, low, high), or a list of values known at import.
X = {"x": ("float32", (3, 4, 5))}
RATES = {"x": ("float32", (3, 4), 0.05, 0.95)}
TWO = {"x": ("float32", (3, 4)), "y": ("float32", (3, 4), 0.5, 2.0)}
INTS = {"x": ("int64", (3, 4), -9, 9), "y": ("int64", (3, 4), 1, 5)}
BOOLS = {"x": ("bool", (3, 4)), "y": ("bool", (3, 4))}


def number(value, dtype="float32"):
    """A number as Paddle's graphs hold it: a tensor of one element."""
    return f"{OP}full([1], float(\"{value}\"), paddle.{dtype}, {PLACE})"


def axes(draw, rank, most=2):
    chosen = draw.sample(range(rank), draw.randint(1, min(most, rank)))
    return [axis - rank if draw.random() < 0.4 else axis for axis in chosen]


def unary(draw):
    name = draw.choice(["abs", "atan", "ceil", "cos", "erf", "exp", "expm1", "floor", "hardswish",
                        "relu", "relu6", "round", "sigmoid", "sign", "silu", "sin", "sinh", "swish",
                        "square", "tanh", "tanh_shrink", "trunc", "softsign", "logsigmoid", "tan",
                        "cosh", "asinh", "isnan", "isfinite", "isinf", "mish"])
    more = {"round": ", 0", "mish": ", 20.0"}.get(name, "")
    return X, f"{OP}{name}(x{more})"


def of_rates(draw):
    name = draw.choice(["acos", "asin", "atanh", "log", "log10", "log1p", "log2", "reciprocal",
                        "rsqrt", "sqrt", "lgamma"])
    return RATES, f"{OP}{name}(x)"


def with_numbers(draw):
    text = draw.choice([
        "celu(x, 1.5)", "elu(x, 0.7)", "gelu(x, False)", "gelu(x, True)", "hardshrink(x, 0.3)",
        "hardtanh(x, -0.5, 0.8)", "leaky_relu(x, 0.1)", "softshrink(x, 0.3)", "stanh(x, 0.6, 1.5)",
        "hardsigmoid(x, 0.2, 0.5)", "softplus(x, 1.5, 2.0)", "thresholded_relu(x, 0.4, 0.0)",
        "selu(x, 1.05, 1.67)", "pow(x, 3.0)", "pow(x, 2.0)",
        f"clip(x, {number(-0.5)}, {number(0.75)})",
        f"scale(x, {number(2.5)}, 0.75, True)", f"scale(x, {number(-1)}, 0.75, False)",
        "logit(x, 0.1)", "cast(x, paddle.int32)", "cast(x, paddle.float64)", "cast(x, paddle.bool)",
        f"full_like(x, {number(3)}, paddle.int64, {PLACE})"])
    return X, OP + text


def on_integers(draw):
    text = draw.choice([
        f"scale(x, {number(1)}, 3.0, True)", f"scale(x, {number(-2)}, 0.0, True)",
        f"clip(x, {number(-3)}, {number(4)})", "floor_divide(x, y)", "remainder(x, y)",
        "divide(x, y)", "bitwise_and(x, y)", "bitwise_or(x, y)", "bitwise_xor(x, y)",
        "bitwise_not(x)", "multiply(x, y)", "maximum(x, y)", "elementwise_pow(x, y)", "abs(x)",
        "sum(x, [1], None, False)", "cumsum(x, 1, False, False, False)", "prod(x, [0], True, False)",
        "max(x, [0], False)", "pow(x, 2.0)", "mean(x, [1], False)"])
    return INTS, OP + text


def binary(draw):
    name = draw.choice(["add", "atan2", "divide", "elementwise_pow", "fmax", "fmin", "maximum",
                        "minimum", "multiply", "remainder", "subtract", "floor_divide",
                        "equal", "not_equal", "less_than", "less_equal", "greater_than",
                        "greater_equal", "heaviside", "copysign"])
    if name == "elementwise_pow":
        return {"x": ("float32", (3, 4), 0.5, 2), "y": ("float32", (4,))}, f"{OP}elementwise_pow(x, y)"
    y = draw.choice([(3, 4), (4,), (1, 4), (3, 1), ()])
    return {**TWO, "y": ("float32", (3, 4) if name == "atan2" else y, 0.5, 2.0)}, f"{OP}{name}(x, y)"


def mixed(draw):
    left, right = draw.sample(["float32", "float64"], 2)
    inputs = {"x": (left, (3, 4), 0.5, 2), "y": (right, draw.choice([(), (4,)]), 0.5, 2)}
    return inputs, f"{OP}{draw.choice(['add', 'multiply', 'subtract'])}(x, y)"


def logic(draw):
    name = draw.choice(["logical_and(x, y)", "logical_or(x, y)", "logical_xor(x, y)",
                        "logical_not(x)", "bitwise_not(x)", "all(x, [1], False)", "any(x, [], True)",
                        "cast(x, paddle.float32)", "where(x, y, x)"])
    return BOOLS, OP + name


def reduction(draw):
    rank = draw.randint(1, 4)
    shape = tuple(draw.randint(1, 4) for _ in range(rank))
    chosen = draw.choice([[], axes(draw, rank, rank)])
    keep = draw.choice([True, False])
    name = draw.choice(["sum", "mean", "max", "min", "prod", "logsumexp", "frobenius_norm"])
    arguments = {"sum": f"{chosen}, {draw.choice(['None', 'paddle.float64'])}, {keep}",
                 "prod": f"{chosen}, {keep}, {not chosen}",
                 "logsumexp": f"{chosen}, {keep}, {not chosen}",
                 "frobenius_norm": f"{chosen}, {keep}, {not chosen}"}
    return {"x": ("float32", shape)}, f"{OP}{name}(x, {arguments.get(name, f'{chosen}, {keep}')})"


def norms(draw):
    axis, keep = draw.randint(-3, 2), draw.choice([True, False])
    porder = draw.choice([1.0, 2.0, 3.0, 0.0, float("inf"), float("-inf")])
    return X, draw.choice([
        f"{OP}p_norm(x, float(\"{porder}\"), {axis}, 1e-12, {keep}, False)",
        f"{OP}p_norm(x, float(\"{porder}\"), -1, 1e-12, {keep}, True)",
        f"{OP}squared_l2_norm(x)", f"{OP}mean_all(x)"])


def places(draw):
    axis, keep = draw.randint(-3, 2), draw.choice([True, False])
    dtype = draw.choice(["int64", "int32"])
    largest = draw.choice([True, False])
    if draw.random() < 0.4:  # Paddle's own binding takes other arguments than its graphs do
        name = draw.choice(["argmax", "argmin"])
        whole = draw.choice([True, False])
        return X, f"{OP}{name}(x, {number(axis, 'int64')}, {keep}, {whole}, paddle.{dtype})", \
            f"paddle.{name}(x, {None if whole else axis}, {keep}, '{dtype}')"
    return X, draw.choice([
        f"{OP}topk(x, {number(2, 'int32')}, {axis}, {largest}, True)",
        f"{OP}argsort(x, {axis}, {largest}, True)", f"{OP}kthvalue(x, 2, {axis}, {keep})"])


def scan(draw):
    flags = ", ".join(str(draw.choice([True, False])) for _ in range(2))
    axis = draw.randint(-3, 2)
    return X, draw.choice([
        f"{OP}cumsum(x, {number(axis, 'int32')}, False, {flags})",
        f"{OP}cumsum(x, {number(-1, 'int32')}, True, {flags})",
        f"{OP}cumprod(x, {axis % 3}, {flags})",
        f"{OP}cummax(x, {axis}, paddle.int64)", f"{OP}cummin(x, {axis}, paddle.int64)",
        f"{OP}softmax(x, {axis})", f"{OP}log_softmax(x, {axis})"])


def reshaped(draw):
    text = draw.choice([
        "reshape(x, [0, -1])", "reshape(x, [-1, 0, 5])", "reshape(x, [5, 12])", "reshape(x, [60])",
        "flatten(x, 0, 1)", "flatten(x, 1, 2)", "flatten(x, -2, -1)", "transpose(x, [2, 0, 1])",
        "unsqueeze(x, [0, -1])", "unsqueeze(x, [1, 2])", "unsqueeze(x, [-2])", "tile(x, [2, 1])",
        "tile(x, [2, 1, 1, 3])", "expand(x, [2, -1, 4, 5])", "flip(x, [0, -1])",
        "roll(x, [1, -2], [0, 2])", "roll(x, [7], [])", "split(x, [1, -1, 2], 2)",
        "split_with_num(x, 2, 1)", "unbind(x, 1)", "unstack(x, -1, 5)", "stack([x, x], -1)",
        f"concat([x, x], {number(-1, 'int32')})", "tril(x, 1)", "triu(x, -1)",
        "diagonal(x, 1, 0, 2)", "trace(x, 1, 0, 2)", "diag_embed(x, 1, -2, -1)",
        "repeat_interleave(x, 2, 1, -1)", "shape64(x)", "shape(x)", "numel(x)",
        "crop(x, [2, -1, 3], [1, 0, 2])", "as_strided(x, [2, 3], [5, 1], 4)",
        "tensor_unfold(x, 2, 2, 1)"])
    return X, OP + text


def squeezed(draw):
    return {"x": ("float32", (1, 3, 1, 4, 1))}, \
        f"{OP}squeeze(x, {draw.choice([[], [0], [-1, 2], [1], [0, 2, 4]])})"


def sliced(draw):
    count = draw.randint(1, 3)
    chosen = draw.sample(range(3), count)
    starts = [draw.randint(-4, 3) for _ in chosen]
    ends = [draw.choice([2147483647, 4, 3, -1]) for _ in chosen]
    starts = [min(start, 1) for start in starts]
    if draw.random() < 0.5:
        steps = [draw.choice([1, 2, -1, -2]) for _ in chosen]
        pairs = [(start, end) if step > 0 else (draw.choice([-1, 3, 2]), draw.choice([0, -100]))
                 for start, end, step in zip(starts, ends, steps)]
        return {"x": ("float32", (4, 5, 6))}, \
            f"{OP}strided_slice(x, {chosen}, {[a for a, _ in pairs]}, {[b for _, b in pairs]}, {steps})"
    dropped = [axis for axis in chosen if draw.random() < 0.4]
    for place, axis in enumerate(chosen):
        if axis in dropped:
            starts[place] = draw.randint(0, 3)
            ends[place] = starts[place] + 1
    return {"x": ("float32", (4, 5, 6))}, \
        f"{OP}slice(x, {chosen}, {starts}, {ends}, {[1] * count}, {dropped})"


def stored(draw):
    step = draw.choice([1, 2])
    if draw.random() < 0.5:
        return {"x": ("float32", (4, 5))}, \
            f"{OP}set_value(x, [1], [4], [{step}], [0], [], [], [1], [2.5])"
    rows = 3 if step == 1 else 2
    return {"x": ("float32", (4, 5)), "y": ("float32", (rows, 5))}, \
        f"{OP}set_value_with_tensor(x, y, [1], [4], [{step}], [0], [], [])"


def indexed(draw):
    places_ = {"i": ("int64", (3,), 0, 3), "j": ("int64", (2, 2), 0, 3)}
    return draw.choice([
        ({**X, "i": ("int64", (6,), 0, 3)}, f"{OP}gather(x, i, {number(1, 'int32')})"),
        ({**X, "i": ("int32", (), 0, 3)}, f"{OP}gather(x, i, {number(0, 'int32')})"),
        ({**X, "i": ("int64", (6, 2), 0, 3)}, f"{OP}gather_nd(x, i)"),
        ({**X, "i": ("int64", (2, 3), 0, 3)}, f"{OP}gather_nd(x, i)"),
        ({**X, **places_}, f"{OP}index_select(x, i, 1)"),
        ({"x": ("float32", (3, 4)), "i": ("int64", (3, 2), 0, 4)}, f"{OP}index_sample(x, i)"),
        ({**X, "i": ("int64", (3, 2, 5), 0, 4)}, f"{OP}take_along_axis(x, i, 1)"),
        ({"x": ("int64", (2, 3), 0, 7), "w": ("float32", (7, 4))},
         f"{OP}embedding(x, w, {draw.choice([-1, 0, 3])}, False)"),
        ({"x": ("float32", (5, 2)), "i": [3, 0, 4], "u": ("float32", (3, 2))},
         f"{OP}scatter(x, i, u, True)"),
        ({"x": ("float32", (5, 2)), "i": ("int64", (3,), 0, 5), "u": ("float32", (3, 2))},
         f"{OP}scatter(x, i, u, False)"),
        ({"x": ("float32", (5, 2)), "i": ("int64", (3, 1), 0, 5), "u": ("float32", (3, 2))},
         f"{OP}scatter_nd_add(x, i, u)"),
        ({"x": ("float32", (5, 2)), "i": ("int64", (3,), 0, 5), "u": ("float32", (3, 2))},
         f"{OP}index_add(x, i, u, 0)"),
        ({"x": ("float32", (3, 4)), "i": ("int64", (2, 4), 0, 3), "u": ("float32", (2, 4))},
         f"{OP}put_along_axis(x, i, u, 0, '{draw.choice(['add', 'amax', 'amin'])}', True)"),
        ({"x": ("int64", (2, 3), 0, 5)}, f"{OP}one_hot(x, {number(5, 'int32')})"),
        ({**X, "m": ("bool", (3, 4, 5)), "v": ("float32", ())}, f"{OP}masked_fill(x, m, v)"),
        ({"x": ("float32", (4,))}, f"{OP}diag(x, {draw.choice([0, 1, -1])}, {draw.choice([0.0, 2.5])})"),
        ({"x": ("float32", (4,)), "y": ("float32", (3,))}, f"{OP}meshgrid([x, y])"),
        ({"x": ("float32", (3, 4)), "m": [[True, False, True, False]] * 3},
         f"{OP}masked_select(x, m)"),
        ({"m": [[True, False, True, False]] * 3}, f"{OP}nonzero(m)"),
    ])


def product(draw):
    flags = draw.choice([(False, False), (True, False), (False, True), (True, True)])
    x, y = (2, 3, 4), (2, 4, 5)
    x = (2, 4, 3) if flags[0] else x
    y = (2, 5, 4) if flags[1] else y
    return draw.choice([
        ({"x": ("float32", x), "y": ("float32", y)}, f"{OP}matmul(x, y, {flags[0]}, {flags[1]})"),
        ({"x": ("float32", (4,)), "y": ("float32", y)}, f"{OP}matmul(x, y, {flags[0]}, {flags[1]})"),
        ({"x": ("float32", (4,)), "y": ("float32", (4,))}, f"{OP}matmul(x, y, False, False)"),
        ({"x": ("float32", (2, 3, 4)), "y": ("float32", (2, 4, 5))}, f"{OP}bmm(x, y)"),
        ({"x": ("float32", (3, 4)), "y": ("float32", (4,))}, f"{OP}mv(x, y)"),
        ({"x": ("float32", (3, 4)), "y": ("float32", (3, 4))}, f"{OP}dot(x, y)"),
        ({"i": ("float32", (5,)), "x": ("float32", (3, 4)), "y": ("float32", (4, 5))},
         f"{OP}addmm(i, x, y, 0.5, 2.0)"),
        ({"x": ("float32", (2, 3)), "y": ("float32", (3, 2))}, f"{OP}kron(x, y)"),
        ({"x": ("float32", (4, 3)), "y": ("float32", (4, 3))}, f"{OP}cross(x, y, {draw.choice([1, 9])})"),
        ({"x": ("float32", (2, 3, 4)), "y": ("float32", (2, 4, 5))},
         f"{OP}einsum([x, y], 'bij,bjk->bik')[0]"),
    ])


def image(draw, channels, last):
    sizes = (draw.randint(5, 9), draw.randint(5, 9))
    return (2, *sizes, channels) if last else (2, channels, *sizes)


def paddings(draw):
    return draw.choice([[0, 0], [1, 1], [1, 0], [1, 0, 0, 1]])


def convolution(draw):
    last = draw.random() < 0.3
    groups = draw.choice([1, 2])
    kernel = (draw.randint(1, 3), draw.randint(1, 3))
    strides = [draw.randint(1, 2), draw.randint(1, 2)]
    dilations = draw.choice([[1, 1], [2, 1], [2, 2]])
    algorithm = draw.choice(["EXPLICIT", "EXPLICIT", "SAME", "VALID"])
    form = "NHWC" if last else "NCHW"
    shape = image(draw, 4, last)
    pads = paddings(draw)
    return draw.choice([
        ({"x": ("float32", shape), "w": ("float32", (6, 4 // groups, *kernel))},
         f"{OP}conv2d(x, w, {strides}, {pads}, '{algorithm}', {dilations}, {groups}, '{form}')"),
        ({"x": ("float32", shape), "w": ("float32", (8, 1, *kernel))},
         f"{OP}depthwise_conv2d(x, w, {strides}, {pads}, '{algorithm}', 4, {dilations}, '{form}')"),
        ({"x": ("float32", (1, 2, 4, 5, 5)), "w": ("float32", (3, 2, 2, *kernel))},
         f"{OP}conv3d(x, w, [1, {strides[0]}, {strides[1]}], [0, 1, 1], '{algorithm}', 1, "
         "[1, 1, 1], 'NCDHW')"),
    ])


def transposed(draw):
    groups = draw.choice([1, 2])
    strides = [draw.randint(1, 2), draw.randint(1, 2)]
    more = draw.choice([[], [0, 0], [strides[0] - 1, 0]])
    pads = paddings(draw)
    return {"x": ("float32", image(draw, 4, False)), "w": ("float32", (4, 3, 3, 2))}, \
        f"{OP}conv2d_transpose(x, w, {strides}, {pads}, {more}, [], 'EXPLICIT', {groups}, " \
        "[1, 1], 'NCHW')"


def pool(draw):
    last = draw.random() < 0.3
    kind = draw.choice(["max", "avg"])
    kernel = [draw.randint(1, 3), draw.randint(1, 3)]
    pads = draw.choice([[0, 0], [min(1, kernel[0] - 1), min(1, kernel[1] - 1)],
                        [min(1, kernel[0] - 1), 0, 0, min(1, kernel[1] - 1)]])
    algorithm = draw.choice(["EXPLICIT", "EXPLICIT", "SAME", "VALID"])
    everything, adaptive = draw.choice([(False, False)] * 3 + [(True, False), (False, True)])
    algorithm = "EXPLICIT" if adaptive else algorithm
    kind = "avg" if adaptive else kind  # Paddle has another op for adaptive maxima
    ceil = draw.choice([True, False]) and algorithm == "EXPLICIT"
    return {"x": ("float32", image(draw, 3, last))}, \
        f"{OP}pool2d(x, {kernel}, {[draw.randint(1, 2), draw.randint(1, 2)]}, {pads}, {ceil}, " \
        f"{draw.choice([True, False])}, '{'NHWC' if last else 'NCHW'}', '{kind}', {everything}, " \
        f"{adaptive}, '{algorithm}')"


def resized(draw):
    last = draw.random() < 0.3
    corners = draw.choice([True, False])
    mode = draw.choice([0, 1])
    if draw.random() < 0.5:
        sizes, scale = f"{draw.randint(3, 14)}, {draw.randint(3, 14)}", []
    else:
        sizes, scale = "-1, -1", draw.choice([[2.0, 2.0], [1.5, 0.75], [0.5, 2.0]])
    form = "NHWC" if last else "NCHW"
    kind = draw.choice(["bilinear", "nearest", "bicubic"])
    if kind == "bicubic":
        scale = [] if scale else scale
        sizes = "7, 11" if sizes == "-1, -1" else sizes
    return {"x": ("float32", image(draw, 2, last))}, \
        f"{OP}{kind}_interp(x, None, None, None, '{form}', -1, {sizes}, {scale}, '{kind}', " \
        f"{corners}, {mode})"


def padded(draw):
    mode = draw.choice(["constant", "reflect", "replicate", "circular"])
    last = draw.random() < 0.3
    shape = (1, 3, 4, 5, 2) if last else (1, 2, 3, 4, 5)
    pads = [draw.randint(0, 2) for _ in range(6)]
    return draw.choice([
        ({"x": ("float32", shape)},
         f"{OP}pad3d(x, {pads}, '{mode}', 1.5, '{'NDHWC' if last else 'NCDHW'}')"),
        ({"x": ("float32", (3, 4))}, f"{OP}pad(x, {pads[:4]}, 2.5)"),
    ])


def normalized(draw):
    last = draw.random() < 0.4
    form = "NHWC" if last else "NCHW"
    shape = image(draw, 4, last)
    axis = draw.choice([1, 2])
    rows = {"x": ("float32", (2, 3, 4))}
    own = 12 if axis == 1 else 4
    channel = {"s": ("float32", (4,), 0.5, 2), "b": ("float32", (4,))}
    statistics = {"m": ("float32", (4,)), "v": ("float32", (4,), 0.5, 2)}
    test = draw.choice([True, False])
    return draw.choice([
        ({**rows, "s": ("float32", (own,)), "b": ("float32", (own,))},
         f"{OP}layer_norm(x, s, b, 1e-5, {axis})"),
        (rows, f"{OP}layer_norm(x, None, None, 1e-5, {axis})"),
        ({"x": ("float32", shape), **channel}, f"{OP}group_norm(x, s, b, 1e-5, 2, '{form}')"),
        ({"x": ("float32", image(draw, 4, False)), **channel}, f"{OP}instance_norm(x, s, b, 1e-5)"),
        ({"x": ("float32", shape), **statistics, **channel},
         f"{OP}batch_norm(x, m, v, s, b, {test}, 0.9, 1e-5, '{form}', False, False)[0:3]"),
        ({"x": ("float32", shape), **statistics, **channel},
         f"{OP}batch_norm(x, m, v, s, b, {test}, 0.9, 1e-5, '{form}', True, False)[0]"),
    ])


def loss(draw):
    soft = draw.choice([True, False])
    labels = ("float32", (4, 5), 0, 1) if soft else ("int64", (4, 1), 0, 5)
    kinds = ["none", "mean", "sum"]
    return draw.choice([
        ({**RATES, "y": ("float32", (3, 4), 0, 1)}, f"{OP}bce_loss(x, y)"),
        ({"x": ("float32", (4, 5)), "y": labels},
         f"{OP}cross_entropy_with_softmax(x, y, {soft}, True, True, {draw.choice([-100, 2])}, -1)"),
        ({**TWO}, f"{OP}sigmoid_cross_entropy_with_logits(x, y, None, {soft}, -100)"),
        ({**TWO, "p": ("float32", (4,), 0.5, 2)},
         f"{OP}sigmoid_cross_entropy_with_logits(x, y, p, {soft}, -100)"),
        (TWO, f"{OP}huber_loss(x, y, 0.7)"),
        ({**TWO}, f"{OP}kldiv_loss(x, y, '{draw.choice(kinds + ['batchmean'])}', {soft})"),
        ({"x": ("float32", (3, 1), 0.05, 0.95), "y": ("float32", (3, 1), 0, 1)}, f"{OP}log_loss(x, y, 1e-4)"),
        ({"x": ("float32", (4, 5)), "y": ("int64", (4,), 0, 5), "w": ("float32", (5,), 0.5, 2)},
         f"{OP}nll_loss(x, y, w, {draw.choice([-100, 2])}, '{draw.choice(kinds)}')"),
        (RATES, f"{OP}label_smooth(x, None, 0.1)"),
    ])


def vision(draw):
    corners = draw.choice([True, False])
    return draw.choice([
        ({"x": ("float32", (2, 3, 5, 6)), "g": ("float32", (2, 4, 3, 2))},
         f"{OP}grid_sample(x, g, '{draw.choice(['bilinear', 'nearest'])}', "
         f"'{draw.choice(['zeros', 'border', 'reflection'])}', {corners})"),
        ({"x": ("float32", (2, 2, 3))}, f"{OP}affine_grid(x, [2, 3, 4, 5], {corners})"),
        ({"x": ("float32", (1, 8, 3, 4))}, f"{OP}pixel_shuffle(x, 2, 'NCHW')"),
        ({"x": ("float32", (1, 4, 6, 8))}, f"{OP}pixel_unshuffle(x, 2, 'NHWC')"),
        ({"x": ("float32", (1, 6, 3, 4))}, f"{OP}channel_shuffle(x, 3, 'NCHW')"),
        ({"x": ("float32", (4, 4, 3, 3))}, f"{OP}temporal_shift(x, 2, 0.25, 'NCHW')"),
        ({"x": ("float32", (1, 2, 6, 7))},
         f"{OP}unfold(x, [2, 3], [1, 2], [1, 0, 0, 1], [1, 1])"),
        ({"x": ("float32", (2, 4, 5, 5)), "a": ("float32", (4,), 0, 1)},
         f"{OP}prelu(x, a, 'NCHW', 'channel')"),
        ({"x": ("float32", (1, 2, 3, 4)), "y": ("float32", (1, 3, 24, 32))},
         f"{OP}prior_box(x, y, [4.0, 8.0], {draw.choice([[], [6.0, 12.0]])}, [2.0], "
         f"[0.1, 0.1, 0.2, 0.2], {corners}, {draw.choice([True, False])}, 0.0, 0.0, 0.5, "
         f"{draw.choice([True, False])})"),
        ({"x": ("float32", (1, 14, 4, 4)), "y": [[64, 48]]},
         f"{OP}yolo_box(x, {OP}cast(y, paddle.int32), [10, 13, 16, 30], 2, 0.3, 16, {corners}, "
         "1.1, False, 0.5)"),
        ({"x": ("float32", (1, 4, 5, 5)), "o": ("float32", (1, 18, 5, 5)),
          "m": ("float32", (1, 9, 5, 5), 0, 1), "w": ("float32", (3, 4, 3, 3))},
         f"{OP}deformable_conv(x, o, w, m, [1, 1], [1, 1], [1, 1], 1, 1, 1)"),
        ({"x": ("float32", (2, 3, 8, 9)), "b": [[1.0, 2.0, 6.5, 7.0], [0.0, 1.0, 3.0, 9.5],
                                                [2.5, 1.5, 8.0, 4.0]], "n": [1, 2]},
         f"{OP}roi_align(x, {OP}cast(b, paddle.float32), {OP}cast(n, paddle.int32), 3, 2, "
         f"{draw.choice([1.0, 0.5])}, {draw.choice([0, 2])}, {corners})"),
        ({"b": [[1.0, 2.0, 600.0, 700.0], [0.0, 1.0, 30.0, 95.0], [20.0, 10.0, 80.0, 40.0],
                [5.0, 5.0, 300.0, 200.0]], "n": [1, 3]},
         f"{OP}distribute_fpn_proposals({OP}cast(b, paddle.float32), {OP}cast(n, paddle.int32), "
         f"2, 5, 4, 224, {corners})"),
        ({"x": ("float32", (2, 4, 9))}, f"{OP}linear_interp(x, None, None, None, 'NCHW', -1, -1, 5, "
         f"[], 'linear', {corners}, {draw.choice([0, 1])})"),
    ])


def made(draw):
    return draw.choice([
        ({}, f"paddle.arange({number(1, 'float64')}, {number(9, 'float64')}, "
             f"{number(2, 'float64')}, dtype='int64')"),
        ({}, f"{OP}linspace({number(0)}, {number(3)}, {number(7, 'int32')}, paddle.float32, {PLACE})"),
        ({}, f"{OP}full([2, 3], 2.5, paddle.float32, {PLACE})"),
        ({}, f"{OP}full([2], 1.0, paddle.bool, {PLACE})"),
        ({}, f"{OP}eye({number(3, 'int32')}, {number(4, 'int32')}, paddle.float32, {PLACE})"),
        ({}, f"{OP}tril_indices(3, 4, 0, paddle.int64, {PLACE})"),
        ({"x": ("float32", (3,)), "y": ("float32", (3,))}, f"{OP}add_n([x, y, x])"),
        ({"x": ("float32", (3, 4, 2))}, f"{OP}as_complex(x)"),
        ({"x": ("float32", (3, 8))}, f"{OP}fft_r2c(x, [0, 1], 'backward', True, True)"),
        ({"x": ("float32", (3, 8))}, f"{OP}real({OP}fft_r2c(x, [1], 'ortho', True, False))"),
    ])


FAMILIES = [unary, of_rates, with_numbers, on_integers, binary, mixed, logic, reduction, norms,
            places, scan, reshaped, squeezed, sliced, stored, indexed, product, convolution,
            transposed, pool, resized, padded, normalized, loss, vision, made]
