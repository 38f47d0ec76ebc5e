#include "frontend/source.hpp"

#include "frontend/graphnet.hpp"
#include "frontend/sample_facts.hpp"
#include "frontend/typed_lines.hpp"
#include "ir/text/text.hpp"

#include <algorithm>
#include <charconv>
#include <filesystem>

namespace passnet {
namespace {

namespace fs = std::filesystem;

bool is_lines(std::string_view path) {
  return path.ends_with(".jsonl") || path.ends_with(".jsonl.gz");
}

// The number that a selector denotes; nullopt for a hash.
std::optional<size_t> row_number(std::string_view selector) {
  size_t number = 0;
  if (selector.size() > 12) return std::nullopt;
  const auto [end, error] =
      std::from_chars(selector.data(), selector.data() + selector.size(), number);
  if (error != std::errc() || end != selector.data() + selector.size()) return std::nullopt;
  return number;
}

// Sorted paths of the entries below `folder` that `accepts` accepts; symbolic links are not
// followed.
template <class Accepts>
std::vector<std::string> find_below(const std::string& folder, Accepts accepts) {
  std::vector<std::string> result;
  std::error_code error;
  fs::recursive_directory_iterator entry(folder, fs::directory_options::skip_permission_denied,
                                         error);
  while (!error && entry != fs::recursive_directory_iterator()) {
    if (accepts(entry->path())) result.push_back(entry->path().string());
    entry.increment(error);
  }
  std::ranges::sort(result);
  return result;
}

NamedGraph failed(std::string name, const Diagnostic& problem) {
  return {.name = std::move(name), .graph = std::unexpected(problem)};
}

}  // namespace

Result<void> GraphStream::add_suite(const std::string& path) {
  const std::string file = (fs::path(path) / "suite.json").string();
  Sources sources;
  const SourceId source = sources.add(file, TRY(read_text_file(file)));
  if (const auto facts = check_suite_facts(sources.text(source), source); !facts) {
    const Location place = sources.location(facts.error().span);
    return fail({}, facts.error().id, "{} in '{}', line {}, column {}", facts.error().message, file,
                place.line, place.column);
  }
  const size_t before = items_.size();
  for (const std::string& graph :
       find_below(path, [](const fs::path& entry) { return entry.extension() == ".graph"; })) {
    const std::string task = fs::path(graph).parent_path().lexically_relative(path).string();
    items_.push_back({.kind = Kind::kText, .path = graph, .name = task, .task = task});
  }
  if (items_.size() == before) return fail({}, "no-graphs", "the suite '{}' holds no graph", path);
  return {};
}

// The task of a graph text file: its folder's name inside a suite, otherwise empty.
static std::string task_of(const std::string& file) {
  std::error_code error;
  const fs::path folder = fs::absolute(file, error).lexically_normal().parent_path();
  return fs::exists(folder.parent_path() / "suite.json", error) ? folder.filename().string() : "";
}

void GraphStream::add_text(const std::string& file) {
  const std::string task = task_of(file);
  items_.push_back({.kind = Kind::kText, .path = file, .name = task, .task = task});
}

Result<void> GraphStream::add_folder(const std::string& path) {
  std::error_code error;
  const fs::path root = fs::path(path).lexically_normal();
  if (fs::exists(root / "suite.json", error)) return add_suite(path);
  const size_t before = items_.size();
  if (fs::exists(root / "model.py", error)) {
    const std::string name =
        root.has_filename() ? root.filename().string() : root.parent_path().filename().string();
    items_.push_back({.kind = Kind::kFolder, .path = path, .name = name});
    return {};
  }
  for (const std::string& model :
       find_below(path, [](const fs::path& entry) { return entry.filename() == "model.py"; })) {
    const fs::path folder = fs::path(model).parent_path();
    items_.push_back({.kind = Kind::kFolder,
                      .path = folder.string(),
                      .name = folder.lexically_relative(path).generic_string()});
  }
  if (items_.size() > before) return {};
  for (const std::string& file :
       find_below(path, [](const fs::path& entry) { return entry.extension() == ".graph"; })) {
    add_text(file);
  }
  if (items_.size() > before) return {};
  return fail({}, "no-graphs",
              "expected sample folders, graph texts or a suite in '{}', found none", path);
}

Result<void> GraphStream::add_path(const std::string& path) {
  std::error_code error;
  if (fs::is_directory(path, error)) return add_folder(path);
  std::string file = path;
  std::string selector;
  if (const size_t hash = path.rfind('#'); hash != std::string::npos && !fs::exists(path, error)) {
    file = path.substr(0, hash);
    selector = path.substr(hash + 1);
  }
  if (!fs::exists(file, error)) {
    return fail({}, "unreadable-file", "cannot read '{}': no such file or folder", file);
  }
  if (!selector.empty() && fs::is_directory(file, error)) {
    return fail({}, "folder-selector",
                "expected a file of lines before '#', found the folder '{}': name one of its files",
                file);
  }
  if (is_lines(file)) {
    items_.push_back({.kind = Kind::kLines, .path = file, .selector = selector});
  } else if (file.ends_with(".graph") && selector.empty()) {
    add_text(file);
  } else {
    return fail({}, "unknown-source",
                "expected a sample folder, a suite, .jsonl, .jsonl.gz or .graph, found '{}'", path);
  }
  return {};
}

NamedGraph GraphStream::load_folder(const Item& item) const {
  NamedGraph result{.name = item.name,
                    .task = item.task,
                    .source = item.path,
                    .graph = std::unexpected(Diagnostic{})};
  auto program = load_graphnet_folder(item.path, result.sources);
  if (!program) {
    result.graph = std::unexpected(std::move(program.error()));
    return result;
  }
  program->name = item.name;
  result.graph = import_fx(*program, *catalog_, *spellings_);
  return result;
}

void GraphStream::load_text(const Item& item) {
  auto text = read_text_file(item.path);
  if (!text) {
    ready_.push_back(failed(item.path, text.error()));
    return;
  }
  Sources sources;
  const SourceId source = sources.add(item.path, *text);
  Diagnostics diagnostics;
  std::vector<Graph> graphs = parse_graphs(sources, source, *catalog_, diagnostics);
  for (Graph& graph : graphs) {
    std::string name = item.name.empty() ? graph.name : item.name + "/" + graph.name;
    NamedGraph entry{.name = std::move(name),
                     .task = item.task,
                     .source = item.path,
                     .graph = ImportedGraph{.graph = std::move(graph)}};
    // Spans of nodes stay valid because each graph keeps the text.
    entry.sources.add(item.path, *text);
    ready_.push_back(std::move(entry));
  }
  if (!diagnostics.has_errors()) return;
  NamedGraph entry = failed(item.path, diagnostics.list().front());
  entry.task = item.task;
  entry.sources = std::move(sources);
  ready_.push_back(std::move(entry));
}

NamedGraph GraphStream::load_line(const Item& item, std::string row, size_t place) const {
  NamedGraph result{.name = fmt::format("#{}", place),
                    .source = fmt::format("{}#{}", item.path, place),
                    .graph = std::unexpected(Diagnostic{})};
  const auto size = static_cast<uint32_t>(row.size());
  const SourceId source = result.sources.add(item.path, std::move(row), lines_->line_number());
  auto line = parse_typed_line(result.sources.text(source), {source, 0, size});
  if (!line) {
    result.graph = std::unexpected(std::move(line.error()));
    return result;
  }
  if (!line->program.name.empty()) result.name = line->program.name;
  line->program.name = result.name;
  result.task = std::move(line->task);
  result.model = std::move(line->model);
  result.graph = import_fx(line->program, *catalog_, *spellings_);
  return result;
}

std::optional<NamedGraph> GraphStream::next_line(const Item& item) {
  if (!lines_) {
    auto lines = TextLines::open(item.path);
    if (!lines) {
      found_ = true;
      return failed(item.path, lines.error());
    }
    lines_ = std::move(*lines);
    next_row_ = 0;
    found_ = item.selector.empty();
  }
  const auto number = row_number(item.selector);
  while (!(found_ && !item.selector.empty())) {
    auto row = lines_->next();
    if (!row) {
      found_ = true;
      return failed(item.path, row.error());
    }
    if (!*row) break;
    if ((*row)->find_first_not_of(" \t\r") == std::string::npos) continue;
    const size_t place = next_row_++;
    if (!item.selector.empty()) {
      if (number ? *number != place : (*row)->find(item.selector) == std::string::npos) continue;
      if (!number) {
        const auto hash = typed_line_hash(**row, {});
        if (!hash || *hash != item.selector) continue;
      }
      found_ = true;
    }
    return load_line(item, std::move(**row), place);
  }
  if (found_) return std::nullopt;
  found_ = true;
  return failed(
      fmt::format("{}#{}", item.path, item.selector),
      make_error({}, "no-such-graph", "'{}' has no graph '{}'", item.path, item.selector));
}

std::optional<NamedGraph> GraphStream::next() {
  while (true) {
    if (!ready_.empty()) {
      NamedGraph result = std::move(ready_.front());
      ready_.pop_front();
      return result;
    }
    if (next_item_ == items_.size()) return std::nullopt;
    const Item& item = items_[next_item_];
    if (item.kind == Kind::kLines) {
      if (auto result = next_line(item)) return result;
      lines_.reset();
      ++next_item_;
      continue;
    }
    ++next_item_;
    if (item.kind == Kind::kFolder) return load_folder(item);
    load_text(item);
  }
}

Result<GraphStream> open_sources(std::span<const std::string> paths, const Catalog& catalog,
                                 const SpellingTable& spellings) {
  GraphStream stream(catalog, spellings);
  for (const std::string& path : paths) TRY(stream.add_path(path));
  return stream;
}

}  // namespace passnet
