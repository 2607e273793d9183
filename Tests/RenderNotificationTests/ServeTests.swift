import Testing

@testable import Basics
@testable import RenderNotification
@testable import Renderer

private func decode(_ line: String) throws(ServeRequest.Refusal) -> ServeRequest {
    try ServeRequest.decode(Array(line.utf8), at: ContentExtensionHost.SourceSpan(file: "<stdin>", line: 3))
}

extension ServeRequest {
    fileprivate var id: ServeID? {
        switch self {
        case .draw(let drawing): drawing.id
        case .cancel(let id): id
        }
    }
}

private func drawing(_ id: Int) throws -> ServeRequest.Drawing {
    guard case .draw(let drawing) = try decode(#"{"requestId": \#(id), "payload": {"aps": {"alert": "A"}}}"#) else {
        throw InputError([])
    }
    return drawing
}

private func settings() throws -> BatchSettings {
    BatchSettings(notification: PushNotification(payload: PayloadSource(nil)), fonts: try FontLibrary())
}

@Suite struct ServeTests {
    @Test func requestsSayWhatToDrawAndWhereTo() throws {
        let line = #"""
            {"requestId": "a", "descriptor": "d.json", "payload": {"aps": {}}, "overrides": {"locale": "de"}, "output": "o.png"}
            """#
        guard case .draw(let drawing) = try decode(line) else {
            Issue.record("no drawing")
            return
        }
        #expect(drawing.id.text == "\"a\"")
        #expect(drawing.descriptor == "d.json" && drawing.output == "o.png")
        #expect(drawing.row.overrides.locale == "de")
    }

    @Test func requestIdsAreStringsOrIntegersRepeatedUnchanged() throws {
        #expect(try drawing(7).id.text == "7")
        #expect(ServeID(JSONValue(.string("a\"b")))?.text == #""a\"b""#)
        #expect(ServeID(JSONValue(.number(1.5, isInteger: false))) == nil)
        #expect(try drawing(9_007_199_254_740_993).id.text == "9007199254740993")
        #expect(try decode(#"{"cancel": -0}"#).id?.text == "-0")
    }

    @Test func invalidRequestsAreRefusedWithTheirId() {
        func refusal(_ line: String) -> String {
            do {
                _ = try decode(line)
                return ""
            } catch {
                return ([error.id?.text ?? "none"] + error.diagnostics.map(\.code)).joined(separator: " ")
            }
        }
        #expect(refusal("{") == "none json-syntax")
        #expect(refusal(#"{"requestId": 1}"#) == "1 missing-key")
        #expect(refusal(#"{"payload": {}}"#) == "none missing-key")
        #expect(refusal(#"{"requestId": 2, "payload": {}, "outptu": "x"}"#) == "2 unknown-key")
        #expect(refusal(#"{"requestId": 1.5, "payload": {}}"#) == "none wrong-type")
        // It would write into the replies, or read the requests.
        #expect(refusal(#"{"requestId": 3, "payload": {}, "output": "-"}"#) == "3 unknown-value")
        #expect(refusal(#"{"requestId": 4, "payload": {}, "descriptor": "-"}"#) == "4 unknown-value")
        #expect(refusal(#"{"cancel": true}"#) == "none wrong-type")
    }

    @Test(arguments: [
        ("1e3", "requestId should be a text, or a whole number written in digits alone", "write 1000"),
        ("1.5", "requestId should be a text, or a whole number written in digits alone", "put it in quotes"),
        ("1e300", "requestId should be a text, or a whole number written in digits alone", "put it in quotes"),
        ("[]", "expected a text or a whole number, found an array", nil),
    ])
    func refusedNumbersAsIdsGiveTheReason(_ number: String, _ message: String, _ hint: String?) {
        do {
            _ = try decode(#"{"requestId": \#(number), "payload": {}}"#)
            Issue.record("a request")
        } catch {
            #expect(error.diagnostics.map(\.message) == [message])
            if let hint { #expect(error.diagnostics.map(\.hint) == [hint]) }
        }
    }

    @Test func waitingRequestsCanBeCancelled() throws {
        var queue = ServeQueue()
        for id in 1...3 { queue.add(try drawing(id)) }
        guard case .cancel(let id) = try decode(#"{"cancel": 2}"#) else {
            Issue.record("no cancellation")
            return
        }
        let (first, second) = (queue.cancel(id), queue.cancel(id))
        #expect(first == 1 && second == 0)
        let (next, last, none) = (queue.next(), queue.next(), queue.next())
        #expect(next?.id.text == "1" && last?.id.text == "3")
        #expect(none?.id == nil)
    }

    @Test func limit_queuedRequests() throws {
        var queue = ServeQueue()
        for id in 1..<Limits.queuedRequests { queue.add(try drawing(id)) }
        #expect(!queue.isFull)
        queue.add(try drawing(0))
        #expect(queue.isFull)
    }

    @Test func repliesAreOneLineOfJSON() throws {
        #expect(ServeReply.ready.line == "{\"ready\":true,\"version\":\"\(EngineVersion.text)\"}\n")
        #expect(ServeReply(nil, .error).line == "{\"requestId\":null,\"status\":\"error\"}\n")
        let drawing = try drawing(1)
        let row = try RowRenderer(settings()).prepare(drawing.row)
        func reply(_ output: String?) throws -> JSONValue {
            let reply = ServeReply(drawing.id, row, picture: [1, 2, 3], output: output, diagnostics: [])
            #expect(reply.line.filter { $0 == "\n" }.count == 1)
            return try JSONReader.read(reply.line.utf8, file: "")
        }
        let inline = try reply(nil)
        #expect(inline["picture"]?.string == "AQID" && inline["key"]?.string == row.fingerprint.hex)
        #expect(inline["width"]?.number == Double(row.width) && inline["height"]?.number == Double(row.height))
        let written = try reply("a\nb.png")
        #expect(written["picture"] == nil && written["output"]?.string == "a\nb.png")
    }

    @Test func limit_serveDescriptors() throws {
        let settings = try settings()
        var renderers = ServeRenderers()
        var made = 0
        func renderer(_ descriptor: String?) throws -> RowRenderer {
            try renderers.renderer(for: descriptor) { readings, others in
                made += 1
                return try RowRenderer(settings, noting: readings, beside: others)
            }
        }
        let own = try renderer(nil)
        for number in 0..<Limits.serveDescriptors { _ = try renderer("\(number)") }
        _ = try renderer("0")
        #expect(made == Limits.serveDescriptors + 1)
        // One more evicts the least recently used one, which must be loaded again; the command line's own stays.
        _ = try renderer("one more")
        _ = try renderer("0")
        #expect(made == Limits.serveDescriptors + 2)
        _ = try renderer("1")
        #expect(made == Limits.serveDescriptors + 3)
        #expect(try renderer(nil) === own)
    }
}
