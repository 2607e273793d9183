import Basics
import Platform

/// Reads lines in blocks from a file, a pipe or standard input. Memory is bounded by the longest line that is allowed.
struct LineReader: ~Copyable {
    struct Line {
        /// Counted from 1.
        var number: Int
        /// The line without its end and a byte-order mark; the start of one that is too long.
        var bytes: [UInt8]
        /// False for a last line without an end.
        var isWhole: Bool
        var isTooLong = false

        var isBlank: Bool { bytes.allSatisfy(RowScanner.isSpace) }
    }

    private static let block = 256 * 1024

    let descriptor: Int32
    /// The file's size in bytes; `nil` for a pipe.
    let size: Int?
    /// The bytes of the lines so far, their ends included.
    private(set) var taken = 0
    private let path: String
    private var buffer: [UInt8] = []
    private var start = 0
    /// No line ends between `start` and here.
    private var searched = 0
    private var number = 0
    private var isAtEnd = false
    /// True while the rest of a line that is too long is skipped.
    private var isDropping = false
    private let isTable: Bool
    /// The encoding of a table; `nil` before its first block, and for JSON, which is UTF-8.
    private(set) var decoder: TableDecoder?

    /// - Parameter isTable: true for a table, which may be in another encoding than UTF-8.
    /// - Throws: `file-missing` or `file-unreadable` (66).
    init(path: String, isTable: Bool = false) throws(Diagnostic) {
        self.isTable = isTable
        descriptor = try FileReader.open(path)
        self.path = path
        var status = stat()
        let isFile = fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
        size = isFile ? Int(status.st_size) : nil
    }

    deinit { close(descriptor) }

    /// True once all lines are taken.
    var isEnded: Bool { isAtEnd && start == buffer.count }

    /// Reads once, and blocks where the input has nothing yet.
    /// - Returns: false at the input's end.
    /// - Throws: `file-unreadable` (66).
    mutating func fill() throws(Diagnostic) -> Bool {
        if isAtEnd { return false }
        buffer.removeFirst(start)
        (start, searched) = (0, searched - start)
        var block = [UInt8](repeating: 0, count: Self.block)
        let count = StreamInput.read(descriptor, &block, block.count)
        if count < 0 { throw FileReader.unreadable(path, errno) }
        isAtEnd = count == 0
        if isTable {
            let text = Array(block[..<count])
            if decoder == nil { decoder = TableDecoder(firstBlock: text) }
            buffer += decoder?.decode(text, isLast: isAtEnd) ?? text
        } else {
            buffer += block[..<count]
        }
        return !isAtEnd
    }

    /// The next line; `nil` when more must be read, and at the end.
    mutating func next() -> Line? {
        while true {
            let end = buffer[searched...].withUnsafeBytes { rest in
                rest.baseAddress.flatMap { base in
                    memchr(base, 0x0A, rest.count).map { searched + (UnsafeRawPointer($0) - base) }
                }
            }
            guard end != nil || isAtEnd || buffer.count - start > Limits.batchLineBytes else {
                searched = buffer.count
                return nil
            }
            if end == nil, start == buffer.count { return nil }
            let line = buffer[start..<(end ?? buffer.count)]
            let next = end.map { $0 + 1 } ?? buffer.count
            taken += next - start
            (start, searched) = (next, next)
            if isDropping {
                isDropping = end == nil
                continue
            }
            number += 1
            let isTooLong = line.count > Limits.batchLineBytes
            isDropping = isTooLong && end == nil
            // From Windows, or where two files were joined.
            let mark = line.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
            return Line(
                number: number, bytes: Array(line.dropFirst(mark).prefix(Limits.batchLineBytes)),
                isWhole: end != nil, isTooLong: isTooLong)
        }
    }
}
