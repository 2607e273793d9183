import Testing

@testable import SnapshotComparison

/// The messages about views of SwiftUI's, which have the line of their code.
@Suite struct LayoutCodeTests {
    private let text = node(y: 96, "Ready in 6 min", source: "OrderCard.swift:31")

    @Test("a view is named by type, text and line") func movedText() {
        #expect(
            changes(text, Self.node(y: 104, "Ready in 6 min", source: "OrderCard.swift:31"))
                == ["Text “Ready in 6 min”: y 96 → 104, OrderCard.swift:31"])
    }

    @Test("another text is a change of the same view") func changedText() {
        #expect(
            changes(text, Self.node(y: 96, "Ready", source: "OrderCard.swift:33"))
                == [#"Text “Ready”: text "Ready in 6 min" → "Ready", OrderCard.swift:33"#])
    }

    @Test("lines and types alone change no layout, and references have no lines") func movedLines() {
        let moved = Self.node(y: 96, "Ready in 6 min", source: "OrderCard.swift:40")
        #expect(LayoutComparison.withoutCode(Self.dump(text)) == LayoutComparison.withoutCode(Self.dump(moved)))
        let kept = LayoutComparison.withoutSources(Self.dump(text))
        #expect(kept == Self.dump(Self.node(y: 96, "Ready in 6 min", source: nil)))
    }

    @Test("a reference without paths is compared by names") func oldReference() {
        let old = LayoutComparison.withoutCode(Self.dump(text))
        let new = Self.dump(Self.node(y: 100, "Ready in 6 min", source: "OrderCard.swift:31"))
        #expect(
            LayoutComparison.changes(reference: old, found: new)?.map(\.description)
                == ["Text “Ready in 6 min”: y 96 → 100, OrderCard.swift:31"])
    }

    private func changes(_ old: String, _ new: String) -> [String] {
        LayoutComparison.changes(reference: Self.dump(old), found: Self.dump(new))?.map(\.description) ?? ["unreadable"]
    }

    private static func node(y: Int, _ text: String, source: String?) -> String {
        #"{"id":"OrderCard-Text","kind":"label","part":"custom","frame":[16.000,\#(y).000,90.000,20.000],"#
            + #""text":"\#(text)","lines":[],"clipped":false,"truncated":false,"#
            + #""swiftUI":"OrderCard › VStack › Text"\#(source.map { #","source":"\#($0)""# } ?? "")}"#
    }

    private static func dump(_ nodes: String...) -> [UInt8] {
        Array("{\"nodes\":[\n\(nodes.joined(separator: ",\n"))\n]}\n".utf8)
    }
}
