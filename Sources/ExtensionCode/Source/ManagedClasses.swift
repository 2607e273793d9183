import InterfaceBuilder

/// The classes that Xcode generates from a Core Data model.
struct ManagedClasses {
    let model: DataModel

    /// The ending of a model's folder among the files of a module.
    static let ending = ".xcdatamodeld"

    /// The Swift file.
    var text: String { "import CoreData\nimport Foundation\n" + model.entities.map(text).joined() }

    private func text(of entity: DataModel.Entity) -> String {
        let name = entity.className
        let declaration = "open class \(name): \(entity.parent ?? "NSManagedObject") {}\n"
        let fetch =
            "@nonobjc public class func fetchRequest() -> NSFetchRequest<\(name)> "
            + "{ NSFetchRequest<\(name)>(entityName: \"\(entity.name)\") }"
        let members = [fetch] + entity.properties.flatMap(members)
        return (entity.isExtension ? "" : declaration) + "extension \(name) {\n\(members.joined(separator: "\n"))\n}\n"
    }

    private func members(of property: DataModel.Property) -> [String] {
        let first = "@NSManaged public var \(property.name.escapedName): \(type(of: property))"
        guard property.isToMany, let element = property.destination else { return [first] }
        let name = property.name.prefix(1).uppercased() + property.name.dropFirst()
        let collection = property.isOrdered ? "NSOrderedSet" : "NSSet"
        let changes = ["addTo", "removeFrom"].flatMap { verb in
            [
                "public func \(verb)\(name)(_ value: \(element)) {}",
                "public func \(verb)\(name)(_ values: \(collection)) {}",
            ]
        }
        return [first] + changes
    }

    private func type(of property: DataModel.Property) -> String {
        guard let written = property.type else {
            let objects = property.isOrdered ? "NSOrderedSet" : "NSSet"
            return (property.isToMany ? objects : property.destination ?? "NSObject") + "?"
        }
        if property.usesScalar, let scalar = Self.scalars[written] { return scalar }
        if written == "Transformable" { return (property.destination ?? "NSObject") + "?" }
        return (Self.objects[written] ?? "NSNumber") + "?"
    }

    private static let scalars = [
        "Integer 16": "Int16", "Integer 32": "Int32", "Integer 64": "Int64", "Double": "Double", "Float": "Float",
        "Boolean": "Bool",
    ]
    private static let objects = [
        "String": "String", "Date": "Date", "Binary": "Data", "UUID": "UUID", "URI": "URL",
        "Decimal": "NSDecimalNumber",
    ]
}
