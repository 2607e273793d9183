import Basics

extension CalendarComponents: JSONDecodable {
    package static func decode(_ raw: JSONValue, path: String, report: DiagnosticCollector) -> CalendarComponents? {
        guard let reader = report.object(raw, path: path, "an object of date components") else { return nil }
        var components = CalendarComponents([:])
        for name in Name.allCases { components.values[name] = reader.integer(name.rawValue, in: name.range) }
        components.timeZone = reader.string("timeZone")
        reader.finish()
        if let zone = components.timeZone, !LocalizedFormat.isTimeZone(zone) {
            report.add(
                .error, "unknown-value", "there is no time zone \(zone.quoted())",
                at: reader.raw("timeZone")?.position ?? raw.position, path: reader.child("timeZone"),
                hint: "it is a name such as Europe/Berlin")
            return nil
        }
        if !components.values.isEmpty { return components }
        if !Name.allCases.contains(where: { reader.raw($0.rawValue) != nil }) {
            report.add(
                .error, "missing-key", "no date component is given", at: raw.position, path: path,
                hint: "write \"hour\": 9, or one of: \(Name.allCases.map(\.rawValue).joined(separator: ", "))")
        }
        return nil
    }
}
