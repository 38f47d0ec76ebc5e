// The functions of cuDNN that PassNet calls, for convolutions of f32 on host memory. Descriptors
// keep what they are given. There are three engines: one is not exact, one needs no memory, one
// does.
#include "fake_device.hpp"

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <map>

namespace fake_cuda {
namespace {

struct Descriptor {
  int kind = 0;
  std::map<int, std::vector<std::byte>> attributes;
  int engine = 0;                     // of a configuration, an engine or a plan
  const Descriptor* graph = nullptr;  // the same

  template <class T>
  std::vector<T> list(int attribute) const {
    const auto found = attributes.find(attribute);
    if (found == attributes.end()) return {};
    std::vector<T> values(found->second.size() / sizeof(T));
    std::memcpy(values.data(), found->second.data(), found->second.size());
    return values;
  }
  const Descriptor& at(int attribute) const { return *list<const Descriptor*>(attribute).front(); }
};

struct Handle {
  Stream* stream = nullptr;
};

constexpr int kNotSupported = 3000;
constexpr int kPlan = 5;
constexpr int kForward = 10;
constexpr int kInexactNote = 2;

int64_t size_of(int type) {
  if (type == 1 || type == 7 || type == 8 || type == 11) return sizeof(int);
  return type == 4 ? sizeof(float) : sizeof(int64_t);
}

// A tensor of four dims in memory.
struct Tensor {
  std::vector<int64_t> extents;
  std::vector<int64_t> strides;
  float* data = nullptr;
  float& at(int64_t a, int64_t b, int64_t c, int64_t d) const {
    return data[a * strides[0] + b * strides[1] + c * strides[2] + d * strides[3]];
  }
};

void convolve(const Tensor& x, const Tensor& w, const Tensor& y, const Descriptor& window) {
  const auto before = window.list<int64_t>(105);
  const auto stride = window.list<int64_t>(103);
  const auto dilation = window.list<int64_t>(102);
  const int64_t groups = x.extents[1] / w.extents[1];
  const int64_t outer = y.extents[1] / groups;
  for (int64_t n = 0; n < y.extents[0]; ++n) {
    for (int64_t k = 0; k < y.extents[1]; ++k) {
      for (int64_t p = 0; p < y.extents[2]; ++p) {
        for (int64_t q = 0; q < y.extents[3]; ++q) {
          float sum = 0;
          for (int64_t c = 0; c < w.extents[1]; ++c) {
            for (int64_t r = 0; r < w.extents[2]; ++r) {
              for (int64_t s = 0; s < w.extents[3]; ++s) {
                const int64_t row = p * stride[0] + r * dilation[0] - before[0];
                const int64_t column = q * stride[1] + s * dilation[1] - before[1];
                const bool is_inside =
                    row >= 0 && row < x.extents[2] && column >= 0 && column < x.extents[3];
                if (!is_inside) continue;
                sum += x.at(n, k / outer * w.extents[1] + c, row, column) * w.at(k, c, r, s);
              }
            }
          }
          y.at(n, k, p, q) = sum;
        }
      }
    }
  }
}

}  // namespace
}  // namespace fake_cuda

using namespace fake_cuda;  // NOLINT: the functions below are the file's purpose

extern "C" {

size_t cudnnGetVersion() { return 91900; }
int cudnnCreate(Handle** handle) {
  *handle = new Handle();
  return ++state().live, 0;
}
int cudnnDestroy(Handle* handle) {
  delete handle;
  return --state().live, 0;
}
int cudnnSetStream(Handle* handle, Stream* stream) { return handle->stream = stream, 0; }
int cudnnBackendCreateDescriptor(int kind, Descriptor** descriptor) {
  *descriptor = new Descriptor{.kind = kind};
  return ++state().live, 0;
}
int cudnnBackendDestroyDescriptor(Descriptor* descriptor) {
  delete descriptor;
  return --state().live, 0;
}
int cudnnBackendFinalize(Descriptor* descriptor) {
  if (descriptor->kind != kPlan) return 0;
  descriptor->engine = descriptor->at(401).engine;
  descriptor->graph = descriptor->at(401).graph;
  return 0;
}
int cudnnBackendSetAttribute(Descriptor* descriptor, int attribute, int type, int64_t count,
                             const void* values) {
  auto& bytes = descriptor->attributes[attribute];
  bytes.resize(static_cast<size_t>(count * size_of(type)));
  std::memcpy(bytes.data(), values, bytes.size());
  return 0;
}
int cudnnBackendGetAttribute(Descriptor* descriptor, int attribute, int /*type*/, int64_t wanted,
                             int64_t* found, void* values) {
  if (attribute == 202) {  // configurations of mode A, none of the other mode
    *found = descriptor->list<int>(200).front() == 3 ? std::min<int64_t>(wanted, 3) : 0;
    for (int64_t i = 0; i < *found; ++i) {
      Descriptor& configuration = *static_cast<Descriptor**>(values)[i];
      configuration.engine = static_cast<int>(i);
      configuration.graph = &descriptor->at(201);
    }
    return 0;
  }
  *found = 1;
  if (attribute == 300) {
    (*static_cast<Descriptor**>(values))->engine = descriptor->engine;
  } else if (attribute == 1303) {
    *static_cast<int*>(values) = kInexactNote;
    if (descriptor->engine != 0) *found = 0;
  } else if (attribute == 402) {
    *static_cast<int64_t*>(values) = descriptor->engine == 1 ? 0 : 1024;
  } else {
    return kNotSupported;
  }
  return 0;
}
int cudnnBackendExecute(Handle* handle, Descriptor* plan, Descriptor* pack) {
  const Descriptor& operation = plan->graph->at(801);
  if (operation.kind != kForward) return kNotSupported;
  const auto pointers = pack->list<float*>(1001);
  const auto tensor = [&](int attribute) {
    const Descriptor& own = operation.at(attribute);
    const auto id = static_cast<size_t>(own.list<int64_t>(906).front());
    return Tensor{own.list<int64_t>(902), own.list<int64_t>(903), pointers[id - 1]};
  };
  const int engine = plan->engine;
  handle->stream->add(
      [=, x = tensor(704), w = tensor(703), y = tensor(705), window = operation.at(702)] {
        state().log += engine == 1 ? "convolve\n" : "convolve slowly\n";
        state().clock_ms += engine == 1 ? 1 : 2;
        convolve(x, w, y, window);
      });
  return 0;
}

}  // extern "C"
