import SourceReading

/// Writes an Objective-C file in Swift.
struct ObjectiveCWriter {
    /// A name that a body declares.
    struct Local {
        var text: String
        var type: SwiftType
    }

    let module: ObjectiveCModule
    let file: ObjectiveCModule.File
    /// The class whose members are being written.
    var current: ObjectiveCClass?
    /// The Swift type of `self`.
    var ownType = ""
    var isStatic = false
    var isInitializer = false
    /// `true` in an initializer that overrides one, where messages to `super` go to the superclass.
    var isDesignated = false
    var result = SwiftType.void
    var scopes: [[String: Local]] = []
    /// Numbers that make names of static variables distinct.
    var statics = 0

    var names: SwiftNames { module.names }

    init(_ file: ObjectiveCModule.File, in module: ObjectiveCModule) { (self.file, self.module) = (file, module) }

    /// The access of what a class of a library may be asked for, and of what can't be overridden.
    var open: String { module.libraryName == nil ? "" : "open " }
    var access: String { module.libraryName == nil ? "" : "public " }

    /// The module that every translated file imports.
    static let support = "ObjectiveCSupport"

    /// `true` for `<sys/types.h>` and its like: headers of the C library, which Foundation brings.
    private static func isDirectory(_ name: String) -> Bool { (name.first?.isLowercase ?? false) && name != "os" }

    /// The Swift text, each statement on the line that it translates; `nil` for a file that declares nothing.
    mutating func text() -> String? {
        var seen: Set<String> = []
        let modules = (["Foundation", "UIKit", Self.support] + module.files.flatMap(\.imports))
            .filter { $0 != module.libraryName && !Self.isDirectory($0) && seen.insert($0).inserted }
        var text = modules.map { "import \($0)" }.joined(separator: "; ")
        let imports = text
        for part in file.declarations.sorted(by: { start(of: $0) < start(of: $1) }) {
            let declared = declaration(part)
            if !declared.isEmpty { text += LinedText.at(start(of: part)) + declared }
        }
        return text == imports ? nil : LinedText.laidOut(text)
    }

    /// The line on which a declaration begins: a class begins with its class extension, if nothing stands between.
    private func start(of part: ObjectiveCDeclaration) -> Int {
        guard part.kind == .implementation, part.category == nil else { return part.line }
        let before = file.declarations.filter { $0.line < part.line }.sorted { $0.line < $1.line }
        guard let last = before.last, last.kind == .interface, last.name == part.name else { return part.line }
        return last.line
    }

    private mutating func declaration(_ part: ObjectiveCDeclaration) -> String {
        switch part.kind {
        case .implementation: return part.category == nil ? type(part) : category(part)
        case .protocolType: return protocolText(part)
        case .function(let function): return function.body == nil ? "" : self.function(function)
        case .variable(let variable):
            if variable.type.marks.contains("extern"), variable.value == nil { return "" }
            let isExported = ["UIKIT_EXTERN", "FOUNDATION_EXPORT", "FOUNDATION_EXTERN"].contains {
                variable.type.marks.contains($0)
            }
            if isExported, variable.value == nil { return "" }
            let access = variable.type.marks.contains("static") && !isHeader ? "fileprivate " : self.access
            return "\(access)var \(self.variable(variable))"
        case .enumeration(let isOptions, let constants):
            return module.isSeenBySwift && !part.name.isEmpty
                ? enumerationType(part.name, isOptions, constants) : enumeration(part.name, constants)
        case .alias(let type):
            let target = module.swiftType(type)
            return part.name == target.name || names.types[part.name] != nil
                ? "" : "\(access)typealias \(part.name) = \(target.name)"
        case .structure(let fields):
            var all: [String] = []
            for field in fields {
                all.append("\(access)var \(field.name): \(module.written(field.type)) = \(initial(of: field.type))")
            }
            return "\(access)struct \(part.name) { \(all.joined(separator: "; ")) }"
                + "; extension \(part.name): _Emptiable "
                + "{ \(access)static var _emptyValue: \(part.name) { \(part.name)() } }"
        case .interface: return ""
        }
    }

    /// Files that import a header see its static functions.
    private var isHeader: Bool { !file.name.hasSuffix(".m") }

    /// The value that a variable has before it is set.
    mutating func initial(of type: ObjectiveCType) -> String {
        guard type.count.count == 1, let count = type.count.first else { return initial(module.swiftType(type)) }
        return "_zeros(\(value(count, as: .int)))"
    }

    /// The value that a variable of a type has before it is set.
    func initial(_ type: SwiftType) -> String {
        if type.isOptional ?? true { return "nil" }
        // A structure of the C library.
        let isStructure = type.name.first?.isLowercase ?? false && names.types[names.resolved(type.name)] == nil
        return isStructure ? "\(type.name)()" : "_zero()"
    }

