#include "toolchain/cpp_compiler.hpp"

#include "kernel/costs/toolchain.hpp"
#include "kernel/target.hpp"
#include "toolchain/find/python_compiler.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <dlfcn.h>
#include <fstream>
#include <set>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace passnet {
namespace {

namespace fs = std::filesystem;

// A separate cache folder, removed at the end.
class CppCompilerTest : public testing::Test {
 protected:
  CppCompilerTest() {
    std::string pattern = testing::TempDir() + "passnet_toolchain_XXXXXX";
    folder_ = mkdtemp(pattern.data());
  }
  ~CppCompilerTest() override { fs::remove_all(folder_); }

  CppCompiler open(CppCompilerOptions options = {}, const Target& target = native_target()) const {
    options.cache_folder = folder_;
    Result<CppCompiler> compiler = CppCompiler::open(target, options);
    if (!compiler) {
      ADD_FAILURE() << compiler.error().message;
      std::abort();
    }
    return std::move(*compiler);
  }
  static CompileOutcome compile(CppCompiler& compiler, const CompileJob& job) {
    Result<CompileOutcome> outcome = compiler.compile(job);
    if (!outcome) ADD_FAILURE() << outcome.error().message;
    return outcome ? std::move(*outcome) : CompileOutcome(CompileFailure{});
  }
  static CompileFailure failure(CppCompiler& compiler, const CompileJob& job) {
    CompileOutcome outcome = compile(compiler, job);
    if (std::holds_alternative<Artifact>(outcome)) ADD_FAILURE() << "it compiled";
    CompileFailure* const found = std::get_if<CompileFailure>(&outcome);
    return found != nullptr ? *found : CompileFailure{};
  }
  static Artifact artifact(CppCompiler& compiler, const CompileJob& job) {
    CompileOutcome outcome = compile(compiler, job);
    if (const auto* const found = std::get_if<CompileFailure>(&outcome))
      ADD_FAILURE() << found->summary << "\n" << found->log;
    Artifact* const found = std::get_if<Artifact>(&outcome);
    return found != nullptr ? *found : Artifact{};
  }
  size_t work_left() const {
    size_t count = 0;
    for (const auto& entry : fs::directory_iterator(folder_ / "work"))
      count += entry.path().filename() != "trimmed";
    return count;
  }

