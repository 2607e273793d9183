"""The reference card as a whole process: the engine, our floor, the reference's floor."""

from .programs import CARD, ENGINE, FLOOR, PHOTO, PICTURES, REFERENCE
from .runs import Command, count_instructions, launch

#: The style in which the card is the reference picture: 393 × 600 points.
LOOK = "ios18"


def engine(variant, scale, look=LOOK, source=None, name="engine"):
    """The engine's command for the card with the photo, or plain."""
    out = PICTURES / f"{name.replace(', ', '-').replace(' ', '-')}-{variant}-{scale}.png"
    words = [ENGINE, *(source or [CARD / "descriptor.json"]), CARD / f"{variant}.json", "-o", out, "--device",
             "iphone-15", "--style", look, "--scale", scale]
    if variant == "photo":
        words += ["--attachment", f"photo={PHOTO}"]
    return Command(f"{name} {variant} @{scale}x", words, out)


def floor(variant, scale):
    out = PICTURES / f"floor-{variant}-{scale}.png"
    photo = PHOTO if variant == "photo" else "-"
    return Command(f"floor {variant} @{scale}x", [FLOOR, scale, CARD / "icon.png", photo, out], out)


def reference(variant, scale):
    """With the settings of the row "best" of the reference's table 2.6, and our photo."""
    out = PICTURES / f"reference-{variant}-{scale}.png"
    settings = [f"SCALE={scale}", f"IMAGE={int(variant == 'photo')}", "WALL=4", "SHADOW=6", "FILTER=3", "HUGE_=1",
                f"PHOTO={PHOTO}"]
    return Command(f"reference {variant} @{scale}x", [*settings, "./bench", "cold", "20", "st", out], out, REFERENCE)


def commands(quick, has_reference):
    """The commands to time, picture by picture."""
    listed = []
    for scale in (3,) if quick else (3, 2):
        for variant in ("photo", "plain"):
            listed += [engine(variant, scale), floor(variant, scale)]
            if has_reference:
                listed.append(reference(variant, scale))
    if not quick:
        for variant in ("photo", "plain"):
            # The same card in the default style is 690 points high.
            listed.append(engine(variant, 3, look="ios10", name="engine, iOS 10"))
        listed.append(engine("photo", 3, source=[CARD / "constraints.json"], name="engine, by constraints"))
        listed.append(engine("photo", 3, source=[CARD / "storyboard", "--bind", CARD / "bindings.json"],
                             name="engine, storyboard"))
    return listed


def measure(quick, has_reference, rounds):
    """Times, memory, bytes, and instructions of the pictures @3x."""
    listed = commands(quick, has_reference)
    figures = launch(listed, rounds)
    for command in listed:
        if command.name.endswith("@3x") and not (quick and command.name.startswith("reference")):
            count = count_instructions(command)
            if count is not None:
                figures[command.name]["Minstr"] = count
    return figures
