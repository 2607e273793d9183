import card
import skia


class Picture:
    """The card drawn by Skia on the CPU; the option `flat` omits the shadow."""

    def __init__(self, icon, photo, scale, option):
        self.scale, self.shadow = scale, option != "flat"
        self.faces = {weight: skia.Typeface.MakeFromFile(str(path)) for weight, path in card.FONTS.items()}
        self.icon, self.photo = (skia.Image.open(path).makeRasterImage() for path in (icon, photo))
        self.surface = skia.Surface.MakeRaster(skia.ImageInfo.MakeN32Premul(card.WIDTH * scale, card.HEIGHT * scale))

    def png(self, words):
        canvas = self.surface.getCanvas()
        canvas.save()
        canvas.scale(self.scale, self.scale)
        canvas.drawRect(skia.Rect.MakeWH(card.WIDTH, card.HEIGHT), gradient(card.WALLPAPER_STOPS))
        left, top, width, height = card.PLATTER
        if self.shadow:
            canvas.drawRRect(
                rounded((left, top + card.SHADOW_DROP, width, height), card.CORNER),
                skia.Paint(AntiAlias=True, Color=skia.Color(0, 0, 0, round(255 * card.SHADOW_OPACITY)),
                           MaskFilter=skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, card.SHADOW_SIGMA)))
        canvas.drawRRect(rounded(card.PLATTER, card.CORNER), paint("#ffffff"))
        canvas.save()
        canvas.clipRRect(rounded(card.ICON, card.ICON_CORNER), True)
        linear = skia.SamplingOptions(skia.FilterMode.kLinear)
        canvas.drawImageRect(self.icon, skia.Rect.MakeXYWH(*card.ICON), linear)
        canvas.restore()
        x, y, across, down = card.PHOTO
        excess = across * self.photo.height() / self.photo.width() - down
        canvas.save()
        canvas.clipRect(skia.Rect.MakeXYWH(x, y, across, down))
        canvas.drawImageRect(self.photo, skia.Rect.MakeXYWH(x, y - excess / 2, across, down + excess), linear)
        canvas.restore()
        canvas.drawRRect(rounded(card.BUTTON, card.BUTTON_CORNER), paint(card.BLUE))
        menu_top = card.MENU[1]
        canvas.drawRRect(rounded(card.MENU, card.CORNER),
                         gradient([(menu_top, card.MENU_STOPS[0]), (menu_top + card.MENU[3], card.MENU_STOPS[1])]))
        for i in (1, 2):
            at = menu_top + i * card.ROW + (i - 1) * card.SEPARATOR
            canvas.drawRect(skia.Rect.MakeXYWH(card.MENU[0], at, card.MENU[2], card.SEPARATOR),
                            skia.Paint(Color=color(card.MENU_LINE)))
        for x, baseline, width, size, weight, tracking, align, ink, leading, lines in card.labels(words):
            font = skia.Font(self.faces[weight], size)
            font.setSubpixel(True)
            font.setEdging(skia.Font.Edging.kAntiAlias)
            font.setHinting(skia.FontHinting.kNone)
            for i, line in enumerate(lines):
                positions, pen = [], 0
                for advance in font.getWidths(font.textToGlyphs(line)):
                    positions.append(pen)
                    pen += advance + tracking
                start = x + (width - pen) / 2 if align == "middle" else x
                blob = skia.TextBlob.MakeFromPosTextH(line, [start + each for each in positions], baseline + i * leading, font)
                canvas.drawTextBlob(blob, 0, 0, paint(ink))
        canvas.restore()
        return bytes(self.surface.makeImageSnapshot().encodeToData(skia.kPNG, 100))


def color(rgb):
    return skia.Color(*(round(value) for value in rgb))


def paint(hexadecimal):
    return skia.Paint(AntiAlias=True, Color=color(bytes.fromhex(hexadecimal[1:])))


def rounded(box, radius):
    return skia.RRect.MakeRectXY(skia.Rect.MakeXYWH(*box), radius, radius)


def gradient(stops):
    first, last = stops[0][0], stops[-1][0]
    return skia.Paint(AntiAlias=True, Shader=skia.GradientShader.MakeLinear(
        [skia.Point(0, first), skia.Point(0, last)], [color(rgb) for _, rgb in stops],
        [(at - first) / (last - first) for at, _ in stops]))
