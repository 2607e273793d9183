import Basics

/// Counts the steps taken, including every pass of a `repeat`.
struct StepCounter {
    /// The number of passes of the steps being decoded.
    private(set) var times = 1
    private(set) var steps = 0
    private(set) var isFull = false

    /// Counts a step; `false` beyond the limit.
    mutating func add() -> Bool {
        let (sum, overflow) = steps.addingReportingOverflow(times)
        isFull = overflow || sum > Limits.scenarioSteps
        if !isFull { steps = sum }
        return !isFull
    }

    mutating func repeating<Result>(_ count: Int, _ body: (inout Self) -> Result) -> Result {
        let outer = times
        let (product, overflow) = times.multipliedReportingOverflow(by: max(count, 1))
        times = overflow ? .max : product
        defer { times = outer }
        return body(&self)
    }
}

extension ScenarioReader {
    /// Decodes an array of steps; invalid ones are reported and left out.
    func steps(_ raw: JSONValue, _ path: String, _ counter: inout StepCounter) -> [ScenarioStep]? {
        guard let values = report.array(raw, path: path, "an array of steps") else { return nil }
        var steps: [ScenarioStep] = []
        for (value, place) in values {
            guard !counter.isFull else { break }
            guard counter.add() else {
                report.add(
                    .error, "too-many-steps", "the scenario takes more than \(Limits.scenarioSteps) steps",
                    at: value.position, path: place, hint: "repeat less often", exit: .refused)
                break
            }
            if let act = act(value, place, &counter) { steps.append(ScenarioStep(act, at: report.span(value, place))) }
        }
        return steps
    }

    private func act(_ raw: JSONValue, _ path: String, _ counter: inout StepCounter) -> ScenarioStep.Act? {
        if raw.string != nil {
            guard let verb = choice(raw, path, "a step", ScenarioStep.Verb.self) else { return nil }
            return act(verb, JSONValue(.bool(true), at: raw.position), path, &counter)
        }
        guard let reader = report.object(raw, path: path, "a step (a verb alone, or an object)") else { return nil }
        let words = reader.named.map(\.member)
        let verbs = words.compactMap { member in
            ScenarioStep.Verb(rawValue: member.key).map { (verb: $0, member: member) }
        }
        guard let first = verbs.first else {
            reportNoVerb(raw, words.first, path)
            return nil
        }
        if let stray = words.first(where: { $0.key != first.member.key }) {
            report.add(
                .error, "several-verbs",
                "one step does one thing, and \(stray.key.quoted()) stands beside \"\(first.verb.rawValue)\"",
                at: stray.keyPosition, path: path,
                hint: ScenarioStep.Verb(rawValue: stray.key) == nil
                    ? "options go inside: {\"\(first.verb.rawValue)\": {…}}"
                    : "write two steps: {\"\(first.verb.rawValue)\": …}, {\"\(stray.key)\": …}")
            return nil
        }
        return act(first.verb, first.member.value, JSONPath.child(first.verb.rawValue, of: path), &counter)
    }

    private func reportNoVerb(_ raw: JSONValue, _ stray: JSONValue.Member?, _ path: String) {
        let verbs = ScenarioStep.Verb.allCases.map(\.rawValue)
        let list = "one of: \(verbs.joined(separator: ", "))"
        guard let stray else {
            return report.add(.error, "missing-key", "the step says nothing", at: raw.position, path: path, hint: list)
        }
        report.add(
            .error, "unknown-step", "no step is called \(stray.key.quoted())", at: stray.keyPosition, path: path,
            hint: NearestName.hint(for: stray.key, among: verbs) ?? list)
    }

    private func act(
        _ verb: ScenarioStep.Verb, _ raw: JSONValue, _ path: String, _ counter: inout StepCounter
    ) -> ScenarioStep.Act? {
        switch verb {
        case .deliver: return delivery(raw, path).map { .deliver($0) }
        case .tap: return tap(raw, path).map { .tap($0) }
        case .scroll: return scroll(raw, path).map { .scroll($0) }
        case .typeText: return report.string(raw, path: path, "the text to type").map { .typeText($0) }
        case .wait:
            return report.number(raw, path: path, in: 0...Limits.advanceSeconds, "a number of seconds").map {
                .wait($0)
            }
        case .rotate: return text(raw, path, "\"portrait\" or \"landscape\"").map { .change(.orientation($0)) }
        case .setAppearance: return text(raw, path, "\"light\" or \"dark\"").map { .change(.appearance($0)) }
        case .setContentSize: return text(raw, path, "a text size's name").map { .change(.contentSize($0)) }
        case .setIncreaseContrast: return bool(raw, path).map { .change(.increaseContrast($0)) }
        case .setReduceTransparency: return bool(raw, path).map { .change(.reduceTransparency($0)) }
        case .setBoldText: return bool(raw, path).map { .change(.boldText($0)) }
        case .removeDelivered: return removal(raw, path, ScenarioStep.Act.removeDelivered)
        case .removePending: return removal(raw, path, ScenarioStep.Act.removePending)
        case .snapshot: return snapshot(raw, path).map { .snapshot($0) }
        case .expect: return expectation(raw, path).map { .expect($0) }
        case .repeat: return repetition(raw, path, &counter)
        default: return hostEvent(verb, raw, path).map { .host($0) }
        }
    }

    /// `true` for all, an identifier, or an array of them.
    private func removal(_ raw: JSONValue, _ path: String, _ act: ([String]?) -> ScenarioStep.Act) -> ScenarioStep.Act?
    {
        raw.bool == true ? act(nil) : texts(raw, path, "an identifier").map { act($0.map(\.value)) }
    }

    private func repetition(_ raw: JSONValue, _ path: String, _ counter: inout StepCounter) -> ScenarioStep.Act? {
        guard let reader = report.object(raw, path: path, "an object with \"times\" and \"steps\"") else { return nil }
        let times = reader.require("times") ? reader.integer("times", in: 0...Limits.scenarioSteps) : nil
        var steps: [ScenarioStep]?
        if reader.require("steps") {
            steps = counter.repeating(times ?? 1) { counter in reader.decode("steps") { self.steps($0, $1, &counter) } }
        }
        reader.finish()
        guard let times, let steps else { return nil }
        return .repeat(times: times, steps)
    }
}
