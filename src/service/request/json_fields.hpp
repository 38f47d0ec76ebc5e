// Reads the members of a JSON object that a client sent: each has one type, none is unknown.
#pragma once

#include "diag/diagnostic.hpp"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace passnet {

// Members that are absent or null leave the value as it is. The first error is kept.
class JsonFields {
 public:
  // `place` names the object in errors, as `evaluations[2].settings`; empty: the body.
  JsonFields(const nlohmann::json& object, std::string place);

  void read(std::string_view key, std::string& value);
  void read(std::string_view key, bool& value);
  void read(std::string_view key, int64_t& value, int64_t low, int64_t high);
  void read(std::string_view key, double& value, double low, double high);
  void read(std::string_view key, std::optional<uint64_t>& value);
  void read(std::string_view key, std::optional<std::string>& value);
  // The member of any type; null if it is absent.
  const nlohmann::json* member(std::string_view key);
  void complain(std::string_view key, std::string_view expected);
  // Errors: "request-field" (with the place, what was expected and found), or "request-key" for a
  // member that nobody has read.
  Result<void> finish() const;

 private:
  std::string place_of(std::string_view key) const;

  const nlohmann::json& object_;
  std::string place_;
  std::vector<std::string_view> known_;
  std::optional<Diagnostic> error_;
};

}  // namespace passnet
