// Keys and passwords that nobody named, found by their form.
#pragma once

#include <string_view>

namespace passnet {

// True if the text contains a key of a known service, a signed token, a password in an address or
// after its name, or a long random word: upper- and lower-case letters and digits that change as
// often as random ones do. Hashes in hexadecimal are no keys.
bool holds_key(std::string_view text);

}  // namespace passnet
