#include "teach/author/words.hpp"

#include "base/counted.hpp"
#include "report/format.hpp"
#include "report/graph_costs.hpp"

#include <fmt/ranges.h>

#include <algorithm>
#include <initializer_list>

namespace passnet {
namespace {

std::string one_of(RandomStream& stream, std::initializer_list<std::string> texts) {
  return *(texts.begin() + stream.below(texts.size()));
}

std::string cost_words(const TaskFacts& facts, RandomStream& stream) {
  const std::string moved = short_bytes(facts.moved);
  const std::string least = short_bytes(facts.least);
  const std::string launches = counted(static_cast<size_t>(facts.launches), "launch", "launches");
  if (facts.launches <= 1) {
    return fmt::format("Op by op this is {} that moves {}. ", launches, moved);
  }
  std::string text = one_of(
      stream, {fmt::format("Op by op this takes {} and moves {}, while only {} must be moved. ",
                           launches, moved, least),
               fmt::format("There are {} op by op; together they move {}, and {} would do. ",
                           launches, moved, least),
               fmt::format("The ops read and write {} in {}; the inputs and results alone are {}. ",
                           moved, launches, least)});
  if (facts.percent >= 35 && stream.percent(60)) {
    text +=
        one_of(stream, {fmt::format("{} alone moves {} % of it. ", facts.heaviest, facts.percent),
                        fmt::format("Most of it, {} %, is {}. ", facts.percent, facts.heaviest)});
  }
  return text;
}

bool is_bound(const AuthoredArgument& argument) {
  return argument.text.starts_with('$') && !argument.text.starts_with("$_");
}

bool has_holes(const PassVersion& version) {
  return std::ranges::any_of(version.passes, [](const AuthoredPass& pass) {
    return std::ranges::any_of(pass.calls, [](const AuthoredCall& call) {
      return std::ranges::any_of(call.arguments, is_bound);
    });
  });
}

// The parameters that differ between the graphs and that the pattern binds, each once.
std::vector<std::string> varying_names(const PassVersion& version) {
  std::vector<std::string> names;
  for (const AuthoredPass& pass : version.passes) {
    for (const AuthoredCall& call : pass.calls) {
      for (const AuthoredArgument& argument : call.arguments) {
        if (!is_bound(argument) || !argument.varies) continue;
        const std::string name = argument.text.substr(1);
        if (std::ranges::find(names, name) == names.end()) names.push_back(name);
      }
    }
  }
  return names;
}

std::string hole_words(const PassVersion& version, const TaskFacts& facts, RandomStream& stream) {
  constexpr size_t kMostNames = 4;
  std::vector<std::string> varying = varying_names(version);
  if (!varying.empty() && facts.shown > 1) {
    varying.resize(std::min(varying.size(), kMostNames));
    return one_of(
        stream,
        {fmt::format("The graphs differ in ${}, so these are holes. ", fmt::join(varying, ", $")),
         fmt::format("I bind ${}, which differ between the graphs. ", fmt::join(varying, ", $"))});
  }
  if (!has_holes(version)) return "";
  return one_of(stream, {"Other graphs may have other numbers, so these are holes. ",
                         "Numbers and sizes may differ: I bind them. ", ""});
}

// The range of the graph that each pass takes: `%2` to `%5`.
std::string range_words(const PassVersion& version) {
  std::string text;
  for (const AuthoredPass& pass : version.passes) {
    if (pass.is_fallback || pass.calls.empty()) continue;
    const std::string& first = pass.calls.front().results.front();
    const std::string& last = pass.calls.back().results.front();
    text += text.empty() ? " I take " : ", then ";
    text +=
        first == last ? fmt::format("`%{}`", first) : fmt::format("`%{}` to `%{}`", first, last);
  }
  return text.empty() ? text : text + ".";
}

std::string schedule_of(const PassVersion& version) {
  for (const AuthoredPass& pass : version.passes) {
    if (!pass.schedule.empty()) return pass.schedule;
  }
  return "";
}

// True if a kernel goes row by row.
bool has_rows(const PassVersion& version) {
  return std::ranges::any_of(version.passes, [](const AuthoredPass& pass) {
    return pass.kernel.text.find("rows p {") != std::string::npos;
  });
}

// NOLINTNEXTLINE(readability-function-size): a list of sentences
std::string idea_words(const PassVersion& version, const TaskFacts& facts, RandomStream& stream) {
  const size_t passes = version.passes.size();
  switch (version.idea) {
    case Idea::kOneKernel:
    case Idea::kSchedule:
      if (facts.has_library_call) {
        return one_of(
            stream,
            {"`fuse pattern` leaves large products and convolutions to the library and makes "
             "kernels of what is between them.",
             "A loop would be slower than the library's call; `fuse pattern` keeps the call and "
             "fuses the ops around it."});
      }
      return one_of(stream,
                    {"One kernel for all of them keeps the values in between in registers: `fuse "
                     "pattern`.",
                     "`fuse pattern` makes one kernel of it and keeps every rounding, so I start "
                     "there.",
                     fmt::format("All {} ops can be one kernel, which the compiler writes: `fuse "
                                 "pattern`.",
                                 facts.ops)});
    case Idea::kLaunches:
      if (facts.has_library_call) {
        return one_of(
            stream,
            {fmt::format("Products and convolutions stay with the library; the other ops that "
                         "follow each other become one kernel each, with {}.",
                         counted(passes, "pass", "passes")),
             fmt::format("A loop would be slower than the library's call, so {} the ops around it.",
                         passes == 1 ? "one pass fuses" : fmt::format("{} passes fuse", passes))});
      }
      return one_of(
          stream,
          {fmt::format("One kernel would repeat work across its reductions; the compiler "
                       "itself takes {}, so I write {}.",
                       counted(static_cast<size_t>(facts.default_launches), "launch", "launches"),
                       counted(passes, "pass", "passes")),
           fmt::format("I divide the ops into {}, one for each loop over the data.",
                       counted(passes, "pass", "passes"))});
    case Idea::kLoopKernel:
      if (has_rows(version)) {
        return one_of(stream, {"A kernel can keep the row while it reduces it, with `round` where "
                               "an op ends.",
                               "I write the rows as a kernel: each row is read once, and `round` "
                               "marks where the ops round."});
      }
      return one_of(stream,
                    {"Every op is an expression per element, so a kernel states it directly, with "
                     "`round` where an op ends.",
                     "A kernel in the loop language computes all of it in one loop; `round` marks "
                     "where the ops round."});
    case Idea::kPart:
      return one_of(stream,
                    {"One kernel for all ops loses against op by op here, so the pass takes "
                     "only a part of them.",
                     "Fusing everything costs more than it saves; I fuse the part that "
                     "does not."});
    case Idea::kCheaperOps:
      return one_of(stream,
                    {"Two products with a softmax between them are attention: one call of "
                     "scaled_dot_product_attention never stores the scores.",
                     "This is attention spelled out; the library's call replaces it. Half types "
                     "round the scores in between, so the guard admits f32."});
  }
  return "";
}

}  // namespace

std::string words_of_looking(const TaskFacts& facts, RandomStream& stream) {
  const bool is_one = facts.shown == 1;
  return one_of(stream, {"First I look at the graph.",
                         is_one ? "I start with the graph and its cost."
                                : "I start with the first graph and its cost.",
                         "Let me see what the ops are and what they cost."});
}

std::string words_of_comparing(size_t graph, RandomStream& stream) {
  return one_of(stream, {fmt::format("Graph {} shows what may differ.", graph),
                         fmt::format("I compare it with graph {}.", graph),
                         "Another graph tells which numbers vary."});
}

std::string words_of_plan(const TaskFacts& facts, const PassVersion& version,
                          RandomStream& stream) {
  const bool has_part = version.passes.size() > 1 && version.passes.back().is_fallback;
  const std::string part = stream.percent(50)
                               ? " The last pass is open, for graphs that differ."
                               : " After it, an open pass covers graphs that look a little "
                                 "different.";
  std::string words = cost_words(facts, stream);
  words += hole_words(version, facts, stream);
  words += idea_words(version, facts, stream);
  if (version.idea == Idea::kLaunches || version.idea == Idea::kPart) words += range_words(version);
  return has_part ? words + part : words;
}

// NOLINTNEXTLINE(readability-function-size): a list of sentences
std::string words_of_repair(const MistakenPass& made, RandomStream& stream) {
  const std::string& right = made.right;
  const std::string& wrong = made.wrong;
  switch (made.mistake) {
    case Mistake::kUnknownOp:
      return one_of(stream, {fmt::format("The op is called `{}` here, not `{}`.", right, wrong),
                             fmt::format("`{}` is no op of the catalog; the graph says `{}`.",
                                         wrong, right)});
    case Mistake::kUnknownName:
      return one_of(stream,
                    {fmt::format("I misspelled a value: it is `%{}`, not `%{}`.", right, wrong),
                     fmt::format("No statement defines `%{}`; I meant `%{}`.", wrong, right)});
    case Mistake::kUndeclaredInput:
      return one_of(
          stream,
          {fmt::format("The ops read `%{0}`, so `%{0}` must be an input of the pattern.", right),
           fmt::format("I forgot `%{}` in the list after `pattern`: I add it.", right)});
    case Mistake::kUnusedInput:
      return one_of(
          stream, {fmt::format("No op reads `%{}`: I take it out of the pattern's inputs.", wrong),
                   fmt::format("`%{}` is one input too many; the ops do not need it.", wrong)});
    case Mistake::kUnboundHole:
      return one_of(
          stream,
          {fmt::format("`$_` matches without binding, but the replacement needs {}: the pattern "
                       "must bind it.",
                       right),
           fmt::format("The replacement reads {}, so the pattern has to say {} instead of `$_`.",
                       right, right)});
    case Mistake::kMissingResult:
      return one_of(stream,
                    {fmt::format("The pattern returns `%{}` too, so the replacement needs a value "
                                 "for it.",
                                 right),
                     "The replacement must return as many values as the pattern."});
    case Mistake::kBadSchedule:
      return one_of(stream, {fmt::format("`{}` is no valid schedule; I leave the size to the "
                                         "compiler until something is measured.",
                                         wrong),
                             fmt::format("A schedule cannot say `{}`. I take it out.", wrong)});
    case Mistake::kLeftOutArgument:
      return one_of(stream,
                    {fmt::format("An argument that is left out must have its default, and the "
                                 "graph has {} there: I state `{}`.",
                                 wrong, right),
                     fmt::format("The graph's {} is not the default, so the pattern needs `{}`.",
                                 wrong, right)});
    case Mistake::kWrongAxis:
      return one_of(stream,
                    {fmt::format("The graph has `{}`, not `{}`.", right, wrong),
                     fmt::format("I took the wrong dimension: `{}` must be `{}`.", wrong, right)});
    case Mistake::kStatedNumber:
      return one_of(
          stream,
          {fmt::format("`{}` is the number of one graph; others differ, so it becomes `{}`.", wrong,
                       right),
           fmt::format("The pass was too narrow: `{}` instead of `{}` matches every graph.", right,
                       wrong)});
    case Mistake::kUnreturnedValue:
      return one_of(
          stream,
          {fmt::format("`%{}` is read outside of the match, so the pattern has to return it.",
                       right),
           fmt::format("A value that others read must be returned: I add `%{}`.", right)});
    case Mistake::kDTypeLeftOut:
      return one_of(stream,
                    {fmt::format("The guard admits {} and leaves out {}, which some graphs have.",
                                 wrong, right),
                     fmt::format("There are graphs in {}; the guard has to admit it.", right)});
    case Mistake::kMissingRound:
      return one_of(stream,
                    {"In f16 and bf16 every op rounds its result: a `round` was missing where one "
                     "op ends and the next begins.",
                     fmt::format("I left out a rounding between two ops: it must be `{}`.",
                                 right.size() < 60 ? right : "round(…)")});
    case Mistake::kWrongFormula:
      return one_of(
          stream,
          {fmt::format("The recipe of the op has `{}` where I wrote `{}`.", right, wrong),
           fmt::format("The kernel computes something else: `{}` must be `{}`.", wrong, right)});
    case Mistake::kOpenList:
      return one_of(stream,
                    {fmt::format("The list has no end: `{}` goes after its last value.", right),
                     fmt::format("I opened a list and did not close it: `{}` is missing.", right)});
    case Mistake::kNeedlessGuard:
      return one_of(stream,
                    {"`fuse pattern` is right in every dtype, so it needs no guard: I take it out.",
                     fmt::format("Nothing calls for the guard `{}`; without it the pattern "
                                 "matches.",
                                 wrong)});
    case Mistake::kWrongOperand:
      return one_of(
          stream, {fmt::format("The graph has `%{}` there, not `%{}`.", right, wrong),
                   fmt::format("I connected the ops wrongly: `%{}` must be `%{}`.", wrong, right)});
    case Mistake::kSkippedOp:
      return one_of(
          stream,
          {fmt::format("I skipped an op: `{}` comes between, so what follows does not "
                       "read `{}`.",
                       right, wrong),
           fmt::format("The pattern lacks `{}`, which the graph has after `{}`.", right, wrong)});
  }
  return "";
}

std::string words_of_figures(std::span<const Record> records, std::optional<double> score,
                             RandomStream& stream) {
  if (score.value_or(0) <= 0) {
    return one_of(stream, {"The machine was too busy to time it, but no value is wrong. ",
                           "No times, since other work disturbed them; the values are right. "});
  }
  const std::string ratio = format_ratio(score);
  const auto unmatched = static_cast<size_t>(std::ranges::count_if(
      records, [](const Record& record) { return record.verdict == Verdict::kNoMatch; }));
  if (unmatched > 0) {
    return fmt::format("It is right where it matches, which leaves out {}; the score is {}. ",
                       counted(unmatched, "graph", "graphs"), ratio);
  }
  return one_of(stream, {fmt::format("Right on {}, with a score of {}. ",
                                     counted(records.size(), "graph", "graphs"), ratio),
                         fmt::format("It passes; the score is {}. ", ratio),
                         fmt::format("The values are right, and it is {} times as fast. ", ratio)});
}

std::string words_of_improvement(const PassVersion& version, const TaskFacts& facts,
                                 RandomStream& stream) {
  if (version.idea != Idea::kSchedule) {
    const std::string begin =
        one_of(stream, {"Something else may be faster. ", "I try another way. "});
    return begin + idea_words(version, facts, stream);
  }
  const std::string schedule = schedule_of(version);
  return one_of(
      stream,
      {fmt::format("The compiler's sizes need not be the best here: I try `with {}`.", schedule),
       fmt::format("Next, a schedule: `with {}`, and the measurement decides.", schedule)});
}

std::string words_of_comparison(double before, double after, RandomStream& stream) {
  if (before <= 0 || after <= 0) return "Without times there is no gain to see: I keep the text. ";
  const std::string a = format_ratio(before);
  const std::string b = format_ratio(after);
  if (after > before * kClearGain) {
    return one_of(stream, {fmt::format("Better: {} instead of {}. ", b, a),
                           fmt::format("The score rises from {} to {}. ", a, b)});
  }
  if (after * kClearGain < before) {
    return one_of(stream,
                  {fmt::format("That is slower, {} against {}: I keep the earlier text. ", b, a),
                   fmt::format("{} after {}: no gain, so the simpler text stays. ", b, a)});
  }
  return one_of(
      stream, {fmt::format("{} and {} do not differ much; the simpler text stays. ", a, b),
               fmt::format("No clear difference ({} and {}), so I keep the simpler one. ", a, b)});
}

std::string words_of_proving(RandomStream& stream) {
  return one_of(stream, {"Before I submit it: does it hold on other shapes and dtypes?",
                         "Now the proof on generated graphs.",
                         "It must hold on graphs that I have not seen, so I have it proved."});
}

std::string words_of_submission(const TaskFacts& facts, RandomStream& stream) {
  const std::string dtypes = fmt::format("{}", fmt::join(facts.dtypes, ", "));
  return one_of(stream,
                {"It holds. I submit it.", "Proved and measured: I submit this text.",
                 dtypes.empty() ? "It holds everywhere it was tried. Submitting."
                                : fmt::format("It holds, in {} as well. Submitting.", dtypes)});
}

}  // namespace passnet
