extension SymbolTable {
    /// Documents, tools and things about the house.
    static let things: [String: String] = [
        "trash.fill": """
        stroke M 10 20 L 90 20 M 35 18 L 38 7 L 62 7 L 65 18 fill M 18 30 L 82 30 L 77 88 C 76 93 73 96 68 96 L 32 \
        96 C 27 96 24 93 23 88 Z cutStroke M 38 44 L 40 82 M 62 44 L 60 82
        """,
        "trash": """
        stroke M 10 20 L 90 20 M 35 18 L 38 7 L 62 7 L 65 18 M 19 20 L 24 86 C 24 91 27 94 32 94 L 68 94 C 73 94 76 \
        91 76 86 L 81 20 M 38 36 L 40 78 M 62 36 L 60 78
        """,
        "pencil":
            "stroke M 10 90 L 15 68 L 72 11 C 75 8 79 8 82 11 L 89 18 C 92 21 92 25 89 28 L 32 85 Z M 62 21 L 79 38",
        "square.and.pencil": """
        stroke M 54 16 L 24 16 C 16 16 10 22 10 30 L 10 78 C 10 86 16 92 24 92 L 72 92 C 80 92 86 86 86 78 L 86 48 M \
        40 62 L 44 48 L 84 8 L 94 18 L 54 58 Z
        """,
        "link": """
        112 stroke M 50 68 L 38 80 C 18 98 -6 74 14 54 L 30 38 C 40 28 54 30 60 40 M 62 32 L 74 20 C 94 2 118 26 98 \
        46 L 82 62 C 72 72 58 70 52 60
        """,
        "paperclip": """
        80 stroke M 54 30 L 26 64 C 18 75 32 86 41 75 L 70 38 C 86 16 58 -6 40 16 L 14 50 C -8 78 28 108 52 78 L 66 \
        60
        """,
        "bookmark": "72 stroke M 10 92 L 10 18 C 10 11 13 8 20 8 L 52 8 C 59 8 62 11 62 18 L 62 92 L 36 68 Z",
        "bookmark.fill": "72 solid M 10 92 L 10 18 C 10 11 13 8 20 8 L 52 8 C 59 8 62 11 62 18 L 62 92 L 36 68 Z",
        "pin": """
        72 stroke M 18 8 L 54 8 M 24 8 L 22 38 C 14 42 8 50 8 60 L 64 60 C 64 50 58 42 50 38 L 48 8 M 36 60 L 36 94
        """,
        "pin.fill": """
        72 solid M 20 8 L 52 8 L 48 12 L 50 38 C 58 42 64 50 64 60 L 8 60 C 8 50 14 42 22 38 L 24 12 Z stroke M 36 \
        60 L 36 94
        """,
        "folder": "116 stroke \(folder) M 8 42 L 108 42",
        "folder.fill": "116 solid \(folder) cutStroke M 2 42 L 114 42",
        "doc": "84 stroke \(doc) M 46 7 L 46 35 L 74 35",
        "doc.fill": "84 solid \(doc) cutStroke M 47 0 L 47 34 L 82 34",
        "doc.text": "84 stroke \(doc) M 46 7 L 46 35 L 74 35 M 26 54 L 58 54 M 26 72 L 58 72",
        "doc.text.fill": "84 solid \(doc) cutStroke M 47 0 L 47 34 L 82 34 M 26 54 L 58 54 M 26 72 L 58 72",
        "doc.on.doc": """
        stroke M 46 30 L 66 30 L 90 54 L 90 86 C 90 91 88 93 83 93 L 46 93 C 41 93 39 91 39 86 L 39 37 C 39 32 41 30 \
        46 30 Z M 66 30 L 66 54 L 90 54 M 26 70 L 18 70 C 13 70 11 68 11 63 L 11 14 C 11 9 13 7 18 7 L 46 7 L 56 17
        """,
        "doc.on.doc.fill": """
        solid M 48 32 L 64 32 L 90 58 L 90 86 C 90 90 88 92 84 92 L 48 92 C 44 92 42 90 42 86 L 42 38 C 42 34 44 32 \
        48 32 Z M 28 68 L 18 68 C 13 68 11 66 11 62 L 11 14 C 11 10 13 8 18 8 L 44 8 L 54 20 L 46 20 C 34 20 28 27 \
        28 38 Z
        """,
        "doc.on.clipboard": "stroke R 12 14 76 80 10 cut R 30 2 40 26 6 stroke R 35 7 30 16 5",
        "clipboard": """
        84 stroke M 26 14 L 18 14 C 12 14 8 18 8 24 L 8 84 C 8 90 12 93 18 93 L 66 93 C 72 93 76 90 76 84 L 76 24 C \
        76 18 72 14 66 14 L 58 14 R 28 7 28 15 5
        """,
        "clipboard.fill": "84 fill R 4 10 76 87 13 cut R 21 0 42 28 8 fill R 27 4 30 18 6",
        "book": """
        124 stroke M 62 22 C 46 10 26 10 8 18 L 8 84 C 26 76 46 76 62 88 C 78 76 98 76 116 84 L 116 18 C 98 10 78 10 \
        62 22 Z M 62 22 L 62 88
        """,
        "book.fill": """
        124 solid M 62 22 C 46 10 26 10 8 18 L 8 84 C 26 76 46 76 62 88 C 78 76 98 76 116 84 L 116 18 C 98 10 78 10 \
        62 22 Z cutStroke M 62 16 L 62 96
        """,
        "book.closed": """
        84 stroke M 76 74 L 76 8 L 22 8 C 14 8 9 13 9 21 L 9 82 C 9 89 14 92 20 92 L 76 92 M 9 82 C 9 77 14 74 20 74 \
        L 76 74 M 28 8 L 28 74
        """,
        "book.closed.fill": """
        84 solid M 76 68 L 76 8 L 22 8 C 14 8 9 13 9 21 L 9 72 C 12 69 16 68 20 68 Z cutStroke M 26 0 L 26 76 stroke \
        M 9 74 L 9 84 C 9 89 14 92 20 92 L 76 92 M 20 80 L 76 80
        """,
        "newspaper": """
        120 stroke M 94 86 L 94 18 C 94 12 91 10 86 10 L 16 10 C 11 10 8 12 8 18 L 8 80 C 8 87 12 90 18 90 L 102 90 \
        C 109 90 112 86 112 80 L 112 34 L 94 34 M 94 78 C 94 86 98 90 103 90 R 24 26 24 20 2 M 62 28 L 78 28 M 62 44 \
        L 78 44 M 24 60 L 78 60 M 24 74 L 78 74
        """,
        "newspaper.fill": """
        120 fill M 94 96 L 18 96 C 9 96 4 90 4 81 L 4 18 C 4 10 9 6 16 6 L 84 6 C 91 6 94 10 94 18 Z M 100 32 L 112 \
        32 C 115 32 116 33 116 36 L 116 84 C 116 92 112 96 108 96 C 103 96 100 92 100 84 Z cut R 18 24 26 22 3 \
        cutStroke M 60 28 L 80 28 M 60 43 L 80 43 M 22 60 L 80 60 M 22 76 L 80 76
        """,
        "tray": """
        116 stroke M 8 58 L 24 20 C 26 16 29 14 33 14 L 83 14 C 87 14 90 16 92 20 L 108 58 L 108 80 C 108 85 105 88 \
        100 88 L 16 88 C 11 88 8 85 8 80 Z M 8 58 L 38 58 C 40 74 76 74 78 58 L 108 58
        """,
        "tray.fill": """
        116 solid M 8 58 L 24 20 C 26 16 29 14 33 14 L 83 14 C 87 14 90 16 92 20 L 108 58 L 108 80 C 108 85 105 88 \
        100 88 L 16 88 C 11 88 8 85 8 80 Z cutStroke M 0 58 L 36 58 C 38 74 78 74 80 58 L 116 58
        """,
        "archivebox": """
        112 stroke R 7 12 98 22 5 M 15 34 L 15 80 C 15 87 19 90 25 90 L 87 90 C 93 90 97 87 97 80 L 97 34 M 40 54 L \
        72 54
        """,
        "archivebox.fill": """
        112 fill R 3 8 106 24 7 M 11 39 L 101 39 L 101 81 C 101 90 96 95 87 95 L 25 95 C 16 95 11 90 11 81 Z \
        cutStroke M 40 56 L 72 56
        """,
        "chart.bar": "stroke R 8 52 20 41 5 R 40 32 20 61 5 R 72 8 20 85 5",
        "chart.bar.fill": "fill R 5 50 26 46 6 R 37 30 26 66 6 R 69 5 26 91 6",
        "chart.pie": "stroke M 94 50 O 50 50 44 M 50 6 L 50 50 L 94 50 M 50 50 L 19 81",
        "chart.pie.fill":
            "fill O 48 52 44 cut M 48 52 L 48 0 L 100 0 L 100 52 Z fill M 56 44 L 56 5 C 77 5 95 23 95 44 Z",
        "chart.line.uptrend.xyaxis": """
        112 stroke M 8 8 L 8 82 C 8 89 11 92 18 92 L 104 92 M 24 70 L 44 46 L 62 60 L 96 20 M 74 18 L 97 18 L 97 41
        """,
        "magnifyingglass": "stroke M 75 42 O 42 42 33 M 67 67 L 93 93",
        "plus.magnifyingglass": "stroke M 75 42 O 42 42 33 M 67 67 L 93 93 M 28 42 L 56 42 M 42 28 L 42 56",
        "minus.magnifyingglass": "stroke M 75 42 O 42 42 33 M 67 67 L 93 93 M 28 42 L 56 42",
        "gear": "solid \(gear) cut O 50 50 27 stroke M 50 50 L 78 50 M 50 50 L 36 74.2 M 50 50 L 36 25.8",
        "gearshape": "stroke \(gear) M 64 50 O 50 50 14",
        "gearshape.fill": "solid \(gear) cut O 50 50 15",
        "lock.fill": "80 fill R 8 42 64 52 10 stroke M 22 44 L 22 28 C 22 15 30 7 40 7 C 50 7 58 15 58 28 L 58 44",
        "lock": "80 stroke R 11 44 58 48 9 M 22 44 L 22 28 C 22 15 30 7 40 7 C 50 7 58 15 58 28 L 58 44",
        "lock.open": "112 stroke R 11 44 58 48 9 M 58 44 L 58 28 C 58 15 66 7 77 7 C 88 7 96 15 96 28 L 96 36",
        "lock.open.fill":
            "112 fill R 8 42 64 52 10 stroke M 58 44 L 58 28 C 58 15 66 7 77 7 C 88 7 96 15 96 28 L 96 36",
        "key": "70 stroke M 59 30 O 35 30 24 M 35 54 L 35 93 M 35 92 L 54 92 M 35 74 L 50 74 fill O 35 23 6",
        "key.fill": "70 fill O 35 31 28 R 29 50 12 47 4 R 36 67 18 10 3 R 36 85 22 10 3 cut O 35 23 8",
        "lightbulb": """
        72 stroke M 24 72 C 24 58 8 54 8 34 C 8 18 20 7 36 7 C 52 7 64 18 64 34 C 64 54 48 58 48 72 Z M 26 83 L 46 \
        83 M 31 94 L 41 94
        """,
        "lightbulb.fill": """
        72 solid M 24 70 C 24 58 8 54 8 34 C 8 18 20 7 36 7 C 52 7 64 18 64 34 C 64 54 48 58 48 70 Z stroke M 26 83 \
        L 46 83 M 31 94 L 41 94
        """,
        "wrench": """
        stroke M 80 12 L 64 28 L 66 36 L 74 38 L 89 22 C 96 40 82 56 63 52 L 30 88 C 18 98 4 84 14 72 L 48 38 C 42 \
        20 60 4 80 12 Z
        """,
        "wrench.fill": """
        solid M 80 12 L 64 28 L 66 36 L 74 38 L 89 22 C 96 40 82 56 63 52 L 30 88 C 18 98 4 84 14 72 L 48 38 C 42 20 \
        60 4 80 12 Z cut O 22 79 5
        """,
        "hammer": """
        stroke M 20 30 C 30 12 50 4 66 10 L 60 18 L 66 30 L 76 30 L 92 46 L 80 58 L 66 46 L 56 44 L 42 34 C 34 28 28 \
        28 20 30 Z M 44 38 L 9 78 L 20 90 L 58 48
        """,
        "hammer.fill": """
        solid M 20 30 C 30 12 50 4 66 10 L 60 18 L 66 30 L 76 30 L 92 46 L 80 58 L 66 46 L 56 44 L 42 34 C 34 28 28 \
        28 20 30 Z M 38 50 L 10 80 L 20 90 L 50 60 Z
        """,
        "paintbrush": """
        stroke M 90 8 C 94 10 94 14 91 18 L 52 68 L 36 54 L 80 12 C 84 8 87 7 90 8 Z M 34 56 C 18 58 26 80 8 84 C 24 \
        98 52 90 50 70
        """,
        "paintbrush.fill": """
        solid M 90 8 C 94 10 94 14 91 18 L 56 62 L 42 50 L 80 12 C 84 8 87 7 90 8 Z M 34 58 C 18 60 26 80 10 84 C 24 \
        96 50 90 48 70 Z
        """,
        "scissors": "stroke M 36 22 O 22 22 14 M 36 78 O 22 78 14 M 34 30 L 92 74 M 34 70 L 92 26",
        "briefcase": """
        112 stroke R 8 26 96 64 11 M 38 26 L 38 18 C 38 13 41 10 46 10 L 66 10 C 71 10 74 13 74 18 L 74 26 M 8 54 L \
        104 54 M 56 50 L 56 60
        """,
        "briefcase.fill": """
        112 fill R 4 22 104 72 14 cutStroke M 0 54 L 46 54 M 66 54 L 112 54 stroke M 38 24 L 38 18 C 38 13 41 10 46 \
        10 L 66 10 C 71 10 74 13 74 18 L 74 24
        """,
        "graduationcap": """
        124 stroke M 62 14 L 116 38 L 62 62 L 8 38 Z M 30 50 L 30 74 C 46 90 78 90 94 74 L 94 50 M 112 40 L 112 74
        """,
        "graduationcap.fill": """
        124 solid M 62 12 L 116 36 L 62 60 L 8 36 Z M 32 60 L 62 73 L 92 60 L 92 76 C 76 89 48 89 32 76 Z stroke M \
        112 38 L 112 76
        """,
        "crown": "112 stroke M 14 84 L 8 30 L 34 52 L 56 14 L 78 52 L 104 30 L 98 84 Z",
        "crown.fill":
            "112 solid M 16 70 L 8 30 L 34 50 L 56 14 L 78 50 L 104 30 L 96 70 Z M 17 84 L 95 84 L 95 88 L 17 88 Z",
        "trophy": """
        stroke M 26 8 L 74 8 L 74 34 C 74 50 64 60 50 60 C 36 60 26 50 26 34 Z M 26 18 L 8 18 C 8 36 14 44 27 44 M \
        74 18 L 92 18 C 92 36 86 44 73 44 M 50 60 L 50 78 M 30 92 L 34 78 L 66 78 L 70 92 Z
        """,
        "trophy.fill": """
        solid M 26 8 L 74 8 L 74 34 C 74 50 64 60 50 60 C 36 60 26 50 26 34 Z M 30 92 L 34 80 L 66 80 L 70 92 Z \
        stroke M 26 18 L 8 18 C 8 36 14 44 27 44 M 74 18 L 92 18 C 92 36 86 44 73 44 M 50 60 L 50 80
        """,
        "wand.and.stars": """
        stroke M 10 90 L 60 40 fill M 70 8 L 74 24 L 90 28 L 74 32 L 70 48 L 66 32 L 50 28 L 66 24 Z M 32 10 L 35 20 \
        L 45 23 L 35 26 L 32 36 L 29 26 L 19 23 L 29 20 Z M 80 58 L 83 68 L 93 71 L 83 74 L 80 84 L 77 74 L 67 71 L \
        77 68 Z
        """,
        "cube": "stroke M 50 8 L 90 29 L 90 72 L 50 93 L 10 72 L 10 29 Z M 10 29 L 50 50 L 90 29 M 50 50 L 50 93",
        "cube.fill":
            "solid M 50 8 L 90 29 L 90 72 L 50 93 L 10 72 L 10 29 Z cutStroke M 4 26 L 50 50 L 96 26 M 50 50 L 50 100",
        "power": "stroke M 50 8 L 50 46 M 76 22 A 50 52 40 -49 229",
        "wrench.and.screwdriver": """
        stroke M 14 14 L 28 20 L 32 28 L 46 42 M 58 54 L 66 62 L 86 78 C 94 86 84 96 76 88 L 60 68 M 80 10 L 66 24 L \
        67 33 L 76 34 L 90 20 C 95 36 84 48 67 46 L 30 88 C 20 98 4 82 14 72 L 54 34 C 50 18 64 6 80 10 Z
        """,
        "screwdriver": """
        stroke M 92 8 L 80 14 L 76 24 L 56 44 M 48 40 L 60 52 M 52 48 L 34 66 M 24 64 L 36 76 L 22 90 C 14 98 2 86 10 \
        78 Z
        """,
        "key.horizontal": "112 stroke M 54 50 O 30 50 22 M 52 50 L 104 50 L 104 68 M 86 50 L 86 62 fill O 24 50 6",
    ]

