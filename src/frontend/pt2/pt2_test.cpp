#include "frontend/source.hpp"
#include "interpret/interpret.hpp"
#include "ir/text/text.hpp"
#include "ops/catalog.hpp"
#include "support/pt2_archive.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

namespace passnet {
namespace {

namespace fs = std::filesystem;

class Pt2 : public testing::Test {
 protected:
  void SetUp() override {
    folder_ = fs::path(testing::TempDir()) /
              fmt::format("passnet_pt2_{}",
                          testing::UnitTest::GetInstance()->current_test_info()->name());
    fs::create_directories(folder_);
  }
  void TearDown() override { fs::remove_all(folder_); }

  std::string write(std::string_view bytes) {
    const fs::path path = folder_ / "m.pt2";
    std::ofstream(path, std::ios::binary) << bytes;
    return path.string();
  }

  std::vector<NamedGraph> read(const std::string& source) {
    std::vector<NamedGraph> result;
    auto stream = open_sources(std::span(&source, 1), catalog_, spellings_);
    if (!stream) return result;
    while (auto graph = stream->next()) result.push_back(std::move(*graph));
    return result;
  }

  // The error of an archive's one model: `text [id]`, after `LINE:COLUMN: ` if it has a place.
  std::string error(std::string_view bytes, const std::string& selector = "") {
    const auto graphs = read(write(bytes) + selector);
    if (graphs.size() != 1) return fmt::format("{} graphs", graphs.size());
    if (graphs[0].graph) return "none";
    const Diagnostic& problem = graphs[0].graph.error();
    std::string text = problem.message;
    for (size_t at; (at = text.find(folder_.string())) != std::string::npos;) {
      text.erase(at, folder_.string().size() + 1);
    }
    if (!problem.span.source.valid()) return fmt::format("{} [{}]", text, problem.id);
    return fmt::format("'{}': {} [{}]", graphs[0].sources.text(problem.span).substr(0, 20), text,
                       problem.id);
  }

  // The first result for x = 1, 2, …, and the changed inputs.
  std::vector<Tensor> run(const NamedGraph& named) {
    const ImportedGraph& imported = *named.graph;
    std::vector<Tensor> drawn;
    drawn.reserve(imported.graph.inputs().size());
    std::vector<const Tensor*> inputs;
    for (size_t i = 0; i < imported.graph.inputs().size(); ++i) {
      if (const Tensor* contents = imported.contents.find(i)) {
        inputs.push_back(contents);
        continue;
      }
      Tensor& tensor = drawn.emplace_back(imported.graph.type(imported.graph.inputs()[i].value));
      for (int64_t j = 0; j < tensor.numel(); ++j) tensor.set_value(j, static_cast<double>(j + 1));
      inputs.push_back(&tensor);
    }
    return *interpret(imported.graph, catalog_, inputs);
  }

