#include "cuda/library/choices.hpp"

#include "base/hash.hpp"

#include <fmt/format.h>

#include <fstream>
#include <sys/resource.h>
#include <unistd.h>

namespace passnet {
namespace fs = std::filesystem;

// False in a worker, whose first byte in a file would be a signal that ends it.
static bool may_write_files() {
  rlimit limit{};
  return getrlimit(RLIMIT_FSIZE, &limit) == 0 && limit.rlim_cur > 0;
}

fs::path Choices::file_of(const std::string& call) const {
  constexpr size_t kDigits = 40;
  const Digest digest = Hasher().add(machine_).add(call).finish();
  return folder_ / (digest.hex().substr(0, kDigits) + ".choice");
}

std::optional<size_t> Choices::find(const std::string& call) {
  const auto known = known_.find(call);
  if (known != known_.end()) return known->second;
  if (folder_.empty()) return std::nullopt;
  std::ifstream file(file_of(call));
  size_t choice = 0;
  if (!(file >> choice)) return std::nullopt;
  return known_[call] = choice;
}

void Choices::keep(const std::string& call, size_t choice) {
  known_[call] = choice;
  if (folder_.empty() || !may_write_files()) return;
  std::error_code error;
  fs::create_directories(folder_, error);
  const fs::path path = file_of(call);
  const fs::path part = fmt::format("{}.{}", path.string(), getpid());
  std::ofstream(part) << choice << '\n';
  fs::rename(part, path, error);
}

}  // namespace passnet
