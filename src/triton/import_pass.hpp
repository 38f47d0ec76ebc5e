// Passes of the public harness (Python files with a pattern, its arguments and Triton kernels) as
// pass text with kernels of the loop language.
#pragma once

#include "diag/diagnostic.hpp"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace passnet {

class Catalog;
class SpellingTable;

// The reasons why a pass cannot be said in the pass language, by the id of the diagnostic.
struct ImportReason {
  std::string_view id;
  std::string_view kind;
};
inline constexpr std::array<ImportReason, 16> kImportReasons{{
    {"python-syntax", "the file is not Python as these passes use it"},
    {"triton-syntax", "the file is not Python as these passes use it"},
    {"source-too-deep", "the file is not Python as these passes use it"},
    {"public-pass-form", "the file is no pass"},
    {"public-pattern", "the pattern has no counterpart"},
    {"public-identity", "the pass changes nothing in graphs"},
    {"public-wrapper", "the wrapper computes what is not known before it runs"},
    {"public-size", "a size or a condition does not follow from shapes and dtypes"},
    {"public-refuses", "the wrapper raises an error"},
    {"public-text", "the written text is not a pass"},
    {"triton-kernel", "the kernel is not Triton as it is known here"},
    {"triton-function", "a function of Triton has no counterpart"},
    {"triton-atomic", "atomic operations"},
    {"triton-loop", "iterations depend on each other"},
    {"triton-store", "results are not stored once and whole"},
    {"triton-block", "values depend on the size of blocks"},
}};

struct ImportedPass {
  std::string text;                // of one pass or several, for different sizes and dtypes
  std::vector<std::string> names;  // of the passes
  std::vector<Diagnostic> left;    // why other sizes and dtypes are left out
};

// Converts the text of a Python file. `name` names the passes. Errors: those of kImportReasons.
Result<ImportedPass> import_pass(std::string_view text, SourceId source, std::string_view name,
                                 const Catalog& catalog, const SpellingTable& spellings);

// A file of a folder, in the order in which the passes apply.
struct PublicPassFile {
  std::string path;
  std::string name;  // without the ending
};
// The files that a path names: a Python file, or those of a folder, in the order that its list
// states, otherwise by name. Errors: "public-pass-folder".
Result<std::vector<PublicPassFile>> list_public_passes(const std::string& path);

}  // namespace passnet
