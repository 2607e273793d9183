import ContentExtensionHost

extension CSVColumns {
    /// A record as a row's JSON; cells that are empty are left out.
    /// - Throws: `csv-cell` (exit 65) for a cell that isn't JSON where the header says so, or no UTF-8.
    func row(_ cells: [[UInt8]], at location: SourceSpan) throws(Diagnostic) -> [UInt8] {
        var text = ""
        if try !write(root, cells, at: location, to: &text) { text = "{}" }
        return Array(text.utf8)
    }

    /// - Returns: whether there was anything to write.
    private func write(
        _ node: Node, _ cells: [[UInt8]], at location: SourceSpan, to text: inout String
    ) throws(Diagnostic) -> Bool {
        switch node {
        case .cell(let column, let kind):
            if cells[column].isEmpty { return false }
            do throws(CellProblem) {
                text += try value(cells[column], kind)
                return true
            } catch {
                throw Diagnostic(
                    .error, "csv-cell", "column \(column + 1), \(names[column].quoted()): \(error.message)",
                    at: location,
                    hint: error.hint)
            }
        case .object(let members):
            var parts: [String] = []
            for (key, node) in members.all {
                var part = JSONText.quoted(key) + ":"
                if try write(node, cells, at: location, to: &part) { parts.append(part) }
            }
            if parts.isEmpty { return false }
            text += "{" + parts.joined(separator: ",") + "}"
            return true
        }
    }

    private struct CellProblem: Error {
        var message: String
        var hint: String
    }

    private func value(_ cell: [UInt8], _ kind: Kind) throws(CellProblem) -> String {
        guard let text = String(validating: cell, as: UTF8.self) else {
            throw CellProblem(message: "the cell isn't UTF-8", hint: "write the input in UTF-8")
        }
        switch kind {
        case .text: return JSONText.quoted(text)
        case .number:
            let value = try? JSONReader.read(cell, file: "cell")
            return value?.number == nil ? JSONText.quoted(text) : value?.compactText ?? ""
        case .boolean: return text == "true" || text == "false" ? text : JSONText.quoted(text)
        case .json:
            do throws(InputError) {
                return try JSONReader.read(cell, file: "cell").compactText
            } catch {
                throw CellProblem(
                    message: error.diagnostics.first?.message ?? "the cell isn't JSON",
                    hint: "a column whose name ends in :json holds JSON")
            }
        }
    }
}
