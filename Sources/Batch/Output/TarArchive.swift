import Basics
import Platform

/// Writes a POSIX archive (ustar, IEEE 1003.1-1988) member by member: the same bytes for the same members, without owners
/// and times.
package final class TarArchive {
    private let descriptor: Int32
    private let name: String
    private let isForced: Bool
    /// The file's name until it is whole; `nil` for standard output and devices.
    private let partial: String?

    /// - Parameter path: a file, or `-` for standard output.
    /// - Throws: `cannot-create` (73), also for a file that exists, unless `isForced`.
    package init(path: String, isForced: Bool) throws(Diagnostic) {
        self.isForced = isForced
        var status = stat()
        if path == "-" {
            (name, partial, descriptor) = ("<stdout>", nil, STDOUT_FILENO)
            return
        }
        name = path
        let isThere = stat(path, &status) == 0
        if isThere, !isForced { throw OutputProblem.cannotCreate(path, EEXIST) }
        let isDevice = isThere && status.st_mode & S_IFMT != S_IFREG
        partial = isDevice ? nil : "\(path).partial"
        let file = partial ?? path
        descriptor = open(file, isDevice ? O_WRONLY | O_CLOEXEC : O_WRONLY | O_CREAT | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw OutputProblem.cannotCreate(file, errno) }
        if isDevice { return }
        if isLockedByAnother(descriptor) {
            throw OutputProblem.cannotCreate("another batch writes to \(file)", hint: "choose another name")
        }
        // A run that was killed may have left one.
        if ftruncate(descriptor, 0) != 0 { throw OutputProblem.cannotCreate(file, errno) }
    }

    deinit { if descriptor != STDOUT_FILENO { close(descriptor) } }

    /// Adds a file.
    /// - Throws: `cannot-write` (74).
    package func add(_ path: String, _ bytes: [UInt8]) throws(Diagnostic) {
        let padding = [UInt8](repeating: 0, count: (512 - bytes.count % 512) % 512)
        try write(Self.header(path, size: bytes.count, kind: "0", target: "") + bytes + padding)
    }

    /// Adds another name of a file that the archive has already.
    /// - Throws: `cannot-write` (74).
    package func add(_ path: String, linkingTo target: String) throws(Diagnostic) {
        try write(Self.header(path, size: 0, kind: "1", target: target))
    }

    /// Writes the archive's end.
    /// - Parameter isWhole: false where pictures are missing; a file then keeps the name `….partial`.
    /// - Throws: `cannot-write` (74), `cannot-create` (73) when there is a file of that name by now.
    package func finish(isWhole: Bool) throws(Diagnostic) {
        try write([UInt8](repeating: 0, count: 1024))
        guard isWhole, let partial else { return }
        if !isForced, link(partial, name) == 0 {
            unlink(partial)
        } else if !isForced, errno == EEXIST {
            throw OutputProblem.cannotCreate(name, EEXIST)
        } else if rename(partial, name) != 0 {
            // File systems without links rename too.
            throw OutputProblem.cannotWrite(name, errno)
        }
    }

    /// A member's header, behind pax records (IEEE 1003.1-2001) for values that ustar's fields can't hold.
    static func header(_ path: String, size: Int, kind: Unicode.Scalar, target: String) -> [UInt8] {
        let most = 0o77777777777
        var records: [UInt8] = []
        if path.utf8.count > 100 { records += paxRecord("path", path) }
        if target.utf8.count > 100 { records += paxRecord("linkpath", target) }
        if size > most { records += paxRecord("size", String(size)) }
        let header = block(path, size: min(size, most), kind: kind, target: target)
        if records.isEmpty { return header }
        let padding = [UInt8](repeating: 0, count: (512 - records.count % 512) % 512)
        return block("pax", size: records.count, kind: "x", target: "") + records + padding + header
    }

    private static func block(_ path: String, size: Int, kind: Unicode.Scalar, target: String) -> [UInt8] {
        var block = [UInt8](repeating: 0, count: 512)
        func put(_ text: String, at start: Int) {
            for (index, byte) in text.utf8.prefix(100).enumerated() { block[start + index] = byte }
        }
        put(path, at: 0)
        put("0000644", at: 100)
        put("0000000", at: 108)
        put("0000000", at: 116)
        put(octal(size, 11), at: 124)
        put("00000000000", at: 136)
        // The sum counts itself as spaces.
        put("        ", at: 148)
        block[156] = UInt8(truncatingIfNeeded: kind.value)
        put(target, at: 157)
        put("ustar\u{0}00", at: 257)
        put(octal(block.reduce(0) { $0 + Int($1) }, 6) + "\u{0} ", at: 148)
        return block
    }

    private static func octal(_ number: Int, _ digits: Int) -> String {
        FixedText.padded(String(number, radix: 8), to: digits)
    }

    /// `length key=value\n`; the length counts itself.
    private static func paxRecord(_ key: String, _ value: String) -> [UInt8] {
        let rest = " \(key)=\(value)\n"
        var length = rest.utf8.count
        while String(length).utf8.count + rest.utf8.count != length {
            length = String(length).utf8.count + rest.utf8.count
        }
        return Array("\(length)\(rest)".utf8)
    }

    private func write(_ bytes: [UInt8]) throws(Diagnostic) {
        guard StreamOutput.write(bytes, to: descriptor) else { throw OutputProblem.cannotWrite(name, errno) }
    }
}
