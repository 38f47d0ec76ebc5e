"""Classes of causes for which a request gave no graph."""

from __future__ import annotations

import re

# The first pattern that the message contains decides.
_CAUSES = (
    ("time limit", r"took longer than"),
    ("memory limit", r"MemoryError|Cannot allocate memory|not enough memory|memory limit"),
    ("process died", r"ended by signal|ended with status"),
    ("weights or files", r"offline|huggingface|hub|Can't load|from_pretrained|connection|"
                         r"No such file|download|checkpoint"),
    ("package missing", r"No module named|requires the .* library|is not installed|install "
                        r"|requires? .* (?:package|backend)|cannot be imported|ImportError"),
    ("higher-order operator", r"higher-order|HigherOrder"),
    ("value of a tensor", r"value of a tensor|DataDependent|GuardOnDataDependent|\.item\(\)|"
                          r"data-dependent|local_scalar_dense|UnbackedSymInt"),
    ("no tensor operation", r"no tensor operation"),
    ("argument without spelling", r"has no spelling|cannot be written|names no operator|"
                                  r"where a tensor is expected"),
    ("inputs unknown", r"no inputs for|missing \d+ required|You (?:have|must|need|should)|"
                       r"specify (?:either|exactly)|NoneType|unexpected keyword"),
    ("cannot be built", r"cannot be built"),
    ("shapes of inputs", r"shape|size|dimension|mat1|broadcast|index out of|expected"),
)


def cause_of(message: str) -> str:
    """The class of an error message."""
    return next((cause for cause, pattern in _CAUSES if re.search(pattern, message)),
                "error of the model")
