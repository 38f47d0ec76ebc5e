// Handles recurrent layers (`torch.lstm`, `torch.gru`, `torch.rnn_tanh`) as one cell per step.
#include "frontend/fx/fx_importer.hpp"

#include <algorithm>
#include <array>

namespace passnet {
namespace {

FxValue item_of(const FxValue& value, size_t place) {
  return value.as<FxSequence>()->entries[place];
}

FxValue listed(std::vector<FxValue> entries) {
  return FxValue{FxSequence{.entries = std::move(entries), .is_tuple = false}};
}

}  // namespace

// Runs a layer in one direction over `steps`, from the state of `place`: the outputs in the order
// of the steps, then the last hidden state, then for an LSTM the last cell.
Result<std::vector<FxValue>> FxImporter::run_layer(const RecurrentLayer& layer,
                                                   const FxValue& sequence, int64_t steps,
                                                   bool is_reversed, Span span) {
  const auto run = [&](std::string_view target, std::vector<FxValue> arguments) {
    return call({.target = target, .arguments = std::move(arguments), .span = span});
  };
  const FxValue given =
      TRY(run("torch._C._nn.linear", {sequence, layer.input_weight, layer.input_bias}));
  FxValue hidden = layer.hidden;
  FxValue cell = layer.cell;
  std::vector<FxValue> outputs(static_cast<size_t>(steps));
  for (int64_t i = 0; i < steps; ++i) {
    const int64_t step = is_reversed ? steps - 1 - i : i;
    const FxValue now = TRY(run(".select", {given, {int64_t{0}}, {step}}));
    const FxValue kept =
        TRY(run("torch._C._nn.linear", {hidden, layer.hidden_weight, layer.hidden_bias}));
    if (layer.kind == "gru") {
      hidden = TRY(run("gru_step", {now, kept, hidden}));
    } else {
      const FxValue gates = TRY(run("operator.add", {now, kept}));
      if (layer.kind == "lstm") {
        const FxValue both = TRY(run("lstm_step", {gates, cell}));
        hidden = item_of(both, 0);
        cell = item_of(both, 1);
      } else {
        hidden = TRY(run(layer.kind == "rnn_tanh" ? "torch.tanh" : "torch.relu", {gates}));
      }
    }
    outputs[static_cast<size_t>(step)] = hidden;
  }
  outputs.push_back(hidden);
  outputs.push_back(cell);
  return outputs;
}

// Returns `lstm` of `torch.lstm`, and so on; nothing of other functions.
static std::string_view recurrent_kind(std::string_view target) {
  constexpr std::string_view kOverload = ".input";  // of ATen's operators
  for (const std::string_view prefix : {"torch.ops.aten.", "torch._VF.", "torch."}) {
    if (!target.starts_with(prefix)) continue;
    target.remove_prefix(prefix.size());
    if (target.ends_with(kOverload)) target.remove_suffix(kOverload.size());
    break;
  }
  constexpr std::array<std::string_view, 4> kKinds{"lstm", "gru", "rnn_tanh", "rnn_relu"};
  return std::ranges::find(kKinds, target) == kKinds.end() ? std::string_view() : target;
}

// Handles `torch.lstm(input, hx, params, has_biases, num_layers, dropout, train, bidirectional,
// batch_first)` and its relatives outside of training.
Result<std::optional<FxValue>> FxImporter::call_recurrent(const FxInvocation& invocation) {
  const std::string_view kind = recurrent_kind(invocation.target);
  const auto& given = invocation.arguments;
  if (kind.empty() || given.size() != 9) return std::nullopt;
  const Span span = invocation.span;
  const bool is_lstm = kind == "lstm";
  const auto* const parameters = given[2].as<FxSequence>();
  const auto* const layers = given[4].as<int64_t>();
  const bool has_biases = given[3] == FxValue{true};
  const bool is_batch_first = given[8] == FxValue{true};
  const bool drops = given[6] != FxValue{false} && given[5] != FxValue{0.0};
  const size_t each = has_biases ? 4 : 2;
  const size_t directions = given[7] == FxValue{true} ? 2 : 1;
  const auto* const first = given[0].as<FxTensor>();
  const bool has_state = is_lstm ? given[1].is<FxSequence>() : given[1].is<FxTensor>();
  const bool fits = parameters != nullptr && layers != nullptr && first != nullptr && has_state &&
                    !drops && *layers > 0 &&
                    parameters->entries.size() == each * directions * static_cast<size_t>(*layers);
  if (!fits || type(*first).rank() != 3) return std::nullopt;
  const auto run = [&](std::string_view target, std::vector<FxValue> arguments) {
    return call({.target = target, .arguments = std::move(arguments), .span = span});
  };
  const auto turned = [&](const FxValue& value) {
    return run(".transpose", {value, {int64_t{0}}, {int64_t{1}}});
  };
  FxValue sequence = is_batch_first ? TRY(turned(given[0])) : given[0];
  const int64_t steps = type(std::get<FxTensor>(sequence.data)).shape[0];
  const FxValue states = is_lstm ? item_of(given[1], 0) : given[1];
  std::vector<FxValue> hiddens;
  std::vector<FxValue> cells;
  for (size_t number = 0; number < static_cast<size_t>(*layers); ++number) {
    std::vector<FxValue> sides;
    for (size_t side = 0; side < directions; ++side) {
      const size_t place = number * directions + side;
      const auto parameter = [&](size_t i) { return parameters->entries[place * each + i]; };
      const auto state = [&](const FxValue& all) {
        return run(".select", {all, {int64_t{0}}, {static_cast<int64_t>(place)}});
      };
      RecurrentLayer layer{.kind = kind,
                           .input_weight = parameter(0),
                           .hidden_weight = parameter(1),
                           .input_bias = has_biases ? parameter(2) : FxValue{None{}},
                           .hidden_bias = has_biases ? parameter(3) : FxValue{None{}},
                           .hidden = TRY(state(states)),
                           .cell = FxValue{None{}}};
      if (is_lstm) layer.cell = TRY(state(item_of(given[1], 1)));
      auto outputs = TRY(run_layer(layer, sequence, steps, side == 1, span));
      cells.push_back(std::move(outputs.back()));
      outputs.pop_back();
      hiddens.push_back(std::move(outputs.back()));
      outputs.pop_back();
      sides.push_back(TRY(run("torch.stack", {listed(std::move(outputs))})));
    }
    sequence = sides.size() == 1 ? sides[0]
                                 : TRY(run("torch.cat", {listed(std::move(sides)), {int64_t{2}}}));
  }
  if (is_batch_first) sequence = TRY(turned(sequence));
  FxSequence result{.entries = {sequence, TRY(run("torch.stack", {listed(std::move(hiddens))}))}};
  if (is_lstm) result.entries.push_back(TRY(run("torch.stack", {listed(std::move(cells))})));
  return FxValue{std::move(result)};
}

}  // namespace passnet
