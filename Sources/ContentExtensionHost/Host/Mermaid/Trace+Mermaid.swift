import Basics

extension Trace {
    /// The trace in the format of a file name: a Mermaid diagram for `.mmd`, else JSON.
    package func text(forFile name: String) -> String { name.lowercased().hasSuffix(".mmd") ? mermaid : json }

    /// The trace as a Mermaid sequence diagram: arrows for calls, touches and answers, notes for facts, and times.
    ///
    /// Truncated after `Limits.mermaidCharacters`, with a note that counts the omitted events.
    package var mermaid: String {
        var lines: [String] = []
        var lanes: Set<MermaidLine.Lane> = [.user, .device]
        var room = Limits.mermaidCharacters - MermaidLine.reserve
        var time = 0.0
        for (index, event) in events.enumerated() {
            let wait = event.time > time ? [MermaidLine.later(event.time - time)] : []
            let step = wait + [event.kind.mermaid]
            let texts = step.map(\.text)
            // Mermaid counts UTF-16 units, as JavaScript does.
            room -= texts.reduce(0) { $0 + $1.utf16.count + 1 }
            guard room >= 0 else {
                lines.append(MermaidLine.note([.user, .device], "\(events.count - index) more events").text)
                break
            }
            lines += texts
            lanes.formUnion(step.flatMap(\.lanes))
            time = max(time, event.time)
        }
        let participants = MermaidLine.Lane.allCases.filter(lanes.contains).map {
            "    \($0 == .user ? "actor" : "participant") \($0.rawValue) as \($0.title)"
        }
        return (["sequenceDiagram"] + participants + lines).joined(separator: "\n") + "\n"
    }
}
