// The part of the API that serves commands as jobs, and the pages of boards.
#include "service/command/command_job.hpp"
#include "service/server/answers.hpp"
#include "service/server/api.hpp"

#include <nlohmann/json.hpp>

namespace passnet {
namespace {

// The product that an earlier job's record names. Errors: "no-such-product".
Result<std::string> product_of(StorePool& stores, const std::string& tenant, int64_t job) {
  const std::vector<int64_t> ids{job};
  const auto states = TRY(stores.with([&](Store& store) { return store.find(tenant, ids); }));
  const nlohmann::json record = states.empty()
                                    ? nlohmann::json()
                                    : nlohmann::json::parse(states.front().record, nullptr, false);
  const bool is_ok = record.is_object() && record.value("ok", false);
  if (is_ok && record.contains("product")) return record["product"].get<std::string>();
  return fail({}, "no-such-product",
              "expected in 'sources' a command of this tenant that is done and went well, found "
              "{}, which is none",
              job);
}

}  // namespace

Answer Api::command(const Context& context) {
  if (!context.may_command) {
    return error_answer(403, "no-commands", "expected a tenant that may ask for commands");
  }
  const auto body = context.call.read_body();
  if (!body) return error_answer(413, "body-too-large", "expected a smaller body, sent in time");
  const auto wait_s = wait_of(context.call);
  if (!wait_s) return error_answer(wait_s.error());
  auto job = parse_command(*body);
  if (!job) return error_answer(job.error());
  for (CommandSource& source : job->sources) {
    if (source.suite.empty()) {
      auto product = product_of(stores_, context.tenant, source.job);
      if (!product) return error_answer(product.error());
      source.product = *std::move(product);
    } else if (const auto known = suites_.check(source.suite); !known) {
      return error_answer(known.error());
    }
  }
  const std::vector<NewEvaluation> evaluations{{.passes = "[]",
                                                .settings = to_text(*job),
                                                .graph = "",
                                                .task = {},
                                                .name = std::string(job->verb->name),
                                                .source = "",
                                                .device = std::string(kCommandQueue),
                                                .uses_cache = false}};
  const auto ids = stores_.with([&](Store& store) {
    return store.submit(context.tenant, evaluations, context.call.request_key, job->priority);
  });
  if (!ids) return error_answer(ids.error());
  return wait_and_list(context, *ids, *wait_s, true);
}

Answer Api::board(const Call& call) {
  const std::string_view prefix = info(RouteName::kBoard).path;
  const std::string_view name = std::string_view(call.path).substr(prefix.find('{'));
  auto page = options_.pages ? options_.pages(name) : std::nullopt;
  if (!page) return error_answer(404, "no-such-page", "expected a page of a board");
  return {.type = "text/html; charset=utf-8", .body = *std::move(page)};
}

}  // namespace passnet
