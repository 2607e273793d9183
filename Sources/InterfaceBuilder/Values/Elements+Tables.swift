import Basics
import RNWire

/// Tables, collections, scroll views and their cells.
extension ElementKind {
    static let scrollView = ElementKind(
        "scrollView", children: ScrollParts.children.union(["inset:contentInset"]), ignores: ScrollParts.ignored,
        set: ScrollParts.set)

    static let tableView = ElementKind(
        "tableView", reads: ["style", "rowHeight", "separatorStyle"],
        children: ScrollParts.children.union([
            "color:separatorColor", "inset:separatorInset", "prototypes", "sections", "view:tableHeaderView",
            "view:tableFooterView", "color:sectionIndexColor", "color:sectionIndexBackgroundColor",
            "color:sectionIndexTrackingBackgroundColor", "inset:contentInset",
        ]),
        ignores: ScrollParts.ignored.union([
            "dataMode", "estimatedRowHeight", "sectionHeaderHeight", "sectionFooterHeight", "allowsSelection",
            "estimatedSectionHeaderHeight", "estimatedSectionFooterHeight", "allowsSelectionDuringEditing",
            "allowsMultipleSelection", "allowsMultipleSelectionDuringEditing", "sectionIndexMinimumDisplayRowCount",
            "contentViewInsetsToSafeArea", "separatorInsetReference", "springLoaded", "selfSizingInvalidation",
            "fillerRowHeight", "allowsFocus", "remembersLastFocusedIndexPath", "selectionFollowsFocus",
        ])
    ) { element, view, context in
        view.set(.style, context.choice("style", of: element, ["plain", "grouped", "insetGrouped"]), at: element)
        let separators = [
            "none": "none", "default": "singleLine", "singleLine": "singleLine", "singleLineEtched": "singleLine",
        ]
        view.set(.separatorStyle, context.choice("separatorStyle", of: element, separators), at: element)
        view.set(.separatorColor, context.color("separatorColor", of: element))
        view.set(.separatorInset, context.insets("separatorInset", of: element))
        ScrollParts.set(element, &view, context)
        // UITableView.automaticDimension is −1; the default is the traditional 44 points.
        let height = context.number("rowHeight", of: element) ?? 44
        view.set(.rowHeight, height < 0 ? .string("automatic") : .number(height), at: element)
    }

    static let tableViewCell = ElementKind(
        "cell", reads: ["accessoryType", "style"],
        children: [
            "tableViewCellContentView:contentView", "view:contentView", "inset:separatorInset", "color:backgroundColor",
        ],
        ignores: [
            "tableViewCell", "textLabel", "detailTextLabel", "imageView", "editingAccessoryType", "selectionStyle",
            "indentationLevel", "indentationWidth", "indentationReservedSpace", "rowHeight", "reuseIdentifier",
            "shouldIndentWhileEditing", "hidesAccessoryWhenEditing", "focusStyle", "showsReorderControl",
            "automaticallyUpdatesContentConfiguration", "automaticallyUpdatesBackgroundConfiguration",
        ]
    ) { element, view, context in
        let accessories = ["none", "disclosureIndicator", "detailDisclosureButton", "checkmark", "detailButton"]
        view.set(.accessory, context.choice("accessoryType", of: element, accessories), at: element)
        let styles = [
            "IBUITableViewCellStyleDefault": "default", "IBUITableViewCellStyleValue1": "value1",
            "IBUITableViewCellStyleValue2": "value2", "IBUITableViewCellStyleSubtitle": "subtitle",
        ]
        view.set(.cellStyle, context.choice("style", of: element, styles), at: element)
    }

    static let collectionView = ElementKind(
        "collectionView",
        children: ScrollParts.children.union([
            "collectionViewFlowLayout:collectionViewLayout", "cells", "collectionReusableView:sectionHeaderView",
            "collectionReusableView:sectionFooterView", "collectionViewLayout:collectionViewLayout",
            "inset:contentInset",
        ]),
        ignores: ScrollParts.ignored.union([
            "dataMode", "prefetchingEnabled", "allowsSelection", "allowsMultipleSelection", "springLoaded",
            "selfSizingInvalidation", "allowsFocus", "remembersLastFocusedIndexPath", "selectionFollowsFocus",
        ])
    ) { element, view, context in
        ScrollParts.set(element, &view, context)
        guard let layout = element.child(key: "collectionViewLayout") else { return }
        NestedParts.check(layout, context: context)
        if let name = layout["customClass"] {
            context.once(
                name, "custom-layout", "the layout \(name.quoted()) is code, so the cells stand as in a flow layout",
                at: layout, severity: .note)
        }
        for key in [WireKey.minimumLineSpacing, .minimumInteritemSpacing] {
            let spacing = context.number(key.rawValue, of: layout, in: 0...Limits.points)
            view.set(key, spacing.map { .number($0) }, at: layout)
        }
        view.set(
            .scrollDirection, context.choice("scrollDirection", of: layout, ["vertical", "horizontal"]), at: layout)
        view.set(.sectionInset, context.insets("sectionInset", of: layout))
        if !CollectionParts.sizesItself(element, layout: layout, context: context),
            let size = layout.child(key: "itemSize").map({ context.size($0) }), size.width > 0, size.height > 0
        {
            view.set(.itemSize, .numbers([size.width, size.height]), at: layout)
        }
    }

    static let collectionViewCell = ElementKind(
        "cell",
        children: [
            "view:contentView", "collectionViewCellContentView:contentView", "size:customSize", "point:canvasLocation",
        ],
        ignores: ["collectionViewCell", "reuseIdentifier", "automaticallyUpdatesContentConfiguration", "springLoaded"])

    static let collectionReusableView = ElementKind("view", children: ["size:customSize"], ignores: ["reuseIdentifier"])
}
