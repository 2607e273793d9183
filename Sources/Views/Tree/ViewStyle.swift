/// Appearance of a view independent of its content: properties of UIView and CALayer.
public struct ViewStyle: Sendable, Equatable {
    /// Fills the bounds within the corners; `nil` is clear, like a UIView made in code.
    public var backgroundColor: Color?
    /// The tint, inherited by subviews.
    public var tintColor: Color?
    /// In 0…1.
    public var alpha: Double
    /// Hides the view and its subviews; a stack closes the gap.
    public var isHidden: Bool
    /// Rounds background and border; subviews are clipped only with `clipsToBounds`.
    public var cornerRadius: CornerRadius
    /// CALayer.cornerCurve; `circular` by default.
    public var cornerCurve: CornerCurve
    /// The corners that `cornerRadius` rounds; all by default.
    public var maskedCorners = Set(Corner.allCases)
    /// Cuts off what lies outside, with the background and all subviews; `nil` cuts nothing off.
    public var mask: Path?
    /// CALayer's borderWidth and borderColor; `nil` for none.
    public var border: Border?
    /// CALayer's shadow of the view's drawing; `nil` for none. A view that clips has no shadow.
    public var shadow: Shadow?
    /// Maps the drawn view about its centre; `nil` leaves it upright.
    public var transform: ViewTransform?
    /// The material by which the view's text changes what lies behind it, in place of its colour (UIVibrancyEffect).
    package var vibrancy: Material?
    /// Clips subviews to the rounded bounds; `false` by default, like UIView.
    public var clipsToBounds: Bool
    /// `false` keeps touches from the view and its subviews; `nil` is `false` for labels and image views, as in UIKit.
    public var isUserInteractionEnabled: Bool?

    public init(
        backgroundColor: Color? = nil, tintColor: Color? = nil, alpha: Double = 1, isHidden: Bool = false,
        cornerRadius: CornerRadius = .points(0), cornerCurve: CornerCurve = .circular, border: Border? = nil,
        shadow: Shadow? = nil, transform: ViewTransform? = nil, clipsToBounds: Bool = false,
        isUserInteractionEnabled: Bool? = nil
    ) {
        self.backgroundColor = backgroundColor
        self.tintColor = tintColor
        self.alpha = min(1, max(0, alpha.isNaN ? 1 : alpha))
        self.isHidden = isHidden
        self.cornerRadius = cornerRadius
        self.cornerCurve = cornerCurve
        self.border = border
        self.shadow = shadow
        self.transform = transform
        self.clipsToBounds = clipsToBounds
        self.isUserInteractionEnabled = isUserInteractionEnabled
    }

    /// Views with less alpha are invisible and don't receive touches (UIView.hitTest's documentation).
    package static let minTouchableAlpha = 0.01
}

/// A corner radius: points, or half the shorter side (a circle or capsule).
public enum CornerRadius: Sendable, Hashable {
    /// In points, limited to half the shorter side.
    case points(Double)
    /// Half the shorter side after layout.
    case half

    /// The radius in points for a view of that size, at most half its shorter side.
    public func resolved(for size: Size) -> Double {
        let half = max(0, min(size.width, size.height) / 2)
        return switch self {
        case .points(let radius): min(max(0, radius), half)
        case .half: half
        }
    }
}

/// CALayer's corner curves.
public enum CornerCurve: String, Sendable, Hashable, CaseIterable, Encodable {
    /// A quarter circle, or the smooth curve that leaves the side 1.528665 radii from the corner
    /// (fact: uikit/view.continuous-corner).
    case circular, continuous

    /// A corner in units of its radius, from one side to the other: a first point, then three points for each cubic
    /// curve. For each point: the distance from the corner along the first side (`x`) and along the second (`y`).
    package var points: [Point] {
        switch self {
        case .circular: Self.circularPoints
        case .continuous: Self.continuousPoints
        }
    }

    /// A quarter circle, approximated by one cubic.
    private static let circularPoints = [
        Point(x: 1, y: 0), Point(x: 0.447715, y: 0), Point(x: 0, y: 0.447715), Point(x: 0, y: 1),
    ]

    /// UIKit's continuous corner, which starts 1.528665 radii from the corner.
    private static let continuousPoints = [
        Point(x: 1.528665, y: 0),
        Point(x: 1.08849296, y: 0), Point(x: 0.86840694, y: 0), Point(x: 0.63149379, y: 0.07491139),
        Point(x: 0.37282383, y: 0.16905956), Point(x: 0.16905956, y: 0.37282383), Point(x: 0.07491139, y: 0.63149379),
        Point(x: 0, y: 0.86840694), Point(x: 0, y: 1.08849296), Point(x: 0, y: 1.528665),
    ]
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
    /// Black by default, like CALayer's.
    public var color: Color
    /// In 0…1, multiplied into the color.
    public var opacity: Double
    /// CALayer's shadowRadius in points (the Gaussian's sigma).
    public var radius: Double
    /// CALayer's shadowOffset in points, y downwards; CALayer's default is (0, −3).
    public var offset: Point
    public init(color: Color = .black, opacity: Double, radius: Double, offset: Point) {
        (self.color, self.opacity, self.radius, self.offset) = (color, opacity, radius, offset)
    }
}

/// A blur material (fact: uikit/view.materials).
public enum Material: String, Sendable, Hashable, CaseIterable {
    /// UIBlurEffect's system materials in ascending opacity.
    case ultraThin, thin, regular, thick
    /// UIBlurEffect.Style before iOS 13; of those, `regular` and `prominent` follow the appearance.
    case extraLight, light, dark, prominent
    /// UIBlurEffect.Style from iOS 13 on, following the appearance.
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
    /// The same in light colors, independent of the appearance.
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
    case systemChromeMaterialLight
    /// The same in dark colors, independent of the appearance.
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
    case systemChromeMaterialDark
    /// The fill of an expanded notification's action rows.
    case actions
    /// The lines between action rows.
    case actionSeparator
    /// The background of a banner, of a row of the list, and the lighter strip at a row's top.
    case banner
    case row
    case rowHeader
    /// The time on a row.
    case rowTime
    /// Fields and buttons of the list, the cover of its rows at the screen's bottom, and the system's alerts.
    case listControl, listFoot, alert
}
