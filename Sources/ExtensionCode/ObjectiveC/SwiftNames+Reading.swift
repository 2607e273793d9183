import SourceReading

/// Reads declarations of Swift files.
extension SwiftNames {
    /// - Parameter isInterface: `true` for text whose declarations are all public.
    mutating func read(_ bytes: [UInt8], isInterface: Bool = false) {
        let tokens = SourceLexer.tokens(of: bytes)
        var reader = SwiftDeclarationReader(bytes: bytes, tokens: tokens, isInterface: isInterface)
        reader.read(into: &self, owner: "", isPublic: isInterface)
    }

    mutating func extend(_ type: String, inherited: [String]) {
        if types[type] == nil { add(type: type, .value, inherited: []) }
        if !inherited.isEmpty { add(type: type, types[type]?.kind ?? .value, inherited: inherited) }
    }

    /// A type whose names are qualified by the types around them.
    func located(_ type: String, in owner: String) -> String {
        var result = ""
        var word = ""
        func full(_ word: String) -> String {
            guard word.first?.isUppercase ?? false, word != "Self" else { return word }
            return resolved(owner.isEmpty ? word : qualified(word, in: owner))
        }
        for letter in type {
            if letter.isLetter || letter.isNumber || letter == "_" || letter == "." {
                word.append(letter)
            } else {
                result += full(word)
                result.append(letter)
                word = ""
            }
        }
        return result + full(word)
    }
}
