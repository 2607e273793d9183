/// What the host takes from an extension's real Info.plist.
struct InfoPlist: Equatable {
    var attributes: AttributeValues
    /// The bundle's name; `nil` when Xcode fills it in (`$(PRODUCT_NAME)`).
    var bundleName: String?
    /// The identifier of the app around the extension.
    var appIdentifier: String?

    /// Reads the plist's values; what is wrong with them goes to the collector.
    init(_ root: JSONValue, report: DiagnosticCollector) {
        func text(_ key: String) -> String? {
            guard let text = root[key]?.string, !text.isEmpty, !text.contains("$("), !text.contains("${") else {
                return nil
            }
            return text
        }
        bundleName = text("CFBundleDisplayName") ?? text("CFBundleName")
        appIdentifier = text("CFBundleIdentifier").map(Self.parent)
        ExtensionAttribute.reportMisplaced(in: root, path: "$", report: report)
        guard let dictionary = root[ExtensionDictionary.key] else {
            report.add(
                .error, "not-an-extension",
                root.members == nil
                    ? "this property list isn't a dictionary"
                    : "there is no \(ExtensionDictionary.key) in this Info.plist",
                path: "$", hint: "the content extension has an Info.plist of its own, next to its storyboard")
            attributes = AttributeValues()
            return
        }
        attributes = ExtensionDictionary(value: dictionary, path: "$.\(ExtensionDictionary.key)", report: report)
            .decode()
    }

    /// An extension's identifier is its app's and one word more.
    private static func parent(of identifier: String) -> String {
        identifier.lastIndex(of: ".").map { String(identifier[..<$0]) } ?? identifier
    }
}
