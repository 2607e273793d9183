import Basics
import Foundation
import TestSupport
import Testing

@testable import InterfaceBuilder

private func read(_ text: String) throws -> XMLElement {
    try XMLReader.read(Array(text.utf8), file: "a.xib")
}

private func failure(_ bytes: [UInt8]) -> Diagnostic? {
    do throws(Diagnostic) {
        _ = try XMLReader.read(bytes, file: "a.xib")
        return nil
    } catch {
        return error
    }
}

private func failure(_ text: String) -> Diagnostic? { failure(Array(text.utf8)) }

@Test func elementsKeepAttributesTextAndPositions() throws {
    let root = try read("<a>\n  <b x=\"1\" y=\"&lt;2\"/>\n  <ü/><c key=\"k\">one &amp; two</c>\n</a>\n")
    #expect(root.children.map(\.name) == ["b", "ü", "c"])
    #expect(root.text.isEmpty)
    #expect(root.first("b")?["y"] == "<2")
    #expect(root.first("b")?["z"] == nil)
    #expect(root.child(key: "k")?.text == "one & two")
    // Columns count characters, not bytes.
    #expect(root.children.map { [$0.line, $0.column] } == [[2, 3], [3, 3], [3, 7]])
}

@Test func aByteOrderMarkIsSkipped() throws {
    #expect(try read("\u{FEFF}<a/>").name == "a")
}

@Test(arguments: [
    ("", "xml-empty", 1, 1), (" \n", "xml-empty", 1, 1), ("{}", "xml-syntax", 1, 1),
    ("<a>\n<b></a>", "xml-syntax", 2, 6), ("<a>\n<b>", "xml-syntax", 2, 4), ("<a>\n<b x=", "xml-syntax", 2, 1),
    ("<a/><b/>", "xml-syntax", 1, 5), ("<a>&x;</a>", "xml-syntax", 1, 4), ("<a x='1' x='2'/>", "xml-syntax", 1, 10),
    ("NIBArchive\u{1}", "xml-syntax", 1, 1), ("<a>\u{0}</a>", "xml-syntax", 1, 1),
    ("<!DOCTYPE a [<!ENTITY b \"c\">]><a>&b;</a>", "xml-doctype", 1, 13),
    ("<!DOCTYPE plist SYSTEM \"x\"><plist/>", "xml-doctype", 1, 27),
])
func invalidXMLIsReportedWithPositions(text: String, code: String, line: Int, column: Int) {
    let diagnostic = failure(text)
    #expect(diagnostic?.code == code)
    #expect(diagnostic?.location == SourceSpan(file: "a.xib", line: line, column: column))
    #expect(diagnostic?.hint != nil)
}

@Test func otherEncodingsAreNamed() {
    #expect(failure([0xFF, 0xFE, 0x3C, 0, 0x61, 0])?.code == "xml-encoding")
    #expect(failure([0xFE, 0xFF, 0, 0x3C])?.code == "xml-encoding")
    #expect(failure([0x3C, 0x61, 0x3E, 0xFF, 0x3C])?.code == "xml-syntax")
}

@Test func exponentialEntitiesAreNeverExpanded() {
    var declarations = "<!ENTITY e0 \"ha\">"
    for level in 1...30 { declarations += "<!ENTITY e\(level) \"&e\(level - 1);&e\(level - 1);\">" }
    let diagnostic = failure("<!DOCTYPE a [\(declarations)]><a>&e30;</a>")
    #expect(diagnostic?.code == "xml-doctype")
    #expect(diagnostic?.exit == .refused)
}

@Test func limit_interfaceDepth() throws {
    func nested(_ depth: Int) -> String {
        String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)
    }
    #expect(try read(nested(Limits.interfaceDepth)).name == "a")
    for depth in [Limits.interfaceDepth + 1, 10_000, 1_000_000] {
        #expect(failure(nested(depth))?.code == "xml-too-deep")
    }
}

@Test func limit_interfaceElements() throws {
    func wide(_ count: Int) -> String { "<a>" + String(repeating: "<b/>", count: count - 1) + "</a>" }
    #expect(try read(wide(Limits.interfaceElements)).children.count == Limits.interfaceElements - 1)
    #expect(failure(wide(Limits.interfaceElements + 1))?.code == "xml-too-large")
}

@Test func limit_interfaceAttributeBytes() throws {
    func long(_ bytes: Int) -> String { "<a b=\"\(String(repeating: "x", count: bytes - 1))\"/>" }
    #expect(try read(long(Limits.interfaceAttributeBytes))["b"]?.count == Limits.interfaceAttributeBytes - 1)
    #expect(failure(long(Limits.interfaceAttributeBytes + 1))?.code == "xml-too-large")
}

@Test func damagedDocumentsEndInADiagnosticOrAnElement() throws {
    let text = Array("<?xml version=\"1.0\"?><a b=\"c\"><!-- d --><![CDATA[e]]><f g='é'>&#65;</f></a>".utf8)
    for end in 0..<text.count { #expect(failure(Array(text[..<end])) != nil) }
    var random = SeededNumbers(seed: 7)
    for _ in 0..<2_000 {
        var bytes = text
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = .random(in: 0...255, using: &random)
        if let diagnostic = failure(bytes) { #expect(diagnostic.severity == .error) }
    }
}

@Test func limit_interfaceBytes() throws {
    let folder = try TemporaryFolder()
    let comment = "<!--\(String(repeating: " ", count: Limits.interfaceBytes - 11))-->"
    var path = try folder.write("\(comment)<a/>", to: "a.xib")
    let report = DiagnosticCollector(file: path)
    #expect(InterfaceDocument.read(path, report: report) == nil)
    #expect(report.diagnostics.map(\.code) == ["interface-format"])
    path = try folder.write("\(comment)<a/>\n", to: "b.xib")
    #expect(InterfaceDocument.read(path, report: report) == nil)
    #expect(report.diagnostics.last?.code == "file-too-large")
}
