import RNUIKit

/// A value that views hand up to those around them.
public protocol PreferenceKey {
    associatedtype Value
    static var defaultValue: Value { get }
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    public static var defaultValue: Value { nil }
}

extension View {
    public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        wrapped { PreferenceElement<K>($0, $1) { $0 = value } }
    }
    public func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View { wrapped { PreferenceElement<K>($0, $1, callback) } }
    public func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        wrapped {
            SettlingElement($0, $1) { element in
                let value = element.preference(K.self) ?? K.defaultValue
                let last = element.identity.kept("preference") { Kept<K.Value?>(nil) }
                guard last.value != value else { return }
                last.value = value
                element.host.afterLayout { action(value) }
            }
        }
    }
    public func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        PreferenceReader<K, Self, V>(content: self, alignment: alignment, isBehind: false, decoration: transform)
    }
    public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        PreferenceReader<K, Self, V>(content: self, alignment: alignment, isBehind: true, decoration: transform)
    }
}

final class PreferenceElement<Key: PreferenceKey>: Element {
    private let change: (inout Key.Value) -> Void
    init(_ child: Element, _ context: ViewContext, _ change: @escaping (inout Key.Value) -> Void) {
        self.change = change
        super.init(context, [child])
    }
    override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        let inner = super.preference(key)
        guard key == Key.self else { return inner }
        var value = inner as? Key.Value ?? Key.defaultValue
        change(&value)
        return value as? K.Value
    }
}

/// A decoration made of a preference of the view's content. Preferences of readers of geometry count from the second
/// layout on.
private struct PreferenceReader<Key: PreferenceKey, Content: View, Decoration: View>: PrimitiveView {
    typealias Body = Never
    public nonisolated var _place = _ViewPlace(.modifier)
    let content: Content
    let alignment: Alignment
    let isBehind: Bool
    let decoration: (Key.Value) -> Decoration

    public func _elements(in context: _ViewContext) -> [_ViewElement] {
        evaluate(content, in: context.child(.content)).map { element in
            let own = context.wrapping(element)
            let value = element.preference(Key.self) ?? Key.defaultValue
            let parts = evaluate(decoration(value), in: own.child(.part("decoration")))
            return parts.isEmpty
                ? element : DecoratedElement(element, parts, alignment, isBehind: isBehind, own)
        }
    }
}
