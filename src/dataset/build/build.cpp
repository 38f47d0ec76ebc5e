#include "dataset/build/build.hpp"

#include "base/check.hpp"
#include "cpu/library/cpu_library.hpp"
#include "dataset/build/subgraph_maker.hpp"
#include "dataset/build/typical.hpp"
#include "dataset/ordered_pipeline.hpp"
#include "dataset/store/text_blob.hpp"
#include "ir/text/text.hpp"
#include "ir/verify.hpp"
#include "kernel/target.hpp"

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <optional>
#include <variant>

namespace passnet {
namespace {

namespace fs = std::filesystem;

using Record = std::variant<GraphRecord, TaskRecord, FailureRecord>;

struct PlacedPart {
  size_t place = 0;  // from 1 on
  UnreadGraph part;
};

struct BuiltPart {
  BuildStep step;
  std::vector<Record> records;
};

// A digest of what the graphs of a part are read from.
Digest part_key(const UnreadGraph& part) {
  if (part.kind == SourceKind::kLine) return sha256(part.row);
  Hasher hasher;
  hasher.add(part.name).add(part.task);
  if (part.kind == SourceKind::kText) {
    hasher.add(read_text_file(part.path).value_or(""));
    return hasher.finish();
  }
  for (const char* file : {"model.py", "weight_meta.py", "input_meta.py",
                           "input_tensor_constraints.py", "graph_net.json"}) {
    hasher.add(read_text_file((fs::path(part.path) / file).string()).value_or(""));
  }
  return hasher.finish();
}

// The name of a suite whose graphs are in a file of lines, or in a folder with a folder per task.
std::string suite_name(const UnreadGraph& part) {
  const fs::path path = fs::path(part.path).lexically_normal();
  if (part.kind == SourceKind::kLine) {
    const std::string file = path.filename().string();
    return file.substr(0, file.find('.'));
  }
  return path.parent_path().parent_path().filename().string();
}

// Reads parts; any thread may call it.
class PartBuilder {
 public:
  PartBuilder(const GraphStream& stream, const Catalog& catalog, const Target& target,
              const DigestSet& keys, const LaunchList* list, SubgraphMaker& maker,
              TypicalNotes& notes)
      : stream_(stream),
        catalog_(catalog),
        target_(target),
        keys_(keys),
        list_(list),
        maker_(maker),
        notes_(notes) {}

  BuiltPart build(size_t place, UnreadGraph part) const {
    BuiltPart built{.step = {.name = part.name.empty() ? part.path : part.name}};
    const Digest whole = part_key(part);
    const bool is_unreadable = part.problem.has_value();
    if (!is_unreadable && part.kind != SourceKind::kText && keys_.contains(whole)) {
      built.step.known = 1;
      return built;
    }
    const std::string suite = part.problem ? "" : suite_name(part);
    const bool is_text = part.kind == SourceKind::kText;
    size_t number = 0;
    for (NamedGraph& graph : stream_.read(std::move(part))) {
      const Digest key =
          is_text ? Hasher().add(whole).add(static_cast<int64_t>(number++)).finish() : whole;
      if (!is_unreadable && keys_.contains(key)) {
        ++built.step.known;
        continue;
      }
      if (!graph.graph || !add(place, graph, key, suite, built)) {
        fail_graph(graph, key, is_unreadable, built);
      }
    }
    return built;
  }

 private:
  static void fail_graph(NamedGraph& graph, const Digest& key, bool is_unreadable,
                         BuiltPart& built) {
    const Diagnostic& error = graph.graph.error();
    if (!is_unreadable) {
      built.records.emplace_back(
          FailureRecord{.key = key, .name = graph.name, .id = error.id, .message = error.message});
    }
    built.step.problems.push_back({.diagnostic = error,
                                   .sources = std::move(graph.sources),
                                   .is_unreadable = is_unreadable,
                                   .key = key});
  }

  // Returns false with an error in `named.graph`.
  bool add(size_t place, NamedGraph& named, const Digest& key, const std::string& suite,
           BuiltPart& built) const {
    const Graph& graph = named.graph->graph;
    TextPacker packer;
    if (!named.task.empty()) {
      built.records.emplace_back(TaskRecord{.key = key,
                                            .suite = suite,
                                            .task = named.task,
                                            .name = named.name,
                                            .hash = canonical_hash(graph, catalog_),
                                            .text = packer.pack(print(graph, catalog_))});
      ++built.step.graphs;
      return true;
    }
    auto units = find_units(graph, key);
    if (!units) {
      named.graph = std::unexpected(std::move(units.error()));
      return false;
    }
    GraphAnalysis analysis(graph, maker_.costs());
    GraphRecord record{.key = key,
                       .name = named.name,
                       .origin = origin_of(named),
                       .facts = describe(graph, catalog_, canonical_hash(graph, catalog_),
                                         analysis.costs(0, graph.nodes().size())),
                       .text = packer.pack(print(graph, catalog_)),
                       .units = std::move(*units)};
    maker_.add_pieces(place, analysis, find_pieces(graph, catalog_, record.units), packer, record);
    note_typical(named.also.size(), analysis, record, packer);
    add_shared(named.also, record, built);
    built.records.emplace_back(std::move(record));
    ++built.step.graphs;
    return true;
  }

