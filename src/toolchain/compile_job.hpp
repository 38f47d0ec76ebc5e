// The input and the result of compiling a kernel, in any language.
#pragma once

#include "base/hash.hpp"
#include "sandbox/command.hpp"
#include "toolchain/compiler_log.hpp"

#include <filesystem>
#include <string>
#include <variant>
#include <vector>

namespace passnet {

struct NamedText {
  std::string name;  // a plain file name, found by #include "name"
  std::string text;
};

struct CompileJob {
  std::string source;
  std::vector<NamedText> headers;    // everything that `#include` finds
  std::string label;                 // the source's name in messages; not part of the key
  std::vector<std::string> defines;  // NAME or NAME=VALUE
  // The header that the source includes first: it is parsed once for all jobs, if the compiler can
  // keep what it parsed. Empty: none.
  std::string first_header;
  // The file that holds the source, by which line information names it. Empty: the label names it.
  std::filesystem::path file;
};

// The reason why there is no artifact: not the user's machine, but the compiled text.
struct CompileFailure {
  Ending ending = Ending::kExited;
  std::string summary;  // one lower-case sentence
  std::vector<CompileMessage> messages;
  std::string log;  // the compiler's output without paths of this machine
};

struct Artifact {
  std::filesystem::path path;  // of a file whose loading runs no code
  Digest key;                  // of everything that it was made from
  Digest content;              // of the file
  double compile_ms = 0;       // 0 if from the cache
  bool from_cache = false;
};

using CompileOutcome = std::variant<Artifact, CompileFailure>;

}  // namespace passnet
