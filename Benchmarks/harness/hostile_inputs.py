"""Inputs that were dear once, or could be: each made here, so that it can be varied."""

import json
import math
import os
import random
import struct
import zlib
from dataclasses import dataclass


@dataclass
class Case:
    name: str
    words: list
    #: The exit code: 0 for what is drawn, 77 for what is refused, 65 for what is broken.
    code: int = 0
    #: How many times the cost of a picture it may take, as it makes many.
    factor: int = 1


#: Millions of instructions, seconds and megabytes that a picture may take beyond a plain card.
MOST_INSTRUCTIONS, MOST_SECONDS, MOST_MEGABYTES = 3_500, 0.25, 256

APP = {"name": "App"}

INFO = b"""<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0"><dict><key>NSExtension</key><dict>
<key>NSExtensionAttributes</key><dict><key>UNNotificationExtensionCategory</key><string>c</string></dict>
<key>NSExtensionMainStoryboard</key><string>MainInterface</string>
<key>NSExtensionPointIdentifier</key><string>com.apple.usernotifications.content-extension</string>
</dict></dict></plist>
"""
STORYBOARD = b"""<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES"
    initialViewController="c"><scenes><scene sceneID="s"><objects><viewController id="c" sceneMemberID="viewController">
<view key="view" id="root"><rect key="frame" width="320" height="300"/><subviews>%b</subviews>
<constraints>%b</constraints></view></viewController></objects></scene></scenes></document>
"""


def descriptor(view, **keys):
    return {"app": APP, "categories": "c", "view": view, **keys}


def stack(children, **keys):
    return {"type": "stack", "axis": "vertical", "children": children, **keys}


def payload(body="Hello", **keys):
    alert = {"title": "Title", "body": body, **keys.pop("alert", {})}
    return {"aps": {"alert": alert, "category": "c"}, **keys}


def label(text, **keys):
    return {"type": "label", "text": text, "numberOfLines": 0, **keys}


class Folder:
    def __init__(self, folder):
        self.folder = folder

    def json(self, name, value):
        (self.folder / name).write_text(json.dumps(value, ensure_ascii=False))
        return name

    def bytes(self, name, value):
        (self.folder / name).parent.mkdir(parents=True, exist_ok=True)
        (self.folder / name).write_bytes(value)
        return name


