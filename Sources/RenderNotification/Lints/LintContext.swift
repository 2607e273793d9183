import ContentExtensionHost
import Renderer

/// What a lint of a picture knows besides the picture: where the files say what is drawn.
package struct LintContext: Sendable {
    /// Where a view stands in its file, by its outlet name or Interface Builder's id.
    package var views: [String: SourceSpan]
    /// Where Info.plist or the descriptor gives the initial ratio.
    package var ratio: SourceSpan?
    /// Where `preferredContentSize` is given.
    package var preferredSize: SourceSpan?
    /// The descriptor or interface file as a whole, for views without a place of their own.
    package var file: SourceSpan

    package init(
        file: SourceSpan, views: [String: SourceSpan] = [:], ratio: SourceSpan? = nil,
        preferredSize: SourceSpan? = nil
    ) {
        (self.file, self.views, self.ratio, self.preferredSize) = (file, views, ratio, preferredSize)
    }

    /// Where a view stands; copies in a repeat stand where their template does.
    func place(of id: String?) -> SourceSpan {
        guard let id else { return file }
        return views[id] ?? views[String(id.prefix { $0 != "[" })] ?? file
    }
}

extension LayoutNode {
    /// The view as a sentence names it: `the label "body"`.
    var shownName: String { "the \(content.kindName)" + (id.map { " \($0.quoted())" } ?? "") }
}
