import atexit
import json

import card
import devtools


class Picture:
    """The card as HTML in a page that stays open, captured by DevTools; the option `speed` asks for the fastest PNG."""

    def __init__(self, icon, photo, scale, option):
        self.quickest = option == "speed"
        self.page = devtools.Page(card.WIDTH, card.HEIGHT, scale)
        atexit.register(self.page.close)
        self.page.show(card.html(icon, photo))
        # The labels are the boxes that contain only text.
        self.page.evaluate("window.labels = Array.from(document.querySelectorAll('div')).filter(each => each.textContent)")

    def png(self, words):
        texts = [line for *_, lines in card.labels(words) for line in lines]
        self.page.evaluate(f"{json.dumps(texts)}.forEach((text, i) => labels[i].textContent = text)")
        return self.page.picture(optimizeForSpeed=self.quickest)
