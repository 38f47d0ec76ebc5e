"""Tests of the Python side: `python -m unittest discover -s python/tests -t python`."""
