import ArgumentParser
import RenderNotification

/// Accessibility settings of the user.
struct AccessibilityOptions: ParsableArguments {
    @Flag(inversion: .prefixedNo, help: "Increase Contrast: system colours stand out more.")
    var increaseContrast = Configuration.current.environment.device.increasesContrast

    @Flag(inversion: .prefixedNo, help: "Reduce Transparency: materials are opaque.")
    var reduceTransparency = Configuration.current.environment.device.reducesTransparency

    @Flag(inversion: .prefixedNo, help: "Bold Text: the system font is heavier everywhere.")
    var boldText = Configuration.current.environment.device.usesBoldText

    func applied(to traits: Device) -> Device {
        var traits = traits
        traits.increasesContrast = increaseContrast
        traits.reducesTransparency = reduceTransparency
        traits.usesBoldText = boldText
        return traits
    }
}
