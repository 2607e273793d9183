import ChildProcesses

/// The time that an extension and its modules take together, which begins when the first of them is compiled.
struct CompileTime {
    private let seconds: Double
    private let librarySeconds: Double
    private var ends: (libraries: Deadline, all: Deadline)?

    /// - Parameter librarySeconds: those of the libraries alone; `nil` for half of the time.
    init(seconds: Double, librarySeconds: Double? = nil) {
        self.seconds = seconds
        self.librarySeconds = librarySeconds ?? seconds / 2
    }

    /// The seconds that a module may take: the extension has those that libraries leave.
    func seconds(isLibrary: Bool) -> Double { isLibrary ? librarySeconds : seconds }

    /// `true` before the first module that is compiled, which gets all of its time.
    var isWhole: Bool { ends == nil }

    mutating func deadline(isLibrary: Bool) -> Deadline {
        let ends = ends ?? (Deadline(seconds: seconds(isLibrary: true)), Deadline(seconds: seconds))
        self.ends = ends
        return isLibrary ? ends.libraries : ends.all
    }
}
