import TestSupport
import Foundation
import Testing

private let repository = URL(fileURLWithPath: Repository.root)

/// The concatenated Swift sources.
private func sources() throws -> String {
    let folder = repository.appendingPathComponent("Sources")
    let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    return try files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
        .map { try String(contentsOf: $0, encoding: .utf8) }.joined(separator: "\n")
}

/// The codes in the tables of docs/validate.md.
private func documented() throws -> [String] {
    let page = try String(contentsOf: repository.appendingPathComponent("docs/validate.md"), encoding: .utf8)
    return page[try #require(page.range(of: "## Codes")).upperBound...].split(separator: "\n")
        .filter { $0.hasPrefix("| `") }
        .flatMap { $0.split(separator: "|")[0].matches(of: /`([a-z-]+)`/).map { String($0.1) } }
}

@Test func everyDocumentedCodeIsUsedAndListedOnce() throws {
    let text = try sources()
    let codes = try documented()
    #expect(codes.count > 100)
    #expect(codes.filter { !text.contains("\"\($0)\"") } == [])
    #expect(Set(codes).count == codes.count)
}

@Test func everyCodeIsDocumented() throws {
    let used = try sources().matches(of: /\.(?:error|warning|note),\s*"([a-z]+(?:-[a-z]+)+)"/).map { String($0.1) }
    #expect(used.count > 100)
    #expect(Set(used).subtracting(try documented()).sorted() == [])
}
