/// The assignments of a view controller's code to its outlets, read from its sources.
struct CodeReading {
    /// A value given to a property.
    struct Assignment {
        var path: [String]
        var value: SourceValue
        /// A field that the notification must have for it.
        var presumed: [String]?
        /// The value if the notification lacks that field.
        var otherwise: SourceValue?
    }

    /// The last assignment to each property, in the order of the code.
    private(set) var assignments: [Assignment] = []
    /// `true` if the code makes views and adds them.
    private(set) var addsViews = false
    /// The type of a SwiftUI view that the code shows; empty if its name isn't known.
    private(set) var swiftUIView: String?

    /// Follows `viewDidLoad`, `didReceive(_:)` and `viewDidAppear` of a class.
    /// - Returns: `nil` if the sources have no such class, or it receives no notification.
    init?(_ model: CodeModel, controller: String, outlets: Set<String>) {
        guard let receive = Self.receiver(in: model, controller) else { return nil }
        var evaluator = CodeEvaluator(model)
        evaluator.members = outlets.union(["title", "preferredContentSize", "view"])
        for name in ["viewDidLoad", "viewWillAppear"] {
            for function in model.functions(name, in: controller) where function.type == controller {
                evaluator.refill(Self.steps)
                evaluator.follow(function)
            }
        }
        evaluator.refill(Self.steps)
        let argument = CodeEvaluator.SourceArgumentValue(
            label: receive.value.parameters[0].label, value: CodeEvaluator.notification)
        _ = evaluator.call(receive, [argument], this: .property([]))
        for function in model.functions("viewDidAppear", in: controller) where function.type == controller {
            evaluator.refill(Self.steps)
            evaluator.follow(function)
        }
        for event in evaluator.events { add(event) }
    }

    /// Steps of one method.
    private static let steps = 50_000

    private static func receiver(
        in model: CodeModel, _ controller: String
    ) -> CodeModel.Declared<SourceFunction>? {
        let swift = model.functions("didReceive", in: controller)
        let objectiveC = model.functions("didReceiveNotification", in: controller)
        return (swift + objectiveC).first {
            $0.type == controller && $0.value.parameters.count == 1 && !$0.value.body.isEmpty
        }
    }

    private mutating func add(_ event: CodeEvaluator.Event) {
        switch event {
        case .assigned(let path, let value, let condition):
            let index = assignments.firstIndex { $0.path == path }
            if condition.isOtherwise {
                if let index, assignments[index].presumed == condition.field { assignments[index].otherwise = value }
                return
            }
            if let index { assignments.remove(at: index) }
            assignments.append(Assignment(path: path, value: value, presumed: condition.field))
        case .called(let path, let values, _):
            switch path.last {
            case "setTitle" where path.count > 1:
                let value = values.first?.value ?? .unknown
                assignments.append(Assignment(path: path.dropLast() + ["title"], value: value))
            case "setText" where path.count > 1, "setImage" where path.count == 2:
                let name = path.last == "setText" ? "text" : "image"
                assignments.append(Assignment(path: path.dropLast() + [name], value: values.first?.value ?? .unknown))
            case "addSubview", "addArrangedSubview": addsViews = true
            default: break
            }
        case .made(let object, _):
            if object.type == "UIHostingController" { swiftUIView = object["rootView"]?.typeName ?? "" }
        }
    }
}
