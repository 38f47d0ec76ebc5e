// The functions of cuBLASLt that PassNet calls, for f32 and on host memory. There are two
// algorithms, of which the second is faster.
#include "fake_device.hpp"

#include <algorithm>
#include <cstring>
#include <utility>

namespace fake_cuda {
namespace {

struct Operation {
  int transposes[2] = {0, 0};  // of a and b
  int epilogue = 0;
  const float* bias = nullptr;
};

struct Layout {
  int64_t rows, columns, leading;
  int32_t batch = 1;
  int64_t batch_stride = 0;
};

struct Choice {
  uint64_t algorithm[8];
  size_t workspace;
  int status;
  float waves;
  int reserved[4];
};

struct Multiplication {
  Operation operation;
  float beta;
  const float* a;
  const float* b;
  const float* c;
  float* d;
  Layout a_layout, b_layout, c_layout, d_layout;
};

float element(const float* data, const Layout& layout, bool is_transposed, int64_t batch,
              int64_t row, int64_t column) {
  if (is_transposed) std::swap(row, column);
  return data[batch * layout.batch_stride + column * layout.leading + row];
}

void multiply(const Multiplication& m) {
  const bool turns_a = m.operation.transposes[0] != 0;
  const int64_t depth = turns_a ? m.a_layout.rows : m.a_layout.columns;
  for (int64_t batch = 0; batch < m.d_layout.batch; ++batch) {
    for (int64_t column = 0; column < m.d_layout.columns; ++column) {
      for (int64_t row = 0; row < m.d_layout.rows; ++row) {
        float sum = m.beta == 0 ? 0 : m.beta * element(m.c, m.c_layout, false, batch, row, column);
        if (m.operation.epilogue == 4) sum += m.operation.bias[row];
        for (int64_t k = 0; k < depth; ++k) {
          sum += element(m.a, m.a_layout, turns_a, batch, row, k) *
                 element(m.b, m.b_layout, m.operation.transposes[1] != 0, batch, k, column);
        }
        m.d[batch * m.d_layout.batch_stride + column * m.d_layout.leading + row] = sum;
      }
    }
  }
}

template <class T>
int create(T** object) {
  *object = new T();
  ++state().live;
  return 0;
}

template <class T>
int destroy(T* object) {
  delete object;
  --state().live;
  return 0;
}

}  // namespace
}  // namespace fake_cuda

using namespace fake_cuda;  // NOLINT: the functions below are the file's purpose

extern "C" {

int cublasLtCreate(int** handle) { return create(handle); }
int cublasLtDestroy(int* handle) { return destroy(handle); }
size_t cublasLtGetVersion() { return 130100; }
int cublasLtMatmulDescCreate(Operation** operation, int compute, int scale) {
  create(operation);
  return compute == 68 && scale == 0 ? 0 : 7;
}
int cublasLtMatmulDescDestroy(Operation* operation) { return destroy(operation); }
int cublasLtMatmulDescSetAttribute(Operation* operation, int attribute, const void* value,
                                   size_t bytes) {
  if (attribute == 3 || attribute == 4) {
    std::memcpy(&operation->transposes[attribute - 3], value, bytes);
  }
  if (attribute == 7) std::memcpy(&operation->epilogue, value, bytes);
  if (attribute == 8) std::memcpy(&operation->bias, value, bytes);
  return 0;
}
int cublasLtMatrixLayoutCreate(Layout** layout, int type, uint64_t rows, uint64_t columns,
                               int64_t leading) {
  create(layout);
  **layout = {static_cast<int64_t>(rows), static_cast<int64_t>(columns), leading};
  return type == 0 && leading >= (*layout)->rows ? 0 : 7;
}
int cublasLtMatrixLayoutDestroy(Layout* layout) { return destroy(layout); }
int cublasLtMatrixLayoutSetAttribute(Layout* layout, int attribute, const void* value,
                                     size_t bytes) {
  if (attribute == 5) std::memcpy(&layout->batch, value, bytes);
  if (attribute == 6) std::memcpy(&layout->batch_stride, value, bytes);
  return 0;
}
int cublasLtMatmulPreferenceCreate(int** preference) { return create(preference); }
int cublasLtMatmulPreferenceDestroy(int* preference) { return destroy(preference); }
int cublasLtMatmulPreferenceSetAttribute(int* /*preference*/, int /*attribute*/,
                                         const void* /*value*/, size_t /*bytes*/) {
  return 0;
}
int cublasLtMatmulAlgoGetHeuristic(int* /*handle*/, Operation* /*operation*/, Layout* /*a*/,
                                   Layout* /*b*/, Layout* /*c*/, Layout* /*d*/, int* /*preference*/,
                                   int wanted, Choice* choices, int* found) {
  *found = std::min(wanted, 2);
  for (int i = 0; i < *found; ++i) choices[i] = {.algorithm = {static_cast<uint64_t>(i)}};
  return 0;
}
int cublasLtMatmul(int* /*handle*/, Operation* operation, const float* /*alpha*/, const float* a,
                   Layout* a_layout, const float* b, Layout* b_layout, const float* beta,
                   const float* c, Layout* c_layout, float* d, Layout* d_layout,
                   const uint64_t* algorithm, void* /*workspace*/, size_t /*bytes*/,
                   Stream* stream) {
  stream->add(
      [is_second = *algorithm == 1, m = Multiplication{*operation, *beta, a, b, c, d, *a_layout,
                                                       *b_layout, *c_layout, *d_layout}] {
        state().log += is_second ? "multiply\n" : "multiply slowly\n";
        state().clock_ms += is_second ? 1 : 2;
        multiply(m);
      });
  return 0;
}

}  // extern "C"
