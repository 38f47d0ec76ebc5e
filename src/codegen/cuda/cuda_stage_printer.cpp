#include "codegen/cuda/cuda_stage_printer.hpp"

#include "codegen/cpp/cpp_spelling.hpp"

#include <algorithm>

namespace passnet {

void StagePrinter::open_loop(size_t loop, std::string_view begin, int64_t step) {
  const std::string next =
      step == 1 ? fmt::format("++i{}", loop) : fmt::format("i{} += {}", loop, step);
  writer_.open("for ({0} i{1} = {2}; i{1} < {3}; {4})", index_type(), loop, begin, extent(loop),
               next);
  exprs_.print_early(loop + 1);
}

// ---- loads ----

std::vector<ExprId> StagePrinter::loads_ahead(size_t begin, size_t end) const {
  std::vector<ExprId> loads;
  for (const auto& [id, load] : nest_.loads) {
    const PlacedExpr& placed = own_.placed(id);
    const bool is_inside = placed.depth > begin && placed.depth <= end;
    if (placed.uses == 0 || placed.unsafe || !is_inside) continue;
    if (load.in_bounds && !exprs_.is_local(load.buffer)) loads.push_back(id);
  }
  return loads;
}

int64_t StagePrinter::words(std::span<const ExprId> loads) const {
  int64_t count = 0;
  for (const ExprId id : loads) {
    const auto bytes =
        static_cast<int64_t>(byte_size(kernel_.buffer(nest_.loads.at(id).buffer).dtype));
    count += (bytes * own_.pack + kRegisterBytes - 1) / kRegisterBytes;
  }
  return count;
}

void StagePrinter::declare_ahead(std::span<const ExprId> loads, int64_t rounds) {
  for (const ExprId id : loads) {
    const std::string_view type = cpp_memory_type(kernel_.buffer(nest_.loads.at(id).buffer).dtype);
    const std::string whole =
        own_.pack > 1 ? fmt::format("pn::Pack<{}, {}>", type, own_.pack) : std::string(type);
    writer_.line("{} {}[{}];", whole, array_of(id), rounds);
    take_from(array_of(id), id);
  }
}

void StagePrinter::take_from(const std::string& array, ExprId load) {
  exprs_.name_load(load, fmt::format("{}[round]{}", array, own_.pack > 1 ? ".values[part]" : ""));
}

void StagePrinter::load_into(const std::string& array, ExprId load) {
  if (own_.pack > 1) exprs_.name_last_index("start");
  const std::string place = exprs_.element(nest_.loads.at(load), kernel_.expr(load).operands);
  if (own_.pack > 1) {
    writer_.line("{}[round] = pn::load_pack<{}>(&{});", array, own_.pack, place);
  } else {
    writer_.line("{}[round] = {};", array, place);
  }
  exprs_.name_last_index({});
}

// ---- packs ----

void StagePrinter::load_packs() {
  exprs_.name_last_index("start");
  for (const ExprId id : own_.packed) {
    if (own_.placed(id).uses == 0 || exprs_.has_name(id)) continue;
    writer_.line("const auto pack{} = pn::load_pack<{}>(&{});", id.index, own_.pack,
                 exprs_.element(nest_.loads.at(id), kernel_.expr(id).operands));
    exprs_.name_load(id, fmt::format("pack{}.values[part]", id.index));
  }
  exprs_.name_last_index({});
}

void StagePrinter::open_parts() {
  const size_t last = nest_.extents.size() - 1;
  if (stage_.kind == StageKind::kMap) declare_result(own_.pack);
  writer_.directive("#pragma unroll");
  writer_.open("for (int32_t part = 0; part < {}; ++part)", own_.pack);
  if (nest_.indexed[last]) {
    writer_.line("const {0} i{1} = start + static_cast<{0}>(part);", index_type(), last);
  }
  exprs_.print_early(last + 1);
}

void StagePrinter::end_parts() {
  exprs_.print_late(nest_.extents.size());
  store_at("result.values[part]", stored_value(), combine_.dtype());
  writer_.close();
}

void StagePrinter::declare_result(int64_t pack) {
  writer_.line("pn::Pack<{}, {}> result;", cpp_memory_type(kernel_.buffer(stage_.target).dtype),
               pack);
}

void StagePrinter::store_pack(int64_t pack) {
  exprs_.name_last_index("start");
  writer_.line("pn::store_pack<{}>(&{}, result);", pack,
               exprs_.element(nest_.target, stage_.target_index));
  exprs_.name_last_index({});
}

// ---- stores ----

std::string StagePrinter::stored_value() const {
  const std::string& text = exprs_.text(stage_.value);
  return combine_.dtype() == DType::kBool ? fmt::format("uint8_t({})", text) : text;
}

void StagePrinter::store(const std::string& text, DType dtype) {
  const std::string place = exprs_.element(nest_.target, stage_.target_index);
  if (!own_.is_atomic) return store_at(place, text, dtype);
  const DType target = kernel_.buffer(stage_.target).dtype;
  writer_.line("pn::accumulate<{}>(&{}, pn::cast<{}>({}));",
               cpp_combine(accumulating_combine(stage_.store), target), place,
               cpp_memory_type(target), text);
}

void StagePrinter::store_at(const std::string& place, const std::string& text, DType dtype) {
  writer_.line("{}", combine_.store(kernel_.buffer(stage_.target).dtype, place, text, dtype));
}

// ---- combining ----

void StagePrinter::print_reduce() {
  if (combine_.gives_position()) return print_position();
  writer_.line("{0} acc = {0}({1});", combine_.wide_type(), combine_.start());
  const size_t last = nest_.extents.size();
  if (nest_.combined == 0) {
    with_guard([&] {
      writer_.line("{}", combine_.step("acc", combine_.wide_type(), exprs_.text(stage_.value)));
    });
  } else if (combine_.is_wide()) {
    for (size_t loop = own_.free(); loop + 1 < last; ++loop) open_loop(loop);
    print_parts(last - 1);
    for (size_t loop = own_.free(); loop + 1 < last; ++loop) writer_.close();
  } else {
    for (size_t loop = own_.free(); loop < last; ++loop) open_loop(loop);
    with_guard([&] {
      writer_.line("{}", combine_.step("acc", combine_.type(), exprs_.text(stage_.value)));
    });
    for (size_t loop = own_.free(); loop < last; ++loop) writer_.close();
  }
  store("acc", combine_.wide_dtype());
}

// The last combined loop, in parts that are summed in f32 before they are added in double.
void StagePrinter::print_parts(size_t loop) {
  const bool is_short = writer_.has_literals() && nest_.extents[loop] <= own_.max_chain;
  const std::string_view type = index_type();
  std::string end = extent(loop);
  if (is_short) {
    writer_.open_block();
  } else {
    writer_.open("for ({0} part = 0; part < {1}; part += {2})", type, end, own_.max_chain);
    writer_.line("const {0} end = pn::min<{0}>(part + {1}, {2});", type, own_.max_chain, end);
    end = "end";
  }
  writer_.line("{} sum = {};", combine_.type(), combine_.start());
  writer_.open("for ({0} i{1} = {2}; i{1} < {3}; ++i{1})", type, loop, is_short ? "0" : "part",
               end);
  exprs_.print_early(loop + 1);
  with_guard([&] {
    writer_.line("{}", combine_.step("sum", combine_.type(), exprs_.text(stage_.value)));
  });
  writer_.close();
  writer_.line("{}", combine_.step("acc", "double", "sum"));
  writer_.close();
}

// Returns the row-major number of the current combined iteration.
std::string StagePrinter::iteration() const {
  std::string number;
  for (size_t loop = own_.free(); loop < nest_.extents.size(); ++loop) {
    number = number.empty() ? fmt::format("int64_t(i{})", loop)
                            : fmt::format("({}) * {} + i{}", number,
                                          writer_.parameter(nest_.extents[loop]), loop);
  }
  return number.empty() ? "0" : number;
}

void StagePrinter::print_candidate() {
  writer_.line("const {} candidate = {};", combine_.type(), exprs_.text(stage_.value));
  writer_.open("if ((found < 0) | {})", combine_.better());
  writer_.line("best = candidate;");
  writer_.line("found = {};", iteration());
  writer_.close();
}

void StagePrinter::print_position() {
  writer_.line("{} best = {};", combine_.type(), combine_.start());
  writer_.line("int64_t found = -1;");
  for (size_t loop = own_.free(); loop < nest_.extents.size(); ++loop) open_loop(loop);
  with_guard([&] { print_candidate(); });
  for (size_t loop = own_.free(); loop < nest_.extents.size(); ++loop) writer_.close();
  store("pn::larger(found, 0)", DType::kI64);
}

void StagePrinter::print_scan() {
  writer_.line("{0} acc = {0}({1});", combine_.wide_type(), combine_.start());
  for (size_t loop = own_.free(); loop < nest_.extents.size(); ++loop) open_loop(loop);
  with_guard([&] {
    writer_.line("{}", combine_.step("acc", combine_.wide_type(), stored_value()));
    store("acc", combine_.wide_dtype());
  });
  for (size_t loop = own_.free(); loop < nest_.extents.size(); ++loop) writer_.close();
}

}  // namespace passnet
