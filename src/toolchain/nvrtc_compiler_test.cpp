#include "toolchain/nvrtc_compiler.hpp"

#include "kernel/target.hpp"
#include "sandbox/landlock.hpp"
#include "toolchain/nvidia_folders.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <optional>
#include <sys/resource.h>
#include <sys/wait.h>
#include <thread>

namespace passnet {
namespace {

namespace fs = std::filesystem;

class TemporaryFolder {
 public:
  TemporaryFolder() {
    std::string pattern = testing::TempDir() + "passnet_nvrtc_XXXXXX";
    path_ = mkdtemp(pattern.data());
  }
  ~TemporaryFolder() { fs::remove_all(path_); }
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;
  const fs::path& path() const { return path_; }

 private:
  fs::path path_;
};

void write_file(const fs::path& path, std::string_view text) {
  fs::create_directories(path.parent_path());
  std::ofstream(path) << text;
}

TEST(NvidiaFolders, PackagesOfEveryPythonOfAShim) {
  const TemporaryFolder root;
  write_file(root.path() / "bin" / "python3", "");
  fs::create_directories(root.path() / "lib" / "python3.11");
  fs::create_directories(root.path() / "versions" / "3.12.1" / "lib" / "python3.12");
  const auto folders = python_package_folders(root.path() / "bin" / "python3");
  ASSERT_GE(folders.size(), 4u);
  EXPECT_EQ(folders.front(), root.path() / "lib" / "python3.11" / "site-packages");
  EXPECT_EQ(folders.back(),
            root.path() / "versions" / "3.12.1" / "lib" / "python3.12" / "dist-packages");
  EXPECT_TRUE(python_package_folders({}).empty());
}

TEST(NvidiaFolders, TheFirstFolderWins) {
  const TemporaryFolder root;
  write_file(root.path() / "b" / "libx.so.13", "");
  write_file(root.path() / "c" / "libx.so.12", "");
  const std::array folders{root.path() / "a", root.path() / "b", root.path() / "c"};
  constexpr std::array<std::string_view, 2> kNames{"libx.so.12", "libx.so.13"};
  EXPECT_EQ(find_nvidia_library(folders, kNames), root.path() / "b" / "libx.so.13");
  EXPECT_EQ(find_nvidia_library(std::span(folders).first(1), kNames), fs::path());
}

TEST(NvrtcCompiler, AFileThatIsNoLibraryIsRefused) {
  const TemporaryFolder root;
  write_file(root.path() / "libnvrtc.so.13", "text");
  const auto compiler = NvrtcCompiler::open(
      default_target(Device::kCuda),
      {.library = root.path() / "libnvrtc.so.13", .cache_folder = root.path() / "cache"});
  ASSERT_FALSE(compiler);
  EXPECT_EQ(compiler.error().id, "nvrtc-not-usable");
  EXPECT_TRUE(compiler.error().message.ends_with("found a file that is not"));
}

TEST(NvrtcCompiler, NoDescriptorMeansNoProcess) {
  rlimit before{};
  getrlimit(RLIMIT_NOFILE, &before);
  const rlimit none{.rlim_cur = 3, .rlim_max = before.rlim_max};
  setrlimit(RLIMIT_NOFILE, &none);
  const auto process = NvrtcProcess::start("/nowhere", {}, {});
  setrlimit(RLIMIT_NOFILE, &before);
  ASSERT_FALSE(process);
  EXPECT_EQ(process.error().id, "nvrtc-not-started");
  EXPECT_EQ(process.error().message, "cannot start a process for NVRTC: Too many open files");
}

TEST(NvrtcCompiler, AMachineWithoutNvrtcIsOneSentence) {
  if (!find_nvrtc().empty()) GTEST_SKIP() << "NVRTC is here";
  const auto compiler = NvrtcCompiler::open(default_target(Device::kCuda));
  ASSERT_FALSE(compiler);
  EXPECT_EQ(compiler.error().id, "nvrtc-not-found");
  EXPECT_EQ(compiler.error().message,
            "expected NVRTC (libnvrtc.so.12 or .13) of the CUDA toolkit, or of the Python package "
            "nvidia-cuda-nvrtc, found none");
}

// Everything below needs NVRTC, and no GPU.
class Nvrtc : public testing::Test {
 protected:
  void SetUp() override {
    if (find_nvrtc().empty()) GTEST_SKIP() << "no NVRTC";
  }
  NvrtcCompiler open(Limits limits = NvrtcCompilerOptions().limits, bool line_info = false) const {
    auto compiler = NvrtcCompiler::open(
        default_target(Device::kCuda),
        {.cache_folder = root_.path(), .limits = limits, .line_info = line_info});
    if (!compiler) {
      ADD_FAILURE() << compiler.error().message;
      std::abort();
    }
    return *std::move(compiler);
  }
  NvrtcCompiler open_with_lines() const { return open(NvrtcCompilerOptions().limits, true); }
  // Lists the sources in the cache.
  std::vector<fs::path> sources() const {
    std::vector<fs::path> found;
    for (const auto& entry : fs::recursive_directory_iterator(root_.path())) {
      if (entry.path().extension() == ".cu") found.push_back(entry.path());
    }
    return found;
  }
  static CompileFailure failure(NvrtcCompiler& compiler, const CompileJob& job) {
    const auto outcome = compiler.compile(job);
    if (!outcome) return ADD_FAILURE() << outcome.error().message, CompileFailure();
    const auto* const found = std::get_if<CompileFailure>(&*outcome);
    if (found == nullptr) return ADD_FAILURE() << "it compiled", CompileFailure();
    return *found;
  }

