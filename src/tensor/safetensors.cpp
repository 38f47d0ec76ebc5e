#include "tensor/safetensors.hpp"

#include "diag/bounded_json.hpp"
#include "diag/json.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cstring>
#include <fstream>
#include <limits>
#include <optional>
#include <set>
#include <string_view>
#include <unistd.h>
#include <utility>
#include <vector>

namespace passnet {
namespace {

constexpr uint64_t kMaxHeader = 100'000'000;  // the format's own limit
constexpr uint64_t kHeaderAlignment = 64;

struct FormatName {
  DType dtype;
  std::string_view name;
};

constexpr std::array<FormatName, kDTypes.size()> kFormatNames{{
    {DType::kF64, "F64"},
    {DType::kF32, "F32"},
    {DType::kF16, "F16"},
    {DType::kBF16, "BF16"},
    {DType::kI64, "I64"},
    {DType::kI32, "I32"},
    {DType::kI16, "I16"},
    {DType::kI8, "I8"},
    {DType::kU8, "U8"},
    {DType::kBool, "BOOL"},
    {DType::kC64, "C64"},
}};

std::string_view format_name(DType dtype) {
  return std::ranges::find(kFormatNames, dtype, &FormatName::dtype)->name;
}

std::optional<DType> dtype_from_format(std::string_view name) {
  const auto found = std::ranges::find(kFormatNames, name, &FormatName::name);
  if (found == kFormatNames.end()) return std::nullopt;
  return found->dtype;
}

// One tensor of the header: its bytes are [begin, end) of the data that follow the header.
struct Entry {
  std::string name;
  TensorType type;
  uint64_t begin = 0;
  uint64_t end = 0;
};

// Limits how much of an adversarial file a message quotes.
std::string printable(std::string_view text) {
  constexpr size_t kShown = 60;
  std::string shown(text.substr(0, kShown));
  for (char& c : shown) {
    if (static_cast<unsigned char>(c) < 32) c = '?';
  }
  return text.size() > kShown ? shown + "…" : shown;
}

uint64_t little_endian(const std::array<unsigned char, 8>& bytes) {
  uint64_t value = 0;
  for (size_t i = 8; i-- > 0;) value = value << 8 | bytes[i];
  return value;
}

Result<std::string> read_header(std::ifstream& file, uint64_t file_size, const std::string& path) {
  std::array<unsigned char, 8> prefix{};
  file.read(reinterpret_cast<char*>(prefix.data()), prefix.size());
  if (!file) {
    return fail({}, "safetensors-too-short", "{}: expected at least 8 bytes, found {}", path,
                file_size);
  }
  const uint64_t size = little_endian(prefix);
  if (size > kMaxHeader || size > file_size - prefix.size()) {
    return fail({}, "safetensors-header-size",
                "{}: expected a header that fits in the file's {} bytes, found one of {}", path,
                file_size, size);
  }
  std::string header(size, '\0');
  file.read(header.data(), static_cast<std::streamsize>(size));
  if (!file) return fail({}, "safetensors-unreadable", "{}: cannot read the header", path);
  return header;
}

// Finds a name that the outermost object of a text has twice, of which a parsed object keeps one.
struct RepeatedName {
  using Json = nlohmann::json;
  bool null() { return true; }
  bool boolean(bool) { return true; }
  bool number_integer(Json::number_integer_t) { return true; }
  bool number_unsigned(Json::number_unsigned_t) { return true; }
  bool number_float(Json::number_float_t, const std::string&) { return true; }
  bool string(std::string&) { return true; }
  bool binary(Json::binary_t&) { return true; }
  bool start_object(size_t) { return ++depth > 0; }
  bool end_object() { return depth-- > 0; }
  bool start_array(size_t) { return ++depth > 0; }
  bool end_array() { return depth-- > 0; }
  bool key(std::string& name) {
    if (depth == 1 && !names.insert(name).second) found = name;
    return !found;
  }
  bool parse_error(size_t, const std::string&, const Json::exception&) { return false; }

