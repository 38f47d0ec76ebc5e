from sympy import Symbol

S0 = Symbol("S0")

dynamic_dim_constraint_symbols = [S0]

dynamic_dim_constraint_symbol2example_value = {S0: 1}

dynamic_dim_constraint_relations = []

dynamic_dim_constraint_input_shapes = [
    ([S0, 3, 96, 96], "L_kwargs_pixel_values_"),
    ([96], "L_self_modules_bbox_predictor_modules_layers_modules_0_parameters_bias_"),
    (
        [96, 96],
        "L_self_modules_bbox_predictor_modules_layers_modules_0_parameters_weight_",
    ),
    ([96], "L_self_modules_bbox_predictor_modules_layers_modules_1_parameters_bias_"),
    (
        [96, 96],
        "L_self_modules_bbox_predictor_modules_layers_modules_1_parameters_weight_",
    ),
    ([4], "L_self_modules_bbox_predictor_modules_layers_modules_2_parameters_bias_"),
    (
        [4, 96],
        "L_self_modules_bbox_predictor_modules_layers_modules_2_parameters_weight_",
    ),
    (
        [96],
        "L_self_modules_class_labels_classifier_modules_layers_modules_0_parameters_bias_",
    ),
    (
        [96, 96],
        "L_self_modules_class_labels_classifier_modules_layers_modules_0_parameters_weight_",
    ),
    (
        [96],
        "L_self_modules_class_labels_classifier_modules_layers_modules_1_parameters_bias_",
    ),
    (
        [96, 96],
        "L_self_modules_class_labels_classifier_modules_layers_modules_1_parameters_weight_",
    ),
    (
        [3],
        "L_self_modules_class_labels_classifier_modules_layers_modules_2_parameters_bias_",
    ),
    (
        [3, 96],
        "L_self_modules_class_labels_classifier_modules_layers_modules_2_parameters_weight_",
    ),
    (
        [96],
        "L_self_modules_vit_modules_embeddings_modules_patch_embeddings_modules_projection_parameters_bias_",
    ),
    (
        [96, 3, 16, 16],
        "L_self_modules_vit_modules_embeddings_modules_patch_embeddings_modules_projection_parameters_weight_",
    ),
    ([1, 1, 96], "L_self_modules_vit_modules_embeddings_parameters_cls_token_"),
    ([1, 10, 96], "L_self_modules_vit_modules_embeddings_parameters_detection_tokens_"),
    (
        [1, 47, 96],
        "L_self_modules_vit_modules_embeddings_parameters_position_embeddings_",
    ),
    (
        [0, 1, 47, 96],
        "L_self_modules_vit_modules_encoder_modules_interpolation_parameters_mid_position_embeddings_",
    ),
    (
        [96],
        "L_self_modules_vit_modules_encoder_modules_layer_modules_0_modules_attention_modules_attention_modules_key_parameters_bias_",
    ),
    (
        [96, 96],
        "L_self_modules_vit_modules_encoder_modules_layer_modules_0_modules_attention_modules_attention_modules_key_parameters_weight_",
    ),
    (
        [96],
        "L_self_modules_vit_modules_encoder_modules_layer_modules_0_modules_attention_modules_attention_modules_query_parameters_bias_",
    ),
    (
        [96, 96],
        "L_self_modules_vit_modules_encoder_modules_layer_modules_0_modules_attention_modules_attention_modules_query_parameters_weight_",
    ),
    (
        [96],
        "L_self_modules_vit_modules_encoder_modules_layer_modules_0_modules_attention_modules_attention_modules_value_parameters_bias_",
    ),
    (
        [96, 96],
        "L_self_modules_vit_modules_encoder_modules_layer_modules_0_modules_attention_modules_attention_modules_value_parameters_weight_",
    ),
    (
        [96],
        "L_self_modules_vit_modules_encoder_modules_layer_modules_0_modules_attention_modules_output_modules_dense_parameters_bias_",
    ),
    (
        [96, 96],
        "L_self_modules_vit_modules_encoder_modules_layer_modules_0_modules_attention_modules_output_modules_dense_parameters_weight_",
    ),
    (
        [192],
        "L_self_modules_vit_modules_encoder_modules_layer_modules_0_modules_intermediate_modules_dense_parameters_bias_",
    ),
    (
        [192, 96],
        "L_self_modules_vit_modules_encoder_modules_layer_modules_0_modules_intermediate_modules_dense_parameters_weight_",
    ),
    (
        [96],
        "L_self_modules_vit_modules_encoder_modules_layer_modules_0_modules_layernorm_after_parameters_bias_",
    ),
    (
        [96],
        "L_self_modules_vit_modules_encoder_modules_layer_modules_0_modules_layernorm_after_parameters_weight_",
    ),
    (
        [96],
        "L_self_modules_vit_modules_encoder_modules_layer_modules_0_modules_layernorm_before_parameters_bias_",
    ),
    (
        [96],
        "L_self_modules_vit_modules_encoder_modules_layer_modules_0_modules_layernorm_before_parameters_weight_",
    ),
    (
        [96],
        "L_self_modules_vit_modules_encoder_modules_layer_modules_0_modules_output_modules_dense_parameters_bias_",
    ),
    (
        [96, 192],
        "L_self_modules_vit_modules_encoder_modules_layer_modules_0_modules_output_modules_dense_parameters_weight_",
    ),
    ([96], "L_self_modules_vit_modules_layernorm_parameters_bias_"),
    ([96], "L_self_modules_vit_modules_layernorm_parameters_weight_"),
]
