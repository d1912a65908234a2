"""The commands of ``setu`` and their options; each command's work is in a module of its own."""

from __future__ import annotations

import typer

import torch_setu
from torch_setu import cli

app = typer.Typer(
    name="setu",
    help="PyTorch on TPU and on every device that has a PJRT plugin.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"setu {torch_setu.__version__}")
        raise typer.Exit(cli.EXIT_OK)


@app.callback()
def _setu(
    version: bool = typer.Option(False, "--version", callback=_print_version, is_eager=True, help="Print the version."),
) -> None:
    pass


@app.command()
def doctor(
    as_json: bool = typer.Option(False, "--json", help="Print the report as JSON."),
    program: bool = typer.Option(True, "--program/--no-program", help="Run a small program in a child process."),
) -> None:
    """Say what is installed, whether a program runs on the device, and how to correct what is wrong.

    Exits with 0 when all is well and with 1 when there are problems.
    """
    from torch_setu.cli.doctor import run

    raise typer.Exit(run(as_json, program))
