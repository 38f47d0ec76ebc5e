// The part of the API that serves sessions: a task that is open, and its tools.
#include "diag/bounded_json.hpp"
#include "service/request/evaluation_request.hpp"
#include "service/request/json_fields.hpp"
#include "service/request/known_suites.hpp"
#include "service/server/answers.hpp"
#include "service/server/api.hpp"
#include "service/session/tool_sessions.hpp"

#include <nlohmann/json.hpp>

namespace passnet {
namespace {

struct SessionGraphs {
  std::string task;
  std::string text;
};

// The graphs that a request chooses, as one text.
Result<SessionGraphs> read_session_graphs(const nlohmann::json& body, KnownSuites& suites) {
  SessionGraphs chosen;
  JsonFields fields(body, "");
  fields.read("task", chosen.task);
  const nlohmann::json* const graphs = fields.member("graphs");
  if (graphs == nullptr) fields.complain("graphs", "a suite with a task, or a text of graphs");
  TRY(fields.finish());
  const GraphChoice choice = TRY(parse_graph_choice(*graphs, "graphs"));
  if (chosen.task.empty()) chosen.task = choice.task.value_or("");
  if (!choice.text.empty()) {
    if (chosen.task.empty()) chosen.task = "task";
    chosen.text = choice.text;
    return chosen;
  }
  std::optional<std::string> task;
  for (const GraphText& graph : TRY(suites.graphs(choice.suite, choice.only))) {
    const std::string own = graph.task.value_or(graph.name);
    if (task.value_or(own) != own) {
      return fail({}, "session-graphs", "expected the graphs of one task, found `{}` and `{}`",
                  *task, own);
    }
    task = own;
    chosen.text += graph.text + "\n";
  }
  if (chosen.task.empty()) chosen.task = task.value_or("task");
  return chosen;
}

nlohmann::ordered_json tool_answer(const nlohmann::json& result) {
  nlohmann::ordered_json answer = result.value("structuredContent", nlohmann::json::object());
  std::string text;
  for (const nlohmann::json& part : result.value("content", nlohmann::json::array())) {
    text += part.value("text", "");
  }
  answer["text"] = text;
  return answer;
}

std::optional<nlohmann::json> read_json(const Call& call) {
  const auto body = call.read_body();
  return body ? std::optional(parse_bounded_json(*body)) : std::nullopt;
}

Answer too_large() {
  return error_answer(413, "body-too-large", "expected a smaller body, sent in time");
}

Answer not_json() { return error_answer(400, "request-not-json", "expected JSON in the body"); }

}  // namespace

Answer Api::open_session(const Context& context) {
  const auto body = read_json(context.call);
  if (!body) return too_large();
  if (body->is_discarded()) return not_json();
  const auto graphs = read_session_graphs(*body, suites_);
  if (!graphs) return error_answer(graphs.error());
  const auto opened = sessions_.open(context.tenant, graphs->task, graphs->text);
  if (!opened) return error_answer(opened.error());
  nlohmann::ordered_json answer = tool_answer(opened->answer);
  if (answer["ok"] != true) {
    static_cast<void>(sessions_.close(context.tenant, opened->id));
    return error_answer(422, "session-graphs", answer["text"].get<std::string>());
  }
  return json_answer(200, {{"id", opened->id},
                           {"task", graphs->task},
                           {"text", answer["text"]},
                           {"tools", nlohmann::ordered_json::parse(options_.tools)}});
}

Answer Api::call_session(const Context& context) {
  const auto body = read_json(context.call);
  if (!body) return too_large();
  if (body->is_discarded()) return not_json();
  std::string tool;
  JsonFields fields(*body, "");
  fields.read("tool", tool);
  const nlohmann::json* const arguments = fields.member("arguments");
  if (tool.empty()) fields.complain("tool", "the name of a tool");
  if (arguments != nullptr && !arguments->is_object()) fields.complain("arguments", "an object");
  if (const auto read = fields.finish(); !read) return error_answer(read.error());
  const auto answer = sessions_.call(context.tenant, context.id, tool,
                                     arguments ? *arguments : nlohmann::json::object());
  return answer ? json_answer(200, tool_answer(*answer)) : error_answer(answer.error());
}

Answer Api::close_session(const Context& context) {
  const auto closed = sessions_.close(context.tenant, context.id);
  return closed ? json_answer(200, {{"ids", {context.id}}}) : error_answer(closed.error());
}

}  // namespace passnet
