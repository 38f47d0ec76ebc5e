"""Generated honest kernels and fuse blocks over all families of ops are never refused, in any run.

    PASSNET_HONEST=200 PASSNET_HONEST_RUNS=5 PASSNET_SEED=7 python3 tests/honest/generated_test.py

judges as many submissions as often, half of them made from subgraphs of the dataset that ships, or
of the dataset file that PASSNET_HONEST_DATASET names.
"""
import json
import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
import generate  # noqa: E402

PROGRAM = os.environ.get("PASSNET_PROGRAM", str(HERE.parent.parent / "build" / "passnet"))
WANTED = int(os.environ.get("PASSNET_HONEST", "0"))
RUNS = int(os.environ.get("PASSNET_HONEST_RUNS", "1"))
SEED = int(os.environ.get("PASSNET_SEED", "1"))
FEW = 36  # without PASSNET_HONEST


def judge(made, seed):
    """The fault of one run, or nothing."""
    done = subprocess.run(
        [PROGRAM, "eval", str(made["graph"]), "--passes", str(made["pass"]), "--json", "--calls",
         "10", "--warmup", "5", "--seed", str(seed)],
        capture_output=True, text=True, timeout=300, check=False)
    if done.returncode not in (0, 1):
        return done.stderr.strip()
    record = json.loads(done.stdout)
    if record["verdict"] == "NOISY" or "reference has NaN on valid inputs" in record.get("detail", ""):
        return None
    if record["verdict"] == "PASS" and record["correct"]["-5"]:
        return None
    return f"{record['verdict']}: {record.get('detail', '')}"


class GeneratedHonest(unittest.TestCase):
    def dataset(self, folder):
        """The dataset file that long runs use."""
        if not WANTED:
            return None
        if "PASSNET_HONEST_DATASET" in os.environ:
            return os.environ["PASSNET_HONEST_DATASET"]
        subprocess.run([PROGRAM, "dataset", "build", "--out", str(folder / "graphs.db")],
                       capture_output=True, check=False, timeout=1200)
        return folder / "graphs.db"

    def test_each(self):
        with tempfile.TemporaryDirectory() as temporary:
            folder = Path(temporary)
            made = generate.generate(PROGRAM, folder / "made", WANTED or FEW, SEED,
                                     self.dataset(folder))
            self.assertEqual(len(made), WANTED or FEW)
            self.assertGreaterEqual(len({one["kind"] for one in made}), 3)
            for place, one in enumerate(made):
                with self.subTest(one["name"], kind=one["kind"], graph=one["graph"].read_text(),
                                  submission=one["pass"].read_text()):
                    faults = [judge(one, SEED + 1000 * place + run) for run in range(RUNS)]
                    self.assertEqual([fault for fault in faults if fault], [])


if __name__ == "__main__":
    unittest.main()
