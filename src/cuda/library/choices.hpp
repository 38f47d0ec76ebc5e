// The choices between implementations of the same call that were measured, kept in memory and in
// files, so that a call is computed in the same way wherever it occurs.
#pragma once

#include <cstddef>
#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <string>

namespace passnet {

class Choices {
 public:
  // `folder`: where the files are, one per choice; empty: in memory only. `machine` names what else
  // the choices depend on: the device, and the versions of its libraries.
  explicit Choices(std::filesystem::path folder = {}, std::string machine = {})
      : folder_(std::move(folder)), machine_(std::move(machine)) {}

  // Returns the number of the implementation that was chosen for the call; nothing if none was.
  std::optional<size_t> find(const std::string& call);
  // Keeps a choice. A file that cannot be written, or may not in this process, is left out: it would
  // only save time.
  void keep(const std::string& call, size_t choice);

 private:
  std::filesystem::path file_of(const std::string& call) const;

  std::filesystem::path folder_;
  std::string machine_;
  std::map<std::string, size_t> known_;
};

}  // namespace passnet
