import RNSwiftUI

/// Marks of a chart, or something made of them.
@MainActor @preconcurrency public protocol ChartContent {
    associatedtype Body: ChartContent
    @ChartContentBuilder var body: Body { get }
    var _marks: [_ChartMark] { get }
}

extension ChartContent {
    public var _marks: [_ChartMark] { body._marks }
}
extension ChartContent where Body == Never {
    public var body: Never {
        Host.raise("\(Self.self) has no body")
        exit(1)
    }
}

extension Never: ChartContent {
    public var _marks: [_ChartMark] { [] }
}

/// The marks of a builder.
public struct _ChartMarks: ChartContent {
    public typealias Body = Never
    public let _marks: [_ChartMark]
}

public struct AnyChartContent: ChartContent {
    public typealias Body = Never
    public let _marks: [_ChartMark]
    public init(_ content: some ChartContent) { _marks = content._marks }
    public init(erasing content: some ChartContent) { self.init(content) }
}

/// Several marks as one.
public struct Plot: ChartContent {
    public typealias Body = Never
    public let _marks: [_ChartMark]
    public init(@ChartContentBuilder content: () -> some ChartContent) { _marks = content()._marks }
}

@MainActor @preconcurrency @resultBuilder public struct ChartContentBuilder {
    public static func buildExpression<C: ChartContent>(_ content: C) -> C { content }
    public static func buildBlock() -> _ChartMarks { _ChartMarks(_marks: []) }
    public static func buildBlock<C: ChartContent>(_ content: C) -> C { content }
    public static func buildBlock<each C: ChartContent>(_ content: repeat each C) -> _ChartMarks {
        var marks: [_ChartMark] = []
        repeat marks.append(contentsOf: (each content)._marks)
        return _ChartMarks(_marks: marks)
    }
    public static func buildIf<C: ChartContent>(_ content: C?) -> C? { content }
    public static func buildEither<C: ChartContent>(first content: C) -> _ChartMarks {
        _ChartMarks(_marks: content._marks)
    }
    public static func buildEither<C: ChartContent>(second content: C) -> _ChartMarks {
        _ChartMarks(_marks: content._marks)
    }
    public static func buildArray<C: ChartContent>(_ contents: [C]) -> _ChartMarks {
        _ChartMarks(_marks: contents.flatMap { $0._marks })
    }
    public static func buildLimitedAvailability<C: ChartContent>(_ content: C) -> AnyChartContent {
        AnyChartContent(content)
    }
}

extension Optional: ChartContent where Wrapped: ChartContent {
    public typealias Body = Never
    public var _marks: [_ChartMark] { self?._marks ?? [] }
}

extension ForEach: ChartContent where Content: ChartContent {
    /// More elements than these are read with gaps.
    private static var maxElements: Int { 20_000 }

    public var _marks: [_ChartMark] {
        guard data.count > Self.maxElements else { return data.flatMap { content($0)._marks } }
        let step = (data.count + Self.maxElements - 1) / Self.maxElements
        Host.shared.note("code-not-modelled", "Chart: one of \(step) elements is read of \(data.count)")
        return stride(from: 0, to: data.count, by: step).flatMap { offset in
            content(data[data.index(data.startIndex, offsetBy: offset)])._marks
        }
    }
}
extension ForEach where Content: ChartContent, ID == Data.Element.ID, Data.Element: Identifiable {
    public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
        self.init(_data: data, id: { $0.id }, content: content)
    }
}
extension ForEach where Content: ChartContent {
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content
    ) { self.init(_data: data, id: { $0[keyPath: id] }, content: content) }
}
extension ForEach where Data == Range<Int>, ID == Int, Content: ChartContent {
    public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) {
        self.init(_data: data, id: { $0 }, content: content)
    }
}
