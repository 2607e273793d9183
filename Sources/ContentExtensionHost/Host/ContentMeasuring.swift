/// The one thing the host asks of whoever draws: how high a view wants to be at a width.
public protocol ContentMeasuring {
    /// The fitting height in points (systemLayoutSizeFitting) of the extension's view at the host's width; 0 when the
    /// view's layout doesn't say.
    func fittingHeight(of view: ViewNode, width: Double) -> Double
}
