import Basics
import Testing

@Test func prettyTextBreaksOnlyWhatIsTooLong() throws {
    let text = #"{"a":[1,2.5,{"b":null}],"long":["xxxxxxxxxxxxxxxx","yyyyyyyyyyyyyyyy"],"e":{},"f":[]}"#
    let value = try JSONReader.read(Array(text.utf8), file: "x")
    #expect(
        value.prettyText(width: 36) == """
            {
              "a": [1, 2.5, { "b": null }],
              "long": [
                "xxxxxxxxxxxxxxxx",
                "yyyyyyyyyyyyyyyy"
              ],
              "e": {},
              "f": []
            }

            """)
    #expect(try JSONReader.read(Array(value.prettyText().utf8), file: "x").compactText == text)
}
