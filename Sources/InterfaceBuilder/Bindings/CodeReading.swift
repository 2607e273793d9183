/// The assignments of a view controller's code to its outlets, read from its sources.
struct CodeReading {
    /// A value given to a property.
    struct Assignment {
        var path: [String]
        var value: SourceValue
    }

    /// The last assignment to each property, in the order of the first ones.
    private(set) var assignments: [Assignment] = []
    /// Parts of the notification's texts, by the names that assignments have for them.
    private(set) var values: [JSONValue.Member] = []
    /// The values of the media button's type, frame and colour, by the ends of their names.
    private(set) var media: [String: SourceValue] = [:]
    /// `true` if the code makes views and adds them.
    private(set) var addsViews = false
    /// The type of a SwiftUI view that the code shows; empty if its name isn't known.
    private(set) var swiftUIView: String?

    /// Follows `viewDidLoad`, `didReceive(_:)` and `viewDidAppear` of a class.
    /// - Parameters:
    ///   - designSizes: of `view` and of the outlets' views in the file, in points.
    ///   - designOrigins: of the same views.
    /// - Returns: `nil` if the sources have no such class, or it receives no notification.
    init?(
        _ model: CodeModel, controller: String, outlets: Set<String>, designSizes: [String: Size],
        designOrigins: [String: Point]
    ) {
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
        assignments = evaluator.paths.map { path in
            Assignment(path: path, value: evaluator.stored[path.joined(separator: ".")] ?? .kept)
        }
        for event in evaluator.events { add(event) }
        // Playing begins on a view that has been laid out, about as the file has it.
        (evaluator.designSizes, evaluator.designOrigins) = (designSizes, designOrigins)
        for name in ["Type", "Frame", "TintColor"] {
            let getter = "mediaPlayPauseButton\(name)"
            evaluator.refill(Self.steps)
            if let variable = model.variable(getter, in: controller), variable.type == controller {
                media[name] = evaluator.declared(variable, this: .property([]))
            } else if let function = model.functions(getter, in: controller).first, function.type == controller {
                media[name] = evaluator.call(function, [], this: .property([]))
            }
        }
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

    private mutating func add(_ event: CodeEvaluator.Event) {
        switch event {
        case .called(let path, _, _): if ["addSubview", "addArrangedSubview"].contains(path.last) { addsViews = true }
        case .made(let object, _):
            if object.type == "UIHostingController" { swiftUIView = object["rootView"]?.typeName ?? "" }
        }
    }
}
