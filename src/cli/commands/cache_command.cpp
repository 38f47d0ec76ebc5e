// `passnet cache`: shows, clears and prepares the cache of compiled kernels.
#include "base/counted.hpp"
#include "cli/commands/commands.hpp"
#include "cli/output.hpp"
#include "cli/session.hpp"
#include "compile/prelude.hpp"
#include "kernel/target.hpp"
#include "report/format.hpp"
#include "toolchain/cpp_compiler.hpp"

#include <nlohmann/json.hpp>

#include <memory>

namespace passnet {
namespace {

using Json = nlohmann::ordered_json;

struct CacheArguments {
  int older_than = 0;  // days
};

std::optional<ArtifactCache> open_cache(const Session& session) {
  auto cache = ArtifactCache::open(default_cache_folder(), CppCompilerOptions().cache_bytes);
  if (cache) return *std::move(cache);
  session.report(cache.error());
  return std::nullopt;
}

std::string shown(const CacheContent& content) {
  return fmt::format("{}, {}", counted(content.entries, "entry", "entries"),
                     format_bytes(content.bytes));
}

int show(Session& session) {
  const auto cache = open_cache(session);
  if (!cache) return kBadInput;
  const CacheContent content = cache->content();
  if (session.json()) {
    session.print_json({{"path", cache->folder().string()},
                        {"entries", content.entries},
                        {"bytes", content.bytes},
                        {"max_bytes", cache->max_bytes()}});
  } else {
    session.print(fmt::format("{}: {} of at most {}", cache->folder().string(), shown(content),
                              format_bytes(cache->max_bytes())));
  }
  return kDone;
}

int clear(Session& session, const CacheArguments& arguments) {
  auto cache = open_cache(session);
  if (!cache) return kBadInput;
  const CacheClearing done = cache->clear(std::chrono::hours(24 * arguments.older_than));
  if (session.json()) {
    session.print_json(
        {{"path", cache->folder().string()},
         {"removed", {{"entries", done.removed.entries}, {"bytes", done.removed.bytes}}},
         {"kept", {{"entries", done.kept.entries}, {"bytes", done.kept.bytes}}},
         {"in_use", done.in_use}});
    return kDone;
  }
  session.print(fmt::format("{}: removed {}; kept {}", cache->folder().string(),
                            shown(done.removed), shown(done.kept)));
  if (done.in_use) {
    print_to(stderr, "note: another process uses the cache: what was used in the last day stays\n");
  }
  return kDone;
}

// Parses the header of kernels into the cache.
Result<std::string> parse_header() {
  CppCompiler compiler = TRY(CppCompiler::open(native_target()));
  TRY(compiler.check(prelude_job("#include \"cpu.hpp\"\n", "")));
  return compiler.cache().folder().string();
}

int prepare(Session& session) {
  const auto folder = parse_header();
  if (!folder) {
    session.report(folder.error());
    return kBadInput;
  }
  if (session.json()) {
    session.print_json({{"path", *folder}});
  } else {
    session.print(fmt::format("{}: ready for the first kernel", *folder));
  }
  return kDone;
}

}  // namespace

void add_cache_command(CliCommand group, Session& session) {
  group.footer("Example: passnet cache show");
  group.require_command();
  session.add_options(group);
  CliCommand showing = group.add_command("show", "print the folder, its entries and their bytes");
  showing.footer("Example: passnet cache show");
  session.add_options(showing);
  showing.action([&session] { session.exit_code = show(session); });
  CliCommand clearing = group.add_command(
      "clear", "remove entries; what a running process may need stays, so it is always safe");
  clearing.footer("Example: passnet cache clear --older-than 365");
  const auto arguments = std::make_shared<CacheArguments>();
  clearing
      .option("--older-than", arguments->older_than,
              "only entries that were not used for this number of days")
      .between(0, 36500)
      .show_default();
  session.add_options(clearing);
  CliCommand preparing = group.add_command(
      "prepare", "parse the header of kernels, for which the first one would have to wait");
  preparing.footer("Example: passnet cache prepare");
  session.add_options(preparing);
  preparing.action([&session] { session.exit_code = prepare(session); });
  clearing.action([&session, arguments] { session.exit_code = clear(session, *arguments); });
}

}  // namespace passnet
