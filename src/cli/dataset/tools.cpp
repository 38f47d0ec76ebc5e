#include "cli/dataset/tools.hpp"

#include "base/counted.hpp"
#include "base/thread_count.hpp"
#include "cli/choices.hpp"
#include "cli/command_action.hpp"
#include "cli/output.hpp"
#include "dataset/build/build.hpp"
#include "dataset/build/typical.hpp"
#include "dataset/export/export_dataset.hpp"
#include "dataset/find_graph.hpp"
#include "dataset/merge.hpp"
#include "dataset/split.hpp"
#include "dataset/statistics.hpp"
#include "dataset/verify_dataset.hpp"
#include "draw/units.hpp"
#include "report/table.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <memory>
#include <unistd.h>

namespace passnet {
namespace {

using Json = nlohmann::ordered_json;

struct ToolsArguments {
  std::string file;
  std::string hash;
  std::vector<std::string> inputs;
  double held_out = 0.1;
  double dev = 0.1;
  uint64_t seed = 0;
  bool hard = false;
  bool by_family = false;
  size_t sample = 20;
  size_t threads = 0;
  std::string format{kExportFormats[1]};
  std::string out;
};

// Reports the error, if any, as the exit code.
template <class T>
int finish(Session& session, const Result<T>& result) {
  if (result) return kDone;
  session.report(result.error());
  return kBadInput;
}

Json places_json(const std::vector<FoundPlace>& places) {
  Json result = Json::array();
  for (const FoundPlace& place : places) {
    result.push_back({{"model", place.model},
                      {"family", place.family},
                      {"category", place.category},
                      {"start", place.start},
                      {"count", place.count},
                      {"kind", place.kind}});
  }
  return result;
}

int show_graph(Session& session, const ToolsArguments& arguments) {
  constexpr int64_t kMaxPlaces = 20;
  auto dataset = Dataset::open(arguments.file, Database::Access::kRead);
  if (!dataset) return finish(session, dataset);
  const auto found = find_graph(*dataset, arguments.hash, kMaxPlaces);
  if (!found) return finish(session, found);
  if (session.json()) {
    Json row = {{"canonical_hash", found->hash.hex()}, {"text", found->text}};
    if (const auto& facts = found->subgraph) {
      row["sequence"] = facts->sequence;
      row["dtype"] = facts->dtype;
      row["flops"] = facts->flops;
      row["bytes"] = facts->bytes;
      row["launches"] = facts->launches;
      row["occurrences"] = facts->occurrences;
    }
    row["split"] = found->split.empty() ? Json() : Json(found->split);
    row["places"] = places_json(found->places);
    session.print_json(row);
    return kDone;
  }
  print_to(stdout, "{}\n", found->text);
  Table table{.columns = {{"model", Align::kLeft},
                          {"family", Align::kLeft},
                          {"category", Align::kLeft},
                          {"kind", Align::kLeft},
                          {"from"},
                          {"nodes"}}};
  for (const FoundPlace& place : found->places) {
    table.rows.push_back({{place.model},
                          {place.family},
                          {place.category},
                          {place.kind},
                          {std::to_string(place.start)},
                          {std::to_string(place.count)}});
  }
  if (!table.rows.empty()) print_rendered(render(table, session.color(), session.width()) + "\n");
  if (const auto& facts = found->subgraph) {
    session.print(fmt::format("{} · {} FLOPs · {}B · occurs {}", facts->dtype,
                              short_number(facts->flops),
                              short_number(static_cast<double>(facts->bytes)),
                              counted(static_cast<size_t>(facts->occurrences), "time", "times")));
  }
  if (!found->split.empty()) session.print("split " + found->split);
  session.print("hash " + found->hash.hex());
  return kDone;
}

int split_dataset(Session& session, const ToolsArguments& arguments) {
  if (arguments.held_out + arguments.dev > 1) {
    session.report(make_error({}, "bad-shares",
                              "expected shares of at most 1 together, found {} held out and {} dev",
                              arguments.held_out, arguments.dev));
    return kBadInput;
  }
  auto dataset = Dataset::open(arguments.file, Database::Access::kWrite);
  if (!dataset) return finish(session, dataset);
  const auto counts = split(*dataset, {.held_out = arguments.held_out,
                                       .dev = arguments.dev,
                                       .seed = arguments.seed,
                                       .is_hard = arguments.hard,
                                       .by_family = arguments.by_family});
  if (!counts) return finish(session, counts);
  Json row = Json::object();
  for (size_t i = 0; i < counts->size(); ++i) {
    row[std::string(kSplitNames[i])] = (*counts)[i];
    if (!session.json()) print_to(stdout, "{:<12}{}\n", kSplitNames[i], (*counts)[i]);
  }
  if (session.json()) session.print_json(row);
  return kDone;
}

// Gives a file its name, which no other file may have.
Result<void> place_merged(const std::string& part, const std::string& path) {
  int failure = renameat2(AT_FDCWD, part.c_str(), AT_FDCWD, path.c_str(), RENAME_NOREPLACE);
  if (failure != 0 && errno == EINVAL) failure = std::rename(part.c_str(), path.c_str());  // NFS
  if (failure == 0) return {};
  if (errno == EEXIST) return fail({}, "merge-exists", "expected no file '{}', found one", path);
  return fail({}, "merge-unwritable", "cannot write '{}': {}", path, std::strerror(errno));
}

// Makes the file beside its place, so that a failed merge leaves nothing.
int merge_datasets(Session& session, const ToolsArguments& arguments) {
  std::error_code error;
  if (std::filesystem::exists(arguments.file, error)) {
    session.report(
        make_error({}, "merge-exists", "expected no file '{}', found one", arguments.file));
    return kBadInput;
  }
  if (!std::filesystem::path(arguments.file).has_filename()) {
    session.report(make_error({}, "merge-unwritable", "expected the path of a file, found '{}'",
                              arguments.file));
    return kBadInput;
  }
  const std::string part = arguments.file + ".part" + std::to_string(getpid());
  const auto merge_all = [&]() -> Result<Statistics> {
    auto dataset = TRY(Dataset::create(part));
    Progress progress("datasets merged", arguments.inputs.size());
    for (const std::string& input : arguments.inputs) {
      TRY(merge(dataset, input));
      progress.advance(input);
    }
    TRY(find_typical(dataset, session.catalog(), dataset_target(), thread_count(0)));
    TRY(dataset.set_note("complete", "1"));
    const Digest hash = TRY(content_hash(dataset));
    TRY(dataset.set_note("hash", hash.hex()));
    Statistics total = TRY(statistics(dataset));
    TRY(dataset.database().finish_log());
    return total;
  };
  auto total = merge_all();
  if (total) {
    const auto placed = place_merged(part, arguments.file);
    if (!placed) total = std::unexpected(placed.error());
  }
  for (const char* suffix : {"", "-wal", "-shm", "-journal"})
    std::filesystem::remove(part + suffix, error);
  if (!total) return finish(session, total);
  if (session.json()) {
    session.print_json({{"models", total->models},
                        {"full_graphs", total->full_graphs},
                        {"distinct_subgraphs", total->distinct_subgraphs},
                        {"hash", total->hash}});
  } else {
    session.print(fmt::format("{}, {}, hash {}",
                              counted(static_cast<size_t>(total->full_graphs), "graph", "graphs"),
                              counted(static_cast<size_t>(total->distinct_subgraphs),
                                      "distinct subgraph", "distinct subgraphs"),
                              total->hash));
  }
  return kDone;
}

int verify_dataset(Session& session, const ToolsArguments& arguments) {
  if (const auto checked = check_threads(arguments.threads); !checked) {
    return finish(session, checked);
  }
  auto dataset = Dataset::open(arguments.file, Database::Access::kRead);
  if (!dataset) return finish(session, dataset);
  Progress progress("texts checked", 0);
  const auto counts = verify(*dataset, session.catalog(),
                             {.threads = thread_count(arguments.threads),
                              .sample = arguments.sample,
                              .target = &dataset_target()},
                             [&](const std::vector<Diagnostic>& flaws) {
                               for (const Diagnostic& flaw : flaws) session.report(flaw);
                               progress.advance();
                             });
  if (!counts) return finish(session, counts);
  if (session.json()) {
    session.print_json({{"texts", counts->texts},
                        {"occurrences", counts->occurrences},
                        {"runs", counts->runs},
                        {"flaws", counts->flaws}});
  } else {
    session.print(fmt::format("{} texts, {} occurrences and {} runs checked: {}", counts->texts,
                              counts->occurrences, counts->runs,
                              counted(static_cast<size_t>(counts->flaws), "flaw", "flaws")));
  }
  return counts->flaws > 0 ? kDoesNotHold : kDone;
}

int export_graphs(Session& session, const ToolsArguments& arguments) {
  auto dataset = Dataset::open(arguments.file, Database::Access::kRead);
  if (!dataset) return finish(session, dataset);
  const auto* const format = std::ranges::find(kExportFormats, arguments.format);
  const SpellingTable spellings(session.catalog());
  Progress progress("graphs written", 0);
  const auto counts = export_dataset(*dataset, session.catalog(), spellings,
                                     static_cast<ExportFormat>(format - kExportFormats.begin()),
                                     arguments.out, [&](const Diagnostic* skipped) {
                                       if (skipped != nullptr) session.report(*skipped);
                                       progress.advance();
                                     });
  if (!counts) return finish(session, counts);
  if (session.json()) {
    session.print_json({{"graphs", counts->graphs},
                        {"subgraphs", counts->subgraphs},
                        {"skipped", counts->skipped}});
  } else {
    session.print(fmt::format(
        "{} and {} written, {} skipped",
        counted(static_cast<size_t>(counts->graphs), "whole graph", "whole graphs"),
        counted(static_cast<size_t>(counts->subgraphs), "subgraph", "subgraphs"), counts->skipped));
  }
  return counts->skipped > 0 ? kDoesNotHold : kDone;
}

}  // namespace

void add_dataset_tools(CliCommand group, Session& session) {
  const auto arguments = std::make_shared<ToolsArguments>();
  constexpr const char* kFile = "a dataset";
  CliCommand showing = add_action(
      group, session, "show", "show a graph of a dataset and where it occurs",
      "dataset show out/samples.db "
      "\"$(passnet dataset query out/samples.db 'op = gelu' --limit 1 --json | cut -c20-40)\"",
      show_graph, arguments);
  showing.option("file", arguments->file, kFile).required();
  showing.option("hash", arguments->hash, "the first digits of a canonical hash").required();
  CliCommand splitting =
      add_action(group, session, "split", "divide subgraphs into train, dev and held-out",
                 "dataset split out/samples.db --held-out 0.2 --hard", split_dataset, arguments);
  splitting.option("file", arguments->file, kFile).required();
  splitting.option("--held-out", arguments->held_out, "the share that is held out")
      .show_default()
      .between(0.0, 1.0);
  splitting.option("--dev", arguments->dev, "the share of dev").show_default().between(0.0, 1.0);
  splitting.option("--seed", arguments->seed, "the seed of the draw").show_default();
  splitting.flag("--hard", arguments->hard, "put no op sequence into two splits");
  splitting.flag("--by-family", arguments->by_family, "draw whole families of models");
  CliCommand merging =
      add_action(group, session, "merge", "make one dataset of several",
                 "dataset merge out/merged.db out/samples.db", merge_datasets, arguments);
  merging.option("out", arguments->file, "the file to make").required();
  merging.option("inputs", arguments->inputs, "datasets").required();
  CliCommand exporting =
      add_action(group, session, "export", "write the graphs of a dataset as files",
                 "dataset export out/samples.db --format graphnet --out out/exported",
                 export_graphs, arguments);
  exporting.option("file", arguments->file, kFile).required();
  exporting.option("--format", arguments->format, "the form of the files")
      .show_default()
      .one_of({kExportFormats.begin(), kExportFormats.end()});
  exporting.option("--out", arguments->out, "the folder to make").required();
  CliCommand verifying =
      add_action(group, session, "verify", "check texts, hashes, pieces and results of a dataset",
                 "dataset verify out/samples.db --sample 5", verify_dataset, arguments);
  verifying.option("file", arguments->file, kFile).required();
  verifying.option("--sample", arguments->sample, "subgraphs that run on the interpreter")
      .show_default();
  verifying.option("--threads", arguments->threads, "threads; 0: one per processor").show_default();
}

}  // namespace passnet
