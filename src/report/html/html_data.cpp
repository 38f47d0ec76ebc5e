#include "report/html/html_data.hpp"

#include "diag/json.hpp"
#include "report/losses.hpp"

#include <map>
#include <optional>
#include <set>

namespace passnet {
namespace {

using Json = nlohmann::ordered_json;

Json verdict_of(const Record& record) {
  return record.verdict ? Json(name(*record.verdict)) : Json(nullptr);
}

Json matched_of(const Record& record) {
  Json matched = Json::object();
  for (const auto& [pass, times] : record.matched) {
    if (times > 0) matched[pass] = times;
  }
  return matched;
}

// One character per tolerance, from t = -10 on.
std::string correct_text(const Record& record) {
  std::string text;
  for (int t = kMinTolerance; t <= kMaxTolerance; ++t) text += is_correct(record, t) ? '1' : '0';
  return text;
}

// All fields, for the graph's page. `number` is the record's place in its file.
Json detail_of(const Record& record, size_t number) {
  Json rounds = Json::array();
  for (const Round& round : record.rounds) {
    rounds.push_back(Json::array({round.reference, round.candidate}));
  }
  return {{"candidate", record.candidate},
          {"number", number},
          {"verdict", verdict_of(record)},
          {"error", record.error ? Json(name(*record.error)) : Json(nullptr)},
          {"detail", record.detail},
          {"speedup", or_null(record.speedup)},
          {"low", or_null(record.speedup_low)},
          {"high", or_null(record.speedup_high)},
          {"unstable", record.unstable},
          {"reference_us", or_null(record.reference_us)},
          {"candidate_us", or_null(record.candidate_us)},
          {"reference_device_us", or_null(record.reference_device_us)},
          {"candidate_device_us", or_null(record.candidate_device_us)},
          {"empty_call_us", or_null(record.empty_call_us)},
          {"compile_ms", or_null(record.compile_ms)},
          {"baseline", record.baseline},
          {"device", record.device},
          {"pipeline", record.pipeline},
          {"seed", std::to_string(record.seed)},
          {"source", record.origin ? record.origin->graph : ""},
          {"matched", matched_of(record)},
          {"correct", correct_text(record)},
          {"versions", record.versions},
          {"rounds", std::move(rounds)}};
}

// The contents of the candidate's column.
Json cell_of(const Record& record) {
  return Json{{"verdict", verdict_of(record)},      {"speedup", or_null(record.speedup)},
              {"low", or_null(record.speedup_low)}, {"high", or_null(record.speedup_high)},
              {"unstable", record.unstable},        {"correct", is_correct(record, -5)},
              {"matched", matched_of(record)}};
}

Json place_of(const PackedBlocks::Place& place) { return Json::array({place.block, place.index}); }

Json row_of(const GraphKey& key, const GraphEntry* entry) {
  Json row = {{"name", key.second}, {"task", key.first}};
  if (entry == nullptr) return row;
  row["family"] = entry->family;
  row["dtype"] = entry->dtype;
  row["size"] = size_class(entry->bytes);
  row["rank"] = size_rank(entry->bytes);
  row["nodes"] = entry->nodes;
  row["bytes"] = entry->bytes;
  row["flops"] = entry->flops;
  row["ops"] = entry->ops;
  row["page"] = place_of(entry->page);
  return row;
}

}  // namespace

ReportData report_data(std::span<const Score> scores, std::span<const Record> records,
                       const Gallery& gallery) {
  std::vector<GraphKey> order;
  std::map<GraphKey, std::vector<size_t>> numbers;
  for (size_t i = 0; i < records.size(); ++i) {
    std::vector<size_t>& of_graph = numbers[key_of(records[i])];
    if (of_graph.empty()) order.push_back(key_of(records[i]));
    of_graph.push_back(i);
  }
  std::map<std::string_view, size_t> columns;
  Json index = {{"candidates", Json::array()}, {"graphs", Json::array()}};
  for (const Score& score : scores) {
    columns.emplace(score.candidate, columns.size());
    index["candidates"].push_back(score.candidate);
  }
  PackedBlocks details;
  for (const GraphKey& key : order) {
    Json row = row_of(key, gallery.find(key));
    Json cells = Json::array();
    for (size_t i = 0; i < columns.size(); ++i) cells.push_back(nullptr);
    Json of_graph = Json::array();
    for (const size_t number : numbers[key]) {
      const Record& record = records[number];
      if (record.reference_us) row["reference_us"] = *record.reference_us;
      if (const auto at = columns.find(record.candidate); at != columns.end()) {
        cells[at->second] = cell_of(record);
      }
      of_graph.push_back(detail_of(record, number));
    }
    row["cells"] = std::move(cells);
    row["records"] = place_of(details.add(json_line(of_graph)));
    index["graphs"].push_back(std::move(row));
  }
  return {.index = pack(json_line(index)),
          .records = details.finish(),
          .passes = pack(json_line(gallery.passes()))};
}

}  // namespace passnet
