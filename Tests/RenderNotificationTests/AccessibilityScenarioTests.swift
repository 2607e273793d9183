import Chrome
import ContentExtensionHost
import RenderNotification
import Renderer
import Testing
import Views

@Test func stepsChangeAccessibilityTraits() throws {
    let steps = #""setIncreaseContrast", {"setReduceTransparency": true}, {"setBoldText": true}"#
    func device(_ steps: String) throws -> Device {
        let renderer = try NotificationRenderer(device: Device(), fonts: FontLibrary())
        let scenario = try ScenarioFile.decode(Array("{\"steps\": [\(steps)]}".utf8), file: "s.json")
        _ = try ScenarioPlayer(scenario.value, in: Environment(), with: renderer).run()
        return renderer.device
    }
    let on = try device(steps)
    #expect(on.increasesContrast && on.reducesTransparency && on.usesBoldText)
    let off = try device(steps + #", {"setIncreaseContrast": false}, {"setReduceTransparency": false}"#)
    #expect(!off.increasesContrast && !off.reducesTransparency && off.usesBoldText)
}

@Test func aScenarioSetsAccessibilityTraits() throws {
    let text = #"{"increaseContrast": true, "reduceTransparency": true, "boldText": true, "steps": []}"#
    let device = try ScenarioFile.decode(Array(text.utf8), file: "s.json").value.environment(over: Environment()).device
    #expect(device.increasesContrast && device.reducesTransparency && device.usesBoldText)
    let plain = try ScenarioFile.decode(Array(#"{"steps": []}"#.utf8), file: "s.json").value.environment(
        over: Environment()
    ).device
    #expect(!plain.increasesContrast && !plain.reducesTransparency && !plain.usesBoldText)
}
