import Platform

/// The progress of a change over its duration.
enum MotionCurve: Sendable, Hashable {
    /// CAMediaTimingFunction's control points.
    case bezier(Double, Double, Double, Double)
    /// A critically damped spring, which reaches the end without overshoot.
    case spring

    /// UIView.AnimationCurve.easeInOut.
    static let easeInOut = bezier(0.42, 0, 0.58, 1)
    /// UIView.AnimationCurve.easeIn.
    static let easeIn = bezier(0.42, 0, 1, 1)

    /// The progress from 0 to 1 at a fraction of the duration.
    func value(at fraction: Double) -> Double {
        guard fraction > 0 else { return 0 }
        guard fraction < 1 else { return 1 }
        switch self {
        case .spring: return Self.springPosition(fraction) / Self.springPosition(1)
        case .bezier(let x1, let y1, let x2, let y2):
            // x grows with the parameter, so bisect; 30 steps are precise to less than a pixel.
            var (low, high) = (0.0, 1.0)
            for _ in 0..<30 {
                let middle = (low + high) / 2
                if Self.bezier(x1, x2, middle) < fraction { low = middle } else { high = middle }
            }
            return Self.bezier(y1, y2, (low + high) / 2)
        }
    }

    /// A coordinate of a cubic Bézier curve from 0 to 1 with two control points.
    private static func bezier(_ first: Double, _ second: Double, _ t: Double) -> Double {
        let rest = 1 - t
        return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
    }

    /// The position of a spring whose stiffness leaves a thousandth at the end.
    private static func springPosition(_ t: Double) -> Double {
        let omega = 9.23
        return 1 - (1 + omega * t) * exp(-omega * t)
    }
}
