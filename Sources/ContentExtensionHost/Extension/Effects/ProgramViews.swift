import Views

/// The views of a controller: its content view, accessory view and input view.
struct ProgramViews {
    var main = ViewNode()
    var accessory: ViewNode?
    var input: ViewNode?

    var all: [ViewNode] { [main] + [accessory, input].compactMap { $0 } }

    mutating func update(_ body: (inout ViewNode) -> Void) {
        body(&main)
        if var view = accessory {
            body(&view)
            accessory = view
        }
        if var view = input {
            body(&view)
            input = view
        }
    }
}

extension ExtensionProgram {
    /// Generates the views from the templates.
    func views(in scope: Scope, bindings: OutletAssignments) -> ProgramViews {
        func view(_ template: ViewTemplate) -> ViewNode? { template.views(in: scope, bindings: bindings).first }
        return ProgramViews(
            main: view(self.view) ?? ViewNode(), accessory: accessoryView.flatMap(view), input: inputView.flatMap(view))
    }
}
