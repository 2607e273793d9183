import Testing

@Suite struct TextElementTests {
    @Test func aLabelHasInterfaceBuildersDefaults() {
        let found = keys(element("label", ["id": "a", "text": "Hi", "adjustsFontSizeToFit": "NO"]))
        #expect(found == #"{"text":"Hi","alignment":"left"}"#)
    }

    @Test func aLabelsOwnKeys() {
        let label = element(
            "label",
            [
                "id": "a", "text": "Total", "textAlignment": "natural", "lineBreakMode": "middleTruncation",
                "numberOfLines": "0", "minimumFontSize": "9", "enabled": "NO",
            ],
            [
                element("fontDescription", ["key": "fontDescription", "type": "system", "pointSize": "18"]),
                element("color", ["key": "textColor", "white": "1"]),
                element("color", ["key": "shadowColor", "white": "0"]),
                element("nil", ["key": "highlightedColor"]),
                element("size", ["key": "shadowOffset", "width": "1", "height": "2"]),
            ])
        #expect(
            keys(label) == ##"{"text":"Total","font":18,"textColor":"#FFFFFF","alignment":"natural","##
                + #""lineBreakMode":"truncateMiddle","numberOfLines":0,"minimumScaleFactor":0.5,"#
                + ##""shadowColor":"#000000","shadowOffset":[1,2],"enabled":false}"##)
    }

    @Test func bracesAreLiteral() {
        let found = keys(element("label", ["text": "{{name}}", "textAlignment": "natural"]))
        #expect(found == #"{"text":{"literal":"{{name}}"},"alignment":"natural"}"#)
    }

    @Test func longTextsAreChildrenAndMayBeEncoded() {
        let plain = element("textView", [:], [element("string", ["key": "text"], text: "one\ntwo")])
        #expect(keys(plain) == #"{"text":"one\ntwo","font":12,"alignment":"left"}"#)
        // "Zeile 1\nZeile 2" without padding in two lines, as written by Interface Builder.
        let encoded = element(
            "textView", ["scrollEnabled": "NO"],
            [element("string", ["key": "text", "base64-UTF8": "YES"], text: "\nWmVpbGUgMQpaZWls\nZSAy\n")])
        #expect(keys(encoded) == #"{"text":"Zeile 1\nZeile 2","font":12,"alignment":"left","scrollEnabled":false}"#)
    }

    @Test func theLocalizedTextHasPrecedence() {
        let context = context(strings: ["a.text": "Hallo", "b.placeholder": "Name", "c.normalTitle": "Weiter"])
        #expect(keys(element("label", ["id": "a", "text": "Hello"]), context).contains(#""text":"Hallo""#))
        #expect(keys(element("textField", ["id": "b"]), context).contains(#""placeholder":"Name""#))
        let button = element("button", ["id": "c"], [element("state", ["key": "normal", "title": "Next"])])
        #expect(keys(button, context).contains(#""title":"Weiter""#))
    }

    @Test func attributedTextBecomesRuns() {
        let string = element(
            "attributedString", ["key": "attributedText"],
            [
                element(
                    "fragment", ["content": "Sale "],
                    [
                        element(
                            "attributes", [:],
                            [
                                element("color", ["key": "NSColor", "red": "1", "green": "0", "blue": "0"]),
                                element("font", ["key": "NSFont", "size": "20", "name": "Helvetica-Bold"]),
                                element(
                                    "paragraphStyle",
                                    [
                                        "key": "NSParagraphStyle", "alignment": "center",
                                        "lineBreakMode": "wordWrapping", "minimumLineHeight": "30",
                                    ]),
                            ])
                    ]),
                element(
                    "fragment", [:],
                    [
                        element("string", ["key": "content"], text: "today"),
                        element(
                            "attributes", [:],
                            [
                                element("integer", ["key": "NSUnderline", "value": "1"]),
                                element("color", ["key": "NSUnderlineColor", "white": "0", "alpha": "1"]),
                                element("real", ["key": "NSKern", "value": "1.5"]),
                            ]),
                    ]),
            ])
        let context = context()
        let found = keys(element("label", [:], [string]), context)
        #expect(
            found == ##"{"alignment":"center","attributedText":[{"text":"Sale ","textColor":"#FF0000","##
                + #""font":{"size":20,"weight":"bold","family":"Helvetica"}},"#
                + ##"{"text":"today","underline":true,"underlineColor":"#000000","kern":1.5}],"##
                + #""lineBreakMode":"wordWrap","lineHeight":30}"#)
        #expect(context.codes.isEmpty)
    }

    @Test func linksAreBlueAndUnderlined() {
        let attributes = element(
            "attributes", [:],
            [
                element("url", ["key": "NSLink", "string": "https://example.com"]),
                element("color", ["key": "NSColor", "red": "1", "green": "0", "blue": "0"]),
            ])
        let string = element(
            "attributedString", ["key": "attributedText"], [element("fragment", ["content": "more"], [attributes])])
        #expect(
            keys(element("label", [:], [string]))
                .contains(#"[{"text":"more","textColor":"link","underline":true}]"#))
    }

    @Test func aHighlightedLabelHasItsHighlightedColor() {
        let colors = [
            element("color", ["key": "textColor", "white": "0"]),
            element("color", ["key": "highlightedColor", "white": "1"]),
        ]
        #expect(keys(element("label", ["highlighted": "YES"], colors)).contains(##""textColor":"#FFFFFF""##))
        #expect(keys(element("label", [:], colors)).contains(##""textColor":"#000000""##))
        #expect(keys(element("label", ["highlighted": "YES"], [colors[0]])).contains(##""textColor":"#000000""##))
    }

    @Test func aTextFieldHasNoBorderByDefault() {
        let plain = keys(element("textField", ["textAlignment": "natural"]))
        #expect(plain == #"{"alignment":"natural","borderStyle":"none"}"#)
        let field = element(
            "textField", ["borderStyle": "roundedRect", "text": "x"],
            [element("textInputTraits", ["key": "textInputTraits", "secureTextEntry": "YES"])])
        #expect(keys(field) == #"{"text":"x","alignment":"left","borderStyle":"roundedRect","secure":true}"#)
    }
}
