from sympy import Symbol, Expr, Rel, Eq

S0 = Symbol("S0")

dynamic_dim_constraint_symbols = [S0]

dynamic_dim_constraint_symbol2example_value = {S0: 2}

dynamic_dim_constraint_relations = [Eq(S0, 2)]

dynamic_dim_constraint_input_shapes = [
    ([S0, S0 * 2 + 8], "x"),
    ([4], "w"),
]
