import ContentExtensionHost
import FoundationEssentials
import Testing

/// A folder of Tests/Fixtures/errors: an input with something wrong in it, and in `expected.txt` the exit code and the
/// exact words that a developer gets to read.
struct ErrorFixture: CustomTestStringConvertible, Sendable {
    /// The folder's absolute path.
    let folder: String

    var testDescription: String { folder.split(separator: "/").last.map(String.init) ?? folder }

    /// The fixtures that hold one of these files, by name.
    static func all(holding names: String...) -> [ErrorFixture] {
        let root = Fixtures.path("errors")
        let folders = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
        return folders.sorted().map { ErrorFixture(folder: "\(root)/\($0)") }
            .filter { fixture in
                names.contains { FileManager.default.fileExists(atPath: "\(fixture.folder)/\($0)") }
            }
    }

    /// Reads the input, and holds what is found against `expected.txt`. File names are relative to the folder.
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
        let found = lines.joined(separator: "\n").replacing("\(folder)/", with: "") + "\n"
        #expect(found == (try String(contentsOfFile: "\(folder)/expected.txt", encoding: .utf8)))
    }
}

/// The files that tests read.
enum Fixtures {
    /// The absolute path of a file or folder in Tests/Fixtures.
    static func path(_ name: String) -> String { repository("Tests/Fixtures/\(name)") }

    /// The absolute path of a file or folder of the repository.
    static func repository(_ name: String) -> String {
        let folders = #filePath.split(separator: "/").dropLast(3)
        return "/\(folders.joined(separator: "/"))/\(name)"
    }
}