  // The units that the list has, if they fit.
  Result<std::vector<Unit>> find_units(const Graph& graph, const Digest& key) const {
    const std::vector<Unit>* const known = list_ == nullptr ? nullptr : list_->units(key);
    const auto fits = [&](const Unit& unit) {
      return unit.start + unit.count <= graph.nodes().size();
    };
    if (known == nullptr || !std::ranges::all_of(*known, fits)) {
      return find_program_units(graph, catalog_, target_);
    }
    std::vector<Unit> units = *known;
    hash_units(graph, catalog_, units);
    return units;
  }

  static Digest shared_key(const Digest& key, size_t copy) {
    return Hasher().add(key).add(static_cast<int64_t>(copy)).finish();
  }

  // Cuts the pieces that the list expects to be typical. Of several graphs, the one whose first key
  // is the smallest describes a subgraph, as if they were cut in the order of keys.
  void note_typical(size_t copies, GraphAnalysis& analysis, const GraphRecord& record,
                    TextPacker& packer) const {
    const std::vector<Piece>* const pieces =
        list_ == nullptr ? nullptr : list_->typical(record.key);
    const auto fits = [&](const Piece& piece) {
      return piece.start + piece.count <= analysis.graph().nodes().size();
    };
    if (pieces == nullptr || !std::ranges::all_of(*pieces, fits)) return;
    Digest order = record.key;
    for (size_t i = 0; i < copies; ++i) order = std::min(order, shared_key(record.key, i));
    maker_.note_pieces(record.key, order, analysis, *pieces, packer, notes_);
  }

  // Adds the graph for other models that have it, too. They come first: if the part's own key is
  // known, nothing of it is missing.
  static void add_shared(std::span<const ModelOrigin> also, GraphRecord& record, BuiltPart& built) {
    for (size_t i = 0; i < also.size(); ++i) {
      GraphRecord copy = record;
      copy.key = shared_key(record.key, i);
      copy.origin = also[i];
      built.records.emplace_back(std::move(copy));
      record.subgraphs.clear();  // the first one adds them
      ++built.step.graphs;
    }
  }

  static ModelOrigin origin_of(const NamedGraph& named) {
    if (named.origin) return *named.origin;
    const std::string& model = named.model.empty() ? named.name : named.model;
    return {.name = model, .family = family_of(model)};
  }

  const GraphStream& stream_;
  const Catalog& catalog_;
  const Target& target_;
  const DigestSet& keys_;
  const LaunchList* list_;  // or null
  SubgraphMaker& maker_;
  TypicalNotes& notes_;
};

// Adds rows in transactions of many, because each one ends with a write to the disk; of few if they
// come slowly.
class RowWriter {
 public:
  explicit RowWriter(Dataset& dataset) : dataset_(dataset) {}

  Result<void> add(const std::vector<Record>& records) {
    constexpr size_t kPerTransaction = 64;
    constexpr std::chrono::milliseconds kLongest(50);
    if (!transaction_) {
      transaction_.emplace(TRY(Transaction::begin(dataset_.database())));
      begin_ = Clock::now();
    }
    for (const Record& record : records) {
      TRY(std::visit([&](const auto& row) { return dataset_.add(row); }, record));
    }
    const bool is_full = ++pending_ == kPerTransaction || Clock::now() - begin_ > kLongest;
    return is_full ? commit() : Result<void>();
  }

  Result<void> commit() {
    if (!transaction_) return {};
    TRY(transaction_->commit());
    transaction_.reset();
    pending_ = 0;
    return {};
  }

 private:
  using Clock = std::chrono::steady_clock;

  Dataset& dataset_;
  std::optional<Transaction> transaction_;
  Clock::time_point begin_;  // of the transaction
  size_t pending_ = 0;
};

}  // namespace

const Target& dataset_target() {
  const Target* const target = find_target("x86-64-v3");
  CHECK(target != nullptr);
  limit_library(*target);
  return *target;
}

Result<void> build(Dataset& dataset, GraphStream& stream, const Catalog& catalog,
                   const Target& target, const BuildOptions& options,
                   const std::function<void(BuildStep)>& visit) {
  constexpr size_t kPartsPerThread = 8;
  const DigestSet keys = TRY(dataset.keys());
  SubgraphMaker maker(catalog, target, TRY(dataset.subgraph_hashes()), options.list);
  TypicalNotes notes;
  const PartBuilder builder(stream, catalog, target, keys, options.list, maker, notes);
  RowWriter writer(dataset);
  Result<void> outcome;
  const auto add = [&](BuiltPart built) {
    outcome = writer.add(built.records);
    if (outcome) visit(std::move(built.step));
    return outcome.has_value();
  };
  size_t place = 0;
  const auto produce = [&]() -> std::optional<PlacedPart> {
    auto part = stream.next_unread();
    if (!part) return std::nullopt;
    return PlacedPart{.place = ++place, .part = std::move(*part)};
  };
  run_in_order<PlacedPart, BuiltPart>(
      options.threads, options.threads * kPartsPerThread, produce,
      [&](PlacedPart placed) { return builder.build(placed.place, std::move(placed.part)); }, add);
  TRY(std::move(outcome));
  TRY(writer.commit());
  return find_typical(dataset, catalog, target, options.threads, options.list, notes);
}

}  // namespace passnet
