import ArgumentParser
import Platform
import PlatformFoundation
import RenderNotification
import SnapshotComparison

/// Answers the assertions of tests in another process: a line of JSON for each line.
struct SnapshotAnswerCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "answer", abstract: "Answers the assertions of Swift tests.", shouldDisplay: false)

    func run() throws {
        try Self.write(SnapshotStart(version: EngineVersion.text))
        while let line = readLine() {
            let reply: SnapshotReply
            do {
                reply = try SnapshotService.answer(JSONDecoder().decode(SnapshotRequest.self, from: Data(line.utf8)))
            } catch { reply = .failed(Diagnostic.all(of: error)) }
            try Self.write(reply)
        }
    }

    private static func write(_ value: some Encodable) throws {
        guard StreamOutput.write(Array(try JSONEncoder().encode(value)) + [UInt8(ascii: "\n")], to: STDOUT_FILENO)
        else {
            throw OutputProblem.cannotWrite("standard output", SystemError.last)
        }
    }
}
