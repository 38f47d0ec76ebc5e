// Mutated inputs of every parser give an answer or a diagnostic, never a crash or a hang.
#include "frontend/fx/fx_source.hpp"
#include "frontend/fx/import_fx.hpp"
#include "frontend/graphnet.hpp"
#include "frontend/sample_facts.hpp"
#include "frontend/typed_lines.hpp"
#include "ops/catalog.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <functional>
#include <random>

namespace passnet {
namespace {

constexpr std::string_view kModel =
    "import torch\nfrom torch import device\n\nclass GraphModule(torch.nn.Module):\n"
    "    def forward(self, x : torch.Tensor, s0 : torch.SymInt, w: torch.Tensor = None):\n"
    "        l_x_ = x\n        y = torch.nn.functional.relu(l_x_, inplace = True);  x = None\n"
    "        m = s0 * 4 // 2\n        v = y.view(2, m, -1)\n        v += 1\n"
    "        p = v[(slice(None, None, None), slice(0, -1, 2), None, Ellipsis)]\n"
    "        a, b = p.transpose(-1, 1).chunk(2, dim = 1)\n"
    "        c = torch.cat([a, b], dim = 1).to(device(type=\"cuda\", index=0), torch.float16)\n"
    "        c[(slice(None, None, None), 0)] = 1.5e-3\n        d = ~(c > 0.5) & True\n"
    "        e = torch.where(d, c, -c ** 2)\n        y = v = p = None\n"
    "        return (e, [a.float(), {'k': b}], m)\n";
constexpr std::string_view kMeta =
    "class A:\n    name = \"x\"\n    shape = [2, 12]\n    dtype = \"torch.float32\"\n"
    "    mean = -0.5\n    std = 1e-3\n    data = None\n\n\nclass B:\n    name = \"s0\"\n"
    "    shape = []\n    dtype = \"torch.int64\"\n    data = [3]\n\nclass C:\n    name = \"w\"\n"
    "    shape = [4]\n    dtype = \"torch.bfloat16\"\n    min_val = 0\n    max_val = 7\n";
constexpr std::string_view kRow =
    R"({"inputs":[{"shape":[2,3],"dtype":"float32","stride":[3,1]}],"nodes":[)"
    R"({"id":"n0","op":"torch.nn.functional.relu","args":[{"v":"in0"}],"kwargs":{"inplace":true}},)"
    R"({"id":"n1","op":"operator.getitem","args":[{"v":"n0"},[{"slice":[null,1,null]},)"
    R"({"ellipsis":1},null,0]],"kwargs":{}},{"id":"n2","op":".to","args":[{"v":"n1"},)"
    R"({"t":"torch.float16"}],"kwargs":{"copy":true}},{"id":"n3","op":"torch.clamp","args":)"
    R"([{"v":"n2"}],"kwargs":{"max":{"f":"inf"}}}],"outputs":["n3","n0"],"hash":"abc"})";

class Mutator {
 public:
  explicit Mutator(std::string_view text) : text_(text) {}

  std::string next() {
    std::string result(text_);
    const size_t changes = 1 + random() % 4;
    for (size_t i = 0; i < changes; ++i) change(result);
    return result;
  }

 private:
  size_t random() { return generator_(); }

  void change(std::string& text) {
    if (text.empty()) text = "x";
    const size_t at = random() % text.size();
    const size_t length = 1 + random() % 12;
    constexpr std::string_view kBytes = "()[]{},:=+-*/.\"'\n\\ #09aNx_\xff@<>~";
    switch (random() % 6) {
      case 0:
        text[at] = kBytes[random() % kBytes.size()];
        break;
      case 1:
        text.erase(at, length);
        break;
      case 2:
        text.insert(at, 1, kBytes[random() % kBytes.size()]);
        break;
      case 3:
        text.insert(at, text.substr(random() % text.size(), length));
        break;
      case 4:
        text.resize(at);
        break;
      default:
        text.insert(at, "99999999999999999999");
        break;
    }
  }

