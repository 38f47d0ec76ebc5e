// The state of a service as commands name it, and the version of the judge.
#pragma once

#include "cli/session.hpp"
#include "service/store/store.hpp"

#include <string>

namespace passnet {

inline constexpr const char* kDefaultState = "out/service.db";

void add_state_option(CliCommand command, std::string& state);
// Opens the state, and makes the folder of a new file. Errors: those of `Store::open`.
Result<Store> open_state(const std::string& address);
// Names this build of the program: its verdicts do not answer for another's.
std::string judge_version();
// Draws a token that nobody can guess.
std::string draw_token();

}  // namespace passnet
