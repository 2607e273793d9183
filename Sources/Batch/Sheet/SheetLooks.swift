import ContentExtensionHost

/// The looks that a contact sheet shows: of each the first row that has it, and how many have; the first looks in the
/// rows' order, whatever the order in which they are done.
///
/// No more are kept than the sheet shows, and those of which it isn't known yet because rows before them aren't done.
package struct SheetLooks: Sendable {
    package struct Look: Sendable, Equatable {
        /// The first 64 bits of its key.
        package var prefix: UInt64
        /// Of its first row.
        package var id: String
        package var line: Int
        package var rows = 1
        /// Where its picture is kept, if it is.
        var place: PictureSpool.Extent?
    }

    /// The looks beyond those of the sheet that are kept until they are sorted out.
    static let slack = 256

    private let most: Int
    private var looks: [UInt64: Look] = [:]
    /// The pictures of looks that no row has yet: who drew it failed for another reason. As many as the sheet shows at the most.
    private var early: [UInt64: PictureSpool.Extent] = [:]
    /// Whether those that the sheet shows are all there, so that no other comes in.
    private var isFull = false
    /// How many make sorting out worth it.
    private var enough: Int
    /// The rows that have a look.
    package private(set) var rows = 0

    package init(most: Int = Limits.sheetLooks) {
        self.most = most
        enough = most + Self.slack
    }

    /// Counts a row that has a picture.
    /// - Parameters:
    ///   - prefix: the first 64 bits of its look's key.
    ///   - line: the line that it starts on, by which rows are in order.
    mutating func count(_ prefix: UInt64, line: Int, id: @autoclosure () -> String) {
        rows += 1
        if let index = looks.index(forKey: prefix) {
            looks.values[index].rows += 1
            if line < looks.values[index].line {
                looks.values[index].line = line
                looks.values[index].id = id()
            }
        } else if !isFull {
            looks[prefix] = Look(prefix: prefix, id: id(), line: line, place: early.removeValue(forKey: prefix))
        }
    }

    /// Whether a look may be on the sheet, as far as it is known, and nobody has said where its picture is.
    func lacksPicture(_ prefix: UInt64) -> Bool {
        if let look = looks[prefix] { return look.place == nil }
        return !isFull && early.count < most && early[prefix] == nil
    }

    mutating func keep(_ prefix: UInt64, at place: PictureSpool.Extent) {
        if looks[prefix] == nil { early[prefix] = place } else { looks[prefix]?.place = place }
    }

    /// How many looks are kept.
    var kept: Int { looks.count }

    /// Whether there are more looks than the sheet shows, so many that sorting them out is worth it.
    var wantsSorting: Bool { !isFull && looks.count >= enough }

    /// Lets go of looks that can't be among the first any more.
    /// - Parameter line: before which every row is done.
    mutating func sort(doneBefore line: Int) {
        let kept = inOrder
        if kept.count >= most, kept.prefix(most).allSatisfy({ $0.line < line }) {
            isFull = true
            early = [:]
            looks = Dictionary(uniqueKeysWithValues: kept.prefix(most).map { ($0.prefix, $0) })
        }
        enough = looks.count + max(Self.slack, looks.count / 2)
    }

    private var inOrder: [Look] { looks.values.sorted { $0.line < $1.line } }

    /// The sheet's looks in the rows' order, when all rows are done.
    package var shown: [Look] { Array(inOrder.prefix(most)) }
}
