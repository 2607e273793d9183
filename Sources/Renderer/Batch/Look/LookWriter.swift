import ContentExtensionHost

/// Writes what is seen as bytes: the same for what looks the same, others for what doesn't. Each value says how long it is or
/// begins with a mark, so that no two sequences of values have the same bytes.
package struct LookWriter {
    package private(set) var bytes: [UInt8] = []
    /// What a file holds, by its path.
    let contents: (String) -> FileContents
    /// Whether something that was written moves by itself, so that the moment counts.
    package private(set) var hasMovingImage = false
    /// Whether views are laid out by their names, which don't count otherwise.
    var hasNames = false

    package init(contents: @escaping (String) -> FileContents) {
        self.contents = contents
        bytes.reserveCapacity(8 * 1024)
    }

    package mutating func add(_ value: UInt8) { bytes.append(value) }

    /// Several truths in a byte.
    package mutating func add(flags first: Bool, _ second: Bool = false, _ third: Bool = false, _ fourth: Bool = false)
    {
        bytes.append((first ? 1 : 0) | (second ? 2 : 0) | (third ? 4 : 0) | (fourth ? 8 : 0))
    }

    package mutating func add(_ value: Int) {
        var rest = UInt64(bitPattern: Int64(value) << 1 ^ Int64(value) >> 63)
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(truncatingIfNeeded: rest))
    }

    /// Most numbers of a view are small and whole, and take three bytes.
    package mutating func add(_ value: Double) {
        if let whole = Int16(exactly: value) {
            bytes.append(1)
            bytes.append(UInt8(truncatingIfNeeded: whole))
            bytes.append(UInt8(truncatingIfNeeded: whole >> 8))
        } else {
            add(2 as UInt8)
            // One of the many that are no numbers stands for all.
            add(raw: (value.isNaN ? Double.nan : value).bitPattern)
        }
    }

    package mutating func add(_ text: String) {
        add(text.utf8.count)
        bytes.append(contentsOf: text.utf8)
    }

    private mutating func add(raw value: UInt64) {
        withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
    }

    /// A file's contents; one that can't be read leaves nothing in a picture.
    /// - Parameter canMove: whether the moment decides what is shown of an animated image.
    package mutating func add(file path: String, canMove: Bool = true) {
        let file = contents(path)
        add(flags: file.digest != nil)
        if let digest = file.digest { bytes += digest }
        if canMove, file.isAnimated { hasMovingImage = true }
    }
}

/// What has a place in a look.
package protocol Visible {
    func write(to look: inout LookWriter)
}

extension LookWriter {
    package mutating func add(_ value: some Visible) { value.write(to: &self) }

    package mutating func add(_ first: some Visible, _ second: some Visible) {
        first.write(to: &self)
        second.write(to: &self)
    }

    package mutating func add(_ first: some Visible, _ second: some Visible, _ third: some Visible) {
        add(first, second)
        third.write(to: &self)
    }

    package mutating func add(
        _ first: some Visible, _ second: some Visible, _ third: some Visible, _ fourth: some Visible
    ) {
        add(first, second, third)
        fourth.write(to: &self)
    }
}

extension Bool: Visible {
    package func write(to look: inout LookWriter) { look.add(flags: self) }
}

extension Int: Visible {
    package func write(to look: inout LookWriter) { look.add(self) }
}

extension Double: Visible {
    package func write(to look: inout LookWriter) { look.add(self) }
}

extension String: Visible {
    package func write(to look: inout LookWriter) { look.add(self) }
}

extension Optional: Visible where Wrapped: Visible {
    package func write(to look: inout LookWriter) {
        look.add(flags: self != nil)
        if let self { self.write(to: &look) }
    }
}

extension Array: Visible where Element: Visible {
    package func write(to look: inout LookWriter) {
        look.add(count)
        for element in self { element.write(to: &look) }
    }
}

extension Visible where Self: RawRepresentable, RawValue == String {
    package func write(to look: inout LookWriter) { look.add(rawValue) }
}
