#include "frontend/pt2/pickle.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <unordered_map>

namespace passnet {
namespace {

// Instructions by their bytes in the format (Python's pickletools lists them).
enum class Opcode : uint8_t {
  kMark = '(',
  kStop = '.',
  kFloat = 'G',
  kInt4 = 'J',
  kInt1 = 'K',
  kInt2 = 'M',
  kNone = 'N',
  kPersistent = 'Q',
  kReduce = 'R',
  kUnicode = 'X',
  kAppend = 'a',
  kBuild = 'b',
  kGlobal = 'c',
  kAppends = 'e',
  kGet = 'h',
  kLongGet = 'j',
  kPut = 'q',
  kLongPut = 'r',
  kSetItem = 's',
  kTuple = 't',
  kSetItems = 'u',
  kEmptyDict = '}',
  kEmptyList = ']',
  kEmptyTuple = ')',
  kProtocol = 0x80,
  kTuple1 = 0x85,
  kTuple2 = 0x86,
  kTuple3 = 0x87,
  kTrue = 0x88,
  kFalse = 0x89,
  kLong1 = 0x8a,
  kShortUnicode = 0x8c,
  kStackGlobal = 0x93,
  kMemoize = 0x94,
  kFrame = 0x95,
};

struct StorageName {
  std::string_view name;
  DType dtype;
};
// The classes of storages, which state the dtype of their elements.
constexpr std::array<StorageName, kDTypes.size()> kStorages{{
    {"torch.DoubleStorage", DType::kF64},
    {"torch.FloatStorage", DType::kF32},
    {"torch.HalfStorage", DType::kF16},
    {"torch.BFloat16Storage", DType::kBF16},
    {"torch.LongStorage", DType::kI64},
    {"torch.IntStorage", DType::kI32},
    {"torch.ShortStorage", DType::kI16},
    {"torch.CharStorage", DType::kI8},
    {"torch.ByteStorage", DType::kU8},
    {"torch.BoolStorage", DType::kBool},
    {"torch.ComplexFloatStorage", DType::kC64},
}};

constexpr std::string_view kTensorMaker = "torch._utils._rebuild_tensor_v2";
constexpr std::string_view kParameterMaker = "torch._utils._rebuild_parameter";
constexpr std::string_view kStatefulParameterMaker = "torch._utils._rebuild_parameter_with_state";
constexpr std::string_view kOrderedDict = "collections.OrderedDict";

constexpr size_t kMaxArguments = 8;
constexpr size_t kMaxTensorRank = 16;

bool is_known(std::string_view name) {
  return name == kTensorMaker || name == kParameterMaker || name == kStatefulParameterMaker ||
         name == kOrderedDict ||
         (name.starts_with("torch.") && name.ends_with("Storage") &&
          std::ranges::count(name, '.') == 1);
}

class PickleParser {
 public:
  PickleParser(std::span<const std::byte> bytes, const std::string& name)
      : bytes_(bytes), name_(name) {}

  Result<Pickle> parse() {
    while (at_ < bytes_.size()) {
      start_ = at_;
      const auto opcode = static_cast<Opcode>(bytes_[at_++]);
      if (opcode == Opcode::kStop) return stop();
      TRY(step(opcode));
    }
    return flaw("expected the end of the pickle, found that of its bytes");
  }

 private:
  using Done = Result<void>;

  template <class... Args>
  std::unexpected<Diagnostic> flaw(fmt::format_string<Args...> text, Args&&... args) const {
    return fail({}, "bad-pickle", "'{}', byte {}: {}", name_, start_,
                fmt::format(text, std::forward<Args>(args)...));
  }

  Result<Pickle> stop() {
    if (stack_.size() != 1 || !marks_.empty()) return flaw("expected one value at the end");
    pickle_.top = stack_[0];
    return std::move(pickle_);
  }

