import ContentExtensionHost

/// What a batch's input holds next.
package enum InputItem: Sendable {
    case row(InputLine)
    /// A row that can't be handed on, such as one that is too long; reading goes on behind it.
    case fault(InputFault)
}

/// A row as it is handed on: not looked into but for its identifier.
package struct InputLine: Sendable {
    /// The line in the file that it starts on, from 1.
    package var number: Int
    /// The row's `id`; without one, the number of its line.
    package var id: String
    package var hash: RowHash
    /// The row as a JSON object in UTF-8, without the line's end; what was CSV too.
    package var bytes: [UInt8]
}

/// A row that can't be read.
package struct InputFault: Sendable {
    package var number: Int
    /// The row's `id` where that much can be read, as in a CSV file; `nil` claims none, not that of another row.
    package var id: String?
    package var diagnostic: Diagnostic
    /// What was read of the row, where it is JSON.
    package var start: [UInt8] = []

    package init(number: Int, id: String?, diagnostic: Diagnostic) {
        self.number = number
        self.id = id
        self.diagnostic = diagnostic
    }
}

/// A row as a filter sees it, before anything is copied; valid during the call only.
package struct RowGlance {
    package let number: Int
    /// The identifier in UTF-8; `nil` of a row that can't be read, which is like no other.
    package let id: UnsafeRawBufferPointer?
    /// The identifier's; of a row that can't be read that of its line's number, which decides its shard alone.
    package let hash: RowHash
}
