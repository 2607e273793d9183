import ContentExtensionHost
import Testing

@testable import InterfaceBuilder

@Suite struct FindingsTests {
    @Test func eachKindIsSaidOnceWithItsFirstPlace() {
        let context = context()
        let label = element("label", ["sparkle": "YES"], line: 7, column: 3)
        context.findings.unknownAttribute("sparkle", of: label)
        context.findings.unknownAttribute("sparkle", of: element("label", ["sparkle": "NO"], line: 9))
        context.findings.finish()
        let found = context.findings.report.diagnostics
        #expect(found.count == 1)
        #expect(
            found.first?.message
                == "nothing reads the attribute \"sparkle\" of a \"label\", which stands here 2 times")
        #expect(found.first?.location == SourceLocation(file: "Main.storyboard", line: 7, column: 3))
    }

    @Test func limit_interfaceFindings() {
        let context = context()
        for index in 0..<(Limits.interfaceFindings + 50) {
            context.findings.unknownAttribute("a\(index)", of: element("view"))
        }
        context.findings.finish()
        #expect(context.findings.report.diagnostics.count == Limits.interfaceFindings)
    }
}