  Done step(Opcode opcode) {
    switch (opcode) {
      case Opcode::kNone:
        return push({.kind = PickleKind::kNone});
      case Opcode::kTrue:
      case Opcode::kFalse:
        return push({.kind = PickleKind::kBool, .integer = opcode == Opcode::kTrue ? 1 : 0});
      case Opcode::kInt1:
        return push({.kind = PickleKind::kInteger, .integer = TRY(number(1))});
      case Opcode::kInt2:
        return push({.kind = PickleKind::kInteger, .integer = TRY(number(2))});
      case Opcode::kInt4:
        return push({.kind = PickleKind::kInteger,
                     .integer = static_cast<int32_t>(static_cast<uint32_t>(TRY(number(4))))});
      case Opcode::kLong1:
        return push_long();
      case Opcode::kFloat:
        return push_float();
      case Opcode::kUnicode:
      case Opcode::kShortUnicode:
        return push_text(TRY(number(opcode == Opcode::kUnicode ? 4 : 1)));
      case Opcode::kEmptyTuple:
        return push({.kind = PickleKind::kTuple});
      case Opcode::kEmptyList:
        return push({.kind = PickleKind::kList});
      case Opcode::kEmptyDict:
        return push({.kind = PickleKind::kDict});
      case Opcode::kTuple1:
        return push_tuple(1);
      case Opcode::kTuple2:
        return push_tuple(2);
      case Opcode::kTuple3:
        return push_tuple(3);
      case Opcode::kTuple:
        return push_tuple(TRY(marked()));
      case Opcode::kMark:
        marks_.push_back(stack_.size());
        return {};
      case Opcode::kAppend:
        return extend(1, PickleKind::kList);
      case Opcode::kAppends:
        return extend(TRY(marked()), PickleKind::kList);
      case Opcode::kSetItem:
        return extend(2, PickleKind::kDict);
      case Opcode::kSetItems:
        return extend(TRY(marked()), PickleKind::kDict);
      case Opcode::kPut:
      case Opcode::kLongPut:
        return memoize(TRY(number(opcode == Opcode::kPut ? 1 : 4)));
      case Opcode::kMemoize:
        return memoize(static_cast<int64_t>(memo_.size()));
      case Opcode::kGet:
      case Opcode::kLongGet:
        return recall(TRY(number(opcode == Opcode::kGet ? 1 : 4)));
      case Opcode::kGlobal:
      case Opcode::kStackGlobal:
        return push_name(opcode);
      case Opcode::kPersistent:
        return push_storage();
      case Opcode::kReduce:
        return call();
      case Opcode::kBuild:  // attributes of an OrderedDict, which are not read
        return build();
      case Opcode::kProtocol:
        return skip(1);
      case Opcode::kFrame:
        return skip(8);
      case Opcode::kStop:
        break;
    }
    return flaw(
        "expected an instruction that makes numbers, strings, sequences or tensors, found {}",
        static_cast<int>(opcode));
  }

  Done push(PickleValue value) {
    stack_.push_back(static_cast<uint32_t>(pickle_.values.size()));
    pickle_.values.push_back(std::move(value));
    return {};
  }

  Done skip(size_t count) {
    if (count > bytes_.size() - at_) return flaw("expected {} more bytes", count);
    at_ += count;
    return {};
  }

  // Reads a little-endian number of up to four bytes.
  Result<int64_t> number(size_t count) {
    TRY(skip(count));
    int64_t result = 0;
    for (size_t i = 1; i <= count; ++i)
      result = result << 8 | static_cast<uint8_t>(bytes_[at_ - i]);
    return result;
  }

  Done push_long() {
    const int64_t count = TRY(number(1));
    if (count > 8) return flaw("expected an integer of 64 bits, found one of {} bytes", count);
    TRY(skip(static_cast<size_t>(count)));
    uint64_t result = 0;
    for (size_t i = 0; i < static_cast<size_t>(count); ++i) {
      result |= uint64_t{static_cast<uint8_t>(bytes_[at_ - static_cast<size_t>(count) + i])}
                << (8 * i);
    }
    const bool is_negative = count > 0 && (static_cast<uint8_t>(bytes_[at_ - 1]) & 0x80) != 0;
    if (is_negative && count < 8) result |= ~uint64_t{0} << (8 * count);
    return push({.kind = PickleKind::kInteger, .integer = static_cast<int64_t>(result)});
  }

