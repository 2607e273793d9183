/// The running service extensions.
struct ServiceRuns {
    private var running: [Int: ServiceRun] = [:]
    private var started = 0

    var isEmpty: Bool { running.isEmpty }

    /// In the order of their start.
    var runs: [ServiceRun] { running.sorted { $0.key < $1.key }.map(\.value) }

    /// The number of a new run.
    mutating func nextNumber() -> Int {
        started += 1
        return started
    }

    mutating func add(_ run: ServiceRun, number: Int) { running[number] = run }

    mutating func remove(_ number: Int) { running[number] = nil }
}
