import subprocess
import tempfile
from pathlib import Path

import card
from weasyprint import HTML
from weasyprint.text.fonts import FontConfiguration


class Picture:
    """The card as HTML, converted to PDF by WeasyPrint and to a picture by pdftoppm."""

    def __init__(self, icon, photo, scale, option):
        self.icon, self.photo, self.scale = icon, photo, scale
        self.fonts, self.folder = FontConfiguration(), tempfile.TemporaryDirectory()

    def png(self, words):
        page, picture = Path(self.folder.name, "card.pdf"), Path(self.folder.name, "card")
        HTML(string=card.html(self.icon, self.photo, words)).write_pdf(page, font_config=self.fonts)
        subprocess.run(["pdftoppm", "-png", "-r", str(96 * self.scale), "-singlefile", page, picture], check=True)
        return picture.with_suffix(".png").read_bytes()
