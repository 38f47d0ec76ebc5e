#include "cli/suites/read_specimens.hpp"

#include "base/thread_pool.hpp"
#include "cli/graphs.hpp"
#include "dataset/stored_subgraphs.hpp"
#include "report/family.hpp"

#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <functional>

namespace passnet {
namespace {

constexpr size_t kBatch = 256;  // graphs that are screened side by side

std::string text_of(const nlohmann::json& object, const char* key) {
  if (!object.is_object()) return "";
  const auto found = object.find(key);
  return found != object.end() && found->is_string() ? found->get<std::string>() : "";
}

size_t count_of(const nlohmann::json& object, const char* key) {
  if (!object.is_object()) return 0;
  const auto found = object.find(key);
  return found != object.end() && found->is_number_unsigned() ? found->get<size_t>() : 0;
}

// The row of a typed line; null for other sources.
nlohmann::json row_of(const SourcedGraph& graph) {
  if (!graph.source.contains(".jsonl") || !graph.source.contains('#')) return nullptr;
  const std::string_view row = graph.sources.text(SourceId{0});
  return nlohmann::json::parse(row.begin(), row.end(), nullptr, /*allow_exceptions=*/false);
}

// A place as `origin` or an entry of `occurrences` tells it; the family and package follow from the
// model's name otherwise.
Occurrence read_place(const nlohmann::json& facts, const std::string& fallback) {
  Occurrence place{.package = text_of(facts, "package"),
                   .version = text_of(facts, "version"),
                   .license = text_of(facts, "license"),
                   .model = text_of(facts, "name"),
                   .family = text_of(facts, "family"),
                   .category = text_of(facts, "category"),
                   .start = count_of(facts, "start"),
                   .count = count_of(facts, "count")};
  if (place.model.empty()) place.model = text_of(facts, "model");
  if (place.model.empty()) place.model = fallback;
  if (place.family.empty()) place.family = model_family(place.model);
  const size_t slash = place.model.find('/');
  if (place.package.empty() && slash != std::string::npos) {
    place.package = place.model.substr(0, slash);
  }
  return place;
}

// Adds the places and the origin that the source tells.
void add_provenance(const SourcedGraph& graph, const nlohmann::json& row, Specimen& specimen) {
  const std::string& fallback = graph.model.empty() ? graph.name : graph.model;
  const auto list = row.is_object() ? row.find("occurrences") : row.end();
  if (list != row.end() && list->is_array()) {
    for (const nlohmann::json& place : *list) {
      specimen.occurrences.push_back(read_place(place, fallback));
    }
  }
  if (specimen.occurrences.empty()) {
    const auto origin = row.is_object() ? row.find("origin") : row.end();
    const bool is_told = origin != row.end() && origin->is_object();
    Occurrence place = read_place(is_told ? *origin : nlohmann::json::object(), fallback);
    place.start = count_of(row, "start");
    place.count = count_of(row, "count");
    specimen.occurrences.push_back(std::move(place));
  }
  const auto variant = row.is_object() ? row.find("variant") : row.end();
  if (variant == row.end() || !variant->is_object()) return;
  specimen.origin = digest_from_hex(text_of(*variant, "of"));
  specimen.variant = text_of(*variant, "change");
}

// True if the row's `kind`, or one of its `kinds`, is this one.
bool has_kind(const nlohmann::json& row, const std::string& kind) {
  if (!row.is_object()) return false;
  if (text_of(row, "kind") == kind) return true;
  const auto kinds = row.find("kinds");
  return kinds != row.end() && kinds->is_array() &&
         std::find(kinds->begin(), kinds->end(), kind) != kinds->end();
}

// Describes and screens graphs side by side; reports in their order.
class SpecimenReader {
 public:
  SpecimenReader(Session& session, const ReadOptions& options, ReadCounts& counts,
                 const std::function<void(SourcedSpecimen)>& visit)
      : session_(session),
        options_(options),
        counts_(counts),
        visit_(visit),
        maker_(session.catalog()),
        pool_(options.threads),
        progress_("read", 0) {}

  void add(SourcedGraph graph) {
    if (!graph.imported) {
      ++counts_.failed;
      session_.report(graph.imported.error(), graph.sources);
      return;
    }
    const nlohmann::json row = row_of(graph);
    if (!options_.kind.empty() && !has_kind(row, options_.kind)) return;
    Entry entry{.name = graph.name, .task = graph.task.value_or("")};
    add_provenance(graph, row, entry.specimen);
    entry.graph = std::move(graph.imported->graph);
    add(std::move(entry));
  }

