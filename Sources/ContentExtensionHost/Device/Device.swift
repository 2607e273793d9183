/// A device with its user's settings: the model, the generation of iOS, and the UITraitCollection of a picture.
///
/// A constant names the model, modifiers the settings: `Device.iPhone16Pro.dark.contentSize(.accessibilityLarge)`.
public struct Device: Sendable, Hashable {
    /// The screen, its scale and its safe area, upright.
    public var model: DeviceModel
    /// `portrait` unless the user turned the device.
    public var orientation: Orientation
    /// UIUserInterfaceStyle; resolves semantic colours and the platter's own.
    public var appearance: Appearance
    /// UIContentSizeCategory; `large` unless the user changed it.
    public var contentSize: ContentSizeCategory
    /// The user's locale, such as `de_DE`, `zh-Hans` or `ar`: string tables, formats, the system's words.
    public var locale: String { didSet { (language, isRightToLeft) = Self.writing(locale) } }
    /// The locale as a language tag such as `en`, `zh-Hans`, `ar`; decides Han glyphs and line breaking.
    public package(set) var language: String
    /// UITraitCollection.layoutDirection: leading is at the right.
    package var isRightToLeft: Bool
    /// The generation of iOS.
    public var style: SystemStyle
    /// UITraitCollection.accessibilityContrast is high: "Increase Contrast".
    public var increasesContrast: Bool
    /// "Reduce Transparency": materials are opaque.
    public var reducesTransparency: Bool
    /// UITraitCollection.legibilityWeight is bold: "Bold Text".
    public var usesBoldText: Bool

    /// The locale of a device whose user has chosen none.
    public static let defaultLocale = "en_US"

    public init(
        model: DeviceModel = .iPhone8, appearance: Appearance = .light, contentSize: ContentSizeCategory = .large,
        locale: String = Device.defaultLocale, orientation: Orientation = .portrait, style: SystemStyle = .ios10,
        increasesContrast: Bool = false, reducesTransparency: Bool = false, usesBoldText: Bool = false
    ) {
        self.model = model
        self.appearance = appearance
        self.contentSize = contentSize
        self.locale = locale
        (language, isRightToLeft) = Self.writing(locale)
        self.orientation = orientation
        self.style = style
        self.increasesContrast = increasesContrast
        self.reducesTransparency = reducesTransparency
        self.usesBoldText = usesBoldText
    }

    private static func writing(_ locale: String) -> (language: String, isRightToLeft: Bool) {
        (locale.split(separator: "_").joined(separator: "-"), WritingDirection.isRightToLeft(locale))
    }

    /// The screen as the device is held, in points.
    public var screen: Size {
        let upright = model.screen
        return orientation == .portrait ? upright : Size(width: upright.height, height: upright.width)
    }

    /// The safe area's insets as the device is held, in points (facts: devices/iphone, devices/ipad); the same at both sides.
    public var safeArea: EdgeInsets {
        let upright = EdgeInsets(top: model.safeAreaTop, bottom: model.safeAreaBottom)
        guard orientation == .landscape, !model.isPad else { return upright }
        let side = model.hasCutout ? model.safeAreaTop : 0
        return EdgeInsets(
            top: 0, leading: side, bottom: model.safeAreaBottom > 0 ? DeviceModel.landscapeHomeIndicator : 0,
            trailing: side)
    }

    /// A length in points rounded up to the device's pixel grid, as UIKit does with a label's height.
    package func ceilToPixel(_ value: Double) -> Double { (value * model.scale - 1e-6).rounded(.up) / model.scale }

    /// A position in points rounded to the device's pixel grid.
    package func roundToPixel(_ value: Double) -> Double { (value * model.scale).rounded() / model.scale }

    /// The system's phrases in the user's language.
    package var words: SystemWords { SystemWords(language: language) }
}

/// UIUserInterfaceStyle. `dark` exists from iOS 13 on.
public enum Appearance: String, Sendable, Hashable, CaseIterable {
    case light, dark
}

/// UIDeviceOrientation; `landscape` swaps the screen's sides, and left or right makes no difference to a picture.
public enum Orientation: String, Sendable, Hashable, CaseIterable {
    case portrait, landscape
}
