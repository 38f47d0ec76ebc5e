#include "eval/side_letter.hpp"

#include "base/check.hpp"
#include "base/thread_pool.hpp"
#include "runtime/executable.hpp"

#include <cstring>
#include <memory>
#include <string>

namespace passnet {
namespace {

class Writer {
 public:
  void number(uint64_t value) { append(&value, sizeof value); }
  void text(const std::string& value) {
    number(value.size());
    append(value.data(), value.size());
  }
  void append(const void* from, size_t size) {
    const auto* const begin = static_cast<const std::byte*>(from);
    bytes_.insert(bytes_.end(), begin, begin + size);
  }
  std::vector<std::byte> take() { return std::move(bytes_); }

 private:
  std::vector<std::byte> bytes_;
};

class Reader {
 public:
  explicit Reader(std::span<const std::byte> bytes) : bytes_(bytes) {}
  uint64_t number() {
    uint64_t value = 0;
    take(&value, sizeof value);
    return value;
  }
  std::string text() {
    std::string value(number(), '\0');
    take(value.data(), value.size());
    return value;
  }
  void take(void* to, size_t size) {
    CHECK(size <= bytes_.size());
    if (size > 0) std::memcpy(to, bytes_.data(), size);
    bytes_ = bytes_.subspan(size);
  }

 private:
  std::span<const std::byte> bytes_;
};

// What the worker holds between calls.
struct Loaded {
  KernelLibraries libraries;
  std::unique_ptr<ThreadPool> pool;
  std::unique_ptr<Executable> executable;
};

}  // namespace

std::vector<std::byte> write_letter(const SideLetter& letter) {
  Writer writer;
  writer.number(letter.libraries.size());
  for (const auto& path : letter.libraries) writer.text(path.string());
  writer.number(letter.threads);
  writer.number(letter.processors.has_value() ? 1 : 0);
  if (letter.processors) writer.append(&*letter.processors, sizeof *letter.processors);
  writer.number(letter.block_offsets.size());
  for (const size_t offset : letter.block_offsets) writer.number(offset);
  writer.number(letter.counter_offset);
  writer.number(letter.steps.size());
  for (const Step& step : letter.steps) {
    writer.number(step.kernel);
    writer.number(step.buffers.size());
    for (const BlockId block : step.buffers) writer.number(block.index);
    writer.number(step.parameters.size());
    for (const int64_t parameter : step.parameters) writer.number(static_cast<uint64_t>(parameter));
  }
  return writer.take();
}

SideLetter read_letter(std::span<const std::byte> bytes) {
  Reader reader(bytes);
  SideLetter letter;
  for (uint64_t i = reader.number(); i > 0; --i) letter.libraries.emplace_back(reader.text());
  letter.threads = reader.number();
  if (reader.number() != 0) {
    letter.processors.emplace();
    reader.take(&*letter.processors, sizeof *letter.processors);
  }
  for (uint64_t i = reader.number(); i > 0; --i) letter.block_offsets.push_back(reader.number());
  letter.counter_offset = reader.number();
  for (uint64_t i = reader.number(); i > 0; --i) {
    Step step{.kernel = static_cast<uint32_t>(reader.number())};
    for (uint64_t k = reader.number(); k > 0; --k)
      step.buffers.push_back({static_cast<uint32_t>(reader.number())});
    for (uint64_t k = reader.number(); k > 0; --k)
      step.parameters.push_back(static_cast<int64_t>(reader.number()));
    letter.steps.push_back(std::move(step));
  }
  return letter;
}

std::expected<Entry, std::string> set_up_side(const Assignment& assignment) {
  SideLetter letter = read_letter(assignment.letter);
  std::byte* const memory = assignment.memory[0].data();
  auto libraries = KernelLibraries::load(letter.libraries);
  if (!libraries) return std::unexpected(libraries.error());
  const auto loaded =
      std::make_unique<Loaded>(Loaded{.libraries = *std::move(libraries)}).release();
  if (letter.threads > 1) {
    loaded->pool = std::make_unique<ThreadPool>(letter.threads,
                                                [processors = letter.processors](size_t helper) {
                                                  if (processors)
                                                    bind_thread(processors->helper(helper));
                                                });
  }
  Plan plan;
  std::vector<std::byte*> blocks;
  for (const size_t offset : letter.block_offsets) {
    plan.blocks.emplace_back();
    blocks.push_back(memory + offset);
  }
  plan.steps = std::move(letter.steps);
  auto* const pool_calls = reinterpret_cast<uint64_t*>(memory + letter.counter_offset);
  loaded->executable =
      std::make_unique<Executable>(plan, loaded->libraries, blocks, loaded->pool.get());
  // `loaded` lives as long as the process, which never returns from its entry's loop.
  return [loaded, pool_calls] {
    loaded->executable->run();
    *pool_calls = loaded->executable->parallel_calls();
    return 0;
  };
}

}  // namespace passnet
