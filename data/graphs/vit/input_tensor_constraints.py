from sympy import Symbol

S0 = Symbol("S0")

dynamic_dim_constraint_symbols = [S0]

dynamic_dim_constraint_symbol2example_value = {S0: 1}

dynamic_dim_constraint_relations = []

dynamic_dim_constraint_input_shapes = [
    ([S0, 3, 224, 224], "L_kwargs_pixel_values_"),
    ([2], "L_self_modules_classifier_parameters_bias_"),
    ([2, 192], "L_self_modules_classifier_parameters_weight_"),
    (
        [192],
        "L_self_modules_vit_modules_embeddings_modules_patch_embeddings_modules_projection_parameters_bias_",
    ),
    (
        [192, 3, 16, 16],
        "L_self_modules_vit_modules_embeddings_modules_patch_embeddings_modules_projection_parameters_weight_",
    ),
    ([1, 1, 192], "L_self_modules_vit_modules_embeddings_parameters_cls_token_"),
    (
        [1, 197, 192],
        "L_self_modules_vit_modules_embeddings_parameters_position_embeddings_",
    ),
    ([192], "L_self_modules_vit_modules_layernorm_parameters_bias_"),
    ([192], "L_self_modules_vit_modules_layernorm_parameters_weight_"),
    (
        [192],
        "L_self_modules_vit_modules_layers_modules_0_modules_attention_modules_k_proj_parameters_bias_",
    ),
    (
        [192, 192],
        "L_self_modules_vit_modules_layers_modules_0_modules_attention_modules_k_proj_parameters_weight_",
    ),
    (
        [192],
        "L_self_modules_vit_modules_layers_modules_0_modules_attention_modules_o_proj_parameters_bias_",
    ),
    (
        [192, 192],
        "L_self_modules_vit_modules_layers_modules_0_modules_attention_modules_o_proj_parameters_weight_",
    ),
    (
        [192],
        "L_self_modules_vit_modules_layers_modules_0_modules_attention_modules_q_proj_parameters_bias_",
    ),
    (
        [192, 192],
        "L_self_modules_vit_modules_layers_modules_0_modules_attention_modules_q_proj_parameters_weight_",
    ),
    (
        [192],
        "L_self_modules_vit_modules_layers_modules_0_modules_attention_modules_v_proj_parameters_bias_",
    ),
    (
        [192, 192],
        "L_self_modules_vit_modules_layers_modules_0_modules_attention_modules_v_proj_parameters_weight_",
    ),
    (
        [192],
        "L_self_modules_vit_modules_layers_modules_0_modules_layernorm_after_parameters_bias_",
    ),
    (
        [192],
        "L_self_modules_vit_modules_layers_modules_0_modules_layernorm_after_parameters_weight_",
    ),
    (
        [192],
        "L_self_modules_vit_modules_layers_modules_0_modules_layernorm_before_parameters_bias_",
    ),
    (
        [192],
        "L_self_modules_vit_modules_layers_modules_0_modules_layernorm_before_parameters_weight_",
    ),
    (
        [768],
        "L_self_modules_vit_modules_layers_modules_0_modules_mlp_modules_fc1_parameters_bias_",
    ),
    (
        [768, 192],
        "L_self_modules_vit_modules_layers_modules_0_modules_mlp_modules_fc1_parameters_weight_",
    ),
    (
        [192],
        "L_self_modules_vit_modules_layers_modules_0_modules_mlp_modules_fc2_parameters_bias_",
    ),
    (
        [192, 768],
        "L_self_modules_vit_modules_layers_modules_0_modules_mlp_modules_fc2_parameters_weight_",
    ),
    (
        [192],
        "L_self_modules_vit_modules_layers_modules_1_modules_attention_modules_k_proj_parameters_bias_",
    ),
    (
        [192, 192],
        "L_self_modules_vit_modules_layers_modules_1_modules_attention_modules_k_proj_parameters_weight_",
    ),
    (
        [192],
        "L_self_modules_vit_modules_layers_modules_1_modules_attention_modules_o_proj_parameters_bias_",
    ),
    (
        [192, 192],
        "L_self_modules_vit_modules_layers_modules_1_modules_attention_modules_o_proj_parameters_weight_",
    ),
    (
        [192],
        "L_self_modules_vit_modules_layers_modules_1_modules_attention_modules_q_proj_parameters_bias_",
    ),
    (
        [192, 192],
        "L_self_modules_vit_modules_layers_modules_1_modules_attention_modules_q_proj_parameters_weight_",
    ),
    (
        [192],
        "L_self_modules_vit_modules_layers_modules_1_modules_attention_modules_v_proj_parameters_bias_",
    ),
    (
        [192, 192],
        "L_self_modules_vit_modules_layers_modules_1_modules_attention_modules_v_proj_parameters_weight_",
    ),
    (
        [192],
        "L_self_modules_vit_modules_layers_modules_1_modules_layernorm_after_parameters_bias_",
    ),
    (
        [192],
        "L_self_modules_vit_modules_layers_modules_1_modules_layernorm_after_parameters_weight_",
    ),
    (
        [192],
        "L_self_modules_vit_modules_layers_modules_1_modules_layernorm_before_parameters_bias_",
    ),
    (
        [192],
        "L_self_modules_vit_modules_layers_modules_1_modules_layernorm_before_parameters_weight_",
    ),
    (
        [768],
        "L_self_modules_vit_modules_layers_modules_1_modules_mlp_modules_fc1_parameters_bias_",
    ),
    (
        [768, 192],
        "L_self_modules_vit_modules_layers_modules_1_modules_mlp_modules_fc1_parameters_weight_",
    ),
    (
        [192],
        "L_self_modules_vit_modules_layers_modules_1_modules_mlp_modules_fc2_parameters_bias_",
    ),
    (
        [192, 768],
        "L_self_modules_vit_modules_layers_modules_1_modules_mlp_modules_fc2_parameters_weight_",
    ),
]
