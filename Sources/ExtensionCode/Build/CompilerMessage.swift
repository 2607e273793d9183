import Basics
import SourceReading

/// An error of the Swift compiler.
struct CompilerMessage: Hashable {
    var file: String
    var line: Int
    var column: Int
    var text: String

    /// The error as the compiler prints it.
    var printed: String { "\(EscapedPath.escaped(file)):\(line):\(column): error: \(text)\n" }

    /// `true` for code that was generated at the end of a file.
    var isInRegistrations: Bool { file.hasSuffix(PreparedSources.registrationMarker) }
    /// The user's file.
    var originalFile: String {
        isInRegistrations ? String(file.dropLast(PreparedSources.registrationMarker.count)) : file
    }

    /// `true` for errors that most often follow from another one in the same declaration: the type before a full stop is
    /// unknown.
    var followsFromOthers: Bool {
        ["contextual base", "without a contextual type"].contains(where: text.contains)
    }

    /// `true` for errors that most often follow from another one in a type: the wrapper of a property is unknown.
    var isAboutInitializers: Bool {
        ["has no initializers", "has no accessible initializers"].contains(where: text.contains)
    }

    /// The framework of a type that isn't found, which the headers of another module bring on iOS, if the file doesn't
    /// import it.
    func framework(notImportedIn pass: SourcePass) -> String? {
        guard text.hasPrefix("cannot find"), let name = quoted.first, name.dropFirst(2).first?.isUppercase ?? false,
            let framework = Self.frameworks[String(name.prefix(2))], !pass.imported.contains(framework)
        else { return nil }
        return framework
    }

    /// Frameworks with a stand-in, by the beginning of their names.
    private static let frameworks = [
        "AV": "AVFoundation", "CA": "QuartzCore", "CL": "CoreLocation", "CN": "Contacts", "EK": "EventKit",
        "MK": "MapKit", "PH": "Photos", "SK": "StoreKit", "UI": "UIKit", "UN": "UserNotifications", "WK": "WebKit",
    ]

    /// The errors in the compiler's output, in order and without repetitions.
    static func errors(in output: String) -> [CompilerMessage] {
        var found: [CompilerMessage] = []
        var known: Set<CompilerMessage> = []
        for line in output.split(whereSeparator: \.isNewline) {
            guard let mark = line.firstRange(of: ": error: ") else { continue }
            let place = line[..<mark.lowerBound].split(separator: ":")
            guard place.count > 2, let row = Int(place[place.count - 2]), let column = Int(place[place.count - 1])
            else { continue }
            let message = CompilerMessage(
                file: EscapedPath.unescaped(place.dropLast(2).joined(separator: ":")), line: row, column: column,
                text: String(line[mark.upperBound...]))
            if known.insert(message).inserted { found.append(message) }
        }
        return found
    }

    /// The innermost place in a file where a compiler stood that ended without a judgement, as it tells itself.
    /// - Parameters:
    ///   - failure: the reason of its end.
    ///   - original: the user's file for the name of a compiled one; `nil` for those that don't count.
    static func unfinished(
        in output: String, because failure: String, original: (_ file: String) -> String?
    ) -> CompilerMessage? {
        var found: CompilerMessage?
        for line in output.split(separator: "\n") where line.first?.isNumber ?? false || line.hasPrefix(" for ") {
            // `While type-checking expression at [file1.swift:3:9 - line:5:2]`, `for 'a' (at file1.swift:3:9)`: the
            // compiled file and the user's line.
            guard let mark = line.firstRange(of: " at [") ?? line.firstRange(of: "(at ") else { continue }
            let parts = line[mark.upperBound...].split(separator: ":", omittingEmptySubsequences: false)
            guard let number = parts.indices.dropFirst().dropLast().first(where: { Int(parts[$0]) != nil }),
                let row = Int(parts[number]), let column = Int(parts[number + 1].prefix { $0.isNumber })
            else { continue }
            if let file = original(parts[..<number].joined(separator: ":")) {
                found = unfinished("this", file: file, line: row, column: column, because: failure)
            }
        }
        return found
    }

    /// A part of a file that a compiler doesn't finish.
    static func unfinished(
        _ part: String, file: String, line: Int = 1, column: Int = 1, because failure: String
    ) -> CompilerMessage {
        let reason = failure.replacing("the compiler", with: "it")
        return CompilerMessage(file: file, line: line, column: column, text: "\(unfinished) \(part): \(reason)")
    }

    private static let unfinished = "the compiler doesn't finish"
    /// A way out for what it doesn't finish.
    static let unfinishedHint = "split long expressions and literals"

