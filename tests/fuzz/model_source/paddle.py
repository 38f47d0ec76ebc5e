import paddle


class GraphModule(paddle.nn.Layer):
    def forward(self, x, y):
        # pd_op.full: (1xf32) <- ()
        full_0 = paddle._C_ops.full([1], float("2.5"), paddle.float32, paddle.core.CPUPlace())

        # pd_op.scale: (2x3x4xf32) <- (2x3x4xf32, 1xf32)
        scale_0 = paddle._C_ops.scale(x, full_0, float("0.5"), True)
        del full_0, x

        # pd_op.matmul: (2x3x5xf32) <- (2x3x4xf32, 4x5xf32)
        matmul_0 = paddle._C_ops.matmul(scale_0, y, False, False)

        # pd_op.dropout: (2x3x5xf32, 2x3x5xui8) <- (2x3x5xf32, None, 1xf32)
        dropout_0, dropout_1 = (lambda x, f: f(x))(
            paddle._C_ops.dropout(matmul_0, None, 0.1, True, "upscale_in_train", 0, False),
            lambda out: out if isinstance(out, (list, tuple)) else (out, None),
        )

        # pd_op.reshape: (6x5xf32) <- (2x3x5xf32, 2xi64)
        reshape_0 = paddle._C_ops.reshape(dropout_0, [-1, 5])

        # pd_op.relu: (6x5xf32) <- (6x5xf32)
        relu_0 = (lambda x, f: f(x))(
            paddle._C_ops.relu(reshape_0),
            lambda out: out[0] if isinstance(out, (list, tuple)) else out,
        )
        return relu_0
