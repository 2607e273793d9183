extension ExtensionProgram {
    /// Reads the keys `title`, `preferredContentSize`, `values`, `view`, `bindings`, `actions`, `responses` and `media`
    /// of a descriptor; what is wrong with them goes to the context's report.
    /// - Parameters:
    ///   - view: the view, where another file than the object's has it.
    ///   - isReal: whether the object is a real extension's bindings.json: `bindings` are called `outlets` then, and
    ///     `rows` says what tables show. Without a view there is nothing that they could be checked against.
    static func decode(
        _ object: inout ObjectReader, context: ProgramDecoding, view: ProgramView? = nil, isReal: Bool = false
    ) -> ExtensionProgram {
        var program = ExtensionProgram()
        var outlets = Outlets(connections: view?.connections ?? [:])
        program.values = object.object("values").map { namedValues($0, context) } ?? []
        program.title = object.bound("title", .text, context)
        program.preferredContentSize =
            object.decode("preferredContentSize") { Size.decode($0, path: $1, report: context.report) } ?? .zero
        if let view {
            let context = ProgramDecoding(report: view.report, files: view.files)
            program.view = rootView(view.value, path: "$.view", context: context, outlets: &outlets) ?? ViewTemplate()
            program.view.apply(object.rows(of: view.value))
            program.title = program.title ?? view.title.map { Bound(constant: $0, source: JSONValue(.string($0))) }
            if object.value["preferredContentSize"] == nil, let size = view.preferredContentSize {
                program.preferredContentSize = size
            }
        } else {
            outlets.isChecked = !isReal || object.value["view"] != nil
            if !outlets.isChecked { _ = object.raw("rows") }
            program.view =
                object.decode("view") { rootView($0, path: $1, context: context, outlets: &outlets) } ?? ViewTemplate()
        }
        program.bindings =
            object.decode(view != nil || isReal && object.value["bindings"] == nil ? "outlets" : "bindings") {
                outlets.assignments($0, path: $1, context: context)
            } ?? [:]
        program.actions = ActionTemplate.decodeArray("actions", in: &object, context: context)
        program.responses = object.object("responses").map { responses in
            (responses.value.members ?? []).reduce(into: [:]) { result, member in
                if member.isComment { return }
                let reader = ObjectReader(
                    member.value, path: responses.child(member.key), report: context.report)
                result[member.key] = ResponseProgram.decode(reader, outlets: outlets, context: context)
            }
        }
        program.media = object.object("media").map { MediaProgram.decode($0) }
        return program
    }

    private static func rootView(
        _ value: JSONValue, path: String, context: ProgramDecoding, outlets: inout Outlets
    ) -> ViewTemplate? {
        var view = ViewTemplate.decode(value, path: path, context: context, outlets: &outlets)
        if view?.repetition != nil {
            context.report.add(
                .error, "repeated-root", "the controller has one view, which can't repeat",
                at: value["repeat"]?.position ?? value.position, path: "\(path).repeat", hint: "repeat a child of it")
            view?.repetition = nil
        }
        outlets.checkConstraintItems(context.report)
        return view
    }

    private static func namedValues(_ values: ObjectReader, _ context: ProgramDecoding) -> [NamedValue] {
        (values.value.members ?? []).compactMap { member in
            if member.isComment { return nil }
            let path = values.child(member.key)
            if NotificationContext.names.contains(member.key) || ContextPath(member.key)?.steps.count != 1 {
                context.report.add(
                    .error, "invalid-value-name", "a value can't be called \(member.key.quoted())",
                    at: member.keyPosition, path: path,
                    hint: NotificationContext.names.contains(member.key)
                        ? "the notification has that name already" : "write one word, without dots")
                return nil
            }
            return ValueRule<JSONValue>.scalar.bound(member.value, path: path, context: context)
                .map { NamedValue(name: member.key, value: $0) }
        }
    }
}

extension ActionTemplate {
    /// Reads an array of actions; `nil` when the key isn't there.
    fileprivate static func decodeArray(
        _ key: String, in object: inout ObjectReader, context: ProgramDecoding
    ) -> [ActionTemplate]? {
        let elements = object.value[key]?.array ?? []
        return NotificationAction.decodeArray(key, in: &object)?.compactMap { action in
            let element = elements.first { $0["identifier"]?.string == action.identifier }
            let title = element?["title"] ?? JSONValue(.string(action.title))
            return ValueRule<String>.text.bound(title, path: object.child(key), context: context)
                .map { ActionTemplate(action: action, title: $0) }
        }
    }
}

extension ResponseProgram {
    fileprivate static func decode(_ object: ObjectReader, outlets: Outlets, context: ProgramDecoding) -> Self {
        var object = object
        defer { object.finish() }
        var program = Self()
        program.set = object.decode("set") { outlets.assignments($0, path: $1, context: context) } ?? [:]
        program.actions = ActionTemplate.decodeArray("actions", in: &object, context: context)
        program.title = object.bound("title", .text, context)
        program.option = object.choice("option", ResponseOption.self) ?? .dismissAndForwardAction
        program.performsDefaultAction = object.bool("performDefaultAction") ?? false
        program.preferredContentSize = object.decode("preferredContentSize") {
            Size.decode($0, path: $1, report: context.report)
        }
        return program
    }
}

extension MediaProgram {
    fileprivate static func decode(_ object: ObjectReader) -> Self {
        var object = object
        defer { object.finish() }
        let report = object.report
        var program = Self()
        if let type = object.choice("buttonType", MediaPlayPauseButtonType.self) { program.buttonType = type }
        program.frame = object.decode("frame") { Rect.decode($0, path: $1, report: report) } ?? .zero
        program.tintColor = object.decode("tintColor") { Color.decode($0, path: $1, report: report) } ?? .white
        return program
    }
}