  std::string_view text_;
  std::mt19937 generator_{7};
};

// PASSNET_MUTATIONS sets another number of mutations.
int mutations() {
  const char* const wanted = std::getenv("PASSNET_MUTATIONS");
  return wanted == nullptr ? 10'000 : std::max(10'000, std::atoi(wanted));
}

// The share (in 10,000) of mutated texts that `parse` accepts.
int count_accepted(std::string_view text, const std::function<bool(std::string)>& parse) {
  Mutator mutator(text);
  const int total = mutations();
  int64_t accepted = 0;
  for (int i = 0; i < total; ++i) accepted += parse(mutator.next()) ? 1 : 0;
  return static_cast<int>((accepted * 10'000 + total - 1) / total);
}

class MalformedTest : public testing::Test {
 protected:
  bool import_model(const std::string& model, const std::string& meta) {
    auto program = parse_fx_source(model, {});
    if (!program) return false;
    auto metadata = parse_input_metadata(meta, {});
    if (!metadata || !attach_metadata(*program, std::move(*metadata))) return false;
    const auto imported = import_fx(*program, catalog_, spellings_);
    last_error_ = imported ? "" : imported.error().message;
    return imported.has_value();
  }

  std::string last_error_;
  Catalog catalog_ = make_catalog();
  SpellingTable spellings_{catalog_};
};

TEST_F(MalformedTest, Model) {
  ASSERT_TRUE(import_model(std::string(kModel), std::string(kMeta))) << last_error_;
  const int accepted = count_accepted(
      kModel, [&](const std::string& text) { return import_model(text, std::string(kMeta)); });
  EXPECT_GT(accepted, 0);
  EXPECT_LT(accepted, 9000);
}

TEST_F(MalformedTest, Metadata) {
  const int accepted = count_accepted(
      kMeta, [&](const std::string& text) { return import_model(std::string(kModel), text); });
  EXPECT_GT(accepted, 0);
  EXPECT_LT(accepted, 9000);
}

TEST_F(MalformedTest, TypedLine) {
  const auto import_row = [&](const std::string& row) {
    const auto line = parse_typed_line(row, {});
    return line && import_fx(line->program, catalog_, spellings_).has_value();
  };
  ASSERT_TRUE(import_row(std::string(kRow)));
  const int accepted = count_accepted(kRow, import_row);
  EXPECT_GT(accepted, 0);
  EXPECT_LT(accepted, 9000);
}

constexpr std::string_view kBatched =
    "class G(torch.nn.Module):\n    def forward(self, x: torch.Tensor, w: torch.Tensor):\n"
    "        k = torch.arange(12)\n        i = torch._C._functorch._vmap_increment_nesting(2, "
    "'e')\n"
    "        a = torch._C._functorch._add_batch_dim(x, 0, 1)\n"
    "        j = torch._C._functorch._vmap_increment_nesting(12, 'e')\n"
    "        b = torch._C._functorch._add_batch_dim(k, 0, 2)\n        c = a.sum(-1) + b\n"
    "        d = a[(b,)] * c\n        n = w[1].item()\n        e = d * n + n * 2\n"
    "        t = torch.tensor([[1, 2.5], [n, 3]])\n"
    "        f = torch._C._functorch._remove_batch_dim(e, 2, 12, 0)\n"
    "        g = torch._C._functorch._remove_batch_dim(f, 1, 2, -1)\n"
    "        x[(slice(None, None, 2), slice(1, None, 3))] = n\n        x[x > 0.5] = w[0]\n"
    "        torch.add(w, 1, out = w)\n        return (g, t, w.diagonal(0, 0, 0), x)\n";
constexpr std::string_view kConstraints =
    "from sympy import Symbol, Expr, Rel, Eq\n\nS0 = Symbol(\"S0\")\n\n"
    "dynamic_dim_constraint_symbols = [S0]\n\n"
    "dynamic_dim_constraint_symbol2example_value = {S0: 2}\n\n"
    "dynamic_dim_constraint_relations = [Eq(S0, 2)]\n\n"
    "dynamic_dim_constraint_input_shapes = [\n    ([S0, S0 * 2 + 8], \"x\"),\n    ([4], "
    "\"w\"),\n]\n";
constexpr std::string_view kFacts =
    R"({"framework": "torch", "num_devices_required": 1, "num_nodes_required": 1,)"
    R"( "dynamic": false, "model_name": "a/b", "original_tag": ["x", "y"], "name": "n"})";

TEST_F(MalformedTest, BatchedModel) {
  const std::string model(kBatched.substr(0, kBatched.find(", w.diagonal")));
  const auto import_text = [&](const std::string& text) {
    return import_model(text, std::string(kMeta));
  };
  ASSERT_TRUE(import_text(model + ", x)\n")) << last_error_;
  EXPECT_LT(count_accepted(kBatched, import_text), 9000);
}

TEST_F(MalformedTest, Constraints) {
  const auto parse = [](const std::string& text) {
    return parse_input_constraints(text, {}).has_value();
  };
  ASSERT_TRUE(parse(std::string(kConstraints)));
  const int accepted = count_accepted(kConstraints, parse);
  EXPECT_GT(accepted, 0);
  EXPECT_LT(accepted, 9500);
}

TEST_F(MalformedTest, Facts) {
  const auto check = [](const std::string& text) {
    const bool is_suite = check_suite_facts(text, {}).has_value();
    return check_graph_facts(text, {}).has_value() && is_suite;
  };
  ASSERT_TRUE(check(std::string(kFacts)));
  const int accepted = count_accepted(kFacts, check);
  EXPECT_GT(accepted, 0);
  EXPECT_LT(accepted, 9500);
}

TEST_F(MalformedTest, ManyMutatedViewsStayBounded) {
  std::string model = "class G:\n    def forward(self, x):\n        v0 = x * 1\n";
  for (int i = 0; i < 2000; ++i) {
    model += fmt::format("        v{} = v{}.view(4)\n        v0.add_(1)\n", i + 1, i);
  }
  model += "        return v2000\n";
  auto program = parse_fx_source(model, {});
  ASSERT_TRUE(program.has_value());
  program->inputs[0].type = {DType::kF32, {4}};
  EXPECT_TRUE(import_fx(*program, catalog_, spellings_).has_value() ||
              import_fx(*program, catalog_, spellings_).error().id == "unsupported-mutation");
}

}  // namespace
}  // namespace passnet
