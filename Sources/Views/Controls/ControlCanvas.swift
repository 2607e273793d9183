import AutoLayout

/// A closed shape, in points of the picture.
public enum Outline: Sendable, Hashable, Encodable {
    /// With right angles.
    case rect(Rect)
    /// The radius is in points, half the shorter side at most; a continuous curve without room becomes circular.
    case roundedRect(Rect, radius: Double, curve: CornerCurve)
    /// The ellipse that touches the rectangle's sides.
    case ellipse(Rect)
    /// Lines and curves, in points of the picture.
    case path(Path)

    /// The smallest rectangle around it.
    public var bounds: Rect {
        switch self {
        case .rect(let rect), .roundedRect(let rect, _, _), .ellipse(let rect): rect
        case .path(let path): path.bounds
        }
    }

    /// A view's own outline.
    package init(_ frame: Rect, _ style: ViewStyle) {
        let radius = style.cornerRadius.resolved(for: frame.size)
        if radius > 0, style.maskedCorners.count < Corner.allCases.count {
            self = .path(Path(frame, radius: radius, corners: style.maskedCorners))
            return
        }
        self = radius > 0 ? .roundedRect(frame, radius: radius, curve: style.cornerCurve) : .rect(frame)
    }
}

package protocol ControlCanvas {
    var isRightToLeft: Bool { get }
    var isDark: Bool { get }
    var systemStyle: SystemStyle { get }
    /// A length of one pixel of the device, in points.
    var pixel: Double { get }
    /// A colour's components under a tint.
    func resolve(_ color: Color, _ tint: Color?) -> RGBA
    /// A symbol with heavier lines where texts are heavier, and pointing where texts run.
    func adapted(_ image: ImageReference) -> ImageReference
    /// The direction at an angle in degrees: 0 is down, 90 to the right.
    func direction(degrees: Double) -> (x: Double, y: Double)

    mutating func fill(_ outline: Outline, _ color: RGBA)
    /// A line along the inner side of an outline.
    mutating func stroke(_ outline: Outline, width: Double, _ color: RGBA)
    mutating func line(_ from: Point, _ to: Point, width: Double, dash: [Double], roundCap: Bool, _ color: RGBA)
    mutating func shadow(_ outline: Outline, _ color: RGBA, radius: Double, offset: Point)
    /// - Parameter template: draws the image's shape in a colour.
    mutating func image(_ image: ImageReference, in frame: Rect, template: RGBA?)
    mutating func fade(to opacity: Double, _ body: (inout Self) -> Void)
    /// Draws inside an outline only.
    mutating func clip(to outline: Outline, _ body: (inout Self) -> Void)
}

extension ControlCanvas {
    /// A bar that is filled up to a share of its width, from the leading end.
    mutating func track(_ value: Double, _ bar: Rect, fill color: RGBA, rest: RGBA, radius: Double) {
        fill(.roundedRect(bar, radius: radius, curve: .circular), rest)
        let width = bar.width * min(1, max(0, value))
        guard width > 0 else { return }
        let x = isRightToLeft ? bar.maxX - width : bar.minX
        let filled = Rect(x: x, y: bar.minY, width: max(width, bar.height), height: bar.height)
        fill(.roundedRect(filled, radius: radius, curve: .circular), color)
    }

    /// A thumb, white unless it has a colour. Its shadow and rim are as opaque as it is.
    mutating func knob(_ box: Rect, _ color: Color?) {
        let color = color.map { resolve($0, nil) } ?? RGBA(white: 1)
        let outline: Outline =
            box.width == box.height ? .ellipse(box) : .roundedRect(box, radius: box.height / 2, curve: .circular)
        shadow(outline, RGBA(white: 0, alpha: 0.15 * color.alpha), radius: 2, offset: Point(x: 0, y: 2))
        fill(outline, color)
        stroke(outline, width: pixel, RGBA(white: 0, alpha: 0.06 * color.alpha))
    }
}

/// A control in the picture, in points of the picture.
package struct ControlView {
    package let frame: Rect
    package let style: ViewStyle
    package let tint: Color?
    package let imageFrame: Rect?
    /// The box around the lines of its text.
    package let textFrame: Rect?

    package init(frame: Rect, style: ViewStyle, tint: Color?, imageFrame: Rect?, textFrame: Rect?) {
        (self.frame, self.style, self.tint) = (frame, style, tint)
        (self.imageFrame, self.textFrame) = (imageFrame, textFrame)
    }
}
