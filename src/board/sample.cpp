#include "board/sample.hpp"

#include "base/hash.hpp"
#include "report/format.hpp"

#include <algorithm>

namespace passnet {
namespace {

std::string outcome_of(const Record& record) {
  return fmt::format("{} {}", record.verdict ? name(*record.verdict) : "no verdict",
                     format_ratio(record.speedup));
}

}  // namespace

std::vector<size_t> sample_of(const CheckedBundle& bundle, size_t count, std::string_view secret) {
  std::vector<std::pair<std::string, size_t>> drawn;
  for (size_t i = 0; i < bundle.records.size(); ++i) {
    drawn.emplace_back(
        Hasher().add(secret).add(bundle.hash).add(static_cast<int64_t>(i)).finish().hex(), i);
  }
  std::ranges::sort(drawn);
  drawn.resize(std::min(count, drawn.size()));
  std::vector<size_t> sample;
  for (const auto& [place, number] : drawn) sample.push_back(number);
  std::ranges::sort(sample);
  return sample;
}

Record with_texts(Record record, const SubmissionPart& submission, const BoardTexts& texts) {
  const auto text = texts.find({record.task.value_or(""), record.graph});
  if (!record.origin || text == texts.end()) return record;
  record.origin->graph_text = text->second;
  record.origin->pass_texts = submission.passes;
  return record;
}

Diagnostic not_confirmed(const Record& recorded, const Record& again) {
  return make_error({}, "bundle-not-confirmed",
                    "expected the outcome of `{}` when it is judged again, {}, found {}",
                    recorded.graph, outcome_of(recorded), outcome_of(again));
}

}  // namespace passnet
