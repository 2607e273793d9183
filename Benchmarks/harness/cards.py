"""Cards that are changed at random, to search for expensive ones: where they come from, and the changes."""

import copy
import json
from dataclasses import dataclass, field
from xml.etree import ElementTree

from . import hostile_inputs
from .machine import ROOT

OPTIONS = {
    "--scale": ["1", "2", "3", "4", "5"],
    "--format": ["png", "webp", "jpeg", "svg", "pdf"],
    "--device": ["iphone-se", "iphone-15-pro-max", "ipad-pro-12.9"],
    "--crop": ["screen", "notification"],
    "--content-size": ["XS", "XXXL", "AX5"],
    "--appearance": ["dark"],
    "--style": ["ios10", "ios13", "ios15", "ios18", "ios26"],
    "--locale": ["ar", "zh-Hans", "de"],
    "--orientation": ["landscape"],
    "--at": ["0.2", "10"],
    "--presentation": ["banner", "lock-screen"],
    "--encode": ["small"],
}
WORDS = ["a ", "W", "word ", "א ", "مرحبا ", "中文", "\n", "👩‍👩‍👧‍👦", "a\u0301", "ก็", "{{body}} ", "\t", "ﷺ", "𝔘", "🇩🇪", "x\u00ad"]
NUMBERS = [0, 0.001, 0.1, 0.5, 1, 2, 3, 10, 45, 100, 300, 1000, 8192]


@dataclass
class Card:
    """Files by name, JSON as values and storyboards as text, and the options that draw them."""

    name: str
    #: Relative to the project: the folder of the images.
    home: str
    files: dict
    options: dict = field(default_factory=dict)
    #: Processor seconds beyond a plain card with the same options.
    cost: float = 0
    megabytes: float = 0
    code: int = 0

    def words(self):
        first = "descriptor.json" if "descriptor.json" in self.files else "."
        return [first, "payload.json", "--force", *(word for pair in self.options.items() for word in pair)]

    def write(self, folder):
        for name, value in self.files.items():
            text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
            (folder / name).write_bytes(text.encode(errors="replace"))

    @property
    def seems_dear(self):
        return self.cost > hostile_inputs.MOST_SECONDS or self.megabytes > hostile_inputs.MOST_MEGABYTES or self.code < 0

    def line(self):
        words = " ".join(word for pair in self.options.items() for word in pair)
        return (f"{self.cost:6.2f} s {self.megabytes:4.0f} MiB exit {self.code:3} {len(self.json()):7} B  {self.name}  "
                f"{words}")

    def json(self):
        return json.dumps(
            {"name": self.name, "home": self.home, "options": self.options, "files": self.files}, ensure_ascii=False)


def fixtures():
    """Descriptors with a payload, and storyboards."""
    plain = hostile_inputs.payload("Hello", **{"n": 1})
    for path in sorted([*ROOT.glob("Templates/*/descriptor.json"), *ROOT.glob("Tests/Fixtures/*/*/descriptor.json")]):
        home = path.parent
        payloads = [*sorted(home.glob("payloads/*")), *sorted(home.glob("payload*")), *sorted(home.parent.glob("payload.json"))]
        try:
            files = {"descriptor.json": json.loads(path.read_text()), "payload.json": json.loads(payloads[0].read_text())}
        except (ValueError, IndexError):
            continue
        if isinstance(files["payload.json"], dict) and isinstance(files["descriptor.json"], dict):
            yield Card(str(home.relative_to(ROOT)), str(home.relative_to(ROOT)), files)
    for path in sorted(ROOT.glob("Tests/Fixtures/**/*.storyboard")):
        home = str(path.parent.relative_to(ROOT))
        try:
            text = path.read_text()
            ElementTree.fromstring(text)
        except (ElementTree.ParseError, UnicodeDecodeError):
            continue
        yield Card(str(path.relative_to(ROOT)), home, {
            "MainInterface.storyboard": text, "Info.plist": hostile_inputs.INFO.decode(), "payload.json": plain})


def kept(folder):
    for path in sorted(folder.glob("*.json")):
        yield Card(**json.loads(path.read_text()))


