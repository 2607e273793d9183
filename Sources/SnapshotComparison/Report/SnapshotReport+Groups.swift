extension SnapshotReport {
    /// The cases that aren't as their references, by status; those in which the same views differ in the same properties,
    /// as one label that moved does on six devices, are together.
    package var groups: [[Case]] {
        Status.allCases.filter { $0 != .passed }.flatMap { status in
            var groups: [[Case]] = []
            var places: [[Change]: Int] = [:]
            for entry in cases where entry.status == status {
                let cause = entry.changes.map(\.withoutValues)
                if let place = places[cause] {
                    groups[place].append(entry)
                } else {
                    if !cause.isEmpty { places[cause] = groups.count }
                    groups.append([entry])
                }
            }
            return groups
        }
    }
}

extension SnapshotReport.Change {
    /// Values differ from device to device.
    fileprivate var withoutValues: Self {
        var copy = self
        (copy.old, copy.new) = (nil, nil)
        return copy
    }
}
