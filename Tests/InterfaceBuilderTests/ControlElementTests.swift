import Testing

@testable import InterfaceBuilder

@Suite struct ControlElementTests {
    private func button(_ attributes: KeyValuePairs<String, String>, _ children: [XMLElement]) -> String {
        keys(element("button", attributes, children))
    }

    @Test func aButtonIsCustomByDefault() {
        let state = element("state", ["key": "normal", "title": "Go"])
        #expect(button([:], [state]) == #"{"buttonType":"custom","font":18,"title":"Go"}"#)
        #expect(button(["buttonType": "roundedRect"], [state]) == #"{"buttonType":"system","font":15,"title":"Go"}"#)
    }

    @Test func statesFallBackToNormal() {
        let states = [
            element(
                "state", ["key": "normal", "title": "On", "image": "star", "catalog": "system"],
                [element("color", ["key": "titleColor", "white": "0"])]),
            element("state", ["key": "selected", "title": "Off"]),
            element("state", ["key": "disabled"], [element("color", ["key": "titleColor", "white": "0.5"])]),
        ]
        let selected = button(["buttonType": "system", "selected": "YES"], states)
        #expect(
            selected == ##"{"buttonType":"system","selected":true,"font":15,"title":"Off","titleColor":"#000000","##
                + #""image":{"symbol":"star","size":17},"imagePadding":0}"#)
        let disabled = button(["buttonType": "system", "enabled": "NO"], states)
        #expect(disabled.contains(##""title":"On","titleColor":"#808080""##))
    }

    @Test func aConfigurationOverridesStates() {
        let configuration = element(
            "buttonConfiguration",
            [
                "key": "configuration", "style": "filled", "title": "Call", "image": "phone", "catalog": "system",
                "imagePadding": "8", "cornerStyle": "capsule", "buttonSize": "small",
            ], [element("color", ["key": "baseBackgroundColor", "systemColor": "systemMintColor"])])
        let found = button(
            ["buttonType": "system"], [element("state", ["key": "normal", "title": "Button"]), configuration])
        #expect(
            found == #"{"buttonType":"system","font":"subheadline","configuration":"filled","title":"Call","#
                + #""lineBreakMode":"wordWrap","numberOfLines":0,"#
                + #""contentInsets":{"top":5,"leading":10,"bottom":5,"trailing":10},"#
                + #""image":{"symbol":"phone","size":17},"imagePadding":8,"baseBackgroundColor":"systemMint","#
                + #""cornerStyle":"capsule"}"#)
    }

    @Test(arguments: [("medium", "17"), ("small", "15"), ("large", "17")])
    func aFontOfSize0IsAsLargeAsTheConfigurations(buttonSize: String, points: String) {
        let font = element(
            "fontDescription", ["key": "titleFontDescription", "type": "boldSystem", "pointSize": "0.0"])
        let configuration = element(
            "buttonConfiguration", ["key": "configuration", "style": "plain", "buttonSize": buttonSize], [font])
        #expect(button([:], [configuration]).contains(#""font":{"size":\#(points),"weight":"semibold"}"#))
    }

