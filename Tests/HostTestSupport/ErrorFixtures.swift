import Basics
import TestSupport
import Testing

/// The cases of Tests/Fixtures/errors: an input with something wrong in it, and in `expected.txt` the exit code and the
/// exact words that a developer gets to read.
enum ErrorFixtures {
    /// The cases that hold one of these files, by name.
    static func holding(_ names: String...) -> [FixtureCase] {
        FixtureArea.errors.cases().filter { fixture in
            names.contains { Repository.isFile("\(fixture.folder)/\($0)") }
        }
    }
}

extension FixtureCase {
    /// Reads the input, and compares the findings with `expected.txt`. File names are relative to the folder.
    /// - Parameter load: gives the warnings of the input in the folder, or throws.
    func check(_ load: (_ folder: String) throws(InputError) -> [Diagnostic]) throws {
        let exit: Int32
        let diagnostics: [Diagnostic]
        do throws(InputError) {
            (exit, diagnostics) = (0, try load(folder))
        } catch {
            (exit, diagnostics) = (error.exit.rawValue, error.diagnostics)
        }
        for error in diagnostics where error.severity == .error {
            #expect(error.hint != nil, "an error says what would mend it: \(error)")
            #expect(error.location?.line == nil || error.jsonPath != nil, "an error says what it is about: \(error)")
        }
        let lines = ["exit \(exit)"] + diagnostics.map(\.description)
        #expect(try difference(lines.joined(separator: "\n") + "\n") == nil)
    }
}
