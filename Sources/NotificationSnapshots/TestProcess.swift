import PlatformFoundation

/// The arguments of a process of tests, interpreted.
enum TestProcess {
    private static let arguments = CommandLine.arguments

    /// `swift test` runs the tests of the two libraries in processes of their own.
    static let runsSwiftTesting = arguments.contains("swift-testing") || arguments.contains("--testing-library")

    /// `false` when only some of the tests run, by `--filter`, `--skip`, or the names of XCTest.
    static let runsAllTests: Bool = {
        if arguments.contains(where: { $0.hasPrefix("--filter") || $0.hasPrefix("--skip") }) { return false }
        return runsSwiftTesting || arguments.count == 1
    }()
}
