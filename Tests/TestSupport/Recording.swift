import FoundationEssentials

/// Files of the repository that hold what tests expect: compared, or with `RECORD=1` written.
package enum Recording {
    package static let variable = "RECORD"

    /// True when expectations that are missing or differ are written.
    package static let isOn = isOn(in: ProcessInfo.processInfo.environment)

    package static func isOn(in environment: [String: String]) -> Bool {
        !["", "0"].contains(environment[variable, default: ""])
    }

    /// Compares what was found with a file.
    /// - Returns: `nil` when they are equal, else a description. A file that was written counts as a difference, so that
    ///   someone looks at it.
    package static func difference(_ found: [UInt8], from path: String, records: Bool = isOn) throws -> String? {
        let name = path.hasPrefix(Repository.root + "/") ? String(path.dropFirst(Repository.root.count + 1)) : path
        let stored = Repository.isFile(path) ? [UInt8](try Data(contentsOf: URL(filePath: path))) : nil
        if stored == found { return nil }
        if records {
            let folder = "/" + path.split(separator: "/").dropLast().joined(separator: "/")
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try Data(found).write(to: URL(filePath: path))
            return "\(name) was \(stored == nil ? "missing" : "different"), and is written now: look at it"
        }
        guard let stored else { return "\(name) is missing; \(variable)=1 writes it" }
        return "\(name) differs \(firstDifference(stored, found)); \(variable)=1 writes it"
    }

    package static func difference(_ found: String, from path: String, records: Bool = isOn) throws -> String? {
        try difference(Array(found.utf8), from: path, records: records)
    }

    private static func firstDifference(_ stored: [UInt8], _ found: [UInt8]) -> String {
        func lines(_ bytes: [UInt8]) -> [Substring] {
            String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        }
        let (old, new) = (lines(stored), lines(found))
        let line = zip(old, new).prefix { $0 == $1 }.count
        return """
            from line \(line + 1)
              expected \(line < old.count ? old[line] : "the end")
              found    \(line < new.count ? new[line] : "the end")
            """
    }
}
