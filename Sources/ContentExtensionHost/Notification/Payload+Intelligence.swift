import Basics

/// The results of Apple Intelligence for a notification: the key `appleIntelligence` of ours (fact: api/intelligence).
extension Payload {
    /// Reads the summary and the priority. An object without either is the app's own.
    mutating func readIntelligence(from payload: JSONValue, report: DiagnosticCollector) {
        guard let value = payload["appleIntelligence"], value["summary"] != nil || value["priority"] != nil else {
            return
        }
        let reader = ObjectReader(value, path: "$.appleIntelligence", report: report)
        content.intelligentSummary = TextSanitizer.clean(
            reader.string("summary") ?? "", what: "the summary", at: report.location(value.position),
            path: reader.path, report: report)
        content.isPriority = reader.bool("priority") ?? false
        reader.finish()
    }
}
