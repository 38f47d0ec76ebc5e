"""Training of small models on trajectories, serving them, and rewards (`docs/training.md`). Only
functions that need PyTorch or transformers import them."""

__all__ = ["reward"]

from passnet.train.reward import reward
