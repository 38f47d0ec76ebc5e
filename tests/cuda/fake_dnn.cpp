// The functions of cuDNN that PassNet calls, on host memory: convolutions of f32, and graphs of
// products, reductions and elementwise operations. Descriptors keep what they are given. There are
// three engines: one is not exact, one needs no memory, one does.
#include "fake_device.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstring>
#include <limits>
#include <map>
#include <utility>

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
  if (type == 2) return sizeof(bool);
  if (type == 1 || type == 7 || type == 8 || type == 11 || type == 14 || type == 18) {
    return sizeof(int);
  }
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

// A tensor of four dims while a graph runs; a dim of one element repeats.
struct Numbers {
  std::array<int64_t, 4> extents{};
  std::vector<double> values;

  double& at(const std::array<int64_t, 4>& place) {
    int64_t index = 0;
    for (size_t i = 0; i < 4; ++i) {
      index = index * extents[i] + (extents[i] == 1 ? 0 : place[i]);
    }
    return values[static_cast<size_t>(index)];
  }
};

template <class Visit>
void for_each(const std::array<int64_t, 4>& extents, const Visit& visit) {
  std::array<int64_t, 4> at{};
  for (at[0] = 0; at[0] < extents[0]; ++at[0]) {
    for (at[1] = 0; at[1] < extents[1]; ++at[1]) {
      for (at[2] = 0; at[2] < extents[2]; ++at[2]) {
        for (at[3] = 0; at[3] < extents[3]; ++at[3]) visit(at);
      }
    }
  }
}

double apply(int mode, double x, double y, double condition) {
  if (mode == 0) return x + y;
  if (mode == 1) return x * y;
  if (mode == 6) return x / y;
  if (mode == 9) return x - y;
  if (mode == 13) return std::exp(x);
  if (mode == 15) return std::log(x);
  if (mode == 303) return x >= y ? 1 : 0;
  return condition != 0 ? x : y;  // 601
}

// Runs the operations of a graph in order, in double.
class GraphRun {
 public:
  GraphRun(std::vector<int64_t> ids, std::vector<void*> pointers)
      : ids_(std::move(ids)), pointers_(std::move(pointers)) {}

  void run(const Descriptor& operation) {
    if (operation.kind == 19) return multiply(operation);
    if (operation.kind == 22) return reduce(operation);
    const Descriptor& own = operation.at(750);
    const int mode = own.list<int>(0).front();
    Numbers& y = result(operation.at(753));
    const auto axis = own.list<int64_t>(9);
    for_each(y.extents, [&](const auto& at) {
      if (mode == 501) {
        y.at(at) = static_cast<double>(at[static_cast<size_t>(axis.front())]);
        return;
      }
      const auto operand = [&](int attribute) {
        return operation.attributes.contains(attribute) ? read(operation.at(attribute)).at(at) : 0;
      };
      y.at(at) = apply(mode, operand(751), operand(752), operand(758));
    });
    store(operation.at(753), y);
  }

 private:
  static std::array<int64_t, 4> extents_of(const Descriptor& tensor) {
    const auto list = tensor.list<int64_t>(902);
    return {list[0], list[1], list[2], list[3]};
  }

  Numbers& result(const Descriptor& tensor) {
    Numbers& made = numbers_[tensor.list<int64_t>(906).front()];
    made.extents = extents_of(tensor);
    int64_t count = 1;
    for (const int64_t extent : made.extents) count *= extent;
    made.values.resize(static_cast<size_t>(count));
    return made;
  }

  void* pointer_of(const Descriptor& tensor) const {
    const auto found = std::ranges::find(ids_, tensor.list<int64_t>(906).front());
    return found == ids_.end() ? nullptr : pointers_[static_cast<size_t>(found - ids_.begin())];
  }

  static size_t offset_of(const Descriptor& tensor, const std::array<int64_t, 4>& at) {
    const auto strides = tensor.list<int64_t>(903);
    int64_t offset = 0;
    for (size_t i = 0; i < 4; ++i) offset += at[i] * strides[i];
    return static_cast<size_t>(offset);
  }

