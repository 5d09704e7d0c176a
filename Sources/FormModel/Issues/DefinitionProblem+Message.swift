extension DefinitionProblem {
    /// The message: what is wrong and how to correct it, with its parameters filled in.
    public var message: String {
        let suggestion =
            text(of: "advice")
            ?? text(of: "nearest").map { "Did you mean \"\($0)\"?\(remark.map { " \($0)" } ?? "")" }
        var template = code.sentence
        // What stands behind the semicolon is what to do where nothing better is known, such as a list of all words.
        if suggestion != nil, let end = template.firstIndex(of: ";") {
            template = String(template[..<end]) + "."
        }
        var sentence = TextTemplate(template).filled { text(of: $0) }
        if let suggestion { sentence += " \(suggestion)" }
        if let insertion = text(of: "insertion") {
            sentence += " To insert the result of an expression, write \(insertion)."
        }
        if let key = text(of: "declaredIn") {
            sentence += " Declare the column in \"\(key)\" of the choices."
        }
        return sentence
    }

    /// What is said about the nearest name.
    private var remark: String? {
        guard case .text(let nearest)? = parameters["nearest"] else { return nil }
        return parameters.pairs.lazy.compactMap {
            Spelling.remark(on: nearest, insteadOf: $0.value.description)
        }.first
    }

    /// The parameters that are made of several words, each of which is short or was shortened.
    private static let composed: Set<String> = [
        "advice", "allowed", "detail", "expected", "hint", "keys", "loop", "names", "owner",
        "usage",
    ]

    /// The text of a parameter; what the form file wrote is quoted in part.
    private func text(of parameter: String) -> String? {
        guard let text = parameters[parameter]?.description else { return nil }
        let isComposed = DefinitionProblem.composed.contains(parameter)
        return isComposed ? text : ShortenedText.quotation(text)
    }
}

