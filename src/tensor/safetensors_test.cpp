#include "tensor/safetensors.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <random>
#include <string>
#include <unistd.h>
#include <utility>
#include <vector>

namespace passnet {
namespace {

class Safetensors : public ::testing::Test {
 protected:
  void SetUp() override {
    const auto* test = ::testing::UnitTest::GetInstance()->current_test_info();
    path_ = std::filesystem::temp_directory_path() /
            fmt::format("passnet-{}-{}.safetensors", test->name(), ::getpid());
  }
  void TearDown() override { std::filesystem::remove(path_); }

  // Writes a file with this header and `data` zero bytes, and reads it.
  Result<NamedTensors> read(const std::string& header, size_t data) {
    std::string text;
    for (size_t i = 0; i < 8; ++i) text += static_cast<char>(header.size() >> (8 * i) & 0xff);
    write(text + header + std::string(data, '\0'));
    return read_safetensors(path_);
  }
  void write(const std::string& text) {
    std::ofstream(path_, std::ios::binary | std::ios::trunc) << text;
  }

  std::filesystem::path path_;
};

TEST_F(Safetensors, ManyEntriesTakeLinearTime) {
  constexpr int kEntries = 200'000;
  std::string header = "{";
  for (int i = 0; i < kEntries; ++i) {
    header += fmt::format("{}\"t{}\":{{\"dtype\":\"U8\",\"shape\":[0],\"data_offsets\":[0,0]}}",
                          i == 0 ? "" : ",", i);
  }
  const auto tensors = read(header + "}", 0);
  ASSERT_TRUE(tensors) << tensors.error().message;
  EXPECT_EQ(tensors->size(), size_t{kEntries});
}

TEST_F(Safetensors, RoundTripsEveryDType) {
  std::vector<Tensor> tensors;
  std::map<std::string, const Tensor*> named;
  tensors.reserve(kDTypes.size() + 2);
  for (const DTypeInfo& dtype : kDTypes) {
    Tensor& tensor = tensors.emplace_back(TensorType{dtype.dtype, {3, 5}});
    for (int64_t i = 0; i < 15; ++i) tensor.set_value(i, static_cast<double>(i % 4));
    named.emplace(fmt::format("in{}", named.size()), &tensor);
  }
  named.emplace("scalar", &tensors.emplace_back(TensorType{DType::kF32, {}}));
  named.emplace("empty \"quoted\"", &tensors.emplace_back(TensorType{DType::kF32, {0, 4}}));
  ASSERT_TRUE(write_safetensors(path_, named));
  const Result<NamedTensors> back = read_safetensors(path_);
  ASSERT_TRUE(back) << back.error().message;
  ASSERT_EQ(back->size(), named.size());
  for (const auto& [name, tensor] : named) {
    const Tensor& found = back->at(name);
    EXPECT_EQ(found.type(), tensor->type()) << name;
    EXPECT_TRUE(std::ranges::equal(found.bytes(), tensor->bytes())) << name;
  }
}

TEST_F(Safetensors, DataStartAligned) {
  const Tensor tensor({DType::kF32, {1}});
  ASSERT_TRUE(write_safetensors(path_, {{"out0", &tensor}}));
  EXPECT_EQ((std::filesystem::file_size(path_) - 4) % 64, 0u);
}

TEST_F(Safetensors, ReadsMetadataAndGaps) {
  const auto read = this->read(
      R"({"__metadata__":{"format":"pt"},"a":{"dtype":"F32","shape":[1],"data_offsets":[8,12]}})",
      12);
  ASSERT_TRUE(read);
  EXPECT_EQ(read->size(), 1u);
}

TEST_F(Safetensors, RefusesAdversarialFiles) {
  const std::string deep = std::string(100'000, '[') + std::string(100'000, ']');
  const std::vector<std::pair<std::string, std::string>> cases = {
      {"", "safetensors-header"},
      {"[]", "safetensors-header"},
      {"{\"a\":", "safetensors-header"},
      {"\xff\xfe", "safetensors-header"},
      {deep, "safetensors-header"},
      {"{\"a\":" + deep + "}", "safetensors-header"},
      {R"({"a":1})", "safetensors-entry"},
      {R"({"a":{"shape":[1],"data_offsets":[0,4]}})", "safetensors-entry"},
      {R"({"a":{"dtype":"F8_E4M3","shape":[1],"data_offsets":[0,4]}})", "safetensors-dtype"},
      {R"({"a":{"dtype":"F32","data_offsets":[0,4]}})", "safetensors-shape"},
      {R"({"a":{"dtype":"F32","shape":[-1],"data_offsets":[0,4]}})", "safetensors-shape"},
      {R"({"a":{"dtype":"F32","shape":[1.0],"data_offsets":[0,4]}})", "safetensors-shape"},
      {R"({"a":{"dtype":"F32","shape":[18446744073709551615],"data_offsets":[0,4]}})",
       "safetensors-shape"},
      {R"({"a":{"dtype":"F32","shape":[4294967296,4294967296,4],"data_offsets":[0,4]}})",
       "safetensors-shape"},
      {R"({"a":{"dtype":"F32","shape":[1]}})", "safetensors-offsets"},
      {R"({"a":{"dtype":"F32","shape":[1],"data_offsets":[4]}})", "safetensors-offsets"},
      {R"({"a":{"dtype":"F32","shape":[1],"data_offsets":[4,0]}})", "safetensors-offsets"},
      {R"({"a":{"dtype":"F32","shape":[1],"data_offsets":[-4,0]}})", "safetensors-offsets"},
      {R"({"a":{"dtype":"F32","shape":[1],"data_offsets":[9223372036854775804,9223372036854775807]}})",
       "safetensors-truncated"},
      {R"({"a":{"dtype":"F32","shape":[5],"data_offsets":[0,20]}})", "safetensors-truncated"},
      {R"({"a":{"dtype":"F32","shape":[1],"data_offsets":[0,8]}})", "safetensors-size"},
      {R"({"a":{"dtype":"F32","shape":[2],"data_offsets":[0,8]},)"
       R"("b":{"dtype":"F32","shape":[2],"data_offsets":[4,12]}})",
       "safetensors-overlap"},
      {R"({"a":{"dtype":"F32","shape":[1],"data_offsets":[0,4]},)"
       R"("a":{"dtype":"F32","shape":[1],"data_offsets":[4,8]}})",
       "safetensors-repeated"},
  };
  const std::map<std::string, std::string> says{
      {"safetensors-header", "expected the header to be a JSON object of tensors"},
      {"safetensors-entry", "to be an object with a dtype"},
      {"safetensors-dtype", "has the unsupported dtype 'F8_E4M3'"},
      {"safetensors-shape", "to have at most 16 extents that fit in memory"},
      {"safetensors-offsets", "to have two ascending data_offsets"},
      {"safetensors-truncated", " of the data, which has "},
      {"safetensors-size", "tensor 'a'"},
      {"safetensors-overlap", " share bytes"},
      {"safetensors-repeated", "tensor 'a' is there twice"}};
  for (const auto& [header, id] : cases) {
    const Result<NamedTensors> found = read(header, 16);
    ASSERT_FALSE(found) << header.substr(0, 100);
    EXPECT_EQ(found.error().id, id) << header.substr(0, 100);
    EXPECT_TRUE(found.error().message.starts_with(path_.string()));
    EXPECT_TRUE(found.error().message.contains(says.at(id))) << found.error().message;
    EXPECT_LT(found.error().message.size(), 400u);
  }
}

TEST_F(Safetensors, RefusesBrokenPrefixes) {
  write("abc");
  EXPECT_EQ(read_safetensors(path_).error().id, "safetensors-too-short");
  EXPECT_TRUE(
      read_safetensors(path_).error().message.contains(": expected at least 8 bytes, found"));
  write(std::string(8, '\xff') + "{}");
  EXPECT_EQ(read_safetensors(path_).error().id, "safetensors-header-size");
  EXPECT_TRUE(read_safetensors(path_).error().message.contains(
      ": expected a header that fits in the file's"));
  write(std::string("\x09\0\0\0\0\0\0\0{}", 10));
  EXPECT_EQ(read_safetensors(path_).error().id, "safetensors-header-size");
  std::filesystem::remove(path_);
  EXPECT_EQ(read_safetensors(path_).error().id, "safetensors-unreadable");
  const Diagnostic folder = read_safetensors(path_.parent_path()).error();
  EXPECT_EQ(folder.id, "safetensors-unreadable");
  EXPECT_TRUE(folder.message.contains(": cannot open the file")) << folder.message;
  EXPECT_EQ(write_safetensors(path_ / "no" / "folder", {}).error().id, "safetensors-unwritable");
  EXPECT_TRUE(write_safetensors(path_ / "no" / "folder", {})
                  .error()
                  .message.contains(": cannot write the file"));
}

// Checks that damage to a good file makes reading fail, and nothing worse.
TEST_F(Safetensors, SurvivesDamage) {
  const Tensor a({DType::kF32, {2, 3}});
  const Tensor b({DType::kBool, {7}});
  ASSERT_TRUE(write_safetensors(path_, {{"a", &a}, {"b", &b}}));
  std::ifstream file(path_, std::ios::binary);
  const std::string good{std::istreambuf_iterator<char>(file), {}};
  std::mt19937 random(11);
  size_t refused = 0;
  for (int round = 0; round < 1000; ++round) {
    std::string bad = good;
    for (int change = 0; change < 2; ++change) {
      bad[random() % 150] = static_cast<char>("0123456789\"[]{}:,F\0\xff"[random() % 20]);
    }
    if (round % 5 == 0) bad.resize(random() % bad.size());
    write(bad);
    const Result<NamedTensors> found = read_safetensors(path_);
    if (!found) ++refused;
  }
  EXPECT_GT(refused, 500u);
}

}  // namespace
}  // namespace passnet
