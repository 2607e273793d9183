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
