#include "cli/judge/importing.hpp"

#include "base/counted.hpp"
#include "cli/files.hpp"
#include "cli/output.hpp"
#include "frontend/spelling.hpp"
#include "triton/import_pass.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>
#include <map>
#include <memory>

namespace passnet {
namespace {

using Json = nlohmann::ordered_json;

struct ImportArguments {
  std::vector<std::string> paths;
  std::string out;
};

std::string_view kind_of(std::string_view id) {
  const auto* found = std::ranges::find(kImportReasons, id, &ImportReason::id);
  return found == kImportReasons.end() ? "another reason" : found->kind;
}

class PassImport {
 public:
  PassImport(Session& session, const ImportArguments& arguments)
      : session_(session), arguments_(arguments), spellings_(session.catalog()) {}

  int run() {
    std::error_code error;
    std::filesystem::create_directories(arguments_.out, error);
    for (const std::string& path : arguments_.paths) {
      const auto files = list_public_passes(path);
      if (!files) return session_.report(files.error()), kBadInput;
      // Passes apply in the order of their files' names.
      for (size_t i = 0; i < files->size(); ++i) {
        const std::string prefix = files->size() > 1 ? fmt::format("{:03}_", i) : "";
        if (!convert((*files)[i], prefix)) return kBadInput;
      }
    }
    if (!session_.json()) print_table();
    return converted_ == total_ ? kDone : kDoesNotHold;
  }

 private:
  // False if a file cannot be read or written.
  bool convert(const PublicPassFile& file, const std::string& prefix) {
    auto text = read_file(file.path);
    if (!text) return session_.report(text.error()), false;
    ++total_;
    const SourceId source = session_.sources().add(file.path, *std::move(text));
    const auto imported = import_pass(session_.sources().text(source), source, file.name,
                                      session_.catalog(), spellings_);
    Json row = {{"file", file.path}, {"ok", imported.has_value()}};
    if (!imported) {
      ++reasons_[imported.error().id];
      row["reason"] = kind_of(imported.error().id);
      row["diagnostics"] = Json::array({Json(to_json(imported.error(), session_.sources()))});
      if (session_.json()) return session_.print_json(row), true;
      session_.report(imported.error());
      return true;
    }
    ++converted_;
    const std::string path =
        (std::filesystem::path(arguments_.out) / (prefix + file.name + ".pass")).string();
    if (const auto written = write_file(path, imported->text); !written) {
      return session_.report(written.error()), false;
    }
    row["pass_file"] = path;
    row["passes"] = imported->names;
    row["diagnostics"] = Json::array();
    for (const Diagnostic& left : imported->left) {
      row["diagnostics"].push_back(Json(to_json(left, session_.sources())));
    }
    if (session_.json()) return session_.print_json(row), true;
    session_.print(fmt::format(
        "{}: {}{}", path, counted(imported->names.size(), "pass", "passes"),
        imported->left.empty()
            ? ""
            : fmt::format("; other sizes or dtypes are left out: {}", imported->left[0].message)));
    return true;
  }

  void print_table() {
    session_.print(fmt::format("{} of {} converted", converted_, counted(total_, "file", "files")));
    std::map<std::string_view, size_t> kinds;
    for (const auto& [id, count] : reasons_) kinds[kind_of(id)] += count;
    std::vector<std::pair<size_t, std::string_view>> sorted;
    for (const auto& [kind, count] : kinds) sorted.emplace_back(count, kind);
    std::ranges::sort(sorted, std::greater<>());
    for (const auto& [count, kind] : sorted) session_.print(fmt::format("{:6} {}", count, kind));
  }

  Session& session_;
  const ImportArguments& arguments_;
  SpellingTable spellings_;
  size_t total_ = 0;
  size_t converted_ = 0;
  std::map<std::string, size_t> reasons_;
};

}  // namespace

void add_pass_import(CliCommand group, Session& session) {
  const auto arguments = std::make_shared<ImportArguments>();
  CliCommand command = group.add_command(
      "import", "convert passes of the public harness (Python files with Triton kernels)");
  command.footer("Example: passnet pass import demo/public_passes --out out/imported");
  session.add_options(command);
  command.option("paths", arguments->paths, "Python files, or folders of them").required();
  command.option("--out", arguments->out, "the folder for pass files").required();
  command.action(
      [&session, arguments] { session.exit_code = PassImport(session, *arguments).run(); });
}

}  // namespace passnet
