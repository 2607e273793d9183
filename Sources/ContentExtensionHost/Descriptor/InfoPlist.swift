/// What the host takes from an extension's real Info.plist.
package struct InfoPlist: Sendable, Equatable {
    /// A name that the plist gives, and where.
    package struct Name: Sendable, Equatable {
        package var text: String
        package var position: TextPosition
    }

    var attributes: AttributeValues
    /// The bundle's name; `nil` when Xcode fills it in (`$(PRODUCT_NAME)`).
    package var bundleName: String?
    /// The identifier of the app around the extension.
    package var appIdentifier: String?
    /// NSExtensionMainStoryboard: the storyboard's file name without its ending.
    package var mainStoryboard: Name?
    /// NSExtensionPrincipalClass, with its module when it has one.
    package var principalClass: Name?

    /// The attributes with iOS's defaults.
    package var extensionAttributes: ExtensionAttributes { attributes.attributes }

    /// Reads the plist's values; what is wrong with them goes to the collector.
    package init(_ root: JSONValue, report: DiagnosticCollector) {
        func text(_ key: String) -> String? {
            guard let text = root[key]?.string, !text.isEmpty, !text.hasBuildSetting else { return nil }
            return text
        }
        bundleName = text("CFBundleDisplayName") ?? text("CFBundleName")
        appIdentifier = text("CFBundleIdentifier").map(Self.parent)
        ExtensionAttribute.reportMisplaced(in: root, path: "$", report: report)
        ExtensionDictionary.reportMisplaced(in: root, report: report)
        guard let value = root[ExtensionDictionary.key] else {
            report.add(
                .error, "not-an-extension",
                root.members == nil
                    ? "this property list isn't a dictionary"
                    : "there is no \(ExtensionDictionary.key) in this Info.plist",
                path: "$", hint: "the content extension has an Info.plist of its own, next to its storyboard")
            attributes = AttributeValues()
            return
        }
        let dictionary = ExtensionDictionary(value: value, path: "$.\(ExtensionDictionary.key)", report: report)
        dictionary.checkHasPoint()
        attributes = dictionary.decode()
        mainStoryboard = dictionary.mainStoryboard
        principalClass = dictionary.principalClass
    }

    /// Whether a property list is that of a content extension; what is wrong with it doesn't matter here.
    package static func isContentExtension(_ root: JSONValue) -> Bool {
        root[ExtensionDictionary.key]?[ExtensionDictionary.pointKey]?.string == ExtensionDictionary.contentExtension
    }

    /// An extension's identifier is its app's and one word more.
    private static func parent(of identifier: String) -> String {
        identifier.lastIndex(of: ".").map { String(identifier[..<$0]) } ?? identifier
    }
}

extension String {
    /// Whether Xcode puts a build setting's value into the text.
    var hasBuildSetting: Bool { contains("$(") || contains("${") }
}
