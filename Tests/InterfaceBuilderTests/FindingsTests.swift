import Basics
import Testing

@testable import InterfaceBuilder

@Suite struct FindingsTests {
    @Test func unknownValuesAreCountedByKind() {
        let context = context()
        for _ in 0..<3 { _ = keys(element("stackView", ["alignment": "diagonal"]), context) }
        #expect(context.codes == ["interface-unknown"])
        #expect(
            context.report.diagnostics.first?.message
                == #"nothing reads the value "diagonal" of "alignment" of <stackView>, here and in 2 more places"#)
    }

    @Test func limit_interfaceFindings() {
        let context = context()
        for index in 0..<(Limits.interfaceFindings + 50) {
            _ = keys(element("imageView", ["image": "i\(index)"]), context)
        }
        #expect(context.codes == Array(repeating: "asset-missing", count: Limits.interfaceFindings))
    }
}
