import ContentExtensionHost

extension ProgressView: Visible {
    package func write(to look: inout LookWriter) { look.add(value, progressTintColor, trackTintColor, style) }
}

extension Switch: Visible {
    package func write(to look: inout LookWriter) {
        look.add(flags: isOn, isEnabled)
        look.add(onTintColor, thumbTintColor)
    }
}

extension Slider: Visible {
    package func write(to look: inout LookWriter) {
        // The thumb's place is all that is seen of the numbers.
        look.add(position, isEnabled)
        look.add(minimumTrackTintColor, maximumTrackTintColor, thumbTintColor)
    }
}

extension ActivityIndicator: Visible {
    package func write(to look: inout LookWriter) {
        look.add(style, color)
        look.add(flags: isAnimating, hidesWhenStopped)
    }
}

extension SegmentedControl: Visible {
    package func write(to look: inout LookWriter) {
        look.add(segments, selectedIndex, selectedTintColor, apportionsSegmentWidthsByContent)
    }
}

extension SegmentedControl.Segment: Visible {
    package func write(to look: inout LookWriter) { look.add(title, image, isEnabled, width) }
}

extension PageControl: Visible {
    package func write(to look: inout LookWriter) {
        look.add(numberOfPages, currentPage)
        look.add(pageIndicatorTintColor, currentPageIndicatorTintColor, hidesForSinglePage)
    }
}

extension Stepper: Visible {
    package func write(to look: inout LookWriter) { look.add(value, minimumValue, maximumValue, isEnabled) }
}

extension ProgressView.Style: Visible {}
extension ActivityIndicator.Style: Visible {}
