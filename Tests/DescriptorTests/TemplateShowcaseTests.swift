import TestSupport
import PlatformFoundation
import Testing

@testable import Basics
@testable import ContentExtensionHost
@testable import Views

private func showcase(_ file: String) throws -> String {
    try String(contentsOfFile: Repository.fixture("layout/every-view-type/\(file)"), encoding: .utf8)
}

/// The paths of the descriptors of drawn views.
private func drawnDescriptors() throws -> [String] {
    let root = Repository.fixture("")
    let areas = ["layout", "text", "views"]
    let folders = try areas.flatMap { area in
        try FileManager.default.contentsOfDirectory(atPath: "\(root)/\(area)").map { "\(root)/\(area)/\($0)" }
    }
    return folders.map { "\($0)/descriptor.json" }.filter { FileManager.default.fileExists(atPath: $0) }
}

/// The snapshots must cover the whole template language.
@Test func drawnFixturesUseEveryTypeAndProperty() throws {
    var used: [String: Set<String>] = [:]
    func collect(_ view: JSONValue) {
        let type = view["type"]?.string ?? "view"
        used[type, default: []].formUnion((view.members ?? []).map(\.key))
        for child in view["children"]?.array ?? [] { collect(child) }
    }
    for path in try drawnDescriptors() {
        let text = try String(contentsOfFile: path, encoding: .utf8)
        if let view = try JSONReader.read(text.utf8, file: path)["view"] { collect(view) }
    }
    let everywhere = used.values.reduce(into: Set<String>()) { $0.formUnion($1) }
    let bound: Set = ["text", "textColor"]
    for kind in ViewKind.allCases {
        let keys = try #require(used[kind.rawValue], "no \(kind)")
        for property in kind.properties where !keys.contains(property.key) && !bound.contains(property.key) {
            Issue.record("\(kind).\(property.key) isn't drawn by any fixture")
        }
    }
    // Any of these would switch the whole tree to layout by constraints.
    let ofConstraints: Set = [
        "constraints", "designFrame", "autoresizing", "layoutMargins", "preservesSuperviewLayoutMargins",
        "preferredMaxLayoutWidth",
    ]
    // Has no effect on pictures; covered by Tests/Fixtures/touch.
    let undrawn = ofConstraints.union(["userInteractionEnabled"])
    #expect(Set(ViewTemplate.knownKeys(of: .view)).subtracting(everywhere) == undrawn)
    let constrained = try String(
        contentsOfFile: Repository.fixture("constraints/every-key/descriptor.json"), encoding: .utf8)
    for key in ofConstraints.union(LayoutAttribute.allCases.map(\.rawValue)) where !constrained.contains("\"\(key)\"") {
        Issue.record("\(key) isn't in constraints/every-key")
    }
}

@Test func showcaseHasNothingWrong() throws {
    let descriptor = try ExtensionDescriptor.load(path: Repository.fixture("layout/every-view-type/descriptor.json"))
    #expect(descriptor.warnings == [])
    let report = DiagnosticCollector(file: "payload.json")
    let sut = DeclarativeExtension.make(
        program: descriptor.value.program,
        environment: DeclarativeEnvironment(
            Environment(device: Device(locale: "en_AU")), app: descriptor.value.app, report: report))
    try sut.viewDidLoad()
    try sut.didReceive(try RunningProgram.notification(try showcase("payload.json")))
    #expect(report.diagnostics == [])
    #expect(sut.view.find("status")?.content.label?.text == "Boarding now")
    #expect(sut.view.find("stop[1]")?.children.first?.content.label?.text == "2. Taronga Zoo")
    #expect(sut.view.find("stop[0]")?.children.last?.style.isHidden == true)
}