  size_t depth = 0;
  std::set<std::string> names;
  std::optional<std::string> found;
};

Result<nlohmann::json> parse_header(const std::string& header, const std::string& path) {
  nlohmann::json json = parse_bounded_json(header);
  if (!json.is_object()) {
    return fail({}, "safetensors-header", "{}: expected the header to be a JSON object of tensors",
                path);
  }
  RepeatedName repeated;
  if (nlohmann::json::sax_parse(header, &repeated)) return json;
  return fail({}, "safetensors-repeated", "{}: tensor '{}' is there twice", path,
              printable(repeated.found.value_or("")));
}

// A JSON integer in [0, 2^63).
std::optional<int64_t> natural(const nlohmann::json& json) {
  if (!json.is_number_integer()) return std::nullopt;
  if (json.is_number_unsigned()) {
    const auto value = json.get<uint64_t>();
    if (value > static_cast<uint64_t>(std::numeric_limits<int64_t>::max())) return std::nullopt;
    return static_cast<int64_t>(value);
  }
  const auto value = json.get<int64_t>();
  return value < 0 ? std::nullopt : std::optional(value);
}

std::optional<Integers> naturals(const nlohmann::json& entry, const char* key) {
  const auto found = entry.find(key);
  if (found == entry.end() || !found->is_array()) return std::nullopt;
  Integers values;
  for (const nlohmann::json& element : *found) {
    const std::optional<int64_t> value = natural(element);
    if (!value) return std::nullopt;
    values.push_back(*value);
  }
  return values;
}

Result<Entry> parse_entry(const std::string& name, const nlohmann::json& json, uint64_t data_size,
                          const std::string& path) {
  const auto dtype_field = json.is_object() ? json.find("dtype") : json.end();
  if (!json.is_object() || dtype_field == json.end() || !dtype_field->is_string()) {
    return fail({}, "safetensors-entry", "{}: expected tensor '{}' to be an object with a dtype",
                path, printable(name));
  }
  const auto& dtype_name = dtype_field->get_ref<const std::string&>();
  const std::optional<DType> dtype = dtype_from_format(dtype_name);
  if (!dtype) {
    return fail({}, "safetensors-dtype", "{}: tensor '{}' has the unsupported dtype '{}'", path,
                printable(name), printable(dtype_name));
  }
  const auto shape = naturals(json, "shape");
  if (!shape || !is_sane({*dtype, *shape})) {
    return fail({}, "safetensors-shape",
                "{}: expected tensor '{}' to have at most 16 extents that fit in memory", path,
                printable(name));
  }
  const auto offsets = naturals(json, "data_offsets");
  if (!offsets || offsets->size() != 2 || (*offsets)[0] > (*offsets)[1]) {
    return fail({}, "safetensors-offsets",
                "{}: expected tensor '{}' to have two ascending data_offsets", path,
                printable(name));
  }
  Entry entry{name,
              {*dtype, *shape},
              static_cast<uint64_t>((*offsets)[0]),
              static_cast<uint64_t>((*offsets)[1])};
  if (entry.end > data_size) {
    return fail({}, "safetensors-truncated",
                "{}: tensor '{}' ends at byte {} of the data, which has {}", path, printable(name),
                entry.end, data_size);
  }
  if (entry.end - entry.begin != static_cast<uint64_t>(entry.type.bytes())) {
    return fail({}, "safetensors-size", "{}: expected {} bytes for tensor '{}' of {}, found {}",
                path, entry.type.bytes(), printable(name), to_string(entry.type),
                entry.end - entry.begin);
  }
  return entry;
}

// Gaps between tensors are harmless; two tensors in the same bytes would let a small file claim any
// amount of memory.
Result<void> check_overlaps(std::vector<Entry>& entries, const std::string& path) {
  std::ranges::sort(entries, {}, [](const Entry& e) { return std::pair(e.begin, e.end); });
  for (size_t i = 1; i < entries.size(); ++i) {
    if (entries[i].begin < entries[i - 1].end) {
      return fail({}, "safetensors-overlap", "{}: tensors '{}' and '{}' share bytes", path,
                  printable(entries[i - 1].name), printable(entries[i].name));
    }
  }
  return {};
}

struct Layout {
  std::string header;  // including length prefix and padding
  std::vector<std::pair<std::string_view, const Tensor*>> order;
};

// Wider elements come first and without gaps, as the format requires; then every tensor is aligned
// to its elements, and the first to 64 bytes.
Layout lay_out(const std::map<std::string, const Tensor*>& tensors) {
  Layout layout;
  for (const auto& [name, tensor] : tensors) layout.order.emplace_back(name, tensor);
  std::ranges::stable_sort(layout.order, std::ranges::greater{},
                           [](const auto& item) { return byte_size(item.second->type().dtype); });
  nlohmann::json json = nlohmann::json::object();
  uint64_t offset = 0;
  for (const auto& [name, tensor] : layout.order) {
    const TensorType& type = tensor->type();
    const uint64_t end = offset + tensor->bytes().size();
    json[std::string(name)] = {{"dtype", format_name(type.dtype)},
                               {"shape", nlohmann::json(type.shape)},
                               {"data_offsets", nlohmann::json::array({offset, end})}};
    offset = end;
  }
  std::string text = json_line(json);
  while ((text.size() + 8) % kHeaderAlignment != 0) text += ' ';
  for (size_t i = 0; i < 8; ++i) {
    layout.header += static_cast<char>(static_cast<uint64_t>(text.size()) >> (8 * i) & 0xff);
  }
  layout.header += text;
  return layout;
}

}  // namespace

Result<NamedTensors> read_safetensors(const std::filesystem::path& path) {
  const std::string shown = path.string();
  std::error_code error;
  const bool regular = std::filesystem::is_regular_file(path, error);
  const uint64_t file_size = regular ? std::filesystem::file_size(path, error) : 0;
  std::ifstream file(path, std::ios::binary);
  if (!regular || error || !file) {
    return fail({}, "safetensors-unreadable", "{}: cannot open the file", shown);
  }
  const std::string header = TRY(read_header(file, file_size, shown));
  const nlohmann::json json = TRY(parse_header(header, shown));
  const uint64_t data_begin = 8 + header.size();
  std::vector<Entry> entries;
  for (const auto& [name, value] : json.items()) {
    if (name == "__metadata__") continue;
    entries.push_back(TRY(parse_entry(name, value, file_size - data_begin, shown)));
  }
  TRY(check_overlaps(entries, shown));
  NamedTensors tensors;
  for (Entry& entry : entries) {
    Tensor tensor = TRY(Tensor::create(std::move(entry.type)));
    file.seekg(static_cast<std::streamoff>(data_begin + entry.begin));
    file.read(reinterpret_cast<char*>(tensor.bytes().data()),
              static_cast<std::streamsize>(tensor.bytes().size()));
    if (!file) {
      return fail({}, "safetensors-unreadable", "{}: cannot read tensor '{}'", shown,
                  printable(entry.name));
    }
    tensors.emplace(std::move(entry.name), std::move(tensor));
  }
  return tensors;
}

Result<void> write_safetensors(const std::filesystem::path& path,
                               const std::map<std::string, const Tensor*>& tensors) {
  const Layout layout = lay_out(tensors);
  const std::filesystem::path temporary = fmt::format("{}.{}.tmp", path.string(), ::getpid());
  std::ofstream file(temporary, std::ios::binary | std::ios::trunc);
  file.write(layout.header.data(), static_cast<std::streamsize>(layout.header.size()));
  for (const auto& [name, tensor] : layout.order) {
    file.write(reinterpret_cast<const char*>(tensor->bytes().data()),
               static_cast<std::streamsize>(tensor->bytes().size()));
  }
  file.close();
  std::error_code error;
  if (file) std::filesystem::rename(temporary, path, error);
  if (!file || error) {
    std::error_code ignored;
    std::filesystem::remove(temporary, ignored);
    return fail({}, "safetensors-unwritable", "{}: cannot write the file", path.string());
  }
  return {};
}

}  // namespace passnet
