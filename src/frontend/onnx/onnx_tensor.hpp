// The elements of a model's tensors: in its file, or in files beside it.
#pragma once

#include "frontend/onnx/onnx_model.hpp"
#include "frontend/read/file_memory.hpp"
#include "tensor/tensor.hpp"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace passnet {

// The dtype of a number of TensorProto.DataType; nullopt: not supported.
std::optional<DType> dtype_from_onnx(int64_t number);
// The name of such a number: `FLOAT8E4M3FN`, or the number itself.
std::string onnx_type_name(int64_t number);

class OnnxTensors {
 public:
  // `model` holds the whole file.
  explicit OnnxTensors(std::unique_ptr<FileMemory> model) : model_(std::move(model)) {}

  FileMemory& model() { return *model_; }
  // Elements that are contiguous and aligned stay in the mapped file; others are copied. Tensors
  // live as long as the files of `take_files`. Errors: "onnx-dtype", "bad-onnx", "external-data" (a
  // file that is not in the model's folder or does not hold the elements), "unreadable-file",
  // "archive-too-large".
  Result<Tensor> read(WireFile& file, const OnnxTensor& tensor, Span span);
  std::vector<std::unique_ptr<FileMemory>> take_files();

 private:
  Result<Tensor> read_external(WireFile& file, const OnnxTensor& tensor, TensorType type,
                               Span span);
  Result<FileMemory*> open_beside(const std::string& location, Span span);

  std::unique_ptr<FileMemory> model_;
  std::map<std::string, std::unique_ptr<FileMemory>, std::less<>> beside_;  // by location
};

}  // namespace passnet
