import Views

/// Follows the code of functions with the values that the sources tell, without running anything.
///
/// It follows both branches of a condition on the notification, and makes a choice of the values they set. Of a
/// condition that isn't known the first branch counts. Steps and depth are limited.
package struct CodeEvaluator {
    /// Something the code does.
    package enum Event: Sendable, Equatable {
        /// An instance of one of the system's classes was made.
        case made(SourceObject, file: String)
        /// A method of the object, or of one of its properties, was called, if the test is met.
        case called([String], [SourceArgumentValue], when: SourceTest)
        /// A constraint was made active.
        case constrained(SourceObject)
    }

    /// An argument with its label.
    package struct SourceArgumentValue: Sendable, Equatable {
        var label: String?
        var value: SourceValue
    }

    /// The variables of a function call.
    struct Frame {
        var locals: [String: SourceValue] = [:]
        var file: String
        /// The type whose member the function is.
        var type: String?
        var this: SourceValue = .unknown
        /// The frames in which closures among the variables were written, by their indices.
        var closures: [String: Int] = [:]
    }

    /// The way on after a statement.
    enum Flow {
        case on
        case left
        case returned(SourceValue)
    }

    let model: CodeModel
    /// Looks up a localized text by key and table.
    let localized: (String, String?) -> String?
    /// Properties of the object whose code is read that no file declares, such as a storyboard's outlets.
    var members: Set<String> = []
    /// The sizes of `view` and of outlets' views in the file, in points, while they have those.
    var designSizes: [String: Size] = [:]
    /// The origins of their frames.
    var designOrigins: [String: Point] = [:]
    var frames: [Frame] = []
    /// The values that the code has given to the object's properties, by path.
    var stored: [String: SourceValue] = [:]
    /// The paths of those properties, in the order in which they were set first.
    private(set) var paths: [[String]] = []
    /// Tests that are met where the code is being followed.
    var assumed: [SourceTest] = []
    /// The first of those tests that were met only after the function was called.
    var scopeStart = 0
    /// The ways that have left the function or round that is being followed.
    var exits: [Exit] = []
    package private(set) var events: [Event] = []
    /// `true` if variables such as `isRunning = false` may have changed before the code runs.
    package var changesFlags = false
    /// `true` if views that the code makes are followed.
    var isMakingViews = false
    /// The views that the code has made.
    var views: [MadeView] = []
    /// The fields that the code takes for lists.
    var lists: Set<[String]> = []
    /// Parts of texts that the code uses; templates know them by their numbers.
    var splits: [SourceSplit] = []
    /// The class of the object whose code is read, if a superclass's code is read as well.
    var controller: String?
    /// Methods of `super` that the sources don't have.
    private(set) var systemCalls: Set<String> = []
    /// `true` if the notification is given to code that isn't in the sources.
    private(set) var passesNotificationOn = false
    /// Names that no declaration is known for.
    package private(set) var missing: Set<String> = []
    /// Variables that are being evaluated, against cycles.
    var evaluating: Set<String> = []
    private var cache: [String: SourceValue] = [:]
    /// Statements and expressions that may still be followed.
    package private(set) var steps: Int
    /// `true` in a branch that isn't taken, whose assignments are left out.
    var isAside = false

    /// The nesting of expressions and closures that are being followed.
    var depth = 0

    /// Maximum depth of calls.
    private static let maxFrames = 12
    /// Maximum nesting of expressions, over all calls.
    static let maxDepth = 100
    /// Maximum number of statements and expressions of one reading.
    static let maxSteps = 100_000

    package init(
        _ model: CodeModel, steps: Int = maxSteps, localized: @escaping (String, String?) -> String? = { _, _ in nil }
    ) {
        self.model = model
        self.steps = steps
        self.localized = localized
    }

    var frame: Frame {
        get { frames.last ?? Frame(file: "") }
        set { if frames.isEmpty { frames = [newValue] } else { frames[frames.count - 1] = newValue } }
    }

    mutating func note(_ event: Event) {
        if isAside {
            guard case .made = event else { return }
        }
        if events.count < 10_000 { events.append(event) }
    }

    mutating func store(_ value: SourceValue, at path: [String]) {
        // The controller's own view has its name, whichever code makes it.
        if path == ["view"], case .property = value { return }
        if stored.updateValue(value, forKey: path.joined(separator: ".")) == nil, !isAside, !paths.contains(path) {
            paths.append(path)
        }
    }

    /// The type in which members are looked up: an override of the controller's precedes what it overrides.
    var memberType: String? { frame.this == .property([]) ? controller ?? frame.type : frame.type }

    /// Notes a call of a function that isn't in the sources.
    /// - Parameter name: the name of a method of `super`.
    mutating func noteSystemCall(_ name: String?, _ values: [SourceArgumentValue]) {
        if let name { systemCalls.insert(name) }
        let types = ["UNNotification", "UNNotificationRequest", "UNNotificationContent"]
        if values.contains(where: { types.contains($0.value.typeName ?? "") }) { passesNotificationOn = true }
    }

    mutating func noteMissing(_ name: String) { if missing.count < 256 { missing.insert(name) } }

    /// `false` when the steps are used up.
    /// - Parameter more: what takes as long as so many other steps.
    mutating func step(_ more: Int = 0) -> Bool {
        steps -= 1 + more
        return steps > 0
    }

    /// Gives a function the remaining steps of a share of its own.
    package mutating func refill(_ steps: Int) { self.steps = steps }

    /// Calls a function.
    /// - Parameters:
    ///   - arguments: those of the call; missing ones have their default, or are unknown.
    ///   - this: the object whose method it is.
    mutating func call(
        _ function: CodeModel.Declared<SourceFunction>, _ arguments: [SourceArgumentValue], this: SourceValue
    ) -> SourceValue {
        guard frames.count < Self.maxFrames else { return .unknown }
        frames.append(Frame(file: function.file, type: function.type, this: this))
        defer { frames.removeLast() }
        bind(function.value.parameters, to: arguments)
        return result(of: function.value.body)
    }

    /// Gives the parameters of the current frame their values: arguments, defaults, or unknown ones.
    mutating func bind(_ parameters: [SourceFunction.Parameter], to arguments: [SourceArgumentValue]) {
        var rest = arguments[...]
        for parameter in parameters {
            var bound = SourceValue.unknown
            if let first = rest.first, first.label == parameter.label || first.label == nil {
                bound = first.value
                rest.removeFirst()
            } else if let fallback = parameter.fallback {
                bound = value(of: fallback, type: parameter.type)
            }
            // `.name` of the parameter's type.
            if case .symbol(let name) = bound, model.types[parameter.type] != nil {
                bound = member(name, of: .type(parameter.type))
            }
            frame.locals[parameter.name] = bound
            if case .closure = bound { frame.closures[parameter.name] = origin(of: bound) }
        }
    }

    /// The index of the frame in which a closure that is an argument was written.
    private func origin(of closure: SourceValue) -> Int {
        let caller = frames.count - 2
        guard frames.indices.contains(caller) else { return 0 }
        return frames[caller].closures.first { frames[caller].locals[$0.key] == closure }?.value ?? caller
    }

    /// Runs a closure that is a variable, with those of the function in which it was written.
    mutating func run(
        closure name: String, _ parameters: [String], _ body: [SourceStatement], _ arguments: [SourceValue]
    ) -> SourceValue {
        guard let origin = frame.closures[name], frames.indices.contains(origin), origin < frames.count - 1 else {
            return run(closure: parameters, body, arguments)
        }
        let inner = Array(frames[(origin + 1)...])
        frames.removeLast(inner.count)
        let value = run(closure: parameters, body, arguments)
        frames += inner
        return value
    }

    /// Runs a closure with arguments in the current frame, whose variables it shares.
    mutating func run(closure parameters: [String], _ body: [SourceStatement], _ arguments: [SourceValue])
        -> SourceValue
    {
        var shadowed: [String: SourceValue?] = [:]
        let names = parameters.isEmpty ? arguments.indices.map { "$\($0)" } : parameters
        for (index, name) in names.enumerated() {
            shadowed.updateValue(frame.locals[name], forKey: name)
            frame.locals[name] = index < arguments.count ? arguments[index] : .unknown
        }
        let value = result(of: body)
        for (name, old) in shadowed { frame.locals[name] = old }
        return value
    }

    /// A value that is evaluated once, such as a constant of a type.
    mutating func once(_ key: String, _ make: (inout Self) -> SourceValue) -> SourceValue {
        if let known = cache[key] { return known }
        guard evaluating.insert(key).inserted, frames.count < Self.maxFrames else { return .unknown }
        defer { evaluating.remove(key) }
        let value = make(&self)
        cache[key] = value
        return value
    }
}
