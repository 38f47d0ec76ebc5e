from sympy import Symbol

S0 = Symbol("S0")

dynamic_dim_constraint_symbols = [S0]

dynamic_dim_constraint_symbol2example_value = {S0: 2}

dynamic_dim_constraint_relations = []

dynamic_dim_constraint_input_shapes = [
    ([S0, 32], "L_ids_"),
    ([512, 64], "L_self_modules_embed_parameters_weight_"),
    ([256], "L_self_modules_expand_parameters_bias_"),
    ([256, 64], "L_self_modules_expand_parameters_weight_"),
    ([64], "L_self_modules_norm1_parameters_bias_"),
    ([64], "L_self_modules_norm1_parameters_weight_"),
    ([64], "L_self_modules_norm2_parameters_bias_"),
    ([64], "L_self_modules_norm2_parameters_weight_"),
    ([64], "L_self_modules_out_parameters_bias_"),
    ([64, 64], "L_self_modules_out_parameters_weight_"),
    ([64], "L_self_modules_project_parameters_bias_"),
    ([64, 256], "L_self_modules_project_parameters_weight_"),
    ([192], "L_self_modules_qkv_parameters_bias_"),
    ([192, 64], "L_self_modules_qkv_parameters_weight_"),
]
