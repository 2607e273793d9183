import Basics
import Platform
import SourceReading

/// The Swift and Objective-C files of an app, which are parsed only where they matter.
struct AppSources {
    /// A file's contents.
    private struct File {
        /// As shown in diagnostics.
        var name: String
        var bytes: [UInt8]
        /// `true` for a file of the app's target.
        var isOwn: Bool
        var isParsed = false
    }

    private var files: [File] = []
    /// The contents of parsed files, by name.
    private var parsed: [String: [UInt8]] = [:]
    private(set) var model = CodeModel()
    private var parsedBytes = 0
    /// `false` if a limit left files out.
    private(set) var isComplete = true

    /// Reads files, up to `Limits.appSourceFiles` and `Limits.appSourceBytes`.
    /// - Parameters:
    ///   - own: the files of the app's target, absolute; empty if no project names them.
    ///   - others: further files that may declare something, relative to the scope.
    ///   - folder: the extension's folder as the user would write it, whose way of writing diagnostics follow.
    init(own: [String], others: [String], scope: FileScope, like folder: String) {
        var left = Limits.appSourceBytes
        var seen = Set(own)
        let candidates = own.map { ($0, true) } + others.map { ("\(scope.root)/\($0)", false) }
        for (path, isOwn) in candidates where isOwn || seen.insert(path).inserted {
            guard files.count < Limits.appSourceFiles, left > 0 else {
                isComplete = false
                break
            }
            guard let file = scope.admitted(path) else { continue }
            do throws(Diagnostic) {
                let bytes = try FileReader.read(file, limit: min(left, Limits.sourceFileBytes))
                left -= bytes.count
                files.append(File(name: FilePath.shown(file, like: folder), bytes: bytes, isOwn: isOwn))
            } catch { if error.code == "file-too-large" { isComplete = false } }
        }
    }

    /// Parses the files that hold one of the words: those of the app's target, or if there are none all others.
    /// - Returns: `true` if there was a new one.
    mutating func parse(holding words: [String]) -> Bool {
        let isWanted = { (file: File) in words.contains { file.bytes.holds($0.utf8) } }
        return parse { $0.isOwn && isWanted($0) } || parse { !$0.isOwn && isWanted($0) }
    }

    /// Parses the files that declare one of the names, up to `Limits.sourceBytes` of them.
    mutating func parse(declaring names: Set<String>) -> Bool { parse { $0.bytes.declares(names) } }

    /// The files that declare one of the names, which are left out from then on.
    mutating func files(declaring names: Set<String>) -> [(name: String, bytes: [UInt8])] {
        let found = files.filter { $0.bytes.declares(names) }
        files.removeAll { file in found.contains { $0.name == file.name } }
        return found.map { ($0.name, $0.bytes) }
    }

    private mutating func parse(where isWanted: (File) -> Bool) -> Bool {
        var isNew = false
        for index in files.indices where !files[index].isParsed && isWanted(files[index]) {
            let bytes = files[index].bytes
            guard parsedBytes + bytes.count <= Limits.sourceBytes,
                let source = ParsedSource(bytes, file: files[index].name)
            else {
                isComplete = false
                continue
            }
            parsedBytes += bytes.count
            files[index].isParsed = true
            parsed[files[index].name] = bytes
            model.add(source)
            isNew = true
        }
        return isNew
    }

    /// `true` if a declaration's text holds one of the words.
    func holds(_ words: [String], in range: Range<Int>, of file: String) -> Bool {
        guard let bytes = parsed[file], range.upperBound <= bytes.count else { return false }
        let part = bytes[range]
        return words.contains { part.holds($0.utf8) }
    }
}

extension AppSources {
    /// The functions that no code names outside of their declarations, found in one walk over all files.
    ///
    /// Those with parameters, overrides, actions and initializers aren't among them: the system may call them.
    func uncalled(_ functions: [CodeModel.Declared<SourceFunction>]) -> [CodeModel.Declared<SourceFunction>] {
        guard isComplete else { return [] }
        var unnamed = Dictionary(grouping: functions.filter { !mayBeCalledBySystem($0) }, by: \.value.name)
        if unnamed.isEmpty { return [] }
        let words = WordFilter(unnamed.keys)
        for file in files {
            words.each(in: file.bytes) { word, offset in
                // At most the one function remains in whose declaration the word is.
                unnamed[word]?.removeAll { $0.file != file.name || !$0.value.bytes.contains(offset) }
            }
        }
        return unnamed.values.flatMap { $0 }
    }

