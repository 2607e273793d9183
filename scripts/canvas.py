"""A supersampled canvas: shapes, gradients and soft edges, for draw-template-assets.py."""

import math

import numpy
from PIL import Image, ImageDraw, ImageFilter

OVERSAMPLING = 4


def rgb(text):
    return tuple(int(text[i : i + 2], 16) for i in (1, 3, 5))


class Canvas:
    """A picture drawn at four times its size, and scaled down when it is saved."""

    def __init__(self, width, height, fill="#FFFFFF"):
        self.width, self.height = width, height
        self.image = Image.new("RGB", (width * OVERSAMPLING, height * OVERSAMPLING), rgb(fill))

    def mask(self, draw):
        mask = Image.new("L", self.image.size, 0)
        draw(ImageDraw.Draw(mask))
        return mask

    def fill(self, mask, fill, alpha=1.0, blur=0.0):
        """Fills the mask's area with a colour, or with a picture as large as the canvas."""
        if blur:
            mask = mask.filter(ImageFilter.GaussianBlur(blur * OVERSAMPLING))
        if alpha < 1:
            mask = mask.point(lambda value: round(value * alpha))
        layer = Image.new("RGB", self.image.size, rgb(fill)) if isinstance(fill, str) else fill
        self.image.paste(layer, (0, 0), mask)

    def gradient(self, *stops, angle=0.0):
        """A linear gradient over the whole canvas with `(position, colour)` stops; 0° points down, 90° right."""
        width, height = self.image.size
        x, y = numpy.meshgrid(numpy.linspace(-0.5, 0.5, width), numpy.linspace(-0.5, 0.5, height))
        direction = math.radians(angle)
        along = x * math.sin(direction) + y * math.cos(direction)
        along = (along - along.min()) / (along.max() - along.min())
        return self._shade(along, stops)

    def radial(self, center, radius, *stops):
        width, height = self.image.size
        x, y = numpy.meshgrid(numpy.arange(width), numpy.arange(height))
        away = numpy.hypot(x - center[0] * OVERSAMPLING, y - center[1] * OVERSAMPLING) / (radius * OVERSAMPLING)
        return self._shade(away, stops)

    @staticmethod
    def _shade(along, stops):
        places = [stop[0] for stop in stops]
        channels = [numpy.interp(along, places, [rgb(stop[1])[i] for stop in stops]) for i in range(3)]
        return Image.fromarray(numpy.stack(channels, axis=-1).round().astype("uint8"), "RGB")

    def background(self, picture):
        self.image.paste(picture, (0, 0))

    def polygon(self, points, fill, **style):
        scaled = [(x * OVERSAMPLING, y * OVERSAMPLING) for x, y in points]
        self.fill(self.mask(lambda draw: draw.polygon(scaled, fill=255)), fill, **style)

    def ellipse(self, x, y, rx, ry=None, fill="#000000", rotation=0.0, **style):
        ry = rx if ry is None else ry
        turn = math.radians(rotation)
        self.polygon(
            [
                (
                    x + rx * math.cos(a) * math.cos(turn) - ry * math.sin(a) * math.sin(turn),
                    y + rx * math.cos(a) * math.sin(turn) + ry * math.sin(a) * math.cos(turn),
                )
                for a in (i * math.tau / 180 for i in range(180))
            ],
            fill,
            **style,
        )

    def box(self, x, y, width, height, radius=0.0, fill="#000000", **style):
        corners = [v * OVERSAMPLING for v in (x, y, x + width, y + height)]
        self.fill(
            self.mask(lambda draw: draw.rounded_rectangle(corners, radius * OVERSAMPLING, fill=255)), fill, **style
        )

    def stroke(self, points, width, fill, **style):
        """A line with round caps and joins."""
        scaled = [(x * OVERSAMPLING, y * OVERSAMPLING) for x, y in points]
        half = width * OVERSAMPLING / 2

        def draw_on(draw):
            draw.line(scaled, fill=255, width=round(width * OVERSAMPLING))
            for x, y in scaled:
                draw.ellipse((x - half, y - half, x + half, y + half), fill=255)

        self.fill(self.mask(draw_on), fill, **style)

    def arc(self, x, y, radius, start, end, width, fill, **style):
        steps = max(8, round(abs(end - start) / 4))
        angles = [math.radians(start + (end - start) * i / steps) for i in range(steps + 1)]
        self.stroke([(x + radius * math.cos(a), y + radius * math.sin(a)) for a in angles], width, fill, **style)

    def finished(self):
        return self.image.resize((self.width, self.height), Image.LANCZOS)

    def save(self, target, quality=None, colors=None):
        target.parent.mkdir(parents=True, exist_ok=True)
        picture = self.finished()
        if colors:
            picture = picture.quantize(colors, Image.FASTOCTREE, dither=Image.NONE)
        options = {"quality": quality, "optimize": True} if quality else {"optimize": True}
        picture.save(target, **options)
