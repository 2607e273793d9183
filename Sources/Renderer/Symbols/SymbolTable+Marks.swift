extension SymbolTable {
    /// Marks, signs and plain shapes.
    static let marks: [String: String] = [
        "checkmark": "stroke M 14 56 L 38 82 L 86 18",
        "xmark": "stroke M 16 16 L 84 84 M 84 16 L 16 84",
        "plus": "stroke M 50 10 L 50 90 M 10 50 L 90 50",
        "minus": "stroke M 10 50 L 90 50",
        "ellipsis": "fill O 16 50 9 O 50 50 9 O 84 50 9",
        "checkmark.circle": "stroke O 50 50 44 M 31 52 L 44 67 L 69 34",
        "checkmark.circle.fill": "fill O 50 50 48 cutStroke M 31 52 L 44 67 L 69 34",
        "xmark.circle.fill": "fill O 50 50 48 cutStroke M 34 34 L 66 66 M 66 34 L 34 66",
        "plus.circle": "stroke O 50 50 44 M 50 28 L 50 72 M 28 50 L 72 50",
        "info.circle": "stroke O 50 50 44 M 42 46 L 51 46 L 51 72 M 40 72 L 62 72 fill O 49 28 6",
        "info.circle.fill": "fill O 50 50 48 cut O 49 28 6 cutStroke M 42 46 L 51 46 L 51 72 M 40 72 L 62 72",
        "multiply": "stroke M 22 22 L 78 78 M 78 22 L 22 78",
        "divide": "stroke M 10 50 L 90 50 fill O 50 20 8 O 50 80 8",
        "equal": "stroke M 12 36 L 88 36 M 12 64 L 88 64",
        "plus.forwardslash.minus": "stroke M 84 10 L 16 90 M 26 8 L 26 44 M 8 26 L 44 26 M 58 76 L 92 76",
        "percent": "stroke M 84 12 L 16 88 M 41 26 O 25 26 16 O 75 74 16",
        "number": "stroke M 38 10 L 28 90 M 72 10 L 62 90 M 14 35 L 90 35 M 10 65 L 86 65",
        "at": "stroke O 50 50 18 M 74.7 85.2 A 50 50 43 55 360 C 93 74 68 74 68 56 L 68 33",
        "asterisk": "stroke M 50 12 L 50 88 M 17 31 L 83 69 M 83 31 L 17 69",
        "exclamationmark": "36 stroke M 18 9 L 18 62 fill O 18 88 7.5",
        "exclamationmark.2": "62 stroke M 16 9 L 16 62 M 46 9 L 46 62 fill O 16 88 7.5 O 46 88 7.5",
        "questionmark": "66 stroke M 10 30 C 12 1 56 1 56 29 C 56 46 33 46 33 65 fill O 33 88 7.5",
        "info": "50 stroke M 11 38 L 27 38 L 27 90 M 8 90 L 44 90 fill O 25 14 8.5",
        "exclamationmark.triangle": "stroke M 50 10 L 94 88 L 6 88 Z M 50 38 L 50 60 fill O 50 74 5.5",
        "exclamationmark.triangle.fill": "solid M 50 13 L 93 87 L 7 87 Z cutStroke M 50 38 L 50 58 cut O 50 74 5.5",
        "circle": "stroke O 50 50 44",
        "circle.fill": "fill O 50 50 48",
        "square": "stroke R 8 8 84 84 14",
        "square.fill": "fill R 4 4 92 92 18",
        "app": "stroke R 8 8 84 84 24",
        "app.fill": "fill R 4 4 92 92 28",
        "rectangle": "124 stroke R 6 12 112 76 14",
        "rectangle.fill": "124 fill R 2 8 120 84 18",
        "rectangle.portrait": "84 stroke R 8 6 68 88 12",
        "rectangle.portrait.fill": "84 fill R 4 2 76 96 16",
        "capsule": "140 stroke R 6 18 128 64 32",
        "capsule.fill": "140 fill R 2 14 136 72 36",
        "triangle": "stroke M 50 10 L 94 88 L 6 88 Z",
        "triangle.fill": "solid M 50 12 L 93 88 L 7 88 Z",
        "diamond": "stroke M 50 6 L 94 50 L 50 94 L 6 50 Z",
        "diamond.fill": "solid M 50 6 L 94 50 L 50 94 L 6 50 Z",
        "hexagon": "stroke M 50 5 L 89 27.5 L 89 72.5 L 50 95 L 11 72.5 L 11 27.5 Z",
        "hexagon.fill": "solid M 50 5 L 89 27.5 L 89 72.5 L 50 95 L 11 72.5 L 11 27.5 Z",
        "octagon":
            "stroke M 92.5 67.6 L 67.6 92.5 L 32.4 92.5 L 7.5 67.6 L 7.5 32.4 L 32.4 7.5 L 67.6 7.5 L 92.5 32.4 Z",
        "octagon.fill":
            "solid M 92.5 67.6 L 67.6 92.5 L 32.4 92.5 L 7.5 67.6 L 7.5 32.4 L 32.4 7.5 L 67.6 7.5 L 92.5 32.4 Z",
        "seal": "stroke \(seal)",
        "seal.fill": "solid \(seal)",
        "shield": "84 stroke \(shield)",
        "shield.fill": "84 solid \(shield)",
        "square.dashed": """
        stroke M 10 28 L 10 10 L 28 10 M 44 10 L 58 10 M 74 10 L 90 10 L 90 28 M 90 44 L 90 58 M 90 74 L 90 90 L 74 \
        90 M 58 90 L 44 90 M 28 90 L 10 90 L 10 74 M 10 58 L 10 44
        """,
        "circle.dashed": """
        stroke M 94 50 A 50 50 44 0 25 M 81.1 81.1 A 50 50 44 45 70 M 50 94 A 50 50 44 90 115 M 18.9 81.1 A 50 50 44 \
        135 160 M 6 50 A 50 50 44 180 205 M 18.9 18.9 A 50 50 44 225 250 M 50 6 A 50 50 44 270 295 M 81.1 18.9 A 50 \
        50 44 315 340
        """,
        "largecircle.fill.circle": "stroke O 50 50 44 fill O 50 50 31",
        "circle.lefthalf.filled": "stroke O 50 50 44 fill M 50 94 A 50 50 44 90 270 Z",
        "star": "stroke \(star)",
        "star.fill": "solid \(star)",
        "star.leadinghalf.filled":
            "stroke \(star) fill M 50 8 L 50 74.9 L 23 91.2 L 30.1 60.5 L 6.3 39.8 L 37.7 37.1 Z",
        "heart": "stroke \(heart)",
        "heart.fill": "solid \(heart)",
        "cross": "stroke M 36 8 L 64 8 L 64 36 L 92 36 L 92 64 L 64 64 L 64 92 L 36 92 L 36 64 L 8 64 L 8 36 L 36 36 Z",
        "cross.fill":
            "solid M 36 8 L 64 8 L 64 36 L 92 36 L 92 64 L 64 64 L 64 92 L 36 92 L 36 64 L 8 64 L 8 36 L 36 36 Z",
        "line.3.horizontal": "stroke M 8 24 L 92 24 M 8 50 L 92 50 M 8 76 L 92 76",
        "line.3.horizontal.decrease": "stroke M 8 26 L 92 26 M 24 50 L 76 50 M 39 74 L 61 74",
        "slider.horizontal.3": """
        stroke M 6 20 L 94 20 M 6 50 L 94 50 M 6 80 L 94 80 cut O 68 20 14 O 32 50 14 O 60 80 14 stroke O 68 20 9 O \
        32 50 9 O 60 80 9
        """,
        "list.bullet": "fill O 12 22 7 O 12 50 7 O 12 78 7 stroke M 34 22 L 92 22 M 34 50 L 92 50 M 34 78 L 92 78",
        "list.number": """
        stroke M 36 22 L 94 22 M 36 50 L 94 50 M 36 78 L 94 78 M 8 16 L 14 12 L 14 32 M 7 72 C 7 64 20 64 20 72 L 7 \
        88 L 21 88
        """,
        "text.alignleft": "stroke M 8 20 L 92 20 M 8 40 L 64 40 M 8 60 L 92 60 M 8 80 L 64 80",
        "text.aligncenter": "stroke M 8 20 L 92 20 M 22 40 L 78 40 M 8 60 L 92 60 M 22 80 L 78 80",
        "textformat": "130 stroke M 8 86 L 36 14 L 64 86 M 18 62 L 54 62 M 119 64 O 98 65 21 M 119 44 L 119 86",
        "square.grid.2x2": "stroke R 8 8 35 35 7 R 57 8 35 35 7 R 8 57 35 35 7 R 57 57 35 35 7",
        "square.grid.2x2.fill": "fill R 5 5 41 41 9 R 54 5 41 41 9 R 5 54 41 41 9 R 54 54 41 41 9",
        "square.grid.3x3": "stroke R 8 8 84 84 10 M 36 8 L 36 92 M 64 8 L 64 92 M 8 36 L 92 36 M 8 64 L 92 64",
        "square.grid.3x3.fill": """
        fill R 5 5 26 26 5 R 37 5 26 26 5 R 69 5 26 26 5 R 5 37 26 26 5 R 37 37 26 26 5 R 69 37 26 26 5 R 5 69 26 26 \
        5 R 37 69 26 26 5 R 69 69 26 26 5
        """,
        "square.on.square": """
        stroke R 34 34 58 58 11 M 22 66 L 18 66 C 12 66 8 62 8 56 L 8 18 C 8 12 12 8 18 8 L 56 8 C 62 8 66 12 66 18 \
        L 66 22
        """,
        "square.stack": "stroke R 10 34 80 58 12 M 20 20 L 80 20 M 30 7 L 70 7",
        "square.stack.fill": "fill R 6 30 88 66 14 stroke M 20 18 L 80 18 M 30 5 L 70 5",
        "nosign": "stroke M 94 50 O 50 50 44 M 19 19 L 81 81",
        "slash.circle": "stroke M 94 50 O 50 50 44 M 68 32 L 32 68",
        "clear": "stroke R 8 8 84 84 14 M 32 32 L 68 68 M 68 32 L 32 68",
        "shield.lefthalf.filled": """
        84 stroke M 42 7 C 52 15 63 19 76 20 L 76 46 C 76 68 64 84 42 93 C 20 84 8 68 8 46 L 8 20 C 21 19 32 15 42 7 Z \
        fill M 42 7 L 42 93 C 20 84 8 68 8 46 L 8 20 C 21 19 32 15 42 7 Z
        """,
    ]

    private static let seal = """
        M 90 50 C 98.6 55.9 95.1 69.2 84.6 70 C 89.2 79.4 79.4 89.2 70 84.6 C 69.2 95.1 55.9 98.6 50 90 C 44.1 98.6 \
        30.8 95.1 30 84.6 C 20.6 89.2 10.8 79.4 15.4 70 C 4.9 69.2 1.4 55.9 10 50 C 1.4 44.1 4.9 30.8 15.4 30 C 10.8 \
        20.6 20.6 10.8 30 15.4 C 30.8 4.9 44.1 1.4 50 10 C 55.9 1.4 69.2 4.9 70 15.4 C 79.4 10.8 89.2 20.6 84.6 30 C \
        95.1 30.8 98.6 44.1 90 50 Z
        """

    private static let shield = """
        M 42 7 C 52 15 63 19 76 20 L 76 46 C 76 68 64 84 42 93 C 20 84 8 68 8 46 L 8 20 C 21 19 32 15 42 7 Z
        """

    private static let star = """
        M 50 8 L 62.3 37.1 L 93.7 39.8 L 69.9 60.5 L 77 91.2 L 50 74.9 L 23 91.2 L 30.1 60.5 L 6.3 39.8 L 37.7 37.1 \
        Z
        """

    private static let heart = """
        M 50 90 C 22 69 8 53 8 35 C 8 20 18 11 30 11 C 39 11 46 16 50 24 C 54 16 61 11 70 11 C 82 11 92 20 92 35 C \
        92 53 78 69 50 90 Z
        """
}
