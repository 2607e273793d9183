/// Follows the code of functions with the values that the sources tell, without running anything.
///
/// It takes one way through the code: of a condition that isn't known the first branch. Steps and depth are limited.
struct CodeEvaluator {
    /// Something the code does.
    enum Event: Sendable, Equatable {
        /// An instance of one of the system's classes was made.
        case made(SourceObject, file: String)
        /// A property of the object whose code is read was set.
        case assigned([String], SourceValue, Condition)
        /// A method of the object, or of one of its properties, was called.
        case called([String], [SourceArgumentValue], file: String)
    }

    /// The field of the notification that an assignment depends on.
    struct Condition: Sendable, Equatable {
        var field: [String]?
        /// `true` for what happens without the field.
        var isOtherwise = false
    }

    /// An argument with its label.
    struct SourceArgumentValue: Sendable, Equatable {
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
    var frames: [Frame] = []
    /// The values that the code has given to the object's properties, by path.
    private(set) var stored: [String: SourceValue] = [:]
    private(set) var events: [Event] = []
    /// Parts of texts that the code uses; templates know them by their numbers.
    var splits: [SourceSplit] = []
    /// Names that no declaration is known for.
    private(set) var missing: Set<String> = []
    /// Variables that are being evaluated, against cycles.
    var evaluating: Set<String> = []
    private var cache: [String: SourceValue] = [:]
    /// Statements and expressions that may still be followed.
    private(set) var steps: Int
    /// `true` in a branch that isn't taken, whose assignments are left out.
    private var isAside = false
    /// The condition of the branch that is being followed.
    private(set) var condition = Condition()

    /// The nesting of expressions and closures that are being followed.
    var depth = 0

    /// Maximum depth of calls.
    private static let maxFrames = 12
    /// Maximum nesting of expressions, over all calls.
    static let maxDepth = 100
    /// Maximum number of statements and expressions of one reading.
    static let maxSteps = 100_000

    init(_ model: CodeModel, steps: Int = maxSteps, localized: @escaping (String, String?) -> String? = { _, _ in nil })
    {
        self.model = model
        self.steps = steps
        self.localized = localized
    }

    var frame: Frame {
        get { frames.last ?? Frame(file: "") }
        set { if frames.isEmpty { frames = [newValue] } else { frames[frames.count - 1] = newValue } }
    }

    mutating func note(_ event: Event) {
        if isAside, !condition.isOtherwise {
            guard case .made = event else { return }
        }
        if events.count < 10_000 { events.append(event) }
    }

    mutating func store(_ value: SourceValue, at path: String) { stored[path] = value }

    mutating func noteMissing(_ name: String) { if missing.count < 256 { missing.insert(name) } }

    /// `false` when the steps are used up.
    mutating func step() -> Bool {
        steps -= 1
        return steps > 0
    }

