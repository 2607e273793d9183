import Basics
import Views

extension ExtensionProgram {
    static func rootView(
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

    /// Decodes the accessory and input views, and `canBecomeFirstResponder`.
    /// - Parameter view: the storyboard's view; the keys may then name one of its extra views.
    mutating func decodeKeyboardViews(
        _ object: ObjectReader, of view: ProgramView?, context: ProgramDecoding, outlets: inout Outlets
    ) {
        canBecomeFirstResponder = object.bool("canBecomeFirstResponder") ?? false
        accessoryView = Self.keyboardView("accessoryView", in: object, of: view, context: context, outlets: &outlets)
        inputView = Self.keyboardView("inputView", in: object, of: view, context: context, outlets: &outlets)
        let key = accessoryView != nil ? "accessoryView" : "inputView"
        guard !canBecomeFirstResponder, accessoryView != nil || inputView != nil, let raw = object.value[key] else {
            return
        }
        object.report.add(
            .warning, "never-first-responder", "the \(key) never comes up: the controller can't become first responder",
            at: raw.position, path: object.child(key), hint: "write \"canBecomeFirstResponder\": true")
    }

    private static func keyboardView(
        _ key: String, in object: ObjectReader, of view: ProgramView?, context: ProgramDecoding, outlets: inout Outlets
    ) -> ViewTemplate? {
        guard let raw = object.raw(key) else { return nil }
        let path = object.child(key)
        guard let view, let name = raw.string else {
            return rootView(raw, path: path, context: context, outlets: &outlets)
        }
        guard let extra = (view.connections[name] ?? []).lazy.compactMap({ view.extraViews[$0] }).first else {
            let names = view.connections.filter { $0.value.contains { view.extraViews[$0] != nil } }.keys.sorted()
            object.report.unknownName(
                name, "an outlet of a view beside the controller's", raw, path: path, among: names,
                or: names.isEmpty ? "write the view itself: {\"type\": \"stack\", …}" : nil, code: "unknown-outlet")
            return nil
        }
        return rootView(
            extra, path: "$.\(key)", context: ProgramDecoding(report: view.report, files: view.files), outlets: &outlets
        )
    }
}
