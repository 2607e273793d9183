import Basics
import Views

/// The outcome of an earlier row, for rows with the same payload.
struct KnownPayload {
    var fingerprint: Digest
    /// `ResultLine.cuts`.
    var cuts: [TextCut]?
}

/// A hash of a row's JSON without its identifier: rows with the same have the same picture, unless they name files.
///
/// 128 bits: among a billion rows, two are taken for one with a chance of one in 10^20. Swift's hasher is keyed anew in each
/// process, so nobody can make two rows meet; nothing that is written depends on it.
struct PayloadFingerprint: Hashable {
    private let first: Int
    private let second: Int

    /// - Returns: `nil` where only decoding the row can tell.
    init?(of row: [UInt8]) {
        var parts = [row[...]]
        switch RowIdentifier.find(in: row) {
        case .none: break
        case .text(_, at: let place):
            guard Self.isPlain(row, place) else { return nil }
            parts = [row[..<place.lowerBound], row[place.upperBound...]]
        case .invalid: return nil
        }
        var (first, second) = (Hasher(), Hasher())
        second.combine(1)
        for part in parts {
            part.withUnsafeBytes { bytes in
                first.combine(bytes: bytes)
                second.combine(bytes: bytes)
            }
        }
        (self.first, self.second) = (first.finalize(), second.finalize())
    }

    /// True where the decoder takes the identifier as it stands: not for escapes, nor for numbers such as `007`.
    private static func isPlain(_ row: [UInt8], _ place: Range<Int>) -> Bool {
        let id = row[place]
        if row[place.lowerBound - 1] == UInt8(ascii: "\"") {
            return id.allSatisfy { $0 >= 0x20 && $0 != UInt8(ascii: "\\") }
        }
        return id.count == 1 || id.count < 16 && id.first != UInt8(ascii: "0")
    }
}
