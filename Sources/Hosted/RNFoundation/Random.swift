import Foundation

/// Random numbers by the run's seed: SplitMix64 (Steele, Lea, Flood 2014).
public struct SystemRandomNumberGenerator: RandomNumberGenerator {
    /// Shared by all generators; `nil` until the first number, which takes the run's seed.
    private nonisolated(unsafe) static var state: UInt64?

    public init() {}

    public mutating func next() -> UInt64 {
        var state = Self.state ?? UInt64(bitPattern: Int64(Host.shared.start[.seed]?.number ?? 0))
        state &+= 0x9E37_79B9_7F4A_7C15
        Self.state = state
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}

private func generated<T>(_ body: (inout SystemRandomNumberGenerator) -> T) -> T {
    var generator = SystemRandomNumberGenerator()
    return body(&generator)
}

extension FixedWidthInteger {
    public static func random(in range: Range<Self>) -> Self { generated { random(in: range, using: &$0) } }
    public static func random(in range: ClosedRange<Self>) -> Self { generated { random(in: range, using: &$0) } }
}

extension BinaryFloatingPoint where RawSignificand: FixedWidthInteger {
    public static func random(in range: Range<Self>) -> Self { generated { random(in: range, using: &$0) } }
    public static func random(in range: ClosedRange<Self>) -> Self { generated { random(in: range, using: &$0) } }
}

extension Bool {
    public static func random() -> Bool { generated { random(using: &$0) } }
}

extension Sequence {
    public func shuffled() -> [Element] { generated { shuffled(using: &$0) } }
}

extension MutableCollection where Self: RandomAccessCollection {
    public mutating func shuffle() {
        var generator = SystemRandomNumberGenerator()
        shuffle(using: &generator)
    }
}

extension Collection {
    public func randomElement() -> Element? { generated { randomElement(using: &$0) } }
}

public func arc4random() -> UInt32 { generated { UInt32(truncatingIfNeeded: $0.next()) } }
public func arc4random_uniform(_ bound: UInt32) -> UInt32 { bound == 0 ? 0 : .random(in: 0..<bound) }
public func drand48() -> Double { .random(in: 0..<1) }

extension UUID {
    /// A random identifier by the run's seed.
    public init() {
        let (first, second) = generated { ($0.next(), $0.next()) }
        let bytes =
            (0..<8).map { UInt8(truncatingIfNeeded: first >> ($0 * 8)) }
            + (0..<8).map { UInt8(truncatingIfNeeded: second >> ($0 * 8)) }
        self.init(
            uuid: (
                bytes[0], bytes[1], bytes[2], bytes[3], bytes[4], bytes[5], bytes[6] & 0x0F | 0x40, bytes[7],
                bytes[8] & 0x3F | 0x80, bytes[9], bytes[10], bytes[11], bytes[12], bytes[13], bytes[14], bytes[15]
            ))
    }
}
