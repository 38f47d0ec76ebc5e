#include "sandbox/command.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <cerrno>
#include <filesystem>
#include <fstream>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

namespace passnet {
namespace {

Command shell(std::string script, Limits limits = {.cpu_s = 10, .wall_s = 250}) {
  return {.argv = {"/bin/sh", "-c", std::move(script)},
          .environment = {"PATH=/usr/bin:/bin"},
          .limits = limits};
}

CommandResult run(const Command& command) {
  Result<CommandResult> result = run_command(command);
  if (!result) ADD_FAILURE() << result.error().message;
  return result.value_or(CommandResult{});
}

TEST(Command, OutputErrorsAndStatusComeBack) {
  const CommandResult result = run(shell("echo out; echo err >&2; exit 3"));
  EXPECT_EQ(result.ending, Ending::kExited);
  EXPECT_EQ(result.code, 3);
  EXPECT_EQ(result.output, "out\n");
  EXPECT_EQ(result.errors, "err\n");
  EXPECT_FALSE(result.ok());
  EXPECT_EQ(describe(result), "exited with status 3");
  EXPECT_TRUE(run(shell("true")).ok());
}

TEST(Command, EnvironmentDirectoryAndDescriptorsAreItsOwn) {
  const int leaked = dup(1);  // open in the supervisor, and not close-on-exec
  Command command =
      shell("pwd; env | grep -v -e ^PWD -e ^_ -e ^SHLVL -e ^OLDPWD; ls /proc/self/fd");
  command.directory = "/usr";
  command.environment.push_back("WORD=x");
  const CommandResult result = run(command);
  close(leaked);
  // ls itself opens one descriptor for the folder.
  EXPECT_EQ(result.output, "/usr\nPATH=/usr/bin:/bin\nWORD=x\n0\n1\n2\n3\n");
}

TEST(Command, ASignalIsNamed) {
  const CommandResult result = run(shell("kill -SEGV $$"));
  EXPECT_EQ(result.ending, Ending::kSignaled);
  EXPECT_EQ(result.code, SIGSEGV);
}

TEST(Command, AMissingProgramIsAnError) {
  const Result<CommandResult> result = run_command({.argv = {"/no/such/program"}});
  ASSERT_FALSE(result.has_value());
  EXPECT_EQ(result.error().id, "command-not-started");
  EXPECT_EQ(result.error().message,
            "cannot start '/no/such/program': execve: No such file or directory");
  EXPECT_EQ(waitpid(-1, nullptr, WNOHANG), -1);
}

TEST(Command, TimeIsLimited) {
  const CommandResult slept = run(shell("sleep 30 & sleep 30", {.wall_s = 0.1}));
  EXPECT_EQ(slept.ending, Ending::kTimedOut);
  const CommandResult spun = run(shell("while :; do :; done", {.cpu_s = 1, .wall_s = 250}));
  EXPECT_EQ(spun.ending, Ending::kTimedOut);
  EXPECT_LT(spun.wall_s, 250) << "the limit of processor time ends it";
}

TEST(Command, OutputIsLimited) {
  const CommandResult ended = run(shell("yes", {.output_bytes = 10000}));
  EXPECT_EQ(ended.ending, Ending::kOutputLimit);
  EXPECT_EQ(ended.output.size(), 10000u);
  EXPECT_TRUE(ended.output_cut);
  const CommandResult kept = run(shell("yes | head -c 1000000; echo end >&2",
                                       {.output_bytes = 10000, .end_on_output = false}));
  EXPECT_TRUE(kept.ok()) << describe(kept);
  EXPECT_EQ(kept.output.size(), 10000u);
  EXPECT_TRUE(kept.output_cut);
  EXPECT_EQ(kept.errors, "end\n");
}

TEST(Command, MemoryAndFilesAreLimited) {
  const std::string script = "head -c 100000000 /dev/zero | tail -c 90000000 | wc -c";
  EXPECT_EQ(run(shell(script)).output, "90000000\n");
  EXPECT_NE(run(shell(script, {.memory_bytes = 30 << 20})).output, "90000000\n");
  const std::string path = fmt::format("{}passnet_command_test_{}", testing::TempDir(), ::getpid());
  const CommandResult result =
      run(shell("head -c 100000 /dev/zero > " + path, {.file_bytes = 4096}));
  EXPECT_FALSE(result.ok());
  EXPECT_LE(std::filesystem::file_size(path), 4096u);
  std::filesystem::remove(path);
}

// Files for which commands wait, so that the test decides which ends first.
class Signs {
 public:
  Signs() { std::filesystem::create_directories(folder_); }
  Signs(const Signs&) = delete;
  Signs& operator=(const Signs&) = delete;
  ~Signs() { std::filesystem::remove_all(folder_); }

  Command wait_for(std::string_view name) const {
    return shell(fmt::format("while [ ! -e {}/{} ]; do sleep 0.01; done; echo {}", folder_.string(),
                             name, name));
  }
  void give(std::string_view name) const { std::ofstream(folder_ / name); }

