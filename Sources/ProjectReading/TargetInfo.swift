import Basics

/// The Info.plist of a target as Xcode builds it.
package struct TargetInfo {
    private let settings: BuildSettings
    /// With settings expanded, and generated keys in place of the file's (fact: xcode/plist.generated).
    package let root: JSONValue

    /// - Parameters:
    ///   - root: the file's contents; `nil` without one.
    ///   - settings: the target's.
    package init(_ root: JSONValue?, settings: BuildSettings) {
        self.settings = settings
        var members = (root ?? JSONValue(.object([]))).expanding(settings).members ?? []
        if settings.isOn("GENERATE_INFOPLIST_FILE") {
            for (key, value) in Self.generated(settings) {
                let position = members.first { $0.key == key }?.value.position ?? .init()
                members.removeAll { $0.key == key }
                members.append(.init(key: key, keyPosition: position, value: JSONValue(.string(value), at: position)))
            }
        }
        self.root = JSONValue(
            root?.members == nil && members.isEmpty ? root?.kind ?? .object([]) : .object(members),
            at: root?.position ?? .init())
    }

    /// The texts that Xcode generates.
    private static func generated(_ settings: BuildSettings) -> [(key: String, value: String)] {
        let own = [
            ("CFBundleName", "PRODUCT_NAME"), ("CFBundleIdentifier", "PRODUCT_BUNDLE_IDENTIFIER"),
            ("CFBundleDisplayName", "INFOPLIST_KEY_CFBundleDisplayName"),
        ]
        return own.compactMap { key, setting in settings[setting].map { (key, $0) } }
    }

    /// The name on the home screen: CFBundleDisplayName, CFBundleName, the product's name.
    /// - Parameter localized: the texts of the user's language that replace the plist's.
    package func displayName(localized: [String: String] = [:]) -> String? {
        let keys = ["CFBundleDisplayName", "CFBundleName"]
        let names = keys.map { localized[$0] ?? root[$0]?.string.flatMap { $0.hasBuildSetting ? nil : $0 } }
        return (names + [settings["PRODUCT_NAME"], settings["TARGET_NAME"]]).compactMap { $0?.trimmed }
            .first { !$0.isEmpty }
    }

    package var bundleIdentifier: String? {
        let own = root["CFBundleIdentifier"]?.string.flatMap { $0.hasBuildSetting ? nil : $0 }
        return own ?? settings["PRODUCT_BUNDLE_IDENTIFIER"]
    }
}

extension JSONValue {
    /// The value with build settings in its texts expanded; texts with unknown settings stay as they are.
    func expanding(_ settings: BuildSettings) -> JSONValue {
        switch kind {
        case .string(let text):
            text.hasBuildSetting
                ? JSONValue(.string(settings.expand(text) ?? text), at: position) : self
        case .array(let values): JSONValue(.array(values.map { $0.expanding(settings) }), at: position)
        case .object(let members):
            JSONValue(
                .object(
                    members.map {
                        .init(key: $0.key, keyPosition: $0.keyPosition, value: $0.value.expanding(settings))
                    }), at: position)
        default: self
        }
    }
}