    /// Gives a function the remaining steps of a share of its own.
    mutating func refill(_ steps: Int) { self.steps = steps }

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
        }
    }

    /// The value of a body: of its `return`, or of its only expression.
    mutating func result(of body: [SourceStatement]) -> SourceValue {
        if body.count == 1, case .expression(let only) = body[0] { return value(of: only) }
        if body.count == 1, case .choice = body[0] { return value(of: .statement(body[0])) }
        if case .returned(let value) = run(body) { return value }
        return .unknown
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

    mutating func run(_ statements: [SourceStatement]) -> Flow {
        for statement in statements {
            guard step() else { return .left }
            switch run(statement) {
            case .on: continue
            case .left: return .left
            case .returned(let value): return .returned(value)
            }
        }
        return .on
    }

    private mutating func run(_ statement: SourceStatement) -> Flow {
        switch statement {
        case .variable(let variable):
            frame.locals[variable.name] =
                variable.value.map { value(of: $0, type: variable.type) }
                ?? variable.getter.map { SourceValue.closure(parameters: [], body: $0) } ?? .unknown
        case .assignment(let target, let mark, let expression): assign(target, mark, value(of: expression))
        case .expression(let expression): _ = value(of: expression)
        case .condition(let conditions, let then, let other): return run(conditions, then, other)
        case .guarding(let conditions, let other):
            if test(conditions) == false { return run(other) }
        case .choice(let subject, let cases): return run(cases, of: value(of: subject))
        case .loop(let names, let sequence, let body): loop(names, over: value(of: sequence), body)
        case .block(let body): return run(body)
        case .result(let expression): return .returned(expression.map { value(of: $0) } ?? .unknown)
        case .leave: return .left
        case .function(let function):
            let names = function.parameters.map(\.name)
            frame.locals[function.name] = .closure(parameters: names, body: function.body)
        case .type, .cases: break
        }
        return .on
    }

    private mutating func run(
        _ conditions: [SourceCondition], _ then: [SourceStatement], _ other: [SourceStatement]
    ) -> Flow {
        let isMet = test(conditions)
        if isMet == true, !condition.isOtherwise, let field = presumedField(conditions) {
            let outer = condition
            condition = Condition(field: field)
            let flow = run(then)
            condition.isOtherwise = true
            runAside(other)
            condition = outer
            return flow
        }
        guard let isMet else {
            let flow = run(then)
            runAside(other)
            // An early exit that may not happen.
            if case .returned(let value) = flow, value.isKnown { return flow }
            return .on
        }
        return run(isMet ? then : other)
    }

    /// The field of `userInfo` that a condition unwraps; `nil` for none but `aps`, which is in every notification.
    private func presumedField(_ conditions: [SourceCondition]) -> [String]? {
        for case .binding(let name, _) in conditions {
            if case .field(let path)? = frame.locals[name], path.count > 1, path[1] != "aps" { return path }
        }
        return nil
    }

    /// Runs a branch that isn't taken, only for what it makes.
    private mutating func runAside(_ statements: [SourceStatement]) {
        let kept = (frame, isAside, stored)
        isAside = true
        _ = run(statements)
        (frame, isAside, stored) = kept
    }

    /// The truth of all conditions; `nil` if it isn't known.
    private mutating func test(_ conditions: [SourceCondition]) -> Bool? {
        var isMet: Bool? = true
        for condition in conditions {
            switch condition {
            case .available: break
            case .test(let expression):
                if case .boolean(let flag) = value(of: expression) {
                    if !flag { return false }
                } else {
                    isMet = nil
                }
            case .binding(let name, let expression):
                let found = value(of: expression)
                if found == .null { return false }
                frame.locals[name] = found
                if found == .unknown { isMet = nil }
            case .pattern(let pattern, let expression):
                switch matches(pattern, value(of: expression)) {
                case true: break
                case false: return false
                default: isMet = nil
                }
            }
        }
        return isMet
    }

    private mutating func matches(_ pattern: SourceExpression, _ subject: SourceValue) -> Bool? {
        if case .name("_") = pattern { return true }
        if case .member(_, let name) = pattern {
            if case .enumCase(_, let other) = subject { return name == other }
            if case .symbol(let other) = subject { return name == other }
        }
        return value(of: pattern).equals(subject)
    }

    private mutating func run(_ cases: [SourceCase], of subject: SourceValue) -> Flow {
        var isSure = true
        for (index, part) in cases.enumerated() {
            var isMatch: Bool? = part.patterns.isEmpty
            for pattern in part.patterns where isMatch != true {
                let next = matches(pattern, subject)
                isMatch = next == true ? true : next == nil ? nil : isMatch
            }
            if isMatch == true, isSure || !part.patterns.isEmpty { return leaving(run(part.body)) }
            if isMatch == nil {
                if isSure, subject == .unknown {
                    let flow = run(part.body)
                    for other in cases.dropFirst(index + 1) { runAside(other.body) }
                    if case .returned(let value) = flow, value.isKnown { return flow }
                    return .on
                }
                isSure = false
            }
        }
        return .on
    }

    /// A `break` ends a `switch` or a loop only.
    private func leaving(_ flow: Flow) -> Flow {
        if case .left = flow { return .on }
        return flow
    }

    private mutating func loop(_ names: [String], over sequence: SourceValue, _ body: [SourceStatement]) {
        var rounds: [[SourceValue]] = [names.map { _ in .unknown }]
        switch sequence {
        case .array(let elements):
            rounds = elements.map { element in
                if names.count > 1, case .object(let tuple) = element {
                    return names.indices.map { tuple["\($0)"] ?? .unknown }
                }
                return [element]
            }
        case .dictionary(let entries): rounds = entries.map { [$0.key, $0.value] }
        // The first of the notification's.
        case .field(let path): if names.count == 1 { rounds = [[.field(path + ["0"])]] }
        default: break
        }
        for round in rounds.prefix(64) {
            for (name, value) in zip(names, round) { frame.locals[name] = value }
            if case .returned = run(body) { return }
        }
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
