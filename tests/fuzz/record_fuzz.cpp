// libFuzzer target: records of evaluations never crash their parser, and accepted records can be
// scored, written and read back.
#include "base/check.hpp"
#include "eval/record/parse_record.hpp"
#include "eval/record/score.hpp"

#include <nlohmann/json.hpp>

#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  passnet::Sources sources;
  passnet::Diagnostics diagnostics;
  const passnet::SourceId source =
      sources.add("records.jsonl", {reinterpret_cast<const char*>(data), size});
  const auto records = passnet::parse_records(sources, source, diagnostics);
  for (const passnet::Record& record : records) {
    const std::string text = passnet::to_json(record).dump(
        -1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
    const auto again = passnet::parse_record(text, {});
    CHECK(again.has_value() && again->verdict == record.verdict);
  }
  if (!records.empty()) passnet::score("fuzz", records, {});
  return 0;
}
