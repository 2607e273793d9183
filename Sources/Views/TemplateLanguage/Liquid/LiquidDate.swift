import Basics

/// A moment for Liquid's filter `date`, in GMT and English, as services' documents show it.
struct LiquidDate {
    private let seconds: Double

    /// - Parameter now: seconds since 1970 of `"now"` and `"today"`.
    init?(_ value: JSONValue, now: Double) {
        switch value.liquidText.lowercased() {
        case "now", "today": seconds = now
        case let text:
            guard let moment = ISODate.seconds(value.string ?? text), LocalizedFormat.dates.contains(moment) else {
                return nil
            }
            seconds = moment
        }
    }

    private static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]
    private static let weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]

    /// The text by a pattern of strftime, such as `%b %-d, %Y`. Unknown parts stay as they are.
    func text(_ pattern: String) -> String {
        var (result, rest) = ("", pattern[...])
        while let character = rest.popFirst() {
            guard character == "%", var code = rest.popFirst() else {
                result.append(character)
                continue
            }
            let isPlain = code == "-"
            if isPlain { code = rest.popFirst() ?? "-" }
            result += part(code, isPlain: isPlain) ?? "%\(isPlain ? "-" : "")\(code)"
        }
        return result
    }

    private func part(_ code: Character, isPlain: Bool) -> String? {
        // 2026-01-31T09:41:00Z
        let iso = Array(ISODate.text(of: seconds))
        func number(_ range: Range<Int>) -> Int { Int(String(iso[range])) ?? 0 }
        func padded(_ number: Int, with pad: Character = "0") -> String {
            let text = String(number)
            return isPlain || text.count > 1 ? text : "\(pad)\(text)"
        }
        let (year, month, day) = (number(0..<4), number(5..<7), number(8..<10))
        let (hour, minute, second) = (number(11..<13), number(14..<16), number(17..<19))
        let days = Int((seconds / 86_400).rounded(.down))
        // The first day of 1970 was a Thursday.
        let weekday = ((days + 4) % 7 + 7) % 7
        let half = hour % 12 == 0 ? 12 : hour % 12
        switch code {
        case "Y": return String(year)
        case "y": return padded(year % 100)
        case "m": return padded(month)
        case "B": return Self.months[month - 1]
        case "b", "h": return String(Self.months[month - 1].prefix(3))
        case "d": return padded(day)
        case "e": return padded(day, with: " ")
        case "A": return Self.weekdays[weekday]
        case "a": return String(Self.weekdays[weekday].prefix(3))
        case "u": return String(weekday == 0 ? 7 : weekday)
        case "w": return String(weekday)
        case "H": return padded(hour)
        case "k": return padded(hour, with: " ")
        case "I": return padded(half)
        case "l": return padded(half, with: " ")
        case "M": return padded(minute)
        case "S": return padded(second)
        case "p": return hour < 12 ? "AM" : "PM"
        case "P": return hour < 12 ? "am" : "pm"
        case "s": return JSONValue.text(of: seconds.rounded(.down))
        case "Z": return "UTC"
        case "z": return "+0000"
        case "F": return String(iso[0..<10])
        case "T", "X": return String(iso[11..<19])
        case "R": return String(iso[11..<16])
        case "D", "x": return text("%m/%d/%y")
        case "c": return text("%a %b %e %H:%M:%S %Y")
        case "r": return text("%I:%M:%S %p")
        case "n": return "\n"
        case "%": return "%"
        default: return nil
        }
    }
}
