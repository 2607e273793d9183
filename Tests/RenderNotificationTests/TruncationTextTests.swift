import ContentExtensionHost
import Testing

@testable import RenderNotification
@testable import Renderer

private func place(_ presentation: Place, _ texts: [TruncationReport.Text]) -> TruncationReport.Entry {
    TruncationReport.Entry(
        style: .ios10, device: .iPhone8, orientation: .portrait, presentation: presentation, locale: "en_US",
        appearance: .light, contentSize: .large, usesBoldText: false, texts: texts)
}

private let cut = TruncationReport.Text(
    role: .title, text: "Lunch on Thursday", linesAllowed: 1, lines: 1, shown: 9, lost: "Thursday", room: 11)
private let whole = TruncationReport.Text(
    role: .title, text: "Lunch on Thursday", linesAllowed: nil, lines: 2, shown: 17, lost: "", room: nil)
private let action = TruncationReport.Text(
    role: .action("go"), text: "Go", linesAllowed: 1, lines: 1, shown: 2, lost: "", room: 30)

@Test func truncationTablesJoinPlacesThatAreAlike() {
    let report = TruncationReport(places: [
        place(.expanded, [whole, action]), place(.banner, [cut]), place(.lockScreen, [cut]),
    ])
    #expect(
        report.table == """
            title: 17 characters, up to 11 are seen whole everywhere
                                             shown   lines  room  lost
              iphone-8  expanded                17       2   any
              iphone-8  banner, lock-screen      9  1 of 1    11  "Thursday"

            action go: 2 characters, up to 30 are seen whole here
                                  shown   lines  room  lost
              iphone-8  expanded      2  1 of 1    30

            """)
}

@Test func truncationJSONHasATextOnALine() {
    #expect(
        TruncationReport(places: [place(.banner, [cut, action]), place(.expanded, [whole])]).json == """
            {"places":[
            {"style":"ios10","device":"iphone-8","orientation":"portrait","presentation":"banner","locale":"en_US",\
            "appearance":"light","contentSize":"L","boldText":false,"texts":[
            {"role":"title","characters":17,"shown":9,"lost":"Thursday","lines":1,"linesAllowed":1,"room":11},
            {"role":"action","identifier":"go","characters":2,"shown":2,"lost":"","lines":1,"linesAllowed":1,"room":30}]},
            {"style":"ios10","device":"iphone-8","orientation":"portrait","presentation":"expanded","locale":"en_US",\
            "appearance":"light","contentSize":"L","boldText":false,"texts":[
            {"role":"title","characters":17,"shown":17,"lost":"","lines":2,"linesAllowed":null,"room":null}]}
            ]}

            """)
}
