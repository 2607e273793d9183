import ContentExtensionHost

/// A picture's text budget and the findings about its fonts. A value, so that results can be cached with it.
///
/// A text counts once a picture and width, new or cached, so that refusals don't depend on earlier pictures.
package struct TextBudget {
    /// The number of the picture, or of a cached part.
    package let picture: Int
    /// The remaining bytes; below 0 a text was refused.
    package private(set) var left = Limits.setTextBytes
    /// The remaining bytes for texts that are laid out again because the cache dropped them.
    package private(set) var leftAgain = Self.maxRetries
    /// The findings, without duplicates.
    package private(set) var diagnostics: [Diagnostic] = []
    /// The bytes of each counted text.
    private var costs: [Int: Int] = [:]

    private static let maxRetries = 16 * Limits.setTextBytes

    package init(picture: Int) { self.picture = picture }

    /// `true` when a text was refused.
    package var isExhausted: Bool { left < 0 || leftAgain < 0 }

    /// The remaining bytes for a text.
    package func room(for id: Int) -> Int { costs[id] == nil ? left : leftAgain }

    /// Counts a text that was just laid out.
    mutating func set(_ text: CachedText) {
        if costs[text.id] != nil { leftAgain -= text.bytes }
        add(text)
    }

    /// Counts a text once.
    mutating func add(_ text: CachedText) {
        guard costs[text.id] == nil else { return }
        add(text.id, bytes: text.bytes)
        text.findings.forEach { report($0) }
    }

    /// Adds the usage and findings of a part of the picture.
    package mutating func add(_ part: TextBudget) {
        for (id, bytes) in part.costs where costs[id] == nil { add(id, bytes: bytes) }
        leftAgain -= Self.maxRetries - part.leftAgain
        part.diagnostics.forEach { report($0) }
    }

    private mutating func add(_ id: Int, bytes: Int) {
        costs[id] = bytes
        left -= bytes
    }

    private mutating func report(_ diagnostic: Diagnostic) {
        if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
    }
}

/// A laid-out text with its size in the budget and the findings about its fonts.
final class CachedText {
    let text: SetText
    /// Identifies the request and the width.
    let id: Int
    let bytes: Int
    let findings: [Diagnostic]
    /// The last picture that counted the text, to avoid a lookup for every line.
    var picture: Int

    init(_ text: SetText, id: Int, bytes: Int, findings: [Diagnostic], picture: Int) {
        (self.text, self.id, self.bytes, self.findings, self.picture) = (text, id, bytes, findings, picture)
    }
}
