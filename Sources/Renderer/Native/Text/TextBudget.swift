import ContentExtensionHost

/// What a picture's texts have cost, and what was wrong with their fonts: a value, so that it can be kept with what is made of
/// the texts, and a picture laid aside and gone on with.
///
/// A text counts once a picture for each width, whether it was set for this picture or is known from another: what is
/// refused doesn't depend on what was drawn before.
package struct TextBudget {
    /// The number of the picture, or of the part of one that is kept with its cost.
    package let picture: Int
    /// What may still be set, in bytes; below 0 something was refused.
    package private(set) var left = Limits.setTextBytes
    /// What may be set again where a picture has more text than is kept.
    package private(set) var leftAgain = Self.maxRetries
    /// What was found wrong, each thing once.
    package private(set) var diagnostics: [Diagnostic] = []
    /// The bytes of each text.
    private var costs: [Int: Int] = [:]

    private static let maxRetries = 16 * Limits.setTextBytes

    package init(picture: Int) { self.picture = picture }

    /// Whether something was refused.
    package var isExhausted: Bool { left < 0 || leftAgain < 0 }

    /// What a text may cost.
    package func room(for id: Int) -> Int { costs[id] == nil ? left : leftAgain }

    /// Counts a text that was set just now.
    mutating func set(_ text: CachedText) {
        if costs[text.id] != nil { leftAgain -= text.bytes }
        add(text)
    }

    /// Counts a text, unless it has been counted.
    mutating func add(_ text: CachedText) {
        guard costs[text.id] == nil else { return }
        add(text.id, bytes: text.bytes)
        text.findings.forEach { report($0) }
    }

    /// Counts what a part of the picture has cost, and reports what was wrong with it.
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

/// A set text with what it costs a picture, and what was wrong with its fonts.
final class CachedText {
    let text: SetText
    /// Stands for the request and the width.
    let id: Int
    let bytes: Int
    let findings: [Diagnostic]
    /// The last picture that it was counted for, so that it isn't looked up again for every line that is drawn.
    var picture: Int

    init(_ text: SetText, id: Int, bytes: Int, findings: [Diagnostic], picture: Int) {
        (self.text, self.id, self.bytes, self.findings, self.picture) = (text, id, bytes, findings, picture)
    }
}
