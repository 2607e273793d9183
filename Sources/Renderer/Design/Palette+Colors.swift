import Views

extension Palette {
    /// Colours of iOS 13–18 (facts: colors/system, colors/gray, colors/semantic): light, dark, both in high contrast.
    static let colors: [SemanticColor: Variants] = [
        .label: Variants(RGBA(white: 0), RGBA(white: 1)),
        .secondaryLabel: Variants(ink, darkInk, alphas: (153, 153, 173, 173)),
        .tertiaryLabel: Variants(ink, darkInk, alphas: (76, 76, 96, 96)),
        .placeholderText: Variants(ink, darkInk, alphas: (76, 76, 96, 96)),
        .quaternaryLabel: Variants(ink, darkInk, alphas: (45, 40, 66, 61)),
        .systemFill: Variants(RGBA(120, 120, 128), RGBA(120, 120, 128), alphas: (51, 91, 71, 112)),
        .secondarySystemFill: Variants(RGBA(120, 120, 128), RGBA(120, 120, 128), alphas: (40, 81, 61, 102)),
        .tertiarySystemFill: Variants(RGBA(118, 118, 128), RGBA(118, 118, 128), alphas: (30, 61, 51, 81)),
        .quaternarySystemFill: Variants(RGBA(116, 116, 128), RGBA(118, 118, 128), alphas: (20, 45, 40, 66)),
        // The platter is elevated, so the dark backgrounds are the elevated ones.
        .systemBackground: Variants(RGBA(white: 1), RGBA(28, 28, 30), RGBA(white: 1), RGBA(36, 36, 38)),
        .secondarySystemBackground: Variants(
            RGBA(242, 242, 247), RGBA(44, 44, 46), RGBA(235, 235, 240), RGBA(54, 54, 56)),
        .tertiarySystemBackground: Variants(RGBA(white: 1), RGBA(58, 58, 60), RGBA(white: 1), RGBA(68, 68, 70)),
        .systemGroupedBackground: Variants(
            RGBA(242, 242, 247), RGBA(28, 28, 30), RGBA(235, 235, 240), RGBA(36, 36, 38)),
        .secondarySystemGroupedBackground: Variants(RGBA(white: 1), RGBA(44, 44, 46), RGBA(white: 1), RGBA(54, 54, 56)),
        .tertiarySystemGroupedBackground: Variants(
            RGBA(242, 242, 247), RGBA(58, 58, 60), RGBA(235, 235, 240), RGBA(68, 68, 70)),
        .separator: Variants(ink, RGBA(84, 84, 88), alphas: (73, 153, 94, 173)),
        .opaqueSeparator: Variants(RGBA(198, 198, 200), RGBA(56, 56, 58)),
        .link: Variants(RGBA(0, 122, 255), RGBA(9, 132, 255)),
        .darkText: Variants(RGBA(white: 0), RGBA(white: 0)),
        .lightText: Variants(RGBA(white: 1, alpha: 0.6), RGBA(white: 1, alpha: 0.6)),
        .systemRed: Variants(RGBA(255, 59, 48), RGBA(255, 69, 58), RGBA(215, 0, 21), RGBA(255, 105, 97)),
        .systemOrange: Variants(RGBA(255, 149, 0), RGBA(255, 159, 10), RGBA(201, 52, 0), RGBA(255, 179, 64)),
        .systemYellow: Variants(RGBA(255, 204, 0), RGBA(255, 214, 10), RGBA(178, 80, 0), RGBA(255, 212, 38)),
        .systemGreen: Variants(RGBA(52, 199, 89), RGBA(48, 209, 88), RGBA(36, 138, 61), RGBA(48, 219, 91)),
        .systemMint: Variants(RGBA(0, 199, 190), RGBA(102, 212, 207), RGBA(12, 129, 123), RGBA(102, 212, 207)),
        .systemTeal: Variants(RGBA(48, 176, 199), RGBA(64, 200, 224), RGBA(0, 130, 153), RGBA(93, 230, 255)),
        .systemCyan: Variants(RGBA(50, 173, 230), RGBA(100, 210, 255), RGBA(0, 113, 164), RGBA(112, 215, 255)),
        .systemBlue: Variants(RGBA(0, 122, 255), RGBA(10, 132, 255), RGBA(0, 64, 221), RGBA(64, 156, 255)),
        .systemIndigo: Variants(RGBA(88, 86, 214), RGBA(94, 92, 230), RGBA(54, 52, 163), RGBA(125, 122, 255)),
        .systemPurple: Variants(RGBA(175, 82, 222), RGBA(191, 90, 242), RGBA(137, 68, 171), RGBA(218, 143, 255)),
        .systemPink: Variants(RGBA(255, 45, 85), RGBA(255, 55, 95), RGBA(211, 15, 69), RGBA(255, 100, 130)),
        .systemBrown: Variants(RGBA(162, 132, 94), RGBA(172, 142, 104), RGBA(127, 101, 69), RGBA(181, 148, 105)),
        .systemGray: Variants(RGBA(142, 142, 147), RGBA(142, 142, 147), RGBA(108, 108, 112), RGBA(174, 174, 178)),
        .systemGray2: Variants(RGBA(174, 174, 178), RGBA(99, 99, 102), RGBA(142, 142, 147), RGBA(124, 124, 128)),
        .systemGray3: Variants(RGBA(199, 199, 204), RGBA(72, 72, 74), RGBA(174, 174, 178), RGBA(84, 84, 86)),
        .systemGray4: Variants(RGBA(209, 209, 214), RGBA(58, 58, 60), RGBA(188, 188, 192), RGBA(68, 68, 70)),
        .systemGray5: Variants(RGBA(229, 229, 234), RGBA(44, 44, 46), RGBA(216, 216, 220), RGBA(54, 54, 56)),
        .systemGray6: Variants(RGBA(242, 242, 247), RGBA(28, 28, 30), RGBA(235, 235, 240), RGBA(36, 36, 38)),
    ]

    /// The base colours of labels and separators.
    private static let ink = RGBA(60, 60, 67)
    private static let darkInk = RGBA(235, 235, 245)
}
