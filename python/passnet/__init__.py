"""Python side of PassNet: captures PyTorch modules as graphs that the C++ program reads."""

__all__ = ["PassnetError"]

from passnet.errors import PassnetError
