import Basics

extension ViewNode {
    /// Shares the storage of another tree where subtrees are equal, so that similar trees can be kept together.
    /// - Returns: the bytes, estimated, that this tree needs besides the other; `nil` when the trees are equal.
    package mutating func share(with other: ViewNode) -> Int? {
        var bytes = 0
        var hasEqualChildren = children.count == other.children.count
        for index in children.indices {
            let counterpart = index < other.children.count ? other.children[index] : ViewNode()
            guard let own = children[index].share(with: counterpart) else { continue }
            bytes += own
            hasEqualChildren = false
        }
        if hasEqualChildren {
            // Arrays with one storage are equal at once, so that views are compared once and not at each level again.
            children = other.children
            if self == other {
                self = other
                return nil
            }
        } else {
            bytes += children.count * MemoryLayout<ViewNode>.stride
        }
        return bytes + ownBytes
    }

    /// The bytes of what the view refers to, without its subviews.
    private var ownBytes: Int {
        let path = MemoryLayout<Path.Element>.stride
        var bytes = constraints.count * MemoryLayout<ViewConstraint>.stride + (style.mask?.elements.count ?? 0) * path
        switch content {
        case .label(let label):
            bytes += label.text.utf8.count
            for run in label.runs { bytes += MemoryLayout<TextRun>.stride + run.text.utf8.count }
        case .shape(.path(let shape)): bytes += (shape.path?.elements.count ?? 0) * path
        case .control(let control):
            // What a dump tells has the texts; a part has an image or a title.
            for words in control.base.dump { bytes += MemoryLayout<ViewContent>.stride + words.utf8.count }
        default: break
        }
        return bytes
    }
}
