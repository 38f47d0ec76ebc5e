class A:
    name = "x"
    shape = [2, 12]
    dtype = "torch.float32"
    mean = -0.5
    std = 1e-3
    data = None


class B:
    name = "s0"
    shape = []
    dtype = "torch.int64"
    data = [3]

class C:
    name = "w"
    shape = [4]
    dtype = "torch.bfloat16"
    min_val = 0
    max_val = 7
