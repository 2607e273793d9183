/// A frame in a superview of a given size, and what becomes of it when the superview has another:
/// `translatesAutoresizingMaskIntoConstraints`.
public struct Autoresizing: Sendable, Hashable {
    /// UIView.AutoresizingMask.
    public struct Mask: OptionSet, Sendable, Hashable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The space to the superview's left edge gives.
        public static let flexibleLeftMargin = Mask(rawValue: 1)
        /// The width gives.
        public static let flexibleWidth = Mask(rawValue: 2)
        /// The space to the superview's right edge gives.
        public static let flexibleRightMargin = Mask(rawValue: 4)
        /// The space to the superview's top edge gives.
        public static let flexibleTopMargin = Mask(rawValue: 8)
        /// The height gives.
        public static let flexibleHeight = Mask(rawValue: 16)
        /// The space to the superview's bottom edge gives.
        public static let flexibleBottomMargin = Mask(rawValue: 32)
    }

    /// In points of the superview.
    public var frame: Rect
    /// The superview's size for which the frame was made, in points.
    public var superview: Size
    /// What gives; what doesn't keeps its length.
    public var mask: Mask

    public init(frame: Rect, in superview: Size, mask: Mask = []) {
        (self.frame, self.superview, self.mask) = (frame, superview, mask)
    }
}
