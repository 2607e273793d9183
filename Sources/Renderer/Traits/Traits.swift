import ContentExtensionHost

/// Everything about the device and its settings that changes a picture: UITraitCollection and the screen.
public struct Traits: Sendable, Hashable {
    /// UIUserInterfaceStyle.
    public enum Appearance: String, Sendable, Hashable, CaseIterable {
        /// `dark` is there from iOS 13 on.
        case light, dark
    }

    /// How the device is held.
    public enum Orientation: String, Sendable, Hashable, CaseIterable {
        /// `landscape` swaps the screen's sides; left or right makes no difference to a picture.
        case portrait, landscape
    }

    /// The screen, its scale and its safe area, upright.
    public var device: Device
    /// `portrait` unless the user turned the device.
    public var orientation: Orientation
    /// Resolves `SemanticColor`s and the platter's own colours.
    public var appearance: Appearance
    /// UIContentSizeCategory; `large` unless the user changed it.
    public var contentSize: ContentSizeCategory
    /// A language tag such as `en`, `zh-Hans`, `ar`; decides Han glyphs and line breaking.
    public var language: String
    /// UITraitCollection.layoutDirection: leading is at the right.
    public var isRightToLeft: Bool
    /// The generation of iOS.
    public var style: SystemStyle
    /// UITraitCollection.accessibilityContrast is high: "Increase Contrast".
    public var increasesContrast: Bool
    /// "Reduce Transparency": materials are opaque.
    public var reducesTransparency: Bool
    /// UITraitCollection.legibilityWeight is bold: "Bold Text".
    public var usesBoldText: Bool

    public init(
        device: Device = .iPhone8, appearance: Appearance = .light, contentSize: ContentSizeCategory = .large,
        language: String = "en", isRightToLeft: Bool = false, orientation: Orientation = .portrait,
        style: SystemStyle = .ios10, increasesContrast: Bool = false, reducesTransparency: Bool = false,
        usesBoldText: Bool = false
    ) {
        self.style = style
        self.increasesContrast = increasesContrast
        self.reducesTransparency = reducesTransparency
        self.usesBoldText = usesBoldText
        self.device = device
        self.orientation = orientation
        self.appearance = appearance
        self.contentSize = contentSize
        self.language = language
        self.isRightToLeft = isRightToLeft
    }

    /// The screen as the device is held, in points.
    public var screen: Size {
        let upright = device.screen
        return orientation == .portrait ? upright : Size(width: upright.height, height: upright.width)
    }

    /// The safe area's insets as the device is held, in points (facts: devices/iphone, devices/ipad); the same at both
    /// sides.
    public var safeArea: EdgeInsets {
        let upright = EdgeInsets(top: device.safeAreaTop, bottom: device.safeAreaBottom)
        guard orientation == .landscape, !device.isPad else { return upright }
        let side = device.hasCutout ? device.safeAreaTop : 0
        return EdgeInsets(
            top: 0, leading: side, bottom: device.safeAreaBottom > 0 ? Device.landscapeHomeIndicator : 0,
            trailing: side)
    }

    /// A length in points rounded up to the device's pixel grid, as UIKit does with a label's height.
    public func ceilToPixel(_ value: Double) -> Double { (value * device.scale - 1e-6).rounded(.up) / device.scale }

    /// A position in points rounded to the device's pixel grid.
    public func roundToPixel(_ value: Double) -> Double { (value * device.scale).rounded() / device.scale }
}

extension Traits {
    /// The traits of a device whose user has chosen a locale, such as `de_DE`, `zh-Hans` or `ar`.
    public init(
        device: Device, appearance: Appearance, contentSize: ContentSizeCategory, locale: String,
        orientation: Orientation = .portrait, style: SystemStyle = .ios10
    ) {
        self.init(
            device: device, appearance: appearance, contentSize: contentSize, orientation: orientation, style: style)
        setLocale(locale)
    }

    /// Sets the language and the direction that it is written in.
    mutating func setLocale(_ locale: String) {
        language = locale.split(separator: "_").joined(separator: "-")
        isRightToLeft = Self.isRightToLeft(locale)
    }

    /// What the system says in the user's language.
    package var words: SystemWords { SystemWords(language: language) }

    /// Whether a locale's language is written from right to left.
    public static func isRightToLeft(_ locale: String) -> Bool { WritingDirection.isRightToLeft(locale) }
}
