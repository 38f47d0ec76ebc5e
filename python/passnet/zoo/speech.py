"""Models of torchaudio: its builders, and waveforms or features for them."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

import torch
from torchaudio import models as audio

from passnet.zoo import Entry, Sizes

SAMPLES = 16_000


def _wave(batch: int) -> tuple[Any, ...]:
    return (torch.randn(batch, SAMPLES),)


def _frames(batch: int, width: int = 80, frames: int = 96) -> tuple[Any, ...]:
    return torch.randn(batch, frames, width), torch.full((batch,), frames, dtype=torch.int64)


def _transducer(batch: int) -> tuple[Any, ...]:
    return (torch.randn(batch, 20 + 4, 80), torch.full((batch,), 20, dtype=torch.int32),
            torch.randint(0, 128, (batch, 8)), torch.full((batch,), 8, dtype=torch.int32))


# name: (family, constructor, inputs for a batch size)
_MODELS: dict[str, tuple[str, Callable[[], Any], Callable[[int], tuple[Any, ...]]]] = {
    **{name: ("wav2vec2", getattr(audio, name), _wave) for name in (
        "wav2vec2_base", "wav2vec2_large", "wav2vec2_large_lv60k", "wav2vec2_xlsr_300m",
        "wav2vec2_xlsr_1b", "wav2vec2_xlsr_2b")},
    **{name: ("hubert", getattr(audio, name), _wave) for name in (
        "hubert_base", "hubert_large", "hubert_xlarge")},
    **{name: ("wavlm", getattr(audio, name), _wave) for name in ("wavlm_base", "wavlm_large")},
    "conformer": ("conformer", lambda: audio.Conformer(80, 4, 128, 2, 31), _frames),
    "conformer_first": ("conformer", lambda: audio.Conformer(
        144, 4, 576, 4, 31, use_group_norm=True, convolution_first=True),
        lambda batch: _frames(batch, 144)),
    "emformer": ("emformer", lambda: audio.Emformer(512, 8, 2048, 2, 64, right_context_length=1),
                 lambda batch: (torch.randn(batch, 129, 512),
                                torch.full((batch,), 128, dtype=torch.int64))),
    "emformer_rnnt_base": ("rnnt", lambda: audio.emformer_rnnt_base(128), _transducer),
    "conv_tasnet_base": ("conv_tasnet", audio.conv_tasnet_base,
                         lambda batch: (torch.randn(batch, 1, 8000),)),
    "conv_tasnet_small": ("conv_tasnet", lambda: audio.ConvTasNet(
        2, 16, 256, 3, 64, 128, 4, 2), lambda batch: (torch.randn(batch, 1, 8000),)),
    "deepspeech": ("deepspeech", lambda: audio.DeepSpeech(64, 512, 40),
                   lambda batch: (torch.randn(batch, 1, 48, 64),)),
    "hdemucs_low": ("hdemucs", lambda: audio.hdemucs_low(["drums", "other"]),
                    lambda batch: (torch.randn(batch, 2, 44_100),)),
    "hdemucs_medium": ("hdemucs", lambda: audio.hdemucs_medium(["drums", "other"]),
                       lambda batch: (torch.randn(batch, 2, 44_100),)),
    "hdemucs_high": ("hdemucs", lambda: audio.hdemucs_high(["drums", "bass", "other", "vocals"]),
                     lambda batch: (torch.randn(batch, 2, 44_100),)),
    "squim_objective_base": ("squim_objective", audio.squim_objective_base, _wave),
    "squim_subjective_base": ("squim_subjective", audio.squim_subjective_base,
                              lambda batch: (torch.randn(batch, SAMPLES),
                                             torch.randn(batch, SAMPLES))),
    "tacotron2": ("tacotron2", audio.Tacotron2, lambda batch: (
        torch.randint(0, 148, (batch, 24)), torch.full((batch,), 24, dtype=torch.int64),
        torch.randn(batch, 80, 8), torch.full((batch,), 8, dtype=torch.int64))),
    "wav2letter_waveform": ("wav2letter", lambda: audio.Wav2Letter(40, "waveform", 1),
                            lambda batch: (torch.randn(batch, 1, SAMPLES),)),
    "wav2letter_mfcc": ("wav2letter", lambda: audio.Wav2Letter(40, "mfcc", 13),
                        lambda batch: (torch.randn(batch, 13, 200),)),
    "wavernn": ("wavernn", lambda: audio.WaveRNN([5, 5, 8], 256, 200, 2),
                lambda batch: (torch.randn(batch, 1, 200 * 6), torch.randn(batch, 1, 128, 10))),
}


def _make(name: str, sizes: Sizes) -> tuple[Any, tuple[Any, ...]]:
    _, constructor, inputs = _MODELS[name]
    return constructor(), inputs(sizes.batch)


def models() -> dict[str, Entry]:
    """All models by name."""
    return {name: Entry(family, "audio", functools.partial(_make, name))
            for name, (family, _, _) in _MODELS.items()}
