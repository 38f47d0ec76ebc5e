// Small archives of torch.export.save for tests, in both layouts.
#pragma once

#include "support/zip_writer.hpp"

#include <fmt/format.h>

#include <cstring>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace passnet {

inline std::string replaced(std::string text, std::string_view from, std::string_view to) {
  for (size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size())) {
    text.replace(at, from.size(), to);
  }
  return text;
}

// Metadata of a tensor of f32 in the schema's JSON; extents are JSON too.
inline std::string pt2_metadata(const std::vector<std::string>& sizes,
                                const std::vector<std::string>& strides, int dtype = 7) {
  return fmt::format(
      R"({{"dtype":{},"sizes":[{}],"requires_grad":false,"device":{{"type":"cpu","index":null}},)"
      R"("strides":[{}],"storage_offset":{{"as_int":0}},"layout":7}})",
      dtype, fmt::join(sizes, ","), fmt::join(strides, ","));
}
inline std::string pt2_extent(int64_t extent) { return fmt::format(R"({{"as_int":{}}})", extent); }

// A program with the weight `w` of 3 elements, the changed buffer `n`, and the input `x` of
// [2*s0, 3] with s0 = 2: it returns `relu(x + w)`, and adds 1 to n.
inline std::string pt2_program() {
  constexpr std::string_view kRows =
      "{\"as_expr\":{\"expr_str\":\"Mul(Integer(2), Symbol('s0', positive=True))\","
      "\"hint\":{\"as_int\":4}}}";
  const std::string three = pt2_extent(3);
  const std::string one = pt2_extent(1);
  return fmt::format(
      R"({{"graph_module":{{"graph":{{"inputs":[{{"as_tensor":{{"name":"p_w"}}}},)"
      R"({{"as_tensor":{{"name":"b_n"}}}},{{"as_tensor":{{"name":"x"}}}}],)"
      R"("outputs":[{{"as_tensor":{{"name":"relu"}}}}],)"
      R"("nodes":[{{"target":"torch.ops.aten.add_.Tensor","inputs":[)"
      R"({{"name":"self","arg":{{"as_tensor":{{"name":"b_n"}}}},"kind":1}},)"
      R"({{"name":"other","arg":{{"as_int":1}},"kind":1}}],)"
      R"("outputs":[{{"as_tensor":{{"name":"add_"}}}}],"metadata":{{}}}},)"
      R"({{"target":"torch.ops.aten.add.Tensor","inputs":[)"
      R"({{"name":"self","arg":{{"as_tensor":{{"name":"x"}}}},"kind":1}},)"
      R"({{"name":"other","arg":{{"as_tensor":{{"name":"p_w"}}}},"kind":1}}],)"
      R"("outputs":[{{"as_tensor":{{"name":"add"}}}}],"metadata":{{}}}},)"
      R"({{"target":"torch.ops.aten.relu.default","inputs":[)"
      R"({{"name":"self","arg":{{"as_tensor":{{"name":"add"}}}},"kind":1}}],)"
      R"("outputs":[{{"as_tensor":{{"name":"relu"}}}}],"metadata":{{}}}}],)"
      R"("tensor_values":{{"p_w":{},"b_n":{},"x":{}}},"sym_int_values":{{}}}},)"
      R"("signature":{{"input_specs":[{{"parameter":{{"arg":{{"name":"p_w"}},)"
      R"("parameter_name":"w"}}}},{{"buffer":{{"arg":{{"name":"b_n"}},"buffer_name":"n",)"
      R"("persistent":true}}}},{{"user_input":{{"arg":{{"as_tensor":{{"name":"x"}}}}}}}}],)"
      R"("output_specs":[{{"user_output":{{"arg":{{"as_tensor":{{"name":"relu"}}}}}}}}]}}}},)"
      R"("range_constraints":{{"2*s0":{{"min_val":4,"max_val":128}},)"
      R"("s0":{{"min_val":2,"max_val":64}}}},)"
      R"("schema_version":{{"major":8,"minor":20}},"torch_version":"2.13.0"}})",
      pt2_metadata({three}, {one}), pt2_metadata({}, {}, 5),
      pt2_metadata({std::string(kRows), three}, {three, one}));
}

