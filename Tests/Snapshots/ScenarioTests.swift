import Basics
import TestSupport
import FoundationEssentials
import Renderer
import SnapshotComparison
import Testing

/// Every scenario of Tests/Fixtures/scenarios: exit code, messages, trace and snapshots.
/// `RECORD=1` writes what is missing or differs.
@Suite struct ScenarioTests {
    @Test(arguments: ScenarioCase.all) func scenario(_ scenario: ScenarioCase) throws {
        let folder = "\(scenario.folder)/expected"
        let products = try scenario.play()
        for product in products {
            let path = "\(folder)/\(product.name)"
            if let difference = try Self.difference(product, path) {
                Issue.record("\(scenario.name)/\(product.name) \(difference)")
                guard Recording.isOn else { continue }
                try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
                try Data(product.bytes).write(to: URL(filePath: path))
            }
        }
        let orphans = Set(Repository.entries(of: folder)).subtracting(products.map(\.name))
        #expect(orphans == [], "nothing writes these any more")
    }

    /// The difference of a product from its reference; `nil` without one.
    private static func difference(_ product: ScenarioCase.Product, _ path: String) throws -> String? {
        guard Repository.isFile(path) else { return "has no reference" }
        let reference = try FileReader.read(path, limit: Limits.imageBytes)
        if reference == product.bytes { return nil }
        guard product.isPicture else {
            let (old, new) = (lines(reference), lines(product.bytes))
            let line = zip(old, new).prefix { $0 == $1 }.count
            return """
                differs from line \(line + 1) on
                  expected \(line < old.count ? old[line] : "the end")
                  found    \(line < new.count ? new[line] : "the end")
                """
        }
        switch PictureVerdict(reference: reference, found: product.bytes) {
        case .sameBytes, .samePixels, .near: return nil
        case .different(let difference): return "differs: \(difference.lines.joined(separator: "; "))"
        case .unreadable(let why): return why
        }
    }

    private static func lines(_ bytes: [UInt8]) -> [Substring] {
        String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    }

    @Test func scenarioFixturesExist() {
        #expect(ScenarioCase.all.count >= 9)
    }

    @Test("The same scenario makes the same bytes, again and again", arguments: ["like-then-unlike", "hostile-order"])
    func scenarioIsDeterministic(_ name: String) throws {
        let scenario = try Self.scenario(named: name)
        let first = try scenario.play()
        for _ in 0..<20 { #expect(try scenario.play() == first) }
    }

    @Test func twoHundredRunsHaveTheSameTrace() throws {
        let scenario = try Self.scenario(named: "repeated")
        let first = try scenario.trace()
        for _ in 0..<200 { #expect(try scenario.trace() == first) }
    }

    @Test func filmsOfAScenarioAreDeterministic() throws {
        let scenario = try Self.scenario(named: "like-then-unlike")
        let first = try scenario.films()
        #expect(Set(first).count == 3)
        for _ in 0..<3 { #expect(try scenario.films() == first) }
    }

    private static func scenario(named name: String) throws -> ScenarioCase {
        try #require(ScenarioCase.all.first { $0.name == name })
    }
}
