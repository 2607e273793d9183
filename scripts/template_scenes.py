"""The pictures of templates with longer scenarios, for draw-template-assets.py."""

import math

from canvas import Canvas


def icon(top, bottom):
    canvas = Canvas(120, 120)
    canvas.background(canvas.gradient((0, top), (1, bottom)))
    return canvas


def plate_icon():
    canvas = icon("#E26E50", "#BE423A")
    for radius, color in ((38, "#FFFAF2"), (27, "#EEE2D4"), (24, "#FFFAF2")):
        canvas.ellipse(60, 60, radius, fill=color)
    return canvas


def heart_icon():
    canvas = icon("#FFF4EC", "#FFDECE")
    outline = []
    for step in range(200):
        t = math.tau * step / 200
        x = 16 * math.sin(t) ** 3
        y = 13 * math.cos(t) - 5 * math.cos(2 * t) - 2 * math.cos(3 * t) - math.cos(4 * t)
        outline.append((60 + x * 36 / 16, 56 - y * 36 / 16))
    canvas.polygon(outline, "#E8465C")
    return canvas


def question_icon():
    canvas = icon("#289696", "#106070")
    canvas.box(24, 30, 72, 48, 20, fill="#FFFFFF")
    canvas.polygon([(40, 70), (38, 96), (62, 76)], "#FFFFFF")
    for x in (44, 60, 76):
        canvas.ellipse(x, 54, 5, fill="#18747E")
    return canvas


def drop_icon():
    canvas = icon("#7EC86E", "#348C54")
    canvas.polygon([(60, 22), (36, 66), (84, 66)], "#FFFFFF")
    canvas.ellipse(60, 72, 26.5, fill="#FFFFFF")
    canvas.ellipse(51, 76, 7, fill="#C8EACE")
    return canvas


def paper_icon():
    canvas = icon("#2C344E", "#161A2C")
    canvas.box(28, 24, 64, 72, 6, fill="#FAF8F2")
    canvas.box(36, 32, 48, 9, 2, fill="#BE322E")
    canvas.box(36, 47, 22, 20, 2, fill="#AAB2BE")
    for y in (48, 56, 64):
        canvas.box(63, y, 21, 4, 2, fill="#969CA8")
    for y in (73, 81, 88):
        canvas.box(36, y, 48, 4, 2, fill="#969CA8")
    return canvas


def laid_table():
    canvas = Canvas(718, 240)
    canvas.background(canvas.gradient((0, "#261C38"), (1, "#783E46")))
    lamps = (120, 260, 400, 540, 660)
    for x in lamps:
        canvas.ellipse(x, 70, 70, fill="#FFBE64", alpha=0.2, blur=12)
        canvas.ellipse(x, 68, 40, fill="#FFCD78", alpha=0.25, blur=10)
        canvas.stroke([(x, 0), (x, 48)], 2, "#140E1A")
        canvas.polygon([(x - 22, 62), (x - 15, 46), (x + 15, 46), (x + 22, 62)], "#1E1624")
        canvas.ellipse(x, 64, 8, fill="#FFF0CD")
    canvas.box(0, 168, 718, 72, fill="#5C322C")
    canvas.box(0, 168, 718, 5, fill="#844E3C")
    for index, x in enumerate((80, 200, 330, 460, 590)):
        canvas.ellipse(x, 202, 46, 14, fill="#F0E4D6")
        canvas.ellipse(x, 202, 30, 9, fill=("#CE5A3C", "#789650", "#E2B45A")[index % 3])
        canvas.box(x + 62, 150, 3, 46, fill="#DCD6DC")
        canvas.ellipse(x + 63.5, 150, 12, 18, fill="#822236")
        canvas.box(x + 50, 130, 27, 14, fill="#DCD6DC", alpha=0.25)
        canvas.ellipse(x + 63.5, 196, 9.5, 3, fill="#DCD6DC")
    return canvas


def vase(canvas, x, top, width, height, light, dark):
    right = []
    for step in range(61):
        t = step / 60
        radius = width / 2 * (0.42 + 0.58 * math.sin(math.pi * (0.12 + 0.8 * t)) ** 1.3)
        right.append((x + radius, top + height * t))
    canvas.polygon(right + [(2 * x - a, b) for a, b in reversed(right)], light)
    canvas.polygon(right + [(x + (a - x) * 0.45, b) for a, b in reversed(right)], dark)
    canvas.ellipse(x, top + 2, width / 2 * 0.56, 8, fill=dark)


def three_vases():
    canvas = Canvas(718, 420)
    canvas.background(canvas.gradient((0, "#ECDECE"), (1, "#D8BEA8")))
    canvas.box(0, 320, 718, 100, fill="#BC8C6C")
    canvas.box(0, 320, 718, 6, fill="#CEA080")
    for x, width in ((220, 120), (400, 150), (560, 90)):
        canvas.ellipse(x + width * 0.2, 349, width * 0.9, 19, fill="#3C1E14", alpha=0.47, blur=6)
    for top, lean, radius in ((60, -60, 17), (40, 10, 20), (84, 70, 14)):
        stem = [(400 + lean * (i / 40) ** 2, 170 + (top - 170) * i / 40) for i in range(41)]
        canvas.stroke(stem, 4, "#607048")
        canvas.ellipse(400 + lean, top, radius, fill="#DE7854")
        canvas.ellipse(396 + lean, top - 3, radius * 0.55, fill="#EE9E6E")
    vase(canvas, 400, 160, 150, 190, "#487A82", "#34626C")
    vase(canvas, 220, 210, 120, 138, "#E4CEB4", "#CEB294")
    vase(canvas, 560, 254, 90, 92, "#B0563E", "#96422E")
    return canvas


def balloon(canvas, x, y, radius, color, stripes):
    canvas.ellipse(x, y, radius, fill=color)
    for offset in (-0.55, 0, 0.55):
        canvas.ellipse(x + radius * offset, y, radius * 0.16, radius * 0.96 if offset == 0 else radius * 0.8, fill=stripes)
    wide, narrow = radius * 0.62, radius * 0.16
    low, lower = y + radius * 0.78, y + radius * 1.35
    canvas.polygon([(x - wide, low), (x + wide, low), (x + narrow, lower), (x - narrow, lower)], color)
    canvas.box(x - radius * 0.17, y + radius * 1.5, radius * 0.34, radius * 0.26, 2, fill="#6E482C")


def balloons():
    canvas = Canvas(718, 300)
    canvas.background(canvas.gradient((0, "#78B4E2"), (1, "#FAD6AA")))
    for base, color, height in ((200, "#96AA96", 40), (228, "#688C74", 30), (258, "#406858", 22)):
        hills = [(x, base + height * math.sin(x / 90 + base)) for x in range(0, 724, 6)]
        canvas.polygon([(0, 300)] + hills + [(718, 300)], color)
    balloon(canvas, 250, 110, 62, "#D6463E", "#F6BE50")
    balloon(canvas, 500, 80, 34, "#4660A0", "#ECECF0")
    balloon(canvas, 600, 150, 20, "#E8A03C", "#B43C46")
    return canvas
