/// Takes compressed bytes, and hands them on as they become many.
final class DeflateOutput {
    /// Where the next codes go; `makeRoom` before each block.
    var writer: BitWriter
    private let memory: UnsafeMutableRawPointer
    private let head: Int
    private let emit: (UnsafeMutableRawBufferPointer) throws -> Void

    /// Handed on are as many bytes as this at least, but for the last.
    private static let enough = 65_536

    /// - Parameters:
    ///   - block: the most bytes a block has before it is compressed.
    ///   - head: room that is kept before the bytes, and handed on with them.
    ///   - tail: room that is kept after them, and handed on too.
    init(
        block: Int, head: Int = 0, tail: Int = 0, emit: @escaping (UnsafeMutableRawBufferPointer) throws -> Void
    ) {
        memory = .allocate(byteCount: head + Self.enough + BlockWriter.bound(block) + tail, alignment: 8)
        self.head = head
        self.tail = tail
        self.emit = emit
        writer = BitWriter(at: memory + head)
    }

    private let tail: Int

    deinit { memory.deallocate() }

    /// Hands on what there is, if it is much.
    func makeRoom() throws {
        if writer.place - memory >= head + Self.enough { try handOn() }
    }

    /// Hands on the whole bytes that there are.
    func handOn() throws {
        let count = writer.place - memory
        guard count > head else { return }
        // The rest of a flush of 8 bytes lies where the tail is written; the writer still holds those bits.
        try emit(UnsafeMutableRawBufferPointer(start: memory, count: count + tail))
        writer.move(to: memory + head)
    }
}
