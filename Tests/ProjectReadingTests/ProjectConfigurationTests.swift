import Testing

@testable import ProjectReading

@Test(
    "the configuration that an app is archived with comes first",
    arguments: [
        (["Debug", "Release"], "Release"), (["Debug", "Release-Shop"], "Release-Shop"),
        (["Debug", "Staging", "Prod"], "Prod"), (["NonProd", "Debug-Live", "AppStore"], "AppStore"),
        (["Debug", "Beta"], "Beta"), (["Debug"], "Debug"),
    ])
func archivedConfiguration(names: [String], first: String) {
    let ranked = names.min {
        XcodeConfigurations.rank($0, preferred: "Debug") < XcodeConfigurations.rank($1, preferred: "Debug")
    }
    #expect(ranked == first)
}
