import CExpat
import ContentExtensionHost

/// Reads XML text into elements with positions: no entities but XML's own five, no network, no unbounded nesting.
package enum XMLReader {
    /// Reads a file.
    /// - Throws: what `read(_:file:)` throws, and what `FileReader` does.
    package static func read(path: String) throws(Diagnostic) -> XMLElement {
        try read(FileReader.read(path, limit: Limits.interfaceBytes), file: FilePath.shownName(of: path))
    }

    /// Reads a whole document.
    /// - Parameters:
    ///   - bytes: the file; UTF-8, or another one-byte encoding that it declares.
    ///   - file: the name that diagnostics carry.
    /// - Throws: the first thing that isn't XML (`xml-syntax`, `xml-empty`, `xml-encoding`), a document type
    ///   (`xml-doctype`), or a limit (`xml-too-large`, `xml-too-deep`).
    package static func read(_ bytes: [UInt8], file: String) throws(Diagnostic) -> XMLElement {
        try XMLEncoding.check(bytes, file: file)
        guard let parser = XML_ParserCreate(nil) else {
            throw Diagnostic(
                .error, "out-of-memory", "there is no memory to read XML", at: .init(file: file), exit: .internalError)
        }
        defer { XML_ParserFree(parser) }
        let builder = XMLTreeBuilder(parser: parser, file: file)
        let status = withExtendedLifetime(builder) { parse(bytes, parser, builder) }
        if let failure = builder.failure { throw failure }
        guard status == XML_STATUS_OK, let root = builder.root else {
            throw builder.fault(XML_GetErrorCode(parser))
        }
        return root
    }

    private static func parse(_ bytes: [UInt8], _ parser: XML_Parser, _ builder: XMLTreeBuilder) -> XML_Status {
        XML_SetUserData(parser, Unmanaged.passUnretained(builder).toOpaque())
        XML_SetElementHandler(
            parser, { XMLTreeBuilder.of($0)?.start($1, $2) }, { data, _ in XMLTreeBuilder.of(data)?.end() })
        XML_SetCharacterDataHandler(parser) { XMLTreeBuilder.of($0)?.text($1, count: $2) }
        XML_SetStartDoctypeDeclHandler(parser) { data, name, _, _, _ in XMLTreeBuilder.of(data)?.doctype(name) }
        return bytes.withUnsafeBytes { buffer in
            // A length beyond Int32 is far above the limit on files, so clamping never cuts one.
            XML_Parse(
                parser, buffer.bindMemory(to: CChar.self).baseAddress, Int32(clamping: buffer.count), 1)
        }
    }
}
