#include "report/html/conversations.hpp"

#include "draw/escape.hpp"
#include "report/format.hpp"
#include "report/html/html_table.hpp"
#include "report/html/page_head.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace passnet {
namespace {

constexpr size_t kMostLines = 2000;

std::vector<std::string_view> lines_of(std::string_view text) {
  std::vector<std::string_view> lines;
  while (!text.empty()) {
    const size_t end = std::min(text.find('\n'), text.size());
    lines.push_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

std::string block(std::string_view text) {
  return fmt::format("<pre>{}</pre>\n", escape_markup(text));
}

std::string details(std::string_view summary_html, std::string_view body, bool open = false) {
  return fmt::format("<details{}><summary>{}</summary>\n{}</details>\n", open ? " open" : "",
                     summary_html, body);
}

std::string message_html(const ShownMessage& message) {
  const std::string head = fmt::format("<b>{}</b> <small class=\"soft\">{}</small>",
                                       escape_markup(message.who), escape_markup(message.about));
  return details(head, block(message.text), message.who == "assistant");
}

std::string attempt_html(const ShownAttempt& attempt, bool won) {
  std::string body;
  if (!attempt.error.empty()) {
    body += fmt::format("<p class=\"bad\">{}</p>\n", escape_markup(attempt.error));
  }
  if (!attempt.submission.empty()) body += "<h3>Submission</h3>\n" + block(attempt.submission);
  if (!attempt.diff.empty()) {
    body += details("from its first version to the submission", block(attempt.diff));
  }
  std::string messages;
  for (const ShownMessage& message : attempt.messages) messages += message_html(message);
  body += details(fmt::format("conversation, {} messages", attempt.messages.size()), messages);
  const bool right = attempt.verdict == "PASS";
  return details(
      fmt::format("attempt {}{}: <span class=\"{}\">{}</span>, {}; score for drafts {}; <span "
                  "class=\"soft\">{}</span>",
                  attempt.number, won ? " (chosen)" : "", right ? "good" : "bad",
                  escape_markup(attempt.verdict), escape_markup(attempt.ended),
                  format_ratio(attempt.score), escape_markup(attempt.about)),
      body);
}

std::string anchor(size_t task) { return fmt::format("task-{}", task); }

std::string task_table(const std::vector<ShownTask>& tasks) {
  const std::string head = text_heading("task") +
                           number_heading("AS", "score of the chosen submission on hidden graphs") +
                           number_heading("attempts") + number_heading("right") +
                           text_heading("tokens");
  std::string body;
  for (size_t i = 0; i < tasks.size(); ++i) {
    const ShownTask& task = tasks[i];
    const auto right = std::ranges::count(task.attempts, "PASS", &ShownAttempt::verdict);
    body += fmt::format(
        "<tr><th scope=\"row\" class=\"text name\"><a href=\"#{}\">{}</a></th>{}{}{}{}</tr>\n",
        anchor(i), escape_markup(task.name), ratio_cell(task.score),
        count_cell(task.attempts.size()), count_cell(static_cast<size_t>(right)),
        text_cell(task.tokens));
  }
  return html_table("tasks", "Tasks of the run", head, body);
}

}  // namespace

std::string conversations_page(const ConversationsContent& content) {
  std::string html = page_head(content.title);
  html += fmt::format("<main>\n<h1>{}</h1>\n", escape_markup(content.title));
  for (const std::string& note : content.notes) {
    html += fmt::format("<p class=\"note\">{}</p>\n", escape_markup(note));
  }
  html += task_table(content.tasks);
  for (size_t i = 0; i < content.tasks.size(); ++i) {
    const ShownTask& task = content.tasks[i];
    html += fmt::format("<section><h2 id=\"{}\">{}</h2>\n", anchor(i), escape_markup(task.name));
    for (const ShownAttempt& attempt : task.attempts) {
      html += attempt_html(attempt, task.winner == attempt.number);
    }
    html += "</section>\n";
  }
  return html + "</main>\n</body>\n</html>\n";
}

std::string line_diff(std::string_view before, std::string_view after) {
  const auto old_lines = lines_of(before);
  const auto new_lines = lines_of(after);
  if (before == after || old_lines.size() > kMostLines || new_lines.size() > kMostLines) return {};
  // common[i][j]: the length of the longest common subsequence of what follows i and j.
  const size_t columns = new_lines.size() + 1;
  std::vector<uint16_t> common((old_lines.size() + 1) * columns, 0);
  for (size_t i = old_lines.size(); i-- > 0;) {
    for (size_t j = new_lines.size(); j-- > 0;) {
      common[i * columns + j] =
          old_lines[i] == new_lines[j]
              ? static_cast<uint16_t>(common[(i + 1) * columns + j + 1] + 1)
              : std::max(common[(i + 1) * columns + j], common[i * columns + j + 1]);
    }
  }
  std::string diff;
  size_t i = 0;
  size_t j = 0;
  while (i < old_lines.size() || j < new_lines.size()) {
    const bool both = i < old_lines.size() && j < new_lines.size();
    if (both && old_lines[i] == new_lines[j]) {
      diff += fmt::format("  {}\n", old_lines[i]);
      ++i, ++j;
    } else if (j == new_lines.size() ||
               (both && common[(i + 1) * columns + j] >= common[i * columns + j + 1])) {
      diff += fmt::format("- {}\n", old_lines[i++]);
    } else {
      diff += fmt::format("+ {}\n", new_lines[j++]);
    }
  }
  return diff;
}

}  // namespace passnet
