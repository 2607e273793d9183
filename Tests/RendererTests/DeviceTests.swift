import Renderer
import Testing

@Suite struct DeviceTests {
    @Test(arguments: [
        ("iphone-8", "iphone-8"), ("iPhone 15 Pro Max", "iphone-15-plus"), ("iphone-12", "iphone-14"),
        ("iphone_16", "iphone-15"), ("iphone-16-pro", "iphone-16-pro"), ("iphone-xr", "iphone-11"),
        ("iphone-12-mini", "iphone-13-mini"), ("iphone-99", nil), ("iphone-", nil), ("air-(3rd)", nil),
    ])
    func phonesGoByTheirOwnName(name: String, device: String?) {
        #expect(Device.named(name)?.name == device)
    }

    @Test func everyDeviceIsFoundByItsName() {
        for device in Device.all { #expect(Device.named(device.name) == device) }
    }
}
