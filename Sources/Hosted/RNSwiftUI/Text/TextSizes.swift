import RNUIKit

/// Sizes of texts that the tool has measured. They depend on nothing but the keys.
@MainActor enum TextSizes {
    /// The attributes and words of a text, on which its size depends with its number of lines and its width.
    struct Label {
        private let keys: [WireKey: JSON]
        /// Equal for labels with equal keys.
        private let number: Int
        /// `true` for a text that breaks nowhere by itself.
        private let isOneLine: Bool

        @MainActor init(_ label: [WireKey: JSON]) {
            var keys = label
            keys[.type] = "label"
            keys[.minimumScaleFactor] = nil
            // A colour changes no size, and an animated one would fill the table.
            keys[.textColor] = nil
            let name = JSON.object(keys).serialized
            (self.keys, number) = (keys, TextSizes.number(of: name))
            isOneLine = keys[.attributedText] == nil && keys[.text]?.text?.contains(where: \.isNewline) == false
        }

        /// - Parameters:
        ///   - lines: the greatest number of lines; zero for all.
        ///   - width: in points; `nil` for a free one.
        func question(_ lines: Int, _ width: CGFloat?) -> Question {
            let lines = isOneLine && width == nil ? 1 : lines
            return Question(label: number, lines: lines, width: width, keys: keys)
        }
    }

    struct Question: Hashable {
        fileprivate let label: Int
        fileprivate let lines: Int
        fileprivate let width: CGFloat?
        fileprivate let keys: [WireKey: JSON]

        static func == (first: Self, second: Self) -> Bool {
            first.label == second.label && first.lines == second.lines && first.width == second.width
        }
        func hash(into hasher: inout Hasher) {
            hasher.combine(label)
            hasher.combine(lines)
            hasher.combine(width)
        }

        fileprivate var labelKeys: JSON {
            var keys = keys
            keys[.numberOfLines] = .integer(Int64(lines))
            return .object(keys)
        }
    }

    private static var numbers: [String: Int] = [:]
    private static var sizes: [Question: CGSize] = [:]
    /// Sizes that are kept; an animated text has a new one at each instant.
    private static let maxSizes = 5_000
    /// Questions that one message to the tool may hold.
    private static let maxQuestions = 500

    private static func number(of name: String) -> Int {
        if let known = numbers[name] { return known }
        if numbers.count >= maxSizes { (numbers, sizes) = ([:], [:]) }
        count += 1
        numbers[name] = count
        return count
    }
    private static var count = 0

    static func size(_ question: Question) -> CGSize {
        if let known = sizes[question] { return known }
        var arguments: [WireKey: JSON] = [.label: question.labelKeys]
        arguments[.width] = question.width.map { .points($0) }
        let size = Host.shared.query(.textSize, arguments)?[.size]?.size ?? .zero
        keep(size, question)
        return size
    }

    /// Asks for several sizes at once.
    static func prepare(_ questions: [Question]) {
        var seen: Set<Question> = []
        let unknown = questions.filter { sizes[$0] == nil && seen.insert($0).inserted }.prefix(maxQuestions)
        guard unknown.count > 1 else { return }
        let answer = Host.shared.query(
            .textSize,
            [
                .label: .array(unknown.map(\.labelKeys)),
                .width: .array(unknown.map { $0.width.map { .points($0) } ?? .null }),
            ])
        // What has no answer is asked for by itself.
        for (question, size) in zip(unknown, answer?[.size]?.array ?? []) {
            if let size = size.size { keep(size, question) }
        }
    }

    private static func keep(_ size: CGSize, _ question: Question) {
        if sizes.count >= maxSizes { sizes = [:] }
        sizes[question] = size
    }
}
