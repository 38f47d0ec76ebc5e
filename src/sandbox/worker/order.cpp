#include "sandbox/worker/order.hpp"

#include "base/check.hpp"

#include <algorithm>
#include <cstring>
#include <iterator>
#include <string>
#include <utility>

namespace passnet {
namespace {

using Paths = std::vector<std::filesystem::path>;

class Writer {
 public:
  void add(const void* from, size_t size) {
    const auto* const begin = static_cast<const std::byte*>(from);
    bytes_.insert(bytes_.end(), begin, begin + size);
  }
  template <class Number>
  void number(const Number& value) {
    add(&value, sizeof value);
  }
  void text(const std::string& value) {
    number(value.size());
    add(value.data(), value.size());
  }
  void paths(const Paths& values) {
    number(values.size());
    for (const auto& path : values) text(path.string());
  }
  std::vector<std::byte> take() { return std::move(bytes_); }

 private:
  std::vector<std::byte> bytes_;
};

class Reader {
 public:
  explicit Reader(std::span<const std::byte> bytes) : bytes_(bytes) {}
  void take(void* to, size_t size) {
    CHECK(size <= bytes_.size());
    if (size > 0) std::memcpy(to, bytes_.data(), size);
    bytes_ = bytes_.subspan(size);
  }
  template <class Number>
  Number number() {
    Number value{};
    take(&value, sizeof value);
    return value;
  }
  Paths paths() {
    Paths values(number<size_t>());
    for (auto& path : values) {
      std::string text(number<size_t>(), '\0');
      take(text.data(), text.size());
      path = std::move(text);
    }
    return values;
  }
  std::span<const std::byte> rest() const { return bytes_; }

 private:
  std::span<const std::byte> bytes_;
};

}  // namespace

std::vector<std::byte> write_order(WorkerKind kind, const WorkerOptions& options,
                                   const SharedMemory& control, const SharedMemory* mailbox,
                                   std::span<const std::byte> request) {
  std::vector<const SharedMemory*> memory = options.memory;
  if (mailbox != nullptr) memory.push_back(mailbox);
  const WorkerOrder order{.control = control.bytes().data(),
                          .threads = options.threads,
                          .bound = options.processors.has_value(),
                          .has_mailbox = mailbox != nullptr,
                          .processors = options.processors.value_or(Processors{}),
                          .limits = options.limits.value_or(info(kind).limits),
                          .left_out = options.left_out.bits(),
                          .memories = static_cast<uint32_t>(memory.size())};
  Writer writer;
  writer.number(order);
  for (const SharedMemory* const each : memory) {
    writer.number(MemoryPlace{.wanted = each->bytes().data(), .bytes = each->bytes().size()});
  }
  Paths readable = options.readable;
  std::ranges::copy(system_library_folders(), std::back_inserter(readable));
  writer.paths(readable);
  for (const auto& names : {info(kind).devices, info(kind).kernel_files}) {
    writer.paths(Paths(names.begin(), names.end()));
  }
  writer.add(request.data(), request.size());
  return writer.take();
}

Orders read_order(std::span<const std::byte> bytes) {
  Reader reader(bytes);
  Orders orders;
  orders.order = reader.number<WorkerOrder>();
  orders.places.resize(orders.order.memories);
  for (MemoryPlace& place : orders.places) place = reader.number<MemoryPlace>();
  orders.view.readable = reader.paths();
  orders.view.devices = reader.paths();
  orders.view.kernel_files = reader.paths();
  orders.request.assign(reader.rest().begin(), reader.rest().end());
  return orders;
}

}  // namespace passnet
