import RNUIKit
import Testing

extension HostedTests {
    @Test("an image's size follows the scale that the code gives") func scaledData() throws {
        tool.files = [.size: [40, 20], .scale: 1, .image: [.asset: "a", .scale: 1]]
        let image = try #require(UIImage(data: Data([1, 2, 3]), scale: 2))
        #expect(image.size == CGSize(width: 20, height: 10))
        #expect(image.json == [.asset: "a", .scale: 2])
        #expect(image.pngData() == Data([1, 2, 3]))
    }

    @Test("a symbol keeps its configuration") func symbols() throws {
        tool.files = [.size: [17, 17], .scale: 3, .image: [.symbol: "heart"]]
        let image = try #require(
            UIImage(systemName: "heart", withConfiguration: UIImage.SymbolConfiguration(pointSize: 34, weight: .bold)))
        #expect(image.json == [.symbol: "heart", .size: 34, .weight: "bold"])
        #expect(image.size.width == 34)
        let view = UIImageView(image: image.withTintColor(.systemRed))
        #expect(view.encode()[.tintColor] == "systemRed")
        #expect(view.encode()[.renderingMode] == "alwaysTemplate")
    }

    @Test("an image that the tool doesn't find is nil") func missingImage() {
        #expect(UIImage(named: "nothing") == nil)
    }

    @Test("a colour drawn over a whole context is an image of one pixel") func solidImage() throws {
        let png = try #require(
            Data(
                base64Encoded:
                    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAAEElEQVR4AQEFAPr/AP8AAIAEgQGAGS+FsAAAAABJRU5ErkJggg=="
            ))
        tool.files = [.size: [1, 1], .scale: 1, .image: [.asset: "a", .scale: 1]]
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 8, height: 4), false, 1)
        UIColor.red.withAlphaComponent(0.5).setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 8, height: 4))
        let image = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        #expect(image?.size == CGSize(width: 8, height: 4))
        #expect(image?.json[.asset] == "a")
        #expect(tool.paths.last.flatMap { FileManager.default.contents(atPath: $0) } == png)
    }

    @Test("an image drawn smaller has a larger scale") func resizedImage() throws {
        tool.files = [.size: [40, 20], .scale: 1, .image: [.asset: "a", .scale: 1]]
        let image = try #require(UIImage(data: Data([4, 5, 6])))
        let size = CGSize(width: 10, height: 5)
        let small = UIGraphicsImageRenderer(size: size).image { _ in image.draw(in: CGRect(origin: .zero, size: size)) }
        #expect(small.size == size)
        #expect(small.json == [.asset: "a", .scale: 4])
    }

    @Test("values of Core Foundation's dictionaries are found by pointers") func coreFoundation() {
        let times: CFDictionary = [kCGImagePropertyGIFDelayTime: 0.5]
        let key = Unmanaged.passUnretained(kCGImagePropertyGIFDelayTime).toOpaque()
        #expect(unsafeBitCast(CFDictionaryGetValue(times, key), to: NSNumber.self).doubleValue == 0.5)
        var found: UnsafeRawPointer?
        #expect(CFDictionaryGetValueIfPresent(times, key, &found) && found != nil)
        let other = Unmanaged.passUnretained(kCGImagePropertyGIFDictionary).toOpaque()
        #expect(!CFDictionaryGetValueIfPresent(times, other, &found))
        #expect(CFDictionaryGetValue(times, other) == nil)
    }
}
