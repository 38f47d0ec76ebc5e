#include "report/html.hpp"

#include "embedded/report_assets.hpp"
#include "report/chart.hpp"
#include "report/format.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <vector>

namespace passnet {
namespace {

constexpr size_t kStandard = static_cast<size_t>(-5 - kMinTolerance);
constexpr size_t kOpenTasks = 15;  // more tasks than these are folded away

std::string text_cell(std::string_view text, std::string_view classes = "text") {
  return fmt::format("<td class=\"{}\">{}</td>", classes, escape_html(text));
}

// `value` is what the cell sorts by.
std::string number_cell(const std::optional<double>& value, std::string_view shown,
                        std::string_view classes = "") {
  return fmt::format("<td class=\"{}\" data-value=\"{}\">{}</td>", value ? classes : "none",
                     value ? fmt::format("{}", *value) : "", shown);
}

std::string_view ratio_class(const std::optional<double>& value) {
  if (!value) return "none";
  return *value >= 1 ? "good" : "bad";
}

std::string ratio_cell(const std::optional<double>& value) {
  return number_cell(value, format_ratio(value), ratio_class(value));
}

std::string share_cell(const std::optional<double>& value) {
  return number_cell(value, format_share(value));
}

std::string text_heading(std::string_view title) {
  return fmt::format("<th class=\"text\" data-sort=\"text\">{}</th>", escape_html(title));
}

std::string number_heading(std::string_view title) {
  return fmt::format("<th data-sort=\"number\">{}</th>", escape_html(title));
}

std::string table(std::string_view id, std::string_view head, std::string_view body) {
  return fmt::format(
      "<div class=\"wide\"><table id=\"{}\"><thead><tr>{}</tr></thead>\n"
      "<tbody>\n{}</tbody></table></div>\n",
      id, head, body);
}

std::string candidate_cell(std::string_view candidate, size_t series) {
  return fmt::format("<td class=\"text\"><span class=\"dot series{}\"></span>{}</td>",
                     series % kSeriesColors, escape_html(candidate));
}

std::string summary(std::span<const Score> scores) {
  const std::string head =
      text_heading("candidate") + number_heading("graphs") + number_heading("tasks") +
      number_heading("AS") + number_heading("ES(−5)") + number_heading("G-Mean") +
      number_heading("correct") + number_heading("fast_1") + number_heading("slower");
  std::string body;
  for (size_t i = 0; i < scores.size(); ++i) {
    const Score& score = scores[i];
    const auto graphs = static_cast<double>(score.graphs);
    const auto tasks = static_cast<double>(score.tasks.size());
    body += "<tr>" + candidate_cell(score.candidate, i) +
            number_cell(graphs, std::to_string(score.graphs)) +
            number_cell(tasks, std::to_string(score.tasks.size())) + ratio_cell(score.as) +
            ratio_cell(score.es[kStandard]) + ratio_cell(score.gmean) + share_cell(score.correct) +
            share_cell(score.fast_1) + share_cell(score.slower) + "</tr>\n";
  }
  return table("scores", head, body);
}

std::string curves(std::span<const Score> scores) {
  std::string legend;
  for (size_t i = 0; i < scores.size(); ++i) {
    legend += fmt::format("<li><span class=\"dot series{}\"></span>{}</li>", i % kSeriesColors,
                          escape_html(scores[i].candidate));
  }
  return fmt::format(
      "<figure><ul class=\"legend\">{}</ul>{}<figcaption>Geometric mean speedup "
      "where wrong graphs count as {}; from t = 1 on, kinds of errors are forgiven "
      "one after another. The dashed line is the baseline.</figcaption></figure>\n",
      legend, es_chart(scores), scores.empty() ? 0.1 : scores[0].options.b);
}

std::string tasks(std::span<const Score> scores) {
  std::string head = text_heading("task") + number_heading("graphs");
  std::set<std::string> names;
  for (const Score& score : scores) {
    head += number_heading("AS " + score.candidate);
    for (const auto& [task, of] : score.tasks) names.insert(task);
  }
  std::string body;
  for (const std::string& task : names) {
    size_t graphs = 0;
    std::string cells;
    for (const Score& score : scores) {
      const auto found = score.tasks.find(task);
      const bool there = found != score.tasks.end();
      graphs = std::max(graphs, there ? found->second.graphs : 0);
      cells += ratio_cell(there ? found->second.as : std::nullopt);
    }
    body += "<tr>" + text_cell(task, "text name") +
            number_cell(static_cast<double>(graphs), std::to_string(graphs)) + cells + "</tr>\n";
  }
  return fmt::format("<details{}><summary>{} tasks</summary>\n{}</details>\n",
                     names.size() <= kOpenTasks ? " open" : "", names.size(),
                     table("tasks", head, body));
}

std::string_view verdict_name(const Record& record) {
  return record.verdict ? name(*record.verdict) : "–";
}

// How often each verdict came, by candidate; in the order of the verdicts.
std::string verdicts(std::span<const Score> scores, std::span<const Record> records) {
  std::map<std::optional<Verdict>, std::map<std::string_view, size_t>> counts;
  for (const Record& record : records) ++counts[record.verdict][record.candidate];
  std::string head = text_heading("verdict") + text_heading("what happened");
  for (const Score& score : scores) head += number_heading(score.candidate);
  std::string body;
  for (const auto& [verdict, by] : counts) {
    body +=
        "<tr>" + text_cell(verdict ? name(*verdict) : "–") +
        text_cell(verdict ? info(*verdict).meaning : "no verdict that is known here", "text name");
    for (const Score& score : scores) {
      const auto found = by.find(score.candidate);
      const size_t count = found == by.end() ? 0 : found->second;
      body += number_cell(static_cast<double>(count), std::to_string(count));
    }
    body += "</tr>\n";
  }
  return table("verdicts", head, body);
}

std::string speedup_cell(const Record& record) {
  std::string shown = format_ratio(record.speedup);
  if (record.speedup) shown += "×";
  if (record.speedup_low && record.speedup_high) {
    shown += fmt::format(" <small>{} … {}</small>", format_ratio(record.speedup_low),
                         format_ratio(record.speedup_high));
  }
  if (record.unstable) shown += " <span class=\"warn\" title=\"unstable timing\">~</span>";
  return number_cell(record.speedup, shown, ratio_class(record.speedup));
}

std::string verdict_cell(const Record& record) {
  const bool pass = record.verdict == Verdict::kPass;
  const std::string title =
      record.detail.empty() ? "" : fmt::format(" title=\"{}\"", escape_html(record.detail));
  return fmt::format("<td class=\"text {}\"{}>{}</td>", pass ? "good" : "bad", title,
                     verdict_name(record));
}

std::string matched_cell(const Record& record) {
  std::string text;
  for (const auto& [pass, times] : record.matched) {
    if (times == 0) continue;
    if (!text.empty()) text += ", ";
    text += times == 1 ? pass : fmt::format("{} ×{}", pass, times);
  }
  return text.empty() ? text_cell("–", "text none") : text_cell(text, "text name");
}

// `graph` for `task/graph`: the task has a column of its own.
std::string_view name_in_task(const Record& record) {
  std::string_view name = record.graph;
  const std::string_view task = record.task ? std::string_view(*record.task) : "";
  if (!task.empty() && name.starts_with(task) && name.substr(task.size()).starts_with('/')) {
    name.remove_prefix(task.size() + 1);
  }
  return name;
}

std::string rows(std::span<const Score> scores, std::span<const Record> records) {
  const bool several = scores.size() > 1;
  std::string head = text_heading("task") + text_heading("graph");
  if (several) head += text_heading("candidate");
  head += text_heading("verdict") + number_heading("speedup") + number_heading("reference µs") +
          number_heading("candidate µs") + text_heading("matched passes");
  std::map<std::string_view, size_t> series;
  for (size_t i = 0; i < scores.size(); ++i) series.emplace(scores[i].candidate, i);
  std::string body;
  for (const Record& record : records) {
    body += "<tr>" + text_cell(record.task.value_or(""), "text name") +
            text_cell(name_in_task(record), "text name");
    if (several) body += candidate_cell(record.candidate, series[record.candidate]);
    body += verdict_cell(record) + speedup_cell(record) +
            number_cell(record.reference_us, format_microseconds(record.reference_us)) +
            number_cell(record.candidate_us, format_microseconds(record.candidate_us)) +
            matched_cell(record) + "</tr>\n";
  }
  return "<input id=\"filter\" type=\"search\" placeholder=\"filter rows\" "
         "aria-label=\"filter rows\">\n" +
         table("records", head, body);
}

std::string distinct(std::span<const Record> records, std::string Record::* member) {
  std::set<std::string> values;
  for (const Record& record : records) values.insert(record.*member);
  return fmt::format("{}", fmt::join(values, ", "));
}

// Against what, where, and by which rules the scores hold.
std::string conditions(const ReportContent& content) {
  std::string text = fmt::format(
      "{} records; baseline {}, device {}, pipeline {}", content.records.size(),
      distinct(content.records, &Record::baseline), distinct(content.records, &Record::device),
      distinct(content.records, &Record::pipeline));
  if (content.scores.empty()) return text;
  const ScoreOptions& options = content.scores[0].options;
  return text +
         fmt::format("; reading {}, p = {}, b = {}", name(options.reading), options.p, options.b);
}

}  // namespace

std::string html_report(const ReportContent& content) {
  const std::string title = escape_html(content.title);
  std::string html = fmt::format(
      "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
      "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; "
      "style-src 'unsafe-inline'; script-src 'unsafe-inline'\">\n"
      "<title>{}</title>\n<style>\n{}</style>\n</head>\n<body>\n<h1>{}</h1>\n"
      "<p class=\"note\">{}</p>\n",
      title, report_assets::kReportCss, title, escape_html(conditions(content)));
  html += summary(content.scores);
  html += "<h2>ES(t)</h2>\n" + curves(content.scores);
  html += "<h2>Verdicts</h2>\n" + verdicts(content.scores, content.records);
  html += "<h2>Tasks</h2>\n" + tasks(content.scores);
  html += "<h2>Graphs</h2>\n" + rows(content.scores, content.records);
  html += fmt::format("<script>\n{}</script>\n</body>\n</html>\n", report_assets::kReportJs);
  return html;
}

}  // namespace passnet
