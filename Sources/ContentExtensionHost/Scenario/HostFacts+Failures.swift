import Basics
import Views

/// Checks of the expanded notification and its views.
extension HostFacts {
    func text(of outlet: String, _ match: Expectation.TextMatch) -> ExpectationFailure? {
        looking(for: outlet) { view, _ in
            guard let text = view.saidText else {
                return ExpectationFailure(
                    "\(outlet.quoted()) is a \(view.content.kindName), which has no text",
                    hint: view.controlValue == nil ? nil : "ask for its \"value\"")
            }
            return match.failure("the text of \(outlet.quoted())", text)
        }
    }

    func value(of outlet: String, _ value: Double) -> ExpectationFailure? {
        looking(for: outlet) { view, _ in
            guard let found = view.controlValue else {
                return ExpectationFailure(
                    "\(outlet.quoted()) is a \(view.content.kindName), which has no value",
                    hint: view.saidText == nil ? nil : "ask for its \"text\"")
            }
            return .unequal("the value of \(outlet.quoted())", value, found, tolerance: 0.0005)
        }
    }

    func visibility(of outlet: String, _ isVisible: Bool) -> ExpectationFailure? {
        looking(for: outlet) { _, found in
            found == isVisible ? nil : ExpectationFailure("\(outlet.quoted()) \(found ? "can be seen" : "is hidden")")
        }
    }

    /// Looks up the view of an outlet; a missing view fails with the most similar name as a hint.
    private func looking(for outlet: String, _ body: (ViewNode, Bool) -> ExpectationFailure?) -> ExpectationFailure? {
        if let found = scene.view(outlet) { return body(found.view, found.isVisible) }
        let outlets = scene.outlets
        if outlets.isEmpty {
            return ExpectationFailure("no view is called \(outlet.quoted()): no extension's content is shown")
        }
        return ExpectationFailure(
            "no view is called \(outlet.quoted())",
            hint: NearestName.hint(for: outlet, among: outlets)
                ?? "there are \(outlets.prefix(Limits.unknownKeys).map { $0.quoted() }.joined(separator: ", "))")
    }

    func playbackFailure(_ isPlaying: Bool) -> ExpectationFailure? {
        guard let found = scene.custom?.mediaButton?.isPlaying ?? scene.systemMediaPlayback?.isPlaying else {
            return ExpectationFailure("no play button is shown")
        }
        return isPlaying == found ? nil : ExpectationFailure(isPlaying ? "nothing is playing" : "it is playing")
    }

    func heightFailure(_ expected: Expectation.Height) -> ExpectationFailure? {
        guard isUp, let height = scene.custom?.size.height else {
            return ExpectationFailure("no extension's content is shown")
        }
        if expected.allows(height) { return nil }
        return ExpectationFailure(
            "the content's height", expected: expected.words, found: "\(JSONValue.text(of: height)) points")
    }

    /// Codes count in any order; notes only if they are listed.
    func unexpectedDiagnostics(_ codes: [String]) -> ExpectationFailure? {
        let all = Set(diagnostics.map(\.code))
        let missing = codes.filter { !all.contains($0) }
        var seen = Set(codes)
        let unexpected = diagnostics.filter { $0.severity != .note && seen.insert($0.code).inserted }.map(\.code)
        if missing.isEmpty, unexpected.isEmpty { return nil }
        let said = unexpected.isEmpty ? "" : "\(unexpected.joined(separator: ", ")) came up"
        let unsaid = missing.isEmpty ? "" : "\(missing.joined(separator: ", ")) didn't come up"
        return ExpectationFailure(
            "the diagnostics: " + [unsaid, said].filter { !$0.isEmpty }.joined(separator: ", and "),
            hint: missing.lazy.compactMap { NearestName.hint(for: $0, among: unexpected) }.first)
    }
}
