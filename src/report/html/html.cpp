#include "report/html/html.hpp"

#include "draw/escape.hpp"
#include "embedded/report_assets.hpp"
#include "report/chart.hpp"
#include "report/credit_table.hpp"
#include "report/distribution.hpp"
#include "report/format.hpp"
#include "report/html/html_data.hpp"
#include "report/html/html_table.hpp"
#include "report/html/page_head.hpp"
#include "report/losses.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <set>
#include <vector>

namespace passnet {
namespace {

constexpr size_t kStandard = static_cast<size_t>(-5 - kMinTolerance);
constexpr size_t kSideBySide = 2;  // candidates for which two tables of losses fit in a row
constexpr size_t kOpenTasks = 15;  // tasks beyond this number are folded

std::string section(std::string_view id, std::string_view title, std::string_view body) {
  return fmt::format("<section aria-labelledby=\"{0}\"><h2 id=\"{0}\">{1}</h2>\n{2}</section>\n",
                     id, title, body);
}

std::string summary(std::span<const Score> scores) {
  const std::string head =
      text_heading("candidate") + number_heading("graphs") + number_heading("tasks") +
      number_heading("AS", "geometric mean of the tasks' aggregate scores") +
      number_heading("ES(−5)", "geometric mean of the speedups; a wrong graph counts as b") +
      number_heading("G-Mean", "geometric mean of the speedups of the correct graphs") +
      number_heading("correct", "share of graphs correct at t = −5") +
      number_heading("fast_1", "share of graphs correct and faster than the baseline") +
      number_heading("slower", "share of graphs slower than the baseline");
  std::string body;
  for (size_t i = 0; i < scores.size(); ++i) {
    const Score& score = scores[i];
    body += "<tr>" + candidate_cell(score.candidate, i) + count_cell(score.graphs) +
            count_cell(score.tasks.size()) + ratio_cell(score.as) +
            ratio_cell(score.es[kStandard]) + ratio_cell(score.gmean) + share_cell(score.correct) +
            share_cell(score.fast_1) + share_cell(score.slower) + "</tr>\n";
  }
  return html_table("scores", "Scores of the candidates", head, body);
}

// Scores over the other compilers of the same contests; empty without any but the baseline.
std::string gains(std::span<const Score> scores) {
  const std::string head =
      text_heading("candidate") + text_heading("over") + number_heading("graphs") +
      number_heading("AS", "the aggregate score with this compiler as the baseline") +
      number_heading("G-Mean", "geometric mean of the speedups of the correct graphs") +
      number_heading("fast_1", "share of graphs correct and faster") +
      number_heading(name(Verdict::kNoGain), "graphs whose plan is this compiler's own");
  std::string body;
  bool has_others = false;
  for (size_t i = 0; i < scores.size(); ++i) {
    has_others |= scores[i].over.size() > 1;
    for (const auto& [compiler, over] : scores[i].over) {
      body += "<tr>" + candidate_cell(scores[i].candidate, i) + text_cell(compiler) +
              count_cell(over.graphs) + ratio_cell(over.as) + ratio_cell(over.gmean) +
              share_cell(over.fast_1) + count_cell(over.no_gain) + "</tr>\n";
    }
  }
  if (!has_others) return "";
  return section("gains", "Gains over other compilers",
                 html_table("gain-scores", "Scores over other compilers", head, body));
}

std::string legend(std::span<const Score> scores) {
  std::string entries;
  for (size_t i = 0; i < scores.size(); ++i) {
    entries += "<li>" + candidate_label(scores[i].candidate, i) + "</li>";
  }
  return "<ul class=\"legend\">" + entries + "</ul>";
}

std::string curves(std::span<const Score> scores) {
  return fmt::format(
      "<figure>{}{}<figcaption>Geometric mean of the speedups at each tolerance, where wrong "
      "graphs "
      "count as {}; from t = 1 on, kinds of errors are forgiven one after another. The dashed line "
      "is the baseline.</figcaption></figure>\n",
      legend(scores), es_chart(scores), scores.empty() ? 0.1 : scores[0].options.b);
}

std::string distribution(std::span<const Score> scores, std::span<const Record> records) {
  return fmt::format(
      "<figure>{}<figcaption>Correct graphs by speedup over the baseline; the ends hold all beyond "
      "them. Bars left of 1× are slower. The triangle marks the median.</figcaption></figure>\n",
      speedup_chart(scores, records));
}

// Prints one candidate in a group: its ES(-5) with a bar from 1, and the numbers behind it.
std::string loss_cell(const GroupLoss& loss) {
  if (loss.graphs == 0) return number_cell(std::nullopt, "–");
  const double octaves = std::clamp(std::log2(loss.es), -2.0, 2.0);
  std::string told;
  const auto tell = [&](std::string_view text, std::string_view classes = "count") {
    told += fmt::format("<span class=\"{}\">{}</span>", classes, text);
  };
  if (loss.slower > 0) tell(fmt::format("{} slower", loss.slower));
  if (loss.wrong > 0) tell(fmt::format("{} wrong", loss.wrong));
  if (loss.cost >= 5e-4) tell("−" + format_share(loss.cost), "cost");
  if (told.empty()) tell("no loss", "cost");
  const std::string_view tone = ratio_class(loss.es);
  const std::string bar = fmt::format(
      "<span class=\"bar {}\" aria-hidden=\"true\"><i style=\"width:{:.1f}%\"></i></span>", tone,
      std::abs(octaves) * 25);
  return number_cell(loss.es,
                     fmt::format("{}{}<small>{}</small>", format_ratio(loss.es), bar, told),
                     fmt::format("loss {}", tone));
}

std::string percent_encoded(std::string_view text) {
  std::string encoded;
  for (const char c : text) {
    const bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
                       c == '-' || c == '_' || c == '.';
    encoded += plain ? std::string(1, c) : fmt::format("%{:02X}", static_cast<uint8_t>(c));
  }
  return encoded;
}

std::string loss_table(const LossTable& table, std::span<const Score> scores) {
  std::string head = text_heading(table.filter) + number_heading("graphs");
  for (const Score& score : scores) head += number_heading(score.candidate);
  std::string body;
  for (const LossGroup& group : table.groups) {
    size_t graphs = 0;
    std::string cells;
    for (const GroupLoss& loss : group.by_candidate) {
      graphs = std::max(graphs, loss.graphs);
      cells += loss_cell(loss);
    }
    body += fmt::format(
        "<tr><th scope=\"row\" class=\"text name\"><a href=\"#/?{}={}\">{}</a></th>{}{}</tr>\n",
        table.filter, percent_encoded(group.name), escape_markup(group.name), count_cell(graphs),
        cells);
  }
  return fmt::format("<div class=\"card\"><h3>{}</h3>\n{}</div>\n", table.title,
                     html_table(fmt::format("losses-{}", table.filter),
                                fmt::format("ES(−5) {}", table.title), head, body));
}

std::string losses(const ReportContent& content) {
  std::string cards;
  for (const LossTable& table : find_losses(content.scores, content.records, content.gallery)) {
    if (!table.groups.empty()) cards += loss_table(table, content.scores);
  }
  if (cards.empty()) {
    return "<p class=\"note\">The graphs were not found again where the records say that they "
           "are.</p>\n";
  }
  return "<p class=\"note\">ES(−5) of groups of graphs, those first that cost most: the percentage "
         "is by how much the graphs in which a candidate loses lower its ES(−5) over all graphs. A "
         "name shows its graphs below.</p>\n<div class=\"cards" +
         std::string(content.scores.size() > kSideBySide ? " many" : "") + "\">\n" + cards +
         "</div>\n";
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
    body += "<tr>" + text_cell(task, "text name") + count_cell(graphs) + cells + "</tr>\n";
  }
  return fmt::format("<details{}><summary>{} tasks</summary>\n{}</details>\n",
                     names.size() <= kOpenTasks ? " open" : "", names.size(),
                     html_table("tasks", "Aggregate scores of the tasks", head, body));
}

// Lists the credit of the passes of a submission; the candidates that have passes share the table.
std::string passes(std::span<const Record> records) {
  const std::string head =
      number_heading("#", "the order of application") + text_heading("pass") +
      number_heading("graphs", "graphs in which it matched") + number_heading("matches") +
      number_heading("G-Mean",
                     "geometric mean of the speedups of its correct graphs; a graph that "
                     "several passes matched counts for each of them") +
      number_heading("only", "graphs in which no other pass matched") +
      number_heading("G-Mean, only", "the same mean over these graphs") +
      number_heading("slower", "share of its timed graphs that are slower than the baseline") +
      number_heading("correct", "share of its graphs that are correct at t = −5") +
      number_heading("built s", "time of compiling its kernels; none for those in the cache") +
      number_heading("lost", "graphs in which an earlier pass took nodes of its matches") +
      text_heading("lost to");
  std::string body;
  for (const PassCredit& credit : credit_passes(records)) {
    const auto place = credit.place ? std::optional<double>(static_cast<double>(*credit.place))
                                    : std::optional<double>();
    const auto seconds =
        credit.compile_ms ? std::optional<double>(*credit.compile_ms / 1000) : std::nullopt;
    body +=
        fmt::format("<tr>{}<th scope=\"row\" class=\"text name\"><a href=\"#/?q={}\">{}</a></th>",
                    number_cell(place, place ? std::to_string(*credit.place) : "–"),
                    percent_encoded(credit.pass), escape_markup(credit.pass));
    body += count_cell(credit.graphs) + count_cell(static_cast<size_t>(credit.matches)) +
            ratio_cell(credit.gmean) + count_cell(credit.only_graphs) +
            ratio_cell(credit.only_gmean) + share_cell(credit.slower) + share_cell(credit.correct) +
            number_cell(seconds, seconds ? fmt::format("{:.1f}", *seconds) : "–") +
            count_cell(credit.lost_graphs) + text_cell(takers_of(credit), "text name") + "</tr>\n";
  }
  if (body.empty()) return "";
  return section("pass-credits", "Passes",
                 html_table("credits", "Credit of the passes", head, body));
}

// Counts verdicts by candidate, in the order of the verdicts.
std::string verdicts(std::span<const Score> scores, std::span<const Record> records) {
  std::map<std::optional<Verdict>, std::map<std::string_view, size_t>> counts;
  for (const Record& record : records) ++counts[record.verdict][record.candidate];
  std::string head = text_heading("verdict") + text_heading("what happened");
  for (const Score& score : scores) head += number_heading(score.candidate);
  std::string body;
  for (const auto& [verdict, by] : counts) {
    const std::string_view known = verdict ? name(*verdict) : "–";
    body += fmt::format(
        "<tr><th scope=\"row\" class=\"text\"><a href=\"#/?verdict={}\">{}</a></th>{}",
        verdict ? name(*verdict) : "none", known,
        text_cell(verdict ? info(*verdict).meaning : "no verdict that is known here", "text name"));
    for (const Score& score : scores) {
      const auto found = by.find(score.candidate);
      body += count_cell(found == by.end() ? 0 : found->second);
    }
    body += "</tr>\n";
  }
  return html_table("verdicts", "Verdicts of the candidates", head, body);
}

std::string distinct(std::span<const Record> records, std::string Record::* member) {
  std::set<std::string> values;
  for (const Record& record : records) values.insert(record.*member);
  return fmt::format("{}", fmt::join(values, ", "));
}

// Describes the baseline, the machine and the rules of the scores.
std::string conditions(const ReportContent& content) {
  if (content.records.empty()) return "no records";
  std::string text = fmt::format(
      "{} records; baseline {}, device {}, pipeline {}", content.records.size(),
      distinct(content.records, &Record::baseline), distinct(content.records, &Record::device),
      distinct(content.records, &Record::pipeline));
  if (content.scores.empty()) return text;
  const ScoreOptions& options = content.scores[0].options;
  return text +
         fmt::format("; reading {}, p = {}, b = {}", name(options.reading), options.p, options.b);
}

// Data that the script unpacks: base64, so that nothing in it can end the element.
std::string data_element(std::string_view id, std::string_view packed) {
  return fmt::format("<script type=\"text/plain\" id=\"{}\">{}</script>\n", id, packed);
}

std::string data(const ReportContent& content) {
  const ReportData data = report_data(content.scores, content.records, content.gallery);
  std::string html = data_element("index", data.index) + data_element("passes", data.passes);
  const auto add = [&](std::string_view kind, const std::vector<std::string>& blocks) {
    for (size_t i = 0; i < blocks.size(); ++i) {
      html += data_element(fmt::format("{}-{}", kind, i), blocks[i]);
    }
  };
  add("records", data.records);
  add("pages", content.gallery.pages());
  return html;
}

std::string overview(const ReportContent& content) {
  return summary(content.scores) + gains(content.scores) + "<div class=\"charts\">" +
         section("curves", "ES(t)", curves(content.scores)) +
         section("speedups", "Speedups", distribution(content.scores, content.records)) + "</div>" +
         section("losses", "Where candidates lose", losses(content)) + passes(content.records) +
         section("verdict-counts", "Verdicts", verdicts(content.scores, content.records)) +
         section("task-scores", "Tasks", tasks(content.scores)) +
         section(
             "graphs", "Graphs",
             "<noscript><p>The table of graphs and their pages need JavaScript.</p></noscript>\n"
             "<div id=\"table\"></div>\n");
}

}  // namespace

std::string html_report(const ReportContent& content) {
  const std::string title = escape_markup(content.title);
  std::string html = page_head(content.title);
  html += fmt::format(
      "<a class=\"skip\" href=\"#graphs\">skip to the graphs</a>\n"
      "<main id=\"overview\">\n<h1>{}</h1>\n<p class=\"note\">{}</p>\n{}</main>\n"
      "<main id=\"page\" hidden></main>\n",
      title, escape_markup(conditions(content)), overview(content));
  html += data(content);
  html += fmt::format("<script>\n\"use strict\";\n{}{}{}{}</script>\n</body>\n</html>\n",
                      report_assets::kPageJs, report_assets::kGraphTableJs,
                      report_assets::kGraphPageJs, report_assets::kReportJs);
  return html;
}

}  // namespace passnet
