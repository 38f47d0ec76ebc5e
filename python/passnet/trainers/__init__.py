"""Adapters of `passnet serve` for trainers: one module per library, which imports only its own
(docs/service.md)."""