  Done push_float() {
    TRY(skip(8));
    uint64_t bits = 0;
    for (size_t i = 8; i > 0; --i) bits = bits << 8 | static_cast<uint8_t>(bytes_[at_ - i]);
    return push({.kind = PickleKind::kFloat, .number = std::bit_cast<double>(bits)});
  }

  Done push_text(int64_t size) {
    const auto* const begin = reinterpret_cast<const char*>(bytes_.data() + at_);
    TRY(skip(static_cast<size_t>(size)));
    return push(
        {.kind = PickleKind::kString, .text = std::string_view(begin, static_cast<size_t>(size))});
  }

  // The number of values since the last mark, which it removes.
  Result<size_t> marked() {
    if (marks_.empty() || marks_.back() > stack_.size()) return flaw("expected a mark before");
    const size_t mark = marks_.back();
    marks_.pop_back();
    return stack_.size() - mark;
  }

  Result<std::vector<uint32_t>> pop(size_t count) {
    const size_t least = marks_.empty() ? 0 : marks_.back();
    if (stack_.size() < least + count) return flaw("expected {} values before", count);
    std::vector<uint32_t> values(stack_.end() - static_cast<ptrdiff_t>(count), stack_.end());
    stack_.resize(stack_.size() - count);
    return values;
  }

  Done push_tuple(size_t count) {
    return push({.kind = PickleKind::kTuple, .entries = TRY(pop(count))});
  }

  // Moves the last values into the list or dict before them.
  Done extend(size_t count, PickleKind kind) {
    const std::vector<uint32_t> added = TRY(pop(count));
    const uint32_t into = TRY(pop(1))[0];
    PickleValue& whole = pickle_.values[into];
    if (whole.kind != kind || (kind == PickleKind::kDict && count % 2 != 0)) {
      return flaw("expected a {} to extend", kind == PickleKind::kDict ? "dict" : "list");
    }
    whole.entries.insert(whole.entries.end(), added.begin(), added.end());
    stack_.push_back(into);
    return {};
  }

  Done memoize(int64_t key) {
    const uint32_t value = TRY(pop(1))[0];
    stack_.push_back(value);
    memo_[key] = value;
    return {};
  }

  Done recall(int64_t key) {
    const auto found = memo_.find(key);
    if (found == memo_.end()) return flaw("expected a value that was stored as {}", key);
    stack_.push_back(found->second);
    return {};
  }

  Result<std::string_view> line() {
    const auto* const begin = reinterpret_cast<const char*>(bytes_.data() + at_);
    const std::string_view rest(begin, bytes_.size() - at_);
    const size_t size = rest.find('\n');
    if (size == std::string_view::npos) return flaw("expected the name of a class or function");
    at_ += size + 1;
    return rest.substr(0, size);
  }

  Done push_name(Opcode opcode) {
    std::string_view module;
    std::string_view name;
    if (opcode == Opcode::kGlobal) {
      module = TRY(line());
      name = TRY(line());
    } else {
      const auto parts = TRY(pop(2));
      module = pickle_.values[parts[0]].text;
      name = pickle_.values[parts[1]].text;
    }
    std::string whole = fmt::format("{}.{}", module, name);
    if (!is_known(whole)) {
      constexpr size_t kShown = 60;
      return flaw("expected what makes tensors of PyTorch, found the name '{}'",
                  whole.substr(0, kShown));
    }
    return push({.kind = PickleKind::kName, .text = pickle_.texts.emplace_back(std::move(whole))});
  }

  bool is(uint32_t value, PickleKind kind) const { return pickle_.values[value].kind == kind; }

