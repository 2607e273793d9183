import ContentExtensionHost
import Renderer

/// The positions in the files for the findings about a picture.
package struct LintContext: Sendable {
    /// The positions of views, by outlet name or Interface Builder's id.
    package var views: [String: SourceSpan]
    /// The position of the initial ratio in Info.plist or the descriptor.
    package var ratio: SourceSpan?
    /// The position of `preferredContentSize`.
    package var preferredSize: SourceSpan?
    /// The descriptor or interface file as a whole, for views without a position.
    package var file: SourceSpan

    package init(
        file: SourceSpan, views: [String: SourceSpan] = [:], ratio: SourceSpan? = nil,
        preferredSize: SourceSpan? = nil
    ) {
        (self.file, self.views, self.ratio, self.preferredSize) = (file, views, ratio, preferredSize)
    }

    /// The position of a view; copies in a repeat have their template's.
    func place(of id: String?) -> SourceSpan {
        guard let id else { return file }
        return views[id] ?? views[String(id.prefix { $0 != "[" })] ?? file
    }
}

extension LayoutNode {
    /// The view's name in a sentence: `the label "body"`.
    var shownName: String { "the \(content.kindName)" + (id.map { " \($0.quoted())" } ?? "") }
}
