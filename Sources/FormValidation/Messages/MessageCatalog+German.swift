import FormModel

extension MessageCatalog {
    /// The sentences in German.
    static let german = MessageCatalog(
        .german, entry: "{title} (Eintrag {number})",
        weekdays: [
            "Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag",
        ],
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
                "Das ist kein JSON: In einem Text steht ein Steuerzeichen; es muss als Escape-Sequenz geschrieben werden, etwa \\n.",
            "malformedJSON.badEscape":
                "Das ist kein JSON: Diese Escape-Sequenz gibt es nicht; ein umgekehrter Schrägstrich wird als \\\\ geschrieben.",
            "malformedJSON.loneSurrogate":
                "Das ist kein JSON: Ein halbes Surrogatpaar steht allein; es braucht beide Hälften.",
            "malformedJSON.invalidUTF8":
                "Das ist kein JSON: Diese Bytes sind kein UTF-8; der Text muss in UTF-8 gespeichert werden.",
            "malformedJSON.badNumber":
                "Das ist kein JSON: So wird in JSON keine Zahl geschrieben; sie hat keine führenden Nullen und Ziffern auf beiden Seiten des Punktes.",
            "duplicateKey": "Der Schlüssel „{key}“ steht zweimal da; er darf nur einmal vorkommen.",
            "tooDeep": "Das ist mehr als {max} Ebenen tief verschachtelt.",
            "tooDeep.one": "Das ist mehr als 1 Ebene tief verschachtelt.",
            "tooManyBytes": "Das sind mehr als {max} Bytes.",
            "tooManyBytes.one": "Das ist mehr als 1 Byte.",
            "tooManyMembers": "Das sind mehr als {max} Werte.",
            "tooManyMembers.one": "Das ist mehr als 1 Wert.",
            "notAnObject": "Das muss ein JSON-Objekt aus Feldern und Werten sein.",
            "tooManyIssues": "Es gibt mehr Fehler als die {max}, die genannt werden.",
            "tooManyIssues.one": "Es gibt mehr Fehler als den einen, der genannt wird.",
            "otherForm": "Das sind Antworten auf ein anderes Formular; dieses heißt „{form}“.",
            "otherVersion":
                "Das sind Antworten auf eine andere Version des Formulars; dies ist Version {version}.",
            "unknownField": "Dieses Formular hat kein Feld „{field}“.",
            "unknownField.nearest":
                "Dieses Formular hat kein Feld „{field}“; ist „{nearest}“ gemeint?",
            "unknownField.normalForm":
                "Dieses Formular hat kein Feld „{field}“; „{nearest}“ sieht gleich aus, hat aber eine andere Unicode-Normalform (NFC oder NFD).",
            "wrongType": "„{title}“ hat einen Wert vom falschen Typ.",
            "wrongType.text": "„{title}“ muss ein Text sein.",
            "wrongType.multiline": "„{title}“ muss ein Text sein.",
            "wrongType.integer": "„{title}“ muss eine ganze Zahl sein.",
            "wrongType.decimal": "„{title}“ muss eine Zahl sein.",
            "wrongType.boolean": "„{title}“ muss ja oder nein sein.",
            "wrongType.date": "„{title}“ muss ein Datum sein, das es gibt, etwa {example}.",
            "wrongType.choice": "„{title}“ muss eine der angebotenen Antworten sein.",
            "wrongType.choices": "„{title}“ muss eine Liste angebotener Antworten sein.",
            "tooManyDigits": "„{title}“ darf höchstens {max} Ziffern haben.",
            "tooManyDigits.one": "„{title}“ darf höchstens 1 Ziffer haben.",
            "tooManyTextBytes": "„{title}“ darf höchstens {max} Bytes haben.",
            "tooManyTextBytes.one": "„{title}“ darf höchstens 1 Byte haben.",
            "tooManyElements": "„{title}“ darf höchstens {max} Einträge haben.",
            "tooManyElements.one": "„{title}“ darf höchstens 1 Eintrag haben.",
            "tooManyCells":
                "„{title}“ hat zu viele Zeilen: Zusammen dürfen sie {max} Felder haben.",
            "tooManyCells.one": "„{title}“ hat zu viele Zeilen: Zusammen dürfen sie 1 Feld haben.",
            "tooManyDecimals": "„{title}“ darf höchstens {max} Nachkommastellen haben.",
            "tooManyDecimals.one": "„{title}“ darf höchstens 1 Nachkommastelle haben.",
            "tooManyDecimals.none": "„{title}“ darf keine Nachkommastellen haben.",
            "tooMuchWork":
                "Diese Antworten erfordern mehr Rechenarbeit, als erlaubt ist: Geben Sie weniger Zeilen oder kürzere Texte an.",
            "tooManyFiltered":
                "„{title}“: Die Zeilen sind zu verschieden, um herauszufinden, welche Antworten in jeder von ihnen möglich sind.",
            "notAChoice": "„{title}“ muss eine der angebotenen Antworten sein.",
            "notAChoice.choice": "„{title}“: „{choice}“ kann nicht ausgewählt werden.",
            "notAlone":
                "„{title}“: „{choice}“ lässt sich nicht zusammen mit anderen Antworten auswählen.",
            "unsettled":
                "„{title}“ wurde auf eine einzige Änderung hin mehr als {max} Mal geändert; zwei Regeln widersprechen sich.",
            "unsettled.one":
                "„{title}“ wurde auf eine einzige Änderung hin mehr als 1 Mal geändert; zwei Regeln widersprechen sich.",
            "required": "„{title}“ ist erforderlich.",
            "tooShort": "„{title}“ muss mindestens {min} Zeichen haben.",
            "tooShort.one": "„{title}“ muss mindestens 1 Zeichen haben.",
            "tooShort.exactly": "„{title}“ muss genau {min} Zeichen haben.",
            "tooShort.exactly.one": "„{title}“ muss genau 1 Zeichen haben.",
            "tooLong": "„{title}“ darf höchstens {max} Zeichen haben.",
            "tooLong.one": "„{title}“ darf höchstens 1 Zeichen haben.",
            "tooLong.none": "„{title}“ muss leer bleiben.",
            "tooSmall": "„{title}“ muss mindestens {min} betragen.",
            "tooSmall.date": "„{title}“ darf nicht vor {min} liegen.",
            "tooSmall.dateTime": "„{title}“ darf nicht vor dem Zeitpunkt {min} liegen.",
            "tooSmall.time": "„{title}“ darf nicht vor {min} Uhr liegen.",
            "tooLarge": "„{title}“ darf höchstens {max} betragen.",
            "tooLarge.date": "„{title}“ darf nicht nach {max} liegen.",
            "tooLarge.dateTime": "„{title}“ darf nicht nach dem Zeitpunkt {max} liegen.",
            "tooLarge.time": "„{title}“ darf nicht nach {max} Uhr liegen.",
            "pattern": "„{title}“ hat nicht das verlangte Format.",
            "patternTooCostly": "„{title}“ ist zu lang, um geprüft zu werden; bitte kürzen.",
            "email": "„{title}“ muss eine E-Mail-Adresse sein, etwa ada@example.com.",
            "email.unicodeHost":
                "„{title}“ muss hinter dem @ die ASCII-Schreibweise des Hosts haben, etwa xn--bcher-kva.example für bücher.example.",
            "notTheSame": "„{title}“ muss mit „{otherTitle}“ übereinstimmen.",
            "oneOf": "„{title}“ muss einer dieser Werte sein: {allowed}.",
            "oneOf.choice": "„{title}“: „{choice}“ gehört nicht zu diesen Werten: {allowed}.",
            "hiddenField": "„{title}“ gehört nicht zu diesen Angaben; bitte weglassen.",
            "disabledField": "„{title}“ kann hier nicht geändert werden; bitte weglassen.",
            "notComputed": "„{title}“ wird berechnet und ergibt etwas anderes; bitte weglassen.",
            "notGiven":
                "„{title}“ wird vom Programm vorgegeben und lautet anders; bitte weglassen.",
            "ended":
                "Mit diesen Angaben endet das Formular bei „{ending}“; sie werden nicht angenommen.",
            "submitDisabled":
                "Diese Angaben lassen sich nicht absenden: „{button}“ ist nicht verfügbar.",
            "check": "„{title}“ passt nicht zu den übrigen Angaben.",
            "atLeastOneOf": "Bitte mindestens eines dieser Felder ausfüllen: {titles}.",
            "exactlyOneOf": "Bitte genau eines dieser Felder ausfüllen: {titles}.",
            "allOrNone": "Bitte alle diese Felder ausfüllen oder keines: {titles}.",
            "remote": "„{title}“ wird nicht angenommen.",
            "remoteUnknown":
                "„{title}“ kann hier nicht geprüft werden: Niemand führt die Prüfung „{check}“ aus.",
            "remoteTimeout":
                "„{title}“ konnte nicht rechtzeitig geprüft werden; bitte noch einmal versuchen.",
            "remoteFailed":
                "„{title}“ konnte gerade nicht geprüft werden; bitte noch einmal versuchen.",
            "choicesUnknown": "Die möglichen Antworten für „{title}“ sind nicht bekannt.",
            "tooManyChoiceSets":
                "Die möglichen Antworten für „{title}“ sind nicht bekannt: Es werden Antworten für zu viele verschiedene Angaben gebraucht.",
            "currency.character":
                "„{title}“ enthält ein Zeichen, das in keinem Geldbetrag vorkommt.",
            "currency.misplacedSeparator":
                "„{title}“ hat ein Komma oder einen Punkt an falscher Stelle; richtig ist {example}.",
            "currency.digits": "„{title}“ muss ein Geldbetrag sein: Es fehlen die Ziffern.",
            "currency.sign": "„{title}“ darf nur ein Vorzeichen haben, und zwar vor dem Betrag.",
            "currency.repeatedCurrency":
                "„{title}“ nennt die Währung zweimal; einmal genügt, sie darf auch fehlen.",
            "currency.otherCurrency": "„{title}“ steht in einer anderen Währung als verlangt.",
            "currency": "„{title}“ muss ein Geldbetrag sein, etwa {example}.",
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
            "phone.noTrunkPrefix":
                "„{title}“ muss mit {trunkPrefix} beginnen, oder mit + und der Landesvorwahl.",
            "phone.extension": "„{title}“ muss ohne Durchwahl angegeben werden.",
            "phone":
                "„{title}“ muss eine Telefonnummer sein, etwa (212) 555-0123 oder +44 20 7946 0958.",
            "mask": "„{title}“ muss geschrieben werden wie {example}.",
            "ssn.digits": "„{title}“ muss neun Ziffern haben, etwa 123-45-6789.",
            "ssn.character": "„{title}“ darf nur aus Ziffern bestehen, etwa 123-45-6789.",
            "ssn.misplacedSeparator": "„{title}“ muss so geschrieben sein: 123-45-6789.",
            "ssn.area": "„{title}“ beginnt mit drei Ziffern, die nie vergeben wurden.",
            "ssn.group": "„{title}“ darf in der Mitte nicht 00 haben.",
            "ssn.serial": "„{title}“ darf nicht auf 0000 enden.",
            "ssn.published":
                "„{title}“ ist eine Nummer, die als Beispiel abgedruckt wurde und niemandem gehört.",
            "ssn":
                "„{title}“ muss eine Sozialversicherungsnummer der USA (SSN) sein, etwa 123-45-6789.",
            "wrongType.time": "„{title}“ muss eine Uhrzeit sein, etwa 14:30 oder 14:30:05.",
            "wrongType.dateTime":
                "„{title}“ muss ein Zeitpunkt mit Zeitverschiebung sein, etwa 2026-01-31T14:30:00Z oder 2026-01-31T14:30:00+01:00.",
            "wrongType.localDateTime":
                "„{title}“ muss ein Datum mit Uhrzeit ohne Zeitverschiebung sein, etwa 2026-01-31T14:30 oder 2026-01-31 14:30:05.",
            "wrongType.withoutOffset":
                "Bei „{title}“ fehlt am Ende die Zeitverschiebung gegenüber UTC, etwa 2026-01-31T14:30:00Z oder 2026-01-31T14:30:00+01:00.",
            "wrongType.withoutSeconds":
                "Bei „{title}“ fehlen die Sekunden, etwa 2026-01-31T14:30:00Z oder 2026-01-31T14:30:00+01:00.",
            "wrongType.duration": "„{title}“ muss eine Dauer sein, etwa {example}.",
            "timeUnknown":
                "„{title}“ kann nicht geprüft werden: Datum und Uhrzeit sind gerade nicht bekannt.",
            "tooSmall.above": "„{title}“ muss mehr als {above} betragen.",
            "tooSmall.above.date": "„{title}“ muss nach {above} liegen.",
            "tooSmall.above.dateTime": "„{title}“ muss nach dem Zeitpunkt {above} liegen.",
            "tooSmall.above.time": "„{title}“ muss nach {above} Uhr liegen.",
            "tooLarge.below": "„{title}“ muss weniger als {below} betragen.",
            "tooLarge.below.date": "„{title}“ muss vor {below} liegen.",
            "tooLarge.below.dateTime": "„{title}“ muss vor dem Zeitpunkt {below} liegen.",
            "tooLarge.below.time": "„{title}“ muss vor {below} Uhr liegen.",
            "anyOf": "„{title}“ muss in einem der verlangten Formate geschrieben sein.",
            "not": "„{title}“ muss etwas anderes sein.",
            "accepted": "„{title}“ muss angekreuzt sein.",
            "absent": "„{title}“ muss leer bleiben.",
            "wrongType.texts": "„{title}“ muss eine Liste von Texten sein.",
            "given.text": "Gesendet wurde ein Text.",
            "given.number": "Gesendet wurde eine Zahl.",
            "given.boolean": "Gesendet wurde ein Wahrheitswert (true oder false).",
            "given.list": "Gesendet wurde eine Liste.",
            "given.object": "Gesendet wurde ein Objekt.",
            "emptyElement": "„{title}“ hat einen leeren Eintrag; bitte ausfüllen oder weglassen.",
            "wrongType.group":
                "„{title}“ muss eine Liste von Einträgen sein, jeder ein Objekt aus Feldern.",
            "wrongType.row": "Jeder Eintrag von „{title}“ muss ein Objekt aus Feldern sein.",
            "wrongType.rows":
                "„{title}“ muss ein Objekt mit einem Eintrag für jede Zeile sein.",
            "unique":
                "„{title}“ wiederholt einen früheren Eintrag; alle müssen verschieden sein.",
            "unique.choice": "„{title}“: „{choice}“ ist mehr als einmal ausgewählt.",
            "notDifferent": "„{title}“ muss sich von „{otherTitle}“ unterscheiden.",
            "noneOf": "„{title}“ darf keiner dieser Werte sein: {forbidden}.",
            "noneOf.choice": "„{title}“: „{choice}“ kann nicht ausgewählt werden.",
            "tooFew": "„{title}“ muss mindestens {min} Einträge haben.",
            "tooFew.one": "„{title}“ muss mindestens 1 Eintrag haben.",
            "tooMany": "„{title}“ darf höchstens {max} Einträge haben.",
            "tooMany.one": "„{title}“ darf höchstens 1 Eintrag haben.",
            "weekday": "„{title}“ muss auf einen dieser Wochentage fallen: {in}.",
            "notPattern": "„{title}“ hat ein Format, das nicht erlaubt ist.",
            "alpha": "„{title}“ darf nur aus Buchstaben bestehen.",
            "alpha.ascii": "„{title}“ darf nur aus den Buchstaben A bis Z bestehen.",
            "alphanumeric": "„{title}“ darf nur aus Buchstaben und Ziffern bestehen.",
            "alphanumeric.ascii":
                "„{title}“ darf nur aus den Buchstaben A bis Z und Ziffern bestehen.",
            "ascii":
                "„{title}“ muss ohne Umlaute, Akzente, Emojis und andere Zeichen außerhalb von ASCII auskommen.",
            "lowercase": "„{title}“ muss in Kleinbuchstaben geschrieben sein.",
            "uppercase": "„{title}“ muss in Großbuchstaben geschrieben sein.",
            "startsWith": "„{title}“ muss mit {texts} beginnen.",
            "startsWith.several": "„{title}“ muss mit einem dieser Texte beginnen: {texts}.",
            "endsWith": "„{title}“ muss mit {texts} enden.",
            "endsWith.several": "„{title}“ muss mit einem dieser Texte enden: {texts}.",
            "contains": "„{title}“ muss {texts} enthalten.",
            "contains.several": "„{title}“ muss alle diese Texte enthalten: {texts}.",
            "excludes": "„{title}“ darf {texts} nicht enthalten.",
            "excludes.several": "„{title}“ darf keinen dieser Texte enthalten: {texts}.",
            "slug":
                "„{title}“ darf nur Kleinbuchstaben von a bis z und Ziffern haben, in Wörtern mit einzelnen Bindestrichen dazwischen, etwa my-first-page.",
            "base64": "„{title}“ muss Base64 sein, mit den Füllzeichen am Ende.",
            "base64.url": "„{title}“ muss Base64 mit dem Alphabet für URLs sein.",
            "hex": "„{title}“ darf nur hexadezimale Ziffern haben: 0 bis 9 und a bis f.",
            "json": "„{title}“ muss JSON sein.",
            "tooFewWords": "„{title}“ muss mindestens {min} Wörter haben.",
            "tooFewWords.one": "„{title}“ muss mindestens 1 Wort haben.",
            "tooManyWords": "„{title}“ darf höchstens {max} Wörter haben.",
            "tooManyWords.one": "„{title}“ darf höchstens 1 Wort haben.",
            "url":
                "„{title}“ muss eine vollständige Webadresse sein, etwa https://example.com/page.",
            "url.scheme":
                "„{title}“ muss mit einem dieser Protokolle und einem Doppelpunkt beginnen: {schemes}.",
            "url.host":
                "„{title}“ muss hinter den // den Namen einer Website haben, etwa https://example.com/page.",
            "url.port": "„{title}“ muss einen Port von 0 bis 65535 haben oder keinen.",
            "url.credentials":
                "„{title}“ muss ohne Benutzernamen und Passwort vor dem @ auskommen.",
            "url.character":
                "„{title}“ enthält ein Zeichen, das in keiner Webadresse vorkommen darf; ein Leerzeichen wird als %20 geschrieben.",
            "hostname": "„{title}“ muss ein Hostname sein, etwa www.example.com.",
            "hostname.unicodeHost":
                "„{title}“ muss in ASCII-Schreibweise angegeben werden, etwa xn--bcher-kva.example für bücher.example.",
            "ip": "„{title}“ muss eine IP-Adresse sein, etwa 192.0.2.1 oder 2001:db8::1.",
            "ip.version4": "„{title}“ muss eine IPv4-Adresse sein, etwa 192.0.2.1.",
            "ip.version6": "„{title}“ muss eine IPv6-Adresse sein, etwa 2001:db8::1.",
            "cidr":
                "„{title}“ muss ein Bereich von IP-Adressen sein, etwa 192.0.2.0/24 oder 2001:db8::/32.",
            "cidr.version4":
                "„{title}“ muss ein Bereich von IPv4-Adressen sein, etwa 192.0.2.0/24.",
            "cidr.version6":
                "„{title}“ muss ein Bereich von IPv6-Adressen sein, etwa 2001:db8::/32.",
            "cidr.prefix":
                "„{title}“ muss mit einem Schrägstrich und der Länge des Präfixes enden, einer Zahl von 0 bis {max}.",
            "cidr.hostBits":
                "„{title}“ ist eine einzelne Adresse aus einem Bereich; verlangt ist die erste, mit lauter Nullen hinter dem Präfix.",
            "port": "„{title}“ muss ein Port sein: eine Zahl von 1 bis 65535.",
            "uuid": "„{title}“ muss eine UUID sein, etwa f81d4fae-7dec-11d0-a765-00a0c91e6bf6.",
            "uuid.version": "„{title}“ muss eine UUID der Version {version} sein.",
            "semver":
                "„{title}“ muss eine Version aus drei Zahlen sein, etwa 1.4.0 oder 2.0.0-beta.1.",
            "e164":
                "„{title}“ muss eine Telefonnummer sein, nur aus Ziffern hinter + und Landesvorwahl, etwa +12125550123.",
            "e164.plus": "„{title}“ muss mit + und der Landesvorwahl beginnen, etwa +12125550123.",
            "json.duplicateKey":
                "„{title}“ muss JSON sein; in Zeile {line}, Spalte {column}: Ein Schlüssel steht zweimal da.",
            "json.tooDeep":
                "„{title}“ muss JSON sein; in Zeile {line}, Spalte {column}: Es ist zu tief verschachtelt.",
            "json.tooManyBytes":
                "„{title}“ muss JSON sein; in Zeile {line}, Spalte {column}: Es hat zu viele Bytes.",
            "json.tooManyMembers":
                "„{title}“ muss JSON sein; in Zeile {line}, Spalte {column}: Es hat zu viele Werte.",
            "multipleOf": "„{title}“ muss ein Vielfaches von {of} sein.",
            "luhn": "„{title}“ muss eine Nummer mit Prüfziffer sein; bitte die Ziffern prüfen.",
            "luhn.character": "„{title}“ darf nur aus Ziffern bestehen.",
            "luhn.misplacedSeparator":
                "„{title}“ hat ein Leerzeichen oder einen Bindestrich an falscher Stelle.",
            "luhn.length": "„{title}“ muss mindestens zwei Ziffern haben.",
            "luhn.checksum": "„{title}“ hat eine falsche Ziffer; bitte prüfen.",
            "creditCard": "„{title}“ muss eine Kartennummer sein, wie sie auf der Karte steht.",
            "creditCard.character":
                "„{title}“ darf nur aus Ziffern bestehen, wie sie auf der Karte stehen.",
            "creditCard.misplacedSeparator":
                "„{title}“ hat ein Leerzeichen oder einen Bindestrich an falscher Stelle.",
            "creditCard.length":
                "„{title}“ hat zu wenige oder zu viele Ziffern für eine solche Karte.",
            "creditCard.scheme": "„{title}“ muss die Nummer einer dieser Karten sein: {schemes}.",
            "creditCard.checksum":
                "„{title}“ hat eine falsche Ziffer; bitte mit der Karte vergleichen.",
            "iban": "„{title}“ muss eine IBAN sein, etwa GB82 WEST 1234 5698 7654 32.",
            "iban.character":
                "„{title}“ hat ein Zeichen, das in einer IBAN dieses Landes nicht an dieser Stelle steht.",
            "iban.misplacedSeparator":
                "„{title}“ hat ein Leerzeichen oder einen Bindestrich an falscher Stelle.",
            "iban.length":
                "„{title}“ hat zu wenige oder zu viele Zeichen für eine IBAN dieses Landes.",
            "iban.country":
                "„{title}“ muss mit den zwei Buchstaben eines Landes beginnen, das IBANs hat.",
            "iban.checksum":
                "„{title}“ hat ein falsches Zeichen oder zwei vertauschte; bitte prüfen.",
            "bic": "„{title}“ muss ein BIC sein, etwa DEUTDEFF500.",
            "bic.character":
                "„{title}“ darf nur aus Buchstaben und Ziffern bestehen, etwa DEUTDEFF500.",
            "bic.misplacedSeparator":
                "„{title}“ hat ein Leerzeichen oder einen Bindestrich an falscher Stelle.",
            "bic.length": "„{title}“ muss 8 oder 11 Zeichen haben, etwa DEUTDEFF500.",
            "bic.country":
                "„{title}“ muss als fünften und sechsten Buchstaben das Kürzel eines Landes haben.",
            "routingNumber":
                "„{title}“ muss eine Bankleitzahl der USA (routing number) mit neun Ziffern sein, etwa 021000021.",
            "routingNumber.character": "„{title}“ darf nur aus Ziffern bestehen, etwa 021000021.",
            "routingNumber.misplacedSeparator":
                "„{title}“ hat ein Leerzeichen oder einen Bindestrich an falscher Stelle.",
            "routingNumber.length": "„{title}“ muss neun Ziffern haben, etwa 021000021.",
            "routingNumber.prefix": "„{title}“ beginnt mit zwei Ziffern, die keine Bank hat.",
            "routingNumber.checksum": "„{title}“ hat eine falsche Ziffer; bitte prüfen.",
            "isbn": "„{title}“ muss eine ISBN sein, etwa 978-3-16-148410-0.",
            "isbn.character":
                "„{title}“ darf nur aus Ziffern bestehen (die letzte von zehn darf ein X sein).",
            "isbn.misplacedSeparator":
                "„{title}“ hat ein Leerzeichen oder einen Bindestrich an falscher Stelle.",
            "isbn.length": "„{title}“ muss 10 oder 13 Ziffern haben.",
            "isbn.prefix": "„{title}“ muss mit 978 oder 979 beginnen, wie die Nummern von Büchern.",
            "isbn.music":
                "„{title}“ ist die Nummer eines Musikdrucks (ISMN), nicht die eines Buchs.",
            "isbn.checksum": "„{title}“ hat eine falsche Ziffer; bitte mit dem Buch vergleichen.",
            "ein": "„{title}“ muss eine Arbeitgebernummer der USA (EIN) sein, etwa 12-3456789.",
            "ein.character": "„{title}“ darf nur aus Ziffern bestehen, etwa 12-3456789.",
            "ein.misplacedSeparator": "„{title}“ muss so geschrieben sein: 12-3456789.",
            "ein.length": "„{title}“ muss neun Ziffern haben, etwa 12-3456789.",
            "ein.prefix": "„{title}“ beginnt mit zwei Ziffern, die nie vergeben wurden.",
            "itin": "„{title}“ muss eine Steuernummer der USA (ITIN) sein, etwa 900-70-0000.",
            "itin.character": "„{title}“ darf nur aus Ziffern bestehen, etwa 900-70-0000.",
            "itin.misplacedSeparator": "„{title}“ muss so geschrieben sein: 900-70-0000.",
            "itin.length": "„{title}“ muss neun Ziffern haben, etwa 900-70-0000.",
            "itin.prefix": "„{title}“ muss mit 9 beginnen.",
            "itin.group": "„{title}“ hat in der Mitte zwei Ziffern, die nie vergeben wurden.",
            "postalCode":
                "„{title}“ muss eine Postleitzahl sein, wie sie im Land {country} geschrieben wird.",
            "countryCode": "„{title}“ muss das Kürzel eines Landes sein: {letters} Großbuchstaben.",
            "currencyCode":
                "„{title}“ muss das Kürzel einer Währung sein: drei Großbuchstaben, etwa EUR.",
            "phone.otherCountry":
                "„{title}“ muss eine Telefonnummer sein, die mit +{callingCode} beginnt.",
            "passwordStrength":
                "„{title}“ ist zu leicht zu erraten; besser sind mehrere Wörter ohne Zusammenhang.",
            "passwordStrength.commonPassword":
                "„{title}“ ist zu leicht zu erraten: Es ähnelt einem Passwort, das viele verwenden.",
            "passwordStrength.commonWord":
                "„{title}“ ist zu leicht zu erraten: Es besteht aus einem häufigen Wort oder Namen; besser sind mehrere Wörter ohne Zusammenhang.",
            "passwordStrength.word":
                "„{title}“ ist zu leicht zu erraten: Es liest sich wie ein Wort oder zwei; besser sind mehrere Wörter ohne Zusammenhang.",
            "passwordStrength.sequence":
                "„{title}“ ist zu leicht zu erraten: Buchstaben oder Ziffern stehen der Reihe nach, wie in abc oder 321.",
            "passwordStrength.keyboard":
                "„{title}“ ist zu leicht zu erraten: Es besteht aus Tasten, die nebeneinanderliegen.",
            "passwordStrength.repeats":
                "„{title}“ ist zu leicht zu erraten: Dieselben Zeichen wiederholen sich.",
            "passwordStrength.date":
                "„{title}“ ist zu leicht zu erraten: Es enthält ein Datum oder eine Jahreszahl.",
            "passwordStrength.tooShort": "„{title}“ ist zu leicht zu erraten: Es muss länger sein.",
            "notSuspicious":
                "„{title}“ enthält Zeichen, durch die es wie ein anderer Text aussieht.",
            "notSuspicious.mixedDigits":
                "„{title}“ mischt Ziffern mehrerer Schriften; bitte nur eine Art verwenden.",
            "notSuspicious.marks":
                "„{title}“ hat zu viele Zeichen über oder unter einem Buchstaben, oder eines doppelt.",
            "notSuspicious.mixedScripts":
                "„{title}“ mischt Buchstaben mehrerer Schriften, die gleich aussehen; bitte nur eine Schrift verwenden.",
            "notSuspicious.lookAlikes":
                "„{title}“ enthält einen Buchstaben, der nur wie ein gewöhnlicher aussieht; bitte den gewöhnlichen eingeben.",
            "notSuspicious.invisible":
                "„{title}“ enthält ein unsichtbares Zeichen; bitte tippen statt einfügen.",
            "notSuspicious.bidirectional":
                "„{title}“ enthält ein Zeichen, das die Schreibrichtung umkehrt; bitte tippen statt einfügen.",
            "malformedMultipart": "Das ist kein multipart/form-data.",
            "malformedMultipart.boundary":
                "Das ist kein multipart/form-data: Die Grenze (boundary) muss aus 1 bis 70 der Zeichen von RFC 2046 bestehen.",
            "malformedMultipart.noDelimiter":
                "Das ist kein multipart/form-data: Keine Zeile besteht aus -- und der Grenze.",
            "malformedMultipart.delimiter":
                "Das ist kein multipart/form-data: In der Zeile einer Grenze steht noch etwas anderes.",
            "malformedMultipart.unterminated":
                "Das ist kein multipart/form-data: Es endet vor der letzten Grenze; wurde es abgeschnitten?",
            "malformedMultipart.header":
                "Das ist kein multipart/form-data: Ein Teil hat eine Kopfzeile, die nicht gelesen werden kann.",
            "malformedMultipart.headerTooLong":
                "Das ist kein multipart/form-data: Ein Teil hat zu viele Kopfzeilen.",
            "malformedMultipart.name":
                "Das ist kein multipart/form-data: Einem Teil fehlt Content-Disposition: form-data mit einem Namen.",
            "malformedMultipart.charset":
                "Das ist kein multipart/form-data: Ein Teil hat einen anderen Zeichensatz; verlangt ist UTF-8.",
            "malformedMultipart.transferEncoding":
                "Das ist kein multipart/form-data: Ein Teil hat ein Content-Transfer-Encoding; er muss unverändert gesendet werden.",
            "tooManyParts": "Das sind mehr als {max} Teile.",
            "tooManyParts.one": "Das ist mehr als 1 Teil.",
            "malformedText": "„{title}“ muss Text in UTF-8 sein.",
            "controlCharacter": "„{title}“ muss eine einzige Zeile ohne Steuerzeichen sein.",
            "controlCharacter.multiline":
                "„{title}“ enthält ein Steuerzeichen; erlaubt sind nur Zeilenumbrüche und Tabulatoren.",
            "repeatedField": "„{title}“ wurde mehr als einmal gesendet; einmal genügt.",
            "fileNotAccepted": "„{title}“ muss ein Text sein, keine Datei.",
            "wrongType.file": "„{title}“ muss eine Datei sein, mit Name, Typ und Größe.",
            "wrongType.noSuchFile": "„{title}“ muss der Pfad einer vorhandenen Datei sein.",
            "fileType": "„{title}“ muss eine Datei von einem dieser Typen sein: {allowed}.",
            "fileNameTooLong": "„{title}“ hat einen zu langen Dateinamen.",
            "pathNotAccepted": "„{title}“ muss den Namen einer Datei haben, und keinen Pfad.",
            "fileTooLarge": "„{title}“ darf höchstens {max} Bytes haben.",
            "fileTooLarge.one": "„{title}“ darf höchstens 1 Byte haben.",
        ].addingJSONFields(
            "„{title}“ muss JSON sein; in Zeile {line}, Spalte {column}: ",
            insteadOf: "Das ist kein JSON: "))
}
