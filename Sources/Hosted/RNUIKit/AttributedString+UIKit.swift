import RNFoundation

/// UIKit's attributes of Swift's attributed strings.
extension AttributeScopes {
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

    public struct UIKitAttributes: AttributeScope {
        public let font: FontAttribute
        public let foregroundColor: ForegroundColorAttribute
        public let backgroundColor: BackgroundColorAttribute
        public let kern: KernAttribute
        public let underlineStyle: UnderlineStyleAttribute
        public let underlineColor: UnderlineColorAttribute
        public let strikethroughStyle: StrikethroughStyleAttribute
        public let strikethroughColor: StrikethroughColorAttribute
        public let baselineOffset: BaselineOffsetAttribute
        public let paragraphStyle: ParagraphStyleAttribute
        public let foundation: FoundationAttributes

        public enum FontAttribute: AttributedStringKey {
            public typealias Value = UIFont
            public static let name = "NSFont"
        }
        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = "NSColor"
        }
        public enum BackgroundColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = "NSBackgroundColor"
        }
        public enum KernAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "NSKern"
        }
        public enum UnderlineStyleAttribute: AttributedStringKey {
            public typealias Value = NSUnderlineStyle
            public static let name = "NSUnderline"
        }
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            public typealias Value = NSUnderlineStyle
            public static let name = "NSStrikethrough"
        }
        public enum UnderlineColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = "NSUnderlineColor"
        }
        public enum StrikethroughColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = "NSStrikethroughColor"
        }
        public enum BaselineOffsetAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "NSBaselineOffset"
        }
        public enum ParagraphStyleAttribute: AttributedStringKey {
            public typealias Value = NSParagraphStyle
            public static let name = "NSParagraphStyle"
        }
    }
}

extension AttributeDynamicLookup {
    public subscript<T: AttributedStringKey>(dynamicMember path: KeyPath<AttributeScopes.UIKitAttributes, T>) -> T {
        self[T.self]
    }
}

extension NSUnderlineStyle: Hashable {}

extension AttributedString {
    /// The text with the attributes that the template language knows.
    package var converted: NSAttributedString {
        let result = NSMutableAttributedString(string: "")
        for run in runs {
            var attributes: [NSAttributedString.Key: Any] = [:]
            attributes[.font] = run[AttributeScopes.UIKitAttributes.FontAttribute.self]
            attributes[.foregroundColor] = run[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self]
            attributes[.backgroundColor] = run[AttributeScopes.UIKitAttributes.BackgroundColorAttribute.self]
            attributes[.kern] = run[AttributeScopes.UIKitAttributes.KernAttribute.self]
            attributes[.underlineStyle] = run[AttributeScopes.UIKitAttributes.UnderlineStyleAttribute.self]
            attributes[.underlineColor] = run[AttributeScopes.UIKitAttributes.UnderlineColorAttribute.self]
            attributes[.strikethroughStyle] = run[AttributeScopes.UIKitAttributes.StrikethroughStyleAttribute.self]
            attributes[.strikethroughColor] = run[AttributeScopes.UIKitAttributes.StrikethroughColorAttribute.self]
            attributes[.paragraphStyle] = run[AttributeScopes.UIKitAttributes.ParagraphStyleAttribute.self]
            attributes[.link] = run[AttributeScopes.FoundationAttributes.LinkAttribute.self]
            attributes[.inlinePresentationIntent] = run[MarkdownAttributes.InlinePresentationIntentAttribute.self]
            let text = String(characters[run.range])
            result.append(NSAttributedString(string: text, attributes: attributes))
        }
        return result
    }
}

extension NSAttributedString {
    public convenience init(_ text: AttributedString) { self.init(attributedString: text.converted) }
}

extension AttributedString {
    public init(_ text: NSAttributedString) {
        self.init()
        let whole = NSRange(location: 0, length: text.length)
        text.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
            let part = (text.string as NSString).substring(with: range)
            append(AttributedString(part, attributes: AttributeContainer(attributes)))
        }
    }
}

extension AttributeContainer {
    /// The attributes of `NSAttributedString` that UIKit's scope has.
    public init(_ attributes: [NSAttributedString.Key: Any]) {
        self.init()
        typealias Scope = AttributeScopes.UIKitAttributes
        self[Scope.FontAttribute.self] = attributes[.font] as? UIFont
        self[Scope.ForegroundColorAttribute.self] = attributes[.foregroundColor] as? UIColor
        self[Scope.BackgroundColorAttribute.self] = attributes[.backgroundColor] as? UIColor
        self[Scope.KernAttribute.self] = attributes[.kern] as? CGFloat
        self[Scope.BaselineOffsetAttribute.self] = attributes[.baselineOffset] as? CGFloat
        self[Scope.ParagraphStyleAttribute.self] = attributes[.paragraphStyle] as? NSParagraphStyle
        self[Scope.UnderlineStyleAttribute.self] = (attributes[.underlineStyle] as? Int).map(NSUnderlineStyle.init)
        self[Scope.UnderlineColorAttribute.self] = attributes[.underlineColor] as? UIColor
        self[Scope.StrikethroughColorAttribute.self] = attributes[.strikethroughColor] as? UIColor
        self[Scope.StrikethroughStyleAttribute.self] =
            (attributes[.strikethroughStyle] as? Int).map(NSUnderlineStyle.init)
    }
}
