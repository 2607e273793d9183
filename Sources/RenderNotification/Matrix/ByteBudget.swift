/// Counts the bytes of the pictures that all threads keep.
final class ByteBudget: Sendable {
    private let most: Int
    private let count = Shared(0)

    init(most: Int) { self.most = most }

    /// Adds a picture.
    /// - Throws: `too-many-pictures` (77) beyond the limit.
    func add(_ bytes: Int) throws(InputError) {
        count.value.withLock { $0 += bytes }
        try check()
    }

    /// Stops before more pictures are drawn in vain.
    func check() throws(InputError) {
        guard count.value.withLock({ $0 }) > most else { return }
        throw InputError(
            Diagnostic(
                .error, "too-many-pictures", "the pictures have more than \(most / 1_048_576) MB together",
                hint: "draw fewer, or at a smaller --scale", exit: .refused))
    }
}
