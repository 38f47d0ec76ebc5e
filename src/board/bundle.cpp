#include "board/bundle.hpp"

#include "diag/bounded_json.hpp"
#include "diag/json.hpp"

#include <algorithm>
#include <initializer_list>

namespace passnet {
namespace {

using BundleJson = nlohmann::ordered_json;

constexpr int kFormat = 1;

std::unexpected<Diagnostic> malformed(std::string_view expected) {
  return fail({}, "bundle-malformed", "expected {}", expected);
}

// An object with exactly these members, the first of which is the format where it is `format`.
Result<nlohmann::json> read_object(std::string_view text, std::string_view what,
                                   std::initializer_list<std::string_view> members) {
  nlohmann::json json = parse_bounded_json(text);
  if (!json.is_object()) return malformed(fmt::format("{} to be a JSON object", what));
  for (const std::string_view member : members) {
    if (!json.contains(member)) return malformed(fmt::format("{} with `{}`", what, member));
  }
  if (json.size() != members.size()) {
    for (const auto& [key, value] : json.items()) {
      if (std::ranges::find(members, std::string_view(key)) == members.end()) {
        return malformed(fmt::format("{} without `{}`", what, key));
      }
    }
  }
  if (json.contains("format") && json["format"] != nlohmann::json(kFormat)) {
    return malformed(fmt::format("{} of format {}", what, kFormat));
  }
  return json;
}

Result<std::string> text_member(const nlohmann::json& json, std::string_view key) {
  const nlohmann::json& member = json[key];
  if (!member.is_string()) return malformed(fmt::format("`{}` to be a text", key));
  return member.get<std::string>();
}

Result<Signature> read_signature(const nlohmann::json& json, std::string_view key) {
  if (!json[key].is_object()) return malformed(fmt::format("`{}` to be a signature", key));
  const nlohmann::json object = TRY(read_object(json[key].dump(), key, {"key", "signature"}));
  return Signature{.key = TRY(text_member(object, "key")),
                   .signature = TRY(text_member(object, "signature"))};
}

BundleJson to_json(const Signature& signature) {
  return {{"key", signature.key}, {"signature", signature.signature}};
}

}  // namespace

Result<Bundle> parse_bundle(std::string_view text) {
  const nlohmann::json json =
      TRY(read_object(text, "a bundle", {"format", "submission", "author", "verdict", "judge"}));
  Bundle bundle{.submission = TRY(text_member(json, "submission")),
                .author = TRY(read_signature(json, "author")),
                .verdict = {},
                .judge = {}};
  if (json["verdict"].is_null() && json["judge"].is_null()) return bundle;
  bundle.verdict = TRY(text_member(json, "verdict"));
  bundle.judge = TRY(read_signature(json, "judge"));
  return bundle;
}

Result<SubmissionPart> parse_submission_part(std::string_view text) {
  const nlohmann::json json = TRY(read_object(
      text, "a submission", {"format", "author", "title", "suite", "suite_hash", "passes"}));
  SubmissionPart part{.author = TRY(text_member(json, "author")),
                      .title = TRY(text_member(json, "title")),
                      .suite = TRY(text_member(json, "suite")),
                      .suite_hash = TRY(text_member(json, "suite_hash")),
                      .passes = {}};
  if (!json["passes"].is_object()) return malformed("`passes` to be texts by path");
  for (const auto& [path, pass] : json["passes"].items()) {
    if (!pass.is_string()) return malformed("`passes` to be texts by path");
    part.passes.emplace(path, pass.get<std::string>());
  }
  return part;
}

Result<VerdictPart> parse_verdict_part(std::string_view text) {
  const nlohmann::json json =
      TRY(read_object(text, "a verdict", {"format", "submission", "records"}));
  VerdictPart part{.submission = TRY(text_member(json, "submission")), .records = {}};
  if (!json["records"].is_array()) return malformed("`records` to be a list of records");
  for (const nlohmann::json& record : json["records"]) {
    if (!record.is_string()) return malformed("`records` to be a list of records");
    part.records.push_back(record.get<std::string>());
  }
  return part;
}

std::string to_text(const Bundle& bundle) {
  const bool is_judged = !bundle.verdict.empty();
  return json_line(BundleJson{{"format", kFormat},
                              {"submission", bundle.submission},
                              {"author", to_json(bundle.author)},
                              {"verdict", is_judged ? BundleJson(bundle.verdict) : BundleJson()},
                              {"judge", is_judged ? to_json(bundle.judge) : BundleJson()}});
}

std::string to_text(const SubmissionPart& submission) {
  return json_line(BundleJson{{"format", kFormat},
                              {"author", submission.author},
                              {"title", submission.title},
                              {"suite", submission.suite},
                              {"suite_hash", submission.suite_hash},
                              {"passes", submission.passes}});
}

std::string to_text(const VerdictPart& verdict) {
  return json_line(BundleJson{
      {"format", kFormat}, {"submission", verdict.submission}, {"records", verdict.records}});
}

}  // namespace passnet
