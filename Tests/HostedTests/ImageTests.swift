import RNUIKit
import Testing

extension HostedTests {
    @Test("an image's size follows the scale that the code gives") func scaledData() throws {
        tool.files = ["size": [40, 20], "scale": 1, "image": ["asset": "a", "scale": 1]]
        let image = try #require(UIImage(data: Data([1, 2, 3]), scale: 2))
        #expect(image.size == CGSize(width: 20, height: 10))
        #expect(image.json == ["asset": "a", "scale": 2])
        #expect(image.pngData() == Data([1, 2, 3]))
    }

    @Test("a symbol keeps its configuration") func symbols() throws {
        tool.files = ["size": [17, 17], "scale": 3, "image": ["symbol": "heart"]]
        let image = try #require(
            UIImage(systemName: "heart", withConfiguration: UIImage.SymbolConfiguration(pointSize: 34, weight: .bold)))
        #expect(image.json == ["symbol": "heart", "size": 34, "weight": "bold"])
        #expect(image.size.width == 34)
        let view = UIImageView(image: image.withTintColor(.systemRed))
        #expect(view.encode()["tintColor"] == "systemRed")
        #expect(view.encode()["renderingMode"] == "alwaysTemplate")
    }

    @Test("an image that the tool doesn't find is nil") func missingImage() {
        #expect(UIImage(named: "nothing") == nil)
    }
}
