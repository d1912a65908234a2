"""``setu doctor``: the report of :mod:`torch_setu.diagnosis`, as tables for people or as JSON for programs."""

from __future__ import annotations

import json
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from torch_setu import cli, diagnosis


def run(as_json: bool, run_program: bool) -> int:
    """Prints the report and returns the exit code."""
    console = Console(soft_wrap=True)
    if as_json:
        report = diagnosis.examine(run_program)
        print(json.dumps(report, indent=2))
    else:
        with Console(stderr=True).status("Looking at the installation ..."):
            report = diagnosis.examine(run_program)
        show(report, console)
    return cli.EXIT_PROBLEMS if report["problems"] else cli.EXIT_OK


def show(report: dict[str, Any], console: Console) -> None:
    """Writes the report as text."""
    facts = Table.grid(padding=(0, 2))
    facts.add_column(no_wrap=True)
    facts.add_column(overflow="fold")
    for name, value in _facts(report):
        facts.add_row(f"[bold]{name}[/]", escape(value))
    console.print(facts)
    if report["plugins"]:
        table = Table("platform", "from", "version", title="PJRT plugins", title_justify="left", box=None)
        table.add_column("file", overflow="fold")
        for plugin in report["plugins"]:
            table.add_row(plugin["platform"], plugin["distribution"], plugin["version"], escape(plugin["path"]))
        console.print("", table)
    table = Table("variable", "value", "default", title="Environment", title_justify="left", box=None)
    for row in report["environment"]:
        value = escape(row["value"]) if row["value"] else "[dim]not set[/]"
        table.add_row(row["name"], f"[red]{value}[/]" if row["error"] else value, row["default"])
    console.print("", table, "")
    if not report["problems"]:
        console.print("[green]No problems found.[/]")
    for number, found in enumerate(report["problems"], 1):
        console.print(f"[red]Problem {number}.[/] {escape(found['problem'])}")
        console.print(f"           {escape(found['remedy'])}")


def _facts(report: dict[str, Any]) -> list[tuple[str, str]]:
    machine, torch, program = report["machine"], report["torch"], report["program"]
    gib = machine["memory_bytes"] / 2**30
    rows = [
        ("setu", f"{report['setu']['version']} in {report['setu']['path']}"),
        ("machine", f"{machine['system']}, {machine['processor']}, {machine['cores']} cores, {gib:.1f} GiB"),
        ("python", f"{machine['python']} ({machine['executable']})"),
        ("torch", torch["version"] or "not installed"),
        ("extension", f"built for torch {torch['built_for']}" if torch["built_for"] else "build information missing"),
        ("TPU chips", ", ".join(chip["name"] for chip in report["chips"]) or "none on the PCI bus"),
        ("device", _device(report["selection"])),
        ("cache", _cache(report["cache"])),
    ]
    if program:
        rows.append(("program", _program(program)))
    return rows


def _device(selection: dict[str, Any]) -> str:
    if "error" in selection:
        return selection["error"]
    kind = selection["topology"] or selection["platform"] or "asked of the plugin"
    return f"{kind}, chosen by {selection['source']}, through {selection['path']}"


def _cache(cache: dict[str, Any]) -> str:
    if "error" in cache:
        return cache["error"]
    if not cache["enabled"]:
        return "off"
    used = f"{cache['entries']} files, {cache['bytes'] / 2**20:.1f} MiB" if cache["exists"] else "not created yet"
    return f"{cache['directory']} ({used}; at most {cache['limit_bytes'] / 2**30:.1f} GiB)"


def _program(program: dict[str, Any]) -> str:
    if not program["ok"]:
        return f"failed at the step '{program['stage']}': {program['error']}"
    return (
        f"runs on {program['device_name']}; {program['operators']} operators; runtime started in "
        f"{program['start_seconds']:.2f} s, first program in {program['program_seconds']:.2f} s"
    )