    /// `name: Type = value`.
    mutating func variable(_ variable: ObjectiveCVariable) -> String {
        var type = module.swiftType(variable.type)
        if variable.type.name.hasPrefix("typeof") {
            let value = variable.value.map { expression($0) }
            type = value?.type ?? .unknown
            if variable.type.name == "typeof(self)" { type = SwiftType(name: ownType, isOptional: true) }
            if type.name.isEmpty { return "\(variable.name.escapedName) = \(value?.text ?? "nil")" }
        }
        // A place of its own, as contexts of observers are.
        var isAddress = false
        if case .unary("&", .name(variable.name))? = variable.value { isAddress = true }
        let text = isAddress ? "_address()" : variable.value.map { value($0, as: type) } ?? initial(of: variable.type)
        return "\(variable.name.escapedName): \(ObjectiveCModule.written(type)) = \(text)"
    }

    private mutating func function(_ function: ObjectiveCMethod) -> String {
        let types = function.parameters.map { module.swiftType($0.type) }
        let head = zip(function.parameters, types).map { "_ \($0.name.escapedName): \(ObjectiveCModule.written($1))" }
        let result = module.swiftType(function.result)
        let access =
            isHeader || function.result.marks.isDisjoint(with: ["static", "NS_INLINE", "CG_INLINE"])
            ? access : "fileprivate "
        let arrow = result.name == "Void" ? "" : " -> \(ObjectiveCModule.written(result))"
        (current, ownType, isStatic, isInitializer, self.result) = (nil, "", true, false, result)
        let body = self.body(function, types)
        return
            "@discardableResult \(access)func \(function.selector)(\(head.joined(separator: ", ")))\(arrow) {\(body)}"
    }

    /// The statements of a function or method, with copies of parameters that it changes.
    mutating func body(_ method: ObjectiveCMethod, _ types: [SwiftType]) -> String {
        let statements = method.body ?? []
        let changed = Assignments(statements).names
        scopes = [[:]]
        var text = ""
        for (parameter, type) in zip(method.parameters, types) {
            declare(parameter.name, type)
            if changed.contains(parameter.name) {
                let type = ObjectiveCModule.written(type)
                text += "var \(parameter.name.escapedName): \(type) = \(parameter.name.escapedName); "
            }
        }
        text += self.statements(statements)
        scopes = []
        return " " + text + " "
    }

    mutating func declare(_ name: String, _ type: SwiftType, text: String? = nil) {
        if scopes.isEmpty { scopes = [[:]] }
        scopes[scopes.count - 1][name] = Local(text: text ?? name.escapedName, type: type)
    }

    func local(_ name: String) -> Local? { scopes.reversed().lazy.compactMap { $0[name] }.first }
}

/// The names that statements give new values, outside of blocks as well as in them.
private struct Assignments {
    private(set) var names: Set<String> = []

    init(_ statements: [ObjectiveCStatement]) { for statement in statements { add(statement) } }

    private mutating func add(_ statement: ObjectiveCStatement) {
        switch statement.kind {
        case .expression(let value): add(value)
        case .variables(let variables): for variable in variables { variable.value.map { add($0) } }
        case .block(let body): for statement in body { add(statement) }
        case .condition(let test, let then, let other):
            add(test)
            add(then)
            other.map { add($0) }
        case .forIn(_, _, let body): add(body)
        case .loop(let start, let test, let step, let body):
            start.map { add($0) }
            test.map { add($0) }
            for value in step { add(value) }
            add(body)
        case .repeating(let body, let test):
            add(body)
            add(test)
        case .choice(_, let cases): for one in cases { for statement in one.body { add(statement) } }
        case .attempt(let body, let last): for statement in body + last { add(statement) }
        case .result(let value): value.map { add($0) }
        case .leave, .goOn, .unreadable: break
        }
    }

    private mutating func add(_ value: ObjectiveCExpression) {
        switch value {
        case .assignment(_, let target, let new):
            var target = target
            while case .member(let base, _) = target { target = base }
            if case .name(let name) = target { names.insert(name) }
            add(new)
        case .unary(let sign, .name(let name)) where sign == "++" || sign == "--": names.insert(name)
        case .postfix(.name(let name), _): names.insert(name)
        case .unary(_, let inner): add(inner)
        case .block(_, _, let body): for statement in body { add(statement) }
        case .message(let receiver, _, let values, _):
            add(receiver)
            for value in values { add(value) }
        case .call(_, let values): for value in values { add(value) }
        default: break
        }
    }
}
