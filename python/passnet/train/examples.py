"""Conversations as tokens of which the assistant's are trained, and their division into batches.

A batch is padded on the right: rows are single conversations of similar length, so attention is
plainly causal, no row contains two documents, and little is padding."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from passnet.errors import PassnetError
from passnet.train.conversation import Message

POOL = 16  # batches whose rows are sorted by length together


class Coder(Protocol):
    """A chat template and a tokenizer."""

    ends: frozenset[int]  # tokens that end an answer

    def render(self, messages: Sequence[Message], answer: bool) -> str:
        """The text of the messages; with `answer`, up to the begin of the assistant's next one."""

    def encode(self, texts: Sequence[str]) -> list[list[int]]:
        """The tokens of each text, with no others before or after them."""

    def decode(self, tokens: Sequence[int]) -> str:
        """The text of tokens, without special ones."""


@dataclass(frozen=True)
class Example:
    """Tokens of a conversation; `trained[i]` is true if token i is one of the assistant."""

    tokens: list[int]
    trained: list[bool]


@dataclass(frozen=True)
class Examples:
    """Examples of a file, and how many were cut to the limit or dropped, since no trained token
    was left."""

    rows: list[Example]
    cut: int
    dropped: int

    @property
    def tokens(self) -> int:
        return sum(len(row.tokens) for row in self.rows)

    @property
    def trained(self) -> int:
        return sum(sum(row.trained) for row in self.rows)


def segments(coder: Coder, messages: Sequence[Message]) -> list[tuple[str, bool]]:
    """The text of a conversation up to its last answer in pieces, each with true if it is trained:
    an answer is what the template writes after the prompt at which generation starts."""
    found: list[tuple[str, bool]] = []
    done = ""
    for index, message in enumerate(messages):
        if message["role"] != "assistant":
            continue
        prompt = coder.render(messages[:index], True)
        whole = coder.render(messages[:index + 1], False)
        if not prompt.startswith(done) or not whole.startswith(prompt):
            raise PassnetError("the chat template rewrites earlier messages, so a conversation "
                               "cannot be trained in one piece")
        found += [(prompt[len(done):], False),
                  (whole[len(prompt):], message.get("train", True))]
        done = whole
    return found


def make_examples(coder: Coder, conversations: Sequence[Sequence[Message]], limit: int) -> Examples:
    """The conversations as tokens, at most `limit` each, in their order."""
    pieces = [segments(coder, messages) for messages in conversations]
    encoded = iter(coder.encode([text for row in pieces for text, _ in row]))
    rows, cut, dropped = [], 0, 0
    for row in pieces:
        tokens: list[int] = []
        trained: list[bool] = []
        for _, of_assistant in row:
            piece = next(encoded)
            tokens += piece
            trained += _until_end(piece, coder.ends) if of_assistant else [False] * len(piece)
        cut += len(tokens) > limit
        if any(trained[1:limit]):
            rows.append(Example(tokens[:limit], trained[:limit]))
        else:
            dropped += 1
    return Examples(rows, cut, dropped)


def _until_end(piece: Sequence[int], ends: frozenset[int]) -> list[bool]:
    """True up to the token that ends the answer: what the template adds after it is not said."""
    end = next((index for index, token in enumerate(piece) if token in ends), len(piece))
    return [index <= end for index in range(len(piece))]


def make_batches(lengths: Sequence[int], tokens: int, seed: int, epoch: int) -> list[list[int]]:
    """Rows of one epoch in batches of at most `tokens` tokens with padding (one row may be longer),
    in an order that depends on the seed and the epoch alone."""
    source = random.Random(f"{seed}/{epoch}")
    order = list(range(len(lengths)))
    source.shuffle(order)
    batches: list[list[int]] = []
    for pool in _pools(order, lengths, tokens * POOL):
        pool.sort(key=lambda row: (-lengths[row], row))
        batches += split_rows(pool, lengths, tokens)
    source.shuffle(batches)
    return batches


def _pools(order: Sequence[int], lengths: Sequence[int], tokens: int) -> list[list[int]]:
    pools: list[list[int]] = []
    size = tokens
    for row in order:
        if size >= tokens:
            pools.append([])
            size = 0
        pools[-1].append(row)
        size += lengths[row]
    return pools


def split_rows(rows: Sequence[int], lengths: Sequence[int], tokens: int) -> list[list[int]]:
    """Rows, longest first, in parts of at most `tokens` tokens with padding, or of one row."""
    parts: list[list[int]] = []
    for row in rows:
        if not parts or (len(parts[-1]) + 1) * lengths[parts[-1][0]] > tokens:
            parts.append([])
        parts[-1].append(row)
    return parts
