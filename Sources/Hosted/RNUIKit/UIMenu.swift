import RNFoundation

open class UIMenuElement: NSObject {
    public struct Attributes: OptionSet {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let disabled = Attributes(rawValue: 1)
        public static let destructive = Attributes(rawValue: 2)
        public static let hidden = Attributes(rawValue: 4)
    }
    public enum State: Int { case off, on, mixed }
    open var title = ""
    open var subtitle: String?
    open var image: UIImage?
}

/// A closure for controls and menus. Controls perform it on their event; a menu never opens.
open class UIAction: UIMenuElement {
    public struct Identifier: RawRepresentable, Hashable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    public let identifier: Identifier
    public private(set) var sender: Any?
    public var attributes: UIMenuElement.Attributes
    public var state: UIMenuElement.State
    public var discoverabilityTitle: String?
    private let handler: (UIAction) -> Void

    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
        identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
        handler: @escaping (UIAction) -> Void
    ) {
        self.identifier = identifier ?? Identifier("action")
        (self.attributes, self.state, self.handler) = (attributes, state, handler)
        super.init()
        (self.title, self.subtitle, self.image) = (title, subtitle, image)
    }

    func run(sender: Any?) {
        self.sender = sender
        handler(self)
    }
}

/// Kept by its owner, and never drawn.
open class UIMenu: UIMenuElement {
    public struct Options: OptionSet {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let displayInline = Options(rawValue: 1)
        public static let destructive = Options(rawValue: 2)
        public static let singleSelection = Options(rawValue: 32)
        public static let displayAsPalette = Options(rawValue: 128)
    }
    public struct Identifier: RawRepresentable, Hashable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let edit = Identifier("edit")
        public static let share = Identifier("share")
        public static let root = Identifier("root")
    }
    public enum ElementSize: Int { case small, medium, large, automatic = -1 }
    public let children: [UIMenuElement]
    public let options: Options
    public let identifier: Identifier
    open var preferredElementSize: ElementSize
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [], preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
    ) {
        self.children = children
        (self.options, self.preferredElementSize) = (options, preferredElementSize)
        self.identifier = identifier ?? Identifier("menu")
        super.init()
        (self.title, self.subtitle, self.image) = (title, subtitle, image)
    }
    open func replacingChildren(_ children: [UIMenuElement]) -> UIMenu {
        UIMenu(title: title, image: image, identifier: identifier, options: options, children: children)
    }
}

open class UICommand: UIMenuElement {
    public let action: Selector
    public let propertyList: Any?
    public init(title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil) {
        (self.action, self.propertyList) = (action, propertyList)
        super.init()
        (self.title, self.image) = (title, image)
    }
}

/// Elements of a menu that are made when it opens; no menu opens in a picture.
open class UIDeferredMenuElement: UIMenuElement {
    public init(_ provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {}
    public class func uncached(
        _ provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
    ) -> UIDeferredMenuElement { UIDeferredMenuElement(provider) }
}
