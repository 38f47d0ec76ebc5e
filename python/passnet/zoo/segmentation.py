"""Models of segmentation_models_pytorch: each decoder with each family of encoders."""

from __future__ import annotations

import functools
from typing import Any

import segmentation_models_pytorch as smp
import torch

from passnet.zoo import Entry, Sizes

CLASSES = 8
SIDE = 128
ENCODERS = ("resnet18", "resnet34", "resnet50", "resnext50_32x4d", "timm-resnest14d",
            "timm-res2net50_26w_4s", "timm-regnetx_002", "timm-regnety_002", "timm-gernet_s", "se_resnet50",
            "se_resnext50_32x4d", "timm-skresnet18", "densenet121", "inceptionresnetv2",
            "inceptionv4", "efficientnet-b0", "efficientnet-b2", "timm-efficientnet-lite0",
            "mobilenet_v2", "timm-mobilenetv3_small_100", "dpn68", "vgg11", "vgg16_bn", "xception",
            "mit_b0", "mit_b1", "mobileone_s0", "tu-convnext_atto", "tu-hgnetv2_b0",
            "tu-efficientvit_b0", "tu-swin_tiny_patch4_window7_224", "tu-edgenext_xx_small",
            "tu-ghostnet_100", "tu-hrnet_w18_small", "tu-repvgg_a0", "tu-fasternet_t0")
DECODERS = ("Unet", "UnetPlusPlus", "FPN", "PSPNet", "DeepLabV3", "DeepLabV3Plus", "Linknet",
            "MAnet", "PAN", "UPerNet", "Segformer")
DEPTH_VISION = ("tu-vit_tiny_patch16_224", "tu-vit_small_patch16_224")


def _make(decoder: str, encoder: str, sizes: Sizes) -> tuple[Any, tuple[Any, ...]]:
    module = getattr(smp, decoder)(encoder_name=encoder, encoder_weights=None, classes=CLASSES)
    side = sizes.image or (224 if "224" in encoder else SIDE)
    return module, (torch.randn(sizes.batch, 3, side, side),)


def models() -> dict[str, Entry]:
    """All models by name, `DECODER-ENCODER`; the family is the decoder's."""
    found = {}
    for decoder in DECODERS:
        for encoder in ENCODERS:
            found[f"{decoder}-{encoder}"] = Entry(
                decoder, "computer_vision", functools.partial(_make, decoder, encoder))
    for encoder in DEPTH_VISION:
        found[f"DPT-{encoder}"] = Entry("DPT", "computer_vision",
                                        functools.partial(_make, "DPT", encoder))
    return found
