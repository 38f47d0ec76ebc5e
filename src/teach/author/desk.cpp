#include "teach/author/desk.hpp"

namespace passnet {

Desk::Desk(const AuthorTask& task, Instruments& instruments, const WorkbenchOptions& options)
    : task_(task), instruments_(instruments), options_(options) {
  begin_attempt();
}

void Desk::begin_attempt() {
  workbench_ = std::make_unique<Workbench>(task_, instruments_, options_);
}

Result<ToolAnswer> Desk::use(Tool tool, const nlohmann::ordered_json& arguments) {
  const std::string key = std::string(info(tool).name) + arguments.dump();
  const auto known = known_.find(key);
  if (known != known_.end()) return known->second;
  ToolAnswer answer = TRY(workbench_->call(info(tool).name, nlohmann::json(arguments)));
  if (tool != Tool::kSubmit) known_.emplace(key, answer);
  return answer;
}

}  // namespace passnet
