import Basics
import CReportPage
import Views

/// The results of a batch as one HTML page for people: search, filters by finding, rows enlarged, a download as CSV.
package struct BatchPage {
    private struct Row {
        var id: String?
        var status: ResultLine.Status
        var output: String?
        /// Indices in `findings`.
        var findings: [Int]
        /// JSON, with indices in `places`.
        var cuts: [String]
        var line: Int?
        /// The picture's height divided by its width.
        var ratio: Double?

        var json: String {
            func text(_ value: String?) -> String { value.map { JSONText.quoted($0) } ?? "null" }
            func list(_ values: [String]) -> String { "[" + values.joined(separator: ",") + "]" }
            let number = ResultLine.Status.allCases.firstIndex(of: status) ?? 0
            let values = [
                text(id), String(number), text(output), list(findings.map(String.init)), list(cuts),
                line.map { String($0) } ?? "null", ratio.map { FixedText.decimals($0) } ?? "null",
            ]
            return list(values)
        }
    }

    private var rows: [Row] = []
    /// The rows by their identifiers: the last line of a row counts.
    private var indices: [String: Int] = [:]
    private var findings = Interned()
    private var places = Interned()
    private var pictures: Set<String> = []

    /// Texts, each kept once.
    private struct Interned {
        private(set) var texts: [String] = []
        private var indices: [String: Int] = [:]

        mutating func index(of text: String) -> Int {
            if let index = indices[text] { return index }
            indices[text] = texts.count
            texts.append(text)
            return texts.count - 1
        }
    }

    package init() {}

    /// Reads result lines: a batch's standard output, or its manifest.
    /// - Throws: `file-missing` or `file-unreadable` (66), `not-a-result` for a line that is none (65).
    package mutating func read(_ path: String) throws {
        let file = FilePath.shownName(of: path)
        var lines = try LineReader(path: path)
        while true {
            while let line = lines.next() {
                if !line.isBlank { try add(line.bytes, at: SourceSpan(file: file, line: line.number)) }
            }
            if try !lines.fill(), lines.isEnded { return }
        }
    }

    private mutating func add(_ bytes: [UInt8], at place: SourceSpan) throws {
        let value = try JSONReader.read(bytes, file: place.file, line: place.line ?? 1)
        if value["summary"] != nil { return }
        guard let status = value["status"]?.string.flatMap(ResultLine.Status.init), value["id"] != nil else {
            throw Diagnostic(
                .error, "not-a-result", "the line isn't a result of a batch", at: place,
                hint: "name what batch wrote to standard output, or its --manifest")
        }
        var row = Row(id: value["id"]?.string, status: status, findings: [], cuts: [])
        row.output = value["output"]?.string
        row.line = value["line"]?.number.flatMap { Int(exactly: $0) }
        if let width = value["width"]?.number, let height = value["height"]?.number, width > 0, height > 0 {
            row.ratio = height / width
        }
        for finding in value["diagnostics"]?.array ?? [] {
            row.line = row.line ?? finding["line"]?.number.flatMap { Int(exactly: $0) }
            // The row's own place is no part of the finding, which many rows have.
            let kept = (finding.members ?? []).filter { !["file", "line", "column"].contains($0.key) }
            row.findings.append(findings.index(of: JSONValue(.object(kept)).compactText))
        }
        for cut in value["cut"]?.array ?? [] {
            let device = cut["device"]?.string ?? ""
            let place = [
                DeviceModel.named(device)?.title ?? device, cut["style"]?.string ?? "",
                cut["presentation"]?.string ?? "",
            ]
            let index = places.index(of: "[\(place.map { JSONText.quoted($0) }.joined(separator: ","))]")
            let texts = ["role", "identifier", "lost"].map { cut[$0]?.string.map { JSONText.quoted($0) } ?? "null" }
            row.cuts.append("[\(texts.joined(separator: ",")),\(index)]")
        }
        if let output = row.output { pictures.insert(value["key"]?.string ?? output) }
        if let id = row.id, let index = indices[id] {
            rows[index] = row
        } else {
            if let id = row.id { indices[id] = rows.count }
            rows.append(row)
        }
    }

    /// The page, with the rows in the order of the input.
    /// - Parameters:
    ///   - title: the heading.
    ///   - folder: the address of the pictures' folder from the page's, such as `pictures`.
    package func bytes(title: String, pictures folder: String) -> [UInt8] {
        // Results of several shards, or of a row that was tried again, come as they were done.
        let ordered = rows.enumerated().sorted {
            ($0.element.line ?? .max, $0.offset) < ($1.element.line ?? .max, $1.offset)
        }
        let base = folder.isEmpty || folder.hasSuffix("/") ? folder : folder + "/"
        let json = JSONText.object([
            ("title", JSONText.quoted(title)), ("pictures", JSONText.quoted(base)),
            ("pictureCount", String(pictures.count)),
            ("statuses", "[\(ResultLine.Status.allCases.map { JSONText.quoted($0.rawValue) }.joined(separator: ","))]"),
            ("findings", "[\(findings.texts.joined(separator: ","))]"),
            ("places", "[\(places.texts.joined(separator: ","))]"),
            ("rows", "[\(ordered.map(\.element.json).joined(separator: ",\n"))]"),
        ])
        return PageTemplate.filled(
            Self.text(batch_page()),
            with: [
                "style": Array(Self.text(batch_style()).utf8), "data": PageTemplate.data(json, id: "data"),
                "script": Array(Self.text(batch_script()).utf8),
            ])
    }

    private static func text(_ file: report_text) -> String {
        String(decoding: UnsafeBufferPointer(start: file.bytes, count: file.count), as: UTF8.self)
    }
}
