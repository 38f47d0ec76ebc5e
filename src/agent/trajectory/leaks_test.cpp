// Leaks of trajectories by kind, and ordinary texts that hold none.
#include "agent/trajectory/leaks.hpp"

#include "agent/trajectory/places.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

namespace passnet {
namespace {

std::string kind_of(std::string_view text, const std::vector<std::string>& secrets = {}) {
  return std::string(find_leak(text, secrets).value_or("none"));
}

TEST(Leaks, AKnownSecretIsFoundInAnyForm) {
  const std::vector<std::string> secrets{"Tr0ub4dor&3-zebra", "tiny"};
  for (const std::string text :
       {"Tr0ub4dor&3-zebra", "TR0UB4DOR&3-ZEBRA", "arbez-3&rod4bu0rT", "Tr0ub\n4dor&3-\nzebra",
        "T\xe2\x80\x8br0ub4dor&3-ze\xe2\x80\x8b"
        "bra",
        "\"Tr0ub4\" + \"dor&3-zebra\"", "VHIwdWI0ZG9yJjMtemVicmE=", "x=VHIwdWI0\nZG9yJjMtemVicmE",
        "54723075623464 6f7226332d7a65627261", "54723075623464 6F7226332D7A65627261",
        "Tr0ub4dor%263-zebra", "%54%720ub4dor%263-zebra", "\\u0054r0ub4dor\\u00263-zebra",
        "\\x54\\x72\\x30ub4dor&3-zebra", "Tr0ub4dor&#38;3-zebra", "&#x54;r0ub4dor&#x26;3-zebra",
        "the tiny one"}) {
    EXPECT_EQ(kind_of(text, secrets), "key") << text;
  }
  // In base64, the bytes before it decide its digits.
  for (const std::string text : {"ZXhhY3RUcjB1YjRkb3ImMy16ZWJyYSE=", "eFRyMHViNGRvciYzLXplYnJhIQ==",
                                 "eHlUcjB1YjRkb3ImMy16ZWJyYSE="}) {
    EXPECT_EQ(kind_of(text, secrets), "key") << text;
  }
  EXPECT_EQ(kind_of("ynit, TINY and Tr0ub4dor", secrets), "none");
}

TEST(Leaks, KeysAreFoundByTheirForm) {
  const std::string tail = "abcdefghij0123456789";
  for (const std::string prefix :
       {"sk-", "sk-proj-", "ghp_", "gho_", "ghs_", "github_pat_", "glpat-", "xoxb-", "xoxp-",
        "npm_", "gsk_", "xai-", "hf_", "pypi-", "AKIA", "Bearer ", "nvapi-"}) {
    EXPECT_EQ(kind_of("a key (" + prefix + tail + ")"), "key") << prefix;
  }
  for (const std::string text :
       {"eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N_XgL0n3I9PlFUP0T",
        "aws_secret_access_key = wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
        "see wJalrXUtnFEMI/K7MDENG/bPxRfiCYz9q2LKEY0", "git clone https://me:pa55word@example/x",
        "postgres://admin:hunter2@db", "API_KEY=\"a1b2c3d4e5\"", "password: correct7horse",
        "\"client-secret\": \"q1w2e3r4t5\"", "-----BEGIN PRIVATE KEY-----"}) {
    EXPECT_EQ(kind_of(text), "key") << text;
  }
}

TEST(Leaks, PathsOfMachinesAreFound) {
  for (const std::string text :
       {"/data/x",           "in /workspace/run1", "(/scratch/me)", "\"/nix/store\"", "/run/user/0",
        "/lib/x86",          "/dev/shm/x",         "D:\\models",    "at D:/models/x", "~/x",
        "see ~me/suite",     "../hidden",          "a ../../x",     "$HOME/x",        "${HOME}/x",
        "\\\\server\\share", "file:///tmp/x",      "/mnt/a",        "`/app/x`",       "-L/lib64/x",
        "/Volumes/disk"}) {
    EXPECT_EQ(kind_of(text), "path") << text;
  }
}

TEST(Leaks, SeedsAddressesAndHostsAreFound) {
  for (const std::string text :
       {"seed 0xdeadbeef", "seed=0X1e240", "secrets=[\"0123456789abcdef"}) {
    EXPECT_EQ(kind_of(text), "seed") << text;
  }
  for (const std::string text :
       {"10.0.0.12", "at 192.168.1.7:8000.", "fe80::1", "[2001:db8::ff00:42]",
        "someone@example.com", "<first.last+tag@mail.example.org>", "git@github.com:x"}) {
    EXPECT_EQ(kind_of(text), "address") << text;
  }
  EXPECT_TRUE(holds_host("on node-17.", "node-17"));
  for (const std::string text : {"me@gpu", "host gpu", "hostname: gpu", "gpu.local", "gpu:22"}) {
    EXPECT_TRUE(holds_host(text, "gpu")) << text;
  }
  for (const std::string text : {"a gpu is fast", "gpu: none", "cpu and gpu", "gpus"}) {
    EXPECT_FALSE(holds_host(text, "gpu")) << text;
  }
}

TEST(Leaks, OrdinaryTextsHoldNone) {
  const std::vector<std::string> secrets{"zq81-hgkd-77ax-ppwe"};
  for (const std::string text : {"a/b /2 and x /tmpfile",
                                 "https://tmp/x",
                                 "self-/opt/x",
                                 "seed of doubt",
                                 "1.2.3.4",
                                 "task sk-1",
                                 "seeds 3 graphs",
                                 "f32[1,128,14,14]",
                                 "x / y / z",
                                 "(i*1591 + j + 796) // 1592",
                                 "g++ (Debian 12.2.0-14) 12.2.0",
                                 "torch 2.13.0+cpu",
                                 "version 12.4.127.1",
                                 "6434d16762b515dc977bbf9316d5b2bb35fce80c255b26a226d202874051f59d",
                                 "transformers.models.bert.modeling_bert.BertSelfAttention",
                                 "12:30:45 and 1:2:3:4",
                                 "TransformerEncoderLayer0SelfAttentionOutputDense1",
                                 "std::abs and f32::max",
                                 "graph @g(%x: f32[4])",
                                 "%token_0 = embedding(%w, %ids)",
                                 "tokens: 123456",
                                 "pn::load(x + i)",
                                 "x ... /y",
                                 "e.g./or",
                                 "resnet_basic.batch_norm_relu/0.graph",
                                 "data/suite/t5.relu",
                                 "and/or",
                                 "a[1:2]",
                                 "A: yes",
                                 "password",
                                 "the secret of 3 speeds",
                                 "dim(%x, -1) == 1024",
                                 "0.12345678901234567890"}) {
    EXPECT_EQ(kind_of(text, secrets), "none") << text;
  }
}

TEST(Leaks, PassesGraphsAndDocumentsHoldNone) {
  namespace fs = std::filesystem;
  const fs::path root(PASSNET_SOURCE_DIR);
  std::vector<fs::path> files{root / "docs/kernels.md"};
  for (const char* folder : {"examples/passes", "data/suite", "tests/golden/cpp"}) {
    for (const auto& entry : fs::recursive_directory_iterator(root / folder)) {
      if (entry.is_regular_file() && entry.path().extension() != ".gz")
        files.push_back(entry.path());
    }
  }
  for (const fs::path& path : files) {
    std::ifstream file(path);
    for (std::string line; std::getline(file, line);) {
      EXPECT_EQ(kind_of(line, {{"zq81-hgkd-77ax-ppwe"}}), "none") << path << ": " << line;
    }
  }
  EXPECT_GT(files.size(), 100u);
}

}  // namespace
}  // namespace passnet
