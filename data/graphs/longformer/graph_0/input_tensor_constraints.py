from sympy import Symbol

S0 = Symbol("S0")

dynamic_dim_constraint_symbols = [S0]

dynamic_dim_constraint_symbol2example_value = {S0: 1}

dynamic_dim_constraint_relations = []

dynamic_dim_constraint_input_shapes = [
    ([S0, 64], "L_attention_mask_"),
    ([S0, 64], "L_input_ids_"),
    ([128], "L_self_modules_embeddings_modules_LayerNorm_parameters_bias_"),
    ([128], "L_self_modules_embeddings_modules_LayerNorm_parameters_weight_"),
    (
        [512, 128],
        "L_self_modules_embeddings_modules_position_embeddings_parameters_weight_",
    ),
    (
        [2, 128],
        "L_self_modules_embeddings_modules_token_type_embeddings_parameters_weight_",
    ),
    (
        [30522, 128],
        "L_self_modules_embeddings_modules_word_embeddings_parameters_weight_",
    ),
]
