extension Scene {
    /// Shares the storage of the scene before, where views are equal.
    /// - Returns: the bytes, estimated, that the scene needs besides the one before.
    mutating func share(with last: Scene?) -> Int {
        if let last {
            var still = last
            still.time = time
            if still == self {
                self = still
                return 0
            }
        }
        var bytes = 0
        custom?.view.share(with: last?.custom?.view, adding: &bytes)
        if case .firstResponder(var accessory, var input) = textInput?.source {
            var before: (accessory: ViewNode?, input: ViewNode?)
            if case .firstResponder(let accessory, let input) = last?.textInput?.source { before = (accessory, input) }
            accessory?.share(with: before.accessory, adding: &bytes)
            input?.share(with: before.input, adding: &bytes)
            textInput?.source = .firstResponder(accessoryView: accessory, inputView: input)
        }
        if let text = textInput?.text, text != last?.textInput?.text { bytes += text.utf8.count }
        return bytes
    }
}

extension ViewNode {
    fileprivate mutating func share(with other: ViewNode?, adding bytes: inout Int) {
        bytes += share(with: other ?? ViewNode()) ?? 0
    }
}
