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
        case "enum", "const", "oneOf", "anyOf":
            if offersValues(of: facet, references) { return nil }
        case "contentMediaType" where valueType == "multiline" && facet.isPlainText: return nil
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

    /// Whether the field offers the values to which a keyword limits it.
    private func offersValues(of facet: SchemaFacet, _ references: SchemaReferences) -> Bool {
        let isOfAlternatives = facet.keyword == "oneOf" || facet.keyword == "anyOf"
        switch valueType {
        case "choice": return !isOfAlternatives || OfferedTexts(facet, references) != nil
        case "integer", "decimal":
            return !isOfAlternatives || OfferedConstants(facet, references) != nil
        // One of the two values alone would be a constraint.
        case "boolean" where isOfAlternatives:
            return OfferedConstants(facet, references)?.choices.count == 2
        case "boolean":
            return isTicked || (facet.value.elements ?? []).contains { $0.boolean == true }
        default: return false
        }
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
