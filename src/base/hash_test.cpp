#include "base/hash.hpp"

#include <gtest/gtest.h>

#include <set>
#include <string>
#include <unordered_set>
#include <vector>

namespace passnet {
namespace {

TEST(Sha256, KnownDigests) {
  EXPECT_EQ(sha256(std::string_view()).hex(),
            "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  EXPECT_EQ(sha256(std::string_view("abc")).hex(),
            "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  EXPECT_LT(Digest{}, sha256(std::string_view("abc")));
}

TEST(Checksum64, SeesEveryByteAndTheLength) {
  for (const size_t size : {1, 7, 8, 9, 31, 32, 33, 64, 100}) {
    std::vector<std::byte> data(size);
    std::set<uint64_t> seen = {checksum64(data)};
    for (size_t i = 0; i < size; ++i) {
      data[i] = std::byte{1};
      EXPECT_TRUE(seen.insert(checksum64(data)).second) << size << " at " << i;
      data[i] = std::byte{0};
    }
    data.push_back(std::byte{0});
    EXPECT_TRUE(seen.insert(checksum64(data)).second) << size;
  }
  EXPECT_EQ(checksum64({}), checksum64({}));
}

TEST(Hasher, FieldsDoNotRunTogether) {
  const auto digest = [](auto... fields) {
    Hasher hasher;
    (hasher.add(fields), ...);
    return hasher.finish();
  };
  using Text = std::string_view;
  EXPECT_EQ(digest(Text("a"), int64_t{1}), digest(Text("a"), int64_t{1}));
  const std::set<Digest> all = {
      digest(),
      digest(Text("")),
      digest(Text("ab")),
      digest(Text("a"), Text("b")),
      digest(Text(""), Text("ab")),
      digest(int64_t{1}),
      digest(int64_t{-1}),
      digest(Text("1")),
      digest(sha256(Text("a"))),
  };
  EXPECT_EQ(all.size(), 9u);
}

TEST(Hasher, FingerprintsAreOfAllFields) {
  constexpr int64_t kCount = 5000;
  std::unordered_set<Fingerprint, FingerprintHash> all;
  std::set<uint64_t> high;
  Hasher longer;
  for (int64_t i = 0; i < kCount; ++i) {
    Hasher hasher;
    hasher.add("field").add(i);
    longer.add(i);
    for (const Hasher& each : {hasher, longer}) {
      const Fingerprint fingerprint = each.fingerprint();
      EXPECT_EQ(fingerprint, Hasher(each).fingerprint());
      EXPECT_NE(fingerprint.high, fingerprint.low);
      all.insert(fingerprint);
      high.insert(fingerprint.high);
    }
  }
  EXPECT_EQ(all.size(), 2 * kCount);
  EXPECT_EQ(high.size(), 2 * kCount);
}

}  // namespace
}  // namespace passnet
