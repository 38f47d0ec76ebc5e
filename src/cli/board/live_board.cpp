#include "cli/board/live_board.hpp"

#include "board/distinct_bundles.hpp"
#include "cli/files.hpp"
#include "cli/service/service_state.hpp"
#include "draw/escape.hpp"
#include "eval/judge/secret.hpp"
#include "eval/record/parse_record.hpp"
#include "eval/record/same_record.hpp"
#include "eval/submission_text.hpp"
#include "report/html/page_head.hpp"
#include "service/request/evaluation_request.hpp"

#include <algorithm>
#include <filesystem>
#include <sys/stat.h>

namespace passnet {
namespace {

namespace fs = std::filesystem;

constexpr int kTrials = 3;  // of a sample: times of a busy machine differ

// Changes whenever the file does; empty: there is none.
std::string stamp_of(const std::string& file) {
  struct stat status{};
  if (file.empty() || stat(file.c_str(), &status) != 0) return "";
  return fmt::format("{} {} {}", status.st_size, status.st_mtim.tv_sec, status.st_mtim.tv_nsec);
}

// The secret of a board's samples, which outlives the server: the same ones are asked for again.
Result<std::string> read_secret(const std::string& folder) {
  const fs::path file = fs::path(folder) / "sample.secret";
  std::error_code error;
  if (!fs::exists(file, error)) {
    const mode_t mask = umask(0077);
    const auto written =
        write_file(file, fmt::format("{:016x}{:016x}\n", draw_secret(), draw_secret()));
    umask(mask);
    TRY(written);
  }
  return read_file(file);
}

// The record's own conditions of judging, and the board's rule.
JudgeSettings settings_of(const Record& record, const BoardRules& rules) {
  JudgeSettings settings;
  settings.candidate = record.candidate;
  settings.baseline = record.baseline;
  settings.pipeline = record.pipeline;
  settings.threads = std::clamp<int64_t>(record.origin->threads, 0, 256);
  settings.warmup = std::clamp<int64_t>(record.origin->warmup, 0, 10'000);
  settings.calls = std::clamp<int64_t>(record.origin->calls, 1, 10'000);
  settings.seed = static_cast<uint64_t>(record.seed);
  settings.accept = rules.accept;
  settings.robust = rules.robust;
  return settings;
}

}  // namespace

Result<LiveBoards> LiveBoards::open(Session& session, const std::string& state,
                                    const std::vector<std::string>& boards) {
  if (boards.empty()) return LiveBoards(session, std::nullopt);
  LiveBoards live(session, TRY(open_state(state)));
  TRY(live.store_->put_tenant({.name = kBoardTenant}));
  for (const std::string& named : boards) {
    const size_t equals = named.find('=');
    LiveBoard board;
    board.options.folder = equals == std::string::npos ? named : named.substr(equals + 1);
    const fs::path folder = board.options.folder;
    const fs::path last =
        folder.has_filename() ? folder.filename() : folder.parent_path().filename();
    board.name = equals == std::string::npos ? last.string() : named.substr(0, equals);
    TRY(complete_board_options(board.options));
    board.inputs = TRY(read_board_inputs(session, board.options));
    board.secret = TRY(read_secret(board.options.folder));
    live.boards_.push_back(std::move(board));
  }
  live.publish_list();
  for (const LiveBoard& board : live.boards_) TRY(live.publish(board));
  return live;
}

// True if a file has changed.
bool LiveBoards::read_files(LiveBoard& board) {
  const std::vector<std::string> files = list_bundles(board.options.folder);
  bool has_changed = std::erase_if(board.entries, [&](const auto& entry) {
                       return std::ranges::find(files, entry.first) == files.end();
                     }) > 0;
  for (const std::string& file : files) {
    Entry& entry = board.entries[file];
    const std::string stamp = stamp_of(file);
    if (entry.stamp == stamp) continue;
    has_changed = true;
    entry = {.stamp = stamp};
    const auto text = read_file(file);
    auto checked = text ? check_bundle(*text, board.inputs.rules, session_.catalog())
                        : Result<CheckedBundle>(std::unexpected(text.error()));
    if (!checked) {
      entry.refusal = checked.error().message;
      entry.is_decided = true;
      continue;
    }
    const auto count = static_cast<size_t>(board.options.replay);
    entry.sample = sample_of(*checked, count, board.secret);
    entry.is_decided = entry.sample.empty();
    entry.checked = *std::move(checked);
  }
  const std::string stamp = stamp_of(board.options.revoked);
  has_changed |= stamp != board.stamp;
  board.stamp = stamp;
  return has_changed;
}

// Asks the workers for the sample, once, and compares what they have answered. True: it is decided.
Result<bool> LiveBoards::replay(const LiveBoard& board, Entry& entry) {
  std::vector<NewEvaluation> evaluations;
  const auto texts = texts_by_path(entry.checked->submission.passes);
  for (const size_t number : entry.sample) {
    const Record& record = entry.checked->records[number];
    evaluations.push_back({.passes = to_text(*texts),
                           .settings = to_text(settings_of(record, board.inputs.rules)),
                           .graph = board.inputs.texts.at({record.task.value_or(""), record.graph}),
                           .task = record.task,
                           .name = record.graph,
                           .source = board.inputs.rules.suite.name,
                           .device = record.device,
                           .uses_cache = false});
  }
  const std::string key = fmt::format("{} {} {}", board.name, entry.checked->hash, entry.trial);
  const auto ids = TRY(store_->submit(kBoardTenant, evaluations, key));
  const auto states = TRY(store_->find(kBoardTenant, ids));
  if (!std::ranges::all_of(states, [](const auto& state) { return is_final(state.status); })) {
    return false;
  }
  entry.is_decided = true;
  entry.refusal.clear();
  for (size_t i = 0; i < states.size(); ++i) {
    const Record& record = entry.checked->records[entry.sample[i]];
    const auto again = parse_record(states[i].record, {});
    if (again && confirms(record, *again)) continue;
    entry.refusal = again ? not_confirmed(record, *again).message
                          : fmt::format("expected a record of `{}` from a worker, found none: {}",
                                        record.graph, states[i].detail);
    const bool is_other = again && !same_result(record, *again);
    if (is_other || ++entry.trial == kTrials) return true;
    entry.is_decided = false;
    return false;
  }
  entry.checked->replayed = entry.sample.size();
  return true;
}

Result<void> LiveBoards::refresh_board(LiveBoard& board) {
  bool has_changed = read_files(board);
  for (auto& [file, entry] : board.entries) {
    if (!entry.is_decided) has_changed |= TRY(replay(board, entry));
  }
  return has_changed ? publish(board) : Result<void>();
}

void LiveBoards::refresh(const std::function<void(const std::string&)>& log) {
  const auto now = std::chrono::steady_clock::now();
  if (now - refreshed_ < std::chrono::seconds(1)) return;
  refreshed_ = now;
  for (LiveBoard& board : boards_) {
    if (const auto done = refresh_board(board); !done) {
      log(fmt::format("board {}: {}", board.name, done.error().message));
    }
  }
}

Result<void> LiveBoards::publish(const LiveBoard& board) {
  BoardContent content{.title = board.options.title,
                       .suite = board.inputs.rules.suite.name,
                       .suite_hash = board.inputs.rules.suite.hash(),
                       .boards = {},
                       .refused = {}};
  std::vector<CheckedBundle> bundles;
  DistinctBundles known;
  for (const auto& [file, entry] : board.entries) {
    const std::string shown = fs::path(file).filename().string();
    if (!entry.is_decided) {
      content.waiting.push_back(
          {shown, fmt::format("{} of its records are judged again", entry.sample.size())});
    } else if (!entry.refusal.empty()) {
      content.refused.push_back({shown, entry.refusal});
    } else if (const auto admitted = known.admit(*entry.checked); !admitted) {
      content.refused.push_back({shown, admitted.error().message});
    } else {
      bundles.push_back(*entry.checked);
    }
  }
  content.boards = make_boards(std::move(bundles), TRY(read_revocations(board.options.revoked)));
  const std::lock_guard lock(pages_->mutex);
  std::erase_if(pages_->texts,
                [&](const auto& page) { return page.first.starts_with(board.name + "/"); });
  for (SitePage& page : board_site(content)) {
    pages_->texts[board.name + "/" + page.name] = std::move(page.text);
  }
  return {};
}

void LiveBoards::publish_list() {
  std::string text = page_head("Boards") + "<h1>Boards</h1>\n<ul>\n";
  for (const LiveBoard& board : boards_) {
    text += fmt::format("<li><a href=\"{}/\">{}</a></li>\n", escape_markup(board.name),
                        escape_markup(board.options.title));
  }
  pages_->texts[""] = text + "</ul>\n</body></html>\n";
}

std::optional<std::string> LiveBoards::page(std::string_view name) const {
  std::string wanted(name);
  if (wanted.ends_with('/')) wanted += "index.html";
  const std::lock_guard lock(pages_->mutex);
  const auto found = pages_->texts.find(wanted);
  return found == pages_->texts.end() ? std::nullopt : std::optional(found->second);
}

}  // namespace passnet
