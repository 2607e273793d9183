import Basics
import CExpat

/// Parses XML into elements with positions. Safe for untrusted input: no custom entities, bounded nesting.
enum XMLReader {
    /// Parses a document.
    /// - Parameters:
    ///   - bytes: the file in UTF-8, or in another single-byte encoding that it declares.
    ///   - file: the name for diagnostics.
    /// - Throws: the first syntax error (`xml-syntax`, `xml-empty`, `xml-encoding`), a document type (`xml-doctype`),
    ///   or an exceeded limit (`xml-too-large`, `xml-too-deep`).
    static func read(_ bytes: [UInt8], file: String) throws(Diagnostic) -> XMLElement {
        try XMLEncoding.check(bytes, file: file)
        guard let parser = XML_ParserCreate(nil) else {
            throw Diagnostic(
                .error, "out-of-memory", "there is no memory to read XML", at: .init(file: file), exit: .internalError)
        }
        defer { XML_ParserFree(parser) }
        let builder = XMLTreeBuilder(parser: parser, file: file)
        let status = withExtendedLifetime(builder) { parse(bytes, parser, builder) }
        if let failure = builder.failure { throw failure }
        guard status == XML_STATUS_OK, let root = builder.root else { throw builder.fault(XML_GetErrorCode(parser)) }
        return root
    }

    private static func parse(_ bytes: [UInt8], _ parser: XML_Parser, _ builder: XMLTreeBuilder) -> XML_Status {
        XML_SetUserData(parser, Unmanaged.passUnretained(builder).toOpaque())
        XML_SetElementHandler(
            parser, { XMLTreeBuilder.of($0)?.start($1, $2) }, { data, _ in XMLTreeBuilder.of(data)?.end() })
        XML_SetCharacterDataHandler(parser) { XMLTreeBuilder.of($0)?.text($1, count: $2) }
        XML_SetStartDoctypeDeclHandler(parser) { data, name, _, _, _ in XMLTreeBuilder.of(data)?.doctype(name) }
        return bytes.withUnsafeBytes { buffer in
            // The limit on files is far below Int32, so clamping never truncates.
            XML_Parse(parser, buffer.bindMemory(to: CChar.self).baseAddress, Int32(clamping: buffer.count), 1)
        }
    }
}
