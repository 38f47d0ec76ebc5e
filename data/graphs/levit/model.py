import torch


class GraphModule(torch.nn.Module):
    def forward(
        self,
        L_self_modules_stem_modules_conv1_modules_linear_parameters_weight_: torch.nn.parameter.Parameter,
        L_x_: torch.Tensor,
        L_self_modules_stem_modules_conv1_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_stem_modules_conv1_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_stem_modules_conv1_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stem_modules_conv1_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stem_modules_conv2_modules_linear_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stem_modules_conv2_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_stem_modules_conv2_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_stem_modules_conv2_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stem_modules_conv2_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stem_modules_conv3_modules_linear_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stem_modules_conv3_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_stem_modules_conv3_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_stem_modules_conv3_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stem_modules_conv3_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stem_modules_conv4_modules_linear_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stem_modules_conv4_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_stem_modules_conv4_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_stem_modules_conv4_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stem_modules_conv4_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_attn_modules_qkv_modules_linear_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_attn_modules_qkv_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_attn_modules_qkv_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_attn_modules_qkv_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_attn_modules_qkv_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_attn_parameters_attention_biases_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_attn_buffers_attention_bias_idxs_: torch.Tensor,
        L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_linear_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_linear_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_linear_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_attn_modules_qkv_modules_linear_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_attn_modules_qkv_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_attn_modules_qkv_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_attn_modules_qkv_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_attn_modules_qkv_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_attn_parameters_attention_biases_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_attn_buffers_attention_bias_idxs_: torch.Tensor,
        L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_linear_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_linear_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_linear_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_kv_modules_linear_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_kv_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_kv_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_kv_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_kv_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_q_modules_ln_modules_linear_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_q_modules_ln_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_q_modules_ln_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_q_modules_ln_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_q_modules_ln_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_parameters_attention_biases_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_buffers_attention_bias_idxs_: torch.Tensor,
        L_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_proj_modules_ln_modules_linear_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_proj_modules_ln_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_proj_modules_ln_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_proj_modules_ln_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_proj_modules_ln_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_1_modules_downsample_modules_mlp_modules_ln1_modules_linear_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_1_modules_downsample_modules_mlp_modules_ln1_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_stages_modules_1_modules_downsample_modules_mlp_modules_ln1_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_stages_modules_1_modules_downsample_modules_mlp_modules_ln1_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_1_modules_downsample_modules_mlp_modules_ln1_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_1_modules_downsample_modules_mlp_modules_ln2_modules_linear_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_1_modules_downsample_modules_mlp_modules_ln2_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_stages_modules_1_modules_downsample_modules_mlp_modules_ln2_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_stages_modules_1_modules_downsample_modules_mlp_modules_ln2_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_1_modules_downsample_modules_mlp_modules_ln2_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_attn_modules_qkv_modules_linear_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_attn_modules_qkv_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_attn_modules_qkv_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_attn_modules_qkv_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_attn_modules_qkv_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_attn_parameters_attention_biases_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_attn_buffers_attention_bias_idxs_: torch.Tensor,
        L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_linear_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_linear_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_linear_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_attn_modules_qkv_modules_linear_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_attn_modules_qkv_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_attn_modules_qkv_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_attn_modules_qkv_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_attn_modules_qkv_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_attn_parameters_attention_biases_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_attn_buffers_attention_bias_idxs_: torch.Tensor,
        L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_linear_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_linear_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_linear_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_attn_modules_qkv_modules_linear_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_attn_modules_qkv_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_attn_modules_qkv_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_attn_modules_qkv_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_attn_modules_qkv_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_attn_parameters_attention_biases_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_attn_buffers_attention_bias_idxs_: torch.Tensor,
        L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_attn_modules_proj_modules_ln_modules_linear_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_attn_modules_proj_modules_ln_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_attn_modules_proj_modules_ln_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_mlp_modules_ln1_modules_linear_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_mlp_modules_ln1_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_mlp_modules_ln1_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_mlp_modules_ln1_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_mlp_modules_ln1_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_mlp_modules_ln2_modules_linear_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_mlp_modules_ln2_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_mlp_modules_ln2_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_mlp_modules_ln2_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_mlp_modules_ln2_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_kv_modules_linear_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_kv_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_kv_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_kv_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_kv_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_q_modules_ln_modules_linear_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_q_modules_ln_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_q_modules_ln_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_q_modules_ln_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_q_modules_ln_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_parameters_attention_biases_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_buffers_attention_bias_idxs_: torch.Tensor,
        L_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_proj_modules_ln_modules_linear_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_proj_modules_ln_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_proj_modules_ln_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_proj_modules_ln_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_proj_modules_ln_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_downsample_modules_mlp_modules_ln1_modules_linear_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_downsample_modules_mlp_modules_ln1_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_stages_modules_2_modules_downsample_modules_mlp_modules_ln1_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_stages_modules_2_modules_downsample_modules_mlp_modules_ln1_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_downsample_modules_mlp_modules_ln1_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_downsample_modules_mlp_modules_ln2_modules_linear_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_downsample_modules_mlp_modules_ln2_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_stages_modules_2_modules_downsample_modules_mlp_modules_ln2_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_stages_modules_2_modules_downsample_modules_mlp_modules_ln2_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_downsample_modules_mlp_modules_ln2_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_attn_modules_qkv_modules_linear_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_attn_modules_qkv_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_attn_modules_qkv_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_attn_modules_qkv_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_attn_modules_qkv_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_attn_parameters_attention_biases_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_attn_buffers_attention_bias_idxs_: torch.Tensor,
        L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_linear_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_linear_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_linear_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_attn_modules_qkv_modules_linear_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_attn_modules_qkv_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_attn_modules_qkv_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_attn_modules_qkv_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_attn_modules_qkv_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_attn_parameters_attention_biases_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_attn_buffers_attention_bias_idxs_: torch.Tensor,
        L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_linear_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_linear_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_linear_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_attn_modules_qkv_modules_linear_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_attn_modules_qkv_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_attn_modules_qkv_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_attn_modules_qkv_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_attn_modules_qkv_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_attn_parameters_attention_biases_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_attn_buffers_attention_bias_idxs_: torch.Tensor,
        L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_attn_modules_proj_modules_ln_modules_linear_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_attn_modules_proj_modules_ln_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_attn_modules_proj_modules_ln_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_mlp_modules_ln1_modules_linear_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_mlp_modules_ln1_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_mlp_modules_ln1_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_mlp_modules_ln1_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_mlp_modules_ln1_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_mlp_modules_ln2_modules_linear_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_mlp_modules_ln2_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_mlp_modules_ln2_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_mlp_modules_ln2_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_mlp_modules_ln2_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_attn_modules_qkv_modules_linear_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_attn_modules_qkv_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_attn_modules_qkv_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_attn_modules_qkv_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_attn_modules_qkv_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_attn_parameters_attention_biases_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_attn_buffers_attention_bias_idxs_: torch.Tensor,
        L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_attn_modules_proj_modules_ln_modules_linear_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_attn_modules_proj_modules_ln_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_attn_modules_proj_modules_ln_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_mlp_modules_ln1_modules_linear_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_mlp_modules_ln1_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_mlp_modules_ln1_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_mlp_modules_ln1_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_mlp_modules_ln1_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_mlp_modules_ln2_modules_linear_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_mlp_modules_ln2_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_mlp_modules_ln2_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_mlp_modules_ln2_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_mlp_modules_ln2_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_head_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_head_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_head_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_head_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_head_modules_linear_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_head_modules_linear_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_head_dist_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_head_dist_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_head_dist_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_head_dist_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_head_dist_modules_linear_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_head_dist_modules_linear_parameters_bias_: torch.nn.parameter.Parameter,
    ):
        l_self_modules_stem_modules_conv1_modules_linear_parameters_weight_ = (
            L_self_modules_stem_modules_conv1_modules_linear_parameters_weight_
        )
        l_x_ = L_x_
        l_self_modules_stem_modules_conv1_modules_bn_buffers_running_mean_ = (
            L_self_modules_stem_modules_conv1_modules_bn_buffers_running_mean_
        )
        l_self_modules_stem_modules_conv1_modules_bn_buffers_running_var_ = (
            L_self_modules_stem_modules_conv1_modules_bn_buffers_running_var_
        )
        l_self_modules_stem_modules_conv1_modules_bn_parameters_weight_ = (
            L_self_modules_stem_modules_conv1_modules_bn_parameters_weight_
        )
        l_self_modules_stem_modules_conv1_modules_bn_parameters_bias_ = (
            L_self_modules_stem_modules_conv1_modules_bn_parameters_bias_
        )
        l_self_modules_stem_modules_conv2_modules_linear_parameters_weight_ = (
            L_self_modules_stem_modules_conv2_modules_linear_parameters_weight_
        )
        l_self_modules_stem_modules_conv2_modules_bn_buffers_running_mean_ = (
            L_self_modules_stem_modules_conv2_modules_bn_buffers_running_mean_
        )
        l_self_modules_stem_modules_conv2_modules_bn_buffers_running_var_ = (
            L_self_modules_stem_modules_conv2_modules_bn_buffers_running_var_
        )
        l_self_modules_stem_modules_conv2_modules_bn_parameters_weight_ = (
            L_self_modules_stem_modules_conv2_modules_bn_parameters_weight_
        )
        l_self_modules_stem_modules_conv2_modules_bn_parameters_bias_ = (
            L_self_modules_stem_modules_conv2_modules_bn_parameters_bias_
        )
        l_self_modules_stem_modules_conv3_modules_linear_parameters_weight_ = (
            L_self_modules_stem_modules_conv3_modules_linear_parameters_weight_
        )
        l_self_modules_stem_modules_conv3_modules_bn_buffers_running_mean_ = (
            L_self_modules_stem_modules_conv3_modules_bn_buffers_running_mean_
        )
        l_self_modules_stem_modules_conv3_modules_bn_buffers_running_var_ = (
            L_self_modules_stem_modules_conv3_modules_bn_buffers_running_var_
        )
        l_self_modules_stem_modules_conv3_modules_bn_parameters_weight_ = (
            L_self_modules_stem_modules_conv3_modules_bn_parameters_weight_
        )
        l_self_modules_stem_modules_conv3_modules_bn_parameters_bias_ = (
            L_self_modules_stem_modules_conv3_modules_bn_parameters_bias_
        )
        l_self_modules_stem_modules_conv4_modules_linear_parameters_weight_ = (
            L_self_modules_stem_modules_conv4_modules_linear_parameters_weight_
        )
        l_self_modules_stem_modules_conv4_modules_bn_buffers_running_mean_ = (
            L_self_modules_stem_modules_conv4_modules_bn_buffers_running_mean_
        )
        l_self_modules_stem_modules_conv4_modules_bn_buffers_running_var_ = (
            L_self_modules_stem_modules_conv4_modules_bn_buffers_running_var_
        )
        l_self_modules_stem_modules_conv4_modules_bn_parameters_weight_ = (
            L_self_modules_stem_modules_conv4_modules_bn_parameters_weight_
        )
        l_self_modules_stem_modules_conv4_modules_bn_parameters_bias_ = (
            L_self_modules_stem_modules_conv4_modules_bn_parameters_bias_
        )
        l_self_modules_stages_modules_0_modules_blocks_modules_0_modules_attn_modules_qkv_modules_linear_parameters_weight_ = L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_attn_modules_qkv_modules_linear_parameters_weight_
        l_self_modules_stages_modules_0_modules_blocks_modules_0_modules_attn_modules_qkv_modules_bn_buffers_running_mean_ = L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_attn_modules_qkv_modules_bn_buffers_running_mean_
        l_self_modules_stages_modules_0_modules_blocks_modules_0_modules_attn_modules_qkv_modules_bn_buffers_running_var_ = L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_attn_modules_qkv_modules_bn_buffers_running_var_
        l_self_modules_stages_modules_0_modules_blocks_modules_0_modules_attn_modules_qkv_modules_bn_parameters_weight_ = L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_attn_modules_qkv_modules_bn_parameters_weight_
        l_self_modules_stages_modules_0_modules_blocks_modules_0_modules_attn_modules_qkv_modules_bn_parameters_bias_ = L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_attn_modules_qkv_modules_bn_parameters_bias_
        l_self_modules_stages_modules_0_modules_blocks_modules_0_modules_attn_parameters_attention_biases_ = L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_attn_parameters_attention_biases_
        l_self_modules_stages_modules_0_modules_blocks_modules_0_modules_attn_buffers_attention_bias_idxs_ = L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_attn_buffers_attention_bias_idxs_
        l_self_modules_stages_modules_0_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_linear_parameters_weight_ = L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_linear_parameters_weight_
        l_self_modules_stages_modules_0_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_mean_ = L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_mean_
        l_self_modules_stages_modules_0_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_var_ = L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_var_
        l_self_modules_stages_modules_0_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_bn_parameters_weight_ = L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_bn_parameters_weight_
        l_self_modules_stages_modules_0_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_bn_parameters_bias_ = L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_bn_parameters_bias_
        l_self_modules_stages_modules_0_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_linear_parameters_weight_ = L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_linear_parameters_weight_
        l_self_modules_stages_modules_0_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_bn_buffers_running_mean_ = L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_bn_buffers_running_mean_
        l_self_modules_stages_modules_0_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_bn_buffers_running_var_ = L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_bn_buffers_running_var_
        l_self_modules_stages_modules_0_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_bn_parameters_weight_ = L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_bn_parameters_weight_
        l_self_modules_stages_modules_0_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_bn_parameters_bias_ = L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_bn_parameters_bias_
        l_self_modules_stages_modules_0_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_linear_parameters_weight_ = L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_linear_parameters_weight_
        l_self_modules_stages_modules_0_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_bn_buffers_running_mean_ = L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_bn_buffers_running_mean_
        l_self_modules_stages_modules_0_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_bn_buffers_running_var_ = L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_bn_buffers_running_var_
        l_self_modules_stages_modules_0_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_bn_parameters_weight_ = L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_bn_parameters_weight_
        l_self_modules_stages_modules_0_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_bn_parameters_bias_ = L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_bn_parameters_bias_
        l_self_modules_stages_modules_0_modules_blocks_modules_1_modules_attn_modules_qkv_modules_linear_parameters_weight_ = L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_attn_modules_qkv_modules_linear_parameters_weight_
        l_self_modules_stages_modules_0_modules_blocks_modules_1_modules_attn_modules_qkv_modules_bn_buffers_running_mean_ = L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_attn_modules_qkv_modules_bn_buffers_running_mean_
        l_self_modules_stages_modules_0_modules_blocks_modules_1_modules_attn_modules_qkv_modules_bn_buffers_running_var_ = L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_attn_modules_qkv_modules_bn_buffers_running_var_
        l_self_modules_stages_modules_0_modules_blocks_modules_1_modules_attn_modules_qkv_modules_bn_parameters_weight_ = L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_attn_modules_qkv_modules_bn_parameters_weight_
        l_self_modules_stages_modules_0_modules_blocks_modules_1_modules_attn_modules_qkv_modules_bn_parameters_bias_ = L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_attn_modules_qkv_modules_bn_parameters_bias_
        l_self_modules_stages_modules_0_modules_blocks_modules_1_modules_attn_parameters_attention_biases_ = L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_attn_parameters_attention_biases_
        l_self_modules_stages_modules_0_modules_blocks_modules_1_modules_attn_buffers_attention_bias_idxs_ = L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_attn_buffers_attention_bias_idxs_
        l_self_modules_stages_modules_0_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_linear_parameters_weight_ = L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_linear_parameters_weight_
        l_self_modules_stages_modules_0_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_mean_ = L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_mean_
        l_self_modules_stages_modules_0_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_var_ = L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_var_
        l_self_modules_stages_modules_0_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_bn_parameters_weight_ = L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_bn_parameters_weight_
        l_self_modules_stages_modules_0_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_bn_parameters_bias_ = L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_bn_parameters_bias_
        l_self_modules_stages_modules_0_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_linear_parameters_weight_ = L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_linear_parameters_weight_
        l_self_modules_stages_modules_0_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_bn_buffers_running_mean_ = L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_bn_buffers_running_mean_
        l_self_modules_stages_modules_0_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_bn_buffers_running_var_ = L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_bn_buffers_running_var_
        l_self_modules_stages_modules_0_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_bn_parameters_weight_ = L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_bn_parameters_weight_
        l_self_modules_stages_modules_0_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_bn_parameters_bias_ = L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_bn_parameters_bias_
        l_self_modules_stages_modules_0_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_linear_parameters_weight_ = L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_linear_parameters_weight_
        l_self_modules_stages_modules_0_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_bn_buffers_running_mean_ = L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_bn_buffers_running_mean_
        l_self_modules_stages_modules_0_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_bn_buffers_running_var_ = L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_bn_buffers_running_var_
        l_self_modules_stages_modules_0_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_bn_parameters_weight_ = L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_bn_parameters_weight_
        l_self_modules_stages_modules_0_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_bn_parameters_bias_ = L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_bn_parameters_bias_
        l_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_kv_modules_linear_parameters_weight_ = L_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_kv_modules_linear_parameters_weight_
        l_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_kv_modules_bn_buffers_running_mean_ = L_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_kv_modules_bn_buffers_running_mean_
        l_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_kv_modules_bn_buffers_running_var_ = L_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_kv_modules_bn_buffers_running_var_
        l_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_kv_modules_bn_parameters_weight_ = L_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_kv_modules_bn_parameters_weight_
        l_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_kv_modules_bn_parameters_bias_ = L_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_kv_modules_bn_parameters_bias_
        l_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_q_modules_ln_modules_linear_parameters_weight_ = L_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_q_modules_ln_modules_linear_parameters_weight_
        l_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_q_modules_ln_modules_bn_buffers_running_mean_ = L_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_q_modules_ln_modules_bn_buffers_running_mean_
        l_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_q_modules_ln_modules_bn_buffers_running_var_ = L_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_q_modules_ln_modules_bn_buffers_running_var_
        l_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_q_modules_ln_modules_bn_parameters_weight_ = L_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_q_modules_ln_modules_bn_parameters_weight_
        l_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_q_modules_ln_modules_bn_parameters_bias_ = L_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_q_modules_ln_modules_bn_parameters_bias_
        l_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_parameters_attention_biases_ = L_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_parameters_attention_biases_
        l_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_buffers_attention_bias_idxs_ = L_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_buffers_attention_bias_idxs_
        l_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_proj_modules_ln_modules_linear_parameters_weight_ = L_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_proj_modules_ln_modules_linear_parameters_weight_
        l_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_proj_modules_ln_modules_bn_buffers_running_mean_ = L_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_proj_modules_ln_modules_bn_buffers_running_mean_
        l_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_proj_modules_ln_modules_bn_buffers_running_var_ = L_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_proj_modules_ln_modules_bn_buffers_running_var_
        l_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_proj_modules_ln_modules_bn_parameters_weight_ = L_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_proj_modules_ln_modules_bn_parameters_weight_
        l_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_proj_modules_ln_modules_bn_parameters_bias_ = L_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_proj_modules_ln_modules_bn_parameters_bias_
        l_self_modules_stages_modules_1_modules_downsample_modules_mlp_modules_ln1_modules_linear_parameters_weight_ = L_self_modules_stages_modules_1_modules_downsample_modules_mlp_modules_ln1_modules_linear_parameters_weight_
        l_self_modules_stages_modules_1_modules_downsample_modules_mlp_modules_ln1_modules_bn_buffers_running_mean_ = L_self_modules_stages_modules_1_modules_downsample_modules_mlp_modules_ln1_modules_bn_buffers_running_mean_
        l_self_modules_stages_modules_1_modules_downsample_modules_mlp_modules_ln1_modules_bn_buffers_running_var_ = L_self_modules_stages_modules_1_modules_downsample_modules_mlp_modules_ln1_modules_bn_buffers_running_var_
        l_self_modules_stages_modules_1_modules_downsample_modules_mlp_modules_ln1_modules_bn_parameters_weight_ = L_self_modules_stages_modules_1_modules_downsample_modules_mlp_modules_ln1_modules_bn_parameters_weight_
        l_self_modules_stages_modules_1_modules_downsample_modules_mlp_modules_ln1_modules_bn_parameters_bias_ = L_self_modules_stages_modules_1_modules_downsample_modules_mlp_modules_ln1_modules_bn_parameters_bias_
        l_self_modules_stages_modules_1_modules_downsample_modules_mlp_modules_ln2_modules_linear_parameters_weight_ = L_self_modules_stages_modules_1_modules_downsample_modules_mlp_modules_ln2_modules_linear_parameters_weight_
        l_self_modules_stages_modules_1_modules_downsample_modules_mlp_modules_ln2_modules_bn_buffers_running_mean_ = L_self_modules_stages_modules_1_modules_downsample_modules_mlp_modules_ln2_modules_bn_buffers_running_mean_
        l_self_modules_stages_modules_1_modules_downsample_modules_mlp_modules_ln2_modules_bn_buffers_running_var_ = L_self_modules_stages_modules_1_modules_downsample_modules_mlp_modules_ln2_modules_bn_buffers_running_var_
        l_self_modules_stages_modules_1_modules_downsample_modules_mlp_modules_ln2_modules_bn_parameters_weight_ = L_self_modules_stages_modules_1_modules_downsample_modules_mlp_modules_ln2_modules_bn_parameters_weight_
        l_self_modules_stages_modules_1_modules_downsample_modules_mlp_modules_ln2_modules_bn_parameters_bias_ = L_self_modules_stages_modules_1_modules_downsample_modules_mlp_modules_ln2_modules_bn_parameters_bias_
        l_self_modules_stages_modules_1_modules_blocks_modules_0_modules_attn_modules_qkv_modules_linear_parameters_weight_ = L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_attn_modules_qkv_modules_linear_parameters_weight_
        l_self_modules_stages_modules_1_modules_blocks_modules_0_modules_attn_modules_qkv_modules_bn_buffers_running_mean_ = L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_attn_modules_qkv_modules_bn_buffers_running_mean_
        l_self_modules_stages_modules_1_modules_blocks_modules_0_modules_attn_modules_qkv_modules_bn_buffers_running_var_ = L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_attn_modules_qkv_modules_bn_buffers_running_var_
        l_self_modules_stages_modules_1_modules_blocks_modules_0_modules_attn_modules_qkv_modules_bn_parameters_weight_ = L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_attn_modules_qkv_modules_bn_parameters_weight_
        l_self_modules_stages_modules_1_modules_blocks_modules_0_modules_attn_modules_qkv_modules_bn_parameters_bias_ = L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_attn_modules_qkv_modules_bn_parameters_bias_
        l_self_modules_stages_modules_1_modules_blocks_modules_0_modules_attn_parameters_attention_biases_ = L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_attn_parameters_attention_biases_
        l_self_modules_stages_modules_1_modules_blocks_modules_0_modules_attn_buffers_attention_bias_idxs_ = L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_attn_buffers_attention_bias_idxs_
        l_self_modules_stages_modules_1_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_linear_parameters_weight_ = L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_linear_parameters_weight_
        l_self_modules_stages_modules_1_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_mean_ = L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_mean_
        l_self_modules_stages_modules_1_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_var_ = L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_var_
        l_self_modules_stages_modules_1_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_bn_parameters_weight_ = L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_bn_parameters_weight_
        l_self_modules_stages_modules_1_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_bn_parameters_bias_ = L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_bn_parameters_bias_
        l_self_modules_stages_modules_1_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_linear_parameters_weight_ = L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_linear_parameters_weight_
        l_self_modules_stages_modules_1_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_bn_buffers_running_mean_ = L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_bn_buffers_running_mean_
        l_self_modules_stages_modules_1_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_bn_buffers_running_var_ = L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_bn_buffers_running_var_
        l_self_modules_stages_modules_1_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_bn_parameters_weight_ = L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_bn_parameters_weight_
        l_self_modules_stages_modules_1_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_bn_parameters_bias_ = L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_bn_parameters_bias_
        l_self_modules_stages_modules_1_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_linear_parameters_weight_ = L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_linear_parameters_weight_
        l_self_modules_stages_modules_1_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_bn_buffers_running_mean_ = L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_bn_buffers_running_mean_
        l_self_modules_stages_modules_1_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_bn_buffers_running_var_ = L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_bn_buffers_running_var_
        l_self_modules_stages_modules_1_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_bn_parameters_weight_ = L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_bn_parameters_weight_
        l_self_modules_stages_modules_1_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_bn_parameters_bias_ = L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_bn_parameters_bias_
        l_self_modules_stages_modules_1_modules_blocks_modules_1_modules_attn_modules_qkv_modules_linear_parameters_weight_ = L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_attn_modules_qkv_modules_linear_parameters_weight_
        l_self_modules_stages_modules_1_modules_blocks_modules_1_modules_attn_modules_qkv_modules_bn_buffers_running_mean_ = L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_attn_modules_qkv_modules_bn_buffers_running_mean_
        l_self_modules_stages_modules_1_modules_blocks_modules_1_modules_attn_modules_qkv_modules_bn_buffers_running_var_ = L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_attn_modules_qkv_modules_bn_buffers_running_var_
        l_self_modules_stages_modules_1_modules_blocks_modules_1_modules_attn_modules_qkv_modules_bn_parameters_weight_ = L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_attn_modules_qkv_modules_bn_parameters_weight_
        l_self_modules_stages_modules_1_modules_blocks_modules_1_modules_attn_modules_qkv_modules_bn_parameters_bias_ = L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_attn_modules_qkv_modules_bn_parameters_bias_
        l_self_modules_stages_modules_1_modules_blocks_modules_1_modules_attn_parameters_attention_biases_ = L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_attn_parameters_attention_biases_
        l_self_modules_stages_modules_1_modules_blocks_modules_1_modules_attn_buffers_attention_bias_idxs_ = L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_attn_buffers_attention_bias_idxs_
        l_self_modules_stages_modules_1_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_linear_parameters_weight_ = L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_linear_parameters_weight_
        l_self_modules_stages_modules_1_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_mean_ = L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_mean_
        l_self_modules_stages_modules_1_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_var_ = L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_var_
        l_self_modules_stages_modules_1_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_bn_parameters_weight_ = L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_bn_parameters_weight_
        l_self_modules_stages_modules_1_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_bn_parameters_bias_ = L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_bn_parameters_bias_
        l_self_modules_stages_modules_1_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_linear_parameters_weight_ = L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_linear_parameters_weight_
        l_self_modules_stages_modules_1_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_bn_buffers_running_mean_ = L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_bn_buffers_running_mean_
        l_self_modules_stages_modules_1_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_bn_buffers_running_var_ = L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_bn_buffers_running_var_
        l_self_modules_stages_modules_1_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_bn_parameters_weight_ = L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_bn_parameters_weight_
        l_self_modules_stages_modules_1_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_bn_parameters_bias_ = L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_bn_parameters_bias_
        l_self_modules_stages_modules_1_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_linear_parameters_weight_ = L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_linear_parameters_weight_
        l_self_modules_stages_modules_1_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_bn_buffers_running_mean_ = L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_bn_buffers_running_mean_
        l_self_modules_stages_modules_1_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_bn_buffers_running_var_ = L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_bn_buffers_running_var_
        l_self_modules_stages_modules_1_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_bn_parameters_weight_ = L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_bn_parameters_weight_
        l_self_modules_stages_modules_1_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_bn_parameters_bias_ = L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_bn_parameters_bias_
        l_self_modules_stages_modules_1_modules_blocks_modules_2_modules_attn_modules_qkv_modules_linear_parameters_weight_ = L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_attn_modules_qkv_modules_linear_parameters_weight_
        l_self_modules_stages_modules_1_modules_blocks_modules_2_modules_attn_modules_qkv_modules_bn_buffers_running_mean_ = L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_attn_modules_qkv_modules_bn_buffers_running_mean_
        l_self_modules_stages_modules_1_modules_blocks_modules_2_modules_attn_modules_qkv_modules_bn_buffers_running_var_ = L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_attn_modules_qkv_modules_bn_buffers_running_var_
        l_self_modules_stages_modules_1_modules_blocks_modules_2_modules_attn_modules_qkv_modules_bn_parameters_weight_ = L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_attn_modules_qkv_modules_bn_parameters_weight_
        l_self_modules_stages_modules_1_modules_blocks_modules_2_modules_attn_modules_qkv_modules_bn_parameters_bias_ = L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_attn_modules_qkv_modules_bn_parameters_bias_
        l_self_modules_stages_modules_1_modules_blocks_modules_2_modules_attn_parameters_attention_biases_ = L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_attn_parameters_attention_biases_
        l_self_modules_stages_modules_1_modules_blocks_modules_2_modules_attn_buffers_attention_bias_idxs_ = L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_attn_buffers_attention_bias_idxs_
        l_self_modules_stages_modules_1_modules_blocks_modules_2_modules_attn_modules_proj_modules_ln_modules_linear_parameters_weight_ = L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_attn_modules_proj_modules_ln_modules_linear_parameters_weight_
        l_self_modules_stages_modules_1_modules_blocks_modules_2_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_mean_ = L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_mean_
        l_self_modules_stages_modules_1_modules_blocks_modules_2_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_var_ = L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_var_
        l_self_modules_stages_modules_1_modules_blocks_modules_2_modules_attn_modules_proj_modules_ln_modules_bn_parameters_weight_ = L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_attn_modules_proj_modules_ln_modules_bn_parameters_weight_
        l_self_modules_stages_modules_1_modules_blocks_modules_2_modules_attn_modules_proj_modules_ln_modules_bn_parameters_bias_ = L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_attn_modules_proj_modules_ln_modules_bn_parameters_bias_
        l_self_modules_stages_modules_1_modules_blocks_modules_2_modules_mlp_modules_ln1_modules_linear_parameters_weight_ = L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_mlp_modules_ln1_modules_linear_parameters_weight_
        l_self_modules_stages_modules_1_modules_blocks_modules_2_modules_mlp_modules_ln1_modules_bn_buffers_running_mean_ = L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_mlp_modules_ln1_modules_bn_buffers_running_mean_
        l_self_modules_stages_modules_1_modules_blocks_modules_2_modules_mlp_modules_ln1_modules_bn_buffers_running_var_ = L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_mlp_modules_ln1_modules_bn_buffers_running_var_
        l_self_modules_stages_modules_1_modules_blocks_modules_2_modules_mlp_modules_ln1_modules_bn_parameters_weight_ = L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_mlp_modules_ln1_modules_bn_parameters_weight_
        l_self_modules_stages_modules_1_modules_blocks_modules_2_modules_mlp_modules_ln1_modules_bn_parameters_bias_ = L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_mlp_modules_ln1_modules_bn_parameters_bias_
        l_self_modules_stages_modules_1_modules_blocks_modules_2_modules_mlp_modules_ln2_modules_linear_parameters_weight_ = L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_mlp_modules_ln2_modules_linear_parameters_weight_
        l_self_modules_stages_modules_1_modules_blocks_modules_2_modules_mlp_modules_ln2_modules_bn_buffers_running_mean_ = L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_mlp_modules_ln2_modules_bn_buffers_running_mean_
        l_self_modules_stages_modules_1_modules_blocks_modules_2_modules_mlp_modules_ln2_modules_bn_buffers_running_var_ = L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_mlp_modules_ln2_modules_bn_buffers_running_var_
        l_self_modules_stages_modules_1_modules_blocks_modules_2_modules_mlp_modules_ln2_modules_bn_parameters_weight_ = L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_mlp_modules_ln2_modules_bn_parameters_weight_
        l_self_modules_stages_modules_1_modules_blocks_modules_2_modules_mlp_modules_ln2_modules_bn_parameters_bias_ = L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_mlp_modules_ln2_modules_bn_parameters_bias_
        l_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_kv_modules_linear_parameters_weight_ = L_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_kv_modules_linear_parameters_weight_
        l_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_kv_modules_bn_buffers_running_mean_ = L_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_kv_modules_bn_buffers_running_mean_
        l_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_kv_modules_bn_buffers_running_var_ = L_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_kv_modules_bn_buffers_running_var_
        l_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_kv_modules_bn_parameters_weight_ = L_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_kv_modules_bn_parameters_weight_
        l_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_kv_modules_bn_parameters_bias_ = L_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_kv_modules_bn_parameters_bias_
        l_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_q_modules_ln_modules_linear_parameters_weight_ = L_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_q_modules_ln_modules_linear_parameters_weight_
        l_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_q_modules_ln_modules_bn_buffers_running_mean_ = L_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_q_modules_ln_modules_bn_buffers_running_mean_
        l_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_q_modules_ln_modules_bn_buffers_running_var_ = L_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_q_modules_ln_modules_bn_buffers_running_var_
        l_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_q_modules_ln_modules_bn_parameters_weight_ = L_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_q_modules_ln_modules_bn_parameters_weight_
        l_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_q_modules_ln_modules_bn_parameters_bias_ = L_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_q_modules_ln_modules_bn_parameters_bias_
        l_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_parameters_attention_biases_ = L_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_parameters_attention_biases_
        l_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_buffers_attention_bias_idxs_ = L_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_buffers_attention_bias_idxs_
        l_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_proj_modules_ln_modules_linear_parameters_weight_ = L_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_proj_modules_ln_modules_linear_parameters_weight_
        l_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_proj_modules_ln_modules_bn_buffers_running_mean_ = L_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_proj_modules_ln_modules_bn_buffers_running_mean_
        l_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_proj_modules_ln_modules_bn_buffers_running_var_ = L_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_proj_modules_ln_modules_bn_buffers_running_var_
        l_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_proj_modules_ln_modules_bn_parameters_weight_ = L_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_proj_modules_ln_modules_bn_parameters_weight_
        l_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_proj_modules_ln_modules_bn_parameters_bias_ = L_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_proj_modules_ln_modules_bn_parameters_bias_
        l_self_modules_stages_modules_2_modules_downsample_modules_mlp_modules_ln1_modules_linear_parameters_weight_ = L_self_modules_stages_modules_2_modules_downsample_modules_mlp_modules_ln1_modules_linear_parameters_weight_
        l_self_modules_stages_modules_2_modules_downsample_modules_mlp_modules_ln1_modules_bn_buffers_running_mean_ = L_self_modules_stages_modules_2_modules_downsample_modules_mlp_modules_ln1_modules_bn_buffers_running_mean_
        l_self_modules_stages_modules_2_modules_downsample_modules_mlp_modules_ln1_modules_bn_buffers_running_var_ = L_self_modules_stages_modules_2_modules_downsample_modules_mlp_modules_ln1_modules_bn_buffers_running_var_
        l_self_modules_stages_modules_2_modules_downsample_modules_mlp_modules_ln1_modules_bn_parameters_weight_ = L_self_modules_stages_modules_2_modules_downsample_modules_mlp_modules_ln1_modules_bn_parameters_weight_
        l_self_modules_stages_modules_2_modules_downsample_modules_mlp_modules_ln1_modules_bn_parameters_bias_ = L_self_modules_stages_modules_2_modules_downsample_modules_mlp_modules_ln1_modules_bn_parameters_bias_
        l_self_modules_stages_modules_2_modules_downsample_modules_mlp_modules_ln2_modules_linear_parameters_weight_ = L_self_modules_stages_modules_2_modules_downsample_modules_mlp_modules_ln2_modules_linear_parameters_weight_
        l_self_modules_stages_modules_2_modules_downsample_modules_mlp_modules_ln2_modules_bn_buffers_running_mean_ = L_self_modules_stages_modules_2_modules_downsample_modules_mlp_modules_ln2_modules_bn_buffers_running_mean_
        l_self_modules_stages_modules_2_modules_downsample_modules_mlp_modules_ln2_modules_bn_buffers_running_var_ = L_self_modules_stages_modules_2_modules_downsample_modules_mlp_modules_ln2_modules_bn_buffers_running_var_
        l_self_modules_stages_modules_2_modules_downsample_modules_mlp_modules_ln2_modules_bn_parameters_weight_ = L_self_modules_stages_modules_2_modules_downsample_modules_mlp_modules_ln2_modules_bn_parameters_weight_
        l_self_modules_stages_modules_2_modules_downsample_modules_mlp_modules_ln2_modules_bn_parameters_bias_ = L_self_modules_stages_modules_2_modules_downsample_modules_mlp_modules_ln2_modules_bn_parameters_bias_
        l_self_modules_stages_modules_2_modules_blocks_modules_0_modules_attn_modules_qkv_modules_linear_parameters_weight_ = L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_attn_modules_qkv_modules_linear_parameters_weight_
        l_self_modules_stages_modules_2_modules_blocks_modules_0_modules_attn_modules_qkv_modules_bn_buffers_running_mean_ = L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_attn_modules_qkv_modules_bn_buffers_running_mean_
        l_self_modules_stages_modules_2_modules_blocks_modules_0_modules_attn_modules_qkv_modules_bn_buffers_running_var_ = L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_attn_modules_qkv_modules_bn_buffers_running_var_
        l_self_modules_stages_modules_2_modules_blocks_modules_0_modules_attn_modules_qkv_modules_bn_parameters_weight_ = L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_attn_modules_qkv_modules_bn_parameters_weight_
        l_self_modules_stages_modules_2_modules_blocks_modules_0_modules_attn_modules_qkv_modules_bn_parameters_bias_ = L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_attn_modules_qkv_modules_bn_parameters_bias_
        l_self_modules_stages_modules_2_modules_blocks_modules_0_modules_attn_parameters_attention_biases_ = L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_attn_parameters_attention_biases_
        l_self_modules_stages_modules_2_modules_blocks_modules_0_modules_attn_buffers_attention_bias_idxs_ = L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_attn_buffers_attention_bias_idxs_
        l_self_modules_stages_modules_2_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_linear_parameters_weight_ = L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_linear_parameters_weight_
        l_self_modules_stages_modules_2_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_mean_ = L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_mean_
        l_self_modules_stages_modules_2_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_var_ = L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_var_
        l_self_modules_stages_modules_2_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_bn_parameters_weight_ = L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_bn_parameters_weight_
        l_self_modules_stages_modules_2_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_bn_parameters_bias_ = L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_bn_parameters_bias_
        l_self_modules_stages_modules_2_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_linear_parameters_weight_ = L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_linear_parameters_weight_
        l_self_modules_stages_modules_2_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_bn_buffers_running_mean_ = L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_bn_buffers_running_mean_
        l_self_modules_stages_modules_2_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_bn_buffers_running_var_ = L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_bn_buffers_running_var_
        l_self_modules_stages_modules_2_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_bn_parameters_weight_ = L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_bn_parameters_weight_
        l_self_modules_stages_modules_2_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_bn_parameters_bias_ = L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_bn_parameters_bias_
        l_self_modules_stages_modules_2_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_linear_parameters_weight_ = L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_linear_parameters_weight_
        l_self_modules_stages_modules_2_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_bn_buffers_running_mean_ = L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_bn_buffers_running_mean_
        l_self_modules_stages_modules_2_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_bn_buffers_running_var_ = L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_bn_buffers_running_var_
        l_self_modules_stages_modules_2_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_bn_parameters_weight_ = L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_bn_parameters_weight_
        l_self_modules_stages_modules_2_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_bn_parameters_bias_ = L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_bn_parameters_bias_
        l_self_modules_stages_modules_2_modules_blocks_modules_1_modules_attn_modules_qkv_modules_linear_parameters_weight_ = L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_attn_modules_qkv_modules_linear_parameters_weight_
        l_self_modules_stages_modules_2_modules_blocks_modules_1_modules_attn_modules_qkv_modules_bn_buffers_running_mean_ = L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_attn_modules_qkv_modules_bn_buffers_running_mean_
        l_self_modules_stages_modules_2_modules_blocks_modules_1_modules_attn_modules_qkv_modules_bn_buffers_running_var_ = L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_attn_modules_qkv_modules_bn_buffers_running_var_
        l_self_modules_stages_modules_2_modules_blocks_modules_1_modules_attn_modules_qkv_modules_bn_parameters_weight_ = L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_attn_modules_qkv_modules_bn_parameters_weight_
        l_self_modules_stages_modules_2_modules_blocks_modules_1_modules_attn_modules_qkv_modules_bn_parameters_bias_ = L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_attn_modules_qkv_modules_bn_parameters_bias_
        l_self_modules_stages_modules_2_modules_blocks_modules_1_modules_attn_parameters_attention_biases_ = L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_attn_parameters_attention_biases_
        l_self_modules_stages_modules_2_modules_blocks_modules_1_modules_attn_buffers_attention_bias_idxs_ = L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_attn_buffers_attention_bias_idxs_
        l_self_modules_stages_modules_2_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_linear_parameters_weight_ = L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_linear_parameters_weight_
        l_self_modules_stages_modules_2_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_mean_ = L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_mean_
        l_self_modules_stages_modules_2_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_var_ = L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_var_
        l_self_modules_stages_modules_2_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_bn_parameters_weight_ = L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_bn_parameters_weight_
        l_self_modules_stages_modules_2_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_bn_parameters_bias_ = L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_bn_parameters_bias_
        l_self_modules_stages_modules_2_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_linear_parameters_weight_ = L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_linear_parameters_weight_
        l_self_modules_stages_modules_2_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_bn_buffers_running_mean_ = L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_bn_buffers_running_mean_
        l_self_modules_stages_modules_2_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_bn_buffers_running_var_ = L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_bn_buffers_running_var_
        l_self_modules_stages_modules_2_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_bn_parameters_weight_ = L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_bn_parameters_weight_
        l_self_modules_stages_modules_2_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_bn_parameters_bias_ = L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_bn_parameters_bias_
        l_self_modules_stages_modules_2_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_linear_parameters_weight_ = L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_linear_parameters_weight_
        l_self_modules_stages_modules_2_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_bn_buffers_running_mean_ = L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_bn_buffers_running_mean_
        l_self_modules_stages_modules_2_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_bn_buffers_running_var_ = L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_bn_buffers_running_var_
        l_self_modules_stages_modules_2_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_bn_parameters_weight_ = L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_bn_parameters_weight_
        l_self_modules_stages_modules_2_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_bn_parameters_bias_ = L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_bn_parameters_bias_
        l_self_modules_stages_modules_2_modules_blocks_modules_2_modules_attn_modules_qkv_modules_linear_parameters_weight_ = L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_attn_modules_qkv_modules_linear_parameters_weight_
        l_self_modules_stages_modules_2_modules_blocks_modules_2_modules_attn_modules_qkv_modules_bn_buffers_running_mean_ = L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_attn_modules_qkv_modules_bn_buffers_running_mean_
        l_self_modules_stages_modules_2_modules_blocks_modules_2_modules_attn_modules_qkv_modules_bn_buffers_running_var_ = L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_attn_modules_qkv_modules_bn_buffers_running_var_
        l_self_modules_stages_modules_2_modules_blocks_modules_2_modules_attn_modules_qkv_modules_bn_parameters_weight_ = L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_attn_modules_qkv_modules_bn_parameters_weight_
        l_self_modules_stages_modules_2_modules_blocks_modules_2_modules_attn_modules_qkv_modules_bn_parameters_bias_ = L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_attn_modules_qkv_modules_bn_parameters_bias_
        l_self_modules_stages_modules_2_modules_blocks_modules_2_modules_attn_parameters_attention_biases_ = L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_attn_parameters_attention_biases_
        l_self_modules_stages_modules_2_modules_blocks_modules_2_modules_attn_buffers_attention_bias_idxs_ = L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_attn_buffers_attention_bias_idxs_
        l_self_modules_stages_modules_2_modules_blocks_modules_2_modules_attn_modules_proj_modules_ln_modules_linear_parameters_weight_ = L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_attn_modules_proj_modules_ln_modules_linear_parameters_weight_
        l_self_modules_stages_modules_2_modules_blocks_modules_2_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_mean_ = L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_mean_
        l_self_modules_stages_modules_2_modules_blocks_modules_2_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_var_ = L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_var_
        l_self_modules_stages_modules_2_modules_blocks_modules_2_modules_attn_modules_proj_modules_ln_modules_bn_parameters_weight_ = L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_attn_modules_proj_modules_ln_modules_bn_parameters_weight_
        l_self_modules_stages_modules_2_modules_blocks_modules_2_modules_attn_modules_proj_modules_ln_modules_bn_parameters_bias_ = L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_attn_modules_proj_modules_ln_modules_bn_parameters_bias_
        l_self_modules_stages_modules_2_modules_blocks_modules_2_modules_mlp_modules_ln1_modules_linear_parameters_weight_ = L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_mlp_modules_ln1_modules_linear_parameters_weight_
        l_self_modules_stages_modules_2_modules_blocks_modules_2_modules_mlp_modules_ln1_modules_bn_buffers_running_mean_ = L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_mlp_modules_ln1_modules_bn_buffers_running_mean_
        l_self_modules_stages_modules_2_modules_blocks_modules_2_modules_mlp_modules_ln1_modules_bn_buffers_running_var_ = L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_mlp_modules_ln1_modules_bn_buffers_running_var_
        l_self_modules_stages_modules_2_modules_blocks_modules_2_modules_mlp_modules_ln1_modules_bn_parameters_weight_ = L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_mlp_modules_ln1_modules_bn_parameters_weight_
        l_self_modules_stages_modules_2_modules_blocks_modules_2_modules_mlp_modules_ln1_modules_bn_parameters_bias_ = L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_mlp_modules_ln1_modules_bn_parameters_bias_
        l_self_modules_stages_modules_2_modules_blocks_modules_2_modules_mlp_modules_ln2_modules_linear_parameters_weight_ = L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_mlp_modules_ln2_modules_linear_parameters_weight_
        l_self_modules_stages_modules_2_modules_blocks_modules_2_modules_mlp_modules_ln2_modules_bn_buffers_running_mean_ = L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_mlp_modules_ln2_modules_bn_buffers_running_mean_
        l_self_modules_stages_modules_2_modules_blocks_modules_2_modules_mlp_modules_ln2_modules_bn_buffers_running_var_ = L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_mlp_modules_ln2_modules_bn_buffers_running_var_
        l_self_modules_stages_modules_2_modules_blocks_modules_2_modules_mlp_modules_ln2_modules_bn_parameters_weight_ = L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_mlp_modules_ln2_modules_bn_parameters_weight_
        l_self_modules_stages_modules_2_modules_blocks_modules_2_modules_mlp_modules_ln2_modules_bn_parameters_bias_ = L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_mlp_modules_ln2_modules_bn_parameters_bias_
        l_self_modules_stages_modules_2_modules_blocks_modules_3_modules_attn_modules_qkv_modules_linear_parameters_weight_ = L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_attn_modules_qkv_modules_linear_parameters_weight_
        l_self_modules_stages_modules_2_modules_blocks_modules_3_modules_attn_modules_qkv_modules_bn_buffers_running_mean_ = L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_attn_modules_qkv_modules_bn_buffers_running_mean_
        l_self_modules_stages_modules_2_modules_blocks_modules_3_modules_attn_modules_qkv_modules_bn_buffers_running_var_ = L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_attn_modules_qkv_modules_bn_buffers_running_var_
        l_self_modules_stages_modules_2_modules_blocks_modules_3_modules_attn_modules_qkv_modules_bn_parameters_weight_ = L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_attn_modules_qkv_modules_bn_parameters_weight_
        l_self_modules_stages_modules_2_modules_blocks_modules_3_modules_attn_modules_qkv_modules_bn_parameters_bias_ = L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_attn_modules_qkv_modules_bn_parameters_bias_
        l_self_modules_stages_modules_2_modules_blocks_modules_3_modules_attn_parameters_attention_biases_ = L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_attn_parameters_attention_biases_
        l_self_modules_stages_modules_2_modules_blocks_modules_3_modules_attn_buffers_attention_bias_idxs_ = L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_attn_buffers_attention_bias_idxs_
        l_self_modules_stages_modules_2_modules_blocks_modules_3_modules_attn_modules_proj_modules_ln_modules_linear_parameters_weight_ = L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_attn_modules_proj_modules_ln_modules_linear_parameters_weight_
        l_self_modules_stages_modules_2_modules_blocks_modules_3_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_mean_ = L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_mean_
        l_self_modules_stages_modules_2_modules_blocks_modules_3_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_var_ = L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_var_
        l_self_modules_stages_modules_2_modules_blocks_modules_3_modules_attn_modules_proj_modules_ln_modules_bn_parameters_weight_ = L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_attn_modules_proj_modules_ln_modules_bn_parameters_weight_
        l_self_modules_stages_modules_2_modules_blocks_modules_3_modules_attn_modules_proj_modules_ln_modules_bn_parameters_bias_ = L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_attn_modules_proj_modules_ln_modules_bn_parameters_bias_
        l_self_modules_stages_modules_2_modules_blocks_modules_3_modules_mlp_modules_ln1_modules_linear_parameters_weight_ = L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_mlp_modules_ln1_modules_linear_parameters_weight_
        l_self_modules_stages_modules_2_modules_blocks_modules_3_modules_mlp_modules_ln1_modules_bn_buffers_running_mean_ = L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_mlp_modules_ln1_modules_bn_buffers_running_mean_
        l_self_modules_stages_modules_2_modules_blocks_modules_3_modules_mlp_modules_ln1_modules_bn_buffers_running_var_ = L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_mlp_modules_ln1_modules_bn_buffers_running_var_
        l_self_modules_stages_modules_2_modules_blocks_modules_3_modules_mlp_modules_ln1_modules_bn_parameters_weight_ = L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_mlp_modules_ln1_modules_bn_parameters_weight_
        l_self_modules_stages_modules_2_modules_blocks_modules_3_modules_mlp_modules_ln1_modules_bn_parameters_bias_ = L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_mlp_modules_ln1_modules_bn_parameters_bias_
        l_self_modules_stages_modules_2_modules_blocks_modules_3_modules_mlp_modules_ln2_modules_linear_parameters_weight_ = L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_mlp_modules_ln2_modules_linear_parameters_weight_
        l_self_modules_stages_modules_2_modules_blocks_modules_3_modules_mlp_modules_ln2_modules_bn_buffers_running_mean_ = L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_mlp_modules_ln2_modules_bn_buffers_running_mean_
        l_self_modules_stages_modules_2_modules_blocks_modules_3_modules_mlp_modules_ln2_modules_bn_buffers_running_var_ = L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_mlp_modules_ln2_modules_bn_buffers_running_var_
        l_self_modules_stages_modules_2_modules_blocks_modules_3_modules_mlp_modules_ln2_modules_bn_parameters_weight_ = L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_mlp_modules_ln2_modules_bn_parameters_weight_
        l_self_modules_stages_modules_2_modules_blocks_modules_3_modules_mlp_modules_ln2_modules_bn_parameters_bias_ = L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_mlp_modules_ln2_modules_bn_parameters_bias_
        l_self_modules_head_modules_bn_buffers_running_mean_ = (
            L_self_modules_head_modules_bn_buffers_running_mean_
        )
        l_self_modules_head_modules_bn_buffers_running_var_ = (
            L_self_modules_head_modules_bn_buffers_running_var_
        )
        l_self_modules_head_modules_bn_parameters_weight_ = (
            L_self_modules_head_modules_bn_parameters_weight_
        )
        l_self_modules_head_modules_bn_parameters_bias_ = (
            L_self_modules_head_modules_bn_parameters_bias_
        )
        l_self_modules_head_modules_linear_parameters_weight_ = (
            L_self_modules_head_modules_linear_parameters_weight_
        )
        l_self_modules_head_modules_linear_parameters_bias_ = (
            L_self_modules_head_modules_linear_parameters_bias_
        )
        l_self_modules_head_dist_modules_bn_buffers_running_mean_ = (
            L_self_modules_head_dist_modules_bn_buffers_running_mean_
        )
        l_self_modules_head_dist_modules_bn_buffers_running_var_ = (
            L_self_modules_head_dist_modules_bn_buffers_running_var_
        )
        l_self_modules_head_dist_modules_bn_parameters_weight_ = (
            L_self_modules_head_dist_modules_bn_parameters_weight_
        )
        l_self_modules_head_dist_modules_bn_parameters_bias_ = (
            L_self_modules_head_dist_modules_bn_parameters_bias_
        )
        l_self_modules_head_dist_modules_linear_parameters_weight_ = (
            L_self_modules_head_dist_modules_linear_parameters_weight_
        )
        l_self_modules_head_dist_modules_linear_parameters_bias_ = (
            L_self_modules_head_dist_modules_linear_parameters_bias_
        )
        conv2d = torch.conv2d(
            l_x_,
            l_self_modules_stem_modules_conv1_modules_linear_parameters_weight_,
            None,
            (2, 2),
            (1, 1),
            (1, 1),
            1,
        )
        l_x_ = l_self_modules_stem_modules_conv1_modules_linear_parameters_weight_ = None
        input_1 = torch.nn.functional.batch_norm(
            conv2d,
            l_self_modules_stem_modules_conv1_modules_bn_buffers_running_mean_,
            l_self_modules_stem_modules_conv1_modules_bn_buffers_running_var_,
            l_self_modules_stem_modules_conv1_modules_bn_parameters_weight_,
            l_self_modules_stem_modules_conv1_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        conv2d = l_self_modules_stem_modules_conv1_modules_bn_buffers_running_mean_ = l_self_modules_stem_modules_conv1_modules_bn_buffers_running_var_ = l_self_modules_stem_modules_conv1_modules_bn_parameters_weight_ = l_self_modules_stem_modules_conv1_modules_bn_parameters_bias_ = None
        input_2 = torch.nn.functional.hardswish(input_1, False)
        input_1 = None
        conv2d_1 = torch.conv2d(
            input_2,
            l_self_modules_stem_modules_conv2_modules_linear_parameters_weight_,
            None,
            (2, 2),
            (1, 1),
            (1, 1),
            1,
        )
        input_2 = l_self_modules_stem_modules_conv2_modules_linear_parameters_weight_ = None
        input_3 = torch.nn.functional.batch_norm(
            conv2d_1,
            l_self_modules_stem_modules_conv2_modules_bn_buffers_running_mean_,
            l_self_modules_stem_modules_conv2_modules_bn_buffers_running_var_,
            l_self_modules_stem_modules_conv2_modules_bn_parameters_weight_,
            l_self_modules_stem_modules_conv2_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        conv2d_1 = l_self_modules_stem_modules_conv2_modules_bn_buffers_running_mean_ = l_self_modules_stem_modules_conv2_modules_bn_buffers_running_var_ = l_self_modules_stem_modules_conv2_modules_bn_parameters_weight_ = l_self_modules_stem_modules_conv2_modules_bn_parameters_bias_ = None
        input_4 = torch.nn.functional.hardswish(input_3, False)
        input_3 = None
        conv2d_2 = torch.conv2d(
            input_4,
            l_self_modules_stem_modules_conv3_modules_linear_parameters_weight_,
            None,
            (2, 2),
            (1, 1),
            (1, 1),
            1,
        )
        input_4 = l_self_modules_stem_modules_conv3_modules_linear_parameters_weight_ = None
        input_5 = torch.nn.functional.batch_norm(
            conv2d_2,
            l_self_modules_stem_modules_conv3_modules_bn_buffers_running_mean_,
            l_self_modules_stem_modules_conv3_modules_bn_buffers_running_var_,
            l_self_modules_stem_modules_conv3_modules_bn_parameters_weight_,
            l_self_modules_stem_modules_conv3_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        conv2d_2 = l_self_modules_stem_modules_conv3_modules_bn_buffers_running_mean_ = l_self_modules_stem_modules_conv3_modules_bn_buffers_running_var_ = l_self_modules_stem_modules_conv3_modules_bn_parameters_weight_ = l_self_modules_stem_modules_conv3_modules_bn_parameters_bias_ = None
        input_6 = torch.nn.functional.hardswish(input_5, False)
        input_5 = None
        conv2d_3 = torch.conv2d(
            input_6,
            l_self_modules_stem_modules_conv4_modules_linear_parameters_weight_,
            None,
            (2, 2),
            (1, 1),
            (1, 1),
            1,
        )
        input_6 = l_self_modules_stem_modules_conv4_modules_linear_parameters_weight_ = None
        input_7 = torch.nn.functional.batch_norm(
            conv2d_3,
            l_self_modules_stem_modules_conv4_modules_bn_buffers_running_mean_,
            l_self_modules_stem_modules_conv4_modules_bn_buffers_running_var_,
            l_self_modules_stem_modules_conv4_modules_bn_parameters_weight_,
            l_self_modules_stem_modules_conv4_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        conv2d_3 = l_self_modules_stem_modules_conv4_modules_bn_buffers_running_mean_ = l_self_modules_stem_modules_conv4_modules_bn_buffers_running_var_ = l_self_modules_stem_modules_conv4_modules_bn_parameters_weight_ = l_self_modules_stem_modules_conv4_modules_bn_parameters_bias_ = None
        flatten = input_7.flatten(2)
        input_7 = None
        x = flatten.transpose(1, 2)
        flatten = None
        x_1 = torch._C._nn.linear(
            x,
            l_self_modules_stages_modules_0_modules_blocks_modules_0_modules_attn_modules_qkv_modules_linear_parameters_weight_,
            None,
        )
        l_self_modules_stages_modules_0_modules_blocks_modules_0_modules_attn_modules_qkv_modules_linear_parameters_weight_ = None
        flatten_1 = x_1.flatten(0, 1)
        batch_norm_4 = torch.nn.functional.batch_norm(
            flatten_1,
            l_self_modules_stages_modules_0_modules_blocks_modules_0_modules_attn_modules_qkv_modules_bn_buffers_running_mean_,
            l_self_modules_stages_modules_0_modules_blocks_modules_0_modules_attn_modules_qkv_modules_bn_buffers_running_var_,
            l_self_modules_stages_modules_0_modules_blocks_modules_0_modules_attn_modules_qkv_modules_bn_parameters_weight_,
            l_self_modules_stages_modules_0_modules_blocks_modules_0_modules_attn_modules_qkv_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        flatten_1 = l_self_modules_stages_modules_0_modules_blocks_modules_0_modules_attn_modules_qkv_modules_bn_buffers_running_mean_ = l_self_modules_stages_modules_0_modules_blocks_modules_0_modules_attn_modules_qkv_modules_bn_buffers_running_var_ = l_self_modules_stages_modules_0_modules_blocks_modules_0_modules_attn_modules_qkv_modules_bn_parameters_weight_ = l_self_modules_stages_modules_0_modules_blocks_modules_0_modules_attn_modules_qkv_modules_bn_parameters_bias_ = None
        reshape_as = batch_norm_4.reshape_as(x_1)
        batch_norm_4 = x_1 = None
        view = reshape_as.view(1, 196, 4, -1)
        reshape_as = None
        split = view.split([16, 16, 32], dim=3)
        view = None
        q = split[0]
        k = split[1]
        v = split[2]
        split = None
        q_1 = q.permute(0, 2, 1, 3)
        q = None
        k_1 = k.permute(0, 2, 3, 1)
        k = None
        v_1 = v.permute(0, 2, 1, 3)
        v = None
        matmul = q_1 @ k_1
        q_1 = k_1 = None
        mul = matmul * 0.25
        matmul = None
        getitem_3 = l_self_modules_stages_modules_0_modules_blocks_modules_0_modules_attn_parameters_attention_biases_[
            (
                slice(None, None, None),
                l_self_modules_stages_modules_0_modules_blocks_modules_0_modules_attn_buffers_attention_bias_idxs_,
            )
        ]
        l_self_modules_stages_modules_0_modules_blocks_modules_0_modules_attn_parameters_attention_biases_ = l_self_modules_stages_modules_0_modules_blocks_modules_0_modules_attn_buffers_attention_bias_idxs_ = None
        attn = mul + getitem_3
        mul = None
        attn_1 = attn.softmax(dim=-1)
        attn = None
        matmul_1 = attn_1 @ v_1
        attn_1 = v_1 = None
        transpose_1 = matmul_1.transpose(1, 2)
        matmul_1 = None
        x_2 = transpose_1.reshape(1, 196, 128)
        transpose_1 = None
        input_8 = torch.nn.functional.hardswish(x_2, False)
        x_2 = None
        x_3 = torch._C._nn.linear(
            input_8,
            l_self_modules_stages_modules_0_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_linear_parameters_weight_,
            None,
        )
        input_8 = l_self_modules_stages_modules_0_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_linear_parameters_weight_ = None
        flatten_2 = x_3.flatten(0, 1)
        batch_norm_5 = torch.nn.functional.batch_norm(
            flatten_2,
            l_self_modules_stages_modules_0_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_mean_,
            l_self_modules_stages_modules_0_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_var_,
            l_self_modules_stages_modules_0_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_bn_parameters_weight_,
            l_self_modules_stages_modules_0_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        flatten_2 = l_self_modules_stages_modules_0_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_mean_ = l_self_modules_stages_modules_0_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_var_ = l_self_modules_stages_modules_0_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_bn_parameters_weight_ = l_self_modules_stages_modules_0_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_bn_parameters_bias_ = None
        input_9 = batch_norm_5.reshape_as(x_3)
        batch_norm_5 = x_3 = None
        x_4 = x + input_9
        x = input_9 = None
        x_5 = torch._C._nn.linear(
            x_4,
            l_self_modules_stages_modules_0_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_linear_parameters_weight_,
            None,
        )
        l_self_modules_stages_modules_0_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_linear_parameters_weight_ = None
        flatten_3 = x_5.flatten(0, 1)
        batch_norm_6 = torch.nn.functional.batch_norm(
            flatten_3,
            l_self_modules_stages_modules_0_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_bn_buffers_running_mean_,
            l_self_modules_stages_modules_0_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_bn_buffers_running_var_,
            l_self_modules_stages_modules_0_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_bn_parameters_weight_,
            l_self_modules_stages_modules_0_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        flatten_3 = l_self_modules_stages_modules_0_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_bn_buffers_running_mean_ = l_self_modules_stages_modules_0_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_bn_buffers_running_var_ = l_self_modules_stages_modules_0_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_bn_parameters_weight_ = l_self_modules_stages_modules_0_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_bn_parameters_bias_ = None
        x_6 = batch_norm_6.reshape_as(x_5)
        batch_norm_6 = x_5 = None
        x_7 = torch.nn.functional.hardswish(x_6, False)
        x_6 = None
        x_8 = torch.nn.functional.dropout(x_7, 0.0, False, False)
        x_7 = None
        x_9 = torch._C._nn.linear(
            x_8,
            l_self_modules_stages_modules_0_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_linear_parameters_weight_,
            None,
        )
        x_8 = l_self_modules_stages_modules_0_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_linear_parameters_weight_ = None
        flatten_4 = x_9.flatten(0, 1)
        batch_norm_7 = torch.nn.functional.batch_norm(
            flatten_4,
            l_self_modules_stages_modules_0_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_bn_buffers_running_mean_,
            l_self_modules_stages_modules_0_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_bn_buffers_running_var_,
            l_self_modules_stages_modules_0_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_bn_parameters_weight_,
            l_self_modules_stages_modules_0_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        flatten_4 = l_self_modules_stages_modules_0_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_bn_buffers_running_mean_ = l_self_modules_stages_modules_0_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_bn_buffers_running_var_ = l_self_modules_stages_modules_0_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_bn_parameters_weight_ = l_self_modules_stages_modules_0_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_bn_parameters_bias_ = None
        x_10 = batch_norm_7.reshape_as(x_9)
        batch_norm_7 = x_9 = None
        x_11 = x_4 + x_10
        x_4 = x_10 = None
        x_12 = torch._C._nn.linear(
            x_11,
            l_self_modules_stages_modules_0_modules_blocks_modules_1_modules_attn_modules_qkv_modules_linear_parameters_weight_,
            None,
        )
        l_self_modules_stages_modules_0_modules_blocks_modules_1_modules_attn_modules_qkv_modules_linear_parameters_weight_ = None
        flatten_5 = x_12.flatten(0, 1)
        batch_norm_8 = torch.nn.functional.batch_norm(
            flatten_5,
            l_self_modules_stages_modules_0_modules_blocks_modules_1_modules_attn_modules_qkv_modules_bn_buffers_running_mean_,
            l_self_modules_stages_modules_0_modules_blocks_modules_1_modules_attn_modules_qkv_modules_bn_buffers_running_var_,
            l_self_modules_stages_modules_0_modules_blocks_modules_1_modules_attn_modules_qkv_modules_bn_parameters_weight_,
            l_self_modules_stages_modules_0_modules_blocks_modules_1_modules_attn_modules_qkv_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        flatten_5 = l_self_modules_stages_modules_0_modules_blocks_modules_1_modules_attn_modules_qkv_modules_bn_buffers_running_mean_ = l_self_modules_stages_modules_0_modules_blocks_modules_1_modules_attn_modules_qkv_modules_bn_buffers_running_var_ = l_self_modules_stages_modules_0_modules_blocks_modules_1_modules_attn_modules_qkv_modules_bn_parameters_weight_ = l_self_modules_stages_modules_0_modules_blocks_modules_1_modules_attn_modules_qkv_modules_bn_parameters_bias_ = None
        reshape_as_4 = batch_norm_8.reshape_as(x_12)
        batch_norm_8 = x_12 = None
        view_1 = reshape_as_4.view(1, 196, 4, -1)
        reshape_as_4 = None
        split_1 = view_1.split([16, 16, 32], dim=3)
        view_1 = None
        q_2 = split_1[0]
        k_2 = split_1[1]
        v_2 = split_1[2]
        split_1 = None
        q_3 = q_2.permute(0, 2, 1, 3)
        q_2 = None
        k_3 = k_2.permute(0, 2, 3, 1)
        k_2 = None
        v_3 = v_2.permute(0, 2, 1, 3)
        v_2 = None
        matmul_2 = q_3 @ k_3
        q_3 = k_3 = None
        mul_1 = matmul_2 * 0.25
        matmul_2 = None
        getitem_7 = l_self_modules_stages_modules_0_modules_blocks_modules_1_modules_attn_parameters_attention_biases_[
            (
                slice(None, None, None),
                l_self_modules_stages_modules_0_modules_blocks_modules_1_modules_attn_buffers_attention_bias_idxs_,
            )
        ]
        l_self_modules_stages_modules_0_modules_blocks_modules_1_modules_attn_parameters_attention_biases_ = l_self_modules_stages_modules_0_modules_blocks_modules_1_modules_attn_buffers_attention_bias_idxs_ = None
        attn_2 = mul_1 + getitem_7
        mul_1 = None
        attn_3 = attn_2.softmax(dim=-1)
        attn_2 = None
        matmul_3 = attn_3 @ v_3
        attn_3 = v_3 = None
        transpose_2 = matmul_3.transpose(1, 2)
        matmul_3 = None
        x_13 = transpose_2.reshape(1, 196, 128)
        transpose_2 = None
        input_10 = torch.nn.functional.hardswish(x_13, False)
        x_13 = None
        x_14 = torch._C._nn.linear(
            input_10,
            l_self_modules_stages_modules_0_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_linear_parameters_weight_,
            None,
        )
        input_10 = l_self_modules_stages_modules_0_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_linear_parameters_weight_ = None
        flatten_6 = x_14.flatten(0, 1)
        batch_norm_9 = torch.nn.functional.batch_norm(
            flatten_6,
            l_self_modules_stages_modules_0_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_mean_,
            l_self_modules_stages_modules_0_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_var_,
            l_self_modules_stages_modules_0_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_bn_parameters_weight_,
            l_self_modules_stages_modules_0_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        flatten_6 = l_self_modules_stages_modules_0_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_mean_ = l_self_modules_stages_modules_0_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_var_ = l_self_modules_stages_modules_0_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_bn_parameters_weight_ = l_self_modules_stages_modules_0_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_bn_parameters_bias_ = None
        input_11 = batch_norm_9.reshape_as(x_14)
        batch_norm_9 = x_14 = None
        x_15 = x_11 + input_11
        x_11 = input_11 = None
        x_16 = torch._C._nn.linear(
            x_15,
            l_self_modules_stages_modules_0_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_linear_parameters_weight_,
            None,
        )
        l_self_modules_stages_modules_0_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_linear_parameters_weight_ = None
        flatten_7 = x_16.flatten(0, 1)
        batch_norm_10 = torch.nn.functional.batch_norm(
            flatten_7,
            l_self_modules_stages_modules_0_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_bn_buffers_running_mean_,
            l_self_modules_stages_modules_0_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_bn_buffers_running_var_,
            l_self_modules_stages_modules_0_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_bn_parameters_weight_,
            l_self_modules_stages_modules_0_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        flatten_7 = l_self_modules_stages_modules_0_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_bn_buffers_running_mean_ = l_self_modules_stages_modules_0_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_bn_buffers_running_var_ = l_self_modules_stages_modules_0_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_bn_parameters_weight_ = l_self_modules_stages_modules_0_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_bn_parameters_bias_ = None
        x_17 = batch_norm_10.reshape_as(x_16)
        batch_norm_10 = x_16 = None
        x_18 = torch.nn.functional.hardswish(x_17, False)
        x_17 = None
        x_19 = torch.nn.functional.dropout(x_18, 0.0, False, False)
        x_18 = None
        x_20 = torch._C._nn.linear(
            x_19,
            l_self_modules_stages_modules_0_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_linear_parameters_weight_,
            None,
        )
        x_19 = l_self_modules_stages_modules_0_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_linear_parameters_weight_ = None
        flatten_8 = x_20.flatten(0, 1)
        batch_norm_11 = torch.nn.functional.batch_norm(
            flatten_8,
            l_self_modules_stages_modules_0_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_bn_buffers_running_mean_,
            l_self_modules_stages_modules_0_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_bn_buffers_running_var_,
            l_self_modules_stages_modules_0_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_bn_parameters_weight_,
            l_self_modules_stages_modules_0_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        flatten_8 = l_self_modules_stages_modules_0_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_bn_buffers_running_mean_ = l_self_modules_stages_modules_0_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_bn_buffers_running_var_ = l_self_modules_stages_modules_0_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_bn_parameters_weight_ = l_self_modules_stages_modules_0_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_bn_parameters_bias_ = None
        x_21 = batch_norm_11.reshape_as(x_20)
        batch_norm_11 = x_20 = None
        x_22 = x_15 + x_21
        x_15 = x_21 = None
        x_23 = torch._C._nn.linear(
            x_22,
            l_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_kv_modules_linear_parameters_weight_,
            None,
        )
        l_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_kv_modules_linear_parameters_weight_ = None
        flatten_9 = x_23.flatten(0, 1)
        batch_norm_12 = torch.nn.functional.batch_norm(
            flatten_9,
            l_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_kv_modules_bn_buffers_running_mean_,
            l_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_kv_modules_bn_buffers_running_var_,
            l_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_kv_modules_bn_parameters_weight_,
            l_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_kv_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        flatten_9 = l_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_kv_modules_bn_buffers_running_mean_ = l_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_kv_modules_bn_buffers_running_var_ = l_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_kv_modules_bn_parameters_weight_ = l_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_kv_modules_bn_parameters_bias_ = None
        reshape_as_8 = batch_norm_12.reshape_as(x_23)
        batch_norm_12 = x_23 = None
        view_2 = reshape_as_8.view(1, 196, 8, -1)
        reshape_as_8 = None
        split_2 = view_2.split([16, 64], dim=3)
        view_2 = None
        k_4 = split_2[0]
        v_4 = split_2[1]
        split_2 = None
        k_5 = k_4.permute(0, 2, 3, 1)
        k_4 = None
        v_5 = v_4.permute(0, 2, 1, 3)
        v_4 = None
        x_24 = x_22.view(1, 14, 14, 128)
        x_22 = None
        x_25 = x_24[
            (slice(None, None, None), slice(None, None, 2), slice(None, None, 2))
        ]
        x_24 = None
        input_12 = x_25.reshape(1, -1, 128)
        x_25 = None
        x_26 = torch._C._nn.linear(
            input_12,
            l_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_q_modules_ln_modules_linear_parameters_weight_,
            None,
        )
        input_12 = l_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_q_modules_ln_modules_linear_parameters_weight_ = None
        flatten_10 = x_26.flatten(0, 1)
        batch_norm_13 = torch.nn.functional.batch_norm(
            flatten_10,
            l_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_q_modules_ln_modules_bn_buffers_running_mean_,
            l_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_q_modules_ln_modules_bn_buffers_running_var_,
            l_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_q_modules_ln_modules_bn_parameters_weight_,
            l_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_q_modules_ln_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        flatten_10 = l_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_q_modules_ln_modules_bn_buffers_running_mean_ = l_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_q_modules_ln_modules_bn_buffers_running_var_ = l_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_q_modules_ln_modules_bn_parameters_weight_ = l_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_q_modules_ln_modules_bn_parameters_bias_ = None
        input_13 = batch_norm_13.reshape_as(x_26)
        batch_norm_13 = x_26 = None
        view_4 = input_13.view(1, -1, 8, 16)
        input_13 = None
        q_4 = view_4.permute(0, 2, 1, 3)
        view_4 = None
        matmul_4 = q_4 @ k_5
        q_4 = k_5 = None
        mul_2 = matmul_4 * 0.25
        matmul_4 = None
        getitem_11 = l_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_parameters_attention_biases_[
            (
                slice(None, None, None),
                l_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_buffers_attention_bias_idxs_,
            )
        ]
        l_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_parameters_attention_biases_ = l_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_buffers_attention_bias_idxs_ = None
        attn_4 = mul_2 + getitem_11
        mul_2 = None
        attn_5 = attn_4.softmax(dim=-1)
        attn_4 = None
        matmul_5 = attn_5 @ v_5
        attn_5 = v_5 = None
        transpose_3 = matmul_5.transpose(1, 2)
        matmul_5 = None
        x_27 = transpose_3.reshape(1, -1, 512)
        transpose_3 = None
        input_14 = torch.nn.functional.hardswish(x_27, False)
        x_27 = None
        x_28 = torch._C._nn.linear(
            input_14,
            l_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_proj_modules_ln_modules_linear_parameters_weight_,
            None,
        )
        input_14 = l_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_proj_modules_ln_modules_linear_parameters_weight_ = None
        flatten_11 = x_28.flatten(0, 1)
        batch_norm_14 = torch.nn.functional.batch_norm(
            flatten_11,
            l_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_proj_modules_ln_modules_bn_buffers_running_mean_,
            l_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_proj_modules_ln_modules_bn_buffers_running_var_,
            l_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_proj_modules_ln_modules_bn_parameters_weight_,
            l_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_proj_modules_ln_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        flatten_11 = l_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_proj_modules_ln_modules_bn_buffers_running_mean_ = l_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_proj_modules_ln_modules_bn_buffers_running_var_ = l_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_proj_modules_ln_modules_bn_parameters_weight_ = l_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_proj_modules_ln_modules_bn_parameters_bias_ = None
        input_15 = batch_norm_14.reshape_as(x_28)
        batch_norm_14 = x_28 = None
        x_29 = torch._C._nn.linear(
            input_15,
            l_self_modules_stages_modules_1_modules_downsample_modules_mlp_modules_ln1_modules_linear_parameters_weight_,
            None,
        )
        l_self_modules_stages_modules_1_modules_downsample_modules_mlp_modules_ln1_modules_linear_parameters_weight_ = None
        flatten_12 = x_29.flatten(0, 1)
        batch_norm_15 = torch.nn.functional.batch_norm(
            flatten_12,
            l_self_modules_stages_modules_1_modules_downsample_modules_mlp_modules_ln1_modules_bn_buffers_running_mean_,
            l_self_modules_stages_modules_1_modules_downsample_modules_mlp_modules_ln1_modules_bn_buffers_running_var_,
            l_self_modules_stages_modules_1_modules_downsample_modules_mlp_modules_ln1_modules_bn_parameters_weight_,
            l_self_modules_stages_modules_1_modules_downsample_modules_mlp_modules_ln1_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        flatten_12 = l_self_modules_stages_modules_1_modules_downsample_modules_mlp_modules_ln1_modules_bn_buffers_running_mean_ = l_self_modules_stages_modules_1_modules_downsample_modules_mlp_modules_ln1_modules_bn_buffers_running_var_ = l_self_modules_stages_modules_1_modules_downsample_modules_mlp_modules_ln1_modules_bn_parameters_weight_ = l_self_modules_stages_modules_1_modules_downsample_modules_mlp_modules_ln1_modules_bn_parameters_bias_ = None
        x_30 = batch_norm_15.reshape_as(x_29)
        batch_norm_15 = x_29 = None
        x_31 = torch.nn.functional.hardswish(x_30, False)
        x_30 = None
        x_32 = torch.nn.functional.dropout(x_31, 0.0, False, False)
        x_31 = None
        x_33 = torch._C._nn.linear(
            x_32,
            l_self_modules_stages_modules_1_modules_downsample_modules_mlp_modules_ln2_modules_linear_parameters_weight_,
            None,
        )
        x_32 = l_self_modules_stages_modules_1_modules_downsample_modules_mlp_modules_ln2_modules_linear_parameters_weight_ = None
        flatten_13 = x_33.flatten(0, 1)
        batch_norm_16 = torch.nn.functional.batch_norm(
            flatten_13,
            l_self_modules_stages_modules_1_modules_downsample_modules_mlp_modules_ln2_modules_bn_buffers_running_mean_,
            l_self_modules_stages_modules_1_modules_downsample_modules_mlp_modules_ln2_modules_bn_buffers_running_var_,
            l_self_modules_stages_modules_1_modules_downsample_modules_mlp_modules_ln2_modules_bn_parameters_weight_,
            l_self_modules_stages_modules_1_modules_downsample_modules_mlp_modules_ln2_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        flatten_13 = l_self_modules_stages_modules_1_modules_downsample_modules_mlp_modules_ln2_modules_bn_buffers_running_mean_ = l_self_modules_stages_modules_1_modules_downsample_modules_mlp_modules_ln2_modules_bn_buffers_running_var_ = l_self_modules_stages_modules_1_modules_downsample_modules_mlp_modules_ln2_modules_bn_parameters_weight_ = l_self_modules_stages_modules_1_modules_downsample_modules_mlp_modules_ln2_modules_bn_parameters_bias_ = None
        x_34 = batch_norm_16.reshape_as(x_33)
        batch_norm_16 = x_33 = None
        x_35 = input_15 + x_34
        input_15 = x_34 = None
        x_36 = torch._C._nn.linear(
            x_35,
            l_self_modules_stages_modules_1_modules_blocks_modules_0_modules_attn_modules_qkv_modules_linear_parameters_weight_,
            None,
        )
        l_self_modules_stages_modules_1_modules_blocks_modules_0_modules_attn_modules_qkv_modules_linear_parameters_weight_ = None
        flatten_14 = x_36.flatten(0, 1)
        batch_norm_17 = torch.nn.functional.batch_norm(
            flatten_14,
            l_self_modules_stages_modules_1_modules_blocks_modules_0_modules_attn_modules_qkv_modules_bn_buffers_running_mean_,
            l_self_modules_stages_modules_1_modules_blocks_modules_0_modules_attn_modules_qkv_modules_bn_buffers_running_var_,
            l_self_modules_stages_modules_1_modules_blocks_modules_0_modules_attn_modules_qkv_modules_bn_parameters_weight_,
            l_self_modules_stages_modules_1_modules_blocks_modules_0_modules_attn_modules_qkv_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        flatten_14 = l_self_modules_stages_modules_1_modules_blocks_modules_0_modules_attn_modules_qkv_modules_bn_buffers_running_mean_ = l_self_modules_stages_modules_1_modules_blocks_modules_0_modules_attn_modules_qkv_modules_bn_buffers_running_var_ = l_self_modules_stages_modules_1_modules_blocks_modules_0_modules_attn_modules_qkv_modules_bn_parameters_weight_ = l_self_modules_stages_modules_1_modules_blocks_modules_0_modules_attn_modules_qkv_modules_bn_parameters_bias_ = None
        reshape_as_13 = batch_norm_17.reshape_as(x_36)
        batch_norm_17 = x_36 = None
        view_5 = reshape_as_13.view(1, 49, 6, -1)
        reshape_as_13 = None
        split_3 = view_5.split([16, 16, 32], dim=3)
        view_5 = None
        q_5 = split_3[0]
        k_6 = split_3[1]
        v_6 = split_3[2]
        split_3 = None
        q_6 = q_5.permute(0, 2, 1, 3)
        q_5 = None
        k_7 = k_6.permute(0, 2, 3, 1)
        k_6 = None
        v_7 = v_6.permute(0, 2, 1, 3)
        v_6 = None
        matmul_6 = q_6 @ k_7
        q_6 = k_7 = None
        mul_3 = matmul_6 * 0.25
        matmul_6 = None
        getitem_15 = l_self_modules_stages_modules_1_modules_blocks_modules_0_modules_attn_parameters_attention_biases_[
            (
                slice(None, None, None),
                l_self_modules_stages_modules_1_modules_blocks_modules_0_modules_attn_buffers_attention_bias_idxs_,
            )
        ]
        l_self_modules_stages_modules_1_modules_blocks_modules_0_modules_attn_parameters_attention_biases_ = l_self_modules_stages_modules_1_modules_blocks_modules_0_modules_attn_buffers_attention_bias_idxs_ = None
        attn_6 = mul_3 + getitem_15
        mul_3 = None
        attn_7 = attn_6.softmax(dim=-1)
        attn_6 = None
        matmul_7 = attn_7 @ v_7
        attn_7 = v_7 = None
        transpose_4 = matmul_7.transpose(1, 2)
        matmul_7 = None
        x_37 = transpose_4.reshape(1, 49, 192)
        transpose_4 = None
        input_16 = torch.nn.functional.hardswish(x_37, False)
        x_37 = None
        x_38 = torch._C._nn.linear(
            input_16,
            l_self_modules_stages_modules_1_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_linear_parameters_weight_,
            None,
        )
        input_16 = l_self_modules_stages_modules_1_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_linear_parameters_weight_ = None
        flatten_15 = x_38.flatten(0, 1)
        batch_norm_18 = torch.nn.functional.batch_norm(
            flatten_15,
            l_self_modules_stages_modules_1_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_mean_,
            l_self_modules_stages_modules_1_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_var_,
            l_self_modules_stages_modules_1_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_bn_parameters_weight_,
            l_self_modules_stages_modules_1_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        flatten_15 = l_self_modules_stages_modules_1_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_mean_ = l_self_modules_stages_modules_1_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_var_ = l_self_modules_stages_modules_1_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_bn_parameters_weight_ = l_self_modules_stages_modules_1_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_bn_parameters_bias_ = None
        input_17 = batch_norm_18.reshape_as(x_38)
        batch_norm_18 = x_38 = None
        x_39 = x_35 + input_17
        x_35 = input_17 = None
        x_40 = torch._C._nn.linear(
            x_39,
            l_self_modules_stages_modules_1_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_linear_parameters_weight_,
            None,
        )
        l_self_modules_stages_modules_1_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_linear_parameters_weight_ = None
        flatten_16 = x_40.flatten(0, 1)
        batch_norm_19 = torch.nn.functional.batch_norm(
            flatten_16,
            l_self_modules_stages_modules_1_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_bn_buffers_running_mean_,
            l_self_modules_stages_modules_1_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_bn_buffers_running_var_,
            l_self_modules_stages_modules_1_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_bn_parameters_weight_,
            l_self_modules_stages_modules_1_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        flatten_16 = l_self_modules_stages_modules_1_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_bn_buffers_running_mean_ = l_self_modules_stages_modules_1_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_bn_buffers_running_var_ = l_self_modules_stages_modules_1_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_bn_parameters_weight_ = l_self_modules_stages_modules_1_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_bn_parameters_bias_ = None
        x_41 = batch_norm_19.reshape_as(x_40)
        batch_norm_19 = x_40 = None
        x_42 = torch.nn.functional.hardswish(x_41, False)
        x_41 = None
        x_43 = torch.nn.functional.dropout(x_42, 0.0, False, False)
        x_42 = None
        x_44 = torch._C._nn.linear(
            x_43,
            l_self_modules_stages_modules_1_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_linear_parameters_weight_,
            None,
        )
        x_43 = l_self_modules_stages_modules_1_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_linear_parameters_weight_ = None
        flatten_17 = x_44.flatten(0, 1)
        batch_norm_20 = torch.nn.functional.batch_norm(
            flatten_17,
            l_self_modules_stages_modules_1_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_bn_buffers_running_mean_,
            l_self_modules_stages_modules_1_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_bn_buffers_running_var_,
            l_self_modules_stages_modules_1_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_bn_parameters_weight_,
            l_self_modules_stages_modules_1_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        flatten_17 = l_self_modules_stages_modules_1_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_bn_buffers_running_mean_ = l_self_modules_stages_modules_1_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_bn_buffers_running_var_ = l_self_modules_stages_modules_1_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_bn_parameters_weight_ = l_self_modules_stages_modules_1_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_bn_parameters_bias_ = None
        x_45 = batch_norm_20.reshape_as(x_44)
        batch_norm_20 = x_44 = None
        x_46 = x_39 + x_45
        x_39 = x_45 = None
        x_47 = torch._C._nn.linear(
            x_46,
            l_self_modules_stages_modules_1_modules_blocks_modules_1_modules_attn_modules_qkv_modules_linear_parameters_weight_,
            None,
        )
        l_self_modules_stages_modules_1_modules_blocks_modules_1_modules_attn_modules_qkv_modules_linear_parameters_weight_ = None
        flatten_18 = x_47.flatten(0, 1)
        batch_norm_21 = torch.nn.functional.batch_norm(
            flatten_18,
            l_self_modules_stages_modules_1_modules_blocks_modules_1_modules_attn_modules_qkv_modules_bn_buffers_running_mean_,
            l_self_modules_stages_modules_1_modules_blocks_modules_1_modules_attn_modules_qkv_modules_bn_buffers_running_var_,
            l_self_modules_stages_modules_1_modules_blocks_modules_1_modules_attn_modules_qkv_modules_bn_parameters_weight_,
            l_self_modules_stages_modules_1_modules_blocks_modules_1_modules_attn_modules_qkv_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        flatten_18 = l_self_modules_stages_modules_1_modules_blocks_modules_1_modules_attn_modules_qkv_modules_bn_buffers_running_mean_ = l_self_modules_stages_modules_1_modules_blocks_modules_1_modules_attn_modules_qkv_modules_bn_buffers_running_var_ = l_self_modules_stages_modules_1_modules_blocks_modules_1_modules_attn_modules_qkv_modules_bn_parameters_weight_ = l_self_modules_stages_modules_1_modules_blocks_modules_1_modules_attn_modules_qkv_modules_bn_parameters_bias_ = None
        reshape_as_17 = batch_norm_21.reshape_as(x_47)
        batch_norm_21 = x_47 = None
        view_6 = reshape_as_17.view(1, 49, 6, -1)
        reshape_as_17 = None
        split_4 = view_6.split([16, 16, 32], dim=3)
        view_6 = None
        q_7 = split_4[0]
        k_8 = split_4[1]
        v_8 = split_4[2]
        split_4 = None
        q_8 = q_7.permute(0, 2, 1, 3)
        q_7 = None
        k_9 = k_8.permute(0, 2, 3, 1)
        k_8 = None
        v_9 = v_8.permute(0, 2, 1, 3)
        v_8 = None
        matmul_8 = q_8 @ k_9
        q_8 = k_9 = None
        mul_4 = matmul_8 * 0.25
        matmul_8 = None
        getitem_19 = l_self_modules_stages_modules_1_modules_blocks_modules_1_modules_attn_parameters_attention_biases_[
            (
                slice(None, None, None),
                l_self_modules_stages_modules_1_modules_blocks_modules_1_modules_attn_buffers_attention_bias_idxs_,
            )
        ]
        l_self_modules_stages_modules_1_modules_blocks_modules_1_modules_attn_parameters_attention_biases_ = l_self_modules_stages_modules_1_modules_blocks_modules_1_modules_attn_buffers_attention_bias_idxs_ = None
        attn_8 = mul_4 + getitem_19
        mul_4 = None
        attn_9 = attn_8.softmax(dim=-1)
        attn_8 = None
        matmul_9 = attn_9 @ v_9
        attn_9 = v_9 = None
        transpose_5 = matmul_9.transpose(1, 2)
        matmul_9 = None
        x_48 = transpose_5.reshape(1, 49, 192)
        transpose_5 = None
        input_18 = torch.nn.functional.hardswish(x_48, False)
        x_48 = None
        x_49 = torch._C._nn.linear(
            input_18,
            l_self_modules_stages_modules_1_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_linear_parameters_weight_,
            None,
        )
        input_18 = l_self_modules_stages_modules_1_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_linear_parameters_weight_ = None
        flatten_19 = x_49.flatten(0, 1)
        batch_norm_22 = torch.nn.functional.batch_norm(
            flatten_19,
            l_self_modules_stages_modules_1_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_mean_,
            l_self_modules_stages_modules_1_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_var_,
            l_self_modules_stages_modules_1_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_bn_parameters_weight_,
            l_self_modules_stages_modules_1_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        flatten_19 = l_self_modules_stages_modules_1_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_mean_ = l_self_modules_stages_modules_1_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_var_ = l_self_modules_stages_modules_1_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_bn_parameters_weight_ = l_self_modules_stages_modules_1_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_bn_parameters_bias_ = None
        input_19 = batch_norm_22.reshape_as(x_49)
        batch_norm_22 = x_49 = None
        x_50 = x_46 + input_19
        x_46 = input_19 = None
        x_51 = torch._C._nn.linear(
            x_50,
            l_self_modules_stages_modules_1_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_linear_parameters_weight_,
            None,
        )
        l_self_modules_stages_modules_1_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_linear_parameters_weight_ = None
        flatten_20 = x_51.flatten(0, 1)
        batch_norm_23 = torch.nn.functional.batch_norm(
            flatten_20,
            l_self_modules_stages_modules_1_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_bn_buffers_running_mean_,
            l_self_modules_stages_modules_1_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_bn_buffers_running_var_,
            l_self_modules_stages_modules_1_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_bn_parameters_weight_,
            l_self_modules_stages_modules_1_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        flatten_20 = l_self_modules_stages_modules_1_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_bn_buffers_running_mean_ = l_self_modules_stages_modules_1_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_bn_buffers_running_var_ = l_self_modules_stages_modules_1_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_bn_parameters_weight_ = l_self_modules_stages_modules_1_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_bn_parameters_bias_ = None
        x_52 = batch_norm_23.reshape_as(x_51)
        batch_norm_23 = x_51 = None
        x_53 = torch.nn.functional.hardswish(x_52, False)
        x_52 = None
        x_54 = torch.nn.functional.dropout(x_53, 0.0, False, False)
        x_53 = None
        x_55 = torch._C._nn.linear(
            x_54,
            l_self_modules_stages_modules_1_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_linear_parameters_weight_,
            None,
        )
        x_54 = l_self_modules_stages_modules_1_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_linear_parameters_weight_ = None
        flatten_21 = x_55.flatten(0, 1)
        batch_norm_24 = torch.nn.functional.batch_norm(
            flatten_21,
            l_self_modules_stages_modules_1_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_bn_buffers_running_mean_,
            l_self_modules_stages_modules_1_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_bn_buffers_running_var_,
            l_self_modules_stages_modules_1_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_bn_parameters_weight_,
            l_self_modules_stages_modules_1_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        flatten_21 = l_self_modules_stages_modules_1_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_bn_buffers_running_mean_ = l_self_modules_stages_modules_1_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_bn_buffers_running_var_ = l_self_modules_stages_modules_1_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_bn_parameters_weight_ = l_self_modules_stages_modules_1_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_bn_parameters_bias_ = None
        x_56 = batch_norm_24.reshape_as(x_55)
        batch_norm_24 = x_55 = None
        x_57 = x_50 + x_56
        x_50 = x_56 = None
        x_58 = torch._C._nn.linear(
            x_57,
            l_self_modules_stages_modules_1_modules_blocks_modules_2_modules_attn_modules_qkv_modules_linear_parameters_weight_,
            None,
        )
        l_self_modules_stages_modules_1_modules_blocks_modules_2_modules_attn_modules_qkv_modules_linear_parameters_weight_ = None
        flatten_22 = x_58.flatten(0, 1)
        batch_norm_25 = torch.nn.functional.batch_norm(
            flatten_22,
            l_self_modules_stages_modules_1_modules_blocks_modules_2_modules_attn_modules_qkv_modules_bn_buffers_running_mean_,
            l_self_modules_stages_modules_1_modules_blocks_modules_2_modules_attn_modules_qkv_modules_bn_buffers_running_var_,
            l_self_modules_stages_modules_1_modules_blocks_modules_2_modules_attn_modules_qkv_modules_bn_parameters_weight_,
            l_self_modules_stages_modules_1_modules_blocks_modules_2_modules_attn_modules_qkv_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        flatten_22 = l_self_modules_stages_modules_1_modules_blocks_modules_2_modules_attn_modules_qkv_modules_bn_buffers_running_mean_ = l_self_modules_stages_modules_1_modules_blocks_modules_2_modules_attn_modules_qkv_modules_bn_buffers_running_var_ = l_self_modules_stages_modules_1_modules_blocks_modules_2_modules_attn_modules_qkv_modules_bn_parameters_weight_ = l_self_modules_stages_modules_1_modules_blocks_modules_2_modules_attn_modules_qkv_modules_bn_parameters_bias_ = None
        reshape_as_21 = batch_norm_25.reshape_as(x_58)
        batch_norm_25 = x_58 = None
        view_7 = reshape_as_21.view(1, 49, 6, -1)
        reshape_as_21 = None
        split_5 = view_7.split([16, 16, 32], dim=3)
        view_7 = None
        q_9 = split_5[0]
        k_10 = split_5[1]
        v_10 = split_5[2]
        split_5 = None
        q_10 = q_9.permute(0, 2, 1, 3)
        q_9 = None
        k_11 = k_10.permute(0, 2, 3, 1)
        k_10 = None
        v_11 = v_10.permute(0, 2, 1, 3)
        v_10 = None
        matmul_10 = q_10 @ k_11
        q_10 = k_11 = None
        mul_5 = matmul_10 * 0.25
        matmul_10 = None
        getitem_23 = l_self_modules_stages_modules_1_modules_blocks_modules_2_modules_attn_parameters_attention_biases_[
            (
                slice(None, None, None),
                l_self_modules_stages_modules_1_modules_blocks_modules_2_modules_attn_buffers_attention_bias_idxs_,
            )
        ]
        l_self_modules_stages_modules_1_modules_blocks_modules_2_modules_attn_parameters_attention_biases_ = l_self_modules_stages_modules_1_modules_blocks_modules_2_modules_attn_buffers_attention_bias_idxs_ = None
        attn_10 = mul_5 + getitem_23
        mul_5 = None
        attn_11 = attn_10.softmax(dim=-1)
        attn_10 = None
        matmul_11 = attn_11 @ v_11
        attn_11 = v_11 = None
        transpose_6 = matmul_11.transpose(1, 2)
        matmul_11 = None
        x_59 = transpose_6.reshape(1, 49, 192)
        transpose_6 = None
        input_20 = torch.nn.functional.hardswish(x_59, False)
        x_59 = None
        x_60 = torch._C._nn.linear(
            input_20,
            l_self_modules_stages_modules_1_modules_blocks_modules_2_modules_attn_modules_proj_modules_ln_modules_linear_parameters_weight_,
            None,
        )
        input_20 = l_self_modules_stages_modules_1_modules_blocks_modules_2_modules_attn_modules_proj_modules_ln_modules_linear_parameters_weight_ = None
        flatten_23 = x_60.flatten(0, 1)
        batch_norm_26 = torch.nn.functional.batch_norm(
            flatten_23,
            l_self_modules_stages_modules_1_modules_blocks_modules_2_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_mean_,
            l_self_modules_stages_modules_1_modules_blocks_modules_2_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_var_,
            l_self_modules_stages_modules_1_modules_blocks_modules_2_modules_attn_modules_proj_modules_ln_modules_bn_parameters_weight_,
            l_self_modules_stages_modules_1_modules_blocks_modules_2_modules_attn_modules_proj_modules_ln_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        flatten_23 = l_self_modules_stages_modules_1_modules_blocks_modules_2_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_mean_ = l_self_modules_stages_modules_1_modules_blocks_modules_2_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_var_ = l_self_modules_stages_modules_1_modules_blocks_modules_2_modules_attn_modules_proj_modules_ln_modules_bn_parameters_weight_ = l_self_modules_stages_modules_1_modules_blocks_modules_2_modules_attn_modules_proj_modules_ln_modules_bn_parameters_bias_ = None
        input_21 = batch_norm_26.reshape_as(x_60)
        batch_norm_26 = x_60 = None
        x_61 = x_57 + input_21
        x_57 = input_21 = None
        x_62 = torch._C._nn.linear(
            x_61,
            l_self_modules_stages_modules_1_modules_blocks_modules_2_modules_mlp_modules_ln1_modules_linear_parameters_weight_,
            None,
        )
        l_self_modules_stages_modules_1_modules_blocks_modules_2_modules_mlp_modules_ln1_modules_linear_parameters_weight_ = None
        flatten_24 = x_62.flatten(0, 1)
        batch_norm_27 = torch.nn.functional.batch_norm(
            flatten_24,
            l_self_modules_stages_modules_1_modules_blocks_modules_2_modules_mlp_modules_ln1_modules_bn_buffers_running_mean_,
            l_self_modules_stages_modules_1_modules_blocks_modules_2_modules_mlp_modules_ln1_modules_bn_buffers_running_var_,
            l_self_modules_stages_modules_1_modules_blocks_modules_2_modules_mlp_modules_ln1_modules_bn_parameters_weight_,
            l_self_modules_stages_modules_1_modules_blocks_modules_2_modules_mlp_modules_ln1_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        flatten_24 = l_self_modules_stages_modules_1_modules_blocks_modules_2_modules_mlp_modules_ln1_modules_bn_buffers_running_mean_ = l_self_modules_stages_modules_1_modules_blocks_modules_2_modules_mlp_modules_ln1_modules_bn_buffers_running_var_ = l_self_modules_stages_modules_1_modules_blocks_modules_2_modules_mlp_modules_ln1_modules_bn_parameters_weight_ = l_self_modules_stages_modules_1_modules_blocks_modules_2_modules_mlp_modules_ln1_modules_bn_parameters_bias_ = None
        x_63 = batch_norm_27.reshape_as(x_62)
        batch_norm_27 = x_62 = None
        x_64 = torch.nn.functional.hardswish(x_63, False)
        x_63 = None
        x_65 = torch.nn.functional.dropout(x_64, 0.0, False, False)
        x_64 = None
        x_66 = torch._C._nn.linear(
            x_65,
            l_self_modules_stages_modules_1_modules_blocks_modules_2_modules_mlp_modules_ln2_modules_linear_parameters_weight_,
            None,
        )
        x_65 = l_self_modules_stages_modules_1_modules_blocks_modules_2_modules_mlp_modules_ln2_modules_linear_parameters_weight_ = None
        flatten_25 = x_66.flatten(0, 1)
        batch_norm_28 = torch.nn.functional.batch_norm(
            flatten_25,
            l_self_modules_stages_modules_1_modules_blocks_modules_2_modules_mlp_modules_ln2_modules_bn_buffers_running_mean_,
            l_self_modules_stages_modules_1_modules_blocks_modules_2_modules_mlp_modules_ln2_modules_bn_buffers_running_var_,
            l_self_modules_stages_modules_1_modules_blocks_modules_2_modules_mlp_modules_ln2_modules_bn_parameters_weight_,
            l_self_modules_stages_modules_1_modules_blocks_modules_2_modules_mlp_modules_ln2_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        flatten_25 = l_self_modules_stages_modules_1_modules_blocks_modules_2_modules_mlp_modules_ln2_modules_bn_buffers_running_mean_ = l_self_modules_stages_modules_1_modules_blocks_modules_2_modules_mlp_modules_ln2_modules_bn_buffers_running_var_ = l_self_modules_stages_modules_1_modules_blocks_modules_2_modules_mlp_modules_ln2_modules_bn_parameters_weight_ = l_self_modules_stages_modules_1_modules_blocks_modules_2_modules_mlp_modules_ln2_modules_bn_parameters_bias_ = None
        x_67 = batch_norm_28.reshape_as(x_66)
        batch_norm_28 = x_66 = None
        x_68 = x_61 + x_67
        x_61 = x_67 = None
        x_69 = torch._C._nn.linear(
            x_68,
            l_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_kv_modules_linear_parameters_weight_,
            None,
        )
        l_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_kv_modules_linear_parameters_weight_ = None
        flatten_26 = x_69.flatten(0, 1)
        batch_norm_29 = torch.nn.functional.batch_norm(
            flatten_26,
            l_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_kv_modules_bn_buffers_running_mean_,
            l_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_kv_modules_bn_buffers_running_var_,
            l_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_kv_modules_bn_parameters_weight_,
            l_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_kv_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        flatten_26 = l_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_kv_modules_bn_buffers_running_mean_ = l_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_kv_modules_bn_buffers_running_var_ = l_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_kv_modules_bn_parameters_weight_ = l_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_kv_modules_bn_parameters_bias_ = None
        reshape_as_25 = batch_norm_29.reshape_as(x_69)
        batch_norm_29 = x_69 = None
        view_8 = reshape_as_25.view(1, 49, 16, -1)
        reshape_as_25 = None
        split_6 = view_8.split([16, 64], dim=3)
        view_8 = None
        k_12 = split_6[0]
        v_12 = split_6[1]
        split_6 = None
        k_13 = k_12.permute(0, 2, 3, 1)
        k_12 = None
        v_13 = v_12.permute(0, 2, 1, 3)
        v_12 = None
        x_70 = x_68.view(1, 7, 7, 256)
        x_68 = None
        x_71 = x_70[
            (slice(None, None, None), slice(None, None, 2), slice(None, None, 2))
        ]
        x_70 = None
        input_22 = x_71.reshape(1, -1, 256)
        x_71 = None
        x_72 = torch._C._nn.linear(
            input_22,
            l_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_q_modules_ln_modules_linear_parameters_weight_,
            None,
        )
        input_22 = l_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_q_modules_ln_modules_linear_parameters_weight_ = None
        flatten_27 = x_72.flatten(0, 1)
        batch_norm_30 = torch.nn.functional.batch_norm(
            flatten_27,
            l_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_q_modules_ln_modules_bn_buffers_running_mean_,
            l_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_q_modules_ln_modules_bn_buffers_running_var_,
            l_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_q_modules_ln_modules_bn_parameters_weight_,
            l_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_q_modules_ln_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        flatten_27 = l_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_q_modules_ln_modules_bn_buffers_running_mean_ = l_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_q_modules_ln_modules_bn_buffers_running_var_ = l_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_q_modules_ln_modules_bn_parameters_weight_ = l_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_q_modules_ln_modules_bn_parameters_bias_ = None
        input_23 = batch_norm_30.reshape_as(x_72)
        batch_norm_30 = x_72 = None
        view_10 = input_23.view(1, -1, 16, 16)
        input_23 = None
        q_11 = view_10.permute(0, 2, 1, 3)
        view_10 = None
        matmul_12 = q_11 @ k_13
        q_11 = k_13 = None
        mul_6 = matmul_12 * 0.25
        matmul_12 = None
        getitem_27 = l_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_parameters_attention_biases_[
            (
                slice(None, None, None),
                l_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_buffers_attention_bias_idxs_,
            )
        ]
        l_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_parameters_attention_biases_ = l_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_buffers_attention_bias_idxs_ = None
        attn_12 = mul_6 + getitem_27
        mul_6 = None
        attn_13 = attn_12.softmax(dim=-1)
        attn_12 = None
        matmul_13 = attn_13 @ v_13
        attn_13 = v_13 = None
        transpose_7 = matmul_13.transpose(1, 2)
        matmul_13 = None
        x_73 = transpose_7.reshape(1, -1, 1024)
        transpose_7 = None
        input_24 = torch.nn.functional.hardswish(x_73, False)
        x_73 = None
        x_74 = torch._C._nn.linear(
            input_24,
            l_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_proj_modules_ln_modules_linear_parameters_weight_,
            None,
        )
        input_24 = l_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_proj_modules_ln_modules_linear_parameters_weight_ = None
        flatten_28 = x_74.flatten(0, 1)
        batch_norm_31 = torch.nn.functional.batch_norm(
            flatten_28,
            l_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_proj_modules_ln_modules_bn_buffers_running_mean_,
            l_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_proj_modules_ln_modules_bn_buffers_running_var_,
            l_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_proj_modules_ln_modules_bn_parameters_weight_,
            l_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_proj_modules_ln_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        flatten_28 = l_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_proj_modules_ln_modules_bn_buffers_running_mean_ = l_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_proj_modules_ln_modules_bn_buffers_running_var_ = l_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_proj_modules_ln_modules_bn_parameters_weight_ = l_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_proj_modules_ln_modules_bn_parameters_bias_ = None
        input_25 = batch_norm_31.reshape_as(x_74)
        batch_norm_31 = x_74 = None
        x_75 = torch._C._nn.linear(
            input_25,
            l_self_modules_stages_modules_2_modules_downsample_modules_mlp_modules_ln1_modules_linear_parameters_weight_,
            None,
        )
        l_self_modules_stages_modules_2_modules_downsample_modules_mlp_modules_ln1_modules_linear_parameters_weight_ = None
        flatten_29 = x_75.flatten(0, 1)
        batch_norm_32 = torch.nn.functional.batch_norm(
            flatten_29,
            l_self_modules_stages_modules_2_modules_downsample_modules_mlp_modules_ln1_modules_bn_buffers_running_mean_,
            l_self_modules_stages_modules_2_modules_downsample_modules_mlp_modules_ln1_modules_bn_buffers_running_var_,
            l_self_modules_stages_modules_2_modules_downsample_modules_mlp_modules_ln1_modules_bn_parameters_weight_,
            l_self_modules_stages_modules_2_modules_downsample_modules_mlp_modules_ln1_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        flatten_29 = l_self_modules_stages_modules_2_modules_downsample_modules_mlp_modules_ln1_modules_bn_buffers_running_mean_ = l_self_modules_stages_modules_2_modules_downsample_modules_mlp_modules_ln1_modules_bn_buffers_running_var_ = l_self_modules_stages_modules_2_modules_downsample_modules_mlp_modules_ln1_modules_bn_parameters_weight_ = l_self_modules_stages_modules_2_modules_downsample_modules_mlp_modules_ln1_modules_bn_parameters_bias_ = None
        x_76 = batch_norm_32.reshape_as(x_75)
        batch_norm_32 = x_75 = None
        x_77 = torch.nn.functional.hardswish(x_76, False)
        x_76 = None
        x_78 = torch.nn.functional.dropout(x_77, 0.0, False, False)
        x_77 = None
        x_79 = torch._C._nn.linear(
            x_78,
            l_self_modules_stages_modules_2_modules_downsample_modules_mlp_modules_ln2_modules_linear_parameters_weight_,
            None,
        )
        x_78 = l_self_modules_stages_modules_2_modules_downsample_modules_mlp_modules_ln2_modules_linear_parameters_weight_ = None
        flatten_30 = x_79.flatten(0, 1)
        batch_norm_33 = torch.nn.functional.batch_norm(
            flatten_30,
            l_self_modules_stages_modules_2_modules_downsample_modules_mlp_modules_ln2_modules_bn_buffers_running_mean_,
            l_self_modules_stages_modules_2_modules_downsample_modules_mlp_modules_ln2_modules_bn_buffers_running_var_,
            l_self_modules_stages_modules_2_modules_downsample_modules_mlp_modules_ln2_modules_bn_parameters_weight_,
            l_self_modules_stages_modules_2_modules_downsample_modules_mlp_modules_ln2_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        flatten_30 = l_self_modules_stages_modules_2_modules_downsample_modules_mlp_modules_ln2_modules_bn_buffers_running_mean_ = l_self_modules_stages_modules_2_modules_downsample_modules_mlp_modules_ln2_modules_bn_buffers_running_var_ = l_self_modules_stages_modules_2_modules_downsample_modules_mlp_modules_ln2_modules_bn_parameters_weight_ = l_self_modules_stages_modules_2_modules_downsample_modules_mlp_modules_ln2_modules_bn_parameters_bias_ = None
        x_80 = batch_norm_33.reshape_as(x_79)
        batch_norm_33 = x_79 = None
        x_81 = input_25 + x_80
        input_25 = x_80 = None
        x_82 = torch._C._nn.linear(
            x_81,
            l_self_modules_stages_modules_2_modules_blocks_modules_0_modules_attn_modules_qkv_modules_linear_parameters_weight_,
            None,
        )
        l_self_modules_stages_modules_2_modules_blocks_modules_0_modules_attn_modules_qkv_modules_linear_parameters_weight_ = None
        flatten_31 = x_82.flatten(0, 1)
        batch_norm_34 = torch.nn.functional.batch_norm(
            flatten_31,
            l_self_modules_stages_modules_2_modules_blocks_modules_0_modules_attn_modules_qkv_modules_bn_buffers_running_mean_,
            l_self_modules_stages_modules_2_modules_blocks_modules_0_modules_attn_modules_qkv_modules_bn_buffers_running_var_,
            l_self_modules_stages_modules_2_modules_blocks_modules_0_modules_attn_modules_qkv_modules_bn_parameters_weight_,
            l_self_modules_stages_modules_2_modules_blocks_modules_0_modules_attn_modules_qkv_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        flatten_31 = l_self_modules_stages_modules_2_modules_blocks_modules_0_modules_attn_modules_qkv_modules_bn_buffers_running_mean_ = l_self_modules_stages_modules_2_modules_blocks_modules_0_modules_attn_modules_qkv_modules_bn_buffers_running_var_ = l_self_modules_stages_modules_2_modules_blocks_modules_0_modules_attn_modules_qkv_modules_bn_parameters_weight_ = l_self_modules_stages_modules_2_modules_blocks_modules_0_modules_attn_modules_qkv_modules_bn_parameters_bias_ = None
        reshape_as_30 = batch_norm_34.reshape_as(x_82)
        batch_norm_34 = x_82 = None
        view_11 = reshape_as_30.view(1, 16, 8, -1)
        reshape_as_30 = None
        split_7 = view_11.split([16, 16, 32], dim=3)
        view_11 = None
        q_12 = split_7[0]
        k_14 = split_7[1]
        v_14 = split_7[2]
        split_7 = None
        q_13 = q_12.permute(0, 2, 1, 3)
        q_12 = None
        k_15 = k_14.permute(0, 2, 3, 1)
        k_14 = None
        v_15 = v_14.permute(0, 2, 1, 3)
        v_14 = None
        matmul_14 = q_13 @ k_15
        q_13 = k_15 = None
        mul_7 = matmul_14 * 0.25
        matmul_14 = None
        getitem_31 = l_self_modules_stages_modules_2_modules_blocks_modules_0_modules_attn_parameters_attention_biases_[
            (
                slice(None, None, None),
                l_self_modules_stages_modules_2_modules_blocks_modules_0_modules_attn_buffers_attention_bias_idxs_,
            )
        ]
        l_self_modules_stages_modules_2_modules_blocks_modules_0_modules_attn_parameters_attention_biases_ = l_self_modules_stages_modules_2_modules_blocks_modules_0_modules_attn_buffers_attention_bias_idxs_ = None
        attn_14 = mul_7 + getitem_31
        mul_7 = None
        attn_15 = attn_14.softmax(dim=-1)
        attn_14 = None
        matmul_15 = attn_15 @ v_15
        attn_15 = v_15 = None
        transpose_8 = matmul_15.transpose(1, 2)
        matmul_15 = None
        x_83 = transpose_8.reshape(1, 16, 256)
        transpose_8 = None
        input_26 = torch.nn.functional.hardswish(x_83, False)
        x_83 = None
        x_84 = torch._C._nn.linear(
            input_26,
            l_self_modules_stages_modules_2_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_linear_parameters_weight_,
            None,
        )
        input_26 = l_self_modules_stages_modules_2_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_linear_parameters_weight_ = None
        flatten_32 = x_84.flatten(0, 1)
        batch_norm_35 = torch.nn.functional.batch_norm(
            flatten_32,
            l_self_modules_stages_modules_2_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_mean_,
            l_self_modules_stages_modules_2_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_var_,
            l_self_modules_stages_modules_2_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_bn_parameters_weight_,
            l_self_modules_stages_modules_2_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        flatten_32 = l_self_modules_stages_modules_2_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_mean_ = l_self_modules_stages_modules_2_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_var_ = l_self_modules_stages_modules_2_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_bn_parameters_weight_ = l_self_modules_stages_modules_2_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_bn_parameters_bias_ = None
        input_27 = batch_norm_35.reshape_as(x_84)
        batch_norm_35 = x_84 = None
        x_85 = x_81 + input_27
        x_81 = input_27 = None
        x_86 = torch._C._nn.linear(
            x_85,
            l_self_modules_stages_modules_2_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_linear_parameters_weight_,
            None,
        )
        l_self_modules_stages_modules_2_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_linear_parameters_weight_ = None
        flatten_33 = x_86.flatten(0, 1)
        batch_norm_36 = torch.nn.functional.batch_norm(
            flatten_33,
            l_self_modules_stages_modules_2_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_bn_buffers_running_mean_,
            l_self_modules_stages_modules_2_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_bn_buffers_running_var_,
            l_self_modules_stages_modules_2_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_bn_parameters_weight_,
            l_self_modules_stages_modules_2_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        flatten_33 = l_self_modules_stages_modules_2_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_bn_buffers_running_mean_ = l_self_modules_stages_modules_2_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_bn_buffers_running_var_ = l_self_modules_stages_modules_2_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_bn_parameters_weight_ = l_self_modules_stages_modules_2_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_bn_parameters_bias_ = None
        x_87 = batch_norm_36.reshape_as(x_86)
        batch_norm_36 = x_86 = None
        x_88 = torch.nn.functional.hardswish(x_87, False)
        x_87 = None
        x_89 = torch.nn.functional.dropout(x_88, 0.0, False, False)
        x_88 = None
        x_90 = torch._C._nn.linear(
            x_89,
            l_self_modules_stages_modules_2_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_linear_parameters_weight_,
            None,
        )
        x_89 = l_self_modules_stages_modules_2_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_linear_parameters_weight_ = None
        flatten_34 = x_90.flatten(0, 1)
        batch_norm_37 = torch.nn.functional.batch_norm(
            flatten_34,
            l_self_modules_stages_modules_2_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_bn_buffers_running_mean_,
            l_self_modules_stages_modules_2_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_bn_buffers_running_var_,
            l_self_modules_stages_modules_2_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_bn_parameters_weight_,
            l_self_modules_stages_modules_2_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        flatten_34 = l_self_modules_stages_modules_2_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_bn_buffers_running_mean_ = l_self_modules_stages_modules_2_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_bn_buffers_running_var_ = l_self_modules_stages_modules_2_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_bn_parameters_weight_ = l_self_modules_stages_modules_2_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_bn_parameters_bias_ = None
        x_91 = batch_norm_37.reshape_as(x_90)
        batch_norm_37 = x_90 = None
        x_92 = x_85 + x_91
        x_85 = x_91 = None
        x_93 = torch._C._nn.linear(
            x_92,
            l_self_modules_stages_modules_2_modules_blocks_modules_1_modules_attn_modules_qkv_modules_linear_parameters_weight_,
            None,
        )
        l_self_modules_stages_modules_2_modules_blocks_modules_1_modules_attn_modules_qkv_modules_linear_parameters_weight_ = None
        flatten_35 = x_93.flatten(0, 1)
        batch_norm_38 = torch.nn.functional.batch_norm(
            flatten_35,
            l_self_modules_stages_modules_2_modules_blocks_modules_1_modules_attn_modules_qkv_modules_bn_buffers_running_mean_,
            l_self_modules_stages_modules_2_modules_blocks_modules_1_modules_attn_modules_qkv_modules_bn_buffers_running_var_,
            l_self_modules_stages_modules_2_modules_blocks_modules_1_modules_attn_modules_qkv_modules_bn_parameters_weight_,
            l_self_modules_stages_modules_2_modules_blocks_modules_1_modules_attn_modules_qkv_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        flatten_35 = l_self_modules_stages_modules_2_modules_blocks_modules_1_modules_attn_modules_qkv_modules_bn_buffers_running_mean_ = l_self_modules_stages_modules_2_modules_blocks_modules_1_modules_attn_modules_qkv_modules_bn_buffers_running_var_ = l_self_modules_stages_modules_2_modules_blocks_modules_1_modules_attn_modules_qkv_modules_bn_parameters_weight_ = l_self_modules_stages_modules_2_modules_blocks_modules_1_modules_attn_modules_qkv_modules_bn_parameters_bias_ = None
        reshape_as_34 = batch_norm_38.reshape_as(x_93)
        batch_norm_38 = x_93 = None
        view_12 = reshape_as_34.view(1, 16, 8, -1)
        reshape_as_34 = None
        split_8 = view_12.split([16, 16, 32], dim=3)
        view_12 = None
        q_14 = split_8[0]
        k_16 = split_8[1]
        v_16 = split_8[2]
        split_8 = None
        q_15 = q_14.permute(0, 2, 1, 3)
        q_14 = None
        k_17 = k_16.permute(0, 2, 3, 1)
        k_16 = None
        v_17 = v_16.permute(0, 2, 1, 3)
        v_16 = None
        matmul_16 = q_15 @ k_17
        q_15 = k_17 = None
        mul_8 = matmul_16 * 0.25
        matmul_16 = None
        getitem_35 = l_self_modules_stages_modules_2_modules_blocks_modules_1_modules_attn_parameters_attention_biases_[
            (
                slice(None, None, None),
                l_self_modules_stages_modules_2_modules_blocks_modules_1_modules_attn_buffers_attention_bias_idxs_,
            )
        ]
        l_self_modules_stages_modules_2_modules_blocks_modules_1_modules_attn_parameters_attention_biases_ = l_self_modules_stages_modules_2_modules_blocks_modules_1_modules_attn_buffers_attention_bias_idxs_ = None
        attn_16 = mul_8 + getitem_35
        mul_8 = None
        attn_17 = attn_16.softmax(dim=-1)
        attn_16 = None
        matmul_17 = attn_17 @ v_17
        attn_17 = v_17 = None
        transpose_9 = matmul_17.transpose(1, 2)
        matmul_17 = None
        x_94 = transpose_9.reshape(1, 16, 256)
        transpose_9 = None
        input_28 = torch.nn.functional.hardswish(x_94, False)
        x_94 = None
        x_95 = torch._C._nn.linear(
            input_28,
            l_self_modules_stages_modules_2_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_linear_parameters_weight_,
            None,
        )
        input_28 = l_self_modules_stages_modules_2_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_linear_parameters_weight_ = None
        flatten_36 = x_95.flatten(0, 1)
        batch_norm_39 = torch.nn.functional.batch_norm(
            flatten_36,
            l_self_modules_stages_modules_2_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_mean_,
            l_self_modules_stages_modules_2_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_var_,
            l_self_modules_stages_modules_2_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_bn_parameters_weight_,
            l_self_modules_stages_modules_2_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        flatten_36 = l_self_modules_stages_modules_2_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_mean_ = l_self_modules_stages_modules_2_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_var_ = l_self_modules_stages_modules_2_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_bn_parameters_weight_ = l_self_modules_stages_modules_2_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_bn_parameters_bias_ = None
        input_29 = batch_norm_39.reshape_as(x_95)
        batch_norm_39 = x_95 = None
        x_96 = x_92 + input_29
        x_92 = input_29 = None
        x_97 = torch._C._nn.linear(
            x_96,
            l_self_modules_stages_modules_2_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_linear_parameters_weight_,
            None,
        )
        l_self_modules_stages_modules_2_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_linear_parameters_weight_ = None
        flatten_37 = x_97.flatten(0, 1)
        batch_norm_40 = torch.nn.functional.batch_norm(
            flatten_37,
            l_self_modules_stages_modules_2_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_bn_buffers_running_mean_,
            l_self_modules_stages_modules_2_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_bn_buffers_running_var_,
            l_self_modules_stages_modules_2_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_bn_parameters_weight_,
            l_self_modules_stages_modules_2_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        flatten_37 = l_self_modules_stages_modules_2_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_bn_buffers_running_mean_ = l_self_modules_stages_modules_2_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_bn_buffers_running_var_ = l_self_modules_stages_modules_2_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_bn_parameters_weight_ = l_self_modules_stages_modules_2_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_bn_parameters_bias_ = None
        x_98 = batch_norm_40.reshape_as(x_97)
        batch_norm_40 = x_97 = None
        x_99 = torch.nn.functional.hardswish(x_98, False)
        x_98 = None
        x_100 = torch.nn.functional.dropout(x_99, 0.0, False, False)
        x_99 = None
        x_101 = torch._C._nn.linear(
            x_100,
            l_self_modules_stages_modules_2_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_linear_parameters_weight_,
            None,
        )
        x_100 = l_self_modules_stages_modules_2_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_linear_parameters_weight_ = None
        flatten_38 = x_101.flatten(0, 1)
        batch_norm_41 = torch.nn.functional.batch_norm(
            flatten_38,
            l_self_modules_stages_modules_2_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_bn_buffers_running_mean_,
            l_self_modules_stages_modules_2_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_bn_buffers_running_var_,
            l_self_modules_stages_modules_2_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_bn_parameters_weight_,
            l_self_modules_stages_modules_2_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        flatten_38 = l_self_modules_stages_modules_2_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_bn_buffers_running_mean_ = l_self_modules_stages_modules_2_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_bn_buffers_running_var_ = l_self_modules_stages_modules_2_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_bn_parameters_weight_ = l_self_modules_stages_modules_2_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_bn_parameters_bias_ = None
        x_102 = batch_norm_41.reshape_as(x_101)
        batch_norm_41 = x_101 = None
        x_103 = x_96 + x_102
        x_96 = x_102 = None
        x_104 = torch._C._nn.linear(
            x_103,
            l_self_modules_stages_modules_2_modules_blocks_modules_2_modules_attn_modules_qkv_modules_linear_parameters_weight_,
            None,
        )
        l_self_modules_stages_modules_2_modules_blocks_modules_2_modules_attn_modules_qkv_modules_linear_parameters_weight_ = None
        flatten_39 = x_104.flatten(0, 1)
        batch_norm_42 = torch.nn.functional.batch_norm(
            flatten_39,
            l_self_modules_stages_modules_2_modules_blocks_modules_2_modules_attn_modules_qkv_modules_bn_buffers_running_mean_,
            l_self_modules_stages_modules_2_modules_blocks_modules_2_modules_attn_modules_qkv_modules_bn_buffers_running_var_,
            l_self_modules_stages_modules_2_modules_blocks_modules_2_modules_attn_modules_qkv_modules_bn_parameters_weight_,
            l_self_modules_stages_modules_2_modules_blocks_modules_2_modules_attn_modules_qkv_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        flatten_39 = l_self_modules_stages_modules_2_modules_blocks_modules_2_modules_attn_modules_qkv_modules_bn_buffers_running_mean_ = l_self_modules_stages_modules_2_modules_blocks_modules_2_modules_attn_modules_qkv_modules_bn_buffers_running_var_ = l_self_modules_stages_modules_2_modules_blocks_modules_2_modules_attn_modules_qkv_modules_bn_parameters_weight_ = l_self_modules_stages_modules_2_modules_blocks_modules_2_modules_attn_modules_qkv_modules_bn_parameters_bias_ = None
        reshape_as_38 = batch_norm_42.reshape_as(x_104)
        batch_norm_42 = x_104 = None
        view_13 = reshape_as_38.view(1, 16, 8, -1)
        reshape_as_38 = None
        split_9 = view_13.split([16, 16, 32], dim=3)
        view_13 = None
        q_16 = split_9[0]
        k_18 = split_9[1]
        v_18 = split_9[2]
        split_9 = None
        q_17 = q_16.permute(0, 2, 1, 3)
        q_16 = None
        k_19 = k_18.permute(0, 2, 3, 1)
        k_18 = None
        v_19 = v_18.permute(0, 2, 1, 3)
        v_18 = None
        matmul_18 = q_17 @ k_19
        q_17 = k_19 = None
        mul_9 = matmul_18 * 0.25
        matmul_18 = None
        getitem_39 = l_self_modules_stages_modules_2_modules_blocks_modules_2_modules_attn_parameters_attention_biases_[
            (
                slice(None, None, None),
                l_self_modules_stages_modules_2_modules_blocks_modules_2_modules_attn_buffers_attention_bias_idxs_,
            )
        ]
        l_self_modules_stages_modules_2_modules_blocks_modules_2_modules_attn_parameters_attention_biases_ = l_self_modules_stages_modules_2_modules_blocks_modules_2_modules_attn_buffers_attention_bias_idxs_ = None
        attn_18 = mul_9 + getitem_39
        mul_9 = None
        attn_19 = attn_18.softmax(dim=-1)
        attn_18 = None
        matmul_19 = attn_19 @ v_19
        attn_19 = v_19 = None
        transpose_10 = matmul_19.transpose(1, 2)
        matmul_19 = None
        x_105 = transpose_10.reshape(1, 16, 256)
        transpose_10 = None
        input_30 = torch.nn.functional.hardswish(x_105, False)
        x_105 = None
        x_106 = torch._C._nn.linear(
            input_30,
            l_self_modules_stages_modules_2_modules_blocks_modules_2_modules_attn_modules_proj_modules_ln_modules_linear_parameters_weight_,
            None,
        )
        input_30 = l_self_modules_stages_modules_2_modules_blocks_modules_2_modules_attn_modules_proj_modules_ln_modules_linear_parameters_weight_ = None
        flatten_40 = x_106.flatten(0, 1)
        batch_norm_43 = torch.nn.functional.batch_norm(
            flatten_40,
            l_self_modules_stages_modules_2_modules_blocks_modules_2_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_mean_,
            l_self_modules_stages_modules_2_modules_blocks_modules_2_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_var_,
            l_self_modules_stages_modules_2_modules_blocks_modules_2_modules_attn_modules_proj_modules_ln_modules_bn_parameters_weight_,
            l_self_modules_stages_modules_2_modules_blocks_modules_2_modules_attn_modules_proj_modules_ln_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        flatten_40 = l_self_modules_stages_modules_2_modules_blocks_modules_2_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_mean_ = l_self_modules_stages_modules_2_modules_blocks_modules_2_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_var_ = l_self_modules_stages_modules_2_modules_blocks_modules_2_modules_attn_modules_proj_modules_ln_modules_bn_parameters_weight_ = l_self_modules_stages_modules_2_modules_blocks_modules_2_modules_attn_modules_proj_modules_ln_modules_bn_parameters_bias_ = None
        input_31 = batch_norm_43.reshape_as(x_106)
        batch_norm_43 = x_106 = None
        x_107 = x_103 + input_31
        x_103 = input_31 = None
        x_108 = torch._C._nn.linear(
            x_107,
            l_self_modules_stages_modules_2_modules_blocks_modules_2_modules_mlp_modules_ln1_modules_linear_parameters_weight_,
            None,
        )
        l_self_modules_stages_modules_2_modules_blocks_modules_2_modules_mlp_modules_ln1_modules_linear_parameters_weight_ = None
        flatten_41 = x_108.flatten(0, 1)
        batch_norm_44 = torch.nn.functional.batch_norm(
            flatten_41,
            l_self_modules_stages_modules_2_modules_blocks_modules_2_modules_mlp_modules_ln1_modules_bn_buffers_running_mean_,
            l_self_modules_stages_modules_2_modules_blocks_modules_2_modules_mlp_modules_ln1_modules_bn_buffers_running_var_,
            l_self_modules_stages_modules_2_modules_blocks_modules_2_modules_mlp_modules_ln1_modules_bn_parameters_weight_,
            l_self_modules_stages_modules_2_modules_blocks_modules_2_modules_mlp_modules_ln1_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        flatten_41 = l_self_modules_stages_modules_2_modules_blocks_modules_2_modules_mlp_modules_ln1_modules_bn_buffers_running_mean_ = l_self_modules_stages_modules_2_modules_blocks_modules_2_modules_mlp_modules_ln1_modules_bn_buffers_running_var_ = l_self_modules_stages_modules_2_modules_blocks_modules_2_modules_mlp_modules_ln1_modules_bn_parameters_weight_ = l_self_modules_stages_modules_2_modules_blocks_modules_2_modules_mlp_modules_ln1_modules_bn_parameters_bias_ = None
        x_109 = batch_norm_44.reshape_as(x_108)
        batch_norm_44 = x_108 = None
        x_110 = torch.nn.functional.hardswish(x_109, False)
        x_109 = None
        x_111 = torch.nn.functional.dropout(x_110, 0.0, False, False)
        x_110 = None
        x_112 = torch._C._nn.linear(
            x_111,
            l_self_modules_stages_modules_2_modules_blocks_modules_2_modules_mlp_modules_ln2_modules_linear_parameters_weight_,
            None,
        )
        x_111 = l_self_modules_stages_modules_2_modules_blocks_modules_2_modules_mlp_modules_ln2_modules_linear_parameters_weight_ = None
        flatten_42 = x_112.flatten(0, 1)
        batch_norm_45 = torch.nn.functional.batch_norm(
            flatten_42,
            l_self_modules_stages_modules_2_modules_blocks_modules_2_modules_mlp_modules_ln2_modules_bn_buffers_running_mean_,
            l_self_modules_stages_modules_2_modules_blocks_modules_2_modules_mlp_modules_ln2_modules_bn_buffers_running_var_,
            l_self_modules_stages_modules_2_modules_blocks_modules_2_modules_mlp_modules_ln2_modules_bn_parameters_weight_,
            l_self_modules_stages_modules_2_modules_blocks_modules_2_modules_mlp_modules_ln2_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        flatten_42 = l_self_modules_stages_modules_2_modules_blocks_modules_2_modules_mlp_modules_ln2_modules_bn_buffers_running_mean_ = l_self_modules_stages_modules_2_modules_blocks_modules_2_modules_mlp_modules_ln2_modules_bn_buffers_running_var_ = l_self_modules_stages_modules_2_modules_blocks_modules_2_modules_mlp_modules_ln2_modules_bn_parameters_weight_ = l_self_modules_stages_modules_2_modules_blocks_modules_2_modules_mlp_modules_ln2_modules_bn_parameters_bias_ = None
        x_113 = batch_norm_45.reshape_as(x_112)
        batch_norm_45 = x_112 = None
        x_114 = x_107 + x_113
        x_107 = x_113 = None
        x_115 = torch._C._nn.linear(
            x_114,
            l_self_modules_stages_modules_2_modules_blocks_modules_3_modules_attn_modules_qkv_modules_linear_parameters_weight_,
            None,
        )
        l_self_modules_stages_modules_2_modules_blocks_modules_3_modules_attn_modules_qkv_modules_linear_parameters_weight_ = None
        flatten_43 = x_115.flatten(0, 1)
        batch_norm_46 = torch.nn.functional.batch_norm(
            flatten_43,
            l_self_modules_stages_modules_2_modules_blocks_modules_3_modules_attn_modules_qkv_modules_bn_buffers_running_mean_,
            l_self_modules_stages_modules_2_modules_blocks_modules_3_modules_attn_modules_qkv_modules_bn_buffers_running_var_,
            l_self_modules_stages_modules_2_modules_blocks_modules_3_modules_attn_modules_qkv_modules_bn_parameters_weight_,
            l_self_modules_stages_modules_2_modules_blocks_modules_3_modules_attn_modules_qkv_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        flatten_43 = l_self_modules_stages_modules_2_modules_blocks_modules_3_modules_attn_modules_qkv_modules_bn_buffers_running_mean_ = l_self_modules_stages_modules_2_modules_blocks_modules_3_modules_attn_modules_qkv_modules_bn_buffers_running_var_ = l_self_modules_stages_modules_2_modules_blocks_modules_3_modules_attn_modules_qkv_modules_bn_parameters_weight_ = l_self_modules_stages_modules_2_modules_blocks_modules_3_modules_attn_modules_qkv_modules_bn_parameters_bias_ = None
        reshape_as_42 = batch_norm_46.reshape_as(x_115)
        batch_norm_46 = x_115 = None
        view_14 = reshape_as_42.view(1, 16, 8, -1)
        reshape_as_42 = None
        split_10 = view_14.split([16, 16, 32], dim=3)
        view_14 = None
        q_18 = split_10[0]
        k_20 = split_10[1]
        v_20 = split_10[2]
        split_10 = None
        q_19 = q_18.permute(0, 2, 1, 3)
        q_18 = None
        k_21 = k_20.permute(0, 2, 3, 1)
        k_20 = None
        v_21 = v_20.permute(0, 2, 1, 3)
        v_20 = None
        matmul_20 = q_19 @ k_21
        q_19 = k_21 = None
        mul_10 = matmul_20 * 0.25
        matmul_20 = None
        getitem_43 = l_self_modules_stages_modules_2_modules_blocks_modules_3_modules_attn_parameters_attention_biases_[
            (
                slice(None, None, None),
                l_self_modules_stages_modules_2_modules_blocks_modules_3_modules_attn_buffers_attention_bias_idxs_,
            )
        ]
        l_self_modules_stages_modules_2_modules_blocks_modules_3_modules_attn_parameters_attention_biases_ = l_self_modules_stages_modules_2_modules_blocks_modules_3_modules_attn_buffers_attention_bias_idxs_ = None
        attn_20 = mul_10 + getitem_43
        mul_10 = None
        attn_21 = attn_20.softmax(dim=-1)
        attn_20 = None
        matmul_21 = attn_21 @ v_21
        attn_21 = v_21 = None
        transpose_11 = matmul_21.transpose(1, 2)
        matmul_21 = None
        x_116 = transpose_11.reshape(1, 16, 256)
        transpose_11 = None
        input_32 = torch.nn.functional.hardswish(x_116, False)
        x_116 = None
        x_117 = torch._C._nn.linear(
            input_32,
            l_self_modules_stages_modules_2_modules_blocks_modules_3_modules_attn_modules_proj_modules_ln_modules_linear_parameters_weight_,
            None,
        )
        input_32 = l_self_modules_stages_modules_2_modules_blocks_modules_3_modules_attn_modules_proj_modules_ln_modules_linear_parameters_weight_ = None
        flatten_44 = x_117.flatten(0, 1)
        batch_norm_47 = torch.nn.functional.batch_norm(
            flatten_44,
            l_self_modules_stages_modules_2_modules_blocks_modules_3_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_mean_,
            l_self_modules_stages_modules_2_modules_blocks_modules_3_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_var_,
            l_self_modules_stages_modules_2_modules_blocks_modules_3_modules_attn_modules_proj_modules_ln_modules_bn_parameters_weight_,
            l_self_modules_stages_modules_2_modules_blocks_modules_3_modules_attn_modules_proj_modules_ln_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        flatten_44 = l_self_modules_stages_modules_2_modules_blocks_modules_3_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_mean_ = l_self_modules_stages_modules_2_modules_blocks_modules_3_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_var_ = l_self_modules_stages_modules_2_modules_blocks_modules_3_modules_attn_modules_proj_modules_ln_modules_bn_parameters_weight_ = l_self_modules_stages_modules_2_modules_blocks_modules_3_modules_attn_modules_proj_modules_ln_modules_bn_parameters_bias_ = None
        input_33 = batch_norm_47.reshape_as(x_117)
        batch_norm_47 = x_117 = None
        x_118 = x_114 + input_33
        x_114 = input_33 = None
        x_119 = torch._C._nn.linear(
            x_118,
            l_self_modules_stages_modules_2_modules_blocks_modules_3_modules_mlp_modules_ln1_modules_linear_parameters_weight_,
            None,
        )
        l_self_modules_stages_modules_2_modules_blocks_modules_3_modules_mlp_modules_ln1_modules_linear_parameters_weight_ = None
        flatten_45 = x_119.flatten(0, 1)
        batch_norm_48 = torch.nn.functional.batch_norm(
            flatten_45,
            l_self_modules_stages_modules_2_modules_blocks_modules_3_modules_mlp_modules_ln1_modules_bn_buffers_running_mean_,
            l_self_modules_stages_modules_2_modules_blocks_modules_3_modules_mlp_modules_ln1_modules_bn_buffers_running_var_,
            l_self_modules_stages_modules_2_modules_blocks_modules_3_modules_mlp_modules_ln1_modules_bn_parameters_weight_,
            l_self_modules_stages_modules_2_modules_blocks_modules_3_modules_mlp_modules_ln1_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        flatten_45 = l_self_modules_stages_modules_2_modules_blocks_modules_3_modules_mlp_modules_ln1_modules_bn_buffers_running_mean_ = l_self_modules_stages_modules_2_modules_blocks_modules_3_modules_mlp_modules_ln1_modules_bn_buffers_running_var_ = l_self_modules_stages_modules_2_modules_blocks_modules_3_modules_mlp_modules_ln1_modules_bn_parameters_weight_ = l_self_modules_stages_modules_2_modules_blocks_modules_3_modules_mlp_modules_ln1_modules_bn_parameters_bias_ = None
        x_120 = batch_norm_48.reshape_as(x_119)
        batch_norm_48 = x_119 = None
        x_121 = torch.nn.functional.hardswish(x_120, False)
        x_120 = None
        x_122 = torch.nn.functional.dropout(x_121, 0.0, False, False)
        x_121 = None
        x_123 = torch._C._nn.linear(
            x_122,
            l_self_modules_stages_modules_2_modules_blocks_modules_3_modules_mlp_modules_ln2_modules_linear_parameters_weight_,
            None,
        )
        x_122 = l_self_modules_stages_modules_2_modules_blocks_modules_3_modules_mlp_modules_ln2_modules_linear_parameters_weight_ = None
        flatten_46 = x_123.flatten(0, 1)
        batch_norm_49 = torch.nn.functional.batch_norm(
            flatten_46,
            l_self_modules_stages_modules_2_modules_blocks_modules_3_modules_mlp_modules_ln2_modules_bn_buffers_running_mean_,
            l_self_modules_stages_modules_2_modules_blocks_modules_3_modules_mlp_modules_ln2_modules_bn_buffers_running_var_,
            l_self_modules_stages_modules_2_modules_blocks_modules_3_modules_mlp_modules_ln2_modules_bn_parameters_weight_,
            l_self_modules_stages_modules_2_modules_blocks_modules_3_modules_mlp_modules_ln2_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        flatten_46 = l_self_modules_stages_modules_2_modules_blocks_modules_3_modules_mlp_modules_ln2_modules_bn_buffers_running_mean_ = l_self_modules_stages_modules_2_modules_blocks_modules_3_modules_mlp_modules_ln2_modules_bn_buffers_running_var_ = l_self_modules_stages_modules_2_modules_blocks_modules_3_modules_mlp_modules_ln2_modules_bn_parameters_weight_ = l_self_modules_stages_modules_2_modules_blocks_modules_3_modules_mlp_modules_ln2_modules_bn_parameters_bias_ = None
        x_124 = batch_norm_49.reshape_as(x_123)
        batch_norm_49 = x_123 = None
        x_125 = x_118 + x_124
        x_118 = x_124 = None
        x_126 = x_125.mean(dim=1)
        x_125 = None
        batch_norm_50 = torch.nn.functional.batch_norm(
            x_126,
            l_self_modules_head_modules_bn_buffers_running_mean_,
            l_self_modules_head_modules_bn_buffers_running_var_,
            l_self_modules_head_modules_bn_parameters_weight_,
            l_self_modules_head_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        l_self_modules_head_modules_bn_buffers_running_mean_ = l_self_modules_head_modules_bn_buffers_running_var_ = l_self_modules_head_modules_bn_parameters_weight_ = l_self_modules_head_modules_bn_parameters_bias_ = None
        dropout_11 = torch.nn.functional.dropout(batch_norm_50, 0.0, False, False)
        batch_norm_50 = None
        x_127 = torch._C._nn.linear(
            dropout_11,
            l_self_modules_head_modules_linear_parameters_weight_,
            l_self_modules_head_modules_linear_parameters_bias_,
        )
        dropout_11 = l_self_modules_head_modules_linear_parameters_weight_ = l_self_modules_head_modules_linear_parameters_bias_ = None
        batch_norm_51 = torch.nn.functional.batch_norm(
            x_126,
            l_self_modules_head_dist_modules_bn_buffers_running_mean_,
            l_self_modules_head_dist_modules_bn_buffers_running_var_,
            l_self_modules_head_dist_modules_bn_parameters_weight_,
            l_self_modules_head_dist_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        x_126 = l_self_modules_head_dist_modules_bn_buffers_running_mean_ = l_self_modules_head_dist_modules_bn_buffers_running_var_ = l_self_modules_head_dist_modules_bn_parameters_weight_ = l_self_modules_head_dist_modules_bn_parameters_bias_ = None
        dropout_12 = torch.nn.functional.dropout(batch_norm_51, 0.0, False, False)
        batch_norm_51 = None
        x_dist = torch._C._nn.linear(
            dropout_12,
            l_self_modules_head_dist_modules_linear_parameters_weight_,
            l_self_modules_head_dist_modules_linear_parameters_bias_,
        )
        dropout_12 = l_self_modules_head_dist_modules_linear_parameters_weight_ = l_self_modules_head_dist_modules_linear_parameters_bias_ = None
        add_31 = x_127 + x_dist
        x_127 = x_dist = None
        x_128 = add_31 / 2
        add_31 = None
        return (
            x_128,
            getitem_3,
            getitem_7,
            getitem_11,
            getitem_15,
            getitem_19,
            getitem_23,
            getitem_27,
            getitem_31,
            getitem_35,
            getitem_39,
            getitem_43,
        )
