import Basics
import TestSupport
import Testing

@testable import ExtensionFolders
@testable import ProjectReading

@Suite struct BundledFontsTests {
    private func plist(_ fonts: [String]) -> String {
        let names = fonts.map { "<string>\($0)</string>" }.joined()
        return PlistText.of(
            entry: """
                <key>NSExtensionMainStoryboard</key><string>MainInterface</string></dict>
                <key>UIAppFonts</key><array>\(names)</array><key>X</key><dict>
                """)
    }

    private func names(_ files: [String], in folder: TemporaryFolder) -> [String] {
        let root = FileScope(root: folder.path).root
        return files.map { $0.replacing("\(root)/", with: "") }
    }

    @Test func declaredFontsComeFromTheExtensionThenTheApp() throws {
        let folder = try TemporaryFolder([
            "App.xcodeproj/project.pbxproj": "", "Ext/Info.plist": plist(["A.ttf", "Fonts/B.otf", "C.ttf", "D.ttf"]),
            "Ext/Fonts/A.ttf": "", "Shared/A.ttf": "", "Shared/B.otf": "", "Ext/D.ttf/x": "", "Ext/Other.ttf": "",
        ])
        let found = BundledFonts.files(of: ["\(folder.path)/Ext", "\(folder.path)/Ext/Info.plist", "no.json"])
        #expect(names(found, in: folder) == ["Ext/Fonts/A.ttf", "Shared/B.otf"])
    }

    @Test func limit_bundledFonts() throws {
        let all = (0..<(Limits.bundledFonts + 5)).map { "\($0).ttf" }
        let files = Dictionary(uniqueKeysWithValues: all.map { ("Ext/\($0)", "") })
        let folder = try TemporaryFolder(files.merging(["Ext/Info.plist": plist(all)]) { $1 })
        #expect(BundledFonts.files(of: ["\(folder.path)/Ext"]).count == Limits.bundledFonts)
    }

    @Test("a project is searched once for fonts and extension, unless it has changed")
    func search() throws {
        let project = "targets:\n  T:\n    type: app-extension\n    info: {path: Ext/Info.plist}\n    sources: [Ext]\n"
        let folder = try TemporaryFolder(["project.yml": "name: A\n\(project)", "Ext/Info.plist": plist(["A.ttf"])])
        func target(isRepeated: Bool = false) -> ExtensionTarget? {
            let scope = FileScope(root: folder.path)
            return ProjectSearch(scope: scope, report: DiagnosticCollector(file: "test"))
                .target(of: "\(folder.path)/Ext/Info.plist", isRepeated: isRepeated) { FolderWalk(scope.root) }
        }
        let first = try #require(target(isRepeated: true))
        #expect(target()?.appFiles === first.appFiles)
        let second = try #require(target())
        #expect(second.appFiles !== first.appFiles)
        #expect(target(isRepeated: true) != nil)
        try folder.write("name: B\n", to: "project.yml")
        #expect(target() == nil)
    }
}
