// The documentation that authors read at the workbench: sections of docs/kernels.md and
// docs/passes.md, ops of the catalog, and the example passes.
#pragma once

#include "ir/op/op.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace passnet {

struct DocSection {
  std::string_view title;
  size_t level = 1;       // of its heading
  std::string_view text;  // from the heading on, with the sections below it
};

// Cuts a page in Markdown by its headings, in order; `#` in code blocks is no heading.
std::vector<DocSection> cut_sections(std::string_view markdown);

// The page that is all that an author needs for a first pass (docs/kernels.md).
std::string_view short_reference();

struct ExamplePass {
  std::string_view name;  // of its file, without `.pass`
  std::string_view text;
};

// The passes of examples/passes, by name.
std::vector<ExamplePass> example_passes();

// The op's schema, its meaning, its dtypes, an example: four lines at most.
std::string describe_op(const Op& op, const Catalog& catalog);

// The text on a topic: an op, an example pass, or a section, by their names; letters' case, spaces
// and punctuation do not count. nullopt if there is none.
std::optional<std::string> find_topic(std::string_view topic, const Catalog& catalog);

// The topics, for authors who ask for an unknown one: sections and examples by name.
std::string list_topics();

}  // namespace passnet
