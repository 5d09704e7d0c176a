import FormModel

extension MessageCatalog {
    /// The sentences in German.
    public static let german = MessageCatalog(
        language: "de", yes: ["ja", "j"], no: ["nein"],
        sentences: [
            "unknown": "„{title}“ ist nicht zulässig ({code}).",
            "malformedJSON": "Das ist kein JSON.",
            "malformedJSON.empty":
                "Das ist kein JSON: Hier steht nichts; gebraucht wird ein JSON-Wert.",
            "malformedJSON.expectedValue": "Das ist kein JSON: Hier fehlt ein Wert.",
            "malformedJSON.expectedKey":
                "Das ist kein JSON: Hier fehlt ein Schlüssel in Anführungszeichen; steht davor ein Komma zu viel?",
            "malformedJSON.expectedColon":
                "Das ist kein JSON: Hinter dem Schlüssel fehlt ein Doppelpunkt.",
            "malformedJSON.expectedCommaOrBracket":
                "Das ist kein JSON: Hier fehlt ein Komma oder eine ].",
            "malformedJSON.expectedCommaOrBrace":
                "Das ist kein JSON: Hier fehlt ein Komma oder eine }.",
            "malformedJSON.textAfterTheValue":
                "Das ist kein JSON: Hinter dem Ende des Wertes steht noch Text; er muss weg.",
            "malformedJSON.unterminatedString":
                "Das ist kein JSON: Diesem Text fehlt das schließende Anführungszeichen.",
            "malformedJSON.controlCharacter":
                "Das ist kein JSON: In einem Text steht ein Steuerzeichen; es gehört als Escape geschrieben, etwa \\n.",
            "malformedJSON.badEscape":
                "Das ist kein JSON: Dieses Escape gibt es nicht; ein umgekehrter Schrägstrich wird \\\\ geschrieben.",
            "malformedJSON.loneSurrogate":
                "Das ist kein JSON: Ein halbes Surrogatpaar steht allein; es braucht beide Hälften.",
            "malformedJSON.invalidUTF8":
                "Das ist kein JSON: Diese Bytes sind kein UTF-8; der Text gehört als UTF-8 gespeichert.",
            "malformedJSON.badNumber":
                "Das ist kein JSON: So schreibt JSON keine Zahl; ohne führende Nullen, mit Ziffern auf beiden Seiten des Punktes.",
            "duplicateKey": "Der Schlüssel „{key}“ steht zweimal da; er darf nur einmal vorkommen.",
            "tooDeep": "Das ist mehr als {max} Ebenen tief verschachtelt.",
            "tooDeep.one": "Das ist mehr als 1 Ebene tief verschachtelt.",
            "tooManyBytes": "Das hat mehr als {max} Bytes.",
            "tooManyBytes.one": "Das hat mehr als 1 Byte.",
            "tooManyMembers": "Das hat mehr als {max} Werte.",
            "tooManyMembers.one": "Das hat mehr als 1 Wert.",
            "notAnObject": "Das muss ein JSON-Objekt aus Feldern und Werten sein.",
            "tooManyIssues": "Es gibt mehr Fehler als die {max}, die genannt werden.",
            "tooManyIssues.one": "Es gibt mehr Fehler als den einen, der genannt wird.",
            "unknownField": "Dieses Formular hat kein Feld „{field}“.",
            "unknownField.nearest":
                "Dieses Formular hat kein Feld „{field}“; ist „{nearest}“ gemeint?",
            "wrongType": "„{title}“ hat einen Wert von falscher Art.",
            "wrongType.text": "„{title}“ muss ein Text sein.",
            "wrongType.multiline": "„{title}“ muss ein Text sein.",
            "wrongType.integer": "„{title}“ muss eine ganze Zahl sein.",
            "wrongType.decimal": "„{title}“ muss eine Zahl sein.",
            "wrongType.boolean": "„{title}“ muss ja oder nein sein.",
            "wrongType.date": "„{title}“ muss ein Datum sein, das es gibt, etwa 2026-01-31.",
            "wrongType.choice": "„{title}“ muss eine der angebotenen Antworten sein.",
            "wrongType.choices": "„{title}“ muss eine Liste angebotener Antworten sein.",
            "tooManyDigits": "„{title}“ darf höchstens {max} Ziffern haben.",
            "tooManyDigits.one": "„{title}“ darf höchstens 1 Ziffer haben.",
            "tooManyDecimals": "„{title}“ darf höchstens {max} Nachkommastellen haben.",
            "tooManyDecimals.one": "„{title}“ darf höchstens 1 Nachkommastelle haben.",
            "notAChoice": "„{title}“ muss eine der angebotenen Antworten sein.",
            "unsettled":
                "„{title}“ wurde auf eine einzige Änderung hin mehr als {max} Mal geändert; zwei Regeln widersprechen sich.",
            "unsettled.one":
                "„{title}“ wurde auf eine einzige Änderung hin mehr als 1 Mal geändert; zwei Regeln widersprechen sich.",
            "required": "„{title}“ ist erforderlich.",
            "tooShort": "„{title}“ muss mindestens {min} Zeichen haben.",
            "tooShort.one": "„{title}“ muss mindestens 1 Zeichen haben.",
            "tooLong": "„{title}“ darf höchstens {max} Zeichen haben.",
            "tooLong.one": "„{title}“ darf höchstens 1 Zeichen haben.",
            "tooSmall": "„{title}“ muss mindestens {min} sein.",
            "tooSmall.date": "„{title}“ darf nicht vor {min} liegen.",
            "tooLarge": "„{title}“ darf höchstens {max} sein.",
            "tooLarge.date": "„{title}“ darf nicht nach {max} liegen.",
            "pattern": "„{title}“ hat nicht die verlangte Form.",
            "patternTooCostly": "„{title}“ ist zu lang, um geprüft zu werden; bitte kürzen.",
            "email": "„{title}“ muss eine E-Mail-Adresse sein, etwa ada@example.com.",
            "notTheSame": "„{title}“ muss mit „{otherTitle}“ übereinstimmen.",
            "oneOf": "„{title}“ muss eines davon sein: {allowed}.",
            "currency.character":
                "„{title}“ enthält ein Zeichen, das in keinem Geldbetrag vorkommt.",
            "currency.misplacedSeparator":
                "„{title}“ hat ein Komma oder einen Punkt an falscher Stelle; richtig ist 1,234.50 oder 1234.50.",
            "currency.digits": "„{title}“ muss ein Geldbetrag sein: Es fehlen die Ziffern.",
            "currency.sign": "„{title}“ darf nur ein Vorzeichen haben, und zwar vor dem Betrag.",
            "currency.otherCurrency": "„{title}“ steht in einer anderen Währung als verlangt.",
            "currency": "„{title}“ muss ein Geldbetrag sein, etwa 1,234.50.",
            "zipcode.digits": "„{title}“ muss fünf oder neun Ziffern haben: 12345 oder 12345-6789.",
            "zipcode.character":
                "„{title}“ darf nur aus Ziffern bestehen, etwa 12345 oder 12345-6789.",
            "zipcode.misplacedSeparator":
                "In „{title}“ gehört der Bindestrich hinter die fünfte Ziffer: 12345-6789.",
            "zipcode":
                "„{title}“ muss eine Postleitzahl der USA (ZIP) sein, etwa 12345 oder 12345-6789.",
            "phone.character":
                "„{title}“ enthält ein Zeichen, das in keiner Telefonnummer vorkommt.",
            "phone.misplacedSeparator":
                "„{title}“ hat Klammern oder ein Trennzeichen an falscher Stelle; richtig ist (212) 555-0123.",
            "phone.digits": "„{title}“ muss eine Telefonnummer sein: Es fehlen die Ziffern.",
            "phone.tooFewDigits": "„{title}“ hat zu wenige Ziffern für eine Telefonnummer.",
            "phone.tooManyDigits": "„{title}“ hat zu viele Ziffern für eine Telefonnummer.",
            "phone.areaCode": "„{title}“ hat eine Vorwahl, die es nicht gibt.",
            "phone.exchange":
                "„{title}“ hat eine Vermittlungsnummer (die drei Ziffern hinter der Vorwahl), die es nicht gibt.",
            "phone.countryCode": "„{title}“ hat eine Landesvorwahl, die es nicht gibt.",
            "phone.internationalPrefix": "„{title}“ muss mit + beginnen statt mit 00 oder 011.",
            "phone.trunkPrefix":
                "„{title}“ muss ohne die (0) geschrieben werden, die nur im Inland gewählt wird.",
            "phone.extension": "„{title}“ muss ohne Durchwahl angegeben werden.",
            "phone":
                "„{title}“ muss eine Telefonnummer sein, etwa (212) 555-0123 oder +44 20 7946 0958.",
            "ssn.digits": "„{title}“ muss neun Ziffern haben, etwa 123-45-6789.",
            "ssn.character": "„{title}“ darf nur aus Ziffern bestehen, etwa 123-45-6789.",
            "ssn.misplacedSeparator": "„{title}“ muss so geschrieben sein: 123-45-6789.",
            "ssn.area": "„{title}“ beginnt mit drei Ziffern, die nie vergeben wurden.",
            "ssn.group": "„{title}“ kann in der Mitte nicht 00 haben.",
            "ssn.serial": "„{title}“ kann nicht auf 0000 enden.",
            "ssn":
                "„{title}“ muss eine Sozialversicherungsnummer der USA (SSN) sein, etwa 123-45-6789.",
        ])
}
