// The pages of a board: an index with the ranks, and a page per submission. They load nothing.
#pragma once

#include "board/ranking.hpp"

#include <string>
#include <vector>

namespace passnet {

// A bundle that does not count, and why.
struct RefusedBundle {
  std::string file;
  std::string reason;
};

struct BoardContent {
  std::string title;
  std::string suite;
  std::string suite_hash;
  // By conditions of judging, each a board of its own.
  Boards boards;
  std::vector<RefusedBundle> refused;
  std::vector<RefusedBundle> waiting{};  // for a sample of their records to be judged again
};

struct SitePage {
  std::string name;  // of the file
  std::string text;
};
std::vector<SitePage> board_site(const BoardContent& content);

}  // namespace passnet
