import ContentExtensionHost
import Testing

@Test(
    "A descriptor's errors are said exactly so", arguments: ErrorFixture.all(holding: "descriptor.json", "Info.plist"))
func descriptorError(_ fixture: ErrorFixture) throws {
    try fixture.check { folder throws(InputError) in try ExtensionDescriptor.load(path: folder).warnings }
}

@Test func everyKindOfDescriptorErrorHasAFixture() {
    #expect(ErrorFixture.all(holding: "descriptor.json", "Info.plist").count >= 40)
}
