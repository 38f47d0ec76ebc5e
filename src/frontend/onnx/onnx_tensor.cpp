#include "frontend/onnx/onnx_tensor.hpp"

#include "frontend/pt2/stored_tensor.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstring>
#include <filesystem>

namespace passnet {
namespace {

namespace fs = std::filesystem;

constexpr std::array<std::string_view, 27> kTypeNames{
    "UNDEFINED",      "FLOAT",    "UINT8",        "INT8",           "UINT16",
    "INT16",          "INT32",    "INT64",        "STRING",         "BOOL",
    "FLOAT16",        "DOUBLE",   "UINT32",       "UINT64",         "COMPLEX64",
    "COMPLEX128",     "BFLOAT16", "FLOAT8E4M3FN", "FLOAT8E4M3FNUZ", "FLOAT8E5M2",
    "FLOAT8E5M2FNUZ", "UINT4",    "INT4",         "FLOAT4E2M1",     "FLOAT8E8M0",
    "UINT2",          "INT2"};

struct TypeNumber {
  int64_t number;
  DType dtype;
};
constexpr std::array<TypeNumber, kDTypes.size()> kTypes{{
    {1, DType::kF32},
    {2, DType::kU8},
    {3, DType::kI8},
    {5, DType::kI16},
    {6, DType::kI32},
    {7, DType::kI64},
    {9, DType::kBool},
    {10, DType::kF16},
    {11, DType::kF64},
    {14, DType::kC64},
    {16, DType::kBF16},
}};

// The field of TensorProto that holds elements of a dtype, and the bytes of a number there (0: a
// varint).
struct TypedField {
  uint32_t number;
  size_t bytes;
};
constexpr TypedField typed_field(DType dtype) {
  switch (dtype) {
    case DType::kF32:
    case DType::kC64:
      return {4, 4};
    case DType::kF64:
      return {10, 8};
    case DType::kI64:
      return {7, 0};
    case DType::kI32:
    case DType::kI16:
    case DType::kI8:
    case DType::kU8:
    case DType::kBool:
    case DType::kF16:
    case DType::kBF16:
      return {5, 0};
  }
  return {};
}

// Copies the numbers of a typed field into `into` one after the other.
class TypedReader {
 public:
  TypedReader(const WireFile& file, std::span<std::byte> into, size_t size)
      : file_(file), into_(into), size_(size) {}

  Result<bool> add(const WireField& field, const TypedField& wanted) {
    if (field.type != WireType::kBytes) return put(field.value);
    if (wanted.bytes > 0) {
      const size_t count = std::min(field.bytes.size(), into_.size() - filled_);
      std::ranges::copy(field.bytes.first(count), into_.begin() + static_cast<ptrdiff_t>(filled_));
      filled_ += count;
      return count == field.bytes.size();
    }
    const size_t rest = (into_.size() - filled_) / size_;
    for (const uint64_t number : TRY(packed_varints(file_, field.bytes, rest))) put(number);
    return true;
  }
  bool is_full() const { return filled_ == into_.size(); }

 private:
  bool put(uint64_t number) {
    if (into_.size() - filled_ < size_) return false;
    std::memcpy(into_.data() + filled_, &number, size_);
    filled_ += size_;
    return true;
  }

