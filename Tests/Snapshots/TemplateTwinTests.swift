import Chrome
import ContentExtensionHost
import RenderNotification
import Renderer
import TestSupport
import Testing
import Views

/// The order's template in SwiftUI beside its twin in UIKit's words: the same within a point, edge by edge.
@Suite(.serialized) struct TemplateTwinTests {
    /// What both twins have, in drawing order: each line of text, the bar, the icons and the content around them.
    private struct Edge: CustomStringConvertible {
        let name: String
        /// In points.
        let numbers: [Double]
        var description: String { "\(name) \(numbers)" }
    }

    private static let payloads: [String] =
        Repository.entries(of: Repository.path("Templates/order-status/payloads")).sorted()
    private static let devices: [(name: String, device: Device)] = [
        ("plain", .iPhone8), ("dark", .iPhone8.appearance(.dark)),
        ("AX3", .iPhone8.contentSize(.accessibilityExtraLarge)),
        ("Arabic", .iPhone8.locale("ar_EG")), ("small, AX1", .iPhoneSE1.contentSize(.accessibilityMedium)),
        ("ios18", .iPhone8.style(.ios18)), ("ios26", .iPhone8.style(.ios26)),
        (
            "ios26, dark, AX3, Arabic",
            .iPhone8.style(.ios26).appearance(.dark).contentSize(.accessibilityExtraLarge).locale("ar_EG")
        ),
    ]

    private func edges(
        of twin: ContentExtension, _ payload: String, on device: Device, after steps: [ScenarioStep] = []
    ) throws -> [Edge] {
        var options = PictureOptions(showsFullHeight: true)
        options.format = nil
        let notification = PushNotification(payload: .file(payload), extensions: [twin])
        let rendering = try notification.render(on: device, as: .expanded, after: steps, options: options)
        #expect(rendering.diagnostics.map(\.description) == [])
        var edges = [Edge(name: "picture", numbers: [rendering.size.width, rendering.size.height])]
        func add(_ node: LayoutNode) {
            guard !node.style.isHidden else { return }
            let frame = [node.frame.minX, node.frame.minY, node.frame.width, node.frame.height]
            if ["progress", "image"].contains(node.content.kindName) || node.id == "custom-content" {
                edges.append(Edge(name: node.content.kindName, numbers: frame))
            }
            for line in node.text?.layout.lines ?? [] {
                edges.append(Edge(name: line.text, numbers: [line.x, line.baseline, line.width]))
            }
            node.children.forEach(add)
        }
        rendering.composition.nodes.forEach(add)
        return edges
    }

    private func compare(_ payload: String, on device: Device, after steps: [ScenarioStep] = []) throws {
        let folder = Repository.path("Templates/order-status")
        let path = "\(folder)/payloads/\(payload)"
        let plain = try edges(of: .path("\(folder)/descriptor.json"), path, on: device, after: steps)
        let hosted = try edges(of: .folder("\(folder)-swiftui", runningCode: true), path, on: device, after: steps)
        #expect(plain.map(\.name) == hosted.map(\.name))
        for (plain, hosted) in zip(plain, hosted) {
            let isClose = zip(plain.numbers, hosted.numbers).allSatisfy { abs($0 - $1) <= 1 }
            #expect(isClose, "\(plain), in SwiftUI \(hosted)")
        }
    }

    @Test(
        "the order's card in SwiftUI has the edges of its twin", arguments: TemplateTwinTests.payloads,
        TemplateTwinTests.devices.indices)
    func order(payload: String, device: Int) throws {
        try compare(payload, on: Self.devices[device].device)
    }

    @Test("the order's card in SwiftUI answers an action as its twin does")
    func answers() throws {
        try compare("on-the-way.apns", on: .iPhone8, after: [.tapAction("doorstep")])
        try compare("on-the-way.apns", on: .iPhone8, after: [.tapAction("doorstep"), .tapAction("handover")])
    }

    @Test("the twins have the same payloads, so that each folder can be copied", arguments: TemplateTwinTests.payloads)
    func copies(of name: String) throws {
        #expect(
            try Repository.text("Templates/order-status/payloads/\(name)")
                == Repository.text("Templates/order-status-swiftui/payloads/\(name)"))
    }
}
