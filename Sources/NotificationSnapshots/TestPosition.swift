import Testing

#if canImport(XCTest)
    import XCTest
#endif

/// The place of an assertion in a test's source.
package struct TestPosition: Sendable {
    package var fileID: StaticString
    package var file: StaticString
    package var test: String
    package var line: UInt
    package var column: UInt

    package init(fileID: StaticString, file: StaticString, test: String, line: UInt, column: UInt) {
        (self.fileID, self.file, self.test, self.line, self.column) = (fileID, file, test, line, column)
    }

    /// The absolute path of the file.
    package var path: String { "\(file)" }

    var description: String { "\(fileID):\(line)" }

    private var source: SourceLocation {
        SourceLocation(fileID: "\(fileID)", filePath: "\(file)", line: Int(line), column: Int(column))
    }

    /// Fails the test, of Swift Testing or XCTest.
    func fail(_ text: String) {
        if Self.isSwiftTesting {
            Issue.record(Comment(rawValue: text), sourceLocation: source)
        } else {
            #if canImport(XCTest)
                XCTFail(text, file: file, line: line)
            #endif
        }
    }

    /// Says something in a test that passes.
    func warn(_ text: String) {
        #if compiler(>=6.3)
            if Self.isSwiftTesting {
                Issue.record(Comment(rawValue: text), severity: .warning, sourceLocation: source)
                return
            }
        #endif
        print(text)
    }

    /// Attaches a file to the test; XCTest has no attachments on Linux.
    func attach(_ bytes: [UInt8], named name: String) {
        #if compiler(>=6.2)
            if Self.isSwiftTesting { Attachment.record(bytes, named: name, sourceLocation: source) }
        #endif
    }

    /// Tasks that a test of Swift Testing detached have no current test.
    private static var isSwiftTesting: Bool { Test.current != nil || TestProcess.runsSwiftTesting }
}
