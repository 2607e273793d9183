import Basics

/// State shared by all computations for one notification.
package final class Evaluation {
    let environment: Environment
    let values: [DeclaredValue]
    /// Named values changed by effects.
    let assigned: [String: JSONValue]
    /// The attachments available to image sources.
    let attachments: (any AttachedImages)?
    /// Measures views with the device's traits of the moment; `nil` where nothing is drawn.
    let measuring: (() -> any ViewMeasuring)?
    /// The moment of the computation, in seconds since 1970.
    let now: Double
    private let notes: EvaluationNotes
    private var remainingBytes = Limits.renderedBytes
    private var remainingViews = Limits.views
    private var remainingConstraints = Limits.constraints
    private var latestRepeat: SourceSpan?
    /// The number of hidden views around the current computation.
    private var hiddenDepth = 0

    package init(
        values: [DeclaredValue] = [], assigned: [String: JSONValue] = [:], environment: Environment,
        now: Double? = nil, attachments: (any AttachedImages)? = nil, measuring: (() -> any ViewMeasuring)? = nil,
        notes: EvaluationNotes
    ) {
        self.now = now ?? environment.date
        self.environment = environment
        self.values = values
        self.assigned = assigned
        self.attachments = attachments
        self.measuring = measuring
        self.notes = notes
    }

    /// The locale in which numbers and dates are formatted.
    package var locale: String { environment.device.locale }
    /// The time zone of dates, unless a format specifies its own.
    var timeZone: String { environment.timeZone }

    /// Records a file that a rendered text names.
    func add(_ file: NamedFile) { notes.add(file) }

    /// Counts views; `false` with a diagnostic once the tree exceeds the limit.
    func mayMakeViews(_ count: Int = 1, for repeat: SourceSpan?) -> Bool {
        latestRepeat = `repeat` ?? latestRepeat
        remainingViews -= count
        if remainingViews < 0 {
            note(
                Diagnostic(
                    .error, "too-many-views",
                    "the repeats and the parts of controls make more than \(Limits.views) views",
                    at: latestRepeat,
                    hint: "set a \"limit\" on each repeat", exit: .refused), once: "too-many-views")
        }
        return remainingViews >= 0
    }

    /// Counts constraints; `false` with a diagnostic once the tree exceeds the limit.
    func mayMakeConstraints(_ count: Int) -> Bool {
        remainingConstraints -= count
        if remainingConstraints < 0 {
            note(
                Diagnostic(
                    .error, "too-many-constraints", "the views have more than \(Limits.constraints) constraints",
                    at: latestRepeat, hint: "set a \"limit\" on each repeat, and stack views that follow one another",
                    exit: .refused), once: "too-many-constraints")
        }
        return remainingConstraints >= 0
    }

    /// Counts bytes rendered from the payload; `false` with a diagnostic beyond the limit.
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

    /// `true` if warnings are recorded; composing a warning takes longer than detecting its cause.
    var notesWarnings: Bool { hiddenDepth == 0 && !notes.isMuted }

    /// Records a finding once.
    /// - Parameter key: the identity of the finding; the whole finding by default.
    func note(_ diagnostic: Diagnostic, once key: String? = nil) {
        // Views are often hidden because their data is missing, so only errors count there.
        if hiddenDepth == 0 || diagnostic.severity == .error { notes.add(diagnostic, once: key) }
    }

    /// Computes a view; for a hidden one, only errors are recorded.
    func computing<Result>(hidden isHidden: Bool, _ body: () -> Result) -> Result {
        if isHidden { hiddenDepth += 1 }
        defer { if isHidden { hiddenDepth -= 1 } }
        return body()
    }
}

/// Deduplicated findings of an extension instance.
package final class EvaluationNotes {
    private let report: DiagnosticCollector
    private var seen: Set<String> = []
    /// `true` while findings are dropped.
    private(set) var isMuted = false

    package init(report: DiagnosticCollector) { self.report = report }

    /// Drops findings during `body`: before the first notification every key is missing.
    package func dropping<Result>(_ body: () throws -> Result) rethrows -> Result {
        let wasMuted = isMuted
        isMuted = true
        defer { isMuted = wasMuted }
        return try body()
    }

    func add(_ file: NamedFile) { report.add(file) }

    package func add(_ diagnostic: Diagnostic, once key: String?) {
        if !isMuted, seen.insert(key ?? diagnostic.description).inserted { report.add(diagnostic) }
    }
}

package struct DeclaredValue: Sendable, Equatable {
    package let name: String
    package let value: Bound<JSONValue>

    package init(name: String, value: Bound<JSONValue>) {
        self.name = name
        self.value = value
    }
}
