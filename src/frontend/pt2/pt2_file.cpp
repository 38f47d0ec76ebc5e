#include "frontend/pt2/pt2_file.hpp"

#include "frontend/fx/import_fx.hpp"
#include "frontend/pt2/export_program.hpp"
#include "frontend/pt2/pt2_payloads.hpp"
#include "frontend/read/json_places.hpp"

#include <algorithm>

namespace passnet {
namespace {

constexpr std::string_view kOnlyModel = "model";
constexpr std::string_view kFlatProgram = "serialized_exported_program.json";
constexpr std::string_view kModels = "models/";
constexpr std::string_view kJson = ".json";

// An archive and the folder that all of its entries are in.
struct Opened {
  std::unique_ptr<FileMemory> memory;
  ZipArchive archive;
  std::string root;

  bool is_flat() const { return archive.find(kFlatProgram) != nullptr; }
  std::vector<std::string> models() const {
    if (is_flat()) return {std::string(kOnlyModel)};
    std::vector<std::string> names;
    const std::string folder = root + std::string(kModels);
    for (const ZipEntry& entry : archive.entries()) {
      std::string_view name = entry.name;
      if (!name.starts_with(folder) || !name.ends_with(kJson)) continue;
      name.remove_prefix(folder.size());
      if (name.size() > kJson.size())
        names.emplace_back(name.substr(0, name.size() - kJson.size()));
    }
    return names;
  }
  Pt2Layout layout(const std::string& model) const {
    if (is_flat()) {
      return {.program = std::string(kFlatProgram),
              .weights_file = "serialized_state_dict.pt",
              .constants_file = "serialized_constants.pt"};
    }
    const std::string weights = root + "data/weights/";
    const std::string constants = root + "data/constants/";
    return {.program = fmt::format("{}{}{}{}", root, kModels, model, kJson),
            .weights_folder = weights,
            .weights_config = fmt::format("{}{}_weights_config.json", weights, model),
            .weights_file = fmt::format("{}{}.pt", weights, model),
            .constants_folder = constants,
            .constants_config = fmt::format("{}{}_constants_config.json", constants, model),
            .constants_file = fmt::format("{}{}.pt", constants, model)};
  }
};

Result<Opened> open_archive(const std::string& path) {
  auto memory = TRY(FileMemory::open(path));
  ZipArchive archive = TRY(ZipArchive::open(*memory, memory->bytes(), path));
  std::string root = root_folder(archive);
  Opened opened{std::move(memory), std::move(archive), std::move(root)};
  TRY(check_byte_order(opened.archive, opened.root));
  if (!opened.models().empty()) return opened;
  return fail({}, "not-an-export",
              "expected an archive of torch.export.save in '{}', found no {}NAME{} and no {}", path,
              kModels, kJson, kFlatProgram);
}

std::string list(const std::vector<std::string>& names) {
  constexpr size_t kShown = 20;
  std::string result;
  for (size_t i = 0; i < std::min(names.size(), kShown); ++i) {
    result += fmt::format("{}'{}'", i == 0 ? "" : ", ", names[i]);
  }
  return names.size() > kShown ? result + " and others" : result;
}

Result<JsonTree> parse_json(const Sources& sources, SourceId source) {
  const std::string_view text = sources.text(source);
  if (auto tree = JsonTree::parse(text)) return std::move(*tree);
  const size_t last = text.empty() ? 0 : text.size() - 1;
  const size_t place = std::min(JsonPlaces(text).flaw().value_or(0), last);
  return fail({source, static_cast<uint32_t>(place), static_cast<uint32_t>(place + 1)},
              "bad-export", "expected JSON");
}

// Gives the program's inputs the facts of what the archive holds for them.
Result<std::vector<std::optional<Tensor>>> attach_contents(FileMemory& memory,
                                                           ExportedProgram& exported,
                                                           const StoredTensors& payloads) {
  std::vector<std::optional<Tensor>> result(exported.inputs.size());
  for (size_t i = 0; i < exported.inputs.size(); ++i) {
    const ExportInput& from = exported.inputs[i];
    FxInput& input = exported.program.inputs[i];
    const auto found = payloads.find(from.name);
    if (from.payload == PayloadKind::kNone || found == payloads.end()) continue;
    const StoredTensor& stored = found->second;
    if (stored.type != input.type) {
      return fail(input.span, "payload-type", "expected '{}' in the archive to be {}, found {}",
                  from.name, to_string(input.type), to_string(stored.type));
    }
    result[i] = TRY(stored.contents(memory));
    const auto strides = input.facts.strides;
    input.facts = facts_of(*result[i], from.payload == PayloadKind::kConstant);
    input.facts.strides = strides;
  }
  return result;
}

}  // namespace

Result<std::vector<Pt2Model>> find_pt2_models(const std::string& path, std::string_view selector) {
  const Opened opened = TRY(open_archive(path));
  const std::string_view first = selector.substr(0, selector.find(','));
  const bool names_model = !first.empty() && first.find('=') == std::string_view::npos;
  std::string_view extents = selector;
  if (names_model) extents.remove_prefix(std::min(selector.size(), first.size() + 1));
  TRY(parse_extents(path, extents));
  const std::vector<std::string> names = opened.models();
  if (names_model && std::ranges::find(names, first) == names.end()) {
    return fail({}, "no-such-model", "expected a model of '{}', which has {}, found '{}'", path,
                list(names), first);
  }
  std::vector<Pt2Model> result;
  for (const std::string& name : names) {
    if (!names_model || name == first) result.push_back({name, std::string(extents)});
  }
  return result;
}

Result<Pt2Import> import_pt2(const std::string& path, const Pt2Model& model,
                             const std::string& name, const Catalog& catalog,
                             const SpellingTable& spellings, Sources& sources) {
  Opened opened = TRY(open_archive(path));
  const Pt2Layout layout = opened.layout(model.name);
  const ZipEntry* const entry = opened.archive.find(layout.program);
  if (entry == nullptr) {
    return fail({}, "no-such-model", "expected a model of '{}', which has {}, found '{}'", path,
                list(opened.models()), model.name);
  }
  const std::span<std::byte> bytes = TRY(opened.archive.read(*entry));
  const SourceId source =
      sources.add(opened.archive.label(*entry),
                  std::string(reinterpret_cast<const char*>(bytes.data()), bytes.size()));
  const JsonTree tree = TRY(parse_json(sources, source));
  const ChosenExtents chosen = TRY(parse_extents(path, model.extents));
  ExportedProgram exported = TRY(read_exported_program(tree, source, chosen));
  exported.program.name = name;
  const StoredTensors payloads =
      TRY(read_payloads(*opened.memory, opened.archive, layout, sources));
  auto tensors = TRY(attach_contents(*opened.memory, exported, payloads));
  ImportedGraph graph = TRY(import_fx(exported.program, catalog, spellings));
  graph.contents.files.push_back(std::move(opened.memory));
  graph.contents.tensors = std::move(tensors);
  return Pt2Import{exported.torch_version, std::move(graph)};
}

}  // namespace passnet
