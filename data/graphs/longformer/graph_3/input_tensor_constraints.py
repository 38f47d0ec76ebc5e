from sympy import Symbol

S0 = Symbol("S0")

dynamic_dim_constraint_symbols = [S0]

dynamic_dim_constraint_symbol2example_value = {S0: 1}

dynamic_dim_constraint_relations = []

dynamic_dim_constraint_input_shapes = [
    ([128], "L_self_modules_pooler_modules_dense_parameters_bias_"),
    ([128, 128], "L_self_modules_pooler_modules_dense_parameters_weight_"),
    ([S0, 64, 128], "dict_getitem_L_stack0_list_dict_keys_L_stack0_0_"),
]
