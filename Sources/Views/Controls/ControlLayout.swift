import AutoLayout

/// Measures what a control is made of.
package protocol ControlLayout {
    var device: Device { get }
    /// The size of a text's lines, not rounded to pixels.
    func size(of label: Label, width: Double?) -> Size
    /// The height of a line, also where there is no text.
    func lineHeight(of label: Label) -> Double
    /// The natural size in points; `nil` when the image can't be read.
    func naturalSize(of image: ImageReference) -> Size?
}

extension ControlLayout {
    /// Edges rounded to the device's pixels, as UIKit rounds the frames that layout finds.
    package func onPixels(_ frame: Rect) -> Rect {
        let (left, width) = onPixels(frame.minX, frame.width)
        let (top, height) = onPixels(frame.minY, frame.height)
        return Rect(x: left, y: top, width: width, height: height)
    }

    private func onPixels(_ start: Double, _ length: Double) -> (start: Double, length: Double) {
        let (near, whole) = (device.roundToPixel(start), device.roundToPixel(length))
        let edges = device.roundToPixel(start + length) - near
        // Halfway between pixels a rounding error could take a pixel off a length that has none to spare, such as a text's.
        return (near, abs(whole - length) < 1e-6 && abs(whole - edges) > 1e-6 ? whole : edges)
    }

    /// A rectangle given from the leading edge, mirrored inside its container for right-to-left.
    package func mirrored(_ rect: Rect, in container: Rect) -> Rect {
        guard device.isRightToLeft else { return rect }
        return Rect(
            x: container.minX + container.maxX - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    /// A frame without insets; leading is on the right in right-to-left languages.
    package func inset(_ frame: Rect, by insets: EdgeInsets) -> Rect {
        let left = device.isRightToLeft ? insets.trailing : insets.leading
        return Rect(
            x: frame.minX + left, y: frame.minY + insets.top, width: max(0, frame.width - insets.horizontal),
            height: max(0, frame.height - insets.vertical))
    }
}

/// A view that a control is made of, and its frame in the control, in points.
package struct ControlPart {
    package var frame: Rect
    package var node: ViewNode

    package init(frame: Rect, node: ViewNode) { (self.frame, self.node) = (frame, node) }
}

/// A text that a control shows by itself, without a part.
package struct ControlText {
    package var label: Label
    package var frame: Rect
    /// At the frame's top rather than in its middle.
    package var isAtTop = false
}

package struct ControlTouch {
    package let point: Point
    package let device: Device
    package let frame: Rect
    /// The frames of the control's parts, in their order.
    package let parts: [Part]

    package init(_ point: Point, on device: Device, frame: Rect, parts: [Part]) {
        (self.point, self.device, self.frame, self.parts) = (point, device, frame, parts)
    }

    /// The frame of a view, and of those in it.
    package struct Part {
        package let frame: Rect
        package let children: [Part]

        package init(_ frame: Rect, _ children: [Part]) { (self.frame, self.children) = (frame, children) }
    }

    var isRightToLeft: Bool { device.isRightToLeft }

    /// True in the half of the control where the language's lines end.
    var isInTrailingHalf: Bool { (point.x >= frame.midX) != isRightToLeft }
}
