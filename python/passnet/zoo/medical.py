"""Models of monai, in two and three dimensions, with small extents."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

import torch
from monai.networks import nets

from passnet.zoo import Entry, Sizes

SIDES = {2: 96, 3: 64}
_CHANNELS, _STRIDES = (16, 32, 64, 128, 256), (2, 2, 2, 2)

# name: (family, constructor for a number of dims)
_SPATIAL: dict[str, tuple[str, Callable[[int], Any]]] = {
    "AHNet": ("ahnet", lambda d: nets.AHNet(spatial_dims=d, upsample_mode="nearest")),
    "AttentionUnet": ("attentionunet", lambda d: nets.AttentionUnet(d, 1, 2, _CHANNELS, _STRIDES)),
    "AutoEncoder": ("autoencoder", lambda d: nets.AutoEncoder(d, 1, 1, (16, 32, 64), (2, 2, 2))),
    "AutoEncoder_units": ("autoencoder", lambda d: nets.AutoEncoder(
        d, 1, 1, (16, 32, 64), (2, 2, 2), num_res_units=2, inter_channels=(64, 64))),
    "AutoencoderKL": ("autoencoderkl", lambda d: nets.AutoencoderKL(d)),
    "BasicUNet": ("basic_unet", lambda d: nets.BasicUNet(d)),
    "BasicUNetPlusPlus": ("basic_unetplusplus", lambda d: nets.BasicUNetPlusPlus(d)),
    "DenseNet121": ("densenet", lambda d: nets.DenseNet121(spatial_dims=d, in_channels=1,
                                                           out_channels=2)),
    "DenseNet169": ("densenet", lambda d: nets.DenseNet169(spatial_dims=d, in_channels=1,
                                                           out_channels=2)),
    "DynUNet": ("dynunet", lambda d: nets.DynUNet(d, 1, 2, [3, 3, 3, 3], [1, 2, 2, 2], [2, 2, 2])),
    "DynUNet_res": ("dynunet", lambda d: nets.DynUNet(
        d, 1, 2, [3, 3, 3, 3], [1, 2, 2, 2], [2, 2, 2], res_block=True)),
    "FlexibleUNet_b0": ("flexible_unet", lambda d: nets.FlexibleUNet(
        1, 2, "efficientnet-b0", spatial_dims=d)),
    "FlexibleUNet_resnet18": ("flexible_unet", lambda d: nets.FlexibleUNet(
        1, 2, "resnet18", spatial_dims=d)),
    "HighResNet": ("highresnet", lambda d: nets.HighResNet(d)),
    "MedNeXt": ("mednext", lambda d: nets.MedNeXt(spatial_dims=d)),
    "PatchDiscriminator": ("patchgan_discriminator", lambda d: nets.PatchDiscriminator(d, 32, 1)),
    "SegResNet": ("segresnet", lambda d: nets.SegResNet(d)),
    "SegResNetDS": ("segresnet_ds", lambda d: nets.SegResNetDS(d)),
    "SegResNetDS2": ("segresnet_ds", lambda d: nets.SegResNetDS2(d)),
    "SegResNetVAE": ("segresnet", lambda d: nets.SegResNetVAE([SIDES[d]] * d, spatial_dims=d)),
    "SEResNet50": ("senet", lambda d: nets.SEResNet50(spatial_dims=d, in_channels=1,
                                                      num_classes=2)),
    "SEResNext50": ("senet", lambda d: nets.SEResNext50(spatial_dims=d, in_channels=1,
                                                        num_classes=2)),
    "SENet154": ("senet", lambda d: nets.SENet154(spatial_dims=d, in_channels=1, num_classes=2)),
    "SwinUNETR": ("swin_unetr", lambda d: nets.SwinUNETR(1, 2, feature_size=12, spatial_dims=d)),
    "SwinUNETR_v2": ("swin_unetr", lambda d: nets.SwinUNETR(1, 2, feature_size=24, use_v2=True,
                                                            spatial_dims=d)),
    "UNet": ("unet", lambda d: nets.UNet(d, 1, 2, _CHANNELS, _STRIDES)),
    "UNet_units": ("unet", lambda d: nets.UNet(d, 1, 2, _CHANNELS, _STRIDES, num_res_units=2)),
    "UNETR": ("unetr", lambda d: nets.UNETR(1, 2, SIDES[d], num_heads=12, spatial_dims=d)),
    "VNet": ("vnet", lambda d: nets.VNet(d)),
    "VQVAE": ("vqvae", lambda d: nets.VQVAE(d, 1, 1)),
    "ViT": ("vit", lambda d: nets.ViT(1, SIDES[d], 16, num_layers=4, classification=True,
                                      spatial_dims=d)),
    "ViTAutoEnc": ("vitautoenc", lambda d: nets.ViTAutoEnc(1, SIDES[d], 16, num_layers=4,
                                                           spatial_dims=d)),
    "resnet10": ("resnet", lambda d: nets.resnet10(spatial_dims=d, n_input_channels=1)),
    "resnet18": ("resnet", lambda d: nets.resnet18(spatial_dims=d, n_input_channels=1)),
    "resnet34": ("resnet", lambda d: nets.resnet34(spatial_dims=d, n_input_channels=1)),
    "resnet50": ("resnet", lambda d: nets.resnet50(spatial_dims=d, n_input_channels=1)),
    "resnet101": ("resnet", lambda d: nets.resnet101(spatial_dims=d, n_input_channels=1)),
    "EfficientNetB0": ("efficientnet", lambda d: nets.EfficientNetBN(
        "efficientnet-b0", False, spatial_dims=d, in_channels=1, num_classes=2)),
    "EfficientNetB3": ("efficientnet", lambda d: nets.EfficientNetBN(
        "efficientnet-b3", False, spatial_dims=d, in_channels=1, num_classes=2)),
    "Classifier": ("classifier", lambda d: nets.Classifier((1, *[SIDES[d]] * d), 4, (16, 32, 64),
                                                           (2, 2, 2))),
    "Discriminator": ("classifier", lambda d: nets.Discriminator((1, *[SIDES[d]] * d), (16, 32, 64),
                                                                 (2, 2, 2))),
    "Critic": ("classifier", lambda d: nets.Critic((1, *[SIDES[d]] * d), (16, 32, 64), (2, 2, 2))),
    "Regressor": ("regressor", lambda d: nets.Regressor((1, *[SIDES[d]] * d), (2,), (16, 32, 64),
                                                        (2, 2, 2))),
    "RegUNet": ("regunet", lambda d: nets.RegUNet(d, 1, 16, 3)),
    "LocalNet": ("regunet", lambda d: nets.LocalNet(d, 1, 16, (0, 1, 2, 3))),
    "GlobalNet": ("regunet", lambda d: nets.GlobalNet([SIDES[d]] * d, d, 1, 16, 3)),
    "MaskedAutoEncoderViT": ("masked_autoencoder_vit", lambda d: nets.MaskedAutoEncoderViT(
        1, SIDES[d], 16, num_layers=4, spatial_dims=d)),
    "VarAutoEncoder": ("varautoencoder", lambda d: nets.VarAutoEncoder(
        d, (1, *[SIDES[d]] * d), 1, 32, (16, 32, 64), (2, 2, 2))),
}


def _volume(dims: int, sizes: Sizes, channels: int = 1) -> Any:
    return torch.randn(sizes.batch, channels, *[sizes.image or SIDES[dims]] * dims)


def _spatial(name: str, dims: int, sizes: Sizes) -> tuple[Any, tuple[Any, ...]]:
    return _SPATIAL[name][1](dims), (_volume(dims, sizes),)


def _denoiser(dims: int, sizes: Sizes) -> tuple[Any, tuple[Any, ...]]:
    module = nets.DiffusionModelUNet(dims, 1, 1, with_conditioning=True, cross_attention_dim=64)
    return module, (_volume(dims, sizes), torch.randint(0, 1000, (sizes.batch,)),
                    torch.randn(sizes.batch, 1, 64))


def _controlled(dims: int, sizes: Sizes) -> tuple[Any, tuple[Any, ...]]:
    module = nets.ControlNet(dims, 1, conditioning_embedding_num_channels=(16,))
    return module, (_volume(dims, sizes), torch.randint(0, 1000, (sizes.batch,)),
                    _volume(dims, sizes))


def _hover(mode: str, sizes: Sizes) -> tuple[Any, tuple[Any, ...]]:
    side = 256 if mode == "FAST" else 270
    return nets.HoVerNet(mode, out_classes=5), (torch.randn(sizes.batch, 3, side, side),)


def _registration(dims: int, sizes: Sizes) -> tuple[Any, tuple[Any, ...]]:
    return (nets.VoxelMorph(spatial_dims=dims),
            (_volume(dims, sizes), _volume(dims, sizes)))


def _flat(name: str, sizes: Sizes) -> tuple[Any, tuple[Any, ...]]:
    batch = sizes.batch
    made: dict[str, Any] = {
        "Generator": lambda: (nets.Generator((64,), (64, 8, 8), (64, 32, 1), (2, 2, 2)),
                              (torch.randn(batch, 64),)),
        "FullyConnectedNet": lambda: (nets.FullyConnectedNet(64, 4, (128, 128), 0.1),
                                      (torch.randn(batch, 64),)),
        "VarFullyConnectedNet": lambda: (nets.VarFullyConnectedNet(64, 4, 16, (128,), (128,)),
                                         (torch.randn(batch, 64),)),
        "DecoderOnlyTransformer": lambda: (nets.DecoderOnlyTransformer(128, 64, 128, 4, 8),
                                           (torch.randint(0, 128, (batch, 64)),)),
        "MILModel": lambda: (nets.MILModel(4, "att_trans", False),
                             (torch.randn(batch, 8, 3, 96, 96),)),
        "Quicknat": lambda: (nets.Quicknat(), (torch.randn(batch, 1, 96, 96),)),
        "TorchVisionFCModel": lambda: (nets.TorchVisionFCModel("resnet18", 2),
                                       (torch.randn(batch, 3, 96, 96),)),
    }
    return made[name]()


_FLAT = {"Generator": "generator", "FullyConnectedNet": "fullyconnectednet",
         "VarFullyConnectedNet": "fullyconnectednet", "DecoderOnlyTransformer": "transformer",
         "MILModel": "milmodel", "Quicknat": "quicknat",
         "TorchVisionFCModel": "torchvision_fc"}


def models() -> dict[str, Entry]:
    """All models by name, such as `UNet_3d`; the family is the file that defines the network."""
    found: dict[str, Entry] = {}

    def add(name: str, family: str, make: Any) -> None:
        found[name] = Entry(family, "computer_vision", make)

    for name, (family, _) in _SPATIAL.items():
        for dims in SIDES:
            add(f"{name}_{dims}d", family, functools.partial(_spatial, name, dims))
    for dims in SIDES:
        add(f"DiffusionModelUNet_{dims}d", "diffusion_model_unet",
            functools.partial(_denoiser, dims))
        add(f"ControlNet_{dims}d", "controlnet", functools.partial(_controlled, dims))
        add(f"VoxelMorph_{dims}d", "voxelmorph", functools.partial(_registration, dims))
    for mode in ("FAST", "ORIGINAL"):
        add(f"HoVerNet_{mode.lower()}", "hovernet", functools.partial(_hover, mode))
    for name, family in _FLAT.items():
        add(name, family, functools.partial(_flat, name))
    return found
