// The report of a run as one self-contained HTML file.
#pragma once

#include "eval/record/record.hpp"
#include "eval/record/score.hpp"
#include "report/html/gallery.hpp"

#include <span>
#include <string>
#include <string_view>

namespace passnet {

struct ReportContent {
  std::string_view title;
  std::span<const Score> scores;  // one per candidate
  std::span<const Record> records;
  Gallery& gallery;  // with the graphs of the records that were found
};

// UTF-8 HTML without external scripts or styles. The HTML contains the scores, the ES(t) curves,
// the distribution of speedups, the losses of candidates, the counts of failures, and the AS of
// each task. Its script adds, from packed data, a table of graphs and one page per graph.
std::string html_report(const ReportContent& content);

}  // namespace passnet
