#include "agent/run/runner.hpp"

#include "agent/model/without_key.hpp"
#include "agent/prompt/prompt.hpp"
#include "agent/prompt/tokens.hpp"
#include "agent/workbench/canonical_text.hpp"
#include "eval/judge/secret.hpp"

#include <algorithm>
#include <cmath>

namespace passnet {
namespace {

constexpr double kBudgetPause = 0.1;  // seconds

// A model that begins anew is asked at this temperature, if not at a higher one: what it likes best
// was refused.
constexpr double kFreshTemperature = 0.8;

constexpr std::string_view kRepeated =
    "You sent this before, unchanged, and the answer is the same. Change the text.\n";

}  // namespace

Runner::Runner(const CurlLibrary& curl, std::span<TaskState> tasks, const AgentOptions& options,
               Instruments& instruments, Journal& journal, const AgentCallbacks& callbacks)
    : tasks_(tasks),
      options_(options),
      instruments_(instruments),
      journal_(journal),
      callbacks_(callbacks),
      headers_(headers_of(options.model)),
      memories_(tasks.size()),
      budget_(options.budget),
      pace_(options.rate),
      random_(draw_secret()),
      http_(curl, options.concurrency),
      queue_([this] { http_.wake(); }) {
  // An earlier run's evaluations count for all attempts at their task.
  for (size_t i = 0; i < tasks.size(); ++i) {
    for (const auto& evaluated : tasks[i].evaluated) {
      for (const EvaluatedText& each : evaluated) {
        memories_[i].evaluations.try_emplace(canonical_text(each.text, instruments.catalog()),
                                             each.records);
      }
    }
  }
}

double Runner::now_s() const {
  return std::chrono::duration<double>(Clock::now() - begun_).count();
}

// First attempts of all tasks come first, so that a budget serves every task.
void Runner::collect_work() {
  size_t most = 0;
  for (const TaskState& task : tasks_) most = std::max(most, task.attempts.size());
  for (size_t number = 0; number < most; ++number) {
    for (TaskState& task : tasks_) {
      if (task.outcome || number >= task.attempts.size()) continue;
      Attempt& attempt = task.attempts[number];
      if (!attempt.ended) waiting_.push_back(&attempt);
    }
  }
  for (const TaskState& task : tasks_) {
    for (const Attempt& attempt : task.attempts) {
      const Spent spent = spent_by(attempt);
      budget_.add_used({.in = spent.tokens_in, .out = spent.tokens_out});
    }
  }
}

Result<RunStatistics> Runner::run() {
  url_ = TRY(url_of(options_.model));
  collect_work();
  for (TaskState& task : tasks_) TRY(judge_if_over(task));
  while (!waiting_.empty() || !live_.empty() || jobs_ > 0) {
    TRY(start_attempts());
    TRY(send_due());
    const bool busy = http_.in_flight() > 0 || jobs_ > 0;
    const double before = now_s();
    TRY(take_responses());
    TRY(take_jobs());
    if (busy) statistics_.waiting_s += now_s() - before;
    TRY(journal_.sync());
  }
  statistics_.seconds = now_s();
  return statistics_;
}

Result<void> Runner::start_attempts() {
  while (!waiting_.empty() && live_.size() < options_.concurrency) {
    Attempt& attempt = *waiting_.front();
    waiting_.pop_front();
    TRY(start(attempt));
  }
  return {};
}

Result<void> Runner::start(Attempt& attempt) {
  TaskState& task = tasks_[attempt.task];
  if (attempt.messages.size() == 1) attempt.messages.clear();  // a run was killed between the two
  const LiveId id = next_id_++;
  LiveAttempt& live = live_[id];
  live.task = &task;
  live.attempt = &attempt;
  live.bench = std::make_unique<Workbench>(task.task, instruments_, options_.workbench,
                                           &memories_[attempt.task]);
  const auto index = static_cast<size_t>(attempt.number - 1);
  for (EvaluatedText& evaluated : task.evaluated[index]) {
    live.bench->remember(std::move(evaluated.text), std::move(evaluated.records));
  }
  task.evaluated[index].clear();
  if (task.accepted[index]) live.bench->restore_submission(*task.accepted[index]);
  if (attempt.messages.empty()) {
    const Prompt prompt =
        make_prompt(task.task, instruments_.catalog(),
                    {.tokens = options_.prompt_tokens, .tools = options_.model.tools});
    TRY(add_message(live, {.role = MessageRole::kSystem, .content = prompt.system}));
    TRY(add_message(live, {.role = MessageRole::kUser, .content = prompt.user}));
  }
  return advance(id);
}

Result<void> Runner::add_message(LiveAttempt& live, Message message,
                                 const nlohmann::ordered_json& more) {
  nlohmann::ordered_json entry = message_entry(*live.task, *live.attempt, message);
  if (more.is_object()) entry.update(more);
  TRY(journal_.add(entry));
  live.attempt->messages.push_back(std::move(message));
  return {};
}

Result<void> Runner::advance(LiveId id) {
  LiveAttempt& live = live_.at(id);
  if (live.bench->submission()) return end(id, AttemptEnd::kSubmitted);
  const ConversationStep step = next_step_of(live.attempt->messages, options_.turns);
  if (const auto* ending = std::get_if<AttemptEnd>(&step)) return end(id, *ending);
  if (const auto* call = std::get_if<CallTool>(&step)) {
    call_tool(id, with_last_text(*call->call, live.attempt->messages));
    return {};
  }
  if (const auto* remind = std::get_if<Remind>(&step)) {
    TRY(add_message(live, {.role = MessageRole::kUser, .content = remind->text}));
  }
  live.asks = true;
  live.due_s = 0;
  live.tries = 0;
  return {};
}

Result<void> Runner::send_due() {
  std::vector<LiveId> due;
  for (const auto& [id, live] : live_) {
    if (live.asks && !live.in_flight && live.due_s <= now_s()) due.push_back(id);
  }
  for (const LiveId id : due) {
    if (budget_.is_over_time(now_s())) {
      TRY(end(id, AttemptEnd::kBudget));
      continue;
    }
    if (pace_.next_s() > now_s()) break;
    if (TRY(send(id, live_.at(id)))) pace_.sent(now_s());
  }
  return {};
}

// Sends the request of an attempt; false if it ended instead, or has to wait for the budget.
Result<bool> Runner::send(LiveId id, LiveAttempt& live) {
  const auto most_out = static_cast<size_t>(options_.model.max_tokens);
  auto [messages, is_fresh] = next_request(live.attempt->messages);
  if (options_.context > 0) {
    auto fitted = options_.context > most_out ? fit_context(messages, options_.context - most_out)
                                              : std::nullopt;
    if (!fitted) {
      TRY(end(id, AttemptEnd::kContext));
      return false;
    }
    messages = *std::move(fitted);
  }
  const TokenCount reserve{.in = static_cast<int64_t>(estimate_tokens(messages)),
                           .out = options_.model.max_tokens};
  if (!budget_.admits(reserve)) {
    if (http_.in_flight() > 0) {  // what these leave may suffice
      live.due_s = now_s() + kBudgetPause;
      return false;
    }
    TRY(end(id, AttemptEnd::kBudget));
    return false;
  }
  budget_.reserve(reserve);
  live.reserved = reserve;
  live.in_flight = true;
  ++live.tries;
  ++statistics_.requests;
  statistics_.retries += live.tries > 1;
  ModelSettings model = options_.model;
  if (is_fresh) model.temperature = std::max(model.temperature, kFreshTemperature);
  http_.send(id, {.url = url_,
                  .headers = headers_,
                  .body = make_request(model, messages),
                  .timeout_s = options_.timeout_s,
                  .max_bytes = options_.answer_bytes});
  return true;
}

double Runner::wait_s() const {
  constexpr double kLongest = 5;
  if (live_.size() < options_.concurrency && !waiting_.empty()) return 0;
  double wait = kLongest;
  for (const auto& [id, live] : live_) {
    if (!live.asks || live.in_flight) continue;
    wait = std::min(wait, std::max(live.due_s, pace_.next_s()) - now_s());
  }
  return std::max(wait, 0.0);
}

Result<void> Runner::take_responses() {
  std::vector<LiveId> answered;
  for (HttpResponse& response : http_.wait(wait_s())) {
    const LiveId id = response.id;
    if (TRY(take_response(std::move(response)))) answered.push_back(id);
  }
  // On disk, all at once, before anything is done with them.
  TRY(journal_.sync());
  for (const LiveId id : answered) TRY(advance(id));
  return {};
}

// Returns true if the conversation has a new message.
Result<bool> Runner::take_response(HttpResponse response) {
  LiveAttempt& live = live_.at(response.id);
  live.in_flight = false;
  constexpr long kFine = 200;
  RequestOutcome outcome{.status = response.is_too_long ? kFine : response.status,
                         .retry_after_s = response.retry_after_s};
  Result<ModelAnswer> answer =
      parse_answer(options_.model.style, response.body, options_.model.key);
  outcome.is_readable = answer.has_value() && response.error.empty();
  const NextStep step = next_step(outcome, live.tries, options_.retry);
  if (step == NextStep::kUse) {
    const size_t turn = live.attempt->messages.size();
    const auto estimate = static_cast<int64_t>(estimate_tokens(answer->content));
    Message message =
        without_key(message_of(*std::move(answer), options_.model.tools, turn), options_.model.key);
    message.tokens_in = message.tokens_in.value_or(live.reserved.in);
    message.tokens_out = message.tokens_out.value_or(estimate);
    message.seconds = std::round(response.seconds * 1e4) / 1e4;
    budget_.settle(live.reserved, {.in = *message.tokens_in, .out = *message.tokens_out});
    live.asks = false;
    TRY(add_message(live, std::move(message)));
    return true;
  }
  budget_.settle(live.reserved, {});
  std::string why = response.error;
  if (why.empty() && response.status >= 200 && response.status < 300) why = answer.error().message;
  if (why.empty()) {
    why = fmt::format("the server answers {}: {}", response.status,
                      error_sentence(response.body, options_.model.key));
  }
  live.last_error = why;
  if (step == NextStep::kStop) {
    return fail({}, "model-refused", "expected an answer of the model `{}`; {}",
                options_.model.model, why);
  }
  if (step == NextStep::kEnd) {
    live.asks = false;
    const AttemptEnd ending = is_passing(outcome.status) ? AttemptEnd::kLost : AttemptEnd::kError;
    TRY(end(response.id, ending, std::move(why)));
    return false;
  }
  const double delay =
      delay_s(outcome, live.tries, static_cast<double>(random_.below(1000)) / 1000, options_.retry);
  live.due_s = now_s() + delay;
  if (response.status == 429) pace_.hold_until(now_s() + std::min(delay, 1.0));
  return false;
}

Result<void> Runner::take_jobs() {
  for (const JobQueue::Completion& completion : queue_.take_done()) {
    --jobs_;
    completion();
    if (!failure_) return std::unexpected(failure_.error());
  }
  return {};
}

void Runner::call_tool(LiveId id, const ToolCall& call) {
  const auto tool = find_tool(call.name);
  const bool is_long = tool == Tool::kEvaluate || tool == Tool::kProve || tool == Tool::kShow;
  ++jobs_;
  queue_.add(is_long ? JobQueue::Length::kLong : JobQueue::Length::kShort,
             [this, id, call, bench = live_.at(id).bench.get()]() -> JobQueue::Completion {
               const auto begin = Clock::now();
               Result<ToolAnswer> answer = bench->call(call.name, call.arguments);
               const double seconds = std::chrono::duration<double>(Clock::now() - begin).count();
               std::string text = text_argument(call).value_or("");
               return [this, id, call_id = call.id, tool_name = call.name, text = std::move(text),
                       answer = std::move(answer), seconds] {
                 failure_ = answer_call(id, text, call_id, tool_name, answer, seconds);
               };
             });
}

Result<void> Runner::answer_call(LiveId id, const std::string& text, std::string call_id,
                                 std::string tool, const Result<ToolAnswer>& answer,
                                 double seconds) {
  if (!answer) return std::unexpected(answer.error());
  statistics_.judging_s += seconds;
  LiveAttempt& live = live_.at(id);
  nlohmann::ordered_json more;
  if (!answer->records.empty()) {
    more["evaluated"] = {{"text", text}, {"records", records_json(answer->records)}};
  }
  if (live.bench->submission()) more["accepted"] = *live.bench->submission();
  const bool is_refused_again = !answer->ok && repeats_call(live.attempt->messages);
  TRY(add_message(live,
                  {.role = MessageRole::kTool,
                   .content = (is_refused_again ? std::string(kRepeated) : "") + answer->text,
                   .call_id = std::move(call_id),
                   .tool = std::move(tool),
                   .seconds = std::round(seconds * 1e4) / 1e4},
                  more));
  return advance(id);
}

}  // namespace passnet
