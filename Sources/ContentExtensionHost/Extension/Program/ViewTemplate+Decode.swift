extension ViewTemplate {
    /// The keys that every view has besides its properties.
    private static func structuralKeys(of kind: ViewKind) -> [String] {
        ["type", "id", "children", "visibleWhen", "hiddenWhen", "repeat"]
            + (kind == .cell ? ["reuseIdentifier", "static"] : [])
    }

    /// All keys of a type's views in a descriptor, in the documentation's order.
    static func knownKeys(of kind: ViewKind) -> [String] {
        structuralKeys(of: kind) + (ViewProperty.own(of: kind) + ViewProperty.common).map(\.key)
    }

    /// Reads a view and the views in it, and declares their outlets.
    static func decode(
        _ value: JSONValue, path: String, context: ProgramDecoding, outlets: inout Outlets
    ) -> ViewTemplate? {
        let report = context.report
        guard var object = report.object(value, path: path, "a view") else { return nil }
        let kind = object.raw("type") == nil ? .view : object.choice("type", ViewKind.self)
        guard let kind else { return nil }
        var view = ViewTemplate(kind: kind)
        view.id = object.string("id").flatMap { id in
            let place = value["id"] ?? value
            return outlets.declare(id, kind, place, path: object.child("id"), report: report) ? id : nil
        }
        view.visibleWhen = object.decode("visibleWhen") { Condition.decode($0, path: $1, report: report) }
        view.hiddenWhen = object.decode("hiddenWhen") { Condition.decode($0, path: $1, report: report) }
        view.repetition = object.object("repeat").flatMap { Repetition.decode($0) }
        if kind == .cell {
            let isReused = object.string("reuseIdentifier") != nil
            let isStatic = object.bool("static") ?? false
            view.isPrototype = isReused && !isStatic && view.repetition == nil
        }
        view.assignments = Assignment.decode(object, kind, except: structuralKeys(of: kind), context: context)
        view.children = (object.array("children") ?? []).compactMap { child in
            outlets.depth += 1
            defer { outlets.depth -= 1 }
            if outlets.depth >= Limits.viewDepth {
                report.add(
                    .error, "too-deep", "views stand at most \(Limits.viewDepth) deep in one another",
                    at: child.value.position, path: child.path, hint: "take out stacks that hold a single view",
                    exit: .refused)
                return nil
            }
            return decode(child.value, path: child.path, context: context, outlets: &outlets)
        }
        return view
    }
}

extension ViewTemplate.Repetition {
    fileprivate static func decode(_ object: ObjectReader) -> Self? {
        var object = object
        defer { object.finish() }
        let report = object.report
        let limit = object.integer("limit", in: 0...Limits.repeatCount)
        let source = Source(object.value, path: object.path, report: report)
        guard object.require("over", hint: "name an array, such as userInfo.items") else { return nil }
        return object.decode("over") { ContextPath.decode($0, path: $1, report: report) }
            .map { Self(over: $0, limit: limit, source: source) }
    }
}

/// The outlets that a view declares, for what names them later.
struct Outlets {
    private(set) var kinds: [String: ViewKind] = [:]
    private var places: [String: JSONValue.Position] = [:]
    /// How deep the view being read stands in others.
    fileprivate var depth = 0

    /// Declares an outlet; reports a name that can't be one, or is taken.
    fileprivate mutating func declare(
        _ id: String, _ kind: ViewKind, _ value: JSONValue, path: String, report: DiagnosticCollector
    ) -> Bool {
        guard report.isIdentifier(id, value, path: path) else { return false }
        if id.contains("[") {
            report.add(
                .error, "invalid-id", "an id can't hold \"[\", which numbers the copies of a repeat",
                at: value.position, path: path, hint: "name the outlet itself")
            return false
        }
        if let first = places[id] {
            report.add(
                .error, "duplicate-id", "two views are called \(id.quoted()); the first is on line \(first.line)",
                at: value.position, path: path, hint: "an outlet is one view: give this one another id")
            return false
        }
        kinds[id] = kind
        places[id] = value.position
        return true
    }

    /// Reads `{outlet: {property: value}}`, the form of `bindings` and of a response's `set`.
    func assignments(_ value: JSONValue, path: String, context: ProgramDecoding) -> OutletAssignments? {
        guard let object = context.report.object(value, path: path, "an object of outlets") else { return nil }
        var result: OutletAssignments = [:]
        for member in value.members ?? [] where !member.isComment {
            let path = object.child(member.key)
            guard let kind = kinds[member.key] else {
                context.report.add(
                    .error, "unknown-outlet", "no view is called \(member.key.quoted())", at: member.keyPosition,
                    path: path,
                    hint: NearestName.hint(for: member.key, among: kinds.keys.sorted())
                        ?? (kinds.isEmpty
                            ? "no view has an \"id\""
                            : "the outlets are: \(kinds.keys.sorted().joined(separator: ", "))"))
                continue
            }
            if let properties = context.report.object(member.value, path: path, "an object of properties") {
                result[member.key] = Assignment.decode(properties, kind, except: [], context: context)
            }
        }
        return result
    }
}

extension Assignment {
    /// Reads the properties among an object's keys; a key that its type doesn't have is reported.
    fileprivate static func decode(
        _ object: ObjectReader, _ kind: ViewKind, except others: [String], context: ProgramDecoding
    ) -> [Assignment] {
        let properties = ViewProperty.own(of: kind) + ViewProperty.common
        var unknown = 0
        let assignments = (object.value.members ?? []).compactMap { member -> Assignment? in
            if others.contains(member.key) || member.isComment { return nil }
            if let property = properties.first(where: { $0.key == member.key }) {
                return decode(property, member.value, path: object.child(member.key), context: context)
            }
            unknown += 1
            if unknown <= Limits.unknownKeys {
                reportUnknown(member, object, kind, among: properties.map(\.key) + others)
            }
            return nil
        }
        // Plain properties change an attributed text, so that it comes last whatever the order of the keys.
        let isAttributed = { (assignment: Assignment) in assignment.key.hasPrefix("attributed") }
        return assignments.filter { !isAttributed($0) } + assignments.filter(isAttributed)
    }

    private static func reportUnknown(
        _ member: JSONValue.Member, _ object: ObjectReader, _ kind: ViewKind, among known: [String]
    ) {
        let key = member.key
        let owners = ViewKind.allCases.filter { ViewProperty.own(of: $0).contains { $0.key == key } }.map(\.rawValue)
        if owners.isEmpty {
            object.report.add(
                .error, "unknown-key", "nothing reads the key \(key.quoted()) of a \(kind.rawValue)",
                at: member.keyPosition, path: object.path,
                hint: NearestName.hint(for: key, among: known)
                    ?? "a \(kind.rawValue) has: \(known.joined(separator: ", "))")
        } else {
            object.report.add(
                .error, "unknown-key", "\(key) is a key of \(owners.joined(separator: ", ")), not of \(kind.rawValue)",
                at: member.keyPosition, path: object.path, hint: "set the view's \"type\", or take the key out")
        }
    }
}
