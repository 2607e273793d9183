/// The truncated texts of a file's rows.
package struct RowCuts: Sendable {
    /// A truncated text of a row.
    private struct Cut: Sendable {
        let row: String
        let place: String
        let lost: String
    }

    /// The rows of a table for people.
    private static let maxShown = 20

    /// The truncated texts that are shown, by the names of roles in the order of their first cut.
    private var roles: [(name: String, cuts: [Cut], rows: Int, most: Int?)] = []
    private var rows = 0
    private var cutRows = 0
    private var texts: [String] = []

    package init() {}

    /// Adds the places in which a row's texts are cut.
    package mutating func add(_ places: [TruncationReport.Entry], id: String, line: Int) {
        rows += 1
        if !places.isEmpty { cutRows += 1 }
        var counted: Set<String> = []
        for place in places {
            texts.append(place.text(ofRow: (id, line)))
            for text in place.texts where !text.lost.isEmpty {
                let name = text.role.words
                let index = roles.firstIndex { $0.name == name } ?? roles.count
                if index == roles.count { roles.append((name, [], 0, nil)) }
                if counted.insert(name).inserted { roles[index].rows += 1 }
                if let room = text.room { roles[index].most = min(room, roles[index].most ?? room) }
                if roles[index].cuts.count < Self.maxShown {
                    let words = [place.style.rawValue, place.device.name, place.presentation.rawValue]
                    roles[index].cuts.append(
                        Cut(
                            row: "line \(line)", place: words.joined(separator: "  "),
                            lost: text.lost.shortened.quoted()))
                }
            }
        }
    }

    /// The report for people: for each text the rows in which it is cut.
    package var table: String {
        var text = "texts are cut in \(cutRows) of \(rows) rows\n"
        for role in roles {
            text += "\(role.name): cut in \(role.rows) row\(role.rows == 1 ? "" : "s")"
            if let most = role.most { text += "; up to \(most) characters are seen whole" }
            text += "\n"
            let width = role.cuts.map(\.row.count).max() ?? 0
            let place = role.cuts.map(\.place.count).max() ?? 0
            for cut in role.cuts {
                text += "  \(cut.row.padded(to: width))  \(cut.place.padded(to: place))  \(cut.lost)\n"
            }
            if role.cuts.count == Self.maxShown { text += "  …\n" }
        }
        return text
    }

    /// The report as JSON: the places where a row's texts are cut, each with the row's `id` and `line`.
    package var json: String {
        "{\"rows\":\(rows),\"cut\":\(cutRows),\"places\":[\n" + texts.joined(separator: ",\n") + "\n]}\n"
    }
}

extension String {
    fileprivate func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}

extension MatrixRenderer {
    /// The places of the matrix in which a notification's texts are cut, and the findings.
    package func cutPlaces(
        of notifications: [PushNotification]
    ) throws -> [(places: [TruncationReport.Entry], result: Result<[Diagnostic], InputError>)] {
        let places = matrix.places(of: matrix.varying)
        let found = try pool.map(notifications.count * places.count) { number, renderer, cache in
            let notification = notifications[number / places.count]
            let (device, shownIn) = matrix.setting(at: places[number % places.count])
            do {
                let outcome = try notification.play(in: shownIn, on: device, with: renderer, cache: cache)
                let screen = outcome.screen(in: shownIn)
                let isCut = !TruncationMeter(renderer: renderer).cuts(of: TruncationSubject(screen)).isEmpty
                // Finding the room takes more layouts.
                let entry = isCut ? TruncationReport.Entry(screen, in: shownIn, on: renderer) : nil
                return (entry, Result<[Diagnostic], InputError>.success(outcome.diagnostics(with: renderer)))
            } catch {
                return (nil, .failure(InputError(Diagnostic.all(of: error))))
            }
        }
        return notifications.indices.map { index in
            let own = found[index * places.count..<(index + 1) * places.count]
            let failure = own.lazy.compactMap { entry -> InputError? in
                if case .failure(let error) = entry.1 { return error }
                return nil
            }.first
            if let failure { return ([], .failure(failure)) }
            return (own.compactMap(\.0), .success(own.flatMap { (try? $0.1.get()) ?? [] }))
        }
    }
}
