import Basics

/// Decodes NSExtensionAttributes as leniently as iOS, with warnings. One in ten real ones is malformed
/// (fact: extensions/info-plist.malformed).
struct LenientAttributes {
    /// The object under `NSExtensionAttributes`.
    let value: JSONValue
    let path: String
    let report: DiagnosticCollector

    func decode() -> AttributeValues {
        guard let members = value.members else {
            warn(
                value, path, "wrong-type", "iOS ignores attributes that aren't a dictionary: this is \(value.kindName)")
            return AttributeValues()
        }
        for member in members where ExtensionAttribute(rawValue: member.key) == nil { reportStray(member) }
        return AttributeValues(
            categories: categories(), initialContentSizeRatio: ratio(),
            isDefaultContentHidden: bool(.defaultContentHidden),
            isUserInteractionEnabled: bool(.userInteractionEnabled), overridesDefaultTitle: bool(.overridesDefaultTitle)
        )
    }

    private func reportStray(_ member: JSONValue.Member) {
        var hint: String?
        var reason = ""
        if ExtensionAttribute(rawValue: member.key.trimmed) != nil {
            reason = ": there is a space around its name"
            hint = "delete the space; until then iOS takes the default"
        } else if member.key == "New item" {
            reason = ": Xcode gave it that name when the row was added"
            let lostCategory =
                texts(of: value[ExtensionAttribute.categories.rawValue]).isEmpty ? texts(of: member.value).first : nil
            hint =
                lostCategory.map { "move \($0.quoted()) into \(ExtensionAttribute.categories.rawValue)" }
                ?? "give it the name it should have, or delete it"
        } else {
            let known = ExtensionAttribute.allCases.map(\.rawValue)
            hint = NearestName.hint(for: member.key, among: known)
        }
        report.add(
            .warning, "ignored-key", "iOS ignores the attribute \(member.key.quoted())\(reason)",
            at: member.keyPosition, path: path, hint: hint)
    }

    private func categories() -> [String]? {
        let attribute = ExtensionAttribute.categories
        guard let raw = value[attribute.rawValue] else {
            warn(
                value, path, "no-categories", "iOS never engages the extension: \(attribute.rawValue) is missing",
                hint: Self.categoryHint)
            return nil
        }
        let texts = texts(of: raw)
        for text in texts { checkCategory(text, raw) }
        if texts.count < raw.array?.count ?? 1 {
            warn(raw, place(attribute), "ignored-value", "iOS ignores categories that are empty or aren't strings")
        }
        if texts.isEmpty {
            warn(
                raw, place(attribute), "no-categories", "iOS never engages an extension without a category",
                hint: Self.categoryHint)
        }
        return texts
    }

    private static let categoryHint = "name the category that payloads have in aps.category"

    /// The texts of a string or an array of strings.
    private func texts(of raw: JSONValue?) -> [String] {
        (raw?.array ?? raw.map { [$0] } ?? []).compactMap(\.string).filter { !$0.isEmpty }
    }

    private func checkCategory(_ text: String, _ raw: JSONValue) {
        if text.hasBuildSetting {
            warn(
                raw, place(.categories), "build-setting",
                "Xcode puts a build setting into the category \(text.quoted()), and only the project knows its value",
                hint: "name the category in a bindings.json: {\"categories\": \"…\"}")
        } else if text != text.trimmed {
            warn(
                raw, place(.categories), "category-space",
                "the category \(text.quoted()) has a space at its end or start, which counts: iOS compares exactly",
                hint: "delete the space, unless payloads have it as well")
        }
    }

    private func bool(_ attribute: ExtensionAttribute) -> Bool? {
        guard let raw = value[attribute.rawValue] else { return nil }
        switch raw.kind {
        case .bool(let bool): return bool
        case .number(let number, _): return number != 0
        case .string(let text):
            let bool = text.boolValue
            warn(
                raw, place(attribute), "loose-type",
                "\(attribute.rawValue) is the string \(text.quoted()): iOS reads \(bool)", hint: "make it a Boolean")
            return bool
        default:
            warn(raw, place(attribute), "ignored-value", "iOS ignores \(attribute.rawValue): it is \(raw.kindName)")
            return nil
        }
    }

    private func ratio() -> Double? {
        let attribute = ExtensionAttribute.initialContentSizeRatio
        guard let raw = value[attribute.rawValue] else { return nil }
        if let text = raw.string, text.hasBuildSetting {
            warn(
                raw, place(attribute), "build-setting",
                "Xcode puts a build setting into \(attribute.rawValue), \(text.quoted()): 1 is used in its place",
                hint: "give the ratio in a bindings.json: {\"initialContentSizeRatio\": …}")
            return nil
        }
        guard let number = raw.number ?? raw.string.flatMap({ Double($0.trimmed) }), number.isFinite else {
            report.add(
                .error, "wrong-type",
                "expected a number, found \(raw.string?.quoted() ?? raw.kindName)",
                at: raw.position, path: place(attribute), hint: raw.hint(toBecome: "a number"))
            return nil
        }
        if let text = raw.string {
            warn(
                raw, place(attribute), "loose-type",
                "\(attribute.rawValue) is the string \(text.quoted()): iOS reads \(JSONValue.text(of: number))",
                hint: "make it a number")
        }
        guard Limits.contentSizeRatio.contains(number) else {
            report.outOfRange(raw, number, Limits.contentSizeRatio, path: place(attribute), name: attribute.rawValue)
            return nil
        }
        return number
    }

    private func place(_ attribute: ExtensionAttribute) -> String { "\(path).\(attribute.rawValue)" }

    private func warn(_ raw: JSONValue, _ path: String, _ code: String, _ message: String, hint: String? = nil) {
        report.add(.warning, code, message, at: raw.position, path: path, hint: hint)
    }
}

extension String {
    /// NSString's boolValue: `true` for Y, T or 1 to 9 after white space, a sign and zeros.
    fileprivate var boolValue: Bool {
        var rest = self[...].drop { $0.isWhitespace }
        if let sign = rest.first, sign == "+" || sign == "-" { rest = rest.dropFirst() }
        return rest.drop { $0 == "0" }.first.map { "YyTt123456789".contains($0) } ?? false
    }
}