  void add(StoredSubgraph subgraph) {
    Entry entry{.name = subgraph.hash.hex()};
    for (ModelPlace& place : subgraph.places) {
      entry.specimen.occurrences.push_back({.package = std::move(place.package),
                                            .version = std::move(place.version),
                                            .license = std::move(place.license),
                                            .model = std::move(place.model),
                                            .family = std::move(place.family),
                                            .category = std::move(place.category),
                                            .start = static_cast<size_t>(place.start),
                                            .count = static_cast<size_t>(place.count)});
    }
    entry.specimen.text = std::move(subgraph.text);
    add(std::move(entry));
  }

  void flush() {
    const auto examine = [](void* data, int64_t begin, int64_t end) {
      auto* const reader = static_cast<SpecimenReader*>(data);
      for (int64_t i = begin; i < end; ++i) reader->examine(reader->batch_[static_cast<size_t>(i)]);
    };
    pool_.parallel_for(static_cast<int64_t>(batch_.size()), 1, examine, this);
    for (Entry& entry : batch_) {
      progress_.advance(entry.name);
      if (entry.problem) {
        --counts_.graphs;
        ++counts_.failed;
        session_.report(*entry.problem);
        continue;
      }
      if (entry.screening.flaw) {
        counts_.screened_out.push_back({.name = entry.name,
                                        .flaw = *entry.screening.flaw,
                                        .reason = std::move(entry.screening.reason)});
        continue;
      }
      visit_({.specimen = std::move(entry.specimen),
              .task = std::move(entry.task),
              .name = std::move(entry.name)});
    }
    batch_.clear();
  }

 private:
  struct Entry {
    std::string name;
    std::string task;
    Specimen specimen;           // its provenance, and its packed text if there is no graph
    std::optional<Graph> graph;  // empty: to be read from the text
    std::optional<Diagnostic> problem;
    Screening screening;
  };

  void add(Entry entry) {
    const auto is_wanted = [&](const Occurrence& place) {
      return phase_of(place.model) == options_.phase;
    };
    if (options_.phase && std::ranges::none_of(entry.specimen.occurrences, is_wanted)) return;
    ++counts_.graphs;
    batch_.push_back(std::move(entry));
    if (batch_.size() == kBatch) flush();
  }

  void examine(Entry& entry) const {
    if (!entry.graph) {
      auto parsed = parse_stored(entry.specimen.text, session_.catalog());
      if (!parsed) {
        const Diagnostic& error = parsed.error();
        entry.problem = {.id = error.id,
                         .message = fmt::format("subgraph {}: {}", entry.name, error.message)};
        return;
      }
      entry.graph = *std::move(parsed);
    }
    const Graph graph = *std::move(entry.graph);
    entry.graph.reset();
    if (options_.screens) {
      entry.screening = screen_structure(graph, session_.catalog(), options_.limits);
    }
    if (entry.screening.flaw) return;
    Specimen made = maker_.make(graph);
    made.occurrences = std::move(entry.specimen.occurrences);
    made.origin = entry.specimen.origin;
    made.variant = std::move(entry.specimen.variant);
    entry.specimen = std::move(made);
  }

  Session& session_;
  const ReadOptions& options_;
  ReadCounts& counts_;
  const std::function<void(SourcedSpecimen)>& visit_;
  SpecimenMaker maker_;
  ThreadPool pool_;
  Progress progress_;
  std::vector<Entry> batch_;
};

// Reads the subgraphs of a dataset. Errors: "unknown-kind", those of opening it.
Result<void> read_dataset(const std::string& path, const std::string& kind,
                          SpecimenReader& reader) {
  std::optional<PieceKind> chosen;
  if (!kind.empty()) {
    const auto found = std::ranges::find(kPieceKinds, kind);
    if (found == kPieceKinds.end()) {
      return fail({}, "unknown-kind", "expected one of {}, found '{}'",
                  fmt::join(kPieceKinds, ", "), kind);
    }
    chosen = static_cast<PieceKind>(found - kPieceKinds.begin());
  }
  Dataset dataset = TRY(Dataset::open(path, Database::Access::kRead));
  return for_each_subgraph(dataset, chosen,
                           [&](StoredSubgraph subgraph) { reader.add(std::move(subgraph)); });
}

}  // namespace

bool read_specimens(Session& session, std::span<const std::string> paths,
                    const ReadOptions& options, ReadCounts& counts,
                    const std::function<void(SourcedSpecimen)>& visit) {
  SpecimenReader reader(session, options, counts, visit);
  std::vector<std::string> sources(paths.begin(), paths.end());
  const auto datasets = std::ranges::stable_partition(sources, std::not_fn(is_database));
  sources.erase(datasets.begin(), datasets.end());
  bool readable = sources.empty() || for_each_graph(session, sources, [&](SourcedGraph graph) {
                    reader.add(std::move(graph));
                    return true;
                  });
  for (const std::string& path : paths) {
    if (!is_database(path)) continue;
    const auto read = read_dataset(path, options.kind, reader);
    if (!read) session.report(read.error());
    readable &= read.has_value();
  }
  reader.flush();
  return readable;
}

}  // namespace passnet
