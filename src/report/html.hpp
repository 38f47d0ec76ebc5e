// The report of a run as one HTML file that needs nothing else.
#pragma once

#include "eval/record/record.hpp"
#include "eval/record/score.hpp"
#include "report/gallery.hpp"

#include <span>
#include <string>
#include <string_view>

namespace passnet {

struct ReportContent {
  std::string_view title;
  std::span<const Score> scores;  // one a candidate
  std::span<const Record> records;
  Gallery& gallery;  // with the graphs of the records, as far as they were found
};

// UTF-8 HTML without scripts or styles from elsewhere. As written: the scores, the ES(t) curves,
// the distribution of speedups, where candidates lose, what went wrong how often, the AS of each
// task. By its script, from packed data: a table of graphs and a page a graph.
std::string html_report(const ReportContent& content);

}  // namespace passnet
