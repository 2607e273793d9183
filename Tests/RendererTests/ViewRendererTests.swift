import Renderer
import RendererTestSupport
import Testing
import Views

/// A view tree becomes a picture by the renderer's public names alone: no notification, no host.
@Suite struct ViewRendererTests {
    private let card = ViewNode(
        .stack(Stack(.vertical)), style: ViewStyle(backgroundColor: .rgba(RGBA(red: 1, green: 0, blue: 0))),
        sizing: ViewSizing(margins: EdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)),
        children: [ViewNode(.label(Label("Hello")))])

    @Test("a picture is as wide as asked for and as high as the view")
    func fittingHeight() throws {
        let renderer = try ViewRenderer(device: Device(model: .iPhone8))
        let picture = try ImageDecoder.decodeStraight(renderer.picture(of: card, width: 120))
        #expect(picture.width == 240)
        #expect(picture.height > 60 && picture.height < 100)
        #expect(renderer.diagnostics.isEmpty)
    }

    @Test("a height and a scale are kept")
    func givenSize() throws {
        let renderer = try ViewRenderer(device: Device(model: .iPhone8))
        let picture = try ImageDecoder.decodeStraight(renderer.picture(of: card, width: 120, height: 50, scale: 1))
        #expect([picture.width, picture.height] == [120, 50])
    }

    @Test("a clear thumb leaves neither a shadow nor a rim")
    func clearThumbs() throws {
        let renderer = try ViewRenderer(device: Device(model: .iPhone8))
        let green = Color.rgba(RGBA(red: 0, green: 1, blue: 0))
        let clear = Switch(isOn: true, onTintColor: green, thumbTintColor: .rgba(RGBA(white: 0, alpha: 0)))
        let picture = try Image.decode(png: renderer.picture(of: ViewNode(.switch(clear)), width: 51, height: 31))
        #expect(Set((20..<82).map { picture.pixel($0, 31) }).count == 1)
        #expect(Set((4..<58).map { picture.pixel(73, $0) }).count == 1)
    }

    @Test("findings are those of the last picture")
    func findings() throws {
        let renderer = try ViewRenderer()
        let missing = ViewNode(.image(ImageView(.file(path: "/nowhere.png", scale: 1, frame: nil))))
        _ = try renderer.picture(of: missing, width: 20, height: 20)
        #expect(!renderer.diagnostics.isEmpty)
        _ = try renderer.picture(of: card, width: 120)
        #expect(renderer.diagnostics.isEmpty)
    }
}
