import Basics
import ChildProcesses
import PlatformFoundation
import Synchronization

/// Processes of the installed program, each of which answers one assertion after the other. Tests that run side by side
/// have one each.
final class InstalledProgram: Sendable {
    static let shared = InstalledProgram()
    static let name = "render-notification"
    /// The longest start, with its fonts.
    private static let startSeconds = 60.0

    /// Unchecked because a process belongs to one thread at a time: whoever took it out.
    private struct Idle: @unchecked Sendable {
        let process: LineProcess
    }

    private let idle = Mutex<[Idle]>([])
    /// The program that `RENDER_NOTIFICATION` names, else that of the package's plugin, else the first on the PATH, when
    /// `nil`.
    private let path: String?

    init(path: String? = nil) { self.path = path }

    func answer(_ request: SnapshotRequest) throws -> SnapshotReply {
        let process = try idle.withLock { $0.popLast() }?.process ?? start()
        do {
            try process.send(Array(JSONEncoder().encode(request)))
            let reply = try JSONDecoder().decode(SnapshotReply.self, from: Data(process.line(by: .never)))
            let again = Idle(process: process)
            idle.withLock { $0.append(again) }
            return reply
        } catch is LineProcess.Failure {
            throw Self.finding("program-ended", "the program ended while it compared", "please report this")
        }
    }

    private func start() throws -> LineProcess {
        let path = try path ?? Self.search()
        do {
            let process = try LineProcess([path, "snapshot", "answer"])
            let line = try process.line(by: .init(seconds: Self.startSeconds))
            let start = try JSONDecoder().decode(SnapshotStart.self, from: Data(line))
            guard start.version == EngineVersion.text else {
                throw Self.finding(
                    "other-version", "\(path) is version \(start.version), the assertions are \(EngineVersion.text)",
                    "install version \(EngineVersion.text), or depend on version \(start.version) of the package")
            }
            return process
        } catch let error as InputError { throw error } catch { throw Self.isOther }
    }

    private static func search() throws(InputError) -> String {
        let environment = ProcessInfo.processInfo.environment
        let named = environment[SnapshotEngine.variable, default: ""]
        let folder = FileManager.default.currentDirectoryPath
        let paths = candidates(in: folder, environment).lazy.map { FilePath.joined(folder, $0) }
        if let path = paths.first(where: SearchPath.isProgram) { return path }
        throw finding(
            "program-missing", named.isEmpty ? "\(name) isn't installed" : "there is no program \(named.quoted())",
            "install it (docs/install.md), or name it in \(SnapshotEngine.variable)")
    }

    /// The paths at which the program may be, for tests of the package in a folder.
    static func candidates(in folder: String, _ environment: [String: String]) -> [String] {
        let named = environment[SnapshotEngine.variable, default: ""]
        if !named.isEmpty { return [named] }
        // Where SwiftPM unpacks a plugin's artifact bundle.
        func below(_ folder: String) -> [String] { FolderReader.entries(of: folder).map { "\(folder)/\($0.name)" } }
        let targets = below("\(folder)/.build/artifacts").flatMap(below)
        let unpacked = targets.flatMap { below("\($0)/\(name).artifactbundle") }.map { "\($0)/bin/\(name)" }
        return unpacked + SearchPath.candidates(for: name, in: environment["PATH"])
    }

    static let isOther = finding(
        "other-version", "the program that was found doesn't answer assertions",
        "install version \(EngineVersion.text) of \(name)")

    private static func finding(_ code: String, _ message: String, _ hint: String) -> InputError {
        InputError(Diagnostic(.error, code, message, hint: hint, exit: .unavailable))
    }
}
