import Testing

/// The environment's say in what is written and where.
@Suite struct RecordModeTests {
    @Test func theDefaultIsMissing() throws { #expect(try RecordMode(environment: [:]) == .missing) }

    @Test func nothingIsRecordedInCI() throws {
        #expect(try RecordMode(environment: ["CI": "true"]) == .never)
        #expect(try RecordMode(environment: ["CI": "true", RecordMode.variable: "failed"]) == .failed)
    }

    @Test func aModeThatThereIsNotIsAnError() {
        #expect(throws: RecordMode.UnknownMode.self) { try RecordMode(environment: [RecordMode.variable: "al"]) }
    }

    @Test func artefactsGoWhereTheEnvironmentSays() {
        #expect(Artefacts(environment: ["SNAPSHOT_ARTIFACTS": "/elsewhere"]).folder == "/elsewhere")
        #expect(Artefacts(environment: [:]).folder.hasSuffix("/.build/snapshot-failures"))
    }
}
