import Basics

/// Detects compiled interfaces and unsupported encodings before parsing, for better messages.
enum XMLEncoding {
    static func check(_ bytes: [UInt8], file: String) throws(Diagnostic) {
        func fault(_ code: String, _ message: String, _ hint: String) -> Diagnostic {
            Diagnostic(.error, code, message, at: .init(file: file, line: 1, column: 1), hint: hint)
        }
        if bytes.allSatisfy({ [0x20, 0x09, 0x0A, 0x0D].contains($0) }) {
            throw fault("xml-empty", "the file is empty", "open it in Xcode, or take it from the repository again")
        }
        if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) || bytes.prefix(2).contains(0) {
            throw fault("xml-encoding", "the file is UTF-16, interface files are UTF-8", "save it as UTF-8")
        }
        if bytes.starts(with: Array("NIBArchive".utf8)) || bytes.starts(with: Array("bplist".utf8)) {
            throw fault(
                "xml-syntax", "this is a compiled interface, not its source",
                "name the .storyboard or .xib of the project, not what is in the built app")
        }
        if let line = conflictLine(bytes) {
            throw Diagnostic(
                .error, "xml-syntax", "a merge conflict stands here", at: .init(file: file, line: line, column: 1),
                hint: "keep one side, and take out the lines with <<<<<<<, ======= and >>>>>>>")
        }
        if bytes.contains(0) {
            throw fault("xml-syntax", "this isn't XML: it holds zero bytes", "name a .storyboard or a .xib")
        }
    }

    /// The line of the first merge conflict marker.
    private static func conflictLine(_ bytes: [UInt8]) -> Int? {
        let mark = Array("<<<<<<< ".utf8)
        var line = 1
        var start = bytes.startIndex
        while start < bytes.endIndex {
            if bytes[start...].starts(with: mark) { return line }
            guard let end = bytes[start...].firstIndex(of: 0x0A) else { return nil }
            line += 1
            start = end + 1
        }
        return nil
    }
}
