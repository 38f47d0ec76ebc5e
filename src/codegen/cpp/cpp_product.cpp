#include "codegen/cpp/cpp_product.hpp"

#include "codegen/cpp/cpp_spelling.hpp"

#include <string>
#include <string_view>

namespace passnet {
namespace {

class ProductPrinter {
 public:
  ProductPrinter(const Kernel& kernel, const CpuRows& group, size_t at, const CppScope& scope,
                 CppWriter& writer)
      : kernel_(kernel),
        group_(group),
        at_(at),
        product_(*group.stages[at].product),
        scope_(scope),
        writer_(writer) {}

  void print() {
    const CppPointer& target = scope_.targets[at_];
    const std::string left = matrix(product_.factors.left, product_.row, product_.depth);
    const std::string right = matrix(product_.factors.right, product_.depth, product_.column);
    writer_.line("pn::multiply({}, {},", place(target), stride(target, product_.row));
    writer_.line("             {},", left);
    writer_.line("             {},", right);
    writer_.line("             {}, {}, {});", count(product_.row), count(product_.column),
                 count(product_.depth));
  }

 private:
  // The element of the unit's first row and column.
  std::string place(const CppPointer& pointer) const {
    std::string text = pointer.name;
    for (const size_t loop : {product_.row, product_.column, product_.depth}) {
      if (group_.find_tiled(loop) == nullptr || pointer.strides[loop].empty()) continue;
      text += fmt::format(" + start{} * {}", loop, pointer.strides[loop]);
    }
    return text;
  }

  static std::string stride(const CppPointer& pointer, size_t loop) {
    return pointer.strides[loop].empty() ? "0" : pointer.strides[loop];
  }

  std::string count(size_t loop) const {
    if (group_.find_tiled(loop) != nullptr) return fmt::format("stop{0} - start{0}", loop);
    return fmt::format("n{}_{}", loop, at_);
  }

  std::string matrix(ExprId load, size_t down, size_t across) const {
    const CppPointer& pointer = scope_.pointers[at_].at(load);
    const std::string_view order = stride(pointer, across) == "1" ? "kRows"
                                   : stride(pointer, down) == "1" ? "kColumns"
                                                                  : "kNeither";
    return fmt::format("pn::Matrix<const {}, pn::Order::{}>{{{}, {}, {}}}",
                       cpp_memory_type(kernel_.expr(load).dtype), order, place(pointer),
                       stride(pointer, down), stride(pointer, across));
  }

  const Kernel& kernel_;
  const CpuRows& group_;
  size_t at_;
  const ProductForm& product_;
  const CppScope& scope_;
  CppWriter& writer_;
};

}  // namespace

void print_product(const Kernel& kernel, const CpuRows& group, size_t stage, const CppScope& scope,
                   CppWriter& writer) {
  ProductPrinter(kernel, group, stage, scope, writer).print();
}

}  // namespace passnet