    /// One error for all modules that aren't there, with what this does to the picture; `nil` if none is missing.
    /// - Parameters:
    ///   - missing: the errors about single modules.
    ///   - boxes: the types of views that are drawn as boxes.
    ///   - omissions: the number of parts of the code that are left out.
    static func summary(of missing: [CompilerMessage], boxes: [String], omissions: Int) -> CompilerMessage? {
        guard var summary = missing.first else { return nil }
        var effects: [String] = []
        if !boxes.isEmpty { effects.append("\(listed(boxes)) \(boxes.count == 1 ? "is a box" : "are boxes")") }
        if omissions > 0 {
            effects.append(
                omissions == 1 ? "1 part of the code is left out" : "\(omissions) parts of the code are left out")
        }
        var seen: Set<String> = []
        let names = missing.flatMap { $0.quoted.prefix(1) }.filter { seen.insert($0).inserted }
        summary.text = "no such module \(names.map { "'\($0)'" }.joined(separator: " "))"
        if !effects.isEmpty { summary.text += ": \(effects.joined(separator: ", and "))" }
        return summary
    }

    /// `A, B and C`.
    private static func listed(_ names: [String]) -> String {
        guard names.count > 1, let last = names.last else { return names.first ?? "" }
        return "\(names.dropLast().joined(separator: ", ")) and \(last)"
    }

    /// The findings in the compiler's output: its errors, or else its first line with the word.
    static func findings(in output: String, limit: Int) -> [Diagnostic] {
        // Errors in generated code are consequences.
        let all = errors(in: output)
        let own = all.filter { !$0.isInRegistrations }
        let errors = (own.isEmpty ? all : own).prefix(limit).map(\.diagnostic)
        if !errors.isEmpty || output.isEmpty { return errors }
        let line = output.split(whereSeparator: \.isNewline).first { $0.contains("error:") } ?? output[...]
        return [Diagnostic(.warning, "code-compile", "the Swift compiler says: \(line.prefix(300))")]
    }

    /// The error in words for someone who knows iOS, with its cause and a way out.
    var diagnostic: Diagnostic {
        let (code, message, hint) = reworded
        // A column of translated code says nothing about the original.
        let isTranslated = SourceLanguage(fileName: file) == .objectiveC
        let place =
            isInRegistrations
            ? SourceSpan(file: originalFile) : SourceSpan(file: file, line: line, column: isTranslated ? nil : column)
        return Diagnostic(.warning, code, message, at: place, hint: hint)
    }

    private var reworded: (code: String, message: String, hint: String?) {
        let names = quoted
        if text.hasPrefix("no such module"), let name = names.first {
            let subject = names.count == 1 ? "is no module \(name)" : "are no modules \(Self.listed(names))"
            let effects = text.firstRange(of: "': ").map { ": \(text[$0.upperBound...])" } ?? ""
            return (
                "code-missing-module", "there \(subject) here\(effects)",
                "name the folder of its Swift sources in bindings.json: \"modules\": {\"\(name)\": \"…\"}"
            )
        }
        if names.first == ObjectiveCTranslation.unreadable {
            return ("code-objective-c", "this Objective-C isn't understood here", Self.memberHint)
        }
        if text.contains("cannot find type"), let name = names.first { return missingType(name) }
        if text.hasPrefix("cannot find"), let name = names.first {
            return name.first?.isUppercase ?? false ? missingType(name) : missingMember(name)
        }
        if text.contains("has no member"), names.count > 1 {
            return missingMember("\(Self.plain(names[0])).\(names[1])")
        }
        if text.contains("is unavailable"), let name = names.first {
            let reason = text.firstRange(of: "is unavailable: ").map { text[$0.upperBound...] }
            return (
                "code-missing-member", "\(name) isn't modelled here\(reason.map { ": \($0)" } ?? "")", Self.memberHint
            )
        }
        if text.contains("does not override any") {
            return ("code-missing-member", "the superclass has no such member here: \(text)", Self.memberHint)
        }
        if text.contains("Objective-C") || text.contains("@objc") {
            return ("code-objective-c", "this needs Objective-C, which isn't run here: \(text)", Self.memberHint)
        }
        if text.hasPrefix(Self.unfinished) { return ("code-compile", text, Self.unfinishedHint) }
        return ("code-compile", "the Swift compiler says: \(text)", nil)
    }

    private static let memberHint = "leave it out under #if !os(Linux), or describe the outlets in bindings.json"

    private func missingType(_ name: String) -> (String, String, String?) {
        (
            "code-missing-type", "the type \(name) isn't available here",
            "if the app declares it, add its file to the extension's folder or target; else leave it out under #if !os(Linux)"
        )
    }

    private func missingMember(_ name: String) -> (String, String, String?) {
        ("code-missing-member", "\(name) isn't available here", Self.memberHint)
    }

    /// The names in single quotes.
    var quoted: [String] {
        let parts = text.split(separator: "'", omittingEmptySubsequences: false)
        return stride(from: 1, to: parts.count, by: 2).map { String(parts[$0]) }
    }

    /// A type's name without optionals, metatypes and the stand-ins' modules.
    private static func plain(_ type: String) -> String {
        var name = type[...]
        while let last = name.last, "?!".contains(last) { name.removeLast() }
        if name.hasSuffix(".Type") { name = name.dropLast(5) }
        return String(name)
    }
}
