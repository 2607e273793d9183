import ContentExtensionHost
import RenderNotification
import Renderer
import TestSupport
import Testing
import Views

/// SVG files whose texts are text.
@Suite struct SVGTextTests {
    private func svg(_ payload: PayloadSource, _ place: Place, text: Bool = true) throws -> String {
        var options = PictureOptions(format: .svg)
        options.writesSVGText = text
        let invite = Repository.path("Templates/event-invite/descriptor.json")
        let rendering = try Notification(payload: payload, extensions: [.descriptor(invite)])
            .render(on: Device(style: .ios18), as: place, options: options)
        return String(decoding: rendering.bytes, as: UTF8.self)
    }

    private var rooftop: PayloadSource { .file(Repository.path("Templates/event-invite/payloads/rooftop.apns")) }

    @Test("texts are text, in groups named by their outlets, and no bar is left")
    func expanded() throws {
        let svg = try svg(rooftop, .expanded)
        #expect(svg.contains(#"<g id="answerText"><text xml:space="preserve" font-family="'SF Pro"#))
        #expect(svg.contains("going. Will you join them?</tspan></text></g>"))
        #expect(!svg.contains("rgb(12.3457%"))
        #expect(!svg.contains("<symbol"), "glyphs are left")
        #expect(svg.split(separator: "<g").count == svg.split(separator: "</g>").count, "groups are balanced")
        let ids = svg.matches(of: /id="([^"]+)"/).map { String($0.1) }
        #expect(Set(ids).count == ids.count, "an id occurs once")
        #expect(try svg == self.svg(rooftop, .expanded), "equal pictures have equal bytes")
    }

    @Test("markup in a payload stays text")
    func hostile() throws {
        let svg = try svg(
            .json(["aps": ["alert": ["title": "</text><script>1</script>", "body": "a & \"b\" \u{1}"]]]), .banner)
        #expect(svg.contains("&lt;/text&gt;&lt;script&gt;1&lt;/script&gt;"))
        #expect(svg.contains("a &amp; &quot;b&quot;"))
        #expect(!svg.contains("<script"))
    }

    @Test("without the option texts are outlines")
    func outlines() throws { #expect(try !svg(rooftop, .expanded, text: false).contains("<text")) }
}
