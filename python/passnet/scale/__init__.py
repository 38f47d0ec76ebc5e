"""Extraction at scale: a plan of requests, one process per request, a journal that survives a kill,
and one sorted file of all graphs (`docs/dataset.md`)."""