  const WireFile& file_;
  std::span<std::byte> into_;
  size_t size_;
  size_t filled_ = 0;
};

Result<TensorType> type_of(const OnnxTensor& tensor, Span span) {
  const auto dtype = dtype_from_onnx(tensor.data_type);
  if (!dtype) {
    return fail(span, "onnx-dtype", "the dtype {} of the tensor '{}' is not supported",
                onnx_type_name(tensor.data_type), tensor.name);
  }
  TensorType type{.dtype = *dtype};
  type.shape.assign(tensor.dims.begin(), tensor.dims.end());
  if (is_sane(type)) return type;
  return fail(span, "bad-onnx", "expected sizes within the limits, found the tensor '{}' of {}",
              tensor.name, to_string(type));
}

std::unexpected<Diagnostic> wrong_size(const OnnxTensor& tensor, const TensorType& type,
                                       Span span) {
  return fail(span, "bad-onnx", "expected the {} bytes of {} in the tensor '{}', found {}",
              type.bytes(), to_string(type), tensor.name, tensor.raw.size());
}

Result<Tensor> in_place(FileMemory& memory, TensorType type, std::span<std::byte> bytes) {
  StoredTensor stored{.type = std::move(type), .strides = {}, .storage = bytes};
  stored.strides = contiguous_strides(stored.type.shape);
  return stored.contents(memory);
}

std::optional<uint64_t> number_in(std::string_view text) {
  uint64_t value = 0;
  const auto read = std::from_chars(text.data(), text.data() + text.size(), value);
  if (read.ec != std::errc() || read.ptr != text.data() + text.size()) return std::nullopt;
  return value;
}

}  // namespace

std::optional<DType> dtype_from_onnx(int64_t number) {
  const auto* const found = std::ranges::find(kTypes, number, &TypeNumber::number);
  if (found == kTypes.end()) return std::nullopt;
  return found->dtype;
}

std::string onnx_type_name(int64_t number) {
  const bool is_known = number >= 0 && static_cast<size_t>(number) < kTypeNames.size();
  return is_known ? std::string(kTypeNames[static_cast<size_t>(number)]) : std::to_string(number);
}

Result<Tensor> OnnxTensors::read(WireFile& file, const OnnxTensor& tensor, Span span) {
  TensorType type = TRY(type_of(tensor, span));
  if (tensor.is_external) return read_external(file, tensor, std::move(type), span);
  const auto bytes = static_cast<size_t>(type.bytes());
  if (bytes == 0) return Tensor(type);
  if (!tensor.raw.empty()) {
    if (tensor.raw.size() != bytes) return wrong_size(tensor, type, span);
    return in_place(*model_, std::move(type), tensor.raw);
  }
  // A number takes at least a byte of the file.
  if (bytes / byte_size(type.dtype) > tensor.message.size()) return wrong_size(tensor, type, span);
  const std::span<std::byte> made = TRY(model_->allocate(bytes));
  const TypedField wanted = typed_field(type.dtype);
  const size_t number_size = type.dtype == DType::kC64 ? 4 : byte_size(type.dtype);
  TypedReader reader(file, made, number_size);
  WireMessage message = TRY(WireMessage::open(file, tensor.message));
  while (!message.at_end()) {
    const WireField field = TRY(message.next());
    if (field.number != wanted.number) continue;
    if (!TRY(reader.add(field, wanted))) return wrong_size(tensor, type, span);
  }
  if (!reader.is_full()) return wrong_size(tensor, type, span);
  return in_place(*model_, std::move(type), made);
}

// Locations are relative to the model's folder, and must not lead out of it, by links neither.
Result<FileMemory*> OnnxTensors::open_beside(const std::string& location, Span span) {
  if (const auto known = beside_.find(location); known != beside_.end()) return known->second.get();
  const auto refuse = [&]() {
    return fail(span, "external-data",
                "expected data in a file of the model's folder, found the location '{}'", location);
  };
  const fs::path given(location);
  if (location.empty() || given.is_absolute() || location.find('\0') != std::string::npos ||
      std::ranges::find(given, fs::path("..")) != given.end()) {
    return refuse();
  }
  std::error_code error;
  const fs::path folder =
      fs::canonical(fs::absolute(fs::path(model_->path())).parent_path(), error);
  const fs::path path = fs::canonical(folder / given, error);
  if (error) {
    return fail(span, "external-data", "cannot read '{}': no such file in the model's folder",
                location);
  }
  const auto [end, rest] = std::ranges::mismatch(folder, path);
  if (end != folder.end()) return refuse();
  auto memory = TRY(FileMemory::open(path.string()));
  return beside_.emplace(location, std::move(memory)).first->second.get();
}

Result<Tensor> OnnxTensors::read_external(WireFile& file, const OnnxTensor& tensor, TensorType type,
                                          Span span) {
  std::string location;
  std::optional<uint64_t> offset = 0;
  std::optional<uint64_t> length = static_cast<uint64_t>(type.bytes());
  WireMessage message = TRY(WireMessage::open(file, tensor.message));
  while (!message.at_end()) {
    const WireField entry = TRY(message.next());
    if (entry.number != 13) continue;
    std::string_view key;
    std::string_view value;
    WireMessage pair = TRY(WireMessage::open(file, entry.bytes));
    while (!pair.at_end()) {
      const WireField field = TRY(pair.next());
      if (field.number == 1) key = field.text();
      if (field.number == 2) value = field.text();
    }
    if (key == "location") location = value;
    if (key == "offset") offset = number_in(value);
    if (key == "length") length = number_in(value);
  }
  FileMemory* const memory = TRY(open_beside(location, span));
  const std::span<std::byte> bytes = memory->bytes();
  const auto wanted = static_cast<uint64_t>(type.bytes());
  if (!offset || length != wanted || *offset > bytes.size() || bytes.size() - *offset < wanted) {
    return fail(span, "external-data", "expected {} bytes of {} for '{}' in '{}', found {} bytes",
                wanted, to_string(type), tensor.name, location, bytes.size());
  }
  return in_place(*memory, std::move(type), bytes.subspan(*offset, wanted));
}

std::vector<std::unique_ptr<FileMemory>> OnnxTensors::take_files() {
  std::vector<std::unique_ptr<FileMemory>> result;
  result.push_back(std::move(model_));
  for (auto& [location, memory] : beside_) result.push_back(std::move(memory));
  return result;
}

}  // namespace passnet
