import SourceReading

extension SwiftDeclarationReader {
    mutating func readFunction(
        _ kind: SwiftMember.Kind, into names: inout SwiftNames, _ owner: String, _ isKnown: Bool,
        _ marks: Set<String>
    ) {
        index += 1
        var member = SwiftMember(kind: kind, name: "init")
        if kind == .method {
            member.name = token.text
            index += 1
        } else {
            member.type = "Self"
            if token.isMark("?") || token.isMark("!") {
                member.type = "Self?"
                index += 1
            }
        }
        member.isStatic = marks.contains("static") || marks.contains("class") || kind == .initializer
        let isGeneric = token.isMark("<")
        skipGenerics()
        guard token.isMark("(") else { return }
        let end = tokens.end(ofGroupAt: index) - 1
        index += 1
        while index < end {
            let label = token.text
            index += 1
            if token.kind == .word { index += 1 }
            guard token.isMark(":") else { break }
            index += 1
            while token.isMark("@") {
                index += 2
                if token.isMark("("), tokens[index - 1].text == "convention" { skip() }
            }
            member.labels.append(label)
            let type = takeParameterType(until: end)
            member.types.append(type)
            if token.isMark("=") {
                member.defaults.insert(member.labels.count - 1)
                while index < end, !token.isMark(",") { skip() }
            }
            if token.isMark(",") { index += 1 }
        }
        index = end + 1
        while ["throws", "rethrows", "async"].contains(token.text) {
            if token.text == "async" { member.isOverridable = false }
            if token.text != "async" { member.isThrowing = true }
            index += 1
        }
        if token.isMark("->") {
            index += 1
            member.type = takeType()
        }
        if token.isWord("where") {
            while index < tokens.count, !token.isMark("{"), !token.isFirstOnLine { index += 1 }
        }
        if token.isMark("{") { skip() }
        guard isKnown, !isGeneric || kind == .method else { return }
        if owner.isEmpty { names.add(function: member) } else { names.add(member, to: owner) }
    }

    private mutating func takeParameterType(until end: Int) -> String {
        let start = index
        var depth = 0
        while index < end {
            if token.isMark("<") { depth += 1 }
            if token.isMark(">") { depth -= 1 }
            if depth == 0, token.isMark(",") || token.isMark("=") { break }
            index = token.isMark("<") || token.isMark(">") ? index + 1 : tokens.end(ofGroupAt: index)
        }
        var type = text(start..<index)
        for word in ["any ", "inout ", "some ", "@escaping "] where type.hasPrefix(word) {
            type = String(type.dropFirst(word.count))
        }
        return type
    }

    mutating func readProperties(
        into names: inout SwiftNames, _ owner: String, _ isKnown: Bool, _ marks: Set<String>
    ) {
        let start = index
        repeat {
            index += 1
            let name = token.text
            guard token.kind == .word else { break }
            index += 1
            var type = ""
            if token.isMark(":") {
                index += 1
                type = takeType()
            }
            if token.isMark("="), !peek(1).isMark("=") {
                index += 1
                if type.isEmpty { type = valueType }
                while index < tokens.count, !token.isMark(","), !token.isMark("}"), !token.isMark(";") {
                    let last = tokens[index]
                    skip()
                    let goesOn =
                        last.kind == .mark && !["}", ")", "]", "{", "(", "["].contains(last.text)
                        || token.isMark(".") || token.isMark("?")
                    if token.isFirstOnLine, !goesOn { break }
                    if token.isMark("{"), !last.isMark("=") { break }
                }
            }
            var isReadOnly = tokens[start].isWord("let")
            if token.isMark("{") {
                let end = tokens.end(ofGroupAt: index)
                let accessors: Set<String> = ["set", "willSet", "didSet"]
                isReadOnly = isReadOnly || !tokens[index..<end].contains { accessors.contains($0.text) }
                index = end
            }
            guard isKnown else { continue }
            if owner.isEmpty {
                names.add(constant: name, type)
            } else {
                let isStatic = marks.contains("static") || marks.contains("class")
                // `static let a = …` of a set of options or of constants is one of them.
                var member = SwiftMember(
                    kind: .property, name: name, type: type.isEmpty && isStatic ? owner : type, isStatic: isStatic)
                member.isReadOnly = isReadOnly
                names.add(member, to: owner)
            }
        } while token.isMark(",")
    }

    /// The type of a value, as far as its beginning tells.
    private var valueType: String {
        let first = token
        if first.kind == .text { return "String" }
        if first.isWord("true") || first.isWord("false") { return "Bool" }
        if let digit = first.text.first, digit.isNumber { return peek(1).isMark(".") ? "Double" : "Int" }
        guard first.text.first?.isUppercase ?? false else { return "" }
        var path = first.text
        var ahead = 1
        while peek(ahead).isMark("."), peek(ahead + 1).text.first?.isUppercase ?? false {
            path += ".\(peek(ahead + 1).text)"
            ahead += 2
        }
        return peek(ahead).isMark("(") || peek(ahead).isMark(".") ? path : ""
    }

    mutating func readCases(into names: inout SwiftNames, _ owner: String, _ isKnown: Bool) {
        repeat {
            index += 1
            guard token.kind == .word else { break }
            names.add(SwiftMember(kind: .property, name: token.text, type: owner, isStatic: true), to: owner)
            index += 1
            if token.isMark("(") { skip() }
            if token.isMark("=") {
                index += 1
                if token.isMark("-") { index += 1 }
                skip()
            }
        } while token.isMark(",")
    }
}
