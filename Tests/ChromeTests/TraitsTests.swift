import Testing

@testable import Chrome
@testable import Renderer
@testable import Views

@Suite struct TraitsTests {
    @Test func landscapeSwapsTheScreensSides() {
        #expect(Device().screen == Size(width: 375, height: 667))
        #expect(Device(orientation: .landscape).screen == Size(width: 667, height: 375))
    }

    /// facts: devices/iphone, devices/ipad
    @Test func theSafeAreaRotatesWithTheDevice() throws {
        func insets(_ name: String) throws -> [Double] {
            let device = Device(model: try #require(DeviceModel.named(name)), orientation: .landscape)
            return [device.safeArea.top, device.safeArea.leading, device.safeArea.bottom, device.safeArea.trailing]
        }
        #expect(try insets("iphone-8") == [0, 0, 0, 0])
        #expect(try insets("iphone-x") == [0, 44, 21, 44])
        #expect(try insets("iphone-15") == [0, 59, 21, 59])
        #expect(try insets("ipad-pro-11") == [24, 0, 20, 0])
    }

    @Test func thePlatterFillsTheSafeAreaUpTo560Points() throws {
        let small = try #require(DeviceModel.named("iphone-se"))
        #expect(Composer.contentWidth(Device(model: small)) == 304)
        #expect(Composer.contentWidth(Device(model: small, orientation: .landscape)) == 552)
        #expect(Composer.contentWidth(Device(orientation: .landscape)) == 560)
    }

    @Test func aRendererTakesOtherTraits() throws {
        let renderer = try NotificationRenderer(device: Device(), fonts: FontLibrary())
        renderer.device.orientation = .landscape
        renderer.device.contentSize = .extraExtraExtraLarge
        #expect(renderer.contentWidth == 560)
        let label = ViewNode(.label(Label("A", font: .style(.body))))
        let large = renderer.composer.fittingHeight(of: label, width: 300)
        renderer.device.contentSize = .large
        #expect(renderer.composer.fittingHeight(of: label, width: 300) < large)
    }
}
