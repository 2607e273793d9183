/// Numbers in dumps: fixed decimals, so that equal pictures have equal dumps.
package enum FixedText {
    /// A number with three decimals; `-0.000` is written `0.000`.
    package static func decimals(_ value: Double) -> String {
        guard value.isFinite, abs(value) < 1e12 else { return "0.000" }
        let thousandths = Int((value * 1000).rounded())
        let digits = padded(String(thousandths.magnitude), to: 4)
        return (thousandths < 0 ? "-" : "") + digits.dropLast(3) + "." + digits.suffix(3)
    }

    /// Digits with zeros before them, up to a number of digits.
    package static func padded(_ digits: String, to count: Int) -> String {
        String(repeating: "0", count: max(0, count - digits.utf8.count)) + digits
    }

    /// A number in its shortest form with up to three decimals: `20`, `52.5`.
    package static func short(_ value: Double) -> String {
        var text = decimals(value)
        while text.hasSuffix("0") { text.removeLast() }
        if text.hasSuffix(".") { text.removeLast() }
        return text
    }
}
