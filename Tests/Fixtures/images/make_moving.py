#!/usr/bin/env python3
"""Makes the moving GIFs beside it, byte by byte, and moving.txt: what ffmpeg makes of their frames."""
import struct
import subprocess
from pathlib import Path

HERE = Path(__file__).parent
RED, GREEN, BLUE, WHITE, YELLOW, BLACK = (
    (255, 0, 0), (0, 255, 0), (0, 0, 255), (255, 255, 255), (255, 255, 0), (0, 0, 0))
KEEP, CLEAR, RESTORE = 1, 2, 3


def palette(colors):
    return b"".join(bytes(c) for c in (colors + [BLACK] * 8)[:8])


def lzw(indices):
    """Codes of four bits, a clear code before the table grows: no compression."""
    codes = []
    for i, index in enumerate(indices):
        if i % 6 == 0:
            codes.append(8)
        codes.append(index)
    codes.append(9)
    bits = "".join(format(code, "04b")[::-1] for code in codes)
    bits += "0" * (-len(bits) % 8)
    data = bytes(int(bits[i:i + 8][::-1], 2) for i in range(0, len(bits), 8))
    blocks = b"".join(bytes([len(data[i:i + 255])]) + data[i:i + 255] for i in range(0, len(data), 255))
    return b"\x03" + blocks + b"\0"


def frame(rows, at=(0, 0), delay=10, disposal=KEEP, clear=None, colors=None, interlaced=False):
    height, width = len(rows), len(rows[0])
    control = struct.pack("<BBBBHBB", 0x21, 0xF9, 4, disposal << 2 | (clear is not None), delay, clear or 0, 0)
    flags = (0x82 if colors else 0) | (0x40 if interlaced else 0)
    order = [y for a, b in ((0, 8), (4, 8), (2, 4), (1, 2)) for y in range(a, height, b)] if interlaced else range(height)
    image = struct.pack("<BHHHHB", 0x2C, *at, width, height, flags)
    return control + image + (palette(colors) if colors else b"") + lzw([i for y in order for i in rows[y]])


def gif(name, size, frames, colors, loops=0):
    loop = b"" if loops is None else b"\x21\xFF\x0BNETSCAPE2.0\x03\x01" + struct.pack("<H", loops) + b"\0"
    head = b"GIF89a" + struct.pack("<HHBBB", *size, 0x82, 5, 0) + palette(colors)
    (HERE / name).write_bytes(head + loop + b"".join(frames) + b"\x3B")


def block(width, height, index):
    return [[index] * width for _ in range(height)]


COLORS = [RED, GREEN, BLUE, WHITE, YELLOW, BLACK]
# On 6 by 4: red; a green box that stays; a blue one, half of it clear, that is taken away to what was below; a white one
# in a palette of its own that leaves a hole; a yellow one; and a frame that reaches beyond the screen.
gif("moving.gif", (6, 4), [
    frame(block(6, 4, 0), delay=10),
    frame(block(2, 2, 1), at=(0, 0), delay=20),
    frame([[2, 7], [7, 2]], at=(1, 1), delay=5, disposal=RESTORE, clear=7),
    frame(block(3, 1, 1), at=(3, 3), delay=7, disposal=CLEAR, clear=7, colors=[BLACK, WHITE]),
    frame([[4], [4], [4], [4]], at=(5, 0), delay=0, interlaced=True),
    frame(block(3, 3, 2), at=(4, 2), delay=1),
], COLORS)
# The first frame is clear in its middle and is taken away whole: twice, then it stays at its end.
gif("blinking.gif", (3, 1), [
    frame([[0, 7, 2]], delay=30, disposal=CLEAR, clear=7),
    frame([[7, 4, 7]], delay=30, clear=7),
], COLORS, loops=1)
# Shown once, since it doesn't say otherwise; its second frame is cut short.
gif("cut-moving.gif", (6, 4), [frame(block(6, 4, 0)), frame(block(6, 4, 1)), frame(block(6, 4, 2))], COLORS, loops=None)
cut = (HERE / "cut-moving.gif").read_bytes()
(HERE / "cut-moving.gif").write_bytes(cut[:-30])

# Large enough to be looked at: a ball on its way over a sea, of which each step is taken away again.
def ball(side):
    middle = (side - 1) / 2
    return [[0 if (x - middle) ** 2 + (y - middle) ** 2 <= side * side / 4 else 7 for x in range(side)] for y in range(side)]


sea = [[2 if y > 50 + (x // 8) % 2 * 2 else 3 for x in range(120)] for y in range(80)]
gif("ball.gif", (120, 80), [frame(sea, delay=10)] + [
    frame(ball(20), at=(8 + 20 * i, 34 - [0, 16, 24, 16, 0][i]), delay=20, disposal=RESTORE, clear=7) for i in range(5)
], COLORS)

lines = []
for name, width, height in (("moving.gif", 6, 4), ("blinking.gif", 3, 1)):
    command = ["ffmpeg", "-v", "error", "-i", HERE / name, "-vsync", "0", "-f", "rawvideo", "-pix_fmt", "rgba", "-"]
    pixels = subprocess.run(command, capture_output=True, check=True).stdout
    for index in range(len(pixels) // (width * height * 4)):
        lines.append(f"{name} {index}")
        for y in range(height):
            start = (index * height + y) * width * 4
            row = [pixels[i:i + 4] for i in range(start, start + width * 4, 4)]
            lines.append(" ".join("clear" if p[3] == 0 else p[:3].hex() for p in row))
(HERE / "moving.txt").write_text("\n".join(lines) + "\n")
