// The data that the report's script reads for its table of graphs and its pages.
#pragma once

#include "eval/record/score.hpp"
#include "report/html/gallery.hpp"

#include <span>
#include <string>
#include <vector>

namespace passnet {

struct ReportData {
  std::string index;                 // packed: one row per graph, see report/graph_table.js
  std::vector<std::string> records;  // packed blocks: by graph, its records with their samples
  std::string passes;                // packed: `Gallery::passes`
};

// `graphs` are in the order in which the records first name them.
ReportData report_data(std::span<const Score> scores, std::span<const Record> records,
                       const Gallery& gallery);

}  // namespace passnet
