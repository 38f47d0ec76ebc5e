// `passnet serve`: accepts evaluations over HTTP and hands out their records.
#include "agent/prompt/prompt.hpp"
#include "cli/commands/commands.hpp"
#include "cli/output.hpp"
#include "cli/service/service_state.hpp"
#include "cli/service/stop_signals.hpp"
#include "cli/service/worker_processes.hpp"
#include "cli/suites/find_suite.hpp"
#include "service/request/known_suites.hpp"
#include "service/server/http_server.hpp"
#include "service/server/verdict_watch.hpp"
#include "service/session/tool_sessions.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>
#include <map>
#include <memory>
#include <thread>

namespace passnet {
namespace {

namespace fs = std::filesystem;

struct ServeArguments {
  std::string state = kDefaultState;
  HttpOptions http{.port = 8377};
  std::vector<std::string> suites;
  std::string device{info(Device::kCpu).name};
  int workers = 1;
  int connections = static_cast<int>(HttpOptions().connections);
  int sessions = static_cast<int>(SessionOptions().most);
  int body_mb = static_cast<int>(HttpOptions().body_bytes >> 20);
};

// The suites by name: the installed ones, `demo`, and those of the command line.
std::map<std::string, std::string> suites_to_serve(const ServeArguments& arguments) {
  std::map<std::string, std::string> paths;
  std::error_code error;
  for (const std::string& folder : data_folders()) {
    const fs::path demo = fs::path(folder) / "suite";
    if (fs::exists(demo, error)) paths.emplace("demo", demo.string());
    for (fs::directory_iterator entry(fs::path(folder) / "suites", error);
         !error && entry != fs::directory_iterator(); entry.increment(error)) {
      paths.emplace(entry->path().filename().string(), entry->path().string());
    }
  }
  for (const std::string& suite : arguments.suites) {
    const size_t equals = suite.find('=');
    const fs::path path = equals == std::string::npos ? suite : suite.substr(equals + 1);
    const fs::path named = path.has_filename() ? path.filename() : path.parent_path().filename();
    paths[equals == std::string::npos ? named.string() : suite.substr(0, equals)] = path.string();
  }
  return paths;
}

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

Result<void> serve(Session& session, ServeArguments& arguments) {
  arguments.http.connections = static_cast<size_t>(arguments.connections);
  arguments.http.body_bytes = static_cast<size_t>(arguments.body_mb) << 20;
  const bool is_local = is_loopback(arguments.http.host);
  const StopSignals stop;
  Store watched = TRY(open_state(arguments.state));
  TRY(prepare_tenants(watched, is_local));
  const std::string judge = judge_version();
  const auto stores = TRY(StorePool::open(arguments.state, judge));
  KnownSuites suites(session.catalog(), suites_to_serve(arguments));
  Waiters waiters;
  ToolSessions sessions({.arguments = {"mcp", "--state=" + arguments.state},
                         .most = static_cast<size_t>(arguments.sessions)});
  Api api(session.catalog(), suites, *stores, waiters, sessions,
          {.judge = judge, .tools = tool_schemas().dump(), .is_local = is_local});
  const auto server = TRY(HttpServer::open(api, arguments.http));
  WorkerProcesses workers(static_cast<size_t>(arguments.workers),
                          {"--state", arguments.state, "--device", arguments.device, "--json"});
  std::thread watcher([&] { watch(watched, waiters); });
  std::thread acceptor([&] { server->run(); });
  announce_server(session, arguments, server->port());
  do {
    workers.keep(log_line);
  } while (!stop.wait(std::chrono::milliseconds(200)));
  waiters.stop();
  server->stop();
  acceptor.join();
  watcher.join();
  workers.finish();
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
