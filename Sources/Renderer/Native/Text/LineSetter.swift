import CPango
import Views

/// Breaks a request's text into lines as UILabel does.
///
/// Baselines use SF's metrics for any face: the first is an ascender below the top, the others are a line height apart.
struct LineSetter {
    let request: TextRequest
    let fonts: TextFonts

    /// A line before it is positioned.
    private struct SetLine {
        var text: PangoText
        var index: Int
        var line: PangoText.Line
    }

    /// The lines at a width, or at their natural width.
    func set(width: Double?) -> SetText {
        let styled = StyledText(request).paragraphs(seenIn: request)
        guard !request.text.isEmpty, let natural = fonts.natural(styled, style(1)) else { return .empty }
        let lines = self.lines(natural)
        let fits = width.map { limit in lines.allSatisfy { $0.line.width <= limit } } ?? true
        if fits, request.numberOfLines <= 0 || lines.count <= request.numberOfLines {
            return place(lines, width: width, isTruncated: false, scale: 1)
        }
        // Without a width, show as many lines as allowed in full.
        let limit = width ?? lines.prefix(request.numberOfLines).map(\.line.width).max() ?? 0
        let scale =
            request.keepsWordsWhole && request.numberOfLines != 1
            ? wordScale(to: limit, of: natural)
            : self.scale(to: limit, naturalWidth: lines.count == 1 ? lines[0].line.width : nil)
        return shorten(natural, to: limit, alignedIn: width, scale: scale)
    }

    // MARK: Breaking

    private func shorten(_ natural: PangoText, to limit: Double, alignedIn width: Double?, scale: Double) -> SetText {
        let count = request.numberOfLines
        // In a wrapping mode, a label of one line shows the words that fit.
        let isSingle = count == 1 && ![.byWordWrapping, .byCharWrapping].contains(request.lineBreakMode)
        let wrapping = isSingle ? nil : self.wrapping(limit, of: natural)
        let reused = isSingle && scale == 1 ? natural : nil
        guard let text = reused ?? set(natural.styled, scale: scale, wrapping: wrapping) else { return .empty }
        let lines = self.lines(text)
        let overflows = isSingle && (lines.first.map { $0.line.width > limit } ?? false)
        if overflows, lines.count == 1, let tight = tightened(lines[0], of: text, into: limit, scale: scale) {
            return place(tight, width: width, isTruncated: false, scale: scale)
        }
        guard count > 0, lines.count > count || overflows, let last = lines.prefix(count).last else {
            return place(lines, width: width, isTruncated: false, scale: scale)
        }
        let shown = lines.prefix(count - 1) + [ending(last, of: text, scale: scale, limit: limit)]
        return place(Array(shown), width: width, isTruncated: true, scale: scale)
    }

    /// The line set tighter; `nil` if it doesn't fit then.
    ///
    /// A substitute's lines are up to 3 % longer than those of the device's font, which fit: labels in storyboards are
    /// often as wide as their texts there (fact: type/inter.width).
    private func tightened(_ line: SetLine, of text: PangoText, into limit: Double, scale: Double) -> [SetLine]? {
        guard request.runs.isEmpty, line.line.width <= limit * 1.03, fonts.base(request.font)?.isSubstitute == true
        else { return nil }
        var (style, excess) = (self.style(scale), line.line.width - limit)
        // Between the letters. Ligatures leave fewer gaps, so a second step may be needed for what is left.
        for _ in 0..<2 {
            style.tightening += excess / Double(max(1, text.text.count - 1)) + 1 / Double(PANGO_SCALE)
            guard let set = PangoText(text.styled, style: style, fonts: fonts) else { return nil }
            let lines = lines(set)
            guard lines.count == 1 else { return nil }
            excess = lines[0].line.width - limit
            if excess <= 0 { return lines }
        }
        return nil
    }

    /// The last visible line, truncated to stand for the rest of the text.
    private func ending(_ last: SetLine, of text: PangoText, scale: Double, limit: Double) -> SetLine {
        let style = self.style(scale, direction: .fixed(isRightToLeft: last.line.isRightToLeft))
        let rest = text.styled.dropping(last.line.range.lowerBound)
        let paragraph = rest.firstParagraph
        func truncate(_ rest: StyledText, _ side: Truncation.Side) -> PangoText? {
            Truncation(side: side, style: style, fonts: fonts).fit(rest, measuredBy: text, into: limit)
        }
        let ending: PangoText?
        switch request.lineBreakMode {
        case .byWordWrapping, .byCharWrapping: return last
        case .byClipping: ending = PangoText(paragraph, style: style, fonts: fonts)
        case .byTruncatingTail: ending = truncate(paragraph, .tail)
        case .byTruncatingHead: ending = truncate(rest.onOneLine, .head)
        case .byTruncatingMiddle: ending = truncate(rest.onOneLine, .middle)
        }
        return ending.flatMap { lines($0).first } ?? last
    }

