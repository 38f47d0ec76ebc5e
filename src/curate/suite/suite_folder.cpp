#include "curate/suite/suite_folder.hpp"

#include "frontend/read/suite_files.hpp"
#include "frontend/text_lines.hpp"

#include <nlohmann/json.hpp>

#include <filesystem>
#include <fstream>
#include <unistd.h>

namespace passnet {
namespace {

namespace fs = std::filesystem;

Result<std::string> read_text(const fs::path& path) {
  auto text = read_text_file(path.string());
  if (text) return text;
  return fail({}, "suite-unreadable", "{}", text.error().message);
}

Result<void> write_text(const fs::path& path, std::string_view text) {
  std::error_code error;
  fs::create_directories(path.parent_path(), error);
  std::ofstream file(path, std::ios::binary);
  file << text;
  file.close();
  if (file) return {};
  return fail({}, "suite-unwritable", "cannot write '{}'", path.string());
}

Result<void> write_parts(const SuiteContents& contents, const fs::path& folder) {
  for (const SuiteText& file : contents.files) TRY(write_text(folder / file.path, file.text));
  return write_text(folder / "suite.json",
                    to_json(contents.suite)
                            .dump(1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) +
                        "\n");
}

// Compares the described files with those of the folder.
Result<void> compare_files(const Suite& suite, const std::vector<SuiteText>& found,
                           const std::string& folder) {
  std::map<std::string_view, const SuiteGraph*> described;
  for (const SuiteTask& task : suite.tasks) {
    for (const SuiteGraph& graph : task.graphs) described.emplace(graph.file, &graph);
  }
  for (const SuiteText& file : found) {
    const auto graph = described.find(file.path);
    if (graph == described.end()) {
      return fail({}, "suite-differs", "'{}/{}' is not described in suite.json", folder, file.path);
    }
    if (sha256(file.text) != graph->second->text_sha256) {
      return fail({}, "suite-differs", "'{}/{}' is not the text that suite.json describes", folder,
                  file.path);
    }
    described.erase(graph);
  }
  if (described.empty()) return {};
  return fail({}, "suite-differs", "'{}/{}' is missing", folder, described.begin()->first);
}

}  // namespace

Result<void> write_suite(const SuiteContents& contents, const std::string& folder) {
  const Suite& suite = contents.suite;
  std::error_code error;
  if (fs::exists(folder, error)) {
    Sources sources;
    const auto old = read_suite(folder, sources);
    if (old && old->content_hash == suite.content_hash) return verify_suite(*old, folder);
    return fail(
        {}, "suite-exists",
        "expected a new folder, found '{}'{}: suites never change; choose another version "
        "and folder",
        folder,
        old ? fmt::format(" with {} version {} of another content", old->name, old->version) : "");
  }
  const fs::path whole = fs::path(folder).lexically_normal();
  const fs::path target = whole.has_filename() ? whole : whole.parent_path();
  const fs::path part = target.string() + ".part" + std::to_string(getpid());
  auto written = write_parts(contents, part);
  if (written) {
    fs::rename(part, target, error);
    if (!error) return {};
    written = fail({}, "suite-unwritable", "cannot write '{}': {}", folder, error.message());
  }
  fs::remove_all(part, error);
  return written;
}

Result<Suite> read_suite(const std::string& folder, Sources& sources) {
  const std::string path = TRY(suite_facts_file(folder));
  std::error_code error;
  if (!fs::exists(path, error)) {
    return fail({}, "no-suite", "expected a suite, found no '{}'", path);
  }
  const SourceId source = sources.add(path, TRY(read_text(path)));
  return parse_suite(sources.text(source), source);
}

Result<void> verify_suite(const Suite& suite, const std::string& folder) {
  std::vector<SuiteText> found;
  for (const std::string& file : TRY(suite_graph_files(folder))) {
    found.push_back({.path = file, .text = TRY(read_text(fs::path(folder) / file))});
  }
  if (!suite.tasks.empty()) TRY(compare_files(suite, found, folder));
  const std::string hash = content_hash(suite, std::move(found));
  if (hash == suite.content_hash) return {};
  return fail({}, "suite-differs", "expected the content hash {} of '{}/suite.json', found {}",
              suite.content_hash, folder, hash);
}

}  // namespace passnet
