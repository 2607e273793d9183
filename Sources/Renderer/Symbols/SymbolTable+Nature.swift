extension SymbolTable {
    /// Weather, animals and plants.
    static let nature: [String: String] = [
        "cloud": "112 stroke \(cloud)",
        "cloud.fill": "112 solid \(cloud)",
        "cloud.rain": "112 stroke \(highCloud) M 28 76 L 20 94 M 56 76 L 48 94 M 84 76 L 76 94",
        "cloud.rain.fill": "112 solid \(highCloud) stroke M 28 77 L 20 94 M 56 77 L 48 94 M 84 77 L 76 94",
        "cloud.bolt": "112 stroke \(highCloud) M 62 66 L 48 80 L 64 80 L 52 95",
        "cloud.bolt.fill": "112 solid \(highCloud) stroke M 62 74 L 50 83 L 64 83 L 52 96",
        "cloud.snow": "112 stroke \(highCloud) fill O 26 78 5.5 O 56 78 5.5 O 86 78 5.5 O 41 93 5.5 O 71 93 5.5",
        "cloud.snow.fill": "112 solid \(highCloud) fill O 26 78 5.5 O 56 78 5.5 O 86 78 5.5 O 41 93 5.5 O 71 93 5.5",
        "cloud.sun": "126 stroke O 84 41 20 \(sunBehind) cut \(lowCloud) stroke \(lowCloud)",
        "cloud.sun.fill": "126 fill O 84 41 23 stroke \(sunBehind) cutStroke \(lowCloud) solid \(lowCloud)",
        "sun.max": "stroke M 70 50 O 50 50 20 \(rays)",
        "sun.max.fill": "fill O 50 50 24 stroke \(rays)",
        "sun.min": """
        stroke M 70 50 O 50 50 20 M 82 50 L 83 50 M 72.6 72.6 L 73.3 73.3 M 50 82 L 50 83 M 27.4 72.6 L 26.7 73.3 M \
        18 50 L 17 50 M 27.4 27.4 L 26.7 26.7 M 50 18 L 50 17 M 72.6 27.4 L 73.3 26.7
        """,
        "sun.min.fill": """
        fill O 50 50 24 stroke M 83 50 L 84 50 M 73.3 73.3 L 74 74 M 50 83 L 50 84 M 26.7 73.3 L 26 74 M 17 50 L 16 \
        50 M 26.7 26.7 L 26 26 M 50 17 L 50 16 M 73.3 26.7 L 74 26
        """,
        "moon": "stroke \(moon)",
        "moon.fill": "solid \(moon)",
        "moon.stars": """
        stroke \(moon) fill M 66 8 L 70 22 L 84 26 L 70 30 L 66 44 L 62 30 L 48 26 L 62 22 Z M 88 36 L 90 43 L 97 45 \
        L 90 47 L 88 54 L 86 47 L 79 45 L 86 43 Z
        """,
        "moon.stars.fill": """
        solid \(moon) fill M 66 8 L 70 22 L 84 26 L 70 30 L 66 44 L 62 30 L 48 26 L 62 22 Z M 88 36 L 90 43 L 97 45 \
        L 90 47 L 88 54 L 86 47 L 79 45 L 86 43 Z
        """,
        "bolt": "stroke M 58 7 L 18 57 L 46 57 L 41 93 L 82 43 L 54 43 Z",
        "bolt.fill": "solid M 58 6 L 20 56 L 47 56 L 41 94 L 80 43 L 53 43 Z",
        "drop": "72 stroke \(drop)",
        "drop.fill": "72 solid \(drop)",
        "flame": "80 stroke \(flame)",
        "flame.fill": """
        80 solid \(flame) cut M 41 88 C 31 88 25 81 25 73 C 25 64 36 58 39 47 C 48 56 57 63 57 73 C 57 82 51 88 41 \
        88 Z
        """,
        "snowflake": """
        stroke M 50 50 L 50 6 M 64.1 12.6 L 50 23 L 35.9 12.6 M 50 50 L 88.1 28 M 89.5 43.5 L 73.4 36.5 L 75.4 19.1 \
        M 50 50 L 88.1 72 M 75.4 80.9 L 73.4 63.5 L 89.5 56.5 M 50 50 L 50 94 M 35.9 87.4 L 50 77 L 64.1 87.4 M 50 \
        50 L 11.9 72 M 10.5 56.5 L 26.6 63.5 L 24.6 80.9 M 50 50 L 11.9 28 M 24.6 19.1 L 26.6 36.5 L 10.5 43.5
        """,
        "thermometer": """
        50 stroke M 14 59 L 14 18 C 14 3 36 3 36 18 L 36 59 C 50 69 44 94 25 94 C 6 94 0 69 14 59 Z M 25 40 L 25 70 \
        fill O 25 76 10
        """,
        "wind": """
        112 stroke M 8 36 L 58 36 C 78 36 76 8 58 10 C 51 11 48 16 48 21 M 8 54 L 84 54 C 108 54 108 24 88 25 C 81 \
        26 78 30 77 35 M 8 72 L 62 72 C 80 72 78 96 62 94 C 56 93 53 89 53 85
        """,
        "umbrella": "stroke M 8 52 C 10 28 28 14 50 14 C 72 14 90 28 92 52 Z M 50 6 L 50 80 C 50 96 72 96 72 80",
        "umbrella.fill":
            "solid M 8 52 C 10 28 28 14 50 14 C 72 14 90 28 92 52 Z stroke M 50 6 L 50 80 C 50 96 72 96 72 80",
        "leaf": "stroke \(leaf) M 8 93 C 18 74 36 58 62 48",
        "leaf.fill": "solid \(leaf) cutStroke M 26 78 C 34 66 48 56 64 48 stroke M 8 93 L 18 80",
        "pawprint": """
        stroke E 37 22 10 14 E 65 22 10 14 E 15 46 9 12 E 85 46 9 12 M 50 46 C 63 46 80 64 80 78 C 80 98 60 88 50 88 \
        C 40 88 20 98 20 78 C 20 64 37 46 50 46 Z
        """,
        "pawprint.fill": """
        fill E 36 22 12 17 E 64 22 12 17 E 13 46 11 14 E 87 46 11 14 solid M 50 50 C 60 50 76 66 76 78 C 76 94 60 86 \
        50 86 C 40 86 24 94 24 78 C 24 66 40 50 50 50 Z
        """,
        "sparkle": "fill M 50 4 C 53 36 64 47 96 50 C 64 53 53 64 50 96 C 47 64 36 53 4 50 C 36 47 47 36 50 4 Z",
        "sparkles": """
        fill M 40 22 C 42 48 50 56 76 58 C 50 60 42 68 40 94 C 38 68 30 60 4 58 C 30 56 38 48 40 22 Z M 80 4 C 81 16 \
        84 19 96 20 C 84 21 81 24 80 36 C 79 24 76 21 64 20 C 76 19 79 16 80 4 Z M 84 70 C 85 79 87 81 96 82 C 87 83 \
        85 85 84 94 C 83 85 81 83 72 82 C 81 81 83 79 84 70 Z
        """,
        "zzz": "stroke M 8 62 L 34 62 L 8 92 L 34 92 M 42 36 L 64 36 L 42 62 L 64 62 M 70 10 L 90 10 L 70 34 L 90 34",
        "moon.zzz": """
        112 stroke M 62 68 C 44 70 27 53 31 27 C 13 32 2 52 9 72 C 18 96 50 100 66 76 C 69 71 67 67 62 68 Z M 54 32 L \
        72 32 L 54 52 L 72 52 M 84 6 L 104 6 L 84 28 L 104 28
        """,
        "moon.zzz.fill": """
        112 solid M 62 68 C 44 70 27 53 31 27 C 13 32 2 52 9 72 C 18 96 50 100 66 76 C 69 71 67 67 62 68 Z stroke M 54 \
        32 L 72 32 L 54 52 L 72 52 M 84 6 L 104 6 L 84 28 L 104 28
        """,
        "cloud.drizzle":
            "112 stroke \(highCloud) M 30 75 L 27 81 M 58 75 L 55 81 M 86 75 L 83 81 M 42 88 L 39 94 M 70 88 L 67 94",
        "cloud.heavyrain": "112 stroke \(highCloud) M 26 75 L 17 93 M 46 75 L 37 93 M 66 75 L 57 93 M 86 75 L 77 93",
        "cloud.fog": "112 stroke \(highCloud) M 12 78 L 68 78 M 82 78 L 100 78 M 12 94 L 30 94 M 44 94 L 100 94",
        "cloud.bolt.rain": "112 stroke \(highCloud) M 26 76 L 18 93 M 92 76 L 84 93 M 62 68 L 48 81 L 64 81 L 52 96",
        "tornado":
            "stroke M 8 12 L 92 12 M 14 28 L 86 28 M 24 44 L 80 44 M 38 60 L 72 60 M 48 76 L 66 76 M 52 92 L 58 92",
        "hurricane": """
        stroke M 66 50 O 50 50 16 M 22 66 C 6 36 34 6 78 14 C 66 18 60 22 57 25 M 78 34 C 94 64 66 94 22 86 C 34 82 40 \
        78 43 75
        """,
        "sun.and.horizon": """
        116 stroke M 8 88 L 108 88 M 26 72 A 58 72 32 180 360 M 8 72 L 14 72 M 108 72 L 102 72 M 22 36 L 27 41 M 94 36 \
        L 89 41 M 58 14 L 58 26
        """,
        "rainbow": "116 stroke M 8 82 A 58 82 50 180 360 M 26 82 A 58 82 32 180 360 M 44 82 A 58 82 14 180 360",
        "water.waves": """
        112 stroke M 8 26 C 18 14 28 14 40 26 C 50 36 60 36 72 26 C 84 14 94 14 104 26 M 8 52 C 18 40 28 40 40 52 C 50 \
        62 60 62 72 52 C 84 40 94 40 104 52 M 8 78 C 18 66 28 66 40 78 C 50 88 60 88 72 78 C 84 66 94 66 104 78
        """,
        "smoke": "112 stroke \(highCloud) M 18 80 C 30 72 40 88 54 80 C 68 72 78 88 92 80 M 30 95 C 40 88 50 100 62 94",
        "thermometer.sun": """
        104 stroke M 24 60 L 24 20 C 24 4 46 4 46 20 L 46 60 C 62 70 54 94 35 94 C 16 94 8 70 24 60 Z M 58 34 C 70 28 \
        82 40 76 52 M 72 8 L 72 16 M 100 40 L 92 40 M 90 18 L 84 24 M 92 64 L 86 58 M 72 72 L 72 68 fill O 35 76 9 R \
        31 34 8 40 4
        """,
        "dog": """
        116 stroke M 20 92 L 20 62 L 12 46 C 10 40 14 36 20 38 L 30 48 L 70 48 L 74 16 L 84 26 L 98 28 L 108 34 C 110 \
        44 102 48 92 48 L 88 60 L 88 92 L 76 92 L 74 70 L 36 70 L 34 92 Z
        """,
        "cat": """
        116 stroke M 22 92 L 22 58 C 18 46 20 30 8 18 M 22 58 C 32 48 52 48 72 48 L 74 14 L 84 24 L 96 24 L 106 14 L \
        106 36 C 106 46 98 52 90 54 L 90 92 L 78 92 L 76 72 L 36 72 L 34 92 Z
        """,
        "hare": """
        116 stroke M 14 80 C 4 62 22 42 44 46 C 56 48 62 52 68 52 C 62 40 50 26 40 16 C 58 14 74 28 80 42 C 96 44 110 \
        54 108 62 C 106 70 96 68 88 70 C 88 78 92 84 100 86 L 78 86 C 72 86 68 82 66 76 L 54 80 C 52 84 56 84 58 88 L \
        30 88 C 22 88 16 86 14 80 Z
        """,
        "tortoise": """
        124 stroke M 14 66 C 14 40 32 22 54 22 C 76 22 92 40 92 66 Z M 92 56 C 92 46 98 40 106 40 C 114 40 118 46 116 \
        54 C 114 62 106 66 92 66 M 26 68 L 22 84 L 34 84 L 40 68 M 68 68 L 74 84 L 86 84 L 82 68
        """,
        "fish": """
        124 stroke M 8 24 C 22 34 26 42 32 44 C 44 26 64 20 82 24 C 100 28 112 40 116 50 C 112 60 100 72 82 76 C 64 80 \
        44 74 32 56 C 26 58 22 66 8 76 C 14 60 14 40 8 24 Z fill O 92 46 5
        """,
        "ladybug": """
        stroke M 24 48 C 24 34 34 24 50 24 C 66 24 76 34 76 48 L 76 66 C 76 80 66 92 50 92 C 34 92 24 80 24 66 Z M 24 \
        42 L 76 42 M 50 42 L 50 92 M 36 24 C 36 14 64 14 64 24 M 36 14 L 30 8 M 64 14 L 70 8 M 22 50 L 8 44 M 22 64 L \
        8 64 M 22 78 L 10 86 M 78 50 L 92 44 M 78 64 L 92 64 M 78 78 L 90 86
        """,
    ]

    private static let cloud = """
        M 28 84 C 14 84 5 75 5 63 C 5 52 13 44 24 43 C 27 27 40 17 55 17 C 72 17 85 29 87 46 C 98 47 107 55 107 66 C \
        107 77 98 84 88 84 Z
        """

    private static let highCloud = """
        M 28 62 C 14 62 6 55 6 45 C 6 35 14 28 24 28 C 28 15 40 7 54 7 C 70 7 83 17 86 31 C 98 32 106 38 106 47 C \
        106 56 98 62 88 62 Z
        """

    private static let sunBehind = """
        M 84 5 L 84 8 M 110 15 L 108 17 M 121 41 L 118 41 M 58 15 L 60 17 M 110 67 L 108 65
        """

    private static let lowCloud = """
        M 26 92 C 14 92 6 85 6 75 C 6 66 13 59 22 58 C 25 46 35 38 48 38 C 62 38 73 47 75 60 C 85 61 92 67 92 76 C \
        92 86 85 92 76 92 Z
        """

    private static let rays = """
        M 83 50 L 94 50 M 73.3 73.3 L 81.1 81.1 M 50 83 L 50 94 M 26.7 73.3 L 18.9 81.1 M 17 50 L 6 50 M 26.7 26.7 L \
        18.9 18.9 M 50 17 L 50 6 M 73.3 26.7 L 81.1 18.9
        """

    private static let moon = """
        M 38 9 C 20 16 8 32 8 52 C 8 75 26 92 49 92 C 68 92 84 81 90 63 C 84 66 77 67 70 67 C 48 67 32 51 32 30 C 32 \
        22 34 15 38 9 Z
        """

    private static let drop = """
        M 36 7 C 46 22 64 43 64 62 C 64 80 52 92 36 92 C 20 92 8 80 8 62 C 8 43 26 22 36 7 Z
        """

    private static let flame = """
        M 38 7 C 44 24 72 36 72 64 C 72 82 58 93 40 93 C 22 93 8 82 8 64 C 8 52 14 44 20 37 C 22 46 26 50 31 51 C 27 \
        36 28 20 38 7 Z
        """

    private static let leaf = """
        M 92 12 C 94 54 78 84 46 84 C 26 84 14 72 14 56 C 14 26 46 24 64 22 C 76 20 86 18 92 12 Z
        """
}
