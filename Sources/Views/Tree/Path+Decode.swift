import Basics

extension Path: JSONDecodable {
    private static let numbers: [Substring: Int] = ["M": 2, "L": 2, "C": 6, "Z": 0]
    /// Elements of one path; a letter with its numbers is one.
    private static let maxElements = 20_000

    /// Decodes `"M x y L x y C x1 y1 x2 y2 x y Z"`, SVG's letters with spaces between all words. `evenOdd` in front
    /// chooses that rule.
    package static func decode(_ value: JSONValue, path: String, report: DiagnosticCollector) -> Path? {
        guard let text = report.string(value, path: path, "a path such as \"M 0 0 L 10 10 Z\"") else { return nil }
        var words = text.split(separator: " ")[...]
        let usesEvenOddRule = words.first == "evenOdd"
        if usesEvenOddRule { words = words.dropFirst() }
        var elements: [Element] = []
        while let letter = words.popFirst() {
            guard let count = numbers[letter], words.count >= count, elements.count < maxElements else {
                report.add(
                    .error, "wrong-type", "the path can't be read at \"\(letter)\"", at: value.position, path: path,
                    hint: "write M x y, L x y, C x1 y1 x2 y2 x y, and Z, with spaces between")
                return nil
            }
            let numbers = words.prefix(count).map { JSONValue.finiteNumber(String($0)) ?? 0 }
            words = words.dropFirst(count)
            let points = stride(from: 0, to: count, by: 2).map {
                Point(
                    x: min(Limits.points, max(-Limits.points, numbers[$0])),
                    y: min(Limits.points, max(-Limits.points, numbers[$0 + 1])))
            }
            switch letter {
            case "M": elements.append(.move(points[0]))
            case "L": elements.append(.line(points[0]))
            case "C": elements.append(.curve(points[0], points[1], to: points[2]))
            default: elements.append(.close)
            }
        }
        return Path(elements, usesEvenOddRule: usesEvenOddRule)
    }
}

extension Gradient: JSONDecodable {
    /// Decodes `{"colors", "locations", "startPoint": [x, y], "endPoint": [x, y], "radial"}`; defaults are
    /// CAGradientLayer's.
    package static func decode(_ value: JSONValue, path: String, report: DiagnosticCollector) -> Gradient? {
        guard let object = report.object(value, path: path, "an object with colors") else { return nil }
        defer { object.finish() }
        let colors = object.decode("colors") { list, path -> [Color]? in
            report.array(list, path: path, "an array of colors")?.compactMap {
                Color.decode($0.value, path: $0.path, report: report)
            }
        }
        func point(_ key: String) -> Point? {
            object.decode(key) { report.numbers($0, path: $1, count: 2...2, in: -100...100, "[x, y]") }
                .map { Point(x: $0[0], y: $0[1]) }
        }
        var gradient = Gradient(colors?.isEmpty == false ? colors ?? [] : [.clear])
        gradient.locations =
            object.decode("locations") { report.numbers($0, path: $1, count: 0...64, in: 0...1, "numbers in 0…1") }
            ?? []
        if let start = point("startPoint") { gradient.startPoint = start }
        if let end = point("endPoint") { gradient.endPoint = end }
        gradient.isRadial = object.decode("radial") { report.bool($0, path: $1) } ?? false
        return gradient
    }
}
