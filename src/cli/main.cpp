// The program `passnet`: reads the command line, runs one command, exits with its code.
#include "cli/command_line.hpp"
#include "cli/commands/commands.hpp"
#include "cli/output.hpp"
#include "cli/session.hpp"
#include "eval/record/program_versions.hpp"

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <exception>
#include <fcntl.h>
#include <new>
#include <string>
#include <string_view>
#include <system_error>
#include <unistd.h>
#include <vector>

namespace {

// A stream that is closed at the start must not become a file that the program opens: reading and
// writing it fail, as before.
void reserve_streams() {
  for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
    if (fcntl(stream, F_GETFD) >= 0) continue;
    const int placed = open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY);
    if (placed >= 0 && placed != stream) close(placed);
  }
}

// Messages that nobody can receive are lost, and end nothing.
ssize_t write_message(void*, const char* text, size_t size) {
  for (size_t at = 0; at < size;) {
    const ssize_t count = write(STDERR_FILENO, text + at, size - at);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) break;
    at += static_cast<size_t>(count);
  }
  return static_cast<ssize_t>(size);
}

// A file that becomes shorter while it is mapped, or a disk that fails, is the end of the program.
void end_without_file(int, siginfo_t* fault, void*) {
  if (fault->si_code != BUS_ADRERR) {
    std::signal(SIGBUS, SIG_DFL);  // what was interrupted happens again
    return;
  }
  constexpr std::string_view kText =
      "passnet: error: a file became shorter while it was read, or its disk failed [file-lost]\n";
  (void)!write(STDERR_FILENO, kText.data(), kText.size());
  _exit(passnet::kBadInput);
}

// Workers, and commands that the program runs, begin without this.
void end_at_lost_files() {
  struct sigaction action{};
  action.sa_sigaction = end_without_file;
  action.sa_flags = SA_SIGINFO;
  sigaction(SIGBUS, &action, nullptr);
}

void secure_streams() {
  reserve_streams();
  std::signal(SIGXFSZ, SIG_IGN);  // writing beyond the limit fails, with a reason
  std::FILE* const messages = fopencookie(nullptr, "w", {.write = write_message});
  if (messages == nullptr) return;
  std::setvbuf(messages, nullptr, _IOLBF, BUFSIZ);
  stderr = messages;
}

int run(int argc, char** argv) {
  if (argc < 1) return passnet::kBadInput;
  passnet::Session session;
  passnet::CliProgram program(
      "passnet", "PassNet applies, judges and scores compiler passes written by language models.",
      fmt::format("{} (commit {})", PASSNET_VERSION, passnet::program_commit()));
  passnet::CliCommand commands = program.root();
  commands.require_command();
  commands.footer(
      "passnet eval model.py:Net    judges the default compiler on a module, against PyTorch\n"
      "passnet eval model.pt2       judges it on a file of torch.export.save, without PyTorch\n"
      "passnet demo                 judges what ships with PassNet\n"
      "Example: passnet help eval");
  for (const passnet::CommandInfo& command : passnet::kCommands) {
    command.add(commands.add_command(command.name, command.description).in_group(command.group),
                session);
  }
  session.complete = [&program] { return program.commands(); };
  std::vector<std::string> words(argv + 1, argv + argc);
  session.choose_diagnostic_form(words);
  const auto report = [&](const passnet::Diagnostic& error) { session.report(error); };
  if (!program.run(std::move(words), report)) session.exit_code = passnet::kBadInput;
  return session.finish();
}

}  // namespace

int main(int argc, char** argv) {
  secure_streams();
  end_at_lost_files();
  try {
    const int code = run(argc, argv);
    if (std::fflush(stdout) == 0) return code;
    passnet::print_to(stderr, "passnet: error: cannot write the results: {} [output-unwritable]\n",
                      std::strerror(errno));
    return passnet::kBadInput;
  } catch (const std::bad_alloc&) {
    passnet::print_rendered("passnet: error: out of memory [out-of-memory]\n", stderr);
    return passnet::kBadInput;
  } catch (const std::system_error& error) {
    passnet::print_to(stderr, "passnet: error: {} [system-error]\n", error.what());
    return passnet::kBadInput;
  } catch (const std::exception& error) {
    passnet::print_to(stderr, "passnet: internal error: {}\n", error.what());
    return 70;
  }
}
