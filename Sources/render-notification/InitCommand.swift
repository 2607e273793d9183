import ArgumentParser
import ContentExtensionHost

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Writes a starter template.
struct InitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init", abstract: "Writes a starter template that renders as it is.",
        discussion: """
            EXAMPLE
              render-notification init my-card
              render-notification my-card/descriptor.json my-card/payloads/example.json -o my-card.png
            """)

    @Argument(help: "The folder to make.", completion: .directory)
    var name: String

    func run() throws {
        let code = Report.catching {
            let title = name.split(separator: "/").last.map(String.init) ?? name
            let category = title.lowercased().map { $0.isLetter || $0.isNumber ? String($0) : "-" }.joined()
            guard mkdir(name, 0o777) == 0 else { throw OutputFile.cannotCreate(name, errno) }
            mkdir("\(name)/payloads", 0o777)
            let files = StarterTemplate.files(name: title, category: category)
            try OutputFile.write(files.map { .init(bytes: Array($1.utf8), path: "\(name)/\($0)") })
            var folder = name.hasPrefix("-") ? "./\(name)" : name
            while folder.hasSuffix("/") { folder.removeLast() }
            let words = ["\(folder)/descriptor.json", "\(folder)/payloads/example.json", "-o", "\(folder).png"]
            print("render-notification " + words.map(Self.quoted).joined(separator: " "))
        }
        if code != 0 { throw ExitCode(code) }
    }

    func validate() throws {
        if name.isEmpty { throw ValidationError("The name of the folder is empty.") }
    }

    /// A word as a shell takes it.
    private static func quoted(_ word: String) -> String {
        let isPlain = word.unicodeScalars.allSatisfy {
            $0.properties.isAlphabetic || $0.properties.numericType != nil || "/._-".unicodeScalars.contains($0)
        }
        return isPlain ? word : "'\(word.replacing("'", with: "'\\''"))'"
    }
}
