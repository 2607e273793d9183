import ContentExtensionHost

/// What a phone's screen shows besides apps, in points. Sizes of screens and safe areas are measured
/// (fact: devices/iphone); what is drawn in them is from memory of the devices and of Apple's design templates.
struct DeviceMetrics {
    /// What reaches into the screen from its top.
    enum Cutout: Equatable {
        case none
        /// Black from the screen's edge down, with rounded lower corners.
        case notch(width: Double, height: Double)
        /// A black capsule below the edge.
        case island(width: Double, height: Double, top: Double)

        var width: Double {
            switch self {
            case .none: 0
            case .notch(let width, _), .island(let width, _, _): width
            }
        }
    }

    let cutout: Cutout
    /// The middle of the status bar's time and symbols below the screen's top, and the time's size.
    let statusMiddle: Double
    let timeSize: Double
    /// How large the status bar's symbols are, as a share of the newest phones'.
    let symbolScale: Double
    /// From the sides to the middle of the time and of the symbols; `nil` puts the time in the middle of the screen.
    let earMiddle: Double?
    /// The bar that stands for the home button; 0 without one.
    let indicatorWidth: Double

    static let notchCornerRadius = 20.0
    static let notchEarRadius = 6.0
    static let indicatorHeight = 5.0
    static let indicatorBottom = 8.0
    /// From a status bar's sides where the time is in its middle.
    static let plainSide = 6.0
    /// An iPad's.
    static let padSide = 20.0

    init(_ traits: Device) {
        let device = traits.model
        let width = device.screen.width
        switch device.safeAreaTop {
        case 59...:
            // 14 Pro to 16: 11 below the top; 16 Pro and later: 14.
            let top = device.safeAreaTop > 59 ? 14.0 : 11
            cutout = .island(width: 126, height: 37, top: top)
            (statusMiddle, symbolScale) = (top + 20.5, 1)
        case 25...:
            // 13 and 14 have the narrow one; those before share 209.
            let isNarrow = device.safeAreaTop == 47
            cutout = .notch(width: isNarrow ? 162 : 209, height: isNarrow ? 32 : 30)
            (statusMiddle, symbolScale) = (isNarrow ? 27 : 24.5, 0.88)
        default:
            cutout = .none
            (statusMiddle, symbolScale) = (device.safeAreaTop / 2, 0.88)
        }
        let hasEars = cutout != .none
        timeSize = hasEars ? 17 : 12
        earMiddle = hasEars ? (width - cutout.width) / 4 + 2 : nil
        let isLandscape = traits.orientation == .landscape
        indicatorWidth =
            traits.safeArea.bottom == 0 ? 0 : device.isPad || isLandscape ? 240 : (width * 0.357).rounded()
    }
}
