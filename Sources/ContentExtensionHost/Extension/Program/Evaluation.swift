/// What everything that is computed from one notification shares.
final class Evaluation {
    let environment: DeclarativeEnvironment
    let values: [NamedValue]
    /// What effects have made of named values.
    let assigned: [String: JSONValue]
    /// The attachments that image sources pick from.
    let attachments: [NotificationAttachment]
    /// Opens the attachments' files.
    let security: SecurityScope
    private let notes: EvaluationNotes
    private var remainingBytes = Limits.renderedBytes
    private var remainingViews = Limits.views
    private var remainingConstraints = Limits.constraints
    private var latestRepeat: SourceSpan?
    /// How many hidden views enclose what is being computed.
    private var hiddenDepth = 0

    init(
        program: ExtensionProgram, assigned: [String: JSONValue] = [:], environment: DeclarativeEnvironment,
        attachments: [NotificationAttachment], security: SecurityScope, notes: EvaluationNotes
    ) {
        self.environment = environment
        self.values = program.values
        self.assigned = assigned
        self.attachments = attachments
        self.security = security
        self.notes = notes
    }

    /// Whether one more view may be made; a tree that grows beyond the limit is refused.
    /// - Parameter repeat: the repeat that asks for it, if one does.
    func mayMakeView(for repeat: SourceSpan?) -> Bool {
        latestRepeat = `repeat` ?? latestRepeat
        remainingViews -= 1
        if remainingViews < 0 {
            note(
                Diagnostic(
                    .error, "too-many-views", "the repeats make more than \(Limits.views) views",
                    at: latestRepeat, hint: "set a \"limit\" on each repeat",
                    exit: .refused),
                once: "too-many-views")
        }
        return remainingViews >= 0
    }

    /// Whether so many more constraints may be made; a tree that grows beyond the limit is refused.
    func mayMakeConstraints(_ count: Int) -> Bool {
        remainingConstraints -= count
        if remainingConstraints < 0 {
            note(
                Diagnostic(
                    .error, "too-many-constraints", "the views have more than \(Limits.constraints) constraints",
                    at: latestRepeat,
                    hint: "set a \"limit\" on each repeat, and stack views that follow one another", exit: .refused),
                once: "too-many-constraints")
        }
        return remainingConstraints >= 0
    }

    /// Whether a template may render that many more bytes of the payload.
    func mayRender(_ bytes: Int) -> Bool {
        remainingBytes -= bytes
        if remainingBytes < 0 {
            note(
                Diagnostic(
                    .warning, "text-cut", "the templates render more than \(Limits.renderedBytes) bytes",
                    hint: "use fewer sections within sections"))
        }
        return remainingBytes >= 0
    }

    /// Whether warnings are heard: what to say about a missing name takes longer than to find that it is missing.
    var notesWarnings: Bool { hiddenDepth == 0 && !notes.isMuted }

    /// Passes a finding on, the first time it comes up.
    /// - Parameter key: what makes two findings the same; the whole finding by default.
    func note(_ diagnostic: Diagnostic, once key: String? = nil) {
        // A view is often hidden just because what it would show isn't there.
        if hiddenDepth == 0 || diagnostic.severity == .error { notes.add(diagnostic, once: key) }
    }

    /// Computes a view; for a hidden one nothing but errors is noted.
    func computing<Result>(hidden isHidden: Bool, _ body: () -> Result) -> Result {
        if isHidden { hiddenDepth += 1 }
        defer { if isHidden { hiddenDepth -= 1 } }
        return body()
    }
}

/// The findings of one extension instance: each is passed on once, however often a notification is evaluated.
final class EvaluationNotes {
    private let report: DiagnosticCollector
    private var seen: Set<String> = []
    /// Whether what is found is dropped.
    private(set) var isMuted = false

    init(report: DiagnosticCollector) { self.report = report }

    /// Drops what is found meanwhile: before the first notification every key is missing.
    func dropping<Result>(_ body: () throws -> Result) rethrows -> Result {
        let wasMuted = isMuted
        isMuted = true
        defer { isMuted = wasMuted }
        return try body()
    }

    func add(_ diagnostic: Diagnostic, once key: String?) {
        if !isMuted, seen.insert(key ?? diagnostic.description).inserted { report.add(diagnostic) }
    }
}

/// A value with a name of its own in Mustache texts.
struct NamedValue: Sendable, Equatable {
    let name: String
    let value: Bound<JSONValue>
}