    // MARK: Scaling

    /// The scale at which a single line fits, in steps of 1/64 to limit the number of font sizes.
    private func scale(to limit: Double, naturalWidth: Double?) -> Double {
        guard request.numberOfLines == 1, let naturalWidth, naturalWidth > limit,
            request.minimumScaleFactor > 0, request.minimumScaleFactor < 1
        else { return 1 }
        let (minimum, steps) = (request.minimumScaleFactor, 64.0)
        // Tracking makes small text relatively wider, so a text that is far too long needs no search.
        guard naturalWidth * minimum < limit * 1.1 else { return minimum }
        return largestStep(steps) { scale in
            set(StyledText(request), scale: scale)?.lines.first.map { $0.width <= limit } ?? true
        }
    }

    /// The scale at which the widest word fits into a line, in the same steps.
    private func wordScale(to limit: Double, of natural: PangoText) -> Double {
        // A word is broken if the lines change when breaks inside words are forbidden.
        func fits(_ scale: Double) -> Bool {
            let lines = [false, true].map { isBetweenWords in
                let wrapping = wrapping(limit, of: natural, isBetweenWords: isBetweenWords)
                return set(StyledText(request), scale: scale, wrapping: wrapping)?.lines.map(\.range)
            }
            return lines[0] == lines[1]
        }
        return request.minimumScaleFactor >= 1 || fits(1) ? 1 : largestStep(64, fits)
    }

    /// The largest step at which a text fits; below the first step it is the minimum, whether it fits or not.
    private func largestStep(_ steps: Double, _ fits: (Double) -> Bool) -> Double {
        let minimum = request.minimumScaleFactor
        var (low, high) = (Int((minimum * steps).rounded(.down)), Int(steps))
        while high - low > 1 {
            let middle = (low + high) / 2
            if fits(Double(middle) / steps) { low = middle } else { high = middle }
        }
        return max(minimum, Double(low) / steps)
    }

    // MARK: Setting

    private func style(_ scale: Double, direction: SettingStyle.Direction? = nil) -> SettingStyle {
        var style = SettingStyle(
            font: request.font, language: request.language,
            direction: direction ?? .natural(interfaceIsRightToLeft: request.isRightToLeft), runs: request.runs)
        style.font.size *= scale
        for index in style.runs.indices { style.runs[index].font.size *= scale }
        return style
    }

    private func set(_ text: StyledText, scale: Double = 1, wrapping: PangoText.Wrapping? = nil) -> PangoText? {
        PangoText(text, style: style(scale), wrapping: wrapping, fonts: fonts)
    }

    private func lines(_ text: PangoText) -> [SetLine] {
        text.lines.enumerated().map { SetLine(text: text, index: $0.offset, line: $0.element) }
    }

    private func wrapping(
        _ width: Double, of natural: PangoText, isBetweenWords: Bool = false
    ) -> PangoText.Wrapping {
        let mode = request.lineBreakMode == .byCharWrapping ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR
        let characterWidth =
            natural.lines.reduce(0) { $0 + $1.width } / Double(max(1, natural.text.unicodeScalars.count))
        return PangoText.Wrapping(
            width: Int32((width * Double(PANGO_SCALE)).rounded()),
            mode: isBetweenWords ? PANGO_WRAP_WORD : mode, isJustified: request.alignment == .justified,
            characterShare: characterWidth < width ? characterWidth / width : 1)
    }

    // MARK: Placing

    private func place(_ lines: [SetLine], width: Double?, isTruncated: Bool, scale: Double) -> SetText {
        let widest = lines.map(\.line.width).max() ?? 0
        let container = width ?? widest
        var result = SetText.empty
        var pitched = request
        if request.keepsWordsWhole {
            pitched.font.size *= scale
            pitched.lineHeight *= scale
        }
        var pitch = LinePitch(pitched)
        for set in lines {
            let slack = container - set.line.width
            let x =
                switch request.alignment {
                case .left: 0.0
                case .right: slack
                case .center: slack / 2
                case .natural: request.isRightToLeft ? slack : 0
                case .justified: set.line.isRightToLeft ? slack : 0
                }
            let baseline = pitch.next(set.text, set.line)
            result.layout.lines.append(
                TextLayout.Line(text: set.line.text, x: x, baseline: baseline, width: set.line.width))
            result.sources.append(SetText.SetLine(text: set.text, line: set.index, originX: x - set.line.leftTrim))
        }
        result.layout.size = Size(width: widest, height: pitch.height)
        result.layout.isTruncated = isTruncated
        result.layout.scale = scale
        return result
    }
}

extension String {
    /// The text with its line breaks replaced by spaces.
    package var onOneLine: String { String(map { $0.isNewline ? " " : $0 }) }
}
