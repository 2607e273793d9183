import RendererTestSupport
import Testing

@testable import Renderer
@testable import Views

/// Layout of buttons; letters are half as wide as the font's size, images are 60 × 40.
@Suite struct ButtonLayoutTests {
    private let image = ImageReference.file(path: "x", scale: 1)

    private func size(_ button: Button) -> Size {
        let fake = FakeMeasuring()
        let engine = LayoutEngine(device: Device(), text: fake, images: fake)
        return button.size(limit: nil, in: engine)
    }

    private func placed(_ button: Button, width: Double = 200, height: Double = 100) -> LayoutNode {
        layOut(ViewNode(.button(button)), width: width, height: height)
    }

    @Test func intrinsicSizesEqualUIKits() {
        // 15 points are 18 high on pixels, plus 6 above and below.
        #expect(size(Button("abcdefgh")) == Size(width: 60, height: 30))
        #expect(size(Button("a")).width == 30)
        #expect(size(Button("abcdefgh", type: .custom)) == Size(width: 72, height: 33.5))
        #expect(size(Button("", image: image)) == Size(width: 60, height: 40))
        // 17 points with insets of 7 and 12.
        #expect(size(Button("abcdefgh", configuration: .filled)) == Size(width: 92, height: 34.5))
        #expect(size(Button("", contentInsets: EdgeInsets(10))).height == 38)
    }

    @Test func onlyAConfigurationGrowsWithTheLinesOfItsTitle() {
        let fake = FakeMeasuring()
        let engine = LayoutEngine(device: Device(), text: fake, images: fake)
        var button = Button("abcd efgh abcd", font: .system(20))
        (button.numberOfLines, button.lineBreakMode) = (0, .byWordWrapping)
        let line = button.size(limit: nil, in: engine).height
        #expect(button.size(limit: 60, in: engine).height == line)
        #expect(placed(button, width: 60, height: 100).text?.layout.lines.count == 3)
        #expect(placed(button, width: 60, height: 30).text?.layout.lines.count == 1)
        button.configuration = .plain
        #expect(button.size(limit: 84, in: engine).height > button.size(limit: nil, in: engine).height)
    }

    @Test func theImageStandsWhereItsPlacementSays() {
        var button = Button("abcdefgh", image: image)
        button.imagePadding = 10
        #expect(placed(button).imageFrame == Rect(x: 35, y: 30, width: 60, height: 40))
        #expect(placed(button).text?.layout.lines.first?.x == 105)
        button.imagePlacement = .trailing
        #expect(placed(button).imageFrame?.minX == 105)
        button.imagePlacement = .top
        #expect(placed(button).imageFrame == Rect(x: 70, y: 16, width: 60, height: 40))
        button.imagePlacement = .bottom
        #expect(placed(button).imageFrame?.minY == 44)
    }

    @Test("an image larger than its button is stretched into it, unless a configuration lays it out")
    func largeImages() {
        var button = Button("", image: image)
        #expect(placed(button, width: 20, height: 30).imageFrame == Rect(x: 0, y: 0, width: 20, height: 30))
        button.contentInsets = EdgeInsets(5)
        #expect(placed(button, width: 20, height: 30).imageFrame == Rect(x: 5, y: 5, width: 10, height: 20))
        button.configuration = .plain
        #expect(placed(button, width: 20, height: 30).imageFrame?.size == Size(width: 60, height: 40))
    }

    @Test("a button without a title stands on its image's baseline") func baselinesOfImages() {
        func baselines(_ image: ImageReference?) -> [Double] {
            let fake = FakeMeasuring()
            let engine = LayoutEngine(device: Device(), text: fake, images: fake)
            let item = LayoutItem(ViewNode(.button(Button("", image: image))), part: .custom)
            return [false, true].map { engine.baseline(item, size: Size(width: 200, height: 100), last: $0) }
        }
        // The image's bottom; a symbol is centred on the height of capitals.
        #expect(baselines(image) == [70, 70])
        let symbol = 50 + 17 * ResolvedFont.capHeightRatio / 2
        #expect(baselines(.symbol(name: "star", pointSize: 17, weight: .regular)) == [symbol, symbol])
        // The line of a title of 15 points.
        #expect(baselines(nil) == [55.5, 55.5])
    }

    @Test func contentIsAlignedAndShifted() {
        var button = Button("", image: image)
        button.contentHorizontalAlignment = .left
        button.contentVerticalAlignment = .bottom
        #expect(placed(button).imageFrame == Rect(x: 0, y: 60, width: 60, height: 40))
        button.imageInsets = EdgeInsets(top: 0, leading: 8, bottom: 3, trailing: 0)
        #expect(placed(button).imageFrame?.origin == Point(x: 8, y: 57))
        button.contentHorizontalAlignment = .center
        #expect(placed(button).imageFrame?.minX == 74)
        button.contentHorizontalAlignment = .right
        #expect(placed(button).imageFrame?.minX == 140)
    }

    @Test func aSubtitleStandsBelowTheTitleOfAConfiguration() {
        var button = Button("abcd", configuration: .gray)
        button.subtitle = "abcdef"
        #expect(size(button) == Size(width: 60, height: 50))
        #expect(placed(button).children.first?.text?.request.text == "abcdef")
        button.configuration = .none
        #expect(placed(button).children.isEmpty)
    }

    @Test func allTypesButSystemAndCustomHaveAnImage() {
        for type in ButtonType.allCases {
            #expect((placed(Button("", type: type)).imageFrame == nil) == (type == .system || type == .custom))
        }
    }
}
