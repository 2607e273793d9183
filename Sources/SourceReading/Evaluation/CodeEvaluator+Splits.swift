import Basics

/// A part of a text of the notification between separators, which templates know under a name.
struct SourceSplit: Sendable, Equatable {
    let path: [String]
    let separator: String
    /// Negative from the end.
    let part: Int

    /// As a value of a bindings.json.
    var binding: JSONValue {
        JSONValue(
            .members([
                "split": .string(path.joined(separator: ".")), "separator": .string(separator),
                "part": .integer(part),
            ]))
    }
}

/// Texts of the notification that the code takes apart or writes in other letters.
extension CodeEvaluator {
    /// The type of an array of parts, which has the fields `path` and `separator`.
    private static let parts = "#parts"

    /// The result of a method of a text of the notification; `nil` for another method.
    mutating func library(
        _ name: String, ofField path: [String], _ values: [SourceArgumentValue]
    ) -> SourceValue? {
        switch name {
        case "components", "componentsSeparatedByString", "split":
            guard let first = values.first, [nil, "separatedBy", "separator"].contains(first.label),
                let separator = first.value.string, !separator.isEmpty
            else { return nil }
            return .object(
                SourceObject(
                    type: Self.parts,
                    fields: ["path": .array(path.map(SourceValue.literal)), "separator": .literal(separator)]))
        case "uppercased", "lowercased", "uppercaseString", "lowercaseString", "capitalized", "localizedUppercase",
            "localizedLowercase", "localizedCapitalized", "capitalizedString":
            return SourceValue.field(path).transformed(Self.transform(name))
        case "map", "flatMap": return values.first.map { mapped(.field(path), by: $0.value) }
        // Without its blanks a text looks the same.
        case "trimmingCharacters", "stringByTrimmingCharactersInSet": return .field(path)
        default: return nil
        }
    }

    /// The template's name of a method that writes a text in other letters.
    static func transform(_ name: String) -> String {
        ["uppercased", "lowercased"].first { name.lowercased().contains($0.dropLast(2)) } ?? "capitalized"
    }

    /// A part of a text, as a field of that name.
    mutating func part(_ index: Int, of object: SourceObject) -> SourceValue? {
        guard object.type == Self.parts, let separator = object["separator"]?.string,
            let path = object["path"]?.elements?.compactMap(\.string)
        else { return nil }
        let split = SourceSplit(path: path, separator: separator, part: index)
        if !splits.contains(split) { splits.append(split) }
        return splits.firstIndex(of: split).map { .field([Self.name(ofSplit: $0)]) }
    }

    static func name(ofSplit index: Int) -> String { "part\(index + 1)" }
}
