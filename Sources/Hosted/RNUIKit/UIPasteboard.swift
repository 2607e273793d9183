import RNFoundation

/// A pasteboard of this expansion's own: nothing is read from another app or written for it.
open class UIPasteboard: NSObject {
    public static let general = UIPasteboard()
    open var string: String? {
        didSet { Host.shared.note("code-not-modelled", "UIPasteboard: what is copied stays here") }
    }
    open var strings: [String]?
    open var url: URL?
    open var image: UIImage?
    open var hasStrings: Bool { string != nil }
    open func setValue(_ value: Any, forPasteboardType type: String) { string = value as? String }
}

/// Haptics, which a picture doesn't show.
open class UIFeedbackGenerator: NSObject { open func prepare() {} }

open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackStyle: Int { case light, medium, heavy, soft, rigid }
    public init(style: FeedbackStyle = .medium) {}
    open func impactOccurred() {}
    open func impactOccurred(intensity: CGFloat) {}
}

open class UISelectionFeedbackGenerator: UIFeedbackGenerator { open func selectionChanged() {} }

open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackType: Int { case success, warning, error }
    open func notificationOccurred(_ type: FeedbackType) {}
}

public enum UIAccessibility {
    public struct Notification: RawRepresentable, Hashable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let announcement = Notification(rawValue: 1)
        public static let layoutChanged = Notification(rawValue: 2)
        public static let screenChanged = Notification(rawValue: 3)
    }
    public static func post(notification: Notification, argument: Any?) {}
    public static var isVoiceOverRunning: Bool { false }
    public static var isReduceMotionEnabled: Bool { false }
    public static var isReduceTransparencyEnabled: Bool { false }
    public static var isBoldTextEnabled: Bool { false }
    public static var isDarkerSystemColorsEnabled: Bool { false }
}

public struct UIAccessibilityTraits: OptionSet {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let none: UIAccessibilityTraits = []
    public static let button = UIAccessibilityTraits(rawValue: 1)
    public static let link = UIAccessibilityTraits(rawValue: 2)
    public static let image = UIAccessibilityTraits(rawValue: 4)
    public static let selected = UIAccessibilityTraits(rawValue: 8)
    public static let staticText = UIAccessibilityTraits(rawValue: 64)
    public static let header = UIAccessibilityTraits(rawValue: 65536)
    public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 512)
    public static let adjustable = UIAccessibilityTraits(rawValue: 4096)
}

/// Descriptions for VoiceOver, which change no picture.
extension UIView {
    public var isAccessibilityElement: Bool {
        get { false }
        set {}
    }
    public var accessibilityLabel: String? {
        get { nil }
        set {}
    }
    public var accessibilityHint: String? {
        get { nil }
        set {}
    }
    public var accessibilityValue: String? {
        get { nil }
        set {}
    }
    /// Names the view in the layout, in scenarios and in tests.
    public var accessibilityIdentifier: String? {
        get { storage["//accessibilityIdentifier"]?.string }
        set {
            storage["//accessibilityIdentifier"] = newValue.map { .string($0) }
            if let newValue { storage.take(name: newValue) }
        }
    }
    public var accessibilityTraits: UIAccessibilityTraits {
        get { .none }
        set {}
    }
    public var accessibilityElementsHidden: Bool {
        get { false }
        set {}
    }
    public var accessibilityElements: [Any]? {
        get { nil }
        set {}
    }
    public var accessibilityViewIsModal: Bool {
        get { false }
        set {}
    }
    public var shouldGroupAccessibilityChildren: Bool {
        get { false }
        set {}
    }
    public var accessibilityIgnoresInvertColors: Bool {
        get { false }
        set {}
    }
}
