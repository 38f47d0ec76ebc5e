// The tensors of a program as Python objects that share storages. Mutations become new values;
// later reads of an object, and of views of it, return the new ones.
#pragma once

#include "ir/builder.hpp"

#include <map>
#include <optional>
#include <vector>

namespace passnet {

struct TensorObjectTag;
using TensorObjectId = Id<TensorObjectTag>;

// The position of an object within the one that it views.
struct ViewStep {
  OpId op;                          // invalid: the same elements in the same order
  std::vector<Argument> arguments;  // complete
  size_t viewed = 0;                // the argument that is the viewed tensor, or a list with it
  size_t entry = 0;                 // its place in that list
  size_t result = 0;
  bool is_certain = true;  // false: PyTorch may have copied, depending on a layout not known here
};

class TensorObjects {
 public:
  TensorObjects(const Catalog& catalog, GraphBuilder& builder)
      : catalog_(catalog), builder_(builder) {}

  // Adds a tensor with its own storage. `layout` is nullopt if it is not known.
  TensorObjectId add(ValueId value, std::optional<Layout> layout);
  TensorObjectId add_view(TensorObjectId base, ViewStep step, ValueId value,
                          std::optional<Layout> layout);

  // States that PyTorch has the object in the storage of this number, with this layout. This
  // settles which uncertain views are copies; a storage whose tensors PyTorch has in several, or
  // the reverse, cannot be changed any more. Without a number, only a layout that was not known yet
  // is stated.
  void state(TensorObjectId object, std::optional<int64_t> storage, const Layout& layout);
  bool is_stated(TensorObjectId object) const {
    return storages_[at(object).storage].stated.has_value();
  }
  TensorType type(TensorObjectId object) const;
  const std::optional<Layout>& layout(TensorObjectId object) const;
  // The tensor for which the storage was made.
  TensorObjectId root(TensorObjectId object) const;
  // True if the storage was never written to.
  bool is_pristine(TensorObjectId object) const;
  // The value with all mutations so far. "unsupported-mutation" if that is not known.
  Result<ValueId> read(TensorObjectId object, Span span);
  // Replaces the object's elements by `value`, of equal type, also in all objects that share them.
  // "unsupported-mutation" if a view cannot be written through.
  Result<void> write(TensorObjectId object, ValueId value, Span span);

 private:
  struct Object {
    ValueId value;
    uint32_t storage = 0;
    uint64_t generation = 0;  // the generation of the storage to which `value` belongs
    TensorObjectId base;
    ViewStep step;
    std::optional<Layout> layout;
  };
  struct Storage {
    uint64_t generation = 0;
    bool is_uncertain = false;  // a mutation may or may not have reached it
    bool is_disputed = false;   // PyTorch shares this memory otherwise
    std::optional<int64_t> stated;
    std::vector<TensorObjectId> members;
  };

  Object& at(TensorObjectId object) { return objects_[object.index]; }
  const Object& at(TensorObjectId object) const { return objects_[object.index]; }
  Result<ValueId> replay(const ViewStep& step, ValueId base, Span span);
  Result<ValueId> write_back(const ViewStep& step, ValueId base, ValueId value, Span span);
  Result<ValueId> write_places(const ViewStep& step, ValueId base, ValueId value, Span span);
  Result<ValueId> write_cut(const ViewStep& step, ValueId base, ValueId value, Span span);
  Result<ValueId> call(std::string_view op, std::vector<Argument> positional, Span span);
  void split_off(TensorObjectId object);

  const Catalog& catalog_;
  GraphBuilder& builder_;
  std::vector<Object> objects_;
  std::vector<Storage> storages_;
  std::map<int64_t, uint32_t> stated_;  // the first storage that was stated to have the number
  size_t replays_ = 0;
};

}  // namespace passnet
