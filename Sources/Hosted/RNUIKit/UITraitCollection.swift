import RNFoundation

public enum UIUserInterfaceStyle: Int { case unspecified, light, dark }
public enum UIUserInterfaceSizeClass: Int { case unspecified, compact, regular }
public enum UIUserInterfaceIdiom: Int { case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision }
public enum UIUserInterfaceLayoutDirection: Int { case leftToRight, rightToLeft }
public enum UISemanticContentAttribute: Int { case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft }
public enum UIAccessibilityContrast: Int { case unspecified = -1, normal, high }
public enum UIUserInterfaceLevel: Int { case unspecified = -1, base, elevated }
public enum UITraitEnvironmentLayoutDirection: Int { case unspecified = -1, leftToRight, rightToLeft }
public enum UIForceTouchCapability: Int { case unknown, unavailable, available }
public enum UIDisplayGamut: Int { case unspecified = -1, SRGB, P3 }
public enum UILegibilityWeight: Int { case unspecified = -1, regular, bold }

public struct UIContentSizeCategory: RawRepresentable, Hashable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ size: String) { rawValue = "UICTContentSizeCategory" + size }
    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    public static let extraSmall = UIContentSizeCategory("XS")
    public static let small = UIContentSizeCategory("S")
    public static let medium = UIContentSizeCategory("M")
    public static let large = UIContentSizeCategory("L")
    public static let extraLarge = UIContentSizeCategory("XL")
    public static let extraExtraLarge = UIContentSizeCategory("XXL")
    public static let extraExtraExtraLarge = UIContentSizeCategory("XXXL")
    public static let accessibilityMedium = UIContentSizeCategory("AccessibilityM")
    public static let accessibilityLarge = UIContentSizeCategory("AccessibilityL")
    public static let accessibilityExtraLarge = UIContentSizeCategory("AccessibilityXL")
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory("AccessibilityXXL")
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory("AccessibilityXXXL")
    public static let didChangeNotification = NSNotification.Name("UIContentSizeCategoryDidChangeNotification")
    public var isAccessibilityCategory: Bool { rawValue.contains("Accessibility") }
}

extension UIContentSizeCategory: Comparable {
    private static let order: [UIContentSizeCategory] = [
        .unspecified, .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]
    private var rank: Int { Self.order.firstIndex(of: self) ?? 0 }
    public static func < (first: UIContentSizeCategory, second: UIContentSizeCategory) -> Bool {
        first.rank < second.rank
    }
}

/// The traits of the run's device. One made in code keeps its interface style only; all other traits are the device's.
open class UITraitCollection: NSObject {
    public let userInterfaceStyle: UIUserInterfaceStyle

    public init(userInterfaceStyle: UIUserInterfaceStyle) { self.userInterfaceStyle = userInterfaceStyle }

    public override convenience init() {
        self.init(userInterfaceStyle: Host.shared.device[.userInterfaceStyle]?.string == "dark" ? .dark : .light)
    }
    public convenience init(traitsFrom traits: [UITraitCollection]) {
        self.init(
            userInterfaceStyle: traits.last { $0.userInterfaceStyle != .unspecified }?.userInterfaceStyle
                ?? .unspecified)
    }
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) { self.init() }
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) { self.init() }
    public convenience init(displayScale: CGFloat) { self.init() }
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) { self.init() }
    public convenience init(legibilityWeight: UILegibilityWeight) { self.init() }
    public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) { self.init() }
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) { self.init() }
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) { self.init() }
    public convenience init(displayGamut: UIDisplayGamut) { self.init() }
    public convenience init(accessibilityContrast: UIAccessibilityContrast) { self.init() }
    public convenience init(forceTouchCapability: UIForceTouchCapability) { self.init() }

    public class var current: UITraitCollection { UITraitCollection() }
    public var isPad: Bool { Host.shared.device[.idiom]?.string == "pad" }
    public var horizontalSizeClass: UIUserInterfaceSizeClass { isPad ? .regular : .compact }
    public var verticalSizeClass: UIUserInterfaceSizeClass { .regular }
    public var userInterfaceIdiom: UIUserInterfaceIdiom { isPad ? .pad : .phone }
    public var displayScale: CGFloat { UIScreen.main.scale }
    public var displayGamut: UIDisplayGamut { .P3 }
    public var layoutDirection: UITraitEnvironmentLayoutDirection { .leftToRight }
    public var accessibilityContrast: UIAccessibilityContrast { .normal }
    public var userInterfaceLevel: UIUserInterfaceLevel { .elevated }
    public var legibilityWeight: UILegibilityWeight { .regular }
    public var forceTouchCapability: UIForceTouchCapability { .unavailable }
    public var preferredContentSizeCategory: UIContentSizeCategory {
        UIContentSizeCategory(rawValue: Host.shared.device[.contentSizeCategory]?.string ?? "UICTContentSizeCategoryL")
    }
    public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
        other.map { $0.userInterfaceStyle != userInterfaceStyle } ?? false
    }
    public func performAsCurrent(_ actions: () -> Void) { actions() }
}

