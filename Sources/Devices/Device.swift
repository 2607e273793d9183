import AutoLayout

/// A device with its user's settings: the model, the generation of iOS, and the UITraitCollection.
///
/// Constants name models, modifiers change settings: `Device.iPhone16Pro.dark.contentSize(.accessibilityLarge)`.
public struct Device: Sendable, Hashable, Codable {
    /// The screen, its scale and its safe area in portrait.
    public var model: DeviceModel
    public var orientation: Orientation
    /// UIUserInterfaceStyle; resolves semantic colors and the system's materials.
    public var appearance: Appearance
    /// UIContentSizeCategory; `large` by default.
    public var contentSize: ContentSizeCategory
    /// The user's locale, such as `de_DE`, `zh-Hans` or `ar`: selects string tables, formats and the system's texts.
    public var locale: String { didSet { (language, isRightToLeft) = Self.writing(locale) } }
    /// The language tag of the locale, such as `en`, `zh-Hans`, `ar`; selects Han glyphs and line breaking.
    public package(set) var language: String
    /// UITraitCollection.layoutDirection: `true` if leading is on the right.
    package var isRightToLeft: Bool
    /// The generation of iOS.
    public var style: SystemStyle
    /// UITraitCollection.accessibilityContrast is high: "Increase Contrast".
    public var increasesContrast: Bool
    /// "Reduce Transparency": materials are opaque.
    public var reducesTransparency: Bool
    /// UITraitCollection.legibilityWeight is bold: "Bold Text".
    public var usesBoldText: Bool
    /// The opacity that the user adds to iOS 26's glass: 0 leaves it clear, 1 makes it opaque. Other styles ignore it.
    public var glassOpacity: Double

    public static let defaultLocale = "en_US"

    public init(
        model: DeviceModel = .iPhone8, appearance: Appearance = .light, contentSize: ContentSizeCategory = .large,
        locale: String = Device.defaultLocale, orientation: Orientation = .portrait, style: SystemStyle = .standard,
        increasesContrast: Bool = false, reducesTransparency: Bool = false, usesBoldText: Bool = false,
        glassOpacity: Double = 0
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
        self.glassOpacity = glassOpacity
    }

    private static func writing(_ locale: String) -> (language: String, isRightToLeft: Bool) {
        (locale.split(separator: "_").joined(separator: "-"), WritingDirection.isRightToLeft(locale))
    }

    /// The screen in the device's orientation, in points.
    public var screen: Size {
        let upright = model.screen
        return orientation == .portrait ? upright : Size(width: upright.height, height: upright.width)
    }

    /// The safe area in the device's orientation, in points (facts: devices/iphone, devices/ipad).
    public var safeArea: EdgeInsets {
        let upright = EdgeInsets(top: model.safeAreaTop, bottom: model.safeAreaBottom)
        guard orientation == .landscape, !model.isPad else { return upright }
        let side = model.hasCutout ? model.safeAreaTop : 0
        return EdgeInsets(
            top: 0, leading: side, bottom: model.safeAreaBottom > 0 ? DeviceModel.landscapeHomeIndicator : 0,
            trailing: side)
    }

    /// A length in points rounded up to the pixel grid, as UIKit does with a label's height.
    package func ceilToPixel(_ value: Double) -> Double { (value * model.scale - 1e-6).rounded(.up) / model.scale }

    /// A position in points rounded to the pixel grid.
    package func roundToPixel(_ value: Double) -> Double { (value * model.scale).rounded() / model.scale }
}

/// UIUserInterfaceStyle. `dark` exists since iOS 13.
public enum Appearance: String, Sendable, Hashable, CaseIterable, Codable {
    case light, dark
}

/// UIDeviceOrientation; both landscape orientations give the same picture.
public enum Orientation: String, Sendable, Hashable, CaseIterable, Codable {
    case portrait, landscape
}
