// The request to a worker, and the function that prepares for it.
#pragma once

#include <cstddef>
#include <expected>
#include <functional>
#include <span>
#include <string>

namespace passnet {

// Bytes from the supervisor, and the memory that both share.
struct Request {
  std::span<const std::byte> bytes;
  std::span<const std::span<std::byte>> memory;
};

// Runs once per call, in the worker. It returns the status of the call, 0 for success.
using Entry = std::move_only_function<int()>;
// Runs once per request, in the worker: loads the library, starts threads. An error text is
// returned to the supervisor. The entry of an earlier request is destroyed first.
using Setup = std::move_only_function<std::expected<Entry, std::string>(const Request&)>;

}  // namespace passnet
