// Functions of a library that is loaded when the program runs, and stays loaded.
#pragma once

#include <dlfcn.h>

namespace passnet {

// Returns the handle of the library at a path, or that the loader finds by this name; null if there
// is none.
inline void* load_library(const char* name) {
  return dlopen(name, RTLD_NOW | RTLD_LOCAL | RTLD_NODELETE);
}

// Looks functions up in a loaded library, up to the first one that is missing.
class LoadedFunctions {
 public:
  explicit LoadedFunctions(void* library) : library_(library) {}

  // Sets `function`, which is null if there is none of this name.
  template <class Function>
  LoadedFunctions& find(const char* name, Function& function) {
    if (missing_ != nullptr) return *this;
    find_newer(name, function);
    if (function == nullptr) missing_ = name;
    return *this;
  }
  // Does the same for one that older versions of the library lack.
  template <class Function>
  LoadedFunctions& find_newer(const char* name, Function& function) {
    function = reinterpret_cast<Function>(dlsym(library_, name));
    return *this;
  }

  bool are_whole() const { return missing_ == nullptr; }
  const char* missing() const { return missing_; }

 private:
  void* library_;
  const char* missing_ = nullptr;
};

}  // namespace passnet
