extension TraceEvent.Kind {
    /// The names of all events, as listed in docs/trace-json.md.
    static let names = [
        "configurationRead", "payloadRead", "matched", "unmatched", "serviceStarted", "downloadStarted",
        "downloadFinished", "downloadFailed", "serviceExtensionTimeWillExpire", "serviceHandedOver", "serviceFailed",
        "attachmentStored",
        "delivered", "replaced", "badge", "otherNotification", "removedFromList", "groupExpanded", "groupCollapsed",
        "clearOffered", "scheduled", "rescheduled", "removedFromPending",
        "bannerSwiped",
        "swiped", "cleared", "diagnostic", "presented",
        "initialSize", "initialized", "viewDidLoad", "viewWillAppear", "didReceive", "layout",
        "preferredContentSizeChanged", "resized", "viewDidAppear", "titleChanged", "traitsChanged", "crashed",
        "viewWillDisappear", "viewDidDisappear", "actionTapped", "passcodePrompted", "passcodeEntered",
        "passcodeCancelled", "textInputBegan", "textInputCancelled", "textTyped", "textEntered",
        "becameFirstResponder", "resignedFirstResponder", "didReceiveResponse", "completion", "actionsReplaced",
        "notificationTapped", "touched", "scrolled", "handleTouch", "mediaPlay", "mediaPause", "mediaPlaying",
        "forwardedToApp",
        "openedApp", "dismissed", "settingsOpened", "locked", "unlocked", "suppressed", "held", "summaryDelivered",
        "sound",
        "settingChanged", "authorizationPrompted", "authorizationChanged", "managementSuggested", "managementOpened",
        "managementChosen",
        "managementClosed", "appOpened", "appLeft", "activityStarted", "activityUpdated", "activityAlerted",
        "activityStale", "activityEnded", "activityDismissed",
    ]
}
