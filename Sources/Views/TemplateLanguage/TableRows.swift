import Basics

/// `rows` of a bindings.json: the prototype cells of tables and collections, and the arrays they are repeated over.
package typealias TableRows = [String: ViewTemplate.Repetition]

extension ObjectReader {
    /// Decodes `{table: {"cell", "over", "limit"}}`.
    /// - Returns: the repetition of each cell, by the cell's id.
    package func rows(of view: JSONValue) -> TableRows {
        let tables = view.tables()
        return (entries("rows") ?? []).reduce(into: [:]) { rows, entry in
            guard let cells = tables[entry.key] else {
                return report.add(
                    .error, "unknown-outlet", "no table or collection is called \(entry.key.quoted())",
                    at: entry.value.position, path: entry.path,
                    hint: report.hint(for: entry.key, among: tables.keys.sorted()) {
                        $0.isEmpty ? "the view has none" : "there is: \($0.joined(separator: ", "))"
                    })
            }
            guard let object = report.object(entry.value, path: entry.path, "an object of a cell and an array"),
                let cell = object.cell(among: cells)
            else { return }
            rows[cell] = ViewTemplate.Repetition.decode(object)
        }
    }

    /// The id of the prototype named by `cell`, which is optional if there is only one.
    private func cell(among cells: [PrototypeCell]) -> String? {
        guard let raw = raw("cell") else {
            if cells.count == 1 { return cells[0].id }
            report.add(
                .error, "missing-key", "the table has \(cells.count) prototype cells, and \"cell\" says which is meant",
                at: value.position, path: path,
                hint: cells.isEmpty
                    ? "give it a prototype cell in Interface Builder"
                    : "one of: \(cells.map(\.reuseIdentifier).joined(separator: ", "))")
            return nil
        }
        guard let name = report.string(raw, path: child("cell"), "a reuse identifier") else { return nil }
        if let cell = cells.first(where: { $0.reuseIdentifier == name }) { return cell.id }
        unknownValue(raw, name, "cell", child("cell"), among: cells.map(\.reuseIdentifier))
        return nil
    }
}

private struct PrototypeCell {
    let id: String
    let reuseIdentifier: String
}

extension JSONValue {
    /// The prototype cells of the tables and collections in a view tree, by the table's id.
    fileprivate func tables() -> [String: [PrototypeCell]] {
        var found: [String: [PrototypeCell]] = [:]
        let children = self["children"]?.array ?? []
        if let id = self["id"]?.string, let type = self["type"]?.string, ["tableView", "collectionView"].contains(type)
        {
            found[id] = children.compactMap { child in
                guard let id = child["id"]?.string, let name = child["reuseIdentifier"]?.string else { return nil }
                return PrototypeCell(id: id, reuseIdentifier: name)
            }
        }
        for child in children { found.merge(child.tables()) { first, _ in first } }
        return found
    }
}

extension ViewTemplate {
    /// Makes prototype cells repeat.
    package mutating func apply(_ rows: TableRows) {
        if rows.isEmpty { return }
        if let id, let repetition = rows[id] { self.repetition = repetition }
        for index in children.indices { children[index].apply(rows) }
    }
}
