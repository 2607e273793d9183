"""Reports for tests: 500 cases with hostile strings, and one with real pictures for people."""

import random
import struct
import zlib

HOSTILE = [
    '<img src=x onerror="window.hacked = 1">',
    "</script><script>window.hacked = 2</script>",
    "<!-- script --><!-- report -->$& $1 \\u003c",
    "bidi \u202egnp.exe\u202c \u2066isolated\u2069",
    "ansi \x1b[31mred\x1b[0m\x1b]0;title\x07 bell",
    "lone surrogate \ud800 and \u2028 line",
    "javascript:window.hacked=3",
    "__proto__",
]
WIDTH, HEIGHT = 1206, 900
#: The part that differs in `CHANGED`.
BOX = {"x": 300, "y": 200, "width": 120, "height": 60}
BACKGROUND, BEFORE, AFTER = (242, 242, 247, 255), (0, 122, 255, 255), (255, 59, 48, 255)


def png(width, height, rows):
    """A PNG of RGBA rows."""

    def chunk(name, data):
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))

    data = zlib.compress(b"".join(b"\0" + row for row in rows), 6)
    header = struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", data) + chunk(b"IEND", b"")


def card(color, seed, height=HEIGHT):
    """A card with noise, which makes a file of about 20 KiB, and a box of one colour."""
    noise = random.Random(seed)
    rows = []
    for y in range(height):
        row = bytearray(bytes(BACKGROUND) * WIDTH)
        if y < 60:
            for x in range(100, 190):
                row[4 * x : 4 * x + 3] = noise.randbytes(3)
        if BOX["y"] <= y < BOX["y"] + BOX["height"]:
            row[4 * BOX["x"] : 4 * (BOX["x"] + BOX["width"])] = bytes(color) * BOX["width"]
        rows.append(bytes(row))
    return png(WIDTH, height, rows)


def report_of(count=500, changed=50):
    """A report and its pictures, of which a few are broken or of another size."""
    reference, failure, taller = card(BEFORE, 1), card(AFTER, 1), card(AFTER, 1, HEIGHT + 100)
    pictures, cases = {}, []
    kinds = ["new"] * 8 + ["missing"] * 6 + ["orphaned"] * 5 + ["failed"] * 4
    statuses = ["passed"] * (count - changed - len(kinds)) + kinds + ["changed"] * changed
    for index, status in enumerate(statuses):
        folder = ("event-invite", "chat", "order-status", "boarding-pass")[index % 4]
        case = {"name": f"{folder}/payload-{index}.iPhone-16-Pro-{'dark' if index % 2 else 'light'}", "status": status}
        picture = {"width": WIDTH, "height": HEIGHT, "scale": 3}
        roles = {"changed": {"reference": reference, "failure": failure}, "missing": {"failure": failure}, "failed": {}}
        shown = roles.get(status, {"reference": reference})
        if status != "passed":
            case["message"] = f"{case['name']}: the picture differs from its reference\n  titleLabel: y 96 → 104"
        if status not in ("passed", "failed"):
            case["accept"] = f"render-notification snapshot accept '{case['name']}'"
        if status == "changed":
            case["changes"] = [
                {
                    "view": "titleLabel",
                    "property": "y",
                    "from": "96",
                    "to": "104",
                    "file": "Invite/descriptor.json",
                    "line": 12,
                },
                {"view": "subtitleLabel", "property": "text", "from": '"Rooftop party"', "to": '"Rooftop dinner"'},
                {"view": "badge", "property": "added", "to": "[8, 8, 24, 24]"},
            ]
            area = BOX["width"] * BOX["height"]
            picture |= {"differing": area, "beyond": area, "worst": 255, "box": BOX, "tolerance": "±2 a channel"}
        if shown:
            case["picture"] = picture
        case["files"] = [{"role": role, "path": f".build/snapshot-failures/{index}.{role}.png"} for role in shown]
        for role, data in shown.items():
            pictures[index, role] = data
        if status == "changed" and index % 2:
            pictures[index, "difference"] = card((255, 0, 0, 255), 2)
        cases.append(case)
    spoil(cases, pictures, taller)
    return {
        "version": 1,
        "title": "Snapshots",
        "engine": "render-notification 1.4.0",
        "references": "Tests/InviteTests/__Snapshots__",
        "cases": cases,
    }, pictures


def spoil(cases, pictures, taller):
    """Makes some changed cases hostile, one of another size and one with a broken picture."""
    first = next(index for index, case in enumerate(cases) if case["status"] == "changed")
    for index, text in enumerate(HOSTILE, first + 5):
        cases[index] |= {"name": f"hostile/{text}", "message": f"{text}\nsecond line {text}"}
        cases[index]["changes"] = [
            {"view": text, "property": text, "from": text, "to": text + "!", "file": text, "line": 1}
        ]
        cases[index]["files"][0]["path"] = text
        cases[index]["picture"] = {**cases[index]["picture"], "tolerance": text}
    # A name with an escape sequence makes a command that a terminal would run.
    cases[first + 9]["accept"] = f"render-notification snapshot accept '{HOSTILE[4]}'"
    pictures[first + 20, "failure"] = taller
    pictures[first + 21, "failure"] = b"\x89PNG\r\n\x1a\nbroken"
    cases[first + 22]["changes"] = [
        {"view": f"row{at}", "property": "y", "from": str(at), "to": str(at + 8)} for at in range(40)
    ]