public protocol UITraitEnvironment: NSObjectProtocol {
    var traitCollection: UITraitCollection { get }
}

/// The run's screen: `device.width` by `device.height` points at `device.scale` pixels a point. Without a tool, as in
/// unit tests, 390 by 844 at 3.
open class UIScreen: NSObject {
    public static let main = UIScreen()
    public class var screens: [UIScreen] { [main] }
    private var size: CGSize {
        let device = Host.shared.device
        return CGSize(width: device[.width]?.number ?? 390, height: device[.height]?.number ?? 844)
    }
    public var bounds: CGRect { CGRect(origin: .zero, size: size) }
    public var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale) }
    public var scale: CGFloat { Host.shared.device[.scale]?.float ?? 3 }
    public var nativeScale: CGFloat { scale }
    public var brightness: CGFloat { 0.5 }
    public var maximumFramesPerSecond: Int { 60 }
    public var isCaptured: Bool { false }
    public static let capturedDidChangeNotification = NSNotification.Name("UIScreenCapturedDidChangeNotification")
    public static let brightnessDidChangeNotification = NSNotification.Name("UIScreenBrightnessDidChangeNotification")
    public var traitCollection: UITraitCollection { .current }
}

public enum UIDeviceOrientation: Int {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

public enum UIInterfaceOrientation: Int {
    case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
    public var isLandscape: Bool { rawValue > 2 }
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

public struct UIInterfaceOrientationMask: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
    public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
}

/// The run's device. Name, battery and identifier are fixed, so that every run gives the same picture.
open class UIDevice: NSObject {
    public static let current = UIDevice()
    public var name: String { "iPhone" }
    public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    public var localizedModel: String { model }
    public var systemName: String { "iOS" }
    public var systemVersion: String { Host.shared.device[.systemVersion]?.string ?? "18.0" }
    public var userInterfaceIdiom: UIUserInterfaceIdiom { UITraitCollection.current.userInterfaceIdiom }
    public var orientation: UIDeviceOrientation {
        UIScreen.main.bounds.width > UIScreen.main.bounds.height ? .landscapeLeft : .portrait
    }
    public var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-4000-8000-000000000000") }
    public var batteryLevel: Float { 1 }
    public enum BatteryState: Int { case unknown, unplugged, charging, full }
    public var batteryState: BatteryState { isBatteryMonitoringEnabled ? .full : .unknown }
    public var proximityState: Bool { false }
    public private(set) var isGeneratingDeviceOrientationNotifications = false
    public func beginGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = true }
    public func endGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = false }
    public func playInputClick() {}
    public static let orientationDidChangeNotification = NSNotification.Name("UIDeviceOrientationDidChangeNotification")
    public static let batteryLevelDidChangeNotification = NSNotification.Name(
        "UIDeviceBatteryLevelDidChangeNotification")
    public static let batteryStateDidChangeNotification = NSNotification.Name(
        "UIDeviceBatteryStateDidChangeNotification")
    public var isBatteryMonitoringEnabled = false
    public var isMultitaskingSupported: Bool { true }
    public var isProximityMonitoringEnabled = false
}

public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
