import Basics
import CExpat

/// Builds elements from expat's events, and stops the parser when a limit is exceeded.
final class XMLTreeBuilder {
    /// The root element, once it is closed.
    private(set) var root: XMLElement?
    /// The reason why the parser was stopped.
    private(set) var failure: Diagnostic?

    private let parser: XML_Parser
    private let file: String
    /// The open elements, outermost first.
    private var open: [XMLElement] = []
    private var count = 0

    init(parser: XML_Parser, file: String) {
        self.parser = parser
        self.file = file
    }

    /// The builder in expat's user data.
    static func of(_ data: UnsafeMutableRawPointer?) -> XMLTreeBuilder? {
        data.map { Unmanaged<XMLTreeBuilder>.fromOpaque($0).takeUnretainedValue() }
    }

    func start(_ name: UnsafePointer<XML_Char>?, _ pairs: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?) {
        guard failure == nil, let name else { return }
        count += 1
        if count > Limits.interfaceElements {
            return stop("xml-too-large", "the file has more than \(Limits.interfaceElements) elements")
        }
        if open.count >= Limits.interfaceDepth {
            return stop("xml-too-deep", "elements nest deeper than \(Limits.interfaceDepth) levels")
        }
        guard let attributes = attributes(pairs) else { return }
        let (line, column) = place
        open.append(XMLElement(name: String(cString: name), attributes: attributes, line: line, column: column))
    }

    func end() {
        guard failure == nil, var element = open.popLast() else { return }
        if !element.children.isEmpty, element.text.allSatisfy(\.isWhitespace) { element.text = "" }
        if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
    }

    func text(_ characters: UnsafePointer<XML_Char>?, count: Int32) {
        guard failure == nil, let characters, count > 0, !open.isEmpty else { return }
        let bytes = UnsafeRawBufferPointer(start: characters, count: Int(count))
        open[open.count - 1].text += String(decoding: bytes, as: UTF8.self)
    }

    /// Rejects a document type: Interface Builder writes none, and it could declare exponentially expanding entities.
    func doctype(_ name: UnsafePointer<XML_Char>?) {
        guard failure == nil else { return }
        let isPropertyList = name.map { String(cString: $0) } == "plist"
        stop(
            "xml-doctype",
            isPropertyList ? "this is a property list, not an interface" : "an interface file has no document type",
            hint: isPropertyList ? "name a .storyboard or a .xib" : "delete <!DOCTYPE …>: entities are never expanded",
            exit: isPropertyList ? .data : .refused)
    }

    /// The attributes of a start tag; `nil` if they are too long.
    private func attributes(
        _ pairs: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?
    ) -> [(name: String, value: String)]? {
        var attributes: [(name: String, value: String)] = []
        var bytes = 0
        var index = 0
        while let name = pairs?[index], let value = pairs?[index + 1] {
            let pair = (name: String(cString: name), value: String(cString: value))
            bytes += pair.name.utf8.count + pair.value.utf8.count
            if bytes > Limits.interfaceAttributeBytes {
                stop(
                    "xml-too-large",
                    "the attributes of an element are longer than \(Limits.interfaceAttributeBytes) bytes")
                return nil
            }
            attributes.append(pair)
            index += 2
        }
        return attributes
    }

    private var place: (line: Int, column: Int) {
        (Int(clamping: XML_GetCurrentLineNumber(parser)), Int(clamping: XML_GetCurrentColumnNumber(parser)) &+ 1)
    }

    private var location: SourceSpan {
        let (line, column) = place
        return SourceSpan(file: file, line: line, column: column)
    }

    private func stop(_ code: String, _ message: String, hint: String? = nil, exit: ExitClass = .refused) {
        failure = Diagnostic(
            .error, code, message, at: location,
            hint: hint ?? "is it the file that was meant? Interface Builder writes far less", exit: exit)
        // If the parser can't be stopped, it has ended by itself; later events are ignored either way.
        if XML_StopParser(parser, XML_Bool(XML_FALSE)) != XML_STATUS_OK { root = nil }
    }

    /// A diagnostic for an error of expat, with a remedy.
    func fault(_ error: XML_Error) -> Diagnostic {
        let ended = [XML_ERROR_NO_ELEMENTS, XML_ERROR_UNCLOSED_TOKEN, XML_ERROR_PARTIAL_CHAR].contains(error)
        if ended, let element = open.last {
            return Diagnostic(
                .error, "xml-syntax", "the file ends inside <\(element.name)> of line \(element.line)", at: location,
                hint: "it was cut off: take it from the repository again")
        }
        if error == XML_ERROR_TAG_MISMATCH, let element = open.last {
            return Diagnostic(
                .error, "xml-syntax", "another tag is closed here than <\(element.name)> of line \(element.line)",
                at: location, hint: "write </\(element.name)>")
        }
        if error == XML_ERROR_NO_MEMORY {
            return Diagnostic(
                .error, "out-of-memory", "there is no memory to read XML", at: location, exit: .internalError)
        }
        let reason = XML_ErrorString(error).map { String(cString: $0) } ?? "error \(error.rawValue)"
        return Diagnostic(
            .error, "xml-syntax", "this isn't XML: \(reason)", at: location,
            hint: "is it the file that was meant, and was it written by Xcode?")
    }
}