class Mutator:
    """Makes a child of a card, with parts of all others."""

    def __init__(self, cards, numbers):
        self.random = numbers
        self.members, self.views, self.elements = [], [], []
        for card in cards:
            for name, value in card.files.items():
                if name.endswith(".storyboard"):
                    self.elements += [each for each in ElementTree.fromstring(value).iter() if len(each) < 20]
                elif not isinstance(value, str):
                    for place in self.places(value):
                        if isinstance(place, dict):
                            self.members += place.items()
                            self.views += [place] if "type" in place else []

    def child(self, card):
        child = copy.deepcopy(card)
        for _ in range(self.random.choice((1, 1, 1, 2, 3, 6))):
            if self.random.random() < 0.1:
                self.change_options(child.options)
                continue
            name = self.random.choice([name for name in child.files if name != "Info.plist"])
            if name.endswith(".storyboard"):
                child.files[name] = self.change_storyboard(child.files[name])
            else:
                self.change(child.files[name])
        return child

    def change_options(self, options):
        name = self.random.choice(list(OPTIONS))
        if options.pop(name, None) is None or self.random.random() < 0.7:
            options[name] = self.random.choice(OPTIONS[name])

    @staticmethod
    def places(value):
        """All objects and arrays."""
        stack, found = [value], []
        while stack:
            each = stack.pop()
            if isinstance(each, (dict, list)) and each:
                found.append(each)
                stack += each.values() if isinstance(each, dict) else each
        return found

    def change(self, tree):
        place = self.random.choice(self.places(tree) or [tree])
        if isinstance(place, list):
            kind = self.random.random()
            if kind < 0.6:
                times = self.random.choice((1, 2, 10, 50, 200))
                place += [copy.deepcopy(self.random.choice(place)) for _ in range(times)]
            elif kind < 0.8 and isinstance(place[0], dict):
                place.append(copy.deepcopy(self.random.choice(self.views)))
            else:
                key = self.random.randrange(len(place))
                place[key] = self.changed(place[key])
        elif self.random.random() < 0.35:
            key, value = self.random.choice(self.members)
            place[key] = copy.deepcopy(value)
        elif place:
            key = self.random.choice(list(place))
            place[key] = self.changed(place[key])

    def changed(self, value):
        random = self.random
        if isinstance(value, bool):
            return not value
        if isinstance(value, (int, float)):
            return random.choice((value * 2, value / 2, value * 10, -value, random.choice(NUMBERS), random.uniform(0, 400)))
        if isinstance(value, str):
            return self.changed_text(value)
        if isinstance(value, dict) and "type" in value:
            copies = [copy.deepcopy(value) for _ in range(random.choice((1, 2, 10, 50)))]
            return random.choice((
                random.choice(self.views), {"type": "stack", "axis": "vertical", "children": copies},
                {"type": "view", "height": 300, "children": copies}, {**value, "rotation": 3}, {**value, "alpha": 0.5}))
        return value

    def changed_text(self, text):
        random = self.random
        if text.startswith(("M ", "evenOdd M ")):
            points = [f" {letter} " + " ".join(f"{random.uniform(-50, 400):.0f}" for _ in range(count))
                      for letter, count in random.choices((("L", 2), ("C", 6), ("M", 2)), (10, 3, 1), k=random.choice((1, 10, 100)))]
            return text + "".join(points)
        if random.random() < 0.3:
            return text * random.choice((2, 3, 10))
        words = random.choices(WORDS, k=random.choice((1, 3, 6)))
        return text + "".join(words) * random.choice((1, 10, 100, 1000))

    def change_storyboard(self, text):
        random = self.random
        root = ElementTree.fromstring(text)
        nodes = [each for each in root.iter() if each.tag not in ("document", "scenes", "scene", "objects", "dependencies")]
        parents = {child: parent for parent in root.iter() for child in parent}
        if not nodes:
            return text
        node, kind = random.choice(nodes), random.random()
        if kind < 0.4 and node in parents:
            for index in range(random.choice((1, 5, 30, 100))):
                twin = copy.deepcopy(node)
                for each in twin.iter():
                    if "id" in each.attrib:
                        each.set("id", f"{each.get('id')}-{random.randrange(10**9)}")
                parents[node].append(twin)
        elif kind < 0.6:
            node.append(copy.deepcopy(random.choice(self.elements)))
        elif kind < 0.8:
            node.attrib.update(random.choice(self.elements).attrib.items() - {("id", "")})
        elif node.attrib:
            key = random.choice(list(node.attrib))
            try:
                node.set(key, f"{self.changed(float(node.get(key))):.6g}")
            except ValueError:
                if key in ("text", "title"):
                    node.set(key, self.changed_text(node.get(key)).replace("\b", ""))
        return ElementTree.tostring(root, encoding="unicode")
