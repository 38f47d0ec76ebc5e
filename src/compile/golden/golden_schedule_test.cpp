// Runs tests/golden/schedule: prints the schedule of each launch, group by group and stage by
// stage, after the listing of its kernel.
#include "compile/explain.hpp"
#include "support/golden_pipelines.hpp"

#include <fmt/ranges.h>

namespace passnet {
namespace {

std::string_view name(StageForm form) {
  switch (form) {
    case StageForm::kScalar:
      return "scalar";
    case StageForm::kSimd:
      return "simd";
    case StageForm::kOverlapping:
      return "overlapping";
    case StageForm::kVectors:
      return "vectors";
  }
  return "";
}

// Collects the words that apply.
class Words {
 public:
  void add(bool applies, std::string word) {
    if (applies) words_.push_back(std::move(word));
  }
  std::string text() const { return fmt::format("{}\n", fmt::join(words_, ", ")); }

 private:
  std::vector<std::string> words_;
};

std::string list_stage(const ScheduledStage& stage) {
  Words words;
  words.add(true, fmt::format("  stage {}: {}", stage.stage,
                              stage.product ? "product in registers" : name(stage.form)));
  words.add(true, fmt::format("loops [{}]", fmt::join(stage.nest.extents, ",")));
  words.add(stage.is_transposed, fmt::format("transposed through {} rows", stage.tile_rows));
  words.add(!stage.bounds.empty(), fmt::format("{} bounds", stage.bounds.size()));
  words.add(!stage.terms.empty(), fmt::format("{} guards", stage.terms.size()));
  words.add(stage.phases.count > 1, fmt::format("{} phases", stage.phases.count));
  words.add(stage.few > 0, fmt::format("all {} iterations together", stage.few));
  words.add(!stage.turned.empty(), fmt::format("{} loads turned", stage.turned.size()));
  words.add(stage.interleaved > 1, fmt::format("{} vectors side by side", stage.interleaved));
  words.add(stage.stores_in_order, "stored in order");
  words.add(stage.overlaps, "last vector overlaps");
  words.add(!stage.prefetches.empty(), fmt::format("{} loads prefetched", stage.prefetches.size()));
  words.add(!stage.converted.empty(), fmt::format("{} loads converted", stage.converted.size()));
  words.add(stage.narrows, "results rounded by chunk");
  words.add(stage.sums > 0, fmt::format("{} sums", stage.sums));
  words.add(stage.wide_sums, fmt::format("wide sums of {}", stage.part));
  words.add(stage.has_strips, "own strips");
  words.add(stage.in_columns, "in columns");
  return words.text();
}

std::string list_rows(const CpuRows& rows) {
  Words words;
  words.add(true, fmt::format("group: {} row loops", rows.rows));
  words.add(rows.in_strips, fmt::format("strips of at most {}", rows.strip_capacity));
  words.add(rows.strips_outside, "strips outside");
  for (const TiledLoop& loop : rows.tiled) {
    words.add(true, fmt::format("loop {} in tiles of {}", loop.loop, loop.size));
  }
  words.add(!rows.locals.empty(), fmt::format("{} locals", rows.locals.size()));
  for (const ArraySlot& slot : rows.slots) {
    words.add(true, fmt::format("an array of {}", slot.elements));
  }
  words.add(rows.serial, "serial");
  words.add(rows.side_by_side > 1, fmt::format("{} rows side by side", rows.side_by_side));
  words.add(!rows.caches.empty(), fmt::format("{} cached values", rows.caches.size()));
  words.add(rows.vector > 0, fmt::format("vector {}", rows.vector));
  words.add(rows.unroll > 0, fmt::format("unroll {}", rows.unroll));
  std::string text = words.text();
  for (const ScheduledStage& stage : rows.stages) text += list_stage(stage);
  return text;
}

std::string list_schedules(const CompiledGraph& compiled) {
  std::string text;
  for (size_t launch = 0; launch < compiled.origins.size(); ++launch) {
    const StepOrigin& origin = compiled.origins[launch];
    text += fmt::format("---- launch {}: {} ----\n{}", launch + 1, origin.label,
                        list_launch(compiled, launch));
    if (!origin.schedule) continue;
    for (const CpuRows& rows : origin.schedule->groups) text += list_rows(rows);
  }
  return text;
}

TEST(GoldenSchedule, EveryFile) { check_golden_pipelines("schedule", list_schedules); }

}  // namespace
}  // namespace passnet
