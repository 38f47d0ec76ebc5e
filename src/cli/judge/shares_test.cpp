#include "cli/judge/shares.hpp"

#include "cli/judge/gpus.hpp"
#include "cli/session.hpp"

#include <gtest/gtest.h>

#include <csignal>
#include <cstdlib>
#include <string>
#include <sys/mman.h>
#include <unistd.h>
#include <vector>

namespace passnet {
namespace {

Record record_of(size_t graph) {
  Record record{.graph = std::to_string(graph), .candidate = "default"};
  record.verdict = Verdict::kPass;
  record.correct.fill(true);
  return record;
}

// Judges every graph of the shares; `before` is called with each.
int judge_shares(ShareTaker& taker, const std::function<void(size_t)>& before) {
  while (const auto share = taker.next()) {
    for (size_t graph = share->begin; graph < share->end; ++graph) {
      before(graph);
      if (!taker.add(record_of(graph))) return kBadInput;
    }
  }
  return kDone;
}

std::vector<std::string> numbers(size_t count) {
  std::vector<std::string> names;
  for (size_t i = 0; i < count; ++i) names.push_back(std::to_string(i));
  return names;
}

// Counters that processes share.
struct Shared {
  Shared()
      : counts(static_cast<int*>(
            mmap(nullptr, 4096, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0))) {}
  ~Shared() { munmap(counts, 4096); }
  int* counts;
};

TEST(Shares, RecordsComeInOrderAndOnce) {
  for (const size_t processes : {1, 3}) {
    for (const size_t graphs : {0, 1, 2, 100}) {
      std::vector<std::string> judged;
      const auto code = judge_in_shares(
          {.graphs = graphs,
           .processes = processes,
           .judge = [](size_t, ShareTaker& taker) { return judge_shares(taker, [](size_t) {}); },
           .judged = [&](const Record& record) { return judged.push_back(record.graph), true; }});
      ASSERT_TRUE(code) << code.error().message;
      EXPECT_EQ(*code, kDone);
      EXPECT_EQ(judged, numbers(graphs));
    }
  }
}

TEST(Shares, WhatAKilledProcessHadIsJudgedAgain) {
  const Shared shared;
  std::vector<std::string> judged;
  const auto code = judge_in_shares(
      {.graphs = 50,
       .processes = 2,
       .judge =
           [&](size_t, ShareTaker& taker) {
             return judge_shares(taker, [&](size_t graph) {
               const bool is_fatal = graph % 10 == 7;
               if (is_fatal && __sync_fetch_and_add(&shared.counts[graph], 1) == 0) raise(SIGKILL);
             });
           },
       .judged = [&](const Record& record) { return judged.push_back(record.graph), true; }});
  ASSERT_TRUE(code) << code.error().message;
  EXPECT_EQ(judged, numbers(50));
}

TEST(Shares, OneThatIsKilledAgainAndAgainIsAnError) {
  const auto code = judge_in_shares({.graphs = 4,
                                     .processes = 2,
                                     .judge =
                                         [](size_t, ShareTaker& taker) {
                                           return judge_shares(taker, [](size_t graph) {
                                             if (graph == 2) raise(SIGKILL);
                                           });
                                         },
                                     .judged = [](const Record&) { return true; }});
  ASSERT_FALSE(code);
  EXPECT_EQ(code.error().id, "judging-lost");
}

TEST(Shares, AShareThatNobodyFinishesIsAnError) {
  const auto code = judge_in_shares({.graphs = 4,
                                     .processes = 2,
                                     .judge =
                                         [](size_t, ShareTaker& taker) {
                                           (void)taker.next();
                                           return kDone;
                                         },
                                     .judged = [](const Record&) { return true; }});
  ASSERT_FALSE(code);
  EXPECT_EQ(code.error().id, "judging-lost");
}

TEST(Shares, ExitCodesAreCombined) {
  for (const int ending : {kDone, kDoesNotHold, kBadInput}) {
    const auto code = judge_in_shares({.graphs = 9,
                                       .processes = 3,
                                       .judge =
                                           [&](size_t process, ShareTaker& taker) {
                                             judge_shares(taker, [](size_t) {});
                                             return process == 1 ? ending : kDone;
                                           },
                                       .judged = [](const Record&) { return true; }});
    ASSERT_TRUE(code);
    EXPECT_EQ(*code, ending);
  }
}

TEST(Gpus, AreThoseThatAreVisible) {
  setenv("CUDA_VISIBLE_DEVICES", "3,1", 1);
  EXPECT_EQ(*choose_gpus(0), (std::vector<std::string>{"3", "1"}));
  EXPECT_EQ(*choose_gpus(1), std::vector<std::string>{"3"});
  const auto more = choose_gpus(3);
  ASSERT_FALSE(more);
  EXPECT_EQ(more.error().id, "gpus-not-found");
  EXPECT_EQ(more.error().message, "expected 3 GPUs for --gpus, found 2");
  unsetenv("CUDA_VISIBLE_DEVICES");
}

}  // namespace
}  // namespace passnet
