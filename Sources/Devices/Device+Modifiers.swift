import Basics

/// Copies of a device with one setting changed.
extension Device {
    /// In dark appearance.
    public var dark: Device { appearance(.dark) }
    /// Held sideways.
    public var landscape: Device { with(\.orientation, .landscape) }

    public func appearance(_ appearance: Appearance) -> Device { with(\.appearance, appearance) }
    public func contentSize(_ size: ContentSizeCategory) -> Device { with(\.contentSize, size) }
    /// - Parameter identifier: such as `de_DE`, `zh-Hans` or `ar_EG`.
    public func locale(_ identifier: String) -> Device { with(\.locale, identifier) }
    public func style(_ style: SystemStyle) -> Device { with(\.style, style) }
    public func orientation(_ orientation: Orientation) -> Device { with(\.orientation, orientation) }
    /// "Increase Contrast" is on.
    public var increasedContrast: Device { with(\.increasesContrast, true) }
    /// "Reduce Transparency" is on.
    public var reducedTransparency: Device { with(\.reducesTransparency, true) }
    /// "Bold Text" is on.
    public var boldText: Device { with(\.usesBoldText, true) }
    /// - Parameter opacity: from 0 (clear) to 1 (opaque), for iOS 26.
    public func glassOpacity(_ opacity: Double) -> Device { with(\.glassOpacity, min(1, max(0, opacity))) }

    private func with<Value>(_ key: WritableKeyPath<Device, Value>, _ value: Value) -> Device {
        var device = self
        device[keyPath: key] = value
        return device
    }
}

/// Every screen of iPhones and iPads, named after its newest model; see `Device.named(_:)` for others.
extension Device {
    public static let iPhoneSE1 = Device(model: .iPhoneSE)
    public static let iPhone8 = Device(model: .iPhone8)
    public static let iPhone8Plus = Device(model: .iPhone8Plus)
    /// iPhone SE (2nd and 3rd generation), with the screen of iPhone 8.
    public static let iPhoneSE3 = Device(model: .iPhone8)
    public static let iPhone11Pro = Device(model: .iPhoneX)
    public static let iPhone11ProMax = Device(model: .iPhoneXSMax)
    public static let iPhone11 = Device(model: .iPhone11)
    public static let iPhone13Mini = Device(model: .iPhone13Mini)
    public static let iPhone14 = Device(model: .iPhone14)
    public static let iPhone14Plus = Device(model: .iPhone14Plus)
    public static let iPhone15 = Device(model: .iPhone15)
    public static let iPhone15Plus = Device(model: .iPhone15Plus)
    public static let iPhone16 = Device(model: .iPhone15)
    public static let iPhone16Plus = Device(model: .iPhone15Plus)
    public static let iPhone16Pro = Device(model: .iPhone16Pro)
    public static let iPhone16ProMax = Device(model: .iPhone16ProMax)
    public static let iPhone17 = Device(model: .iPhone16Pro)
    public static let iPhone17Pro = Device(model: .iPhone16Pro)
    public static let iPhone17ProMax = Device(model: .iPhone16ProMax)
    public static let iPhoneAir = Device(model: .iPhoneAir)
    public static let iPad10_2 = Device(model: .iPad10_2)
    public static let iPadMini = Device(model: .iPadMini)
    public static let iPadAir = Device(model: .iPadAir)
    public static let iPadPro11 = Device(model: .iPadPro11)
    public static let iPadPro12_9 = Device(model: .iPadPro12_9)
    public static let iPadPro13 = Device(model: .iPadPro13)
}

extension Device {
    /// A device by its name in simctl ("iPhone SE (3rd generation)") or in `--device` (`iphone-16-pro`).
    /// - Throws: `unknown-value` with the most similar name as its hint.
    public static func named(_ name: String) throws(InputError) -> Device {
        if let model = DeviceModel.named(name) { return Device(model: model) }
        let names = DeviceModel.all.map(\.name)
        throw InputError(
            Diagnostic(
                .error, "unknown-value", "\(name.quoted()) isn't a device",
                hint: DeviceModel.hint(for: name) ?? "one of: \(names.joined(separator: ", "))", exit: .usage))
    }
}
