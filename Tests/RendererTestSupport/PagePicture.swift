import Foundation
import TestSupport

@testable import Chrome
@testable import Renderer
@testable import Views

/// Pictures of the documentation, which tests draw and compare; `RECORD=1` writes them.
package enum PagePicture {
    /// A view at a width in points on white, two pixels a point.
    package static func png(of view: ViewNode, width: Double, on renderer: NotificationRenderer) throws -> [UInt8] {
        let node = renderer.composer.frames(of: view, width: width)
        let ground = Backdrop(
            source: .color(RGBA(white: 1)), screen: node.frame, blurRadius: 0, tint: RGBA(white: 0, alpha: 0))
        let composition = Composition(
            size: node.frame.size, backdrop: ground, nodes: [node], device: renderer.device)
        return try renderer.context.encode(DisplayListBuilder.build(composition), scale: 2, effort: .small)
    }

    /// Compares a picture with the file at a path. A file with the same pixels stays when others are written: packed in
    /// another way, it would only fill the history.
    /// - Returns: `nil` for pictures of one size whose channels differ by 2 at most, as another processor may round
    ///   differently, or when it records by 0; else a description.
    package static func difference(
        _ found: [UInt8], from path: String, records: Bool = Recording.isOn
    ) throws -> String? {
        if Repository.isFile(path), let old = try? Image.decode(png: Array(Data(contentsOf: URL(filePath: path)))) {
            let new = try Image.decode(png: found)
            let most = records ? 0 : 2
            let isNear = zip(old.rgba, new.rgba).allSatisfy { abs(Int($0) - Int($1)) <= most }
            if old.width == new.width, old.height == new.height, isNear { return nil }
        }
        return try Recording.difference(found, from: path, records: records)
    }
}
