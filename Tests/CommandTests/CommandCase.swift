import Foundation
import TestSupport
import Testing

/// A case of Tests/Fixtures/cli-errors: commands, and in `transcript.txt` what they say.
///
/// The lines of the transcript that begin with `$ ` are run by a shell, with the program on PATH, in a folder that holds the
/// area's files, those of the case that it is `like`, and its own. The other lines are the exit code and standard error.
/// The commands may leave files in a folder `made`, and nowhere else.
struct CommandCase: Sendable, CustomTestStringConvertible {
    static let all = FixtureArea.commandErrors.cases().map(CommandCase.init)

    let fixture: FixtureCase

    var testDescription: String { fixture.name }
    var transcript: String { "\(fixture.folder)/transcript.txt" }

    /// Outcome of a run.
    struct Outcome {
        /// The transcript with what was said this time.
        var transcript: [UInt8]
        /// Files outside of `made` that are new, gone or changed.
        var changedFiles: [String]
    }

    func run() throws -> Outcome {
        let commands = try [UInt8](Data(contentsOf: URL(filePath: transcript)))
            .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .prefix { $0.starts(with: "$".utf8) }
        return try TemporaryFolder.with(name: "case") { folder in
            try stage(in: folder)
            let before = try Self.files(in: folder)
            let script = commands.flatMap { $0.dropFirst(2) + [UInt8(ascii: "\n")] }
            let (exit, words) = try Self.shell(script, in: folder)
            let after = try Self.files(in: folder)
            let changed = Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }
            let told = commands.flatMap { $0 + [UInt8(ascii: "\n")] } + "exit \(exit)\n".utf8 + words
            return Outcome(transcript: told, changedFiles: changed.sorted())
        }
    }

    /// Copies the case's files: the area's, then those of the case it is like, then its own.
    private func stage(in folder: String) throws {
        func copy(_ source: String, _ names: [String]) throws {
            for name in names where !["options.json", "transcript.txt"].contains(name) {
                let target = "\(folder)/\(name)"
                if FileManager.default.fileExists(atPath: target) { try FileManager.default.removeItem(atPath: target) }
                try FileManager.default.copyItem(atPath: "\(source)/\(name)", toPath: target)
            }
        }
        let area = fixture.area.folder
        try copy(area, Repository.entries(of: area).filter { Repository.isFile("\(area)/\($0)") })
        for source in [fixture.like?.folder, fixture.folder].compactMap({ $0 }) {
            try copy(source, Repository.entries(of: source))
        }
    }

    /// The regular files in a folder but those in `made`, by relative path.
    private static func files(in folder: String) throws -> [String: Data] {
        var files: [String: Data] = [:]
        for name in try FileManager.default.subpathsOfDirectory(atPath: folder) where !name.hasPrefix("made/") {
            let path = "\(folder)/\(name)"
            let type = try FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
            if type == .typeRegular { files[name] = try Data(contentsOf: URL(filePath: path)) }
        }
        return files
    }

    /// Runs a script with the program on PATH.
    private static func shell(_ script: [UInt8], in folder: String) throws -> (exit: Int32, words: [UInt8]) {
        let tools = try TemporaryFolder()
        defer { withExtendedLifetime(tools) {} }
        let commands = try tools.write(script, to: "commands")
        let words = try tools.write("", to: "stderr")
        try FileManager.default.createDirectory(atPath: "\(tools.path)/bin", withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            atPath: "\(tools.path)/bin/render-notification", withDestinationPath: TestedProgram.path)

        let shell = Process()
        shell.executableURL = URL(filePath: "/usr/bin/env")
        // A command that hangs ends with exit code 124, one that waits for a busy machine doesn't.
        shell.arguments = ["timeout", "900", "bash", commands]
        shell.currentDirectoryURL = URL(filePath: folder)
        // Of the machine's variables those that say where things are: a locale that isn't installed makes bash complain, and
        // a person's CI, NO_COLOR or SNAPSHOT_ARTIFACTS would change what the program says.
        let places = ["HOME", "PATH", "TMPDIR", "XDG_CACHE_HOME"]
        var environment = ProcessInfo.processInfo.environment.filter { places.contains($0.key) }
        environment["PATH"] = "\(tools.path)/bin:\(environment["PATH", default: "/usr/bin:/bin"])"
        // Lines about what takes long would depend on the machine's load.
        environment["RENDER_NOTIFICATION_PROGRESS"] = "never"
        shell.environment = environment
        shell.standardInput = FileHandle.nullDevice
        shell.standardOutput = FileHandle.nullDevice
        shell.standardError = try FileHandle(forWritingTo: URL(filePath: words))
        // Threads of a pool block signals, which a child would inherit: the commands send some to each other.
        var (none, blocked) = (sigset_t(), sigset_t())
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, &blocked)
        defer { pthread_sigmask(SIG_SETMASK, &blocked, nil) }
        try shell.run()
        shell.waitUntilExit()
        return (shell.terminationStatus, [UInt8](try Data(contentsOf: URL(filePath: words))))
    }
}
