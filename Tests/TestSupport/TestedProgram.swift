import Foundation

package enum TestedProgram {
    /// The path of the program under test: `RENDER_NOTIFICATION`, or the one that was built with the tests.
    package static let path: String = {
        let chosen = ProcessInfo.processInfo.environment["RENDER_NOTIFICATION", default: ""]
        guard chosen.isEmpty else { return URL(filePath: chosen).path }
        let tests = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
        return tests.appending(path: "render-notification").path
    }()
}
