/// The keys of messages and of the view tree, which both sides spell alike.
///
/// A key that isn't here doesn't compile. Names that the code or its files choose, such as ids, addresses and those of
/// `userInfo`, are no keys. A name that several objects have is listed with the first one.
package enum WireKey: String, CaseIterable, Sendable {
    // MARK: Messages

    /// The kind of a line: a `WireCall`, a `WireQuery`, or the reply to a call.
    case call, query, reply
    /// Every call: virtual seconds since the start of the run; the embedded view's width and height in points.
    case now, size
    /// The rest of calls, as `WireCall` describes them.
    case kind, interface, device, date, seed, bundle, notification, response, request, event, value, path
    /// Every reply: its `WireRequest`s in order; the virtual seconds of the code's next work, `null` for none.
    case requests, next
    /// A reply of a content extension; `view`, `title` and `preferredContentSize` only after a change.
    case view, title, preferredContentSize, canBecomeFirstResponder, inputAccessoryView, inputView, media
    /// The button for media: `mediaPlayPauseButtonType` is `type`, its frame in points, its colour.
    case type, frame, tint
    /// Queries and their answers, as `WireQuery` describes them.
    case missing, width, height, frames, label, name, systemName, movie, scale, image, duration, identifier, options,
        number, error, color, key, table, nib, storyboard
    /// Requests, as `WireRequest` describes them.
    case code, message, file, line, id, option, url, reason

    // MARK: The start

    /// The device, whose screen is `width` by `height` points at `scale` pixels a point. `safeArea` has the insets top,
    /// leading, bottom, trailing; the other values are UIKit's names.
    case userInterfaceStyle, contentSizeCategory, locale, timeZone, systemVersion, idiom, orientation, safeArea
    /// The bundle at `path`: its Info.plist, the folder that the process may write to, and the answers of the network
    /// by address.
    case info, temporary, network
    /// An answer of the network: the file at `path` or the reason of its failure, after seconds.
    case latency, failure

    // MARK: Notifications, as UserNotifications names their properties

    /// A request, a response, an attachment and a sound.
    case trigger, content, actionIdentifier, userText, critical, volume
    /// A trigger: `push`, or an object with `repeats` and either seconds or date components.
    case timeInterval, dateMatching, repeats, year, month, day, weekday, weekdayOrdinal, hour, minute, second
    /// A content.
    case subtitle, body, badge, sound, categoryIdentifier, threadIdentifier, userInfo, attachments,
        targetContentIdentifier, interruptionLevel, relevanceScore, launchImageName, summaryArgument,
        summaryArgumentCount, filterCriteria, communication
    /// The sender of a communication notification.
    case sender, groupName, avatar
    /// An action, its icon and its text input.
    case actions, icon, systemImageName, templateImageName, textInput, buttonTitle, placeholder

    // MARK: Live Activities

    /// An activity's values as text of JSON, and what the system says of it.
    case state, isStale
    /// The presentations of an activity, by the names of their parts. Each has the least and the largest `width` and
    /// `height`; `camera` is the area of the camera in the island, and `userInterfaceStyle` is the card's.
    case presentations, lockScreen, expanded, compactLeading, compactTrailing, minimal, camera

    // MARK: Interface files

    /// A scene or xib: views by their ids have `classes` and runtime `attributes`; the rest are arrays.
    case `class`, classes, attributes, outlets, gestures, objects, children, extraViews
    /// An outlet, an action and a gesture recogniser.
    case destination, owner, isCollection, selector, target, gesture, isEnabled, numberOfTapsRequired,
        minimumPressDuration
    /// An embedded controller and a runtime attribute.
    case container, segue, keyPath

    // MARK: All views

    /// The view's place in the tree, and the role of a part of a cell or section.
    case role, reuseIdentifier, `static`, constraints
    /// Interface Builder's frame as x, y, width, height in points, and its autoresizing.
    case designFrame, autoresizing, superview, mask
    /// The place of a view without a frame in its superview, and the natural size of a stand-in, in points.
    case placement, intrinsicSize
    /// The `path` of types to a view of SwiftUI's, with the `file` and `line` of its code.
    case swiftUI
    /// Drawing.
    case backgroundColor, tintColor, alpha, hidden, clipsToBounds, cornerRadius, cornerCurve, maskedCorners, border,
        shadow, transform, userInteractionEnabled
    /// A shadow.
    case opacity, radius, offset
    /// Margins and sizes.
    case layoutMargins, margins, preservesSuperviewLayoutMargins, hugging, compressionResistance, horizontal, vertical,
        preferredMaxLayoutWidth
    /// Insets in points.
    case top, leading, bottom, trailing
    /// A constraint. `constant` is points or an object with `system`, multiples of the system's spacing.
    case firstItem, firstAttribute, relation, secondItem, secondAttribute, multiplier, constant, priority, active,
        outlet, system
    /// A colour in both appearances, and the literal text of a template.
    case light, dark, literal

    // MARK: Text and images

    /// A label, and a run of its attributed text.
    case text, attributedText, font, textColor, alignment, numberOfLines, lineBreakMode, lineHeight,
        minimumScaleFactor, shadowColor, shadowOffset, underline, underlineColor, strikethrough, strikethroughColor,
        kern,
        baselineOffset
    /// A font: its text style or size in points, and its variations.
    case style, weight, italic, design, family, monospacedDigits
    /// An image by its file, its symbol, or as an attachment of the notification, and its drawing.
    case asset, symbol, attachment, renderingMode, contentMode
    /// A text field and a text view.
    case borderStyle, secure, scrollEnabled, textContainerInset

    // MARK: Controls

    /// A button.
    case buttonType, selected, enabled, titleColor, backgroundImage, attributedTitle, contentHorizontalAlignment,
        contentVerticalAlignment, contentInsets, titleInsets, imageInsets
    /// A button's configuration.
    case configuration, imagePlacement, imagePadding, baseForegroundColor, baseBackgroundColor, cornerStyle,
        titleAlignment
    /// Switch, slider, stepper and progress view.
    case isOn, onTintColor, thumbTintColor, minimumValue, maximumValue, minimumTrackTintColor, maximumTrackTintColor,
        progressTintColor, trackTintColor
    /// Activity indicator, segmented control and page control.
    case animating, hidesWhenStopped, segments, selectedIndex, selectedTintColor, apportionsSegmentWidthsByContent,
        numberOfPages, currentPage, hidesForSinglePage, pageIndicatorTintColor, currentPageIndicatorTintColor
    /// A date picker; dates in seconds since 1970, the interval in minutes.
    case datePickerMode, preferredDatePickerStyle, minimumDate, maximumDate, minuteInterval

    // MARK: Containers

    /// A stack and a visual effect view.
    case axis, distribution, spacing, customSpacingAfter, material
    /// Scroll view, table and cell.
    case contentOffset, contentSize, rowHeight, separatorStyle, separatorColor, separatorInset, cellStyle, accessory
    /// A collection's flow layout.
    case scrollDirection, itemSize, minimumLineSpacing, minimumInteritemSpacing, sectionInset
    /// A map: its centre and span in degrees, or its span in metres; its pin.
    case mapType, latitude, longitude, spanDegrees, spanMeters, pin

    // MARK: Drawings

    /// A path, in points.
    case fill, stroke, lineWidth, lineCap, lineJoin, dash, dashPhase, strokeStart, strokeEnd
    /// A gradient: an angle in degrees between two colours, or several colours between two points.
    case gradient, angle, from, to, colors, locations, startPoint, endPoint, radial

    // MARK: Values that nothing draws

    /// Interface Builder's name and tag of a view.
    case designName = "//name"
    case tag = "//tag"
    /// Values that a stand-in keeps for its getters while they aren't drawn.
    case keptStyle = "//style"
    case keptShadow = "//shadow"
    case keptBorderColor = "//borderColor"
    case keptMinimumScaleFactor = "//minimumScaleFactor"
    case accessibilityIdentifier = "//accessibilityIdentifier"
}
