import ArgumentParser

/// The flag of the commands that draw a notification which iOS wouldn't show.
struct ForceOption: ParsableArguments {
    @Flag(
        name: .customLong("force"),
        help: "Draws what APNs or iOS wouldn't take, load, deliver or show, with a warning that says so.")
    var force = false
}
