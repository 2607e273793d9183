import Foundation
import RenderNotification
import RendererTestSupport
import TestSupport
import Testing

@testable import Views

/// The pictures beside the view types in docs/descriptor.md, drawn from docs/views/descriptor.json.
///
/// `RECORD=1` writes the pictures; the page names them.
private enum ViewPictures {
    static let folder = Repository.path("docs/views")

    /// The views of the descriptor, each with its type's name as `id`.
    static func views(on renderer: NotificationRenderer) throws -> [ViewNode] {
        let notification = PushNotification(
            payload: ["aps": ["alert": "Views", "category": "views"]], extensions: [.descriptor("descriptor.json")],
            relativeTo: "\(folder)/descriptor.json")
        let outcome = try notification.play(in: .expanded, on: renderer.device, with: renderer)
        return try #require(outcome.scene.custom).view.children
    }

    /// A view at its own size on white.
    static func picture(of view: ViewNode, on renderer: NotificationRenderer) throws -> [UInt8] {
        let margins = EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
        let sheet = ViewNode(
            .stack(Stack(.vertical, alignment: .leading)), sizing: ViewSizing(margins: margins), children: [view])
        return try PagePicture.png(of: sheet, width: 250, on: renderer)
    }
}

@Test func everyViewTypeHasAPictureInThePageOfDescriptors() throws {
    let renderer = try NotificationRenderer(device: .iPhone16Pro, fonts: FontLibrary())
    let views = try ViewPictures.views(on: renderer)
    #expect(views.compactMap(\.id) == ViewKind.allCases.map(\.rawValue))
    let page = try Repository.text("docs/descriptor.md")
    for view in views {
        let name = "\(view.id ?? "").png"
        #expect(page.contains("<img src=\"views/\(name)\""), "docs/descriptor.md doesn't show views/\(name)")
        let found = try ViewPictures.picture(of: view, on: renderer)
        let difference = try PagePicture.difference(found, from: "\(ViewPictures.folder)/\(name)")
        #expect(difference == nil)
    }
    let files = try FileManager.default.contentsOfDirectory(atPath: ViewPictures.folder)
    #expect(Set(files) == Set(views.map { "\($0.id ?? "").png" }).union(["descriptor.json"]))
}
