import ContentExtensionHost

/// A view with its frame: the result of layout, and all that drawing needs.
public struct LayoutNode: Sendable, Equatable {
    /// The outlet name, as in the view it was made from.
    public var id: String?
    /// What the view shows, unchanged by layout.
    public var content: ViewContent
    /// How it looks, its colours still by name.
    public var style: ViewStyle
    /// The part of the picture, its own or its nearest ancestor's.
    public var part: ViewNode.Part
    /// In points of the screen, on the device's pixel grid.
    public var frame: Rect
    /// The text it shows, set and placed.
    public var text: PlacedText?
    /// Where the image it shows is drawn, in points of the screen; what sticks out isn't cut off unless the view clips.
    public var imageFrame: Rect?
    /// Back to front, with frames of the screen as well.
    public var children: [LayoutNode]

    /// A copy moved by an offset with everything in it.
    public func offset(x: Double, y: Double) -> LayoutNode {
        var copy = self
        copy.frame = frame.offset(x: x, y: y)
        copy.text = text?.offset(x: x, y: y)
        copy.imageFrame = imageFrame?.offset(x: x, y: y)
        copy.children = children.map { $0.offset(x: x, y: y) }
        return copy
    }
}

/// A text set at a width and put at a place.
public struct PlacedText: Sendable, Equatable {
    /// What was asked to be set; `layout.scale` says how far its font was shrunk.
    public var request: TextRequest
    /// What it was set at, in points; `nil` is its own width.
    public var width: Double?
    /// The text's top left corner in points of the screen.
    public var origin: Point
    /// Still by name; the appearance and the tint resolve it in the display list.
    public var color: Color
    /// The attributes of the request's runs, in the same order; none for a text of one font.
    public var runs: [TextRun] = []
    /// Multiplied into all its colours, within 0…1.
    public var opacity = 1.0
    /// Drawn behind the text; `nil` draws none.
    public var shadow: TextShadow?
    /// The lines, in points of the screen.
    public var layout: TextLayout

    /// A copy moved by an offset.
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
