import ArgumentParser
import CommandOptions
import RenderNotification

/// The device and its settings.
struct DeviceOptions: ParsableArguments {
    @Option(name: .customLong("device"), help: "The device, or any iPhone by its name; see --list-devices.")
    var device = Configuration.current.environment.device.model

    @Option(
        name: .customLong("style"),
        help: """
            The generation of iOS: ios10 (iOS 10 to 12), ios13 (13, 14), ios15, ios18 (16 to 18), ios26 \
            (docs/styles.md).
            """)
    var style = Configuration.current.environment.device.style

    @Option(name: .customLong("scale"), help: "Pixels per point, 0.5 to 8; the device's own by default.")
    var scale: Double?

    @Option(name: .customLong("appearance"), help: "Light or dark.")
    var appearance = Configuration.current.environment.device.appearance

    @Option(name: .customLong("orientation"), help: "How the device is held.")
    var orientation = Configuration.current.environment.device.orientation

    @Option(
        name: .customLong("content-size"),
        help: "The text size: XS, S, M, L, XL, XXL, XXXL, AX1 to AX5, or UIKit's names.")
    var contentSize = Configuration.current.environment.device.contentSize

    @OptionGroup var accessibility: AccessibilityOptions

    @Option(
        name: .customLong("locale"),
        help: "The user's locale, such as de_DE, zh-Hans or ar: string tables, formats, writing direction.")
    var locale = Configuration.current.environment.device.locale

    @OptionGroup var configuration: ConfigurationOptions

    func validate() throws {
        if let scale, !(0.5...8).contains(scale) { throw ValidationError("--scale is a number from 0.5 to 8.") }
        if !LocaleIdentifier.isValid(locale) {
            throw ValidationError("--locale is an identifier such as de_DE, zh-Hans or ar.")
        }
    }

    var configured: Device {
        accessibility.applied(
            to: Device(
                model: device, appearance: appearance, contentSize: contentSize, locale: locale,
                orientation: orientation, style: style))
    }
}

/// Accessibility settings of the user.
struct AccessibilityOptions: ParsableArguments {
    @Flag(
        name: .customLong("increase-contrast"), inversion: .prefixedNo,
        help: "Increase Contrast: system colours stand out more.")
    var increaseContrast = Configuration.current.environment.device.increasesContrast

    @Flag(
        name: .customLong("reduce-transparency"), inversion: .prefixedNo,
        help: "Reduce Transparency: materials are opaque.")
    var reduceTransparency = Configuration.current.environment.device.reducesTransparency

    @Flag(
        name: .customLong("bold-text"), inversion: .prefixedNo,
        help: "Bold Text: the system font is heavier everywhere.")
    var boldText = Configuration.current.environment.device.usesBoldText

    @Option(name: .customLong("glass-opacity"), help: "The opacity added to iOS 26's glass, from 0 (clear) to 1.")
    var glassOpacity = Configuration.current.environment.device.glassOpacity

    func validate() throws {
        if !(0...1).contains(glassOpacity) { throw ValidationError("--glass-opacity is a number from 0 to 1.") }
    }

    func applied(to device: Device) -> Device {
        var device = device
        device.increasesContrast = increaseContrast
        device.reducesTransparency = reduceTransparency
        device.usesBoldText = boldText
        device.glassOpacity = glassOpacity
        return device
    }
}

/// The text of `--list-devices`.
enum DeviceTable {
    static var text: String {
        DeviceModel.all.map { device in
            let size = "\(Int(device.screen.width)) × \(Int(device.screen.height)) @\(Int(device.scale))x"
            return pad(device.name, 20) + pad(size, 18) + device.models.joined(separator: ", ") + "\n"
        }.joined()
    }

    private static func pad(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(1, width - text.count))
    }
}
