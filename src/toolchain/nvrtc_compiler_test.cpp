#include "toolchain/nvrtc_compiler.hpp"

#include "toolchain/nvrtc_library.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <stdlib.h>
#include <sys/resource.h>

namespace passnet {
namespace {

namespace fs = std::filesystem;

class Nvrtc : public testing::Test {
 protected:
  void SetUp() override {
    std::string name = fs::temp_directory_path() / "passnet-nvrtc-XXXXXX";
    folder_ = mkdtemp(name.data());
  }
  void TearDown() override { fs::remove_all(folder_); }

  Result<NvrtcCompiler> open(NvrtcOptions options = {}) const {
    options.cache_folder = folder_;
    return NvrtcCompiler::open(options);
  }

  static CompileJob job(std::string body, std::string label = "k.cu") {
    return {.source =
                "#include \"h.cuh\"\nextern \"C\" __global__ void k(float* x) {\n" + body + "\n}\n",
            .headers = {{.name = "h.cuh", .text = "inline float twice(float a) { return a + a; }"}},
            .label = std::move(label),
            .defines = {},
            .first_header = {}};
  }

  static std::string content(const CompileOutcome& outcome) {
    std::ifstream file(std::get<Artifact>(outcome).path, std::ios::binary);
    return std::string(std::istreambuf_iterator<char>(file), {});
  }

