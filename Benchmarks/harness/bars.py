"""The bar for each figure, and whether the figure meets it."""


class Row:
    """A figure, its bar, the measurement, and whether the bar holds; `None` when nothing was measured."""

    def __init__(self, figure, bar, measured="not measured", holds=None):
        self.figure, self.bar, self.measured, self.holds = figure, bar, measured, holds

    @property
    def verdict(self):
        return {True: "holds", False: "DOESN'T HOLD", None: "–"}[self.holds]


def at(figures, *path):
    """The value at the path; `None` when a part of it is missing."""
    for key in path:
        figures = figures.get(key) if isinstance(figures, dict) else None
    return figures


def quotient(above, below):
    return above / below if above is not None and below else None


def times(value):
    return "?" if value is None else f"{value:.2f}×"


def both(figure, bar, values, limits, text, compare=lambda value, limit: value <= limit):
    """A row of two values: with the photo, and without."""
    if any(value is None for value in values):
        return Row(figure, bar)
    return Row(figure, bar, " / ".join(map(text, values)), all(map(compare, values, limits)))


VARIANTS = ("photo", "plain")


def against_floors(figure, bar, limit, value):
    """The engine against the reference's floor when present, and against our own, which draws the same picture."""
    def ratios(program):
        return [quotient(value("engine", each), value(program, each)) for each in VARIANTS]

    own, reference = ratios("floor"), ratios("reference")
    row = both(figure, bar, own if None in reference else reference, (limit, limit), times)
    if None not in reference and None not in own:
        row.measured += f" (÷ Benchmarks/floor: {' / '.join(map(times, own))})"
    return row


def cold_rows(all_figures):
    cold = all_figures.get("cold", {})

    row = against_floors("cold process to PNG ÷ floor, photo / no photo", "≤ 1.35×", 1.35, lambda program, variant: at(
        cold, f"{program} {variant} @3x", "ms"))
    peak = at(cold, "engine photo @3x", "MB")
    return [
        row,
        both("cold instructions, photo / no photo", "≤ 240 M / 150 M",
             [at(cold, f"engine {each} @3x", "Minstr") for each in VARIANTS], (240, 150), lambda value: f"{value:.0f} M"),
    ], [
        Row("peak memory, one picture @3x", "≤ 38 MB") if peak is None else
        Row("peak memory, one picture @3x", "≤ 38 MB", f"{peak:.1f} MB", peak <= 38),
    ]


def warm_rows(all_figures):
    warm = all_figures.get("warm", {})

    def value(program, variant, threads, key):
        return at(warm, f"{program} {variant}, threads {threads}", key)

    speedups = [value("engine", each, 2, "speedup") for each in VARIANTS]
    return [
        against_floors("warm card ÷ the floor's, other words each time, photo / no photo", "≤ 1.25×", 1.25,
                       lambda program, variant: value(program, variant, 1, "ms")),
    ], [
        both("two threads ÷ one, photo / no photo", "≥ 1.8×", speedups, (1.8, 1.8), times, lambda a, b: a >= b),
    ]


def encoder_rows(all_figures):
    encode = all_figures.get("encode", {})

    def ratio(above, below, key):
        return [quotient(at(encode, f"{above} {each}", key), at(encode, f"{below} {each}", key)) for each in VARIANTS]

    return [
        both("encoder ÷ cairo_surface_write_to_png, time, photo / no photo", "≤ 0.100×", ratio("fast", "cairo", "ms"),
             (0.1, 0.1), lambda value: f"{value:.3f}×"),
        both("encoder ÷ cairo_surface_write_to_png, bytes", "≤ 1.10×", ratio("fast", "cairo", "bytes"), (1.1, 1.1), times),
        both("--encode small ÷ cairo_surface_write_to_png, bytes", "≤ 0.92×", ratio("small", "cairo", "bytes"),
             (0.92, 0.92), times),
        both("--encode small ÷ the default, time", "≤ 5×", ratio("small", "fast", "ms"), (5, 5), times),
    ]


def peer_rows(all_figures):
    peers = all_figures.get("peers", {})

    def row(name, part, peer, bar, flat=None):
        ratio = at(peers, part, peer, "ratio")
        if ratio is None:
            return Row(name, f"≥ {bar}")
        text = f"{ratio:.1f}"
        without = at(peers, part, flat, "ratio") if flat else None
        if without is not None:
            text += f" ({without:.1f} without the shadow)"
        return Row(name, f"≥ {bar}", text, ratio >= bar)

    return [
        row("cold, Chromium ÷ ours", "cold", "chromium", 20),
        row("cold, rsvg-convert ÷ ours", "cold", "rsvg-convert", 9, "rsvg-convert, no shadow"),
        row("warm, Chromium's screenshot ÷ ours", "warm", "chromium-png", 13),
        row("warm, Chromium's quickest PNG ÷ ours", "warm", "chromium-speed", 4.5),
        row("warm, skia-python ÷ ours", "warm", "skia", 11, "skia-flat"),
    ]


def rows(figures):
    """The table of issue 6, in its order."""
    cold, memory = cold_rows(figures)
    warm, threads = warm_rows(figures)
    more = [Row(*row) for row in figures.get("more", {}).get("rows", [])]
    return [*cold, *warm, *encoder_rows(figures), *threads, *peer_rows(figures), *memory, *more]
