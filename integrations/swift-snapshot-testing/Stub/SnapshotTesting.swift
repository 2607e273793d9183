// The signatures of swift-snapshot-testing 1.19 that the adapter uses, for a compiler without that library.
import Foundation

public struct Snapshotting<Value, Format> {
    public var pathExtension: String?
    public var diffing: Diffing<Format>
    public var snapshot: (Value) -> Format

    public init(pathExtension: String?, diffing: Diffing<Format>, snapshot: @escaping (_ value: Value) -> Format) {
        (self.pathExtension, self.diffing, self.snapshot) = (pathExtension, diffing, snapshot)
    }
}

public struct Diffing<Value> {
    public var toData: (Value) -> Data
    public var fromData: (Data) -> Value
    public var diffV2: (Value, Value) -> (String, [DiffAttachment])?

    public static func diff(
        toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
        diffV2: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [DiffAttachment])?
    ) -> Self {
        Diffing(toData: toData, fromData: fromData, diffV2: diffV2)
    }
}

extension Diffing where Value == String {
    nonisolated(unsafe) public static let lines = diff(
        toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) },
        diffV2: { $0 == $1 ? nil : ("-\($0)\n+\($1)", []) })
}

public enum DiffAttachment {
    case data(Data, name: String)
}
