#include "cli/dataset/page.hpp"

#include "base/counted.hpp"
#include "draw/escape.hpp"
#include "draw/units.hpp"
#include "report/html/page_head.hpp"
#include "report/plot/bars.hpp"
#include "report/plot/cells.hpp"
#include "report/plot/histogram.hpp"
#include "report/plot/ranks.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace passnet {
namespace {

constexpr size_t kMostBars = 20;
constexpr size_t kMostFamilies = 30;

std::string fact(std::string_view name, std::string_view value) {
  return fmt::format("<div><dt>{}</dt><dd>{}</dd></div>", name, escape_markup(std::string(value)));
}

// Digits in groups of three.
std::string grouped(int64_t number) {
  std::string digits = std::to_string(number);
  for (size_t at = digits.size(); at > 3;) digits.insert(at -= 3, ",");
  return digits;
}

std::string facts(const Statistics& total) {
  const auto models =
      fmt::format("{} of {} families", grouped(total.models), grouped(total.families));
  const auto graphs = fmt::format("{}, {} distinct", grouped(total.full_graphs),
                                  grouped(total.distinct_full_graphs));
  const auto subgraphs =
      fmt::format("{} distinct of {} op sequences, in {} places", grouped(total.distinct_subgraphs),
                  grouped(total.sequences), grouped(total.subgraphs));
  std::string html =
      fact("models", models) + fact("whole graphs", graphs) + fact("subgraphs", subgraphs);
  if (total.variants > 0) html += fact("variants", grouped(total.variants));
  if (total.tasks > 0) html += fact("tasks", grouped(total.tasks));
  if (total.failures > 0) html += fact("failures", grouped(total.failures));
  html += fact("hash", total.hash.substr(0, 16));
  return "<dl class=\"facts\">" + html + "</dl>\n";
}

// A section with a picture; empty without one.
std::string picture(std::string_view id, std::string_view title, const std::string& svg,
                    std::string_view caption) {
  if (svg.empty()) return "";
  return fmt::format(
      "<section aria-labelledby=\"{0}\"><h2 id=\"{0}\">{1}</h2>\n<figure>{2}<figcaption>{3}"
      "</figcaption></figure></section>\n",
      id, title, svg, escape_markup(std::string(caption)));
}

std::string bars_of(std::string_view about, std::vector<std::string> series,
                    const std::vector<NamedCounts>& rows, bool is_logarithmic = false) {
  BarChart chart{
      .about = about, .series = std::move(series), .rows = {}, .is_logarithmic = is_logarithmic};
  for (const NamedCounts& row : rows) {
    chart.rows.push_back({.label = row.name.empty() ? "unnamed" : row.name,
                          .values = {row.counts.begin(), row.counts.end()}});
  }
  return bar_chart(chart);
}

std::vector<NamedCounts> first_of(const std::vector<NameCount>& counts, size_t most) {
  std::vector<NamedCounts> rows;
  for (size_t i = 0; i < std::min(most, counts.size()); ++i) {
    rows.push_back({.name = counts[i].first, .counts = {counts[i].second}});
  }
  return rows;
}

std::string op_frequency(const Overview& all) {
  std::vector<OpUse> ops = all.ops;
  std::ranges::stable_sort(ops, std::ranges::greater(), &OpUse::calls);
  std::vector<NamedCounts> rows;
  for (const OpUse& op : ops) {
    if (rows.size() == kMostBars || op.calls == 0) break;
    rows.push_back({.name = op.name, .counts = {op.calls, op.subgraphs}});
  }
  return picture("ops", "Ops",
                 bars_of("The most frequent ops", {"calls in whole graphs", "distinct subgraphs"},
                         rows, /*is_logarithmic=*/true),
                 "The ops that whole graphs call most, and the distinct subgraphs with each. Bars "
                 "are logarithmic.");
}

template <class Size>
std::string sizes(std::string_view id, std::string_view title, std::string_view caption,
                  const Overview& all, double base, Size size) {
  std::vector<HistogramSeries> series{{.name = "whole graphs", .bins = LogBins(base)},
                                      {.name = "subgraphs", .bins = LogBins(base)}};
  for (const GraphSize& graph : all.graphs) {
    series[0].bins.add(static_cast<double>(size(graph)));
  }
  for (const GraphSize& graph : all.subgraphs) {
    series[1].bins.add(static_cast<double>(size(graph)));
  }
  return picture(id, title, histogram(title, series), caption);
}

std::string all_sizes(const Overview& all) {
  return sizes("nodes", "Ops per graph",
               "Share of the distinct whole graphs, and of the distinct subgraphs, by their number "
               "of ops.",
               all, 2, [](const GraphSize& graph) { return graph.nodes; }) +
         sizes("elements", "Elements", "By the elements of the largest tensor.", all, 4,
               [](const GraphSize& graph) { return graph.elements; }) +
         sizes("bytes", "Bytes", "By the bytes that all ops move, one by one.", all, 10,
               [](const GraphSize& graph) { return graph.bytes; }) +
         sizes("flops", "FLOPs", "By the arithmetic operations.", all, 10,
               [](const GraphSize& graph) { return graph.flops; });
}

std::string origins(const Overview& all) {
  return picture("categories", "Categories",
                 bars_of("Models, graphs and subgraphs of each category",
                         {"models", "whole graphs", "distinct subgraphs"}, all.categories,
                         /*is_logarithmic=*/true),
                 "By the inputs that a model takes. A subgraph counts in each category in which it "
                 "occurs. Bars are logarithmic.") +
         picture("packages", "Packages",
                 bars_of("Models, families and graphs of each package",
                         {"models", "families", "whole graphs"}, all.packages),
                 "The packages from which models were captured.");
}

std::string family_sizes(const Overview& all) {
  std::string families =
      fmt::format("The {} that have most models.",
                  counted(std::min(kMostFamilies, all.families.size()), "family", "families"));
  if (all.families.size() > kMostFamilies) {
    const auto single = std::ranges::count(all.families, 1, &NameCount::second);
    families += fmt::format(" {} of all {} have one model.", single, all.families.size());
  }
  return picture(
      "families", "Families",
      bars_of("Models of each family", {"models"}, first_of(all.families, kMostFamilies)),
      families);
}

std::string kinds(const Overview& all) {
  const auto dtypes = first_of(all.total.dtypes, kMostBars);
  return picture("kinds", "Kinds",
                 bars_of("Subgraphs of each kind", {"subgraphs"},
                         first_of(all.total.kinds, all.total.kinds.size())),
                 "Single ops, ranges that one launch or a few compute, and motifs that repeat. A "
                 "subgraph may be of several kinds.") +
         picture("dtypes", "Dtypes",
                 bars_of("Subgraphs of each dtype", {"subgraphs"}, dtypes, true),
                 "The dtype of most elements that a subgraph computes. Bars are logarithmic.");
}

std::string rarity(const Overview& all) {
  RankSeries occurrences{.name = "occurrences", .counts = {}};
  RankSeries families{.name = "families", .counts = {}};
  size_t alone = 0;
  for (const SequenceUse& sequence : all.sequences) {
    occurrences.counts.push_back(sequence.occurrences);
    families.counts.push_back(sequence.families);
    alone += sequence.families == 1 ? 1 : 0;
  }
  const std::string caption = fmt::format(
      "Op sequences by rank: how often each occurs, and in how many families. {} of {} sequences "
      "occur in one family alone.",
      grouped(static_cast<int64_t>(alone)), grouped(static_cast<int64_t>(all.sequences.size())));
  return picture("rarity", "The long tail",
                 rank_chart("Op sequences by rank", {std::move(occurrences), std::move(families)}),
                 caption);
}

std::string launches(const Overview& all) {
  std::vector<NamedCounts> rows;
  for (const auto& [count, subgraphs] : all.launches) {
    const std::string name = count == "0"   ? "not compiled"
                             : count == "1" ? "1 launch"
                                            : count + " launches";
    rows.push_back({.name = name, .counts = {subgraphs}});
  }
  return picture("launches", "Launches",
                 bars_of("Fusible subgraphs by launches", {"subgraphs"}, rows, true),
                 "Fusible subgraphs by the launches that the default compiler makes of each. Bars "
                 "are logarithmic.");
}

std::string splits(const Overview& all) {
  return picture(
      "splits", "Splits",
      bars_of("Subgraphs of each split", {"single", "fusible", "typical"}, all.split_kinds),
      "Distinct subgraphs of each kind.");
}

std::string coverage(const Overview& all) {
  std::vector<ShadedCell> cells;
  std::string missing;
  size_t met = 0;
  for (const OpUse& op : all.ops) {
    cells.push_back({.name = op.name, .count = op.models});
    if (op.models > 0) {
      ++met;
    } else {
      missing += (missing.empty() ? "" : ", ") + op.name;
    }
  }
  std::ranges::stable_sort(cells, std::ranges::greater(), &ShadedCell::count);
  std::string caption = fmt::format(
      "{} of the {} ops of the catalog occur. The stronger the color, the more models "
      "have the op.",
      met, all.ops.size());
  if (!missing.empty()) caption += " None has " + missing + ".";
  return picture("coverage", "Coverage of the catalog",
                 cell_grid("Ops of the catalog by models", cells, "models"), caption);
}

}  // namespace

std::string dataset_page(std::string_view title, const Overview& all) {
  std::string html = page_head(title);
  html += fmt::format("<main>\n<h1>{}</h1>\n", escape_markup(std::string(title)));
  if (!all.total.is_complete) {
    html += "<p class=\"note\">A build was interrupted: the file is not complete.</p>\n";
  }
  html += facts(all.total);
  html += "<div class=\"charts\">\n" + origins(all) + family_sizes(all) + op_frequency(all) +
          kinds(all) + all_sizes(all) + rarity(all) + launches(all) + splits(all) + "</div>\n" +
          coverage(all);
  return html + "</main>\n</body>\n</html>\n";
}

}  // namespace passnet
