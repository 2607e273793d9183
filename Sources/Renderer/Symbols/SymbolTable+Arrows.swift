extension SymbolTable {
    /// Arrows, chevrons and what is built of them.
    static let arrows: [String: String] = [
        "chevron.right": "62 stroke M 12 12 L 50 50 L 12 88",
        "chevron.left": "62 stroke M 50 12 L 12 50 L 50 88",
        "chevron.down": "stroke M 12 32 L 50 70 L 88 32",
        "chevron.up": "stroke M 12 68 L 50 30 L 88 68",
        "chevron.right.2": "stroke M 14 14 L 48 50 L 14 86 M 52 14 L 86 50 L 52 86",
        "chevron.left.2": "stroke M 48 14 L 14 50 L 48 86 M 86 14 L 52 50 L 86 86",
        "chevron.up.chevron.down": "64 stroke M 10 36 L 32 12 L 54 36 M 10 64 L 32 88 L 54 64",
        "chevron.compact.down": "stroke M 8 40 L 50 58 L 92 40",
        "chevron.compact.up": "stroke M 8 60 L 50 42 L 92 60",
        "arrow.right": "stroke M 8 50 L 92 50 M 58 16 L 92 50 L 58 84",
        "arrow.left": "stroke M 92 50 L 8 50 M 42 16 L 8 50 L 42 84",
        "arrow.up": "stroke M 50 92 L 50 8 M 16 42 L 50 8 L 84 42",
        "arrow.down": "stroke M 50 8 L 50 92 M 16 58 L 50 92 L 84 58",
        "arrow.up.right": "stroke M 16 84 L 84 16 M 32 16 L 84 16 L 84 68",
        "arrow.up.left": "stroke M 84 84 L 16 16 M 68 16 L 16 16 L 16 68",
        "arrow.down.right": "stroke M 16 16 L 84 84 M 32 84 L 84 84 L 84 32",
        "arrow.down.left": "stroke M 84 16 L 16 84 M 68 84 L 16 84 L 16 32",
        "arrow.up.arrow.down":
            "116 stroke M 32 90 L 32 10 M 8 34 L 32 10 L 56 34 M 84 10 L 84 90 M 60 66 L 84 90 L 108 66",
        "arrow.left.arrow.right":
            "100 stroke M 92 28 L 8 28 M 28 8 L 8 28 L 28 48 M 8 72 L 92 72 M 72 52 L 92 72 L 72 92",
        "arrow.up.and.down": "60 stroke M 30 8 L 30 92 M 8 30 L 30 8 L 52 30 M 8 70 L 30 92 L 52 70",
        "arrow.left.and.right": "110 stroke M 8 50 L 102 50 M 32 26 L 8 50 L 32 74 M 78 26 L 102 50 L 78 74",
        "arrow.clockwise": "stroke M 88 54 A 50 54 38 0 300 M 46 29 L 70 22 L 61 5",
        "arrow.counterclockwise": "stroke M 31 21 A 50 54 38 240 540 M 54 29 L 30 22 L 39 5",
        "arrow.triangle.2.circlepath": """
        stroke M 18 38.4 A 50 50 34 200 315 M 82 61.6 A 50 50 34 20 135 solid M 84 40 L 66 34 L 84 20 Z M 16 60 L 34 \
        66 L 16 80 Z
        """,
        "arrow.uturn.left": "stroke M 32 8 L 8 32 L 32 56 M 8 32 L 62 32 A 62 60 28 -90 90 L 34 88",
        "arrow.uturn.right": "stroke M 68 8 L 92 32 L 68 56 M 66 88 L 38 88 A 38 60 28 90 270 L 92 32",
        "arrow.turn.up.left": "stroke M 34 10 L 10 34 L 34 58 M 10 34 L 76 34 C 84 34 88 38 88 46 L 88 90",
        "arrow.turn.up.right": "stroke M 66 10 L 90 34 L 66 58 M 90 34 L 24 34 C 16 34 12 38 12 46 L 12 90",
        "arrow.down.to.line": "stroke M 50 8 L 50 70 M 22 44 L 50 72 L 78 44 M 12 92 L 88 92",
        "arrow.up.to.line": "stroke M 50 92 L 50 30 M 22 56 L 50 28 L 78 56 M 12 8 L 88 8",
        "arrow.right.to.line": "stroke M 8 50 L 70 50 M 44 22 L 72 50 L 44 78 M 92 12 L 92 88",
        "arrow.left.to.line": "stroke M 92 50 L 30 50 M 56 22 L 28 50 L 56 78 M 8 12 L 8 88",
        "arrow.up.left.and.arrow.down.right":
            "stroke M 42 42 L 10 10 M 10 38 L 10 10 L 38 10 M 58 58 L 90 90 M 90 62 L 90 90 L 62 90",
        "arrow.down.right.and.arrow.up.left":
            "stroke M 10 10 L 42 42 M 42 14 L 42 42 L 14 42 M 90 90 L 58 58 M 58 86 L 58 58 L 86 58",
        "arrow.triangle.turn.up.right.diamond": """
        stroke M 50 6 L 94 50 L 50 94 L 6 50 Z M 35 66 L 35 54 C 35 49 38 46 43 46 L 54 46 fill M 54 32 L 70 46 L 54 \
        60 Z
        """,
        "arrow.triangle.turn.up.right.diamond.fill": """
        solid M 50 6 L 94 50 L 50 94 L 6 50 Z cutStroke M 35 66 L 35 54 C 35 49 38 46 43 46 L 54 46 cut M 54 31 L 71 \
        46 L 54 61 Z
        """,
        "arrowshape.turn.up.left.fill":
            "solid M 42 14 L 8 46 L 42 78 L 42 60 C 66 58 80 66 92 86 C 92 56 76 34 42 32 Z",
        "arrowshape.turn.up.left": "stroke M 42 14 L 8 46 L 42 78 L 42 60 C 66 58 80 66 92 86 C 92 56 76 34 42 32 Z",
        "arrowshape.turn.up.right": "stroke M 58 14 L 92 46 L 58 78 L 58 60 C 34 58 20 66 8 86 C 8 56 24 34 58 32 Z",
        "arrowshape.turn.up.right.fill":
            "solid M 58 14 L 92 46 L 58 78 L 58 60 C 34 58 20 66 8 86 C 8 56 24 34 58 32 Z",
        "square.and.arrow.up": """
        stroke M 33 37 L 24 37 C 18 37 14 41 14 47 L 14 84 C 14 90 18 94 24 94 L 76 94 C 82 94 86 90 86 84 L 86 47 C \
        86 41 82 37 76 37 L 67 37 M 50 64 L 50 7 M 31 25 L 50 6 L 69 25
        """,
        "square.and.arrow.up.fill":
            "fill R 10 34 80 62 14 cut R 41 20 18 50 9 stroke M 50 62 L 50 7 M 31 25 L 50 6 L 69 25",
        "square.and.arrow.down": """
        stroke M 33 37 L 24 37 C 18 37 14 41 14 47 L 14 84 C 14 90 18 94 24 94 L 76 94 C 82 94 86 90 86 84 L 86 47 C \
        86 41 82 37 76 37 L 67 37 M 50 6 L 50 68 M 31 50 L 50 69 L 69 50
        """,
        "rectangle.portrait.and.arrow.right": """
        116 stroke M 78 32 L 78 18 C 78 12 74 8 68 8 L 18 8 C 12 8 8 12 8 18 L 8 82 C 8 88 12 92 18 92 L 68 92 C 74 \
        92 78 88 78 82 L 78 68 M 42 50 L 108 50 M 90 32 L 108 50 L 90 68
        """,
        "shuffle": """
        116 stroke M 8 24 L 22 24 C 54 24 50 76 84 76 L 104 76 M 8 76 L 22 76 C 54 76 50 24 84 24 L 104 24 M 92 8 L \
        108 24 L 92 40 M 92 60 L 108 76 L 92 92
        """,
        "repeat": """
        110 stroke M 8 48 L 8 42 C 8 32 16 24 26 24 L 100 24 M 86 8 L 102 24 L 86 40 M 102 52 L 102 58 C 102 68 94 \
        76 84 76 L 10 76 M 24 60 L 8 76 L 24 92
        """,
        "arrow.turn.down.left": "stroke M 90 14 L 90 44 C 90 56 84 62 72 62 L 12 62 M 36 38 L 12 62 L 36 86",
        "arrow.turn.down.right": "stroke M 10 14 L 10 44 C 10 56 16 62 28 62 L 88 62 M 64 38 L 88 62 L 64 86",
        "arrowshape.turn.up.left.2": "122 stroke \(reply) M 36 20 L 8 49 L 36 78",
        "arrowshape.turn.up.left.2.fill": "122 solid \(reply) stroke M 36 20 L 8 49 L 36 78",
        "arrowtriangle.up.fill": "solid M 50 20 L 90 78 L 10 78 Z",
        "arrowtriangle.down.fill": "solid M 50 80 L 90 22 L 10 22 Z",
        "arrowtriangle.left.fill": "solid M 20 50 L 78 10 L 78 90 Z",
        "arrowtriangle.right.fill": "solid M 80 50 L 22 10 L 22 90 Z",
        "arrow.triangle.branch": """
        88 stroke M 20 93 L 20 62 C 20 46 30 38 44 34 C 58 30 68 26 68 12 M 20 62 L 20 10 fill M 6 24 L 20 4 L 34 24 Z \
        M 54 24 L 68 4 L 82 24 Z
        """,
        "arrow.2.squarepath": """
        120 stroke M 20 62 L 20 36 C 20 28 24 24 32 24 L 82 24 M 100 38 L 100 64 C 100 72 96 76 88 76 L 38 76 M 6 50 L \
        20 64 L 34 50 M 86 50 L 100 36 L 114 50
        """,
    ]

    private static let reply = """
        M 62 16 L 62 34 C 96 34 112 54 114 88 C 104 70 88 64 62 64 L 62 82 L 26 49 Z
        """
}
