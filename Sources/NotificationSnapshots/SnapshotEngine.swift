import Basics
import PlatformFoundation

/// The drawing and comparing side of assertions: the engine that is linked into the process of the tests, else an
/// installed program.
package enum SnapshotEngine {
    /// The environment variable that names a program, also where an engine is linked.
    static let variable = "RENDER_NOTIFICATION"

    /// Answers that have failed throw.
    private static func answer(_ request: SnapshotRequest) throws -> SnapshotReply {
        let named = ProcessInfo.processInfo.environment[variable, default: ""]
        if named.isEmpty, let engine = linked(SnapshotEngine.self) { return try engine.answer(request) }
        let reply = try InstalledProgram.shared.answer(request)
        if case .failed(let diagnostics) = reply { throw InputError(diagnostics) }
        return reply
    }

    /// The conformance that a linked engine brings along.
    private static func linked<Engine>(_ engine: Engine.Type) -> (any LinkedEngine.Type)? {
        engine as? any LinkedEngine.Type
    }

    /// The device of the configuration nearest to a folder.
    static func device(beside folder: String) throws -> Device {
        guard case .device(let device) = try answer(.device(folder: folder)) else { throw InstalledProgram.isOther }
        return device
    }

    static func report(_ report: SnapshotRequest.Report) throws { _ = try answer(.report(report)) }

    static func compare(_ request: SnapshotRequest) throws -> SnapshotReply.Comparisons {
        guard case .compared(let comparisons) = try answer(request) else { throw InstalledProgram.isOther }
        return comparisons
    }
}

/// An engine in the tests' own process: a module that has one lets `SnapshotEngine` conform.
package protocol LinkedEngine {
    static func answer(_ request: SnapshotRequest) throws -> SnapshotReply
}