template <class T>
std::string bytes_of(std::initializer_list<T> values) {
  std::string result(values.size() * sizeof(T), '\0');
  std::memcpy(result.data(), values.begin(), result.size());
  return result;
}

// The configuration of weights, of which each is (name, file, metadata).
struct Pt2Payload {
  std::string name, file, metadata;
};
inline std::string pt2_config(std::span<const Pt2Payload> payloads) {
  std::vector<std::string> entries;
  for (const auto& [name, file, metadata] : payloads) {
    entries.push_back(fmt::format(
        R"("{}":{{"path_name":"{}","is_param":true,"use_pickle":false,"tensor_meta":{}}})", name,
        file, metadata));
  }
  return fmt::format(R"({{"config":{{{}}}}})", fmt::join(entries, ","));
}

// The archive of PyTorch 2.8 and later that holds the program as this model, with w = 1, 2, -3 and
// n = 5.
inline void add_pt2_model(ZipWriter& zip, std::string_view model, std::string_view program) {
  const std::string data = "m/data/weights/";
  const std::vector<Pt2Payload> weights{
      {"w", fmt::format("{}_0", model), pt2_metadata({pt2_extent(3)}, {pt2_extent(1)})},
      {"n", fmt::format("{}_1", model), pt2_metadata({}, {}, 5)}};
  zip.add(data + weights[0].file, bytes_of<float>({1, 2, -3}));
  zip.add(data + weights[1].file, bytes_of<int64_t>({5}));
  zip.add(fmt::format("{}{}_weights_config.json", data, model), pt2_config(weights));
  zip.add(fmt::format("m/data/constants/{}_constants_config.json", model), R"({"config":{}})");
  zip.add(fmt::format("m/models/{}.json", model), program);
}
inline std::string pt2_archive(std::string_view program) {
  ZipWriter zip;
  add_pt2_model(zip, "model", program);
  zip.add("m/archive_format", "pt2");
  zip.add("m/byteorder", "little");
  return zip.finish();
}

// A pickle of the dict {"w": a tensor of 3 floats, "n": one integer}, as torch.save writes it.
inline std::string pt2_pickle() {
  const auto text = [](std::string_view value) {
    return fmt::format("X{}{}{}{}{}", static_cast<char>(value.size()), '\0', '\0', '\0', value);
  };
  const auto tensor = [&](std::string_view storage, char key, char count, std::string_view shape) {
    return "ctorch._utils\n_rebuild_tensor_v2\n((" + text("storage") + "ctorch\n" +
           std::string(storage) + "\n" + text(std::string(1, key)) + text("cpu") + "K" + count +
           "tQK" + std::string(1, '\0') + std::string(shape) +
           "\x89"
           "ccollections\nOrderedDict\n)RtR";
  };
  return "\x80\x02}(" + text("w") + tensor("FloatStorage", '0', 3, "K\x03\x85K\x01\x85") +
         text("n") + tensor("LongStorage", '1', 1, "))") + "u.";
}
inline std::string torch_file(std::string_view pickle) {
  ZipWriter zip;
  zip.add("archive/data.pkl", pickle);
  zip.add("archive/byteorder", "little");
  zip.add("archive/data/0", bytes_of<float>({1, 2, -3}));
  zip.add("archive/data/1", bytes_of<int64_t>({5}));
  return zip.finish();
}
// The archive of PyTorch 2.7 and earlier.
inline std::string flat_pt2_archive(std::string_view program, std::string_view pickle) {
  ZipWriter zip;
  zip.add("version", "8.8");
  zip.add_deflated("serialized_exported_program.json", program);
  zip.add("serialized_state_dict.pt", torch_file(pickle));
  zip.add("serialized_constants.pt", torch_file("\x80\x02}."));
  return zip.finish();
}

}  // namespace passnet
