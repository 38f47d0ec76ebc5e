// `passnet completion` and `passnet help`: texts about the commands themselves.
#include "cli/commands/commands.hpp"
#include "cli/output.hpp"
#include "cli/session.hpp"

#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include <memory>

namespace passnet {
namespace {

// A script that completes commands and options, and otherwise files.
std::string bash_script(const std::vector<CommandWords>& commands) {
  std::string cases;
  for (const CommandWords& command : commands) {
    cases += fmt::format("    '{}') words='{}' ;;\n", command.path, fmt::join(command.words, " "));
  }
  return fmt::format(R"(_passnet() {{
  local word path='' words='' i
  for ((i = 1; i < COMP_CWORD; i++)); do
    word=${{COMP_WORDS[i]}}
    case "$path $word" in
      ' pass'|' cache'|' help') path=${{path:+$path }}$word ;;
      'pass '[a-z]*|'cache '[a-z]*|' '[a-z]*)
        [[ $path == *' '* || ( -n $path && $path != pass && $path != cache ) ]] ||
          path=${{path:+$path }}$word ;;
    esac
  done
  case "$path" in
{}  esac
  COMPREPLY=($(compgen -W "$words" -- "${{COMP_WORDS[COMP_CWORD]}}"))
}}
complete -o default -F _passnet passnet
)",
                     cases);
}

}  // namespace

void add_completion_command(CliCommand command, Session& session) {
  command.footer("Example: passnet completion bash");
  const auto shell = std::make_shared<std::string>();
  command.option("shell", *shell, "the shell that reads the script")
      .one_of({"bash"}, "NAME")
      .required();
  session.add_options(command);
  command.action([&session, shell] {
    if (session.json()) {
      for (const CommandWords& entry : session.complete()) {
        session.print_json({{"command", entry.path}, {"words", entry.words}});
      }
    } else {
      print_to(stdout, "{}", bash_script(session.complete()));
    }
  });
}

// The program itself answers `help` (command_line.hpp): this describes it.
void add_help_command(CliCommand command, Session& session) {
  command.footer("Example: passnet help bench");
  const auto words = std::make_shared<std::vector<std::string>>();
  command.option("command", *words, "a command, such as `bench` or `pass check`");
  session.add_options(command);
  command.action([words] {});
}

}  // namespace passnet
