// Resize: one axis after the other, each element a sum of a few elements of the axis.
#include "frontend/onnx/ops/onnx_texts.hpp"

namespace passnet {
namespace {

constexpr CompositeText kOnnxResizing[] = {
    // The places of an axis from which elements come.
    {"onnx_from(at, extent, wide, wanted, factor, roi, mode: 'half_pixel')", R"(
    return (at + 0.5) / factor - 0.5
)"},
    {"onnx_from(at, extent, wide, wanted, factor, roi, mode: 'pytorch_half_pixel')", R"(
    return onnx_unless_one(at, (at + 0.5) / factor - 0.5, -0.5, wide == 1)
)"},
    {"onnx_from(at, extent, wide, wanted, factor, roi, mode: 'asymmetric')", R"(
    return at / factor
)"},
    {"onnx_from(at, extent, wide, wanted, factor, roi, mode: 'align_corners')", R"(
    return onnx_unless_one(at, at * ((extent - 1) / max(wide - 1, 1e-30)), 0.0, wide == 1)
)"},
    {"onnx_from(at, extent, wide, wanted, factor, roi, mode: 'half_pixel_symmetric')", R"(
    return (at + 0.5) / factor - 0.5 + (1 - wanted / wide) * extent / 2
)"},
    {"onnx_from(at, extent, wide, wanted, factor, roi, mode: 'tf_crop_and_resize')", R"(
    begin = roi[0] * (extent - 1)
    reach = (roi[1] - roi[0]) * (extent - 1)
    each = at * (reach / max(wide - 1, 1e-30)) + begin
    return onnx_unless_one(at, each, reach / 2 + begin, wide == 1)
)"},
    {"onnx_unless_one(at, places, other, is_one: false)", R"(
    return places
)"},
    {"onnx_unless_one(at, places, other, is_one: true)", R"(
    return at * 0 + other
)"},
    {"onnx_nearest(source, mode: 'round_prefer_floor')", R"(
    return torch.ceil(source - 0.5)
)"},
    {"onnx_nearest(source, mode: 'round_prefer_ceil')", R"(
    return torch.floor(source + 0.5)
)"},
    {"onnx_nearest(source, mode: 'floor')", R"(
    return torch.floor(source)
)"},
    {"onnx_nearest(source, mode: 'ceil')", R"(
    return torch.ceil(source)
)"},
    {"onnx_taken(x, axis, places)", R"(
    inside = torch.clamp(places, 0, x.size(axis) - 1).to(torch.int64)
    return torch.index_select(x, axis, inside)
)"},
    // The weight of an element by its distance, in elements of the smaller axis.
    {"onnx_weight(distance, mode: 'linear', a)", R"(
    return torch.relu(1 - torch.abs(distance))
)"},
    {"onnx_weight(distance, mode: 'cubic', a)", R"(
    d = torch.abs(distance)
    near = ((a + 2) * d - (a + 3)) * d * d + 1
    far = ((a * d - 5 * a) * d + 8 * a) * d - 4 * a
    return torch.where(d <= 1, near, torch.where(d < 2, far, 0.0))
)"},
    {"onnx_outside_weight(weight, place, extent, exclude: 0)", R"(
    return weight
)"},
    {"onnx_outside_weight(weight, place, extent, exclude: 1)", R"(
    inside = torch.logical_and(torch.ge(place, 0), torch.lt(place, extent))
    return torch.where(inside, weight, 0.0)
)"},
    {"onnx_tap(state, x, axis, source, first, narrow, mode, a, exclude, place)", R"(
    at = first + place
    own = onnx_weight((at - source) * narrow, mode, a)
    weight = onnx_outside_weight(own, at, x.size(axis), exclude)
    part = onnx_taken(x, axis, at) * weight.to(x.dtype).reshape(onnx_along(x.dim(), axis))
    return (state[0] + part, state[1] + weight)
)"},
    {"onnx_resampled(x, axis, source, factor, mode: 'nearest', nearest, a, exclude, antialias)", R"(
    return onnx_taken(x, axis, onnx_nearest(source, nearest))
)"},
    {"onnx_resampled(x, axis, source, factor, mode, nearest, a, exclude, antialias)", R"(
    narrow = onnx_narrow(factor, antialias)
    reach = onnx_reach(mode, narrow)
    first = torch.floor(source) - (reach - 1)
    wide = torch.zeros(onnx_with_extent(x.shape, axis, source.size(0)), dtype=x.dtype)
    state = (wide, torch.zeros(source.shape, dtype=source.dtype))
    sums = onnx_times('onnx_tap', 2 * reach, state, x, axis, source, first, narrow, mode, a, exclude)
    return sums[0] / sums[1].to(x.dtype).reshape(onnx_along(x.dim(), axis))
)"},
    {"onnx_extrapolated(x, axis, source, extent, value, mode: 'tf_crop_and_resize')", R"(
    outside = torch.logical_or(torch.lt(source, 0), torch.gt(source, extent - 1))
    return torch.where(outside.reshape(onnx_along(x.dim(), axis)), value, x)
)"},
    {"onnx_extrapolated(x, axis, source, extent, value, mode)", R"(
    return x
)"},
    {"onnx_resized_axis(x, axis, same: true, wanted, factor, roi, mode, transform, nearest, a, "
     "exclude, antialias, value)",
     R"(
    return x
)"},
    {"onnx_resized_axis(x, axis, same: false, wanted, factor, roi, mode, transform, nearest, a, "
     "exclude, antialias, value)",
     R"(
    extent = x.size(axis)
    at = torch.arange(0, wanted, 1, dtype=torch.float32)
    source = onnx_from(at, extent, extent * factor, wanted, factor, roi, transform)
    made = onnx_resampled(x, axis, source, factor, mode, nearest, a, exclude, antialias)
    return onnx_extrapolated(made, axis, source, extent, value, transform)
)"},
    {"onnx_resize_step(x, sizes, factors, roi, mode, transform, nearest, a, exclude, antialias, "
     "value, axis)",
     R"(
    ends = onnx_roi(roi, axis, x.dim())
    same = onnx_is_same(x.size(axis), sizes[axis], factors[axis], ends, transform)
    return onnx_resized_axis(x, axis, same, sizes[axis], factors[axis], ends, mode, transform,
                             nearest, a, exclude, antialias, value)
)"},
    // Modes that `interpolate` has.
    {"onnx_resize(x, sizes, factors, roi, known: none, mode, transform, nearest, a, exclude, "
     "antialias, value)",
     R"(
    return onnx_times('onnx_resize_step', x.dim(), x, sizes, factors, roi, mode, transform,
                      nearest, a, exclude, antialias, value).to(x.dtype)
)"},
    {"onnx_resize(x, sizes, factors, roi, known, mode, transform, nearest, a, exclude, "
     "antialias, value)",
     R"(
    return torch.nn.functional.interpolate(
        x, scale_factor=factors[2:], mode=known, align_corners=onnx_corners(transform, known))
)"},
    {"onnx.Resize(X, roi=None, scales=None, sizes=None, *, antialias=0, axes=None, "
     "coordinate_transformation_mode='half_pixel', cubic_coeff_a=-0.75, exclude_outside=0, "
     "extrapolation_value=0.0, keep_aspect_ratio_policy='stretch', mode='nearest', "
     "nearest_mode='round_prefer_floor')",
     R"(
    chosen = onnx_or_range(axes, X.dim())
    factors = onnx_factors(X.shape, onnx_numbers(scales), onnx_numbers(sizes), chosen,
                           keep_aspect_ratio_policy)
    wanted = onnx_resized(X.shape, onnx_numbers(scales), onnx_numbers(sizes), chosen,
                          keep_aspect_ratio_policy)
    known = onnx_interpolation(X.shape, wanted, factors, mode, coordinate_transformation_mode,
                               nearest_mode, cubic_coeff_a, exclude_outside, antialias)
    corners = onnx_all_roi(onnx_numbers(roi), chosen, X.dim())
    return onnx_resize(X, wanted, factors, corners, known, mode, coordinate_transformation_mode,
                       nearest_mode, cubic_coeff_a, exclude_outside, antialias,
                       extrapolation_value)
)"},
};

}  // namespace

std::span<const CompositeText> onnx_resize_texts() { return kOnnxResizing; }

}  // namespace passnet
