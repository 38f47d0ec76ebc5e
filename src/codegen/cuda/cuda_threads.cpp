#include "codegen/cuda/cuda_threads.hpp"

#include <fmt/format.h>

#include <string>

namespace passnet {
namespace {

class ThreadPrinter {
 public:
  ThreadPrinter(const CudaStage& stage, const CudaExprs& exprs, CppWriter& writer)
      : stage_(stage), exprs_(exprs), writer_(writer) {}

  void open(std::string_view block, int64_t threads) {
    writer_.line("{0} at = pn::thread_at<{0}>({1});", type(), block);
    writer_.open("if (at < {})", number(threads));
    if (stage_.share > 1) {
      writer_.line("const {} lane = at % {};", type(), stage_.share);
      writer_.line("at /= {};", stage_.share);
    }
    for (size_t loop = stage_.spread; loop-- > 0;) declare(loop);
  }

  void open_tiled(std::string_view block, int64_t threads) {
    constexpr int64_t kWarpAlong = 8;   // not tuning: the threads of a warp, whole sectors of f32 …
    constexpr int64_t kWarpAcross = 4;  // not tuning: … along the last loop
    const CudaTile& tile = *stage_.tile;
    const size_t last = stage_.spread - 1;
    const auto tiles = [&](size_t loop, int64_t side) {
      return number((extent(loop) + side - 1) / side);
    };
    writer_.line("const {0} thread = pn::thread_at<{0}>({1});", type(), block);
    writer_.line("{} at = thread;", type());
    take(fmt::format("{}", kWarpAlong));
    take(fmt::format("{}", kWarpAcross));
    take(fmt::format("{}", tile.along / kWarpAlong));
    take(fmt::format("{}", tile.across / kWarpAcross));
    take(tiles(last, tile.along * tile.square));
    take(tiles(tile.loop, tile.across * tile.rounds * tile.square));
    const bool is_square = tile.square > 1;
    const auto declare_sum = [&](const std::string& name, int part, int64_t warp, int64_t side) {
      const std::string sum =
          fmt::format("part{} + part{} * {} + part{} * {}", part, part + 2, warp, part + 4, side);
      writer_.line("const {} {} = {};", type(), name,
                   is_square ? fmt::format("({}) * {}", sum, tile.square) : sum);
    };
    const std::string start = is_square ? "start" : fmt::format("i{}", last);
    const bool is_first = is_square || tile.rounds > 1;
    const std::string first = is_first ? "first" : fmt::format("i{}", tile.loop);
    declare_sum(start, 0, kWarpAlong, tile.along);
    declare_sum(first, 1, kWarpAcross, tile.across * tile.rounds);
    for (size_t loop = last; loop-- > 0;) {
      if (loop == tile.loop) continue;
      writer_.line("const {} i{} = at % {};", type(), loop, number(extent(loop)));
      writer_.line("at /= {};", number(extent(loop)));
    }
    writer_.open("if (thread < {} && {} < {} && {} < {})", number(threads), start,
                 number(extent(last)), first, number(extent(tile.loop)));
  }

 private:
  std::string_view type() const { return stage_.narrow ? "int32_t" : "int64_t"; }
  std::string number(int64_t value) const { return exprs_.number(value, stage_.narrow); }
  int64_t extent(size_t loop) const {
    return loop < stage_.nest.extents.size() ? stage_.nest.extents[loop] : 1;
  }

  // Takes the index of a loop from `at`; the first loop has the rest.
  void declare(size_t loop) {
    const bool is_packed = stage_.pack > 1 && loop + 1 == stage_.spread;
    const bool has_rounds = stage_.rounds > 1 && loop == 0;
    const std::string name =
        is_packed ? "start" : (has_rounds ? "first" : fmt::format("i{}", loop));
    const std::string times = is_packed ? fmt::format(" * {}", stage_.pack) : "";
    if (loop == 0 && stage_.owned.empty()) {
      writer_.line("const {} {} = at{};", type(), name, times);
      return;
    }
    const std::string count = number(extent(loop) / (is_packed ? stage_.pack : 1));
    writer_.line(
        "const {} {} = {};", type(), name,
        is_packed ? fmt::format("(at % {}){}", count, times) : fmt::format("at % {}", count));
    writer_.line("at /= {};", count);
  }

  void take(const std::string& count) {
    writer_.line("const {} part{} = at % {};", type(), parts_, count);
    writer_.line("at /= {};", count);
    ++parts_;
  }

  const CudaStage& stage_;
  const CudaExprs& exprs_;
  CppWriter& writer_;
  int parts_ = 0;
};

}  // namespace

void open_thread(const CudaStage& stage, std::string_view block, int64_t threads,
                 const CudaExprs& exprs, CppWriter& writer) {
  ThreadPrinter printer(stage, exprs, writer);
  stage.tile ? printer.open_tiled(block, threads) : printer.open(block, threads);
}

int64_t rounds_of(const CudaStage& stage) { return stage.tile ? stage.tile->rounds : stage.rounds; }

void open_rounds(const CudaStage& stage, const CudaExprs& exprs, CppWriter& writer) {
  const size_t loop = stage.tile ? stage.tile->loop : 0;
  const int64_t rounds = rounds_of(stage);
  const int64_t apart = stage.tile ? stage.tile->across : stage.nest.extents[0] / rounds;
  writer.directive("#pragma unroll");
  writer.open("for (int32_t round = 0; round < {}; ++round)", rounds);
  writer.line("const {} i{} = first + round * {};", stage.narrow ? "int32_t" : "int64_t", loop,
              exprs.number(apart, stage.narrow));
}

}  // namespace passnet