  fs::path folder_;
};

TEST_F(Nvrtc, IsSoughtInThePackagesOfThePythonInThePath) {
  const fs::path packages = folder_ / "lib/python3.12/site-packages/nvidia/cu13/lib";
  fs::create_directories(packages);
  fs::create_directories(folder_ / "bin");
  std::ofstream(folder_ / "bin/python3") << "#!/bin/sh\n";
  const std::string path = "/nowhere:" + (folder_ / "bin").string();
  const auto folders = nvrtc_folders(path.c_str());
  EXPECT_NE(std::ranges::find(folders, packages), folders.end());
  EXPECT_FALSE(find_nvrtc({packages}));
  std::ofstream(packages / "libnvrtc.so.12") << "12";
  std::ofstream(packages / "libnvrtc.so.13") << "13";
  EXPECT_EQ(find_nvrtc({folder_, packages}), fs::canonical(packages / "libnvrtc.so.13"));
  EXPECT_NO_FATAL_FAILURE(nvrtc_folders(nullptr));
}

TEST_F(Nvrtc, ALibraryThatDoesNotLoadIsAnErrorWithItsPath) {
  const fs::path file = folder_ / "libnvrtc.so.13";
  EXPECT_EQ(open({.library = file}).error().id, "nvrtc-not-usable");
  std::ofstream(file) << "no library";
  const auto opened = open({.library = file});
  ASSERT_FALSE(opened);
  EXPECT_EQ(opened.error().id, "nvrtc-not-usable");
  EXPECT_NE(opened.error().message.find("cannot load NVRTC's library '" + file.string()),
            std::string::npos);
}

TEST_F(Nvrtc, AMachineWithoutDescriptorsIsAnError) {
  rlimit before{};
  getrlimit(RLIMIT_NOFILE, &before);
  const rlimit none{.rlim_cur = 3, .rlim_max = before.rlim_max};
  setrlimit(RLIMIT_NOFILE, &none);
  const auto child =
      NvrtcChild::start({.library = folder_, .options = {}, .limits = {}, .jobs = {}});
  setrlimit(RLIMIT_NOFILE, &before);
  ASSERT_FALSE(child);
  EXPECT_EQ(child.error().id, "nvrtc-not-started");
  EXPECT_NE(child.error().message.find("cannot create a pipe"), std::string::npos);
}

TEST_F(Nvrtc, ItsAbsenceIsAnError) {
  if (find_nvrtc()) GTEST_SKIP() << "NVRTC is here";
  const auto opened = open();
  ASSERT_FALSE(opened);
  EXPECT_EQ(opened.error().id, "nvrtc-not-found");
  EXPECT_NE(opened.error().message.find("in CUDA's folders or among the packages"),
            std::string::npos);
}

class NvrtcHere : public Nvrtc {
 protected:
  void SetUp() override {
    if (!find_nvrtc()) GTEST_SKIP() << "without NVRTC";
    Nvrtc::SetUp();
  }
};

TEST_F(NvrtcHere, CompilesForEachArchitecture) {
  for (const char* arch : {"sm_80", "sm_90", "sm_100"}) {
    auto compiler = open({.target = find_target(arch)});
    ASSERT_TRUE(compiler) << compiler.error().message;
    EXPECT_FALSE(compiler->version().empty());
    const std::vector<CompileJob> jobs{job("x[0] = twice(x[0]);"), job("x[0] = 1;"),
                                       job("x[0] = twice(x[0]);")};
    const auto outcomes = compiler->compile_all(jobs, 2).value();
    ASSERT_EQ(outcomes.size(), jobs.size());
    EXPECT_TRUE(content(outcomes[0])
                    .starts_with("\x7f"
                                 "ELF"));
    EXPECT_EQ(content(outcomes[0]), content(outcomes[2]));
    EXPECT_FALSE(std::get<Artifact>(outcomes[0]).from_cache);
    EXPECT_TRUE(std::get<Artifact>(outcomes[2]).from_cache);
    const auto again = compiler->compile_all(jobs, 1).value();
    EXPECT_TRUE(std::get<Artifact>(again[0]).from_cache);
    EXPECT_EQ(content(again[0]), content(outcomes[0]));
  }
}

TEST_F(NvrtcHere, MakesPtx) {
  auto compiler = open({.form = NvrtcForm::kPtx}).value();
  const CompileJob one = job("x[0] = 1;");
  EXPECT_NE(content(compiler.compile_all({&one, 1}, 1).value()[0]).find(".target sm_90"),
            std::string::npos);
}

TEST_F(NvrtcHere, AnErrorHasItsLineAndDoesNotHarmOtherSources) {
  auto compiler = open().value();
  const std::vector<CompileJob> jobs{
      job("x[0] = 2;"), job("#line 12 \"mine.pass\"\nx[0] = unknown;"), job("x[0] = 3;")};
  const auto outcomes = compiler.compile_all(jobs, 1).value();
  EXPECT_TRUE(std::holds_alternative<Artifact>(outcomes[0]));
  EXPECT_TRUE(std::holds_alternative<Artifact>(outcomes[2]));
  const auto& failure = std::get<CompileFailure>(outcomes[1]);
  ASSERT_FALSE(failure.messages.empty());
  EXPECT_EQ(failure.messages[0].file, "mine.pass");
  EXPECT_EQ(failure.messages[0].line, 12u);
  EXPECT_NE(failure.summary.find("unknown"), std::string::npos);
}

TEST_F(NvrtcHere, ReadsNoFileOfTheMachine) {
  auto compiler = open().value();
  const fs::path file = folder_ / "secret.h";
  std::ofstream(file) << "int secret;\n";
  CompileJob reads = job("x[0] = 1;");
  reads.source = "#include \"" + file.string() + "\"\n" + reads.source;
  const auto outcomes = compiler.compile_all({&reads, 1}, 1).value();
  if (!landlock_rules({.readable = {folder_}, .writable = {}}).valid())
    GTEST_SKIP() << "no Landlock";
  EXPECT_TRUE(std::holds_alternative<CompileFailure>(outcomes[0]));
}

TEST_F(NvrtcHere, AnEndlessSourceFailsAlone) {
  auto compiler = open({.limits = {.cpu_s = 60, .wall_s = 1}}).value();
  CompileJob endless = job("x[0] = f<40>::value;");
  endless.source =
      "template <int n> struct f { static constexpr int value = f<n - 1>::value + f<n - 2>::value; "
      "};\nconstexpr int slow(int n) { return n < 2 ? n : slow(n - 1) + slow(n - 2); }\n"
      "template <> struct f<1> { static constexpr int value = 1; };\n"
      "template <> struct f<0> { static constexpr int value = slow(60); };\n" +
      endless.source;
  const std::vector<CompileJob> jobs{endless, job("x[0] = 3;")};
  const auto outcomes = compiler.compile_all(jobs, 1).value();
  EXPECT_TRUE(std::holds_alternative<CompileFailure>(outcomes[0]));
  EXPECT_TRUE(std::holds_alternative<Artifact>(outcomes[1]));
}

}  // namespace
}  // namespace passnet
