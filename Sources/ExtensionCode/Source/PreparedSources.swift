import InterfaceBuilder
import SourceReading

/// An extension's Swift files as they are compiled, with the positions of the originals.
struct PreparedSources {
    /// A file for the compiler.
    struct File {
        /// Distinct within the module.
        var name: String
        var bytes: [UInt8]
    }

    var files: [File] = []
    /// The declarations of each file.
    let outlines: [SourceOutline]
    /// The module's classes.
    let classes: ModuleClasses
    /// The marker in the name of a file's registrations in the compiler's messages.
    static let registrationMarker = "#registrations"

    /// The name of a file under which it is compiled.
    static func fileName(_ number: Int) -> String { "file\(number).swift" }

    /// A module that the program's file stands beside, or one that it imports.
    enum Module {
        /// - Parameter libraries: the imported modules with registrations.
        case program(libraries: [String])
        case library(String)
    }

    /// `true` if the module has classes that a storyboard or the system finds by name.
    private(set) var hasRegistrations = false

    /// - Parameters:
    ///   - sources: the files of one module.
    ///   - excluded: by the file's number, the lines of registrations to leave out.
    ///   - libraries: the files of modules that it imports.
    ///   - frameworks: those that all files import without saying so.
    ///   - headers: modules of the app's that all files see by headers.
    ///   - assets: those that Xcode names in code.
    ///   - repairs: by the file's number, what is changed because it didn't compile.
    ///   - module: the extension, or a module that it imports.
    init(
        _ sources: [SourcePass.File], modules: HostedModules, excluded: [Int: Set<Int>] = [:],
        repairs: [Int: SourceRepairs] = [:], frameworks: [String] = [], headers: [String] = [],
        assets: AssetNames = AssetNames(), libraries: [SourceOutline] = [], module: Module = .program(libraries: [])
    ) {
        // UIKit's headers name types of UserNotifications, so files that import UIKit alone use them.
        let names = (frameworks + ["UserNotifications"]).compactMap {
            modules.dropped.contains($0) ? nil : modules.replacement(for: $0)
        }
        let imports = Set(names + headers).sorted().map { "\nimport \($0)" }.joined()
        let passes = sources.map { SourcePass($0, modules: modules) }
        outlines = passes.map(\.outline)
        classes = ModuleClasses(outlines, libraries: libraries)
        let optional = outlines.flatMap { $0.parts.flatMap(\.optionalMethods) }
        var drafts = passes.enumerated().map { number, pass in
            Draft(pass, optionalMethods: Set(optional.map(\.name)), repairs: repairs[number] ?? SourceRepairs())
        }
        Draft.moveOverrides(in: &drafts)
        var registered: [Int] = []
        for (number, draft) in drafts.enumerated() {
            var bytes = draft.assembled()
            let registration = Registration(
                classes: classes, outline: draft.pass.outline, number: number, excluded: excluded[number] ?? [])
            let text = registration.text
            if text != nil { registered.append(number) }
            let marker = Draft.position(draft.pass.file.name + Self.registrationMarker, line: 1)
            bytes += Array("\n\(marker)\n\(text ?? Registration.imports)\(imports)".utf8)
            // Foundation has Combine's observable objects, so files that import Foundation alone declare them.
            if draft.pass.tokens.contains(where: { $0.isWord("ObservableObject") }),
                let combine = modules.replacement(for: "Combine")
            {
                bytes += Array("\nimport \(combine)".utf8)
            }
            bytes += Array("\n".utf8)
            files.append(File(name: Self.fileName(number), bytes: bytes))
        }
        hasRegistrations = !registered.isEmpty
        let own = outlines.flatMap(\.parts).filter { AssetSymbols.types.contains($0.name) }.flatMap(\.members)
        let symbols = AssetSymbols(assets, usedIn: passes)
        if let text = symbols.text(without: Set(own.map(\.name))) {
            files.append(File(name: "assets.swift", bytes: Array(text.utf8)))
        }
        switch module {
        case .program(let libraries):
            let program = Registration.mainProgram(of: registered, libraries: libraries)
            files.append(File(name: "main.swift", bytes: Array(program.utf8)))
        // The program asks for those that the module had before its repairs.
        case .library(let name) where hasRegistrations || !repairs.isEmpty:
            let file = Registration.libraryFile(of: registered, module: name)
            files.append(File(name: "registrations.swift", bytes: Array(file.utf8)))
        case .library: break
        }
    }
}

