#include "cli/service/service_state.hpp"

#include "base/hash.hpp"

#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sys/random.h>

namespace passnet {

namespace fs = std::filesystem;

void add_state_option(CliCommand command, std::string& state) {
  command.option("--state", state, "the state of the service: a file of SQLite, or postgresql://…")
      .show_default();
}

Result<Store> open_state(const std::string& address) {
  if (!is_postgres_address(address)) {
    std::error_code error;
    fs::create_directories(fs::path(address).parent_path(), error);
  }
  return Store::open(address, judge_version());
}

std::string judge_version() {
  std::ifstream file("/proc/self/exe", std::ios::binary);
  const std::string program(std::istreambuf_iterator<char>(file), {});
  return fmt::format("{}-{}", PASSNET_VERSION, sha256(program).hex().substr(0, 16));
}

std::string draw_token() {
  std::array<std::byte, 32> bytes{};
  CHECK(getrandom(bytes.data(), bytes.size(), 0) == static_cast<ssize_t>(bytes.size()));
  return "pn_" + sha256(bytes).hex();
}

}  // namespace passnet
