import ContentExtensionHost
import Renderer

/// What all pictures of a batch depend on besides the rows, in short: the engine, the options, and the files that are
/// named, by what is in them and not by how their paths are written.
enum BatchTemplate {
    /// Sixteen hexadecimal digits.
    /// - Parameter arguments: the command line behind `batch`.
    static func digits(of options: BatchOptions, arguments: [String]) throws -> String {
        let files = options.files + options.pictures.files
        var text = "\(EngineVersion.text)\n"
        for argument in imprint(arguments) { text += "\(withoutFolder(argument, files))\n" }
        var bytes = Array(text.utf8)
        for file in files {
            guard let file = contents(of: file) else { continue }
            do {
                bytes += SHA256.digest(of: try FileReader.read(file, limit: Limits.movieBytes))
            } catch {
                throw InputError(error)
            }
        }
        return String(SHA256.hex(SHA256.digest(of: bytes)).prefix(16))
    }

    /// The file that a path leads to; of an extension's folder the one that describes it.
    private static func contents(of path: String) -> String? {
        FilePath.descriptors(at: path).first { OutputFile.identity(of: $0) != nil }
    }

    /// An argument without the folder of the file that it ends with, if it does: `descriptor.json` for all paths of one.
    private static func withoutFolder(_ argument: String, _ files: [String]) -> String {
        let file = files.filter { argument == $0 || argument.hasSuffix("=\($0)") }.max { $0.count < $1.count }
        guard let file else { return argument }
        let name = (contents(of: file) ?? file).split(separator: "/").last ?? ""
        return "\(argument.dropLast(file.count))\(name)"
    }

    /// The arguments that results depend on, however they are written: options as `--name=value`, by their names, and
    /// then the files in their order.
    private static func imprint(_ arguments: [String]) -> [String] {
        var options: [(name: String, text: String)] = []
        var files: [String] = []
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if argument == "--" {
                files += rest
                break
            }
            guard argument.hasPrefix("--") else {
                files.append(argument)
                continue
            }
            let name = String(argument.prefix { $0 != "=" })
            var text = argument
            if name == argument, !flags.contains(name), !runFlags.contains(name), let value = rest.popFirst() {
                text = "\(name)=\(value)"
            }
            if !runFlags.contains(name), !runOptions.contains(name) { options.append((name, text)) }
        }
        // What is repeated stays in its order.
        let sorted = options.enumerated().sorted { ($0.element.name, $0.offset) < ($1.element.name, $1.offset) }
        return sorted.map(\.element.text) + files
    }

    /// Those that take no value; `Tests/CommandTests/batch/looks.sh` asks the program for all that there are.
    private static let flags: Set = [
        "--full-height", "--increase-contrast", "--reduce-transparency", "--bold-text", "--receive-first", "--strict",
        "--locked",
    ]
    /// How the batch is run, and nothing that it comes to.
    private static let runFlags: Set = ["--ordered", "--force", "--verify", "--progress", "--no-progress", "--dry-run"]
    private static let runOptions: Set = [
        "--input", "--out", "--manifest", "--shard", "--jobs", "--max-errors", "--metrics", "--timeout-ms",
        "--max-memory", "--contact-sheet",
    ]
}
