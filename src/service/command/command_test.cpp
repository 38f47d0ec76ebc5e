// Tests of commands as jobs: what is no verb, option or value of its type is refused; words never
// come from a shell; a command that ends has a record.
#include "service/command/command_runner.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <filesystem>
#include <fstream>
#include <random>

namespace passnet {
namespace {

namespace fs = std::filesystem;

std::string command_refusal(std::string_view body) {
  const auto job = parse_command(body);
  return job ? "" : job.error().id + ": " + job.error().message;
}

TEST(CommandJobTest, MakesWordsOfTypedOptions) {
  const CommandFolders folders{.folder = "/jobs", .suites = {{"demo", "/data/suite"}}};
  const auto words = [&](std::string_view body) {
    auto job = parse_command(body);
    EXPECT_TRUE(job) << job.error().message;
    for (CommandSource& source : job->sources) {
      if (source.suite.empty()) source.product = fmt::format("{}-00ff/graphs.jsonl", source.job);
    }
    // The state keeps it, and a worker reads it again.
    const auto stored = parse_stored_command(to_text(*job));
    EXPECT_TRUE(stored) << stored.error().message;
    EXPECT_EQ(to_text(*stored), to_text(*job));
    return *words_of(*stored, folders, "/jobs/9-1");
  };
  using Words = std::vector<std::string>;
  EXPECT_EQ(words(R"({"command": "teach", "sources": ["demo"],
                      "options": {"only": "t5.*,bert", "search": true, "quick": false, "seconds": 0.5}})"),
            (Words{"teach", "/data/suite", "--only=t5.*,bert", "--search", "--seconds=0.5",
                   "--out=/jobs/9-1"}));
  EXPECT_EQ(words(R"({"command": "curate", "sources": [3, "demo"], "limit_s": 60,
                      "options": {"name": "mine", "min_ops": 3}})"),
            (Words{"suite", "curate", "/jobs/3-00ff/graphs.jsonl", "/data/suite", "--min-ops=3",
                   "--name=mine", "--out=/jobs/9-1/suite"}));
  EXPECT_EQ(
      words(R"({"command": "extract", "options": {"models": "timm:a,torchvision:b", "batch": 2}})"),
      (Words{"extract", "--batch=2", "timm:a", "torchvision:b",
             "--lines=/jobs/9-1/graphs.jsonl.gz"}));
  EXPECT_EQ(
      words(R"({"command": "extract_all", "options": {"only": "timm:res*", "shard": "1/4"}})"),
      (Words{"extract", "--all", "--only=timm:res*", "--shard=1/4", "--out=/jobs/9-1/all"}));
}

TEST(CommandJobTest, RefusesWhatIsNotInTheList) {
  for (const auto& [body, words] : std::vector<std::pair<std::string, std::string>>{
           {"{", "request-not-json"},
           {R"({"command": "sh"})", "expected 'command' to be 'extract'"},
           {R"({"command": "teach"})", "'sources' to be a list of 1 to 1 suites or jobs"},
           {R"({"command": "teach", "sources": ["a"], "words": []})", "request-key"},
           {R"({"command": "teach", "sources": [{"product": "1-a/x"}]})",
            "numbers of earlier jobs"},
           {R"({"command": "teach", "sources": ["a"], "options": {"out": "x"}})", "request-key"},
           {R"({"command": "teach", "sources": ["a"], "options": {"only": "-rf"}})", "plain names"},
           {R"({"command": "teach", "sources": ["a"], "options": {"only": "a b"}})", "plain names"},
           {R"({"command": "teach", "sources": ["a"], "options": {"part": "1/x"}})", "as 1/4"},
           {R"({"command": "teach", "sources": ["a"], "options": {"seed": 1.5}})", "seed"},
           {R"({"command": "teach", "sources": ["a"], "options": {"tokens": 1}})", "tokens"},
           {R"({"command": "curate", "sources": ["a"], "options": {}})",
            "'options.name' to be a value"},
           {R"({"command": "extract", "options": {"models": "os:system"}})", "timm:resnet50"},
           {R"({"command": "extract", "options": {"models": "x.py:f"}})", "timm:resnet50"}}) {
    EXPECT_NE(command_refusal(body).find(words), std::string::npos)
        << body << ": " << command_refusal(body);
  }
  for (const char* product : {"../x", "1-a/../../x", "/x", "1-a/.x", "1-a//x", ""}) {
    const std::string text =
        nlohmann::json{{"command", "teach"},
                       {"sources", nlohmann::json::array({{{"product", product}}})}}
            .dump();
    EXPECT_FALSE(parse_stored_command(text)) << product;
  }
  const auto job = parse_command(R"({"command": "teach", "sources": ["other"]})");
  const auto words = words_of(*job, {.folder = "/jobs", .suites = {}}, "/jobs/1");
  ASSERT_FALSE(words);
  EXPECT_EQ(words.error().message, "expected a suite that this worker has, found 'other'");
}

