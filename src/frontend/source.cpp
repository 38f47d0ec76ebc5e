#include "frontend/source.hpp"

#include "frontend/graphnet.hpp"
#include "frontend/onnx/onnx_file.hpp"
#include "frontend/read/suite_files.hpp"
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
  return path.ends_with(".jsonl") || path.ends_with(".jsonl.gz") || path.ends_with(".jsonl.zst");
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

UnreadGraph unreadable(std::string name, Diagnostic problem) {
  return {.name = std::move(name), .problem = std::move(problem)};
}

}  // namespace

Result<void> GraphStream::add_suite(const std::string& path) {
  const std::string file = TRY(suite_facts_file(path));
  Sources sources;
  const SourceId source = sources.add(file, TRY(read_text_file(file)));
  if (const auto facts = check_suite_facts(sources.text(source), source); !facts) {
    const Location place = sources.location(facts.error().span);
    return fail({}, facts.error().id, "{} in '{}', line {}, column {}", facts.error().message, file,
                place.line, place.column);
  }
  const size_t before = items_.size();
  for (const std::string& graph : TRY(suite_graph_files(path))) {
    const std::string task = fs::path(graph).parent_path().string();
    const std::string found = (fs::path(path) / graph).string();
    items_.push_back({.kind = SourceKind::kText, .path = found, .name = task, .task = task});
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
  items_.push_back({.kind = SourceKind::kText, .path = file, .name = task, .task = task});
}

Result<void> GraphStream::add_folder(const std::string& path) {
  std::error_code error;
  const fs::path root = fs::path(path).lexically_normal();
  if (fs::exists(root / "suite.json", error)) return add_suite(path);
  const size_t before = items_.size();
  if (fs::exists(root / "model.py", error)) {
    const std::string name =
        root.has_filename() ? root.filename().string() : root.parent_path().filename().string();
    items_.push_back({.kind = SourceKind::kFolder, .path = path, .name = name});
    return {};
  }
  for (const std::string& model :
       find_below(path, [](const fs::path& entry) { return entry.filename() == "model.py"; })) {
    const fs::path folder = fs::path(model).parent_path();
    items_.push_back({.kind = SourceKind::kFolder,
                      .path = folder.string(),
                      .name = folder.lexically_relative(path).generic_string()});
  }
  if (items_.size() > before) return {};
  for (const std::string& file :
       find_below(path, [](const fs::path& entry) { return entry.extension() == ".graph"; })) {
    add_text(file);
  }
  for (const auto& [extension, kind] :
       {std::pair(".pt2", SourceKind::kExport), std::pair(".onnx", SourceKind::kOnnx)}) {
    for (const std::string& file :
         find_below(path, [&](const fs::path& entry) { return entry.extension() == extension; })) {
      items_.push_back({.kind = kind, .path = file});
    }
  }
  if (items_.size() > before) return {};
  // Not every file of lines has graphs: a folder may hold records, too.
  const std::vector<std::string> lines = find_below(
      path, [](const fs::path& entry) { return entry.filename().string().contains(".jsonl"); });
  const std::string found =
      lines.empty()
          ? "none"
          : fmt::format("files of lines, which have to be named themselves: '{}'", lines.front());
  return fail({}, "no-graphs",
              "expected sample folders, graph texts, archives or a suite in '{}', found {}", path,
              found);
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
    items_.push_back({.kind = SourceKind::kLine, .path = file, .selector = selector});
  } else if (file.ends_with(".pt2")) {
    items_.push_back({.kind = SourceKind::kExport, .path = file, .selector = selector});
  } else if (file.ends_with(".onnx")) {
    items_.push_back({.kind = SourceKind::kOnnx, .path = file, .selector = selector});
  } else if (file.ends_with(".graph") && selector.empty()) {
    add_text(file);
  } else {
    return fail({}, "unknown-source",
                "expected a sample folder, a suite, .jsonl, .jsonl.gz, .jsonl.zst, .graph, .pt2 "
                "or .onnx, found '{}'",
                path);
  }
  return {};
}

NamedGraph GraphStream::load_folder(const UnreadGraph& part) const {
  NamedGraph result{.name = part.name,
                    .task = part.task,
                    .source = part.path,
                    .graph = std::unexpected(Diagnostic{})};
  const auto facts = read_text_file((fs::path(part.path) / "graph_net.json").string());
  result.origin = graphnet_origin(facts.value_or(""), part.name);
  auto program = load_graphnet_folder(part.path, result.sources);
  if (!program) {
    result.graph = std::unexpected(std::move(program.error()));
    return result;
  }
  program->name = part.name;
  result.graph = import_fx(*program, *catalog_, *spellings_);
  return result;
}

std::vector<NamedGraph> GraphStream::load_text(const UnreadGraph& part) const {
  std::vector<NamedGraph> result;
  auto text = read_text_file(part.path);
  if (!text) {
    result.push_back({.name = part.path, .graph = std::unexpected(text.error())});
    return result;
  }
  Sources sources;
  const SourceId source = sources.add(part.path, *text);
  Diagnostics diagnostics;
  std::vector<Graph> graphs = parse_graphs(sources, source, *catalog_, diagnostics);
  for (Graph& graph : graphs) {
    std::string name = part.name.empty() ? graph.name : part.name + "/" + graph.name;
    NamedGraph entry{.name = std::move(name),
                     .task = part.task,
                     .source = part.path,
                     .graph = ImportedGraph{.graph = std::move(graph)}};
    // Spans of nodes stay valid because each graph keeps the text.
    entry.sources.add(part.path, *text);
    result.push_back(std::move(entry));
  }
  if (!diagnostics.has_errors()) return result;
  result.push_back({.name = part.path,
                    .task = part.task,
                    .sources = std::move(sources),
                    .graph = std::unexpected(diagnostics.list().front())});
  return result;
}

