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
  std::string run(const std::string& text) {
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
                                 .processors = {}});
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
