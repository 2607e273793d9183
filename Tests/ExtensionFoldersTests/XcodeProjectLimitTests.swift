import Basics
import TestSupport
import Testing

@testable import ExtensionFolders
@testable import ProjectReading

private func project(_ text: String) throws -> XcodeProject {
    let folder = try TemporaryFolder(["P.xcodeproj/project.pbxproj": text])
    let scope = FileScope(root: folder.path)
    var budget = ProjectBudget()
    return try XcodeProject("\(scope.root)/P.xcodeproj", in: scope, &budget)
}

@Test func limit_projectBytes() throws {
    let text = ProjectText.of()
    let padding = String(repeating: " ", count: Limits.projectBytes - text.utf8.count)
    #expect(try project(text + padding).targets.map(\.name) == ["Shop", "Card"])
    #expect(throws: Diagnostic.self) { try project(text + padding + " ") }
}

@Test func limit_projectTargets() throws {
    let ids = String(repeating: "TSHOP, ", count: Limits.projectTargets - 1)
    let found = try project(
        ProjectText.of().replacing("targets = (TSHOP, TCARD, )", with: "targets = (\(ids) TCARD, TSHOP)"))
    #expect(found.targets.count == Limits.projectTargets && found.targets.last?.name == "Card")
}

@Test func limit_configurations() throws {
    let ids = String(repeating: "DSHOP, ", count: Limits.configurations)
    let text = ProjectText.of().replacing("(DSHOP, CSHOP)", with: "(\(ids) CSHOP)")
    #expect(try project(text).targets[0].configurations.count == Limits.configurations)
}

@Test func limit_pathBytes() throws {
    let root = FileScope(root: "/").root
    let objects = { (name: String) in
        XcodeObjects(
            ["F": .table(["isa": .text("PBXFileReference"), "path": .text(name), "sourceTree": .text("SOURCE_ROOT")])],
            mainGroup: nil, folder: root)
    }
    let longest = String(repeating: "a", count: Limits.pathBytes - 2)
    #expect(objects(longest).path("F") == "/\(longest)")
    #expect(objects(longest + "aa").path("F") == nil)
}

@Test("groups that hold one another have no path")
func cyclicGroups() {
    let group = { (child: String) in
        OpenStepValue.table(["isa": .text("PBXGroup"), "path": .text("g"), "children": .list([.text(child)])])
    }
    #expect(XcodeObjects(["A": group("B"), "B": group("A")], mainGroup: nil, folder: "/").path("A") == nil)
}

@Test func limit_projects() throws {
    var files = [".git/HEAD": "", "Ext/Card/Info.plist": PlistText.of()]
    for index in 0..<Limits.projects { files["\(index + 10).xcodeproj/project.pbxproj"] = "{}" }
    let project = ProjectText.of().replacing(
        "INFOPLIST_FILE = Card/Info.plist", with: "INFOPLIST_FILE = Ext/Card/Info.plist")
    let folder = try TemporaryFolder(files)
    func target() throws -> ExtensionTarget? { try ExtensionFolder.open("\(folder.path)/Ext").value.target }
    try folder.write(project, to: "99.xcodeproj/project.pbxproj")
    #expect(try target() == nil)
    try folder.write(project, to: "29.xcodeproj/project.pbxproj")
    #expect(try target()?.target.name == "Card")
}

@Test("the projects of a search share its limits")
func projectsShareTheLimits() throws {
    var files = [".git/HEAD": "", "Ext/Card/Info.plist": PlistText.of()]
    let project = ProjectText.of().replacing(
        "INFOPLIST_FILE = Card/Info.plist", with: "INFOPLIST_FILE = Ext/Card/Info.plist")
    files["3.xcodeproj/project.pbxproj"] = project
    func found(beside others: [String]) throws -> Bool {
        for (index, text) in others.enumerated() { files["\(index).xcodeproj/project.pbxproj"] = text }
        let folder = try TemporaryFolder(files)
        return try ExtensionFolder.open("\(folder.path)/Ext").value.target != nil
    }
    let values = "{a=(" + String(repeating: "a,", count: Limits.projectValues / 2) + ");}"
    #expect(try found(beside: [values]))
    #expect(try !found(beside: [values, values]))
    let spaces = String(repeating: " ", count: Limits.projectBytes / 2)
    #expect(try found(beside: ["{}" + spaces, "{}"]))
    #expect(try !found(beside: ["{}" + spaces, "{}" + spaces]))
}

@Test func limit_neighbours() throws {
    let targets = (0..<Limits.neighbours).map { "  t\($0 + 100): {type: app-extension, sources: [Other]}\n" }.joined()
    func found(_ name: String) throws -> Bool {
        let text = "name: A\ntargets:\n  \(name): {type: app-extension, sources: [Ext]}\n" + targets
        let folder = try TemporaryFolder([
            ".git/HEAD": "", "project.yml": text, "Ext/Card.plist": PlistText.of(), "Ext/A.swift": "",
            "Other/B.swift": "",
        ])
        return try ExtensionFolder.open("\(folder.path)/Ext").value.target != nil
    }
    #expect(try found("a"))
    #expect(try !found("z"))
}
