"""Honest passes are never refused: each NAME.pass passes on NAME.graph, on adversarial inputs too."""
import json
import os
import subprocess
import unittest
from pathlib import Path

HERE = Path(__file__).resolve().parent
PROGRAM = os.environ.get("PASSNET_PROGRAM", str(HERE.parent.parent / "build" / "passnet"))


class Honest(unittest.TestCase):
    def test_each(self):
        passes = sorted(HERE.glob("*.pass"))
        self.assertGreaterEqual(len(passes), 15)
        for submission in passes:
            with self.subTest(submission.stem):
                done = subprocess.run(
                    [PROGRAM, "eval", str(submission.with_suffix(".graph")), "--passes",
                     str(submission), "--json", "--calls", "20", "--warmup", "5", "--allow-native"],
                    capture_output=True, text=True, timeout=600, check=False)
                self.assertIn(done.returncode, (0, 1), done.stdout + done.stderr)
                record = json.loads(done.stdout)
                self.assertIn(record["verdict"], ("PASS", "NOISY"), record)
                self.assertTrue(record["correct"]["-5"])
                # Proofs leave only the sets that show roundings, infinities and NaN.
                is_proved = record.get("equality", {}).get("level") == "proved"
                self.assertEqual(record["versions"]["input_sets"],
                                 "valid adversarial-proved" if is_proved else "valid adversarial")


if __name__ == "__main__":
    unittest.main()
