#include "cli/session.hpp"

#include "base/utf8.hpp"
#include "cli/output.hpp"
#include "diag/json.hpp"
#include "kernel/target.hpp"
#include "ops/catalog.hpp"
#include "report/table.hpp"

#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <unistd.h>

namespace passnet {
namespace {

double now_s() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

// Colors are for terminals, unless the user asked for none (no-color.org).
Color color_of(int descriptor) {
  const char* const refused = std::getenv("NO_COLOR");
  const bool wanted = refused == nullptr || *refused == '\0';
  return wanted && isatty(descriptor) != 0 ? Color::kAlways : Color::kNever;
}

}  // namespace

Session::Session() : catalog_(make_catalog()) {}

Color Session::color() const { return color_of(STDOUT_FILENO); }

size_t Session::width() const {
  constexpr size_t kUnlimited = 100'000;
  return terminal_width(STDOUT_FILENO).value_or(kUnlimited);
}

void Session::choose_diagnostic_form(std::span<const std::string> words) {
  for (size_t i = 0; i < words.size(); ++i) {
    const bool next = words[i] == "--diag" && i + 1 < words.size() && words[i + 1] == "json";
    if (next || words[i] == "--diag=json") diagnostic_form_ = "json";
    if (words[i] == "--json") json_ = true;
  }
}

void Session::print(std::string_view text) const { print_to(stdout, "{}\n", text); }

int Session::finish() const {
  const bool is_silent = json_ && exit_code == kBadInput && !has_row_;
  if (is_silent && !first_error_.empty()) print_json_line(stdout, first_error_);
  return exit_code;
}

void Session::print_json(const nlohmann::ordered_json& row) const {
  has_row_ = true;
  print_json_line(stdout, json_line(row));
}

void Session::report(const Diagnostic& diagnostic) const { report(diagnostic, sources_); }

void Session::report(const Diagnostic& diagnostic, const Sources& sources) const {
  if (first_error_.empty() && diagnostic.severity == Severity::kError) {
    first_error_ = json_line(nlohmann::ordered_json{{"error", to_json(diagnostic, sources)}});
  }
  if (diagnostic_form_ == "json") {
    print_json_line(stderr, json_line(to_json(diagnostic, sources)));
    return;
  }
  const size_t width = terminal_width(STDERR_FILENO).value_or(kExcerptWidth);
  print_rendered(render(diagnostic, sources, color_of(STDERR_FILENO), width), stderr);
}

void Session::report(const Diagnostics& diagnostics) const {
  for (const Diagnostic& diagnostic : diagnostics.list()) report(diagnostic);
}

void Session::add_options(CliCommand command) {
  command.flag("--json", json_, "print results as JSON, or as JSON Lines if there are many");
  command.option("--diag", diagnostic_form_, "the form of diagnostics")
      .one_of({"text", "json"})
      .show_default();
}

void Session::add_arch_option(CliCommand command, TargetArguments& arguments) {
  std::string text = "processors or GPUs that kernels are compiled for:";
  for (const Target& target : targets()) text += fmt::format(" {}", target.arch);
  command.option("--arch", arguments.arch, text).show_default();
}

void Session::add_target_options(CliCommand command, TargetArguments& arguments) {
  command
      .option("--device", arguments.device,
              fmt::format("device that runs kernels: {}, or {}, for which --arch sm_90 is "
                          "the default",
                          info(Device::kCpu).name, info(Device::kCuda).name))
      .show_default();
  add_arch_option(command, arguments);
}

void Session::add_line_info_option(CliCommand command, TargetArguments& arguments) {
  command.flag("--line-info", arguments.line_info,
               "for a GPU: let profilers find the lines of the sources of kernels");
}

Result<const Target*> choose_target(const TargetArguments& arguments, TargetUse use) {
  const auto device = std::ranges::find(kDevices, arguments.device, &DeviceInfo::name);
  if (device == kDevices.end()) {
    return fail({}, "device-not-available", "expected the device cpu or cuda, found `{}`",
                arguments.device);
  }
  const bool is_default = arguments.arch == kNativeArch;
  const Target* const target =
      is_default ? &default_target(device->device) : find_target(arguments.arch);
  const bool fits =
      target != nullptr && (target->device == device->device || device->device == Device::kCpu);
  if (!fits) {
    std::vector<std::string_view> names;
    for (const Target& known : targets()) {
      if (known.device == device->device) names.push_back(known.arch);
    }
    return fail({}, "unknown-arch", "expected one of the architectures {}, found `{}`",
                fmt::join(names, ", "), arguments.arch);
  }
  if (arguments.line_info && target->device != Device::kCuda) {
    return fail({}, "line-info-device", "expected the device {} with --line-info, found `{}`",
                info(Device::kCuda).name, info(target->device).name);
  }
  if (use == TargetUse::kRunOnCpu && target->device != Device::kCpu) {
    return fail({}, "device-not-available",
                "expected the device {}, on which this command runs kernels, found `{}`",
                info(Device::kCpu).name, info(target->device).name);
  }
  if (use != TargetUse::kText && target->device == Device::kCpu && !runs_here(*target)) {
    return fail({}, "arch-not-available",
                "expected an architecture whose instructions this processor has, found `{}`",
                arguments.arch);
  }
  return target;
}

std::string named_gpu_arch(const TargetArguments& arguments) {
  return arguments.arch == kNativeArch ? std::string() : arguments.arch;
}

Progress::Progress(std::string what, size_t total)
    : what_(std::move(what)),
      total_(total),
      started_s_(now_s()),
      shown_s_(started_s_),
      terminal_(isatty(STDERR_FILENO) != 0) {}

Progress::~Progress() {
  if (drawn_ && terminal_) print_rendered("\r\x1b[K", stderr);
}

void Progress::advance(std::string_view now) {
  ++done_;
  const double time = now_s();
  // Lines that stay become rarer as the run goes on: a night of them fits on a page.
  const double every = terminal_ ? 0.1 : drawn_ ? std::max(10.0, (time - started_s_) / 3) : 2;
  if (time - started_s_ < 2 || time - shown_s_ < every) return;
  shown_s_ = time;
  drawn_ = true;
  const double left = (time - started_s_) / static_cast<double>(done_) *
                      static_cast<double>(total_ > done_ ? total_ - done_ : 0);
  std::string text = fmt::format("{} {}", what_, done_);
  if (total_ > 0) text += fmt::format("/{}", total_);
  // Before the first of a batch, what all of it needs is made: that says nothing of the rest.
  constexpr size_t kTelling = 32;
  if (total_ > 0 && done_ >= std::min(kTelling, (total_ + 3) / 4))
    text += fmt::format(", about {:.0f} s left", left);
  text += "  " + without_controls(now, Lines::kOne);
  if (terminal_) {
    const size_t width = terminal_width(STDERR_FILENO).value_or(kTerminalWidth) - 1;
    print_rendered("\r\x1b[K" + shorten_middle(text, width), stderr);
  } else {
    print_to(stderr, "{}\n", text);
  }
  std::fflush(stderr);
}

}  // namespace passnet
