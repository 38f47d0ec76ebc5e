#include "report/html/pack.hpp"

#include "support/unpack.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <zlib.h>

namespace passnet {
namespace {

std::string decode_base64(std::string_view text) {
  constexpr std::string_view kDigits =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  std::string bytes;
  uint32_t bits = 0;
  int count = 0;
  for (const char c : text) {
    if (c == '=') break;
    const size_t digit = kDigits.find(c);
    EXPECT_NE(digit, std::string_view::npos) << c;
    bits = bits << 6 | static_cast<uint32_t>(digit & 63);
    count += 6;
    if (count < 8) continue;
    count -= 8;
    bytes += static_cast<char>(bits >> count & 255);
  }
  return bytes;
}

std::string inflate_text(std::string_view bytes) {
  std::string text(bytes.size() * 1100 + 100, '\0');
  uLongf size = text.size();
  EXPECT_EQ(uncompress(reinterpret_cast<Bytef*>(text.data()), &size,
                       reinterpret_cast<const Bytef*>(bytes.data()), bytes.size()),
            Z_OK);
  text.resize(size);
  return text;
}

TEST(Pack, UnpacksToTheSame) {
  for (const size_t length : {0, 1, 2, 3, 4, 1000}) {
    std::string text;
    for (size_t i = 0; i < length; ++i) text += static_cast<char>(i * 37 % 251);
    EXPECT_EQ(pack(text).size() % 4, 0u);
    EXPECT_EQ(inflate_text(decode_base64(pack(text))), text) << length;
  }
}

TEST(PackedBlocks, GiveEveryValueAtItsPlace) {
  PackedBlocks blocks;
  std::vector<PackedBlocks::Place> places;
  const auto value = [](int i) { return std::string(500, 'x') + std::to_string(i); };
  for (int i = 0; i < 1000; ++i) places.push_back(blocks.add(fmt::format("\"{}\"", value(i))));
  const auto packed = blocks.finish();
  EXPECT_GT(packed.size(), 1u);
  std::vector<nlohmann::json> arrays;
  for (const std::string& block : packed) arrays.push_back(unpack(block));
  for (int i = 0; i < 1000; ++i) {
    const auto [block, index] = places[static_cast<size_t>(i)];
    EXPECT_EQ(arrays.at(block).at(index), value(i));
  }
  EXPECT_TRUE(PackedBlocks().finish().empty());
}

}  // namespace

nlohmann::json unpack(std::string_view packed) {
  const auto json = nlohmann::json::parse(inflate_text(decode_base64(packed)), nullptr, false);
  EXPECT_FALSE(json.is_discarded());
  return json;
}

nlohmann::json unpack_element(std::string_view html, std::string_view id) {
  const std::string begin = fmt::format("<script type=\"text/plain\" id=\"{}\">", id);
  const size_t at = html.find(begin);
  EXPECT_NE(at, std::string_view::npos) << id;
  if (at == std::string_view::npos) return {};
  html.remove_prefix(at + begin.size());
  return unpack(html.substr(0, html.find('<')));
}

}  // namespace passnet