  TemporaryFolder root_;
};

CompileJob kernel(std::string_view body) {
  return {.source = fmt::format("#include \"own.cuh\"\nextern \"C\" __global__ void entry(const "
                                "Arguments a) {{\n{}\n}}\n",
                                body),
          .headers = {{"own.cuh", "struct Arguments { float* x; long n; };\n"}},
          .label = "kernel.cu",
          .defines = {"TWO=2"}};
}

TEST_F(Nvrtc, MissThenHit) {
  NvrtcCompiler compiler = open();
  EXPECT_FALSE(compiler.version().empty());
  const CompileJob job = kernel("a.x[threadIdx.x] *= TWO;");
  const std::array jobs{job, kernel("a.x[0] = a.n;"), job};
  const auto outcomes = compiler.compile_all(jobs).value();
  ASSERT_EQ(outcomes.size(), 3u);
  const auto& cold = std::get<Artifact>(outcomes[0]);
  EXPECT_FALSE(cold.from_cache);
  EXPECT_GT(cold.compile_ms, 0);
  EXPECT_TRUE(std::get<Artifact>(outcomes[2]).from_cache) << "an equal job";
  std::ifstream file(cold.path, std::ios::binary);
  std::string magic(4, ' ');
  file.read(magic.data(), 4);
  EXPECT_EQ(magic,
            "\x7f"
            "ELF")
      << "machine code of a GPU is in ELF files too";
  NvrtcCompiler again = open();
  EXPECT_EQ(again.version(), compiler.version());
  EXPECT_TRUE(std::get<Artifact>(again.compile(job).value()).from_cache);
  const std::string ptx = again.ptx(job).value();
  EXPECT_TRUE(ptx.contains(".visible .entry entry(")) << ptx;
  EXPECT_TRUE(ptx.contains(".target sm_90")) << ptx;
}

TEST_F(Nvrtc, ErrorsNameTheirLine) {
  NvrtcCompiler compiler = open();
  const CompileFailure found = failure(compiler, kernel("#line 7 \"author.pass\"\n  int y = z;"));
  ASSERT_FALSE(found.messages.empty());
  EXPECT_EQ(found.messages[0].file, "author.pass");
  EXPECT_EQ(found.messages[0].line, 7u);
  EXPECT_EQ(found.summary, "the source does not compile: identifier \"z\" is undefined");
  const auto ptx = compiler.ptx(kernel("int y = z;"));
  ASSERT_FALSE(ptx);
  EXPECT_EQ(ptx.error().id, "ptx-not-made");
  EXPECT_EQ(ptx.error().message, "the source does not compile: identifier \"z\" is undefined");
}

TEST_F(Nvrtc, LineInformationNamesAFileWithTheSource) {
  const CompileJob job = kernel("a.x[0] = 1;\n#line 7 \"author.pass\"\na.x[1] = 2;");
  const std::string plain = open().ptx(job).value();
  EXPECT_FALSE(plain.contains(".loc")) << plain;
  EXPECT_FALSE(plain.contains(".file")) << plain;
  EXPECT_TRUE(sources().empty());

  NvrtcCompiler compiler = open_with_lines();
  EXPECT_FALSE(std::get<Artifact>(compiler.compile(job).value()).from_cache);
  const std::string ptx = compiler.ptx(job).value();
  ASSERT_EQ(sources().size(), 1u);
  const fs::path source = sources().front();
  EXPECT_TRUE(ptx.contains(fmt::format(".file\t1 \"{}\"", source.string()))) << ptx;
  EXPECT_TRUE(ptx.contains(".loc\t1 3 ")) << ptx;
  EXPECT_TRUE(ptx.contains(fmt::format("\"{}\"", (fs::current_path() / "author.pass").string())))
      << ptx;
  std::ifstream file(source);
  EXPECT_EQ(std::string(std::istreambuf_iterator<char>(file), {}), job.source);
  EXPECT_EQ(open().ptx(job).value(), plain) << "each has a place of its own in the cache";

  fs::remove(source);
  EXPECT_TRUE(std::get<Artifact>(open_with_lines().compile(job).value()).from_cache);
  EXPECT_TRUE(fs::exists(source)) << "machine code of the cache names it, too";
}

TEST_F(Nvrtc, LineInformationChangesNoMessage) {
  NvrtcCompiler without = open();
  NvrtcCompiler with = open_with_lines();
  for (const char* body : {"int y = z;", "#line 7 \"author.pass\"\n  int y = z;"}) {
    const CompileFailure expected = failure(without, kernel(body));
    const CompileFailure found = failure(with, kernel(body));
    EXPECT_EQ(found.log, expected.log);
    ASSERT_EQ(found.messages.size(), expected.messages.size());
    EXPECT_EQ(found.messages[0].file, expected.messages[0].file);
    EXPECT_EQ(found.messages[0].line, expected.messages[0].line);
  }
}

TEST_F(Nvrtc, FilesOfTheMachineCannotBeRead) {
  if (!landlock_rules({}).valid()) GTEST_SKIP() << "the kernel has no Landlock";
  NvrtcCompiler compiler = open();
  CompileJob job = kernel("");
  job.source = "#include \"/etc/passwd\"\n" + job.source;
  const CompileFailure found = failure(compiler, job);
  EXPECT_FALSE(found.log.contains("root")) << found.log;
  EXPECT_TRUE(found.summary.contains("Permission denied")) << found.summary;
}

TEST_F(Nvrtc, AnEndlessCompilationEnds) {
  NvrtcCompiler compiler = open({.cpu_s = 5, .wall_s = 5});
  CompileJob endless = kernel("a.x[0] = f<0>();");
  endless.source =
      "template <int N> struct Two { static constexpr long v = Two<2 * N + 1>::v + Two<2 * N + "
      "2>::v; };\ntemplate <int N> requires (N > 4000000) struct Two<N> { static constexpr long v "
      "= "
      "1; };\ntemplate <int N> float f() { return Two<N>::v; }\n" +
      endless.source;
  const CompileFailure found = failure(compiler, endless);
  EXPECT_EQ(found.ending, Ending::kTimedOut) << found.summary;
  EXPECT_TRUE(std::holds_alternative<Artifact>(compiler.compile(kernel("")).value()))
      << "the next text has a process of its own";
}

TEST_F(Nvrtc, AProcessThatEndedWithItsThreadIsNotUsed) {
  std::optional<NvrtcCompiler> compiler;
  std::thread([&] {
    compiler.emplace(open());
    EXPECT_TRUE(compiler->compile(kernel("a.x[0] = 1;")));
  }).join();
  // The process gets its signal at the end of the thread, and ends some time later.
  siginfo_t ended{};
  ASSERT_EQ(waitid(P_ALL, 0, &ended, WEXITED | WNOWAIT), 0);
  EXPECT_TRUE(std::holds_alternative<Artifact>(compiler->compile(kernel("a.x[0] = 2;")).value()));
}

TEST_F(Nvrtc, KeysCoverEverythingThatMatters) {
  const NvrtcCompiler compiler = open();
  const CompileJob job = kernel("");
  CompileJob changed = job;
  changed.label = "other.cu";
  EXPECT_EQ(compiler.key(job), compiler.key(changed));
  changed.headers[0].text += " ";
  EXPECT_NE(compiler.key(job), compiler.key(changed));
  changed = job;
  changed.defines = {"TWO=3"};
  EXPECT_NE(compiler.key(job), compiler.key(changed));
  const auto other = NvrtcCompiler::open(*find_target("sm_80"), {.cache_folder = root_.path()});
  EXPECT_NE(compiler.key(job), other->key(job));
  const NvrtcCompiler with_lines = open_with_lines();
  const Digest here = with_lines.key(job);
  EXPECT_NE(compiler.key(job), here);
  const fs::path folder = fs::current_path();
  fs::current_path(root_.path());
  EXPECT_NE(with_lines.key(job), here) << "line information names files of the current folder";
  fs::current_path(folder);
}

}  // namespace
}  // namespace passnet
