import Basics
import SourceReading

/// Swift code that tells the extension's process which members a storyboard and the system find by name.
///
/// It stands at the end of the class's own file, where private members are in reach.
struct Registration {
    /// A class's inheritance within the module.
    let classes: ModuleClasses
    let outline: SourceOutline
    /// The number of the file, which distinguishes the functions.
    let number: Int
    /// Numbers of lines that didn't compile and are left out; from 1.
    var excluded: Set<Int> = []

    /// The imports that every file has: a bridging header lets files do without, and what is generated needs them.
    static let imports = "import RN\nimport UIKit"

    /// The code, one registration a line; `nil` if the file has no class to register.
    var text: String? {
        var lines = Self.imports.split(separator: "\n").map(String.init)
        var entries: [SourceOutline.TypePart.Kind: [String]] = [:]
        for (index, part) in outline.parts.enumerated()
        where part.isTopLevel && !part.isGeneric && part.kind != .other && classes.isObject(part.name) {
            let function = "rnRegister\(number)_\(index)"
            lines.append("extension \(part.name) {")
            lines.append("fileprivate static func \(function)(_ c: ClassDescription<\(part.name)>) {")
            lines += registrations(of: part)
            lines.append("} }")
            let name = Self.literal(part.runtimeName ?? part.name)
            entries[part.kind, default: []].append(
                "HostedClass(\(name), \(part.name).self, register: \(part.name).\(function)),")
        }
        if entries.isEmpty { return nil }
        for (name, kind) in [("rnClasses", SourceOutline.TypePart.Kind.class), ("rnExtensions", .extension)] {
            lines.append("func \(name)\(number)() -> [HostedClass] { [")
            lines += entries[kind] ?? []
            lines.append("] }")
        }
        for line in excluded where lines.indices.contains(line - 1) { lines[line - 1] = "" }
        return lines.joined(separator: "\n")
    }

    private func registrations(of part: SourceOutline.TypePart) -> [String] {
        var seen: Set<String> = []
        var lines: [String] = []
        for member in part.members where member.isInstanceMember && !member.marks.contains("override") {
            switch member.kind {
            case .property: lines += property(member, in: part.name)
            case .method: lines += method(member, in: part.name)
            case .initializer: break
            }
        }
        if part.kind == .class, let maker = maker(of: part.name) { lines.append(maker) }
        return lines.filter { seen.insert($0).inserted }
    }

    private func property(_ member: SourceOutline.Member, in name: String) -> [String] {
        let key = Self.literal(member.runtimeName ?? member.name)
        if member.marks.contains("IBOutlet") { return ["c.outlet(\(key), \\\(name).`\(member.name)`)"] }
        if member.marks.contains("IBInspectable") { return ["c.property(\(key), \\\(name).`\(member.name)`)"] }
        if Self.optionalProperties.contains(member.name) {
            return ["c.responds(\(key)) { c in { c.\(member.name) } }"]
        }
        return []
    }

    private func method(_ member: SourceOutline.Member, in name: String) -> [String] {
        let key = Self.literal(member.selector)
        switch member.selector {
        case "didReceive:completionHandler:", "didReceiveNotificationResponse:completionHandler:":
            let call =
                member.isAsync
                ? "{ response, completion in _ = Task { completion(await c.didReceive(response)) } }"
                : "{ c.didReceive($0, completionHandler: $1) }"
            return ["c.responds(\"didReceive:completionHandler:\") { c in \(call) }"]
        case "mediaPlay", "mediaPause": return ["c.responds(\(key)) { c in { c.\(member.name)() } }"]
        default: break
        }
        let isExposed = !member.marks.isDisjoint(with: ["IBAction", "objc"])
        // Methods with a result are found by the name that Objective-C gives them.
        guard isExposed, !member.isBeyondActions, !member.hasResult || member.runtimeName != nil,
            member.labels.count <= 2
        else { return [] }
        return member.labels.isEmpty
            ? ["c.action(\(key)) { c in { c.\(member.name)() } }"]
            : ["c.action(\(key), \(name).\(member.fullName))"]
    }

    private static let optionalProperties: Set<String> = [
        "mediaPlayPauseButtonType", "mediaPlayPauseButtonFrame", "mediaPlayPauseButtonTintColor",
    ]

    /// The initializer by which the system makes views and controllers without a storyboard.
    private func maker(of name: String) -> String? {
        let (labels, call): ([String], String)
        switch classes.systemClass(of: name) {
        case "UIViewController", "UITableViewController":
            (labels, call) = (["nibName", "bundle"], "nibName: $0, bundle: $1")
        case "UITableViewCell": (labels, call) = (["style", "reuseIdentifier"], "style: $0, reuseIdentifier: $1")
        case "MKAnnotationView", "MKPinAnnotationView", "MKMarkerAnnotationView":
            (labels, call) = (["annotation", "reuseIdentifier"], "annotation: $0, reuseIdentifier: $1")
        case "UIView", "UICollectionViewCell", "UICollectionReusableView": (labels, call) = (["frame"], "frame: $0")
        case "NSObject": (labels, call) = ([], "")
        default: return nil
        }
        return classes.hasInitializer(labels, in: name) ? "c.makes { \(name)(\(call)) }" : nil
    }

    /// The program that runs an extension.
    /// - Parameters:
    ///   - numbers: those of its files with registrations.
    ///   - libraries: the imported modules with registrations.
    static func mainProgram(of numbers: [Int], libraries: [String]) -> String {
        let imports = ["RN", "ExtensionProcess"] + libraries
        let classes = [list(of: numbers)] + libraries.map { "\(libraryFunction($0))()" }
        return """
            \(imports.map { "import \($0)\n" }.joined())
            var classes: [HostedClass] = []
            \(classes.map { "classes += \($0)\n" }.joined())
            ExtensionProcess.run(classes)

            """
    }

    /// The file of an imported module that gives its classes to the program.
    static func libraryFile(of numbers: [Int], module: String) -> String {
        """
        import RN
        public func \(libraryFunction(module))() -> [HostedClass] { \(list(of: numbers)) }

        """
    }

    private static func libraryFunction(_ module: String) -> String { "rnClassesOf\(module)" }

    /// A class's own description comes before those of its extensions.
    private static func list(of numbers: [Int]) -> String {
        let calls = numbers.map { "rnClasses\($0)()" } + numbers.map { "rnExtensions\($0)()" }
        return calls.isEmpty ? "[]" : "[\(calls.joined(separator: ", "))].flatMap { $0 }"
    }

    static func literal(_ text: String) -> String { JSONText.quoted(text) }
}
