import Chrome
import ContentExtensionHost
import RenderNotification
import Renderer
import TestSupport
import Views

/// A content extension whose code runs.
enum DrawnCode {
    /// The texts and boxes of the custom content with their frames in it, and the findings about code.
    /// - Parameter sources: the files beside the Info.plist.
    static func drawn(
        _ sources: [String: String], payload: String = CodeCard.payload
    ) throws -> (frames: [String: Rect], findings: [String]) {
        let files = sources.merging(["Info.plist": CodeCard.plist()]) { $1 }
        return try TemporaryFolder.with(files, name: "Card") { folder throws in
            let notification = PushNotification(
                payload: .text(payload), extensions: [.folder(folder, runningCode: true)])
            var options = PictureOptions()
            options.format = nil
            let rendering = try notification.render(on: .iPhone8, as: .expanded, options: options)
            var frames: [String: Rect] = [:]
            func add(_ node: LayoutNode, _ origin: Point) {
                let lines = node.text?.layout.lines ?? []
                if !lines.isEmpty {
                    frames[lines.map(\.text).joined(separator: " ")] = node.frame.offset(x: -origin.x, y: -origin.y)
                }
                node.children.forEach { add($0, origin) }
            }
            func content(_ node: LayoutNode) {
                if node.id == "custom-content" { add(node, node.frame.origin) } else { node.children.forEach(content) }
            }
            rendering.composition.nodes.forEach(content)
            let findings = rendering.diagnostics.filter { $0.code.hasPrefix("code-") }
            return (frames, findings.map { "\($0.code): \($0.message)" })
        }
    }
}
