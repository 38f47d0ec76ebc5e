"""The one exception that stands for a mistake of the user."""


class PassnetError(Exception):
    """A user error: one sentence, lower case; the command line prints it and exits with 2."""


def require_torch():
    """Import and return PyTorch, or raise a PassnetError that says how to install it."""
    try:
        import torch
    except ImportError as error:
        raise PassnetError(f"PyTorch is needed here and cannot be imported ({error}); "
                           "install it with `pip install torch`") from error
    return torch


def require_transformers():
    """Import and return transformers, or raise a PassnetError that says how to install it."""
    try:
        import transformers
    except ImportError as error:
        raise PassnetError(f"transformers is needed here and cannot be imported ({error}); "
                           "install it with `pip install transformers`") from error
    return transformers
