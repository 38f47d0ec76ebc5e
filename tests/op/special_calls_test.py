"""Ops at special values give what live PyTorch gives; skipped where PyTorch is missing."""
import os
import unittest
from pathlib import Path

try:
    import special_calls
    HAS_TORCH = True
except ImportError:
    HAS_TORCH = False

PROGRAM = os.environ.get("PASSNET_PROGRAM",
                         str(Path(__file__).resolve().parents[2] / "build" / "passnet"))


@unittest.skipUnless(HAS_TORCH, "PyTorch is not installed")
class SpecialCallsTest(unittest.TestCase):
    def agrees(self, group, known=(), **options):
        count, found = special_calls.compare(group, PROGRAM, **options)
        self.assertGreater(count, 0)
        found = [v for v in found if not any(label in v[0] for label in known)]
        self.assertEqual([], [f"{label}: {kind}: {why}" for label, kind, why in found])

    def test_python_numbers_round_as_eager_rounds_them(self):
        # ATen's vectors give NaN where the quotient is huge, its scalars do not.
        self.agrees(special_calls.python_numbers, known=("fmod", "remainder"))

    def test_compiled_roots(self):
        self.agrees(special_calls.roots, pipeline="op-by-op")

    def test_grids_with_nan_and_far_places(self):
        for pipeline in ("reference", "op-by-op"):
            self.agrees(special_calls.grid_samples, pipeline=pipeline)

    def test_interpolation_by_factors(self):
        self.agrees(special_calls.interpolations)

    def test_attention_with_nan_and_infinities(self):
        self.agrees(special_calls.attentions)

    def test_moments_of_huge_and_far_numbers(self):
        self.agrees(special_calls.moments)

    def test_pools_choose_the_last_nan(self):
        self.agrees(special_calls.pools)

    def test_complex_numbers_keep_their_parts(self):
        self.agrees(special_calls.parts, signs=True)

    def test_conversions_and_indices_that_count_on(self):
        for pipeline in ("reference", "op-by-op"):
            self.agrees(special_calls.whole_numbers, pipeline=pipeline)

    def test_programs_of_other_functions(self):
        self.agrees(special_calls.composed)


if __name__ == "__main__":
    unittest.main()
