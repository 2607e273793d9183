import io

import card
from PIL import Image, ImageDraw, ImageFilter, ImageFont


class Picture:
    """The card drawn by Pillow, which only anti-aliases text: shapes are masks drawn four times as large."""

    def __init__(self, icon, photo, scale, option):
        self.scale, self.option = scale, option
        self.fonts = {(size, weight): ImageFont.truetype(str(path), size * scale)
                      for weight, path in card.FONTS.items() for size in (13, 15, 17)}
        x, y, width, height = self.box(card.PHOTO)
        full = Image.open(photo).convert("RGB")
        tall = round(width * full.height / full.width)
        self.photo = full.resize((width, tall)).crop((0, (tall - height) // 2, width, (tall - height) // 2 + height))
        self.icon = Image.open(icon).convert("RGB").resize(self.box(card.ICON)[2:])

    def box(self, box):
        """Left, top, width and height in pixels."""
        left, top, width, height = box
        edges = [round(value * self.scale) for value in (left, top, left + width, top + height)]
        return edges[0], edges[1], edges[2] - edges[0], edges[3] - edges[1]

    def rounded(self, box, corner):
        _, _, width, height = self.box(box)
        mask = Image.new("L", (width * 4, height * 4))
        ImageDraw.Draw(mask).rounded_rectangle((0, 0, width * 4 - 1, height * 4 - 1), corner * self.scale * 4, fill=255)
        return mask.resize((width, height), Image.LANCZOS)

    def rows(self, width, height, color_at):
        """A picture with one colour per row."""
        column = Image.new("RGB", (1, height))
        for y in range(height):
            column.putpixel((0, y), tuple(round(value) for value in color_at(y)))
        return column.resize((width, height))

    def png(self, words):
        scale, (width, height) = self.scale, (card.WIDTH * self.scale, card.HEIGHT * self.scale)
        image = self.rows(width, height, lambda y: card.wallpaper((y + 0.5) / scale / card.SCREEN))
        left, top, across, down = self.box(card.PLATTER)
        drop = card.SHADOW_DROP * scale
        mask = Image.new("L", (width, height))
        ImageDraw.Draw(mask).rounded_rectangle((left, top + drop, left + across, top + drop + down), card.CORNER * scale,
                                               fill=round(255 * card.SHADOW_OPACITY))
        image.paste((0, 0, 0), (0, 0), mask.filter(ImageFilter.GaussianBlur(card.SHADOW_SIGMA * scale)))
        image.paste((255, 255, 255), (left, top), self.rounded(card.PLATTER, card.CORNER))
        image.paste(self.icon, self.box(card.ICON)[:2], self.rounded(card.ICON, card.ICON_CORNER))
        image.paste(self.photo, self.box(card.PHOTO)[:2])
        image.paste(card.BLUE, self.box(card.BUTTON)[:2], self.rounded(card.BUTTON, card.BUTTON_CORNER))
        left, top, across, down = self.box(card.MENU)
        menu = self.rows(across, down, lambda y: card.through_material(card.wallpaper((top + y + 0.5) / scale / card.SCREEN)))
        image.paste(menu, (left, top), self.rounded(card.MENU, card.CORNER))
        draw = ImageDraw.Draw(image)
        for i in (1, 2):
            y = round((card.MENU[1] + i * card.ROW + (i - 1) * card.SEPARATOR) * scale)
            draw.rectangle((left, y, left + across - 1, y), fill=tuple(round(value) for value in card.MENU_LINE))
        for x, baseline, room, size, weight, tracking, align, ink, leading, lines in card.labels(words):
            font = self.fonts[size, weight]
            for i, line in enumerate(lines):
                # Pillow has no letter spacing, so the letters are drawn one by one.
                widths = [font.getlength(letter) + tracking * scale for letter in line]
                pen = (x + room / 2) * scale - sum(widths) / 2 if align == "middle" else x * scale
                for letter, width in zip(line, widths):
                    draw.text((pen, (baseline + i * leading) * scale), letter, font=font, fill=ink, anchor="ls")
                    pen += width
        file = io.BytesIO()
        image.save(file, "PNG", compress_level=1 if self.option == "quick" else 6)
        return file.getvalue()
