/// A specifier of `String(format:)`, such as `%@`, `%02d` or `%1$.2f`.
struct FormatSpecifier {
    /// `@`, `d`, `f`, `%` and so on.
    private(set) var kind: Character
    /// The place of its value among all; `nil` for the next one.
    private(set) var position: Int?
    private var fillsWithZeros = false
    private var width = 0
    /// The digits of a fraction.
    private var precision: Int?

    /// Takes the part of a format that follows `%`; `nil` for one that isn't known.
    init?(takingFrom rest: inout Substring) {
        kind = " "
        func number() -> Int? {
            let digits = rest.prefix(while: \.isNumber)
            rest = rest.dropFirst(digits.count)
            return Int(digits)
        }
        if rest.first == "0" { fillsWithZeros = true }
        if let first = number() {
            if rest.first == "$" {
                rest.removeFirst()
                guard first > 0 else { return nil }
                position = first - 1
                fillsWithZeros = rest.first == "0"
                width = number() ?? 0
            } else {
                width = first
            }
        }
        if rest.first == "." {
            rest.removeFirst()
            precision = number() ?? 0
        }
        while let modifier = rest.first, "lzhqLtj".contains(modifier) { rest.removeFirst() }
        guard let last = rest.popFirst(), "@dDiuUsfF%".contains(last), width < 100, precision ?? 0 < 20 else {
            return nil
        }
        kind = last
    }

    /// A value in this form; `nil` if templates can't say it.
    func pieces(of value: SourceValue) -> [SourceValue.TextPiece]? {
        switch (kind, value) {
        case ("f", .number(let number)), ("F", .number(let number)):
            return [.literal(filled(Self.decimal(number, digits: precision ?? 6)))]
        case ("f", _), ("F", _): return nil
        case ("@", _), ("s", _): return value.pieces
        case (_, .number(let number)): return [.literal(filled(Self.decimal(number.rounded(.towardZero), digits: 0)))]
        default: return width == 0 ? value.pieces : nil
        }
    }

    private func filled(_ text: String) -> String {
        String(repeating: fillsWithZeros ? "0" : " ", count: max(0, width - text.count)) + text
    }

    private static func decimal(_ number: Double, digits: Int) -> String {
        guard abs(number) < 1e15 else { return String(describing: number) }
        let scale = (0..<digits).reduce(1.0) { scale, _ in scale * 10 }
        let scaled = (abs(number) * scale).rounded(.toNearestOrEven)
        guard scaled < 9e15 else { return String(describing: number) }
        let sign = number < 0 && scaled > 0 ? "-" : ""
        var text = String(Int(scaled))
        if digits == 0 { return sign + text }
        text = String(repeating: "0", count: max(0, digits + 1 - text.count)) + text
        return sign + text.dropLast(digits) + "." + text.suffix(digits)
    }
}
