// Recurrent layers, as one cell per step.
#include "frontend/onnx/ops/onnx_texts.hpp"

namespace passnet {
namespace {

constexpr CompositeText kOnnxRecurrent[] = {
    {"onnx_time_first(x, layout: 0)", R"(
    return x
)"},
    {"onnx_time_first(x, layout: 1)", R"(
    return x.transpose(0, 1)
)"},
    {"onnx_state(given: none, x, size)", R"(
    return torch.zeros([x.size(1), size], dtype=x.dtype)
)"},
    {"onnx_state(given: tensor, x, size)", R"(
    return given
)"},
    {"onnx_part(given: none, layout, place)", R"(
    return None
)"},
    {"onnx_part(given: tensor, layout: 0, place)", R"(
    return given.select(0, place)
)"},
    {"onnx_part(given: tensor, layout: 1, place)", R"(
    return given.select(1, place)
)"},
    {"onnx_biases(given: none, place)", R"(
    return (None, None)
)"},
    {"onnx_biases(given: tensor, place)", R"(
    return torch.chunk(given.select(0, place), 2)
)"},
    {"onnx_bias_part(bias: none, first, count)", R"(
    return None
)"},
    {"onnx_bias_part(bias: tensor, first, count)", R"(
    return bias.narrow(0, first, count)
)"},
    {"onnx_is_back(direction: 'forward', place)", R"(
    return False
)"},
    {"onnx_is_back(direction: 'reverse', place)", R"(
    return True
)"},
    {"onnx_is_back(direction: 'bidirectional', place)", R"(
    return place == 1
)"},
    {"onnx_step(place, count, is_back: false)", R"(
    return place
)"},
    {"onnx_step(place, count, is_back: true)", R"(
    return count - 1 - place
)"},
    // The new value up to the end of each sequence.
    {"onnx_until(lengths: none, step, new, old)", R"(
    return new
)"},
    {"onnx_until(lengths: tensor, step, new, old)", R"(
    return torch.where((lengths > step).unsqueeze(1), new, old)
)"},
    {"onnx_in_order(steps, is_back: false)", R"(
    return torch.stack(steps)
)"},
    {"onnx_in_order(steps, is_back: true)", R"(
    return torch.flip(torch.stack(steps), [0])
)"},
    {"onnx_peeped(gate, peepholes: none, cell, place)", R"(
    return gate
)"},
    {"onnx_peeped(gate, peepholes: tensor, cell, place)", R"(
    return gate + torch.chunk(peepholes, 3)[place] * cell
)"},
    {"onnx_lstm_step(state, given, weight, peepholes, lengths, is_back, place)", R"(
    step = onnx_step(place, given.size(0), is_back)
    gates = given.select(0, step) + torch._C._nn.linear(state[0], weight)
    ingate, outgate, forgetgate, cellgate = torch.chunk(gates, 4, 1)
    forgotten = torch.sigmoid(onnx_peeped(forgetgate, peepholes, state[1], 2)) * state[1]
    taken = torch.sigmoid(onnx_peeped(ingate, peepholes, state[1], 0)) * torch.tanh(cellgate)
    cell = forgotten + taken
    hidden = torch.sigmoid(onnx_peeped(outgate, peepholes, cell, 1)) * torch.tanh(cell)
    shown = onnx_until(lengths, step, hidden, torch.zeros_like(hidden))
    return (onnx_until(lengths, step, hidden, state[0]), onnx_until(lengths, step, cell, state[1]),
            onnx_append(state[2], shown))
)"},
    {"onnx_lstm_direction(x, W, R, B, lengths, h, c, P, direction, layout, place)", R"(
    is_back = onnx_is_back(direction, place)
    biases = onnx_biases(B, place)
    weight = R.select(0, place)
    size = weight.size(1)
    moved = onnx_with_row(torch._C._nn.linear(x, W.select(0, place), biases[0]), biases[1])
    state = (onnx_state(onnx_part(h, layout, place), x, size),
             onnx_state(onnx_part(c, layout, place), x, size), [])
    last = onnx_times('onnx_lstm_step', x.size(0), state, moved, weight, onnx_part(P, 0, place),
                      lengths, is_back)
    return (onnx_in_order(last[2], is_back), last[0], last[1])
)"},
    {"onnx_with_row(x, row: none)", R"(
    return x
)"},
    {"onnx_with_row(x, row: tensor)", R"(
    return x + row
)"},
    // [time, direction, batch, size], or with the batch first.
    {"onnx_outputs(parts, layout: 0)", R"(
    return torch.stack(parts, 1)
)"},
    {"onnx_outputs(parts, layout: 1)", R"(
    return torch.stack(parts, 1).permute([2, 0, 1, 3])
)"},
    {"onnx.LSTM(X, W, R, B=None, sequence_lens=None, initial_h=None, initial_c=None, P=None, *, "
     "activations=None, direction='forward', hidden_size=None, input_forget: 0=0, layout=0)",
     R"(
    torch._check(onnx_is_usual(activations, ['Sigmoid', 'Tanh', 'Tanh']))
    sides = onnx_each('onnx_lstm_direction', W.size(0), onnx_time_first(X, layout), W, R, B,
                      sequence_lens, initial_h, initial_c, P, direction, layout)
    return (onnx_outputs(onnx_entries(sides, 0), layout),
            torch.stack(onnx_entries(sides, 1), layout),
            torch.stack(onnx_entries(sides, 2), layout))
)"},
    {"onnx_entry_step(sides, entry, place)", R"(
    return sides[place][entry]
)"},
    {"onnx_entries(sides, entry)", R"(
    return onnx_each('onnx_entry_step', onnx_count(sides), sides, entry)
)"},
    {"onnx_candidate(given, h, reset, weight, bias, linear_before_reset: 0)", R"(
    return torch.tanh(given + torch._C._nn.linear(reset * h, weight, bias))
)"},
    {"onnx_candidate(given, h, reset, weight, bias, linear_before_reset: 1)", R"(
    return torch.tanh(given + reset * torch._C._nn.linear(h, weight, bias))
)"},
    {"onnx_gru_step(state, given, weight, bias, linear_before_reset, lengths, is_back, place)", R"(
    step = onnx_step(place, given.size(0), is_back)
    h = state[0]
    size = h.size(1)
    now = given.select(0, step)
    gates = torch._C._nn.linear(
        h, weight.narrow(0, 0, 2 * size), onnx_bias_part(bias, 0, 2 * size))
    update = torch.sigmoid(now.narrow(1, 0, size) + gates.narrow(1, 0, size))
    reset = torch.sigmoid(now.narrow(1, size, size) + gates.narrow(1, size, size))
    new = onnx_candidate(now.narrow(1, 2 * size, size), h, reset,
                         weight.narrow(0, 2 * size, size), onnx_bias_part(bias, 2 * size, size),
                         linear_before_reset)
    hidden = (1 - update) * new + update * h
    shown = onnx_until(lengths, step, hidden, torch.zeros_like(hidden))
    return (onnx_until(lengths, step, hidden, h), onnx_append(state[1], shown))
)"},
    {"onnx_gru_direction(x, W, R, B, lengths, h, linear_before_reset, direction, layout, place)",
     R"(
    is_back = onnx_is_back(direction, place)
    biases = onnx_biases(B, place)
    weight = R.select(0, place)
    given = torch._C._nn.linear(x, W.select(0, place), biases[0])
    state = (onnx_state(onnx_part(h, layout, place), x, weight.size(1)), [])
    last = onnx_times('onnx_gru_step', x.size(0), state, given, weight, biases[1],
                      linear_before_reset, lengths, is_back)
    return (onnx_in_order(last[1], is_back), last[0])
)"},
    {"onnx.GRU(X, W, R, B=None, sequence_lens=None, initial_h=None, *, activations=None, "
     "direction='forward', hidden_size=None, layout=0, linear_before_reset=0)",
     R"(
    torch._check(onnx_is_usual(activations, ['Sigmoid', 'Tanh']))
    sides = onnx_each('onnx_gru_direction', W.size(0), onnx_time_first(X, layout), W, R, B,
                      sequence_lens, initial_h, linear_before_reset, direction, layout)
    return (onnx_outputs(onnx_entries(sides, 0), layout),
            torch.stack(onnx_entries(sides, 1), layout))
)"},
    {"onnx_rnn_value(sum, activations: none)", R"(
    return torch.tanh(sum)
)"},
    {"onnx_rnn_value(sum, activations)", R"(
    return onnx_rnn_named(sum, activations[0])
)"},
    {"onnx_rnn_named(sum, name: 'Tanh')", R"(
    return torch.tanh(sum)
)"},
    {"onnx_rnn_named(sum, name: 'Relu')", R"(
    return torch.relu(sum)
)"},
    {"onnx_rnn_step(state, given, weight, bias, activations, lengths, is_back, place)", R"(
    step = onnx_step(place, given.size(0), is_back)
    sum = given.select(0, step) + torch._C._nn.linear(state[0], weight, bias)
    hidden = onnx_rnn_value(sum, activations)
    shown = onnx_until(lengths, step, hidden, torch.zeros_like(hidden))
    return (onnx_until(lengths, step, hidden, state[0]), onnx_append(state[1], shown))
)"},
    {"onnx_rnn_direction(x, W, R, B, lengths, h, activations, direction, layout, place)", R"(
    is_back = onnx_is_back(direction, place)
    biases = onnx_biases(B, place)
    weight = R.select(0, place)
    given = torch._C._nn.linear(x, W.select(0, place), biases[0])
    state = (onnx_state(onnx_part(h, layout, place), x, weight.size(1)), [])
    last = onnx_times('onnx_rnn_step', x.size(0), state, given, weight, biases[1], activations,
                      lengths, is_back)
    return (onnx_in_order(last[1], is_back), last[0])
)"},
    {"onnx.RNN(X, W, R, B=None, sequence_lens=None, initial_h=None, *, activations=None, "
     "direction='forward', hidden_size=None, layout=0)",
     R"(
    sides = onnx_each('onnx_rnn_direction', W.size(0), onnx_time_first(X, layout), W, R, B,
                      sequence_lens, initial_h, activations, direction, layout)
    return (onnx_outputs(onnx_entries(sides, 0), layout),
            torch.stack(onnx_entries(sides, 1), layout))
)"},
};

}  // namespace

std::span<const CompositeText> onnx_recurrent_texts() { return kOnnxRecurrent; }

}  // namespace passnet