    private func mayBeCalledBySystem(_ function: CodeModel.Declared<SourceFunction>) -> Bool {
        let (name, range) = (function.value.name, function.value.bytes)
        guard SourceLanguage(fileName: function.file) == .swift, function.value.isWithoutParameters, name != "init",
            name.utf8.allSatisfy(\.isNamePart), let own = parsed[function.file], range.upperBound <= own.count
        else { return true }
        // On its line, or the one before.
        let lines = own[..<range.lowerBound].suffix(500)
            .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let marks = Array(lines.suffix(2).joined(separator: [UInt8(ascii: " ")]))
        return ["override", "@objc", "@IBAction", "@main"].contains { marks.holds($0.utf8) }
    }
}

/// Finds some words among all of a file.
private struct WordFilter {
    private let words: Set<String>
    /// `true` at the last bits of a word's hash; nearly all others are passed over by it.
    private var isPossible = [Bool](repeating: false, count: 1 << 12)

    init(_ words: some Sequence<String>) {
        self.words = Set(words)
        for word in self.words { isPossible[word.utf8.reduce(0, Self.hash) & 0xFFF] = true }
    }

    private static func hash(_ hash: Int, _ byte: UInt8) -> Int { (hash ^ Int(byte)) &* 0x0100_0193 }

    /// Calls the body with each of the words and its offset.
    func each(in bytes: [UInt8], _ body: (String, Int) -> Void) {
        var index = 0
        while index < bytes.count {
            let start = index
            var hash = 0
            while index < bytes.count, bytes[index].isNamePart {
                hash = Self.hash(hash, bytes[index])
                index += 1
            }
            if index > start, isPossible[hash & 0xFFF] {
                let word = String(decoding: bytes[start..<index], as: UTF8.self)
                if words.contains(word) { body(word, start) }
            }
            index += 1
        }
    }
}

extension UInt8 {
    fileprivate var isNamePart: Bool { self == 95 || self >= 48 && self <= 57 || self | 32 >= 97 && self | 32 <= 122 }
}

extension [UInt8] {
    private static let keywords: Set<String> = [
        "let", "var", "enum", "struct", "class", "func", "extension", "define", "const", "actor", "interface",
        "implementation",
    ]

    /// `true` if one of the names follows a keyword of declarations, or the asterisk of a pointer.
    fileprivate func declares(_ names: Set<String>) -> Bool {
        withUnsafeBufferPointer { bytes in
            var isDeclared = false
            var index = 0
            while index < bytes.count {
                let byte = bytes[index]
                guard byte == 95 || byte | 32 >= 97 && byte | 32 <= 122 else {
                    if byte != 32, byte != 9 { isDeclared = byte == UInt8(ascii: "*") }
                    index += 1
                    continue
                }
                let start = index
                while index < bytes.count,
                    bytes[index] == 95 || bytes[index] | 32 >= 97 && bytes[index] | 32 <= 122
                        || bytes[index] >= 48 && bytes[index] <= 57
                {
                    index += 1
                }
                // The longest keyword has fourteen letters.
                guard isDeclared || index - start <= 14 else { continue }
                let word = String(decoding: bytes[start..<index], as: UTF8.self)
                if isDeclared, names.contains(word) { return true }
                isDeclared = Self.keywords.contains(word)
            }
            return false
        }
    }
}

extension Collection<UInt8> {
    /// `true` if the bytes of a text occur; a collection without contiguous bytes has none.
    fileprivate func holds(_ text: String.UTF8View) -> Bool {
        let needle = Array(text)
        guard let first = needle.first else { return true }
        return withContiguousStorageIfAvailable { bytes in
            guard var start = bytes.baseAddress else { return false }
            let end = start + bytes.count
            while end - start >= needle.count, let found = memchr(start, Int32(first), end - start - needle.count + 1) {
                if memcmp(found, needle, needle.count) == 0 { return true }
                start = UnsafePointer(found.assumingMemoryBound(to: UInt8.self)) + 1
            }
            return false
        } ?? false
    }
}
