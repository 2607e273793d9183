import ContentExtensionHost
import Renderer
import Testing

@testable import Batch

struct MessageTests {
    private func messages(_ bytes: [UInt8], inPiecesOf size: Int = .max) throws -> [Message] {
        var reader = MessageReader()
        var messages: [Message] = []
        var rest = bytes[...]
        while !rest.isEmpty {
            reader.append(rest.prefix(size))
            rest = rest.dropFirst(size)
            messages += try reader.take()
        }
        return messages
    }

    private static let diagnostic = Diagnostic(
        .warning, "unknown-key", "ünknown\n\"key\"", at: SourceSpan(file: "rows.ndjson", line: 7, column: 3),
        path: "$.payload", hint: "leave it out", exit: .refused)

    private static let reports: [WorkerReport] = [
        .ready, .refused([diagnostic]),
        .prepared(.init(serial: 1, microseconds: 2, fingerprint: Digest([UInt8](0..<32)), diagnostics: [])),
        .prepared(.init(serial: 2, microseconds: 3, fingerprint: Digest([1]), readsFiles: true, diagnostics: [])),
        .prepared(
            .init(
                serial: 1 << 50, microseconds: 0, fingerprint: nil,
                diagnostics: [diagnostic, Diagnostic(.error, "a", "b")])
        ),
        .drew(
            .init(
                serial: 3, microseconds: 4, outcome: .made,
                facts: .init(sha256: Digest([9]), width: 1179, height: 1800), bytes: [1, 2, 3],
                diagnostics: [diagnostic], stages: ["encode": 5, "paint": 7])),
        .drew(
            .init(
                serial: 3, microseconds: 4, outcome: .kept, facts: .init(sha256: Digest([]), width: 0, height: 0),
                diagnostics: [])),
        .drew(.init(serial: 3, microseconds: 4, outcome: .failed, diagnostics: [])),
        .drew(.init(serial: 3, microseconds: 4, outcome: .cannotWrite, diagnostics: [])),
    ]

    private static let orders: [WorkerOrder] = [
        .prepare(0, line: 1, row: Array("{\"a\":1}".utf8)), .prepare(1, line: 1 << 40, row: []), .finish(5, .drop),
        .finish(6, .verify), .finish(7, .keep), .finish(8, .draw),
    ]

    @Test("reports arrive in pieces of any size", arguments: [1, 3, 64, 100_000])
    func reportsArrive(size: Int) throws {
        let found = try messages(Self.reports.flatMap(\.bytes), inPiecesOf: size).map { try WorkerReport($0) }
        #expect(found == Self.reports)
    }

    @Test("orders arrive in pieces of any size", arguments: [1, 5, 100_000])
    func ordersArrive(size: Int) throws {
        let found = try messages(Self.orders.flatMap(\.bytes), inPiecesOf: size).map { try WorkerOrder($0) }
        #expect(found == Self.orders)
    }

    @Test("a message that is cut off is none")
    func cutMessages() throws {
        for report in Self.reports {
            for count in 0..<report.bytes.count { #expect(try messages(Array(report.bytes.prefix(count))).isEmpty) }
        }
    }

    @Test("changed bytes are an error or another message, and trap nothing")
    func changedBytes() {
        var errors = 0
        for bytes in Self.reports.map(\.bytes) {
            for index in bytes.indices {
                for value: UInt8 in [0, 1, 0x22, 0x7F, 0xFF] {
                    var changed = bytes
                    changed[index] = value
                    do { _ = try messages(changed).map { try WorkerReport($0) } } catch { errors += 1 }
                }
            }
        }
        #expect(errors > 50)
    }

    @Test("a digest is its hexadecimal digits")
    func digests() {
        let text = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"
        #expect(Digest([UInt8](0..<32)).hex == text)
        #expect(Digest(hex: text) == Digest([UInt8](0..<32)))
        #expect(Digest(hex: String(text.dropLast())) == nil && Digest(hex: text.dropLast() + "x") == nil)
        #expect(Digest([0xAB]).hex == "ab" + String(repeating: "0", count: 62))
    }
}
