#include "frontend/pt2/pt2_payloads.hpp"

#include "frontend/pt2/export_json.hpp"

namespace passnet {
namespace {

using Index = ExportJson::Index;

class PayloadReader {
 public:
  PayloadReader(FileMemory& memory, const ZipArchive& archive, Sources& sources)
      : memory_(memory), archive_(archive), sources_(sources) {}

  // Reads the configuration if there is one, otherwise the file of torch.save if there is one.
  Result<void> read(const std::string& folder, const std::string& config, const std::string& file) {
    if (const ZipEntry* const entry = archive_.find(config)) return read_config(folder, *entry);
    const ZipEntry* const entry = archive_.find(file);
    if (entry == nullptr) return {};
    const std::span<std::byte> bytes = TRY(archive_.read(*entry));
    auto saved = TRY(read_torch_file(memory_, bytes, archive_.label(*entry)));
    result_.merge(std::move(saved));
    return {};
  }

  StoredTensors take() { return std::move(result_); }

 private:
  Result<void> read_config(const std::string& folder, const ZipEntry& entry) {
    const std::span<std::byte> bytes = TRY(archive_.read(entry));
    const SourceId source = sources_.add(
        archive_.label(entry), {reinterpret_cast<const char*>(bytes.data()), bytes.size()});
    const auto tree = JsonTree::parse(sources_.text(source));
    if (!tree) return fail({source, 0, 1}, "bad-export", "expected JSON");
    const ExportJson json(*tree, source);
    const Index payloads = TRY(json.member(0, "config"));
    std::vector<Index> entries;
    tree->for_each(payloads, [&](Index payload) { entries.push_back(payload); });
    for (const Index payload : entries) TRY(read_payload(json, payload, folder));
    return {};
  }

  Result<std::span<std::byte>> bytes_of(const ExportJson& json, Index path,
                                        const std::string& name) {
    if (const auto known = files_.find(name); known != files_.end()) return known->second;
    const ZipEntry* const entry = archive_.find(name);
    if (entry == nullptr) return json.flaw(path, "expected the entry '{}', found none", name);
    const std::span<std::byte> bytes = TRY(archive_.read(*entry));
    files_.emplace(name, bytes);
    return bytes;
  }

  Result<void> read_payload(const ExportJson& json, Index payload, const std::string& folder) {
    const Index path = TRY(json.member(payload, "path_name"));
    const std::string file = folder + TRY(json.string(path));
    const std::string name = json.tree().key(payload);
    const auto metadata = json.find(payload, "tensor_meta");
    const auto pickled = json.find(payload, "use_pickle");
    const bool is_pickled = pickled && TRY(json.boolean(*pickled));
    if (!metadata && is_pickled) return {};  // an object that is no tensor
    if (!metadata) return json.flaw(payload, "expected the key 'tensor_meta'");
    const std::span<std::byte> bytes = TRY(bytes_of(json, path, file));
    if (is_pickled) {
      auto saved = TRY(read_torch_file(memory_, bytes, archive_.label(*archive_.find(file))));
      const auto single = saved.find("");
      if (single == saved.end()) return json.flaw(payload, "expected a pickle of one tensor");
      result_.insert_or_assign(name, std::move(single->second));
      return {};
    }
    StoredTensor tensor = TRY(describe(json, *metadata));
    tensor.storage = bytes;
    if (bytes.empty() && is_sane(tensor.type) && tensor.type.bytes() > 0)
      return {};  // exported without values
    if (!tensor.fits()) {
      return json.flaw(*metadata, "expected a tensor within the {} bytes of '{}', found {}",
                       bytes.size(), file, to_string(tensor.type));
    }
    result_.insert_or_assign(name, std::move(tensor));
    return {};
  }

  static Result<Integers> extents(const ExportJson& json, Index object, std::string_view key) {
    Integers result;
    for (const Index entry : TRY(json.entries(object, key))) {
      result.push_back(TRY(json.integer(entry, "as_int")));
    }
    return result;
  }

  static Result<StoredTensor> describe(const ExportJson& json, Index metadata) {
    const Index number = TRY(json.member(metadata, "dtype"));
    const auto dtype = dtype_from_scalar_type(TRY(json.integer(number)));
    if (!dtype) {
      return fail(json.span(number), "export-dtype", "the dtype {} of ATen is not supported",
                  TRY(json.integer(number)));
    }
    StoredTensor tensor{.type = {.dtype = *dtype}};
    tensor.type.shape = TRY(extents(json, metadata, "sizes"));
    tensor.strides = TRY(extents(json, metadata, "strides"));
    const Index offset = TRY(json.member(metadata, "storage_offset"));
    tensor.offset = TRY(json.integer(offset, "as_int"));
    return tensor;
  }

  FileMemory& memory_;
  const ZipArchive& archive_;
  Sources& sources_;
  StoredTensors result_;
  std::unordered_map<std::string, std::span<std::byte>> files_;
};

}  // namespace

Result<StoredTensors> read_payloads(FileMemory& memory, const ZipArchive& archive,
                                    const Pt2Layout& layout, Sources& sources) {
  PayloadReader reader(memory, archive, sources);
  TRY(reader.read(layout.weights_folder, layout.weights_config, layout.weights_file));
  TRY(reader.read(layout.constants_folder, layout.constants_config, layout.constants_file));
  return reader.take();
}

}  // namespace passnet
