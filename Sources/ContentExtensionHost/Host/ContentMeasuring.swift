import Views

/// Measures views for the host, which draws nothing itself.
package protocol ContentMeasuring {
    /// The fitting height in points (systemLayoutSizeFitting) of the extension's view at the host's width; 0 when the
    /// view's layout doesn't determine it.
    func fittingHeight(of view: ViewNode, width: Double) -> Double
}
