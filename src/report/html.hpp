// The report of a run as one HTML file that needs nothing else.
#pragma once

#include "eval/record.hpp"
#include "eval/score.hpp"

#include <span>
#include <string>
#include <string_view>

namespace passnet {

struct ReportContent {
  std::string_view title;
  std::span<const Score> scores;  // one a candidate
  std::span<const Record> records;
};

// UTF-8 HTML without scripts or styles from elsewhere: the scores, the ES(t) curves, the AS of each
// task, what went wrong how often, and a sortable row a record.
std::string html_report(const ReportContent& content);

}  // namespace passnet
