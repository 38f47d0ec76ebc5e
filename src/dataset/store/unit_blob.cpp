#include "dataset/store/unit_blob.hpp"

#include "dataset/store/text_blob.hpp"

#include <array>
#include <cstring>

namespace passnet {
namespace {

using Fields = std::array<uint64_t, 5>;  // little endian, as every machine that we run on

}  // namespace

std::string pack_units(const std::vector<Unit>& units, TextPacker& packer) {
  std::string bytes;
  for (const Unit& unit : units) {
    const Fields fields{unit.start, unit.count, unit.computing, uint64_t{unit.calls_library},
                        unit.content};
    bytes.append(reinterpret_cast<const char*>(fields.data()), sizeof fields);
  }
  return packer.pack(bytes);
}

Result<std::vector<Unit>> unpack_units(std::string_view blob) {
  const std::string bytes = TRY(unpack_text(blob));
  if (bytes.size() % sizeof(Fields) != 0) {
    return fail({}, "broken-units", "expected units of {} bytes, found {} bytes", sizeof(Fields),
                bytes.size());
  }
  std::vector<Unit> units;
  for (size_t at = 0; at < bytes.size(); at += sizeof(Fields)) {
    Fields fields;
    std::memcpy(fields.data(), bytes.data() + at, sizeof fields);
    units.push_back({.start = fields[0],
                     .count = fields[1],
                     .computing = fields[2],
                     .calls_library = fields[3] != 0,
                     .content = fields[4]});
  }
  return units;
}

}  // namespace passnet
