import Basics
import ContentExtensionHost

/// The end of an extension's printed output, which has the reason of a crash.
struct ProcessLog {
    private var bytes: [UInt8] = []
    /// Bytes printed so far.
    private(set) var total = 0
    private static let kept = 1 << 16

    mutating func add(_ new: some Collection<UInt8>) {
        total += new.count
        bytes += new
        if bytes.count > 2 * Self.kept { bytes.removeFirst(bytes.count - Self.kept) }
    }

    /// The message of the Swift runtime, such as `A.swift:40: Fatal error: Unexpectedly found nil …`.
    var fatalError: ExtensionCrash? {
        let text = String(decoding: bytes, as: UTF8.self)
        for line in text.split(whereSeparator: \.isNewline).reversed() {
            guard
                let mark = line.firstRange(of: "Fatal error") ?? line.firstRange(of: "Precondition failed")
                    ?? line.firstRange(of: "Assertion failed")
            else { continue }
            let place = line[..<mark.lowerBound].split(separator: ":")
            let reason = String(line[mark.lowerBound...].prefix(500))
            guard place.count > 1, let number = Int(place[place.count - 2]) ?? Int(place[place.count - 1]) else {
                return ExtensionCrash(reason)
            }
            // Swift's own library has no place in the user's code.
            if place[0].hasPrefix("Swift/") { return ExtensionCrash(reason) }
            let isLast = Int(place[place.count - 2]) == nil
            let file = place.dropLast(isLast ? 1 : 2).joined(separator: ":")
            return ExtensionCrash(reason, at: SourceSpan(file: file, line: number))
        }
        return nil
    }
}
