// Reads suite.json into a `Suite`.
#include "curate/suite/suite.hpp"
#include "frontend/read/json_places.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace passnet {
namespace {

// A value of the text and its place. The first complaint about any part is kept in `problem`.
class Part {
 public:
  Part(const nlohmann::json& json, JsonRange range, const JsonPlaces& places, SourceId source,
       std::optional<Diagnostic>& problem)
      : json_(&json), range_(range), places_(&places), source_(source), problem_(&problem) {}

  bool has(const char* key) const {
    return json_->is_object() && json_->contains(key) && !json_->at(key).is_null();
  }
  Part member(const char* key) const {
    return Part(json_->at(key), places_->member(range_, key).value_or(range_), *places_, source_,
                *problem_);
  }
  // Returns "" if the key is absent or null.
  std::string text(const char* key) const {
    if (!has(key)) return "";
    const Part part = member(key);
    if (part.json_->is_string()) return part.json_->get<std::string>();
    part.complain("a string");
    return "";
  }
  template <class Number>
  Number number(const char* key) const {
    if (!has(key)) return 0;
    const Part part = member(key);
    if (part.json_->is_number() && part.json_->get<double>() >= 0) return part.json_->get<Number>();
    part.complain("a number that is not negative");
    return 0;
  }
  Digest digest(const char* key) const {
    const std::optional<Digest> found = digest_from_hex(text(key));
    if (!found) (has(key) ? member(key) : *this).complain("64 hexadecimal digits");
    return found.value_or(Digest());
  }
  // None if the key is absent.
  std::vector<Part> entries(const char* key) const {
    if (!has(key)) return {};
    const Part list = member(key);
    std::vector<Part> result;
    const std::vector<JsonRange> ranges = places_->entries(list.range_);
    if (!list.json_->is_array() || ranges.size() != list.json_->size()) {
      list.complain("a list");
      return {};
    }
    for (size_t i = 0; i < ranges.size(); ++i) {
      result.emplace_back(list.json_->at(i), ranges[i], *places_, source_, *problem_);
    }
    return result;
  }
  // The entries of a list of integers that are not negative; none if it is no such list.
  std::vector<int64_t> numbers() const {
    const auto is_count = [](const nlohmann::json& entry) { return entry.is_number_unsigned(); };
    if (!json_->is_array() || !std::ranges::all_of(*json_, is_count)) return {};
    return json_->get<std::vector<int64_t>>();
  }
  void complain(std::string_view expected) const {
    if (*problem_) return;
    const Span span{source_, static_cast<uint32_t>(range_.begin),
                    static_cast<uint32_t>(range_.end)};
    *problem_ = make_error(span, "bad-suite-file", "expected {}", expected);
  }

 private:
  const nlohmann::json* json_;
  JsonRange range_;
  const JsonPlaces* places_;
  SourceId source_;
  std::optional<Diagnostic>* problem_;
};

// True if the path names a file of a task: it leads to no other folder.
bool is_graph_file(const std::string& path) {
  return std::ranges::count(path, '/') == 1 && path.ends_with(".graph") &&
         !path.starts_with("..") && !path.starts_with('/');
}

Occurrence read_occurrence(const Part& part) {
  Occurrence place{.package = part.text("package"),
                   .version = part.text("version"),
                   .license = part.text("license"),
                   .model = part.text("model"),
                   .family = part.text("family"),
                   .category = part.text("category")};
  if (!part.has("range")) return place;
  const std::vector<int64_t> range = part.member("range").numbers();
  if (range.size() == 2) {
    place.start = static_cast<size_t>(range[0]);
    place.count = static_cast<size_t>(range[1]);
  } else {
    part.member("range").complain("[start, count]");
  }
  return place;
}

SuiteGraph read_graph(const Part& part) {
  SuiteGraph graph{.file = part.text("file"),
                   .text_sha256 = part.digest("sha256"),
                   .hash = part.digest("hash"),
                   .dtype = part.text("dtype"),
                   .elements = part.number<int64_t>("elements"),
                   .bytes = part.number<int64_t>("bytes"),
                   .flops = part.number<double>("flops"),
                   .models = part.number<size_t>("models")};
  if (!is_graph_file(graph.file)) part.complain("a 'file' of the form TASK/NAME.graph");
  if (part.has("variant")) {
    const Part variant = part.member("variant");
    graph.origin = variant.digest("of");
    graph.variant = variant.text("change");
  }
  for (const Part& place : part.entries("occurrences")) {
    graph.occurrences.push_back(read_occurrence(place));
  }
  return graph;
}

SuiteTask read_task(const Part& part) {
  SuiteTask task{
      .name = part.text("task"), .op_sequence = part.text("ops"), .split = part.text("split")};
  if (task.name.empty()) part.complain("a task with a name");
  if (part.has("strata")) {
    const Part strata = part.member("strata");
    for (const AxisInfo& axis : kAxes) {
      task.strata[static_cast<size_t>(axis.axis)] = strata.text(std::string(axis.name).c_str());
    }
  }
  for (const Part& graph : part.entries("graphs")) task.graphs.push_back(read_graph(graph));
  return task;
}

}  // namespace

Result<Suite> parse_suite(std::string_view text, SourceId source) {
  const nlohmann::json json =
      nlohmann::json::parse(text.begin(), text.end(), nullptr, /*allow_exceptions=*/false);
  const JsonPlaces places(text);
  std::optional<Diagnostic> problem;
  const Part whole(json, places.whole(), places, source, problem);
  if (!json.is_object()) {
    const auto flaw = static_cast<uint32_t>(std::min(places.flaw().value_or(0), text.size()));
    return fail({source, flaw, flaw}, "bad-suite-file", "expected an object of JSON");
  }
  Suite suite{.name = whole.text("name"),
              .version = whole.text("version"),
              .content_hash = whole.text("content_hash")};
  for (const Part& task : whole.entries("tasks")) suite.tasks.push_back(read_task(task));
  if (problem) return std::unexpected(*std::move(problem));
  return suite;
}

}  // namespace passnet
