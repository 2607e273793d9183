/// How a view looks, whatever it shows: UIView's and CALayer's properties.
public struct ViewStyle: Sendable, Equatable {
    /// Fills the bounds within the corners; `nil` is clear, as a UIView made in code.
    public var backgroundColor: Color?
    /// The tint, inherited by subviews.
    public var tintColor: Color?
    /// Within 0…1.
    public var alpha: Double
    /// Draws neither the view nor its subviews; a stack closes the gap as well.
    public var isHidden: Bool
    /// Rounds background and border; subviews are cut only with `clipsToBounds`.
    public var cornerRadius: CornerRadius
    /// CALayer.cornerCurve; `circular` unless set.
    public var cornerCurve: CornerCurve
    /// CALayer's borderWidth and borderColor; `nil` draws none.
    public var border: Border?
    /// CALayer's shadow of what the view draws; `nil` draws none, and neither does a view that clips.
    public var shadow: Shadow?
    /// Cuts subviews off at the rounded bounds; false unless set, as on UIView.
    public var clipsToBounds: Bool
    /// Whether touches reach the view and those in it; `nil` is UIKit's own: labels and image views let touches through.
    public var isUserInteractionEnabled: Bool?

    public init(
        backgroundColor: Color? = nil, tintColor: Color? = nil, alpha: Double = 1, isHidden: Bool = false,
        cornerRadius: CornerRadius = .points(0), cornerCurve: CornerCurve = .circular, border: Border? = nil,
        shadow: Shadow? = nil, clipsToBounds: Bool = false, isUserInteractionEnabled: Bool? = nil
    ) {
        self.backgroundColor = backgroundColor
        self.tintColor = tintColor
        self.alpha = min(1, max(0, alpha.isNaN ? 1 : alpha))
        self.isHidden = isHidden
        self.cornerRadius = cornerRadius
        self.cornerCurve = cornerCurve
        self.border = border
        self.shadow = shadow
        self.clipsToBounds = clipsToBounds
        self.isUserInteractionEnabled = isUserInteractionEnabled
    }
}

extension ViewStyle {
    /// A view with less alpha isn't seen, and doesn't get touches (UIView.hitTest's documentation).
    package static let minTouchableAlpha = 0.01
}

/// A corner radius: points, or half the shorter side (a circle or capsule).
public enum CornerRadius: Sendable, Hashable {
    /// A radius in points; drawn as half the shorter side at most.
    case points(Double)
    /// Half the shorter side, whatever the layout makes it.
    case half

    /// The radius in points for a view of that size, never more than half its shorter side.
    public func resolved(for size: Size) -> Double {
        let half = max(0, min(size.width, size.height) / 2)
        return switch self {
        case .points(let radius): min(max(0, radius), half)
        case .half: half
        }
    }
}

/// CALayer's corner curves.
public enum CornerCurve: String, Sendable, Hashable, CaseIterable {
    /// A quarter circle, or the smooth curve that leaves the side 1.528665 radii from the corner
    /// (fact: uikit/view.continuous-corner).
    case circular, continuous
}

/// A border inside a view's bounds.
public struct Border: Sendable, Hashable {
    /// In points.
    public var width: Double
    /// Drawn over the background and the subviews.
    public var color: Color
    public init(width: Double, color: Color) { (self.width, self.color) = (width, color) }
}

/// A layer's shadow.
public struct Shadow: Sendable, Hashable {
    /// Black unless set, as CALayer's.
    public var color: Color
    /// Within 0…1, multiplied into the colour.
    public var opacity: Double
    /// CALayer's shadowRadius in points (the Gaussian's sigma).
    public var radius: Double
    /// CALayer's shadowOffset in points, y downwards; CALayer's own default is (0, −3).
    public var offset: Point
    public init(color: Color = .black, opacity: Double, radius: Double, offset: Point) {
        (self.color, self.opacity, self.radius, self.offset) = (color, opacity, radius, offset)
    }
}

/// A blur material (fact: uikit/view.materials).
public enum Material: String, Sendable, Hashable, CaseIterable {
    /// UIBlurEffect's system materials, each letting through less of what lies behind than the one before.
    case ultraThin, thin, regular, thick
    /// UIBlurEffect.Style before iOS 13; of those, `regular` and `prominent` follow the appearance.
    case extraLight, light, dark, prominent
    /// UIBlurEffect.Style from iOS 13 on, in the appearance's colours.
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
    /// The same in light colours, whatever the appearance.
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
    case systemChromeMaterialLight
    /// The same in dark colours, whatever the appearance.
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
    case systemChromeMaterialDark
    /// The fill of the long look's action rows.
    case actions
    /// The lines between them.
    case actionSeparator
    /// The platter of a banner, of a row of the list, and the lighter strip at its top.
    case banner, shortLook, shortLookHeader
    /// Fields and buttons of the list, what covers its rows at the screen's bottom, and the system's alerts.
    case listControl, listFoot, alert
}