  fs::path folder_;
};

std::string entry_source(std::string_view body) {
  return fmt::format("extern \"C\" [[gnu::visibility(\"default\")]] int entry(int x) {{ {} }}\n",
                     body);
}

// Exists only in tests: the program never loads its artifacts, its workers do.
int call_entry(const Artifact& artifact, int x) {
  void* const library = dlopen(artifact.path.c_str(), RTLD_NOW | RTLD_LOCAL);
  if (library == nullptr) {
    ADD_FAILURE() << dlerror();
    return -1;
  }
  const auto entry = reinterpret_cast<int (*)(int)>(dlsym(library, "entry"));
  const int result = entry(x);
  dlclose(library);
  return result;
}

TEST_F(CppCompilerTest, MissThenHit) {
  CppCompiler compiler = open();
  const CompileJob job{.source = entry_source("return 3 * x + OFFSET;"), .defines = {"OFFSET=1"}};
  const Artifact cold = artifact(compiler, job);
  EXPECT_FALSE(cold.from_cache);
  EXPECT_GT(cold.compile_ms, 0);
  EXPECT_EQ(call_entry(cold, 5), 16);
  const Artifact warm = artifact(compiler, job);
  EXPECT_TRUE(warm.from_cache);
  EXPECT_EQ(warm.path, cold.path);
  EXPECT_EQ(warm.content, cold.content);
  CppCompiler again = open();
  EXPECT_TRUE(artifact(again, job).from_cache);
  EXPECT_EQ(work_left(), 0u);
}

TEST_F(CppCompilerTest, KeysCoverEverythingThatMatters) {
  const CppCompiler compiler = open();
  const CppCompiler other = open({.extra_flags = {"-O1"}});
  const CompileJob job{.source = "int x;", .headers = {{"a.hpp", "1"}}, .label = "one.cpp"};
  CompileJob changed = job;
  changed.label = "two.cpp";
  EXPECT_EQ(compiler.key(job), compiler.key(changed));
  EXPECT_NE(compiler.key(job), other.key(job));
  changed = job;
  changed.headers[0].text = "2";
  EXPECT_NE(compiler.key(job), compiler.key(changed));
  changed = job;
  changed.headers[0].name = "b.hpp";
  EXPECT_NE(compiler.key(job), compiler.key(changed));
  changed = job;
  changed.defines = {"A=1"};
  EXPECT_NE(compiler.key(job), compiler.key(changed));
  changed = job;
  changed.first_header = "a.hpp";
  EXPECT_NE(compiler.key(job), compiler.key(changed));
  changed = job;
  changed.source += " ";
  EXPECT_NE(compiler.key(job), compiler.key(changed));
}

TEST_F(CppCompilerTest, TheArchitectureIsPartOfTheKey) {
  const CompileJob job{.source = entry_source("return x + 1;")};
  std::set<Digest> keys;
  for (const Target& target : targets()) {
    if (target.device != Device::kCpu) continue;
    CppCompiler compiler = open({}, target);
    EXPECT_TRUE(keys.insert(compiler.key(job)).second) << target.arch;
    EXPECT_EQ(compiler.processor().empty(), !target.toolchain->is_native) << target.arch;
    EXPECT_NE(std::ranges::find(compiler.flags(), target.toolchain->instructions),
              compiler.flags().end());
    const Artifact compiled = artifact(compiler, job);  // also for processors unlike this one
    EXPECT_FALSE(compiled.from_cache);
    if (!runs_here(target)) continue;
    EXPECT_EQ(call_entry(compiled, 1), 2);
  }
}

TEST_F(CppCompilerTest, DamagedArtifactsAreMadeAgain) {
  CppCompiler compiler = open();
  const CompileJob job{.source = entry_source("return x + 1;")};
  const Artifact first = artifact(compiler, job);
  const auto size = fs::file_size(first.path);
  fs::resize_file(first.path, size / 2);
  const Artifact second = artifact(compiler, job);
  EXPECT_FALSE(second.from_cache);
  EXPECT_EQ(call_entry(second, 1), 2);
  {
    std::fstream file(second.path, std::ios::in | std::ios::out | std::ios::binary);
    file.seekp(static_cast<std::streamoff>(size / 2));
    file.put('\x5a').put('\x5b');
  }
  EXPECT_FALSE(artifact(compiler, job).from_cache);
  EXPECT_TRUE(artifact(compiler, job).from_cache);
}

TEST_F(CppCompilerTest, HeadersAreFoundAndOnlyThese) {
  CppCompiler compiler = open();
  const CompileJob job{.source = "#include \"scale.hpp\"\n" + entry_source("return x * kScale;"),
                       .headers = {{"scale.hpp", "constexpr int kScale = 7;\n"}},
                       .label = "scaled.cpp"};
  EXPECT_EQ(call_entry(artifact(compiler, job), 6), 42);
  const CompileFailure missing = failure(
      compiler, {.source = "#include <cstdio>\n" + entry_source("return x;"), .label = "io.cpp"});
  ASSERT_FALSE(missing.messages.empty());
  EXPECT_EQ(missing.messages[0].file, "io.cpp");
  EXPECT_EQ(missing.messages[0].line, 1u);
  CppCompiler hosted = open({.system_headers = true});
  artifact(hosted, {.source = "#include <cmath>\n" + entry_source("return std::abs(x);")});
  for (const char* name : {"../x.hpp", "a/b.hpp", "", "kernel.cpp", "-x"}) {
    const auto refused = compiler.compile({.source = "", .headers = {{name, ""}}});
    ASSERT_FALSE(refused.has_value()) << name;
    EXPECT_EQ(refused.error().id, "header-name-invalid");
    EXPECT_TRUE(refused.error().message.contains(
        "expected a plain file name, used once, for a header, found '"));
  }
}

// Objects are the same ones with and without it, and what was parsed serves later jobs.
TEST_F(CppCompilerTest, FirstHeadersAreParsedOnceForAllJobs) {
  CppCompiler compiler = open();
  const auto job = [](std::string_view body, std::string_view header = "constexpr int k = 7;\n") {
    return CompileJob{.source = "#include \"first.hpp\"\n" + entry_source(body),
                      .headers = {{"first.hpp", "#include \"second.hpp\"\n"},
                                  {"second.hpp", std::string(header)}},
                      .label = "job.cpp"};
  };
  const Artifact plain = artifact(compiler, job("return k * x;"));
  const auto entries_added = [&](CompileJob with) {
    const size_t before = compiler.cache().content().entries;
    with.first_header = "first.hpp";
    CppCompiler fresh = open();
    EXPECT_FALSE(artifact(fresh, with).from_cache);
    return compiler.cache().content().entries - before;
  };
  CompileJob parsed = job("return k * x;");
  EXPECT_EQ(entries_added(parsed), 2u);
  EXPECT_EQ(entries_added(job("return k + x;")), 1u);
  EXPECT_EQ(entries_added(job("return k + x;", "constexpr int k = 8;\n")), 2u);
  CompileJob defined = job("return k + x + OFFSET;");
  defined.defines = {"OFFSET=1"};
  EXPECT_EQ(entries_added(defined), 2u);
  parsed.first_header = "first.hpp";
  EXPECT_EQ(artifact(compiler, parsed).content, plain.content);
  CompileJob broken = job("return k;", "constexpr int k = ;\n");
  broken.first_header = "first.hpp";
  const CompileFailure result = failure(compiler, broken);
  ASSERT_FALSE(result.messages.empty());
  EXPECT_TRUE(result.log.contains("second.hpp:1")) << result.log;
  EXPECT_EQ(work_left(), 0u);
}

// The first ones are compiled beside the header, the later ones with what was parsed of it.
TEST_F(CppCompilerTest, JobsThatDoNotWaitForTheirHeaderGiveTheSame) {
  CppCompiler compiler = open();
  const size_t before = compiler.cache().content().entries;
  std::vector<CompileJob> jobs;
  for (int i = 0; i < 6; ++i) {
    jobs.push_back(
        {.source = "#include \"first.hpp\"\n" + entry_source(fmt::format("return k * x + {};", i)),
         .headers = {{"first.hpp", "constexpr int k = 7;\n"}},
         .first_header = "first.hpp"});
  }
  const auto outcomes = compiler.compile_all(jobs);
  ASSERT_TRUE(outcomes.has_value());
  for (size_t i = 0; i < jobs.size(); ++i) {
    const auto* const together = std::get_if<Artifact>(&(*outcomes)[i]);
    ASSERT_NE(together, nullptr);
    EXPECT_EQ(call_entry(*together, 2), 14 + static_cast<int>(i));
    CompileJob alone = jobs[i];
    alone.first_header.clear();
    EXPECT_EQ(artifact(compiler, alone).content, together->content);
  }
  EXPECT_EQ(compiler.cache().content().entries - before, 2 * jobs.size() + 1);
  EXPECT_EQ(work_left(), 0u);
}

TEST_F(CppCompilerTest, ErrorsAreStructuredAndScrubbed) {
  CppCompiler compiler = open();
  const CompileFailure result = failure(
      compiler, {.source = "int first;\nint entry() { return missing; }\n", .label = "bad.cpp"});
  EXPECT_EQ(result.ending, Ending::kExited);
  ASSERT_FALSE(result.messages.empty());
  const CompileMessage& message = result.messages[0];
  EXPECT_EQ(message.kind, CompileMessage::Kind::kError);
  EXPECT_EQ(message.file, "bad.cpp");
  EXPECT_EQ(message.line, 2u);
  EXPECT_EQ(message.column, 22u);
  EXPECT_NE(message.text.find("missing"), std::string::npos);
  EXPECT_NE(result.summary.find("missing"), std::string::npos);
  EXPECT_EQ(result.log.find(folder_.string()), std::string::npos) << result.log;
  EXPECT_EQ(result.log.find("/usr"), std::string::npos) << result.log;
  EXPECT_EQ(result.log.find("kernel.cpp"), std::string::npos) << result.log;
  EXPECT_EQ(work_left(), 0u);
}

TEST_F(CppCompilerTest, DoesNotCacheFailures) {
  CppCompiler strict = open({.limits = {.memory_bytes = 16 << 20}});
  const CompileJob job{.source = entry_source("return x;")};
  failure(strict, job);
  CppCompiler normal = open();
  EXPECT_FALSE(artifact(normal, job).from_cache);
}

TEST_F(CppCompilerTest, EndsCompileBombs) {
  CppCompiler compiler = open({.limits = {.cpu_s = 2,
                                          .wall_s = 4,
                                          .memory_bytes = 512 << 20,
                                          .output_bytes = 1 << 16,
                                          .file_bytes = 8 << 20}});
  const std::vector<std::pair<const char*, std::string>> bombs{
      {"template recursion",
       "template <int n> struct T { static constexpr long v = T<n - 1>::v + T<n - 2>::v; };\n"
       "template <> struct T<-1000000> { static constexpr long v = 1; };\nlong x = T<0>::v;\n"},
      {"exponential types",
       "template <class A, class B> struct P { P<P<A, B>, P<B, A>>* operator->(); };\n"
       "template <int n, class T> struct R { typedef typename R<n - 1, P<T, T>>::type type; };\n"
       "template <class T> struct R<0, T> { typedef T type; };\n"
       "auto f(R<60, int>::type p) { return p->x; }\n"},
      {"self inclusion", "#include \"kernel.cpp\"\n"},
      {"endless include", "#include \"/dev/zero\"\n"},
      {"huge object", "char x[1ull << 40] = {1};\n"},
      {"macro doubling",
       [] {
         std::string text = "#define A0 1 +\n";
         for (int i = 1; i < 40; ++i) text += fmt::format("#define A{} A{} A{}\n", i, i - 1, i - 1);
         return text + "int x = A39 0;\n";
       }()},
  };
  for (const auto& [what, source] : bombs) {
    const CompileFailure result = failure(compiler, {.source = source, .label = "bomb.cpp"});
    EXPECT_FALSE(result.summary.empty()) << what;
  }
  EXPECT_EQ(waitpid(-1, nullptr, WNOHANG), -1);
  EXPECT_EQ(work_left(), 0u);
  artifact(compiler, {.source = entry_source("return x;")});
}

TEST_F(CppCompilerTest, FilesElsewhereCannotBeRead) {
  CppCompiler compiler = open();
  if (!compiler.layers().contains(Layer::kLandlock)) GTEST_SKIP() << "this kernel has no landlock";
  const fs::path secret = folder_ / "secret";
  std::ofstream(secret) << "int secret_value = 1;\n";
  for (const std::string& source :
       {fmt::format("#include \"{}\"\n", secret.string()),
        fmt::format("asm(\".data\\n.incbin \\\"{}\\\"\");\n", secret.string())}) {
    const CompileFailure result = failure(compiler, {.source = source});
    EXPECT_EQ(result.log.find("secret_value"), std::string::npos) << result.log;
  }
}

TEST_F(CppCompilerTest, ObjectsMustBeInert) {
  CppCompiler compiler = open();
  const auto summary = [&](const std::string& source) {
    return failure(compiler, {.source = source + entry_source("return x;")}).summary;
  };
  EXPECT_NE(
      summary("int f(); struct S { S() { value = f(); } int value; } s;\nint f() { asm(\"\"); "
              "return 3; }\n")
          .find("when it is loaded"),
      std::string::npos);
  EXPECT_NE(summary("[[gnu::constructor]] void c() { asm(\"\"); }\n").find("when it is loaded"),
            std::string::npos);
  EXPECT_NE(summary("[[gnu::destructor]] void d() { asm(\"\"); }\n").find("when it is unloaded"),
            std::string::npos);
  EXPECT_NE(summary("extern \"C\" { int one() { return 1; }\nint (*pick())() { return one; }\n"
                    "[[gnu::ifunc(\"pick\")]] int chosen();\nint use() { return chosen(); } }\n")
                .find("resolver"),
            std::string::npos);
  const Artifact honest =
      artifact(compiler, {.source = "constexpr int kTable[3] = {4, 5, 6};\nint counter = 1;\n" +
                                    entry_source("return kTable[x] + counter;")});
  EXPECT_EQ(call_entry(honest, 2), 7);
}

TEST_F(CppCompilerTest, ManyJobsInParallelComeInOrder) {
  CppCompiler compiler = open();
  std::vector<CompileJob> jobs;
  for (int i = 0; i < 6; ++i)
    jobs.push_back({.source = entry_source(fmt::format("return x + {};", i % 4))});
  jobs.push_back({.source = "broken"});
  std::vector<int> reported(jobs.size());
  const auto outcomes =
      compiler.compile_all(jobs, [&](size_t index, const CompileOutcome&) { ++reported[index]; });
  ASSERT_TRUE(outcomes.has_value()) << outcomes.error().message;
  EXPECT_EQ(reported, std::vector<int>(jobs.size(), 1));
  int compiled = 0;
  for (int i = 0; i < 6; ++i) {
    const Artifact& each = std::get<Artifact>((*outcomes)[static_cast<size_t>(i)]);
    EXPECT_EQ(call_entry(each, 10), 10 + i % 4);
    compiled += !each.from_cache;
  }
  EXPECT_EQ(compiled, 4);
  EXPECT_TRUE(std::holds_alternative<CompileFailure>(outcomes->back()));
}

TEST_F(CppCompilerTest, ProcessesShareTheCache) {
  const CompileJob job{.source = entry_source("return x - 2;")};
  std::vector<pid_t> children;
  for (int i = 0; i < 4; ++i) {
    const pid_t child = fork();
    if (child == 0) {
      CppCompiler compiler = open();
      const auto outcome = compiler.compile(job);
      const bool good = outcome && std::holds_alternative<Artifact>(*outcome) &&
                        call_entry(std::get<Artifact>(*outcome), 5) == 3;
      _exit(good ? 0 : 1);
    }
    children.push_back(child);
  }
  for (const pid_t child : children) {
    int status = 0;
    ASSERT_EQ(waitpid(child, &status, 0), child);
    EXPECT_EQ(status, 0);
  }
  CppCompiler compiler = open();
  EXPECT_TRUE(artifact(compiler, job).from_cache);
  EXPECT_EQ(work_left(), 0u);
}

TEST_F(CppCompilerTest, AWarmStartAsksTheCacheForTheVersion) {
  // A compiler whose version is the time at which it was asked.
  const fs::path script = folder_ / "timing";
  std::ofstream(script) << "#!/bin/sh\ndate +%s.%N\n";
  fs::permissions(script, fs::perms::owner_all);
  const std::string first(open({.compiler = script.string()}).version());
  EXPECT_NE(first, "");
  EXPECT_EQ(open({.compiler = script.string()}).version(), first);
  fs::last_write_time(script, fs::last_write_time(script) - std::chrono::seconds(5));
  EXPECT_NE(open({.compiler = script.string()}).version(), first);
}

TEST_F(CppCompilerTest, AProgramIsAskedForItsVersionInTheSandbox) {
  if (!find_namespaces().root) GTEST_SKIP() << "no namespaces";
  const fs::path script = folder_ / "curious";
  std::ofstream(script) << "#!/bin/sh\ntouch " << (folder_ / "ran").string()
                        << "\n[ -e /etc/passwd ] && echo sees files || echo sees nothing\n";
  fs::permissions(script, fs::perms::owner_all);
  EXPECT_EQ(open({.compiler = script.string()}).version(), "sees nothing");
  EXPECT_FALSE(fs::exists(folder_ / "ran"));
}

class OtherCompilers : public CppCompilerTest, public testing::WithParamInterface<const char*> {};
// `.ci/run` fetches the package.
INSTANTIATE_TEST_SUITE_P(Clang, OtherCompilers,
                         testing::Values("clang++-19",
                                         PASSNET_SOURCE_DIR "/build/compiler/ziglang/zig"));

TEST_P(OtherCompilers, CompileKernelsWithWhatTheyParsedOfHeaders) {
  if (!CppCompiler::open(native_target(), {.compiler = GetParam(), .cache_folder = folder_}))
    GTEST_SKIP() << "no compiler " << GetParam();
  CompileJob job{.source = "#include \"first.hpp\"\n" + entry_source("return k * x;"),
                 .headers = {{"first.hpp", "#pragma once\nconst int k = 7;\n"}},
                 .label = "job.cpp",
                 .first_header = "first.hpp"};
  for (const uint64_t entries : {3, 4}) {  // the second compiler reads what the first one parsed
    CppCompiler compiler = open({.compiler = GetParam()});
    EXPECT_EQ(call_entry(artifact(compiler, job), 4), 28);
    EXPECT_EQ(compiler.cache().content().entries, entries);
    job.source += "// another\n";
  }
  job.source += "const int more = ;\n";
  CppCompiler compiler = open({.compiler = GetParam()});
  EXPECT_TRUE(failure(compiler, job).log.contains("job.cpp:5:18"));
}

// Such a folder has no prefix of its own that the compiler could read.
TEST_F(CppCompilerTest, CompilersInFoldersOfTheRootAreUsable) {
  const fs::path script =
      fs::temp_directory_path() / ("passnet-compiler-" + std::to_string(::getpid()));
  std::ofstream(script) << "#!/bin/sh\nexec c++ \"$@\"\n";
  fs::permissions(script, fs::perms::owner_all);
  auto compiler =
      CppCompiler::open(native_target(), {.compiler = script.string(), .cache_folder = folder_});
  ASSERT_TRUE(compiler.has_value());
  const auto checked = compiler->check({.source = "int x;"});
  EXPECT_TRUE(checked.has_value()) << checked.error().message;
  fs::remove(script);
}

TEST_F(CppCompilerTest, MissingAndUselessCompilersAreErrors) {
  const auto id = [&](std::string compiler) {
    const auto opened = CppCompiler::open(
        native_target(), {.compiler = std::move(compiler), .cache_folder = folder_});
    return opened ? std::string() : opened.error().id;
  };
  EXPECT_EQ(id("no-such-compiler"), "compiler-not-found");
  EXPECT_EQ(id("/no/such/compiler"), "compiler-not-found");
  EXPECT_EQ(id("false"), "compiler-not-usable");
  const auto opened = CppCompiler::open(native_target(), {.cache_folder = "/proc/passnet"});
  ASSERT_FALSE(opened.has_value());
  EXPECT_EQ(opened.error().id, "cache-not-writable");
  EXPECT_TRUE(opened.error().message.contains("cannot write to the cache folder '"));
}

// Whole in itself, but it would run code when it is loaded.
TEST_F(CppCompilerTest, AnObjectOfTheCacheIsCheckedBeforeItIsUsed) {
  const CompileJob job{.source = entry_source("return x + 1;")};
  const CompileJob planted{
      .source = "int state;\nextern \"C\" [[gnu::constructor]] void begin() { state = 1; }\n" +
                entry_source("return x;")};
  CppCompiler compiler = open();
  EXPECT_NE(failure(compiler, planted).summary.find("must be inert"), std::string::npos);
  const Artifact first = artifact(compiler, job);
  const fs::path source = folder_ / "planted.cpp";
  const fs::path object = folder_ / "planted.so";
  std::ofstream(source) << planted.source;
  const std::string command =
      fmt::format("c++ -shared -fPIC -nostdlib -o {} {}", object.string(), source.string());
  ASSERT_EQ(std::system(command.c_str()), 0);
  std::ifstream file(object, std::ios::binary);
  const std::string content(std::istreambuf_iterator<char>(file), {});
  ASSERT_TRUE(compiler.cache().store(compiler.key(job), content));
  const Artifact again = artifact(compiler, job);
  EXPECT_FALSE(again.from_cache);
  EXPECT_EQ(again.content, first.content);
  EXPECT_EQ(call_entry(again, 4), 5);
}

TEST_F(CppCompilerTest, ACompilerThatHangsIsFoundSoon) {
  const fs::path script = folder_ / "hanging";
  std::ofstream(script) << "#!/bin/sh\ncase $1 in --version) echo hanging 1.0; exit;; esac\n"
                           "while :; do sleep 1; done\n";
  fs::permissions(script, fs::perms::owner_all);
  CppCompiler compiler = open({.compiler = script.string()});
  const auto outcome = compiler.compile({.source = entry_source("return x;")});
  ASSERT_FALSE(outcome);
  EXPECT_EQ(outcome.error().id, "compiler-not-usable");
  EXPECT_NE(outcome.error().message.find("hangs"), std::string::npos);
}

}  // namespace
}  // namespace passnet
