import Renderer
import Views

/// Paints commands on a canvas in points, transparent by default.
package func painted(
    _ commands: [DisplayCommand], width: Double, height: Double, scale: Double = 1, opaque: Bool = false
) throws -> Image {
    let context = try RenderContext(library: FontLibrary())
    let list = DisplayList(size: Size(width: width, height: height), commands: commands)
    return try context.paint(list, scale: scale, opaque: opaque).image
}

extension Image {
    /// The sum of all alphas, in whole pixels.
    package var coverage: Double { stride(from: 3, to: rgba.count, by: 4).reduce(0) { $0 + Double(rgba[$1]) / 255 } }

    /// `true` if all components of a pixel are within a distance.
    package func isNear(_ x: Int, _ y: Int, _ color: [Int], within distance: Int) -> Bool {
        zip(pixel(x, y), color).allSatisfy { abs($0 - $1) <= distance }
    }
}

package let red = RGBA(red: 1, green: 0, blue: 0)
package let blue = RGBA(red: 0, green: 0, blue: 1)
package let white = RGBA(white: 1)
package let black = RGBA(white: 0)

package func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Outline {
    .rect(Rect(x: x, y: y, width: width, height: height))
}
