#include "service/request/evaluation_request.hpp"

#include "diag/bounded_json.hpp"
#include "diag/json.hpp"
#include "service/request/json_fields.hpp"

#include <algorithm>
#include <charconv>

namespace passnet {
namespace {

constexpr int64_t kLowestPriority = -1000;  // not tuning: a limit of the interface

bool is_plain_name(std::string_view name) {
  return texts_by_path({{std::string(name) + "/a.pass", ""}}).has_value();
}

void read_passes(JsonFields& fields, std::vector<SubmissionText>& passes) {
  constexpr const char* kExpected =
      "a text, or an object of texts without NUL by path, as 'a.pass' or 'TASK/a.pass'";
  const nlohmann::json* const member = fields.member("passes");
  if (member == nullptr) return;
  std::map<std::string, std::string> texts;
  if (member->is_string()) {
    texts.emplace("submission.pass", member->get<std::string>());
  } else if (!member->is_object() || member->size() > kMostFiles) {
    return fields.complain("passes", kExpected);
  } else {
    for (const auto& [path, text] : member->items()) {
      if (!text.is_string()) return fields.complain("passes", kExpected);
      texts.emplace(path, text.get<std::string>());
    }
  }
  auto files = texts_by_path(texts);
  if (!files) return fields.complain("passes", kExpected);
  passes = *std::move(files);
}

Result<EvaluationRequest> parse_request(const nlohmann::json& json, const std::string& place) {
  EvaluationRequest request;
  JsonFields fields(json, place);
  read_passes(fields, request.passes);
  fields.read("device", request.device);
  fields.read("priority", request.priority, kLowestPriority, 0);
  fields.read("cache", request.uses_cache);
  read_settings(fields, request.settings);
  const nlohmann::json* const graphs = fields.member("graphs");
  const bool is_list = graphs != nullptr && graphs->is_array();
  if (!is_list || graphs->empty() || graphs->size() > kMostFiles) {
    fields.complain("graphs", "a list of 1 to 1000 suites or texts of graphs");
  }
  TRY(fields.finish());
  for (size_t i = 0; i < graphs->size(); ++i) {
    const std::string inner = fmt::format("{}{}graphs[{}]", place, place.empty() ? "" : ".", i);
    request.graphs.push_back(TRY(parse_graph_choice((*graphs)[i], inner)));
  }
  return request;
}

Result<nlohmann::json> parse_body(std::string_view body) {
  nlohmann::json json = parse_bounded_json(body);
  if (json.is_discarded()) {
    return fail({}, "request-not-json", "expected JSON in the body, found {} bytes of another kind",
                body.size());
  }
  return json;
}

}  // namespace

Result<GraphChoice> parse_graph_choice(const nlohmann::json& json, const std::string& place) {
  GraphChoice choice;
  if (json.is_string()) {
    choice.suite = json.get<std::string>();
  } else {
    JsonFields fields(json, place);
    fields.read("suite", choice.suite);
    fields.read("only", choice.only);
    fields.read("text", choice.text);
    fields.read("task", choice.task);
    if (choice.task && !is_plain_name(*choice.task)) fields.complain("task", "a plain name");
    TRY(fields.finish());
  }
  if (choice.suite.empty() == choice.text.empty()) {
    return fail({}, "request-field",
                "expected '{}' to be the name of a suite, or an object with one of 'suite' and "
                "'text'",
                place);
  }
  return choice;
}

Result<std::vector<EvaluationRequest>> parse_evaluation_requests(std::string_view body) {
  const nlohmann::json json = TRY(parse_body(body));
  std::vector<EvaluationRequest> requests;
  if (!json.is_object() || !json.contains("requests")) {
    requests.push_back(TRY(parse_request(json, "")));
    return requests;
  }
  JsonFields fields(json, "");
  const nlohmann::json* const list = fields.member("requests");
  if (list == nullptr || !list->is_array() || list->empty() || list->size() > kMostRequests) {
    fields.complain("requests", "a list of 1 to 1000 requests");
  }
  TRY(fields.finish());
  for (size_t i = 0; i < list->size(); ++i) {
    requests.push_back(TRY(parse_request((*list)[i], fmt::format("requests[{}]", i))));
  }
  return requests;
}

Result<std::vector<int64_t>> parse_id_request(std::string_view body) {
  const nlohmann::json json = TRY(parse_body(body));
  JsonFields fields(json, "");
  const nlohmann::json* const list = fields.member("ids");
  std::vector<int64_t> ids;
  constexpr const char* kExpected = "a list of 1 to 10000 ids";
  if (list == nullptr || !list->is_array() || list->empty() || list->size() > kMostIds) {
    fields.complain("ids", kExpected);
  } else {
    for (const nlohmann::json& id : *list) {
      if (!id.is_number_integer()) fields.complain("ids", kExpected);
      ids.push_back(id.is_number_integer() ? id.get<int64_t>() : 0);
    }
  }
  TRY(fields.finish());
  return ids;
}

Result<std::vector<int64_t>> parse_id_list(std::string_view list) {
  const auto refuse = [] {
    return fail({}, "request-ids", "expected ids as in 1,2,7-9, at most {} of them", kMostIds);
  };
  std::vector<int64_t> ids;
  const char* at = list.data();
  const char* const end = at + list.size();
  while (true) {
    int64_t first = 0;
    auto read = std::from_chars(at, end, first);
    if (read.ec != std::errc() || first < 0) return refuse();
    int64_t last = first;
    if (read.ptr != end && *read.ptr == '-') read = std::from_chars(read.ptr + 1, end, last);
    if (read.ec != std::errc() || last < first) return refuse();
    if (last - first >= static_cast<int64_t>(kMostIds - ids.size())) return refuse();
    for (int64_t id = first; id <= last; ++id) ids.push_back(id);
    if (read.ptr == end) return ids;
    if (*read.ptr != ',') return refuse();
    at = read.ptr + 1;
  }
}

std::string to_text(const std::vector<SubmissionText>& passes) {
  nlohmann::ordered_json files = nlohmann::ordered_json::array();
  for (const SubmissionText& file : passes) {
    files.push_back({{"name", file.name}, {"task", file.task}, {"text", file.text}});
  }
  return json_line(files);
}

Result<std::vector<SubmissionText>> parse_submission_texts(std::string_view text) {
  const nlohmann::json json = TRY(parse_body(text));
  std::vector<SubmissionText> passes;
  for (const nlohmann::json& row : json) {
    JsonFields fields(row, "passes");
    SubmissionText file;
    fields.read("name", file.name);
    fields.read("task", file.task);
    fields.read("text", file.text);
    TRY(fields.finish());
    passes.push_back(std::move(file));
  }
  return passes;
}

}  // namespace passnet
