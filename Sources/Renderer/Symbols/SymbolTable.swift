/// The drawings of system symbols, in the notation of `SystemSymbol.init(parsing:)`.
enum SymbolTable {
    static let entries: [String: String] = [
        // Marks
        "checkmark": "stroke M 14 56 L 38 82 L 86 18",
        "checkmark.circle": "stroke O 50 50 44 M 31 52 L 44 67 L 69 34",
        "checkmark.circle.fill": "fill O 50 50 48 cutStroke M 31 52 L 44 67 L 69 34",
        "xmark": "stroke M 16 16 L 84 84 M 84 16 L 16 84",
        "xmark.circle.fill": "fill O 50 50 48 cutStroke M 34 34 L 66 66 M 66 34 L 34 66",
        "plus": "stroke M 50 10 L 50 90 M 10 50 L 90 50",
        "minus": "stroke M 10 50 L 90 50",
        "ellipsis": "fill O 16 50 9 O 50 50 9 O 84 50 9",
        "plus.circle": "stroke O 50 50 44 M 50 28 L 50 72 M 28 50 L 72 50",
        "info.circle": "stroke O 50 50 44 M 42 46 L 51 46 L 51 72 M 40 72 L 62 72 fill O 49 28 6",
        "info.circle.fill":
            "fill O 50 50 48 cut O 49 28 6 cutStroke M 42 46 L 51 46 L 51 72 M 40 72 L 62 72",
        "exclamationmark.triangle.fill":
            "solid M 50 13 L 93 87 L 7 87 Z cutStroke M 50 38 L 50 58 cut O 50 74 5.5",

        // Arrows
        "chevron.right": "62 stroke M 12 12 L 50 50 L 12 88",
        "chevron.left": "62 stroke M 50 12 L 12 50 L 50 88",
        "chevron.down": "stroke M 12 32 L 50 70 L 88 32",
        "arrow.right": "stroke M 8 50 L 92 50 M 58 16 L 92 50 L 58 84",
        "arrow.up.right": "stroke M 16 84 L 84 16 M 32 16 L 84 16 L 84 68",
        "arrowshape.turn.up.left.fill": """
        solid M 42 14 L 8 46 L 42 78 L 42 60 C 66 58 80 66 92 86 C 92 56 76 34 42 32 Z
        """,
        "location.fill": "solid M 90 10 L 10 45 L 47 53 L 55 90 Z",

        // Media
        "media.play": "fill M 0 0 L 100 50 L 0 100 Z",
        "media.pause": "fill R 0 0 33.3 100 0 R 66.7 0 33.3 100 0",
        "play.fill": "solid M 24 14 L 84 50 L 24 86 Z",
        "pause.fill": "fill R 20 10 22 80 6 R 58 10 22 80 6",
        "play.circle.fill": "fill O 50 50 48 cut M 41 31 L 72 50 L 41 69 Z",
        "camera.fill": """
        120 fill M 10 26 L 32 26 L 40 14 L 80 14 L 88 26 L 110 26 C 115 26 118 29 118 34 L 118 80 C 118 85 115 88 110 88 \
        L 10 88 C 5 88 2 85 2 80 L 2 34 C 2 29 5 26 10 26 Z cut O 60 56 21 fill O 60 56 14
        """,
        "cube": "stroke M 50 8 L 90 29 L 90 72 L 50 93 L 10 72 L 10 29 Z M 10 29 L 50 50 L 90 29 M 50 50 L 50 93",
        "square.dashed": """
        stroke M 10 28 L 10 10 L 28 10 M 44 10 L 58 10 M 74 10 L 90 10 L 90 28 M 90 44 L 90 58 M 90 74 L 90 90 L 74 90 \
        M 58 90 L 44 90 M 28 90 L 10 90 L 10 74 M 10 58 L 10 44
        """,
        "list.bullet": """
        fill O 12 22 7 O 12 50 7 O 12 78 7 stroke M 34 22 L 92 22 M 34 50 L 92 50 M 34 78 L 92 78
        """,
        "video.fill": """
        124 fill R 4 18 74 64 16 \
        M 84 45 L 110 27 C 115 24 120 26 120 32 L 120 68 C 120 74 115 76 110 73 L 84 55 Z
        """,
        "music.note": """
        72 fill E 22 82 18 14 M 32 18 C 32 14 34 12 38 11 L 62 5 C 66 4 68 6 68 9 L 68 22 C 68 25 66 27 63 28 \
        L 40 34 L 40 82 L 32 82 Z
        """,
        "mic.fill": """
        fill R 35 4 30 56 15 \
        stroke M 20 44 C 20 62 32 74 50 74 C 68 74 80 62 80 44 M 50 74 L 50 93 M 32 93 L 68 93
        """,
        "speaker.wave.2.fill": """
        122 fill M 10 35 L 24 35 L 47 14 C 51 11 54 13 54 17 L 54 83 C 54 87 51 89 47 86 L 24 65 L 10 65 \
        C 6 65 4 63 4 59 L 4 41 C 4 37 6 35 10 35 Z stroke A 50 50 26 -40 40 M 90.3 24 A 50 50 48 -33 33
        """,
        "photo": """
        122 stroke R 5 12 112 76 14 fill O 34 36 9 \
        M 12 80 L 12 74 L 38 53 C 41 50 45 50 48 53 L 58 62 L 78 43 C 81 40 85 40 88 43 L 110 64 L 110 80 Z
        """,

        // Time and places
        "calendar": """
        stroke R 7 12 86 80 14 fill M 7 36 L 7 26 C 7 18 13 12 21 12 L 79 12 C 87 12 93 18 93 26 L 93 36 Z \
        R 24 46 10 10 2 R 45 46 10 10 2 R 66 46 10 10 2 R 24 66 10 10 2 R 45 66 10 10 2
        """,
        "clock": "stroke O 50 50 44 M 50 24 L 50 52 L 68 62",
        "clock.fill": "fill O 50 50 48 cutStroke M 50 22 L 50 52 L 70 63",
        "mappin": "46 fill O 23 22 18 stroke M 23 40 L 23 94",
        "map.balloon": """
        78 fill M 39 100 C 34 84 0 74 0 39 C 0 17 17 0 39 0 C 61 0 78 17 78 39 C 78 74 44 84 39 100 Z
        """,
        "map": """
        116 stroke M 8 20 L 40 9 L 76 22 L 108 11 L 108 79 L 76 91 L 40 78 L 8 89 Z M 40 9 L 40 78 M 76 22 L 76 91
        """,
        "globe": """
        stroke O 50 50 44 E 50 50 20 44 M 6 50 L 94 50 M 13 28 C 35 36 65 36 87 28 M 13 72 C 35 64 65 64 87 72
        """,
        "house.fill": """
        stroke M 5 50 L 50 9 L 95 50 fill M 17 55 L 50 25 L 83 55 L 83 88 C 83 92 81 94 77 94 L 23 94 \
        C 19 94 17 92 17 88 Z cut R 40 62 20 40 3
        """,

        // Travel and shopping
        "airplane": """
        fill M 97 50 C 97 44 90 42 82 42 L 64 42 L 42 8 C 41 6 39 5 37 5 L 30 5 L 41 42 L 23 42 L 13 30 L 5 30 L 10 50 \
        L 5 70 L 13 70 L 23 58 L 41 58 L 30 95 L 37 95 C 39 95 41 94 42 92 L 64 58 L 82 58 C 90 58 97 56 97 50 Z
        """,
        "bicycle": """
        150 stroke O 31 62 26 O 119 62 26 M 31 62 L 54 26 L 100 26 L 72 62 Z M 49 17 L 72 62 M 40 15 L 58 15 \
        M 119 62 L 97 13 L 110 13
        """,
        "car.fill": """
        116 fill M 31 22 C 34 13 39 10 47 10 L 69 10 C 77 10 82 13 85 22 L 93 42 C 103 44 110 51 110 62 L 110 86 \
        C 110 91 107 94 102 94 C 97 94 93 91 93 86 L 93 80 L 23 80 L 23 86 C 23 91 19 94 14 94 C 9 94 6 91 6 86 L 6 62 \
        C 6 51 13 44 23 42 Z \
        cut M 40 24 C 42 19 44 18 48 18 L 68 18 C 72 18 74 19 76 24 L 82 40 L 34 40 Z O 25 60 7 O 91 60 7
        """,
        "shippingbox": """
        stroke M 50 6 L 91 26 L 91 74 L 50 94 L 9 74 L 9 26 Z M 9 26 L 50 46 L 91 26 M 50 46 L 50 94 M 29 16 L 70 36
        """,
        "shippingbox.fill": """
        solid M 50 5 L 92 26 L 92 74 L 50 95 L 8 74 L 8 26 Z \
        cutStroke M 4 24 L 50 46 L 96 24 M 50 46 L 50 100 M 27 13 L 72 36
        """,
        "gift.fill": """
        fill R 6 28 88 21 5 M 12 54 L 88 54 L 88 86 C 88 91 85 94 80 94 L 20 94 C 15 94 12 91 12 86 Z \
        cutStroke M 50 26 L 50 98 stroke M 50 27 C 42 4 20 4 23 18 C 25 26 38 27 50 27 C 62 27 75 26 77 18 \
        C 80 4 58 4 50 27
        """,
        "cart.fill": """
        112 stroke M 5 11 L 19 11 L 33 71 L 92 71 fill M 23 21 L 102 21 C 107 21 109 24 108 28 L 99 57 \
        C 98 61 95 63 91 63 L 34 63 Z O 43 87 9 O 85 87 9
        """,
        "creditcard.fill": "124 fill R 4 12 116 76 14 cut R 0 30 124 15 0 R 16 62 28 11 4",
        "qrcode": """
        stroke R 8 8 32 32 5 R 60 8 32 32 5 R 8 60 32 32 5 fill R 19 19 10 10 2 R 71 19 10 10 2 R 19 71 10 10 2 \
        R 56 56 11 11 2 R 72 56 11 11 2 R 84 72 11 11 2 R 56 84 11 11 2 R 68 70 11 11 2 R 84 86 11 11 2
        """,
        "tag.fill": """
        fill M 10 14 C 10 11 12 9 15 9 L 45 9 C 49 9 52 10 55 13 L 91 49 C 96 54 96 58 91 63 L 64 90 C 59 95 55 95 50 90 \
        L 14 54 C 11 51 10 48 10 44 Z cut O 29 28 8
        """,

        // People, talk, things
        "person.fill": """
        fill O 50 27 22 M 9 89 C 9 68 28 57 50 57 C 72 57 91 68 91 89 C 91 94 88 96 84 96 L 16 96 C 12 96 9 94 9 89 Z
        """,
        "person.circle.fill": """
        fill O 50 50 48 cut O 50 38 17 \
        M 19 79 C 25 67 37 61 50 61 C 63 61 75 67 81 79 C 73 87 62 91 50 91 C 38 91 27 87 19 79 Z
        """,
        "hand.thumbsup.fill": """
        fill R 5 44 19 46 6 M 30 46 C 38 42 46 28 47 14 C 47 8 52 5 56 6 C 63 8 65 15 64 22 C 63 29 61 34 59 39 L 84 39 \
        C 90 39 94 43 94 48 C 94 52 92 55 89 56 C 92 58 93 61 92 65 C 91 69 89 71 86 72 C 87 74 88 77 86 80 \
        C 85 83 83 84 80 85 C 81 90 78 94 72 94 L 52 94 C 42 94 36 90 30 86 Z
        """,
        "hand.thumbsdown.fill": """
        fill R 5 10 19 46 6 M 30 54 C 38 58 46 72 47 86 C 47 92 52 95 56 94 C 63 92 65 85 64 78 C 63 71 61 66 59 61 \
        L 84 61 C 90 61 94 57 94 52 C 94 48 92 45 89 44 C 92 42 93 39 92 35 C 91 31 89 29 86 28 C 87 26 88 23 86 20 \
        C 85 17 83 16 80 15 C 81 10 78 6 72 6 L 52 6 C 42 6 36 10 30 14 Z
        """,
        "bubble.left": "112 stroke \(bubble)",
        "bubble.left.fill": "112 solid \(bubble)",
        "paperplane.fill": """
        fill M 95 5 L 5 41 C 3 42 3 44 5 45 L 36 57 Z M 95 5 L 43 64 L 55 95 C 56 97 58 97 59 95 Z
        """,
        "envelope.fill": "124 fill R 4 12 116 76 14 cutStroke M 8 20 L 54 58 C 59 62 65 62 70 58 L 116 20",
        "bell": "stroke \(bell)",
        "bell.fill": "solid \(bell)",
        "star": "stroke \(star)",
        "star.fill": "solid \(star)",
        "heart": "stroke \(heart)",
        "heart.fill": "solid \(heart)",
        "bolt.fill": "solid M 58 6 L 20 56 L 47 56 L 41 94 L 80 43 L 53 43 Z",
        "lock.fill": "80 fill R 8 42 64 52 10 stroke M 22 44 L 22 28 C 22 15 30 7 40 7 C 50 7 58 15 58 28 L 58 44",
        "trash.fill": """
        stroke M 10 20 L 90 20 M 35 18 L 38 7 L 62 7 L 65 18 fill M 18 30 L 82 30 L 77 88 C 76 93 73 96 68 96 L 32 96 \
        C 27 96 24 93 23 88 Z cutStroke M 38 44 L 40 82 M 62 44 L 60 82
        """,
    ]

    private static let star = """
        M 50 8 L 62.3 37.1 L 93.7 39.8 L 69.9 60.5 L 77 91.2 L 50 74.9 L 23 91.2 L 30.1 60.5 L 6.3 39.8 L 37.7 37.1 Z
        """
    private static let heart = """
        M 50 90 C 22 69 8 53 8 35 C 8 20 18 11 30 11 C 39 11 46 16 50 24 C 54 16 61 11 70 11 C 82 11 92 20 92 35 \
        C 92 53 78 69 50 90 Z
        """
    private static let bubble = """
        M 26 12 L 86 12 C 98 12 106 20 106 31 L 106 57 C 106 68 98 76 86 76 L 54 76 L 36 91 C 33 93 30 92 30 88 L 30 76 \
        L 26 76 C 14 76 6 68 6 57 L 6 31 C 6 20 14 12 26 12 Z
        """
    private static let bell = """
        M 50 8 C 33 8 25 21 25 38 C 25 57 18 62 13 69 C 10 73 12 77 17 77 L 83 77 C 88 77 90 73 87 69 C 82 62 75 57 75 38 \
        C 75 21 67 8 50 8 Z M 40 89 C 42 93 46 95 50 95 C 54 95 58 93 60 89 Z
        """
}
