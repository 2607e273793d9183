import Basics
import Views

/// Objects of a scene or xib by id, and the names of views in the template language.
struct InterfaceIndex {
    enum Target {
        case view(String)
        case `guide`(String, LayoutGuide)
        /// An object outside this scene, uninstalled, or of another kind.
        case elsewhere
        /// No object has this id.
        case missing
    }

    /// The outlets of constraints by the constraints' ids.
    private(set) var constraintOutlets: [String: String] = [:]
    /// In file order, the controller's first.
    private(set) var outlets: [Outlet] = []
    private(set) var actions: [InterfaceAction] = []

    /// The views' names by position, because badly merged files have duplicate ids.
    private var names: [TextPosition: String] = [:]
    let objects: ObjectTable
    private let allIDs: Set<String>

    /// - Parameter allIDs: the ids of the whole file, including uninstalled objects.
    init(_ objects: XMLElement, allIDs: Set<String>, context: InterfaceContext) {
        self.objects = ObjectTable(objects, context: context)
        self.allIDs = allIDs
        nameViews()
        connect(context)
    }

    /// The views in file order, with their runtime attributes alone.
    var views: [XMLElement] { objects.views }

    /// The name of a view in the template language.
    func name(of view: XMLElement) -> String { names[view.position] ?? "view-\(view.line)-\(view.column)" }

    func name(at position: TextPosition) -> String? { names[position] }

    func target(_ id: String) -> Target {
        switch objects.targets[id] {
        case .view(let place): names[place].map { .view($0) } ?? .elsewhere
        case .guide(let place, let guide): names[place].map { .guide($0, guide) } ?? .elsewhere
        case .constraint, .owner, .other: .elsewhere
        case nil: allIDs.contains(id) ? .elsewhere : .missing
        }
    }

    /// Names views by the first connected outlet, else by object id.
    private mutating func nameViews() {
        var taken: Set<String> = []
        for connection in objects.outlets where !connection.isCollection {
            guard case .view(let place)? = objects.targets[connection.destination], names[place] == nil else {
                continue
            }
            let name = Self.templateName(connection.name)
            if taken.insert(name).inserted { names[place] = name }
        }
        for view in objects.views where names[view.position] == nil {
            let base = Self.templateName(view["id"] ?? "\(view.name)-\(view.line)-\(view.column)")
            var name = base
            var number = 2
            while !taken.insert(name).inserted {
                name = "\(base)-\(number)"
                number += 1
            }
            names[view.position] = name
        }
    }

    /// Replaces characters that are special in guide names and repeats (dots, brackets), and invisible ones.
    private static func templateName(_ text: String) -> String {
        let name = String(
            text.unicodeScalars.map { scalar in
                scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || "-_".unicodeScalars.contains(scalar)
                    ? Character(scalar) : "_"
            })
        return name.isEmpty ? "_" : name
    }

    private mutating func connect(_ context: InterfaceContext) {
        let taken = Set(names.values)
        for connection in objects.outlets {
            let destination: String
            switch objects.targets[connection.destination] {
            case .view(let place)?: destination = names[place] ?? ""
            case .constraint?:
                // Cells of one table can have constraints with the same outlet.
                let name = constraintOutlets[connection.destination] ?? connection.name
                if taken.contains(name) { continue }
                constraintOutlets[connection.destination] = name
                destination = name
            case .guide?, .owner?, .other?: continue
            case nil:
                if !allIDs.contains(connection.destination) { reportDangling(connection, context) }
                continue
            }
            outlets.append(
                Outlet(
                    name: connection.name, destination: destination, owner: connection.owner,
                    location: context.report.location(connection.element.position),
                    isCollection: connection.isCollection))
        }
        connectCellViews(context)
        actions = objects.actions.compactMap { action in
            names[action.sender].map {
                InterfaceAction(
                    selector: action.selector, sender: $0, location: context.report.location(action.position),
                    event: action.event)
            }
        }
    }

    /// Connects UITableViewCell's built-in views; the app's outlets with these names have precedence.
    private mutating func connectCellViews(_ context: InterfaceContext) {
        let taken = Set(outlets.map(\.name))
        for cell in objects.views {
            for (name, id) in cell.cellViews where !taken.contains(name) {
                guard case .view(let place)? = objects.targets[id], let view = names[place] else { continue }
                outlets.append(
                    Outlet(
                        name: name, destination: view, owner: cell["customClass"] ?? cell.name,
                        location: context.report.location(cell.position)))
            }
        }
    }

    private func reportDangling(_ connection: ObjectTable.Connection, _ context: InterfaceContext) {
        context.finding(
            "interface-reference",
            "the outlet \(connection.name.quoted()) leads to \(connection.destination.quoted()), which isn't in the file",
            at: connection.element, hint: "connect it again in Xcode, or delete it")
    }
}
