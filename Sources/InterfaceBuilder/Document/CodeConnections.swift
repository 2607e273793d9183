import Basics
import RNWire

/// The connections of an interface file, with views by name and other objects by id. A missing end is the controller,
/// or File's Owner.
struct CodeConnections {
    private(set) var outlets: [JSONValue] = []
    private(set) var actions: [JSONValue] = []
    private(set) var gestures: [JSONValue] = []

    init(index: InterfaceIndex) {
        outlets = index.objects.outlets.compactMap { connection in
            guard let destination = End(connection.destination, index),
                let owner = connection.ownerID.map({ End($0, index) }) ?? .controller
            else { return nil }
            var entry = JSONObject()
            entry.add(.name, connection.name)
            entry.add(.destination, destination.name)
            entry.add(.owner, owner.name)
            entry.add(.isCollection, connection.isCollection ? JSONValue(.bool(true)) : nil)
            return entry.value
        }
        for action in index.objects.actions where !action.isOfGesture {
            guard let view = index.name(at: action.sender), let target = End(action.target, index) else { continue }
            var entry = JSONObject()
            entry.add(.selector, action.selector)
            entry.add(.view, view)
            entry.add(.target, target.name)
            entry.add(.event, action.event ?? "primaryActionTriggered")
            actions.append(entry.value)
        }
        for gesture in index.objects.gestures { add(gesture, index) }
    }

    private mutating func add(_ gesture: ObjectTable.Gesture, _ index: InterfaceIndex) {
        guard let id = gesture.element["id"] else { return }
        let element = gesture.element
        var entry = JSONObject()
        entry.add(.id, id)
        entry.add(.view, gesture.view.flatMap(index.name(at:)))
        entry.add(.class, element.className ?? "UI" + element.name.prefix(1).uppercased() + element.name.dropFirst())
        for key in [WireKey.numberOfTapsRequired, .minimumPressDuration] {
            entry.add(key, element[key.rawValue].flatMap(Double.init).map { JSONValue(.number($0)) })
        }
        entry.add(.isEnabled, element["enabled"] == "NO" ? JSONValue(.bool(false)) : nil)
        gestures.append(entry.value)
        for action in gesture.actions {
            guard let target = action["destination"].flatMap({ End($0, index) }) else { continue }
            var entry = JSONObject()
            entry.add(.selector, action["selector"])
            entry.add(.gesture, id)
            entry.add(.target, target.name)
            actions.append(entry.value)
        }
    }

    /// An end of a connection.
    private enum End {
        case controller
        case object(String)

        /// `nil` for an object that isn't in the scene, and for a layout guide.
        init?(_ id: String, _ index: InterfaceIndex) {
            switch index.objects.targets[id] {
            case .owner?: self = .controller
            case .other?: self = .object(id)
            case .constraint?:
                guard let name = index.constraintOutlets[id] else { return nil }
                self = .object(name)
            case .view(let position)?:
                guard let name = index.name(at: position) else { return nil }
                self = .object(name)
            case .guide?, nil: return nil
            }
        }

        var name: String? {
            guard case .object(let name) = self else { return nil }
            return name
        }
    }
}
