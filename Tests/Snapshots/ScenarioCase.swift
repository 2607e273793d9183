import ContentExtensionHost
import Renderer
import Testing

/// A folder `Tests/Fixtures/scenarios/<what-it-shows>` with a scenario, and in `expected` what `run -o` would write, with
/// the exit code and the words of standard error in report.txt.
struct ScenarioCase: Sendable, CustomTestStringConvertible {
    let name: String

    var testDescription: String { name }
    /// The absolute path of its folder.
    var folder: String { "\(Self.root)/\(name)" }

    private static let root = "\(Repository.fixtures)/scenarios"

    /// The cases, by name.
    static let all = Repository.entries(of: root).filter { Repository.isFile("\(root)/\($0)/scenario.json") }
        .map { ScenarioCase(name: $0) }

    /// A file that running the scenario makes.
    struct Product: Equatable {
        var name: String
        var bytes: [UInt8]

        var isPicture: Bool { name.hasSuffix(".png") }
    }

    /// Plays the scenario.
    /// - Returns: what it comes to; paths in texts are relative to the fixtures.
    func play() throws -> [Product] {
        let loaded = try ScenarioFile.read("\(folder)/scenario.json")
        let renderer = try NotificationRenderer(traits: Traits(), fonts: FontLibrary())
        let outcome = try ScenarioRunner(loaded.value, on: renderer).run()
        let findings = loaded.warnings + outcome.diagnostics + outcome.failures
        let report = (["exit \(outcome.exitCode())"] + findings.map(\.description)).joined(separator: "\n") + "\n"
        func text(_ name: String, _ text: String) -> Product {
            Product(name: name, bytes: Array(Repository.relative(text).utf8))
        }
        let snapshots = outcome.snapshots.map { snapshot in
            snapshot.name.hasSuffix(".png")
                ? Product(name: snapshot.name, bytes: snapshot.bytes)
                : text(snapshot.name, String(decoding: snapshot.bytes, as: UTF8.self))
        }
        return [text("report.txt", report), text("trace.json", outcome.trace.json)] + snapshots
    }
}
