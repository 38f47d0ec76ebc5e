// Statements in order, and those that branches and loops run: numbers known at import decide.
#include "frontend/fx/fx_importer.hpp"
#include "frontend/python/python_fold.hpp"

#include <variant>

namespace passnet {

Result<void> FxImporter::run_statements(std::span<const FxStatement> statements) {
  for (const FxStatement& statement : statements) {
    TRY(std::visit([&](const auto& each) { return execute(each); }, statement));
  }
  return {};
}

Result<int64_t> FxImporter::deciding_number(const FxValue& value, std::string_view what,
                                            Span span) {
  FxValue number = TRY(environment_.evaluate(value, span));
  if (const auto* tensor = number.as<FxTensor>()) number = TRY(item(*tensor, span));
  if (const auto* unknown = number.as<FxNumber>()) {
    auto known = known_number({*unknown}, span);
    if (!known) {
      return fail(span, "unknown-condition",
                  "expected {} known before the graph runs, found one that its inputs decide",
                  what);
    }
    number = *std::move(known);
  }
  if (const auto integer = integer_of(number)) return *integer;
  return fail(span, "unsupported-arguments", "expected {}, found {}", what, describe(number));
}

Result<void> FxImporter::execute(const FxBranch& branch) {
  const int64_t chosen = TRY(deciding_number(branch.condition, "a condition", branch.span));
  return run_statements(chosen != 0 ? branch.on_true : branch.on_false);
}

Result<void> FxImporter::execute(const FxLoop& loop) {
  constexpr int64_t kMaxRuns = 4096;
  constexpr size_t kMaxRepeated = 1 << 20;
  std::optional<int64_t> trips;
  const auto number = [&](const FxValue& value) {
    return deciding_number(value, "a number of runs", loop.span);
  };
  const auto holds = [&](const FxValue& value) {
    return deciding_number(value, "a condition", loop.span);
  };
  if (!TRY(environment_.evaluate(loop.trips, loop.span)).is<None>())
    trips = TRY(number(loop.trips));
  const bool is_free = TRY(environment_.evaluate(loop.condition, loop.span)).is<None>();
  bool goes_on = is_free || TRY(holds(loop.condition)) != 0;
  for (int64_t place = 0; goes_on && place < trips.value_or(kMaxRuns + 1); ++place) {
    repeated_ += loop.body.size() + 1;
    if (place >= kMaxRuns || repeated_ > kMaxRepeated) {
      return fail(loop.span, "loop-too-long",
                  "expected at most {} runs of a loop and {} statements in loops, found more",
                  kMaxRuns, kMaxRepeated);
    }
    environment_.bind(loop.place, {place}, false);
    TRY(run_statements(loop.body));
    if (loop.goes_on.valid()) goes_on = TRY(holds({FxReference{loop.goes_on}})) != 0;
  }
  return {};
}

}  // namespace passnet
