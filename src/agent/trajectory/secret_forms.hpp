// Forms in which a known secret may be written.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace passnet {

// True if the text contains one of the secrets as it is, or one of at least 8 letters and digits
// reversed, in hexadecimal or base64 (at any place of three bytes), with other case, cut by
// anything that is no letter or digit (line breaks, quotes, invisible characters), or with
// characters escaped (`%6b`, `\u006b`, `\x6b`, `&#107;`).
bool holds_secret(std::string_view text, std::span<const std::string> secrets);

}  // namespace passnet
