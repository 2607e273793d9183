import Basics

/// An attribute of NSExtensionAttributes, under Apple's name (fact: api/info-plist).
enum ExtensionAttribute: String, CaseIterable {
    case categories = "UNNotificationExtensionCategory"
    case initialContentSizeRatio = "UNNotificationExtensionInitialContentSizeRatio"
    case defaultContentHidden = "UNNotificationExtensionDefaultContentHidden"
    case userInteractionEnabled = "UNNotificationExtensionUserInteractionEnabled"
    case overridesDefaultTitle = "UNNotificationExtensionOverridesDefaultTitle"

    /// The short name allowed in descriptors: the case's, written out because printing a case takes reflection.
    var shortName: String {
        switch self {
        case .categories: "categories"
        case .initialContentSizeRatio: "initialContentSizeRatio"
        case .defaultContentHidden: "defaultContentHidden"
        case .userInteractionEnabled: "userInteractionEnabled"
        case .overridesDefaultTitle: "overridesDefaultTitle"
        }
    }
}

/// The attributes given by one source; missing ones are `nil`.
struct AttributeValues: Sendable, Equatable {
    var categories: [String]?
    var initialContentSizeRatio: Double?
    var isDefaultContentHidden: Bool?
    var isUserInteractionEnabled: Bool?
    var overridesDefaultTitle: Bool?

    /// These values, with missing ones taken from another source.
    func filled(from other: AttributeValues) -> AttributeValues {
        AttributeValues(
            categories: categories ?? other.categories,
            initialContentSizeRatio: initialContentSizeRatio ?? other.initialContentSizeRatio,
            isDefaultContentHidden: isDefaultContentHidden ?? other.isDefaultContentHidden,
            isUserInteractionEnabled: isUserInteractionEnabled ?? other.isUserInteractionEnabled,
            overridesDefaultTitle: overridesDefaultTitle ?? other.overridesDefaultTitle)
    }

    /// The attributes, with iOS's defaults for missing ones.
    var attributes: ExtensionAttributes {
        ExtensionAttributes(
            categories: categories ?? [], initialContentSizeRatio: initialContentSizeRatio ?? 1,
            isDefaultContentHidden: isDefaultContentHidden ?? false,
            isUserInteractionEnabled: isUserInteractionEnabled ?? false,
            overridesDefaultTitle: overridesDefaultTitle ?? false)
    }

    /// Decodes attributes at the top level of a descriptor, under either name. Types are strict, unlike iOS's, because
    /// the file was written for this program.
    static func decode(_ reader: ObjectReader) -> AttributeValues {
        func bool(_ attribute: ExtensionAttribute) -> Bool? { reader.bool(attribute.shortName, or: attribute.rawValue) }
        let ratio = ExtensionAttribute.initialContentSizeRatio
        return AttributeValues(
            categories: categories(reader),
            initialContentSizeRatio: reader.number(ratio.shortName, or: ratio.rawValue, in: Limits.contentSizeRatio),
            isDefaultContentHidden: bool(.defaultContentHidden),
            isUserInteractionEnabled: bool(.userInteractionEnabled),
            overridesDefaultTitle: bool(.overridesDefaultTitle))
    }

    /// One or several categories. Empty, with an error, for an empty array, so that the key doesn't count as missing.
    private static func categories(_ reader: ObjectReader) -> [String]? {
        let key = ExtensionAttribute.categories.shortName
        guard let raw = reader.raw(key, or: ExtensionAttribute.categories.rawValue) else { return nil }
        let path = reader.child(key)
        let report = reader.report
        let elements = raw.array.map { $0.enumerated().map { ($1, "\(path)[\($0)]") } } ?? [(raw, path)]
        if elements.isEmpty {
            report.add(
                .error, "no-categories", "categories is empty: no notification would ever reach the extension",
                at: raw.position, path: path, hint: "name the category that the payload has in aps.category")
        }
        return elements.compactMap { value, path in
            report.string(value, path: path, "a category's string").flatMap {
                report.isIdentifier($0, value, path: path) ? $0 : nil
            }
        }
    }
}
