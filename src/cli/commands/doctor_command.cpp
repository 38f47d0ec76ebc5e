// `passnet doctor`: what this machine has of what PassNet uses.
#include "cli/command_action.hpp"
#include "cli/commands/commands.hpp"
#include "cli/doctor/gpu.hpp"
#include "cli/doctor/hardware.hpp"
#include "cli/doctor/tools.hpp"
#include "cli/output.hpp"
#include "cli/session.hpp"
#include "eval/evaluate_options.hpp"
#include "report/table.hpp"
#include "toolchain/cpp_compiler.hpp"

#include <nlohmann/json.hpp>

#include <memory>

namespace passnet {
namespace {

using Json = nlohmann::ordered_json;

Tone tone_of(Health health) {
  switch (health) {
    case Health::kOk:
      return Tone::kGood;
    case Health::kDegraded:
      return Tone::kPlain;
    case Health::kMissing:
      return Tone::kBad;
  }
  UNREACHABLE();
}

Json to_json(const Finding& finding) {
  return {{"what", finding.what},
          {"health", name(finding.health)},
          {"found", finding.found},
          {"advice", finding.advice.empty() ? Json() : Json(finding.advice)},
          {"needed", finding.needed}};
}

int run(Session& session, const ToolNames& names) {
  Findings findings;
  examine_hardware(findings);
  examine_tools(names, findings);
  examine_gpu(findings);
  Table table{.columns = {{"what", Align::kLeft}, {"", Align::kLeft}, {"found", Align::kLeft}}};
  bool works = true;
  for (const Finding& finding : findings) {
    works &= !finding.needed || finding.health != Health::kMissing;
    if (session.json()) session.print_json(to_json(finding));
    table.rows.push_back({{finding.what},
                          {std::string(name(finding.health)), tone_of(finding.health)},
                          {finding.found}});
    if (!finding.advice.empty()) table.rows.push_back({{}, {}, {finding.advice, Tone::kFaint}});
  }
  if (!session.json()) {
    print_rendered(render(table, session.color(), session.width()));
    session.print(works ? "all that judging needs is here"
                        : "something that judging needs is missing");
  }
  return works ? kDone : kDoesNotHold;
}

}  // namespace

void add_doctor_command(CliCommand command, Session& session) {
  command.footer("Example: passnet doctor");
  const auto names = std::make_shared<ToolNames>(
      ToolNames{.compiler = CppCompilerOptions().compiler, .python = EvaluateOptions().python});
  command.option("--compiler", names->compiler, "the C++ compiler for all kernels").show_default();
  command.option("--python", names->python, "a Python with PyTorch").show_default();
  set_action(command, session, names, run);
}

}  // namespace passnet
