import TestSupport
import RendererTestSupport
import Testing

@testable import Renderer
@testable import Views

private func sample() -> DisplayList {
    let box = Outline.roundedRect(Rect(x: 10, y: 10, width: 80, height: 60), radius: 12, curve: .continuous)
    let recipe = MaterialRecipe(multiply: 0.5, add: 0.5, approximation: RGBA(white: 1, alpha: 0.5))
    let photo = ImageReference.file(path: Fixture.path("rgb.png"), scale: 1)
    return DisplayList(
        size: Size(width: 100, height: 80),
        commands: [
            .backdrop(
                Backdrop(
                    source: .gradient([red, blue]), screen: Rect(x: 0, y: 0, width: 100, height: 80), blurRadius: 20,
                    tint: RGBA(white: 0, alpha: 0.1))),
            .shadow(box, black, radius: 4, offset: Point(x: 0, y: 2)), .fill(box, white),
            .image(photo, in: Rect(x: 20, y: 20, width: 30, height: 20), clip: box, template: nil),
            .image(
                .symbol(name: "bell.fill", pointSize: 17, weight: .regular),
                in: Rect(x: 60, y: 20, width: 20, height: 20),
                clip: nil, template: red),
            .pushOpacity(0.5), .fill(rect(20, 50, 20, 10), red), .fill(rect(30, 50, 20, 10), blue), .popOpacity,
            .material(rect(50, 50, 20, 20), recipe),
            .text(TextRequest(text: "Hello", font: ResolvedFont(size: 12)), at: Point(x: 20, y: 40), width: nil, black),
        ])
}

@Test(arguments: PictureFormat.allCases)
func repeatedEncodingGivesTheSameBytes(format: PictureFormat) throws {
    let first = try RenderContext(library: FontLibrary())
    let files = try (0..<2).map { _ in try first.encode(sample(), as: format, scale: 2, opaque: true) }
    let other = try RenderContext(library: FontLibrary()).encode(sample(), as: format, scale: 2, opaque: true)
    #expect(files[0] == files[1] && files[0] == other)
    #expect(files[0].count > 500)
}

@Test func pagesHaveTheirSizeInPoints() throws {
    let context = try RenderContext(library: FontLibrary())
    #expect(try context.encode(sample(), as: .svg, scale: 3, opaque: true).contains("viewBox=\"0 0 100 80\""))
    let pdf = try context.encode(sample(), as: .pdf, scale: 3, opaque: true)
    #expect(pdf.starts(with: Array("%PDF-".utf8)))
    #expect(pdf.contains("20160913000000Z"))
}

@Test func idsAreNumberedByAppearanceAndStillFoundByTheirReferences() {
    let document = """
        <g id="surface41"><image id="image17"/><use href="#image17"/><symbol id="glyph3-12"/><use href="#glyph3-12"/>\
        <mask id="mask5"/><g mask="url(#mask5)"/><image id="image99"/></g><p class="image"/><a id="imagery7"/>
        """
    let renumbered = """
        <g id="surface0"><image id="image0"/><use href="#image0"/><symbol id="glyph0"/><use href="#glyph0"/>\
        <mask id="mask0"/><g mask="url(#mask0)"/><image id="image1"/></g><p class="image"/><a id="imagery7"/>
        """
    #expect(String(decoding: SVGIdentifiers.renumbered(Array(document.utf8)), as: UTF8.self) == renumbered)
}

@Test func everyCObjectIsReleased() throws {
    let census = CObjectCensus()
    try CObjectCensus.$current.withValue(census) {
        let context = try RenderContext(library: FontLibrary())
        let before = census.live
        for format in PictureFormat.allCases { _ = try context.encode(sample(), as: format, scale: 2, opaque: true) }
        let once = census.live
        for format in PictureFormat.allCases { _ = try context.encode(sample(), as: format, scale: 2, opaque: true) }
        #expect(census.live == once && census.made > before)
    }
    #expect(census.live == 0)
}

@Test func aCanvasKeepsItsPixelsWhileTheNextIsPainted() throws {
    let context = try RenderContext(library: FontLibrary())
    func canvas(_ color: RGBA) throws -> PaintedPixmap {
        try context.paint(
            DisplayList(size: Size(width: 4, height: 4), commands: [.fill(rect(0, 0, 2, 4), color)]), scale: 1,
            opaque: false)
    }
    let first = try canvas(red)
    let second = try canvas(blue)
    #expect(first.image.pixel(0, 0) == [255, 0, 0, 255] && second.image.pixel(0, 0) == [0, 0, 255, 255])
    // Reused memory starts transparent.
    var third: PaintedPixmap? = try canvas(red)
    third = nil
    #expect(third == nil)
    let empty = try context.paint(DisplayList(size: Size(width: 4, height: 4)), scale: 1, opaque: false)
    #expect(empty.image.rgba.allSatisfy { $0 == 0 })
}

extension [UInt8] {
    /// `true` if a text's bytes occur.
    fileprivate func contains(_ text: String) -> Bool {
        let wanted = Array(text.utf8)
        return indices.contains { self[$0...].starts(with: wanted) }
    }
}