 private:
  std::filesystem::path folder_ = fmt::format("{}passnet_signs_{}", testing::TempDir(), ::getpid());
};

TEST(Command, SeveralRunAtOnceFromOneThread) {
  Commands commands;
  const Signs signs;
  const auto slow = commands.start(signs.wait_for("slow"));
  const auto fast = commands.start(signs.wait_for("fast"));
  ASSERT_TRUE(slow && fast);
  EXPECT_EQ(commands.running(), 2u);
  EXPECT_FALSE(commands.wait_any(0.01).has_value());
  signs.give("fast");
  const auto first = commands.wait_any();
  EXPECT_EQ(first->ticket, *fast);
  EXPECT_EQ(first->result.output, "fast\n");
  signs.give("slow");
  EXPECT_EQ(commands.wait_any()->result.output, "slow\n");
  EXPECT_FALSE(commands.wait_any().has_value());
}

TEST(Command, EndingOneLeavesTheOthers) {
  Commands commands;
  const Signs signs;
  const auto victim = commands.start(shell("sleep 30"));
  const auto other = commands.start(signs.wait_for("other"));
  commands.end(*victim);
  const auto first = commands.wait_any();
  EXPECT_EQ(first->ticket, *victim);
  EXPECT_EQ(first->result.code, SIGKILL);
  signs.give("other");
  EXPECT_EQ(commands.wait_any()->ticket, *other);
}

TEST(Command, NothingIsLeftBehind) {
  {
    Commands commands;
    ASSERT_TRUE(commands.start(shell("sleep 30")));
  }
  // A grandchild that keeps the pipes open neither holds the result up nor lives on.
  const CommandResult result = run(shell("sleep 200 & echo $!"));
  EXPECT_TRUE(result.ok());
  EXPECT_LT(result.wall_s, 200);
  const pid_t grandchild = static_cast<pid_t>(std::stol(result.output));
  for (int i = 0; i < 10000 && kill(grandchild, 0) == 0; ++i) usleep(10000);
  EXPECT_NE(kill(grandchild, 0), 0);
  EXPECT_EQ(waitpid(-1, nullptr, WNOHANG), -1);
  EXPECT_EQ(errno, ECHILD);
}

TEST(Command, AFileViewHidesTheRest) {
  const std::filesystem::path folder =
      fmt::format("{}passnet_view_test_{}", testing::TempDir(), ::getpid());
  std::filesystem::create_directories(folder / "in");
  std::filesystem::create_directories(folder / "out");
  std::ofstream(folder / "in" / "text") << "yes\n";
  std::ofstream(folder / "secret") << "no\n";
  Command command = shell("cat in/text; cat secret; echo new > out/text; echo new > in/new");
  command.directory = folder;
  command.files.readable = system_library_folders();
  for (const char* const path : {"/bin", "/usr/bin", "/dev/null"})
    command.files.readable.emplace_back(path);
  command.files.readable.push_back(folder / "in");
  command.files.writable.push_back(folder / "out");
  const CommandResult result = run(command);
  const bool written = std::filesystem::exists(folder / "out" / "text");
  const bool leaked = std::filesystem::exists(folder / "in" / "new");
  std::filesystem::remove_all(folder);
  if (!result.layers.contains(Layer::kLandlock)) GTEST_SKIP() << "this kernel has no landlock";
  EXPECT_EQ(result.output, "yes\n");
  EXPECT_TRUE(written);
  EXPECT_FALSE(leaked);
}

TEST(Command, NamespacesHideFilesProcessesAndTheNetwork) {
  Command command = shell(
      "echo $$; for place in /home /proc /sys /root /tmp /etc/passwd /passnet-old-root /usr/bin; "
      "do "
      "test -e $place && echo $place; done; touch /x || echo fixed");
  command.namespaces = find_namespaces();
  if (!command.namespaces.root) GTEST_SKIP() << "this system permits no namespaces";
  command.files.readable = system_library_folders();
  for (const char* const path : {"/bin", "/usr/bin"}) command.files.readable.emplace_back(path);
  const CommandResult result = run(command);
  EXPECT_TRUE(result.layers.contains(Layer::kNamespaces));
  EXPECT_TRUE(result.layers.contains(Layer::kEmptyRoot));
  EXPECT_EQ(result.output, "1\n/usr/bin\nfixed\n") << result.errors;
}

TEST(Command, ARootHoldsTheDevicesAndKernelFilesThatAreNamed) {
  Command command = shell(
      "for place in /dev/null /dev/zero /proc/version /proc/meminfo /sys; do "
      "test -e $place && echo $place; done; echo x > /dev/zero && echo written");
  command.namespaces = find_namespaces();
  if (!command.namespaces.root) GTEST_SKIP() << "this system permits no namespaces";
  command.files.readable = system_library_folders();
  for (const char* const path : {"/bin", "/usr/bin", "/proc/meminfo"})
    command.files.readable.emplace_back(path);
  command.files.devices.emplace_back("/dev/zero");
  command.files.kernel_files.emplace_back("/proc/version");
  const CommandResult result = run(command);
  EXPECT_EQ(result.output, "/dev/null\n/dev/zero\n/proc/version\nwritten\n") << result.errors;
}

TEST(Command, TheFirstProcessOfANamespaceMeetsItsLimits) {
  Command command = shell("while :; do :; done", {.cpu_s = 1, .wall_s = 20});
  command.namespaces = find_namespaces();
  command.files.readable = system_library_folders();
  for (const char* const path : {"/bin", "/usr/bin"}) command.files.readable.emplace_back(path);
  EXPECT_EQ(run(command).ending, Ending::kTimedOut);
}

}  // namespace
}  // namespace passnet
