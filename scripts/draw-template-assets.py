#!/usr/bin/env python3
"""Draws every picture of the templates: app icons, photos, avatars, a map and a code.

    pip install pillow numpy && scripts/draw-template-assets.py

All pictures are ours: shapes and gradients, no photographs, no fonts. The same script makes the same pixels.
"""

import math
import random
from pathlib import Path

from PIL import Image, ImageChops, ImageFilter

import template_scenes
from canvas import OVERSAMPLING, Canvas

TEMPLATES = Path(__file__).resolve().parent.parent / "Templates"


def wave(width, base, *terms, step=4):
    """The points of a sum of sines, each `(amplitude, wavelength, phase)`."""
    return [
        (x, base + sum(a * math.sin(math.tau * x / length + phase) for a, length, phase in terms))
        for x in range(-step, width + 2 * step, step)
    ]


def ridge(width, base, peaks, roughness, seed):
    """A mountain range through the heights `peaks`, by midpoint displacement."""
    generator = random.Random(seed)
    heights = list(peaks)
    while len(heights) < 128:
        finer = []
        for a, b in zip(heights, heights[1:]):
            finer += [a, (a + b) / 2 + generator.uniform(-1, 1) * roughness]
        heights = finer + [heights[-1]]
        roughness *= 0.52
    last = len(heights) - 1
    return [(width * i / last, base - height) for i, height in enumerate(heights)]


# Photos


def courier_at_the_door():
    """The view of a doorbell's wide lens: a porch, a path through the lawn, and somebody with a parcel."""
    canvas = Canvas(718, 404)
    canvas.background(canvas.gradient((0, "#B9D8EE"), (0.32, "#E7F1F4"), (0.34, "#8FB27A"), (1, "#5E8D50")))
    canvas.box(70, 66, 170, 88, 3, fill="#D9C3A5")
    canvas.polygon([(56, 70), (155, 22), (254, 70)], "#8A4B3C")
    for x in (96, 184):
        canvas.box(x, 88, 34, 34, 2, fill="#5C7F99")
    canvas.polygon(wave(718, 118, (9, 130, 0.4), (5, 61, 1.1)) + [(718, 176), (0, 176)], "#4C7A55")
    canvas.polygon(wave(718, 138, (7, 96, 2.0), (4, 43, 0.2)) + [(718, 186), (0, 186)], "#3D6849")
    canvas.polygon([(332, 170), (398, 170), (560, 404), (150, 404)], "#CFC6B8")
    canvas.polygon([(348, 170), (382, 170), (430, 404), (278, 404)], "#DBD3C6")
    canvas.polygon([(0, 318), (718, 318), (718, 404), (0, 404)], "#9A7455")
    for y, shade in ((318, "#B58A66"), (338, "#86634A"), (362, "#86634A"), (388, "#7A5942")):
        canvas.box(0, y, 718, 3, fill=shade)
    canvas.ellipse(368, 372, 118, 20, fill="#3A2A20", alpha=0.45, blur=7)
    for x in (330, 376):
        canvas.box(x, 268, 34, 104, 10, fill="#2E3A4F")
        canvas.box(x - 5, 362, 44, 16, 7, fill="#1B1E24")
    canvas.box(308, 150, 122, 136, 34, fill="#E3772F")
    canvas.box(308, 222, 122, 14, 2, fill="#F4E3B0")
    canvas.box(352, 126, 34, 34, 12, fill="#C98D62")
    canvas.ellipse(369, 98, 36, 42, fill="#E5AC80")
    canvas.polygon([(330, 88), (338, 56), (369, 44), (400, 56), (408, 88)], "#2E3A4F")
    canvas.box(322, 82, 94, 11, 5, fill="#222C3D")
    for x in (355, 384):
        canvas.ellipse(x, 102, 3.6, fill="#3A2A20")
    canvas.arc(369, 112, 13, 25, 155, 3, "#8A4B3C")
    canvas.box(290, 196, 160, 96, 6, fill="#C89B66")
    canvas.box(290, 196, 160, 22, 6, fill="#D9B17F")
    canvas.box(356, 196, 28, 96, fill="#E9D3AC")
    canvas.box(304, 262, 40, 18, 2, fill="#F7F2E6")
    for x in (284, 432):
        canvas.ellipse(x + 12, 250, 15, 20, fill="#E5AC80")
    return canvas


