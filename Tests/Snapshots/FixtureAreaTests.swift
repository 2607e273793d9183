import FoundationEssentials
import TestSupport
import Testing

/// Every folder of Tests/Fixtures is run by a harness.
@Suite struct FixtureAreaTests {
    @Test("every folder of Tests/Fixtures is an area") func everyFolderIsAnArea() {
        let folders = Repository.entries(of: Repository.fixtures).filter {
            Repository.isFolder(Repository.fixture($0))
        }
        #expect(folders == FixtureArea.allCases.map(\.rawValue).sorted())
    }

    @Test("an area's harness exists and names it", arguments: FixtureArea.allCases)
    func harness(of area: FixtureArea) throws {
        let source = try Repository.text("Tests/\(area.harness)")
        #expect(
            source.contains(".\(area)") || source.contains("\(area.rawValue)/"),
            "Tests/\(area.harness) doesn't read Tests/Fixtures/\(area.rawValue)")
    }

    @Test("every folder of an area is a case of its harness", arguments: FixtureArea.allCases)
    func cases(of area: FixtureArea) {
        guard !area.keys.isEmpty else {
            #expect(area.folders == [], "\(area.rawValue) holds files only")
            return
        }
        #expect(!area.folders.isEmpty)
        let unclaimed = Set(area.folders).subtracting(area.cases().map(\.name))
        #expect(unclaimed == [], "no harness runs these: a case holds \(area.keys.joined(separator: " or "))")
    }

    @Test("a case is like a case of its area", arguments: FixtureArea.allCases)
    func likes(of area: FixtureArea) {
        for fixture in area.cases() {
            guard let other = fixture.like else { continue }
            #expect(area.folders.contains(other.name), "\(fixture) is like \(other)")
        }
    }

    @Test("Tests/README.md lists every area with its harness") func areasArePresented() throws {
        let page = try Repository.text("Tests/README.md")
        for area in FixtureArea.allCases {
            let line = page.split(separator: "\n").first { $0.contains("`\(area.rawValue)`") }
            #expect(line?.contains("`\(area.harness)`") == true, "\(area.rawValue)")
        }
    }
}
