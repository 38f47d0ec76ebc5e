#include "cli/judge/shares.hpp"

#include "cli/session.hpp"
#include "diag/json.hpp"
#include "eval/record/parse_record.hpp"
#include "sandbox/forked_child.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <charconv>
#include <map>
#include <poll.h>
#include <set>
#include <string>
#include <sys/wait.h>
#include <utility>
#include <vector>

namespace passnet {
namespace {

constexpr size_t kMostOfShare = 16;  // graphs, which are judged in turns
constexpr size_t kSharesEach = 4;    // at least, so that the processes end together
constexpr std::string_view kNext = "next";
constexpr int kTrials = 3;  // of a process on one share

class SharedJudging {
 public:
  explicit SharedJudging(const SharedRun& run)
      : run_(run),
        size_(std::clamp(run.graphs / (run.processes * kSharesEach), size_t{1}, kMostOfShare)),
        count_((run.graphs + size_ - 1) / size_) {
    for (size_t share = 0; share < count_; ++share) open_.insert(share);
  }

  Result<int> judge() {
    for (size_t i = 0; i < run_.processes; ++i) processes_.push_back(TRY(start(i)));
    while (std::ranges::any_of(processes_, [](const Process& p) { return p.child.alive(); })) {
      std::vector<pollfd> polled;
      for (const Process& process : processes_) {
        const int fd = process.child.alive() ? process.child.fd() : -1;
        polled.push_back({.fd = fd, .events = POLLIN, .revents = 0});
      }
      if (poll(polled.data(), polled.size(), -1) < 0) continue;
      for (size_t i = 0; i < processes_.size() && !stopped_; ++i) {
        if (polled[i].revents != 0) TRY(serve(processes_[i]));
      }
      if (stopped_) return kBadInput;
    }
    if (emitted_ < count_ && code_ != kBadInput) {
      return fail({}, "judging-lost", "expected records of {} shares of the graphs, found {}",
                  count_, emitted_);
    }
    return code_;
  }

 private:
  struct Process {
    size_t number;
    ForkedChild child;
    std::optional<size_t> share = std::nullopt;  // the last one that it took
    bool is_judging = false;
    std::vector<Record> records = {};  // of the share
    int losses = 0;                    // since it finished one
  };

  Result<Process> start(size_t number) const {
    auto child = TRY(ForkedChild::start("passnet-share", [this, number](int socket) {
      ShareTaker taker(number, socket);
      return run_.judge(number, taker);
    }));
    return Process{.number = number, .child = std::move(child)};
  }

  Result<void> serve(Process& process) {
    if (!process.child.read_more()) return end(process);
    while (const auto line = process.child.next_line()) {
      if (*line == kNext) {
        hand_out(process);
      } else {
        process.records.push_back(TRY(parse_record(*line, {})));
      }
    }
    return {};
  }

  // Notes that the share of the process is done, and hands out the next one behind it: the process
  // reads the graphs in their order.
  void hand_out(Process& process) {
    if (std::exchange(process.is_judging, false)) {
      finished_[*process.share] = std::exchange(process.records, {});
      process.losses = 0;
      emit();
    }
    const auto next = process.share ? open_.upper_bound(*process.share) : open_.begin();
    if (next == open_.end()) {
      process.child.send("");
      return;
    }
    process.share = *next;
    process.is_judging = true;
    open_.erase(next);
    const size_t begin = *process.share * size_;
    process.child.send(fmt::format("{} {}", begin, std::min(begin + size_, run_.graphs)));
  }

  void emit() {
    for (; finished_.contains(emitted_) && !stopped_; ++emitted_) {
      for (const Record& record : finished_[emitted_]) stopped_ |= !run_.judged(record);
      finished_.erase(emitted_);
    }
  }

  Result<void> end(Process& process) {
    const std::string how = process.child.describe_end();
    const std::optional<int> code = process.child.exit_code();
    if (code) {
      code_ = std::max(code_, *code);
      stopped_ |= *code == kBadInput;
      return {};
    }
    if (process.is_judging) open_.insert(*process.share);
    const int losses = process.losses + 1;
    if (losses == kTrials) {
      return fail({}, "judging-lost", "expected a process that judges, found that {}", how);
    }
    process = TRY(start(process.number));
    process.losses = losses;
    return {};
  }

  const SharedRun& run_;
  size_t size_;   // graphs of a share
  size_t count_;  // of the shares
  std::set<size_t> open_;
  std::map<size_t, std::vector<Record>> finished_;  // but not emitted
  size_t emitted_ = 0;
  std::vector<Process> processes_;
  int code_ = kDone;
  bool stopped_ = false;
};

}  // namespace

std::optional<Share> ShareTaker::next() {
  if (!write_line(socket_, kNext)) return std::nullopt;
  const auto line = reader_.wait();
  if (!line || line->empty()) return std::nullopt;
  Share share;
  const char* const end = line->data() + line->size();
  const char* const middle = std::from_chars(line->data(), end, share.begin).ptr;
  std::from_chars(middle + 1, end, share.end);
  return share;
}

bool ShareTaker::add(const Record& record) {
  return write_line(socket_, json_line(to_json(record)));
}

Result<int> judge_in_shares(const SharedRun& run) { return SharedJudging(run).judge(); }

}  // namespace passnet
