#include "curate/real_sizes.hpp"

#include "curate/fill_variants.hpp"
#include "curate/screen.hpp"
#include "curate/sound_choice.hpp"
#include "generalize/generalize.hpp"
#include "generalize/resize.hpp"

#include <algorithm>
#include <optional>

namespace passnet {
namespace {

constexpr double kSizeTrialFlops = 1e7;  // of the run that checks a variant's values
constexpr int64_t kMostSizedElements = int64_t{1} << 29;  // of the largest value
constexpr std::array kSizedDTypes{DType::kF32, DType::kF16, DType::kBF16};

// The classes of dims that grow, in their order, and the greatest extent of each.
struct SizeGrowth {
  DimClass dim_class;
  int64_t most;
};
constexpr std::array<SizeGrowth, 3> kSizeGrowths{
    {{DimClass::kBatch, 256}, {DimClass::kSequence, 4096}, {DimClass::kSide, 512}}};

class RealSizer {
 public:
  RealSizer(const Specimen& origin, const Catalog& catalog, const RealSizeOptions& options)
      : origin_(origin),
        catalog_(catalog),
        options_(options),
        maker_(catalog),
        pacer_(catalog, options.paces),
        graph_(parse_specimen(origin, catalog)),
        symbols_(find_symbols(graph_, catalog)) {
    for (const DimSymbol& symbol : symbols_.symbols) own_.push_back(symbol.value);
  }

  std::vector<Specimen> run() {
    add(WorkSize::kLatency, least_batches());
    if (const auto values = fill()) add(WorkSize::kThroughput, *values);
    return std::move(made_);
  }

 private:
  using Values = std::vector<int64_t>;

  Values least_batches() const {
    Values values = own_;
    for (size_t i = 0; i < values.size(); ++i) {
      const DimSymbol& symbol = symbols_.symbols[i];
      const bool can_be_one =
          1 - symbol.offset >= symbol.step && (1 - symbol.offset) % symbol.step == 0;
      if (symbol.dim_class == DimClass::kBatch && can_be_one) values[i] = 1;
    }
    return values;
  }

  // The least time of the graph with these values, in the dtype in which it is shortest; nullopt if
  // it cannot have them.
  std::optional<double> least_us(const Values& values) const {
    const auto resized = resize(graph_, catalog_, symbols_, values);
    if (!resized) return std::nullopt;
    const double own = pacer_.make(*resized).floor_us;
    return origin_.dtype == DType::kF32 ? own / 2 : own;
  }

  // Doubles dims, class by class, until the least time is in bounds; nullopt if it never is.
  std::optional<Values> fill() const {
    Values values = own_;
    std::optional<double> us = least_us(values);
    for (const auto& [dim_class, most] : kSizeGrowths) {
      while (us && *us < options_.least_us) {
        const auto grown = doubled(values, dim_class, most);
        const auto next = grown ? least_us(*grown) : std::nullopt;
        if (!next || *next > options_.most_us) break;
        values = *grown;
        us = next;
      }
    }
    const bool is_within = us && *us >= options_.least_us && *us <= options_.most_us;
    return is_within ? std::optional(values) : std::nullopt;
  }

  std::optional<Values> doubled(const Values& values, DimClass dim_class, int64_t most) const {
    Values grown = values;
    bool any = false;
    for (size_t i = 0; i < grown.size(); ++i) {
      const DimSymbol& symbol = symbols_.symbols[i];
      if (symbol.dim_class != dim_class || grown[i] >= most) continue;
      grown[i] += grown[i] - symbol.offset;
      any = true;
    }
    return any ? std::optional(grown) : std::nullopt;
  }

  void add(WorkSize size, const Values& values) {
    GeneralizeOptions wanted{.dtypes = {kSizedDTypes.begin(), kSizedDTypes.end()},
                             .classes = {},
                             .max_elements = kMostSizedElements,
                             .max_flops = kSizeTrialFlops};
    for (size_t i = 0; i < values.size(); ++i) {
      if (values[i] != own_[i]) {
        wanted.wanted.push_back({.symbol = symbols_.symbols[i].name, .value = values[i]});
      }
    }
    if (wanted.wanted.empty()) {
      made_.push_back(origin_);
    }
    for (const Variant& variant : generalize(graph_, catalog_, wanted).variants) {
      if (variant.resized != wanted.wanted) continue;
      if (screen_structure(variant.graph, catalog_, options_.screening).flaw) continue;
      Specimen specimen = maker_.make(variant.graph);
      specimen.occurrences = origin_.occurrences;
      specimen.origin = origin_.root();
      specimen.variant = fmt::format("{}: {}", name(size), change_text(variant, origin_.dtype));
      made_.push_back(std::move(specimen));
    }
  }

  const Specimen& origin_;
  const Catalog& catalog_;
  const RealSizeOptions& options_;
  SpecimenMaker maker_;
  SpecimenMaker pacer_;
  Graph graph_;
  GraphSymbols symbols_;
  Values own_;
  std::vector<Specimen> made_;
};

}  // namespace

std::vector<Specimen> make_real_sizes(const Specimen& origin, const Catalog& catalog,
                                      const RealSizeOptions& options) {
  return RealSizer(origin, catalog, options).run();
}

}  // namespace passnet
