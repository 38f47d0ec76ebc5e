#include "cli/suites/read_specimens.hpp"

#include "base/thread_pool.hpp"
#include "cli/graphs.hpp"
#include "report/family.hpp"

#include <algorithm>

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
    nlohmann::json row = row_of(graph);
    if (!options_.kind.empty() && !has_kind(row, options_.kind)) return;
    ++counts_.graphs;
    batch_.push_back({.graph = std::move(graph), .row = std::move(row)});
    if (batch_.size() == kBatch) flush();
  }

  void flush() {
    const auto examine = [](void* data, int64_t begin, int64_t end) {
      auto* const reader = static_cast<SpecimenReader*>(data);
      for (int64_t i = begin; i < end; ++i) reader->examine(reader->batch_[static_cast<size_t>(i)]);
    };
    pool_.parallel_for(static_cast<int64_t>(batch_.size()), 1, examine, this);
    for (Entry& entry : batch_) {
      progress_.advance(entry.graph.name);
      if (entry.screening.flaw) {
        counts_.screened_out.push_back({.name = entry.graph.name,
                                        .flaw = *entry.screening.flaw,
                                        .reason = std::move(entry.screening.reason)});
        continue;
      }
      counts_.unrun += options_.screens && !entry.screening.was_run;
      visit_({.specimen = std::move(entry.specimen),
              .task = entry.graph.task.value_or(""),
              .name = entry.graph.name});
    }
    batch_.clear();
  }

 private:
  struct Entry {
    SourcedGraph graph;
    nlohmann::json row;
    Screening screening;
    Specimen specimen;
  };

  void examine(Entry& entry) const {
    const Graph& graph = entry.graph.imported->graph;
    if (options_.screens) entry.screening = screen(graph, session_.catalog(), options_.limits);
    if (entry.screening.flaw) return;
    entry.specimen = maker_.make(graph);
    add_provenance(entry.graph, entry.row, entry.specimen);
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

}  // namespace

bool read_specimens(Session& session, std::span<const std::string> paths,
                    const ReadOptions& options, ReadCounts& counts,
                    const std::function<void(SourcedSpecimen)>& visit) {
  SpecimenReader reader(session, options, counts, visit);
  const bool readable = for_each_graph(session, paths, [&](SourcedGraph graph) {
    reader.add(std::move(graph));
    return true;
  });
  reader.flush();
  return readable;
}

}  // namespace passnet
