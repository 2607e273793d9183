#!/usr/bin/env python3
"""scripts/manual.py FOLDER PROGRAM: writes the program's manual pages, one for each subcommand, from its own help."""
import json
import os
import re
import subprocess
import sys
import time
from pathlib import Path


def escaped(text):
    return re.sub(r"^([.'])", r"\\&\1", text.replace("\\", "\\e").replace("-", "\\-"), flags=re.M)


def paragraphs(text):
    """Text in lines, with indented ones as they are."""
    lines = []
    is_verbatim = False
    for line in text.strip("\n").split("\n"):
        indented = line.startswith("  ")
        if indented != is_verbatim:
            lines += [".PP", ".nf", ".RS 2"] if indented else [".RE", ".fi", ".PP"]
            is_verbatim = indented
        if line.strip():
            lines.append(escaped(line.strip()))
        elif not is_verbatim:
            lines.append(".PP")
    # Paragraphs without a text.
    lines = [line for line, following in zip(lines, [*lines[1:], ""]) if line != ".PP" or not following.startswith(".")]
    return lines + ([".RE", ".fi"] if is_verbatim else [])


def spelled(name):
    return {"short": "-", "long": "--", "longWithSingleDash": "-"}[name["kind"]] + name["name"]


def described(argument, others):
    """An option's entry; a flag that only takes another one back has none."""
    longs = [name["name"] for name in argument.get("names", []) if name["kind"] == "long"]
    if any(long.startswith("no-") and long[3:] in others for long in longs):
        return []
    names = ", ".join(f"\\fB{escaped(spelled(name))}\\fR" for name in argument.get("names", []))
    value = f"\\fI{escaped(argument['valueName'])}\\fR" if argument["kind"] != "flag" and "valueName" in argument else ""
    lines = [".TP", f"{names} {value}".strip()]
    text = " ".join(part for part in (argument.get("abstract"), argument.get("discussion")) if part)
    values = argument.get("allValues") or argument.get("allValueStrings") or []
    if values:
        text += f" Values: {', '.join(values)}."
    if any(f"no-{long}" in others for long in longs):
        text += f" --no-{longs[0]} is the opposite."
    elif argument.get("defaultValue"):
        text += f" Default: {argument['defaultValue']}."
    return lines + [escaped(line) for line in text.strip().split("\n") if line.strip()] if text.strip() else lines


def page(command, name, version, date, exit_codes, others):
    shown = [each for each in command.get("arguments", []) if each.get("shouldDisplay", True)]
    lines = [f'.TH {escaped(name.upper())} 1 "{date}" "render\\-notification {version}" "User Commands"', ".SH NAME"]
    lines.append(f"{escaped(name)} \\- {escaped((command.get('abstract') or '').rstrip('.'))}")
    lines += [".SH SYNOPSIS", f"\\fB{escaped(command['spelled'])}\\fR [\\fIoptions\\fR]" + "".join(
        f" {'[' if each.get('isOptional') else ''}\\fI{escaped(each['valueName'])}\\fR{'...' if each.get('isRepeating') else ''}"
        f"{']' if each.get('isOptional') else ''}" for each in shown if each["kind"] == "positional")]
    if command.get("discussion"):
        lines += [".SH DESCRIPTION"] + paragraphs(command["discussion"])
    sections = {}
    names = {name["name"] for each in shown for name in each.get("names", [])}
    for argument in shown:
        title = argument.get("sectionTitle") or ("Arguments" if argument["kind"] == "positional" else "Options")
        sections.setdefault(title, []).extend(described(argument, names))
    for title, described_arguments in sections.items():
        lines += [f".SH {escaped(title.upper())}"] + described_arguments
    lines.append(".SH EXIT STATUS")
    for code, meaning in exit_codes:
        lines += [".TP", code, meaning]
    lines += [".SH SEE ALSO", ",\n".join(f"\\fB{escaped(other)}\\fR(1)" for other in others if other != name)]
    return "\n".join(lines) + "\n"


def commands(command, above=""):
    """Each command that is shown, with its page's name."""
    spelled_name = f"{above} {command['commandName']}".strip()
    command["spelled"] = spelled_name
    subcommands = [each for each in command.get("subcommands", []) if each.get("shouldDisplay", True) and each["commandName"] != "help"]
    # The program's page has the options of what it does without a subcommand.
    default = next((each for each in subcommands if each["commandName"] == command.get("defaultSubcommand")), None)
    if default:
        command = {**command, "arguments": default["arguments"]}
    found = [(spelled_name.replace(" ", "-"), command)]
    for each in subcommands:
        if each is not default:
            found += commands(each, spelled_name)
    return found


def main(folder, program):
    folder = Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.1"):
        old.unlink()

    def output(argument):
        return subprocess.run([program, argument], check=True, capture_output=True, text=True).stdout

    pages = dict(commands(json.loads(output("--experimental-dump-help"))["command"]))
    version = re.search(r"\d+\.\d+\.\d+", output("--version")).group()
    # Two stand on a line.
    found = re.findall(r"(\d+)  +(.+?)(?=  +\d|$)", output("--help").split("EXIT CODES")[1], flags=re.M)
    exit_codes = sorted(found, key=lambda code: int(code[0]))
    seconds = int(os.environ.get("SOURCE_DATE_EPOCH", time.time()))
    date = time.strftime("%Y-%m-%d", time.gmtime(seconds))
    for name, command in pages.items():
        (folder / f"{name}.1").write_text(page(command, name, version, date, exit_codes, sorted(pages)))


if __name__ == "__main__":
    main(*sys.argv[1:])
