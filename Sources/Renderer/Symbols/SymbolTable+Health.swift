extension SymbolTable {
    /// Medicine and the body.
    static let health: [String: String] = [
        "pill": "stroke M 16 56 L 56 16 C 74 -2 102 26 84 44 L 44 84 C 26 102 -2 74 16 56 Z M 36 36 L 64 64",
        "pill.fill": """
        fill M 32 34 L 54 13 C 78 -11 111 22 87 46 L 66 67 Z stroke M 30 42 L 16 56 C -2 74 26 102 44 84 L 58 70 Z
        """,
        "syringe": """
        stroke M 34 84 L 16 66 L 60 22 L 78 40 Z M 25 75 L 8 92 M 69 31 L 86 14 M 74 6 L 94 26 M 52 10 L 90 48 M 46 36 \
        L 54 44 M 34 48 L 42 56
        """,
        "bandage": """
        stroke M 12 60 L 60 12 C 72 0 100 28 88 40 L 40 88 C 28 100 0 72 12 60 Z M 26 46 L 54 74 M 46 26 L 74 54 fill \
        O 50 42 3.6 O 42 50 3.6 O 58 50 3.6 O 50 58 3.6
        """,
        "bandage.fill": """
        solid M 12 60 L 60 12 C 72 0 100 28 88 40 L 40 88 C 28 100 0 72 12 60 Z cutStroke M 20 40 L 60 80 M 40 20 L 80 \
        60 cut O 50 42 4 O 42 50 4 O 58 50 4 O 50 58 4
        """,
        "staroflife": """
        stroke M 40 8 L 60 8 L 60 32 L 81 20 L 91 38 L 70 50 L 91 62 L 81 80 L 60 68 L 60 92 L 40 92 L 40 68 L 19 80 L \
        9 62 L 30 50 L 9 38 L 19 20 L 40 32 Z
        """,
        "staroflife.fill": """
        solid M 40 8 L 60 8 L 60 32 L 81 20 L 91 38 L 70 50 L 91 62 L 81 80 L 60 68 L 60 92 L 40 92 L 40 68 L 19 80 L \
        9 62 L 30 50 L 9 38 L 19 20 L 40 32 Z
        """,
        "ear": """
        76 stroke M 12 48 C 4 22 20 7 38 7 C 56 7 69 20 69 38 C 69 56 54 60 52 74 C 50 86 42 93 32 93 C 24 93 18 89 16 \
        82 M 24 42 C 22 28 30 22 38 22 C 48 22 54 29 53 38 C 52 46 44 48 42 56 M 38 60 C 30 58 26 62 24 68
        """,
    ]
}
