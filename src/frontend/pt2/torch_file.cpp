#include "frontend/pt2/torch_file.hpp"

#include "frontend/pt2/pickle.hpp"

namespace passnet {
namespace {

class TorchFile {
 public:
  TorchFile(const ZipArchive& archive, std::string name)
      : archive_(archive), root_(root_folder(archive)), name_(std::move(name)) {}

  Result<StoredTensors> read() {
    TRY(check_byte_order(archive_, root_));
    const ZipEntry* const entry = archive_.find(root_ + "data.pkl");
    if (entry == nullptr) return flaw("expected the entry data.pkl, found none");
    const std::span<std::byte> bytes = TRY(archive_.read(*entry));
    const Pickle pickle = TRY(parse_pickle(bytes, archive_.label(*entry)));
    const PickleValue& top = pickle[pickle.top];
    StoredTensors result;
    if (top.kind == PickleKind::kTensor) {
      result.emplace("", TRY(tensor(pickle, top)));
      return result;
    }
    if (top.kind != PickleKind::kDict) return flaw("expected a dict of tensors");
    for (size_t i = 0; i < top.entries.size(); i += 2) {
      const PickleValue& key = pickle[top.entries[i]];
      const PickleValue& value = pickle[top.entries[i + 1]];
      if (key.kind != PickleKind::kString || value.kind != PickleKind::kTensor) continue;
      result.insert_or_assign(std::string(key.text), TRY(tensor(pickle, value)));
    }
    return result;
  }

 private:
  template <class... Args>
  std::unexpected<Diagnostic> flaw(fmt::format_string<Args...> text, Args&&... args) const {
    return fail({}, "bad-torch-file", "'{}': {}", name_,
                fmt::format(text, std::forward<Args>(args)...));
  }

  Result<std::span<std::byte>> storage(std::string_view key) {
    const std::string path = fmt::format("{}data/{}", root_, key);
    if (const auto known = storages_.find(path); known != storages_.end()) return known->second;
    const ZipEntry* const entry = archive_.find(path);
    if (entry == nullptr) return flaw("expected the storage data/{}, found none", key);
    const std::span<std::byte> bytes = TRY(archive_.read(*entry));
    storages_.emplace(path, bytes);
    return bytes;
  }

  Result<StoredTensor> tensor(const Pickle& pickle, const PickleValue& value) {
    if (!value.dtype) return flaw("expected a tensor of a supported dtype");
    StoredTensor result{
        .type = {.dtype = *value.dtype, .shape = Shape(value.shape.begin(), value.shape.end())},
        .strides = Strides(value.strides.begin(), value.strides.end()),
        .offset = value.offset,
        .storage = TRY(storage(pickle[value.entries[0]].text))};
    if (result.fits()) return result;
    return flaw("expected a tensor within its storage of {} bytes, found {}", result.storage.size(),
                to_string(result.type));
  }

  const ZipArchive& archive_;
  std::string root_;
  std::string name_;
  std::unordered_map<std::string, std::span<std::byte>> storages_;
};

}  // namespace

std::string root_folder(const ZipArchive& archive) {
  if (archive.entries().empty()) return "";
  const std::string& first = archive.entries().front().name;
  const size_t slash = first.find('/');
  return slash == std::string::npos ? "" : first.substr(0, slash + 1);
}

Result<void> check_byte_order(const ZipArchive& archive, const std::string& root) {
  const ZipEntry* const entry = archive.find(root + "byteorder");
  if (entry == nullptr) return {};
  const std::span<std::byte> bytes = TRY(archive.read(*entry));
  const std::string_view order(reinterpret_cast<const char*>(bytes.data()), bytes.size());
  if (order != "big") return {};
  return fail({}, "big-endian-archive",
              "'{}': expected little-endian numbers, found big-endian ones", archive.label(*entry));
}

Result<StoredTensors> read_torch_file(FileMemory& memory, std::span<std::byte> bytes,
                                      const std::string& name) {
  const ZipArchive archive = TRY(ZipArchive::open(memory, bytes, name));
  return TorchFile(archive, name).read();
}

}  // namespace passnet