NamedGraph GraphStream::load_line(UnreadGraph part) const {
  NamedGraph result{.name = fmt::format("#{}", part.place),
                    .source = fmt::format("{}#{}", part.path, part.place),
                    .graph = std::unexpected(Diagnostic{})};
  const auto size = static_cast<uint32_t>(part.row.size());
  const SourceId source = result.sources.add(part.path, std::move(part.row), part.line);
  auto line = parse_typed_line(result.sources.text(source), {source, 0, size});
  if (!line) {
    result.graph = std::unexpected(std::move(line.error()));
    return result;
  }
  if (!line->program.name.empty()) result.name = line->program.name;
  line->program.name = result.name;
  result.task = std::move(line->task);
  result.model = std::move(line->model);
  result.origin = std::move(line->origin);
  result.also = std::move(line->also);
  result.graph = import_fx(line->program, *catalog_, *spellings_);
  return result;
}

NamedGraph GraphStream::load_export(const UnreadGraph& part) const {
  const std::string selector =
      part.model.name + (part.model.extents.empty() ? "" : "," + part.model.extents);
  NamedGraph result{.name = part.name,
                    .source = fmt::format("{}#{}", part.path, selector),
                    .graph = std::unexpected(Diagnostic{})};
  auto imported =
      import_pt2(part.path, part.model, part.name, *catalog_, *spellings_, result.sources);
  if (!imported) {
    result.graph = std::unexpected(std::move(imported.error()));
    return result;
  }
  result.graph = std::move(imported->graph);
  return result;
}

NamedGraph GraphStream::load_onnx(const UnreadGraph& part) const {
  const std::string& extents = part.model.extents;
  NamedGraph result{.name = part.name,
                    .source = fmt::format("{}{}{}", part.path, extents.empty() ? "" : "#", extents),
                    .graph = std::unexpected(Diagnostic{})};
  result.graph = import_onnx(part.path, extents, part.name, *catalog_, *spellings_, result.sources);
  return result;
}

std::vector<NamedGraph> GraphStream::read(UnreadGraph part) const {
  std::vector<NamedGraph> result;
  if (part.problem) {
    result.push_back({.name = part.name, .graph = std::unexpected(*part.problem)});
  } else if (part.kind == SourceKind::kText) {
    result = load_text(part);
  } else if (part.kind == SourceKind::kFolder) {
    result.push_back(load_folder(part));
  } else if (part.kind == SourceKind::kExport) {
    result.push_back(load_export(part));
  } else if (part.kind == SourceKind::kOnnx) {
    result.push_back(load_onnx(part));
  } else {
    result.push_back(load_line(std::move(part)));
  }
  return result;
}

std::optional<UnreadGraph> GraphStream::next_line(const Item& item) {
  if (!lines_) {
    auto lines = TextLines::open(item.path);
    if (!lines) {
      found_ = true;
      return unreadable(item.path, lines.error());
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
      return unreadable(item.path, row.error());
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
    return UnreadGraph{.kind = SourceKind::kLine,
                       .path = item.path,
                       .row = std::move(**row),
                       .place = place,
                       .line = lines_->line_number()};
  }
  if (found_) return std::nullopt;
  found_ = true;
  return unreadable(
      fmt::format("{}#{}", item.path, item.selector),
      make_error({}, "no-such-graph", "'{}' has no graph '{}'", item.path, item.selector));
}

void GraphStream::list_models(const Item& item) {
  auto models = find_pt2_models(item.path, item.selector);
  if (!models) {
    models_.push_back(unreadable(item.path, std::move(models.error())));
    return;
  }
  const std::string stem = fs::path(item.path).stem().string();
  for (Pt2Model& model : *models) {
    models_.push_back({.kind = SourceKind::kExport,
                       .path = item.path,
                       .name = models->size() == 1 ? stem : stem + "/" + model.name,
                       .model = std::move(model)});
  }
}

std::optional<UnreadGraph> GraphStream::next_unread() {
  while (next_item_ < items_.size() || !models_.empty()) {
    if (!models_.empty()) {
      UnreadGraph model = std::move(models_.front());
      models_.pop_front();
      return model;
    }
    const Item& item = items_[next_item_];
    if (item.kind == SourceKind::kLine) {
      if (auto result = next_line(item)) return result;
      lines_.reset();
      ++next_item_;
      continue;
    }
    ++next_item_;
    if (item.kind == SourceKind::kExport) {
      list_models(item);
      continue;
    }
    if (item.kind == SourceKind::kOnnx) {
      return UnreadGraph{.kind = item.kind,
                         .path = item.path,
                         .name = fs::path(item.path).stem().string(),
                         .model = {.name = {}, .extents = item.selector}};
    }
    return UnreadGraph{.kind = item.kind, .path = item.path, .name = item.name, .task = item.task};
  }
  return std::nullopt;
}

std::optional<NamedGraph> GraphStream::next() {
  while (ready_.empty()) {
    auto part = next_unread();
    if (!part) return std::nullopt;
    std::ranges::move(read(std::move(*part)), std::back_inserter(ready_));
  }
  NamedGraph result = std::move(ready_.front());
  ready_.pop_front();
  return result;
}

Result<GraphStream> open_sources(std::span<const std::string> paths, const Catalog& catalog,
                                 const SpellingTable& spellings) {
  GraphStream stream(catalog, spellings);
  for (const std::string& path : paths) TRY(stream.add_path(path));
  return stream;
}

}  // namespace passnet
