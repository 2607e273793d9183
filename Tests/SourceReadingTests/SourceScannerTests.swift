import Basics
import TestSupport
import Foundation
import Testing

@testable import SourceReading

/// Source files in a folder of their own.
private struct Scratch {
    let folder: TemporaryFolder
    let files: [String]
    var path: String { folder.path }

    init(_ texts: [String: String]) throws {
        let folder = try TemporaryFolder(texts)
        (self.folder, files) = (folder, texts.keys.sorted().map { "\(folder.path)/\($0)" })
    }
}

private func scan(_ scratch: Scratch) -> (index: SourceIndex, isComplete: Bool, codes: [String]) {
    let report = DiagnosticCollector(file: scratch.path)
    let found = SourceScanner.scan(scratch.files, report: report)
    return (found.index, found.isComplete, report.diagnostics.map(\.code))
}

@Test func classesOfSeveralFilesAreOne() throws {
    let found = try scan(
        Scratch([
            "A.swift": "extension Card: UNNotificationContentExtension { @objc func tap() {} }",
            "Views/Card.swift": "class Card: Base { @IBOutlet var a: UILabel! }",
            "Views/Deep/Base.swift": "class Base: UIViewController { @IBOutlet var b: UILabel! }",
            "Old.h": "@interface Old : Elsewhere\n@property IBOutlet UILabel *a;\n@end", "notes.txt": "class No {}",
        ]))
    #expect(found.isComplete && found.codes.isEmpty && found.index.fileCount == 4)
    #expect(found.index.classes.keys.sorted() == ["Base", "Card", "Old"])
    let card = try #require(found.index.named("Card"))
    #expect(card.conformances.contains("UNNotificationContentExtension") && card.method("tap") != nil)
    #expect(found.index.ancestry(of: "Card").classes.map(\.name) == ["Card", "Base"])
    #expect(found.index.ancestry(of: "Card").isComplete)
    #expect(!found.index.ancestry(of: "Old").isComplete)
    #expect(found.index.ancestry(of: "Nobody").classes.isEmpty)
}

@Test func cyclicSuperclassesTerminate() throws {
    let found = try scan(Scratch(["A.swift": "class A: B {}\nclass B: A {}"]))
    #expect(!found.index.ancestry(of: "A").isComplete)
}

@Test func limit_sourceFiles() throws {
    let most = Dictionary(uniqueKeysWithValues: (0..<Limits.sourceFiles).map { ("\($0).swift", "class C\($0) {}") })
    #expect(try scan(Scratch(most)).isComplete)
    let found = try scan(Scratch(most.merging(["z.swift": "class Z {}"]) { $1 }))
    #expect(!found.isComplete && found.codes == ["sources-too-many"] && found.index.classes["Z"] == nil)
}

@Test func limit_sourceFileBytes() throws {
    let text = "class A {}"
    let filler = String(repeating: " ", count: Limits.sourceFileBytes - text.utf8.count)
    #expect(try scan(Scratch(["A.swift": text + filler])).isComplete)
    let found = try scan(Scratch(["A.swift": text + filler + " ", "B.swift": "class B {}"]))
    #expect(!found.isComplete && found.codes == ["file-too-large"])
    #expect(found.index.classes.keys.sorted() == ["B"])
}

@Test func limit_sourceBytes() throws {
    let filler = String(repeating: " ", count: Limits.sourceFileBytes)
    let count = Limits.sourceBytes / Limits.sourceFileBytes
    let most = Dictionary(uniqueKeysWithValues: (0..<count).map { ("\($0).swift", filler) })
    #expect(try scan(Scratch(most)).isComplete)
    let found = try scan(Scratch(most.merging(["z.swift": "class Z {}"]) { $1 }))
    #expect(!found.isComplete && found.codes == ["file-too-large"])
}

/// Merging takes time in proportion to the parts: comparing each with all others would take minutes.
@Test func aClassOfManyPartsIsMerged() throws {
    let part = "extension A { @objc var %: Int { 0 }; func %() {} }\n"
    let text = (0..<8_000).map { part.replacingOccurrences(of: "%", with: "p\($0)") }.joined()
    #expect(try scan(Scratch(["A.swift": "class A {}\n" + text])).index.named("A")?.properties.count == 8_000)
}
