// A list of spellings written inside an entry: `.spellings = kSpellings<"torch.exp(input)", …>`.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>
#include <string_view>

namespace passnet {

// A string literal as a template argument.
template <size_t kSize>
struct SpellingText {
  std::array<char, kSize> characters{};

  consteval SpellingText(const char (&text)[kSize]) {  // NOLINT: literals convert implicitly
    std::copy_n(text, kSize, characters.begin());
  }
  constexpr std::string_view view() const { return {characters.data(), kSize - 1}; }
};

template <SpellingText kText>
inline constexpr auto kSpelling = kText;

template <SpellingText... kTexts>
inline constexpr std::array<std::string_view, sizeof...(kTexts)> kSpellingList{
    kSpelling<kTexts>.view()...};

template <SpellingText... kTexts>
inline constexpr std::span<const std::string_view> kSpellings{kSpellingList<kTexts...>};

}  // namespace passnet
