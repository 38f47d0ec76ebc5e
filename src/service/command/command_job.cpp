#include "service/command/command_job.hpp"

#include "base/name_list.hpp"
#include "diag/bounded_json.hpp"
#include "diag/json.hpp"
#include "service/request/json_fields.hpp"

#include <algorithm>

namespace passnet {
namespace {

// Limits of the interface, as the program's own options have them.
constexpr std::array<CommandOption, 4> kExtractAllOptions{{
    {"only", OptionKind::kModels},
    {"shard", OptionKind::kPart},
    {"limit", OptionKind::kInteger, 1, 1e6},
    {"jobs", OptionKind::kInteger, 1, 256},
}};

constexpr std::array<CommandOption, 6> kExtractOptions{{
    {"models", OptionKind::kModels, 0, 0, true},
    {"layers", OptionKind::kInteger, 1, 1000},
    {"batch", OptionKind::kInteger, 1, 4096},
    {"sequence", OptionKind::kInteger, 1, 1e6},
    {"image", OptionKind::kInteger, 1, 1e5},
    {"cut", OptionKind::kName},
}};

constexpr std::array<CommandOption, 2> kBuildOptions{{
    {"decompose", OptionKind::kFlag},
    {"threads", OptionKind::kInteger, 0, 256},
}};

constexpr std::array<CommandOption, 11> kCurateOptions{{
    {"name", OptionKind::kName, 0, 0, true},
    {"kind", OptionKind::kName},
    {"tasks", OptionKind::kInteger, 1, 1e5},
    {"graphs", OptionKind::kInteger, 2, 1e7},
    {"most", OptionKind::kInteger, 2, 1000},
    {"min_ops", OptionKind::kInteger, 1, 1000},
    {"max_us", OptionKind::kNumber, 1, 1e9},
    {"min_us", OptionKind::kNumber, 0, 1e9},
    {"vary", OptionKind::kFlag},
    {"seed", OptionKind::kInteger, 0, 1e15},
    {"threads", OptionKind::kInteger, 0, 256},
}};

constexpr std::array<CommandOption, 9> kTeachOptions{{
    {"only", OptionKind::kNames},
    {"part", OptionKind::kPart},
    {"search", OptionKind::kFlag},
    {"quick", OptionKind::kFlag},
    {"attempts", OptionKind::kInteger, 1, 1000},
    {"tokens", OptionKind::kInteger, 500, 1e6},
    {"seconds", OptionKind::kNumber, 0.1, 86'400},
    {"seed", OptionKind::kInteger, 0, 1e15},
    {"threads", OptionKind::kInteger, 0, 256},
}};

constexpr size_t kMostSources = 1000;

constexpr std::array<CommandVerb, 5> kVerbs{{
    {.name = "extract",
     .summary = "captures models of installed packages as lines of graphs",
     .is_python = true,
     .words = {"extract"},
     .out = "--lines",
     .writes = "graphs.jsonl.gz",
     .product = "graphs.jsonl.gz",
     .options = kExtractOptions},
    {.name = "extract_all",
     .summary = "captures all architectures of installed packages, or a part of them",
     .is_python = true,
     .words = {"extract", "--all"},
     .out = "--out",
     .writes = "all",
     .product = "all/graphs.jsonl",
     .options = kExtractAllOptions},
    {.name = "build",
     .summary = "builds a dataset of graphs",
     .words = {"dataset", "build"},
     .min_sources = 1,
     .max_sources = kMostSources,
     .out = "--out",
     .writes = "dataset.db",
     .product = "dataset.db",
     .options = kBuildOptions},
    {.name = "curate",
     .summary = "chooses tasks from many graphs, and writes them as a suite",
     .words = {"suite", "curate"},
     .min_sources = 1,
     .max_sources = kMostSources,
     .out = "--out",
     .writes = "suite",
     .product = "suite",
     .options = kCurateOptions},
    {.name = "teach",
     .summary = "writes a pass for each task of a suite, without a model",
     .words = {"teach"},
     .min_sources = 1,
     .max_sources = 1,
     .out = "--out",
     .writes = "",
     .product = "",
     .options = kTeachOptions},
}};

constexpr std::string_view kWordCharacters =
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_.-";

bool consists_of(std::string_view text, std::string_view more) {
  const std::string characters = std::string(kWordCharacters).append(more);
  return !text.empty() && text.find_first_not_of(characters) == std::string_view::npos &&
         text.front() != '-' && text.front() != '.';
}

bool is_model(std::string_view name) {
  constexpr std::array<std::string_view, 3> kPackages{"transformers:", "timm:", "torchvision:"};
  return std::ranges::any_of(kPackages, [&](std::string_view package) {
    return name.starts_with(package) && consists_of(name.substr(package.size()), "*/");
  });
}

bool is_part(std::string_view text) {
  const size_t slash = text.find('/');
  const auto is_number = [](std::string_view digits) {
    return !digits.empty() && digits.size() <= 6 &&
           digits.find_first_not_of("0123456789") == std::string_view::npos;
  };
  return slash != std::string_view::npos && is_number(text.substr(0, slash)) &&
         is_number(text.substr(slash + 1));
}

struct TextKind {
  OptionKind kind;
  std::string_view expected;
};
constexpr std::array<TextKind, 4> kTextKinds{{
    {OptionKind::kName, "a plain name"},
    {OptionKind::kNames, "plain names separated by commas"},
    {OptionKind::kModels, "models of transformers, timm or torchvision, as timm:resnet50"},
    {OptionKind::kPart, "a part, as 1/4"},
}};

bool is_of_kind(OptionKind kind, const std::string& text) {
  if (kind == OptionKind::kPart) return is_part(text);
  if (kind == OptionKind::kName) return consists_of(text, "");
  const auto names = split_list(text);
  return !names.empty() && std::ranges::all_of(names, [&](const std::string& name) {
    return kind == OptionKind::kModels ? is_model(name) : consists_of(name, "*/");
  });
}

void read_option(JsonFields& fields, const CommandOption& option,
                 std::map<std::string, std::string>& options) {
  const nlohmann::json* const member = fields.member(option.name);
  if (member == nullptr) {
    if (option.is_required) fields.complain(option.name, "a value");
    return;
  }
  const std::string key(option.name);
  if (option.kind == OptionKind::kFlag) {
    bool flag = false;
    fields.read(option.name, flag);
    if (flag) options[key] = "";
  } else if (option.kind == OptionKind::kInteger) {
    int64_t value = 0;
    fields.read(option.name, value, static_cast<int64_t>(option.low),
                static_cast<int64_t>(option.high));
    options[key] = std::to_string(value);
  } else if (option.kind == OptionKind::kNumber) {
    double value = 0;
    fields.read(option.name, value, option.low, option.high);
    options[key] = fmt::format("{}", value);
  } else {
    std::string value;
    fields.read(option.name, value);
    const auto& text = *std::ranges::find(kTextKinds, option.kind, &TextKind::kind);
    if (!is_of_kind(option.kind, value)) fields.complain(option.name, text.expected);
    options[key] = value;
  }
}

// A product as the state keeps it: `12-0a1b2c3d/graphs.jsonl.gz`.
bool is_product(std::string_view path) {
  while (true) {
    const size_t slash = path.find('/');
    if (!consists_of(path.substr(0, slash), "")) return false;
    if (slash == std::string_view::npos) return true;
    path.remove_prefix(slash + 1);
  }
}

void read_source(JsonFields& fields, const nlohmann::json& json, bool is_stored,
                 std::vector<CommandSource>& sources) {
  CommandSource source;
  if (json.is_string()) {
    source.suite = json.get<std::string>();
  } else if (json.is_number_integer()) {
    source.job = json.get<int64_t>();
  } else if (is_stored && json.is_object() && json.contains("product") &&
             json["product"].is_string() && is_product(json["product"].get<std::string>())) {
    source.product = json["product"].get<std::string>();
  } else {
    return fields.complain("sources", "names of suites, and numbers of earlier jobs");
  }
  sources.push_back(std::move(source));
}

Result<CommandJob> read_command(std::string_view body, bool is_stored) {
  const nlohmann::json json = parse_bounded_json(body);
  if (json.is_discarded()) {
    return fail({}, "request-not-json", "expected JSON in the body, found {} bytes of another kind",
                body.size());
  }
  JsonFields fields(json, "");
  CommandJob job;
  std::string verb;
  fields.read("command", verb);
  const auto found = std::ranges::find(kVerbs, verb, &CommandVerb::name);
  if (found == kVerbs.end()) {
    fields.complain("command", "'extract', 'extract_all', 'build', 'curate' or 'teach'");
    return std::unexpected(fields.finish().error());
  }
  job.verb = &*found;
  constexpr int64_t kLongestS = 604'800;
  constexpr int64_t kLowestPriority = -1000;
  fields.read("limit_s", job.limit_s, 1, kLongestS);
  fields.read("priority", job.priority, kLowestPriority, 0);
  const nlohmann::json* const sources = fields.member("sources");
  const size_t count = sources != nullptr && sources->is_array() ? sources->size() : 0;
  if ((sources != nullptr && !sources->is_array()) || count < found->min_sources ||
      count > found->max_sources) {
    fields.complain("sources", fmt::format("a list of {} to {} suites or jobs", found->min_sources,
                                           found->max_sources));
  } else {
    for (size_t i = 0; i < count; ++i) read_source(fields, (*sources)[i], is_stored, job.sources);
  }
  const nlohmann::json* const options = fields.member("options");
  TRY(fields.finish());
  const nlohmann::json none = nlohmann::json::object();
  JsonFields inner(options == nullptr ? none : *options, "options");
  for (const CommandOption& option : found->options) read_option(inner, option, job.options);
  TRY(inner.finish());
  return job;
}

// Values have their types again, so that the same text is read again.
nlohmann::ordered_json value_of(const CommandOption& option, const std::string& text) {
  switch (option.kind) {
    case OptionKind::kFlag:
      return true;
    case OptionKind::kInteger:
    case OptionKind::kNumber:
      return nlohmann::ordered_json::parse(text, nullptr, false);
    case OptionKind::kName:
    case OptionKind::kNames:
    case OptionKind::kModels:
    case OptionKind::kPart:
      return text;
  }
  return nullptr;
}

nlohmann::ordered_json schema_of(const CommandOption& option) {
  switch (option.kind) {
    case OptionKind::kFlag:
      return {{"type", "boolean"}};
    case OptionKind::kInteger:
    case OptionKind::kNumber:
      return {{"type", option.kind == OptionKind::kInteger ? "integer" : "number"},
              {"minimum", option.low},
              {"maximum", option.high}};
    case OptionKind::kName:
    case OptionKind::kNames:
    case OptionKind::kModels:
    case OptionKind::kPart:
      break;
  }
  const auto& text = *std::ranges::find(kTextKinds, option.kind, &TextKind::kind);
  return {{"type", "string"}, {"description", text.expected}};
}

}  // namespace

std::span<const CommandVerb> command_verbs() { return kVerbs; }

Result<CommandJob> parse_command(std::string_view body) { return read_command(body, false); }
Result<CommandJob> parse_stored_command(std::string_view text) { return read_command(text, true); }

std::string to_text(const CommandJob& job) {
  nlohmann::ordered_json sources = nlohmann::ordered_json::array();
  for (const CommandSource& source : job.sources) {
    if (source.product.empty()) {
      sources.push_back(source.suite);
    } else {
      sources.push_back({{"product", source.product}});
    }
  }
  nlohmann::ordered_json options = nlohmann::ordered_json::object();
  for (const CommandOption& option : job.verb->options) {
    const auto found = job.options.find(std::string(option.name));
    if (found != job.options.end()) options[found->first] = value_of(option, found->second);
  }
  return json_line(nlohmann::ordered_json{{"command", job.verb->name},
                                          {"sources", sources},
                                          {"options", options},
                                          {"limit_s", job.limit_s}});
}

nlohmann::ordered_json command_schema() {
  nlohmann::ordered_json verbs = nlohmann::ordered_json::array();
  for (const CommandVerb& verb : kVerbs) {
    nlohmann::ordered_json options = nlohmann::ordered_json::object();
    for (const CommandOption& option : verb.options) {
      options[std::string(option.name)] = schema_of(option);
    }
    verbs.push_back(
        {{"type", "object"},
         {"description", verb.summary},
         {"required", nlohmann::ordered_json::array({"command"})},
         {"additionalProperties", false},
         {"properties",
          {{"command", {{"const", verb.name}}},
           {"sources",
            {{"type", "array"},
             {"description", "names of suites, and numbers of earlier jobs"},
             {"minItems", verb.min_sources},
             {"maxItems", verb.max_sources}}},
           {"options",
            {{"type", "object"}, {"additionalProperties", false}, {"properties", options}}},
           {"limit_s", {{"type", "integer"}, {"minimum", 1}, {"maximum", 604'800}}},
           {"priority", {{"type", "integer"}, {"minimum", -1000}, {"maximum", 0}}}}}});
  }
  return {{"oneOf", verbs}};
}

Result<std::vector<std::string>> words_of(const CommandJob& job, const CommandFolders& folders,
                                          const std::string& own_folder) {
  const CommandVerb& verb = *job.verb;
  std::vector<std::string> words;
  for (const std::string_view word : verb.words) {
    if (!word.empty()) words.emplace_back(word);
  }
  for (const CommandSource& source : job.sources) {
    const auto suite = folders.suites.find(source.suite);
    if (source.product.empty() && suite == folders.suites.end()) {
      return fail({}, "suite-not-served", "expected a suite that this worker has, found '{}'",
                  source.suite);
    }
    words.push_back(source.product.empty() ? suite->second : folders.folder + "/" + source.product);
  }
  for (const auto& [name, value] : job.options) {
    if (name == "models") {
      for (const std::string& model : split_list(value)) words.push_back(model);
      continue;
    }
    std::string word = "--" + name;
    std::ranges::replace(word, '_', '-');
    words.push_back(value.empty() ? word : word + "=" + value);
  }
  const std::string out =
      verb.writes.empty() ? own_folder : own_folder + "/" + std::string(verb.writes);
  words.push_back(std::string(verb.out) + "=" + out);
  return words;
}

}  // namespace passnet
