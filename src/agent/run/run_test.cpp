// The parts of a run: the journal, the next step of a conversation, budgets, scores.
#include "agent/run/agent_trajectories.hpp"
#include "agent/run/budget.hpp"
#include "agent/run/conversation.hpp"
#include "agent/run/job_queue.hpp"
#include "agent/run/journal.hpp"
#include "agent/run/run_state.hpp"
#include "agent/run/scores.hpp"
#include "ir/text/text.hpp"
#include "ops/catalog.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <optional>
#include <sys/wait.h>
#include <unistd.h>

namespace passnet {
namespace {

namespace fs = std::filesystem;

Message assistant(std::vector<ToolCall> calls) {
  return {.role = MessageRole::kAssistant, .content = "words", .calls = std::move(calls)};
}
Message tool_answer(std::string id) {
  return {.role = MessageRole::kTool, .content = "answer", .call_id = std::move(id), .tool = "t"};
}

std::string step_name(const ConversationStep& step) {
  if (const auto* end = std::get_if<AttemptEnd>(&step)) return std::string(name(*end));
  if (const auto* call = std::get_if<CallTool>(&step)) return "call " + call->call->id;
  return std::holds_alternative<AskModel>(step) ? "ask" : "remind";
}

TEST(Conversation, MessagesDecideTheNextStep) {
  std::vector<Message> messages{{.role = MessageRole::kSystem}, {.role = MessageRole::kUser}};
  EXPECT_EQ(step_name(next_step_of(messages, 9)), "ask");
  messages.push_back(assistant({{.id = "a"}, {.id = "b"}}));
  EXPECT_EQ(step_name(next_step_of(messages, 9)), "call a");
  messages.push_back(tool_answer("a"));
  EXPECT_EQ(step_name(next_step_of(messages, 1)), "call b");
  messages.push_back(tool_answer("b"));
  EXPECT_EQ(step_name(next_step_of(messages, 9)), "ask");
  EXPECT_EQ(step_name(next_step_of(messages, 1)), "turns");
  for (int i = 0; i < 2; ++i) {
    messages.push_back(assistant({}));
    EXPECT_EQ(step_name(next_step_of(messages, 9)), "remind");
    messages.push_back({.role = MessageRole::kUser, .content = "call a tool"});
    EXPECT_EQ(step_name(next_step_of(messages, 9)), "ask");
  }
  messages.push_back(assistant({}));
  EXPECT_EQ(step_name(next_step_of(messages, 9)), "silent");
}

TEST(Conversation, ACallWithoutATextIsAboutTheLastOne) {
  const auto call = [](const char* name, nlohmann::json arguments) {
    return ToolCall{.id = "a", .name = name, .arguments = std::move(arguments)};
  };
  const std::vector<Message> messages{
      assistant({call("check_pass", {{"text", "one"}})}),
      assistant({call("show_graph", nlohmann::json::object())}),
      assistant({call("explain_pass", {{"text", "two"}}), call("read_docs", {{"topic", "x"}})})};
  EXPECT_EQ(with_last_text(call("submit_pass", {}), messages).arguments,
            nlohmann::json({{"text", "two"}}));
  EXPECT_EQ(with_last_text(call("explain_pass", {{"graph", 2}}), messages).arguments,
            nlohmann::json({{"graph", 2}, {"text", "two"}}));
  EXPECT_EQ(with_last_text(call("check_pass", {{"text", "own"}}), messages).arguments,
            nlohmann::json({{"text", "own"}}));
  EXPECT_EQ(with_last_text(call("show_graph", {{"graph", 1}}), messages).arguments,
            nlohmann::json({{"graph", 1}}));
  EXPECT_FALSE(text_argument(with_last_text(call("submit_pass", {}), {})).has_value());
}

TEST(Conversation, RepetitionsAreCallsOfOneToolOnOneText) {
  const auto say = [](const char* name, nlohmann::json arguments) {
    return assistant({{.id = "a", .name = name, .arguments = std::move(arguments)}});
  };
  std::vector<Message> messages{say("check_pass", {{"text", "one"}}), tool_answer("a")};
  EXPECT_FALSE(repeats_call(messages));
  messages.push_back(say("evaluate_pass", {}));
  EXPECT_FALSE(repeats_call(messages));
  messages.push_back(say("check_pass", nlohmann::json::object()));
  EXPECT_TRUE(repeats_call(messages));
  messages.push_back(say("check_pass", {{"text", "two"}}));
  EXPECT_FALSE(repeats_call(messages));
}

TEST(Conversation, AModelThatMakesOneCallAgainAndAgainIsDone) {
  const auto say = [](nlohmann::json arguments) {
    return assistant({{.id = "a", .name = "evaluate_pass", .arguments = std::move(arguments)}});
  };
  std::vector<Message> messages{{.role = MessageRole::kSystem}, {.role = MessageRole::kUser}};
  const auto add = [&](nlohmann::json arguments, const char* answer) {
    messages.push_back(say(std::move(arguments)));
    messages.push_back(tool_answer("a"));
    messages.back().content = answer;
    return step_name(next_step_of(messages, 9));
  };
  EXPECT_EQ(add({{"text", "one"}}, "right"), "ask");
  EXPECT_EQ(add(nlohmann::json::object(), "right"), "ask");
  EXPECT_EQ(add({{"text", "two"}}, "right"), "ask");
  EXPECT_EQ(add(nlohmann::json::object(), "right"), "ask");
  EXPECT_EQ(add({{"text", "two"}}, "1 error (quoted data, no instructions):\n"), "ask");
  EXPECT_EQ(add(nlohmann::json::object(), "right"), "ask");
  EXPECT_EQ(add(nlohmann::json::object(), "right"), "ask");
  EXPECT_EQ(add(nlohmann::json::object(), "right"), "repeats");
}

TEST(Conversation, AModelThatRepeatsARefusedTextBeginsAnew) {
  const auto say = [](const char* tool, nlohmann::json arguments) {
    return assistant({{.id = "a", .name = tool, .arguments = std::move(arguments)}});
  };
  const Message right = tool_answer("a");
  Message refused = tool_answer("a");
  refused.content = "1 error (quoted data, no instructions):\n";
  std::vector<Message> messages{{.role = MessageRole::kSystem}, {.role = MessageRole::kUser}};
  messages.insert(messages.end(), {say("show_graph", {{"graph", 1}}), right});
  messages.insert(messages.end(), {say("check_pass", {{"text", "one"}}), refused});
  EXPECT_FALSE(next_request(messages).is_fresh) << "refused once";
  messages.insert(messages.end(), {say("check_pass", {{"text", "one"}}), refused});
  EXPECT_TRUE(next_request(messages).is_fresh);
  EXPECT_EQ(next_request(messages).messages.size(), 4) << "what it looked at";
  messages.insert(messages.end(), {say("check_pass", {{"text", "two"}}), refused});
  EXPECT_TRUE(next_request(messages).is_fresh) << "also after another text";
  messages.insert(messages.end(), {say("check_pass", {{"text", "three"}}), right});
  EXPECT_FALSE(next_request(messages).is_fresh);
  EXPECT_EQ(next_request(messages).messages.size(), messages.size());
}

TEST(Conversation, ASubmissionThatIsRefusedIsARefusal) {
  EXPECT_TRUE(is_refusal("Not submitted: this text is right on no graph.\n"));
  EXPECT_TRUE(is_refusal("You sent this before.\nNot submitted: it is right on no graph.\n"));
  EXPECT_FALSE(is_refusal("Submitted.\n"));
}

TEST(Conversation, CallsInTextEndTheMessage) {
  const ModelAnswer answer{.content = "So:\n```pass\npass p {}\n```\ncheck_pass\nAnswer: invented",
                           .calls = {}};
  const Message message = message_of(answer, ToolForm::kText, 4);
  ASSERT_EQ(message.calls.size(), 1u);
  EXPECT_EQ(message.calls[0].id, "text_4");
  EXPECT_TRUE(message.content.ends_with("check_pass"));
}

TEST(Conversation, OldAnswersMakeRoom) {
  std::vector<Message> messages{{.role = MessageRole::kUser, .content = "task"}};
  for (int i = 0; i < 6; ++i) {
    messages.push_back(assistant({{.id = "x", .arguments = nlohmann::json::object()}}));
    messages.push_back(tool_answer("x"));
    messages.back().content = std::string(1000, 'a') + std::string(400, '1');
  }
  const size_t whole = estimate_tokens(messages);
  const auto fitted = fit_context(messages, whole / 2);
  ASSERT_TRUE(fitted);
  EXPECT_LE(estimate_tokens(*fitted), whole / 2);
  EXPECT_EQ(fitted->back().content, messages.back().content);
  EXPECT_EQ(fitted->size(), messages.size());
  EXPECT_FALSE(fit_context(messages, 100));
}

class JournalTest : public testing::Test {
 protected:
  void SetUp() override { fs::create_directories(folder_); }
  void TearDown() override { fs::remove_all(folder_); }
  fs::path folder_ = fs::temp_directory_path() / fmt::format("passnet_journal_{}", getpid());
};

TEST_F(JournalTest, AnIncompleteLineIsCut) {
  const fs::path path = folder_ / "journal.jsonl";
  {
    auto journal = Journal::open(path);
    ASSERT_TRUE(journal);
    EXPECT_TRUE(journal->add({{"a", 1}}));
    EXPECT_TRUE(journal->sync());
  }
  std::ofstream(path, std::ios::app) << "{\"b\": ";
  {
    auto journal = Journal::open(path);
    EXPECT_TRUE(journal->add({{"c", "\xff"}}));
  }
  std::ifstream file(path);
  Sources sources;
  const SourceId source =
      sources.add("journal", std::string(std::istreambuf_iterator<char>(file), {}));
  const auto entries = read_journal(sources, source);
  ASSERT_TRUE(entries) << entries.error().message;
  ASSERT_EQ(entries->size(), 2u);
  EXPECT_TRUE((*entries)[1].contains("c"));
  EXPECT_EQ(Journal::open(folder_ / "none" / "j").error().id, "journal-unwritable");
  EXPECT_TRUE(Journal::open(folder_ / "none" / "j").error().message.starts_with("cannot write `"));
}

TEST_F(JournalTest, AChangedLineIsFound) {
  const fs::path path = folder_ / "journal.jsonl";
  {
    auto journal = Journal::open(path);
    for (const int speedup : {1, 2, 3}) EXPECT_TRUE(journal->add({{"speedup", speedup}}));
  }
  std::ifstream file(path);
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  const auto id_of = [](std::string journal) -> std::string {
    Sources sources;
    const auto entries = read_journal(sources, sources.add("journal", std::move(journal)));
    return entries ? "" : std::string(entries.error().id);
  };
  EXPECT_EQ(id_of(text), "");
  std::string forged = text;
  forged.replace(forged.find(":2"), 2, ":9");
  EXPECT_EQ(id_of(forged), "journal-changed");
  const size_t second = text.find('\n') + 1;
  const size_t third = text.find('\n', second) + 1;
  EXPECT_EQ(id_of(text.substr(0, second) + text.substr(third)), "journal-changed");
  EXPECT_EQ(id_of(text + "{\"speedup\":4}\n"), "journal-changed");
  EXPECT_EQ(id_of(text + "{}\n"), "journal-changed");
  EXPECT_EQ(id_of(text + "4\n"), "bad-journal");
}

TEST_F(JournalTest, TwoProcessesDoNotShareOne) {
  const fs::path path = folder_ / "journal.jsonl";
  auto journal = std::make_optional(Journal::open(path));
  ASSERT_TRUE(journal->has_value());
  const auto try_elsewhere = [&] {
    const pid_t child = fork();
    if (child == 0) {
      const auto other = Journal::open(path);
      if (other) _exit(0);
      const bool is_it = other.error().id == "journal-in-use" &&
                         other.error().message.starts_with(
                             "expected a run that has ended, found one at work in `");
      _exit(is_it ? 7 : 1);
    }
    int status = 0;
    waitpid(child, &status, 0);
    return WEXITSTATUS(status);
  };
  EXPECT_EQ(try_elsewhere(), 7);
  // A process that this one forked does not keep the lock.
  const pid_t worker = fork();
  if (worker == 0) {
    pause();
    _exit(0);
  }
  EXPECT_TRUE((*journal)->add({{"a", 1}}));
  journal.reset();
  EXPECT_EQ(try_elsewhere(), 0);
  kill(worker, SIGKILL);
  waitpid(worker, nullptr, 0);
  EXPECT_TRUE(Journal::open(path)->text().starts_with("{\"a\":1,\"digest\":\""));
}

TEST_F(JournalTest, OtherTextsAreErrors) {
  Sources sources;
  const auto entries = read_journal(sources, sources.add("journal", "[1]\n"));
  ASSERT_FALSE(entries);
  EXPECT_EQ(entries.error().message, "expected one JSON object per line of the journal");
  EXPECT_EQ(sources.location(entries.error().span).line, 1u);
}

std::vector<TaskState> one_task(const Catalog& catalog, size_t attempts) {
  Sources sources;
  Diagnostics diagnostics;
  const SourceId source =
      sources.add("test", "graph @t(%x: f32[4]) {\n %0 = relu(%x)\n return %0\n}\n");
  std::vector<TaskGraph> graphs;
  graphs.push_back({.name = "t.0",
                    .source = "place",
                    .graph = std::move(parse_graphs(sources, source, catalog, diagnostics)[0])});
  std::vector<AuthorTask> tasks;
  tasks.push_back(divide_task("t", std::move(graphs), catalog));
  return make_state(std::move(tasks), attempts);
}

Record passing(double speedup) {
  Record record{.task = "t", .graph = "t.0", .verdict = Verdict::kPass, .speedup = speedup};
  record.correct.fill(true);
  return record;
}

TEST(RunState, IsRestoredFromItsEntries) {
  const Catalog catalog = make_catalog();
  std::vector<TaskState> state = one_task(catalog, 2);
  Attempt& attempt = state[0].attempts[0];
  const nlohmann::ordered_json settings = {{"turns", 3}};
  std::vector<nlohmann::json> entries{begin_entry(settings)};
  for (const Message& message :
       {Message{.role = MessageRole::kSystem, .content = "old"},
        Message{.role = MessageRole::kSystem, .content = "rules"},
        Message{.role = MessageRole::kUser, .content = "task"}, assistant({{.id = "a"}})}) {
    entries.push_back(message_entry(state[0], attempt, message));
  }
  nlohmann::json evaluated = message_entry(state[0], attempt, tool_answer("a"));
  evaluated["evaluated"] = {{"text", "pass"}, {"records", {nlohmann::json(to_json(passing(2)))}}};
  evaluated["accepted"] = "pass";
  entries.push_back(evaluated);
  attempt.ended = AttemptEnd::kSubmitted;
  attempt.submission = "pass";
  attempt.records = {passing(2)};
  entries.push_back(end_entry(state[0], attempt));
  state[0].outcome = TaskOutcome{.winner = 0, .records = {passing(3)}, .again = {passing(1)}};
  entries.push_back(outcome_entry(state[0]));

  std::vector<TaskState> again = one_task(catalog, 2);
  const auto restored = restore(again, entries, settings);
  ASSERT_TRUE(restored) << restored.error().message;
  const Attempt& same = again[0].attempts[0];
  ASSERT_EQ(same.messages.size(), 4u);
  EXPECT_EQ(same.messages[0].content, "rules");
  EXPECT_EQ(same.ended, AttemptEnd::kSubmitted);
  EXPECT_EQ(again[0].evaluated[0].at(0).text, "pass");
  EXPECT_EQ(again[0].accepted[0], "pass");
  EXPECT_EQ(again[0].outcome->winner, 0u);
  EXPECT_TRUE(again[0].attempts[1].messages.empty());
  const auto trajectories = trajectories_of(again, "m", {});
  ASSERT_EQ(trajectories.size(), 1u);
  EXPECT_EQ(trajectories[0].verdict, "PASS");
  EXPECT_FALSE(trajectories[0].money);
}

TEST(RunState, OtherEntriesAreErrors) {
  const Catalog catalog = make_catalog();
  std::vector<TaskState> state = one_task(catalog, 1);
  const nlohmann::ordered_json settings = {{"turns", 3}};
  const auto error = [&](const std::vector<nlohmann::json>& entries) {
    const auto restored = restore(state, entries, settings);
    return restored ? std::string() : restored.error().id + ": " + restored.error().message;
  };
  const nlohmann::json begin = begin_entry(settings);
  EXPECT_EQ(error({begin_entry({{"turns", 4}})}),
            "resume-differs: expected the settings of the run that is resumed: turns was 4, is 3");
  EXPECT_EQ(error({{{"x", 1}}}),
            "bad-journal-entry: expected the settings of the run in an entry of the journal");
  for (const nlohmann::json& entry :
       {nlohmann::json{{"task", "u"}}, nlohmann::json{{"task", "t"}},
        nlohmann::json{{"task", "t"}, {"attempt", 2}},
        nlohmann::json{{"task", "t"}, {"attempt", -1}},
        nlohmann::json{{"task", "t"}, {"attempt", 1}},
        nlohmann::json{{"task", "t"}, {"outcome", 3}},
        nlohmann::json{{"task", "t"}, {"outcome", {{"attempt", 7}}}},
        nlohmann::json{{"task", "t"}, {"attempt", 1}, {"ended", "submitted"}}}) {
    EXPECT_TRUE(error({begin, entry}).starts_with("bad-journal-entry")) << entry.dump();
  }
}

TEST(Scores, PassAtKIsUnbiased) {
  EXPECT_DOUBLE_EQ(pass_at_k(4, 1, 1), 0.25);
  EXPECT_DOUBLE_EQ(pass_at_k(4, 1, 4), 1);
  EXPECT_DOUBLE_EQ(pass_at_k(5, 2, 2), 1 - 3.0 / 10);
  EXPECT_DOUBLE_EQ(pass_at_k(5, 0, 5), 0);
}

TEST(Scores, TheBestAttemptCountsOnce) {
  const Catalog catalog = make_catalog();
  std::vector<TaskState> state = one_task(catalog, 3);
  for (Attempt& attempt : state[0].attempts) attempt.ended = AttemptEnd::kSubmitted;
  state[0].attempts[1].submission = "b";
  state[0].attempts[1].records = {passing(2)};
  state[0].attempts[2].submission = "c";
  state[0].attempts[2].records = {passing(5)};
  state[0].attempts[2].records[0].verdict = Verdict::kWrongValue;
  EXPECT_EQ(best_attempt(state[0].attempts), 1u);
  EXPECT_EQ(verdict_of(state[0].attempts[0]), "NO_SUBMISSION");
  EXPECT_EQ(verdict_of(state[0].attempts[2]), "WRONG_VALUE");
  state[0].outcome = TaskOutcome{.winner = 1, .records = {passing(3)}, .again = {passing(1.6)}};
  const RunSummary summary = summarize(state, {.price_in = 1});
  EXPECT_NEAR(*summary.as, 3, 1e-9);
  EXPECT_NEAR(*summary.winners_curse, 2 / 1.6, 1e-9);
  EXPECT_NEAR(summary.pass_at[0], 1.0 / 3, 1e-9);
  EXPECT_EQ(to_json(summary.tasks[0], {})["winner"], 2);
}

TEST(Budgets, ReserveWhatIsInFlight) {
  Budget budget({.tokens = 100, .money = 1e-3, .price_in = 10, .price_out = 10});
  EXPECT_TRUE(budget.admits({.in = 50, .out = 50}));
  budget.reserve({.in = 50, .out = 30});
  EXPECT_FALSE(budget.admits({.in = 30, .out = 0}));
  budget.settle({.in = 50, .out = 30}, {.in = 40, .out = 10});
  EXPECT_TRUE(budget.admits({.in = 30, .out = 20}));
  EXPECT_FALSE(budget.admits({.in = 30, .out = 21}));
  EXPECT_EQ(budget.used().in, 40);
  Pace pace(120);
  pace.sent(10);
  EXPECT_EQ(pace.next_s(), 10.5);
  pace.hold_until(20);
  EXPECT_EQ(pace.next_s(), 20);
}

TEST(JobQueue, RunsShortJobsFirstAndCompletesElsewhere) {
  std::atomic<int> notified = 0;
  std::vector<int> order;
  {
    JobQueue queue([&] { ++notified; });
    std::atomic<bool> began = false;
    std::atomic<bool> go = false;
    const auto job = [&](int number) {
      return [&, number]() -> JobQueue::Completion {
        began = true;
        while (!go) std::this_thread::yield();
        return [&order, number] { order.push_back(number); };
      };
    };
    queue.add(JobQueue::Length::kLong, job(1));
    while (!began) std::this_thread::yield();
    queue.add(JobQueue::Length::kLong, job(2));
    queue.add(JobQueue::Length::kShort, job(3));
    go = true;
    while (order.size() < 3) {
      for (const auto& completion : queue.take_done()) completion();
    }
  }
  EXPECT_EQ(order, (std::vector<int>{1, 3, 2}));
  EXPECT_EQ(notified, 3);
}

}  // namespace
}  // namespace passnet
