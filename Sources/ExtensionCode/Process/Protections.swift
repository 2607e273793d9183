import CProcessLimits

/// Restrictions that the running kernel can put on an extension's process.
package struct Protections: Sendable, Equatable {
    /// Landlock: it reads and writes only its own files.
    package var restrictsFiles: Bool
    /// Seccomp: the system calls that an extension needs, and no others.
    package var restrictsCalls: Bool
    /// Namespaces: no other processes, no IPC and no network of the machine's.
    package var isolatesProcesses: Bool

    package init(restrictsFiles: Bool, restrictsCalls: Bool, isolatesProcesses: Bool) {
        self.restrictsFiles = restrictsFiles
        self.restrictsCalls = restrictsCalls
        self.isolatesProcesses = isolatesProcesses
    }

    /// Those of this machine.
    package static var current: Protections {
        let known = UInt32(rn_protections())
        return Protections(
            restrictsFiles: known & RN_PROTECTION_FILES.rawValue != 0,
            restrictsCalls: known & RN_PROTECTION_CALLS.rawValue != 0,
            isolatesProcesses: known & RN_PROTECTION_NAMESPACES.rawValue != 0)
    }

    /// Their names for people, the limits of time and memory included, which all systems have.
    package var text: String {
        let kernel = [(restrictsFiles, "landlock"), (restrictsCalls, "seccomp"), (isolatesProcesses, "namespaces")]
        return (kernel.filter(\.0).map(\.1) + ["limits"]).joined(separator: ", ")
    }
}