  Numbers& read(const Descriptor& tensor) {
    const auto known = numbers_.find(tensor.list<int64_t>(906).front());
    if (known != numbers_.end()) return known->second;
    Numbers& made = result(tensor);
    const void* const memory = pointer_of(tensor);
    const bool is_half = tensor.list<int>(901).front() == 2;
    for_each(made.extents, [&](const auto& at) {
      const size_t offset = offset_of(tensor, at);
      made.at(at) = is_half ? static_cast<double>(static_cast<const _Float16*>(memory)[offset])
                            : static_cast<double>(static_cast<const float*>(memory)[offset]);
    });
    return made;
  }

  void store(const Descriptor& tensor, Numbers& numbers) {
    void* const memory = pointer_of(tensor);
    if (memory == nullptr) return;  // virtual
    const bool is_half = tensor.list<int>(901).front() == 2;
    for_each(numbers.extents, [&](const auto& at) {
      const size_t offset = offset_of(tensor, at);
      if (is_half) {
        static_cast<_Float16*>(memory)[offset] = static_cast<_Float16>(numbers.at(at));
      } else {
        static_cast<float*>(memory)[offset] = static_cast<float>(numbers.at(at));
      }
    });
  }

  void multiply(const Descriptor& operation) {
    Numbers& a = read(operation.at(1520));
    Numbers& b = read(operation.at(1521));
    Numbers& c = result(operation.at(1522));
    const int64_t served = c.extents[1] / b.extents[1];
    for_each(c.extents, [&](const auto& at) {
      double sum = 0;
      for (int64_t k = 0; k < a.extents[3]; ++k) {
        sum += a.at({at[0], at[1], at[2], k}) * b.at({at[0], at[1] / served, k, at[3]});
      }
      c.at(at) = sum;
    });
    store(operation.at(1522), c);
  }

  void reduce(const Descriptor& operation) {
    Numbers& x = read(operation.at(1610));
    Numbers& y = result(operation.at(1611));
    const bool is_sum = operation.at(1612).list<int>(1600).front() == 0;
    std::ranges::fill(y.values, is_sum ? 0 : -std::numeric_limits<double>::infinity());
    for_each(x.extents, [&](const auto& at) {
      double& value = y.at({at[0], at[1], at[2], 0});
      value = is_sum ? value + x.at(at) : std::max(value, x.at(at));
    });
  }

  std::vector<int64_t> ids_;
  std::vector<void*> pointers_;
  std::map<int64_t, Numbers> numbers_;
};

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
  const int engine = plan->engine;
  if (plan->graph->list<Descriptor*>(801).size() > 1) {
    handle->stream->add([engine, operations = plan->graph->list<Descriptor*>(801),
                         run = GraphRun(pack->list<int64_t>(1000), pack->list<void*>(1001))] {
      state().log += engine == 1 ? "run a graph\n" : "run a graph slowly\n";
      state().clock_ms += engine == 1 ? 1 : 2;
      GraphRun own = run;
      for (const Descriptor* each : operations) own.run(*each);
    });
    return 0;
  }
  if (operation.kind != kForward) return kNotSupported;
  const auto pointers = pack->list<float*>(1001);
  const auto tensor = [&](int attribute) {
    const Descriptor& own = operation.at(attribute);
    const auto id = static_cast<size_t>(own.list<int64_t>(906).front());
    return Tensor{own.list<int64_t>(902), own.list<int64_t>(903), pointers[id - 1]};
  };
  handle->stream->add(
      [=, x = tensor(704), w = tensor(703), y = tensor(705), window = operation.at(702)] {
        state().log += engine == 1 ? "convolve\n" : "convolve slowly\n";
        state().clock_ms += engine == 1 ? 1 : 2;
        convolve(x, w, y, window);
      });
  return 0;
}

}  // extern "C"
