import Basics

/// The expected state at a moment of a scenario.
package struct Expectation: Sendable, Equatable {
    /// The app to check, by bundle identifier or name; `nil` for the app of the shown notification.
    package var app: String?
    /// In the file's order.
    package var facts: [Fact]

    /// Looks for a fact in a host; `nil` if it holds.
    typealias Check = @Sendable (HostFacts) -> ExpectationFailure?

    /// A single expectation. Equality compares the source, from which the check is made.
    package struct Fact: Sendable, Equatable {
        let key: Key
        let span: SourceSpan
        /// The JSON that it was decoded from.
        let source: JSONValue
        /// The codes of the findings that it lists.
        package var codes: [String] = []
        let check: Check

        package static func == (a: Fact, b: Fact) -> Bool { (a.key, a.span, a.source) == (b.key, b.span, b.source) }
    }

    /// The keys of facts in scenario files (docs/scenarios.md).
    enum Key: String, CaseIterable {
        case state, actions, title, text, value, visible, hidden, notification, typedText, keyboard, mediaPlaying
        case contentHeight, inbox, badge, delivered, groups, lockScreenGroups, settingsRequests, diagnostics, trace
        case time, authorization, sounds, banner, listed, lockScreen, held, pending, summary, management, prompt
        case activities
    }

    /// A height in points.
    enum Height: Sendable {
        /// Within half a point.
        case about(Double)
        case within(ClosedRange<Double>)

        func allows(_ height: Double) -> Bool {
            switch self {
            case .about(let expected): abs(height - expected) <= 0.5
            case .within(let range): range.contains(height)
            }
        }

        var words: String {
            switch self {
            case .about(let expected): JSONValue.text(of: expected)
            case .within(let range):
                "\(JSONValue.text(of: range.lowerBound)) to \(JSONValue.text(of: range.upperBound))"
            }
        }
    }

    /// The state of the scenario's notification.
    package enum State: String, Sendable, Hashable, CaseIterable {
        case nothing, delivered, loading, expanded, textInput, passcode, waiting, dismissed, openedApp
    }

    /// A diagnostic for each failed fact, with its position.
    package func failures(in facts: HostFacts) -> [Diagnostic] {
        self.facts.compactMap { fact in
            fact.check(facts).map { failure in
                Diagnostic(
                    .error, "expectation-failed", failure.message, at: fact.span, hint: failure.hint, exit: .expectation
                )
            }
        }
    }
}

/// The message of a failed expectation.
struct ExpectationFailure {
    let message: String
    var hint: String?

    init(_ message: String, hint: String? = nil) {
        self.message = message
        self.hint = hint
    }

    /// The usual form of a message.
    init(_ what: String, expected: String, found: String, hint: String? = nil) {
        self.init("\(what): expected \(expected), found \(found)", hint: hint)
    }

    static func unequal(_ what: String, _ expected: String, _ found: String) -> ExpectationFailure? {
        expected == found ? nil : ExpectationFailure(what, expected: expected.quoted(), found: found.quoted())
    }

    /// - Parameter tolerance: smaller differences count as equal.
    static func unequal(
        _ what: String, _ expected: Double, _ found: Double, tolerance: Double = 0
    ) -> ExpectationFailure? {
        expected == found || abs(expected - found) < tolerance
            ? nil : ExpectationFailure(what, expected: JSONValue.text(of: expected), found: JSONValue.text(of: found))
    }
}
