#!/usr/bin/env python3
"""Makes the image fixtures beside it. Needs Pillow; run only to add a fixture, for encoders' bytes change."""
import struct
import zlib
from pathlib import Path

from PIL import Image

HERE = Path(__file__).parent
# Shown as three columns and two rows: red, green, blue above white, black, yellow.
COLORS = [[(255, 0, 0), (0, 255, 0), (0, 0, 255)], [(255, 255, 255), (0, 0, 0), (255, 255, 0)]]


def blocks(size=1):
    image = Image.new("RGB", (3 * size, 2 * size))
    for y, row in enumerate(COLORS):
        for x, color in enumerate(row):
            image.paste(color, (x * size, y * size, (x + 1) * size, (y + 1) * size))
    return image


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def png(name, width, height, depth, kind, raw, interlace=0, extra=b"", level=9):
    header = struct.pack(">IIBBBBB", width, height, depth, kind, 0, 0, interlace)
    (HERE / name).write_bytes(
        b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + extra + chunk(b"IDAT", zlib.compress(raw, level))
        + chunk(b"IEND", b""))


def rows(pixels, pack):
    return b"".join(b"\0" + b"".join(pack(p) for p in row) for row in pixels)


# PNG
rgb = rows(COLORS, bytes)
png("rgb.png", 3, 2, 8, 2, rgb)
png("rgb16.png", 3, 2, 16, 2, rows(COLORS, lambda p: b"".join(struct.pack(">H", c * 257) for c in p)))
png("gray16.png", 2, 1, 16, 0, b"\0" + struct.pack(">HH", 128 * 257, 64 * 257))
png("gray-alpha.png", 2, 1, 8, 4, b"\0" + bytes([200, 128, 100, 255]))
png("rgba.png", 2, 1, 8, 6, b"\0" + bytes([255, 128, 0, 128, 0, 0, 255, 0]))
palette = b"".join(bytes(c) for row in COLORS for c in row)
png("palette.png", 3, 2, 8, 3, b"\0\0\1\2\0\3\4\5", extra=chunk(b"PLTE", palette) + chunk(b"tRNS", b"\x80"))
png("palette-bad-index.png", 2, 1, 8, 3, b"\0\0\x63", extra=chunk(b"PLTE", palette))
# Adam7 of 3 × 2: pass 1 (0,0), pass 4 (2,0), pass 6 (1,0), pass 7 row 1.
adam7 = b"\0" + bytes(COLORS[0][0]) + b"\0" + bytes(COLORS[0][2]) + b"\0" + bytes(COLORS[0][1])
png("interlaced.png", 3, 2, 8, 2, adam7 + b"\0" + b"".join(bytes(c) for c in COLORS[1]), interlace=1)
png("bomb.png", 50_000, 50_000, 8, 2, b"\0" * 100)
png("lying-header.png", 4, 4, 8, 2, rgb)
whole = (HERE / "rgb.png").read_bytes()
(HERE / "truncated.png").write_bytes(whole[:45])
(HERE / "bad-crc.png").write_bytes(whole[:50] + bytes([whole[50] ^ 1]) + whole[51:])

# JPEG: one file for each orientation, all shown alike.
STORE = {1: None, 2: Image.Transpose.FLIP_LEFT_RIGHT, 3: Image.Transpose.ROTATE_180, 4: Image.Transpose.FLIP_TOP_BOTTOM,
         5: Image.Transpose.TRANSPOSE, 6: Image.Transpose.ROTATE_90, 7: Image.Transpose.TRANSVERSE,
         8: Image.Transpose.ROTATE_270}
for orientation, transpose in STORE.items():
    image = blocks(8) if transpose is None else blocks(8).transpose(transpose)
    exif = Image.Exif()
    exif[0x0112] = orientation
    image.save(HERE / f"orientation-{orientation}.jpg", quality=95, subsampling=0, exif=exif)
blocks(8).save(HERE / "progressive.jpg", quality=95, subsampling=0, progressive=True)
blocks(8).convert("L").save(HERE / "gray.jpg", quality=95)
blocks(8).convert("CMYK").save(HERE / "cmyk.jpg", quality=95)
jpeg = (HERE / "progressive.jpg").read_bytes()
(HERE / "truncated.jpg").write_bytes(jpeg[: len(jpeg) * 3 // 4])
(HERE / "jpeg-named.png").write_bytes((HERE / "orientation-1.jpg").read_bytes())

# GIF: a first frame that covers the upper row with a clear pixel in its middle, and a second one never to be seen.
first = Image.new("P", (3, 2))
first.putpalette([c for row in COLORS for color in row for c in color])
first.putdata([0, 1, 2, 3, 4, 5])
second = first.copy()
second.putdata([4] * 6)
first.save(HERE / "animated.gif", save_all=True, append_images=[second], duration=100, transparency=1, disposal=2)
first.save(HERE / "interlaced.gif", interlace=True)
(HERE / "truncated.gif").write_bytes((HERE / "animated.gif").read_bytes()[:60])

# WebP
blocks().save(HERE / "lossless.webp", lossless=True)
blocks(16).save(HERE / "lossy.webp", quality=95)
Image.new("RGBA", (4, 4), (255, 0, 0, 128)).save(HERE / "alpha.webp", lossless=True, exact=True)
Image.new("RGBA", (4, 4), (255, 0, 0, 128)).save(HERE / "alpha.png")
blocks().save(HERE / "animated.webp", save_all=True, append_images=[Image.new("RGB", (3, 2))], lossless=True)

(HERE / "text.png").write_text("not a picture\n")
(HERE / "vector.svg").write_text('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>\n')
(HERE / "empty.png").write_bytes(b"")
