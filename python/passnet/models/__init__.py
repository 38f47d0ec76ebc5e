"""Plain PyTorch definitions of well-known model families; the table here needs no PyTorch.

Every factory returns an `nn.Module` in evaluation mode with an `example_inputs(batch)` method.
"""

from __future__ import annotations

FAMILIES: dict[str, tuple[str, str]] = {
    "resnet_basic": ("passnet.models.residual:resnet_basic", "ResNet with basic blocks"),
    "resnet_bottleneck": ("passnet.models.residual:resnet_bottleneck", "ResNet with bottlenecks"),
    "resnet_preact": ("passnet.models.residual:resnet_preact", "pre-activation ResNet"),
    "repvgg": ("passnet.models.residual:repvgg", "RepVGG in its training form"),
    "resnest": ("passnet.models.residual:split_attention", "residual net with split attention"),
    "mobilenet_v2": ("passnet.models.mobile:mobilenet_v2", "inverted residuals with ReLU6"),
    "mobilenet_v3": ("passnet.models.mobile:mobilenet_v3", "hardswish and squeeze-excite"),
    "efficientnet": ("passnet.models.mobile:efficientnet", "SiLU and squeeze-excite"),
    "ghostnet": ("passnet.models.mobile:ghostnet", "ghost modules"),
    "shufflenet": ("passnet.models.mobile:shufflenet", "channel split and shuffle"),
    "densenet": ("passnet.models.dense:densenet", "dense blocks and transitions"),
    "unet": ("passnet.models.dense:unet", "encoder and decoder with skips"),
    "diffusion_unet": ("passnet.models.diffusion:diffusion_unet",
                       "denoising UNet with time embedding and attention"),
    "convnext": ("passnet.models.mixing:convnext", "ConvNeXt blocks with layer scale"),
    "mixer": ("passnet.models.mixing:mixer", "MLP-Mixer"),
    "poolformer": ("passnet.models.mixing:poolformer", "pooling as token mixer"),
    "tiny_transformer": ("passnet.models.mixing:tiny_transformer", "one encoder block"),
}
