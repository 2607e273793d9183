import Testing

@testable import Basics
@testable import Views

@Suite struct DeviceTests {
    @Test(arguments: [
        ("iphone-8", "iphone-8"), ("iPhone 15 Pro Max", "iphone-15-plus"), ("iphone-12", "iphone-14"),
        ("iphone_16", "iphone-15"), ("iphone-16-pro", "iphone-16-pro"), ("iphone-xr", "iphone-11"),
        ("iphone-12-mini", "iphone-13-mini"), ("iphone-99", nil), ("iphone-", nil), ("air-(3rd)", nil),
        ("iPhone SE (3rd generation)", "iphone-8"), ("iPhone SE (1st generation)", "iphone-se"),
        ("iPad Pro (12.9-inch) (6th generation)", "ipad-pro-12.9"), ("iPad Pro 13-inch (M4)", "ipad-pro-13"),
        ("iPad (10th generation)", "ipad-air"), ("iPhone Xʀ", "iphone-11"), ("iPad mini (A17 Pro)", "ipad-mini"),
    ])
    func phonesGoByTheirOwnName(name: String, device: String?) {
        #expect(DeviceModel.named(name)?.name == device)
    }

    @Test func anUnknownNameHasAHint() {
        #expect(throws: InputError.self) { try Device.named("iPhone 99") }
        do {
            _ = try Device.named("iphone-16-pto")
        } catch {
            #expect(error.diagnostics.first?.hint == "did you mean \"iphone-16-pro\"?")
        }
    }

    @Test func modifiersChangeOneSettingEach() {
        let device = Device.iPhone16Pro.dark.contentSize(.accessibilityLarge).locale("ar_EG").style(.ios18).landscape
        #expect(device.model.name == "iphone-16-pro" && device.appearance == .dark && device.style == .ios18)
        #expect(device.contentSize == .accessibilityLarge && device.language == "ar-EG" && device.isRightToLeft)
        #expect(device.screen == Size(width: 874, height: 402))
    }

    @Test func everyDeviceIsFoundByItsName() {
        for device in DeviceModel.all { #expect(DeviceModel.named(device.name) == device) }
    }
}
