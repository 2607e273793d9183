#!/usr/bin/env python3
"""scripts/words.py: writes the system's words, Words/Tables/*.strings and *.stringsdict, as Swift.

What a language lacks is English. A test compares the written files with the tables.
"""
import pathlib
import plistlib
import re

WORDS = pathlib.Path(__file__).parent.parent / "Sources/ContentExtensionHost/Words"
CATEGORIES = ["zero", "one", "two", "few", "many", "other"]
ENTRY = re.compile(r'^"(\w+)" = "((?:[^"\\]|\\.)*)";$', re.M)


def tables(language):
    """The texts by phrase, and the forms by phrase and plural category, with `%@` for the number."""
    strings = dict(ENTRY.findall((WORDS / f"Tables/{language}.strings").read_text(encoding="utf-8")))
    plurals = {}
    for phrase, rule in plistlib.loads((WORDS / f"Tables/{language}.stringsdict").read_bytes()).items():
        forms = rule["count"]
        plurals[phrase] = {name: forms[name].replace("%d", "%@") for name in CATEGORIES if name in forms}
    return strings, plurals


def literal(text):
    return '"' + text + '"'


def entry(case, text):
    """A case as swift-format lays it out."""
    line = f"{case} {literal(text)}"
    return [line] if len(line) <= 120 else [case, " " * 12 + literal(text)]


def swift(language, phrases, strings, plurals):
    name = language.replace("-", "")
    lines = [
        f"// Written by scripts/words.py from Tables/{language}.strings and Tables/{language}.stringsdict.",
        "extension SystemWords {",
        f"    static func {name}(_ phrase: SystemPhrase, _ plural: PluralCategory) -> String {{",
        "        switch phrase {",
    ]
    for phrase in phrases:
        case = f"        case .{phrase}:"
        if phrase in strings:
            lines += entry(case, strings[phrase])
            continue
        forms = plurals[phrase]
        if len(forms) == 1:
            lines += entry(case, forms["other"])
            continue
        lines += [case, "            switch plural {"]
        lines += [f"            case .{form}: {literal(text)}" for form, text in forms.items() if form != "other"]
        lines += [f"            default: {literal(forms['other'])}", "            }"]
    return "\n".join(lines + ["        }", "    }", "}", ""])


def main():
    source = (WORDS / "SystemPhrase.swift").read_text(encoding="utf-8")
    phrases = re.findall(r"\w+", " ".join(re.findall(r"^    case (.*)$", source, re.M)))
    english = tables("en")
    for file in sorted((WORDS / "Tables").glob("*.strings")):
        strings, plurals = tables(file.stem)
        plurals = {phrase: forms for phrase, forms in {**english[1], **plurals}.items() if phrase not in strings}
        strings = {phrase: text for phrase, text in {**english[0], **strings}.items() if phrase not in plurals}
        path = WORDS / f"Generated/SystemWords+{file.stem}.swift"
        path.parent.mkdir(exist_ok=True)
        path.write_text(swift(file.stem, phrases, strings, plurals), encoding="utf-8")


main()
