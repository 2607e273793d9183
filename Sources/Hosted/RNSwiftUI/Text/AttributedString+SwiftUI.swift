@preconcurrency import RNUIKit

/// SwiftUI's attributes of Swift's attributed strings.
extension AttributeScopes {
    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

    public struct SwiftUIAttributes: AttributeScope {
        public let font: FontAttribute
        public let foregroundColor: ForegroundColorAttribute
        public let backgroundColor: BackgroundColorAttribute
        public let kern: KerningAttribute
        public let tracking: TrackingAttribute
        public let baselineOffset: BaselineOffsetAttribute
        public let underlineStyle: UnderlineStyleAttribute
        public let strikethroughStyle: StrikethroughStyleAttribute
        public let foundation: FoundationAttributes

        public enum FontAttribute: AttributedStringKey {
            public typealias Value = Font
            public static let name = "SwiftUI.Font"
        }
        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            public static let name = "SwiftUI.ForegroundColor"
        }
        public enum BackgroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            public static let name = "SwiftUI.BackgroundColor"
        }
        public enum KerningAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.Kern"
        }
        public enum TrackingAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.Tracking"
        }
        public enum BaselineOffsetAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.BaselineOffset"
        }
        public enum UnderlineStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name = "SwiftUI.UnderlineStyle"
        }
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name = "SwiftUI.StrikethroughStyle"
        }
    }
}

extension AttributeDynamicLookup {
    public subscript<T: AttributedStringKey>(dynamicMember path: KeyPath<AttributeScopes.SwiftUIAttributes, T>) -> T {
        self[T.self]
    }
}

extension AttributedString.Runs.Run {
    /// Takes over SwiftUI's attributes, and UIKit's where it has none.
    @MainActor func swiftUI(_ run: inout Text.Run, in environment: EnvironmentValues) {
        typealias Own = AttributeScopes.SwiftUIAttributes
        typealias UIKit = AttributeScopes.UIKitAttributes
        run.font = self[Own.FontAttribute.self] ?? self[UIKit.FontAttribute.self].map { Font($0) }
        run.color =
            self[Own.ForegroundColorAttribute.self]?.uiColor(in: environment)
            ?? self[UIKit.ForegroundColorAttribute.self]
        run.background =
            self[Own.BackgroundColorAttribute.self]?.uiColor(in: environment)
            ?? self[UIKit.BackgroundColorAttribute.self]
        run.kern =
            self[Own.KerningAttribute.self] ?? self[Own.TrackingAttribute.self] ?? self[UIKit.KernAttribute.self]
        run.baselineOffset = self[Own.BaselineOffsetAttribute.self] ?? self[UIKit.BaselineOffsetAttribute.self]
        /// UIKit's line as one of SwiftUI's; `nil` without one.
        func line(_ style: NSUnderlineStyle?, _ color: UIColor?) -> Text.LineStyle? {
            style.flatMap { $0.rawValue == 0 ? nil : Text.LineStyle(color: color.map { Color($0) }) }
        }
        let underline =
            self[Own.UnderlineStyleAttribute.self]
            ?? line(self[UIKit.UnderlineStyleAttribute.self], self[UIKit.UnderlineColorAttribute.self])
        let strikethrough =
            self[Own.StrikethroughStyleAttribute.self]
            ?? line(self[UIKit.StrikethroughStyleAttribute.self], self[UIKit.StrikethroughColorAttribute.self])
        if let underline { run.underline = underline }
        if let strikethrough { run.strikethrough = strikethrough }
    }
}
