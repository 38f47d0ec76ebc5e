// The verdicts of judging a graph, and the public error kind that each counts as.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace passnet {

enum class ErrorKind : uint8_t {
  kAccuracy,
  kNanInf,
  kDtypeShape,
  kRuntime,
  kCompile,
  kNoMatch,
  kIntegrity,
  kReference,
};

// Two public readings of the error kinds that ES(t) tolerates, and from which t on.
enum class Reading : uint8_t { kDefault, kMismatchExtended };

enum class Verdict : uint8_t {
  kPass,
  kNoGain,
  kNoisy,
  kWrongValue,
  kNanInf,
  kUnproved,
  kDtypeShape,
  kCrash,
  kTimeout,
  kOutOfMemory,
  kCompileError,
  kVerifyFail,
  kNoMatch,
  kNoEffect,
  kUnwritten,
  kAliased,
  kRedzone,
  kInputChanged,
  kLateWrite,
  kState,
  kImpossibleTime,
  kRandomGraph,
  kReferenceFail,
};

inline constexpr int kNeverTolerated = 100;

struct ErrorKindInfo {
  ErrorKind kind;
  std::string_view name;  // as records name it
  int tolerated_default;  // the first t at which ES(t) tolerates it, by reading
  int tolerated_extended;
};

inline constexpr std::array<ErrorKindInfo, 8> kErrorKinds{{
    {ErrorKind::kAccuracy, "accuracy", 1, 1},
    {ErrorKind::kNanInf, "nan_inf", 1, 2},
    {ErrorKind::kDtypeShape, "dtype_shape", 3, 2},
    {ErrorKind::kRuntime, "runtime", 3, 3},
    {ErrorKind::kCompile, "compile", 3, 4},
    {ErrorKind::kNoMatch, "no_match", kNeverTolerated, kNeverTolerated},
    {ErrorKind::kIntegrity, "integrity", kNeverTolerated, kNeverTolerated},
    {ErrorKind::kReference, "reference", kNeverTolerated, kNeverTolerated},
}};

struct VerdictInfo {
  Verdict verdict;
  std::string_view name;          // as records name it
  std::optional<ErrorKind> kind;  // none if nothing is wrong
  std::string_view meaning;
  std::string_view in_proofs{};  // its name in `pass check --prove`, if a proof can end so
};

