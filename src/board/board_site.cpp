#include "board/board_site.hpp"

#include "base/counted.hpp"
#include "draw/escape.hpp"
#include "report/format.hpp"
#include "report/html/html_table.hpp"
#include "report/html/page_head.hpp"

#include <fmt/format.h>

namespace passnet {
namespace {

std::string page_name(const BoardEntry& entry) { return entry.bundle.hash.substr(0, 16) + ".html"; }

std::string link_cell(const BoardEntry& entry) {
  return fmt::format("<td class=\"text\"><a href=\"{}\">{}</a></td>", page_name(entry),
                     escape_markup(entry.bundle.submission.title));
}

std::string entry_row(const BoardEntry& entry) {
  const size_t graphs = entry.bundle.records.size();
  return fmt::format("<tr>{}{}{}{}{}{}{}</tr>\n", count_cell(entry.rank), link_cell(entry),
                     text_cell(entry.bundle.submission.author), ratio_cell(entry.score),
                     text_cell(format_interval(entry.low, entry.high)),
                     text_cell(fmt::format("{} of {}", entry.right, graphs)),
                     text_cell(entry.bundle.judge));
}

std::string ranks_table(const Board& board, size_t number) {
  std::string rows;
  for (const BoardEntry& entry : board.ranked) rows += entry_row(entry);
  const std::string head =
      "<tr>" + number_heading("rank", "entries whose intervals meet may share one") +
      text_heading("submission") + text_heading("author") +
      number_heading("AS", "the geometric mean of the tasks' scores") +
      text_heading("95 % interval") + text_heading("right") + text_heading("judge") + "</tr>";
  return html_table(fmt::format("ranks{}", number), "ranks", head, rows);
}

std::string revoked_table(const Board& board, size_t number) {
  if (board.revoked.empty()) return "";
  std::string rows;
  for (const BoardEntry& entry : board.revoked) {
    rows += fmt::format("<tr>{}{}{}{}{}</tr>\n", link_cell(entry),
                        text_cell(entry.bundle.submission.author), text_cell(entry.revoked->id),
                        text_cell(entry.revoked->reason), text_cell(entry.revoked->evidence));
  }
  const std::string head = "<tr>" + text_heading("submission") + text_heading("author") +
                           text_heading("rule") + text_heading("reason") +
                           text_heading("evidence") + "</tr>";
  return "<h3>Revoked</h3>\n" +
         html_table(fmt::format("revoked{}", number), "revoked entries", head, rows);
}

std::string reasons_table(const std::string& heading, std::span<const RefusedBundle> bundles) {
  if (bundles.empty()) return "";
  std::string rows;
  for (const RefusedBundle& bundle : bundles) {
    rows += fmt::format("<tr>{}{}</tr>\n", text_cell(bundle.file), text_cell(bundle.reason));
  }
  return fmt::format("<h2>{}</h2>\n", heading) +
         html_table(heading, heading,
                    "<tr>" + text_heading("file") + text_heading("reason") + "</tr>", rows);
}

std::string index_page(const BoardContent& content) {
  std::string text = page_head(content.title);
  text += fmt::format(
      "<h1>{}</h1>\n<p>Suite {}, SHA-256 {}. Each entry is signed by its author and "
      "by a judge; its page has its passes and records.</p>\n",
      escape_markup(content.title), escape_markup(content.suite), content.suite_hash);
  size_t number = 0;
  for (const auto& [conditions, board] : content.boards) {
    text += fmt::format("<h2>{}</h2>\n", escape_markup(conditions));
    text += ranks_table(board, number) + revoked_table(board, number);
    ++number;
  }
  text += reasons_table("Waiting", content.waiting) + reasons_table("Refused", content.refused);
  return text + "</body></html>\n";
}

std::string record_row(const Record& record) {
  return fmt::format(
      "<tr>{}{}{}{}{}{}{}</tr>\n", text_cell(record.task.value_or("")), text_cell(record.graph),
      text_cell(record.verdict ? name(*record.verdict) : ""), ratio_cell(record.speedup),
      text_cell(format_interval(record.speedup_low, record.speedup_high)),
      text_cell(record.equality ? name(record.equality->level()) : ""), text_cell(record.detail));
}

std::string entry_page(const BoardEntry& entry, const std::string& conditions) {
  const SubmissionPart& submission = entry.bundle.submission;
  std::string text = page_head(submission.title);
  text += fmt::format("<p><a href=\"index.html\">All submissions</a></p>\n<h1>{}</h1>\n",
                      escape_markup(submission.title));
  if (entry.revoked) {
    text += fmt::format("<p class=\"bad\"><b>Revoked</b> by the rule {}: {}</p>\n<pre>{}</pre>\n",
                        escape_markup(entry.revoked->id), escape_markup(entry.revoked->reason),
                        escape_markup(entry.revoked->evidence));
  }
  text += fmt::format(
      "<p>By {}, judged by {}: {}. AS {} {}, {} of {} graphs right. SHA-256 of the "
      "submission: {}.{}</p>\n",
      escape_markup(submission.author), escape_markup(entry.bundle.judge),
      escape_markup(conditions), format_ratio(entry.score), format_interval(entry.low, entry.high),
      entry.right, entry.bundle.records.size(), entry.bundle.hash,
      entry.bundle.replayed == 0
          ? ""
          : fmt::format(" Before it was published, {} drawn at random came out the same again.",
                        counted(entry.bundle.replayed, "record", "records")));
  std::string rows;
  for (const Record& record : entry.bundle.records) rows += record_row(record);
  const std::string head = "<tr>" + text_heading("task") + text_heading("graph") +
                           text_heading("verdict") + number_heading("speedup") +
                           text_heading("95 % interval") + text_heading("level") +
                           text_heading("detail") + "</tr>";
  text += "<h2>Records</h2>\n" + html_table("records", "records", head, rows);
  for (const auto& [path, pass] : submission.passes) {
    text += fmt::format("<h2>{}</h2>\n<pre>{}</pre>\n", escape_markup(path), escape_markup(pass));
  }
  return text + "</body></html>\n";
}

}  // namespace

std::vector<SitePage> board_site(const BoardContent& content) {
  std::vector<SitePage> pages{{.name = "index.html", .text = index_page(content)}};
  for (const auto& [conditions, board] : content.boards) {
    for (const std::vector<BoardEntry>* list : {&board.ranked, &board.revoked}) {
      for (const BoardEntry& entry : *list) {
        pages.push_back({.name = page_name(entry), .text = entry_page(entry, conditions)});
      }
    }
  }
  return pages;
}

}  // namespace passnet