extension DefinitionCode {
    /// The message templates of all definition codes.
    var sentence: String {
        switch self {
        case .malformedJSON: "This is not JSON: {detail}"
        case .duplicateKey: "The key \"{key}\" occurs twice in this object; remove one."
        case .tooDeep: "Nested more than {max} levels deep; flatten it."
        case .tooManyBytes: "The file has more than {max} bytes; split the form."
        case .tooManyMembers: "The file has more than {max} values; split the form."
        case .unknownVersion:
            "This form is of version {found}, and this engine knows version {known}; use a newer formrun."
        case .missingKey: "The key \"{key}\" is missing; {hint}"
        case .unknownKey: "There is no key \"{key}\" here; {owner} has {keys}."
        case .unsupportedKey: "The key \"{key}\" is not supported by this version of formrun."
        case .misplacedKey: "The key \"{key}\" does not go with {owner}; remove it."
        case .extensionLikeKey:
            "The key \"{key}\" is an extension, which has no effect, and resembles a key of {owner}."
        case .wrongType: "\"{key}\" must be {expected}."
        case .unknownWord: "\"{word}\" is not allowed here; use {allowed}."
        case .unknownItemType: "There is no item type \"{word}\"; use {allowed}."
        case .unknownValueType: "There is no value type \"{word}\"; use {allowed}."
        case .unknownValidator: "There is no validator \"{word}\"."
        case .unknownFormatter: "There is no formatter \"{word}\"; use {allowed}."
        case .unknownParameter: "\"{owner}\" has no parameter \"{key}\"; {usage}."
        case .missingParameter: "\"{owner}\" needs {expected}."
        case .badParameter: "The parameter \"{key}\" of \"{owner}\" must be {expected}."
        case .badName:
            "\"{name}\" is not a valid name: use at most 64 letters, digits and _, and no digit first."
        case .duplicateName: "Another item is named \"{name}\" already; names must be unique."
        case .badKey:
            "\"{key}\" is not a key: use a text in one line without control characters and invisible ones."
        case .keyTooLong: "A key has at most {max} bytes; shorten it."
        case .duplicateAnswerKey:
            "Another answer in this object has the key \"{key}\" already; keys must be unique."
        case .reservedKey: "\"{key}\" cannot be a key here: {detail}; write another one."
        case .noItems: "There are no items to fill in here; give at least one."
        case .unknownLanguage:
            "Messages do not exist in \"{tag}\"; those that the form does not have itself are in English, and exist in {allowed}."
        case .misspeltAction:
            "\"{name}\" is an action that the program around the form must know."
        case .notAForm: "This is no form: {detail}"
        case .badLanguage:
            "\"{tag}\" is not a language tag of BCP 47; write a tag such as \"en\" or \"pt-BR\"."
        case .emptyText: "This text is empty; write a text that a person can read."
        case .badPattern: "The pattern cannot be used, at byte {at}: {detail}"
        case .patternTooLong:
            "The pattern has more than {max} bytes; give several shorter ones instead."
        case .patternTooLarge: "The pattern is too large, at byte {at}: {detail}"
        case .emptyRange:
            "Nothing can satisfy this: no value lies between {min} and {max}."
        case .unsuitableValidator: "\"{name}\" does not apply to values of type {value}."
        case .unsuitableFormatter:
            "The formatter \"{name}\" does not apply to values of type {value}."
        case .unknownField: "There is no input named \"{name}\" in this form."
        case .invalidDefault: "The default does not pass the item's own validators ({code})."
        case .invalidChoice: "This choice does not pass the item's own validators ({code})."
        case .duplicateChoice: "The choice \"{value}\" occurs twice; remove one."
        case .requiredNeverMet:
            "An answer is required here and can never be given: {detail}"
        case .commaInChoice:
            "The choice \"{value}\" contains a comma, which separates choices that are typed or written on one line; use the comma in the title only."
        case .emptyPattern:
            "This pattern matches at most the empty text, so every answer is refused; write a pattern that matches the allowed answers."
        case .noChoices: "A field of this type needs \"choices\": a list of answers to offer."
        case .unknownList: "This form has no list \"{name}\"."
        case .duplicateList: "The form has a list \"{name}\" already; names must be unique."
        case .badListName:
            "\"{name}\" is not a valid name of a list: use at most 64 letters, digits, _, - and the full stop."
        case .emptyList: "The list \"{name}\" has no choices; give at least one."
        case .unknownColumn: "The list \"{list}\" has no column \"{name}\"."
        case .badColumn:
            "\"{name}\" cannot be another column here: it is a column already, or has another meaning."
        case .tooManyColumns: "A list has at most {max} columns; remove some."
        case .tooManyChoices: "There are more than {max} choices; offer fewer."
        case .choiceTooLong: "A choice that was fetched has more than {max} bytes; shorten it."
        case .controlInChoice:
            "A choice that was fetched has a control character or a line end; remove it."
        case .controlInSuggestion:
            "A suggestion has a control character, a line end or an invisible character; remove it."
        case .unknownCurrency: "\"{code}\" is not a currency of ISO 4217 in use for payments."
        case .groupsTooDeep:
            "Groups and sections are nested more than {max} levels deep; flatten them."
        case .validatorsTooDeep:
            "Validators are nested more than {max} levels deep; flatten them."
        case .tooManyValidators: "This item has more than {max} validators; remove some."
        case .misplacedItem: "A {type} is not allowed in a group; move it out of the group."
        case .unknownMessageCode: "No issue of this item has the code \"{code}\"."
        case .unknownPlaceholder:
            "\"{placeholder}\" cannot be filled in here; use {allowed} or a field."
        case .malformedTemplate: "The braces of this text cannot be read: {detail}."
        case .badLink:
            "A text cannot lead to \"{address}\": begin the address with https://, mailto: or tel:, and name no field in it."
        case .expressionSyntax: "The expression cannot be read: {detail}."
        case .expressionType: "The expression has a type error: {detail}."
        case .expressionTooLong: "The expression has more than {max} bytes; split it."
        case .expressionTooDeep: "The expression is nested more than {max} deep; split it."
        case .unknownFunction: "There is no function \"{name}\"."
        case .wrongArguments: "The function has other arguments; write {usage}."
        case .unknownChoice: "\"{word}\" is not one of the choices of \"{name}\"."
        case .conditionLoop:
            "These depend on each other in a cycle, so none can be calculated: {loop}."
        case .unknownRule: "There is no rule \"{word}\"; use {allowed}."
        case .ruleFields: "A rule names {min} to {max} fields; this one names {actual}."
        case .duplicateField: "The rule names \"{name}\" twice; remove one."
        case .secretRead:
            "\"{name}\" is secret, and a result that depends on it would be shown; leave it out."
        case .badState:
            "\"{state}\" is not a state that a form can give a card in this way: write \"custom:\" and a name with \"when\", or \"empty\", \"loading\", \"hasData\" or \"custom:invalid\" without it."
        case .badAutocomplete:
            "A browser cannot tell from \"{word}\" what to fill in: {detail}."
        case .unknownPart: "There is no part \"{word}\"; use {allowed}."
        case .unknownTrait: "There is no trait \"{word}\"; use {allowed}."
        case .duplicateTrait: "The card has the trait \"{name}\" already; remove one."
        case .unknownColor:
            "There is no colour \"{word}\"; use {allowed}, or # and six hexadecimal digits."
        case .duplicateId: "Another part of this card has the id \"{name}\"; ids must be unique."
        case .partsTooDeep: "Parts are nested more than {max} levels deep; flatten them."
        case .partInPages:
            "\"{name}\" has something to fill in or to press, which nobody could reach while \"pages\" shows another page; place it outside, or give the form several pages."
        case .partInRows:
            "\"{name}\" is filled in or pressed, or names items of the page, and the parts of a row only show it; place it outside."
        case .notOnPage:
            "\"{name}\" is on another page, and the card of a page shows its own items only; leave it out."
        case .unknownButton: "This page has no button named \"{name}\"."
        case .notAGroup: "\"{name}\" is not a group, and only a group has rows."
        case .duplicatePlacement: "These parts place \"{name}\" twice; remove one."
        case .unplacedField:
            "These parts do not always show {names}, which a person may fill in: {hint}."
        case .unplacedWhileLoading:
            "While the card is loading, these parts do not always show {names}: {hint}."
        case .unknownFragment: "There is no fragment \"{word}\"."
        case .unknownReplacement: "The fragment \"{fragment}\" has no item \"{word}\"."
        case .fragmentLoop: "These fragments use each other in a cycle: {loop}."
        case .fragmentsTooDeep:
            "Fragments use each other more than {max} levels deep; write some of them out."
        case .fragmentsTooLarge:
            "With all uses of fragments written out, the form is larger than a form file may be: {max} values or {bytes} bytes; use fewer."
        case .unusedFragment: "The fragment \"{word}\" is never used; remove it, or use it."
        case .tooManyValues: "There are more than {max} named values here; remove some."
        case .tooManyEndings: "The form has more than {max} endings; remove some."
        case .duplicateEnding: "Another ending is named \"{name}\" already; names must be unique."
        case .endingWithoutCondition:
            "Only the last ending may have no \"when\", since the endings behind it cannot be reached; add one."
        case .hiddenSubmit:
            "The button \"{name}\" can be hidden, and no other one submits the form; show it always, or add an ending for whoever does not see it."
        case .duplicateState: "The card of this page has the state \"{state}\" already; remove one."
        }
    }
}
