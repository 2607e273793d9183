extension TruncationReport {
    /// The report for people: a table for each text with equal places on one line, and the maximum length everywhere.
    public var table: String {
        var roles: [Role] = []
        for text in places.flatMap(\.texts) where !roles.contains(text.role) { roles.append(text.role) }
        return roles.map(section).joined(separator: "\n")
    }

    private func section(_ role: Role) -> String {
        var rows: [Row] = []
        for place in places {
            for text in place.texts where text.role == role {
                let row = Row(place, text, among: places)
                if let index = rows.firstIndex(where: { $0.merges(row) }) {
                    rows[index].presentations += row.presentations
                } else {
                    rows.append(row)
                }
            }
        }
        let texts = places.flatMap(\.texts).filter { $0.role == role }
        let lines = [["", "shown", "lines", "room", "lost"]] + rows.map(\.cells)
        let widths = lines.reduce([0, 0, 0, 0]) { widths, cells in zip(widths, cells).map { max($0, $1.count) } }
        let body = lines.map { cells -> String in
            var line = "  " + cells[0] + String(repeating: " ", count: widths[0] - cells[0].count)
            for column in 1...3 {
                line += "  " + String(repeating: " ", count: widths[column] - cells[column].count) + cells[column]
            }
            if !cells[4].isEmpty { line += "  " + cells[4] }
            return line + "\n"
        }
        return "\(role.words)\(Self.summary(of: texts))\n" + body.joined()
    }

    /// `: 33 characters, 29 at the most to be seen whole everywhere`.
    private static func summary(of texts: [Text]) -> String {
        guard let first = texts.first else { return "" }
        let isSame = texts.allSatisfy { $0.characters == first.characters }
        var words = isSame ? ": \(first.characters) character\(first.characters == 1 ? "" : "s")" : ""
        if let least = texts.compactMap(\.room).min() {
            words +=
                (isSame ? ", " : ": ") + "up to \(least) are seen whole \(texts.count == 1 ? "here" : "everywhere")"
        }
        return words
    }

    /// A line of a table.
    private struct Row {
        /// The values in which the place differs from others, without the presentation.
        let place: [String]
        var presentations: [String]
        let figures: [String]

        init(_ place: Entry, _ text: Text, among places: [Entry]) {
            func differs<Value: Equatable>(_ value: KeyPath<Entry, Value>) -> Bool {
                places.contains { $0[keyPath: value] != place[keyPath: value] }
            }
            var words: [String] = []
            if differs(\.style) { words.append(place.style.rawValue) }
            words.append(place.device.name)
            if differs(\.orientation) { words.append(place.orientation.rawValue) }
            if differs(\.locale) { words.append(place.locale) }
            if differs(\.contentSize) { words.append(place.contentSize.rawValue) }
            self.place = words
            presentations = [place.presentation.rawValue]
            figures = [
                String(text.shown), text.linesAllowed.map { "\(text.lines) of \($0)" } ?? String(text.lines),
                text.room.map(String.init) ?? "any", text.lost.isEmpty ? "" : text.lost.shortened.quoted(),
            ]
        }

        func merges(_ other: Row) -> Bool { place == other.place && figures == other.figures }

        var cells: [String] { [(place + [presentations.joined(separator: ", ")]).joined(separator: "  ")] + figures }
    }
}
