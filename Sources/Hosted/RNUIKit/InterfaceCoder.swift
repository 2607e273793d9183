import RNFoundation

/// Makes the objects of a storyboard's scene or a xib, and connects outlets and actions.
///
/// `json` is the tool's answer to the query `interface`: the tree in `view`, and beside it `classes` and `attributes`
/// by view, and lists of `outlets`, `actions`, `gestures`, `objects`, `children` (embedded controllers) and
/// `extraViews`.
package final class InterfaceCoder: NSCoder {
    package let json: JSON
    /// The controller, or a xib's owner.
    package weak var owner: AnyObject?
    /// Objects of the views that are being made, outermost first.
    private var pending: [JSON] = []
    /// In the order of `awakeFromNib()`.
    private var made: [UIView] = []
    private var views: [String: UIView] = [:]
    /// Gestures, plain objects and views outside the root view, by id.
    private var others: [String: AnyObject] = [:]
    /// Constraints with an outlet, by its destination's id.
    private var constraints: [String: [NSLayoutConstraint]] = [:]
    /// `true` once the view is made. Nothing is connected without it, as after a `loadView()` of the code's own.
    private var isLoaded = false

    package init(_ json: JSON) {
        self.json = json
        super.init()
    }

    package convenience init?(nib name: String, owner: AnyObject?) {
        guard let json = Host.shared.query(.interface, [.nib: .string(name)]) else { return nil }
        // Views that aren't the first of their name need names of their own, by which constraints find them.
        let isFirst = !Self.ids(in: json[.view] ?? .null).contains { ViewStorage.isTaken($0) }
        self.init(isFirst ? json : InterfaceCoder(json).copy(of: json[.view] ?? .null, isWhole: true))
        self.owner = owner
    }

    /// Classes of the template's types.
    package nonisolated(unsafe) static var types: [String: UIView.Type] = [
        "view": UIView.self, "overlay": UIView.self, "label": UILabel.self, "image": UIImageView.self,
        "stack": UIStackView.self, "button": UIButton.self, "textField": UITextField.self,
        "textView": UITextView.self, "progress": UIProgressView.self, "slider": UISlider.self,
        "switch": UISwitch.self, "activityIndicator": UIActivityIndicatorView.self,
        "segmentedControl": UISegmentedControl.self, "pageControl": UIPageControl.self, "stepper": UIStepper.self,
        "datePicker": UIDatePicker.self, "scrollView": UIScrollView.self, "tableView": UITableView.self,
        "collectionView": UICollectionView.self, "cell": UITableViewCell.self, "visualEffect": UIVisualEffectView.self,
        "picker": UIPickerView.self,
    ]

    package func makeView() -> UIView? {
        isLoaded = true
        let view = (json[.view]).flatMap { decode($0) }
        // A file's root view follows its autoresizing mask until code says otherwise.
        view?.placement.translates = true
        view?.placement.mask = [.flexibleWidth, .flexibleHeight]
        for extra in json[.extraViews]?.array ?? [] {
            guard let tree = extra[.view], let name = extra[.name]?.string else { continue }
            others[name] = decode(tree)
        }
        return view
    }

    /// Makes a view of a prototype's tree, whose own class is known.
    package func decode(_ object: JSON, as type: UIView.Type? = nil) -> UIView? {
        let id = object[.id]?.string ?? ""
        pending.append(object)
        defer { pending.removeLast() }
        guard let view = (type ?? viewType(of: object, id: id)).init(coder: self) else { return nil }
        views[id] = view
        made.append(view)
        return view
    }

    private func viewType(of object: JSON, id: String) -> UIView.Type {
        if let name = json[.classes]?[name: id]?.string {
            if let type = ClassRegistry.named(name)?.type as? UIView.Type { return type }
            if let type = SystemClasses.named(name) { return type }
        }
        let name = object[.type]?.string ?? "view"
        // An outlet's own type tells a map or a player from a plain view.
        for outlet in json[.outlets]?.array ?? [] where outlet[.destination]?.string == id {
            guard let property = outlet[.name]?.string, let owner,
                let type = ClassRegistry.outletType(property, of: owner),
                let viewType = type as? UIView.Type, viewType._type == name
            else { continue }
            return viewType
        }
        return Self.types[name] ?? UIView.self
    }

    /// The object of the view whose `init(coder:)` is running.
    func takeObject() -> ViewStorage? { pending.last.map { ViewStorage($0) } }

    /// Called from `UIView.init(coder:)`, so a subclass finds its subviews there, as on iOS.
    func decodeChildren(of view: UIView) {
        guard let object = pending.last else { return }
        for child in object[.children]?.array ?? [] {
            if keepPrototype(child, of: view) { continue }
            if let subview = decode(child) {
                view.subviews.append(subview)
                subview.superview = view
            }
        }
        for constraint in object[.constraints]?.array ?? [] {
            let made = NSLayoutConstraint(json: constraint, owner: view)
            view.ownConstraints.append(made)
            if let name = constraint[.outlet]?.string { constraints[name, default: []].append(made) }
        }
    }

    /// A cell with an identifier is made when the code asks for it.
    private func keepPrototype(_ cell: JSON, of view: UIView) -> Bool {
        guard let identifier = cell[.reuseIdentifier]?.string, cell[.static]?.bool != true else { return false }
        let make: () -> UIView? = { [self] in
            let coder = InterfaceCoder(copy(of: cell, class: view is UICollectionView ? "UICollectionViewCell" : nil))
            coder.owner = owner
            let view = coder.makeView()
            coder.connect()
            return view
        }
        (view as? UITableView)?.prototypes[identifier] = make
        (view as? UICollectionView)?.prototypes[identifier] = make
        return true
    }

    /// An interface with one prototype or a xib's view, whose ids are new.
    /// - Parameter isWhole: `true` to copy what is beside the view as well.
    private func copy(of cell: JSON, class type: String? = nil, isWhole: Bool = false) -> JSON {
        let suffix = "-" + ViewStorage.newID()
        func beside(_ list: WireKey) -> [JSON] { isWhole ? json[list]?.array ?? [] : [] }
        let extraViews = beside(.extraViews)
        let ids = Set(
            Self.ids(in: cell) + beside(.objects).compactMap { $0[.id]?.string }
                + extraViews.flatMap { [$0[.name]?.string ?? ""] + Self.ids(in: $0[.view] ?? .null) })
        let gestures = (json[.gestures]?.array ?? []).filter { ids.contains($0[.view]?.string ?? "") }
        let ends = ids.union(gestures.compactMap { $0[.id]?.string })
        func rename(_ name: String?) -> JSON? { name.map { .string(ids.contains($0) ? $0 + suffix : $0) } }
        func own(_ list: WireKey, _ keys: WireKey...) -> [JSON] {
            (json[list]?.array ?? []).compactMap { member in
                guard keys.contains(where: { ends.contains(member[$0]?.string ?? "") }) else { return nil }
                var member = member.members ?? [:]
                for key in keys { member[key] = rename(member[key]?.string) }
                return .object(member)
            }
        }
        func renamedKeys(_ list: WireKey) -> [String: JSON] {
            (json[list]?.object ?? [:]).reduce(into: [:]) { result, member in
                if ids.contains(member.key) { result[member.key + suffix] = member.value }
            }
        }
        var classes = renamedKeys(.classes)
        let root = (cell[.id]?.string ?? "") + suffix
        classes[root] = classes[root] ?? type.map { .string($0) }
        return [
            .view: Self.renamed(cell, ids, suffix), .outlets: .array(own(.outlets, .destination, .owner)),
            .actions: .array(own(.actions, .view, .target, .gesture)), .classes: .object(classes),
            .attributes: .object(renamedKeys(.attributes)), .gestures: .array(own(.gestures, .view)),
            .objects: .array(own(.objects, .id)),
            .extraViews: .array(
                extraViews.map { extra in
                    [
                        .name: rename(extra[.name]?.string) ?? .null,
                        .view: Self.renamed(extra[.view] ?? .null, ids, suffix),
                    ]
                }),
        ]
    }

    private static func ids(in view: JSON) -> [String] {
        let constraints = (view[.constraints]?.array ?? []).compactMap { $0[.outlet]?.string }
        return [view[.id]?.string].compactMap { $0 } + constraints
            + (view[.children]?.array ?? []).flatMap { ids(in: $0) }
    }

    private static func renamed(_ view: JSON, _ ids: Set<String>, _ suffix: String) -> JSON {
        func name(_ text: String) -> String {
            let parts = text.split(separator: ".", maxSplits: 1).map(String.init)
            guard let first = parts.first, ids.contains(first) else { return text }
            return ([first + suffix] + parts.dropFirst()).joined(separator: ".")
        }
        var view = view.members ?? [:]
        view[.id] = view[.id]?.string.map { .string(name($0)) }
        view[.children] = view[.children]?.array.map { .array($0.map { renamed($0, ids, suffix) }) }
        view[.constraints] = view[.constraints]?.array.map { constraints in
            .array(
                constraints.map { constraint in
                    var constraint = constraint.members ?? [:]
                    for key in [WireKey.firstItem, .secondItem, .outlet] {
                        constraint[key] = constraint[key]?.string.map { .string(name($0)) } ?? constraint[key]
                    }
                    return .object(constraint)
                })
        }
        return .object(view)
    }

    // MARK: Connections

    /// Sets outlets, actions and runtime attributes, then tells every object that it is awake.
    package func connect() {
        guard isLoaded else { return }
        makeOthers()
        setAttributes()
        for outlet in json[.outlets]?.array ?? [] { connect(outlet) }
        for action in json[.actions]?.array ?? [] { connectAction(action) }
        made.forEach { $0.awakeFromNib() }
        (owner as? UIViewController)?.awakeFromNib()
    }

    private func makeOthers() {
        for gesture in json[.gestures]?.array ?? [] {
            guard let id = gesture[.id]?.string else { continue }
            let recognizer = SystemClasses.gesture(gesture)
            others[id] = recognizer
            gesture[.view]?.string.flatMap { views[$0] }?.addGestureRecognizer(recognizer)
        }
        for object in json[.objects]?.array ?? [] {
            guard let id = object[.id]?.string, let name = object[.class]?.string,
                let type = ClassRegistry.named(name)?.type
            else { continue }
            others[id] = ClassRegistry.make(type, ()) ?? (type as? any NSCoding.Type)?.init(coder: self) as AnyObject?
        }
        for child in json[.children]?.array ?? [] { embed(child) }
    }

    /// Performs a container view's embed segue.
    private func embed(_ child: JSON) {
        guard let interface = child[.interface], let parent = owner as? UIViewController else { return }
        let controller = UIStoryboard.controller(of: interface[.class]?.string, interface)
        parent.addChild(controller)
        parent.prepare(
            for: UIStoryboardSegue(identifier: child[.segue]?.string, source: parent, destination: controller),
            sender: nil)
        guard let container = child[.container]?.string.flatMap({ views[$0] }) else { return }
        let view: UIView = controller.view
        view.frame = container.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(view)
        controller.didMove(toParent: parent)
    }

    /// The object at an end of a connection: the owner where the file names none.
    private func object(_ name: String?) -> AnyObject? {
        guard let name else { return owner }
        return views[name] ?? others[name] ?? constraints[name]?.first
    }

    private func connect(_ outlet: JSON) {
        guard let name = outlet[.name]?.string, let target = object(outlet[.owner]?.string),
            let value = object(outlet[.destination]?.string)
        else { return }
        if name == "view", target is UIViewController { return }
        let values: [AnyObject] = outlet[.destination]?.string.flatMap { constraints[$0] } ?? [value]
        for value in values where !ClassRegistry.set(name, of: target, to: value) {
            if SystemClasses.connect(name, of: target, to: value) { continue }
            if target is UIViewController, !ClassRegistry.has(name, target) {
                Host.raise(
                    "NSUnknownKeyException: \(type(of: target)) is not key value coding-compliant for the key \(name), "
                        + "an outlet of the storyboard")
            }
            Host.shared.note(
                "code-outlet",
                "\(type(of: target)) has no outlet \"\(name)\" for \(type(of: value)): iOS raises an exception")
        }
    }

    private func connectAction(_ action: JSON) {
        guard let selector = action[.selector]?.string.map({ Selector($0) }) else { return }
        let target = object(action[.target]?.string)
        if let recognizer = action[.gesture]?.string.flatMap({ others[$0] }) as? UIGestureRecognizer {
            recognizer.addTarget(target as Any, action: selector)
        } else if let control = action[.view]?.string.flatMap({ views[$0] }) as? UIControl {
            let event = action[.event]?.string.flatMap { UIControl.Event(name: $0) } ?? control.defaultEvent
            control.addTarget(target, action: selector, for: event)
        }
    }

    private func setAttributes() {
        for (id, attributes) in json[.attributes]?.object ?? [:] {
            guard let object = object(id) else { continue }
            for attribute in attributes.array ?? [] {
                guard let path = attribute[.keyPath]?.string, let value = attribute[.value] else { continue }
                let typed = SystemClasses.value(value, type: attribute[.type]?.string)
                if ClassRegistry.set(path, of: object, to: typed) { continue }
                (object as? any KeyValueCoded)?.set(typed, forKey: path)
            }
        }
    }
}
