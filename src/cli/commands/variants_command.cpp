// `passnet variants`: finds the symbolic dims of graphs, and makes variants over dtype and shape.
#include "base/counted.hpp"
#include "cli/command_action.hpp"
#include "cli/commands/commands.hpp"
#include "cli/files.hpp"
#include "cli/graphs.hpp"
#include "cli/output.hpp"
#include "generalize/generalize.hpp"
#include "ir/text/text.hpp"
#include "ir/verify.hpp"
#include "report/table.hpp"

#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include <charconv>
#include <chrono>
#include <memory>

namespace passnet {
namespace {

using Json = nlohmann::ordered_json;

struct VariantsArguments {
  std::vector<std::string> paths;
  std::string dtypes = "f32,f16,bf16";
  std::vector<std::string> dims;
  uint64_t count = GeneralizeOptions().max_variants;
  std::string out;
};

Result<std::vector<DType>> read_dtypes(std::string_view list) {
  std::vector<DType> dtypes;
  while (true) {
    const size_t comma = list.find(',');
    const std::string_view word = list.substr(0, comma);
    const auto dtype = dtype_from_name(word);
    if (!dtype || !is_float(*dtype)) {
      return fail({}, "variant-dtype", "expected floating dtypes separated by commas, found '{}'",
                  word);
    }
    dtypes.push_back(*dtype);
    if (comma == std::string_view::npos) return dtypes;
    list.remove_prefix(comma + 1);
  }
}

Result<Resized> read_dim(std::string_view text) {
  const size_t at = text.find('=');
  int64_t value = 0;
  if (at != std::string_view::npos) {
    const char* end = text.data() + text.size();
    const auto read = std::from_chars(text.data() + at + 1, end, value);
    if (read.ec == std::errc() && read.ptr == end && value > 0) {
      return Resized{std::string(text.substr(0, at)), value};
    }
  }
  return fail({}, "variant-dim", "expected NAME=VALUE with a positive value, found '{}'", text);
}

Result<GeneralizeOptions> read_options(const VariantsArguments& arguments) {
  GeneralizeOptions options{.dtypes = TRY(read_dtypes(arguments.dtypes)),
                            .max_variants = arguments.count};
  for (const std::string& dim : arguments.dims) options.wanted.push_back(TRY(read_dim(dim)));
  return options;
}

std::string shape_text(std::span<const Resized> resized) {
  std::string text;
  for (const Resized& change : resized) {
    text += fmt::format("{}{}={}", text.empty() ? "" : " ", change.symbol, change.value);
  }
  return text;
}

// The elements of all inputs and results.
int64_t count_elements(const Graph& graph) {
  int64_t elements = 0;
  for (const GraphInput& input : graph.inputs()) elements += graph.type(input.value).numel();
  for (const GraphResult& result : graph.results()) elements += graph.type(result.value).numel();
  return elements;
}

// One graph with its variants.
struct Made {
  const SourcedGraph& sourced;
  const Generalized& generalized;
  double seconds = 0;

