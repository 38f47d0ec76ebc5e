// `passnet serve`: accepts evaluations over HTTP and hands out their records.
#include "agent/prompt/prompt.hpp"
#include "cli/board/live_board.hpp"
#include "cli/commands/commands.hpp"
#include "cli/output.hpp"
#include "cli/service/served_suites.hpp"
#include "cli/service/service_state.hpp"
#include "cli/service/stop_signals.hpp"
#include "cli/service/worker_processes.hpp"
#include "service/request/known_suites.hpp"
#include "service/server/http_server.hpp"
#include "service/server/verdict_watch.hpp"
#include "service/session/tool_sessions.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <memory>
#include <thread>

namespace passnet {
namespace {

struct ServeArguments {
  std::string state = kDefaultState;
  HttpOptions http{.port = 8377};
  std::vector<std::string> suites;
  std::vector<std::string> boards;
  std::string commands;
  std::string accept{name(JudgeRule().accept)};
  bool robust = false;
  std::string device{info(Device::kCpu).name};
  int workers = 1;
  int connections = static_cast<int>(HttpOptions().connections);
  int sessions = static_cast<int>(SessionOptions().most);
  int body_mb = static_cast<int>(HttpOptions().body_bytes >> 20);
};

bool is_loopback(const std::string& host) {
  return host == "127.0.0.1" || host == "::1" || host == "localhost";
}

// A server that others can reach asks for tokens; one of this machine has a tenant without.
Result<void> prepare_tenants(Store& store, bool is_local) {
  if (!is_local) {
    if (TRY(store.has_tokens())) return {};
    return fail({}, "no-tenants",
                "expected a tenant with a token (passnet tenant add NAME) before a service is open "
                "to other machines, found none");
  }
  const std::vector<Tenant> tenants = TRY(store.tenants());
  if (std::ranges::count(tenants, kLocalTenant, &Tenant::name) > 0) return {};
  return store.put_tenant({.name = std::string(kLocalTenant)});
}

void log_line(const std::string& text) { print_to(stderr, "passnet serve: {}\n", text); }

// Tells clients what has finished; after a failure of the state, again.
void watch(Store& store, Waiters& waiters) {
  while (!waiters.stopped()) {
    if (const auto done = watch_verdicts(store, waiters); !done) log_line(done.error().message);
  }
}

void announce_server(const Session& session, const ServeArguments& arguments, int port) {
  const std::string& host = arguments.http.host;
  const std::string url =
      fmt::format("http://{}:{}", host.contains(':') ? "[" + host + "]" : host, port);
  if (session.json()) {
    session.print_json({{"url", url}, {"workers", arguments.workers}});
  } else {
    session.print(fmt::format("serving {} with {} workers; API: {}/openapi.json", url,
                              arguments.workers, url));
  }
  std::fflush(stdout);
}

std::vector<std::string> command_worker(const ServeArguments& arguments) {
  std::vector<std::string> words{"--state", arguments.state, "--commands", arguments.commands,
                                 "--json"};
  for (const std::string& suite : arguments.suites) words.push_back("--suite=" + suite);
  return words;
}

Result<void> serve(Session& session, ServeArguments& arguments) {
  arguments.http.connections = static_cast<size_t>(arguments.connections);
  arguments.http.body_bytes = static_cast<size_t>(arguments.body_mb) << 20;
  const bool is_local = is_loopback(arguments.http.host);
  const StopSignals stop;
  Store watched = TRY(open_state(arguments.state));
  TRY(prepare_tenants(watched, is_local));
  const std::string judge = judge_version();
  const auto stores = TRY(StorePool::open(arguments.state, judge));
  KnownSuites suites(session.catalog(), served_suites(arguments.suites));
  LiveBoards boards = TRY(LiveBoards::open(session, arguments.state, arguments.boards));
  Waiters waiters;
  ToolSessions sessions({.arguments = {"mcp", "--state=" + arguments.state},
                         .most = static_cast<size_t>(arguments.sessions)});
  Api api(session.catalog(), suites, *stores, waiters, sessions,
          {.judge = judge,
           .tools = tool_schemas().dump(),
           .is_local = is_local,
           .rule = {.accept = *level_from_name(arguments.accept), .robust = arguments.robust},
           .pages = [&boards](std::string_view page) { return boards.page(page); }});
  const auto server = TRY(HttpServer::open(api, arguments.http));
  WorkerProcesses workers(static_cast<size_t>(arguments.workers),
                          {"--state", arguments.state, "--device", arguments.device, "--json"});
  WorkerProcesses commands(arguments.commands.empty() ? 0 : 1, command_worker(arguments));
  std::thread watcher([&] { watch(watched, waiters); });
  std::thread acceptor([&] { server->run(); });
  announce_server(session, arguments, server->port());
  do {
    workers.keep(log_line);
    commands.keep(log_line);
    boards.refresh(log_line);
  } while (!stop.wait(std::chrono::milliseconds(200)));
  waiters.stop();
  server->stop();
  acceptor.join();
  watcher.join();
  workers.finish();
  commands.finish();
  return {};
}

}  // namespace

void add_serve_command(CliCommand command, Session& session) {
  command.footer(
      "Example: passnet serve --port 0 --state out/service.db & sleep 2; kill $!; wait $!");
  const auto arguments = std::make_shared<ServeArguments>();
  add_state_option(command, arguments->state);
  command
      .option("--host", arguments->http.host,
              "the address to listen at; other machines can reach any but a loopback address")
      .show_default();
  command.option("--port", arguments->http.port, "the port; 0: any that is free")
      .between(0, 65535)
      .show_default();
  command.option("--suite", arguments->suites,
                 "NAME=PATH, or a path: a graph source that clients may name; also the installed "
                 "suites, and demo");
  command.option("--board", arguments->boards,
                 "NAME=FOLDER, or a folder: a board of its bundles, at /boards/NAME/ "
                 "(docs/boards.md)");
  command.option("--commands", arguments->commands,
                 "also start a worker for commands (extraction, curation, teaching), which writes "
                 "into this folder");
  command
      .option("--accept", arguments->accept,
              "what has to be known of passes at least, whatever requests ask for: tested or "
              "proved")
      .one_of({std::string(name(Level::kTested)), std::string(name(Level::kProved))})
      .show_default();
  command.flag("--robust", arguments->robust,
               "count passes only if infinities and NaN come out where the graph has them, "
               "whatever requests ask for");
  command.option("--workers", arguments->workers, "the workers to start on this machine")
      .between(0, 1000)
      .show_default();
  command.option("--device", arguments->device, "the device of these workers: cpu or cuda")
      .show_default();
  command.option("--connections", arguments->connections, "max connections at a time")
      .between(1, 100000)
      .show_default();
  command.option("--sessions", arguments->sessions, "max sessions of tools at a time")
      .between(0, 1000)
      .show_default();
  command.option("--body-mb", arguments->body_mb, "max megabytes of a request")
      .between(1, 1024)
      .show_default();
  session.add_options(command);
  command.action([&session, arguments] {
    if (const auto done = serve(session, *arguments); !done) {
      session.report(done.error());
      session.exit_code = kBadInput;
    }
  });
}

}  // namespace passnet
