extension TruncationReport {
    /// The report as JSON, a text on each line: a stable format for other tools (docs/truncation.md).
    public var json: String {
        "{\"places\":[\n" + places.map(Self.text).joined(separator: ",\n") + "\n]}\n"
    }

    private static func text(of place: Entry) -> String {
        var members: [(String, String)] = []
        if let snapshot = place.snapshot { members.append(("snapshot", JSONText.quoted(snapshot))) }
        members += [
            ("style", JSONText.quoted(place.style.rawValue)), ("device", JSONText.quoted(place.device.name)),
            ("orientation", JSONText.quoted(place.orientation.rawValue)),
            ("presentation", JSONText.quoted(place.presentation.rawValue)),
            ("locale", JSONText.quoted(place.locale)), ("appearance", JSONText.quoted(place.appearance.rawValue)),
            ("contentSize", JSONText.quoted(place.contentSize.rawValue)), ("boldText", String(place.usesBoldText)),
            ("texts", "[" + place.texts.map { "\n" + text(of: $0) }.joined(separator: ",") + "]"),
        ]
        return JSONText.object(members)
    }

    private static func text(of text: Text) -> String {
        var members = [("role", JSONText.quoted(text.role.name))]
        if let identifier = text.role.identifier { members.append(("identifier", JSONText.quoted(identifier))) }
        members += [
            ("characters", String(text.characters)), ("shown", String(text.shown)),
            ("lost", JSONText.quoted(text.lost)), ("lines", String(text.lines)),
            ("linesAllowed", text.linesAllowed.map(String.init) ?? "null"),
            ("room", text.room.map(String.init) ?? "null"),
        ]
        return JSONText.object(members)
    }
}