  const Graph& graph() const { return sourced.imported->graph; }
};

Json changes_json(std::span<const Resized> resized) {
  Json json = Json::object();
  for (const Resized& change : resized) json[change.symbol] = change.value;
  return json;
}

Json symbols_json(const Session& session, const Made& made) {
  Json rows = Json::array();
  const GraphSymbols& symbols = made.generalized.symbols;
  const auto places = print_places(made.graph(), session.catalog(), symbols);
  for (size_t i = 0; i < places.size(); ++i) {
    const DimSymbol& symbol = symbols.symbols[i];
    rows.push_back({{"name", symbol.name},
                    {"class", name(symbol.dim_class)},
                    {"value", symbol.value},
                    {"step", symbol.step},
                    {"offset", symbol.offset},
                    {"places", places[i]}});
  }
  return rows;
}

Json describe(const Session& session, const Made& made) {
  Json variants = Json::array();
  for (const Variant& variant : made.generalized.variants) {
    variants.push_back({{"dtype", name(variant.dtype)},
                        {"resized", changes_json(variant.resized)},
                        {"elements", count_elements(variant.graph)},
                        {"canonical_hash", canonical_hash(variant.graph, session.catalog()).hex()},
                        {"notes", variant.notes}});
  }
  Json refusals = Json::array();
  for (const Refusal& refusal : made.generalized.refusals) {
    refusals.push_back({{"dtype", name(refusal.dtype)},
                        {"resized", changes_json(refusal.resized)},
                        {"id", refusal.why.id},
                        {"message", refusal.why.message}});
  }
  return {{"graph", made.sourced.name},      {"symbols", symbols_json(session, made)},
          {"run", made.generalized.was_run}, {"variants", std::move(variants)},
          {"refusals", std::move(refusals)}, {"seconds", made.seconds}};
}

Table symbol_table(const Session& session, const Made& made) {
  Table table{.columns = {{"dim", Align::kLeft}, {"value"}, {"step"}, {"places", Align::kLeft}}};
  const GraphSymbols& symbols = made.generalized.symbols;
  const auto all = print_places(made.graph(), session.catalog(), symbols);
  for (size_t i = 0; i < all.size(); ++i) {
    const DimSymbol& symbol = symbols.symbols[i];
    table.rows.push_back({{symbol.name},
                          {std::to_string(symbol.value)},
                          {std::to_string(symbol.step)},
                          {fmt::format("{}", fmt::join(all[i], ", "))}});
  }
  return table;
}

Table variant_table(const Session& session, const Made& made) {
  constexpr size_t kHashDigits = 16;
  Table table{.columns = {{"variant"},
                          {"dtype", Align::kLeft},
                          {"shape", Align::kLeft},
                          {"elements"},
                          {"hash", Align::kLeft},
                          {"notes"}}};
  for (size_t i = 0; i < made.generalized.variants.size(); ++i) {
    const Variant& variant = made.generalized.variants[i];
    const std::string shape = shape_text(variant.resized);
    table.rows.push_back(
        {{std::to_string(i + 1)},
         {std::string(name(variant.dtype))},
         {shape.empty() ? "as it is" : shape},
         {std::to_string(count_elements(variant.graph))},
         {canonical_hash(variant.graph, session.catalog()).hex().substr(0, kHashDigits)},
         {std::to_string(variant.notes.size())}});
  }
  return table;
}

void print_text(const Session& session, const Made& made) {
  session.print(fmt::format("{}: {}, {}, {} refused", made.sourced.name,
                            counted(made.generalized.symbols.symbols.size(), "dim", "dims"),
                            counted(made.generalized.variants.size(), "variant", "variants"),
                            made.generalized.refusals.size()));
  print_rendered(render(symbol_table(session, made), session.color(), session.width()));
  print_rendered(render(variant_table(session, made), session.color(), session.width()) + "\n");
  for (const Variant& variant : made.generalized.variants) {
    for (const std::string& note : variant.notes) {
      session.print(fmt::format("{}: {}", name(variant.dtype), note));
    }
  }
}

// `NAME.bf16.batch=8.graph`
Result<void> write_variants(const Session& session, const Made& made, NamedPaths& files) {
  for (const Variant& variant : made.generalized.variants) {
    std::string file = fmt::format("{}.{}", made.sourced.name, name(variant.dtype));
    for (const Resized& change : variant.resized) {
      file += fmt::format(".{}-{}", change.symbol, change.value);
    }
    TRY(write_file(files.add(file), print(variant.graph, session.catalog())));
  }
  return {};
}

// Makes the variants of one graph; false if something was wrong with it or with the options.
bool make_one(Session& session, const VariantsArguments& arguments,
              const GeneralizeOptions& options, const SourcedGraph& sourced, NamedPaths& files) {
  if (!sourced.imported) {
    session.report(sourced.imported.error(), sourced.sources);
    return false;
  }
  using Clock = std::chrono::steady_clock;
  const auto begin = Clock::now();
  const Generalized generalized = generalize(sourced.imported->graph, session.catalog(), options);
  const double seconds = std::chrono::duration<double>(Clock::now() - begin).count();
  const Made made{sourced, generalized, seconds};
  // A refused shape that the command line names is an error; others are figures.
  for (const Refusal& refusal : generalized.refusals) {
    if (options.wanted.empty() || refusal.resized.empty()) continue;
    session.report(refusal.why, sourced.sources);
    return false;
  }
  if (!arguments.out.empty()) {
    if (const auto written = write_variants(session, made, files); !written) {
      session.report(written.error());
      return false;
    }
  }
  if (session.json()) {
    session.print_json(describe(session, made));
  } else {
    print_text(session, made);
  }
  return true;
}

int run(Session& session, const VariantsArguments& arguments) {
  const auto options = read_options(arguments);
  if (!options) {
    session.report(options.error());
    return kBadInput;
  }
  Progress progress("generalized", 0);
  NamedPaths files(arguments.out, ".graph");
  bool good = true;
  const bool readable = for_each_graph(session, arguments.paths, [&](const SourcedGraph& sourced) {
    good &= make_one(session, arguments, *options, sourced, files);
    progress.advance(sourced.name);
    return true;
  });
  return readable && good ? kDone : kBadInput;
}

}  // namespace

void add_variants_command(CliCommand command, Session& session) {
  command.footer(
      "A dim is named as the table of dims says: batch, sequence, side, other; side2 is the "
      "second.\n"
      "Example: passnet variants demo/resnet_basic.batch_norm_relu/0.graph --dtype f16,bf16 "
      "--count 8");
  const auto arguments = std::make_shared<VariantsArguments>();
  command.option("graphs", arguments->paths, "graph sources").required();
  command.option("--dtype", arguments->dtypes, "floating dtypes, separated by commas")
      .show_default();
  command.option("--dim", arguments->dims, "set a dim, as NAME=VALUE; may be repeated")
      .one_at_a_time();
  command.option("--count", arguments->count, "the max number of variants of a graph")
      .show_default();
  command.option("--out", arguments->out, "a folder that takes one .graph file per variant");
  set_action(command, session, arguments, run);
}

}  // namespace passnet
