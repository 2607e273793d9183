import ArgumentParser
import ContentExtensionHost
import RenderNotification
import Renderer

/// What the user has switched on in Settings → Accessibility.
struct AccessibilityOptions: ParsableArguments {
    @Flag(help: "Increase Contrast: system colours stand out more.")
    var increaseContrast = false

    @Flag(help: "Reduce Transparency: materials are opaque.")
    var reduceTransparency = false

    @Flag(help: "Bold Text: the system font is heavier everywhere.")
    var boldText = false

    func applied(to traits: Device) -> Device {
        var traits = traits
        traits.increasesContrast = increaseContrast
        traits.reducesTransparency = reduceTransparency
        traits.usesBoldText = boldText
        return traits
    }
}
