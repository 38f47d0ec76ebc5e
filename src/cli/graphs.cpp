#include "cli/graphs.hpp"

#include "cli/capturing.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <chrono>
#include <filesystem>

namespace passnet {

bool for_each_graph(Session& session, std::span<const std::string> paths,
                    const std::function<bool(SourcedGraph)>& visit) {
  const SpellingTable spellings(session.catalog());
  auto stream = open_sources(paths, session.catalog(), spellings);
  if (!stream) {
    Diagnostic error = stream.error();
    if (std::ranges::any_of(paths, is_module)) {
      error.notes.push_back(
          {.message =
               "hint: passnet eval takes modules, and python3 -m passnet extract FILE.py:NAME "
               "--out DIR makes them sources for every command"});
    }
    session.report(error);
    return false;
  }
  using Clock = std::chrono::steady_clock;
  while (true) {
    const auto begin = Clock::now();
    auto named = stream->next();
    if (!named) return true;
    const double seconds = std::chrono::duration<double>(Clock::now() - begin).count();
    const auto task =
        named->task.empty() ? std::optional<std::string>() : std::optional(named->task);
    if (!visit({.name = std::move(named->name),
                .task = task,
                .source = std::move(named->source),
                .model = std::move(named->model),
                .sources = std::move(named->sources),
                .imported = std::move(named->graph),
                .seconds = seconds})) {
      return true;
    }
  }
}

std::string stored_source(const std::string& source) {
  const size_t at = source.rfind('#');
  const bool numbered = at != std::string::npos && at + 1 < source.size() &&
                        source.find_first_not_of("0123456789", at + 1) == std::string::npos;
  const std::string file = numbered ? source.substr(0, at) : source;
  std::error_code error;
  const auto type = std::filesystem::status(file, error).type();
  const bool is_stored =
      type == std::filesystem::file_type::regular || type == std::filesystem::file_type::directory;
  return is_stored ? file : "";
}

void refuse_graph(Session& session, const SourcedGraph& sourced, const Diagnostic& error) {
  session.report(error, sourced.sources);
  if (!session.json()) return;
  session.print_json(
      {{"graph", sourced.name}, {"error", {{"id", error.id}, {"message", error.message}}}});
}

void report_no_graph(Session& session, const std::string& path) {
  session.report(make_error({}, "graph-missing", "expected a graph in `{}`, found none", path));
}

std::optional<SourcedGraph> single_graph(Session& session, const std::string& path) {
  std::optional<SourcedGraph> one;
  bool ambiguous = false;
  const bool readable = for_each_graph(session, std::span(&path, 1), [&](SourcedGraph sourced) {
    ambiguous = one.has_value();
    if (!ambiguous) one = std::move(sourced);
    return !ambiguous;
  });
  if (!readable) return std::nullopt;
  if (ambiguous) {
    const std::string advice = one->source == path ? "move one to a file of its own"
                                                   : fmt::format("name one: `{}`", one->source);
    session.report(make_error({}, "graph-ambiguous",
                              "expected one graph in `{}`, found several: {}", path, advice));
    return std::nullopt;
  }
  if (!one) {
    report_no_graph(session, path);
    return std::nullopt;
  }
  if (!one->imported) {
    session.report(one->imported.error(), one->sources);
    return std::nullopt;
  }
  return one;
}

}  // namespace passnet
