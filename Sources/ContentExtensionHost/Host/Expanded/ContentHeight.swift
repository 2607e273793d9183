import Basics
import Views

/// The rule by which the host sizes an extension's view (fact: host/sizing).
enum ContentHeight {
    /// The height before any code runs, in points, with a diagnostic for an invalid ratio.
    static func initial(ratio: Double, width: Double) -> (height: Double, problem: Diagnostic?) {
        if Limits.contentSizeRatio.contains(ratio) { return (min(ratio * width, Limits.points), nil) }
        let problem = Diagnostic(
            .warning, "initial-ratio-invalid", "the initial content size ratio is \(ratio), so 1 is used",
            hint: "it is height ÷ width, between 0 and 10")
        return (min(width, Limits.points), problem)
    }

    /// The height requested by `preferredContentSize` in points, 0 for layout's; a diagnostic if it is invalid.
    static func preferred(_ size: Size) -> (height: Double, problem: Diagnostic?) {
        if size.height.isFinite, size.height >= 0, size.height <= Limits.points { return (size.height, nil) }
        if size.height.isFinite, size.height > 0 {
            let problem = Diagnostic(
                .warning, "preferred-size-too-large",
                "preferredContentSize asks for \(JSONValue.text(of: size.height)) points, more than is drawn",
                hint: "it is cut at \(JSONValue.text(of: Limits.points))")
            return (Limits.points, problem)
        }
        let problem = Diagnostic(
            .warning, "preferred-size-invalid",
            "preferredContentSize has the height \(size.height), so the height is left to layout",
            hint: "look for a division by zero, or a size taken before the view was laid out")
        return (0, problem)
    }

    /// A measured height limited to the valid range; 0 where layout doesn't determine it.
    static func fitting(_ height: Double) -> Double { height.isFinite ? min(max(0, height), Limits.points) : 0 }
}