  // ('storage', its class, its key, a device, the number of its elements)
  Done push_storage() {
    const uint32_t id = TRY(pop(1))[0];
    const auto& parts = pickle_.values[id].entries;
    if (!is(id, PickleKind::kTuple) || parts.size() != 5 || !is(parts[1], PickleKind::kName) ||
        !is(parts[2], PickleKind::kString)) {
      return flaw("expected a storage of five parts");
    }
    const std::string_view name = pickle_.values[parts[1]].text;
    const auto* const known = std::ranges::find(kStorages, name, &StorageName::name);
    PickleValue storage{.kind = PickleKind::kStorage, .text = pickle_.values[parts[2]].text};
    if (known != kStorages.end()) storage.dtype = known->dtype;
    return push(std::move(storage));
  }

  Done call() {
    const auto parts = TRY(pop(2));
    if (!is(parts[0], PickleKind::kName) || !is(parts[1], PickleKind::kTuple) ||
        pickle_.values[parts[1]].entries.size() > kMaxArguments) {
      return flaw("expected a call of a name with at most {} arguments", kMaxArguments);
    }
    const std::vector<uint32_t> arguments = pickle_.values[parts[1]].entries;
    const std::string_view name = pickle_.values[parts[0]].text;
    if (name == kTensorMaker) return push_tensor(arguments);
    if (name == kOrderedDict && arguments.empty()) {
      return push({.kind = PickleKind::kDict});
    }
    const bool is_parameter = name == kParameterMaker || name == kStatefulParameterMaker;
    if (is_parameter && !arguments.empty() && is(arguments[0], PickleKind::kTensor)) {
      stack_.push_back(arguments[0]);
      return {};
    }
    return flaw("expected a call that makes a tensor or a dict, found one of '{}'", name);
  }

  // Sizes or strides.
  std::optional<std::vector<int64_t>> integers(uint32_t tuple) const {
    std::vector<int64_t> result;
    if (pickle_.values[tuple].entries.size() > kMaxTensorRank) return std::nullopt;
    for (const uint32_t entry : pickle_.values[tuple].entries) {
      if (!is(entry, PickleKind::kInteger)) return std::nullopt;
      result.push_back(pickle_.values[entry].integer);
    }
    return is(tuple, PickleKind::kTuple) ? std::optional(std::move(result)) : std::nullopt;
  }

  // (storage, offset, sizes, strides, requires_grad, hooks, …)
  Done push_tensor(const std::vector<uint32_t>& parts) {
    const bool has_parts = parts.size() >= 4 && is(parts[0], PickleKind::kStorage) &&
                           is(parts[1], PickleKind::kInteger);
    const auto shape = has_parts ? integers(parts[2]) : std::nullopt;
    const auto strides = has_parts ? integers(parts[3]) : std::nullopt;
    if (!shape || !strides || shape->size() != strides->size()) {
      return flaw("expected a tensor's storage, offset, sizes and strides");
    }
    return push({.kind = PickleKind::kTensor,
                 .entries = {parts[0]},
                 .dtype = pickle_.values[parts[0]].dtype,
                 .offset = pickle_.values[parts[1]].integer,
                 .shape = *shape,
                 .strides = *strides});
  }

  Done build() {
    const auto parts = TRY(pop(2));
    if (!is(parts[0], PickleKind::kDict)) return flaw("expected attributes of a dict");
    stack_.push_back(parts[0]);
    return {};
  }

  std::span<const std::byte> bytes_;
  const std::string& name_;
  size_t at_ = 0;
  size_t start_ = 0;  // of the instruction
  Pickle pickle_;
  std::vector<uint32_t> stack_;
  std::vector<size_t> marks_;  // the stack's sizes
  std::unordered_map<int64_t, uint32_t> memo_;
};

}  // namespace

Result<Pickle> parse_pickle(std::span<const std::byte> bytes, const std::string& name) {
  return PickleParser(bytes, name).parse();
}

}  // namespace passnet
