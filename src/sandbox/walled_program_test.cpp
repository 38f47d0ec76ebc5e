#include "sandbox/walled_program.hpp"

#include <gtest/gtest.h>

#include <array>
#include <filesystem>
#include <fstream>
#include <string>
#include <sys/socket.h>
#include <unistd.h>

namespace passnet {
namespace {

namespace fs = std::filesystem;

class WalledProgramTest : public testing::Test {
 protected:
  void SetUp() override {
    std::string pattern = (fs::temp_directory_path() / "walled-XXXXXX").string();
    root_ = mkdtemp(pattern.data());
    fs::create_directory(root_ / "own");
  }
  void TearDown() override { fs::remove_all(root_); }

  // Runs a shell's text; returns what it wrote to descriptor 3.
  std::string run(const std::string& text, bool drives_gpu = false) {
    std::array<int, 2> sockets{};
    EXPECT_EQ(socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, sockets.data()), 0);
    Namespaces namespaces = find_namespaces();
    namespaces.root = false;
    auto started = start_walled({.argv = {"/bin/sh", "-c", text},
                                 .environment = {"PATH=/usr/bin:/bin"},
                                 .directory = root_ / "own",
                                 .files = {.readable = {"/usr", "/bin", "/lib", "/lib64", "/etc"},
                                           .writable = {root_ / "own"},
                                           .devices = {"/dev/null"}},
                                 .namespaces = namespaces,
                                 .descriptors = {sockets[1]},
                                 .processors = {},
                                 .drives_gpu = drives_gpu});
    close(sockets[1]);
    EXPECT_TRUE(started.has_value());
    if (!started) return {};
    layers_ = started->layers;
    std::string said;
    std::array<char, 256> part;
    while (const ssize_t count = read(sockets[0], part.data(), part.size())) {
      if (count < 0) break;
      said.append(part.data(), static_cast<size_t>(count));
    }
    close(sockets[0]);
    return said;
  }

  fs::path root_;
  Layers layers_;
};

TEST_F(WalledProgramTest, WritesToItsOwnFolderAlone) {
  std::ofstream(root_ / "kept") << "as it was";
  const std::string said =
      run("echo own > file && cat file >&3; echo other > ../kept || echo refused >&3; "
          "echo new > ../new || echo refused >&3");
  EXPECT_EQ(said, layers_.contains(Layer::kLandlock) ? "own\nrefused\nrefused\n" : "own\n");
  std::string text;
  std::getline(std::ifstream(root_ / "kept"), text);
  EXPECT_EQ(text, layers_.contains(Layer::kLandlock) ? "as it was" : "other");
}

// A cache of compiled kernels is made aside, and moved to its place.
TEST_F(WalledProgramTest, MakesAndMovesFoldersInItsOwn) {
  EXPECT_EQ(run("mkdir -p cache/aside cache/kept && echo own > cache/aside/file && "
                "mv cache/aside/file cache/kept/ && rmdir cache/aside && cat cache/kept/file >&3"),
            "own\n");
  const std::string said = run("mkdir ../other || echo refused >&3; mv cache .. || echo stays >&3");
  EXPECT_EQ(said, layers_.contains(Layer::kLandlock) ? "refused\nstays\n" : "");
}

TEST_F(WalledProgramTest, ReadsWhatIsNamedAlone) {
  std::ofstream(root_ / "secret") << "a secret";
  const std::string said = run("cat ../secret >&3 || echo refused >&3");
  EXPECT_EQ(said, layers_.contains(Layer::kLandlock) ? "refused\n" : "a secret");
}

TEST_F(WalledProgramTest, SignalsNobody) {
  const std::string target = std::to_string(getpid());
  const std::string said =
      run("kill -0 " + target + " || echo refused >&3; kill -0 $$ || echo own >&3");
  EXPECT_TRUE(layers_.contains(Layer::kSeccomp));
  EXPECT_EQ(said, "refused\nown\n");
}

TEST_F(WalledProgramTest, NamesItsThreadsToDriveAGpu) {
  const std::string rename =
      "for file in /proc/self/task/*/comm; do echo walled > $file && read name < $file && "
      "echo $name >&3; done";
  EXPECT_EQ(run(rename, true), "walled\n");
  EXPECT_EQ(run(rename, false), layers_.contains(Layer::kLandlock) ? "" : "walled\n");
}

TEST_F(WalledProgramTest, ListensToDriveAGpuAndConnectsToNobody) {
  const std::string ask =
      "perl -MSocket -e 'for ([local => AF_UNIX, SOCK_SEQPACKET], [stream => AF_UNIX, SOCK_STREAM],"
      " [net => AF_INET, SOCK_STREAM]) { my ($name, @kind) = @$_;"
      " socket(my $s, $kind[0], $kind[1], 0) or next; print \"$name\\n\";"
      " bind($s, pack_sockaddr_un(\"\\0walled-$$\")) and listen($s, 1) and print \"listens\\n\";"
      " connect($s, pack_sockaddr_un(\"/none\")); print \"refused\\n\" if $! == 1; }' >&3";
  EXPECT_EQ(run(ask, true), "local\nlistens\nrefused\n");
  EXPECT_EQ(run(ask, false), "");
  EXPECT_TRUE(layers_.contains(Layer::kSeccomp));
}

TEST_F(WalledProgramTest, HasTheGivenDescriptorsAlone) {
  const std::string said =
      run("for fd in 4 5 6 7 8 9; do (: >&$fd) 2>/dev/null && echo $fd >&3; done; "
          "echo done >&3");
  EXPECT_EQ(said, "done\n");
  EXPECT_TRUE(layers_.contains(Layer::kNoDescriptors));
}

TEST_F(WalledProgramTest, StatesAProgramThatIsMissing) {
  const auto started = start_walled({.argv = {"/no/such/program"},
                                     .environment = {},
                                     .directory = "/",
                                     .files = {.readable = {"/usr"}, .writable = {}},
                                     .namespaces = {},
                                     .descriptors = {},
                                     .processors = {}});
  ASSERT_FALSE(started.has_value());
  EXPECT_EQ(started.error().id, "command-not-started");
}

}  // namespace
}  // namespace passnet
