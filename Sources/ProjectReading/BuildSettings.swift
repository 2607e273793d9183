import Basics

/// The build settings of a target in one configuration.
package struct BuildSettings: Sendable, Equatable {
    /// The configuration's name, such as `Release`.
    package let configuration: String
    /// Values by name, the strongest first: the target's, its .xcconfig's, the project's, its .xcconfig's, Xcode's.
    private let layers: [[String: String]]
    /// `true` if every `.xcconfig` could be read, so that a setting without a value is known to be empty
    /// (fact: xcode/project.unset).
    private let isComplete: Bool

    /// - Parameter layers: the strongest first, without conditions.
    init(_ layers: [[String: String]], configuration: String, isComplete: Bool = false) {
        self.configuration = configuration
        self.layers = layers
        self.isComplete = isComplete
    }

    /// Xcode's own values of settings that no project needs to have.
    static func defaults(target: String, project: String, folder: String, configuration: String) -> [String: String] {
        [
            "SRCROOT": folder, "PROJECT_DIR": folder, "SOURCE_ROOT": folder, "PROJECT_NAME": project,
            "PROJECT": project, "TARGET_NAME": target, "TARGETNAME": target, "CONFIGURATION": configuration,
            "PRODUCT_NAME": "$(TARGET_NAME)", "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
            "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
        ]
    }

    /// A setting with its references expanded; `nil` if it is unset, empty, or refers to an unknown one.
    package subscript(name: String) -> String? {
        var left = Limits.settingExpansions
        let value = resolve(name, from: 0, left: &left)
        return value?.isEmpty == true ? nil : value
    }

    /// `true` for `YES`.
    func isOn(_ name: String) -> Bool { self[name] == "YES" }

    /// The names that begin with a prefix.
    func names(startingWith prefix: String) -> Set<String> {
        Set(layers.flatMap { $0.keys.filter { $0.hasPrefix(prefix) } })
    }

    /// A text with its references expanded; `nil` if one of them is unknown.
    func expand(_ text: String) -> String? {
        var left = Limits.settingExpansions
        return expand(text[...], of: nil, left: &left)
    }

    private func resolve(_ name: String, from layer: Int, left: inout Int) -> String? {
        guard let found = layers[min(layer, layers.count)...].firstIndex(where: { $0[name] != nil }),
            let value = layers[found][name]
        else { return nil }
        return expand(value[...], of: (name, found), left: &left)
    }

    /// - Parameters:
    ///   - owner: the setting whose value the text is, which `$(inherited)` refers to, and its layer.
    ///   - left: the number of further references; it ends cycles and exponential growth.
    private func expand(_ text: Substring, of owner: (name: String, layer: Int)?, left: inout Int) -> String? {
        guard text.utf8.count <= Limits.settingBytes else { return nil }
        var result = ""
        var rest = text
        while let dollar = rest.firstIndex(of: "$") {
            let after = rest[rest.index(after: dollar)...]
            left -= 1
            guard left > 0 else { return nil }
            guard let open = after.first, open == "(" || open == "{", let end = Self.end(of: after, open) else {
                result += rest[...dollar]
                rest = after
                continue
            }
            result += rest[..<dollar]
            guard let value = reference(after[after.index(after: after.startIndex)..<end], owner, &left) else {
                return nil
            }
            result += value
            guard result.utf8.count <= Limits.settingBytes else { return nil }
            rest = after[after.index(after: end)...]
        }
        result += rest
        return result.utf8.count <= Limits.settingBytes ? result : nil
    }

    /// The value of `NAME:modifier:modifier`, the contents of a reference.
    private func reference(_ text: Substring, _ owner: (name: String, layer: Int)?, _ left: inout Int) -> String? {
        guard let inner = expand(text, of: owner, left: &left) else { return nil }
        let parts = inner.split(separator: ":", omittingEmptySubsequences: false)
        let name = String(parts[0])
        var value: String?
        if let owner, name == "inherited" || name == owner.name {
            value = resolve(owner.name, from: owner.layer + 1, left: &left) ?? ""
        } else {
            value = resolve(name, from: 0, left: &left) ?? (isComplete && left > 0 ? "" : nil)
        }
        for modifier in parts.dropFirst() { value = Self.modified(value, by: modifier) }
        return value
    }

    private static func modified(_ value: String?, by modifier: Substring) -> String? {
        if modifier.hasPrefix("default=") {
            return value?.isEmpty == false ? value : String(modifier.dropFirst("default=".count))
        }
        switch modifier {
        case "lower": return value?.lowercased()
        case "upper": return value?.uppercased()
        case "rfc1034identifier": return value.map(domainIdentifier)
        case "c99extidentifier", "identifier": return value.map { identifier($0, keeping: "_", replacement: "_") }
        default: return value
        }
    }

    /// A part of a bundle identifier made of a name.
    static func domainIdentifier(_ name: String) -> String { identifier(name, keeping: "-.", replacement: "-") }

    /// The text with every character but letters, digits and some marks replaced. Other scripts' letters count in
    /// C's extended identifiers only.
    private static func identifier(_ text: String, keeping marks: String, replacement: Character) -> String {
        let isExtended = replacement == "_"
        let letters = text.map { character in
            let isKept =
                isExtended
                ? character.isLetter || character.isNumber
                : character.isASCII && (character.isLetter || character.isNumber)
            return isKept || marks.contains(character) ? character : replacement
        }
        return isExtended && letters.first?.isNumber == true ? "_" + String(letters) : String(letters)
    }

    /// The index of the bracket that closes the one at the start.
    private static func end(of text: Substring, _ open: Character) -> Substring.Index? {
        let bytes = text.utf8
        let (opening, closing) =
            open == "(" ? (UInt8(ascii: "("), UInt8(ascii: ")")) : (UInt8(ascii: "{"), UInt8(ascii: "}"))
        var depth = 0
        return bytes.indices.first { index in
            if bytes[index] == opening { depth += 1 }
            if bytes[index] == closing { depth -= 1 }
            return depth == 0
        }
    }
}