def png_chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def png(width, height, behind=0, whole=True, noise=None, row_filter=0, interlaced=False):
    """An RGBA image of zeros or of a seed's noise, with zeros behind its pixels, or one that is cut short."""
    squeeze = zlib.compressobj(9)
    passes = [(1, 1)] if not interlaced else [(8, 8), (8, 8), (4, 8), (4, 4), (2, 4), (2, 2), (1, 2)]
    data = b""
    for across, down in passes:
        columns = width // across
        pixels = bytes(4 * columns) if noise is None else random.Random(noise).randbytes(4 * columns)
        data += squeeze.compress((bytes([row_filter]) + pixels) * (height // down))
    for _ in range(behind // 1_000_000):
        data += squeeze.compress(bytes(1_000_000))
    data += squeeze.flush()
    if not whole:
        data = data[:len(data) * 9 // 10]
    header = struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, interlaced)
    start = b"\x89PNG\r\n\x1a\n" + png_chunk(b"IHDR", header)
    return start + png_chunk(b"IDAT", data) + png_chunk(b"IEND", b"")


def gif(side, frames):
    """Frames of one colour, each of some hundred bytes: codes of runs that grow by a pixel each."""
    packed, size, bits, left, code = 256, 9, 9, side * side - 1, 258
    bits += size
    while left > 0:
        run = min(code, 4095) - 256
        last = min(code, 4095) if run <= left else 258 + left - 2 if left > 1 else 0
        packed |= last << bits
        bits, left, code = bits + size, left - run, code + 1
        size = min(12, max(size, code.bit_length()))
    data = packed.to_bytes((bits + 7) // 8, "little")
    blocks = b"".join(bytes([len(data[i:i + 255])]) + data[i:i + 255] for i in range(0, len(data), 255)) + b"\0"
    frame = b"\x21\xf9\x04\0\2\0\0\0\x2c" + struct.pack("<HHHHB", 0, 0, side, side, 0) + b"\x08" + blocks
    return b"GIF89a" + struct.pack("<HH", side, side) + b"\xf7\0\0" + bytes(768) + frame * frames + b"\x3b"


def gif_of_clear_codes(side, frames, indices, size=8):
    """Frames of indices of `size` bits, each `None` a clear code. The library writes 4,096 entries at each."""
    packed, bits = bytearray(), 0
    value = 0
    for index in [*indices, (1 << size) + 1]:
        value |= (1 << size if index is None else index) << bits
        bits += size + 1
        while bits >= 8:
            packed.append(value & 255)
            value, bits = value >> 8, bits - 8
    packed.append(value)
    blocks = b"".join(bytes([len(packed[i:i + 255])]) + packed[i:i + 255] for i in range(0, len(packed), 255)) + b"\0"
    frame = b"\x2c" + struct.pack("<HHHHB", 0, 0, side, side, 0) + bytes([size]) + blocks
    return b"GIF89a" + struct.pack("<HH", side, side) + b"\xf7\0\0" + bytes(768) + frame * frames + b"\x3b"


def jpeg(side, scans):
    """A grey progressive JPEG with many scans of its high frequencies, all empty."""
    def segment(kind, data):
        return bytes([0xFF, kind]) + struct.pack(">H", len(data) + 2) + data

    def packed(bits):
        bits += "1" * (-len(bits) % 8)
        return int(bits, 2).to_bytes(len(bits) // 8, "big").replace(b"\xff", b"\xff\x00")

    blocks = (side // 8) ** 2
    tables = segment(0xDB, bytes([0]) + bytes([16] * 64))
    frame = segment(0xC2, struct.pack(">BHHB", 8, side, side, 1) + bytes([1, 0x11, 0]))
    # One code of one bit each: a difference of zero, and a run of blocks without coefficients.
    codes = segment(0xC4, bytes([0x00, 1] + [0] * 15 + [0])) + segment(0xC4, bytes([0x10, 1] + [0] * 15 + [0xE0]))
    first = segment(0xDA, bytes([1, 1, 0x00, 0, 0, 0])) + packed("0" * blocks)
    runs, left = "", blocks
    while left >= 1 << 14:
        run = min(left, (1 << 15) - 1)
        runs += "0" + format(run - (1 << 14), "014b")
        left -= run
    # The scans may leave the last blocks out; the library pads them.
    more = segment(0xDA, bytes([1, 1, 0x00, 1, 63, 0])) + packed(runs)
    return b"\xff\xd8" + tables + frame + codes + first + more * scans + b"\xff\xd9"


def texts(to):
    lines = "א\n" * 5461
    yield Case("hebrew lines in the body", [to.json("d.json", descriptor(label("x"))), to.json("h.json", payload(lines)), "--force"])
    for count in (6, 15):
        views = descriptor(stack([label("{{body}}")] * count))
        yield Case(f"hebrew lines in {count} labels", [to.json(f"d{count}.json", views), "h.json", "--force"])
    for name, text in (("latin lines", "a\n" * 8000), ("mixed directions", "aא" * 5400), ("one word", "W" * 16000)):
        file = to.json(f"{name}.json", payload(text))
        views = to.json("d7.json", descriptor(stack([label("{{body}}")] * 7)))
        yield Case(f"{name} in 7 labels", [views, file, "--force"])
        yield Case(f"{name} in 7 labels, AX5, ar", [views, file, "--force", "--content-size", "AX5", "--locale", "ar"])
        yield Case(f"{name}, whole alert, locked", [
            file, "--force", "--presentation", "lock-screen", "--style", "ios18", "--content-size", "AX5"])
    many = {"type": "stack", "axis": "vertical", "children": [label(("word%d " % i) * 600) for i in range(120)]}
    yield Case("120 different texts", [to.json("many.json", descriptor(many)), "plain.json"], 77)
    # What is counted until the refusal takes no longer than plain words.
    for name, word in (
        ("words", "The quick brown fox "), ("words of 100 letters", "abcdefghij" * 10 + " "), ("tabs", "a\tb\t"),
        ("Cyrillic", "слово и дело "), ("Arabic", "مرحبا بالعالم "), ("accents", "e\u0301a\u0300 "),
    ):
        views = [label((word * 400)[:400] + str(index)) for index in range(1000)]
        file = to.json(f"many-{name.replace(' ', '-')}.json", descriptor(stack(views)))
        yield Case(f"1,000 texts of {name}", [file, "plain.json", "--locale", "zh-Hans", "--content-size", "AX5"], 77)
    # Texts that are cut before they are set, many times.
    for name, text in (("lines and tabs", "word " * 780 + "a\n\t" * 1000), ("scripts", "áá𝔘ﷺa W" * 400)):
        file = to.json(f"cut-{name.split()[0]}.json", payload(text))
        views = descriptor(stack([label(f"{i} " + "{{body}}" * 4) for i in range(60)]))
        yield Case(f"60 texts of {name} that are cut", [to.json("cut.json", views), file, "--force", "--scale", "5"], 77)
    # For each letter of a text that isn't all ASCII a face is looked for.
    file = to.json("two-scripts.json", payload("word " * 3000 + "x\u00adword \U0001d518"))
    views = to.json("thrice.json", descriptor(stack([label(f"{i} " + "{{body}}" * 3) for i in range(20)])))
    for device in "iphone-15", "ipad-pro-12.9":
        yield Case(f"20 texts of words and a letter, {device}", [views, file, "--force", "--device", device], 77)
    words = ["word ", "مرحبا ", "中文字", "слово ", "ไทย "]
    for sizes in (1, 40):
        runs = [{"text": words[i * 7 % 5], "font": {"size": 10 + i % sizes}} for i in range(883)]
        views = to.json(f"runs{sizes}.json", descriptor(label("", attributedText=runs)))
        yield Case(f"883 runs in {sizes} sizes", [views, "plain.json"])
        yield Case(f"883 runs in {sizes} sizes, iPad at 4x", [views, "plain.json", "--device", "ipad-pro-12.9", "--scale", "4"])
    for count, code in ((3, 0), (40, 77)):
        emoji = "".join(chr(0x1F300 + i) for i in range(90))
        views = [label(emoji, font={"size": 20 + i}, width=360) for i in range(count)]
        file = to.json(f"emoji{count}.json", descriptor({"type": "view", "height": 600, "children": views}))
        yield Case(f"90 emoji in {count} sizes", [file, "plain.json"], code)
    for count, code in (5, 0), (200, 77):
        views = [label(chr(0x1F300) * 400, numberOfLines=0, width=360)] * count
        file = to.json(f"emoji-page{count}.json", descriptor({"type": "view", "height": 600, "children": views}))
        for kind in "svg", "pdf":
            yield Case(f"{400 * count} emoji as {kind.upper()}", [file, "plain.json", "-o", f"out.{kind}"], code)
    # Lines of a letter or two, for each of which the rest of the word is measured.
    unbroken = to.json("unbroken.json", payload(("abcdefghij" * 100 + " ") * 16))
    six = to.json("six.json", payload(("abcdefghij" * 100 + " ") * 6))
    yield Case("6 unbroken words, 340 wide", [to.json("narrow.json", descriptor(label("{{body}}", width=340))), six, "--force"])
    for width, code in ((340, 77), (100, 77), (20, 77), (5, 77)):
        file = to.json(f"narrow{width}.json", descriptor(label("{{body}}", width=width)))
        yield Case(f"16 unbroken words, {width} wide", [file, unbroken, "--force"], code)
    letters = "abcdefghijklmnopqrstuvwxyz" * 35
    for count, code in ((2, 0), (10, 77)):
        views = [label(letters, font={"size": 60 + i, "design": "rounded"}, width=360) for i in range(count)]
        file = to.json(f"rounded{count}.json", descriptor({"type": "view", "height": 800, "children": views}))
        yield Case(f"large rounded letters in {count} labels", [file, "plain.json"], code)


def layouts(to):
    rows = to.json("rows.json", payload(items=[{"n": i} for i in range(500)]))
    over = {"over": "userInfo.items"}
    for name, row in (
        ("stacks", stack([label("a"), label("b"), label("c")], repeat=over)),
        ("equal spacing", stack([label("a")] * 5, distribution="equalSpacing", repeat=over)),
        ("filled equally", stack([label("a")] * 3, distribution="fillEqually", repeat=over)),
    ):
        views = to.json(f"r-{name}.json", descriptor(stack([row])))
        yield Case(f"500 rows of {name}", [views, rows, "--force"])
        pinned = {
            "type": "view", "children": [stack([row], id="list")],
            "constraints": [
                {"firstItem": "list", "firstAttribute": side, "secondAttribute": side}
                for side in ("top", "leading", "trailing", "bottom")],
        }
        # One system of 2,000 views, which are squeezed into the notification's height.
        yield Case(
            f"500 rows of {name}, constrained", [to.json(f"c-{name}.json", descriptor(pinned)), rows, "--force"],
            0 if name == "stacks" else 77)
        own = {
            "type": "view", "repeat": over, "children": [{**row, "repeat": None, "id": "row"}],
            "constraints": [
                {"firstItem": "row", "firstAttribute": side, "secondAttribute": side}
                for side in ("top", "leading", "trailing", "bottom")],
        }
        views = to.json(f"o-{name}.json", descriptor(stack([own])))
        yield Case(f"500 constrained rows of {name}", [views, rows, "--force"], 77)
    dots = {"type": "pageControl", "numberOfPages": 999}
    yield Case("pageControl, 900 times 999 dots", [to.json("dots.json", descriptor(stack([dots] * 900))), "plain.json"], 77)
    labels = [label(f"{letter}{{{{n}}}}") for letter in "abcdefghijklmnopqr"]
    views = to.json("short.json", descriptor(stack([stack(labels, axis="horizontal", repeat=over)])))
    yield Case("9,000 short texts", [views, rows, "--force"], 77)
    # Texts and constraints, each of them within its limit.
    long = [label(f"{i} " + "The quick brown fox jumps over the lazy dog " * 350) for i in range(12)]
    for count in (100, 300):
        some = to.json(f"rows{count}.json", payload(items=[{"n": i} for i in range(count)]))
        views = to.json("o-texts.json", descriptor(stack([own, *long])))
        yield Case(f"{count} constrained rows beside 12 texts", [views, some, "--force"], 77)
    views = to.json("few.json", descriptor(stack([stack(labels[:3], repeat=over)])))
    yield Case("1,500 short texts", [views, rows, "--force"])
    controls = [{"type": "switch"}, {"type": "slider"}]
    for count, code in ((9, 77), (1, 0)):
        views = to.json(f"controls{count}.json", descriptor(stack([stack(controls * count, axis="horizontal", repeat=over)])))
        yield Case(f"500 rows of {2 * count} controls", [views, rows, "--force"], code)
    symbols = [{"type": "image", "image": {"symbol": f"nope.{i}"}} for i in range(1000)]
    yield Case("1,000 unknown symbols", [to.json("symbols.json", descriptor(stack(symbols))), "plain.json"])


def storyboards(to):
    def shown(name, subviews, constraints="", code=0):
        folder = name.replace(" ", "-").replace(",", "")
        to.bytes(f"{folder}/Info.plist", INFO)
        to.bytes(f"{folder}/MainInterface.storyboard", STORYBOARD % (subviews.encode(), constraints.encode()))
        return Case(name, [folder, "plain.json"], code)

    def box(number):
        return f'<view id="v{number}" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" width="9" height="9"/></view>'

    def tangle(name, count, relations, priorities, reach, code):
        """Widths that are multiples of one another."""
        numbers = random.Random(count)
        constraints = ""
        # As many as a storyboard may have elements.
        for index in range(min(4900, 7900 - 2 * count)):
            first = numbers.randrange(count)
            relation, priority = numbers.choice(relations), numbers.choice(priorities)
            constraints += (
                f'<constraint firstItem="v{first}" firstAttribute="width" id="c{index}" relation="{relation}"'
                f' secondItem="v{(first + numbers.randint(1, reach)) % count}" secondAttribute="width" priority="{priority}"'
                f' multiplier="{numbers.uniform(0.3, 3):.3f}" constant="{numbers.randint(-50, 50)}"/>')
        return shown(name, "".join(map(box, range(count))), constraints, code)

    bounds, equal = ["lessThanOrEqual", "greaterThanOrEqual"], ["equal"]
    yield tangle("100 views in 4,900 bounds", 100, bounds, range(1, 999), 99, 0)
    yield tangle("1,500 views in 4,900 bounds", 1500, bounds, range(1, 999), 1499, 77)
    yield tangle("1,500 views in 4,900 equal bounds", 1500, bounds, [750], 1499, 77)
    yield tangle("1,500 views in 4,900 equations", 1500, equal, range(1, 999), 40, 77)
    yield tangle("2,400 views in 3,100 equations", 2400, equal, range(1, 999), 2399, 77)
    yield tangle("2,400 views in 3,100 bounds", 2400, bounds, range(1, 999), 2399, 77)
    text = '<label text="Label" id="v%d"><rect key="frame" y="%d" width="99" height="9"/></label>'
    for count, code in ((3_900, 0), (9_900, 77)):
        yield shown(f"storyboard of {count} labels", "".join(text % (i, i % 300) for i in range(count)), code=code)
    many = "".join(f'<constraint firstItem="v0" firstAttribute="width" constant="{i}" id="c{i}"/>' for i in range(99_000))
    yield shown("storyboard of 99,000 constraints", box(0), many, 77)


def folders(to):
    """Files that lie around an extension: its property list, its project, its texts and its assets."""
    plain = STORYBOARD % (b"", b"")

    def shown(name, files, code=0):
        root = name.replace(" ", "-").replace(",", "")
        files = {".git/HEAD": "", "E/Info.plist": INFO, "E/MainInterface.storyboard": plain, **files}
        for file, text in files.items():
            to.bytes(f"{root}/{file}", text if isinstance(text, bytes) else text.encode())
        return Case(name, [f"{root}/E", "plain.json"], code)

    members = bytes([0xDF, 0x13]) + struct.pack(">Q", 2**62)
    numbers = bytes([8]) + bytes(6) + bytes([1, 1]) + struct.pack(">QQQ", 1, 0, 8 + len(members))
    yield shown("a binary list of 2^62 members", {"E/Info.plist": b"bplist00" + members + numbers}, 65)
    line = b"<plist version='1.0'><dict>" + b"<key>k</key><true/>" * 9000 + b"</dict></plist>"
    yield shown("9,000 equal keys on a line", {"E/Info.plist": line}, 65)
    targets = "".join(f"  t{index}: {{type: app-extension}}\n" for index in range(90_000))
    for name, text in (
        ("200 KB of [", "a: " + "[" * 200_000), ("1 MB of {a:", "a: " + "{a: " * 250_000),
        ("90,000 targets", "name: A\ntargets:\n" + targets), ("a quote of 8 MB", 'a: "' + "\\n" * 4_000_000),
        ("3,000 levels", "\n".join(" " * level + "a:" for level in range(3000))), ("4,000,000 comments", "#\n" * 4_000_000),
    ):
        yield shown(f"YAML of {name}", {"project.yml": text})
    for count in (49_000, 200_000):
        objects = "".join(f"A{index}={{isa=PBXFileReference;path=a;}};" for index in range(count))
        text = f"// !$*UTF8*$!\n{{objects={{{objects}}};rootObject=A0;}}"
        yield shown(f"a project of {count} objects", {"A.xcodeproj/project.pbxproj": text})
    many = {f"S/d{index % 50}/f{index}.swift": "" for index in range(5000)}
    targets = "".join(f"  t{index}: {{type: app-extension, sources: [S]}}\n" for index in range(500))
    targets = {**many, "project.yml": "name: A\ntargets:\n" + targets}
    yield shown("500 targets of 5,000 files", targets)
    fonts = b"<dict><key>UIAppFonts</key><array><string>a.ttf</string></array>"
    yield shown("500 targets of 5,000 files, and a font", {**targets, "E/Info.plist": INFO.replace(b"<dict>", fonts, 1)})
    start = "name: A\ntargets:\n  T:\n    type: app-extension\n    info: {path: E/Info.plist}\n    sources:\n"
    for name, sources in (
        ("4,000 patterns", "      - path: S\n        excludes:\n" + "".join(f"          - '**/x{i}*y/*a*b*'\n" for i in range(4000))),
        ("20,000 sources", "      - S\n" * 20_000),
        ("300 ways to one folder", "".join(f"      - S/d{index % 50}{'/../../S' * index}\n" for index in range(1, 300))),
    ):
        yield shown(f"{name} of 5,000 files", {**many, "project.yml": start + sources})
    functions = "".join(f"func f{index}() {{ c.setNotificationCategories([]) }}\n" for index in range(2000))
    others = {f"App/S{index}.swift": "let text = 1 // some words of a comment\n" * 10_000 for index in range(10)}
    yield shown("2,000 functions that register beside 4 MB", {"App/A.swift": f"class A {{\n{functions}}}", **others})
    objects = "".join(f"A{index}={{isa=PBXFileReference;path=a;}};" for index in range(60_000))
    text = f"// !$*UTF8*$!\n{{objects={{{objects}}};rootObject=A0;}}"
    yield shown("20 projects of 60,000 objects", {f"P{index}/A.xcodeproj/project.pbxproj": text for index in range(20)})
    yield shown("20 project.yml of comments", {f"P{index}/project.yml": "#\n" * 4_000_000 for index in range(20)})
    target = '.target(name: "a", product: .appExtension, sources: ["a/**"]), '
    text = "let project = Project(name: \"A\", targets: [" + target * 8_000 + "])"
    yield shown("20 Project.swift of 8,000 targets", {f"P{index}/Project.swift": text for index in range(20)})
    groups = "".join(
        f"A{index}={{isa=XCVersionGroup;path=M{index}.xcdatamodeld;children=(A{index + 1},);}};" for index in range(40_000))
    text = f"// !$*UTF8*$!\n{{objects={{{groups}}};rootObject=A0;}}"
    models = {f"E/M.xcdatamodeld/v{index}.xcdatamodel/contents": "<model>" * 10 for index in range(2000)}
    entities = "".join(f'<!ENTITY a{index} "&a{index + 1};&a{index + 1};">' for index in range(99))
    models["E/N.xcdatamodeld/N.xcdatamodel/contents"] = f"<!DOCTYPE l [{entities}]><model>&a0;</model>"
    models["E/O.xcdatamodeld/" + "d/" * 200 + "contents"] = "<model/>"
    yield shown("data models of 40,000 versions", {**models, "A.xcodeproj/project.pbxproj": text})
    for count in (340_000, 400_000):
        text = json.dumps({"sourceLanguage": "en", "strings": {f"k{index}": {} for index in range(count)}})
        yield shown(f"a catalog of {count} empty texts", {"E/MainInterface.xcstrings": text})
    entries = ",".join(['{"idiom":"universal"}'] * 9900)
    sets = {f"E/A.xcassets/i{index}.imageset/Contents.json": f'{{"images":[{entries}]}}' for index in range(200)}
    views = "".join(
        f'<imageView id="v{index}" image="i{index}"><rect key="frame" width="20" height="20"/></imageView>'
        for index in range(200))
    yield shown("200 image sets of 9,900 images", {**sets, "E/MainInterface.storyboard": STORYBOARD % (views.encode(), b"")})
    views = "".join(
        f'<imageView id="v{index}" image="n{index}"><rect key="frame" width="9" height="9"/></imageView>' for index in range(2500))
    files = {f"E/d{index % 40}/x{index}.png": b"" for index in range(8000)}
    yield shown("2,500 missing images beside 8,000", {**files, "E/MainInterface.storyboard": STORYBOARD % (views.encode(), b"")}, 77)
    to.json("rows.json", payload("{{b}}"))
    to.bytes("rows.csv", b"id,b\n" + b'a","b\n' * 700_000)
    yield Case("CSV of 700,000 open quotes", ["batch", "d.json", "--input", "rows.csv", "--payload-template", "rows.json", "--out", "rows"], 1, 4)


def code(to):
    """Code whose reading takes long: it is followed, not run."""
    view = '<label text="L" id="l0"><rect key="frame" width="99" height="9"/></label>'
    story = (STORYBOARD % (view.encode(), b"")).replace(b'id="c" scene', b'id="c" customClass="Card" scene').replace(
        b"</view></view", b'</view><connections><outlet property="label" destination="l0" id="o0"/></connections></view')

    def read(name, body, members="", types=""):
        folder = name.replace(" ", "-").replace(",", "")
        source = (
            f"import UIKit\n{types}\nclass Card: UIViewController, UNNotificationContentExtension {{\n"
            f"@IBOutlet var label: UILabel!\n{members}\nfunc didReceive(_ notification: UNNotification) {{\n"
            f"let userInfo = notification.request.content.userInfo\n{body}\n}}\n}}\n")
        for file, text in (("Info.plist", INFO), ("MainInterface.storyboard", story), ("Card.swift", source.encode())):
            to.bytes(f"{folder}/{file}", text)
        return Case(name, [folder, "plain.json"])

    def flag(index):
        return f'userInfo["k{index}"] as? Bool ?? false'

    numbers = range(14)
    lets = "\n".join(f'let a{i} = {flag(i)} ? "x{i}" : "y{i}"' for i in numbers)
    thing = "struct Thing { " + "; ".join(f"var a{i}: String" for i in numbers) + " }"
    call = "let t = Thing(" + ", ".join(f"a{i}: a{i}" for i in numbers) + ")\n"
    for count in (1, 400):
        yield read(f"{count} calls with 14 choices", f"{lets}\n{call * count}label.text = t.a0", types=thing)
    variables = "\n".join(f'var p{i} = ""' for i in range(100))
    yield read("2,000 branches of 100 variables", "\n".join(
        f'if {flag(i % 30)} {{ p{i % 100} = "a{i}" }} else {{ p{(i + 1) % 100} = "b{i}" }}' for i in range(2000)), variables)
    yield read("calls that call ten others", f"f0({flag(0)})", "\n".join(
        f"func f{i}(_ a: Bool) {{ " + f'f{i + 1}(a ? userInfo["b{i}"] as? Bool ?? a : !a); ' * 10 + "}" for i in range(12)))
    for name, start, step in (
        ("text", '"aaaaaaaa"', "s = s + s"), ("list", '["a"]', "s = s + s"),
        ("replaced text", '"aaaaaaaa"', 's = s.replacingOccurrences(of: "a", with: "aaaaaaaaaaaaaaaa")'),
    ):
        yield read(f"a {name} doubled 60 times", f"var s = {start}\n" + f"{step}\n" * 60 + 'label.text = "\\(s)"')
    table = "let d = [" + ", ".join(f'"k{i}": "v{i}"' for i in range(5000)) + "]\n"
    yield read("3,000 entries of a table of 5,000", table + 'p0 = d["k4999"]\n' * 3000, variables)
    yield read("a list mapped 300 times", 'let m0 = userInfo["l"] as? [String] ?? []\n' + "".join(
        f'let m{i + 1} = m{i}.map {{ $0 + "y" }}\n' for i in range(300)) + 'label.text = m300.joined(separator: ", ")')


def layers(to):
    """Views over one another that take long without being many."""
    rows = to.json("nothing.json", payload())

    def shown(name, view, count, code):
        # In points of a phone, at three pixels each.
        views = [{"width": 374, "height": 600, **view} for _ in range(count)]
        file = to.json(f"l-{name.replace(' ', '-')}-{count}.json", descriptor({"type": "view", "height": 600, "children": views}))
        return Case(f"{count} {name}", [file, rows, "--scale", "3"], code)

    red = {"backgroundColor": "#FF000080"}
    for name, view, few, many in (
        ("translucent layers", red, 200, 300),
        ("turned layers", {**red, "rotation": 3}, 8, 100),
        ("slanted gradients", {"type": "gradient", "from": "#FF000080", "to": "#0000FF", "angle": 45}, 20, 100),
        ("ellipses", {"type": "ellipse", "fill": "#FF00FF20"}, 120, 300),
        ("wide shadows", {**red, "shadow": {"radius": 40}}, 18, 100),
        ("narrow shadows", {**red, "cornerRadius": 40, "shadow": {"radius": 5}}, 40, 300),
        ("masks", {**red, "mask": "M 0 0 L 374 0 L 187 600 Z"}, 100, 500),
    ):
        yield shown(name, view, few, 0)
        yield shown(name, view, many, 77)
    numbers = random.Random(1)
    for count, code in ((300, 0), (5000, 77)):
        zigzag = "M 0 0" + "".join(f" L {numbers.randint(0, 374)} {numbers.randint(0, 600)}" for _ in range(count))
        for name, style in (("filled", {}), ("stroked", {"stroke": "#FF0000", "fill": "clear", "lineWidth": 3})):
            yield shown(f"path of {count} lines, {name}", {"type": "path", "path": zigzag, **style}, 1, code)

    def star(lines):
        turns = [2 * math.pi * (lines // 2) * i / lines for i in range(lines)]
        return "M " + " L ".join(f"{150 + 150 * math.sin(t):.1f} {150 - 150 * math.cos(t):.1f}" for t in turns) + " Z"

    def stroke(path, width, ends="round", **keys):
        join = "round" if ends == "round" else "miter"
        return {"type": "path", "path": path, "stroke": "red", "fill": "clear", "lineWidth": width, "lineCap": ends, "lineJoin": join, **keys}

    hedgehog = "M 0 0" + "".join(f" L {150 + i % 2} {i / 10}" for i in range(3000))
    points = "M 0 0" + "".join(f" M {150 + i * 7 % 100} {i / 10} L {150 + i * 7 % 100} {i / 10}" for i in range(3000))
    curves = "M 0 0" + "".join(
        " C " + " ".join(str(numbers.randint(-8000, 8000)) for _ in range(6)) for _ in range(15_000))
    for name, view, count, code in (
        ("round dashes, 300 wide", stroke(star(43), 300, dash=[5, 1]), 1, 77),
        ("round dashes, 300 wide", stroke(star(43), 300, dash=[5, 1]), 12, 77),
        ("straight dashes, 300 wide", stroke(star(43), 300, "butt", dash=[5, 1]), 1, 77),
        ("round dashes, 3 wide", stroke(star(43), 3, dash=[5, 1]), 1, 0),
        ("coarse dashes, 20 wide", stroke(star(43), 20, dash=[50, 10]), 1, 0),
        ("hedgehog, 300 wide", stroke(hedgehog, 300), 1, 77),
        ("mitred hedgehog, 300 wide", stroke(hedgehog, 300, "butt"), 1, 77),
        ("3000 points, 300 wide", stroke(points, 300), 1, 77),
        ("finely dashed lines", {"type": "line", "height": 300, "lineWidth": 300, "dash": [0.1, 0.1]}, 1, 77),
        ("giant curves", {"type": "path", "path": curves}, 1, 77),
    ):
        yield shown(name, view, count, code)
    rounded = {**red, "width": 280, "height": 560, "cornerRadius": 20}
    for count, code in ((10, 0), (100, 77)):
        yield shown(f"mask of 99 lines around {count} views", {"mask": star(99), "children": [rounded] * count}, 1, code)
    for count, code in ((30, 0), (150, 77)):
        view = {"children": [rounded] * count}
        for radius in range(12):
            view = {"height": 600, "cornerRadius": 20 + radius, "clipsToBounds": True, "children": [{"width": 374, **view}]}
        yield shown(f"12 round clips around {count} views", view, 1, code)


def scenarios(to):
    deliver = {"deliver": "plain.json"}

    def run(name, steps, extension="d.json", code=0, options=(), factor=1):
        file = to.json(f"s-{name.replace(' ', '-')}.json", {"extensions": [extension], "steps": steps})
        return Case(name, ["run", file, "-o", "out", *options], code, factor)

    def repeat(times, *steps):
        return {"repeat": {"times": times, "steps": list(steps)}}

    numbers = {"values": {"n": 0}, "view": stack([label("{{n}}")] * 900)}
    ticks = {"loaded": {"then": [{"after": 0.0001, "times": 3600, "values": {"n": 1}}]}}
    to.json("ticks.json", {"app": APP, "categories": "c", **numbers, **ticks})
    yield Case("3,600 timers beside 900 labels", ["ticks.json", "plain.json", "--at", "10"])
    # What the steps of a picture compute and set, each of them within its limit.
    long = [label(f"{i} " + "The quick brown fox jumps over the lazy dog " * 350) for i in range(12)]
    texts = stack([label("{{n}}")] * 900 + long)
    to.json("ticks-texts.json", {"app": APP, "categories": "c", "values": {"n": 0}, "view": texts, **ticks})
    yield Case("3,600 timers beside 900 labels, 12 texts", ["ticks-texts.json", "plain.json", "--at", "10"], 77)
    to.json("many-ticks.json", {
        "app": APP, "categories": "c", "values": {"n": 0}, "view": stack([label("{{n}} %d" % i) for i in range(900)]),
        "loaded": {"then": [{"after": i / 10_000, "values": {"n": i}} for i in range(300)]}})
    yield Case("300 timers that set 900 texts", ["many-ticks.json", "plain.json", "--at", "10"])
    to.json("later-texts.json", {
        "app": APP, "categories": "c", "values": {"n": 0}, "view": stack([label("{{n}} %d {{body}}" % i) for i in range(11)]),
        "loaded": {"then": [{"after": i, "values": {"n": i}} for i in range(1, 6)]}})
    later = to.json("later.json", payload("The quick brown fox jumps over the lazy dog " * 345))
    yield Case("11 long texts that change each second", ["later-texts.json", later, "--force", "--at", "9"], 77)
    busy = {"values": {"n": "{{uppercased(s)}}" * 60}}
    for key in "loaded", "receive":
        to.json(f"busy-{key}.json", {
            "app": APP, "categories": "c", "values": {"n": 0, "s": "ß" * 2000}, "view": label("x"),
            key: {"then": [busy] * 300}})
        yield Case(f"300 effects that compute when {key}", [f"busy-{key}.json", "plain.json"], 77)
    split = [{"split": "userInfo.s", "separator": "é" * i, "part": -1} for i in range(1, 9)]
    to.json("serving.json", {
        "app": APP, "categories": "c", "view": stack([label(each) for each in split]),
        "service": {"set": {"userInfo": {f"n{i}": each for i, each in enumerate(split)}}},
        "values": dict.fromkeys("abcdefgh", 0), "receive": {"values": dict(zip("abcdefgh", split))}})
    serving = to.json("serving-payload.json", {"aps": {"mutable-content": 1, **payload()["aps"]}, "s": "e\u0301" * 18_000})
    yield Case("computing of a service and of the views", ["serving.json", serving, "--force"], 77)
    to.json("effects.json", {"app": APP, "categories": "c", **numbers, "receive": {"then": [{"values": {"n": i}} for i in range(1500)]}})
    yield Case("1,500 effects beside 900 labels", ["effects.json", "plain.json"], 77)
    to.json("moments.json", {"app": APP, "categories": "c", "view": label("x"), "receive": {"then": [{"set": {}}] * 3000}})
    yield Case("3,000 effects without a change", ["moments.json", "plain.json"])
    nested = {"after": 0.001, "times": 3600, "then": [{"after": 0.001, "times": 3600, "values": {"n": 1}}]}
    to.json("nested.json", {"app": APP, "categories": "c", **numbers, "loaded": {"then": [nested]}})
    yield Case("3,600 times 3,600 timers", ["nested.json", "plain.json", "--at", "10"], 0)
    yield run("swipe and clear 10000 times", [repeat(10_000, deliver, {"swipe": True}, {"clearAll": True})], factor=10)
    yield run("stacks opened 10000 times", [
        repeat(5_000, deliver), repeat(10_000, {"expandGroup": "notification"}, {"collapseGroup": "notification"})],
        code=77, factor=10)
    yield run("5000 rows removed 9000 times", [repeat(5_000, deliver), repeat(9_000, {"removeDelivered": "none"})], code=77, factor=10)
    yield run("swipes of 5000 rows 10000 times", [repeat(5_000, deliver), repeat(10_000, {"swipe": True})], code=77, factor=10)
    # What a scenario keeps until its end: a film's views, notifications, and texts of the trace.
    many = {"values": {"n": 0}, "view": stack([stack([label("{{n}}")] * 50, axis="horizontal")] * 40)}
    to.json("changing.json", {"app": APP, "categories": "c", **many, "loaded": {
        "then": [{"after": 0.5, "times": 110, "values": {"n": {"sum": ["n", 1]}}}]}})
    yield run("a film of 2000 labels that change 110 times", [deliver, "expand", {"wait": 58}], "changing.json",
              options=["--animate", "film.gif"], factor=50)
    to.json("filling.json", {"app": APP, "categories": "c", "view": label("x"), "service": {
        "set": {"userInfo": {"k": "{{now}}" + "{{userInfo.s}}" * 250}}}})
    served = to.json("served.json", {"aps": {"mutable-content": 1, **payload()["aps"]}, "s": "x" * 3900})
    yield run("a service that makes 400 MB", [repeat(400, {"deliver": served}, {"wait": 1})], "filling.json", 77, factor=10)
    reply = {"identifier": "r", "title": "R", "textInput": {}}
    to.json("typing.json", descriptor(label("x"), registeredCategories=[{"identifier": "c", "actions": [reply]}]))
    yield run("300 MB of typed texts", [deliver, "expand", repeat(
        20_000, {"tap": "r"}, {"typeText": "abcdefghij" * 1500}, "cancelTextInput")], "typing.json", factor=10)
    yield run("turned 90000 times", [deliver, "expand", repeat(30_000, {"rotate": "landscape"}, {"rotate": "portrait"})], factor=10)


def images(to):
    def shown(name, file, code, count=1, **keys):
        to.bytes(file, keys.pop("data"))
        view = {"type": "image", "image": file, "height": 20}
        views = to.json(f"i-{file}-{count}.json", descriptor(stack([view] * count)))
        return Case(name, [views, "plain.json", *keys.pop("options", [])], code)

    bomb, cut = png(64, 64, behind=1_000_000_000), png(3000, 3000, whole=False)
    yield shown("PNG with 1 GB behind its pixels", "bomb.png", 0, data=bomb)
    yield shown("PNG of 9 megapixels, cut short", "cut.png", 0, data=cut)
    yield shown("the same in 400 views", "cut.png", 0, 400, data=cut)
    attached = to.json("attached.json", payload(attachments=["cut.png"]))
    yield Case("the same, attached", [attached, "--presentation", "banner"])
    yield Case("PNG of 9 megapixels", [to.json("i-large.json", descriptor({"type": "image", "image": to.bytes("large.png", png(3000, 3000))})), "plain.json"])
    yield shown("PNG of 25 megapixels", "huge.png", 77, data=png(5000, 5000))
    for name, side, code, keys in (
        ("Paeth rows", 3600, 0, {"row_filter": 4}), ("Paeth rows", 4400, 77, {"row_filter": 4}),
        ("interlaced", 3088, 0, {"row_filter": 4, "interlaced": True}),
        ("interlaced", 4400, 77, {"row_filter": 4, "interlaced": True}),
    ):
        data = png(side, side, **keys)
        yield shown(f"PNG of {side * side // 1_000_000} megapixels, {name}", f"{name.split()[0]}{side}.png", code, data=data)
    for count, code in ((70, 0), (1000, 0)):
        yield shown(f"GIF of {count} frames", f"frames{count}.gif", code, data=gif(880, count), options=["--at", "100"])
    for name, side, count, indices, size in (
        ("a clear code before each pixel", 64, 1000, [None, 1] * 4096, 8), ("4 million clear codes", 1, 1, [None] * 4_000_000 + [1], 2),
    ):
        data = gif_of_clear_codes(side, count, indices, size)
        yield shown(f"GIF of {name}", f"clear{size}.gif", 0, data=data, options=["--at", "200"])
    noise = to.bytes("noise.png", png(600, 900, noise=1))
    for count, code in ((3, 0), (30, 77)):
        sizes = [{"type": "image", "image": noise, "width": 374 - i, "height": 600 - i} for i in range(count)]
        file = to.json(f"sizes{count}.json", descriptor({"type": "view", "height": 600, "children": sizes}))
        yield Case(f"an image in {count} sizes", [file, "plain.json", "--scale", "3"], code)
    yield shown("JPEG of 4 megapixels in 86 scans", "scans86.jpg", 0, data=jpeg(2000, 85))
    for scans, code in ((10, 0), (99, 77)):
        yield shown(f"JPEG of 25 megapixels in {scans} scans", f"scans{scans}.jpg", code, data=jpeg(4992, scans - 1))
    webp = struct.pack("<4sI4s4sII", b"RIFF", 10_000_000, b"WEBP", b"VP8X", 10, 2)
    webp += struct.pack("<HBHB", 998, 0, 998, 0) + b"ANMF\x10\0\0\0" * 600_000
    yield shown("WebP of 600,000 frames", "moving.webp", 0, data=webp)
    wide = ["d.json", "plain.json", "--device", "ipad-pro-12.9", "--crop", "screen", "--scale", "5"]
    noise = {"type": "image", "image": to.bytes("fine.png", png(1500, 1500, noise=2)), "contentMode": "scaleAspectFill", "height": 1400}
    slanted = {"type": "gradient", "from": "#FF0000", "to": "#0000FF", "angle": 45, "height": 1300, "mask": "M 0 0 L 500 0 L 250 1300 Z"}
    for name, view in (("noise", noise), ("masked gradients", slanted)):
        file = to.json(f"webp-{name.split()[-1]}.json", descriptor(view))
        yield Case(f"WebP of {name}, iPad", [file, "plain.json", *wide[2:6], "--format", "webp", "-o", "out.webp"])
        yield Case(f"WebP of {name} at 5x", [file, "plain.json", "--scale", "5", "--format", "webp", "-o", "out.webp"])
        yield Case(f"WebP of {name} at 3x", [file, "plain.json", "--scale", "3", "--format", "webp", "-o", "out.webp"])
        for device, scale in (("iphone-15-pro-max", "5"), ("ipad-pro-12.9", "3")):
            small = ["--device", device, "--crop", "screen", "--scale", scale, "--encode", "small"]
            yield Case(f"small PNG of {name}, {device} at {scale}x", [file, "plain.json", *small])
        for kind in "svg", "pdf":
            photo = {"type": "view", "height": 600, "children": [{**view, "width": 370, "height": 590}]}
            for count, code in ((1, 0), (12, 77)):
                copies = {"type": "view", "height": 600, "children": [{**photo, "alpha": 0.5}] * count}
                file = to.json(f"{kind}-{name.split()[-1]}{count}.json", descriptor(copies))
                if name == "noise":
                    yield Case(f"{count} copies of noise as {kind.upper()}", [file, "plain.json", "-o", f"out.{kind}"], code)
    scripts = to.json("scripts.json", payload("áá𝔘ﷺa W" * 600))
    for count, code in ((1, 0), (2, 77)):
        file = to.json(f"webp-scripts{count}.json", descriptor(stack([label("{{body}}")] * count)))
        yield Case(f"WebP of scripts in {count} labels at 5x", [
            file, scripts, "--force", "--scale", "5", "--format", "webp", "-o", "out.webp"], code)
    yield Case("35 megapixels of WebP", [*wide, "--format", "webp", "-o", "out.webp"], 77)


def templates(to):
    """Computing of which a view shows little, or nothing."""
    over, numbers = {"over": "userInfo.i"}, list(range(500))

    def shown(name, views, code=77, values=None, **info):
        file = name.replace(" ", "-").replace(",", "")
        views = to.json(f"t-{file}.json", descriptor(stack(views), values=values or {}))
        return Case(name, [views, to.json(f"t-{file}-payload.json", payload(**info)), "--force"], code)

    def copies(text, count=18, **keys):
        return [label(text, repeat=over, **keys)] * count

    def section(text, depth=1):
        return "{{#userInfo.i}}" * depth + text + "{{/userInfo.i}}" * depth

    split = {"split": "userInfo.s", "separator": ",", "part": -1}
    yield shown("9,000 splits of one text", copies(split), 0, i=numbers, s="a," * 16_000)
    yield shown("9,000 parts of 30 KB", copies({**split, "part": 1}), 0, i=numbers, s="x," + "a b" * 10_000)
    letters = [label({**split, "separator": "é" * i}) for i in range(1, 60)]
    yield shown("a text split in 60 ways", letters, s="e\u0301" * 20_000)
    deep = 1
    for key in "hgfedcba":
        deep = {key: deep}
    yield shown("1,800,000 tags of eight steps", copies("{{a.b.c.d.e.f.g.h}}" * 200), i=[deep] * 500)
    yield shown("60,000 missing names", [label("{{body}}{{n%d}}" % i * 250) for i in range(240)])
    keys = {f"m{i}x": 1 for i in range(4000)}
    yield shown("2,000 missing names beside 4,000", [label("{{userInfo.n%d}}" % i) for i in range(2000)], **keys)
    yield shown("the last of 4,000 names 50,000 times", [label("{{userInfo.z}}" * 250)] * 200, **keys, z=1)
    yield shown("9,000 entries reversed 4,000 times", [label("{{count(reversed(userInfo.i))}}" * 40)] * 100, i=list(range(9000)))
    yield shown("400 times a text of a section", [label(section("{{.}}" * 400))] * 20, 0, i=["x y" * 15_000])
    for depth in (1, 4):
        yield shown(f"numbers in {depth} sections", [label(section("{{x}}" * 600, depth))] * 20, i=numbers)
    values = {f"v{i}": "{{index}}{{userInfo.j}}" for i in range(3000)}
    yield shown("3,000 values in 1,500 copies", copies("{{v59}}", 3), 77, values, i=numbers, j="x" * 100)
    texts = ["z" * 20 + str(i) for i in range(8000)]
    yield shown("one of 8,000 texts in 500 copies", copies("a", 1, visibleWhen={"key": "x", "in": texts}), i=[{"x": "z" * 20}] * 500)
    table = {"switch": "{{x}}{{index}}", "cases": {text: "a" for text in texts}}
    yield shown("no case of 8,000 in 500 copies", copies(table, 1), 0, i=[{"x": "z" * 20}] * 500)
    yield shown("2,000 runs in 500 copies", copies("", 1, attributedText=[{"text": "a"}] * 2000), i=numbers)
    zones = ["GMT+%d:%02d" % (i // 60, i % 60) for i in range(700)]
    date = {"date": "userInfo.s", "timeStyle": "full"}
    yield shown("700 time zones", [label({**date, "timeZone": zone}) for zone in zones], s=1e9)
    yield shown("2,000 uses of 500 time zones", copies({**date, "timeZone": "{{z}}"}, 4), s=1e9, i=[{"z": zone} for zone in zones[:500]])
    yield shown("9,000 numbers of 329 digits", copies({"number": "userInfo.s", "fractionDigits": 20}), i=numbers, s=1e308)
    yield shown("9,000 durations", copies({"duration": "userInfo.s", "unitsStyle": "full"}), 0, i=numbers, s=5000)
    wrong = [{"c": f"blurple{i}"} for i in numbers]
    yield shown("9,000 unknown colours", copies("a", textColor="{{c}}"), i=wrong)
    yield shown("9,000 missing files", [{"type": "image", "image": "{{c}}.png", "repeat": over}] * 18, i=wrong)


def liquid(to):
    """Rows that a template in Liquid compares."""
    row = {"id": "a", "s": "a" * 16_000, "n": "a" * 8_000 + "b", "l": ["a" * 20] * 3000}
    rows = to.bytes("liquid.ndjson", json.dumps(row).encode())
    for name, text, code in (
        ("ten searches for half of a text", "{% for a in (1..10) %}{% if s contains n %}x{% endif %}{% endfor %}", 0),
        ("1,000 searches for half of a text", "{% for a in (1..1000) %}{% if s contains n %}x{% endif %}{% endfor %}", 1),
        ("5,000 comparisons of lists", "{% for a in (1..5000) %}{% if l == l %}x{% endif %}{% endfor %}", 1),
        ("5,000 ranges", "{% for a in (1..5000) %}{% for b in (1..10000) limit: 1 %}{% endfor %}{% endfor %}", 1),
    ):
        file = to.json(f"liquid-{name.replace(' ', '-').replace(',', '')}.json", payload(text))
        yield Case(f"Liquid: {name}", ["batch", "d.json", "--input", rows, "--payload-template", file, "--out", "rows"], code, 2)


def suggestions(to):
    """Names that nothing has, each of which could be meant for thousands."""
    numbers = random.Random(3)

    def names(count, letters="ab", length=100):
        return ["".join(numbers.choices(letters, k=length)) for _ in range(count)]

    def shown(name, code, view, **keys):
        return Case(name, [to.json(f"n-{name.replace(' ', '-').replace(',', '')}.json", descriptor(view, **keys)), "plain.json"], code)

    for kind, letters, length in (("long", "ab", 100), ("short", "abcdefghijklmnop", 20)):
        def some(count):
            return names(count, letters, length)
        views = [{"type": "view", "id": name} for name in some(1500)]
        top = {"firstAttribute": "top", "secondAttribute": "top"}
        yield shown(f"constraints of 900 {kind} names beside 1,500", 65, {
            "type": "view", "children": views, "constraints": [{"firstItem": name, **top} for name in some(900)]})
        bindings = {name: {"alpha": 1} for name in some(1500)}
        yield shown(f"bindings of 1,500 {kind} names beside 1,500", 65, stack(views), bindings=bindings)
        strings = {"en": {name: "x" for name in some(3000)}}
        code = 77 if kind == "long" else 0
        yield shown(f"3,000 {kind} texts beside 1,500", code, stack([label(name) for name in some(1500)]), strings=strings)
    accents = [f"{'é' * 70}{index}" for index in range(6500)]
    for _ in range(58):
        accents = [accents]
    table = {"en": {f"k{index}": "x" for index in range(20)}}
    yield shown("1 MB of accents in 58 lists", 0, label("x"), strings=table, **{"//": accents})
    file = to.bytes("accents.strings", "".join(f'"é{index}e\u0301" = "v";\n' for index in range(48_000)).encode())
    for count, code in ((1, 0), (20, 77)):
        tables = {f"x{index}": file for index in range(count)}
        yield shown(f"a table of 48,000 texts in {count} languages", code, label("x"), strings=tables)


def cases(folder):
    """The cases; the first is the plain card."""
    to = Folder(folder)
    os.makedirs(folder / "out", exist_ok=True)
    yield Case("plain card", [to.json("d.json", descriptor(label("x"))), to.json("plain.json", payload()), "-o", "out.png"])
    for family in (texts, layouts, storyboards, folders, code, layers, scenarios, images, templates, liquid, suggestions):
        for case in family(to):
            if case.words[0] not in ("run", "batch") and "-o" not in case.words:
                case.words += ["-o", "out.png"]
            yield case
