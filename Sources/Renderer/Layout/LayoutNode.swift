import Views

/// A view with its frame: the result of layout and the input of drawing.
package struct LayoutNode: Sendable, Equatable {
    /// The view's outlet name.
    package var id: String?
    /// The view's content, unchanged by layout.
    package var content: ViewContent
    /// The view's style, with colours still by name.
    package var style: ViewStyle
    /// The part of the picture, the view's own or inherited.
    package var part: ViewNode.Part
    /// The frame in points of the screen, on device pixels.
    package var frame: Rect
    /// The text in its final lines and position.
    package var text: PlacedText?
    /// The frame of the whole image in points of the screen; it may exceed `frame`.
    package var imageFrame: Rect?
    /// Back to front, also in points of the screen.
    package var children: [LayoutNode]
    /// The place in the code of an extension that draws in SwiftUI.
    package var code: CodeOrigin?

    package init(
        id: String? = nil, content: ViewContent, style: ViewStyle, part: ViewNode.Part, frame: Rect,
        text: PlacedText? = nil, imageFrame: Rect? = nil, children: [LayoutNode]
    ) {
        self.id = id
        self.content = content
        self.style = style
        self.part = part
        self.frame = frame
        self.text = text
        self.imageFrame = imageFrame
        self.children = children
    }

    /// A copy moved with its subviews.
    package func offset(x: Double, y: Double) -> LayoutNode {
        var copy = self
        copy.frame = frame.offset(x: x, y: y)
        copy.text = text?.offset(x: x, y: y)
        copy.imageFrame = imageFrame?.offset(x: x, y: y)
        copy.children = children.map { $0.offset(x: x, y: y) }
        return copy
    }

    /// A lower copy whose contents are cut off, as in a scroll view. The system's views of the same size, such as
    /// materials, become lower as well; an extension's view keeps its size.
    /// - Parameter offset: the distance by which the contents are scrolled, in points.
    package func shortened(by height: Double, scrolledBy offset: Double = 0) -> LayoutNode {
        guard height > 0 else { return self }
        var copy = self
        copy.frame.size.height = max(0, frame.height - height)
        copy.style.clipsToBounds = true
        copy.children = children.map { child in
            if child.frame == frame, child.part == part { return child.shortened(by: height, scrolledBy: offset) }
            return offset == 0 ? child : child.offset(x: 0, y: -offset)
        }
        return copy
    }
}

/// A text with its lines and position.
package struct PlacedText: Sendable, Equatable {
    /// The request; `layout.scale` tells by how much its font was shrunk.
    package var request: TextRequest
    /// The line width in points; `nil` is the text's own width.
    package var width: Double?
    package var origin: Point
    /// A colour by name; the display list resolves it with the appearance and the tint.
    package var color: Color
    /// The attributes of the request's runs, in the same order; empty for plain text.
    package var runs: [TextRun] = []
    /// A factor for the alpha of all its colours, 0…1.
    package var opacity = 1.0
    /// The shadow behind the text.
    package var shadow: TextShadow?
    package var layout: TextLayout

    func offset(x: Double, y: Double) -> PlacedText {
        var copy = self
        copy.origin = Point(x: origin.x + x, y: origin.y + y)
        for index in copy.layout.lines.indices {
            copy.layout.lines[index].x += x
            copy.layout.lines[index].baseline += y
        }
        return copy
    }
}
