// `passnet completion` and `passnet help`: texts about the commands themselves.
#include "cli/commands/commands.hpp"
#include "cli/output.hpp"
#include "cli/session.hpp"

#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <memory>

namespace passnet {
namespace {

// The paths of all commands, each between bars: `|show|pass|pass check|`.
std::string list_paths(const std::vector<CommandWords>& commands) {
  std::string paths = "|";
  for (const CommandWords& command : commands) paths += command.path + "|";
  return paths;
}

// The scripts find the longest path of a command in the words before the cursor, complete what may
// follow it, and otherwise files.
std::string bash_script(const std::vector<CommandWords>& commands) {
  std::string cases;
  for (const CommandWords& command : commands) {
    cases += fmt::format("    '{}') words='{}' ;;\n", command.path, fmt::join(command.words, " "));
  }
  return fmt::format(R"(_passnet() {{
  local path='' words='' longer i
  for ((i = 1; i < COMP_CWORD; i++)); do
    longer="${{path:+$path }}${{COMP_WORDS[i]}}"
    case '{}' in
      *"|$longer|"*) path=$longer ;;
    esac
  done
  case "$path" in
{}  esac
  COMPREPLY=($(compgen -W "$words" -- "${{COMP_WORDS[COMP_CWORD]}}"))
}}
complete -o default -F _passnet passnet
)",
                     list_paths(commands), cases);
}

// zsh reads functions of bash.
std::string zsh_script(const std::vector<CommandWords>& commands) {
  return "#compdef passnet\nautoload -U +X bashcompinit && bashcompinit\n" + bash_script(commands);
}

std::string fish_script(const std::vector<CommandWords>& commands) {
  std::string lines;
  for (const CommandWords& command : commands) {
    lines += fmt::format("complete -c passnet -n 'test (__passnet_path) = \"{}\"' -a '{}'\n",
                         command.path, fmt::join(command.words, " "));
  }
  return fmt::format(R"(function __passnet_path
  set -l path ''
  for word in (commandline -opc)[2..-1]
    set -l longer (string trim -- "$path $word")
    if string match -q -- "*|$longer|*" '{}'
      set path $longer
    end
  end
  echo $path
end
{})",
                     list_paths(commands), lines);
}

struct Shell {
  const char* name;
  std::string (*script)(const std::vector<CommandWords>& commands);
};
constexpr std::array<Shell, 3> kShells{
    {{"bash", bash_script}, {"zsh", zsh_script}, {"fish", fish_script}}};

}  // namespace

void add_completion_command(CliCommand command, Session& session) {
  command.footer("Example: passnet completion bash");
  const auto shell = std::make_shared<std::string>();
  command.option("shell", *shell, "the shell that reads the script: bash, zsh or fish")
      .one_of({kShells[0].name, kShells[1].name, kShells[2].name}, "NAME")
      .required();
  session.add_options(command);
  command.action([&session, shell] {
    if (session.json()) {
      for (const CommandWords& entry : session.complete()) {
        session.print_json({{"command", entry.path}, {"words", entry.words}});
      }
    } else {
      const auto found = std::ranges::find(kShells, *shell, &Shell::name);
      print_to(stdout, "{}", found->script(session.complete()));
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
