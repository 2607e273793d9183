import ContentExtensionHost

/// A finger on the page's picture, from where it came down to where it left.
package struct TouchGesture: Sendable, Equatable {
    /// In points of the picture.
    var start: Point
    var end: Point
    /// The time between the two, in seconds.
    var duration = 0.0

    enum Kind: Equatable { case tap, longPress, up, down, aside, back }

    /// - Parameter isRightToLeft: `true` where rows are swiped to the right.
    func kind(isRightToLeft: Bool) -> Kind {
        let (x, y) = (end.x - start.x, end.y - start.y)
        if abs(y) > Self.drag, abs(y) > 2 * abs(x) { return y > 0 ? .down : .up }
        if abs(x) > Self.drag, abs(x) > 2 * abs(y) { return (x > 0) == isRightToLeft ? .aside : .back }
        return duration > Self.longPress ? .longPress : .tap
    }

    /// Shorter movements are a tap's, in points.
    private static let drag = 40.0
    /// UILongPressGestureRecognizer's default, in seconds.
    private static let longPress = 0.5
}

extension TouchGesture {
    /// Decodes a gesture: `{"from": [x, y], "to": [x, y], "seconds": 0.1}`; `nil` for one without its points.
    init?(_ reader: ObjectReader) {
        func point(_ key: String) -> Point? {
            let numbers = (reader.array(key) ?? []).compactMap(\.value.number)
            return numbers.count == 2 ? Point(x: numbers[0], y: numbers[1]) : nil
        }
        let (from, to, seconds) = (point("from"), point("to"), reader.number("seconds") ?? 0)
        reader.finish()
        guard let from, let to else { return nil }
        self.init(start: from, end: to, duration: seconds)
    }
}
