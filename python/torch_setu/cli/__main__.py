"""``python -m torch_setu.cli`` is the command ``setu``."""

from torch_setu.cli import main

main()
