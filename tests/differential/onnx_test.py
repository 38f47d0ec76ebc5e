"""Node tests of the package onnx: a part of them, drawn from PASSNET_SEED (all: PASSNET_ONNX=all)."""
import os
import random
import sys
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
PROGRAM = os.environ.get("PASSNET_PROGRAM", str(ROOT / "build" / "passnet"))
sys.path.insert(0, str(ROOT / "tools"))
try:
    import onnx  # noqa: F401
    import ml_dtypes  # noqa: F401
    import compare_onnx
    MISSING = None
except ImportError as error:
    MISSING = f"{error}: `pip install onnx` gives its node tests"

# docs/onnx.md says why.
REFUSED = {"test_col2im_5d", "test_roialign_mode_max", "test_scan_sum"}


@unittest.skipIf(MISSING, MISSING)
class NodeTests(unittest.TestCase):
    def test_results_agree(self):
        cases = list(compare_onnx.node_cases())
        if os.environ.get("PASSNET_ONNX") != "all":
            seed = int(os.environ.get("PASSNET_SEED", "0"))
            cases = random.Random(seed).sample(cases, 200)
        agreeing = 0
        for case in cases:
            kind, detail = compare_onnx.judge(PROGRAM, case)
            agreeing += kind in ("ok", "frozen")
            if case.name not in REFUSED:
                self.assertFalse(kind == "differs" or kind.startswith("refused"),
                                 f"{case.name}: {kind}: {detail}")
        self.assertGreater(agreeing, len(cases) // 2)


if __name__ == "__main__":
    unittest.main()
