import Basics

/// A notification delivered before the moment of the picture.
public struct PastDelivery: Sendable, Equatable {
    package var delivery: ScenarioDelivery
    /// Seconds before that moment.
    public var ago: Double

    package init(_ delivery: ScenarioDelivery, ago: Double = 0) { (self.delivery, self.ago) = (delivery, ago) }
}

extension PastDelivery {
    /// `true` for file names of line-based formats.
    package static func hasLines(_ path: String) -> Bool { path.hasSuffix(".ndjson") || path.hasSuffix(".jsonl") }

    /// `true` for bytes in a line-based format: the first line is a complete value, and another value follows.
    package static func hasLines(_ bytes: [UInt8]) -> Bool {
        let lines = bytes.split(separator: UInt8(ascii: "\n")).lazy
            .filter { !$0.allSatisfy { [0x20, 0x09, 0x0D].contains($0) } }.prefix(2)
        guard lines.count == 2, let first = lines.first, let second = lines.dropFirst().first else { return false }
        return second.first { ![0x20, 0x09].contains($0) } == UInt8(ascii: "{")
            && (try? JSONReader.read(first, file: "")) != nil
    }

    /// The deliveries in a file with their times: a single payload, or lines of payloads or of scenarios' deliveries.
    /// - Parameter now: the moment of the picture in seconds since 1970.
    /// - Throws: every error in the lines. A single payload is decoded on delivery.
    public static func read(_ path: String, now: Double) throws(InputError) -> [PastDelivery] {
        guard hasLines(path) else { return [PastDelivery(ScenarioDelivery(.file(Spanned(path))))] }
        let bytes = try FileReader.readInput(path, limit: Limits.scenarioBytes)
        return try decode(lines: bytes, file: path, folder: FilePath.folder(of: path), now: now)
    }

    /// Decodes a line-based file.
    /// - Parameters:
    ///   - folder: the folder to which its paths are relative.
    ///   - firstLine: the number of the first line in the file.
    package static func decode(
        lines bytes: [UInt8], file: String, folder: String, now: Double, firstLine: Int = 1
    ) throws(InputError) -> [PastDelivery] {
        let report = DiagnosticCollector(file: file)
        let scope = FileScope(root: folder)
        var found: [PastDelivery] = []
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated()
            .filter { !$0.element.allSatisfy { [0x20, 0x09, 0x0D].contains($0) } }
        if lines.count > Limits.deliveryLines {
            report.add(
                .error, "too-many-lines",
                "the file has \(lines.count) notifications, and at most \(Limits.deliveryLines) are read",
                hint: "keep the newest", exit: .refused)
        }
        for (index, line) in lines.prefix(Limits.deliveryLines) {
            do throws(InputError) {
                let value = try JSONReader.read(line, file: file, line: index + firstLine)
                if let past = PastDelivery(value, folder: folder, in: scope, now: now, report) { found.append(past) }
            } catch { error.diagnostics.forEach(report.add) }
        }
        try report.check()
        return found
    }

    private init?(
        _ value: JSONValue, folder: String, in scope: FileScope, now: Double, _ report: DiagnosticCollector
    ) {
        // Other values are treated as payloads, whose decoder reports errors.
        if value["aps"] != nil || value.members == nil {
            self.init(ScenarioDelivery(.inline(Spanned(value, at: report.span(value, "$"))), folder: folder))
            return
        }
        let reader = ObjectReader(value, path: "$", report: report)
        let delivery = ScenarioReader(report: report).delivery(reader)
        var ago = reader.number("ago", in: 0...Limits.advanceSeconds)
        if let date = reader.moment("date"), let raw = reader.raw("date") {
            if ago != nil {
                report.add(
                    .error, "conflicting-keys", "\"ago\" and \"date\" both say when it came", at: raw.position,
                    path: "$", hint: "keep one")
            }
            ago = min(now - date, Limits.advanceSeconds)
            if date > now {
                report.add(
                    .error, "out-of-range", "it comes later than the moment that is drawn", at: raw.position,
                    path: reader.child("date"), hint: "draw a later moment: --date")
            }
        }
        reader.finish()
        guard var delivery else { return nil }
        delivery.folder = folder
        // Lines come from servers, which shall read no other files. Missing ones are errors when they are delivered.
        for name in delivery.fileNames {
            do throws(Diagnostic) { _ = try scope.resolve(name.value, at: name.span) } catch {
                if error.exit == .refused { report.add(error) }
            }
        }
        self.init(delivery, ago: ago ?? 0)
    }
}
