extension InterfaceWords {
    @Sendable package static func german(_ word: InterfaceWord) -> String {
        switch word {
        case .opening: "Enter nimmt an, Umschalt-Tab geht zurück, :help erklärt mehr."
        case .labelled: "{label}: "
        case .example: "z. B. {example}"
        case .severalByNumber:
            "Mehrere auswählen: 1,3 oder 1-2, Titel mit Kommas dazwischen oder „alle“; ein Titel mit Komma steht in Anführungszeichen."
        case .severalByTitle:
            "Mehrere auswählen: Titel mit Kommas dazwischen oder „alle“; ein Titel mit Komma steht in Anführungszeichen."
        case .readAs: "Gelesen als {value}; Enter übernimmt."
        case .choicesCleared:
            "Das lässt sich nicht zusammen wählen; behalten: {value}. Enter übernimmt."
        case .optional: "freiwillig"
        case .oneALine: "je Zeile ein Eintrag; eine leere Zeile beendet die Liste"
        case .emptyKeepsSecret: "Bei leerer Zeile bleibt die vorige Eingabe."
        case .emptyKeepsText:
            "Die Antwort hat Zeilenenden, Tabulatoren oder Steuerzeichen und kann hier nicht bearbeitet werden; bei leerer Zeile bleibt sie, wie sie ist."
        case .checking: "Wird geprüft; Strg-C bricht ab."
        case .changing: "„{title}“ wird geändert"
        case .commands:
            """
            :back (oder Umschalt-Tab) geht zum Feld davor, ohne dieses zu prüfen
            :skip lässt dieses Feld leer   :review zeigt alle Antworten
            :quit verlässt das Formular, ohne abzusenden   :: am Anfang schreibt einen Doppelpunkt
            Wo mehrere Zeilen erlaubt sind, beginnt Enter eine neue, und Alt-Enter nimmt sie an
            """
        case .noHelp: "Mehr gibt es zu diesem Feld nicht zu sagen."
        case .unknownCommand:
            "Diesen Befehl gibt es nicht; :help nennt alle, und mit :: beginnt ein Text mit einem Doppelpunkt."
        case .isFirst: "Das ist das erste Feld."
        case .cannotSkip: "„{title}“ ist erforderlich und kann nicht übersprungen werden."
        case .tooLong:
            "Das ist zu lang; nichts wurde hinzugefügt. Höchstens {max} Bytes sind erlaubt."
        case .pasteRefused:
            "Das Eingefügte hat Zeilenenden, Tabulatoren oder Steuerzeichen, die hier nicht stehen können; nichts wurde hinzugefügt."
        case .notUTF8:
            "Das ist kein UTF-8, deshalb wurde nichts eingefügt; stellen Sie das Terminal auf UTF-8."
        case .review: "Übersicht"
        case .submit: "Absenden"
        case .reviewQuestion:
            "{button} (Enter sendet ab, eine Nummer ändert eine Antwort, :quit bricht ab): "
        case .noSuchAnswer: "Diese Antwort gibt es nicht; gefragt ist ihre Nummer."
        case .stillWrong: "Es fehlt noch eine Antwort."
        case .submitted: "Abgesendet."
        case .cannotSubmit:
            "Diese Angaben können nicht abgesendet werden: Das Formular zeigt dafür keinen Knopf."
        case .endingQuestion:
            "Enter beendet hier, eine Nummer ändert eine Angabe, :quit bricht ab: "
        case .writing: "Die Antworten werden geschrieben; Strg-C bricht ab."
        case .timedOut: "Niemand hat rechtzeitig geantwortet."
        case .undelivered:
            "Die Antworten konnten nicht geschrieben werden: {reason}. Die Ursache beheben und Enter drücken, oder :quit."
        case .addFirst: "Einen Eintrag zu „{title}“ hinzufügen? (ja/Nein): "
        case .addAnother: "Einen weiteren Eintrag zu „{title}“ hinzufügen? (ja/Nein): "
        case .adding: "Neuer Eintrag in „{title}“"
        case .rowsQuestion:
            "{title} (a fügt einen Eintrag hinzu, e oder d mit Nummer ändert oder löscht einen, m mit zwei Nummern verschiebt einen, Enter geht zurück): "
        case .noSuchRow:
            "a fügt einen Eintrag hinzu, e oder d mit Nummer ändert oder löscht einen, m mit zwei Nummern verschiebt einen, Enter allein geht weiter."
        case .deleted: "Eintrag {number} von „{title}“ gelöscht"
        case .full: "„{title}“ kann keine weiteren Einträge haben (höchstens {max})."
        case .neitherYesNorNo: "Bitte mit ja oder nein antworten."
        case .lineNeitherYesNorNo:
            "Zeile {line}, ob {path} noch einen Eintrag bekommt: weder ja noch nein."
        case .giveByFile: "Angeben mit --answers FILE."
        case .giveBySetting: "Angeben mit --set {name}=VALUE oder --answers FILE."
        case .giveByGiven: "Das Programm gibt es vor: angeben mit --given FILE."
        case .lineTooLong:
            "Zeile {line}, die Antwort auf {path}: mehr als {max} Bytes; angeben mit --answers FILE."
        case .lineNotUTF8:
            "Zeile {line}, die Antwort auf {path}: kein UTF-8; sie muss in UTF-8 geschrieben sein."
        case .lineUnended:
            "Zeile {line}, die Antwort auf {path}: Keine Zeile {word} beendet den Text."
        case .lineTooMany: "Zeile {line}: Für sie ist keine Frage mehr übrig."
        case .line: "Zeile {line}: "
        case .unreadableLine: "zu lang oder kein UTF-8"
        case .summary, .summaryOfOne: "Einsendungen: {count}, gültig: {valid}, ungültig: {invalid}"
        }
    }
}
