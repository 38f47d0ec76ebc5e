#include "dataset/vary.hpp"

#include "dataset/ordered_pipeline.hpp"
#include "dataset/store/text_blob.hpp"
#include "dataset/stored_subgraphs.hpp"
#include "ir/text/text.hpp"
#include "ir/verify.hpp"

#include <charconv>

namespace passnet {
namespace {

struct Origin {
  int64_t key = 0;
  std::string blob;
};

struct NewVariant {
  Digest hash;
  std::string dtype;
  std::string resized;  // `batch 8, sequence 64`
  std::string text;     // packed
};

struct Varied {
  int64_t key = 0;
  Result<std::vector<NewVariant>> variants;
};

std::string to_text(const std::vector<Resized>& resized) {
  std::string text;
  for (const Resized& change : resized) {
    text += fmt::format("{}{} {}", text.empty() ? "" : ", ", change.symbol, change.value);
  }
  return text;
}

Result<std::vector<NewVariant>> make_variants(const Origin& origin, const Catalog& catalog,
                                              const VaryOptions& options) {
  const Graph graph = TRY(parse_stored(origin.blob, catalog));
  const Generalized generalized = generalize(
      graph, catalog, {.max_variants = options.max_variants, .max_flops = options.max_flops});
  TextPacker packer;
  std::vector<NewVariant> variants;
  for (const Variant& variant : generalized.variants) {
    variants.push_back({.hash = canonical_hash(variant.graph, catalog),
                        .dtype = std::string(name(variant.dtype)),
                        .resized = to_text(variant.resized),
                        .text = packer.pack(print(variant.graph, catalog))});
  }
  return variants;
}

// The key of the last subgraph that was varied, 0 for none. The note holds `MAX-VARIANTS KEY`.
Result<int64_t> find_progress(Dataset& dataset, const VaryOptions& options) {
  const auto note = TRY(dataset.note("varied"));
  if (!note) return 0;
  size_t most = 0;
  int64_t key = 0;
  const char* const end = note->data() + note->size();
  const auto first = std::from_chars(note->data(), end, most);
  const auto second = std::from_chars(std::min(first.ptr + 1, end), end, key);
  if (second.ec != std::errc() || most != options.max_variants) {
    return fail({}, "varied-otherwise",
                "expected to go on with at most {} variants per subgraph, as '{}' was begun, found "
                "{}",
                most, dataset.path(), options.max_variants);
  }
  return key;
}

constexpr const char* kCountVariants = "SELECT count(*) FROM variants";
// Several subgraphs may have a variant. It is that of the one with the smallest hash, so that the
// order of sources does not matter (as in merge.cpp).
constexpr const char* kAddVariant =
    "INSERT INTO variants(subgraph, hash, dtype, resized, text) VALUES(?1, ?2, ?3, ?4, ?5) "
    "ON CONFLICT(hash) DO UPDATE SET subgraph = excluded.subgraph, dtype = excluded.dtype, "
    "resized = excluded.resized, text = excluded.text "
    "WHERE (SELECT hash FROM subgraphs WHERE id = excluded.subgraph) < "
    "(SELECT hash FROM subgraphs WHERE id = variants.subgraph)";

// Adds variants in transactions of many subgraphs.
class VariantWriter {
 public:
  VariantWriter(Dataset& dataset, const VaryOptions& options, SqlStatement is_subgraph,
                SqlStatement insert, const std::function<void(size_t)>& visit)
      : dataset_(dataset),
        options_(options),
        is_subgraph_(std::move(is_subgraph)),
        insert_(std::move(insert)),
        visit_(visit) {}

  Result<void> add(const Varied& varied) {
    if (!varied.variants) return std::unexpected(varied.variants.error());
    if (!transaction_) transaction_.emplace(TRY(Transaction::begin(dataset_.database())));
    for (const NewVariant& variant : *varied.variants) {
      TRY(is_subgraph_.start(variant.hash));
      const bool is_known = TRY(is_subgraph_.step());
      is_subgraph_.reset();
      if (is_known) continue;
      TRY(insert_.run(varied.key, variant.hash, variant.dtype, variant.resized,
                      BlobView{variant.text}));
    }
    ++counts_.subgraphs;
    last_ = varied.key;
    return ++pending_ == kPerTransaction ? commit() : Result<void>();
  }

  // `before`: the variants that the file had.
  Result<VaryCounts> finish(int64_t before) {
    TRY(commit());
    counts_.variants = TRY(dataset_.database().number(kCountVariants)) - before;
    return counts_;
  }

 private:
  static constexpr size_t kPerTransaction = 256;

  Result<void> commit() {
    if (!transaction_) return {};
    TRY(dataset_.set_note("varied", fmt::format("{} {}", options_.max_variants, last_)));
    TRY(dataset_.database().run("DELETE FROM meta WHERE key = 'hash'"));
    TRY(transaction_->commit());
    transaction_.reset();
    visit_(std::exchange(pending_, 0));
    return {};
  }

  Dataset& dataset_;
  const VaryOptions& options_;
  SqlStatement is_subgraph_;
  SqlStatement insert_;
  const std::function<void(size_t)>& visit_;
  std::optional<Transaction> transaction_;
  VaryCounts counts_;
  int64_t last_ = 0;
  size_t pending_ = 0;
};

}  // namespace

Result<VaryCounts> vary(Dataset& dataset, const Catalog& catalog, const VaryOptions& options,
                        const std::function<void(size_t)>& visit) {
  constexpr size_t kPerThread = 16;
  Database& database = dataset.database();
  const int64_t done = TRY(find_progress(dataset, options));
  const int64_t before = TRY(database.number(kCountVariants));
  SqlStatement rows =
      TRY(database.prepare("SELECT s.id, x.text FROM subgraphs AS s JOIN subgraph_texts AS x ON "
                           "x.subgraph = s.id WHERE s.id > ?1 ORDER BY s.id"));
  TRY(rows.start(done));
  VariantWriter writer(dataset, options,
                       TRY(database.prepare("SELECT 1 FROM subgraphs WHERE hash = ?1")),
                       TRY(database.prepare(kAddVariant)), visit);
  Result<void> outcome;
  const auto produce = [&]() -> std::optional<Origin> {
    const auto more = rows.step();
    if (!more) outcome = std::unexpected(more.error());
    if (!more || !*more) return std::nullopt;
    return Origin{.key = rows.integer(0), .blob = std::string(rows.blob(1))};
  };
  const auto work = [&](const Origin& origin) {
    return Varied{.key = origin.key, .variants = make_variants(origin, catalog, options)};
  };
  run_in_order<Origin, Varied>(options.threads, options.threads * kPerThread, produce, work,
                               [&](const Varied& varied) {
                                 outcome = writer.add(varied);
                                 return outcome.has_value();
                               });
  TRY(std::move(outcome));
  return writer.finish(before);
}

}  // namespace passnet
