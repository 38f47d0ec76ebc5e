#include "codegen/cuda/cuda_tiles.hpp"

#include <fmt/format.h>

#include <string>
#include <string_view>

namespace passnet {

void open_tiled_thread(const CudaStage& stage, int64_t first_block, int64_t threads,
                       const CudaExprs& exprs, CppWriter& writer) {
  constexpr int64_t kWarpAlong = 8;   // not tuning: the threads of a warp, whole sectors of f32 …
  constexpr int64_t kWarpAcross = 4;  // not tuning: … along the last loop
  const std::string_view type = stage.narrow ? "int32_t" : "int64_t";
  const CudaTile& tile = *stage.tile;
  const size_t last = stage.spread - 1;
  const auto number = [&](int64_t value) { return exprs.number(value, stage.narrow); };
  const auto extent = [&](size_t loop) { return number(stage.nest.extents[loop]); };
  const auto tiles = [&](size_t loop, int64_t side) {
    return number((stage.nest.extents[loop] + side - 1) / side);
  };
  writer.line("const {} thread = pn::thread_at<{}>({});", type, type, number(first_block));
  writer.line("{} at = thread;", type);
  int parts = 0;
  const auto take = [&](const std::string& count) {
    writer.line("const {} part{} = at % {};", type, parts, count);
    writer.line("at /= {};", count);
    ++parts;
  };
  take(fmt::format("{}", kWarpAlong));
  take(fmt::format("{}", kWarpAcross));
  take(fmt::format("{}", tile.along / kWarpAlong));
  take(fmt::format("{}", tile.across / kWarpAcross));
  take(tiles(last, tile.along));
  take(tiles(tile.loop, tile.across * tile.rounds));
  writer.line("const {} i{} = part0 + part2 * {} + part4 * {};", type, last, kWarpAlong,
              tile.along);
  const std::string first = tile.rounds == 1 ? fmt::format("i{}", tile.loop) : "first";
  writer.line("const {} {} = part1 + part3 * {} + part5 * {};", type, first, kWarpAcross,
              tile.across * tile.rounds);
  for (size_t loop = last; loop-- > 0;) {
    if (loop == tile.loop) continue;
    writer.line("const {} i{} = at % {};", type, loop, extent(loop));
    writer.line("at /= {};", extent(loop));
  }
  writer.open("if (thread < {} && i{} < {} && {} < {})", number(threads), last, extent(last), first,
              extent(tile.loop));
  if (tile.rounds == 1) return;
  writer.directive("#pragma unroll");
  writer.open("for (int32_t round = 0; round < {}; ++round)", tile.rounds);
  writer.line("const {} i{} = {} + round * {};", type, tile.loop, first, tile.across);
}

void close_tiled_thread(const CudaStage& stage, CppWriter& writer) {
  if (stage.tile->rounds > 1) writer.close();
  writer.close();
}

}  // namespace passnet
