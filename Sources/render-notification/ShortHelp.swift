/// A command's help on one screen: its purpose, its first examples, and the names of its options by group.
enum ShortHelp {
    /// The lines that a help may have to be shown as it is: a common terminal's 40, less those of the exit codes.
    private static let screen = 33
    /// The lines of examples that are kept, and the columns of a line.
    private static let (exampleLines, columns) = (8, 80)

    /// - Parameter full: the parser's help, whose sections begin with a title in capitals and a colon.
    static func text(of full: String) -> String {
        let lines = full.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.count > screen else { return full }
        var shown: [String] = []
        var options: [Substring: [String]] = [:]
        var titles: [Substring] = []
        var title: Substring = ""
        for line in lines {
            if let colon = line.firstIndex(of: ":"), line[..<colon].allSatisfy({ $0.isUppercase || " ,".contains($0) })
            {
                title = line[..<colon]
                if !["OVERVIEW", "USAGE", "ARGUMENTS"].contains(title) { titles.append(title) }
            }
            switch title {
            case "OVERVIEW", "USAGE": shown.append(String(line))
            case "ARGUMENTS": continue
            default:
                guard line.hasPrefix("  -") else { continue }
                options[title, default: []] += names(of: line)
            }
        }
        return
            (shortened(shown) + titles.flatMap { group($0, options[$0] ?? []) }
            + ["", "--help-all explains each option."])
            .joined(separator: "\n")
    }

    /// The spellings of an option at the start of its line, without their values.
    private static func names(of line: Substring) -> [String] {
        let head = line.dropFirst(2).split(separator: "  ").first ?? ""
        let names = head.split { " ,/".contains($0) }.filter { $0.hasPrefix("-") }
        return [names.first { $0.hasPrefix("--") } ?? names.first ?? ""].map(String.init)
    }

    /// The overview with its first examples, and the usage.
    private static func shortened(_ lines: [String]) -> [String] {
        guard let examples = lines.firstIndex(of: "EXAMPLES"),
            let end = lines[examples...].firstIndex(where: { $0.hasPrefix("USAGE") })
        else { return lines }
        // An example begins at two spaces, and is kept whole.
        var kept: [String] = []
        var example: [String] = []
        for line in lines[(examples + 1)..<end] + ["  "] {
            if line.hasPrefix("  "), !line.hasPrefix("   "), !example.isEmpty {
                if kept.count + example.count > exampleLines { break }
                kept += example
                example = []
            }
            example.append(line)
        }
        return lines[...examples] + kept + [""] + lines[end...]
    }

    /// A group's options on lines of the terminal's width.
    private static func group(_ title: Substring, _ names: [String]) -> [String] {
        guard !names.isEmpty else { return [] }
        var lines = ["\(title.prefix(1))\(title.dropFirst().lowercased()):"]
        for name in names {
            if (lines.last?.count ?? 0) + name.count + 1 > columns { lines.append("   ") }
            lines[lines.count - 1] += " " + name
        }
        return lines
    }
}
