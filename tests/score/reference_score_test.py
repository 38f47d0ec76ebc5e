"""The recorded scores equal those that reference_score.py computes today."""
import unittest

import reference_score


class RecordedScores(unittest.TestCase):
    def test_files_are_current(self):
        for name, text in reference_score.contents().items():
            recorded = (reference_score.HERE / name).read_text()
            self.assertTrue(reference_score.same(recorded, text), f"{name}: run with --write")


if __name__ == "__main__":
    unittest.main()
