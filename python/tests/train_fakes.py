"""Stand-ins for the tests of training: a coder of bytes with a ChatML template, a model of one
matrix, and a decoder that repeats."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Future
from types import SimpleNamespace
from typing import Any

from passnet.train.conversation import plain
from passnet.train.scheduler import Answer, Ask, Choice

END = 256  # <|im_end|>
BEGIN = 257  # <|im_start|>
VOCABULARY = 258
_SPECIAL = {"<|im_end|>": END, "<|im_start|>": BEGIN}


class ByteCoder:
    """Tokens are bytes and the two special tokens of ChatML."""

    ends = frozenset([END])

    def render(self, messages: Sequence[dict[str, Any]], answer: bool) -> str:
        text = "".join(f"<|im_start|>{message['role']}\n{message['content']}<|im_end|>\n"
                       for message in plain(messages))
        return text + "<|im_start|>assistant\n" * answer

    def encode(self, texts: Sequence[str]) -> list[list[int]]:
        return [self._encode(text) for text in texts]

    def _encode(self, text: str) -> list[int]:
        tokens = []
        while text:
            special = next((name for name in _SPECIAL if text.startswith(name)), None)
            tokens += [_SPECIAL[special]] if special else text[0].encode()
            text = text[len(special or text[0]):]
        return tokens

    def decode(self, tokens: Sequence[int]) -> str:
        return bytes(token for token in tokens if token < 256).decode(errors="replace")

    def save(self, folder: Any) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "coder").write_text("bytes", encoding="utf-8")


def spell(coder: ByteCoder, tokens: Sequence[int]) -> str:
    """The text of tokens with special ones."""
    names = {token: name for name, token in _SPECIAL.items()}
    return "".join(names.get(token) or chr(token) for token in tokens)


def tiny_model(seed: int = 0) -> Any:
    """A module with the parts of a causal language model that training calls: an embedding, a
    running mean over earlier tokens, a head."""
    import torch
    torch.manual_seed(seed)

    class Base(torch.nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.embed = torch.nn.Embedding(VOCABULARY, 16)
            self.mix = torch.nn.Linear(16, 16)

        def forward(self, input_ids: Any, use_cache: bool) -> Any:
            one = self.embed(input_ids)
            count = torch.arange(1, one.shape[1] + 1)[:, None]
            return SimpleNamespace(last_hidden_state=one + self.mix(one.cumsum(1) / count).tanh())

    class Model(torch.nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.base_model = Base()
            self.head = torch.nn.Linear(16, VOCABULARY)

        def get_output_embeddings(self) -> Any:
            return self.head

    return Model()


class Repeater:
    """A decoder whose answer repeats the bytes of the prompt's last message; it notes how many
    rows it advanced together."""

    def __init__(self, slots: int = 3, context: int = 400) -> None:
        self.slots = slots
        self.context = context
        self.together: list[int] = []
        self._prompts: dict[int, list[int]] = {}
        self.choices: list[Choice] = []

    def start(self, prompts: Sequence[tuple[int, Sequence[int], Choice]]) -> list[int]:
        for slot, tokens, choice in prompts:
            self._prompts[slot] = list(tokens)
            self.choices.append(choice)
        return [self._next(slot, 0) for slot, _, _ in prompts]

    def advance(self, rows: Sequence[tuple[int, int, int, Choice]]) -> list[int]:
        self.together.append(len(rows))
        made = []
        for slot, token, position, _ in rows:
            count = position - len(self._prompts[slot]) + 1
            assert token == self._next(slot, count - 1)
            made.append(self._next(slot, count))
        return made

    def _next(self, slot: int, index: int) -> int:
        """The message's tokens, its end included."""
        prompt = self._prompts[slot]
        begin = [place for place, token in enumerate(prompt) if token == BEGIN][-2]
        text = prompt[prompt.index(10, begin) + 1:]
        if text[index] == ord("!"):
            raise RuntimeError("out of memory")
        return text[index]


class Instant:
    """A service that answers each request at once with its settings."""

    coder = ByteCoder()
    context = 300

    def ask(self, ask: Ask) -> Future:
        future: Future = Future()
        text = f"{ask.max_tokens} {ask.temperature} {ask.top_p} {ask.seed} {','.join(ask.stops)}"
        future.set_result(Answer(text, 7, "stop"))
        return future

    def close(self) -> None:
        """Nothing runs that could be ended."""
