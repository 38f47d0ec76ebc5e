// Boards that a service shows: their pages follow the bundles in a folder, and a sample of each
// bundle's records is judged again, by the service's own workers, before it is published.
#pragma once

#include "board/board_site.hpp"
#include "cli/board/board_inputs.hpp"
#include "service/store/store.hpp"

#include <chrono>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace passnet {

// The tenant of what boards have judged again.
inline constexpr const char* kBoardTenant = "boards";

// `refresh` is for one thread, which opened them; `page` for any.
class LiveBoards {
 public:
  // Boards as NAME=FOLDER, or a folder with board.json. Errors: those of the options and of the
  // state.
  static Result<LiveBoards> open(Session& session, const std::string& state,
                                 const std::vector<std::string>& boards);

  // Reads what has changed, at most once in a second, and publishes what has been confirmed.
  void refresh(const std::function<void(const std::string&)>& log);
  // `NAME/`, `NAME/index.html` or `NAME/HASH.html`; empty: the list of boards.
  std::optional<std::string> page(std::string_view name) const;

 private:
  // A bundle by the file that has it.
  struct Entry {
    std::string stamp;                       // size and time of the file
    std::optional<CheckedBundle> checked{};  // none: refused
    std::string refusal{};
    std::vector<size_t> sample{};
    int trial = 0;
    bool is_decided = false;
  };
  struct LiveBoard {
    std::string name;
    BoardOptions options;
    BoardInputs inputs;
    std::string secret;  // of the samples
    std::string stamp;   // of the revocations
    std::map<std::string, Entry> entries;
  };
  struct Pages {
    std::mutex mutex;
    std::map<std::string, std::string> texts;
  };

  LiveBoards(Session& session, std::optional<Store> store)
      : session_(session), store_(std::move(store)), pages_(std::make_unique<Pages>()) {}
  Result<void> refresh_board(LiveBoard& board);
  bool read_files(LiveBoard& board);
  Result<bool> replay(const LiveBoard& board, Entry& entry);
  Result<void> publish(const LiveBoard& board);
  void publish_list();

  Session& session_;
  std::optional<Store> store_;  // none: there are no boards
  std::vector<LiveBoard> boards_;
  std::unique_ptr<Pages> pages_;
  std::chrono::steady_clock::time_point refreshed_;
};

}  // namespace passnet
