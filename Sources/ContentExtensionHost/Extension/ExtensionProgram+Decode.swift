import Basics
import Views

extension ExtensionProgram {
    /// Decodes the keys of a descriptor from `title` to `media`; errors go to the context's report.
    /// - Parameters:
    ///   - view: the view, if it comes from another file.
    ///   - isReal: `true` for a real extension's bindings.json: `bindings` are called `outlets`, and `rows` fills
    ///     tables. Without a view, names can't be checked.
    static func decode(
        _ object: ObjectReader, context: ProgramDecoding, view: ProgramView? = nil, isReal: Bool = false
    ) -> ExtensionProgram {
        var program = ExtensionProgram()
        var outlets = Outlets(connections: view?.connections ?? [:])
        program.values = object.object("values").map { namedValues($0, context) } ?? []
        program.title = object.bound("title", .text, context)
        program.preferredContentSize =
            object.decode("preferredContentSize") {
                PreferredContentSize.decode($0, path: $1, context: context)
            } ?? .zero
        if let view {
            let context = ProgramDecoding(report: view.report, files: view.files)
            program.view = rootView(view.value, path: "$.view", context: context, outlets: &outlets) ?? ViewTemplate()
            program.view.apply(object.rows(of: view.value))
            program.title = program.title ?? view.title.map { Bound(constant: $0, source: JSONValue(.string($0))) }
            if object.value["preferredContentSize"] == nil, let size = view.preferredContentSize {
                program.preferredContentSize.size = size
            }
        } else {
            outlets.isChecked = !isReal || object.value["view"] != nil
            if !outlets.isChecked { _ = object.raw("rows") }
            program.view =
                object.decode("view") { rootView($0, path: $1, context: context, outlets: &outlets) } ?? ViewTemplate()
        }
        program.decodeKeyboardViews(object, of: view, context: context, outlets: &outlets)
        program.bindings =
            object.decode(view != nil || isReal && object.value["bindings"] == nil ? "outlets" : "bindings") {
                outlets.assignments($0, path: $1, context: context)
            } ?? [:]
        program.actions = object.bound("actions", .actions, context)
        program.resetsOnReceive = object.choice("onReceive", ReceiveName.self) == .reset
        let decoding = EffectsDecoding(outlets: outlets, values: program.values, context: context)
        program.loaded = object.object("loaded").map { decoding.effects($0) }
        program.receive = object.object("receive").map { decoding.effects($0) }
        program.events = object.object("events").map { ProgramEvents.decode($0, decoding) } ?? program.events
        program.responses = object.object("responses").map { responses in
            reportUnknownActions(in: responses, of: object.value)
            return responses.named.reduce(into: [:]) { result, entry in
                result[entry.member.key] = decoding.response(
                    ObjectReader(entry.member.value, path: entry.path, report: context.report))
            }
        }
        program.media = object.object("media").map { MediaProgram.decode($0, decoding) }
        program.showsTime = object.value.showsTime
        program.showsPlayback = program.media != nil && object.value.mentions("media.")
        return program
    }

    /// Warns of answers to actions that the descriptor gives to no category and to no notification.
    private static func reportUnknownActions(in responses: ObjectReader, of descriptor: JSONValue) {
        guard descriptor["registeredCategories"] != nil else { return }
        let names = descriptor.actionIdentifiers
        for (member, path) in responses.named
        where member.key != "*" && !member.key.hasPrefix("com.apple.") && !names.contains(member.key) {
            responses.report.add(
                .warning, "answer-unused", "no action is called \(member.key.quoted()), so its answer is never given",
                at: member.keyPosition, path: path,
                hint: responses.report.hint(for: member.key, among: names.sorted())
                    ?? "name an action of registeredCategories, or take the answer out")
        }
    }

    private static func namedValues(_ values: ObjectReader, _ context: ProgramDecoding) -> [DeclaredValue] {
        values.named.compactMap { member, path in
            if NotificationContext.names.contains(member.key) || ContextPath(member.key)?.steps.count != 1 {
                context.report.add(
                    .error, "invalid-value-name", "a value can't be called \(member.key.quoted())",
                    at: member.keyPosition, path: path,
                    hint: NotificationContext.names.contains(member.key)
                        ? "the notification has that name already" : "write one word, without dots")
                return nil
            }
            return ValueRule<JSONValue>.named.typed(member.value, path: path, context: context)
                .map { DeclaredValue(name: member.key, value: $0) }
        }
    }
}

extension JSONValue {
    /// The identifiers of the actions, which are the objects with a title, wherever they are.
    fileprivate var actionIdentifiers: Set<String> {
        var identifiers: Set<String> = []
        addActionIdentifiers(to: &identifiers)
        return identifiers
    }

    private func addActionIdentifiers(to identifiers: inout Set<String>) {
        switch kind {
        case .array(let elements): for element in elements { element.addActionIdentifiers(to: &identifiers) }
        case .object(let members):
            if self["title"] != nil, let identifier = self["identifier"]?.string { identifiers.insert(identifier) }
            for member in members { member.value.addActionIdentifiers(to: &identifiers) }
        case .null, .bool, .number, .string: break
        }
    }

    /// `true` if a string in the value contains a text.
    fileprivate func mentions(_ text: String) -> Bool { contains { $0.string?.contains(text) ?? false } }
}
