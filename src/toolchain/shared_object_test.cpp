#include "toolchain/shared_object.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <string>

namespace passnet {
namespace {

// A real object with constructors and needed libraries: this test program itself.
std::string own_image() {
  std::ifstream file("/proc/self/exe", std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

TEST(SharedObject, AProgramIsNotInert) { EXPECT_TRUE(find_objection(own_image()).has_value()); }

TEST(SharedObject, TornFilesAreRefused) {
  EXPECT_EQ(find_objection(""), "it is not a 64-bit shared object");
  EXPECT_EQ(find_objection("text"), "it is not a 64-bit shared object");
  const std::string whole = own_image();
  for (const size_t size : {64, 100, 400, 1000, 5000}) {
    EXPECT_TRUE(find_objection(whole.substr(0, size)).has_value()) << size;
  }
}

TEST(SharedObject, ImportsOnlyCompute) {
  for (const char* name : {"exp", "expf", "csqrt", "csqrtf", "sincosf", "memcpy", "__mulsc3"}) {
    EXPECT_TRUE(is_allowed_import(name)) << name;
  }
  for (const char* name : {"", "f", "expff", "mprotect", "syscall", "dlsym", "environ", "malloc",
                           "pthread_create", "__tls_get_addr", "memcpyf"}) {
    EXPECT_FALSE(is_allowed_import(name)) << name;
  }
}

}  // namespace
}  // namespace passnet
