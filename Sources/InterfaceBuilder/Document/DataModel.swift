import Basics

/// The entities of a Core Data model, `Model.xcdatamodeld`, whose classes Xcode generates.
package struct DataModel: Sendable, Equatable {
    package struct Entity: Sendable, Equatable {
        package var name: String
        package var className: String
        /// The class of its parent entity; `nil` for none.
        package var parent: String?
        /// `true` if only the properties are generated, for a class that the sources declare.
        package var isExtension: Bool
        package var properties: [Property] = []
    }

    /// An attribute or a relationship.
    package struct Property: Sendable, Equatable {
        package var name: String
        /// The type of an attribute as the model writes it, such as `Integer 64`; `nil` for a relationship.
        package var type: String?
        /// The class of a relationship's objects, or of a transformable attribute.
        package var destination: String?
        package var isOptional = false
        package var usesScalar = false
        package var isToMany = false
        package var isOrdered = false
    }

    /// Those whose classes Xcode generates, in the model's order.
    package var entities: [Entity] = []

    /// Reads the current version of a model.
    /// - Parameter path: the folder that ends with `.xcdatamodeld`.
    /// - Throws: a finding if it can't be read.
    package init(path: String) throws(Diagnostic) {
        let file = "\(Self.version(in: path))/contents"
        let root = try XMLReader.read(FileReader.read(file, limit: Limits.interfaceBytes), file: file)
        let classes = Dictionary(
            root.all("entity").compactMap { entity in entity["name"].map { ($0, Self.className(of: entity)) } }
        ) { first, _ in first }
        for element in root.all("entity") {
            let kind = element["codeGenerationType"]
            guard let name = element["name"], kind == "class" || kind == "category" else { continue }
            entities.append(
                Entity(
                    name: name, className: Self.className(of: element),
                    parent: element["parentEntity"].flatMap { classes[$0] }, isExtension: kind == "category",
                    properties: Self.properties(of: element, classes)))
        }
    }

    private static func className(of entity: XMLElement) -> String {
        let name = entity["representedClassName"] ?? entity["name"] ?? ""
        return name.hasPrefix(".") ? String(name.dropFirst()) : name
    }

    private static func properties(of entity: XMLElement, _ classes: [String: String]) -> [Property] {
        entity.children.compactMap { element in
            guard let name = element["name"], ["attribute", "relationship"].contains(element.name) else { return nil }
            var property = Property(name: name)
            property.isOptional = element["optional"] == "YES"
            property.usesScalar = element["usesScalarValueType"] == "YES"
            if element.name == "attribute" {
                property.type = element["attributeType"] ?? ""
                property.destination = element["customClassName"]
            } else {
                property.destination = element["destinationEntity"].flatMap { classes[$0] }
                property.isToMany = element["toMany"] == "YES"
                property.isOrdered = element["ordered"] == "YES"
            }
            return property
        }
    }

    /// The folder of the version that `.xccurrentversion` names, or of the last one.
    private static func version(in path: String) -> String {
        if let bytes = try? FileReader.read("\(path)/.xccurrentversion", limit: Limits.propertyListBytes),
            let list = try? PropertyList.read(bytes, file: path),
            let name = list["_XCCurrentVersionName"]?.string, !name.contains("/")
        {
            return "\(path)/\(name)"
        }
        let versions = FolderReader.entries(of: path).map(\.name).filter { $0.hasSuffix(".xcdatamodel") }.sorted()
        return "\(path)/\(versions.last ?? "")"
    }
}
