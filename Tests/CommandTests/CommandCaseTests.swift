import TestSupport
import Testing

/// The cases of Tests/Fixtures/cli-errors: exit codes, messages, and no files left behind.
@Suite struct CommandCaseTests {
    @Test("a command says what its transcript says, and leaves no files", arguments: CommandCase.all)
    func transcript(of command: CommandCase) throws {
        #expect(Repository.isFile(TestedProgram.path), "build the program first: swift build")
        let outcome = try command.run()
        let difference = try Recording.difference(outcome.transcript, from: command.transcript)
        #expect(difference == nil)
        #expect(outcome.changedFiles == [])
    }

    @Test("there are cases for every command") func thereAreCases() {
        #expect(CommandCase.all.count >= 150)
    }
}
