import RNFoundation
import Testing

extension HostedTests {
    @Test("a text is written with JSON's escapes, and read as it was") func escapes() {
        let json = JSON.object([
            "quote\"": .string("\u{1}\n\r\t\\ 5 € \u{1F600}"), "number": .array([1, 0.5, true, .null]),
        ])
        let text = ##"{"number":[1,0.5,true,null],"quote\"":"\u0001\n\r\t\\ 5 € \##u{1F600}"}"##
        #expect(json.serialized == text)
        #expect(JSON(text: text.utf8) == json)
    }
}
