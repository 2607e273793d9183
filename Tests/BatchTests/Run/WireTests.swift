import ContentExtensionHost
import Testing

@testable import Batch

struct WireTests {
    private func read<Value>(
        _ frames: [UInt8], inPiecesOf size: Int = .max,
        _ body: (inout ByteReader) throws(ByteReader.Malformed) -> Value
    ) throws -> [Value] {
        var reader = FrameReader()
        var values: [Value] = []
        var rest = frames[...]
        while !rest.isEmpty {
            let piece = Array(rest.prefix(size))
            rest = rest.dropFirst(size)
            piece.withUnsafeBytes { reader.append($0) }
            while let value = try reader.next(body) { values.append(value) }
        }
        return values
    }

    private static let diagnostic = Diagnostic(
        .warning, "unknown-key", "ünknown", at: SourceSpan(file: "rows.ndjson", line: 7, column: 3),
        path: "$.payload", hint: "leave it out", exit: .data)

    private static let reports: [WorkerReport] = [
        .ready, .refused([diagnostic]),
        .looked([
            .init(serial: 1, microseconds: 2, key: Digest([UInt8](0..<32)), diagnostics: []),
            .init(serial: 2, microseconds: 3, key: Digest([1]), readsFiles: true, diagnostics: []),
            .init(serial: .max, microseconds: .max, key: nil, diagnostics: [diagnostic, diagnostic]),
        ]),
        .drew(
            .init(
                serial: 3, microseconds: 4,
                outcome: .made(.init(sha256: Digest([9]), width: 1179, height: 1800), bytes: [1, 2, 3]),
                diagnostics: [diagnostic], stages: [.init(name: "encode", microseconds: 5)])),
        .drew(
            .init(
                serial: 3, microseconds: 4, outcome: .kept(.init(sha256: Digest([]), width: 0, height: 0)),
                diagnostics: [])),
        .drew(.init(serial: 3, microseconds: 4, outcome: .failed, diagnostics: [])),
        .drew(.init(serial: 3, microseconds: 4, outcome: .cannotWrite, diagnostics: [])),
    ]

    private static let orders: [WorkerOrder] = [
        .look([.init(serial: 0, line: 1, bytes: Array("{}".utf8)), .init(serial: 1, line: .max, bytes: [])]),
        .look([]), .decide([.init(serial: 5, action: .drop), .init(serial: 6, action: .verify)]),
    ]

    @Test(arguments: [1, 2, 3, 7, 64, 100_000]) func whatWorkersSayArrivesInAnyPieces(size: Int) throws {
        let found = try read(Self.reports.flatMap(\.frame), inPiecesOf: size) { reader throws(ByteReader.Malformed) in
            try WorkerReport(&reader)
        }
        #expect(found == Self.reports)
    }

    @Test(arguments: [1, 5, 100_000]) func whatWorkersAreToldArrivesInAnyPieces(size: Int) throws {
        let found = try read(Self.orders.flatMap(\.frame), inPiecesOf: size) { reader throws(ByteReader.Malformed) in
            try WorkerOrder(&reader)
        }
        #expect(found == Self.orders)
    }

    @Test func aTornFrameIsNoReport() throws {
        for report in Self.reports {
            for count in 0..<report.frame.count {
                let found = try read(Array(report.frame.prefix(count))) { reader throws(ByteReader.Malformed) in
                    try WorkerReport(&reader)
                }
                #expect(found.isEmpty)
            }
        }
    }

    /// Changes every byte of every frame: what can't be read is an error, and nothing traps.
    @Test func nonsenseIsAnErrorAndNoTrap() {
        var errors = 0
        for frame in Self.reports.map(\.frame) {
            for index in frame.indices {
                for value: UInt8 in [0, 1, 0x7F, 0x80, 0xFF] {
                    var bytes = frame
                    bytes[index] = value
                    do {
                        _ = try read(bytes) { reader throws(ByteReader.Malformed) in try WorkerReport(&reader) }
                    } catch {
                        errors += 1
                    }
                }
            }
        }
        #expect(errors > 50)
    }

    @Test func aDigestIsItsBytesInHexadecimal() {
        #expect(
            Digest([UInt8](0..<32)).hex == "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f")
        #expect(Digest([0xAB]).hex == "ab" + String(repeating: "0", count: 62))
    }
}
