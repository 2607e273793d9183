import Views

/// Metrics of a device's screen outside of apps, in points. Sizes of screens and safe areas are measured
/// (fact: devices/iphone); the rest is from memory of the devices and of Apple's design templates.
struct DeviceMetrics {
    /// The part of the screen's top that the device covers.
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
    /// The centre of the status bar's time and symbols below the screen's top, and the time's font size.
    let statusMiddle: Double
    let timeSize: Double
    /// The scale of the status bar's symbols, relative to the newest phones'.
    let symbolScale: Double
    /// The distance from the sides to the centre of the time and of the symbols; `nil` centres the time on the screen.
    let earMiddle: Double?
    /// The width of the home indicator; 0 with a home button.
    let indicatorWidth: Double

    static let notchCornerRadius = 20.0
    static let notchEarRadius = 6.0
    static let indicatorHeight = 5.0
    static let indicatorBottom = 8.0
    /// The side margin of a status bar with a centred time.
    static let plainSide = 6.0
    /// The side margin of an iPad's status bar.
    static let padSide = 20.0

    init(_ device: Device) {
        let model = device.model
        let width = model.screen.width
        switch model.safeAreaTop {
        case 59...:
            // 14 Pro to 16: 11 below the top; 16 Pro and later: 14.
            let top = model.safeAreaTop > 59 ? 14.0 : 11
            cutout = .island(width: 126, height: 37, top: top)
            (statusMiddle, symbolScale) = (top + 20.5, 1)
        case 25...:
            // 13 and 14 have the narrow one; earlier ones are 209 wide.
            let isNarrow = model.safeAreaTop == 47
            cutout = .notch(width: isNarrow ? 162 : 209, height: isNarrow ? 32 : 30)
            (statusMiddle, symbolScale) = (isNarrow ? 27 : 24.5, 0.88)
        default:
            cutout = .none
            (statusMiddle, symbolScale) = (model.safeAreaTop / 2, 0.88)
        }
        let hasEars = cutout != .none
        timeSize = hasEars ? 17 : 12
        earMiddle = hasEars ? (width - cutout.width) / 4 + 2 : nil
        let isLandscape = device.orientation == .landscape
        indicatorWidth = device.safeArea.bottom == 0 ? 0 : model.isPad || isLandscape ? 240 : (width * 0.357).rounded()
    }
}
