extension SymbolTable {
    /// Shops, money, food and health.
    static let shopping: [String: String] = [
        "shippingbox": """
        stroke M 50 6 L 91 26 L 91 74 L 50 94 L 9 74 L 9 26 Z M 9 26 L 50 46 L 91 26 M 50 46 L 50 94 M 29 16 L 70 36
        """,
        "shippingbox.fill": """
        solid M 50 5 L 92 26 L 92 74 L 50 95 L 8 74 L 8 26 Z cutStroke M 4 24 L 50 46 L 96 24 M 50 46 L 50 100 M 27 \
        13 L 72 36
        """,
        "gift.fill": """
        fill R 6 28 88 21 5 M 12 54 L 88 54 L 88 86 C 88 91 85 94 80 94 L 20 94 C 15 94 12 91 12 86 Z cutStroke M 50 \
        26 L 50 98 stroke M 50 27 C 42 4 20 4 23 18 C 25 26 38 27 50 27 C 62 27 75 26 77 18 C 80 4 58 4 50 27
        """,
        "gift": """
        stroke M 10 29 L 90 29 C 92 29 93 30 93 32 L 93 46 C 93 48 92 49 90 49 L 10 49 C 8 49 7 48 7 46 L 7 32 C 7 \
        30 8 29 10 29 Z M 14 49 L 14 86 C 14 90 16 92 20 92 L 80 92 C 84 92 86 90 86 86 L 86 49 M 50 29 L 50 92 M 50 \
        28 C 42 4 20 4 23 18 C 25 26 38 28 50 28 C 62 28 75 26 77 18 C 80 4 58 4 50 28
        """,
        "cart.fill": """
        112 stroke M 5 11 L 19 11 L 33 71 L 92 71 fill M 23 21 L 102 21 C 107 21 109 24 108 28 L 99 57 C 98 61 95 63 \
        91 63 L 34 63 Z O 43 87 9 O 85 87 9
        """,
        "cart": "112 stroke M 6 11 L 19 11 L 34 71 L 94 71 M 24 24 L 106 24 L 97 58 L 31 58 fill O 43 87 8 O 86 87 8",
        "bag": "88 stroke R 8 28 72 65 12 M 29 44 L 29 24 C 29 13 36 7 44 7 C 52 7 59 13 59 24 L 59 44",
        "bag.fill": """
        88 fill R 4 25 80 72 15 stroke M 29 26 L 29 22 C 29 13 36 6 44 6 C 52 6 59 13 59 22 L 59 26 cutStroke M 29 \
        20 L 29 43 M 59 20 L 59 43 stroke M 29 22 C 29 13 36 6 44 6 C 52 6 59 13 59 22
        """,
        "basket": """
        112 stroke M 8 42 L 104 42 L 92 86 C 91 90 88 92 84 92 L 28 92 C 24 92 21 90 20 86 Z M 26 40 L 44 10 M 86 40 \
        L 68 10 M 42 56 L 44 78 M 70 56 L 68 78
        """,
        "basket.fill": """
        112 solid M 8 42 L 104 42 L 92 86 C 91 90 88 92 84 92 L 28 92 C 24 92 21 90 20 86 Z stroke M 26 40 L 44 10 M \
        86 40 L 68 10 cutStroke M 40 56 L 43 78 M 72 56 L 69 78
        """,
        "creditcard.fill": "124 fill R 4 12 116 76 14 cut R 0 30 124 15 0 R 16 62 28 11 4",
        "creditcard": "124 stroke R 7 14 110 72 13 fill R 7 30 110 13 0 R 18 62 26 9 3",
        "tag.fill": """
        fill M 10 14 C 10 11 12 9 15 9 L 45 9 C 49 9 52 10 55 13 L 91 49 C 96 54 96 58 91 63 L 64 90 C 59 95 55 95 \
        50 90 L 14 54 C 11 51 10 48 10 44 Z cut O 29 28 8
        """,
        "tag": """
        stroke M 11 16 C 11 13 13 11 16 11 L 45 11 C 49 11 52 12 54 15 L 89 50 C 94 55 94 59 89 63 L 64 88 C 59 93 \
        55 93 50 88 L 15 54 C 12 51 11 48 11 44 Z fill O 30 30 7
        """,
        "ticket": "120 stroke \(ticket) M 82 22 L 82 28 M 82 44 L 82 56 M 82 72 L 82 78",
        "ticket.fill": "120 solid \(ticket) cutStroke M 82 16 L 82 28 M 82 44 L 82 56 M 82 72 L 82 84",
        "banknote": "124 stroke R 7 18 110 64 9 M 79 50 O 62 50 17 fill O 24 50 5 O 100 50 5",
        "banknote.fill": "124 fill R 3 14 118 72 12 cut O 62 50 20 O 22 50 6 O 102 50 6",
        "dollarsign": "66 stroke M 56 30 C 52 12 12 10 12 32 C 12 56 56 44 56 69 C 56 91 14 90 9 70 M 33 4 L 33 96",
        "eurosign": "76 stroke M 66 24 C 46 2 20 16 20 50 C 20 84 46 98 66 76 M 7 42 L 52 42 M 7 58 L 48 58",
        "sterlingsign": "72 stroke M 60 26 C 54 4 20 6 22 32 C 23 48 32 66 12 90 L 62 90 M 9 52 L 48 52",
        "yensign": "78 stroke M 10 9 L 39 50 L 68 9 M 39 50 L 39 92 M 14 52 L 64 52 M 14 70 L 64 70",
        "fork.knife": """
        84 stroke M 8 8 L 8 28 C 8 40 14 44 21 44 C 28 44 34 40 34 28 L 34 8 M 21 8 L 21 93 M 66 93 L 66 62 L 56 62 \
        C 54 36 58 14 66 8 Z
        """,
        "cup.and.saucer": """
        116 stroke M 14 20 L 84 20 L 84 44 C 84 64 70 74 49 74 C 28 74 14 64 14 44 Z M 84 28 L 92 28 C 112 28 110 60 \
        80 58 M 8 92 L 92 92
        """,
        "cup.and.saucer.fill": """
        116 solid M 14 18 L 84 18 L 84 44 C 84 64 70 74 49 74 C 28 74 14 64 14 44 Z stroke M 84 27 L 92 27 C 112 27 \
        110 60 80 58 M 8 92 L 92 92
        """,
        "wineglass": """
        68 stroke M 14 8 L 54 8 L 58 32 C 60 48 48 58 34 58 C 20 58 8 48 10 32 Z M 34 58 L 34 92 M 16 92 L 52 92 M \
        12 30 L 56 30
        """,
        "wineglass.fill": """
        68 solid M 14 8 L 54 8 L 58 32 C 60 48 48 58 34 58 C 20 58 8 48 10 32 Z stroke M 34 58 L 34 92 M 16 92 L 52 \
        92 cutStroke M 20 26 L 48 26
        """,
        "birthday.cake": """
        stroke M 8 92 L 92 92 M 14 92 L 14 56 C 14 50 18 46 24 46 L 76 46 C 82 46 86 50 86 56 L 86 92 M 14 68 C 26 \
        78 38 78 50 68 C 62 78 74 78 86 68 M 30 46 L 30 28 M 50 46 L 50 28 M 70 46 L 70 28 fill E 30 13 5 8 E 50 13 \
        5 8 E 70 13 5 8
        """,
        "pills": "116 stroke R 10 10 32 80 16 M 10 50 L 42 50 M 106 64 O 80 64 26 M 61 82 L 99 46",
        "pills.fill": "116 fill R 6 4 38 92 19 O 82 64 31 cutStroke M 0 50 L 50 50 M 56 90 L 108 38",
        "stethoscope": """
        stroke M 18 8 L 10 8 L 10 32 C 10 48 20 56 32 56 C 44 56 54 48 54 32 L 54 8 L 46 8 M 32 56 L 32 68 C 32 84 \
        42 92 56 92 C 70 92 80 84 80 68 L 80 54 M 91 43 O 80 43 11
        """,
        "wallet.pass":
            "88 stroke R 9 7 70 86 12 M 10 36 L 28 36 C 32 36 32 48 44 48 C 56 48 56 36 60 36 L 78 36 M 10 22 L 78 22",
        "wallet.pass.fill": """
        88 fill R 5 3 78 94 15 cutStroke M 2 22 L 86 22 M 2 36 L 28 36 C 32 36 32 48 44 48 C 56 48 56 36 60 36 L 86 36
        """,
        "wallet.bifold": """
        108 stroke M 12 26 L 84 26 C 92 26 96 30 96 38 L 96 82 C 96 90 92 93 84 93 L 20 93 C 12 93 8 90 8 82 L 8 22 C \
        8 14 12 10 20 10 L 84 10 L 84 24 M 96 50 L 76 50 C 64 50 64 70 76 70 L 96 70
        """,
        "handbag": """
        stroke M 16 40 L 84 40 C 89 40 90 42 91 46 L 94 82 C 95 90 91 93 84 93 L 16 93 C 9 93 5 90 6 82 L 9 46 C 10 42 \
        11 40 16 40 Z M 30 54 L 30 30 C 30 16 38 8 50 8 C 62 8 70 16 70 30 L 70 54
        """,
        "handbag.fill": """
        solid M 16 42 L 84 42 C 88 42 89 44 90 48 L 93 84 C 93 89 90 92 84 92 L 16 92 C 10 92 7 89 7 84 L 10 48 C 11 \
        44 12 42 16 42 Z stroke M 30 40 L 30 30 C 30 16 38 8 50 8 C 62 8 70 16 70 30 L 70 40 cutStroke M 30 52 L 30 58 \
        M 70 52 L 70 58
        """,
        "takeoutbag.and.cup.and.straw": """
        118 stroke M 8 34 L 60 34 L 56 93 L 12 93 Z M 8 34 L 14 22 L 54 22 L 60 34 M 66 44 L 110 44 L 104 93 L 70 93 M \
        66 44 L 66 38 L 110 38 M 86 36 L 90 12 L 102 8
        """,
        "mug": """
        stroke M 10 20 L 66 20 L 66 78 C 66 86 62 90 54 90 L 22 90 C 14 90 10 86 10 78 Z M 66 34 L 78 34 C 94 34 94 72 \
        78 72 L 66 72
        """,
        "mug.fill": """
        solid M 10 20 L 64 20 L 64 78 C 64 86 60 90 54 90 L 20 90 C 14 90 10 86 10 78 Z stroke M 68 34 L 78 34 C 94 34 \
        94 72 78 72 L 68 72
        """,
        "receipt": """
        80 stroke M 10 93 L 10 8 L 20 15 L 30 8 L 40 15 L 50 8 L 60 15 L 70 8 L 70 93 L 60 86 L 50 93 L 40 86 L 30 93 \
        L 20 86 Z M 25 36 L 55 36 M 25 52 L 55 52 M 25 68 L 44 68
        """,
    ]

    private static let ticket = """
        M 14 22 L 106 22 C 110 22 112 24 112 28 L 112 40 C 100 40 100 60 112 60 L 112 72 C 112 76 110 78 106 78 L 14 \
        78 C 10 78 8 76 8 72 L 8 60 C 20 60 20 40 8 40 L 8 28 C 8 24 10 22 14 22 Z
        """
}
