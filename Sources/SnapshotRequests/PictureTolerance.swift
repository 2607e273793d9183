/// The difference from its reference that a picture may have.
package struct PictureTolerance: Sendable, Equatable, Codable {
    /// The largest difference of a channel up to which a pixel matches, of 255. Other processors round differently.
    package var channel = 2
    /// The share of pixels that must match, 0 to 1.
    package var precision = 1.0
    /// The likeness of colours that makes pixels match, 0 to 1: a CIEDE2000 difference of at most
    /// (1 − `perceptualPrecision`) × 100. People hardly see a difference from 0.98 on.
    package var perceptualPrecision = 1.0
    /// The place of its setting, for failures.
    package var origin = "the default"

    package init() {}

    /// - Parameter origin: where the values were set, such as `ChatTests.swift:12`.
    package init(precision: Double, perceptualPrecision: Double, origin: String) {
        (self.precision, self.perceptualPrecision, self.origin) = (precision, perceptualPrecision, origin)
    }

    /// The line for a failure.
    package var line: String { "tolerance   \(words)" }

    /// The values, and where they were set.
    package var words: String {
        var words = ["±\(channel) a channel"]
        if perceptualPrecision < 1 { words.append("perceptualPrecision \(perceptualPrecision)") }
        if precision < 1 { words.append("precision \(precision)") }
        return "\(words.joined(separator: ", ")), set by \(origin)"
    }
}
