import SourceReading

/// Enumerations.
extension ObjectiveCWriter {
    /// The constants of an enumeration that only Objective-C uses, as numbers.
    mutating func enumeration(_ name: String, _ constants: [ObjectiveCConstant]) -> String {
        var text = name.isEmpty ? "" : "\(access)typealias \(name) = Int"
        var last: String?
        for constant in constants {
            let value = constant.value.map { self.value($0, as: .int) } ?? last.map { "\($0) + 1" } ?? "0"
            text += LinedText.at(constant.line) + "\(access)let \(constant.name): Int = \(value)"
            last = constant.name
        }
        return text
    }

    /// An enumeration with Swift's names, and its constants under their own: `enum` where all values are distinct
    /// numbers, else a structure.
    mutating func enumerationType(_ name: String, _ isOptions: Bool, _ constants: [ObjectiveCConstant]) -> String {
        let shown = Self.swiftNames(of: constants.map(\.name), in: name)
        let values = constants.map { constant in constant.value.map { value($0, as: .int) } }
        let isPlain = !isOptions && values.allSatisfy { $0 == nil || Int($0 ?? "") != nil }
        let isEnumeration = isPlain && Set(values.compactMap(\.self)).count == values.count { $0 != nil }
        var text = "\(access)\(isEnumeration ? "enum" : "struct") \(name): "
        text += isEnumeration ? "Int {" : "\(isOptions ? "OptionSet" : "RawRepresentable, Hashable"), Sendable {"
        if !isEnumeration {
            text += " \(access)var rawValue: Int; \(access)init(rawValue: Int) { self.rawValue = rawValue }"
        }
        for (index, constant) in constants.enumerated() {
            text += LinedText.at(constant.line)
            if isEnumeration {
                text += "case \(shown[index].escapedName)" + (values[index].map { " = \($0)" } ?? "")
                continue
            }
            let number = values[index] ?? (index == 0 ? "0" : "\(shown[index - 1].escapedName).rawValue + 1")
            text += "\(access)static let \(shown[index].escapedName) = \(name)(rawValue: \(number))"
        }
        text += LinedText.at(0) + "}"
        for (constant, shown) in zip(constants, shown) {
            text += "; \(access)let \(constant.name) = \(name).\(shown.escapedName)"
        }
        return text
    }

    /// The constants' names without the words that they have in common with the type's, as Swift's importer makes them.
    static func swiftNames(of constants: [String], in type: String) -> [String] {
        let words = constants.map { ObjectiveCModule.capitalWords($0) }
        var common = ObjectiveCModule.capitalWords(type)
        for other in words {
            let shared = zip(common, other).prefix { $0 == $1 }.count
            common = Array(common.prefix(min(shared, other.count - 1)))
        }
        return words.map { words in
            let rest = words.dropFirst(common.count)
            guard let first = rest.first, first.first?.isLetter ?? false else { return words.joined() }
            return first.lowercased() + rest.dropFirst().joined()
        }
    }
}
