#include "frontend/onnx/onnx_file.hpp"

#include "frontend/fx/import_fx.hpp"
#include "frontend/onnx/onnx_program.hpp"
#include "ir/builder.hpp"

namespace passnet {

Result<ImportedGraph> import_onnx(const std::string& path, const std::string& extents,
                                  const std::string& name, const Catalog& catalog,
                                  const SpellingTable& spellings, Sources& sources) {
  const ChosenExtents chosen = TRY(parse_extents(path, extents));
  OnnxTensors tensors(TRY(FileMemory::open(path)));
  WireFile file{.path = path, .bytes = tensors.model().bytes()};
  const OnnxModel model = TRY(read_onnx_model(file));
  OnnxText text = write_onnx_text(model);
  const SourceId source = sources.add(path, std::move(text.text));
  OnnxProgram program = TRY(make_onnx_program(model, file, tensors, text, source, chosen));
  program.program.name = name;
  ImportedGraph graph = TRY(import_fx(program.program, catalog, spellings));
  // Shapes have become numbers of other nodes.
  Rewriter(catalog, graph.graph).remove_dead_nodes();
  graph.contents = {.files = tensors.take_files(), .tensors = std::move(program.contents)};
  return graph;
}

}  // namespace passnet
