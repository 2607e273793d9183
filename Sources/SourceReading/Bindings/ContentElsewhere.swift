import Basics

/// Views that the interface file doesn't have: code makes them, which isn't run, and of the file's own views it leaves
/// some or none.
package struct ContentElsewhere {
    /// The reason why the picture lacks views.
    private enum Reason {
        /// A superclass that isn't in the repository.
        case superclass(String)
        case loadView
        case hidesViews
        /// Code that isn't in the repository gets the notification.
        case passedOn
        case addsViews
        case swiftUI(String)
        /// A table or collection without rows of its own.
        case cells(String)
    }

    private let reason: Reason?
    private let controller: String
    /// Views of the file that a device doesn't show, by their ids.
    package let hidden: [String]
    /// `true` if the file has no views besides.
    package let isEmpty: Bool

    package init(
        _ reading: CodeReading, _ bindings: CodeBindings, lacksViews: Bool, superclass: String?, controller: String,
        view: JSONValue
    ) {
        self.controller = controller
        let children = (view["children"]?.array ?? []).compactMap { $0["id"]?.string }
        let own = children.filter { id in !reading.views.contains { $0.id == id } }
        let isDrawn = !lacksViews && own.count < children.count
        // The label of Xcode's template, which its author sees only if no other code covers it.
        let template = GuessCandidate.all(in: view)
            .filter { $0.isXcodesDefault && !bindings.touched.contains($0.id) }.map(\.id)
        let fills = bindings.outlets.contains { outlet in
            outlet.properties.contains { ["text", "image", "attributedText"].contains($0.key) }
        }
        if reading.replacesView {
            (reason, hidden) = (isDrawn ? nil : .loadView, own)
        } else if reading.hidesViews {
            (reason, hidden) = (isDrawn ? nil : .hidesViews, own)
        } else if let superclass, !fills, !isDrawn {
            (reason, hidden) = (.superclass(superclass), template)
        } else if reading.passesNotificationOn, !fills, !template.isEmpty {
            (reason, hidden) = (.passedOn, template)
        } else {
            hidden = []
            reason =
                reading.swiftUIView.map(Reason.swiftUI)
                ?? (lacksViews ? .addsViews : Self.list(in: view).map(Reason.cells))
        }
        isEmpty = Set(children).subtracting(hidden).isEmpty
    }

    /// The name of a table or collection that shows nothing but what code gives it.
    private static func list(in view: JSONValue) -> String? {
        view.viewTree.first { view in
            ["tableView", "collectionView"].contains(view["type"]?.string ?? "")
                && !(view["children"]?.array ?? []).contains { $0["static"]?.bool == true }
        }?["id"]?.string
    }

    /// The warning of the views that the picture lacks; `nil` if it lacks none.
    package func finding(in file: String) -> Diagnostic? {
        guard let reason else { return nil }
        let left = isEmpty ? "the content stays empty" : "the picture lacks them"
        let kept = isEmpty ? "the storyboard's view is empty, and " : ""
        let message =
            switch reason {
            case .superclass(let name):
                "\(controller) inherits from \(name), which sets what is shown and isn't understood: \(left)"
            case .loadView: "\(controller) makes its view in loadView(), which isn't run: the content stays empty"
            case .hidesViews:
                "\(controller) hides the storyboard's views and shows others, which isn't run: the content stays empty"
            case .passedOn:
                "\(controller) gives the notification to code that isn't in the repository and may add views: \(left)"
            case .addsViews: "\(kept)\(controller) adds views in code, which isn't run: \(left)"
            case .cells(let name):
                "\(controller) makes the cells of \(name.quoted()) in code, which isn't run: the picture lacks them"
            case .swiftUI(let name):
                "\(kept)\(controller) adds \(name.isEmpty ? "a SwiftUI view" : "the SwiftUI view \(name)") in code, "
                    + "which isn't run: \(left)"
            }
        var describe = "--run-code runs it, or describe the view in a descriptor.json"
        switch reason {
        case .swiftUI: describe = "describe the view in a descriptor.json"
        case .superclass, .passedOn:
            describe = "put its sources into the repository, or describe the view in a descriptor.json"
        default: break
        }
        return Diagnostic(.warning, "content-built-in-code", message, at: SourceSpan(file: file), hint: describe)
    }
}
