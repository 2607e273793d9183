extension SymbolTable {
    /// Players, pictures and sound.
    static let media: [String: String] = [
        "media.play": "fill M 0 0 L 100 50 L 0 100 Z",
        "media.pause": "fill R 0 0 33.3 100 0 R 66.7 0 33.3 100 0",
        "play": "stroke M 22 12 L 86 50 L 22 88 Z",
        "play.fill": "solid M 24 14 L 84 50 L 24 86 Z",
        "pause": "stroke R 20 12 18 76 5 R 62 12 18 76 5",
        "pause.fill": "fill R 20 10 22 80 6 R 58 10 22 80 6",
        "stop": "stroke R 14 14 72 72 10",
        "stop.fill": "fill R 10 10 80 80 12",
        "play.circle.fill": "fill O 50 50 48 cut M 41 31 L 72 50 L 41 69 Z",
        "forward": "130 stroke M 10 16 L 62 50 L 10 84 Z M 68 16 L 120 50 L 68 84 Z",
        "forward.fill": "130 solid M 10 18 L 60 50 L 10 82 Z M 68 18 L 118 50 L 68 82 Z",
        "backward": "130 stroke M 120 16 L 68 50 L 120 84 Z M 62 16 L 10 50 L 62 84 Z",
        "backward.fill": "130 solid M 120 18 L 70 50 L 120 82 Z M 62 18 L 12 50 L 62 82 Z",
        "forward.end": "stroke M 12 14 L 74 50 L 12 86 Z M 90 14 L 90 86",
        "forward.end.fill": "solid M 12 16 L 72 50 L 12 84 Z stroke M 90 14 L 90 86",
        "backward.end": "stroke M 88 14 L 26 50 L 88 86 Z M 10 14 L 10 86",
        "backward.end.fill": "solid M 88 16 L 28 50 L 88 84 Z stroke M 10 14 L 10 86",
        "playpause.fill": "130 solid M 12 18 L 64 50 L 12 82 Z stroke M 92 16 L 92 84 M 118 16 L 118 84",
        "record.circle": "stroke O 50 50 44 fill O 50 50 22",
        "record.circle.fill": "fill O 50 50 48 cut O 50 50 24",
        "camera.fill": """
        120 fill M 10 26 L 32 26 L 40 14 L 80 14 L 88 26 L 110 26 C 115 26 118 29 118 34 L 118 80 C 118 85 115 88 \
        110 88 L 10 88 C 5 88 2 85 2 80 L 2 34 C 2 29 5 26 10 26 Z cut O 60 56 21 fill O 60 56 14
        """,
        "camera": """
        120 stroke M 14 26 L 32 26 L 40 14 L 80 14 L 88 26 L 106 26 C 111 26 114 29 114 34 L 114 80 C 114 85 111 88 \
        106 88 L 14 88 C 9 88 6 85 6 80 L 6 34 C 6 29 9 26 14 26 Z M 80 56 O 60 56 20
        """,
        "photo": """
        122 stroke R 5 12 112 76 14 fill O 34 36 9 M 12 80 L 12 74 L 38 53 C 41 50 45 50 48 53 L 58 62 L 78 43 C 81 \
        40 85 40 88 43 L 110 64 L 110 80 Z
        """,
        "photo.fill": """
        122 fill R 2 8 118 84 17 cut O 34 34 10 M 10 80 L 38 55 C 41 52 45 52 48 55 L 58 64 L 78 45 C 81 42 85 42 88 \
        45 L 112 68 L 112 80 Z
        """,
        "photo.on.rectangle": """
        130 stroke R 34 26 88 66 12 M 24 70 L 18 70 C 12 70 8 66 8 60 L 8 18 C 8 12 12 8 18 8 L 86 8 C 92 8 96 11 96 \
        15 fill O 56 46 7 M 40 84 L 40 80 L 58 66 C 60 64 63 64 65 66 L 73 73 L 90 57 C 92 55 96 55 98 57 L 116 74 L \
        116 84 Z
        """,
        "video.fill": """
        124 fill R 4 18 74 64 16 M 84 45 L 110 27 C 115 24 120 26 120 32 L 120 68 C 120 74 115 76 110 73 L 84 55 Z
        """,
        "video": """
        124 stroke R 7 20 70 60 14 M 80 44 L 108 28 C 113 25 117 27 117 32 L 117 68 C 117 73 113 75 108 72 L 80 56
        """,
        "film": """
        120 stroke R 8 14 104 72 10 M 30 14 L 30 86 M 90 14 L 90 86 M 30 50 L 90 50 M 8 38 L 30 38 M 8 62 L 30 62 M \
        90 38 L 112 38 M 90 62 L 112 62
        """,
        "film.fill": """
        120 fill R 4 10 112 80 13 cut R 12 20 11 14 3 R 12 43 11 14 3 R 12 66 11 14 3 R 97 20 11 14 3 R 97 43 11 14 \
        3 R 97 66 11 14 3 R 32 18 56 28 4 R 32 54 56 28 4
        """,
        "music.note": """
        72 fill E 22 82 18 14 M 32 18 C 32 14 34 12 38 11 L 62 5 C 66 4 68 6 68 9 L 68 22 C 68 25 66 27 63 28 L 40 \
        34 L 40 82 L 32 82 Z
        """,
        "music.note.list": """
        110 fill E 20 84 15 11 R 28 24 7 60 2 M 28 24 L 50 16 L 50 32 L 28 40 Z stroke M 64 22 L 102 22 M 64 44 L \
        102 44 M 50 66 L 102 66
        """,
        "mic.fill": """
        fill R 35 4 30 56 15 stroke M 20 44 C 20 62 32 74 50 74 C 68 74 80 62 80 44 M 50 74 L 50 93 M 32 93 L 68 93
        """,
        "mic": "stroke R 36 7 28 52 14 M 20 44 C 20 62 32 74 50 74 C 68 74 80 62 80 44 M 50 74 L 50 93 M 32 93 L 68 93",
        "speaker": """
        64 stroke M 12 37 L 26 37 L 47 18 C 51 15 54 17 54 21 L 54 79 C 54 83 51 85 47 82 L 26 63 L 12 63 C 9 63 7 \
        61 7 58 L 7 42 C 7 39 9 37 12 37 Z
        """,
        "speaker.fill": "64 fill \(speaker)",
        "speaker.wave.1.fill": "86 fill \(speaker) stroke A 50 50 26 -40 40",
        "speaker.wave.1": """
        86 stroke M 12 37 L 26 37 L 47 18 C 51 15 54 17 54 21 L 54 79 C 54 83 51 85 47 82 L 26 63 L 12 63 C 9 63 7 \
        61 7 58 L 7 42 C 7 39 9 37 12 37 Z M 69.9 33.3 A 50 50 26 -40 40
        """,
        "speaker.wave.2": """
        104 stroke M 12 37 L 26 37 L 47 18 C 51 15 54 17 54 21 L 54 79 C 54 83 51 85 47 82 L 26 63 L 12 63 C 9 63 7 \
        61 7 58 L 7 42 C 7 39 9 37 12 37 Z M 69.9 33.3 A 50 50 26 -40 40 M 87.7 23.6 A 50 50 46 -35 35
        """,
        "speaker.wave.2.fill": """
        122 fill M 10 35 L 24 35 L 47 14 C 51 11 54 13 54 17 L 54 83 C 54 87 51 89 47 86 L 24 65 L 10 65 C 6 65 4 63 \
        4 59 L 4 41 C 4 37 6 35 10 35 Z stroke A 50 50 26 -40 40 M 90.3 24 A 50 50 48 -33 33
        """,
        "speaker.wave.3.fill":
            "126 fill \(speaker) stroke A 50 50 22 -40 40 M 83.2 28.4 A 50 50 40 -33 33 M 100.2 18.9 A 50 50 59 -32 32",
        "waveform":
            "stroke M 8 42 L 8 58 M 24 28 L 24 72 M 41 10 L 41 90 M 59 34 L 59 66 M 76 20 L 76 80 M 92 42 L 92 58",
        "headphones": """
        stroke M 12 62 L 12 50 C 12 26 29 10 50 10 C 71 10 88 26 88 50 L 88 62 fill R 8 56 22 38 9 R 70 56 22 38 9
        """,
        "gamecontroller.fill": """
        130 fill M 36 18 L 94 18 C 112 18 118 34 123 60 C 127 82 118 90 110 86 C 102 82 96 70 88 70 L 42 70 C 34 70 \
        28 82 20 86 C 12 90 3 82 7 60 C 12 34 18 18 36 18 Z cutStroke M 40 32 L 40 56 M 28 44 L 52 44 cut O 92 37 6 \
        O 82 51 6
        """,
        "gamecontroller": """
        130 stroke M 36 18 L 94 18 C 112 18 118 34 122 60 C 126 82 118 90 110 86 C 102 82 96 70 88 70 L 42 70 C 34 \
        70 28 82 20 86 C 12 90 4 82 8 60 C 12 34 18 18 36 18 Z M 40 32 L 40 56 M 28 44 L 52 44 fill O 92 37 6 O 82 \
        51 6
        """,
        "qrcode": """
        stroke R 8 8 32 32 5 R 60 8 32 32 5 R 8 60 32 32 5 fill R 19 19 10 10 2 R 71 19 10 10 2 R 19 71 10 10 2 R 56 \
        56 11 11 2 R 72 56 11 11 2 R 84 72 11 11 2 R 56 84 11 11 2 R 68 70 11 11 2 R 84 86 11 11 2
        """,
        "barcode": """
        124 stroke M 10 14 L 10 86 M 114 14 L 114 86 fill R 24 12 5 76 1 R 36 12 11 76 1 R 54 12 5 76 1 R 66 12 5 76 \
        1 R 78 12 11 76 1 R 96 12 5 76 1
        """,
        "viewfinder": """
        stroke M 8 32 L 8 18 C 8 12 12 8 18 8 L 32 8 M 68 8 L 82 8 C 88 8 92 12 92 18 L 92 32 M 92 68 L 92 82 C 92 \
        88 88 92 82 92 L 68 92 M 32 92 L 18 92 C 12 92 8 88 8 82 L 8 68
        """,
        "barcode.viewfinder": """
        stroke M 8 32 L 8 18 C 8 12 12 8 18 8 L 32 8 M 68 8 L 82 8 C 88 8 92 12 92 18 L 92 32 M 92 68 L 92 82 C 92 \
        88 88 92 82 92 L 68 92 M 32 92 L 18 92 C 12 92 8 88 8 82 L 8 68 M 28 32 L 28 68 M 43 32 L 43 68 M 57 32 L 57 \
        68 M 72 32 L 72 68
        """,
        "qrcode.viewfinder": """
        stroke M 8 32 L 8 18 C 8 12 12 8 18 8 L 32 8 M 68 8 L 82 8 C 88 8 92 12 92 18 L 92 32 M 92 68 L 92 82 C 92 \
        88 88 92 82 92 L 68 92 M 32 92 L 18 92 C 12 92 8 88 8 82 L 8 68 fill R 25 25 21 21 3 R 54 25 21 21 3 R 25 54 \
        21 21 3 R 54 54 9 9 2 R 66 66 9 9 2
        """,
        "speaker.wave.3": """
        126 stroke M 12 37 L 26 37 L 47 18 C 51 15 54 17 54 21 L 54 79 C 54 83 51 85 47 82 L 26 63 L 12 63 C 9 63 7 61 \
        7 58 L 7 42 C 7 39 9 37 12 37 Z M 67.3 35 A 48 50 24 -38 38 M 83.2 28.4 A 50 50 40 -33 33 M 100.2 18.9 A 50 50 \
        59 -32 32
        """,
        "music.mic": """
        stroke M 58 46 L 16 86 C 12 90 8 86 12 82 L 48 38 M 52 34 C 48 18 64 4 80 12 C 94 20 94 42 78 47 C 70 50 64 48 \
        60 46 Z M 60 16 L 84 42
        """,
        "photo.on.rectangle.angled": """
        128 stroke R 34 34 86 58 9 M 24 76 L 20 76 C 15 77 13 74 12 70 L 7 32 C 6 27 8 24 13 23 L 92 10 C 97 9 100 11 \
        101 16 L 102 24 fill O 54 50 6 M 40 88 L 40 84 L 58 68 L 70 78 L 90 58 L 116 82 L 116 88 Z
        """,
        "photo.stack": """
        112 stroke R 8 36 96 56 10 M 18 22 L 94 22 M 28 8 L 84 8 fill O 30 52 6.5 M 14 88 L 14 84 L 34 68 L 48 78 L 70 \
        58 L 98 82 L 98 88 Z
        """,
    ]

    private static let speaker = """
        M 10 35 L 24 35 L 47 14 C 51 11 54 13 54 17 L 54 83 C 54 87 51 89 47 86 L 24 65 L 10 65 C 6 65 4 63 4 59 L 4 \
        41 C 4 37 6 35 10 35 Z
        """
}
