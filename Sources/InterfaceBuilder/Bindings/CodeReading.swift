/// The assignments of a view controller's code to its outlets, read from its sources.
struct CodeReading {
    /// A value given to a property.
    struct Assignment {
        var path: [String]
        /// `nil` where only a notification without the field sets the property.
        var value: SourceValue?
        /// A field that the notification must have for it.
        var presumed: [String]?
        /// The value if the notification lacks that field; `nil` leaves the property as it is.
        var otherwise: SourceValue?
    }

    /// The last assignment to each property, in the order of the code.
    private(set) var assignments: [Assignment] = []
    /// Parts of the notification's texts, by the names that assignments have for them.
    private(set) var values: [JSONValue.Member] = []
    /// `true` if the code makes views and adds them.
    private(set) var addsViews = false
    /// The type of a SwiftUI view that the code shows; empty if its name isn't known.
    private(set) var swiftUIView: String?

    /// Follows `viewDidLoad`, `didReceive(_:)` and `viewDidAppear` of a class.
    /// - Parameter designSizes: of `view` and of the outlets' views in the file, in points.
    /// - Returns: `nil` if the sources have no such class, or it receives no notification.
    init?(_ model: CodeModel, controller: String, outlets: Set<String>, designSizes: [String: Size]) {
        guard let receive = Self.receiver(in: model, controller) else { return nil }
        var evaluator = CodeEvaluator(model)
        evaluator.members = outlets.union(["title", "preferredContentSize", "view"])
        for name in ["viewDidLoad", "viewWillAppear"] {
            for function in model.functions(name, in: controller) where function.type == controller {
                evaluator.designSizes = name == "viewDidLoad" ? designSizes : [:]
                evaluator.refill(Self.steps)
                evaluator.follow(function)
            }
        }
        evaluator.designSizes = [:]
        evaluator.refill(Self.steps)
        let argument = CodeEvaluator.SourceArgumentValue(
            label: receive.value.parameters[0].label, value: CodeEvaluator.notification)
        _ = evaluator.call(receive, [argument], this: .property([]))
        for function in model.functions("viewDidAppear", in: controller) where function.type == controller {
            evaluator.refill(Self.steps)
            evaluator.follow(function)
        }
        for event in evaluator.events { add(event) }
        values = evaluator.splits.enumerated().map { index, split in
            .init(key: CodeEvaluator.name(ofSplit: index), value: split.binding)
        }
    }

    /// Steps of one method.
    private static let steps = 50_000

    private static func receiver(
        in model: CodeModel, _ controller: String
    ) -> CodeModel.Declared<SourceFunction>? {
        let swift = model.functions("didReceive", in: controller)
        let objectiveC = model.functions("didReceiveNotification", in: controller)
        let receivers = (swift + objectiveC).filter {
            // A header declares it only.
            $0.type == controller && $0.value.parameters.count == 1 && !$0.file.hasSuffix(".h")
        }
        return receivers.first { !$0.value.body.isEmpty } ?? receivers.first
    }

    private mutating func assign(_ value: SourceValue, to path: [String], _ condition: CodeEvaluator.Condition) {
        var assignment = Assignment(path: path, value: value, presumed: condition.field)
        if let index = assignments.firstIndex(where: { $0.path == path }) {
            let earlier = assignments.remove(at: index)
            let isSame = earlier.presumed == condition.field
            if condition.field != nil { assignment.otherwise = isSame ? earlier.otherwise : earlier.value }
            if condition.isOtherwise { assignment.value = earlier.value }
        } else if condition.isOtherwise {
            assignment.value = nil
        }
        if condition.isOtherwise { assignment.otherwise = value }
        assignments.append(assignment)
    }

    private mutating func add(_ event: CodeEvaluator.Event) {
        switch event {
        case .assigned(let path, let value, let condition):
            assign(value, to: path, condition)
        case .called(let path, let values, _):
            switch path.last {
            case "setTitle" where path.count > 1, "setImage" where path.count > 1, "setText" where path.count > 1:
                // A button's other states aren't shown.
                if values.count > 1, ![.symbol("normal"), .symbol("UIControlStateNormal")].contains(values[1].value) {
                    return
                }
                let name = String((path.last ?? "").dropFirst(3)).lowercased()
                assign(values.first?.value ?? .unknown, to: path.dropLast() + [name], .init())
            case "addSubview", "addArrangedSubview": addsViews = true
            default: break
            }
        case .made(let object, _):
            if object.type == "UIHostingController" { swiftUIView = object["rootView"]?.typeName ?? "" }
        }
    }
}
