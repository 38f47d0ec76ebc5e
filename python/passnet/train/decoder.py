"""A model of transformers with slots: keys and values of many conversations of different lengths in
one cache, advanced by one token together. On a GPU the step is recorded once per size as a CUDA
graph, since launching its kernels one by one takes longer than running them."""

from __future__ import annotations

import gc
import sys
from collections.abc import Sequence
from typing import Any

from passnet.errors import reason_of, require_torch
from passnet.train.models import hidden_of, logits_of, to_device
from passnet.train.scheduler import Choice

PREFILL_TOKENS = 16384  # with padding, per forward pass
KEY_STEP = 64  # the read part of the cache has a multiple of this many positions
# Recorded steps have few sizes, since recording one takes longer than a hundred steps.
GRAPH_KEY_STEP = 1024
GRAPH_ROWS = (8, 32, 128)  # the first that suffices, or all slots
NUCLEUS = 1024  # top_p chooses among this many of the likeliest tokens
MEMORY_SHARE = 0.7  # of the free memory of a GPU, for the cache at most


class Cache:
    """Keys and values, [slots, heads, context, width] per layer. A forward pass first says which
    rows it writes and which part of the cache it reads."""

    def __init__(self, layers: int, shape: Sequence[int], dtype: Any, device: Any) -> None:
        torch = require_torch()
        # Zeros, since a masked NaN would still reach the weighted sum.
        self.keys = [torch.zeros(*shape, dtype=dtype, device=device) for _ in range(layers)]
        self.values = [torch.zeros(*shape, dtype=dtype, device=device) for _ in range(layers)]
        self._rows: Any = None
        self._places: Any = None
        self._read = 0

    def write_prompts(self, slots: Any) -> None:
        """The next pass writes whole prompts to these slots, and attends within them."""
        self._rows, self._places, self._read = slots, None, 0

    def write_tokens(self, rows: Any, places: Any, read: int) -> None:
        """The next pass writes one token per row at its place, and reads `read` positions."""
        self._rows, self._places, self._read = rows, places, read

    def update(self, keys: Any, values: Any, layer: int, *_: Any, **__: Any) -> tuple[Any, Any]:
        """The call of an attention layer: stores its keys and values, returns those to read."""
        own_keys, own_values = self.keys[layer], self.values[layer]
        if self._places is None:
            length = keys.shape[2]
            own_keys[self._rows, :, :length] = keys
            own_values[self._rows, :, :length] = values
            return keys, values
        own_keys[self._rows, :, self._places] = keys[:, :, 0]
        own_values[self._rows, :, self._places] = values[:, :, 0]
        count = keys.shape[0]
        return own_keys[:count, :, :self._read], own_values[:count, :, :self._read]

    def get_seq_length(self, *_: Any) -> int:
        """The length that transformers asks for; positions are always given, so it decides none."""
        return 0