  fs::path folder_;
  Catalog catalog_ = make_catalog();
  SpellingTable spellings_{catalog_};
};

void expect_results(const std::vector<Tensor>& results, int64_t rows) {
  ASSERT_EQ(results.size(), 2u);
  EXPECT_EQ(results[0].type(), (TensorType{DType::kF32, {rows, 3}}));
  EXPECT_EQ(results[0].value(0), 2);  // relu(1 + 1)
  EXPECT_EQ(results[0].value(1), 4);  // relu(2 + 2)
  EXPECT_EQ(results[0].value(2), 0);  // relu(3 - 3)
  EXPECT_EQ(results[1].integer(0), 6);
}

TEST_F(Pt2, RunsAModelOnTheArchivesWeightsInBothLayouts) {
  for (const std::string& archive :
       {pt2_archive(pt2_program()), flat_pt2_archive(pt2_program(), pt2_pickle())}) {
    const auto graphs = read(write(archive));
    ASSERT_EQ(graphs.size(), 1u);
    ASSERT_TRUE(graphs[0].graph) << graphs[0].graph.error().message;
    EXPECT_EQ(graphs[0].name, "m");
    const Graph& graph = graphs[0].graph->graph;
    ASSERT_EQ(graph.results().size(), 2u);
    EXPECT_EQ(graph.results()[1].mutates, std::optional(1u));
    EXPECT_EQ(graph.inputs()[1].facts.data, std::vector<double>{5});
    expect_results(run(graphs[0]), 4);
  }
}

TEST_F(Pt2, ReadsStoredWeightsInPlace) {
  const auto graphs = read(write(pt2_archive(pt2_program())));
  const InputContents& contents = graphs.at(0).graph->contents;
  const auto file = contents.files[0]->bytes();
  const auto weight = contents.find(0)->bytes();
  EXPECT_TRUE(weight.data() >= file.data() &&
              weight.data() + weight.size() <= file.data() + file.size());
  EXPECT_EQ(contents.find(2), nullptr);
}

TEST_F(Pt2, ChoosesModelsAndExtents) {
  ZipWriter zip;
  add_pt2_model(zip, "first", pt2_program());
  add_pt2_model(zip, "second", replaced(pt2_program(), "relu.default", "neg.default"));
  const std::string path = write(zip.finish());
  const auto all = read(path);
  ASSERT_EQ(all.size(), 2u);
  EXPECT_EQ(all[0].name, "m/first");
  EXPECT_EQ(all[1].source, path + "#second");
  const auto chosen = read(path + "#first,s0=3");
  ASSERT_EQ(chosen.size(), 1u);
  EXPECT_EQ(chosen[0].source, path + "#first,s0=3");
  expect_results(run(chosen[0]), 6);
  EXPECT_EQ(read(path + "#s0=9").size(), 2u);
  const auto missing = read(path + "#third");
  EXPECT_EQ(missing.at(0).graph.error().id, "no-such-model");
  EXPECT_TRUE(
      missing[0].graph.error().message.ends_with("which has 'first', 'second', found 'third'"));
}

TEST_F(Pt2, RefusesExtentsThatTheModelDoesNotHave) {
  const std::string archive = pt2_archive(pt2_program());
  EXPECT_EQ(error(archive, "#s0=65"),
            "'{\"2*s0\":{\"min_val\":4': expected 2*s0 to be at least 4 and at most 128, "
            "found 130 [extent-out-of-range]");
  EXPECT_EQ(error(archive, "#s1=4"),
            "'{\"2*s0\":{\"min_val\":4': expected a symbol of the model's extents "
            "(s0 = 2), found 's1' [unknown-symbol]");
  EXPECT_EQ(error(archive, "#s0=x"),
            "expected SYMBOL=NUMBER after 'm.pt2#', found 's0=x' [bad-extent]");
  const std::string without_hint =
      replaced(pt2_program(), R"("hint":{"as_int":4})", R"("hint":null)");
  EXPECT_EQ(error(pt2_archive(without_hint)),
            "'{\"as_expr\":{\"expr_st': expected the value of 'Mul(Integer(2), "
            "Symbol('s0', positive=True))', found none [unknown-extent]");
}

TEST_F(Pt2, AppliesTheChangesOfAFunctionalProgram) {
  std::string program = pt2_program();
  program = replaced(program, "add_.Tensor", "add.Tensor");
  program = replaced(
      program, R"("outputs":[{"as_tensor":{"name":"relu"}}],"nodes")",
      R"("outputs":[{"as_tensor":{"name":"add_"}},{"as_tensor":{"name":"relu"}}],"nodes")");
  program =
      replaced(program, R"("output_specs":[)",
               R"("output_specs":[{"buffer_mutation":{"arg":{"name":"add_"},"buffer_name":"n"}},)");
  const auto graphs = read(write(pt2_archive(program)));
  ASSERT_TRUE(graphs.at(0).graph) << graphs[0].graph.error().message;
  EXPECT_EQ(graphs[0].graph->graph.results()[1].mutates, std::optional(1u));
  expect_results(run(graphs[0]), 4);
}

TEST_F(Pt2, RunsGraphsWithinNodesInTheirPlace) {
  const std::string inner =
      R"({"target":"torch.ops.higher_order.wrap_with_set_grad_enabled","inputs":[)"
      R"({"name":"","arg":{"as_bool":false},"kind":1},{"name":"","arg":{"as_graph":{"name":"g",)"
      R"("graph":{"inputs":[{"as_tensor":{"name":"add"}}],"outputs":[{"as_tensor":{"name":"relu"}}],)"
      R"("nodes":[{"target":"torch.ops.aten.relu.default","inputs":[{"name":"self",)"
      R"("arg":{"as_tensor":{"name":"add"}},"kind":1}],"outputs":[{"as_tensor":{"name":"relu"}}]}],)"
      R"("tensor_values":{}}}},"kind":1},{"name":"","arg":{"as_tensor":{"name":"add"}},"kind":1}],)"
      R"("outputs":[{"as_tensors":[{"name":"relu"}]}],"metadata":{}})";
  const std::string outer =
      R"({"target":"torch.ops.aten.relu.default","inputs":[{"name":"self","arg":{"as_tensor":)"
      R"({"name":"add"}},"kind":1}],"outputs":[{"as_tensor":{"name":"relu"}}],"metadata":{}})";
  const std::string program = replaced(pt2_program(), outer, inner);
  ASSERT_NE(program, pt2_program());
  const auto graphs = read(write(pt2_archive(program)));
  ASSERT_TRUE(graphs.at(0).graph) << graphs[0].graph.error().message;
  expect_results(run(graphs[0]), 4);
  EXPECT_EQ(
      error(pt2_archive(replaced(program, R"("outputs":[{"as_tensor":{"name":"relu"}}],"nodes")",
                                 R"("outputs":[],"nodes")"))),
      "'{\"inputs\":[{\"as_tens': expected a graph of 1 results, found 0 "
      "[bad-export]");
}

TEST_F(Pt2, LocatesWhatDiffersFromTheSchema) {
  const auto with = [&](std::string_view from, std::string_view to) {
    const std::string program = replaced(pt2_program(), from, to);
    EXPECT_NE(program, pt2_program()) << from;
    return error(pt2_archive(program));
  };
  EXPECT_EQ(with("\"major\":8", "\"major\":7"),
            "'{\"major\":7,\"minor\":2': expected version 8 of the schema of PyTorch, found 7 "
            "[unsupported-export]");
  EXPECT_EQ(with(R"("dtype":5)", R"("dtype":9)"),
            "'9': the dtype 9 of 'b_n' is not supported [export-dtype]");
  EXPECT_EQ(with(R"({"as_int":1},"kind":1)", R"({"as_int":"one"},"kind":1)"),
            "'\"one\"': expected an integer, found string [bad-export]");
  EXPECT_EQ(with(R"({"as_int":1},"kind":1)", R"({"as_thing":1},"kind":1)"),
            "'1': expected an argument, found 'as_thing' [bad-export]");
  EXPECT_EQ(with(R"("parameter_name":"w")", R"("name":"w")"),
            "'{\"arg\":{\"name\":\"p_w\"': expected an object with the key "
            "'parameter_name', found none [bad-export]");
  EXPECT_EQ(with("aten.relu.default", "aten.fused_relu.default"),
            "'\"torch.ops.aten.fuse': the op 'torch.ops.aten.fused_relu.default' is not "
            "supported [unsupported-op]");
  EXPECT_EQ(with(R"({"parameter":)", R"({"custom_obj":)"),
            "'{\"custom_obj\":{\"arg\"': expected inputs that are tensors or numbers, "
            "found 'custom_obj' [unsupported-export]");
  EXPECT_EQ(with(R"("b_n":{)", R"("b_m":{)"),
            "'{\"as_tensor\":{\"name\"': expected 'b_n' among the tensor_values, found "
            "none [bad-export]");
  EXPECT_EQ(with(R"("torch_version")", "torch_version"), "'o': expected JSON [bad-export]");
  EXPECT_EQ(with(R"("dtype":5)", R"("dtype":4)"),
            "'{\"as_tensor\":{\"name\"': expected 'n' in the archive to be i32[], found "
            "i64[] [payload-type]");
}

TEST_F(Pt2, RefusesArchivesThatAreDamaged) {
  const std::string whole = pt2_archive(pt2_program());
  EXPECT_EQ(error(""),
            "'m.pt2', byte 0: expected a zip archive, found no directory at its end "
            "[zip-directory]");
  EXPECT_EQ(error(whole.substr(0, whole.size() - 1)),
            "'m.pt2', byte 0: expected a zip archive, found no directory at its end "
            "[zip-directory]");
  ZipWriter twice;
  twice.add("a", "1");
  twice.add("a", "2");
  EXPECT_TRUE(
      error(twice.finish()).ends_with("expected every name once, found 'a' twice [zip-repeated]"));
  ZipWriter other;
  other.add("a/model.onnx", "1");
  EXPECT_EQ(error(other.finish()),
            "expected an archive of torch.export.save in 'm.pt2', found no models/NAME.json and no "
            "serialized_exported_program.json [not-an-export]");
  std::string moved = whole;
  moved.replace(0, 4, "????");
  EXPECT_TRUE(error(moved).ends_with(
      "expected the header of 'm/data/weights/model_0' at byte 0 [zip-entry]"));
  ZipWriter big;
  add_pt2_model(big, "model", pt2_program());
  big.add("m/byteorder", "big");
  EXPECT_EQ(error(big.finish()),
            "'m.pt2/m/byteorder': expected little-endian numbers, found big-endian ones "
            "[big-endian-archive]");
}

TEST_F(Pt2, BoundsTheMemoryThatAnArchiveCanClaim) {
  ZipWriter bomb;
  bomb.add_deflated("m/models/model.json", std::string(300 << 20, ' '));
  const std::string refused = error(bomb.finish());
  EXPECT_TRUE(
      refused.starts_with("expected parts of 'm.pt2' that expand to at most 256 MiB and 16"));
  EXPECT_TRUE(refused.ends_with(" bytes, found more [archive-too-large]"));
  std::string wrong = flat_pt2_archive(pt2_program(), pt2_pickle());
  wrong[wrong.find("serialized_exported_program.json") + 40] ^= 0x55;
  EXPECT_TRUE(error(wrong).ends_with("found others [zip-inflate]")) << error(wrong);
  // A weight of 2^40 elements in the 12 bytes of its file.
  const std::string huge = pt2_archive(replaced(pt2_program(), R"("sizes":[{"as_int":3}])",
                                                R"("sizes":[{"as_int":1099511627776}])"));
  EXPECT_NE(error(huge).find("[payload-type]"), std::string::npos) << error(huge);
}

TEST_F(Pt2, ChecksThePlacesOfWeights) {
  const auto with = [&](std::string_view from, std::string_view to) {
    ZipWriter zip;
    zip.add("m/data/weights/w_0", bytes_of<float>({1, 2, -3}));
    const std::vector<Pt2Payload> weights{
        {"w", "w_0", pt2_metadata({pt2_extent(3)}, {pt2_extent(1)})}};
    zip.add("m/data/weights/model_weights_config.json", replaced(pt2_config(weights), from, to));
    zip.add("m/models/model.json", pt2_program());
    return error(zip.finish());
  };
  EXPECT_EQ(with("w_0", "w_1"),
            "'\"w_1\"': expected the entry 'm/data/weights/w_1', found none [bad-export]");
  EXPECT_EQ(with(R"("strides":[{"as_int":1})", R"("strides":[{"as_int":2})"),
            "'{\"dtype\":7,\"sizes\":[': expected a tensor within the 12 bytes of "
            "'m/data/weights/w_0', found f32[3] [bad-export]");
  EXPECT_EQ(with(R"("strides":[{"as_int":1})", R"("strides":[{"as_int":-1})").substr(0, 40),
            "'{\"dtype\":7,\"sizes\":[': expected a tenso");
  EXPECT_EQ(with(R"("strides":[{"as_int":1})", R"("strides":[{"as_int":0})"), "none");
  EXPECT_EQ(with(R"("use_pickle":false)", R"("use_pickle":true)").substr(0, 40),
            "'m.pt2/m/data/weights/w_0', byte 0: expe");
}

TEST_F(Pt2, ReadsOnlyTensorsFromPickles) {
  const auto with = [&](std::string_view from, std::string_view to) {
    return error(flat_pt2_archive(pt2_program(), replaced(pt2_pickle(), from, to)));
  };
  const std::string place = "'m.pt2/serialized_state_dict.pt/archive/data.pkl', byte ";
  EXPECT_EQ(with("ctorch._utils\n_rebuild_tensor_v2\n", "cos\nsystem\n"),
            place +
                "10: expected what makes tensors of PyTorch, found the name 'os.system' "
                "[bad-pickle]");
  EXPECT_EQ(with("\x80\x02}", "\x80\x02\x81}"),
            place +
                "2: expected an instruction that makes numbers, strings, sequences or tensors, "
                "found 129 [bad-pickle]");
  EXPECT_EQ(with("u.", "u"), place +
                                 "257: expected the end of the pickle, found that of its bytes "
                                 "[bad-pickle]");
  EXPECT_EQ(with("K\x03\x85K\x01\x85", "K\x04\x85K\x01\x85"),
            "'m.pt2/serialized_state_dict.pt': expected a tensor within its storage of 12 bytes, "
            "found f32[4] [bad-torch-file]");
  EXPECT_EQ(with("FloatStorage", "QInt8Storage"),
            "'m.pt2/serialized_state_dict.pt': expected a tensor of a supported dtype "
            "[bad-torch-file]");
}

}  // namespace
}  // namespace passnet
