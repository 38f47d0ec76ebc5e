import torch


class GraphModule(torch.nn.Module):
    def forward(
        self,
        L_self_modules_stem_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_x_: torch.Tensor,
        L_self_modules_stem_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_stem_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_stem_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stem_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_0_modules_0_modules_conv1_1x1_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_0_modules_0_modules_conv1_1x1_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_stages_modules_0_modules_0_modules_conv1_1x1_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_stages_modules_0_modules_0_modules_conv1_1x1_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_0_modules_0_modules_conv1_1x1_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_0_modules_0_modules_conv2_kxk_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_0_modules_0_modules_conv2_kxk_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_stages_modules_0_modules_0_modules_conv2_kxk_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_stages_modules_0_modules_0_modules_conv2_kxk_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_0_modules_0_modules_conv2_kxk_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_0_modules_0_modules_conv3_1x1_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_0_modules_0_modules_conv3_1x1_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_stages_modules_0_modules_0_modules_conv3_1x1_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_stages_modules_0_modules_0_modules_conv3_1x1_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_0_modules_0_modules_conv3_1x1_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_1_modules_0_modules_conv1_1x1_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_1_modules_0_modules_conv1_1x1_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_stages_modules_1_modules_0_modules_conv1_1x1_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_stages_modules_1_modules_0_modules_conv1_1x1_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_1_modules_0_modules_conv1_1x1_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_1_modules_0_modules_conv2_kxk_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_1_modules_0_modules_conv2_kxk_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_stages_modules_1_modules_0_modules_conv2_kxk_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_stages_modules_1_modules_0_modules_conv2_kxk_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_1_modules_0_modules_conv2_kxk_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_1_modules_0_modules_conv3_1x1_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_1_modules_0_modules_conv3_1x1_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_stages_modules_1_modules_0_modules_conv3_1x1_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_stages_modules_1_modules_0_modules_conv3_1x1_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_1_modules_0_modules_conv3_1x1_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_1_modules_1_modules_conv1_1x1_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_1_modules_1_modules_conv1_1x1_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_stages_modules_1_modules_1_modules_conv1_1x1_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_stages_modules_1_modules_1_modules_conv1_1x1_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_1_modules_1_modules_conv1_1x1_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_1_modules_1_modules_conv2_kxk_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_1_modules_1_modules_conv2_kxk_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_stages_modules_1_modules_1_modules_conv2_kxk_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_stages_modules_1_modules_1_modules_conv2_kxk_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_1_modules_1_modules_conv2_kxk_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_1_modules_1_modules_conv3_1x1_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_1_modules_1_modules_conv3_1x1_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_stages_modules_1_modules_1_modules_conv3_1x1_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_stages_modules_1_modules_1_modules_conv3_1x1_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_1_modules_1_modules_conv3_1x1_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_1_modules_2_modules_conv1_1x1_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_1_modules_2_modules_conv1_1x1_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_stages_modules_1_modules_2_modules_conv1_1x1_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_stages_modules_1_modules_2_modules_conv1_1x1_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_1_modules_2_modules_conv1_1x1_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_1_modules_2_modules_conv2_kxk_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_1_modules_2_modules_conv2_kxk_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_stages_modules_1_modules_2_modules_conv2_kxk_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_stages_modules_1_modules_2_modules_conv2_kxk_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_1_modules_2_modules_conv2_kxk_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_1_modules_2_modules_conv3_1x1_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_1_modules_2_modules_conv3_1x1_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_stages_modules_1_modules_2_modules_conv3_1x1_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_stages_modules_1_modules_2_modules_conv3_1x1_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_1_modules_2_modules_conv3_1x1_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_0_modules_conv1_1x1_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_0_modules_conv1_1x1_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_stages_modules_2_modules_0_modules_conv1_1x1_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_stages_modules_2_modules_0_modules_conv1_1x1_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_0_modules_conv1_1x1_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_0_modules_conv2_kxk_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_0_modules_conv2_kxk_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_stages_modules_2_modules_0_modules_conv2_kxk_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_stages_modules_2_modules_0_modules_conv2_kxk_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_0_modules_conv2_kxk_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_0_modules_conv3_1x1_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_0_modules_conv3_1x1_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_stages_modules_2_modules_0_modules_conv3_1x1_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_stages_modules_2_modules_0_modules_conv3_1x1_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_0_modules_conv3_1x1_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_1_modules_conv_kxk_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_1_modules_conv_kxk_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_stages_modules_2_modules_1_modules_conv_kxk_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_stages_modules_2_modules_1_modules_conv_kxk_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_1_modules_conv_kxk_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_1_modules_conv_1x1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_1_modules_transformer_modules_0_modules_norm1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_1_modules_transformer_modules_0_modules_norm1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_1_modules_transformer_modules_0_modules_attn_modules_qkv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_1_modules_transformer_modules_0_modules_attn_modules_qkv_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_1_modules_transformer_modules_0_modules_attn_modules_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_1_modules_transformer_modules_0_modules_attn_modules_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_1_modules_transformer_modules_0_modules_norm2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_1_modules_transformer_modules_0_modules_norm2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_1_modules_transformer_modules_0_modules_mlp_modules_fc1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_1_modules_transformer_modules_0_modules_mlp_modules_fc1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_1_modules_transformer_modules_0_modules_mlp_modules_fc2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_1_modules_transformer_modules_0_modules_mlp_modules_fc2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_1_modules_transformer_modules_1_modules_norm1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_1_modules_transformer_modules_1_modules_norm1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_1_modules_transformer_modules_1_modules_attn_modules_qkv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_1_modules_transformer_modules_1_modules_attn_modules_qkv_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_1_modules_transformer_modules_1_modules_attn_modules_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_1_modules_transformer_modules_1_modules_attn_modules_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_1_modules_transformer_modules_1_modules_norm2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_1_modules_transformer_modules_1_modules_norm2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_1_modules_transformer_modules_1_modules_mlp_modules_fc1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_1_modules_transformer_modules_1_modules_mlp_modules_fc1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_1_modules_transformer_modules_1_modules_mlp_modules_fc2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_1_modules_transformer_modules_1_modules_mlp_modules_fc2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_1_modules_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_1_modules_norm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_1_modules_conv_proj_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_1_modules_conv_proj_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_stages_modules_2_modules_1_modules_conv_proj_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_stages_modules_2_modules_1_modules_conv_proj_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_1_modules_conv_proj_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_1_modules_conv_fusion_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_1_modules_conv_fusion_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_stages_modules_2_modules_1_modules_conv_fusion_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_stages_modules_2_modules_1_modules_conv_fusion_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_1_modules_conv_fusion_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_3_modules_0_modules_conv1_1x1_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_3_modules_0_modules_conv1_1x1_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_stages_modules_3_modules_0_modules_conv1_1x1_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_stages_modules_3_modules_0_modules_conv1_1x1_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_3_modules_0_modules_conv1_1x1_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_3_modules_0_modules_conv2_kxk_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_3_modules_0_modules_conv2_kxk_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_stages_modules_3_modules_0_modules_conv2_kxk_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_stages_modules_3_modules_0_modules_conv2_kxk_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_3_modules_0_modules_conv2_kxk_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_3_modules_0_modules_conv3_1x1_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_3_modules_0_modules_conv3_1x1_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_stages_modules_3_modules_0_modules_conv3_1x1_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_stages_modules_3_modules_0_modules_conv3_1x1_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_3_modules_0_modules_conv3_1x1_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_3_modules_1_modules_conv_kxk_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_3_modules_1_modules_conv_kxk_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_stages_modules_3_modules_1_modules_conv_kxk_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_stages_modules_3_modules_1_modules_conv_kxk_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_3_modules_1_modules_conv_kxk_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_3_modules_1_modules_conv_1x1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_0_modules_norm1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_0_modules_norm1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_0_modules_attn_modules_qkv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_0_modules_attn_modules_qkv_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_0_modules_attn_modules_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_0_modules_attn_modules_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_0_modules_norm2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_0_modules_norm2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_0_modules_mlp_modules_fc1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_0_modules_mlp_modules_fc1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_0_modules_mlp_modules_fc2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_0_modules_mlp_modules_fc2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_1_modules_norm1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_1_modules_norm1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_1_modules_attn_modules_qkv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_1_modules_attn_modules_qkv_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_1_modules_attn_modules_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_1_modules_attn_modules_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_1_modules_norm2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_1_modules_norm2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_1_modules_mlp_modules_fc1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_1_modules_mlp_modules_fc1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_1_modules_mlp_modules_fc2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_1_modules_mlp_modules_fc2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_2_modules_norm1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_2_modules_norm1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_2_modules_attn_modules_qkv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_2_modules_attn_modules_qkv_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_2_modules_attn_modules_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_2_modules_attn_modules_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_2_modules_norm2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_2_modules_norm2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_2_modules_mlp_modules_fc1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_2_modules_mlp_modules_fc1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_2_modules_mlp_modules_fc2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_2_modules_mlp_modules_fc2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_3_modules_norm1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_3_modules_norm1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_3_modules_attn_modules_qkv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_3_modules_attn_modules_qkv_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_3_modules_attn_modules_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_3_modules_attn_modules_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_3_modules_norm2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_3_modules_norm2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_3_modules_mlp_modules_fc1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_3_modules_mlp_modules_fc1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_3_modules_mlp_modules_fc2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_3_modules_mlp_modules_fc2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_3_modules_1_modules_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_3_modules_1_modules_norm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_3_modules_1_modules_conv_proj_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_3_modules_1_modules_conv_proj_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_stages_modules_3_modules_1_modules_conv_proj_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_stages_modules_3_modules_1_modules_conv_proj_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_3_modules_1_modules_conv_proj_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_3_modules_1_modules_conv_fusion_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_3_modules_1_modules_conv_fusion_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_stages_modules_3_modules_1_modules_conv_fusion_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_stages_modules_3_modules_1_modules_conv_fusion_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_3_modules_1_modules_conv_fusion_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_4_modules_0_modules_conv1_1x1_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_4_modules_0_modules_conv1_1x1_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_stages_modules_4_modules_0_modules_conv1_1x1_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_stages_modules_4_modules_0_modules_conv1_1x1_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_4_modules_0_modules_conv1_1x1_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_4_modules_0_modules_conv2_kxk_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_4_modules_0_modules_conv2_kxk_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_stages_modules_4_modules_0_modules_conv2_kxk_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_stages_modules_4_modules_0_modules_conv2_kxk_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_4_modules_0_modules_conv2_kxk_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_4_modules_0_modules_conv3_1x1_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_4_modules_0_modules_conv3_1x1_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_stages_modules_4_modules_0_modules_conv3_1x1_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_stages_modules_4_modules_0_modules_conv3_1x1_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_4_modules_0_modules_conv3_1x1_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_4_modules_1_modules_conv_kxk_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_4_modules_1_modules_conv_kxk_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_stages_modules_4_modules_1_modules_conv_kxk_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_stages_modules_4_modules_1_modules_conv_kxk_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_4_modules_1_modules_conv_kxk_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_4_modules_1_modules_conv_1x1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_0_modules_norm1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_0_modules_norm1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_0_modules_attn_modules_qkv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_0_modules_attn_modules_qkv_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_0_modules_attn_modules_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_0_modules_attn_modules_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_0_modules_norm2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_0_modules_norm2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_0_modules_mlp_modules_fc1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_0_modules_mlp_modules_fc1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_0_modules_mlp_modules_fc2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_0_modules_mlp_modules_fc2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_1_modules_norm1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_1_modules_norm1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_1_modules_attn_modules_qkv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_1_modules_attn_modules_qkv_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_1_modules_attn_modules_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_1_modules_attn_modules_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_1_modules_norm2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_1_modules_norm2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_1_modules_mlp_modules_fc1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_1_modules_mlp_modules_fc1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_1_modules_mlp_modules_fc2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_1_modules_mlp_modules_fc2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_2_modules_norm1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_2_modules_norm1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_2_modules_attn_modules_qkv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_2_modules_attn_modules_qkv_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_2_modules_attn_modules_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_2_modules_attn_modules_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_2_modules_norm2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_2_modules_norm2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_2_modules_mlp_modules_fc1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_2_modules_mlp_modules_fc1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_2_modules_mlp_modules_fc2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_2_modules_mlp_modules_fc2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_4_modules_1_modules_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_4_modules_1_modules_norm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_4_modules_1_modules_conv_proj_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_4_modules_1_modules_conv_proj_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_stages_modules_4_modules_1_modules_conv_proj_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_stages_modules_4_modules_1_modules_conv_proj_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_4_modules_1_modules_conv_proj_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_4_modules_1_modules_conv_fusion_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_4_modules_1_modules_conv_fusion_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_stages_modules_4_modules_1_modules_conv_fusion_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_stages_modules_4_modules_1_modules_conv_fusion_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_4_modules_1_modules_conv_fusion_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_final_conv_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_final_conv_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_final_conv_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_final_conv_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_final_conv_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_head_modules_fc_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_head_modules_fc_parameters_bias_: torch.nn.parameter.Parameter,
    ):
        l_self_modules_stem_modules_conv_parameters_weight_ = (
            L_self_modules_stem_modules_conv_parameters_weight_
        )
        l_x_ = L_x_
        l_self_modules_stem_modules_bn_buffers_running_mean_ = (
            L_self_modules_stem_modules_bn_buffers_running_mean_
        )
        l_self_modules_stem_modules_bn_buffers_running_var_ = (
            L_self_modules_stem_modules_bn_buffers_running_var_
        )
        l_self_modules_stem_modules_bn_parameters_weight_ = (
            L_self_modules_stem_modules_bn_parameters_weight_
        )
        l_self_modules_stem_modules_bn_parameters_bias_ = (
            L_self_modules_stem_modules_bn_parameters_bias_
        )
        l_self_modules_stages_modules_0_modules_0_modules_conv1_1x1_modules_conv_parameters_weight_ = L_self_modules_stages_modules_0_modules_0_modules_conv1_1x1_modules_conv_parameters_weight_
        l_self_modules_stages_modules_0_modules_0_modules_conv1_1x1_modules_bn_buffers_running_mean_ = L_self_modules_stages_modules_0_modules_0_modules_conv1_1x1_modules_bn_buffers_running_mean_
        l_self_modules_stages_modules_0_modules_0_modules_conv1_1x1_modules_bn_buffers_running_var_ = L_self_modules_stages_modules_0_modules_0_modules_conv1_1x1_modules_bn_buffers_running_var_
        l_self_modules_stages_modules_0_modules_0_modules_conv1_1x1_modules_bn_parameters_weight_ = L_self_modules_stages_modules_0_modules_0_modules_conv1_1x1_modules_bn_parameters_weight_
        l_self_modules_stages_modules_0_modules_0_modules_conv1_1x1_modules_bn_parameters_bias_ = L_self_modules_stages_modules_0_modules_0_modules_conv1_1x1_modules_bn_parameters_bias_
        l_self_modules_stages_modules_0_modules_0_modules_conv2_kxk_modules_conv_parameters_weight_ = L_self_modules_stages_modules_0_modules_0_modules_conv2_kxk_modules_conv_parameters_weight_
        l_self_modules_stages_modules_0_modules_0_modules_conv2_kxk_modules_bn_buffers_running_mean_ = L_self_modules_stages_modules_0_modules_0_modules_conv2_kxk_modules_bn_buffers_running_mean_
        l_self_modules_stages_modules_0_modules_0_modules_conv2_kxk_modules_bn_buffers_running_var_ = L_self_modules_stages_modules_0_modules_0_modules_conv2_kxk_modules_bn_buffers_running_var_
        l_self_modules_stages_modules_0_modules_0_modules_conv2_kxk_modules_bn_parameters_weight_ = L_self_modules_stages_modules_0_modules_0_modules_conv2_kxk_modules_bn_parameters_weight_
        l_self_modules_stages_modules_0_modules_0_modules_conv2_kxk_modules_bn_parameters_bias_ = L_self_modules_stages_modules_0_modules_0_modules_conv2_kxk_modules_bn_parameters_bias_
        l_self_modules_stages_modules_0_modules_0_modules_conv3_1x1_modules_conv_parameters_weight_ = L_self_modules_stages_modules_0_modules_0_modules_conv3_1x1_modules_conv_parameters_weight_
        l_self_modules_stages_modules_0_modules_0_modules_conv3_1x1_modules_bn_buffers_running_mean_ = L_self_modules_stages_modules_0_modules_0_modules_conv3_1x1_modules_bn_buffers_running_mean_
        l_self_modules_stages_modules_0_modules_0_modules_conv3_1x1_modules_bn_buffers_running_var_ = L_self_modules_stages_modules_0_modules_0_modules_conv3_1x1_modules_bn_buffers_running_var_
        l_self_modules_stages_modules_0_modules_0_modules_conv3_1x1_modules_bn_parameters_weight_ = L_self_modules_stages_modules_0_modules_0_modules_conv3_1x1_modules_bn_parameters_weight_
        l_self_modules_stages_modules_0_modules_0_modules_conv3_1x1_modules_bn_parameters_bias_ = L_self_modules_stages_modules_0_modules_0_modules_conv3_1x1_modules_bn_parameters_bias_
        l_self_modules_stages_modules_1_modules_0_modules_conv1_1x1_modules_conv_parameters_weight_ = L_self_modules_stages_modules_1_modules_0_modules_conv1_1x1_modules_conv_parameters_weight_
        l_self_modules_stages_modules_1_modules_0_modules_conv1_1x1_modules_bn_buffers_running_mean_ = L_self_modules_stages_modules_1_modules_0_modules_conv1_1x1_modules_bn_buffers_running_mean_
        l_self_modules_stages_modules_1_modules_0_modules_conv1_1x1_modules_bn_buffers_running_var_ = L_self_modules_stages_modules_1_modules_0_modules_conv1_1x1_modules_bn_buffers_running_var_
        l_self_modules_stages_modules_1_modules_0_modules_conv1_1x1_modules_bn_parameters_weight_ = L_self_modules_stages_modules_1_modules_0_modules_conv1_1x1_modules_bn_parameters_weight_
        l_self_modules_stages_modules_1_modules_0_modules_conv1_1x1_modules_bn_parameters_bias_ = L_self_modules_stages_modules_1_modules_0_modules_conv1_1x1_modules_bn_parameters_bias_
        l_self_modules_stages_modules_1_modules_0_modules_conv2_kxk_modules_conv_parameters_weight_ = L_self_modules_stages_modules_1_modules_0_modules_conv2_kxk_modules_conv_parameters_weight_
        l_self_modules_stages_modules_1_modules_0_modules_conv2_kxk_modules_bn_buffers_running_mean_ = L_self_modules_stages_modules_1_modules_0_modules_conv2_kxk_modules_bn_buffers_running_mean_
        l_self_modules_stages_modules_1_modules_0_modules_conv2_kxk_modules_bn_buffers_running_var_ = L_self_modules_stages_modules_1_modules_0_modules_conv2_kxk_modules_bn_buffers_running_var_
        l_self_modules_stages_modules_1_modules_0_modules_conv2_kxk_modules_bn_parameters_weight_ = L_self_modules_stages_modules_1_modules_0_modules_conv2_kxk_modules_bn_parameters_weight_
        l_self_modules_stages_modules_1_modules_0_modules_conv2_kxk_modules_bn_parameters_bias_ = L_self_modules_stages_modules_1_modules_0_modules_conv2_kxk_modules_bn_parameters_bias_
        l_self_modules_stages_modules_1_modules_0_modules_conv3_1x1_modules_conv_parameters_weight_ = L_self_modules_stages_modules_1_modules_0_modules_conv3_1x1_modules_conv_parameters_weight_
        l_self_modules_stages_modules_1_modules_0_modules_conv3_1x1_modules_bn_buffers_running_mean_ = L_self_modules_stages_modules_1_modules_0_modules_conv3_1x1_modules_bn_buffers_running_mean_
        l_self_modules_stages_modules_1_modules_0_modules_conv3_1x1_modules_bn_buffers_running_var_ = L_self_modules_stages_modules_1_modules_0_modules_conv3_1x1_modules_bn_buffers_running_var_
        l_self_modules_stages_modules_1_modules_0_modules_conv3_1x1_modules_bn_parameters_weight_ = L_self_modules_stages_modules_1_modules_0_modules_conv3_1x1_modules_bn_parameters_weight_
        l_self_modules_stages_modules_1_modules_0_modules_conv3_1x1_modules_bn_parameters_bias_ = L_self_modules_stages_modules_1_modules_0_modules_conv3_1x1_modules_bn_parameters_bias_
        l_self_modules_stages_modules_1_modules_1_modules_conv1_1x1_modules_conv_parameters_weight_ = L_self_modules_stages_modules_1_modules_1_modules_conv1_1x1_modules_conv_parameters_weight_
        l_self_modules_stages_modules_1_modules_1_modules_conv1_1x1_modules_bn_buffers_running_mean_ = L_self_modules_stages_modules_1_modules_1_modules_conv1_1x1_modules_bn_buffers_running_mean_
        l_self_modules_stages_modules_1_modules_1_modules_conv1_1x1_modules_bn_buffers_running_var_ = L_self_modules_stages_modules_1_modules_1_modules_conv1_1x1_modules_bn_buffers_running_var_
        l_self_modules_stages_modules_1_modules_1_modules_conv1_1x1_modules_bn_parameters_weight_ = L_self_modules_stages_modules_1_modules_1_modules_conv1_1x1_modules_bn_parameters_weight_
        l_self_modules_stages_modules_1_modules_1_modules_conv1_1x1_modules_bn_parameters_bias_ = L_self_modules_stages_modules_1_modules_1_modules_conv1_1x1_modules_bn_parameters_bias_
        l_self_modules_stages_modules_1_modules_1_modules_conv2_kxk_modules_conv_parameters_weight_ = L_self_modules_stages_modules_1_modules_1_modules_conv2_kxk_modules_conv_parameters_weight_
        l_self_modules_stages_modules_1_modules_1_modules_conv2_kxk_modules_bn_buffers_running_mean_ = L_self_modules_stages_modules_1_modules_1_modules_conv2_kxk_modules_bn_buffers_running_mean_
        l_self_modules_stages_modules_1_modules_1_modules_conv2_kxk_modules_bn_buffers_running_var_ = L_self_modules_stages_modules_1_modules_1_modules_conv2_kxk_modules_bn_buffers_running_var_
        l_self_modules_stages_modules_1_modules_1_modules_conv2_kxk_modules_bn_parameters_weight_ = L_self_modules_stages_modules_1_modules_1_modules_conv2_kxk_modules_bn_parameters_weight_
        l_self_modules_stages_modules_1_modules_1_modules_conv2_kxk_modules_bn_parameters_bias_ = L_self_modules_stages_modules_1_modules_1_modules_conv2_kxk_modules_bn_parameters_bias_
        l_self_modules_stages_modules_1_modules_1_modules_conv3_1x1_modules_conv_parameters_weight_ = L_self_modules_stages_modules_1_modules_1_modules_conv3_1x1_modules_conv_parameters_weight_
        l_self_modules_stages_modules_1_modules_1_modules_conv3_1x1_modules_bn_buffers_running_mean_ = L_self_modules_stages_modules_1_modules_1_modules_conv3_1x1_modules_bn_buffers_running_mean_
        l_self_modules_stages_modules_1_modules_1_modules_conv3_1x1_modules_bn_buffers_running_var_ = L_self_modules_stages_modules_1_modules_1_modules_conv3_1x1_modules_bn_buffers_running_var_
        l_self_modules_stages_modules_1_modules_1_modules_conv3_1x1_modules_bn_parameters_weight_ = L_self_modules_stages_modules_1_modules_1_modules_conv3_1x1_modules_bn_parameters_weight_
        l_self_modules_stages_modules_1_modules_1_modules_conv3_1x1_modules_bn_parameters_bias_ = L_self_modules_stages_modules_1_modules_1_modules_conv3_1x1_modules_bn_parameters_bias_
        l_self_modules_stages_modules_1_modules_2_modules_conv1_1x1_modules_conv_parameters_weight_ = L_self_modules_stages_modules_1_modules_2_modules_conv1_1x1_modules_conv_parameters_weight_
        l_self_modules_stages_modules_1_modules_2_modules_conv1_1x1_modules_bn_buffers_running_mean_ = L_self_modules_stages_modules_1_modules_2_modules_conv1_1x1_modules_bn_buffers_running_mean_
        l_self_modules_stages_modules_1_modules_2_modules_conv1_1x1_modules_bn_buffers_running_var_ = L_self_modules_stages_modules_1_modules_2_modules_conv1_1x1_modules_bn_buffers_running_var_
        l_self_modules_stages_modules_1_modules_2_modules_conv1_1x1_modules_bn_parameters_weight_ = L_self_modules_stages_modules_1_modules_2_modules_conv1_1x1_modules_bn_parameters_weight_
        l_self_modules_stages_modules_1_modules_2_modules_conv1_1x1_modules_bn_parameters_bias_ = L_self_modules_stages_modules_1_modules_2_modules_conv1_1x1_modules_bn_parameters_bias_
        l_self_modules_stages_modules_1_modules_2_modules_conv2_kxk_modules_conv_parameters_weight_ = L_self_modules_stages_modules_1_modules_2_modules_conv2_kxk_modules_conv_parameters_weight_
        l_self_modules_stages_modules_1_modules_2_modules_conv2_kxk_modules_bn_buffers_running_mean_ = L_self_modules_stages_modules_1_modules_2_modules_conv2_kxk_modules_bn_buffers_running_mean_
        l_self_modules_stages_modules_1_modules_2_modules_conv2_kxk_modules_bn_buffers_running_var_ = L_self_modules_stages_modules_1_modules_2_modules_conv2_kxk_modules_bn_buffers_running_var_
        l_self_modules_stages_modules_1_modules_2_modules_conv2_kxk_modules_bn_parameters_weight_ = L_self_modules_stages_modules_1_modules_2_modules_conv2_kxk_modules_bn_parameters_weight_
        l_self_modules_stages_modules_1_modules_2_modules_conv2_kxk_modules_bn_parameters_bias_ = L_self_modules_stages_modules_1_modules_2_modules_conv2_kxk_modules_bn_parameters_bias_
        l_self_modules_stages_modules_1_modules_2_modules_conv3_1x1_modules_conv_parameters_weight_ = L_self_modules_stages_modules_1_modules_2_modules_conv3_1x1_modules_conv_parameters_weight_
        l_self_modules_stages_modules_1_modules_2_modules_conv3_1x1_modules_bn_buffers_running_mean_ = L_self_modules_stages_modules_1_modules_2_modules_conv3_1x1_modules_bn_buffers_running_mean_
        l_self_modules_stages_modules_1_modules_2_modules_conv3_1x1_modules_bn_buffers_running_var_ = L_self_modules_stages_modules_1_modules_2_modules_conv3_1x1_modules_bn_buffers_running_var_
        l_self_modules_stages_modules_1_modules_2_modules_conv3_1x1_modules_bn_parameters_weight_ = L_self_modules_stages_modules_1_modules_2_modules_conv3_1x1_modules_bn_parameters_weight_
        l_self_modules_stages_modules_1_modules_2_modules_conv3_1x1_modules_bn_parameters_bias_ = L_self_modules_stages_modules_1_modules_2_modules_conv3_1x1_modules_bn_parameters_bias_
        l_self_modules_stages_modules_2_modules_0_modules_conv1_1x1_modules_conv_parameters_weight_ = L_self_modules_stages_modules_2_modules_0_modules_conv1_1x1_modules_conv_parameters_weight_
        l_self_modules_stages_modules_2_modules_0_modules_conv1_1x1_modules_bn_buffers_running_mean_ = L_self_modules_stages_modules_2_modules_0_modules_conv1_1x1_modules_bn_buffers_running_mean_
        l_self_modules_stages_modules_2_modules_0_modules_conv1_1x1_modules_bn_buffers_running_var_ = L_self_modules_stages_modules_2_modules_0_modules_conv1_1x1_modules_bn_buffers_running_var_
        l_self_modules_stages_modules_2_modules_0_modules_conv1_1x1_modules_bn_parameters_weight_ = L_self_modules_stages_modules_2_modules_0_modules_conv1_1x1_modules_bn_parameters_weight_
        l_self_modules_stages_modules_2_modules_0_modules_conv1_1x1_modules_bn_parameters_bias_ = L_self_modules_stages_modules_2_modules_0_modules_conv1_1x1_modules_bn_parameters_bias_
        l_self_modules_stages_modules_2_modules_0_modules_conv2_kxk_modules_conv_parameters_weight_ = L_self_modules_stages_modules_2_modules_0_modules_conv2_kxk_modules_conv_parameters_weight_
        l_self_modules_stages_modules_2_modules_0_modules_conv2_kxk_modules_bn_buffers_running_mean_ = L_self_modules_stages_modules_2_modules_0_modules_conv2_kxk_modules_bn_buffers_running_mean_
        l_self_modules_stages_modules_2_modules_0_modules_conv2_kxk_modules_bn_buffers_running_var_ = L_self_modules_stages_modules_2_modules_0_modules_conv2_kxk_modules_bn_buffers_running_var_
        l_self_modules_stages_modules_2_modules_0_modules_conv2_kxk_modules_bn_parameters_weight_ = L_self_modules_stages_modules_2_modules_0_modules_conv2_kxk_modules_bn_parameters_weight_
        l_self_modules_stages_modules_2_modules_0_modules_conv2_kxk_modules_bn_parameters_bias_ = L_self_modules_stages_modules_2_modules_0_modules_conv2_kxk_modules_bn_parameters_bias_
        l_self_modules_stages_modules_2_modules_0_modules_conv3_1x1_modules_conv_parameters_weight_ = L_self_modules_stages_modules_2_modules_0_modules_conv3_1x1_modules_conv_parameters_weight_
        l_self_modules_stages_modules_2_modules_0_modules_conv3_1x1_modules_bn_buffers_running_mean_ = L_self_modules_stages_modules_2_modules_0_modules_conv3_1x1_modules_bn_buffers_running_mean_
        l_self_modules_stages_modules_2_modules_0_modules_conv3_1x1_modules_bn_buffers_running_var_ = L_self_modules_stages_modules_2_modules_0_modules_conv3_1x1_modules_bn_buffers_running_var_
        l_self_modules_stages_modules_2_modules_0_modules_conv3_1x1_modules_bn_parameters_weight_ = L_self_modules_stages_modules_2_modules_0_modules_conv3_1x1_modules_bn_parameters_weight_
        l_self_modules_stages_modules_2_modules_0_modules_conv3_1x1_modules_bn_parameters_bias_ = L_self_modules_stages_modules_2_modules_0_modules_conv3_1x1_modules_bn_parameters_bias_
        l_self_modules_stages_modules_2_modules_1_modules_conv_kxk_modules_conv_parameters_weight_ = L_self_modules_stages_modules_2_modules_1_modules_conv_kxk_modules_conv_parameters_weight_
        l_self_modules_stages_modules_2_modules_1_modules_conv_kxk_modules_bn_buffers_running_mean_ = L_self_modules_stages_modules_2_modules_1_modules_conv_kxk_modules_bn_buffers_running_mean_
        l_self_modules_stages_modules_2_modules_1_modules_conv_kxk_modules_bn_buffers_running_var_ = L_self_modules_stages_modules_2_modules_1_modules_conv_kxk_modules_bn_buffers_running_var_
        l_self_modules_stages_modules_2_modules_1_modules_conv_kxk_modules_bn_parameters_weight_ = L_self_modules_stages_modules_2_modules_1_modules_conv_kxk_modules_bn_parameters_weight_
        l_self_modules_stages_modules_2_modules_1_modules_conv_kxk_modules_bn_parameters_bias_ = L_self_modules_stages_modules_2_modules_1_modules_conv_kxk_modules_bn_parameters_bias_
        l_self_modules_stages_modules_2_modules_1_modules_conv_1x1_parameters_weight_ = L_self_modules_stages_modules_2_modules_1_modules_conv_1x1_parameters_weight_
        l_self_modules_stages_modules_2_modules_1_modules_transformer_modules_0_modules_norm1_parameters_weight_ = L_self_modules_stages_modules_2_modules_1_modules_transformer_modules_0_modules_norm1_parameters_weight_
        l_self_modules_stages_modules_2_modules_1_modules_transformer_modules_0_modules_norm1_parameters_bias_ = L_self_modules_stages_modules_2_modules_1_modules_transformer_modules_0_modules_norm1_parameters_bias_
        l_self_modules_stages_modules_2_modules_1_modules_transformer_modules_0_modules_attn_modules_qkv_parameters_weight_ = L_self_modules_stages_modules_2_modules_1_modules_transformer_modules_0_modules_attn_modules_qkv_parameters_weight_
        l_self_modules_stages_modules_2_modules_1_modules_transformer_modules_0_modules_attn_modules_qkv_parameters_bias_ = L_self_modules_stages_modules_2_modules_1_modules_transformer_modules_0_modules_attn_modules_qkv_parameters_bias_
        l_self_modules_stages_modules_2_modules_1_modules_transformer_modules_0_modules_attn_modules_proj_parameters_weight_ = L_self_modules_stages_modules_2_modules_1_modules_transformer_modules_0_modules_attn_modules_proj_parameters_weight_
        l_self_modules_stages_modules_2_modules_1_modules_transformer_modules_0_modules_attn_modules_proj_parameters_bias_ = L_self_modules_stages_modules_2_modules_1_modules_transformer_modules_0_modules_attn_modules_proj_parameters_bias_
        l_self_modules_stages_modules_2_modules_1_modules_transformer_modules_0_modules_norm2_parameters_weight_ = L_self_modules_stages_modules_2_modules_1_modules_transformer_modules_0_modules_norm2_parameters_weight_
        l_self_modules_stages_modules_2_modules_1_modules_transformer_modules_0_modules_norm2_parameters_bias_ = L_self_modules_stages_modules_2_modules_1_modules_transformer_modules_0_modules_norm2_parameters_bias_
        l_self_modules_stages_modules_2_modules_1_modules_transformer_modules_0_modules_mlp_modules_fc1_parameters_weight_ = L_self_modules_stages_modules_2_modules_1_modules_transformer_modules_0_modules_mlp_modules_fc1_parameters_weight_
        l_self_modules_stages_modules_2_modules_1_modules_transformer_modules_0_modules_mlp_modules_fc1_parameters_bias_ = L_self_modules_stages_modules_2_modules_1_modules_transformer_modules_0_modules_mlp_modules_fc1_parameters_bias_
        l_self_modules_stages_modules_2_modules_1_modules_transformer_modules_0_modules_mlp_modules_fc2_parameters_weight_ = L_self_modules_stages_modules_2_modules_1_modules_transformer_modules_0_modules_mlp_modules_fc2_parameters_weight_
        l_self_modules_stages_modules_2_modules_1_modules_transformer_modules_0_modules_mlp_modules_fc2_parameters_bias_ = L_self_modules_stages_modules_2_modules_1_modules_transformer_modules_0_modules_mlp_modules_fc2_parameters_bias_
        l_self_modules_stages_modules_2_modules_1_modules_transformer_modules_1_modules_norm1_parameters_weight_ = L_self_modules_stages_modules_2_modules_1_modules_transformer_modules_1_modules_norm1_parameters_weight_
        l_self_modules_stages_modules_2_modules_1_modules_transformer_modules_1_modules_norm1_parameters_bias_ = L_self_modules_stages_modules_2_modules_1_modules_transformer_modules_1_modules_norm1_parameters_bias_
        l_self_modules_stages_modules_2_modules_1_modules_transformer_modules_1_modules_attn_modules_qkv_parameters_weight_ = L_self_modules_stages_modules_2_modules_1_modules_transformer_modules_1_modules_attn_modules_qkv_parameters_weight_
        l_self_modules_stages_modules_2_modules_1_modules_transformer_modules_1_modules_attn_modules_qkv_parameters_bias_ = L_self_modules_stages_modules_2_modules_1_modules_transformer_modules_1_modules_attn_modules_qkv_parameters_bias_
        l_self_modules_stages_modules_2_modules_1_modules_transformer_modules_1_modules_attn_modules_proj_parameters_weight_ = L_self_modules_stages_modules_2_modules_1_modules_transformer_modules_1_modules_attn_modules_proj_parameters_weight_
        l_self_modules_stages_modules_2_modules_1_modules_transformer_modules_1_modules_attn_modules_proj_parameters_bias_ = L_self_modules_stages_modules_2_modules_1_modules_transformer_modules_1_modules_attn_modules_proj_parameters_bias_
        l_self_modules_stages_modules_2_modules_1_modules_transformer_modules_1_modules_norm2_parameters_weight_ = L_self_modules_stages_modules_2_modules_1_modules_transformer_modules_1_modules_norm2_parameters_weight_
        l_self_modules_stages_modules_2_modules_1_modules_transformer_modules_1_modules_norm2_parameters_bias_ = L_self_modules_stages_modules_2_modules_1_modules_transformer_modules_1_modules_norm2_parameters_bias_
        l_self_modules_stages_modules_2_modules_1_modules_transformer_modules_1_modules_mlp_modules_fc1_parameters_weight_ = L_self_modules_stages_modules_2_modules_1_modules_transformer_modules_1_modules_mlp_modules_fc1_parameters_weight_
        l_self_modules_stages_modules_2_modules_1_modules_transformer_modules_1_modules_mlp_modules_fc1_parameters_bias_ = L_self_modules_stages_modules_2_modules_1_modules_transformer_modules_1_modules_mlp_modules_fc1_parameters_bias_
        l_self_modules_stages_modules_2_modules_1_modules_transformer_modules_1_modules_mlp_modules_fc2_parameters_weight_ = L_self_modules_stages_modules_2_modules_1_modules_transformer_modules_1_modules_mlp_modules_fc2_parameters_weight_
        l_self_modules_stages_modules_2_modules_1_modules_transformer_modules_1_modules_mlp_modules_fc2_parameters_bias_ = L_self_modules_stages_modules_2_modules_1_modules_transformer_modules_1_modules_mlp_modules_fc2_parameters_bias_
        l_self_modules_stages_modules_2_modules_1_modules_norm_parameters_weight_ = (
            L_self_modules_stages_modules_2_modules_1_modules_norm_parameters_weight_
        )
        l_self_modules_stages_modules_2_modules_1_modules_norm_parameters_bias_ = (
            L_self_modules_stages_modules_2_modules_1_modules_norm_parameters_bias_
        )
        l_self_modules_stages_modules_2_modules_1_modules_conv_proj_modules_conv_parameters_weight_ = L_self_modules_stages_modules_2_modules_1_modules_conv_proj_modules_conv_parameters_weight_
        l_self_modules_stages_modules_2_modules_1_modules_conv_proj_modules_bn_buffers_running_mean_ = L_self_modules_stages_modules_2_modules_1_modules_conv_proj_modules_bn_buffers_running_mean_
        l_self_modules_stages_modules_2_modules_1_modules_conv_proj_modules_bn_buffers_running_var_ = L_self_modules_stages_modules_2_modules_1_modules_conv_proj_modules_bn_buffers_running_var_
        l_self_modules_stages_modules_2_modules_1_modules_conv_proj_modules_bn_parameters_weight_ = L_self_modules_stages_modules_2_modules_1_modules_conv_proj_modules_bn_parameters_weight_
        l_self_modules_stages_modules_2_modules_1_modules_conv_proj_modules_bn_parameters_bias_ = L_self_modules_stages_modules_2_modules_1_modules_conv_proj_modules_bn_parameters_bias_
        l_self_modules_stages_modules_2_modules_1_modules_conv_fusion_modules_conv_parameters_weight_ = L_self_modules_stages_modules_2_modules_1_modules_conv_fusion_modules_conv_parameters_weight_
        l_self_modules_stages_modules_2_modules_1_modules_conv_fusion_modules_bn_buffers_running_mean_ = L_self_modules_stages_modules_2_modules_1_modules_conv_fusion_modules_bn_buffers_running_mean_
        l_self_modules_stages_modules_2_modules_1_modules_conv_fusion_modules_bn_buffers_running_var_ = L_self_modules_stages_modules_2_modules_1_modules_conv_fusion_modules_bn_buffers_running_var_
        l_self_modules_stages_modules_2_modules_1_modules_conv_fusion_modules_bn_parameters_weight_ = L_self_modules_stages_modules_2_modules_1_modules_conv_fusion_modules_bn_parameters_weight_
        l_self_modules_stages_modules_2_modules_1_modules_conv_fusion_modules_bn_parameters_bias_ = L_self_modules_stages_modules_2_modules_1_modules_conv_fusion_modules_bn_parameters_bias_
        l_self_modules_stages_modules_3_modules_0_modules_conv1_1x1_modules_conv_parameters_weight_ = L_self_modules_stages_modules_3_modules_0_modules_conv1_1x1_modules_conv_parameters_weight_
        l_self_modules_stages_modules_3_modules_0_modules_conv1_1x1_modules_bn_buffers_running_mean_ = L_self_modules_stages_modules_3_modules_0_modules_conv1_1x1_modules_bn_buffers_running_mean_
        l_self_modules_stages_modules_3_modules_0_modules_conv1_1x1_modules_bn_buffers_running_var_ = L_self_modules_stages_modules_3_modules_0_modules_conv1_1x1_modules_bn_buffers_running_var_
        l_self_modules_stages_modules_3_modules_0_modules_conv1_1x1_modules_bn_parameters_weight_ = L_self_modules_stages_modules_3_modules_0_modules_conv1_1x1_modules_bn_parameters_weight_
        l_self_modules_stages_modules_3_modules_0_modules_conv1_1x1_modules_bn_parameters_bias_ = L_self_modules_stages_modules_3_modules_0_modules_conv1_1x1_modules_bn_parameters_bias_
        l_self_modules_stages_modules_3_modules_0_modules_conv2_kxk_modules_conv_parameters_weight_ = L_self_modules_stages_modules_3_modules_0_modules_conv2_kxk_modules_conv_parameters_weight_
        l_self_modules_stages_modules_3_modules_0_modules_conv2_kxk_modules_bn_buffers_running_mean_ = L_self_modules_stages_modules_3_modules_0_modules_conv2_kxk_modules_bn_buffers_running_mean_
        l_self_modules_stages_modules_3_modules_0_modules_conv2_kxk_modules_bn_buffers_running_var_ = L_self_modules_stages_modules_3_modules_0_modules_conv2_kxk_modules_bn_buffers_running_var_
        l_self_modules_stages_modules_3_modules_0_modules_conv2_kxk_modules_bn_parameters_weight_ = L_self_modules_stages_modules_3_modules_0_modules_conv2_kxk_modules_bn_parameters_weight_
        l_self_modules_stages_modules_3_modules_0_modules_conv2_kxk_modules_bn_parameters_bias_ = L_self_modules_stages_modules_3_modules_0_modules_conv2_kxk_modules_bn_parameters_bias_
        l_self_modules_stages_modules_3_modules_0_modules_conv3_1x1_modules_conv_parameters_weight_ = L_self_modules_stages_modules_3_modules_0_modules_conv3_1x1_modules_conv_parameters_weight_
        l_self_modules_stages_modules_3_modules_0_modules_conv3_1x1_modules_bn_buffers_running_mean_ = L_self_modules_stages_modules_3_modules_0_modules_conv3_1x1_modules_bn_buffers_running_mean_
        l_self_modules_stages_modules_3_modules_0_modules_conv3_1x1_modules_bn_buffers_running_var_ = L_self_modules_stages_modules_3_modules_0_modules_conv3_1x1_modules_bn_buffers_running_var_
        l_self_modules_stages_modules_3_modules_0_modules_conv3_1x1_modules_bn_parameters_weight_ = L_self_modules_stages_modules_3_modules_0_modules_conv3_1x1_modules_bn_parameters_weight_
        l_self_modules_stages_modules_3_modules_0_modules_conv3_1x1_modules_bn_parameters_bias_ = L_self_modules_stages_modules_3_modules_0_modules_conv3_1x1_modules_bn_parameters_bias_
        l_self_modules_stages_modules_3_modules_1_modules_conv_kxk_modules_conv_parameters_weight_ = L_self_modules_stages_modules_3_modules_1_modules_conv_kxk_modules_conv_parameters_weight_
        l_self_modules_stages_modules_3_modules_1_modules_conv_kxk_modules_bn_buffers_running_mean_ = L_self_modules_stages_modules_3_modules_1_modules_conv_kxk_modules_bn_buffers_running_mean_
        l_self_modules_stages_modules_3_modules_1_modules_conv_kxk_modules_bn_buffers_running_var_ = L_self_modules_stages_modules_3_modules_1_modules_conv_kxk_modules_bn_buffers_running_var_
        l_self_modules_stages_modules_3_modules_1_modules_conv_kxk_modules_bn_parameters_weight_ = L_self_modules_stages_modules_3_modules_1_modules_conv_kxk_modules_bn_parameters_weight_
        l_self_modules_stages_modules_3_modules_1_modules_conv_kxk_modules_bn_parameters_bias_ = L_self_modules_stages_modules_3_modules_1_modules_conv_kxk_modules_bn_parameters_bias_
        l_self_modules_stages_modules_3_modules_1_modules_conv_1x1_parameters_weight_ = L_self_modules_stages_modules_3_modules_1_modules_conv_1x1_parameters_weight_
        l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_0_modules_norm1_parameters_weight_ = L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_0_modules_norm1_parameters_weight_
        l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_0_modules_norm1_parameters_bias_ = L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_0_modules_norm1_parameters_bias_
        l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_0_modules_attn_modules_qkv_parameters_weight_ = L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_0_modules_attn_modules_qkv_parameters_weight_
        l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_0_modules_attn_modules_qkv_parameters_bias_ = L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_0_modules_attn_modules_qkv_parameters_bias_
        l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_0_modules_attn_modules_proj_parameters_weight_ = L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_0_modules_attn_modules_proj_parameters_weight_
        l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_0_modules_attn_modules_proj_parameters_bias_ = L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_0_modules_attn_modules_proj_parameters_bias_
        l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_0_modules_norm2_parameters_weight_ = L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_0_modules_norm2_parameters_weight_
        l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_0_modules_norm2_parameters_bias_ = L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_0_modules_norm2_parameters_bias_
        l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_0_modules_mlp_modules_fc1_parameters_weight_ = L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_0_modules_mlp_modules_fc1_parameters_weight_
        l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_0_modules_mlp_modules_fc1_parameters_bias_ = L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_0_modules_mlp_modules_fc1_parameters_bias_
        l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_0_modules_mlp_modules_fc2_parameters_weight_ = L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_0_modules_mlp_modules_fc2_parameters_weight_
        l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_0_modules_mlp_modules_fc2_parameters_bias_ = L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_0_modules_mlp_modules_fc2_parameters_bias_
        l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_1_modules_norm1_parameters_weight_ = L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_1_modules_norm1_parameters_weight_
        l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_1_modules_norm1_parameters_bias_ = L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_1_modules_norm1_parameters_bias_
        l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_1_modules_attn_modules_qkv_parameters_weight_ = L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_1_modules_attn_modules_qkv_parameters_weight_
        l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_1_modules_attn_modules_qkv_parameters_bias_ = L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_1_modules_attn_modules_qkv_parameters_bias_
        l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_1_modules_attn_modules_proj_parameters_weight_ = L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_1_modules_attn_modules_proj_parameters_weight_
        l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_1_modules_attn_modules_proj_parameters_bias_ = L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_1_modules_attn_modules_proj_parameters_bias_
        l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_1_modules_norm2_parameters_weight_ = L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_1_modules_norm2_parameters_weight_
        l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_1_modules_norm2_parameters_bias_ = L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_1_modules_norm2_parameters_bias_
        l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_1_modules_mlp_modules_fc1_parameters_weight_ = L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_1_modules_mlp_modules_fc1_parameters_weight_
        l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_1_modules_mlp_modules_fc1_parameters_bias_ = L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_1_modules_mlp_modules_fc1_parameters_bias_
        l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_1_modules_mlp_modules_fc2_parameters_weight_ = L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_1_modules_mlp_modules_fc2_parameters_weight_
        l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_1_modules_mlp_modules_fc2_parameters_bias_ = L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_1_modules_mlp_modules_fc2_parameters_bias_
        l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_2_modules_norm1_parameters_weight_ = L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_2_modules_norm1_parameters_weight_
        l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_2_modules_norm1_parameters_bias_ = L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_2_modules_norm1_parameters_bias_
        l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_2_modules_attn_modules_qkv_parameters_weight_ = L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_2_modules_attn_modules_qkv_parameters_weight_
        l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_2_modules_attn_modules_qkv_parameters_bias_ = L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_2_modules_attn_modules_qkv_parameters_bias_
        l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_2_modules_attn_modules_proj_parameters_weight_ = L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_2_modules_attn_modules_proj_parameters_weight_
        l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_2_modules_attn_modules_proj_parameters_bias_ = L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_2_modules_attn_modules_proj_parameters_bias_
        l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_2_modules_norm2_parameters_weight_ = L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_2_modules_norm2_parameters_weight_
        l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_2_modules_norm2_parameters_bias_ = L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_2_modules_norm2_parameters_bias_
        l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_2_modules_mlp_modules_fc1_parameters_weight_ = L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_2_modules_mlp_modules_fc1_parameters_weight_
        l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_2_modules_mlp_modules_fc1_parameters_bias_ = L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_2_modules_mlp_modules_fc1_parameters_bias_
        l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_2_modules_mlp_modules_fc2_parameters_weight_ = L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_2_modules_mlp_modules_fc2_parameters_weight_
        l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_2_modules_mlp_modules_fc2_parameters_bias_ = L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_2_modules_mlp_modules_fc2_parameters_bias_
        l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_3_modules_norm1_parameters_weight_ = L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_3_modules_norm1_parameters_weight_
        l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_3_modules_norm1_parameters_bias_ = L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_3_modules_norm1_parameters_bias_
        l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_3_modules_attn_modules_qkv_parameters_weight_ = L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_3_modules_attn_modules_qkv_parameters_weight_
        l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_3_modules_attn_modules_qkv_parameters_bias_ = L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_3_modules_attn_modules_qkv_parameters_bias_
        l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_3_modules_attn_modules_proj_parameters_weight_ = L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_3_modules_attn_modules_proj_parameters_weight_
        l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_3_modules_attn_modules_proj_parameters_bias_ = L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_3_modules_attn_modules_proj_parameters_bias_
        l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_3_modules_norm2_parameters_weight_ = L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_3_modules_norm2_parameters_weight_
        l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_3_modules_norm2_parameters_bias_ = L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_3_modules_norm2_parameters_bias_
        l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_3_modules_mlp_modules_fc1_parameters_weight_ = L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_3_modules_mlp_modules_fc1_parameters_weight_
        l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_3_modules_mlp_modules_fc1_parameters_bias_ = L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_3_modules_mlp_modules_fc1_parameters_bias_
        l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_3_modules_mlp_modules_fc2_parameters_weight_ = L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_3_modules_mlp_modules_fc2_parameters_weight_
        l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_3_modules_mlp_modules_fc2_parameters_bias_ = L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_3_modules_mlp_modules_fc2_parameters_bias_
        l_self_modules_stages_modules_3_modules_1_modules_norm_parameters_weight_ = (
            L_self_modules_stages_modules_3_modules_1_modules_norm_parameters_weight_
        )
        l_self_modules_stages_modules_3_modules_1_modules_norm_parameters_bias_ = (
            L_self_modules_stages_modules_3_modules_1_modules_norm_parameters_bias_
        )
        l_self_modules_stages_modules_3_modules_1_modules_conv_proj_modules_conv_parameters_weight_ = L_self_modules_stages_modules_3_modules_1_modules_conv_proj_modules_conv_parameters_weight_
        l_self_modules_stages_modules_3_modules_1_modules_conv_proj_modules_bn_buffers_running_mean_ = L_self_modules_stages_modules_3_modules_1_modules_conv_proj_modules_bn_buffers_running_mean_
        l_self_modules_stages_modules_3_modules_1_modules_conv_proj_modules_bn_buffers_running_var_ = L_self_modules_stages_modules_3_modules_1_modules_conv_proj_modules_bn_buffers_running_var_
        l_self_modules_stages_modules_3_modules_1_modules_conv_proj_modules_bn_parameters_weight_ = L_self_modules_stages_modules_3_modules_1_modules_conv_proj_modules_bn_parameters_weight_
        l_self_modules_stages_modules_3_modules_1_modules_conv_proj_modules_bn_parameters_bias_ = L_self_modules_stages_modules_3_modules_1_modules_conv_proj_modules_bn_parameters_bias_
        l_self_modules_stages_modules_3_modules_1_modules_conv_fusion_modules_conv_parameters_weight_ = L_self_modules_stages_modules_3_modules_1_modules_conv_fusion_modules_conv_parameters_weight_
        l_self_modules_stages_modules_3_modules_1_modules_conv_fusion_modules_bn_buffers_running_mean_ = L_self_modules_stages_modules_3_modules_1_modules_conv_fusion_modules_bn_buffers_running_mean_
        l_self_modules_stages_modules_3_modules_1_modules_conv_fusion_modules_bn_buffers_running_var_ = L_self_modules_stages_modules_3_modules_1_modules_conv_fusion_modules_bn_buffers_running_var_
        l_self_modules_stages_modules_3_modules_1_modules_conv_fusion_modules_bn_parameters_weight_ = L_self_modules_stages_modules_3_modules_1_modules_conv_fusion_modules_bn_parameters_weight_
        l_self_modules_stages_modules_3_modules_1_modules_conv_fusion_modules_bn_parameters_bias_ = L_self_modules_stages_modules_3_modules_1_modules_conv_fusion_modules_bn_parameters_bias_
        l_self_modules_stages_modules_4_modules_0_modules_conv1_1x1_modules_conv_parameters_weight_ = L_self_modules_stages_modules_4_modules_0_modules_conv1_1x1_modules_conv_parameters_weight_
        l_self_modules_stages_modules_4_modules_0_modules_conv1_1x1_modules_bn_buffers_running_mean_ = L_self_modules_stages_modules_4_modules_0_modules_conv1_1x1_modules_bn_buffers_running_mean_
        l_self_modules_stages_modules_4_modules_0_modules_conv1_1x1_modules_bn_buffers_running_var_ = L_self_modules_stages_modules_4_modules_0_modules_conv1_1x1_modules_bn_buffers_running_var_
        l_self_modules_stages_modules_4_modules_0_modules_conv1_1x1_modules_bn_parameters_weight_ = L_self_modules_stages_modules_4_modules_0_modules_conv1_1x1_modules_bn_parameters_weight_
        l_self_modules_stages_modules_4_modules_0_modules_conv1_1x1_modules_bn_parameters_bias_ = L_self_modules_stages_modules_4_modules_0_modules_conv1_1x1_modules_bn_parameters_bias_
        l_self_modules_stages_modules_4_modules_0_modules_conv2_kxk_modules_conv_parameters_weight_ = L_self_modules_stages_modules_4_modules_0_modules_conv2_kxk_modules_conv_parameters_weight_
        l_self_modules_stages_modules_4_modules_0_modules_conv2_kxk_modules_bn_buffers_running_mean_ = L_self_modules_stages_modules_4_modules_0_modules_conv2_kxk_modules_bn_buffers_running_mean_
        l_self_modules_stages_modules_4_modules_0_modules_conv2_kxk_modules_bn_buffers_running_var_ = L_self_modules_stages_modules_4_modules_0_modules_conv2_kxk_modules_bn_buffers_running_var_
        l_self_modules_stages_modules_4_modules_0_modules_conv2_kxk_modules_bn_parameters_weight_ = L_self_modules_stages_modules_4_modules_0_modules_conv2_kxk_modules_bn_parameters_weight_
        l_self_modules_stages_modules_4_modules_0_modules_conv2_kxk_modules_bn_parameters_bias_ = L_self_modules_stages_modules_4_modules_0_modules_conv2_kxk_modules_bn_parameters_bias_
        l_self_modules_stages_modules_4_modules_0_modules_conv3_1x1_modules_conv_parameters_weight_ = L_self_modules_stages_modules_4_modules_0_modules_conv3_1x1_modules_conv_parameters_weight_
        l_self_modules_stages_modules_4_modules_0_modules_conv3_1x1_modules_bn_buffers_running_mean_ = L_self_modules_stages_modules_4_modules_0_modules_conv3_1x1_modules_bn_buffers_running_mean_
        l_self_modules_stages_modules_4_modules_0_modules_conv3_1x1_modules_bn_buffers_running_var_ = L_self_modules_stages_modules_4_modules_0_modules_conv3_1x1_modules_bn_buffers_running_var_
        l_self_modules_stages_modules_4_modules_0_modules_conv3_1x1_modules_bn_parameters_weight_ = L_self_modules_stages_modules_4_modules_0_modules_conv3_1x1_modules_bn_parameters_weight_
        l_self_modules_stages_modules_4_modules_0_modules_conv3_1x1_modules_bn_parameters_bias_ = L_self_modules_stages_modules_4_modules_0_modules_conv3_1x1_modules_bn_parameters_bias_
        l_self_modules_stages_modules_4_modules_1_modules_conv_kxk_modules_conv_parameters_weight_ = L_self_modules_stages_modules_4_modules_1_modules_conv_kxk_modules_conv_parameters_weight_
        l_self_modules_stages_modules_4_modules_1_modules_conv_kxk_modules_bn_buffers_running_mean_ = L_self_modules_stages_modules_4_modules_1_modules_conv_kxk_modules_bn_buffers_running_mean_
        l_self_modules_stages_modules_4_modules_1_modules_conv_kxk_modules_bn_buffers_running_var_ = L_self_modules_stages_modules_4_modules_1_modules_conv_kxk_modules_bn_buffers_running_var_
        l_self_modules_stages_modules_4_modules_1_modules_conv_kxk_modules_bn_parameters_weight_ = L_self_modules_stages_modules_4_modules_1_modules_conv_kxk_modules_bn_parameters_weight_
        l_self_modules_stages_modules_4_modules_1_modules_conv_kxk_modules_bn_parameters_bias_ = L_self_modules_stages_modules_4_modules_1_modules_conv_kxk_modules_bn_parameters_bias_
        l_self_modules_stages_modules_4_modules_1_modules_conv_1x1_parameters_weight_ = L_self_modules_stages_modules_4_modules_1_modules_conv_1x1_parameters_weight_
        l_self_modules_stages_modules_4_modules_1_modules_transformer_modules_0_modules_norm1_parameters_weight_ = L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_0_modules_norm1_parameters_weight_
        l_self_modules_stages_modules_4_modules_1_modules_transformer_modules_0_modules_norm1_parameters_bias_ = L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_0_modules_norm1_parameters_bias_
        l_self_modules_stages_modules_4_modules_1_modules_transformer_modules_0_modules_attn_modules_qkv_parameters_weight_ = L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_0_modules_attn_modules_qkv_parameters_weight_
        l_self_modules_stages_modules_4_modules_1_modules_transformer_modules_0_modules_attn_modules_qkv_parameters_bias_ = L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_0_modules_attn_modules_qkv_parameters_bias_
        l_self_modules_stages_modules_4_modules_1_modules_transformer_modules_0_modules_attn_modules_proj_parameters_weight_ = L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_0_modules_attn_modules_proj_parameters_weight_
        l_self_modules_stages_modules_4_modules_1_modules_transformer_modules_0_modules_attn_modules_proj_parameters_bias_ = L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_0_modules_attn_modules_proj_parameters_bias_
        l_self_modules_stages_modules_4_modules_1_modules_transformer_modules_0_modules_norm2_parameters_weight_ = L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_0_modules_norm2_parameters_weight_
        l_self_modules_stages_modules_4_modules_1_modules_transformer_modules_0_modules_norm2_parameters_bias_ = L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_0_modules_norm2_parameters_bias_
        l_self_modules_stages_modules_4_modules_1_modules_transformer_modules_0_modules_mlp_modules_fc1_parameters_weight_ = L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_0_modules_mlp_modules_fc1_parameters_weight_
        l_self_modules_stages_modules_4_modules_1_modules_transformer_modules_0_modules_mlp_modules_fc1_parameters_bias_ = L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_0_modules_mlp_modules_fc1_parameters_bias_
        l_self_modules_stages_modules_4_modules_1_modules_transformer_modules_0_modules_mlp_modules_fc2_parameters_weight_ = L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_0_modules_mlp_modules_fc2_parameters_weight_
        l_self_modules_stages_modules_4_modules_1_modules_transformer_modules_0_modules_mlp_modules_fc2_parameters_bias_ = L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_0_modules_mlp_modules_fc2_parameters_bias_
        l_self_modules_stages_modules_4_modules_1_modules_transformer_modules_1_modules_norm1_parameters_weight_ = L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_1_modules_norm1_parameters_weight_
        l_self_modules_stages_modules_4_modules_1_modules_transformer_modules_1_modules_norm1_parameters_bias_ = L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_1_modules_norm1_parameters_bias_
        l_self_modules_stages_modules_4_modules_1_modules_transformer_modules_1_modules_attn_modules_qkv_parameters_weight_ = L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_1_modules_attn_modules_qkv_parameters_weight_
        l_self_modules_stages_modules_4_modules_1_modules_transformer_modules_1_modules_attn_modules_qkv_parameters_bias_ = L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_1_modules_attn_modules_qkv_parameters_bias_
        l_self_modules_stages_modules_4_modules_1_modules_transformer_modules_1_modules_attn_modules_proj_parameters_weight_ = L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_1_modules_attn_modules_proj_parameters_weight_
        l_self_modules_stages_modules_4_modules_1_modules_transformer_modules_1_modules_attn_modules_proj_parameters_bias_ = L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_1_modules_attn_modules_proj_parameters_bias_
        l_self_modules_stages_modules_4_modules_1_modules_transformer_modules_1_modules_norm2_parameters_weight_ = L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_1_modules_norm2_parameters_weight_
        l_self_modules_stages_modules_4_modules_1_modules_transformer_modules_1_modules_norm2_parameters_bias_ = L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_1_modules_norm2_parameters_bias_
        l_self_modules_stages_modules_4_modules_1_modules_transformer_modules_1_modules_mlp_modules_fc1_parameters_weight_ = L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_1_modules_mlp_modules_fc1_parameters_weight_
        l_self_modules_stages_modules_4_modules_1_modules_transformer_modules_1_modules_mlp_modules_fc1_parameters_bias_ = L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_1_modules_mlp_modules_fc1_parameters_bias_
        l_self_modules_stages_modules_4_modules_1_modules_transformer_modules_1_modules_mlp_modules_fc2_parameters_weight_ = L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_1_modules_mlp_modules_fc2_parameters_weight_
        l_self_modules_stages_modules_4_modules_1_modules_transformer_modules_1_modules_mlp_modules_fc2_parameters_bias_ = L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_1_modules_mlp_modules_fc2_parameters_bias_
        l_self_modules_stages_modules_4_modules_1_modules_transformer_modules_2_modules_norm1_parameters_weight_ = L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_2_modules_norm1_parameters_weight_
        l_self_modules_stages_modules_4_modules_1_modules_transformer_modules_2_modules_norm1_parameters_bias_ = L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_2_modules_norm1_parameters_bias_
        l_self_modules_stages_modules_4_modules_1_modules_transformer_modules_2_modules_attn_modules_qkv_parameters_weight_ = L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_2_modules_attn_modules_qkv_parameters_weight_
        l_self_modules_stages_modules_4_modules_1_modules_transformer_modules_2_modules_attn_modules_qkv_parameters_bias_ = L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_2_modules_attn_modules_qkv_parameters_bias_
        l_self_modules_stages_modules_4_modules_1_modules_transformer_modules_2_modules_attn_modules_proj_parameters_weight_ = L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_2_modules_attn_modules_proj_parameters_weight_
        l_self_modules_stages_modules_4_modules_1_modules_transformer_modules_2_modules_attn_modules_proj_parameters_bias_ = L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_2_modules_attn_modules_proj_parameters_bias_
        l_self_modules_stages_modules_4_modules_1_modules_transformer_modules_2_modules_norm2_parameters_weight_ = L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_2_modules_norm2_parameters_weight_
        l_self_modules_stages_modules_4_modules_1_modules_transformer_modules_2_modules_norm2_parameters_bias_ = L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_2_modules_norm2_parameters_bias_
        l_self_modules_stages_modules_4_modules_1_modules_transformer_modules_2_modules_mlp_modules_fc1_parameters_weight_ = L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_2_modules_mlp_modules_fc1_parameters_weight_
        l_self_modules_stages_modules_4_modules_1_modules_transformer_modules_2_modules_mlp_modules_fc1_parameters_bias_ = L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_2_modules_mlp_modules_fc1_parameters_bias_
        l_self_modules_stages_modules_4_modules_1_modules_transformer_modules_2_modules_mlp_modules_fc2_parameters_weight_ = L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_2_modules_mlp_modules_fc2_parameters_weight_
        l_self_modules_stages_modules_4_modules_1_modules_transformer_modules_2_modules_mlp_modules_fc2_parameters_bias_ = L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_2_modules_mlp_modules_fc2_parameters_bias_
        l_self_modules_stages_modules_4_modules_1_modules_norm_parameters_weight_ = (
            L_self_modules_stages_modules_4_modules_1_modules_norm_parameters_weight_
        )
        l_self_modules_stages_modules_4_modules_1_modules_norm_parameters_bias_ = (
            L_self_modules_stages_modules_4_modules_1_modules_norm_parameters_bias_
        )
        l_self_modules_stages_modules_4_modules_1_modules_conv_proj_modules_conv_parameters_weight_ = L_self_modules_stages_modules_4_modules_1_modules_conv_proj_modules_conv_parameters_weight_
        l_self_modules_stages_modules_4_modules_1_modules_conv_proj_modules_bn_buffers_running_mean_ = L_self_modules_stages_modules_4_modules_1_modules_conv_proj_modules_bn_buffers_running_mean_
        l_self_modules_stages_modules_4_modules_1_modules_conv_proj_modules_bn_buffers_running_var_ = L_self_modules_stages_modules_4_modules_1_modules_conv_proj_modules_bn_buffers_running_var_
        l_self_modules_stages_modules_4_modules_1_modules_conv_proj_modules_bn_parameters_weight_ = L_self_modules_stages_modules_4_modules_1_modules_conv_proj_modules_bn_parameters_weight_
        l_self_modules_stages_modules_4_modules_1_modules_conv_proj_modules_bn_parameters_bias_ = L_self_modules_stages_modules_4_modules_1_modules_conv_proj_modules_bn_parameters_bias_
        l_self_modules_stages_modules_4_modules_1_modules_conv_fusion_modules_conv_parameters_weight_ = L_self_modules_stages_modules_4_modules_1_modules_conv_fusion_modules_conv_parameters_weight_
        l_self_modules_stages_modules_4_modules_1_modules_conv_fusion_modules_bn_buffers_running_mean_ = L_self_modules_stages_modules_4_modules_1_modules_conv_fusion_modules_bn_buffers_running_mean_
        l_self_modules_stages_modules_4_modules_1_modules_conv_fusion_modules_bn_buffers_running_var_ = L_self_modules_stages_modules_4_modules_1_modules_conv_fusion_modules_bn_buffers_running_var_
        l_self_modules_stages_modules_4_modules_1_modules_conv_fusion_modules_bn_parameters_weight_ = L_self_modules_stages_modules_4_modules_1_modules_conv_fusion_modules_bn_parameters_weight_
        l_self_modules_stages_modules_4_modules_1_modules_conv_fusion_modules_bn_parameters_bias_ = L_self_modules_stages_modules_4_modules_1_modules_conv_fusion_modules_bn_parameters_bias_
        l_self_modules_final_conv_modules_conv_parameters_weight_ = (
            L_self_modules_final_conv_modules_conv_parameters_weight_
        )
        l_self_modules_final_conv_modules_bn_buffers_running_mean_ = (
            L_self_modules_final_conv_modules_bn_buffers_running_mean_
        )
        l_self_modules_final_conv_modules_bn_buffers_running_var_ = (
            L_self_modules_final_conv_modules_bn_buffers_running_var_
        )
        l_self_modules_final_conv_modules_bn_parameters_weight_ = (
            L_self_modules_final_conv_modules_bn_parameters_weight_
        )
        l_self_modules_final_conv_modules_bn_parameters_bias_ = (
            L_self_modules_final_conv_modules_bn_parameters_bias_
        )
        l_self_modules_head_modules_fc_parameters_weight_ = (
            L_self_modules_head_modules_fc_parameters_weight_
        )
        l_self_modules_head_modules_fc_parameters_bias_ = (
            L_self_modules_head_modules_fc_parameters_bias_
        )
        x = torch.conv2d(
            l_x_,
            l_self_modules_stem_modules_conv_parameters_weight_,
            None,
            (2, 2),
            (1, 1),
            (1, 1),
            1,
        )
        l_x_ = l_self_modules_stem_modules_conv_parameters_weight_ = None
        x_1 = torch.nn.functional.batch_norm(
            x,
            l_self_modules_stem_modules_bn_buffers_running_mean_,
            l_self_modules_stem_modules_bn_buffers_running_var_,
            l_self_modules_stem_modules_bn_parameters_weight_,
            l_self_modules_stem_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        x = l_self_modules_stem_modules_bn_buffers_running_mean_ = l_self_modules_stem_modules_bn_buffers_running_var_ = l_self_modules_stem_modules_bn_parameters_weight_ = l_self_modules_stem_modules_bn_parameters_bias_ = None
        x_2 = torch.nn.functional.silu(x_1, inplace=True)
        x_1 = None
        x_3 = torch.conv2d(
            x_2,
            l_self_modules_stages_modules_0_modules_0_modules_conv1_1x1_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        l_self_modules_stages_modules_0_modules_0_modules_conv1_1x1_modules_conv_parameters_weight_ = None
        x_4 = torch.nn.functional.batch_norm(
            x_3,
            l_self_modules_stages_modules_0_modules_0_modules_conv1_1x1_modules_bn_buffers_running_mean_,
            l_self_modules_stages_modules_0_modules_0_modules_conv1_1x1_modules_bn_buffers_running_var_,
            l_self_modules_stages_modules_0_modules_0_modules_conv1_1x1_modules_bn_parameters_weight_,
            l_self_modules_stages_modules_0_modules_0_modules_conv1_1x1_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        x_3 = l_self_modules_stages_modules_0_modules_0_modules_conv1_1x1_modules_bn_buffers_running_mean_ = l_self_modules_stages_modules_0_modules_0_modules_conv1_1x1_modules_bn_buffers_running_var_ = l_self_modules_stages_modules_0_modules_0_modules_conv1_1x1_modules_bn_parameters_weight_ = l_self_modules_stages_modules_0_modules_0_modules_conv1_1x1_modules_bn_parameters_bias_ = None
        x_5 = torch.nn.functional.silu(x_4, inplace=True)
        x_4 = None
        x_6 = torch.conv2d(
            x_5,
            l_self_modules_stages_modules_0_modules_0_modules_conv2_kxk_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (1, 1),
            (1, 1),
            32,
        )
        x_5 = l_self_modules_stages_modules_0_modules_0_modules_conv2_kxk_modules_conv_parameters_weight_ = None
        x_7 = torch.nn.functional.batch_norm(
            x_6,
            l_self_modules_stages_modules_0_modules_0_modules_conv2_kxk_modules_bn_buffers_running_mean_,
            l_self_modules_stages_modules_0_modules_0_modules_conv2_kxk_modules_bn_buffers_running_var_,
            l_self_modules_stages_modules_0_modules_0_modules_conv2_kxk_modules_bn_parameters_weight_,
            l_self_modules_stages_modules_0_modules_0_modules_conv2_kxk_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        x_6 = l_self_modules_stages_modules_0_modules_0_modules_conv2_kxk_modules_bn_buffers_running_mean_ = l_self_modules_stages_modules_0_modules_0_modules_conv2_kxk_modules_bn_buffers_running_var_ = l_self_modules_stages_modules_0_modules_0_modules_conv2_kxk_modules_bn_parameters_weight_ = l_self_modules_stages_modules_0_modules_0_modules_conv2_kxk_modules_bn_parameters_bias_ = None
        x_8 = torch.nn.functional.silu(x_7, inplace=True)
        x_7 = None
        x_9 = torch.conv2d(
            x_8,
            l_self_modules_stages_modules_0_modules_0_modules_conv3_1x1_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        x_8 = l_self_modules_stages_modules_0_modules_0_modules_conv3_1x1_modules_conv_parameters_weight_ = None
        x_10 = torch.nn.functional.batch_norm(
            x_9,
            l_self_modules_stages_modules_0_modules_0_modules_conv3_1x1_modules_bn_buffers_running_mean_,
            l_self_modules_stages_modules_0_modules_0_modules_conv3_1x1_modules_bn_buffers_running_var_,
            l_self_modules_stages_modules_0_modules_0_modules_conv3_1x1_modules_bn_parameters_weight_,
            l_self_modules_stages_modules_0_modules_0_modules_conv3_1x1_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        x_9 = l_self_modules_stages_modules_0_modules_0_modules_conv3_1x1_modules_bn_buffers_running_mean_ = l_self_modules_stages_modules_0_modules_0_modules_conv3_1x1_modules_bn_buffers_running_var_ = l_self_modules_stages_modules_0_modules_0_modules_conv3_1x1_modules_bn_parameters_weight_ = l_self_modules_stages_modules_0_modules_0_modules_conv3_1x1_modules_bn_parameters_bias_ = None
        x_11 = x_10 + x_2
        x_10 = x_2 = None
        x_12 = torch.conv2d(
            x_11,
            l_self_modules_stages_modules_1_modules_0_modules_conv1_1x1_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        x_11 = l_self_modules_stages_modules_1_modules_0_modules_conv1_1x1_modules_conv_parameters_weight_ = None
        x_13 = torch.nn.functional.batch_norm(
            x_12,
            l_self_modules_stages_modules_1_modules_0_modules_conv1_1x1_modules_bn_buffers_running_mean_,
            l_self_modules_stages_modules_1_modules_0_modules_conv1_1x1_modules_bn_buffers_running_var_,
            l_self_modules_stages_modules_1_modules_0_modules_conv1_1x1_modules_bn_parameters_weight_,
            l_self_modules_stages_modules_1_modules_0_modules_conv1_1x1_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        x_12 = l_self_modules_stages_modules_1_modules_0_modules_conv1_1x1_modules_bn_buffers_running_mean_ = l_self_modules_stages_modules_1_modules_0_modules_conv1_1x1_modules_bn_buffers_running_var_ = l_self_modules_stages_modules_1_modules_0_modules_conv1_1x1_modules_bn_parameters_weight_ = l_self_modules_stages_modules_1_modules_0_modules_conv1_1x1_modules_bn_parameters_bias_ = None
        x_14 = torch.nn.functional.silu(x_13, inplace=True)
        x_13 = None
        x_15 = torch.conv2d(
            x_14,
            l_self_modules_stages_modules_1_modules_0_modules_conv2_kxk_modules_conv_parameters_weight_,
            None,
            (2, 2),
            (1, 1),
            (1, 1),
            32,
        )
        x_14 = l_self_modules_stages_modules_1_modules_0_modules_conv2_kxk_modules_conv_parameters_weight_ = None
        x_16 = torch.nn.functional.batch_norm(
            x_15,
            l_self_modules_stages_modules_1_modules_0_modules_conv2_kxk_modules_bn_buffers_running_mean_,
            l_self_modules_stages_modules_1_modules_0_modules_conv2_kxk_modules_bn_buffers_running_var_,
            l_self_modules_stages_modules_1_modules_0_modules_conv2_kxk_modules_bn_parameters_weight_,
            l_self_modules_stages_modules_1_modules_0_modules_conv2_kxk_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        x_15 = l_self_modules_stages_modules_1_modules_0_modules_conv2_kxk_modules_bn_buffers_running_mean_ = l_self_modules_stages_modules_1_modules_0_modules_conv2_kxk_modules_bn_buffers_running_var_ = l_self_modules_stages_modules_1_modules_0_modules_conv2_kxk_modules_bn_parameters_weight_ = l_self_modules_stages_modules_1_modules_0_modules_conv2_kxk_modules_bn_parameters_bias_ = None
        x_17 = torch.nn.functional.silu(x_16, inplace=True)
        x_16 = None
        x_18 = torch.conv2d(
            x_17,
            l_self_modules_stages_modules_1_modules_0_modules_conv3_1x1_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        x_17 = l_self_modules_stages_modules_1_modules_0_modules_conv3_1x1_modules_conv_parameters_weight_ = None
        x_19 = torch.nn.functional.batch_norm(
            x_18,
            l_self_modules_stages_modules_1_modules_0_modules_conv3_1x1_modules_bn_buffers_running_mean_,
            l_self_modules_stages_modules_1_modules_0_modules_conv3_1x1_modules_bn_buffers_running_var_,
            l_self_modules_stages_modules_1_modules_0_modules_conv3_1x1_modules_bn_parameters_weight_,
            l_self_modules_stages_modules_1_modules_0_modules_conv3_1x1_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        x_18 = l_self_modules_stages_modules_1_modules_0_modules_conv3_1x1_modules_bn_buffers_running_mean_ = l_self_modules_stages_modules_1_modules_0_modules_conv3_1x1_modules_bn_buffers_running_var_ = l_self_modules_stages_modules_1_modules_0_modules_conv3_1x1_modules_bn_parameters_weight_ = l_self_modules_stages_modules_1_modules_0_modules_conv3_1x1_modules_bn_parameters_bias_ = None
        x_20 = torch.conv2d(
            x_19,
            l_self_modules_stages_modules_1_modules_1_modules_conv1_1x1_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        l_self_modules_stages_modules_1_modules_1_modules_conv1_1x1_modules_conv_parameters_weight_ = None
        x_21 = torch.nn.functional.batch_norm(
            x_20,
            l_self_modules_stages_modules_1_modules_1_modules_conv1_1x1_modules_bn_buffers_running_mean_,
            l_self_modules_stages_modules_1_modules_1_modules_conv1_1x1_modules_bn_buffers_running_var_,
            l_self_modules_stages_modules_1_modules_1_modules_conv1_1x1_modules_bn_parameters_weight_,
            l_self_modules_stages_modules_1_modules_1_modules_conv1_1x1_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        x_20 = l_self_modules_stages_modules_1_modules_1_modules_conv1_1x1_modules_bn_buffers_running_mean_ = l_self_modules_stages_modules_1_modules_1_modules_conv1_1x1_modules_bn_buffers_running_var_ = l_self_modules_stages_modules_1_modules_1_modules_conv1_1x1_modules_bn_parameters_weight_ = l_self_modules_stages_modules_1_modules_1_modules_conv1_1x1_modules_bn_parameters_bias_ = None
        x_22 = torch.nn.functional.silu(x_21, inplace=True)
        x_21 = None
        x_23 = torch.conv2d(
            x_22,
            l_self_modules_stages_modules_1_modules_1_modules_conv2_kxk_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (1, 1),
            (1, 1),
            48,
        )
        x_22 = l_self_modules_stages_modules_1_modules_1_modules_conv2_kxk_modules_conv_parameters_weight_ = None
        x_24 = torch.nn.functional.batch_norm(
            x_23,
            l_self_modules_stages_modules_1_modules_1_modules_conv2_kxk_modules_bn_buffers_running_mean_,
            l_self_modules_stages_modules_1_modules_1_modules_conv2_kxk_modules_bn_buffers_running_var_,
            l_self_modules_stages_modules_1_modules_1_modules_conv2_kxk_modules_bn_parameters_weight_,
            l_self_modules_stages_modules_1_modules_1_modules_conv2_kxk_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        x_23 = l_self_modules_stages_modules_1_modules_1_modules_conv2_kxk_modules_bn_buffers_running_mean_ = l_self_modules_stages_modules_1_modules_1_modules_conv2_kxk_modules_bn_buffers_running_var_ = l_self_modules_stages_modules_1_modules_1_modules_conv2_kxk_modules_bn_parameters_weight_ = l_self_modules_stages_modules_1_modules_1_modules_conv2_kxk_modules_bn_parameters_bias_ = None
        x_25 = torch.nn.functional.silu(x_24, inplace=True)
        x_24 = None
        x_26 = torch.conv2d(
            x_25,
            l_self_modules_stages_modules_1_modules_1_modules_conv3_1x1_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        x_25 = l_self_modules_stages_modules_1_modules_1_modules_conv3_1x1_modules_conv_parameters_weight_ = None
        x_27 = torch.nn.functional.batch_norm(
            x_26,
            l_self_modules_stages_modules_1_modules_1_modules_conv3_1x1_modules_bn_buffers_running_mean_,
            l_self_modules_stages_modules_1_modules_1_modules_conv3_1x1_modules_bn_buffers_running_var_,
            l_self_modules_stages_modules_1_modules_1_modules_conv3_1x1_modules_bn_parameters_weight_,
            l_self_modules_stages_modules_1_modules_1_modules_conv3_1x1_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        x_26 = l_self_modules_stages_modules_1_modules_1_modules_conv3_1x1_modules_bn_buffers_running_mean_ = l_self_modules_stages_modules_1_modules_1_modules_conv3_1x1_modules_bn_buffers_running_var_ = l_self_modules_stages_modules_1_modules_1_modules_conv3_1x1_modules_bn_parameters_weight_ = l_self_modules_stages_modules_1_modules_1_modules_conv3_1x1_modules_bn_parameters_bias_ = None
        x_28 = x_27 + x_19
        x_27 = x_19 = None
        x_29 = torch.conv2d(
            x_28,
            l_self_modules_stages_modules_1_modules_2_modules_conv1_1x1_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        l_self_modules_stages_modules_1_modules_2_modules_conv1_1x1_modules_conv_parameters_weight_ = None
        x_30 = torch.nn.functional.batch_norm(
            x_29,
            l_self_modules_stages_modules_1_modules_2_modules_conv1_1x1_modules_bn_buffers_running_mean_,
            l_self_modules_stages_modules_1_modules_2_modules_conv1_1x1_modules_bn_buffers_running_var_,
            l_self_modules_stages_modules_1_modules_2_modules_conv1_1x1_modules_bn_parameters_weight_,
            l_self_modules_stages_modules_1_modules_2_modules_conv1_1x1_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        x_29 = l_self_modules_stages_modules_1_modules_2_modules_conv1_1x1_modules_bn_buffers_running_mean_ = l_self_modules_stages_modules_1_modules_2_modules_conv1_1x1_modules_bn_buffers_running_var_ = l_self_modules_stages_modules_1_modules_2_modules_conv1_1x1_modules_bn_parameters_weight_ = l_self_modules_stages_modules_1_modules_2_modules_conv1_1x1_modules_bn_parameters_bias_ = None
        x_31 = torch.nn.functional.silu(x_30, inplace=True)
        x_30 = None
        x_32 = torch.conv2d(
            x_31,
            l_self_modules_stages_modules_1_modules_2_modules_conv2_kxk_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (1, 1),
            (1, 1),
            48,
        )
        x_31 = l_self_modules_stages_modules_1_modules_2_modules_conv2_kxk_modules_conv_parameters_weight_ = None
        x_33 = torch.nn.functional.batch_norm(
            x_32,
            l_self_modules_stages_modules_1_modules_2_modules_conv2_kxk_modules_bn_buffers_running_mean_,
            l_self_modules_stages_modules_1_modules_2_modules_conv2_kxk_modules_bn_buffers_running_var_,
            l_self_modules_stages_modules_1_modules_2_modules_conv2_kxk_modules_bn_parameters_weight_,
            l_self_modules_stages_modules_1_modules_2_modules_conv2_kxk_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        x_32 = l_self_modules_stages_modules_1_modules_2_modules_conv2_kxk_modules_bn_buffers_running_mean_ = l_self_modules_stages_modules_1_modules_2_modules_conv2_kxk_modules_bn_buffers_running_var_ = l_self_modules_stages_modules_1_modules_2_modules_conv2_kxk_modules_bn_parameters_weight_ = l_self_modules_stages_modules_1_modules_2_modules_conv2_kxk_modules_bn_parameters_bias_ = None
        x_34 = torch.nn.functional.silu(x_33, inplace=True)
        x_33 = None
        x_35 = torch.conv2d(
            x_34,
            l_self_modules_stages_modules_1_modules_2_modules_conv3_1x1_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        x_34 = l_self_modules_stages_modules_1_modules_2_modules_conv3_1x1_modules_conv_parameters_weight_ = None
        x_36 = torch.nn.functional.batch_norm(
            x_35,
            l_self_modules_stages_modules_1_modules_2_modules_conv3_1x1_modules_bn_buffers_running_mean_,
            l_self_modules_stages_modules_1_modules_2_modules_conv3_1x1_modules_bn_buffers_running_var_,
            l_self_modules_stages_modules_1_modules_2_modules_conv3_1x1_modules_bn_parameters_weight_,
            l_self_modules_stages_modules_1_modules_2_modules_conv3_1x1_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        x_35 = l_self_modules_stages_modules_1_modules_2_modules_conv3_1x1_modules_bn_buffers_running_mean_ = l_self_modules_stages_modules_1_modules_2_modules_conv3_1x1_modules_bn_buffers_running_var_ = l_self_modules_stages_modules_1_modules_2_modules_conv3_1x1_modules_bn_parameters_weight_ = l_self_modules_stages_modules_1_modules_2_modules_conv3_1x1_modules_bn_parameters_bias_ = None
        x_37 = x_36 + x_28
        x_36 = x_28 = None
        x_38 = torch.conv2d(
            x_37,
            l_self_modules_stages_modules_2_modules_0_modules_conv1_1x1_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        x_37 = l_self_modules_stages_modules_2_modules_0_modules_conv1_1x1_modules_conv_parameters_weight_ = None
        x_39 = torch.nn.functional.batch_norm(
            x_38,
            l_self_modules_stages_modules_2_modules_0_modules_conv1_1x1_modules_bn_buffers_running_mean_,
            l_self_modules_stages_modules_2_modules_0_modules_conv1_1x1_modules_bn_buffers_running_var_,
            l_self_modules_stages_modules_2_modules_0_modules_conv1_1x1_modules_bn_parameters_weight_,
            l_self_modules_stages_modules_2_modules_0_modules_conv1_1x1_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        x_38 = l_self_modules_stages_modules_2_modules_0_modules_conv1_1x1_modules_bn_buffers_running_mean_ = l_self_modules_stages_modules_2_modules_0_modules_conv1_1x1_modules_bn_buffers_running_var_ = l_self_modules_stages_modules_2_modules_0_modules_conv1_1x1_modules_bn_parameters_weight_ = l_self_modules_stages_modules_2_modules_0_modules_conv1_1x1_modules_bn_parameters_bias_ = None
        x_40 = torch.nn.functional.silu(x_39, inplace=True)
        x_39 = None
        x_41 = torch.conv2d(
            x_40,
            l_self_modules_stages_modules_2_modules_0_modules_conv2_kxk_modules_conv_parameters_weight_,
            None,
            (2, 2),
            (1, 1),
            (1, 1),
            48,
        )
        x_40 = l_self_modules_stages_modules_2_modules_0_modules_conv2_kxk_modules_conv_parameters_weight_ = None
        x_42 = torch.nn.functional.batch_norm(
            x_41,
            l_self_modules_stages_modules_2_modules_0_modules_conv2_kxk_modules_bn_buffers_running_mean_,
            l_self_modules_stages_modules_2_modules_0_modules_conv2_kxk_modules_bn_buffers_running_var_,
            l_self_modules_stages_modules_2_modules_0_modules_conv2_kxk_modules_bn_parameters_weight_,
            l_self_modules_stages_modules_2_modules_0_modules_conv2_kxk_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        x_41 = l_self_modules_stages_modules_2_modules_0_modules_conv2_kxk_modules_bn_buffers_running_mean_ = l_self_modules_stages_modules_2_modules_0_modules_conv2_kxk_modules_bn_buffers_running_var_ = l_self_modules_stages_modules_2_modules_0_modules_conv2_kxk_modules_bn_parameters_weight_ = l_self_modules_stages_modules_2_modules_0_modules_conv2_kxk_modules_bn_parameters_bias_ = None
        x_43 = torch.nn.functional.silu(x_42, inplace=True)
        x_42 = None
        x_44 = torch.conv2d(
            x_43,
            l_self_modules_stages_modules_2_modules_0_modules_conv3_1x1_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        x_43 = l_self_modules_stages_modules_2_modules_0_modules_conv3_1x1_modules_conv_parameters_weight_ = None
        x_45 = torch.nn.functional.batch_norm(
            x_44,
            l_self_modules_stages_modules_2_modules_0_modules_conv3_1x1_modules_bn_buffers_running_mean_,
            l_self_modules_stages_modules_2_modules_0_modules_conv3_1x1_modules_bn_buffers_running_var_,
            l_self_modules_stages_modules_2_modules_0_modules_conv3_1x1_modules_bn_parameters_weight_,
            l_self_modules_stages_modules_2_modules_0_modules_conv3_1x1_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        x_44 = l_self_modules_stages_modules_2_modules_0_modules_conv3_1x1_modules_bn_buffers_running_mean_ = l_self_modules_stages_modules_2_modules_0_modules_conv3_1x1_modules_bn_buffers_running_var_ = l_self_modules_stages_modules_2_modules_0_modules_conv3_1x1_modules_bn_parameters_weight_ = l_self_modules_stages_modules_2_modules_0_modules_conv3_1x1_modules_bn_parameters_bias_ = None
        x_46 = torch.conv2d(
            x_45,
            l_self_modules_stages_modules_2_modules_1_modules_conv_kxk_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (1, 1),
            (1, 1),
            1,
        )
        l_self_modules_stages_modules_2_modules_1_modules_conv_kxk_modules_conv_parameters_weight_ = None
        x_47 = torch.nn.functional.batch_norm(
            x_46,
            l_self_modules_stages_modules_2_modules_1_modules_conv_kxk_modules_bn_buffers_running_mean_,
            l_self_modules_stages_modules_2_modules_1_modules_conv_kxk_modules_bn_buffers_running_var_,
            l_self_modules_stages_modules_2_modules_1_modules_conv_kxk_modules_bn_parameters_weight_,
            l_self_modules_stages_modules_2_modules_1_modules_conv_kxk_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        x_46 = l_self_modules_stages_modules_2_modules_1_modules_conv_kxk_modules_bn_buffers_running_mean_ = l_self_modules_stages_modules_2_modules_1_modules_conv_kxk_modules_bn_buffers_running_var_ = l_self_modules_stages_modules_2_modules_1_modules_conv_kxk_modules_bn_parameters_weight_ = l_self_modules_stages_modules_2_modules_1_modules_conv_kxk_modules_bn_parameters_bias_ = None
        x_48 = torch.nn.functional.silu(x_47, inplace=True)
        x_47 = None
        x_49 = torch.conv2d(
            x_48,
            l_self_modules_stages_modules_2_modules_1_modules_conv_1x1_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        x_48 = l_self_modules_stages_modules_2_modules_1_modules_conv_1x1_parameters_weight_ = None
        reshape = x_49.reshape(512, 2, 8, 2)
        x_49 = None
        x_50 = reshape.transpose(1, 2)
        reshape = None
        reshape_1 = x_50.reshape(1, 64, 64, 4)
        x_50 = None
        transpose_1 = reshape_1.transpose(1, 3)
        reshape_1 = None
        x_51 = transpose_1.reshape(4, 64, -1)
        transpose_1 = None
        layer_norm = torch.nn.functional.layer_norm(
            x_51,
            (64,),
            l_self_modules_stages_modules_2_modules_1_modules_transformer_modules_0_modules_norm1_parameters_weight_,
            l_self_modules_stages_modules_2_modules_1_modules_transformer_modules_0_modules_norm1_parameters_bias_,
            1e-05,
        )
        l_self_modules_stages_modules_2_modules_1_modules_transformer_modules_0_modules_norm1_parameters_weight_ = l_self_modules_stages_modules_2_modules_1_modules_transformer_modules_0_modules_norm1_parameters_bias_ = None
        linear = torch._C._nn.linear(
            layer_norm,
            l_self_modules_stages_modules_2_modules_1_modules_transformer_modules_0_modules_attn_modules_qkv_parameters_weight_,
            l_self_modules_stages_modules_2_modules_1_modules_transformer_modules_0_modules_attn_modules_qkv_parameters_bias_,
        )
        layer_norm = l_self_modules_stages_modules_2_modules_1_modules_transformer_modules_0_modules_attn_modules_qkv_parameters_weight_ = l_self_modules_stages_modules_2_modules_1_modules_transformer_modules_0_modules_attn_modules_qkv_parameters_bias_ = None
        reshape_3 = linear.reshape(4, 64, 3, 4, 16)
        linear = None
        qkv = reshape_3.permute(2, 0, 3, 1, 4)
        reshape_3 = None
        unbind = qkv.unbind(0)
        qkv = None
        q = unbind[0]
        k = unbind[1]
        v = unbind[2]
        unbind = None
        x_52 = torch._C._nn.scaled_dot_product_attention(
            q, k, v, attn_mask=None, dropout_p=0.0, is_causal=False
        )
        q = k = v = None
        transpose_2 = x_52.transpose(1, 2)
        x_52 = None
        x_53 = transpose_2.reshape(4, 64, 64)
        transpose_2 = None
        x_54 = torch._C._nn.linear(
            x_53,
            l_self_modules_stages_modules_2_modules_1_modules_transformer_modules_0_modules_attn_modules_proj_parameters_weight_,
            l_self_modules_stages_modules_2_modules_1_modules_transformer_modules_0_modules_attn_modules_proj_parameters_bias_,
        )
        x_53 = l_self_modules_stages_modules_2_modules_1_modules_transformer_modules_0_modules_attn_modules_proj_parameters_weight_ = l_self_modules_stages_modules_2_modules_1_modules_transformer_modules_0_modules_attn_modules_proj_parameters_bias_ = None
        x_55 = torch.nn.functional.dropout(x_54, 0.0, False, False)
        x_54 = None
        x_56 = x_51 + x_55
        x_51 = x_55 = None
        layer_norm_1 = torch.nn.functional.layer_norm(
            x_56,
            (64,),
            l_self_modules_stages_modules_2_modules_1_modules_transformer_modules_0_modules_norm2_parameters_weight_,
            l_self_modules_stages_modules_2_modules_1_modules_transformer_modules_0_modules_norm2_parameters_bias_,
            1e-05,
        )
        l_self_modules_stages_modules_2_modules_1_modules_transformer_modules_0_modules_norm2_parameters_weight_ = l_self_modules_stages_modules_2_modules_1_modules_transformer_modules_0_modules_norm2_parameters_bias_ = None
        x_57 = torch._C._nn.linear(
            layer_norm_1,
            l_self_modules_stages_modules_2_modules_1_modules_transformer_modules_0_modules_mlp_modules_fc1_parameters_weight_,
            l_self_modules_stages_modules_2_modules_1_modules_transformer_modules_0_modules_mlp_modules_fc1_parameters_bias_,
        )
        layer_norm_1 = l_self_modules_stages_modules_2_modules_1_modules_transformer_modules_0_modules_mlp_modules_fc1_parameters_weight_ = l_self_modules_stages_modules_2_modules_1_modules_transformer_modules_0_modules_mlp_modules_fc1_parameters_bias_ = None
        x_58 = torch.nn.functional.silu(x_57, inplace=False)
        x_57 = None
        x_59 = torch.nn.functional.dropout(x_58, 0.0, False, False)
        x_58 = None
        x_60 = torch._C._nn.linear(
            x_59,
            l_self_modules_stages_modules_2_modules_1_modules_transformer_modules_0_modules_mlp_modules_fc2_parameters_weight_,
            l_self_modules_stages_modules_2_modules_1_modules_transformer_modules_0_modules_mlp_modules_fc2_parameters_bias_,
        )
        x_59 = l_self_modules_stages_modules_2_modules_1_modules_transformer_modules_0_modules_mlp_modules_fc2_parameters_weight_ = l_self_modules_stages_modules_2_modules_1_modules_transformer_modules_0_modules_mlp_modules_fc2_parameters_bias_ = None
        x_61 = torch.nn.functional.dropout(x_60, 0.0, False, False)
        x_60 = None
        x_62 = x_56 + x_61
        x_56 = x_61 = None
        layer_norm_2 = torch.nn.functional.layer_norm(
            x_62,
            (64,),
            l_self_modules_stages_modules_2_modules_1_modules_transformer_modules_1_modules_norm1_parameters_weight_,
            l_self_modules_stages_modules_2_modules_1_modules_transformer_modules_1_modules_norm1_parameters_bias_,
            1e-05,
        )
        l_self_modules_stages_modules_2_modules_1_modules_transformer_modules_1_modules_norm1_parameters_weight_ = l_self_modules_stages_modules_2_modules_1_modules_transformer_modules_1_modules_norm1_parameters_bias_ = None
        linear_4 = torch._C._nn.linear(
            layer_norm_2,
            l_self_modules_stages_modules_2_modules_1_modules_transformer_modules_1_modules_attn_modules_qkv_parameters_weight_,
            l_self_modules_stages_modules_2_modules_1_modules_transformer_modules_1_modules_attn_modules_qkv_parameters_bias_,
        )
        layer_norm_2 = l_self_modules_stages_modules_2_modules_1_modules_transformer_modules_1_modules_attn_modules_qkv_parameters_weight_ = l_self_modules_stages_modules_2_modules_1_modules_transformer_modules_1_modules_attn_modules_qkv_parameters_bias_ = None
        reshape_5 = linear_4.reshape(4, 64, 3, 4, 16)
        linear_4 = None
        qkv_1 = reshape_5.permute(2, 0, 3, 1, 4)
        reshape_5 = None
        unbind_1 = qkv_1.unbind(0)
        qkv_1 = None
        q_1 = unbind_1[0]
        k_1 = unbind_1[1]
        v_1 = unbind_1[2]
        unbind_1 = None
        x_63 = torch._C._nn.scaled_dot_product_attention(
            q_1, k_1, v_1, attn_mask=None, dropout_p=0.0, is_causal=False
        )
        q_1 = k_1 = v_1 = None
        transpose_3 = x_63.transpose(1, 2)
        x_63 = None
        x_64 = transpose_3.reshape(4, 64, 64)
        transpose_3 = None
        x_65 = torch._C._nn.linear(
            x_64,
            l_self_modules_stages_modules_2_modules_1_modules_transformer_modules_1_modules_attn_modules_proj_parameters_weight_,
            l_self_modules_stages_modules_2_modules_1_modules_transformer_modules_1_modules_attn_modules_proj_parameters_bias_,
        )
        x_64 = l_self_modules_stages_modules_2_modules_1_modules_transformer_modules_1_modules_attn_modules_proj_parameters_weight_ = l_self_modules_stages_modules_2_modules_1_modules_transformer_modules_1_modules_attn_modules_proj_parameters_bias_ = None
        x_66 = torch.nn.functional.dropout(x_65, 0.0, False, False)
        x_65 = None
        x_67 = x_62 + x_66
        x_62 = x_66 = None
        layer_norm_3 = torch.nn.functional.layer_norm(
            x_67,
            (64,),
            l_self_modules_stages_modules_2_modules_1_modules_transformer_modules_1_modules_norm2_parameters_weight_,
            l_self_modules_stages_modules_2_modules_1_modules_transformer_modules_1_modules_norm2_parameters_bias_,
            1e-05,
        )
        l_self_modules_stages_modules_2_modules_1_modules_transformer_modules_1_modules_norm2_parameters_weight_ = l_self_modules_stages_modules_2_modules_1_modules_transformer_modules_1_modules_norm2_parameters_bias_ = None
        x_68 = torch._C._nn.linear(
            layer_norm_3,
            l_self_modules_stages_modules_2_modules_1_modules_transformer_modules_1_modules_mlp_modules_fc1_parameters_weight_,
            l_self_modules_stages_modules_2_modules_1_modules_transformer_modules_1_modules_mlp_modules_fc1_parameters_bias_,
        )
        layer_norm_3 = l_self_modules_stages_modules_2_modules_1_modules_transformer_modules_1_modules_mlp_modules_fc1_parameters_weight_ = l_self_modules_stages_modules_2_modules_1_modules_transformer_modules_1_modules_mlp_modules_fc1_parameters_bias_ = None
        x_69 = torch.nn.functional.silu(x_68, inplace=False)
        x_68 = None
        x_70 = torch.nn.functional.dropout(x_69, 0.0, False, False)
        x_69 = None
        x_71 = torch._C._nn.linear(
            x_70,
            l_self_modules_stages_modules_2_modules_1_modules_transformer_modules_1_modules_mlp_modules_fc2_parameters_weight_,
            l_self_modules_stages_modules_2_modules_1_modules_transformer_modules_1_modules_mlp_modules_fc2_parameters_bias_,
        )
        x_70 = l_self_modules_stages_modules_2_modules_1_modules_transformer_modules_1_modules_mlp_modules_fc2_parameters_weight_ = l_self_modules_stages_modules_2_modules_1_modules_transformer_modules_1_modules_mlp_modules_fc2_parameters_bias_ = None
        x_72 = torch.nn.functional.dropout(x_71, 0.0, False, False)
        x_71 = None
        x_73 = x_67 + x_72
        x_67 = x_72 = None
        x_74 = torch.nn.functional.layer_norm(
            x_73,
            (64,),
            l_self_modules_stages_modules_2_modules_1_modules_norm_parameters_weight_,
            l_self_modules_stages_modules_2_modules_1_modules_norm_parameters_bias_,
            1e-05,
        )
        x_73 = l_self_modules_stages_modules_2_modules_1_modules_norm_parameters_weight_ = l_self_modules_stages_modules_2_modules_1_modules_norm_parameters_bias_ = None
        contiguous = x_74.contiguous()
        x_74 = None
        x_75 = contiguous.view(1, 4, 64, -1)
        contiguous = None
        transpose_4 = x_75.transpose(1, 3)
        x_75 = None
        x_76 = transpose_4.reshape(512, 8, 2, 2)
        transpose_4 = None
        transpose_5 = x_76.transpose(1, 2)
        x_76 = None
        x_77 = transpose_5.reshape(1, 64, 16, 16)
        transpose_5 = None
        x_78 = torch.conv2d(
            x_77,
            l_self_modules_stages_modules_2_modules_1_modules_conv_proj_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        x_77 = l_self_modules_stages_modules_2_modules_1_modules_conv_proj_modules_conv_parameters_weight_ = None
        x_79 = torch.nn.functional.batch_norm(
            x_78,
            l_self_modules_stages_modules_2_modules_1_modules_conv_proj_modules_bn_buffers_running_mean_,
            l_self_modules_stages_modules_2_modules_1_modules_conv_proj_modules_bn_buffers_running_var_,
            l_self_modules_stages_modules_2_modules_1_modules_conv_proj_modules_bn_parameters_weight_,
            l_self_modules_stages_modules_2_modules_1_modules_conv_proj_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        x_78 = l_self_modules_stages_modules_2_modules_1_modules_conv_proj_modules_bn_buffers_running_mean_ = l_self_modules_stages_modules_2_modules_1_modules_conv_proj_modules_bn_buffers_running_var_ = l_self_modules_stages_modules_2_modules_1_modules_conv_proj_modules_bn_parameters_weight_ = l_self_modules_stages_modules_2_modules_1_modules_conv_proj_modules_bn_parameters_bias_ = None
        x_80 = torch.nn.functional.silu(x_79, inplace=True)
        x_79 = None
        cat = torch.cat((x_45, x_80), dim=1)
        x_45 = x_80 = None
        x_81 = torch.conv2d(
            cat,
            l_self_modules_stages_modules_2_modules_1_modules_conv_fusion_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (1, 1),
            (1, 1),
            1,
        )
        cat = l_self_modules_stages_modules_2_modules_1_modules_conv_fusion_modules_conv_parameters_weight_ = None
        x_82 = torch.nn.functional.batch_norm(
            x_81,
            l_self_modules_stages_modules_2_modules_1_modules_conv_fusion_modules_bn_buffers_running_mean_,
            l_self_modules_stages_modules_2_modules_1_modules_conv_fusion_modules_bn_buffers_running_var_,
            l_self_modules_stages_modules_2_modules_1_modules_conv_fusion_modules_bn_parameters_weight_,
            l_self_modules_stages_modules_2_modules_1_modules_conv_fusion_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        x_81 = l_self_modules_stages_modules_2_modules_1_modules_conv_fusion_modules_bn_buffers_running_mean_ = l_self_modules_stages_modules_2_modules_1_modules_conv_fusion_modules_bn_buffers_running_var_ = l_self_modules_stages_modules_2_modules_1_modules_conv_fusion_modules_bn_parameters_weight_ = l_self_modules_stages_modules_2_modules_1_modules_conv_fusion_modules_bn_parameters_bias_ = None
        x_83 = torch.nn.functional.silu(x_82, inplace=True)
        x_82 = None
        x_84 = torch.conv2d(
            x_83,
            l_self_modules_stages_modules_3_modules_0_modules_conv1_1x1_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        x_83 = l_self_modules_stages_modules_3_modules_0_modules_conv1_1x1_modules_conv_parameters_weight_ = None
        x_85 = torch.nn.functional.batch_norm(
            x_84,
            l_self_modules_stages_modules_3_modules_0_modules_conv1_1x1_modules_bn_buffers_running_mean_,
            l_self_modules_stages_modules_3_modules_0_modules_conv1_1x1_modules_bn_buffers_running_var_,
            l_self_modules_stages_modules_3_modules_0_modules_conv1_1x1_modules_bn_parameters_weight_,
            l_self_modules_stages_modules_3_modules_0_modules_conv1_1x1_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        x_84 = l_self_modules_stages_modules_3_modules_0_modules_conv1_1x1_modules_bn_buffers_running_mean_ = l_self_modules_stages_modules_3_modules_0_modules_conv1_1x1_modules_bn_buffers_running_var_ = l_self_modules_stages_modules_3_modules_0_modules_conv1_1x1_modules_bn_parameters_weight_ = l_self_modules_stages_modules_3_modules_0_modules_conv1_1x1_modules_bn_parameters_bias_ = None
        x_86 = torch.nn.functional.silu(x_85, inplace=True)
        x_85 = None
        x_87 = torch.conv2d(
            x_86,
            l_self_modules_stages_modules_3_modules_0_modules_conv2_kxk_modules_conv_parameters_weight_,
            None,
            (2, 2),
            (1, 1),
            (1, 1),
            96,
        )
        x_86 = l_self_modules_stages_modules_3_modules_0_modules_conv2_kxk_modules_conv_parameters_weight_ = None
        x_88 = torch.nn.functional.batch_norm(
            x_87,
            l_self_modules_stages_modules_3_modules_0_modules_conv2_kxk_modules_bn_buffers_running_mean_,
            l_self_modules_stages_modules_3_modules_0_modules_conv2_kxk_modules_bn_buffers_running_var_,
            l_self_modules_stages_modules_3_modules_0_modules_conv2_kxk_modules_bn_parameters_weight_,
            l_self_modules_stages_modules_3_modules_0_modules_conv2_kxk_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        x_87 = l_self_modules_stages_modules_3_modules_0_modules_conv2_kxk_modules_bn_buffers_running_mean_ = l_self_modules_stages_modules_3_modules_0_modules_conv2_kxk_modules_bn_buffers_running_var_ = l_self_modules_stages_modules_3_modules_0_modules_conv2_kxk_modules_bn_parameters_weight_ = l_self_modules_stages_modules_3_modules_0_modules_conv2_kxk_modules_bn_parameters_bias_ = None
        x_89 = torch.nn.functional.silu(x_88, inplace=True)
        x_88 = None
        x_90 = torch.conv2d(
            x_89,
            l_self_modules_stages_modules_3_modules_0_modules_conv3_1x1_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        x_89 = l_self_modules_stages_modules_3_modules_0_modules_conv3_1x1_modules_conv_parameters_weight_ = None
        x_91 = torch.nn.functional.batch_norm(
            x_90,
            l_self_modules_stages_modules_3_modules_0_modules_conv3_1x1_modules_bn_buffers_running_mean_,
            l_self_modules_stages_modules_3_modules_0_modules_conv3_1x1_modules_bn_buffers_running_var_,
            l_self_modules_stages_modules_3_modules_0_modules_conv3_1x1_modules_bn_parameters_weight_,
            l_self_modules_stages_modules_3_modules_0_modules_conv3_1x1_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        x_90 = l_self_modules_stages_modules_3_modules_0_modules_conv3_1x1_modules_bn_buffers_running_mean_ = l_self_modules_stages_modules_3_modules_0_modules_conv3_1x1_modules_bn_buffers_running_var_ = l_self_modules_stages_modules_3_modules_0_modules_conv3_1x1_modules_bn_parameters_weight_ = l_self_modules_stages_modules_3_modules_0_modules_conv3_1x1_modules_bn_parameters_bias_ = None
        x_92 = torch.conv2d(
            x_91,
            l_self_modules_stages_modules_3_modules_1_modules_conv_kxk_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (1, 1),
            (1, 1),
            1,
        )
        l_self_modules_stages_modules_3_modules_1_modules_conv_kxk_modules_conv_parameters_weight_ = None
        x_93 = torch.nn.functional.batch_norm(
            x_92,
            l_self_modules_stages_modules_3_modules_1_modules_conv_kxk_modules_bn_buffers_running_mean_,
            l_self_modules_stages_modules_3_modules_1_modules_conv_kxk_modules_bn_buffers_running_var_,
            l_self_modules_stages_modules_3_modules_1_modules_conv_kxk_modules_bn_parameters_weight_,
            l_self_modules_stages_modules_3_modules_1_modules_conv_kxk_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        x_92 = l_self_modules_stages_modules_3_modules_1_modules_conv_kxk_modules_bn_buffers_running_mean_ = l_self_modules_stages_modules_3_modules_1_modules_conv_kxk_modules_bn_buffers_running_var_ = l_self_modules_stages_modules_3_modules_1_modules_conv_kxk_modules_bn_parameters_weight_ = l_self_modules_stages_modules_3_modules_1_modules_conv_kxk_modules_bn_parameters_bias_ = None
        x_94 = torch.nn.functional.silu(x_93, inplace=True)
        x_93 = None
        x_95 = torch.conv2d(
            x_94,
            l_self_modules_stages_modules_3_modules_1_modules_conv_1x1_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        x_94 = l_self_modules_stages_modules_3_modules_1_modules_conv_1x1_parameters_weight_ = None
        reshape_9 = x_95.reshape(320, 2, 4, 2)
        x_95 = None
        x_96 = reshape_9.transpose(1, 2)
        reshape_9 = None
        reshape_10 = x_96.reshape(1, 80, 16, 4)
        x_96 = None
        transpose_7 = reshape_10.transpose(1, 3)
        reshape_10 = None
        x_97 = transpose_7.reshape(4, 16, -1)
        transpose_7 = None
        layer_norm_5 = torch.nn.functional.layer_norm(
            x_97,
            (80,),
            l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_0_modules_norm1_parameters_weight_,
            l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_0_modules_norm1_parameters_bias_,
            1e-05,
        )
        l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_0_modules_norm1_parameters_weight_ = l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_0_modules_norm1_parameters_bias_ = None
        linear_8 = torch._C._nn.linear(
            layer_norm_5,
            l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_0_modules_attn_modules_qkv_parameters_weight_,
            l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_0_modules_attn_modules_qkv_parameters_bias_,
        )
        layer_norm_5 = l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_0_modules_attn_modules_qkv_parameters_weight_ = l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_0_modules_attn_modules_qkv_parameters_bias_ = None
        reshape_12 = linear_8.reshape(4, 16, 3, 4, 20)
        linear_8 = None
        qkv_2 = reshape_12.permute(2, 0, 3, 1, 4)
        reshape_12 = None
        unbind_2 = qkv_2.unbind(0)
        qkv_2 = None
        q_2 = unbind_2[0]
        k_2 = unbind_2[1]
        v_2 = unbind_2[2]
        unbind_2 = None
        x_98 = torch._C._nn.scaled_dot_product_attention(
            q_2, k_2, v_2, attn_mask=None, dropout_p=0.0, is_causal=False
        )
        q_2 = k_2 = v_2 = None
        transpose_8 = x_98.transpose(1, 2)
        x_98 = None
        x_99 = transpose_8.reshape(4, 16, 80)
        transpose_8 = None
        x_100 = torch._C._nn.linear(
            x_99,
            l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_0_modules_attn_modules_proj_parameters_weight_,
            l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_0_modules_attn_modules_proj_parameters_bias_,
        )
        x_99 = l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_0_modules_attn_modules_proj_parameters_weight_ = l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_0_modules_attn_modules_proj_parameters_bias_ = None
        x_101 = torch.nn.functional.dropout(x_100, 0.0, False, False)
        x_100 = None
        x_102 = x_97 + x_101
        x_97 = x_101 = None
        layer_norm_6 = torch.nn.functional.layer_norm(
            x_102,
            (80,),
            l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_0_modules_norm2_parameters_weight_,
            l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_0_modules_norm2_parameters_bias_,
            1e-05,
        )
        l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_0_modules_norm2_parameters_weight_ = l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_0_modules_norm2_parameters_bias_ = None
        x_103 = torch._C._nn.linear(
            layer_norm_6,
            l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_0_modules_mlp_modules_fc1_parameters_weight_,
            l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_0_modules_mlp_modules_fc1_parameters_bias_,
        )
        layer_norm_6 = l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_0_modules_mlp_modules_fc1_parameters_weight_ = l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_0_modules_mlp_modules_fc1_parameters_bias_ = None
        x_104 = torch.nn.functional.silu(x_103, inplace=False)
        x_103 = None
        x_105 = torch.nn.functional.dropout(x_104, 0.0, False, False)
        x_104 = None
        x_106 = torch._C._nn.linear(
            x_105,
            l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_0_modules_mlp_modules_fc2_parameters_weight_,
            l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_0_modules_mlp_modules_fc2_parameters_bias_,
        )
        x_105 = l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_0_modules_mlp_modules_fc2_parameters_weight_ = l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_0_modules_mlp_modules_fc2_parameters_bias_ = None
        x_107 = torch.nn.functional.dropout(x_106, 0.0, False, False)
        x_106 = None
        x_108 = x_102 + x_107
        x_102 = x_107 = None
        layer_norm_7 = torch.nn.functional.layer_norm(
            x_108,
            (80,),
            l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_1_modules_norm1_parameters_weight_,
            l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_1_modules_norm1_parameters_bias_,
            1e-05,
        )
        l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_1_modules_norm1_parameters_weight_ = l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_1_modules_norm1_parameters_bias_ = None
        linear_12 = torch._C._nn.linear(
            layer_norm_7,
            l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_1_modules_attn_modules_qkv_parameters_weight_,
            l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_1_modules_attn_modules_qkv_parameters_bias_,
        )
        layer_norm_7 = l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_1_modules_attn_modules_qkv_parameters_weight_ = l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_1_modules_attn_modules_qkv_parameters_bias_ = None
        reshape_14 = linear_12.reshape(4, 16, 3, 4, 20)
        linear_12 = None
        qkv_3 = reshape_14.permute(2, 0, 3, 1, 4)
        reshape_14 = None
        unbind_3 = qkv_3.unbind(0)
        qkv_3 = None
        q_3 = unbind_3[0]
        k_3 = unbind_3[1]
        v_3 = unbind_3[2]
        unbind_3 = None
        x_109 = torch._C._nn.scaled_dot_product_attention(
            q_3, k_3, v_3, attn_mask=None, dropout_p=0.0, is_causal=False
        )
        q_3 = k_3 = v_3 = None
        transpose_9 = x_109.transpose(1, 2)
        x_109 = None
        x_110 = transpose_9.reshape(4, 16, 80)
        transpose_9 = None
        x_111 = torch._C._nn.linear(
            x_110,
            l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_1_modules_attn_modules_proj_parameters_weight_,
            l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_1_modules_attn_modules_proj_parameters_bias_,
        )
        x_110 = l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_1_modules_attn_modules_proj_parameters_weight_ = l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_1_modules_attn_modules_proj_parameters_bias_ = None
        x_112 = torch.nn.functional.dropout(x_111, 0.0, False, False)
        x_111 = None
        x_113 = x_108 + x_112
        x_108 = x_112 = None
        layer_norm_8 = torch.nn.functional.layer_norm(
            x_113,
            (80,),
            l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_1_modules_norm2_parameters_weight_,
            l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_1_modules_norm2_parameters_bias_,
            1e-05,
        )
        l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_1_modules_norm2_parameters_weight_ = l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_1_modules_norm2_parameters_bias_ = None
        x_114 = torch._C._nn.linear(
            layer_norm_8,
            l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_1_modules_mlp_modules_fc1_parameters_weight_,
            l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_1_modules_mlp_modules_fc1_parameters_bias_,
        )
        layer_norm_8 = l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_1_modules_mlp_modules_fc1_parameters_weight_ = l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_1_modules_mlp_modules_fc1_parameters_bias_ = None
        x_115 = torch.nn.functional.silu(x_114, inplace=False)
        x_114 = None
        x_116 = torch.nn.functional.dropout(x_115, 0.0, False, False)
        x_115 = None
        x_117 = torch._C._nn.linear(
            x_116,
            l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_1_modules_mlp_modules_fc2_parameters_weight_,
            l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_1_modules_mlp_modules_fc2_parameters_bias_,
        )
        x_116 = l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_1_modules_mlp_modules_fc2_parameters_weight_ = l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_1_modules_mlp_modules_fc2_parameters_bias_ = None
        x_118 = torch.nn.functional.dropout(x_117, 0.0, False, False)
        x_117 = None
        x_119 = x_113 + x_118
        x_113 = x_118 = None
        layer_norm_9 = torch.nn.functional.layer_norm(
            x_119,
            (80,),
            l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_2_modules_norm1_parameters_weight_,
            l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_2_modules_norm1_parameters_bias_,
            1e-05,
        )
        l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_2_modules_norm1_parameters_weight_ = l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_2_modules_norm1_parameters_bias_ = None
        linear_16 = torch._C._nn.linear(
            layer_norm_9,
            l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_2_modules_attn_modules_qkv_parameters_weight_,
            l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_2_modules_attn_modules_qkv_parameters_bias_,
        )
        layer_norm_9 = l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_2_modules_attn_modules_qkv_parameters_weight_ = l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_2_modules_attn_modules_qkv_parameters_bias_ = None
        reshape_16 = linear_16.reshape(4, 16, 3, 4, 20)
        linear_16 = None
        qkv_4 = reshape_16.permute(2, 0, 3, 1, 4)
        reshape_16 = None
        unbind_4 = qkv_4.unbind(0)
        qkv_4 = None
        q_4 = unbind_4[0]
        k_4 = unbind_4[1]
        v_4 = unbind_4[2]
        unbind_4 = None
        x_120 = torch._C._nn.scaled_dot_product_attention(
            q_4, k_4, v_4, attn_mask=None, dropout_p=0.0, is_causal=False
        )
        q_4 = k_4 = v_4 = None
        transpose_10 = x_120.transpose(1, 2)
        x_120 = None
        x_121 = transpose_10.reshape(4, 16, 80)
        transpose_10 = None
        x_122 = torch._C._nn.linear(
            x_121,
            l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_2_modules_attn_modules_proj_parameters_weight_,
            l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_2_modules_attn_modules_proj_parameters_bias_,
        )
        x_121 = l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_2_modules_attn_modules_proj_parameters_weight_ = l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_2_modules_attn_modules_proj_parameters_bias_ = None
        x_123 = torch.nn.functional.dropout(x_122, 0.0, False, False)
        x_122 = None
        x_124 = x_119 + x_123
        x_119 = x_123 = None
        layer_norm_10 = torch.nn.functional.layer_norm(
            x_124,
            (80,),
            l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_2_modules_norm2_parameters_weight_,
            l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_2_modules_norm2_parameters_bias_,
            1e-05,
        )
        l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_2_modules_norm2_parameters_weight_ = l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_2_modules_norm2_parameters_bias_ = None
        x_125 = torch._C._nn.linear(
            layer_norm_10,
            l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_2_modules_mlp_modules_fc1_parameters_weight_,
            l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_2_modules_mlp_modules_fc1_parameters_bias_,
        )
        layer_norm_10 = l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_2_modules_mlp_modules_fc1_parameters_weight_ = l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_2_modules_mlp_modules_fc1_parameters_bias_ = None
        x_126 = torch.nn.functional.silu(x_125, inplace=False)
        x_125 = None
        x_127 = torch.nn.functional.dropout(x_126, 0.0, False, False)
        x_126 = None
        x_128 = torch._C._nn.linear(
            x_127,
            l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_2_modules_mlp_modules_fc2_parameters_weight_,
            l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_2_modules_mlp_modules_fc2_parameters_bias_,
        )
        x_127 = l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_2_modules_mlp_modules_fc2_parameters_weight_ = l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_2_modules_mlp_modules_fc2_parameters_bias_ = None
        x_129 = torch.nn.functional.dropout(x_128, 0.0, False, False)
        x_128 = None
        x_130 = x_124 + x_129
        x_124 = x_129 = None
        layer_norm_11 = torch.nn.functional.layer_norm(
            x_130,
            (80,),
            l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_3_modules_norm1_parameters_weight_,
            l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_3_modules_norm1_parameters_bias_,
            1e-05,
        )
        l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_3_modules_norm1_parameters_weight_ = l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_3_modules_norm1_parameters_bias_ = None
        linear_20 = torch._C._nn.linear(
            layer_norm_11,
            l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_3_modules_attn_modules_qkv_parameters_weight_,
            l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_3_modules_attn_modules_qkv_parameters_bias_,
        )
        layer_norm_11 = l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_3_modules_attn_modules_qkv_parameters_weight_ = l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_3_modules_attn_modules_qkv_parameters_bias_ = None
        reshape_18 = linear_20.reshape(4, 16, 3, 4, 20)
        linear_20 = None
        qkv_5 = reshape_18.permute(2, 0, 3, 1, 4)
        reshape_18 = None
        unbind_5 = qkv_5.unbind(0)
        qkv_5 = None
        q_5 = unbind_5[0]
        k_5 = unbind_5[1]
        v_5 = unbind_5[2]
        unbind_5 = None
        x_131 = torch._C._nn.scaled_dot_product_attention(
            q_5, k_5, v_5, attn_mask=None, dropout_p=0.0, is_causal=False
        )
        q_5 = k_5 = v_5 = None
        transpose_11 = x_131.transpose(1, 2)
        x_131 = None
        x_132 = transpose_11.reshape(4, 16, 80)
        transpose_11 = None
        x_133 = torch._C._nn.linear(
            x_132,
            l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_3_modules_attn_modules_proj_parameters_weight_,
            l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_3_modules_attn_modules_proj_parameters_bias_,
        )
        x_132 = l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_3_modules_attn_modules_proj_parameters_weight_ = l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_3_modules_attn_modules_proj_parameters_bias_ = None
        x_134 = torch.nn.functional.dropout(x_133, 0.0, False, False)
        x_133 = None
        x_135 = x_130 + x_134
        x_130 = x_134 = None
        layer_norm_12 = torch.nn.functional.layer_norm(
            x_135,
            (80,),
            l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_3_modules_norm2_parameters_weight_,
            l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_3_modules_norm2_parameters_bias_,
            1e-05,
        )
        l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_3_modules_norm2_parameters_weight_ = l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_3_modules_norm2_parameters_bias_ = None
        x_136 = torch._C._nn.linear(
            layer_norm_12,
            l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_3_modules_mlp_modules_fc1_parameters_weight_,
            l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_3_modules_mlp_modules_fc1_parameters_bias_,
        )
        layer_norm_12 = l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_3_modules_mlp_modules_fc1_parameters_weight_ = l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_3_modules_mlp_modules_fc1_parameters_bias_ = None
        x_137 = torch.nn.functional.silu(x_136, inplace=False)
        x_136 = None
        x_138 = torch.nn.functional.dropout(x_137, 0.0, False, False)
        x_137 = None
        x_139 = torch._C._nn.linear(
            x_138,
            l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_3_modules_mlp_modules_fc2_parameters_weight_,
            l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_3_modules_mlp_modules_fc2_parameters_bias_,
        )
        x_138 = l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_3_modules_mlp_modules_fc2_parameters_weight_ = l_self_modules_stages_modules_3_modules_1_modules_transformer_modules_3_modules_mlp_modules_fc2_parameters_bias_ = None
        x_140 = torch.nn.functional.dropout(x_139, 0.0, False, False)
        x_139 = None
        x_141 = x_135 + x_140
        x_135 = x_140 = None
        x_142 = torch.nn.functional.layer_norm(
            x_141,
            (80,),
            l_self_modules_stages_modules_3_modules_1_modules_norm_parameters_weight_,
            l_self_modules_stages_modules_3_modules_1_modules_norm_parameters_bias_,
            1e-05,
        )
        x_141 = l_self_modules_stages_modules_3_modules_1_modules_norm_parameters_weight_ = l_self_modules_stages_modules_3_modules_1_modules_norm_parameters_bias_ = None
        contiguous_1 = x_142.contiguous()
        x_142 = None
        x_143 = contiguous_1.view(1, 4, 16, -1)
        contiguous_1 = None
        transpose_12 = x_143.transpose(1, 3)
        x_143 = None
        x_144 = transpose_12.reshape(320, 4, 2, 2)
        transpose_12 = None
        transpose_13 = x_144.transpose(1, 2)
        x_144 = None
        x_145 = transpose_13.reshape(1, 80, 8, 8)
        transpose_13 = None
        x_146 = torch.conv2d(
            x_145,
            l_self_modules_stages_modules_3_modules_1_modules_conv_proj_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        x_145 = l_self_modules_stages_modules_3_modules_1_modules_conv_proj_modules_conv_parameters_weight_ = None
        x_147 = torch.nn.functional.batch_norm(
            x_146,
            l_self_modules_stages_modules_3_modules_1_modules_conv_proj_modules_bn_buffers_running_mean_,
            l_self_modules_stages_modules_3_modules_1_modules_conv_proj_modules_bn_buffers_running_var_,
            l_self_modules_stages_modules_3_modules_1_modules_conv_proj_modules_bn_parameters_weight_,
            l_self_modules_stages_modules_3_modules_1_modules_conv_proj_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        x_146 = l_self_modules_stages_modules_3_modules_1_modules_conv_proj_modules_bn_buffers_running_mean_ = l_self_modules_stages_modules_3_modules_1_modules_conv_proj_modules_bn_buffers_running_var_ = l_self_modules_stages_modules_3_modules_1_modules_conv_proj_modules_bn_parameters_weight_ = l_self_modules_stages_modules_3_modules_1_modules_conv_proj_modules_bn_parameters_bias_ = None
        x_148 = torch.nn.functional.silu(x_147, inplace=True)
        x_147 = None
        cat_1 = torch.cat((x_91, x_148), dim=1)
        x_91 = x_148 = None
        x_149 = torch.conv2d(
            cat_1,
            l_self_modules_stages_modules_3_modules_1_modules_conv_fusion_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (1, 1),
            (1, 1),
            1,
        )
        cat_1 = l_self_modules_stages_modules_3_modules_1_modules_conv_fusion_modules_conv_parameters_weight_ = None
        x_150 = torch.nn.functional.batch_norm(
            x_149,
            l_self_modules_stages_modules_3_modules_1_modules_conv_fusion_modules_bn_buffers_running_mean_,
            l_self_modules_stages_modules_3_modules_1_modules_conv_fusion_modules_bn_buffers_running_var_,
            l_self_modules_stages_modules_3_modules_1_modules_conv_fusion_modules_bn_parameters_weight_,
            l_self_modules_stages_modules_3_modules_1_modules_conv_fusion_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        x_149 = l_self_modules_stages_modules_3_modules_1_modules_conv_fusion_modules_bn_buffers_running_mean_ = l_self_modules_stages_modules_3_modules_1_modules_conv_fusion_modules_bn_buffers_running_var_ = l_self_modules_stages_modules_3_modules_1_modules_conv_fusion_modules_bn_parameters_weight_ = l_self_modules_stages_modules_3_modules_1_modules_conv_fusion_modules_bn_parameters_bias_ = None
        x_151 = torch.nn.functional.silu(x_150, inplace=True)
        x_150 = None
        x_152 = torch.conv2d(
            x_151,
            l_self_modules_stages_modules_4_modules_0_modules_conv1_1x1_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        x_151 = l_self_modules_stages_modules_4_modules_0_modules_conv1_1x1_modules_conv_parameters_weight_ = None
        x_153 = torch.nn.functional.batch_norm(
            x_152,
            l_self_modules_stages_modules_4_modules_0_modules_conv1_1x1_modules_bn_buffers_running_mean_,
            l_self_modules_stages_modules_4_modules_0_modules_conv1_1x1_modules_bn_buffers_running_var_,
            l_self_modules_stages_modules_4_modules_0_modules_conv1_1x1_modules_bn_parameters_weight_,
            l_self_modules_stages_modules_4_modules_0_modules_conv1_1x1_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        x_152 = l_self_modules_stages_modules_4_modules_0_modules_conv1_1x1_modules_bn_buffers_running_mean_ = l_self_modules_stages_modules_4_modules_0_modules_conv1_1x1_modules_bn_buffers_running_var_ = l_self_modules_stages_modules_4_modules_0_modules_conv1_1x1_modules_bn_parameters_weight_ = l_self_modules_stages_modules_4_modules_0_modules_conv1_1x1_modules_bn_parameters_bias_ = None
        x_154 = torch.nn.functional.silu(x_153, inplace=True)
        x_153 = None
        x_155 = torch.conv2d(
            x_154,
            l_self_modules_stages_modules_4_modules_0_modules_conv2_kxk_modules_conv_parameters_weight_,
            None,
            (2, 2),
            (1, 1),
            (1, 1),
            128,
        )
        x_154 = l_self_modules_stages_modules_4_modules_0_modules_conv2_kxk_modules_conv_parameters_weight_ = None
        x_156 = torch.nn.functional.batch_norm(
            x_155,
            l_self_modules_stages_modules_4_modules_0_modules_conv2_kxk_modules_bn_buffers_running_mean_,
            l_self_modules_stages_modules_4_modules_0_modules_conv2_kxk_modules_bn_buffers_running_var_,
            l_self_modules_stages_modules_4_modules_0_modules_conv2_kxk_modules_bn_parameters_weight_,
            l_self_modules_stages_modules_4_modules_0_modules_conv2_kxk_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        x_155 = l_self_modules_stages_modules_4_modules_0_modules_conv2_kxk_modules_bn_buffers_running_mean_ = l_self_modules_stages_modules_4_modules_0_modules_conv2_kxk_modules_bn_buffers_running_var_ = l_self_modules_stages_modules_4_modules_0_modules_conv2_kxk_modules_bn_parameters_weight_ = l_self_modules_stages_modules_4_modules_0_modules_conv2_kxk_modules_bn_parameters_bias_ = None
        x_157 = torch.nn.functional.silu(x_156, inplace=True)
        x_156 = None
        x_158 = torch.conv2d(
            x_157,
            l_self_modules_stages_modules_4_modules_0_modules_conv3_1x1_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        x_157 = l_self_modules_stages_modules_4_modules_0_modules_conv3_1x1_modules_conv_parameters_weight_ = None
        x_159 = torch.nn.functional.batch_norm(
            x_158,
            l_self_modules_stages_modules_4_modules_0_modules_conv3_1x1_modules_bn_buffers_running_mean_,
            l_self_modules_stages_modules_4_modules_0_modules_conv3_1x1_modules_bn_buffers_running_var_,
            l_self_modules_stages_modules_4_modules_0_modules_conv3_1x1_modules_bn_parameters_weight_,
            l_self_modules_stages_modules_4_modules_0_modules_conv3_1x1_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        x_158 = l_self_modules_stages_modules_4_modules_0_modules_conv3_1x1_modules_bn_buffers_running_mean_ = l_self_modules_stages_modules_4_modules_0_modules_conv3_1x1_modules_bn_buffers_running_var_ = l_self_modules_stages_modules_4_modules_0_modules_conv3_1x1_modules_bn_parameters_weight_ = l_self_modules_stages_modules_4_modules_0_modules_conv3_1x1_modules_bn_parameters_bias_ = None
        x_160 = torch.conv2d(
            x_159,
            l_self_modules_stages_modules_4_modules_1_modules_conv_kxk_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (1, 1),
            (1, 1),
            1,
        )
        l_self_modules_stages_modules_4_modules_1_modules_conv_kxk_modules_conv_parameters_weight_ = None
        x_161 = torch.nn.functional.batch_norm(
            x_160,
            l_self_modules_stages_modules_4_modules_1_modules_conv_kxk_modules_bn_buffers_running_mean_,
            l_self_modules_stages_modules_4_modules_1_modules_conv_kxk_modules_bn_buffers_running_var_,
            l_self_modules_stages_modules_4_modules_1_modules_conv_kxk_modules_bn_parameters_weight_,
            l_self_modules_stages_modules_4_modules_1_modules_conv_kxk_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        x_160 = l_self_modules_stages_modules_4_modules_1_modules_conv_kxk_modules_bn_buffers_running_mean_ = l_self_modules_stages_modules_4_modules_1_modules_conv_kxk_modules_bn_buffers_running_var_ = l_self_modules_stages_modules_4_modules_1_modules_conv_kxk_modules_bn_parameters_weight_ = l_self_modules_stages_modules_4_modules_1_modules_conv_kxk_modules_bn_parameters_bias_ = None
        x_162 = torch.nn.functional.silu(x_161, inplace=True)
        x_161 = None
        x_163 = torch.conv2d(
            x_162,
            l_self_modules_stages_modules_4_modules_1_modules_conv_1x1_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        x_162 = l_self_modules_stages_modules_4_modules_1_modules_conv_1x1_parameters_weight_ = None
        reshape_22 = x_163.reshape(192, 2, 2, 2)
        x_163 = None
        x_164 = reshape_22.transpose(1, 2)
        reshape_22 = None
        reshape_23 = x_164.reshape(1, 96, 4, 4)
        x_164 = None
        transpose_15 = reshape_23.transpose(1, 3)
        reshape_23 = None
        x_165 = transpose_15.reshape(4, 4, -1)
        transpose_15 = None
        layer_norm_14 = torch.nn.functional.layer_norm(
            x_165,
            (96,),
            l_self_modules_stages_modules_4_modules_1_modules_transformer_modules_0_modules_norm1_parameters_weight_,
            l_self_modules_stages_modules_4_modules_1_modules_transformer_modules_0_modules_norm1_parameters_bias_,
            1e-05,
        )
        l_self_modules_stages_modules_4_modules_1_modules_transformer_modules_0_modules_norm1_parameters_weight_ = l_self_modules_stages_modules_4_modules_1_modules_transformer_modules_0_modules_norm1_parameters_bias_ = None
        linear_24 = torch._C._nn.linear(
            layer_norm_14,
            l_self_modules_stages_modules_4_modules_1_modules_transformer_modules_0_modules_attn_modules_qkv_parameters_weight_,
            l_self_modules_stages_modules_4_modules_1_modules_transformer_modules_0_modules_attn_modules_qkv_parameters_bias_,
        )
        layer_norm_14 = l_self_modules_stages_modules_4_modules_1_modules_transformer_modules_0_modules_attn_modules_qkv_parameters_weight_ = l_self_modules_stages_modules_4_modules_1_modules_transformer_modules_0_modules_attn_modules_qkv_parameters_bias_ = None
        reshape_25 = linear_24.reshape(4, 4, 3, 4, 24)
        linear_24 = None
        qkv_6 = reshape_25.permute(2, 0, 3, 1, 4)
        reshape_25 = None
        unbind_6 = qkv_6.unbind(0)
        qkv_6 = None
        q_6 = unbind_6[0]
        k_6 = unbind_6[1]
        v_6 = unbind_6[2]
        unbind_6 = None
        x_166 = torch._C._nn.scaled_dot_product_attention(
            q_6, k_6, v_6, attn_mask=None, dropout_p=0.0, is_causal=False
        )
        q_6 = k_6 = v_6 = None
        transpose_16 = x_166.transpose(1, 2)
        x_166 = None
        x_167 = transpose_16.reshape(4, 4, 96)
        transpose_16 = None
        x_168 = torch._C._nn.linear(
            x_167,
            l_self_modules_stages_modules_4_modules_1_modules_transformer_modules_0_modules_attn_modules_proj_parameters_weight_,
            l_self_modules_stages_modules_4_modules_1_modules_transformer_modules_0_modules_attn_modules_proj_parameters_bias_,
        )
        x_167 = l_self_modules_stages_modules_4_modules_1_modules_transformer_modules_0_modules_attn_modules_proj_parameters_weight_ = l_self_modules_stages_modules_4_modules_1_modules_transformer_modules_0_modules_attn_modules_proj_parameters_bias_ = None
        x_169 = torch.nn.functional.dropout(x_168, 0.0, False, False)
        x_168 = None
        x_170 = x_165 + x_169
        x_165 = x_169 = None
        layer_norm_15 = torch.nn.functional.layer_norm(
            x_170,
            (96,),
            l_self_modules_stages_modules_4_modules_1_modules_transformer_modules_0_modules_norm2_parameters_weight_,
            l_self_modules_stages_modules_4_modules_1_modules_transformer_modules_0_modules_norm2_parameters_bias_,
            1e-05,
        )
        l_self_modules_stages_modules_4_modules_1_modules_transformer_modules_0_modules_norm2_parameters_weight_ = l_self_modules_stages_modules_4_modules_1_modules_transformer_modules_0_modules_norm2_parameters_bias_ = None
        x_171 = torch._C._nn.linear(
            layer_norm_15,
            l_self_modules_stages_modules_4_modules_1_modules_transformer_modules_0_modules_mlp_modules_fc1_parameters_weight_,
            l_self_modules_stages_modules_4_modules_1_modules_transformer_modules_0_modules_mlp_modules_fc1_parameters_bias_,
        )
        layer_norm_15 = l_self_modules_stages_modules_4_modules_1_modules_transformer_modules_0_modules_mlp_modules_fc1_parameters_weight_ = l_self_modules_stages_modules_4_modules_1_modules_transformer_modules_0_modules_mlp_modules_fc1_parameters_bias_ = None
        x_172 = torch.nn.functional.silu(x_171, inplace=False)
        x_171 = None
        x_173 = torch.nn.functional.dropout(x_172, 0.0, False, False)
        x_172 = None
        x_174 = torch._C._nn.linear(
            x_173,
            l_self_modules_stages_modules_4_modules_1_modules_transformer_modules_0_modules_mlp_modules_fc2_parameters_weight_,
            l_self_modules_stages_modules_4_modules_1_modules_transformer_modules_0_modules_mlp_modules_fc2_parameters_bias_,
        )
        x_173 = l_self_modules_stages_modules_4_modules_1_modules_transformer_modules_0_modules_mlp_modules_fc2_parameters_weight_ = l_self_modules_stages_modules_4_modules_1_modules_transformer_modules_0_modules_mlp_modules_fc2_parameters_bias_ = None
        x_175 = torch.nn.functional.dropout(x_174, 0.0, False, False)
        x_174 = None
        x_176 = x_170 + x_175
        x_170 = x_175 = None
        layer_norm_16 = torch.nn.functional.layer_norm(
            x_176,
            (96,),
            l_self_modules_stages_modules_4_modules_1_modules_transformer_modules_1_modules_norm1_parameters_weight_,
            l_self_modules_stages_modules_4_modules_1_modules_transformer_modules_1_modules_norm1_parameters_bias_,
            1e-05,
        )
        l_self_modules_stages_modules_4_modules_1_modules_transformer_modules_1_modules_norm1_parameters_weight_ = l_self_modules_stages_modules_4_modules_1_modules_transformer_modules_1_modules_norm1_parameters_bias_ = None
        linear_28 = torch._C._nn.linear(
            layer_norm_16,
            l_self_modules_stages_modules_4_modules_1_modules_transformer_modules_1_modules_attn_modules_qkv_parameters_weight_,
            l_self_modules_stages_modules_4_modules_1_modules_transformer_modules_1_modules_attn_modules_qkv_parameters_bias_,
        )
        layer_norm_16 = l_self_modules_stages_modules_4_modules_1_modules_transformer_modules_1_modules_attn_modules_qkv_parameters_weight_ = l_self_modules_stages_modules_4_modules_1_modules_transformer_modules_1_modules_attn_modules_qkv_parameters_bias_ = None
        reshape_27 = linear_28.reshape(4, 4, 3, 4, 24)
        linear_28 = None
        qkv_7 = reshape_27.permute(2, 0, 3, 1, 4)
        reshape_27 = None
        unbind_7 = qkv_7.unbind(0)
        qkv_7 = None
        q_7 = unbind_7[0]
        k_7 = unbind_7[1]
        v_7 = unbind_7[2]
        unbind_7 = None
        x_177 = torch._C._nn.scaled_dot_product_attention(
            q_7, k_7, v_7, attn_mask=None, dropout_p=0.0, is_causal=False
        )
        q_7 = k_7 = v_7 = None
        transpose_17 = x_177.transpose(1, 2)
        x_177 = None
        x_178 = transpose_17.reshape(4, 4, 96)
        transpose_17 = None
        x_179 = torch._C._nn.linear(
            x_178,
            l_self_modules_stages_modules_4_modules_1_modules_transformer_modules_1_modules_attn_modules_proj_parameters_weight_,
            l_self_modules_stages_modules_4_modules_1_modules_transformer_modules_1_modules_attn_modules_proj_parameters_bias_,
        )
        x_178 = l_self_modules_stages_modules_4_modules_1_modules_transformer_modules_1_modules_attn_modules_proj_parameters_weight_ = l_self_modules_stages_modules_4_modules_1_modules_transformer_modules_1_modules_attn_modules_proj_parameters_bias_ = None
        x_180 = torch.nn.functional.dropout(x_179, 0.0, False, False)
        x_179 = None
        x_181 = x_176 + x_180
        x_176 = x_180 = None
        layer_norm_17 = torch.nn.functional.layer_norm(
            x_181,
            (96,),
            l_self_modules_stages_modules_4_modules_1_modules_transformer_modules_1_modules_norm2_parameters_weight_,
            l_self_modules_stages_modules_4_modules_1_modules_transformer_modules_1_modules_norm2_parameters_bias_,
            1e-05,
        )
        l_self_modules_stages_modules_4_modules_1_modules_transformer_modules_1_modules_norm2_parameters_weight_ = l_self_modules_stages_modules_4_modules_1_modules_transformer_modules_1_modules_norm2_parameters_bias_ = None
        x_182 = torch._C._nn.linear(
            layer_norm_17,
            l_self_modules_stages_modules_4_modules_1_modules_transformer_modules_1_modules_mlp_modules_fc1_parameters_weight_,
            l_self_modules_stages_modules_4_modules_1_modules_transformer_modules_1_modules_mlp_modules_fc1_parameters_bias_,
        )
        layer_norm_17 = l_self_modules_stages_modules_4_modules_1_modules_transformer_modules_1_modules_mlp_modules_fc1_parameters_weight_ = l_self_modules_stages_modules_4_modules_1_modules_transformer_modules_1_modules_mlp_modules_fc1_parameters_bias_ = None
        x_183 = torch.nn.functional.silu(x_182, inplace=False)
        x_182 = None
        x_184 = torch.nn.functional.dropout(x_183, 0.0, False, False)
        x_183 = None
        x_185 = torch._C._nn.linear(
            x_184,
            l_self_modules_stages_modules_4_modules_1_modules_transformer_modules_1_modules_mlp_modules_fc2_parameters_weight_,
            l_self_modules_stages_modules_4_modules_1_modules_transformer_modules_1_modules_mlp_modules_fc2_parameters_bias_,
        )
        x_184 = l_self_modules_stages_modules_4_modules_1_modules_transformer_modules_1_modules_mlp_modules_fc2_parameters_weight_ = l_self_modules_stages_modules_4_modules_1_modules_transformer_modules_1_modules_mlp_modules_fc2_parameters_bias_ = None
        x_186 = torch.nn.functional.dropout(x_185, 0.0, False, False)
        x_185 = None
        x_187 = x_181 + x_186
        x_181 = x_186 = None
        layer_norm_18 = torch.nn.functional.layer_norm(
            x_187,
            (96,),
            l_self_modules_stages_modules_4_modules_1_modules_transformer_modules_2_modules_norm1_parameters_weight_,
            l_self_modules_stages_modules_4_modules_1_modules_transformer_modules_2_modules_norm1_parameters_bias_,
            1e-05,
        )
        l_self_modules_stages_modules_4_modules_1_modules_transformer_modules_2_modules_norm1_parameters_weight_ = l_self_modules_stages_modules_4_modules_1_modules_transformer_modules_2_modules_norm1_parameters_bias_ = None
        linear_32 = torch._C._nn.linear(
            layer_norm_18,
            l_self_modules_stages_modules_4_modules_1_modules_transformer_modules_2_modules_attn_modules_qkv_parameters_weight_,
            l_self_modules_stages_modules_4_modules_1_modules_transformer_modules_2_modules_attn_modules_qkv_parameters_bias_,
        )
        layer_norm_18 = l_self_modules_stages_modules_4_modules_1_modules_transformer_modules_2_modules_attn_modules_qkv_parameters_weight_ = l_self_modules_stages_modules_4_modules_1_modules_transformer_modules_2_modules_attn_modules_qkv_parameters_bias_ = None
        reshape_29 = linear_32.reshape(4, 4, 3, 4, 24)
        linear_32 = None
        qkv_8 = reshape_29.permute(2, 0, 3, 1, 4)
        reshape_29 = None
        unbind_8 = qkv_8.unbind(0)
        qkv_8 = None
        q_8 = unbind_8[0]
        k_8 = unbind_8[1]
        v_8 = unbind_8[2]
        unbind_8 = None
        x_188 = torch._C._nn.scaled_dot_product_attention(
            q_8, k_8, v_8, attn_mask=None, dropout_p=0.0, is_causal=False
        )
        q_8 = k_8 = v_8 = None
        transpose_18 = x_188.transpose(1, 2)
        x_188 = None
        x_189 = transpose_18.reshape(4, 4, 96)
        transpose_18 = None
        x_190 = torch._C._nn.linear(
            x_189,
            l_self_modules_stages_modules_4_modules_1_modules_transformer_modules_2_modules_attn_modules_proj_parameters_weight_,
            l_self_modules_stages_modules_4_modules_1_modules_transformer_modules_2_modules_attn_modules_proj_parameters_bias_,
        )
        x_189 = l_self_modules_stages_modules_4_modules_1_modules_transformer_modules_2_modules_attn_modules_proj_parameters_weight_ = l_self_modules_stages_modules_4_modules_1_modules_transformer_modules_2_modules_attn_modules_proj_parameters_bias_ = None
        x_191 = torch.nn.functional.dropout(x_190, 0.0, False, False)
        x_190 = None
        x_192 = x_187 + x_191
        x_187 = x_191 = None
        layer_norm_19 = torch.nn.functional.layer_norm(
            x_192,
            (96,),
            l_self_modules_stages_modules_4_modules_1_modules_transformer_modules_2_modules_norm2_parameters_weight_,
            l_self_modules_stages_modules_4_modules_1_modules_transformer_modules_2_modules_norm2_parameters_bias_,
            1e-05,
        )
        l_self_modules_stages_modules_4_modules_1_modules_transformer_modules_2_modules_norm2_parameters_weight_ = l_self_modules_stages_modules_4_modules_1_modules_transformer_modules_2_modules_norm2_parameters_bias_ = None
        x_193 = torch._C._nn.linear(
            layer_norm_19,
            l_self_modules_stages_modules_4_modules_1_modules_transformer_modules_2_modules_mlp_modules_fc1_parameters_weight_,
            l_self_modules_stages_modules_4_modules_1_modules_transformer_modules_2_modules_mlp_modules_fc1_parameters_bias_,
        )
        layer_norm_19 = l_self_modules_stages_modules_4_modules_1_modules_transformer_modules_2_modules_mlp_modules_fc1_parameters_weight_ = l_self_modules_stages_modules_4_modules_1_modules_transformer_modules_2_modules_mlp_modules_fc1_parameters_bias_ = None
        x_194 = torch.nn.functional.silu(x_193, inplace=False)
        x_193 = None
        x_195 = torch.nn.functional.dropout(x_194, 0.0, False, False)
        x_194 = None
        x_196 = torch._C._nn.linear(
            x_195,
            l_self_modules_stages_modules_4_modules_1_modules_transformer_modules_2_modules_mlp_modules_fc2_parameters_weight_,
            l_self_modules_stages_modules_4_modules_1_modules_transformer_modules_2_modules_mlp_modules_fc2_parameters_bias_,
        )
        x_195 = l_self_modules_stages_modules_4_modules_1_modules_transformer_modules_2_modules_mlp_modules_fc2_parameters_weight_ = l_self_modules_stages_modules_4_modules_1_modules_transformer_modules_2_modules_mlp_modules_fc2_parameters_bias_ = None
        x_197 = torch.nn.functional.dropout(x_196, 0.0, False, False)
        x_196 = None
        x_198 = x_192 + x_197
        x_192 = x_197 = None
        x_199 = torch.nn.functional.layer_norm(
            x_198,
            (96,),
            l_self_modules_stages_modules_4_modules_1_modules_norm_parameters_weight_,
            l_self_modules_stages_modules_4_modules_1_modules_norm_parameters_bias_,
            1e-05,
        )
        x_198 = l_self_modules_stages_modules_4_modules_1_modules_norm_parameters_weight_ = l_self_modules_stages_modules_4_modules_1_modules_norm_parameters_bias_ = None
        contiguous_2 = x_199.contiguous()
        x_199 = None
        x_200 = contiguous_2.view(1, 4, 4, -1)
        contiguous_2 = None
        transpose_19 = x_200.transpose(1, 3)
        x_200 = None
        x_201 = transpose_19.reshape(192, 2, 2, 2)
        transpose_19 = None
        transpose_20 = x_201.transpose(1, 2)
        x_201 = None
        x_202 = transpose_20.reshape(1, 96, 4, 4)
        transpose_20 = None
        x_203 = torch.conv2d(
            x_202,
            l_self_modules_stages_modules_4_modules_1_modules_conv_proj_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        x_202 = l_self_modules_stages_modules_4_modules_1_modules_conv_proj_modules_conv_parameters_weight_ = None
        x_204 = torch.nn.functional.batch_norm(
            x_203,
            l_self_modules_stages_modules_4_modules_1_modules_conv_proj_modules_bn_buffers_running_mean_,
            l_self_modules_stages_modules_4_modules_1_modules_conv_proj_modules_bn_buffers_running_var_,
            l_self_modules_stages_modules_4_modules_1_modules_conv_proj_modules_bn_parameters_weight_,
            l_self_modules_stages_modules_4_modules_1_modules_conv_proj_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        x_203 = l_self_modules_stages_modules_4_modules_1_modules_conv_proj_modules_bn_buffers_running_mean_ = l_self_modules_stages_modules_4_modules_1_modules_conv_proj_modules_bn_buffers_running_var_ = l_self_modules_stages_modules_4_modules_1_modules_conv_proj_modules_bn_parameters_weight_ = l_self_modules_stages_modules_4_modules_1_modules_conv_proj_modules_bn_parameters_bias_ = None
        x_205 = torch.nn.functional.silu(x_204, inplace=True)
        x_204 = None
        cat_2 = torch.cat((x_159, x_205), dim=1)
        x_159 = x_205 = None
        x_206 = torch.conv2d(
            cat_2,
            l_self_modules_stages_modules_4_modules_1_modules_conv_fusion_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (1, 1),
            (1, 1),
            1,
        )
        cat_2 = l_self_modules_stages_modules_4_modules_1_modules_conv_fusion_modules_conv_parameters_weight_ = None
        x_207 = torch.nn.functional.batch_norm(
            x_206,
            l_self_modules_stages_modules_4_modules_1_modules_conv_fusion_modules_bn_buffers_running_mean_,
            l_self_modules_stages_modules_4_modules_1_modules_conv_fusion_modules_bn_buffers_running_var_,
            l_self_modules_stages_modules_4_modules_1_modules_conv_fusion_modules_bn_parameters_weight_,
            l_self_modules_stages_modules_4_modules_1_modules_conv_fusion_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        x_206 = l_self_modules_stages_modules_4_modules_1_modules_conv_fusion_modules_bn_buffers_running_mean_ = l_self_modules_stages_modules_4_modules_1_modules_conv_fusion_modules_bn_buffers_running_var_ = l_self_modules_stages_modules_4_modules_1_modules_conv_fusion_modules_bn_parameters_weight_ = l_self_modules_stages_modules_4_modules_1_modules_conv_fusion_modules_bn_parameters_bias_ = None
        x_208 = torch.nn.functional.silu(x_207, inplace=True)
        x_207 = None
        x_209 = torch.conv2d(
            x_208,
            l_self_modules_final_conv_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        x_208 = l_self_modules_final_conv_modules_conv_parameters_weight_ = None
        x_210 = torch.nn.functional.batch_norm(
            x_209,
            l_self_modules_final_conv_modules_bn_buffers_running_mean_,
            l_self_modules_final_conv_modules_bn_buffers_running_var_,
            l_self_modules_final_conv_modules_bn_parameters_weight_,
            l_self_modules_final_conv_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        x_209 = l_self_modules_final_conv_modules_bn_buffers_running_mean_ = l_self_modules_final_conv_modules_bn_buffers_running_var_ = l_self_modules_final_conv_modules_bn_parameters_weight_ = l_self_modules_final_conv_modules_bn_parameters_bias_ = None
        x_211 = torch.nn.functional.silu(x_210, inplace=True)
        x_210 = None
        x_212 = torch.nn.functional.adaptive_avg_pool2d(x_211, 1)
        x_211 = None
        x_213 = x_212.flatten(1, -1)
        x_212 = None
        x_214 = torch.nn.functional.dropout(x_213, 0.0, False, False)
        x_213 = None
        x_215 = torch._C._nn.linear(
            x_214,
            l_self_modules_head_modules_fc_parameters_weight_,
            l_self_modules_head_modules_fc_parameters_bias_,
        )
        x_214 = l_self_modules_head_modules_fc_parameters_weight_ = l_self_modules_head_modules_fc_parameters_bias_ = None
        return (x_215,)
