// A file by which processes of one machine wake each other: whoever writes to it wakes all who
// watch it. Nothing depends on its content, and a lost wake-up only costs the time until the next
// look.
#pragma once

#include "sandbox/descriptor.hpp"

#include <chrono>
#include <string>

namespace passnet {

class WakeFile {
 public:
  WakeFile() = default;
  explicit WakeFile(std::string path) : path_(std::move(path)) {}

  // Wakes all watchers.
  void touch();
  // Starts to watch.
  void watch();
  // Waits for a touch since the last call, at most so long.
  void wait(std::chrono::milliseconds most);
  // Readable when there was a touch; -1 if this does not watch.
  int fd() const { return watch_.fd(); }

 private:
  void open();

  std::string path_;
  Descriptor file_;
  Descriptor watch_;
};

}  // namespace passnet
