import Basics

/// State shared by all computations for one notification.
package final class Evaluation {
    let environment: Environment
    let values: [DeclaredValue]
    /// The index of each value by its name.
    private(set) lazy var valueIndices = Dictionary(
        values.enumerated().map { ($0.element.name, $0.offset) }, uniquingKeysWith: { first, _ in first })
    /// Named values changed by effects.
    let assigned: [String: JSONValue]
    /// The attachments available to image sources.
    let attachments: (any AttachedImages)?
    /// Measures views with the device's traits of the moment; `nil` where nothing is drawn.
    let measuring: (() -> any ViewMeasuring)?
    /// The moment of the computation, in seconds since 1970.
    package let now: Double
    private let notes: EvaluationNotes
    private var remainingBytes = Limits.renderedBytes
    private var remainingViews = Limits.views
    private var remainingConstraints = Limits.constraints
    private let computing: ComputingBudget
    /// The steps that this computation may take, and those that are left of them.
    private let maxSteps: Int
    private var remainingSteps: Int
    private var latestRepeat: SourceSpan?
    /// The value that was computed last; a finding about too much computing names it.
    var latestValue: SourceSpan?
    /// The template that is being rendered.
    var template: TextTemplate?
    /// The texts that transforms can't take, with their transforms.
    private var wrongTypes: Set<[String]> = []
    /// The named values that are being computed, each for the one before.
    var valueDepth = 0
    /// The findings about values that templates have rendered, repetitions included.
    private(set) var literalFindings = 0
    private var formatters: Set<[String]> = []
    private var splits: [String: (text: String, parts: [Substring])] = [:]
    /// The number of hidden views around the current computation.
    private var hiddenDepth = 0

    package init(
        values: [DeclaredValue] = [], assigned: [String: JSONValue] = [:], environment: Environment,
        now: Double? = nil, attachments: (any AttachedImages)? = nil, measuring: (() -> any ViewMeasuring)? = nil,
        computing: ComputingBudget = ComputingBudget(), notes: EvaluationNotes
    ) {
        self.computing = computing
        maxSteps = min(Limits.computingSteps, max(0, computing.remaining))
        remainingSteps = maxSteps
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

    /// The steps of the computation so far.
    package var computedSteps: Int { maxSteps - remainingSteps }

    /// Counts steps of some nanosecond each before they are taken; `false` with a diagnostic beyond the limit.
    func mayCompute(_ steps: Int) -> Bool {
        if remainingSteps < 0 { return false }
        remainingSteps -= steps
        computing.spend(steps)
        if remainingSteps >= 0 { return true }
        let finding =
            maxSteps < Limits.computingSteps
            ? ComputingBudget.refusal(at: latestValue)
            : Diagnostic(
                .error, "too-much-computing",
                "the templates take more than \(Limits.computingSteps) steps of computing", at: latestValue,
                hint: "use fewer tags and formats in repeats; a tag takes 1000 steps, a new format 150000",
                exit: .refused)
        notes.add(finding, once: finding.code)
        return false
    }

    /// Counts a named value that another one names; `false` with a diagnostic beyond the limit, which ends the recursion.
    func mayNameValue() -> Bool {
        if valueDepth < Limits.valueDepth {
            valueDepth += 1
            return true
        }
        note(
            Diagnostic(
                .error, "too-deep", "named values name one another more than \(Limits.valueDepth) deep",
                at: latestValue, hint: "write out what the first of them says", exit: .refused), once: "too-deep")
        return false
    }

    /// Counts findings about a rendered value, each with a search for similar names.
    func mayFind(_ count: Int) -> Bool {
        literalFindings += count
        return mayCompute(80_000 * count)
    }

    /// Counts a text that a formatter makes; making a formatter takes a hundred times as long.
    func mayFormat(_ settings: [String]) -> Bool {
        if formatters.contains(settings) { return mayCompute(5_000) }
        // As of the cache, but for each evaluation anew, so that results don't depend on earlier ones.
        if formatters.count >= maxCachedFormatters { formatters.removeAll() }
        formatters.insert(settings)
        return mayCompute(150_000)
    }

    /// The parts of a text between separators, which all copies of a view share.
    func parts(of text: String, separator: String) -> [Substring] {
        if let known = splits[separator], known.text == text { return known.parts }
        guard mayCompute(200 * (text.utf8.count + separator.utf8.count)) else { return [] }
        let parts = text.split(separator: separator, omittingEmptySubsequences: false)
        splits[separator] = (text, parts)
        return parts
    }

    /// Counts views; `false` with a diagnostic once the tree exceeds the limit.
    func mayMakeViews(_ count: Int = 1, for repeat: SourceSpan?) -> Bool {
        guard mayCompute(1_000 * count) else { return false }
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
    var notesWarnings: Bool { hiddenDepth == 0 && !notes.isMuted && remainingSteps >= 0 }

    /// `true` if a finding with the key was recorded.
    func hasNoted(_ key: String) -> Bool { notes.has(key) }

    /// Records a finding once.
    /// - Parameter key: the identity of the finding; the whole finding by default.
    func note(_ diagnostic: Diagnostic, once key: String? = nil) {
        // Views are often hidden because their data is missing, so only errors count there.
        guard hiddenDepth == 0 || diagnostic.severity == .error, mayCompute(5_000) else { return }
        if notes.add(diagnostic, once: key) { _ = mayCompute(30_000) }
    }

    /// The measures of the template that is being rendered.
    var templateSize: TextTemplate.Size { template?.size ?? TextTemplate.Size() }

    /// Records a text that a transform of the template can't take, within sections too.
    func noteText(_ text: String, of transform: String) {
        let value = JSONValue(.string(text))
        guard let template, let expected = MustacheTag.expectedType(of: transform, insteadOf: value) else { return }
        noteType(value, of: transform, "\(transform) needs \(expected), and its value", at: template.source)
    }

    /// Records a value that a transform can't take, once for its template.
    /// - Parameter message: ends with the value's name.
    func noteType(_ value: JSONValue, of transform: String, _ message: String, at source: SourceSpan) {
        let text = value.string
        guard notesWarnings, text.map({ wrongTypes.insert([transform, $0, "\(source)"]).inserted }) ?? true else {
            return
        }
        let excerpt = text.map { ": \($0.quoted())" } ?? value.bool.map { ": \($0)" } ?? ""
        note(
            source.warning(
                "binding-wrong-type", "\(message) is \(value.kindName)\(excerpt)",
                hint: value.asScalar.number == nil
                    ? nil : "name it in \"values\", where a text that is a number becomes one"))
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

    /// Drops findings during `body`, except refusals: before the first notification every key is missing.
    package func dropping<Result>(_ body: () throws -> Result) rethrows -> Result {
        let wasMuted = isMuted
        isMuted = true
        defer { isMuted = wasMuted }
        return try body()
    }

    func add(_ file: NamedFile) { report.add(file) }

    func has(_ key: String) -> Bool { seen.contains(key) }

    /// Adds a finding; `false` for one that is dropped or known.
    @discardableResult package func add(_ diagnostic: Diagnostic, once key: String?) -> Bool {
        if isMuted, diagnostic.exit != .refused { return false }
        guard seen.insert(key ?? diagnostic.description).inserted else { return false }
        report.add(diagnostic)
        return true
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
