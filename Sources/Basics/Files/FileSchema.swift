import CEmbeddedText

/// A file that an editor can check by a JSON schema, which lies in the program.
package enum FileSchema: String, Sendable, CaseIterable {
    case descriptor, payload, scenario, bindings, settings, rows, truncation

    /// The JSON schema (draft 2020-12).
    package var text: String {
        let file = json_schema(rawValue)
        return String(decoding: UnsafeBufferPointer(start: file.bytes, count: file.count), as: UTF8.self)
    }

    /// The name of a schema's file, such as `descriptor.schema.json`.
    package var fileName: String { "\(rawValue).schema.json" }
}
