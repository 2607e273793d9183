import Basics

/// The relevant keys of an extension's Info.plist.
package struct InfoPlist: Sendable, Equatable {
    /// A name in the plist with its position.
    package struct Name: Sendable, Equatable {
        package var text: String
        package var position: TextPosition
    }

    var attributes: AttributeValues
    /// The bundle's name; `nil` for a build setting (`$(PRODUCT_NAME)`).
    package var bundleName: String?
    /// The bundle identifier of the containing app.
    package var appIdentifier: String?
    /// NSExtensionMainStoryboard: the storyboard's file name without its extension.
    package var mainStoryboard: Name?
    /// NSExtensionPrincipalClass, with its module if given.
    package var principalClass: Name?

    /// `false` if iOS doesn't load the extension; diagnostics say why.
    package var isLoadable = true

    /// The attributes with iOS's defaults.
    package var extensionAttributes: ExtensionAttributes { attributes.attributes }

    /// Decodes the plist's values and collects diagnostics.
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
        isLoadable = dictionary.isLoadable
    }

    /// `true` for the Info.plist of a content extension, valid or not.
    package static func isContentExtension(_ root: JSONValue) -> Bool {
        point(of: root) == ExtensionDictionary.contentExtension
    }

    /// `true` for the Info.plist of a notification service extension.
    package static func isServiceExtension(_ root: JSONValue) -> Bool {
        point(of: root) == ExtensionDictionary.serviceExtension
    }

    /// NSExtensionPointIdentifier.
    package static func point(of root: JSONValue) -> String? {
        root[ExtensionDictionary.key]?[ExtensionDictionary.pointKey]?.string
    }

    /// An extension's identifier is its app's with one more component.
    private static func parent(of identifier: String) -> String {
        identifier.lastIndex(of: ".").map { String(identifier[..<$0]) } ?? identifier
    }
}
