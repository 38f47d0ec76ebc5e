// Memory that workers share with the tests that start them.
#pragma once

#include "sandbox/shared_memory.hpp"

#include <cstdint>

namespace passnet {

// Seconds that a call of a worker may take.
constexpr double kPatience = 5;

struct SharedPage {
  SharedMemory memory = *SharedMemory::create(4096);
  volatile int64_t* words() const {
    return reinterpret_cast<volatile int64_t*>(memory.bytes().data());
  }
};

}  // namespace passnet
