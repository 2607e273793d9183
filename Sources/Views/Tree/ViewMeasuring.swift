/// Measures views for an extension's own code, which asks for frames and sizes before it is drawn.
package protocol ViewMeasuring {
    /// The frames of a view's named descendants and of itself, in points of the nearest named view above.
    /// - Parameter height: `nil` for the fitting height at the width.
    func frames(of view: ViewNode, width: Double, height: Double?) -> [String: Rect]
    /// systemLayoutSizeFitting in points.
    /// - Parameters:
    ///   - width: the exact width; `nil` for the view's own.
    ///   - height: the exact height; `nil` for the view's own.
    func fittingSize(of view: ViewNode, width: Double?, height: Double?) -> Size
    /// A label's text size in points, with lines of at most the width.
    func size(of label: Label, width: Double?) -> Size
    /// An image's natural size in points; `nil` for one that can't be read.
    func size(of image: ImageReference) -> Size?
    /// `true` for a font of iOS, and for one with a file here, by its family's or its PostScript name.
    func hasFont(named name: String) -> Bool
    /// `true` for a system symbol that has a drawing.
    func hasSymbol(named name: String) -> Bool
}
