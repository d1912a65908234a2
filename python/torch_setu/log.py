"""What Setu writes to standard error, as far as TORCH_TPU_LOG asks for it."""

from __future__ import annotations

import sys

from torch_setu import environment


def write(level: str, message: str) -> None:
    """Writes ``message`` if the level in force includes ``level``. Raises EnvironmentVariableError for a bad variable."""
    order = environment.LOG_LEVELS
    if order.index(level) <= order.index(environment.log_level()):
        print(f"setu: {message}", file=sys.stderr)
