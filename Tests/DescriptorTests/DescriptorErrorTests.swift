import Basics
import TestSupport
import ContentExtensionHost
import Testing

@testable import HostTestSupport

@Test(
    "A descriptor's errors are said exactly so", arguments: ErrorFixtures.holding("descriptor.json", "Info.plist"))
func descriptorError(_ fixture: FixtureCase) throws {
    try fixture.check { folder throws(InputError) in try ExtensionDescriptor.load(path: folder).warnings }
}

@Test func everyKindOfDescriptorErrorHasAFixture() {
    #expect(ErrorFixtures.holding("descriptor.json", "Info.plist").count >= 40)
}
