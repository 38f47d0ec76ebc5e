// `passnet replay`: judges again, on the same inputs, what records describe.
#include "cli/command_action.hpp"
#include "cli/commands/commands.hpp"
#include "cli/judge/records.hpp"
#include "cli/judge/replaying.hpp"
#include "cli/judge/submissions.hpp"
#include "cli/output.hpp"
#include "diag/json.hpp"
#include "report/format.hpp"
#include "report/table.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <charconv>
#include <memory>
#include <set>

namespace passnet {
namespace {

struct ReplayArguments {
  std::vector<std::string> records;
  ReplayOptions options;
};

// The records that an argument names: a file of records, or one line of it (`FILE#N`, from 0).
std::vector<Record> load_records(Session& session, const std::string& argument,
                                 Diagnostics& diagnostics) {
  std::string path = argument;
  std::optional<size_t> only;
  if (const size_t at = argument.rfind('#'); at != std::string::npos) {
    size_t number = 0;
    const char* const end = argument.data() + argument.size();
    if (std::from_chars(argument.data() + at + 1, end, number).ptr == end) {
      only = number;
      path = argument.substr(0, at);
    }
  }
  std::vector<Record> records = read_records(session, path, diagnostics);
  if (!only || diagnostics.has_errors()) return records;
  if (*only >= records.size()) {
    diagnostics.error({}, "no-such-record", "expected a record below {} in `{}`, found {}",
                      records.size(), path, *only);
    return {};
  }
  return {std::move(records[*only])};
}

std::string shown(const std::optional<Verdict>& verdict) {
  return verdict ? std::string(name(*verdict)) : "";
}

// A speedup with its interval: `1.310 [1.250, 1.370]`.
std::string shown_speedup(const Record& record) {
  if (!record.speedup) return format_ratio(record.speedup);
  return format_ratio(record.speedup) + " " +
         format_interval(record.speedup_low, record.speedup_high);
}

// The conditions of judging that decide times and may differ from the recorded ones.
void note_differences(const Record& record, const Record& again, std::set<std::string>& notes) {
  for (const auto& [key, what] :
       {std::pair("passnet", "version of the program"),
        std::pair("commit", "commit of the program"), std::pair("compiler", "compiler"),
        std::pair("cpu", "processor"), std::pair("library", "library of products"),
        std::pair("torch", "PyTorch")}) {
    const auto before = record.versions.find(key);
    const auto now = again.versions.find(key);
    if (before == record.versions.end() || now == again.versions.end()) continue;
    if (before->second == now->second) continue;
    notes.insert(fmt::format("the {} differs: recorded with `{}`, replayed with `{}`", what,
                             before->second, now->second));
  }
}

int run(Session& session, const ReplayArguments& arguments) {
  Diagnostics diagnostics;
  std::vector<Record> records;
  for (const std::string& argument : arguments.records) {
    std::ranges::move(load_records(session, argument, diagnostics), std::back_inserter(records));
  }
  session.report(diagnostics);
  if (diagnostics.has_errors()) return kBadInput;
  Table table{.columns = {{"graph", Align::kLeft},
                          {"candidate", Align::kLeft},
                          {"recorded", Align::kLeft},
                          {"again", Align::kLeft},
                          {"speedup"},
                          {"again"}}};
  bool all_same = true;
  std::set<std::string> notes;
  Progress progress("replayed", records.size());
  for (const Record& record : records) {
    auto replayer = Replayer::open(session, record, arguments.options);
    if (!replayer) return session.report(replayer.error()), kBadInput;
    const auto replayed = replayer->run();
    if (!replayed) return session.report(replayed.error()), kBadInput;
    const Record& again = replayed->again;
    all_same &= replayed->same;
    note_differences(record, again, notes);
    if (session.json()) {
      session.print_json({{"graph", record.graph},
                          {"candidate", record.candidate},
                          {"verdict", shown(record.verdict)},
                          {"replayed", shown(again.verdict)},
                          {"speedup", or_null(record.speedup)},
                          {"replayed_speedup", or_null(again.speedup)},
                          {"same", replayed->same},
                          {"detail", again.detail}});
    }
    const Tone tone = replayed->same ? Tone::kGood : Tone::kBad;
    table.rows.push_back({{record.graph},
                          {record.candidate},
                          {shown(record.verdict)},
                          {shown(again.verdict), tone},
                          {shown_speedup(record), Tone::kFaint},
                          {shown_speedup(again), tone}});
    progress.advance(record.graph);
  }
  if (!session.json()) print_rendered(render(table, session.color(), session.width()));
  for (const std::string& note : notes) print_to(stderr, "note: {}\n", note);
  return all_same ? kDone : kDoesNotHold;
}

}  // namespace

void add_replay_command(CliCommand command, Session& session) {
  command.footer("Example: passnet replay out/demo/records.jsonl#0");
  const auto arguments = std::make_shared<ReplayArguments>();
  command.option("records", arguments->records, "record files; `#N` picks one record, from 0")
      .required();
  command
      .option("--compiler", arguments->options.compiler,
              "the C++ compiler, whatever a record names")
      .show_default();
  add_native_option(command, arguments->options.allow_native);
  command.option("--python", arguments->options.python, "a Python with PyTorch").show_default();
  set_action(command, session, arguments, run);
}

}  // namespace passnet
