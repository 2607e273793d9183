"""The reference card in numbers, as Benchmarks/floor/card.h has them, for programs that draw it: as HTML and as SVG.

The peers draw the platter's shadow of the reference picture, too (12 points, 4 down, 35 %), unless asked not to: the look
that our engine draws the card in has none.
"""

import base64
from html import escape
from pathlib import Path

WIDTH, HEIGHT, SCREEN = 393, 600, 852
PLATTER, CORNER = (16, 16, 361, 419.333), 13
SHADOW_SIGMA, SHADOW_DROP, SHADOW_OPACITY = 12, 4, 0.35
ICON, ICON_CORNER = (27, 28, 38, 38), 8.5
PHOTO = (16, 190, 361, 180)
BUTTON, BUTTON_CORNER = (32, 380, 329, 44), 11
MENU, ROW = (71.667, 451.333, 250, 132.667), 44
SEPARATOR = 1 / 3

FOLDER = Path("/usr/share/fonts/opentype/inter")
FONTS = {400: FOLDER / "Inter-Regular.otf", 600: FOLDER / "Inter-SemiBold.otf"}

STOPS = ((30, 42, 94), (70, 78, 158), (148, 106, 176), (222, 140, 152), (246, 190, 150))


def wallpaper(position):
    """The dimmed wallpaper's colour at a fraction of the screen's height."""
    index = min(int(position * 4), 3)
    t = position * 4 - index
    return tuple((a + (b - a) * t) * (1 - 31 / 255) for a, b in zip(STOPS[index], STOPS[index + 1]))


def through_material(color):
    """A colour seen through the menu's material."""
    luma = sum(share * value for share, value in zip((0.2126, 0.7152, 0.0722), color))
    return tuple(0.34 * (luma + 1.4 * (value - luma)) + 0.6 * 255 for value in color)


#: The gradient stops of wallpaper and menu, in points.
WALLPAPER_STOPS = [(y, wallpaper(y / SCREEN)) for y in (0, SCREEN / 4, SCREEN / 2, HEIGHT)]
MENU_STOPS = [through_material(wallpaper(y / SCREEN)) for y in (MENU[1], MENU[1] + MENU[3])]
MENU_LINE = tuple(0.78 * (a + b) / 2 for a, b in zip(*MENU_STOPS))

BLACK, GRAY, WHITE, RED, BLUE = "#000000", "#8a8a8e", "#ffffff", "#ff3b30", "#007aff"

#: x, baseline of the first line, width, size, weight, tracking, alignment, colour, line height, lines.
LABELS = [
    (74, 42.333, 253.333, 15, 600, -0.23, "start", BLACK, 18, ["Your parcel has left the depot"]),
    (335.333, 42.333, 25.667, 13, 400, -0.08, "start", GRAY, 16, ["now"]),
    (74, 60.333, 287, 15, 600, -0.23, "start", BLACK, 18, ["Carried by Northern Post"]),
    (74, 78.333, 287, 15, 400, -0.23, "start", BLACK, 18,
     ["The courier has picked up your order.", "Choose another day if nobody is home."]),
    (32, 138.333, 329, 17, 600, -0.43, "start", BLACK, 22, ["Order 48213 is on its way"]),
    (32, 158.667, 329, 15, 400, -0.23, "start", BLACK, 18, ["Arrives on Thursday, 9:00 to 11:00"]),
    (32, 176.667, 329, 13, 400, -0.08, "start", GRAY, 16, ["Three items, paid by card"]),
    (32, 408, 329, 17, 600, -0.43, "middle", WHITE, 22, ["Follow the parcel"]),
    (87.667, 479.333, 218, 17, 400, -0.43, "start", BLACK, 22, ["Follow the parcel"]),
    (87.667, 524, 218, 17, 400, -0.43, "start", BLACK, 22, ["Choose another day"]),
    (87.667, 568.333, 218, 17, 400, -0.43, "start", RED, 22, ["Cancel the order"]),
]

WORDS = ("river cloud paper silver market quiet yellow garden winter bridge travel orange window signal kitchen morning "
         "velvet puzzle jacket harbour").split()


def labels(words):
    """The labels; with different words of the same length unless `words` is 0."""
    state, result = words, []
    for *label, lines in LABELS:
        varied = []
        for line in lines:
            text = ""
            while words and len(text) < len(line):
                state = (state * 1664525 + 1013904223) % 2**32
                text += WORDS[(state >> 16) % len(WORDS)] + " "
            varied.append(text[: len(line)].rstrip() if words else line)
        result.append((*label, varied))
    return result


def rgb(color):
    return "rgb(" + ",".join(str(round(value)) for value in color) + ")"


def data_url(path):
    kind = "jpeg" if str(path).endswith("jpg") else "png"
    return f"data:image/{kind};base64," + base64.b64encode(Path(path).read_bytes()).decode()


def box(left, top, width, height):
    return f"left:{left}px;top:{top}px;width:{width}px;height:{height}px"


