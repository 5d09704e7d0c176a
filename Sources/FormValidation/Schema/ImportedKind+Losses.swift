import FormModel

extension ImportedKind {
    /// A sentence about a keyword that the field does not express; `nil` if it does, or if the
    /// keyword does not apply to this type.
    func loss(of facet: SchemaFacet, _ references: SchemaReferences) -> LossReason? {
        if tests[facet.offset] != nil { return nil }
        let isList = valueType == "choices" || valueType == "texts" || rows != nil
        switch facet.keyword {
        case let keyword where ImportedKind.isAnnotation(keyword): return nil
        case "default", "enumNames": return nil
        case "minLength", "maxLength", "pattern", "minimum", "maximum", "exclusiveMinimum",
            "exclusiveMaximum", "multipleOf", "type", "items", "minItems", "maxItems",
            "additionalItems", "unevaluatedItems":
            return nil
        case "properties", "required", "additionalProperties", "unevaluatedProperties",
            "patternProperties", "propertyNames", "minProperties", "maxProperties",
            "dependentRequired", "dependentSchemas", "dependencies":
            return nil
        case "uniqueItems":
            if rows == nil || facet.value.boolean == false { return nil }
        case "contains", "minContains", "maxContains", "prefixItems":
            if !isList { return nil }
        case "format":
            let isText = valueType.map { !["integer", "decimal", "boolean"].contains($0) } ?? true
            return isText && !isList ? ImportedFormat.loss(of: facet, in: self) : nil
        case "enum", "const":
            switch valueType {
            case "choice", "integer", "decimal": return nil
            case "boolean":
                if isTicked || (facet.value.elements ?? []).contains(where: { $0.boolean == true })
                {
                    return nil
                }
            default: break
            }
        case "contentMediaType" where valueType == "multiline" && facet.isPlainText: return nil
        case "oneOf", "anyOf":
            if valueType == "choice", OfferedTexts(facet, references) != nil { return nil }
            if let offered = OfferedConstants(facet, references) {
                switch valueType {
                case "integer", "decimal": return nil
                // One of them alone would be a constraint.
                case "boolean": if offered.choices.count == 2 { return nil }
                default: break
                }
            }
        case "not":
            if valueType == "choices", !facet.exclusiveChoices.isEmpty { return nil }
        case "$comment":
            // The formatter checks what such a pattern does not express.
            let own = "\(FormSchema.notExpressedMark)\(TypedCharacter.notExpressed)."
            if formatter != nil, facet.value.string == own { return nil }
            let isNotExpressed = facet.value.string?.utf8.starts(
                with: FormSchema.notExpressedMark.utf8)
            return isNotExpressed == true
                ? LossReason("The schema itself does not express this.", .annotation) : nil
        default: break
        }
        return .notExpressed(facet.keyword, by: "a field")
    }

    /// Whether a keyword is an annotation, without influence on validity.
    static func isAnnotation(_ keyword: String) -> Bool {
        switch keyword {
        case "title", "description", "examples", "$schema", "$id", "id", "$anchor",
            "$dynamicAnchor", "$recursiveAnchor", "$vocabulary", "$defs", "definitions",
            "deprecated", "writeOnly", "deprecationMessage", "markdownDescription",
            "markdownEnumDescriptions", "enumDescriptions", "defaultSnippets", "doNotSuggest",
            "suggestSortText", "errorMessage", "patternErrorMessage", "allowTrailingCommas",
            "allowComments":
            true
        default: keyword.utf8.starts(with: "x-".utf8)
        }
    }
}
