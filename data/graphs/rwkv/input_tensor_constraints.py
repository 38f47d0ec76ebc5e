from sympy import Symbol

S0 = Symbol("S0")

dynamic_dim_constraint_symbols = [S0]

dynamic_dim_constraint_symbol2example_value = {S0: 1}

dynamic_dim_constraint_relations = []

dynamic_dim_constraint_input_shapes = [
    ([S0, 8], "L_input_ids_"),
    (
        [128, 128],
        "L_self_modules_blocks_modules_0_modules_attention_modules_key_parameters_weight_",
    ),
    (
        [128, 128],
        "L_self_modules_blocks_modules_0_modules_attention_modules_output_parameters_weight_",
    ),
    (
        [128, 128],
        "L_self_modules_blocks_modules_0_modules_attention_modules_receptance_parameters_weight_",
    ),
    (
        [128, 128],
        "L_self_modules_blocks_modules_0_modules_attention_modules_value_parameters_weight_",
    ),
    ([128], "L_self_modules_blocks_modules_0_modules_attention_parameters_time_decay_"),
    ([128], "L_self_modules_blocks_modules_0_modules_attention_parameters_time_first_"),
    (
        [1, 1, 128],
        "L_self_modules_blocks_modules_0_modules_attention_parameters_time_mix_key_",
    ),
    (
        [1, 1, 128],
        "L_self_modules_blocks_modules_0_modules_attention_parameters_time_mix_receptance_",
    ),
    (
        [1, 1, 128],
        "L_self_modules_blocks_modules_0_modules_attention_parameters_time_mix_value_",
    ),
    (
        [512, 128],
        "L_self_modules_blocks_modules_0_modules_feed_forward_modules_key_parameters_weight_",
    ),
    (
        [128, 128],
        "L_self_modules_blocks_modules_0_modules_feed_forward_modules_receptance_parameters_weight_",
    ),
    (
        [128, 512],
        "L_self_modules_blocks_modules_0_modules_feed_forward_modules_value_parameters_weight_",
    ),
    (
        [1, 1, 128],
        "L_self_modules_blocks_modules_0_modules_feed_forward_parameters_time_mix_key_",
    ),
    (
        [1, 1, 128],
        "L_self_modules_blocks_modules_0_modules_feed_forward_parameters_time_mix_receptance_",
    ),
    ([128], "L_self_modules_blocks_modules_0_modules_ln1_parameters_bias_"),
    ([128], "L_self_modules_blocks_modules_0_modules_ln1_parameters_weight_"),
    ([128], "L_self_modules_blocks_modules_0_modules_ln2_parameters_bias_"),
    ([128], "L_self_modules_blocks_modules_0_modules_ln2_parameters_weight_"),
    ([128], "L_self_modules_blocks_modules_0_modules_pre_ln_parameters_bias_"),
    ([128], "L_self_modules_blocks_modules_0_modules_pre_ln_parameters_weight_"),
    ([4096, 128], "L_self_modules_embeddings_parameters_weight_"),
    ([128], "L_self_modules_ln_out_parameters_bias_"),
    ([128], "L_self_modules_ln_out_parameters_weight_"),
]