// docs/metrics.md contains the same table; a test compares the two.
inline constexpr std::array<VerdictInfo, 23> kVerdicts{{
    {Verdict::kPass, "PASS", std::nullopt, "right; `correct` says from which t on"},
    {Verdict::kNoGain, "NO_GAIN", std::nullopt,
     "right, and the plan is that of the baseline: the speedup is 1"},
    {Verdict::kNoisy, "NOISY", std::nullopt,
     "right, but other work kept the calls from the processors, or the host put these far apart; "
     "counts in no score"},
    {Verdict::kWrongValue, "WRONG_VALUE", ErrorKind::kAccuracy,
     "an output outside the tolerance at t = −5", "wrong-value"},
    {Verdict::kNanInf, "NAN_INF", ErrorKind::kNanInf, "NaN or Inf where the reference has none"},
    {Verdict::kUnproved, "UNPROVED", ErrorKind::kAccuracy,
     "right on the inputs that were drawn, and not known to be the graph's function"},
    {Verdict::kDtypeShape, "DTYPE_SHAPE", ErrorKind::kDtypeShape,
     "an output of another dtype or shape", "observables"},
    {Verdict::kCrash, "CRASH", ErrorKind::kRuntime,
     "the worker died (a signal or an exit), or a kernel refused an index or a divisor", "crash"},
    {Verdict::kTimeout, "TIMEOUT", ErrorKind::kRuntime,
     "a call did not end in time, or all calls on the graph together took too long", "timeout"},
    {Verdict::kOutOfMemory, "OUT_OF_MEMORY", ErrorKind::kRuntime,
     "the buffers need more memory than allowed"},
    {Verdict::kCompileError, "COMPILE_ERROR", ErrorKind::kCompile,
     "a kernel's text did not compile or exceeded the compiler's limits", "not-compiled"},
    {Verdict::kVerifyFail, "VERIFY_FAIL", ErrorKind::kCompile,
     "a pass left a graph that is not well formed, did not converge, or took too long to match",
     "rewrite-refused"},
    {Verdict::kNoMatch, "NO_MATCH", ErrorKind::kNoMatch,
     "no pass of the submission matched anything"},
    {Verdict::kNoEffect, "NO_EFFECT", ErrorKind::kNoMatch,
     "passes matched, and left the graph as it was"},
    {Verdict::kUnwritten, "UNWRITTEN", ErrorKind::kIntegrity,
     "an output still held the poison of before the call", "unwritten"},
    {Verdict::kAliased, "ALIASED", ErrorKind::kIntegrity,
     "a result is an input, or a view, where the graph's is memory of its own"},
    {Verdict::kRedzone, "REDZONE", ErrorKind::kIntegrity, "a write outside a buffer", "red-zone"},
    {Verdict::kInputChanged, "INPUT_CHANGED", ErrorKind::kIntegrity,
     "an input differs after the call", "input-changed"},
    {Verdict::kLateWrite, "LATE_WRITE", ErrorKind::kIntegrity,
     "a buffer changed after the call had returned", "late-write"},
    {Verdict::kState, "STATE", ErrorKind::kIntegrity,
     "an answer depends on earlier calls and not on the inputs alone", "state"},
    {Verdict::kImpossibleTime, "IMPOSSIBLE_TIME", ErrorKind::kIntegrity,
     "faster than the machine can move the graph's data"},
    {Verdict::kRandomGraph, "RANDOM_GRAPH", ErrorKind::kReference,
     "the graph draws random numbers, so no answer is the right one"},
    {Verdict::kReferenceFail, "REFERENCE_FAIL", ErrorKind::kReference,
     "the reference itself failed"},
}};

// The reason why a candidate, a side or a call failed.
struct Failure {
  Verdict verdict = Verdict::kCrash;
  std::string message;  // one sentence
};

constexpr const ErrorKindInfo& info(ErrorKind kind) {
  return kErrorKinds[static_cast<size_t>(kind)];
}
constexpr const VerdictInfo& info(Verdict verdict) {
  return kVerdicts[static_cast<size_t>(verdict)];
}
// True if the verdict says that something is wrong with the candidate, or with what it is judged
// by.
constexpr bool is_error(Verdict verdict) { return info(verdict).kind.has_value(); }
// True if it says that the candidate is right, and its times count.
constexpr bool is_right(std::optional<Verdict> verdict) {
  return verdict && !is_error(*verdict) && *verdict != Verdict::kNoisy;
}

constexpr std::string_view name(ErrorKind kind) { return info(kind).name; }
constexpr std::string_view name(Verdict verdict) { return info(verdict).name; }
constexpr std::string_view name(Reading reading) {
  return reading == Reading::kDefault ? "default" : "mismatch_extended";
}

// True if ES(t) counts a failure of this kind as 1 and not as b.
constexpr bool is_tolerated(ErrorKind kind, int t, Reading reading) {
  const ErrorKindInfo& entry = info(kind);
  return t >= (reading == Reading::kDefault ? entry.tolerated_default : entry.tolerated_extended);
}

// True if a failure of this kind is wrong at every t, whatever the outputs were.
constexpr bool is_always_wrong(ErrorKind kind) {
  return info(kind).tolerated_default == kNeverTolerated;
}

std::optional<ErrorKind> error_kind_from_name(std::string_view name);
std::optional<Verdict> verdict_from_name(std::string_view name);
std::optional<Reading> reading_from_name(std::string_view name);

}  // namespace passnet
