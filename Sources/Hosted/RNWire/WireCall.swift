/// A call of the tool to the process that runs an extension's code. Each call has one reply.
///
/// Every call also carries `now`, the virtual seconds since the start of the run, and `size`, the width and height in
/// points of the view that the host has embedded. Work that is due by `now` is done before the call.
package enum WireCall: String, CaseIterable, Sendable {
    /// Makes the object of the extension's class: `class`, `kind` (`content`, `service` or `activity`), `interface`, `device`,
    /// `date` (seconds since 1970), `seed` of random numbers, `bundle`. It carries neither `now` nor `size`.
    case start

    /// Loads the view, and with it `viewDidLoad()`.
    case viewDidLoad
    /// `viewWillAppear(_:)` and `viewIsAppearing(_:)` of the controller and its children.
    case viewWillAppear
    /// Lays out the view for `size`, and with it `viewDidLayoutSubviews()`.
    case viewDidLayoutSubviews
    /// `viewDidAppear(_:)` of the controller and its children.
    case viewDidAppear
    /// `viewWillDisappear(_:)` of the controller and its children.
    case viewWillDisappear
    /// `viewDidDisappear(_:)` of the controller and its children.
    case viewDidDisappear

    /// `didReceive(_:)` with `notification`, whose `actions` are the category's.
    case didReceive
    /// `didReceive(_:completionHandler:)` with `response`. The request `complete` has the same `id`, which counts from 1.
    case didReceiveResponse
    /// `mediaPlay()`.
    case mediaPlay
    /// `mediaPause()`.
    case mediaPause
    /// Delivers `event`, a touch or input, to the view with the id `view`; `value` is the control's new value.
    case event

    /// The values of an activity with its `id`: `attributes` and `state`, both as text of JSON, `isStale`, and the sizes
    /// of its `presentations`.
    case activity

    /// `didReceive(_:withContentHandler:)` of a service extension with `request`.
    case serviceDidReceive
    /// `serviceExtensionTimeWillExpire()`.
    case serviceTimeWillExpire

    /// Does the code's own work that is due by `now`, and nothing else.
    case advance
}
