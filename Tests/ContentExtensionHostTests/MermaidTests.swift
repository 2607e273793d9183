import Testing

@testable import Basics
@testable import ContentExtensionHost
@testable import Views

/// A minimal parser of Mermaid's sequence diagrams (sequenceDiagram.jison: participants, signals, notes over one or two
/// lanes; a non-empty message ends at `#` or `;`).
private struct ParsedDiagram {
    var participants: [String] = []
    var arrows: [(from: String, to: String, message: String)] = []
    var notes: [(lanes: [String], message: String)] = []
    /// Lines that don't match the grammar.
    var errors: [String] = []

    init(_ text: String) {
        // As in Mermaid, entities are removed before parsing, and directives and comments are found anywhere.
        let plain = text.replacing(/#[A-Za-z0-9_]+;/, with: "\u{FB02}")
        if plain.contains("%%") || plain.contains("$$") { errors.append("a directive or formula") }
        var lines = plain.split(separator: "\n", omittingEmptySubsequences: false)
        if lines.removeFirst() != "sequenceDiagram" { errors.append("no sequenceDiagram") }
        if lines.popLast() != "" { errors.append("no line feed at the end") }
        for line in lines {
            if let match = line.wholeMatch(of: /\ +(?:participant|actor) ([A-Za-z]+) as [^#;\n]+/) {
                participants.append(String(match.1))
            } else if let match = line.wholeMatch(of: /\ +([A-Za-z]+)-?->>([A-Za-z]+):([^#;\n]+)/) {
                arrows.append((String(match.1), String(match.2), String(match.3.dropFirst())))
            } else if let match = line.wholeMatch(of: /\ +Note over ([A-Za-z]+(?:,[A-Za-z]+)?):([^#;\n]+)/) {
                notes.append((match.1.split(separator: ",").map(String.init), String(match.2.dropFirst())))
            } else {
                errors.append(String(line))
            }
        }
        let named = Set(arrows.flatMap { [$0.from, $0.to] } + notes.flatMap(\.lanes))
        errors += named.subtracting(participants).map { "undeclared \($0)" }
        for message in arrows.map(\.message) + notes.map(\.message) {
            if message.hasPrefix("wrap:") || message.hasPrefix("nowrap:") { errors.append("wrap") }
            if message.contains(/(?i)\bend\b|[<>&{}]/) { errors.append(message) }
        }
    }
}

private func trace(_ kinds: [TraceEvent.Kind]) -> Trace {
    kinds.reduce(into: Trace()) { $0.append(TraceEvent(time: 0, kind: $1)) }
}

private let size = Size(width: 359, height: 200.5)
private let everyKind: [TraceEvent.Kind] = [
    .configurationRead(file: "render-notification.json"), .payloadRead(file: "p.apns", effect: .alert),
    .matched(file: "d.json", category: "C"),
    .unmatched(category: "C", reason: "misspelt", nearest: "D"), .initialSize(size), .presented, .initialized,
    .viewDidLoad, .viewWillAppear, .didReceive(notification: "n"), .layout(size), .preferredContentSizeChanged(size),
    .resized(from: size, to: size), .viewDidAppear, .viewWillDisappear, .viewDidDisappear, .notificationTapped(.header),
    .touched(ControlEvent(.tap, path: [])), .actionTapped("a"), .textInputBegan("a"), .textInputCancelled("a"),
    .textEntered("a", text: "t"),
    .didReceiveResponse("a"), .completion("a", .doNotDismiss), .actionsReplaced(["a", "b"]), .titleChanged("t"),
    .titleChanged(nil), .mediaPlay, .mediaPause, .mediaPlaying(true), .forwardedToApp("a", text: "t"), .openedApp,
    .dismissed, .otherNotification("n"), .diagnostic(Diagnostic(.warning, "odd", "message")),
]

@Test func anEmptyTraceIsADiagramOfTheUserAndTheDevice() {
    #expect(Trace().mermaid == "sequenceDiagram\n    actor User as User\n    participant Device as Device\n")
}

@Test(arguments: everyKind) private func everyEventIsALineOfTheDiagram(_ kind: TraceEvent.Kind) {
    let diagram = ParsedDiagram(trace([kind]).mermaid)
    #expect(diagram.errors == [])
    #expect(diagram.arrows.count + diagram.notes.count >= 1)
}

@Test func onlyParticipatingLanesAreDeclared() {
    let diagram = ParsedDiagram(trace([.viewDidLoad, .forwardedToApp("a", text: nil)]).mermaid)
    #expect(diagram.participants == ["User", "Device", "Extension", "App"])
    #expect(diagram.arrows.map(\.from) == ["Device", "Device"])
    #expect(diagram.arrows.map(\.to) == ["Extension", "App"])
}

@Test func elapsedTimeIsANote() {
    var trace = trace([.presented])
    trace.append(TraceEvent(time: 0.25, kind: .dismissed))
    trace.append(TraceEvent(time: 0.25, kind: .openedApp))
    trace.append(TraceEvent(time: 86_400.25, kind: .presented))
    let lines = trace.mermaid.split(separator: "\n")
    #expect(
        lines.filter { $0.contains("later") } == [
            "    Note over User,Device: 0.25 s later", "    Note over User,Device: 1 d later",
        ])
}

@Test(arguments: [
    "a;b", "a#b", "#59;", "a:b", "wrap: x", "a\nb\r\nc", "\"quoted\"", "end", "the END.", "a %% comment",
    "%%{init: {\"theme\": \"dark\"}}%%", "<script>alert(1)</script>", "<br/>", "$$x^2$$", "Note over App: x", "",
    "   ", "\u{2028}\u{202E}", "\u{FB02}°°60\u{B6}ßb", "A->>B: x", "style a:#b;c", "Zoë 👩‍👩‍👧 日本語", "`**x**`", "\\",
])
private func noTitleBreaksTheDiagram(_ title: String) {
    let kinds: [TraceEvent.Kind] = [
        .titleChanged(title), .actionTapped(title), .actionsReplaced([title, title]), .otherNotification(title),
        .textEntered(title, text: title), .payloadRead(file: title, effect: .alert),
        .unmatched(category: title, reason: title, nearest: nil),
        .diagnostic(Diagnostic(.error, title, title)),
    ]
    let diagram = ParsedDiagram(trace(kinds).mermaid)
    #expect(diagram.errors == [])
    #expect(diagram.arrows.count + diagram.notes.count == kinds.count)
}

@Test func entitiesStandForTheCharactersThatTheyReplace() {
    #expect(MermaidText.escaped("Mon: 9;30 #1") == "Mon#58; 9#59;30 #35;1")
    #expect(MermaidText.escaped("The end") == "The #101;nd")
    #expect(MermaidText.escaped("weekend, ending") == "weekend, ending")
    #expect(MermaidText.escaped("") == "–")
    #expect(MermaidText.escaped(String(repeating: "é", count: 200)) == String(repeating: "é", count: 80) + "…")
}

@Test func limit_mermaidCharacters() {
    let long = String(repeating: ";👩‍👩‍👧", count: 40)
    let text = trace((0..<5_000).map { .actionTapped("\($0)\(long)") }).mermaid
    #expect(text.utf16.count <= Limits.mermaidCharacters)
    #expect(text.utf16.count > Limits.mermaidCharacters * 9 / 10)
    let diagram = ParsedDiagram(text)
    #expect(diagram.errors == [])
    #expect(diagram.notes.last?.message == "\(5_000 - diagram.arrows.count) more events")
}

@Test(
    arguments: [
        (0, "0 s"), (0.12345, "0.123 s"), (59.5, "59.5 s"), (60, "1 min"), (61.4, "1 min 1 s"), (3_600, "1 h"),
        (90_000, "1 d 1 h"), (3_155_760_000, "100 y 25 d"), (.infinity, "inf s"), (1e300, "1e+300 s"),
    ] as [(Double, String)])
private func virtualTimesHaveReadableUnits(_ seconds: Double, _ text: String) {
    #expect(VirtualTime.text(seconds) == text)
}

@Test func theFileNameSelectsTheTracesFormat() {
    let trace = Trace()
    for name in ["out/t.mmd", "T.MMD"] { #expect(trace.text(forFile: name) == trace.mermaid) }
    for name in ["t.json", "-", "mmd"] { #expect(trace.text(forFile: name) == trace.json) }
}
