extension SymbolTable {
    /// Names that are met now and then.
    static let extras: [String: String] = [
        "delete.left": """
        120 stroke M 40 14 L 102 14 C 108 14 112 18 112 24 L 112 76 C 112 82 108 86 102 86 L 40 86 L 8 50 Z M 52 34 \
        L 84 66 M 84 34 L 52 66
        """,
        "delete.left.fill": """
        120 solid M 40 14 L 102 14 C 108 14 112 18 112 24 L 112 76 C 112 82 108 86 102 86 L 40 86 L 8 50 Z cutStroke \
        M 52 34 L 84 66 M 84 34 L 52 66
        """,
        "shift":
            "stroke M 50 8 L 92 52 L 69 52 L 69 88 C 69 90 68 91 66 91 L 34 91 C 32 91 31 90 31 88 L 31 52 L 8 52 Z",
        "shift.fill":
            "solid M 50 8 L 92 52 L 69 52 L 69 88 C 69 90 68 91 66 91 L 34 91 C 32 91 31 90 31 88 L 31 52 L 8 52 Z",
        "keyboard": """
        124 stroke R 7 18 110 64 10 M 36 66 L 88 66 fill R 20 32 9 9 2 R 38 32 9 9 2 R 57 32 9 9 2 R 76 32 9 9 2 R \
        95 32 9 9 2 R 20 47 9 9 2 R 38 47 9 9 2 R 57 47 9 9 2 R 76 47 9 9 2 R 95 47 9 9 2
        """,
        "safari": "stroke M 94 50 O 50 50 44 fill M 72 28 L 56 56 L 28 72 L 44 44 Z cut O 50 50 5",
        "safari.fill": "fill O 50 50 48 cut M 74 26 L 57 57 L 26 74 L 43 43 Z fill O 50 50 5",
        "rectangle.stack": "112 stroke R 8 38 96 54 11 M 20 22 L 92 22 M 32 8 L 80 8",
        "rectangle.stack.fill": "112 fill R 4 34 104 62 14 stroke M 20 20 L 92 20 M 32 6 L 80 6",
        "rectangle.grid.1x2": "100 stroke R 7 8 86 36 8 R 7 56 86 36 8",
        "rectangle.grid.1x2.fill": "100 fill R 4 5 92 41 10 R 4 54 92 41 10",
        "rectangle.split.3x1": "124 stroke R 7 14 110 72 11 M 43 14 L 43 86 M 81 14 L 81 86",
        "square.split.2x1": "stroke R 8 8 84 84 14 M 50 8 L 50 92",
        "sidebar.left": "120 stroke R 7 12 106 76 12 M 44 12 L 44 88 M 20 30 L 31 30 M 20 44 L 31 44 M 20 58 L 31 58",
        "tablecells": "120 stroke R 7 12 106 76 11 M 7 37 L 113 37 M 7 62 L 113 62 M 42 12 L 42 88 M 78 12 L 78 88",
        "checklist": "110 stroke M 6 22 L 15 31 L 30 10 M 6 70 L 15 79 L 30 58 M 48 22 L 102 22 M 48 70 L 102 70",
        "text.justify": "stroke M 8 20 L 92 20 M 8 40 L 92 40 M 8 60 L 92 60 M 8 80 L 92 80",
        "text.alignright": "stroke M 8 20 L 92 20 M 36 40 L 92 40 M 8 60 L 92 60 M 36 80 L 92 80",
        "infinity": """
        124 stroke M 62 50 C 46 24 36 20 28 20 C 0 20 0 80 28 80 C 36 80 46 76 62 50 C 78 24 88 20 96 20 C 124 20 \
        124 80 96 80 C 88 80 78 76 62 50 Z
        """,
        "waveform.path.ecg": "124 stroke M 7 52 L 30 52 L 40 30 L 54 90 L 70 10 L 82 52 L 117 52",
        "heart.text.square": """
        stroke R 8 8 84 84 14 M 62 62 L 76 62 M 24 76 L 76 76 fill M 42 62 C 30 53 24 46 24 39 C 24 27 38 25 42 34 C \
        46 25 60 27 60 39 C 60 46 54 53 42 62 Z
        """,
        "heart.text.square.fill": """
        fill R 4 4 92 92 18 cutStroke M 62 62 L 76 62 M 24 78 L 76 78 cut M 42 62 C 30 53 24 46 24 39 C 24 27 38 25 \
        42 34 C 46 25 60 27 60 39 C 60 46 54 53 42 62 Z
        """,
        "cross.case": """
        112 stroke R 8 26 96 64 11 M 38 26 L 38 18 C 38 13 41 10 46 10 L 66 10 C 71 10 74 13 74 18 L 74 26 M 56 42 L \
        56 74 M 40 58 L 72 58
        """,
        "cross.case.fill": """
        112 fill R 4 22 104 72 14 cutStroke M 56 40 L 56 76 M 38 58 L 74 58 stroke M 38 24 L 38 18 C 38 13 41 10 46 \
        10 L 66 10 C 71 10 74 13 74 18 L 74 24
        """,
        "sunrise": """
        116 stroke M 8 92 L 108 92 M 26 76 A 58 76 32 180 360 M 8 76 L 14 76 M 108 76 L 102 76 M 22 40 L 27 45 M 94 \
        40 L 89 45 M 58 32 L 58 8 M 46 19 L 58 7 L 70 19
        """,
        "sunrise.fill": """
        116 stroke M 8 92 L 108 92 M 8 76 L 14 76 M 108 76 L 102 76 M 22 40 L 27 45 M 94 40 L 89 45 M 58 32 L 58 8 M \
        46 19 L 58 7 L 70 19 fill M 24 80 A 58 78 34 180 360 L 92 80 Z
        """,
        "sunset": """
        116 stroke M 8 92 L 108 92 M 26 76 A 58 76 32 180 360 M 8 76 L 14 76 M 108 76 L 102 76 M 22 40 L 27 45 M 94 \
        40 L 89 45 M 58 7 L 58 31 M 46 20 L 58 32 L 70 20
        """,
        "sunset.fill": """
        116 stroke M 8 92 L 108 92 M 8 76 L 14 76 M 108 76 L 102 76 M 22 40 L 27 45 M 94 40 L 89 45 M 58 7 L 58 31 M \
        46 20 L 58 32 L 70 20 fill M 24 80 A 58 78 34 180 360 L 92 80 Z
        """,
        "location.viewfinder": """
        stroke M 8 32 L 8 18 C 8 12 12 8 18 8 L 32 8 M 68 8 L 82 8 C 88 8 92 12 92 18 L 92 32 M 92 68 L 92 82 C 92 \
        88 88 92 82 92 L 68 92 M 32 92 L 18 92 C 12 92 8 88 8 82 L 8 68 solid M 70 30 L 30 47 L 48 52 L 53 70 Z
        """,
        "camera.viewfinder": """
        stroke M 8 32 L 8 18 C 8 12 12 8 18 8 L 32 8 M 68 8 L 82 8 C 88 8 92 12 92 18 L 92 32 M 92 68 L 92 82 C 92 \
        88 88 92 82 92 L 68 92 M 32 92 L 18 92 C 12 92 8 88 8 82 L 8 68 fill M 26 38 L 38 38 L 42 32 L 58 32 L 62 38 \
        L 74 38 C 76 38 78 40 78 42 L 78 66 C 78 68 76 70 74 70 L 26 70 C 24 70 22 68 22 66 L 22 42 C 22 40 24 38 26 \
        38 Z cut O 50 53 11
        """,
        "scope": "stroke M 86 50 O 50 50 36 M 50 6 L 50 34 M 50 66 L 50 94 M 6 50 L 34 50 M 66 50 L 94 50",
        "clock.arrow.circlepath":
            "108 stroke M 22.6 22.6 A 56 52 44 222 500 M 22 4 L 22 25 L 43 23 M 56 28 L 56 54 L 72 62",
        "person.crop.rectangle":
            "124 stroke R 7 12 110 76 13 fill O 62 42 14 M 36 85 C 36 70 46 62 62 62 C 78 62 88 70 88 85 Z",
        "person.text.rectangle": """
        124 stroke R 7 14 110 72 12 M 74 38 L 100 38 M 74 54 L 100 54 M 74 68 L 90 68 fill O 40 40 11 M 20 74 C 20 \
        62 28 56 40 56 C 52 56 60 62 60 74 Z
        """,
        "person.text.rectangle.fill": """
        124 fill R 3 10 118 80 15 cutStroke M 76 38 L 102 38 M 76 54 L 102 54 M 76 68 L 92 68 cut O 40 38 12 M 18 76 \
        C 18 62 27 55 40 55 C 53 55 62 62 62 76 Z
        """,
        "speedometer":
            "stroke M 94 50 O 50 50 44 M 50 58 L 66 32 fill O 50 58 8 O 22 52 4.5 O 30 30 4.5 O 50 20 4.5 O 78 52 4.5",
        "dumbbell": "130 stroke R 22 20 17 60 7 R 91 20 17 60 7 M 39 50 L 91 50 M 8 36 L 8 64 M 122 36 L 122 64",
        "dumbbell.fill": "130 fill R 20 16 22 68 8 R 88 16 22 68 8 R 4 32 12 36 5 R 114 32 12 36 5 R 42 45 46 10 0",
        "tshirt": """
        116 stroke M 38 10 L 8 26 L 18 50 L 30 45 L 30 90 L 86 90 L 86 45 L 98 50 L 108 26 L 78 10 C 74 26 42 26 38 \
        10 Z
        """,
        "tshirt.fill": """
        116 solid M 38 10 L 8 26 L 18 50 L 30 45 L 30 90 L 86 90 L 86 45 L 98 50 L 108 26 L 78 10 C 74 28 42 28 38 \
        10 Z
        """,
        "rosette": "80 stroke M 71 37 O 40 37 30 M 24 64 L 20 94 L 40 82 L 60 94 L 56 64 M 53 37 O 40 37 12",
        "puzzlepiece": """
        stroke M 10 34 L 34 34 C 38 34 38 31 36 28 C 28 12 64 12 56 28 C 54 31 54 34 58 34 L 78 34 L 78 54 C 78 58 \
        81 58 84 56 C 98 48 98 82 84 74 C 81 72 78 72 78 76 L 78 92 L 10 92 Z
        """,
        "puzzlepiece.fill": """
        solid M 10 34 L 34 34 C 38 34 38 31 36 28 C 28 12 64 12 56 28 C 54 31 54 34 58 34 L 78 34 L 78 54 C 78 58 81 \
        58 84 56 C 98 48 98 82 84 74 C 81 72 78 72 78 76 L 78 92 L 10 92 Z
        """,
        "crop": "stroke M 26 6 L 26 74 L 94 74 M 6 26 L 74 26 L 74 94",
        "eyedropper": """
        stroke M 62 26 L 74 38 L 30 82 L 12 88 L 18 70 Z M 56 20 L 80 44 M 68 32 L 80 18 C 86 10 96 20 88 28 L 74 40
        """,
        "play.tv": "120 stroke R 7 12 106 66 10 M 40 92 L 80 92 solid M 51 32 L 73 45 L 51 58 Z",
        "play.tv.fill": "120 fill R 3 8 114 74 13 stroke M 40 93 L 80 93 cut M 48 26 L 78 45 L 48 64 Z",
        "airplayvideo": """
        120 stroke M 28 76 L 20 76 C 12 76 8 72 8 64 L 8 22 C 8 14 12 10 20 10 L 100 10 C 108 10 112 14 112 22 L 112 \
        64 C 112 72 108 76 100 76 L 92 76 fill M 60 62 L 88 94 L 32 94 Z
        """,
        "dot.circle": "stroke M 94 50 O 50 50 44 fill O 50 50 14",
        "tree": "76 stroke M 38 7 L 60 36 L 50 36 L 68 64 L 8 64 L 26 36 L 16 36 Z M 38 66 L 38 94",
        "tree.fill": "76 solid M 38 7 L 60 36 L 50 36 L 68 66 L 8 66 L 26 36 L 16 36 Z stroke M 38 66 L 38 94",
        "mountain.2": "124 stroke M 7 86 L 44 18 L 66 58 L 78 40 L 117 86 Z",
        "mountain.2.fill": "124 solid M 7 86 L 44 18 L 66 58 L 78 40 L 117 86 Z",
        "tent": "116 stroke M 8 88 L 58 14 L 108 88 Z M 40 88 L 58 54 L 76 88",
        "tent.fill": "116 solid M 8 88 L 58 14 L 108 88 Z cut M 38 94 L 58 54 L 78 94 Z",
        "gauge": "stroke M 19 81 A 50 50 44 135 405 M 50 50 L 68 30 fill O 50 50 8",
        "quote.opening":
            "100 fill O 26 62 18 O 74 62 18 stroke M 12 60 C 12 40 18 28 32 22 M 60 60 C 60 40 66 28 80 22",
        "storefront": """
        116 stroke M 18 10 L 98 10 L 108 34 C 108 50 84 50 83 36 C 82 50 59 50 58 36 C 57 50 34 50 33 36 C 32 50 8 \
        50 8 34 Z M 16 52 L 16 91 L 100 91 L 100 52 M 62 91 L 62 64 L 84 64 L 84 91 M 28 64 L 48 64 L 48 78 L 28 78 \
        Z
        """,
        "storefront.fill": """
        116 solid M 18 10 L 98 10 L 108 34 C 108 50 84 50 83 36 C 82 50 59 50 58 36 C 57 50 34 50 33 36 C 32 50 8 50 \
        8 34 Z fill M 12 54 L 104 54 L 104 88 C 104 93 101 95 97 95 L 19 95 C 15 95 12 93 12 88 Z cut R 62 64 22 36 \
        2 R 26 64 24 17 2
        """,
        "list.clipboard": """
        84 stroke M 26 14 L 18 14 C 12 14 8 18 8 24 L 8 84 C 8 90 12 93 18 93 L 66 93 C 72 93 76 90 76 84 L 76 24 C \
        76 18 72 14 66 14 L 58 14 R 28 7 28 15 5 M 42 44 L 60 44 M 42 60 L 60 60 M 42 76 L 60 76 fill O 26 44 5 O 26 \
        60 5 O 26 76 5
        """,
        "list.clipboard.fill": """
        84 fill R 4 10 76 87 13 cut R 21 0 42 28 8 O 24 44 5 O 24 60 5 O 24 76 5 fill R 27 4 30 18 6 cutStroke M 42 \
        44 L 60 44 M 42 60 L 60 60 M 42 76 L 60 76
        """,
        "hand.raised": """
        92 stroke M 28 56 L 28 24 C 28 14 41 14 41 24 L 41 46 M 41 40 L 41 15 C 41 5 54 5 54 15 L 54 46 M 54 40 L 54 \
        19 C 54 9 67 9 67 19 L 67 50 M 67 44 L 67 31 C 67 21 80 21 80 31 L 80 64 C 80 84 70 94 54 94 C 40 94 34 88 \
        28 78 L 12 56 C 8 48 16 42 22 48 L 28 56
        """,
        "figure.run": """
        92 fill O 60 12 9 stroke M 52 32 L 42 58 L 60 70 L 58 92 M 42 58 L 32 76 L 10 78 M 52 32 L 32 32 L 22 46 M \
        52 32 L 62 48 L 82 46
        """,
    ]
}
