#include "agent/workbench/documents.hpp"

#include "embedded/agent_documents.hpp"
#include "embedded/agent_examples.hpp"
#include "ops/example.hpp"

#include <fmt/ranges.h>

#include <algorithm>
#include <cctype>

namespace passnet {
namespace {

// `Kernels in the loop language` and `kernels_in-the loop-language` are the same topic.
std::string plain(std::string_view text) {
  std::string letters;
  for (const char c : text) {
    if (std::isalnum(static_cast<unsigned char>(c)) == 0) continue;
    letters += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  }
  return letters;
}

std::vector<DocSection> all_sections() {
  std::vector<DocSection> sections;
  for (const agent_documents::File& file : agent_documents::kFiles) {
    std::ranges::copy(cut_sections(file.text), std::back_inserter(sections));
  }
  return sections;
}

}  // namespace

std::vector<DocSection> cut_sections(std::string_view markdown) {
  std::vector<DocSection> sections;
  bool in_code = false;
  for (size_t at = 0; at < markdown.size();) {
    const size_t end = std::min(markdown.find('\n', at), markdown.size());
    const std::string_view line = markdown.substr(at, end - at);
    if (line.starts_with("```")) in_code = !in_code;
    const size_t level = std::min(line.find_first_not_of('#'), line.size());
    if (!in_code && level > 0 && level < line.size() && line[level] == ' ') {
      sections.push_back({line.substr(level + 1), level, markdown.substr(at)});
    }
    at = end + 1;
  }
  for (size_t i = 0; i < sections.size(); ++i) {
    const auto next = std::ranges::find_if(
        sections.begin() + static_cast<std::ptrdiff_t>(i) + 1, sections.end(),
        [&](const DocSection& section) { return section.level <= sections[i].level; });
    if (next == sections.end()) continue;
    sections[i].text = sections[i].text.substr(
        0, static_cast<size_t>(next->text.data() - sections[i].text.data()));
  }
  return sections;
}

std::string_view short_reference() { return agent_documents::kKernelsMd; }

std::vector<ExamplePass> example_passes() {
  std::vector<ExamplePass> examples;
  for (const agent_examples::File& file : agent_examples::kFiles) {
    examples.push_back({file.name.substr(0, file.name.rfind('.')), file.text});
  }
  std::ranges::sort(examples, {}, &ExamplePass::name);
  return examples;
}

std::string describe_op(const Op& op, const Catalog& catalog) {
  std::string text = fmt::format("{}\n  {}\n", op.def.schema, op.def.doc);
  if (!op.def.body.empty()) text += fmt::format("  computes {}\n", op.def.body);
  std::string dtypes;
  for (const DType dtype : allowed_dtypes(catalog, op)) dtypes += fmt::format(" {}", name(dtype));
  if (!dtypes.empty()) text += fmt::format("  dtypes{}\n", dtypes);
  if (!op.def.example.empty()) text += fmt::format("  example {}\n", op.def.example);
  return text;
}

std::optional<std::string> find_topic(std::string_view topic, const Catalog& catalog) {
  if (const Op* op = catalog.find(topic)) return describe_op(*op, catalog);
  std::string wanted = plain(topic);
  for (const DocSection& section : all_sections()) {
    if (plain(section.title) == wanted) return std::string(section.text);
  }
  if (wanted.starts_with("example")) wanted.erase(0, std::string_view("example").size());
  for (const ExamplePass& example : example_passes()) {
    if (plain(example.name) == wanted) return std::string(example.text);
  }
  return std::nullopt;
}

std::string list_topics() {
  std::vector<std::string_view> titles;
  for (const DocSection& section : all_sections()) {
    const bool known = std::ranges::find(titles, section.title) != titles.end();
    if (section.level > 1 && section.level < 4 && !known) titles.push_back(section.title);
  }
  std::vector<std::string_view> names;
  for (const ExamplePass& example : example_passes()) names.push_back(example.name);
  return fmt::format(
      "Topics are: recipe (each op of graph 1, stage by stage, with every rounding); the name of "
      "an op; a section: {}; an example: {}.\n",
      fmt::join(titles, ", "), fmt::join(names, ", "));
}

}  // namespace passnet
