"""The one exception for user errors."""


class PassnetError(Exception):
    """A user error: one sentence, lower case; the command line prints it and exits with 2."""


def require_torch():
    """Imports and returns PyTorch, or raises a PassnetError that says how to install it."""
    try:
        import torch
    except ImportError as error:
        raise PassnetError(f"PyTorch is needed here and cannot be imported ({error}); "
                           "install it with `pip install torch`") from error
    return torch


def reason_of(error: BaseException) -> str:
    """The text of an exception in one line of moderate length; its type if it has no text."""
    text = " ".join(str(error).split())
    if text in ("", "None"):
        return type(error).__name__
    return text if len(text) <= 240 else text[:237] + "..."
