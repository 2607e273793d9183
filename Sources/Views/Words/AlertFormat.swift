/// Fills formats of string tables: `%@` takes the arguments in turn, `%1$@` by number, `%%` is a percent sign.
package enum AlertFormat {
    /// The format with its arguments. With too few arguments, or an unsupported placeholder, the unchanged format
    /// (fact: apns/alert.missing-args) and the problem.
    package static func fill(_ format: String, with arguments: [String]) -> (text: String, problem: String?) {
        var text = ""
        var next = 0
        var rest = format.unicodeScalars[...]
        while true {
            let (part, isBeforePlaceholder) = rest.takeFormatText()
            text += part
            guard isBeforePlaceholder else { return (text, nil) }
            let digits = rest.prefix { ("0"..."9").contains($0) }
            let index: Int
            if rest.dropFirst(digits.count).starts(with: "$@".unicodeScalars), let number = Int(String(digits)) {
                index = number - 1
                rest = rest.dropFirst(digits.count + 2)
            } else if rest.first == "@" {
                index = next
                next += 1
                rest.removeFirst()
            } else {
                return (format, "has a placeholder other than %@, and payloads give only text")
            }
            guard arguments.indices.contains(index) else {
                return (format, "asks for argument \(index &+ 1) of \(arguments.count), so it is shown unfilled")
            }
            text += arguments[index]
        }
    }
}
