import Platform

/// Directions in the picture, y downwards.
enum UnitVector {
    /// The direction at an angle in degrees: 0 is down, 90 to the right.
    static func at(degrees: Double) -> (x: Double, y: Double) {
        let angle = degrees * .pi / 180
        return (sin(angle), cos(angle))
    }
}
