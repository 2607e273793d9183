/// The space that SF Pro adds after each glyph, by size (fact: type/tracking).
enum Tracking {
    /// The two designs of a typeface, which together cover SF Pro's optical sizes.
    enum Cut {
        case text, display
    }

    /// The space for a design of SF Pro at a size, in points.
    ///
    /// Between 20 and 28 pt the table changes from −0.45 to +0.38, because the variable font's outlines get narrower at the
    /// same time. The display faces' outlines don't, so they keep the relative space of 28 pt.
    static func points(atSize size: Double, cut: Cut) -> Double {
        cut == .display && size < 28 ? points(atSize: 28) / 28 * size : points(atSize: size)
    }

    /// The table's value in points, interpolated between its sizes and constant beyond them.
    static func points(atSize size: Double) -> Double {
        guard let above = table.firstIndex(where: { $0.size >= size }) else { return 0 }
        let high = table[above]
        guard above > 0 else { return high.tracking }
        let low = table[above - 1]
        return low.tracking + (high.tracking - low.tracking) * (size - low.size) / (high.size - low.size)
    }

    private static let table: [(size: Double, tracking: Double)] = [
        (6, 0.24), (7, 0.23), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08), (14, -0.15),
        (15, -0.23), (16, -0.31), (17, -0.43), (18, -0.44), (19, -0.45), (20, -0.45), (21, -0.36), (22, -0.26),
        (23, -0.10), (24, 0.07), (25, 0.15), (26, 0.22), (27, 0.29), (28, 0.38), (29, 0.40), (30, 0.40), (31, 0.39),
        (32, 0.41), (33, 0.40), (34, 0.40), (35, 0.38), (36, 0.37), (37, 0.36), (38, 0.37), (39, 0.38), (40, 0.37),
        (41, 0.36), (42, 0.37), (43, 0.38), (44, 0.37), (45, 0.35), (46, 0.36), (47, 0.37), (48, 0.35), (49, 0.33),
        (50, 0.34), (51, 0.35), (52, 0.33), (53, 0.31), (54, 0.32), (56, 0.30), (58, 0.28), (60, 0.26), (62, 0.24),
        (64, 0.22), (66, 0.19), (68, 0.17), (70, 0.14), (72, 0.14), (76, 0.07), (80, 0),
    ]
}
