import RNFoundation
import RNUIKit

/// Stands for a view that doesn't compile here: a box with its name, of the size that it is given.
public struct _LeftOut: View {
    private let name: String

    init(_ name: String) { self.name = name }

    public var body: some View {
        // Statements such as `if` have no name, and leave nothing to see.
        if name.first?.isUppercase ?? false {
            Text(verbatim: name).font(.caption2).foregroundColor(.secondary).lineLimit(1).padding(4)
                .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
                .background(Color.gray.opacity(0.2)).clipped()
        }
    }
}

/// Says that a statement of a view builder was left out because it doesn't compile.
/// - Parameter name: how its expression begins.
@_disfavoredOverload @MainActor public func _skip(_ name: String = "", file: String = #filePath, line: Int = #line)
    -> _LeftOut
{
    _box(name, file: file, line: line)
}

/// Stands for a view that doesn't compile, before its modifiers.
@MainActor public func _box(_ name: String = "", file: String = #filePath, line: Int = #line) -> _LeftOut {
    RNFoundation._skip(name, file: file, line: line) as Void
    return _LeftOut(name)
}

/// Stands for an argument that is a view and doesn't compile.
@_disfavoredOverload @MainActor public func _empty(_ name: String = "", file: String = #filePath, line: Int = #line)
    -> _LeftOut
{
    _box(name, file: file, line: line)
}

extension LocalizedStringKey: _Emptiable {
    /// A sign that there is a text.
    public static var _emptyValue: LocalizedStringKey { "…" }
}
