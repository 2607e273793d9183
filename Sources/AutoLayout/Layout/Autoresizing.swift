/// A frame in a superview of a known size, with the rule for resizing it together with the superview:
/// `translatesAutoresizingMaskIntoConstraints`.
public struct Autoresizing: Sendable, Hashable {
    /// UIView.AutoresizingMask.
    public struct Mask: OptionSet, Sendable, Hashable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The space to the superview's left edge is flexible.
        public static let flexibleLeftMargin = Mask(rawValue: 1)
        /// The width is flexible.
        public static let flexibleWidth = Mask(rawValue: 2)
        /// The space to the superview's right edge is flexible.
        public static let flexibleRightMargin = Mask(rawValue: 4)
        /// The space to the superview's top edge is flexible.
        public static let flexibleTopMargin = Mask(rawValue: 8)
        /// The height is flexible.
        public static let flexibleHeight = Mask(rawValue: 16)
        /// The space to the superview's bottom edge is flexible.
        public static let flexibleBottomMargin = Mask(rawValue: 32)
    }

    /// In points of the superview.
    public var frame: Rect
    /// The superview's size for which the frame was designed, in points.
    public var superview: Size
    /// The flexible parts; all others keep their length.
    public var mask: Mask

    public init(frame: Rect, in superview: Size, mask: Mask = []) {
        (self.frame, self.superview, self.mask) = (frame, superview, mask)
    }
}