extension SourceOutline.TypePart {
    /// Methods of an `@objc` protocol that needn't be there, and return nothing.
    fileprivate var optionalMethods: [SourceOutline.Member] {
        guard isTopLevel else { return [] }
        return members.filter {
            $0.kind == .method && $0.marks.contains("optional") && !$0.isBeyondActions && !$0.hasResult
        }
    }
}

/// A file with the text to insert into it.
private struct Draft {
    let pass: SourcePass
    private var bytes: [UInt8]
    private var insertions: [(offset: Int, text: [UInt8])]

    init(_ pass: SourcePass, optionalMethods: Set<String>, repairs: SourceRepairs) {
        self.pass = pass
        bytes = repairs.applied(to: pass.rewritten(optionalMethods: optionalMethods))
        let texts = pass.insertions + repairs.insertions.map { (offset: $0.key, text: $0.value) }
        insertions = texts.filter { !repairs.leavesOut($0.offset) }.map { ($0.offset, Array($0.text.utf8)) }
        for part in pass.outline.parts where !part.optionalMethods.isEmpty {
            insertions.append((part.body.upperBound, defaults(of: part)))
        }
    }

    /// An extension of a protocol with empty bodies for its optional methods.
    private func defaults(of part: SourceOutline.TypePart) -> [UInt8] {
        let access = Array((part.marks.contains("public") ? " public " : " ").utf8)
        let methods = part.optionalMethods.flatMap { access + bytes[$0.signature] + Array(" {};".utf8) }
        return Array("; extension \(part.name) {".utf8) + methods + Array(" }".utf8)
    }

    static func position(_ file: String, line: Int) -> String {
        "#sourceLocation(file: \"\(EscapedPath.escaped(file))\", line: \(line))"
    }

    func assembled() -> [UInt8] {
        var result = Array((Self.position(pass.file.name, line: 1) + "\n").utf8)
        var start = 0
        for insertion in insertions.sorted(by: { $0.offset < $1.offset }) {
            result += bytes[start..<insertion.offset]
            result += insertion.text
            start = insertion.offset
        }
        return result + bytes[start...]
    }

    /// Moves overrides out of extensions, where only Objective-C has them, into their class.
    static func moveOverrides(in drafts: inout [Draft]) {
        var bodies: [String: (draft: Int, end: Int)] = [:]
        for (index, draft) in drafts.enumerated() {
            for part in draft.pass.outline.parts where part.kind == .class && part.isTopLevel && !part.body.isEmpty {
                bodies[part.name] = (index, part.body.upperBound - 1)
            }
        }
        for index in drafts.indices {
            for part in drafts[index].pass.outline.parts where part.kind == .extension {
                guard let target = bodies[part.name] else { continue }
                for member in part.members where member.marks.contains("override") {
                    let text = drafts[index].cut(member.bytes)
                    let column = drafts[index].column(of: member.bytes.lowerBound)
                    let line = position(drafts[index].pass.file.name, line: member.line)
                    drafts[target.draft].insert(
                        Array("\n\(line)\n\(String(repeating: " ", count: column))".utf8) + text,
                        beforeBrace: target.end)
                }
            }
        }
    }

    /// Replaces bytes by spaces, apart from line ends.
    private mutating func cut(_ range: Range<Int>) -> [UInt8] {
        let text = Array(bytes[range])
        for index in range where bytes[index] != 10 && bytes[index] != 13 { bytes[index] = 32 }
        return text
    }

    /// The bytes between the line's beginning and an offset.
    private func column(of offset: Int) -> Int { offset - (bytes[..<offset].lastIndex(of: 10) ?? -1) - 1 }

    private mutating func insert(_ text: [UInt8], beforeBrace offset: Int) {
        let line = bytes[..<offset].count { $0 == 10 } + 1
        let back =
            "\n\(Self.position(pass.file.name, line: line))\n\(String(repeating: " ", count: column(of: offset)))"
        insertions.append((offset, text + Array(back.utf8)))
    }
}