class Decoder:
    """See `Decodes` in scheduler.py. The model is moved to the device, on a GPU in bf16."""

    def __init__(self, model: Any, slots: int, context: int, device: Any, graphs: bool) -> None:
        torch = require_torch()
        self._torch = torch
        self._device = device
        self._on_gpu = device.type == "cuda"
        dtype = torch.bfloat16 if self._on_gpu else torch.float32
        self._model = to_device(model, device, dtype).eval()
        config = model.config
        all_heads = config.num_attention_heads
        heads = getattr(config, "num_key_value_heads", None) or all_heads
        width = getattr(config, "head_dim", None) or config.hidden_size // all_heads
        self.context = context
        self.slots = slots
        if self._on_gpu:
            gc.collect()  # of a model before this one
            torch.cuda.empty_cache()
            free, _ = torch.cuda.mem_get_info(device)
            per_slot = 4 * config.num_hidden_layers * heads * context * width
            self.slots = max(1, min(slots, int(free * MEMORY_SHARE) // per_slot))
        self._cache = Cache(config.num_hidden_layers, (self.slots, heads, context, width),
                            dtype, device)
        self._graphs: dict[tuple[int, int], tuple[Any, ...]] | None = (
            {} if graphs and self._on_gpu else None)

    def load(self, model: Any) -> None:
        """Takes the weights of a model of the same form, between answers."""
        with self._torch.no_grad():
            for own, other in zip(self._model.parameters(), model.parameters(), strict=True):
                own.copy_(other)

    def start(self, prompts: Sequence[tuple[int, Sequence[int], Choice]]) -> list[int]:
        found: dict[int, int] = {}
        order = sorted(range(len(prompts)), key=lambda row: (-len(prompts[row][1]), row))
        while order:
            width = len(prompts[order[0]][1])
            count = max(1, PREFILL_TOKENS // width)
            part, order = order[:count], order[count:]
            found.update(zip(part, self._prefill([prompts[row] for row in part]), strict=True))
        return [found[row] for row in range(len(prompts))]

    def _prefill(self, prompts: Sequence[tuple[int, Sequence[int], Choice]]) -> list[int]:
        torch = self._torch
        width = max(len(tokens) for _, tokens, _ in prompts)
        table = torch.zeros(len(prompts), width, dtype=torch.long)
        for row, (_, tokens, _) in enumerate(prompts):
            table[row, :len(tokens)] = torch.tensor(tokens)
        last = torch.tensor([len(tokens) - 1 for _, tokens, _ in prompts], device=self._device)
        slots = torch.tensor([slot for slot, _, _ in prompts], device=self._device)
        with torch.inference_mode():
            self._cache.write_prompts(slots)
            positions = torch.arange(width, device=self._device)[None]
            hidden = hidden_of(self._model, table.to(self._device), position_ids=positions,
                               past_key_values=self._cache, use_cache=True)
            rows = torch.arange(len(prompts), device=self._device)
            logits = logits_of(self._model, hidden[rows, last])
            return choose_tokens(logits, [choice for _, _, choice in prompts])

    def advance(self, rows: Sequence[tuple[int, int, int, Choice]]) -> list[int]:
        torch = self._torch
        top = max(slot for slot, _, _, _ in rows) + 1
        read = max(position for _, _, position, _ in rows) + 1
        if self._graphs is None:
            count, step = top, KEY_STEP
        else:
            count = next((size for size in GRAPH_ROWS if top <= size <= self.slots), self.slots)
            step = GRAPH_KEY_STEP
        read = min(self.context, read + -read % step)
        tokens, positions = [0] * count, [0] * count
        choices = [Choice(0.0, 1.0, 0.0)] * count
        for slot, token, position, choice in rows:
            tokens[slot], positions[slot], choices[slot] = token, position, choice
        with torch.inference_mode():
            logits = self._logits(torch.tensor(tokens), torch.tensor(positions), read)
            made = choose_tokens(logits, choices)
        return [made[slot] for slot, _, _, _ in rows]

    def _logits(self, tokens: Any, positions: Any, read: int) -> Any:
        if self._graphs is None:
            return self._step(tokens.to(self._device), positions.to(self._device), read)
        key = (len(tokens), read)
        if key not in self._graphs:
            try:
                self._graphs[key] = self._record(len(tokens), read)
            except RuntimeError as error:
                print(f"note: no CUDA graph can be recorded ({reason_of(error)}); decoding goes on "
                      "without", file=sys.stderr)
                self._graphs = None
                return self._logits(tokens, positions, read)
        graph, own_tokens, own_positions, logits = self._graphs[key]
        own_tokens.copy_(tokens)
        own_positions.copy_(positions)
        graph.replay()
        return logits

    def _record(self, count: int, read: int) -> tuple[Any, ...]:
        """A CUDA graph of `_step`, with the tensors that it reads and writes."""
        torch = self._torch
        # Recording runs the step, which writes one token per row: at the last position it reads,
        # every row writes that position again before it reads it.
        tokens = torch.zeros(count, dtype=torch.long, device=self._device)
        positions = torch.full((count,), read - 1, dtype=torch.long, device=self._device)
        stream = torch.cuda.Stream()
        stream.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(stream):
            for _ in range(2):
                self._step(tokens, positions, read)
        torch.cuda.current_stream().wait_stream(stream)
        graph = torch.cuda.CUDAGraph()
        pool = next(iter(self._graphs.values()))[0].pool() if self._graphs else None
        with torch.cuda.graph(graph, pool=pool):
            logits = self._step(tokens, positions, read)
        return graph, tokens, positions, logits

    def _step(self, tokens: Any, positions: Any, read: int) -> Any:
        """The logits after one more token in each of the first slots, [rows, vocabulary]."""
        torch = self._torch
        rows = torch.arange(len(tokens), device=self._device)
        self._cache.write_tokens(rows, positions, read)
        mask = torch.arange(read, device=self._device)[None] <= positions[:, None]
        hidden = hidden_of(self._model, tokens[:, None], position_ids=positions[:, None],
                           attention_mask=mask[:, None, None], past_key_values=self._cache,
                           use_cache=True)
        return logits_of(self._model, hidden[:, 0])


def choose_tokens(logits: Any, choices: Sequence[Choice]) -> list[int]:
    """One token per row of logits: the likeliest at temperature 0, otherwise the one at which the
    cumulative probability exceeds the draw."""
    torch = require_torch()
    greedy = logits.argmax(-1)
    if all(choice.temperature <= 0 for choice in choices):
        return greedy.tolist()
    columns = torch.tensor([(choice.temperature, choice.top_p, choice.draw) for choice in choices],
                           dtype=torch.float32).to(logits.device)
    temperature, top_p, draw = columns[:, :1], columns[:, 1:2], columns[:, 2:]
    shares = (logits.float() / temperature.clamp(min=1e-3)).softmax(-1)
    chosen = _at(shares, draw)[:, 0]
    if any(choice.top_p < 1 for choice in choices):
        values, index = shares.topk(min(NUCLEUS, shares.shape[-1]))
        values = values * (values.cumsum(-1) - values < top_p)
        likely = index.gather(-1, _at(values, draw))[:, 0]
        chosen = torch.where(top_p[:, 0] < 1, likely, chosen)
    return torch.where(temperature[:, 0] > 0, chosen, greedy).tolist()


def _at(shares: Any, draw: Any) -> Any:
    """The first place of each row whose cumulative share exceeds the draw, [rows, 1]."""
    torch = require_torch()
    cumulative = shares.cumsum(-1)
    wanted = (draw * cumulative[:, -1:]).contiguous()
    found = torch.searchsorted(cumulative, wanted, right=True)
    # Rounding may put the draw at the very end, after the last place with a share.
    last = torch.searchsorted(cumulative, cumulative[:, -1:].contiguous())
    return torch.minimum(found, last)
