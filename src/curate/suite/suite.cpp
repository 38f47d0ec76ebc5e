#include "curate/suite/suite.hpp"

#include "diag/json.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>
#include <set>

namespace passnet {
namespace {

using Json = nlohmann::ordered_json;

Json describe(const Occurrence& place) {
  Json row = {{"package", place.package}, {"version", place.version}, {"license", place.license},
              {"model", place.model},     {"family", place.family},   {"category", place.category}};
  if (place.count > 0) row["range"] = Json::array({place.start, place.count});
  return row;
}

Json describe(const SuiteGraph& graph) {
  Json places = Json::array();
  for (const Occurrence& place : graph.occurrences) places.push_back(describe(place));
  Json row = {{"file", graph.file},         {"sha256", graph.text_sha256.hex()},
              {"hash", graph.hash.hex()},   {"dtype", graph.dtype},
              {"elements", graph.elements}, {"bytes", graph.bytes},
              {"flops", graph.flops}};
  if (graph.origin) row["variant"] = {{"of", graph.origin->hex()}, {"change", graph.variant}};
  row["models"] = graph.models;
  row["occurrences"] = std::move(places);
  return row;
}

Json describe(const SuiteTask& task) {
  Json strata = Json::object();
  for (const AxisInfo& axis : kAxes) {
    strata[axis.name] = task.strata[static_cast<size_t>(axis.axis)];
  }
  Json graphs = Json::array();
  for (const SuiteGraph& graph : task.graphs) graphs.push_back(describe(graph));
  return {{"task", task.name},
          {"split", task.split.empty() ? Json() : Json(task.split)},
          {"ops", task.op_sequence},
          {"strata", std::move(strata)},
          {"graphs", std::move(graphs)}};
}

// Names the graph of a text: `graph @name(`.
std::string named(const std::string& text, const std::string& name) {
  const size_t begin = text.find('@');
  const size_t end = text.find('(', begin);
  CHECK(begin != std::string::npos && end != std::string::npos);
  return text.substr(0, begin + 1) + name + text.substr(end);
}

SuiteGraph describe_graph(const Specimen& specimen, std::string file, const std::string& text) {
  std::set<std::string> models;
  for (const Occurrence& place : specimen.occurrences) models.insert(place.model);
  SuiteGraph graph{.file = std::move(file),
                   .text_sha256 = sha256(text),
                   .hash = specimen.hash,
                   .dtype = std::string(torch_name(specimen.dtype)),
                   .elements = specimen.elements,
                   .bytes = specimen.least_bytes,
                   .flops = specimen.flops,
                   .origin = specimen.origin,
                   .variant = specimen.variant,
                   .models = models.size(),
                   .occurrences = specimen.occurrences};
  graph.occurrences.resize(std::min(graph.occurrences.size(), kListedOccurrences));
  return graph;
}

}  // namespace

size_t Suite::graphs() const {
  size_t sum = 0;
  for (const SuiteTask& task : tasks) sum += task.graphs.size();
  return sum;
}

std::vector<std::pair<std::string, size_t>> Suite::splits() const {
  std::map<std::string, size_t> counts;
  for (const SuiteTask& task : tasks) {
    if (!task.split.empty()) ++counts[task.split];
  }
  std::vector<std::pair<std::string, size_t>> result;
  for (const SplitInfo& split : kSplits) {
    const auto found = counts.find(std::string(split.name));
    if (found == counts.end()) continue;
    result.emplace_back(*found);
    counts.erase(found);
  }
  for (const auto& entry : counts) result.emplace_back(entry);
  return result;
}

SuiteContents make_suite(std::string name, std::string version, std::span<const TaskGraphs> tasks) {
  SuiteContents contents{.suite = {.name = std::move(name), .version = std::move(version)}};
  for (const TaskGraphs& source : tasks) {
    SuiteTask task{.name = source.name,
                   .op_sequence = source.graphs.front()->op_sequence,
                   .split = source.split,
                   .strata = strata_of(source.graphs)};
    for (size_t i = 0; i < source.graphs.size(); ++i) {
      SuiteText file{.path = fmt::format("{}/{}.graph", source.name, i),
                     .text = named(source.graphs[i]->text, fmt::format("{}.{}", source.name, i))};
      task.graphs.push_back(describe_graph(*source.graphs[i], file.path, file.text));
      contents.files.push_back(std::move(file));
    }
    contents.suite.tasks.push_back(std::move(task));
  }
  std::ranges::sort(contents.suite.tasks, {}, &SuiteTask::name);
  contents.suite.content_hash = content_hash(contents.suite, contents.files);
  return contents;
}

Json to_json(const Suite& suite) {
  Json result = {{"name", suite.name}, {"version", suite.version}};
  if (!suite.tasks.empty()) {
    Json tasks = Json::array();
    Json splits = Json::object();
    for (const SuiteTask& task : suite.tasks) {
      tasks.push_back(describe(task));
      if (!task.split.empty()) splits[task.split].push_back(task.name);
    }
    result["graphs"] = suite.graphs();
    result["splits"] = std::move(splits);
    result["tasks"] = std::move(tasks);
  }
  result["content_hash"] = suite.content_hash;
  return result;
}

std::string content_hash(const Suite& suite, std::vector<SuiteText> files) {
  std::ranges::sort(files, {},
                    [](const SuiteText& file) { return std::filesystem::path(file.path); });
  std::string content;
  const auto add = [&](const std::string& path, const std::string& text) {
    content += path;
    content += '\0';
    content += text;
    content += '\0';
  };
  for (const SuiteText& file : files) add(file.path, file.text);
  if (!suite.tasks.empty()) {
    Json description = to_json(suite);
    description.erase("content_hash");
    add("suite.json", json_line(description));
  }
  return sha256(content).hex();
}

}  // namespace passnet
