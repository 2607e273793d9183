/// Swift code whose statements stand on the lines of the Objective-C that they translate, so that the compiler's
/// messages and a crash name those.
enum LinedText {
    private static let mark: Character = "\u{1}"
    private static let end: Character = "\u{2}"

    /// A mark in code: what follows stands on the line, if no text before it has passed the line.
    static func at(_ line: Int) -> String { "\(mark)\(line)\(end)" }

    /// The code with line breaks and semicolons in place of the marks.
    static func laidOut(_ text: String) -> String {
        var result = ""
        var line = 1
        var rest = text[...]
        while let start = rest.firstIndex(of: mark) {
            append(rest[..<start], to: &result, &line)
            guard let end = rest[start...].firstIndex(of: end) else { break }
            let target = Int(rest[rest.index(after: start)..<end]) ?? line
            rest = rest[rest.index(after: end)...]
            if target > line {
                result += String(repeating: "\n", count: target - line)
                line = target
            } else if let last = result.last(where: { $0 != " " }), !"{;\n:".contains(last), !result.hasSuffix(" in ") {
                result += "; "
            }
        }
        append(rest, to: &result, &line)
        return result + "\n"
    }

    private static func append(_ text: Substring, to result: inout String, _ line: inout Int) {
        result += text
        line += text.count { $0 == "\n" }
    }
}
