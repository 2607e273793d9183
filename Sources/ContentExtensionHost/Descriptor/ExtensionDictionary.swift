import Basics

/// Decodes the NSExtension dictionary of an Info.plist, or its copy in a descriptor, as leniently as iOS.
struct ExtensionDictionary {
    static let key = "NSExtension"
    static let attributesKey = "NSExtensionAttributes"
    static let pointKey = "NSExtensionPointIdentifier"
    private static let storyboardKey = "NSExtensionMainStoryboard"
    private static let classKey = "NSExtensionPrincipalClass"
    static let contentExtension = "com.apple.usernotifications.content-extension"
    static let serviceExtension = "com.apple.usernotifications.service"

    /// The object under `NSExtension`.
    let value: JSONValue
    let path: String
    let report: DiagnosticCollector

    /// The attributes, after checking the dictionary around them.
    func decode() -> AttributeValues {
        guard value.members != nil else {
            report.add(
                .error, "wrong-type", "expected a dictionary, found \(value.kindName)", at: value.position,
                path: path, hint: value.hint(toBecome: "an object"))
            return AttributeValues()
        }
        checkPoint()
        checkEntry()
        ExtensionAttribute.reportMisplaced(in: value, path: path, report: report)
        guard let attributes = value[Self.attributesKey] else {
            report.add(
                .warning, "missing-key", "there is no \(Self.attributesKey): iOS never engages the extension",
                at: value.position, path: path, hint: "add it, with \(ExtensionAttribute.categories.rawValue) in it")
            return AttributeValues()
        }
        return LenientAttributes(value: attributes, path: "\(path).\(Self.attributesKey)", report: report).decode()
    }

    /// `true` if iOS takes the bundle for a content extension, and finds one view controller to make.
    var isLoadable: Bool {
        value[Self.pointKey]?.string == Self.contentExtension && value[Self.attributesKey]?.members != nil
            && [value[Self.storyboardKey], value[Self.classKey]].compactMap(\.self).count == 1
            && (mainStoryboard ?? principalClass) != nil
    }

    /// The storyboard of the view controller.
    var mainStoryboard: InfoPlist.Name? { name(Self.storyboardKey) }
    /// The view controller's class if there is no storyboard.
    var principalClass: InfoPlist.Name? { name(Self.classKey) }

    private func name(_ key: String) -> InfoPlist.Name? {
        guard let raw = value[key], let text = raw.string, !text.isEmpty else { return nil }
        return InfoPlist.Name(text: text, position: raw.position)
    }

    /// Warns of the dictionary's keys at the top level, where iOS ignores them.
    static func reportMisplaced(in root: JSONValue, report: DiagnosticCollector) {
        for member in root.members ?? [] where [attributesKey, pointKey, storyboardKey, classKey].contains(member.key) {
            report.add(
                .warning, "misplaced-key", "iOS ignores \(member.key) here", at: member.keyPosition, path: "$",
                hint: "move it into \(key)")
        }
    }

    private func checkPoint() {
        guard let point = value[Self.pointKey], point.string != Self.contentExtension else { return }
        let isService = point.string == Self.serviceExtension
        report.add(
            .warning, "wrong-extension-point",
            "iOS doesn't take this for a content extension: \(Self.pointKey) is \(point.string?.quoted() ?? point.kindName)",
            at: point.position, path: "\(path).\(Self.pointKey)",
            hint: isService
                ? "this is the notification service extension's Info.plist" : "write \(Self.contentExtension)")
    }

    private func checkEntry() {
        switch (value[Self.storyboardKey], value[Self.classKey]) {
        case (let storyboard?, .some):
            report.add(
                .warning, "conflicting-keys",
                "iOS doesn't load an extension that has both \(Self.storyboardKey) and \(Self.classKey)",
                at: storyboard.position, path: path, hint: "delete one")
        case (nil, nil) where value[Self.pointKey] != nil:
            report.add(
                .warning, "missing-key",
                "iOS has no view controller to make: neither \(Self.storyboardKey) nor \(Self.classKey) is here",
                at: value.position, path: path,
                hint: "name the storyboard, without its ending: MainInterface in Xcode's template")
        default: break
        }
        for key in [Self.storyboardKey, Self.classKey] {
            guard let raw = value[key], raw.string?.isEmpty != false else { continue }
            report.add(
                .warning, "ignored-value",
                "iOS can't load the extension: \(key) is \(raw.string.map { _ in "empty" } ?? raw.kindName)",
                at: raw.position, path: "\(path).\(key)",
                hint: "write the name of the \(key == Self.storyboardKey ? "storyboard, without its ending" : "class")")
        }
    }

    /// Warns if a complete Info.plist lacks the extension point.
    func checkHasPoint() {
        guard value.members != nil, value[Self.pointKey] == nil else { return }
        report.add(
            .warning, "missing-key", "iOS doesn't take this for an extension: \(Self.pointKey) is missing",
            at: value.position, path: path, hint: "write \(Self.contentExtension)")
    }
}

extension ExtensionAttribute {
    /// Warns of misplaced attributes, which iOS ignores.
    static func reportMisplaced(in value: JSONValue, path: String, report: DiagnosticCollector) {
        for member in value.members ?? [] where Self(rawValue: member.key.trimmed) != nil {
            report.add(
                .warning, "misplaced-key", "iOS ignores \(member.key.trimmed) here", at: member.keyPosition, path: path,
                hint: "move it into \(ExtensionDictionary.key) > \(ExtensionDictionary.attributesKey)")
        }
    }
}
