import RNFoundation

/// UIKit's own classes and connections, by the names that storyboards have.
enum SystemClasses {
    static func named(_ name: String) -> UIView.Type? {
        name == "UICollectionViewCell" ? UICollectionViewCell.self : nil
    }

    /// A storyboard's gesture recognizer.
    static func gesture(_ json: JSON) -> UIGestureRecognizer {
        let recognizer = gesture(named: json[.class]?.string ?? "")
        if let count = json[.numberOfTapsRequired]?.int {
            (recognizer as? UITapGestureRecognizer)?.numberOfTapsRequired = count
        }
        recognizer.isEnabled = json[.isEnabled]?.bool ?? true
        return recognizer
    }

    private static func gesture(named name: String) -> UIGestureRecognizer {
        switch name {
        case "UILongPressGestureRecognizer": UILongPressGestureRecognizer()
        case "UISwipeGestureRecognizer": UISwipeGestureRecognizer()
        case "UIPanGestureRecognizer": UIPanGestureRecognizer()
        case "UIScreenEdgePanGestureRecognizer": UIScreenEdgePanGestureRecognizer()
        case "UIPinchGestureRecognizer": UIPinchGestureRecognizer()
        case "UIRotationGestureRecognizer": UIRotationGestureRecognizer()
        default:
            ClassRegistry.named(name).flatMap { $0.type as? UIGestureRecognizer.Type }?.init(coder: NSCoder())
                ?? UITapGestureRecognizer()
        }
    }

    /// Sets an outlet of UIKit's own classes, such as a table's data source.
    static func connect(_ name: String, of target: AnyObject, to value: AnyObject) -> Bool {
        switch (target, name) {
        case (let table as UITableView, "dataSource"): table.dataSource = value as? any UITableViewDataSource
        case (let collection as UICollectionView, "dataSource"):
            collection.dataSource = value as? any UICollectionViewDataSource
        case (let scroll as UIScrollView, "delegate"): scroll.delegate = value as? any UIScrollViewDelegate
        case (let field as UITextField, "delegate"): field.delegate = value as? any UITextFieldDelegate
        case (let picker as UIPickerView, "dataSource"): picker.dataSource = value as? any UIPickerViewDataSource
        case (let picker as UIPickerView, "delegate"): picker.delegate = value as? any UIPickerViewDelegate
        case (let bar as UISearchBar, "delegate"): bar.delegate = value as? any UISearchBarDelegate
        case (let recognizer as UIGestureRecognizer, "delegate"):
            recognizer.delegate = value as? any UIGestureRecognizerDelegate
        case (let object as any OutletOwner, _): return object.connect(name, to: value)
        default: return false
        }
        return true
    }

    /// A runtime attribute's value as UIKit's type.
    static func value(_ json: JSON, type: String?) -> Any {
        switch type {
        case "color": UIColor(json: json)
        case "image": UIImage(json: json, size: .zero)
        case "size": json.size ?? CGSize.zero
        case "rect": json.rect ?? CGRect.zero
        case "point": json.size.map { CGPoint(x: $0.width, y: $0.height) } ?? CGPoint.zero
        default: json.string ?? json.foundation
        }
    }
}

/// A class of another framework with outlets of its own, such as a map's delegate.
package protocol OutletOwner: AnyObject {
    /// `false` for an unknown outlet.
    func connect(_ outlet: String, to value: AnyObject) -> Bool
}

extension UIControl {
    /// The event of an action that names none.
    var defaultEvent: Event {
        switch self {
        case is UIButton: .touchUpInside
        case is UITextField: .editingDidEnd
        default: .valueChanged
        }
    }
}

open class UIStoryboard: NSObject {
    private let name: String

    public init(name: String, bundle: Bundle?) { self.name = name }

    open func instantiateInitialViewController() -> UIViewController? { controller(identifier: nil) }
    open func instantiateInitialViewController<C: UIViewController>(creator: ((NSCoder) -> C?)? = nil) -> C? {
        made(identifier: nil, creator: creator)
    }

    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        controller(identifier: identifier) ?? UIViewController()
    }

    open func instantiateViewController<C: UIViewController>(
        identifier: String, creator: ((NSCoder) -> C?)? = nil
    ) -> C {
        // iOS raises an exception as well; the note names the scene.
        // swift-format-ignore: NeverForceUnwrap
        made(identifier: identifier, creator: creator)!
    }

    private func made<C: UIViewController>(identifier: String?, creator: ((NSCoder) -> C?)?) -> C? {
        guard let creator else { return controller(identifier: identifier) as? C }
        guard let interface = interface(identifier) else { return nil }
        let coder = InterfaceCoder(interface)
        let made = creator(coder)
        made?.interface = coder
        return made
    }

    private func interface(_ identifier: String?) -> JSON? {
        var query: [WireKey: JSON] = [.storyboard: .string(name)]
        query[.identifier] = identifier.map { .string($0) }
        if let interface = Host.shared.query(.interface, query) { return interface }
        Host.shared.note("code-not-modelled", "the storyboard \(name) has no scene \(identifier ?? "")")
        return nil
    }

    private func controller(identifier: String?) -> UIViewController? {
        interface(identifier).map { Self.controller(of: $0[.class]?.string, $0) }
    }

    /// A controller of a storyboard's interface.
    package static func controller(of name: String?, _ interface: JSON) -> UIViewController {
        let coder = InterfaceCoder(interface)
        let type = name.flatMap { ClassRegistry.named($0)?.type as? UIViewController.Type } ?? UIViewController.self
        let controller = type.init(coder: coder) ?? UIViewController()
        controller.interface = coder
        return controller
    }
}

open class UINib: NSObject {
    let name: String
    public init(nibName: String, bundle: Bundle?) { name = nibName }

    /// The top-level objects of the xib, of which the first view is the only one made.
    open func instantiate(withOwner owner: Any?, options: [AnyHashable: Any]? = nil) -> [Any] {
        guard let coder = InterfaceCoder(nib: name, owner: owner.map { $0 as AnyObject }) else {
            Host.shared.note("code-not-modelled", "there is no xib \(name)")
            return []
        }
        let view = coder.makeView()
        coder.connect()
        return view.map { [$0] } ?? []
    }
}

extension Bundle {
    @discardableResult public func loadNibNamed(
        _ name: String, owner: Any?, options: [AnyHashable: Any]? = nil
    ) -> [Any]? { UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options) }
}
