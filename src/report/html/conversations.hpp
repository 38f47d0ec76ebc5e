// The page of a run of an agent: its scores, and each conversation with what it led to.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace passnet {

struct ShownMessage {
  std::string who;    // `system`, `user`, `assistant`, or the tool that answers
  std::string about;  // tokens and time, or empty
  std::string text;
};

struct ShownAttempt {
  size_t number = 1;
  std::string verdict;
  std::string ended;
  std::optional<double> score;  // on the graphs for drafts
  std::string about;            // messages, tokens, time
  std::string error;
  std::string diff;        // from the first text of a pass to the submission
  std::string submission;  // empty: none
  std::vector<ShownMessage> messages;
};

struct ShownTask {
  std::string name;
  std::optional<double> score;   // on the hidden graphs
  std::optional<size_t> winner;  // the number of an attempt
  std::string tokens;
  std::vector<ShownAttempt> attempts;
};

struct ConversationsContent {
  std::string_view title;
  std::vector<std::string> notes;  // sentences on the run as a whole
  std::vector<ShownTask> tasks;
};

// UTF-8 HTML that loads nothing and runs no script; texts of models never become markup.
std::string conversations_page(const ConversationsContent& content);

// The lines of two texts, `- ` before those only in the first, `+ ` before those only in the
// second; empty if they are equal. Texts of more than 2,000 lines are not compared.
std::string line_diff(std::string_view before, std::string_view after);

}  // namespace passnet
