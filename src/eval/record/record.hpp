// Records: the outcome of judging one candidate on one graph, one JSON object per line.
#pragma once

#include "compile/tuned_block.hpp"
#include "correct/compare.hpp"
#include "correct/equal/level.hpp"
#include "correct/verdict.hpp"
#include "diag/diagnostic.hpp"
#include "diag/source.hpp"
#include "eval/public/public_rules.hpp"
#include "eval/record/gain.hpp"
#include "eval/record/statistics.hpp"
#include "kernel/device.hpp"

#include <nlohmann/json_fwd.hpp>

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace passnet {

// The names that apply if neither the command line nor a record names another.
inline constexpr std::string_view kDefaultCandidate = "passes";
inline constexpr std::string_view kDefaultPipeline = "passes-only";
inline constexpr std::string_view kDefaultBaseline = "op-by-op";

// The origin of a record, so that it can be judged again.
struct Origin {
  std::string graph;        // the graph source that names or contains the graph
  std::string graph_hash;   // canonical
  std::string passes;       // the submission; empty if there is none
  std::string passes_hash;  // of its files
  std::string compiler;
  int64_t warmup = 0;
  int64_t calls = 0;
  int64_t threads = 0;
  // Texts that a service was sent, which are in no file: the graph, and the passes by path.
  std::string graph_text{};
  std::map<std::string, std::string> pass_texts{};
};

// The part that one pass of a submission had in a graph.
struct PassUse {
  std::string pass;
  int64_t place = 0;  // in the order of application, from 1
  int64_t matches = 0;
  double compile_ms = 0;  // of its kernels; those from the cache cost nothing
  // Matches in the graph as it was before any pass, part of which an earlier pass took: by that
  // pass.
  std::map<std::string, int64_t> lost;
};

// Times are in microseconds (medians) unless the name says otherwise; nullopt is JSON's null.
struct Record {
  std::optional<std::string> task;
  std::string graph;
  std::string candidate{kDefaultCandidate};
  std::string device{info(Device::kCpu).name};
  std::string pipeline{kDefaultPipeline};
  std::string baseline{kDefaultBaseline};
  int64_t seed = 0;
  std::vector<std::string> secrets;  // of the rounds, mixed with the seed: hexadecimal
  std::optional<Verdict> verdict;    // none: absent, or a name that this version does not know
  std::optional<ErrorKind> error;    // as the record itself states it; see `error_kind`
  std::map<std::string, int64_t> matched;  // how often each pass of the submission applied
  std::optional<bool> native;   // the candidate launches a native kernel; none: an older record
  std::vector<PassUse> passes;  // those that matched, or lost matches, in the order of application
  std::vector<TunedBlock> tuned;                // the fuse blocks whose schedules were measured
  std::optional<Equality> equality;             // with the graph: of closed passes
  Correctness correct{};                        // on all inputs
  std::optional<Correctness> correct_on_valid;  // on valid inputs alone; none: an older record
  std::optional<PublicRules> public_rules;      // of public passes
  std::optional<double> reference_us;
  std::optional<double> candidate_us;
  std::optional<double> reference_device_us;
  std::optional<double> candidate_device_us;
  std::optional<double> reference_cold_us;  // on a GPU whose L2 cache holds none of its data
  std::optional<double> candidate_cold_us;
  std::optional<double> empty_call_us;  // the time of an empty call
  std::optional<double> speedup;        // reference / candidate, end to end; > 0
  std::optional<double> speedup_low;    // 95 % interval
  std::optional<double> speedup_high;
  Gains over;  // other compilers of the same contest; empty: an older record, or nothing was timed
  bool unstable = false;
  std::optional<double> compile_ms;
  std::optional<int64_t> launches;    // kernels and library calls; none: PyTorch, or not compiled
  std::vector<std::string> left_out;  // of judging, for time: docs/metrics.md, large graphs
  std::vector<Round> rounds;  // every timed call, to four digits; empty if nothing was timed
  std::optional<Origin> origin;
  std::string detail;  // one sentence for the author, or empty
  std::map<std::string, std::string> versions;
  Span place;  // that it was read from; none: it was judged
};

// Rounds times as records keep them: to four significant digits.
std::vector<Round> rounded(std::span<const Round> rounds);

// Returns the kind that a failure of this record counts as: the one that it names, else its
// verdict's, else `no_match` if it lists passes of which none applied, else `accuracy`.
ErrorKind error_kind(const Record& record);

// True if correct at t in [-10, 4]; false if the kind is wrong at every t.
bool is_correct(const Record& record, int t);

nlohmann::ordered_json to_json(const Record& record);

}  // namespace passnet
