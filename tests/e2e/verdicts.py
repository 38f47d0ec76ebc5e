"""Verdicts and records for tests that are about values and not about times."""

# The second: right, but on a machine too busy to time it.
RIGHT = ("PASS", "NOISY")


def timed(record):
    """The record of a right candidate, as a machine that could time it would have written it."""
    if record["verdict"] not in RIGHT:
        raise AssertionError(record)
    return record | {"verdict": "PASS", "reference_us": 3.0, "candidate_us": 2.0, "speedup": 1.5,
                     "speedup_low": 1.4, "speedup_high": 1.6}
