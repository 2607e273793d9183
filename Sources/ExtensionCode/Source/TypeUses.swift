import SourceReading

/// The ways in which code uses a type that isn't there, which tell what it is.
struct TypeUses {
    /// The first superclass of a class that inherits from it.
    private var superclass: String?
    private var isProtocol = false
    private var isOfClasses = false
    /// Generic arguments.
    private var parameters = 0
    private var isView = false
    private var drawsInUIKit = false

    /// The kind of type; `nil` if the code only calls it.
    func kind(of name: String, isNamedAsType: Bool) -> Shells.Kind? {
        if let superclass { return .superclass(superclass) }
        if isView || isNamedAsType && drawsInUIKit && name.hasSuffix("View") { return .view }
        guard isNamedAsType else { return nil }
        return isProtocol ? .protocol(ofClasses: isOfClasses) : .value(parameters: parameters)
    }

    /// The uses by name. Names that are only conformed to aren't among them.
    static func all(of names: Set<String>, in files: [SourcePass]) -> [String: TypeUses] {
        var found: [String: TypeUses] = [:]
        var onlyConformed = names
        for pass in files {
            let declarations = SourceDeclaration.all(in: pass.tokens).flatMap(\.types)
            let drawsInUIKit = pass.imported.contains("UIKit")
            for index in pass.tokens.indices where pass.tokens[index].kind == .word {
                let name = pass.tokens[index].text
                guard names.contains(name) else { continue }
                var uses = found[name] ?? TypeUses()
                if uses.read(name, at: index, in: pass, declarations) { onlyConformed.remove(name) }
                uses.drawsInUIKit = uses.drawsInUIKit || drawsInUIKit
                found[name] = uses
            }
        }
        return found.filter { !onlyConformed.contains($0.key) }
    }

    /// - Returns: `false` for a protocol that a type conforms to.
    private mutating func read(
        _ name: String, at index: Int, in pass: SourcePass, _ declarations: [SourceDeclaration]
    ) -> Bool {
        let all = pass.tokens
        if let declaration = declarations.first(where: { $0.inheritance(all).contains(index) }) {
            let isFirst = all[index - 1].isMark(":")
            guard declaration.keyword == "class", isFirst, !SourceDeclaration.isNamedAsProtocol(name) else {
                isProtocol = true
                return false
            }
            superclass = superclass ?? Self.superclass(of: name, for: declaration, all)
            return true
        }
        if pass.token(index - 1).isWord("any") || pass.token(index - 1).isWord("some") { isProtocol = true }
        if all[..<index].suffix(4).contains(where: { $0.isWord("weak") }) { isOfClasses = true }
        if pass.token(index + 1).isMark("<"), all[index].bytes.upperBound == all[index + 1].bytes.lowerBound {
            let end = all.end(ofGenericsAt: index + 1)
            let commas = all[(index + 1)..<end].count { $0.isMark(",") }
            if end > index + 1 { parameters = max(parameters, commas + 1) }
        }
        if !isView, let variable = Self.variable(at: index, in: pass) { isView = Self.isView(variable, in: all) }
        return true
    }

    /// The variable of `let name: Type`, `let name = Type(…)` and `name = Type(…)`.
    private static func variable(at index: Int, in pass: SourcePass) -> String? {
        guard pass.token(index - 1).isMark(":") || pass.token(index - 1).isMark("="),
            pass.token(index - 2).kind == .word
        else { return nil }
        return pass.token(index - 2).text
    }

    /// Members that only views have, and methods that take views.
    private static let members: Set<String> = [
        "translatesAutoresizingMaskIntoConstraints", "frame", "topAnchor", "bottomAnchor", "leadingAnchor",
        "trailingAnchor", "leftAnchor", "rightAnchor", "widthAnchor", "heightAnchor", "centerXAnchor", "centerYAnchor",
        "addSubview", "autoresizingMask", "removeFromSuperview", "contentMode", "isHidden", "alpha", "snp",
    ]
    private static let methods: Set<String> = [
        "addSubview", "addArrangedSubview", "insertSubview", "insertArrangedSubview", "bringSubviewToFront",
    ]

    private static func isView(_ name: String, in all: [SourceToken]) -> Bool {
        all.indices.dropFirst(2).contains { index in
            guard all[index].kind == .word else { return false }
            if members.contains(all[index].text), all[index - 1].isMark(".") {
                let isOptional = all[index - 2].isMark("?") || all[index - 2].isMark("!")
                return all[isOptional ? max(0, index - 3) : index - 2].isWord(name)
            }
            return all[index].isWord(name) && all[index - 1].isMark("(") && methods.contains(all[index - 2].text)
        }
    }

    /// The superclass of a class that isn't there, by its name and by what its subclass overrides.
    private static func superclass(of name: String, for subclass: SourceDeclaration, _ all: [SourceToken]) -> String {
        let words = Set(all[subclass.tokens].filter { $0.kind == .word }.map(\.text))
        if name.hasSuffix("Controller") || words.contains("viewDidLoad") { return "UIViewController" }
        if words.contains("withContentHandler") { return "UNNotificationServiceExtension" }
        if name.hasSuffix("Cell") { return words.contains("style") ? "UITableViewCell" : "UICollectionViewCell" }
        let isView = ["View", "Button", "Label", "Control", "Card"].contains { name.hasSuffix($0) }
        return isView || !words.isDisjoint(with: ["layoutSubviews", "awakeFromNib", "draw", "addSubview", "frame"])
            ? "UIView" : "NSObject"
    }
}

extension SourceDeclaration {
    /// The type itself and those within it.
    fileprivate var types: [SourceDeclaration] { members.map { [self] + $0.flatMap(\.types) } ?? [] }

    /// The tokens between a type's name and its body.
    fileprivate func inheritance(_ all: [SourceToken]) -> Range<Int> {
        let brace = tokens.first { all[$0].isMark("{") } ?? tokens.lowerBound
        let colon = (tokens.lowerBound..<brace).first { all[$0].isMark(":") } ?? brace
        return colon..<brace
    }
}
