// The expressions of one stage as CUDA, and the name or text by which each is used.
#pragma once

#include "base/check.hpp"
#include "codegen/cpp/cpp_writer.hpp"
#include "codegen/cuda/cuda_blocks.hpp"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace passnet {

// By buffer of the kernel: the pointer to its elements, or the variable of a local one.
struct CudaNames {
  std::vector<std::string> pointers;
  std::vector<std::string> locals;  // empty: not local
};

class CudaExprs {
 public:
  // All arguments must outlive it. `layouts`: one per buffer of the kernel.
  CudaExprs(const Kernel& kernel, const CudaStage& stage, std::span<const Layout> layouts,
            const CudaNames& names, CppWriter& writer);

  // Prints the expressions of a depth that are safe without the guard or are part of it.
  void print_early(size_t depth) { print(depth, true); }
  // Prints the others.
  void print_late(size_t depth) { print(depth, false); }
  // Prints an expression, where it is safe, and its operands.
  void print_alone(ExprId id);
  // Returns the name or the text of an expression that has been printed.
  const std::string& text(ExprId id) const {
    CHECK(!text_[id.index].empty());
    return text_[id.index];
  }
  // Returns `x3[i0 * 12 + i1]`.
  std::string element(const Access& access, std::span<const ExprId> index) const;
  // Returns the element at the index of these texts, one per dim of the buffer.
  std::string element_at(BufferId buffer, std::span<const std::string> index) const;
  // Names the value of a load, which then is not loaded where it is needed.
  void name_load(ExprId id, std::string name) { loaded_[id.index] = std::move(name); }
  bool has_name(ExprId load) const { return !loaded_[load.index].empty(); }
  bool is_local(BufferId buffer) const { return !names_.locals[buffer.index].empty(); }
  // Names the index of the last loop for what is printed next; empty: as that of any other loop.
  void name_last_index(std::string name) { last_index_ = std::move(name); }
  // Returns a number of the index type, or of 64 bits.
  std::string number(int64_t value, bool narrow) const;

 private:
  void print(size_t depth, bool early);
  void print(ExprId id, bool early);
  std::string spell(ExprId id) const;
  std::string spell_load(ExprId id) const;
  std::string spell_operation(ExprId id) const;
  std::string operand(ExprId id, bool narrow) const;
  std::string_view declared_type(ExprId id) const;
  bool is_narrow(ExprId id) const { return stage_.in_32[id.index]; }
  std::string index_name(size_t loop) const;
  bool fits_32_bits(const Access& access, std::span<const ExprId> index) const;

  const Kernel& kernel_;
  const CudaStage& stage_;
  const Nest& nest_;
  std::span<const Layout> layouts_;
  const CudaNames& names_;
  CppWriter& writer_;
  std::string last_index_;
  std::vector<std::string> text_;
  std::vector<std::string> loaded_;  // by load: the name of its value, if it has one
};

// Prints each line as a comment; no character of theirs may end it early.
void print_comment_lines(std::string_view lines, CppWriter& writer);

}  // namespace passnet
