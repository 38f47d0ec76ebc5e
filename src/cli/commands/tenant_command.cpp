// `passnet tenant`: who may use a service, and for how much.
#include "cli/choices.hpp"
#include "cli/command_action.hpp"
#include "cli/commands/commands.hpp"
#include "cli/service/service_state.hpp"

#include <nlohmann/json.hpp>

#include <memory>

namespace passnet {
namespace {

struct TenantArguments {
  std::string state = kDefaultState;
  std::string name;
  int priority = 0;
  int pending = 0;
  int per_minute = 0;
  std::string accept = Tenant().accept;
  bool robust = false;
  bool commands = false;
};

Result<void> add_tenant(Session& session, const TenantArguments& arguments) {
  if (arguments.name.empty() || arguments.name.find_first_not_of(
                                    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
                                    "-_.") != std::string::npos) {
    return fail({}, "bad-tenant",
                "expected a name of letters, digits, `-`, `_` and `.`, found '{}'", arguments.name);
  }
  Store store = TRY(open_state(arguments.state));
  TRY(store.put_tenant({.name = arguments.name,
                        .priority = arguments.priority,
                        .max_pending = arguments.pending,
                        .per_minute = arguments.per_minute,
                        .accept = arguments.accept,
                        .robust = arguments.robust,
                        .may_command = arguments.commands}));
  const std::string token = draw_token();
  TRY(store.add_token(arguments.name, token));
  if (session.json()) {
    session.print_json({{"tenant", arguments.name}, {"token", token}});
  } else {
    session.print(token);
  }
  return {};
}

Result<void> list_tenants(Session& session, const TenantArguments& arguments) {
  Store store = TRY(open_state(arguments.state));
  for (const Tenant& tenant : TRY(store.tenants())) {
    if (session.json()) {
      session.print_json({{"tenant", tenant.name},
                          {"priority", tenant.priority},
                          {"pending", tenant.max_pending},
                          {"per_minute", tenant.per_minute},
                          {"accept", tenant.accept},
                          {"robust", tenant.robust},
                          {"commands", tenant.may_command}});
    } else {
      session.print(fmt::format("{}: priority {}, pending {}, per minute {}, accepts {}{}{}",
                                tenant.name, tenant.priority, tenant.max_pending, tenant.per_minute,
                                tenant.accept, tenant.robust ? " and robust" : "",
                                tenant.may_command ? ", commands" : ""));
    }
  }
  return {};
}

Result<void> revoke_tenant(Session& session, const TenantArguments& arguments) {
  Store store = TRY(open_state(arguments.state));
  const int64_t count = TRY(store.remove_tokens(arguments.name));
  if (session.json()) {
    session.print_json({{"tenant", arguments.name}, {"revoked", count}});
  } else {
    session.print(fmt::format("{}: {} tokens revoked", arguments.name, count));
  }
  return {};
}

using TenantAction = FallibleAction<TenantArguments>;

void add_ending(CliCommand command, Session& session,
                const std::shared_ptr<TenantArguments>& arguments, TenantAction action) {
  add_state_option(command, arguments->state);
  set_action(command, session, arguments, action);
}

}  // namespace

void add_tenant_command(CliCommand group, Session& session) {
  group.footer("Example: passnet tenant list --state out/service.db");
  group.require_command();
  session.add_options(group);
  const auto arguments = std::make_shared<TenantArguments>();
  CliCommand add = group.add_command("add", "add or change a tenant, and print a new token of it");
  add.footer("Example: passnet tenant add trainer --pending 5000 --state out/service.db");
  add.option("name", arguments->name, "the tenant's name").required();
  add.option("--priority", arguments->priority, "higher ones are judged first")
      .between(-1000, 1000)
      .show_default();
  add.option("--pending", arguments->pending, "max evaluations that are not finished; 0: no limit")
      .between(0, 100000000)
      .show_default();
  add.option("--per-minute", arguments->per_minute, "max evaluations per minute; 0: no limit")
      .between(0, 100000000)
      .show_default();
  add.option("--accept", arguments->accept,
             "what has to be known of passes at least, whatever requests ask for: tested or proved")
      .one_of({"tested", "proved"})
      .show_default();
  add.flag("--robust", arguments->robust,
           "count passes only if infinities and NaN come out where the graph has them");
  add.flag("--commands", arguments->commands,
           "it may ask for commands: extraction, curation, teaching");
  add_ending(add, session, arguments, add_tenant);
  CliCommand list = group.add_command("list", "list the tenants and their quotas");
  list.footer("Example: passnet tenant list --state out/service.db");
  add_ending(list, session, arguments, list_tenants);
  CliCommand revoke = group.add_command("revoke", "revoke all tokens of a tenant");
  revoke.footer("Example: passnet tenant revoke trainer --state out/service.db");
  revoke.option("name", arguments->name, "the tenant's name").required();
  add_ending(revoke, session, arguments, revoke_tenant);
}

}  // namespace passnet
