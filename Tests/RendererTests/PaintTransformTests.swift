import RendererTestSupport
import Testing

@testable import Renderer
@testable import Views

private func transformed(_ transform: ViewTransform, _ commands: [DisplayCommand], scale: Double = 1) throws -> Image {
    try painted(
        [.transformed(commands, transform.about(Point(x: 10, y: 10)))], width: 20, height: 20, scale: scale)
}

@Suite struct PaintTransformTests {
    private let bar: [DisplayCommand] = [.fill(rect(8, 2, 4, 8), red)]

    @Test(
        "a group turns about a point",
        arguments: [
            (90.0, (15, 9)), (180, (9, 15)), (-90, (4, 9)), (360, (9, 4)),
        ])
    func rotation(degrees: Double, inside: (Int, Int)) throws {
        let image = try transformed(.rotation(degrees: degrees), bar)
        #expect(image.pixel(inside.0, inside.1) == [255, 0, 0, 255])
        #expect(abs(image.coverage - 32) < 0.5)
    }

    @Test("an enlarged group has the pixels of the enlargement")
    func magnification() throws {
        let image = try transformed(ViewTransform(2, 0, 0, 2, 0, 0), [.fill(rect(8, 8, 4, 4), red)])
        #expect(abs(image.coverage - 64) < 1)
        #expect(image.pixel(13, 13) == [255, 0, 0, 255] && image.pixel(15, 13)[3] == 0)
    }

    @Test("a clip outside of a group isn't turned, one within it is")
    func clips() throws {
        let rotation = ViewTransform.rotation(degrees: 90).about(Point(x: 10, y: 10))
        let outside = try painted(
            [.pushClip(rect(0, 0, 12, 20)), .transformed(bar, rotation), .popClip], width: 20, height: 20)
        #expect(outside.pixel(11, 9)[3] == 255 && outside.pixel(13, 9)[3] == 0)
        let within = try transformed(
            .rotation(degrees: 90), [.pushClip(rect(8, 2, 4, 4))] + bar + [.popClip])
        #expect(within.pixel(16, 9)[3] == 255 && within.pixel(12, 9)[3] == 0)
    }

    @Test("a group without an area isn't painted")
    func singular() throws {
        #expect(try transformed(ViewTransform(0, 0, 0, 0, 0, 0), bar).coverage == 0)
    }

    @Test("translucent groups turn as one, whatever is beneath")
    func opacity() throws {
        let commands: [DisplayCommand] = [.pushOpacity(0.5)] + bar + bar + [.popOpacity]
        let image = try transformed(.rotation(degrees: 90), commands)
        #expect(abs(Int(image.pixel(15, 9)[3]) - 128) <= 1)
    }

    @Test("SVG takes the transform itself")
    func page() throws {
        let list = DisplayList(
            size: Size(width: 20, height: 20),
            commands: [.transformed(bar, ViewTransform.rotation(degrees: 30).about(Point(x: 10, y: 10)))])
        let bytes = try RenderContext(library: FontLibrary()).encode(list, as: .svg, scale: 1)
        let svg = String(decoding: bytes, as: UTF8.self)
        #expect(svg.contains("<path"))
        #expect(!svg.contains("<image"))
    }
}

@Suite struct ViewTransformTests {
    @Test("the inverse undoes the map")
    func inverse() throws {
        let transform = ViewTransform(2, 1, -1, 3, 4, 5).about(Point(x: 7, y: 8))
        let point = try #require(transform.inverse).apply(to: transform.apply(to: Point(x: 1, y: 2)))
        #expect(abs(point.x - 1) < 1e-9 && abs(point.y - 2) < 1e-9)
        #expect(ViewTransform(1, 2, 2, 4, 0, 0).inverse == nil)
    }

    @Test("the magnification is the largest in any direction")
    func magnification() {
        #expect(abs(ViewTransform.rotation(degrees: 30).magnification - 1) < 1e-9)
        #expect(abs(ViewTransform(3, 0, 0, 2, 9, 9).magnification - 3) < 1e-9)
    }
}