def html(icon, photo, words=0, shadow=True):
    stops = ",".join(f"{rgb(color)} {y}px" for y, color in WALLPAPER_STOPS)
    cast = f"box-shadow:0 {SHADOW_DROP}px {2 * SHADOW_SIGMA}px rgba(0,0,0,{SHADOW_OPACITY})" if shadow else ""
    lines = [
        # Inter's line height is 1.21 times the size; its baseline is 0.96875 times the size below the top.
        f'<div style="left:{x}px;top:{baseline + i * leading - 0.96875 * size:.3f}px;width:{width}px;font-size:{size}px;'
        f"font-weight:{weight};letter-spacing:{tracking}px;text-align:{'center' if align == 'middle' else 'left'};"
        f'line-height:1.21;color:{color}">{escape(text)}</div>'
        for x, baseline, width, size, weight, tracking, align, color, leading, texts in labels(words)
        for i, text in enumerate(texts)
    ]
    separators = "".join(
        f'<div style="{box(MENU[0], MENU[1] + i * ROW + (i - 1) * SEPARATOR, MENU[2], SEPARATOR)};background:{rgb(MENU_LINE)}">'
        "</div>" for i in (1, 2))
    return f"""<!doctype html><meta charset=utf-8><style>
@page{{size:{WIDTH}px {HEIGHT}px;margin:0}}*{{margin:0;box-sizing:border-box}}
html,body{{width:{WIDTH}px;height:{HEIGHT}px;overflow:hidden}}
body{{font-family:Inter;font-feature-settings:"calt" 0;background:linear-gradient(180deg,{stops});position:relative}}
div,img{{position:absolute}}div{{white-space:nowrap}}img{{object-fit:cover}}
</style><body><div style="{box(*PLATTER)};border-radius:{CORNER}px;background:#fff;{cast}"></div>
<img src="{data_url(icon)}" style="{box(*ICON)};border-radius:{ICON_CORNER}px">
<img src="{data_url(photo)}" style="{box(*PHOTO)}">
<div style="{box(*BUTTON)};border-radius:{BUTTON_CORNER}px;background:{BLUE}"></div>
<div style="{box(*MENU)};border-radius:{CORNER}px;background:linear-gradient({','.join(map(rgb, MENU_STOPS))})"></div>
{separators}{''.join(lines)}</body>"""


def svg_box(box, corner, fill):
    left, top, width, height = box
    return f'<rect x="{left}" y="{top}" width="{width}" height="{height}" rx="{corner}" {fill}/>'


def svg(icon, photo, words=0, shadow=True):
    def gradient(name, stops):
        inside = "".join(f'<stop offset="{at}" stop-color="{rgb(color)}"/>' for at, color in stops)
        return f'<linearGradient id="{name}" x1="0" y1="0" x2="0" y2="1">{inside}</linearGradient>'

    left, top, width, height = PLATTER
    x, y, across, down = PHOTO
    cast = svg_box((left, top + SHADOW_DROP, width, height), CORNER,
                   f'fill="#000" fill-opacity="{SHADOW_OPACITY}" filter="url(#s)"') if shadow else ""
    texts = "".join(
        f'<text x="{x + (width / 2 if align == "middle" else 0)}" y="{baseline + i * leading}" font-size="{size}" '
        f'font-weight="{weight}" letter-spacing="{tracking}" text-anchor="{align}" fill="{color}">{escape(text)}</text>'
        for x, baseline, width, size, weight, tracking, align, color, leading, lines in labels(words)
        for i, text in enumerate(lines))
    return f"""<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="{WIDTH}" \
height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="Inter"><defs>\
{gradient("g", [(y / HEIGHT, color) for y, color in WALLPAPER_STOPS])}{gradient("m", enumerate(MENU_STOPS))}\
<filter id="s" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="{SHADOW_SIGMA}"/></filter>\
<clipPath id="c">{svg_box(ICON, ICON_CORNER, "")}</clipPath></defs>\
{svg_box((0, 0, WIDTH, HEIGHT), 0, 'fill="url(#g)"')}{cast}{svg_box(PLATTER, CORNER, 'fill="#fff"')}\
<image x="{ICON[0]}" y="{ICON[1]}" width="{ICON[2]}" height="{ICON[3]}" clip-path="url(#c)" xlink:href="{data_url(icon)}"/>\
<image x="{x}" y="{y}" width="{across}" height="{down}" preserveAspectRatio="xMidYMid slice" xlink:href="{data_url(photo)}"/>\
{svg_box(BUTTON, BUTTON_CORNER, f'fill="{BLUE}"')}{svg_box(MENU, CORNER, 'fill="url(#m)"')}\
{''.join(svg_box((MENU[0], MENU[1] + i * ROW + (i - 1) * SEPARATOR, MENU[2], SEPARATOR), 0, f'fill="{rgb(MENU_LINE)}"') for i in (1, 2))}\
{texts}</svg>"""
