extension SymbolTable {
    /// Devices, and what links them.
    static let devices: [String: String] = [
        "wifi": """
        116 stroke M 8 40 C 36 10 80 10 108 40 M 25 58 C 43 39 73 39 91 58 M 42 76 C 51 67 65 67 74 76 fill O 58 89 \
        7
        """,
        "antenna.radiowaves.left.and.right": """
        124 stroke M 62 46 L 62 92 M 42.2 67.8 A 62 48 28 135 225 M 26.6 83.4 A 62 48 50 135 225 M 81.8 28.2 A 62 48 \
        28 -45 45 M 97.4 12.6 A 62 48 50 -45 45 fill O 62 46 10
        """,
        "dot.radiowaves.left.and.right": """
        124 stroke M 42.2 69.8 A 62 50 28 135 225 M 26.6 85.4 A 62 50 50 135 225 M 81.8 30.2 A 62 50 28 -45 45 M \
        97.4 14.6 A 62 50 50 -45 45 fill O 62 50 11
        """,
        "battery.100": "134 stroke R 7 26 104 48 12 fill R 16 35 86 30 5 M 119 40 C 130 44 130 56 119 60 Z",
        "battery.75": "134 stroke R 7 26 104 48 12 fill R 16 35 64 30 5 M 119 40 C 130 44 130 56 119 60 Z",
        "battery.50": "134 stroke R 7 26 104 48 12 fill R 16 35 43 30 5 M 119 40 C 130 44 130 56 119 60 Z",
        "battery.25": "134 stroke R 7 26 104 48 12 fill R 16 35 22 30 5 M 119 40 C 130 44 130 56 119 60 Z",
        "battery.0": "134 stroke R 7 26 104 48 12 fill M 119 40 C 130 44 130 56 119 60 Z",
        "iphone": "64 stroke R 9 6 46 88 11 M 26 16 L 38 16",
        "ipad": "84 stroke R 8 6 68 88 10 M 32 84 L 52 84",
        "applewatch":
            "72 stroke R 10 24 50 52 14 M 20 22 L 24 7 L 46 7 L 50 22 M 20 78 L 24 93 L 46 93 L 50 78 M 65 44 L 65 54",
        "laptopcomputer":
            "124 stroke M 20 74 L 20 26 C 20 21 23 18 28 18 L 96 18 C 101 18 104 21 104 26 L 104 74 M 7 82 L 117 82",
        "desktopcomputer": "116 stroke R 7 10 102 62 9 M 50 72 L 46 92 M 66 72 L 70 92 M 36 92 L 80 92",
        "display": "116 stroke R 7 10 102 64 9 M 58 74 L 58 92 M 38 92 L 78 92",
        "tv": "120 stroke R 7 12 106 66 10 M 40 92 L 80 92",
        "tv.fill": "120 fill R 3 8 114 74 13 stroke M 40 93 L 80 93",
        "printer": """
        112 stroke M 28 70 L 16 70 C 11 70 8 67 8 62 L 8 40 C 8 34 11 30 17 30 L 95 30 C 101 30 104 34 104 40 L 104 \
        62 C 104 67 101 70 96 70 L 84 70 M 28 30 L 28 8 L 84 8 L 84 30 R 28 54 56 38 3 fill O 90 44 4.5
        """,
        "printer.fill": "112 fill R 26 4 60 19 4 R 4 28 104 46 12 cut R 22 52 68 48 6 O 90 42 5 fill R 28 58 56 38 4",
        "externaldrive": """
        116 stroke M 8 62 L 22 24 C 24 20 27 18 31 18 L 85 18 C 89 18 92 20 94 24 L 108 62 R 8 56 100 28 8 fill O 92 \
        70 5
        """,
        "cpu": """
        stroke R 20 20 60 60 8 R 38 38 24 24 2 M 34 6 L 34 18 M 50 6 L 50 18 M 66 6 L 66 18 M 34 82 L 34 94 M 50 82 \
        L 50 94 M 66 82 L 66 94 M 6 34 L 18 34 M 6 50 L 18 50 M 6 66 L 18 66 M 82 34 L 94 34 M 82 50 L 94 50 M 82 66 \
        L 94 66
        """,
    ]
}
