#include "sandbox/worker/order.hpp"

#include "base/bytes.hpp"

#include <algorithm>
#include <iterator>
#include <string_view>

namespace passnet {
namespace {

std::vector<std::filesystem::path> names_of(std::span<const std::string_view> names) {
  return {names.begin(), names.end()};
}

}  // namespace

static void transfer(Transfer& bytes, FileView& view) {
  bytes(view.readable, view.writable, view.devices, view.kernel_files);
}

static void transfer(Transfer& bytes, Orders& orders) {
  bytes(orders.order, orders.places, orders.view, orders.request);
}

std::vector<std::byte> write_order(WorkerKind kind, const WorkerOptions& options,
                                   const SharedMemory& control, const SharedMemory* mailbox,
                                   std::span<const std::byte> request) {
  Orders orders{.order = {.control = control.bytes().data(),
                          .threads = options.threads,
                          .bound = options.processors.has_value(),
                          .has_mailbox = mailbox != nullptr,
                          .processors = options.processors.value_or(Processors{}),
                          .limits = options.limits.value_or(info(kind).limits),
                          .left_out = options.left_out.bits()},
                .places = {},
                .view = {.readable = options.readable,
                         .writable = {},
                         .devices = names_of(info(kind).devices),
                         .kernel_files = names_of(info(kind).kernel_files)},
                .request = {request.begin(), request.end()}};
  std::ranges::copy(system_library_folders(), std::back_inserter(orders.view.readable));
  std::vector<const SharedMemory*> memory = options.memory;
  if (mailbox != nullptr) memory.push_back(mailbox);
  for (const SharedMemory* const each : memory) {
    orders.places.push_back({.wanted = each->bytes().data(),
                             .bytes = each->bytes().size(),
                             .is_reserved = each->is_reserved()});
  }
  return to_bytes(orders);
}

Orders read_order(std::span<const std::byte> bytes) { return from_bytes<Orders>(bytes); }

}  // namespace passnet
