import Basics
import Foundation
import Renderer
import Testing

@testable import Batch

struct MessageTests {
    private func messages<Message: Decodable>(_ bytes: [UInt8], inPiecesOf size: Int = .max) throws -> [Message] {
        var reader = MessageReader<Message>()
        var messages: [Message] = []
        var rest = bytes[...]
        while !rest.isEmpty {
            messages += try reader.messages(endingIn: rest.prefix(size))
            rest = rest.dropFirst(size)
        }
        return messages
    }

    private static let diagnostic = Diagnostic(
        .warning, "unknown-key", "ünknown\n\"key\"", at: SourceSpan(file: "rows.ndjson", line: 7, column: 3),
        path: "$.payload", hint: "leave it out", exit: .refused)

    private static let reports: [WorkerReport] = {
        var prepared = WorkerReport.Preparation(serial: 1)
        (prepared.fingerprint, prepared.readsFiles) = (Digest([UInt8](0..<32)), true)
        var wrong = WorkerReport.Preparation(serial: 1 << 50)
        wrong.diagnostics = [diagnostic, Diagnostic(.error, "a", "b")]
        var drawn = WorkerReport.Drawing(serial: 3)
        drawn.microseconds = 4
        (drawn.outcome, drawn.facts) = (.made, PictureFacts(sha256: Digest([9]), width: 1179, height: 1800))
        (drawn.bytes, drawn.diagnostics) = (Data([1, 10, 3]), [diagnostic])
        drawn.stages = ["encode": 5, "paint": 7]
        return [.ready, .prepared(prepared), .prepared(wrong), .drew(drawn), .drew(.init(serial: 3))]
    }()

    private static let orders: [WorkerOrder] = [
        .prepare(0, line: 1, row: Data("{\"a\":1}".utf8)), .prepare(1, line: 1 << 40, row: Data()), .finish(5, .drop),
        .finish(6, .verify), .finish(7, .keep), .finish(8, .draw),
    ]

    @Test("reports arrive in pieces of any size", arguments: [1, 3, 64, 100_000])
    func reportsArrive(size: Int) throws {
        #expect(try messages(Self.reports.flatMap(messageLine), inPiecesOf: size) == Self.reports)
    }

    @Test("orders arrive in pieces of any size", arguments: [1, 5, 100_000])
    func ordersArrive(size: Int) throws {
        #expect(try messages(Self.orders.flatMap(messageLine), inPiecesOf: size) == Self.orders)
    }

    @Test("a message that is cut off is none")
    func cutMessages() throws {
        for bytes in Self.reports.map(messageLine) {
            for count in bytes.indices {
                let found: [WorkerReport] = try messages(Array(bytes.prefix(count)))
                #expect(found.isEmpty)
            }
        }
    }

    @Test("another line is an error")
    func otherLines() {
        for text in ["{}", "[]", "{\"ready\":", "{\"finish\":{\"_0\":5,\"_1\":\"forget\"}}", "\u{0}"] {
            #expect(throws: (any Error).self) { () -> [WorkerOrder] in try messages(Array("\(text)\n".utf8)) }
        }
    }

    @Test("a digest is its hexadecimal digits")
    func digests() {
        let text = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"
        #expect(Digest([UInt8](0..<32)).hex == text)
        #expect(Digest([0xAB]).hex == "ab" + String(repeating: "0", count: 62))
    }
}
