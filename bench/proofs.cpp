// Measures proofs: for each graph of the sources, milliseconds of processor time to compare it with
// itself after the passes, or with a copy where none matches (`-`: always), and what is known, as
// one JSON line per graph; then a line with the sums.
//
//     build/bench/proofs [--seed SEED] PASSES SOURCE…
#include "base/check.hpp"
#include "correct/equal/equality.hpp"
#include "eval/submission.hpp"
#include "frontend/source.hpp"
#include "kernel/target.hpp"
#include "ops/catalog.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <charconv>
#include <optional>
#include <span>
#include <string>
#include <time.h>
#include <vector>

namespace passnet {
namespace {

// Counts only this thread, which is the only one: other work on the machine does not count.
double processor_ms() {
  timespec time{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) * 1e-6;
}

void print_line(const nlohmann::ordered_json& json) {
  fmt::print("{}\n", json.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
}

std::optional<Submission> load(const std::string& path, Sources& sources, const Catalog& catalog) {
  if (path == "-") return std::nullopt;
  Diagnostics diagnostics;
  auto submission = load_submission(path, sources, catalog, diagnostics);
  CHECK(submission);
  return submission;
}

void print_proofs(uint64_t seed, std::span<const std::string> arguments) {
  const Catalog catalog = make_catalog();
  const SpellingTable spellings{catalog};
  Sources sources;
  const auto submission = load(arguments.front(), sources, catalog);
  auto stream = open_sources(arguments.subspan(1), catalog, spellings);
  CHECK(stream);
  std::vector<double> times;
  size_t matched = 0;
  size_t proved = 0;
  while (auto named = stream->next()) {
    if (!named->graph) continue;
    const Graph& graph = named->graph->graph;
    Graph rewritten = graph.clone();
    size_t matches = 0;
    if (submission) {
      const auto counts =
          apply_submission(rewritten, catalog, native_target(), *submission, named->task);
      if (!counts) continue;
      for (const auto& [pass, count] : *counts) matches += static_cast<size_t>(count);
    }
    const double begin = processor_ms();
    const Equality equality = compare_in_fields(graph, rewritten, catalog, {.seed = seed});
    times.push_back(processor_ms() - begin);
    matched += matches > 0 ? 1 : 0;
    proved += equality.is_equal ? 1 : 0;
    print_line({{"graph", named->name},
                {"matches", matches},
                {"level", name(equality.level())},
                {"refuted", equality.is_refuted},
                {"reason", equality.reason},
                {"ms", times.back()}});
  }
  std::ranges::sort(times);
  double sum = 0;
  for (const double time : times) sum += time;
  print_line({{"graphs", times.size()},
              {"matched", matched},
              {"proved", proved},
              {"s", sum / 1e3},
              {"median_ms", times.empty() ? 0 : times[times.size() / 2]},
              {"greatest_ms", times.empty() ? 0 : times.back()}});
}

}  // namespace
}  // namespace passnet

int main(int count, char** arguments) {
  const std::vector<std::string> all(arguments + 1, arguments + count);
  std::span<const std::string> left = all;
  uint64_t seed = 1;
  if (left.size() > 2 && left.front() == "--seed") {
    const std::string& text = left[1];
    const auto read = std::from_chars(text.data(), text.data() + text.size(), seed);
    left = read.ec == std::errc() ? left.subspan(2) : left.first(0);
  }
  if (left.size() < 2) {
    fmt::print(stderr, "usage: proofs [--seed SEED] PASSES SOURCE…\n");
    return 2;
  }
  passnet::print_proofs(seed, left);
}
