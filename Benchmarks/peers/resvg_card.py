import card
import resvg_py


class Picture:
    """The card as SVG, drawn by resvg."""

    def __init__(self, icon, photo, scale, option):
        self.icon, self.photo, self.scale = icon, photo, scale

    def png(self, words):
        return bytes(resvg_py.svg_to_bytes(
            svg_string=card.svg(self.icon, self.photo, words), zoom=self.scale, skip_system_fonts=True,
            font_files=[str(path) for path in card.FONTS.values()], font_family="Inter"))
