import Basics
import TestSupport
import Testing

@testable import ExtensionFolders

/// The files of the extension in a repository with Xcode 16's folders.
private func files(exceptions: String, own: String) throws -> (sources: [String], resources: [String]) {
    let objects = """
        SYNC = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (X1, X2); path = Card; sourceTree = SOURCE_ROOT; };
        SHARED = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (X3); path = Shared; sourceTree = SOURCE_ROOT; };
        X1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (\(exceptions)); target = TCARD; };
        X2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Card.swift); target = TSHOP; };
        X3 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Model.swift, "/Localized: Main.strings"); target = TCARD; };
        """
    let folder = try TemporaryFolder([
        ".git/HEAD": "",
        "Shop.xcodeproj/project.pbxproj": ProjectText.of(
            cardSources: [], more: objects, cardKeys: "fileSystemSynchronizedGroups = (\(own));"),
        "Card/Info.plist": PlistText.of(), "Card/Card.swift": "", "Card/Sub/View.swift": "", "Card/Card.h": "",
        "Card/Base.lproj/MainInterface.storyboard": InterfaceText.storyboard(), "Card/A.xcassets/Contents.json": "{}",
        "Shared/Model.swift": "", "Shared/Other.swift": "", "Shared/de.lproj/Main.strings": "",
    ])
    let root = FileScope(root: folder.path).root
    let target = try #require(try ExtensionFolder.open("\(folder.path)/Card").value.target)
    let short = { (paths: [String]) in paths.map { String($0.dropFirst(root.count + 1)) } }
    return (short(target.files.sources), short(target.files.resources))
}

@Test("a target has the files of its folders but for the exceptions")
func synchronizedFolders() throws {
    let found = try files(exceptions: "Info.plist, Sub", own: "SYNC")
    #expect(found.sources == ["Card/Card.swift", "Shared/Model.swift"])
    #expect(
        found.resources == [
            "Card/A.xcassets", "Card/Base.lproj/MainInterface.storyboard", "Shared/de.lproj/Main.strings",
        ])
    let localized = try files(exceptions: #""/Localized: MainInterface.storyboard""#, own: "SYNC, SHARED")
    #expect(localized.sources == ["Card/Card.swift", "Card/Sub/View.swift", "Shared/Other.swift"])
    #expect(localized.resources == ["Card/A.xcassets", "Card/Info.plist"])
}
