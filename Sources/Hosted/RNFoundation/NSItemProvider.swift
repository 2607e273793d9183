import Foundation

/// Data that a share or drop would hand over: only what the code itself puts in.
open class NSItemProvider: NSObject {
    /// The object or file that the provider was made with.
    package let object: Any?
    public let registeredTypeIdentifiers: [String]
    open var suggestedName: String?

    public init(item: Any?, typeIdentifier: String?) {
        (object, registeredTypeIdentifiers) = (item, typeIdentifier.map { [$0] } ?? [])
    }
    public convenience init(object: Any) { self.init(item: object, typeIdentifier: nil) }
    public convenience init?(contentsOf url: URL?) {
        guard let url else { return nil }
        self.init(item: url, typeIdentifier: nil)
    }
    public override convenience init() { self.init(item: nil, typeIdentifier: nil) }

    open func hasItemConformingToTypeIdentifier(_ type: String) -> Bool { registeredTypeIdentifiers.contains(type) }
    open func canLoadObject<T>(ofClass type: T.Type) -> Bool { object is T }

    @discardableResult open func loadObject<T>(
        ofClass type: T.Type, completionHandler: @escaping (T?, (any Error)?) -> Void
    ) -> Progress {
        EventLoop.shared.schedule { [self] in
            let found = object as? T
            completionHandler(found, found == nil ? CocoaError(.fileNoSuchFile) : nil)
        }
        return Progress(totalUnitCount: 1)
    }

    open func loadItem(
        forTypeIdentifier type: String, options: [AnyHashable: Any]? = nil,
        completionHandler: ((Any?, (any Error)?) -> Void)? = nil
    ) {
        if let completionHandler { EventLoop.shared.schedule { [object] in completionHandler(object, nil) } }
    }
}

open class NSExtensionItem: NSObject {
    open var attributedTitle: NSAttributedString?
    open var attributedContentText: NSAttributedString?
    open var attachments: [NSItemProvider]?
    open var userInfo: [AnyHashable: Any]?
}
