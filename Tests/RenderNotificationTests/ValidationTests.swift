import TestSupport
import Foundation
import RenderNotification
import Renderer
import Testing
import Views

/// Validates the payload of a descriptor with one label.
private func validate(
    _ label: String, bindings: String = "{}", devices: [DeviceModel] = Validator.devices,
    settings: Device = Device()
) throws -> [ValidationReport] {
    let descriptor = """
        {"categories": ["a"], "initialContentSizeRatio": 0.05, "app": {"name": "A"},
         "registeredCategories": [{"identifier": "a"}], "bindings": \(bindings),
         "view": {"type": "stack", "axis": "vertical", "children": [{"type": "label", "id": "text", \(label)}]}}
        """
    let payload = #"{"aps": {"alert": "Hello", "category": "a"}}"#
    let files = try TemporaryFolder(["descriptor.json": descriptor, "push.apns": payload])
    defer { withExtendedLifetime(files) {} }
    let folder = files.path
    let notification = PushNotification(
        payload: PayloadSource(nil), extensions: [.descriptor(folder + "/descriptor.json")])
    let validator = try Validator(notification, devices: devices, settings: settings, fonts: FontLibrary())
    return [
        validator.check(extension: folder + "/descriptor.json"), validator.check(payload: folder + "/push.apns"),
    ].map { report in
        var report = report
        report.file = String(report.file.dropFirst(folder.count + 1))
        for index in report.findings.indices { report.findings[index].location?.file = "descriptor.json" }
        return report
    }
}

@Test func findingsAtSomeWidthsNameTheWidths() throws {
    let report = try validate(#""text": "A line that 359 points have room for, yes, it is""#)[1]
    #expect(report.findings.map(\.code) == ["text-truncated"])
    #expect(report.findings.first?.message.hasSuffix("(on a screen 320 points wide)") == true)
    #expect(report.findings.first?.location?.line == 3)
    #expect(report.layouts.map(\.device) == Validator.devices.map(\.name))
    #expect(report.layouts.map(\.size.width) == [359, 304, 374, 398, 414])
    #expect(report.layouts.allSatisfy { $0.size.height == 20.5 || $0.size.height == 20.333_333_333_333_332 })
}

@Test func findingsOfATextSizeAndAStyle() throws {
    let large = Device(contentSize: .accessibilityExtraExtraExtraLarge, style: .ios18)
    let text = #""font": "body", "text": "Two words or three""#
    #expect(try validate(text, devices: [.iPhone8])[1].findings.map(\.code) == [])
    let report = try validate(text, devices: [.iPhone8], settings: large)[1]
    #expect(report.findings.map(\.code).contains("text-truncated"))
    #expect(report.layouts.map(\.size.width) != [359], "the style has margins of its own")
}

@Test func findingsAtAllWidthsAreMerged() throws {
    let report = try validate(#""text": "Lorem ipsum dolor sit amet""#)[1]
    #expect(report.findings.map(\.message) == [#"the label "text" still says "Lorem ipsum dolor sit amet""#])
    let cut = try validate(#""text": "\#(String(repeating: "word ", count: 30))""#)[1]
    #expect(cut.findings.count == 1)
    #expect(
        cut.findings.first?.message.hasSuffix("(on a screen 375 points wide; likewise at 320, 390, 414, 430)") == true)
}

@Test("a text that another notification would set is no leftover")
func boundPlaceholder() throws {
    let bindings =
        #"{"text": {"text": "{{#userInfo.a}}{{userInfo.a}}{{/userInfo.a}}{{^userInfo.a}}Label{{/userInfo.a}}"}}"#
    #expect(try validate(#""text": "Label""#, bindings: bindings)[1].findings.isEmpty)
    #expect(try validate(#""text": "Label""#)[1].findings.map(\.code) == ["placeholder-text"])
}

@Test func validationAsJSON() throws {
    let reports = try validate(#""text": "Label""#, devices: [DeviceModel.iPhone8])
    #expect(
        ValidationReport.json(of: reports) == """
            [
            {"file":"descriptor.json","kind":"extension","ok":true,
            "findings":[]},
            {"file":"push.apns","kind":"payload","ok":true,
            "findings":[
            {"severity":"warning","code":"placeholder-text","message":"the label \\"text\\" still says \\"Label\\"",\
            "file":"descriptor.json","line":3,"column":61,"hint":"bind a text to \\"text\\", or take the view out"}],
            "layouts":[
            {"device":"iphone-8","width":359,"height":20.5,"broken":0,"ambiguous":0,"placeholders":0}]}
            ]

            """)
    #expect(throws: Never.self) {
        try JSONSerialization.jsonObject(with: Data(ValidationReport.json(of: reports).utf8))
    }
}