TEST(CommandJobTest, TheDescriptionHasEveryVerb) {
  const auto schema = command_schema();
  ASSERT_EQ(schema["oneOf"].size(), command_verbs().size());
  for (size_t i = 0; i < command_verbs().size(); ++i) {
    const CommandVerb& verb = command_verbs()[i];
    const auto& properties = schema["oneOf"][i]["properties"];
    EXPECT_EQ(properties["command"]["const"], verb.name);
    EXPECT_EQ(properties["options"]["properties"].size(), verb.options.size());
  }
}

class CommandRunnerTest : public testing::Test {
 protected:
  CommandRunnerTest()
      : folder_(fs::temp_directory_path() / fmt::format("passnet-{:08x}", std::random_device()())) {
    fs::create_directory(folder_);
  }
  ~CommandRunnerTest() override { fs::remove_all(folder_); }
  CommandRunnerTest(const CommandRunnerTest&) = delete;
  CommandRunnerTest& operator=(const CommandRunnerTest&) = delete;

  // A program of this text.
  std::string program(const std::string& text) const {
    const fs::path path = folder_ / "program";
    std::ofstream(path) << "#!/bin/sh\n" << text;
    fs::permissions(path, fs::perms::owner_all);
    return path;
  }

  fs::path folder_;
};

TEST_F(CommandRunnerTest, ACommandThatEndsHasARecord) {
  const auto job = parse_command(R"({"command": "teach", "sources": ["demo"], "limit_s": 1})");
  CommandMachine machine{
      .folders = {.folder = folder_ / "jobs", .suites = {{"demo", "/d"}}},
      .program = program("echo \"$@\"; echo sorry >&2; echo x > made\nexit 3\n")};
  int steps = 0;
  auto record = run_command_job(*job, 7, machine, [&] { ++steps; });
  ASSERT_TRUE(record) << record.error().message;
  auto json = nlohmann::json::parse(*record);
  EXPECT_EQ(json["command"], "teach");
  EXPECT_EQ(json["ok"], false);
  EXPECT_EQ(json["ended"], "exited with status 3");
  EXPECT_EQ(json["errors"], "sorry\n");
  EXPECT_TRUE(json["output"].get<std::string>().starts_with("teach /d --out="));
  EXPECT_TRUE(json["folder"].get<std::string>().starts_with("7-"));
  EXPECT_EQ(json["files"], nlohmann::json::parse(R"([{"path": "made", "bytes": 2}])"));

  // One that takes too long is ended; who waits hears that it goes on.
  machine.program = program("sleep 60\n");
  record = run_command_job(*job, 8, machine, [&] { ++steps; });
  ASSERT_TRUE(record);
  json = nlohmann::json::parse(*record);
  EXPECT_EQ(json["ok"], false);
  EXPECT_NE(json["ended"].get<std::string>().find("time"), std::string::npos) << json["ended"];

  machine.folders.folder = folder_ / "program" / "x";
  const auto failed = run_command_job(*job, 9, machine, [] {});
  ASSERT_FALSE(failed);
  EXPECT_EQ(failed.error().id, "command-folder");
  EXPECT_NE(failed.error().message.find("cannot make the folder '"), std::string::npos);
}

}  // namespace
}  // namespace passnet