def rooftop_party():
    canvas = Canvas(718, 264)
    canvas.background(
        canvas.gradient((0, "#1B1F4B"), (0.38, "#5B3A86"), (0.68, "#D9667B"), (0.86, "#F7A86B"), (1, "#FBD08A"))
    )
    canvas.ellipse(380, 180, 140, fill="#FFD9A0", alpha=0.55, blur=38)
    canvas.ellipse(378, 158, 30, fill="#FFF0CF")
    generator = random.Random(7)
    for base, color, low, high in ((264, "#6C3F78", 50, 116), (264, "#2D2452", 26, 84)):
        x = -10
        while x < 718:
            width = generator.randint(38, 74)
            height = generator.randint(low, high)
            canvas.box(x, base - height, width, height + 4, 2, fill=color)
            if color == "#2D2452":
                for row in range(int(height // 17)):
                    for column in range(int(width // 15)):
                        if generator.random() < 0.42:
                            canvas.box(
                                x + 6 + column * 15, base - height + 8 + row * 17, 6, 9, 1, fill="#FFCF7A", alpha=0.85
                            )
            x += width - 2
    for sag, left, right, top in ((54, -20, 400, 10), (68, 330, 760, 2)):
        points = [
            (left + (right - left) * t / 60, top + sag * (1 - ((t - 30) / 30) ** 2)) for t in range(61)
        ]
        canvas.stroke(points, 2, "#120F2E")
        for x, y in points[4:60:6]:
            canvas.ellipse(x, y + 9, 22, fill="#FFC861", alpha=0.5, blur=8)
            canvas.ellipse(x, y + 9, 6.5, 8, fill="#FFF2CB")
    return canvas


def mountain_lake():
    canvas = Canvas(718, 440)
    canvas.background(canvas.gradient((0, "#3E6FA8"), (0.3, "#8FB3CF"), (0.5, "#F6D3B0"), (0.6, "#FBE3C4"), (1, "#FBE3C4")))
    canvas.ellipse(560, 132, 110, fill="#FFF1D2", alpha=0.7, blur=40)
    canvas.ellipse(560, 128, 24, fill="#FFFBEF")
    far = ridge(718, 300, (70, 118, 92, 196, 128, 226, 120, 150, 84), 16, 3)
    canvas.polygon(far + [(718, 300), (0, 300)], "#8FA6C2")
    # Snow above a jagged line.
    line = [(x, max(y, 142 + 15 * math.sin(x / 9) + 9 * math.sin(x / 3.7))) for x, y in reversed(far)]
    canvas.polygon(far + line, "#F4F6F9")
    for heights, roughness, seed, color in (
        ((118, 60, 96, 48, 70, 40, 104, 72, 132), 12, 19, "#5F7FA3"),
        ((40, 84, 30, 44, 22, 38, 30, 78, 52), 8, 5, "#3D5D82"),
    ):
        canvas.polygon(ridge(718, 300, heights, roughness, seed) + [(718, 300), (0, 300)], color)
    generator = random.Random(11)
    for index in range(46):
        x = index * 16 + generator.uniform(-5, 5)
        height = generator.uniform(18, 40) * (1.25 if index < 12 or index > 36 else 0.7)
        canvas.polygon([(x, 302 - height), (x + height * 0.23, 302), (x - height * 0.23, 302)], "#223B50")
    shore = 300 * OVERSAMPLING
    above = canvas.image.crop((0, shore - 140 * OVERSAMPLING, 718 * OVERSAMPLING, shore))
    mirror = above.transpose(Image.FLIP_TOP_BOTTOM).filter(ImageFilter.GaussianBlur(1.6 * OVERSAMPLING))
    canvas.image.paste(mirror, (0, shore))
    water = canvas.mask(lambda draw: draw.rectangle((0, shore, 718 * OVERSAMPLING, 440 * OVERSAMPLING), fill=255))
    canvas.fill(water, "#2F577E", alpha=0.34)
    for y in range(306, 440, 9):
        length = generator.uniform(30, 160)
        x = generator.uniform(300, 560) if y < 390 else generator.uniform(40, 600)
        canvas.stroke([(x, y), (x + length, y)], 1.1, "#FFF1D8", alpha=0.34)
    canvas.polygon(wave(718, 430, (7, 500, 1.2), (3, 90, 0)) + [(730, 450), (-10, 450)], "#15293A")
    return canvas


def tide_cover():
    canvas = Canvas(256, 256)
    canvas.background(canvas.gradient((0, "#0B1B46"), (0.6, "#2A4B8F"), (1, "#4E7FB8")))
    canvas.ellipse(172, 84, 58, fill="#F9E7B8", alpha=0.28, blur=16)
    canvas.ellipse(172, 84, 38, fill="#FBEFCF")
    for x, y, radius in ((40, 40, 2), (78, 70, 1.5), (112, 30, 2), (30, 100, 1.5), (226, 28, 1.5), (66, 120, 1.6)):
        canvas.ellipse(x, y, radius, fill="#FFFFFF", alpha=0.9)
    for base, phase, color in (
        (138, 0.3, "#3E7FB5"),
        (163, 2.0, "#2C6296"),
        (188, 3.6, "#1E4A7A"),
        (214, 5.0, "#12335C"),
    ):
        crest = wave(256, base, (10, 150, phase), (4, 64, phase * 2))
        canvas.polygon(crest + [(270, 270), (-10, 270)], color)
        canvas.stroke(crest, 2.4, "#E8F4FF", alpha=0.5)
    return canvas


def pasta_plate():
    canvas = Canvas(192, 192)
    canvas.background(canvas.gradient((0, "#8A5A3B"), (1, "#6E432A")))
    for x in range(0, 192, 32):
        canvas.stroke([(x, -4), (x, 200)], 1.4, "#55301C", alpha=0.6)
    canvas.ellipse(98, 104, 84, fill="#2A140A", alpha=0.5, blur=7)
    canvas.ellipse(96, 96, 82, fill="#F6F2EA")
    canvas.ellipse(96, 96, 62, fill="#E6DFD2")
    canvas.ellipse(96, 95, 60, fill="#FBF8F2")
    generator = random.Random(4)
    for _ in range(52):
        turn, radius = generator.uniform(0, 360), generator.uniform(8, 44)
        x, y = 96 + generator.uniform(-7, 7), 96 + generator.uniform(-7, 7)
        color = generator.choice(("#F0C25A", "#E5AE43", "#F6D27A", "#DB9F37"))
        canvas.arc(x, y, radius, turn, turn + generator.uniform(90, 230), 4.4, color)
    canvas.ellipse(94, 92, 25, 21, fill="#B7301F")
    canvas.ellipse(90, 87, 19, 14, fill="#D2452C")
    for x, y in ((66, 82), (122, 112), (112, 66), (74, 122)):
        canvas.ellipse(x, y, 9, fill="#C23321")
        canvas.ellipse(x - 2.5, y - 2.5, 3, fill="#F08A6C")
    for x, y, turn in ((92, 86, 20), (104, 92, 80), (86, 100, 140)):
        canvas.ellipse(x, y, 12, 6, fill="#2F7A3B", rotation=turn)
        canvas.ellipse(x, y, 9, 2, fill="#58A85B", rotation=turn)
    return canvas


def ice_cream_cup():
    canvas = Canvas(192, 192)
    canvas.background(canvas.gradient((0, "#BFE6E4"), (1, "#8ECBD0")))
    canvas.ellipse(98, 168, 58, 10, fill="#3F7F86", alpha=0.5, blur=5)
    for x, y, radius, color, light in (
        (70, 84, 34, "#F3A7B8", "#FBD0DA"),
        (122, 84, 34, "#8E5B3D", "#B9835F"),
        (96, 58, 34, "#FFF1CC", "#FFFBEC"),
    ):
        canvas.ellipse(x, y, radius, fill=color)
        canvas.ellipse(x - 10, y - 12, 12, 9, fill=light, rotation=-30)
    canvas.polygon([(36, 98), (156, 98), (136, 166), (56, 166)], "#F7F4EE")
    canvas.polygon([(39, 108), (153, 108), (146, 130), (46, 130)], "#E2565B")
    canvas.box(30, 92, 132, 13, 6.5, fill="#FFFFFF")
    canvas.stroke([(128, 60), (160, 16)], 7, "#D9A066")
    return canvas


def city_map():
    canvas = Canvas(718, 300)
    canvas.background(canvas.gradient((0, "#EFECE4"), (1, "#E9E5DB")))
    generator = random.Random(21)
    for column in range(10):
        for row in range(5):
            x, y = column * 84 - 36 + row * 12, row * 72 - 18
            split = generator.uniform(26, 50)
            for left, width in ((0, split), (split + 4, 70 - split)):
                canvas.box(x + left, y, width, generator.choice((56, 56, 34)), 4, fill="#E0DACD")
    canvas.polygon([(410, -10), (566, -10), (588, 122), (438, 122)], "#C6E3B8")
    for x, y in ((452, 30), (482, 62), (528, 40), (540, 88), (470, 96), (506, 18)):
        canvas.ellipse(x, y, 9, fill="#A9D39A")
    river = wave(718, 268, (22, 620, 0.6), (6, 170, 1.0))
    canvas.stroke(river, 58, "#A7D3EA")
    for width, color in ((21, "#D5CEBF"), (17, "#FFFFFF")):
        canvas.stroke([(-10, 122), (730, 122)], width, color)
        canvas.stroke([(246, -10), (306, 310)], width, color)
        canvas.stroke([(588, -10), (632, 310)], width, color)
    for width, color in ((12, "#D5CEBF"), (9, "#FFFFFF")):
        canvas.stroke([(-10, 50), (410, 50)], width, color)
        canvas.stroke([(-10, 196), (730, 196)], width, color)
        canvas.stroke([(92, -10), (146, 310)], width, color)
        canvas.stroke([(414, 122), (446, 310)], width, color)
    route = [(118, 50), (257, 50), (270, 122), (606, 122), (615, 178)]
    canvas.stroke(route, 15, "#FFFFFF", alpha=0.9)
    canvas.stroke(route, 9, "#2F7CF6")
    canvas.ellipse(118, 50, 13, fill="#FFFFFF")
    canvas.ellipse(118, 50, 8, fill="#2F7CF6")
    canvas.ellipse(452, 126, 25, fill="#000000", alpha=0.28, blur=5)
    canvas.ellipse(452, 122, 23, fill="#FFFFFF")
    canvas.ellipse(452, 122, 19, fill="#FF9500")
    # The rider's scooter.
    canvas.stroke([(444, 128), (455, 128), (460, 113), (464, 113)], 3.2, "#FFFFFF")
    canvas.box(440, 114, 11, 9, 2, fill="#FFFFFF")
    for x in (444, 461):
        canvas.ellipse(x, 130, 4.4, fill="#FFFFFF")
    canvas.polygon([(601, 158), (629, 158), (615, 184)], "#E5352B")
    canvas.ellipse(615, 150, 17.5, fill="#E5352B")
    canvas.ellipse(615, 150, 7, fill="#FFFFFF")
    return canvas


# People


def avatar(back, skin, hair, clothes, style):
    canvas = Canvas(132, 132)
    canvas.background(canvas.gradient((0, back[0]), (1, back[1])))
    if style == "long":
        canvas.box(34, 34, 64, 84, 32, fill=hair)
    if style == "scarf":
        canvas.box(31, 22, 70, 96, 35, fill=hair)
    canvas.ellipse(66, 140, 52, 44, fill=clothes)
    if style == "coat":
        canvas.polygon([(66, 134), (50, 98), (82, 98)], "#7FB7D6")
        canvas.stroke([(50, 98), (66, 132)], 3, "#DDE6EC")
        canvas.stroke([(82, 98), (66, 132)], 3, "#DDE6EC")
    canvas.box(55, 76, 22, 30, 11, fill=skin[1])
    canvas.ellipse(66, 62, 25, 29, fill=skin[0])
    if style == "long":
        canvas.polygon([(40, 60), (44, 40), (66, 30), (90, 42), (92, 62), (84, 50), (60, 44), (48, 52)], hair)
    elif style == "scarf":
        canvas.fill(
            ImageChops.subtract(
                canvas.mask(lambda d: d.ellipse([v * OVERSAMPLING for v in (34, 24, 98, 104)], fill=255)),
                canvas.mask(lambda d: d.ellipse([v * OVERSAMPLING for v in (43, 37, 89, 92)], fill=255)),
            ),
            hair,
        )
    else:
        canvas.polygon([(39, 58), (40, 40), (52, 28), (76, 26), (92, 38), (93, 58), (87, 48), (70, 44), (47, 47)], hair)
    if style == "helmet":
        canvas.polygon([(38, 52), (40, 36), (52, 25), (66, 22), (80, 25), (92, 36), (94, 52)], "#FFB300")
        canvas.box(34, 48, 64, 8, 4, fill="#E68A00")
    for x in (56, 76):
        canvas.ellipse(x, 62, 2.8, 3.4, fill="#2B1D16")
    canvas.arc(66, 70, 8.5, 25, 155, 2.6, "#8C3B32" if style != "coat" else "#7A3A2E")
    if style == "coat":
        for x in (56, 76):
            canvas.arc(x, 62, 8, 0, 360, 1.8, "#33302E")
        canvas.stroke([(64, 62), (68, 62)], 1.8, "#33302E")
    return canvas


def matrix_code():
    """An imitation of a boarding pass's code; it contains no data."""
    modules, side = 29, 8
    canvas = Canvas(modules * side, modules * side)
    generator = random.Random(2024)
    grid = [[generator.random() < 0.48 for _ in range(modules)] for _ in range(modules)]
    for left, top in ((0, 0), (modules - 7, 0), (0, modules - 7), (modules - 9, modules - 9)):
        size = 5 if left == top == modules - 9 else 7
        for y in range(top - 1, top + size + 1):
            for x in range(left - 1, left + size + 1):
                if 0 <= x < modules and 0 <= y < modules:
                    ring = max(abs(x - left - size // 2), abs(y - top - size // 2))
                    grid[y][x] = ring == size // 2 or ring <= size // 2 - 2
    for y, row in enumerate(grid):
        for x, dark in enumerate(row):
            if dark:
                canvas.box(x * side, y * side, side - 1 / OVERSAMPLING, side - 1 / OVERSAMPLING, fill="#000000")
    return canvas


# App icons, drawn to be read at 20 points


def icon(*colors):
    canvas = Canvas(120, 120)
    stops = [(index / (len(colors) - 1), color) for index, color in enumerate(colors)]
    canvas.background(canvas.gradient(*stops))
    return canvas


def calendar_icon():
    canvas = icon("#FFFFFF", "#F1F1F4")
    canvas.box(0, 0, 120, 38, fill="#F0443A")
    for x in (36, 84):
        canvas.box(x - 5, 14, 10, 12, 5, fill="#FFFFFF")
    for row in range(2):
        for column in range(3):
            chosen = (row, column) == (1, 1)
            canvas.box(19 + column * 30, 53 + row * 30, 22, 22, 6, fill="#F0443A" if chosen else "#C9C9D1")
    return canvas


def aperture_icon():
    canvas = icon("#FF7A59", "#E0337B")
    canvas.ellipse(60, 60, 41, fill="#FFFFFF")
    for blade in range(6):
        a, b = math.radians(blade * 60), math.radians(blade * 60 + 118)
        canvas.stroke(
            [(60 + 17 * math.cos(a), 60 + 17 * math.sin(a)), (60 + 41 * math.cos(b), 60 + 41 * math.sin(b))],
            4,
            "#E8476F",
        )
    canvas.ellipse(60, 60, 16, fill="#E8476F")
    return canvas


def cutlery_icon():
    canvas = icon("#2F9E5B", "#1C7A46")
    for x in (32, 42, 52):
        canvas.stroke([(x, 26), (x, 48)], 5.5, "#FFFFFF")
    canvas.arc(42, 46, 10, 0, 180, 5.5, "#FFFFFF")
    canvas.stroke([(42, 56), (42, 94)], 8, "#FFFFFF")
    canvas.polygon([(74, 24), (84, 24), (88, 40), (88, 62), (74, 62)], "#FFFFFF")
    canvas.stroke([(79, 28), (79, 94)], 8, "#FFFFFF")
    return canvas


def bag_icon():
    canvas = icon("#8A5CF6", "#5B34D6")
    canvas.arc(60, 46, 18, 180, 360, 7, "#FFFFFF")
    canvas.polygon([(30, 44), (90, 44), (97, 98), (23, 98)], "#FFFFFF")
    canvas.stroke([(24, 97), (96, 97)], 6, "#FFFFFF")
    canvas.arc(60, 60, 14, 20, 160, 6, "#6B41E0")
    return canvas


def bubble_icon():
    canvas = icon("#3FD2F2", "#1177E8")
    canvas.ellipse(60, 55, 40, 33, fill="#FFFFFF")
    canvas.polygon([(34, 72), (58, 84), (28, 100)], "#FFFFFF")
    for x in (43, 60, 77):
        canvas.ellipse(x, 55, 5.5, fill="#2A93EC")
    return canvas


def microphone_icon():
    canvas = icon("#1D3A78", "#0C1B44")
    canvas.box(45, 20, 30, 50, 15, fill="#FFD66B")
    canvas.arc(60, 56, 27, 0, 180, 7, "#FFFFFF")
    canvas.stroke([(60, 83), (60, 97)], 7, "#FFFFFF")
    canvas.stroke([(44, 99), (76, 99)], 7, "#FFFFFF")
    return canvas


def plane_icon():
    canvas = icon("#1DA3B8", "#0B5E86")
    points = [
        (0, -40), (6, -32), (7, -14), (38, 10), (38, 18), (7, 8), (5, 26), (15, 34), (15, 40), (0, 35),
    ]  # fmt: skip
    shape = points + [(-x, y) for x, y in reversed(points)]
    turn = math.radians(45)
    canvas.polygon(
        [
            (60 + x * math.cos(turn) - y * math.sin(turn), 60 + x * math.sin(turn) + y * math.cos(turn))
            for x, y in shape
        ],
        "#FFFFFF",
    )
    return canvas


def bowl_icon():
    canvas = icon("#FFC531", "#FF9F0A")
    canvas.stroke([(58, 52), (96, 16)], 6, "#7A2E12")
    canvas.stroke([(70, 54), (104, 26)], 6, "#7A2E12")
    canvas.ellipse(60, 56, 40, 9, fill="#FFF3D6")
    bowl = canvas.mask(lambda draw: draw.pieslice([v * OVERSAMPLING for v in (18, 14, 102, 98)], 0, 180, fill=255))
    canvas.fill(bowl, "#D9381E")
    canvas.box(42, 92, 36, 9, 4, fill="#D9381E")
    for x in (36, 48):
        canvas.arc(x, 30, 7, 100, 260, 4.5, "#FFFFFF")
    return canvas


def clinic_icon():
    canvas = icon("#3CC8A9", "#128C8C")
    canvas.box(47, 24, 26, 72, 8, fill="#FFFFFF")
    canvas.box(24, 47, 72, 26, 8, fill="#FFFFFF")
    canvas.ellipse(60, 60, 8, fill="#1E9F98")
    return canvas


def doorbell_icon():
    canvas = icon("#3A4A63", "#1C2536")
    canvas.box(38, 16, 44, 88, 22, fill="#F4F6FA")
    canvas.ellipse(60, 40, 14, fill="#1C2536")
    canvas.ellipse(60, 40, 6, fill="#6FA8FF")
    canvas.ellipse(60, 80, 12, fill="#33C6A5")
    return canvas


def padlock_icon():
    canvas = icon("#7A5CFF", "#3B1FA8")
    canvas.arc(60, 52, 19, 180, 360, 9, "#FFFFFF")
    canvas.stroke([(41, 52), (41, 62)], 9, "#FFFFFF")
    canvas.stroke([(79, 52), (79, 62)], 9, "#FFFFFF")
    canvas.box(30, 58, 60, 42, 11, fill="#FFFFFF")
    canvas.ellipse(60, 75, 6, fill="#4B2FC0")
    canvas.box(57.5, 76, 5, 13, 2.5, fill="#4B2FC0")
    return canvas


def main():
    for name, picture in {
        "doorbell": doorbell_icon,
        "encrypted-message": padlock_icon,
        "event-invite": calendar_icon,
        "photo-comment": aperture_icon,
        "rating": cutlery_icon,
        "order-status": bag_icon,
        "chat": bubble_icon,
        "podcast": microphone_icon,
        "boarding-pass": plane_icon,
        "delivery-zh": bowl_icon,
        "appointment-ar": clinic_icon,
        "invite-answer": template_scenes.plate_icon,
        "like-unlike": template_scenes.heart_icon,
        "comment-bar": template_scenes.question_icon,
        "done-button": template_scenes.drop_icon,
        "open-button": template_scenes.paper_icon,
    }.items():
        picture().save(TEMPLATES / f"{name}/assets/icon.png")

    rooftop_party().save(TEMPLATES / "event-invite/payloads/rooftop.jpg", quality=74)
    mountain_lake().save(TEMPLATES / "photo-comment/payloads/lake.jpg", quality=74)
    courier_at_the_door().save(TEMPLATES / "doorbell/assets/front-door.jpg", quality=74)
    tide_cover().save(TEMPLATES / "podcast/payloads/low-tide.jpg", quality=82)
    pasta_plate().save(TEMPLATES / "rating/payloads/pasta.jpg", quality=80)
    ice_cream_cup().save(TEMPLATES / "rating/payloads/gelato.jpg", quality=84)
    template_scenes.laid_table().save(TEMPLATES / "invite-answer/payloads/table.jpg", quality=80)
    template_scenes.three_vases().save(TEMPLATES / "like-unlike/payloads/vases.jpg", quality=80)
    template_scenes.balloons().save(TEMPLATES / "open-button/payloads/balloons.jpg", quality=80)
    city_map().save(TEMPLATES / "delivery-zh/assets/map.png", colors=160)
    matrix_code().save(TEMPLATES / "boarding-pass/assets/code.png", colors=2)

    light, tan, brown = ("#F6CDB0", "#E2AE8B"), ("#E5AC80", "#C98D62"), ("#A86B45", "#8A5434")
    mint, rose, sand = ("#BFE8DC", "#7FCBB6"), ("#FAD1D6", "#EE9FAE"), ("#F8E3B5", "#EDBF73")
    avatar(rose, light, "#5A2E1B", "#3E5C9A", "long").save(TEMPLATES / "photo-comment/assets/maya.png")
    avatar(sand, brown, "#221712", "#2F7D6B", "short").save(TEMPLATES / "chat/assets/tomas.png")
    avatar(mint, tan, "#26201D", "#FFB300", "helmet").save(TEMPLATES / "delivery-zh/assets/rider.png")
    avatar(mint, tan, "#2F6F8F", "#FFFFFF", "scarf").save(TEMPLATES / "appointment-ar/assets/doctor.png")


if __name__ == "__main__":
    main()
