import Basics
import Views

/// The assignments of a view controller's code to its outlets, read from its sources.
package struct CodeReading {
    /// A value given to a property.
    struct Assignment {
        var path: [String]
        var value: SourceValue
    }

    /// A view that the code adds to another one.
    struct Addition {
        /// The path of the superview or its layer.
        var parent: [String]
        /// The name of a `MadeView`.
        var child: String
        /// `true` if it is arranged by a stack.
        var isArranged: Bool
        /// `true` if it lies below the others.
        var isLowest: Bool
        var test: SourceTest
    }

    /// `true` if a method receives the notification.
    package private(set) var receives = false
    /// The last assignment to each property, in the order of the first ones.
    private(set) var assignments: [Assignment] = []
    /// Parts of the notification's texts, by the names that assignments have for them.
    private(set) var values: [JSONValue.Member] = []
    /// The values of the media button's type, frame and colour, by the ends of their names.
    private(set) var media: [String: SourceValue] = [:]
    /// The value of `extensionContext.notificationActions`; `nil` if the code sets none.
    private(set) var actions: SourceValue?
    /// The views that the code makes.
    private(set) var views: [MadeView] = []
    /// Those views and layers, as they are added.
    private(set) var additions: [Addition] = []
    private(set) var constraints: [SourceObject] = []
    /// `true` if the code adds views that aren't among those.
    package private(set) var addsViews = false
    /// Types that the sources name and don't declare.
    package private(set) var missingTypes: Set<String> = []
    /// `true` if `loadView()` makes the view in place of the interface file's.
    package private(set) var replacesView = false
    /// `true` if the code hides or removes all views of the interface file.
    private(set) var hidesViews = false
    /// `true` if the notification is given to code that isn't in the sources.
    private(set) var passesNotificationOn = false
    /// The type of a SwiftUI view that the code shows; empty if its name isn't known.
    private(set) var swiftUIView: String?

    /// Follows `viewDidLoad`, `didReceive(_:)` and `viewDidAppear` of a class.
    /// - Parameters:
    ///   - designSizes: of `view` and of the outlets' views in the file, in points.
    ///   - designOrigins: of the same views.
    /// - Returns: `nil` if the sources have no such class.
    package init?(
        _ model: CodeModel, controller: String, outlets: Set<String>, designSizes: [String: Size],
        designOrigins: [String: Point]
    ) {
        guard model.types[controller] != nil else { return nil }
        var evaluator = CodeEvaluator(model)
        evaluator.controller = controller
        evaluator.isMakingViews = true
        evaluator.members = outlets.union([
            "title", "preferredContentSize", "view", "extensionContext", "traitCollection",
        ])
        var left = Self.allSteps
        func share(_ follow: () -> Void) {
            let given = min(Self.steps, left)
            evaluator.refill(given)
            follow()
            left -= given - max(0, evaluator.steps)
        }
        for name in ["loadView", "viewDidLoad", "viewWillAppear"] {
            for function in model.functions(name, in: controller) where Self.isOwn(function) {
                evaluator.designSizes = name == "viewDidLoad" ? designSizes : [:]
                share { evaluator.follow(function) }
            }
        }
        replacesView =
            model.functions("loadView", in: controller).contains(where: Self.isOwn)
            && !evaluator.systemCalls.contains("loadView")
        evaluator.designSizes = [:]
        if let receive = Self.receiver(in: model, controller) {
            receives = true
            let argument = CodeEvaluator.SourceArgumentValue(
                label: receive.value.parameters[0].label, value: CodeEvaluator.notification)
            share { _ = evaluator.call(receive, [argument], this: .property([])) }
        }
        for name in ["viewWillLayoutSubviews", "viewDidLayoutSubviews", "viewDidAppear"] {
            for function in model.functions(name, in: controller) where Self.isOwn(function) {
                share { evaluator.follow(function) }
            }
        }
        assignments = evaluator.paths.map { path in
            Assignment(path: path, value: evaluator.stored[path.joined(separator: ".")] ?? .kept)
        }
        views = evaluator.views
        for event in evaluator.events { add(event) }
        actions = evaluator.stored["extensionContext.notificationActions"]
        passesNotificationOn = evaluator.passesNotificationOn
        missingTypes = evaluator.missing.filter { name in
            name.count > 1 && name.first?.isUppercase == true && !CodeEvaluator.isSystemType(name)
        }
        if let hidden = evaluator.stored[Self.subviews + ".isHidden"] ?? evaluator.stored[Self.subviews + ".hidden"] {
            hidesViews = hidden == .boolean(true)
        }
        // Playing begins on a view that has been laid out, about as the file has it.
        (evaluator.designSizes, evaluator.designOrigins) = (designSizes, designOrigins)
        for name in ["Type", "Frame", "TintColor"] {
            let getter = "mediaPlayPauseButton\(name)"
            if let variable = model.variable(getter, in: controller), variable.type != nil {
                share { media[name] = evaluator.declared(variable, this: .property([])) }
            } else if let function = model.functions(getter, in: controller).first, function.type != nil {
                share { media[name] = evaluator.call(function, [], this: .property([])) }
            }
        }
        values = evaluator.splits.enumerated().map { index, split in
            .init(key: CodeEvaluator.name(ofSplit: index), value: split.binding)
        }
    }

    /// Steps of one method.
    private static let steps = 50_000
    /// Steps of all methods.
    private static let allSteps = 100_000

    private static let subviews = "view.subviews"

    /// `true` for a method of the class or of its superclasses, of which a header declares some only.
    private static func isOwn(_ function: CodeModel.Declared<SourceFunction>) -> Bool {
        function.type != nil && !function.file.hasSuffix(".h")
    }

    private static func receiver(
        in model: CodeModel, _ controller: String
    ) -> CodeModel.Declared<SourceFunction>? {
        let swift = model.functions("didReceive", in: controller)
        let objectiveC = model.functions("didReceiveNotification", in: controller)
        let receivers = (swift + objectiveC).filter {
            isOwn($0) && $0.value.parameters.count == 1
        }
        return receivers.first { !$0.value.body.isEmpty } ?? receivers.first
    }

    private mutating func add(_ event: CodeEvaluator.Event) {
        switch event {
        case .called(let path, let values, let test):
            switch path.last {
            case "addSubview", "addArrangedSubview", "insertSubview", "addSublayer", "insertSublayer":
                add(values, to: Array(path.dropLast()), by: path.last ?? "", when: test)
            case "removeFromSuperview":
                if path.dropLast().joined(separator: ".") == Self.subviews, test == .yes { hidesViews = true }
            default: break
            }
        case .constrained(let object): constraints.append(object)
        case .made(let object, _):
            if object.type == "UIHostingController" { swiftUIView = object["rootView"]?.typeName ?? "" }
        }
    }

    private mutating func add(
        _ values: [CodeEvaluator.SourceArgumentValue], to parent: [String], by method: String, when test: SourceTest
    ) {
        guard case .property(let path)? = values.first?.value, path.count == 1 else {
            addsViews = addsViews || !method.hasSuffix("layer")
            return
        }
        // Views of the interface file that only change places are drawn.
        guard views.contains(where: { $0.id == path[0] }) else { return }
        let isLowest = method.hasPrefix("insert") && values.dropFirst().first?.value == .number(0)
        additions.append(
            Addition(
                parent: parent, child: path[0], isArranged: method == "addArrangedSubview", isLowest: isLowest,
                test: test))
    }
}
