import Views

/// The space after each glyph with which lines of Inter are as long as SF Pro's (fact: type/inter.tracking).
///
/// Inter at SF's own tracking is as long as SF Pro Text at the regular weight. SF's display faces are 5 % narrower for
/// their size than its text faces at 17 points, from 20 to 36 points alike; Inter Display is so almost without tracking.
/// Among the weights SF's letters change their width less below the regular weight, and more above it.
enum InterTracking {
    /// - Parameter size: the font's size in points.
    /// - Returns: points.
    static func points(atSize size: Double, cut: Tracking.Cut, weight: FontWeight) -> Double {
        let steps = FontWeight.allCases.firstIndex(of: weight) ?? 3
        switch cut {
        case .text: return Tracking.points(atSize: size) + text[steps] * size
        case .display:
            return min(Tracking.points(atSize: max(28, size)), displayShare * size) + display[steps] * size
        }
    }

    /// Inter Display's space at the regular weight, for a size of 1, until SF's own is less.
    private static let displayShare = 0.004
    /// The addition of each weight, for a size of 1. Semibold in text sizes and thin in display sizes are measured.
    private static let text = [0.022, 0.015, 0.007, 0, 0.005, 0.010, 0.014, 0.014, 0.014]
    private static let display = [0.030, 0.020, 0.010, 0, 0.003, 0.006, 0.008, 0.008, 0.008]
}
