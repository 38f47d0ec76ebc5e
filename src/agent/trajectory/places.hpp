// Places of machines and people in a text: paths, addresses, hosts.
#pragma once

#include <string_view>

namespace passnet {

// True if the text contains a path that starts at a root, a drive, a home or a parent folder.
bool holds_path(std::string_view text);

// True if it contains an address of the internet protocol or of mail.
bool holds_address(std::string_view text);

// True if it names this machine. A name of fewer than four letters counts only where a machine is
// meant (`me@gpu`, `host gpu`, `gpu.local`, `gpu:22`).
bool holds_host(std::string_view text, std::string_view host);

}  // namespace passnet