    @Test func aWrappingTitleHasUnlimitedLines() {
        #expect(
            button(["buttonType": "system", "lineBreakMode": "wordWrap"], [])
                == #"{"buttonType":"system","font":15,"lineBreakMode":"wordWrap","numberOfLines":0}"#)
        #expect(!button(["buttonType": "system", "lineBreakMode": "middleTruncation"], []).contains("numberOfLines"))
        // The button's line break mode doesn't apply to its configuration.
        let wrapping = element("buttonConfiguration", ["key": "configuration", "style": "plain"])
        #expect(
            button(["lineBreakMode": "middleTruncation"], [wrapping])
                .contains(#""lineBreakMode":"wordWrap","numberOfLines":0"#))
        let cut = element(
            "buttonConfiguration",
            ["key": "configuration", "style": "plain", "titleLineBreakMode": "truncatingTail"])
        #expect(button(["lineBreakMode": "wordWrap"], [cut]).hasSuffix(#""lineBreakMode":"truncateTail"}"#))
    }

    @Test func unknownNestedPartsAreCounted() {
        let context = context()
        let configuration = element(
            "buttonConfiguration", ["key": "configuration", "style": "plain", "showsActivityIndicator": "YES"],
            [element("backgroundConfiguration", ["key": "background", "visualEffect": "x"])])
        _ = keys(element("button", [:], [configuration]), context)
        #expect(context.codes == ["interface-unknown", "interface-unknown"])
    }

    @Test func aConfigurationsBackgroundIsTheButtons() {
        let background = element(
            "backgroundConfiguration", ["key": "background", "cornerRadius": "9", "strokeWidth": "2"],
            [
                element("color", ["key": "backgroundColor", "white": "0"]),
                element("color", ["key": "strokeColor", "white": "1"]),
            ])
        let configuration = element(
            "buttonConfiguration", ["key": "configuration", "style": "tinted", "titleAlignment": "leading"],
            [background])
        let found = button([:], [configuration])
        for part in [
            #""configuration":"gray""#, ##""baseBackgroundColor":"#000000""##, #""cornerRadius":9"#,
            ##""border":{"width":2,"color":"#FFFFFF"}"##, #""titleAlignment":"leading""#,
        ] {
            #expect(found.contains(part))
        }
    }

    @Test func aSpinnerIsStoppedAndWhiteByDefault() {
        #expect(
            keys(element("activityIndicatorView"))
                == #"{"style":"whiteLarge","animating":false,"hidesWhenStopped":false}"#)
    }

    @Test func segmentsHaveTheLanguagesTitles() {
        let control = element(
            "segmentedControl", ["id": "s"],
            [element("segments", [:], [element("segment", ["title": "Day"]), element("segment", ["title": "Week"])])])
        #expect(
            keys(control, context(strings: ["s.segmentTitles[1]": "Woche"]))
                == #"{"segments":[{"title":"Day"},{"title":"Woche"}],"selectedIndex":-1}"#)
    }

    @Test func segmentsCanBeSizedByContent() {
        #expect(
            keys(element("segmentedControl", ["apportionsSegmentWidthsByContent": "YES"]))
                == #"{"segments":[],"selectedIndex":-1,"apportionsSegmentWidthsByContent":true}"#)
    }

    @Test func aTablesRowsAre44PointsHighByDefault() {
        #expect(keys(element("tableView", ["style": "plain"])) == #"{"style":"plain","rowHeight":44}"#)
        #expect(keys(element("tableView", ["rowHeight": "-1"])) == #"{"rowHeight":"automatic"}"#)
    }

    @Test func missingImagesAreBoxesOfTheirSize() {
        let context = context(resources: [element("image", ["name": "logo", "width": "35", "height": "25"])])
        let view = element("imageView", ["image": "logo", "contentMode": "scaleAspectFit"])
        #expect(
            keys(view, context)
                == #"{"image":{"placeholder":"logo","width":35,"height":25},"contentMode":"scaleAspectFit"}"#)
        _ = keys(view, context)
        #expect(context.codes == ["asset-missing"])
    }

    @Test func barsKeepTheirRoom() {
        let context = context()
        #expect(keys(element("searchBar"), context) == #"{"title":"Search Bar","intrinsicSize":[0,56]}"#)
        #expect(keys(element("toolbar"), context) == #"{"title":"Toolbar","intrinsicSize":[0,44]}"#)
        #expect(keys(element("navigationBar"), context) == #"{"title":"Navigation Bar","intrinsicSize":[0,44]}"#)
        #expect(keys(element("tabBar"), context) == #"{"title":"Tab Bar","intrinsicSize":[0,49]}"#)
        #expect(context.report.diagnostics.map(\.code) == Array(repeating: "interface-container", count: 4))
    }

    @Test func aDatePickerHasTheDatesOfTheFile() {
        let dates = [
            element("date", ["key": "date", "timeIntervalSinceReferenceDate": "817119660"]),
            element("timeZone", ["key": "timeZone", "name": "Europe/Berlin"]),
        ]
        #expect(
            keys(element("datePicker", ["style": "inline", "datePickerMode": "date"], dates))
                == #"{"preferredDatePickerStyle":"inline","datePickerMode":"date","timeZone":"Europe/Berlin","#
                + #""date":1795426860}"#)
        #expect(keys(element("datePicker", ["useCurrentDate": "YES"], [dates[0]])) == "{}")
        #expect(
            keys(element("datePicker", ["style": "wheels", "minuteInterval": "5", "enabled": "NO"]))
                == #"{"preferredDatePickerStyle":"wheels","minuteInterval":5,"enabled":false}"#)
        let context = context()
        let zone = element("timeZone", ["key": "timeZone", "name": "Mars/Olympus"])
        #expect(keys(element("datePicker", ["style": "round"], [zone]), context) == "{}")
        #expect(context.codes == ["interface-unknown", "interface-unknown"])
    }

    @Test(arguments: [
        ("MKMapView", #"{"type":"map"}"#), ("SCNView", #"{"type":"scene","title":"SceneKit"}"#),
        ("CardView", "{}"),
    ])
    func plainViewsOfKnownClassesAreStandIns(name: String, expected: String) {
        #expect(keys(element("view", ["customClass": name])) == expected)
    }
}