    private static let folder = """
        M 16 16 L 42 16 C 46 16 48 17 51 20 L 57 26 L 98 26 C 104 26 108 30 108 36 L 108 78 C 108 84 104 88 98 88 L \
        18 88 C 12 88 8 84 8 78 L 8 26 C 8 20 11 16 16 16 Z
        """

    private static let doc = """
        M 18 7 L 46 7 L 74 35 L 74 84 C 74 90 71 93 65 93 L 19 93 C 13 93 10 90 10 84 L 10 16 C 10 10 13 7 18 7 Z
        """

    private static let gear = """
        M 81.7 40.9 L 93.4 42.6 L 93.4 57.4 L 81.7 59.1 L 78.9 66 L 85.9 75.4 L 75.4 85.9 L 66 78.9 L 59.1 81.7 L \
        57.4 93.4 L 42.6 93.4 L 40.9 81.7 L 34 78.9 L 24.6 85.9 L 14.1 75.4 L 21.1 66 L 18.3 59.1 L 6.6 57.4 L 6.6 \
        42.6 L 18.3 40.9 L 21.1 34 L 14.1 24.6 L 24.6 14.1 L 34 21.1 L 40.9 18.3 L 42.6 6.6 L 57.4 6.6 L 59.1 18.3 L \
        66 21.1 L 75.4 14.1 L 85.9 24.6 L 78.9 34 Z
        """
}
