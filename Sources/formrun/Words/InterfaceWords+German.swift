extension InterfaceWords {
    @Sendable static func german(_ word: InterfaceWord) -> String {
        switch word {
        case .opening: "Enter nimmt an, Shift-Tab geht zurück, :help erklärt mehr."
        case .labelled: "{label}: "
        case .example: "z. B. {example}"
        case .severalByNumber:
            "Mehrere als 1,3 oder 1-2, nach Titel, oder alle; ein Titel mit Komma steht in Anführungszeichen."
        case .severalByTitle:
            "Mehrere nach Titel, mit Kommas dazwischen, oder alle; ein Titel mit Komma steht in Anführungszeichen."
        case .readAs: "Gelesen als {value}; Enter übernimmt."
        case .optional: "freiwillig"
        case .oneALine: "je Zeile ein Eintrag; eine leere Zeile beendet die Liste"
        case .emptyKeepsSecret: "Eine leere Zeile behält die vorige Eingabe."
        case .emptyKeepsText:
            "Die Antwort hat Zeilenenden, Tabulatoren oder Steuerzeichen und kann hier nicht bearbeitet werden; eine leere Zeile behält sie."
        case .checking: "Wird geprüft; Strg-C bricht ab."
        case .changing: "„{title}“ wird geändert"
        case .commands:
            """
            :back (oder Shift-Tab) geht zum Feld davor, ohne dieses zu prüfen
            :skip lässt dieses Feld leer   :review zeigt alle Antworten
            :quit verlässt das Formular, ohne abzusenden   :: am Anfang schreibt einen Doppelpunkt
            Alt-Enter beginnt eine neue Zeile, wo mehrere erlaubt sind
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
        case .stillWrong: "Etwas braucht noch eine Antwort."
        case .submitted: "Abgesendet."
        case .writing: "Die Antworten werden geschrieben; Strg-C bricht ab."
        case .timedOut: "Niemand hat rechtzeitig geantwortet."
        case .undelivered:
            "Die Antworten konnten nicht geschrieben werden: {reason}. Nach dem Beheben Enter drücken, oder :quit."
        case .addFirst: "Einen Eintrag zu „{title}“ hinzufügen? (ja/Nein): "
        case .addAnother: "Einen weiteren Eintrag zu „{title}“ hinzufügen? (ja/Nein): "
        case .adding: "Neuer Eintrag in „{title}“"
        case .rowsQuestion:
            "{title} (a fügt einen Eintrag hinzu, d und eine Nummer löscht einen, Enter geht zurück): "
        case .noSuchRow:
            "a fügt einen Eintrag hinzu, d und seine Nummer löscht einen, Enter allein geht zurück."
        case .deleted: "Eintrag {number} von „{title}“ gelöscht"
        case .full: "„{title}“ kann nicht mehr Einträge haben als {max}."
        case .neitherYesNorNo: "Gefragt ist ja oder nein."
        case .lineNeitherYesNorNo:
            "Zeile {line}, ob {path} noch einen Eintrag bekommt: weder ja noch nein."
        case .giveByFile: "Angeben mit --answers DATEI."
        case .giveBySetting: "Angeben mit --set {name}=WERT oder --answers DATEI."
        case .lineTooLong:
            "Zeile {line}, die Antwort auf {path}: mehr als {max} Bytes; angeben mit --answers DATEI."
        case .lineNotUTF8:
            "Zeile {line}, die Antwort auf {path}: kein UTF-8; sie muss so geschrieben sein."
        case .lineUnended:
            "Zeile {line}, die Antwort auf {path}: Keine Zeile {word} beendet den Text."
        case .lineTooMany: "Zeile {line}: für sie ist keine Frage mehr übrig."
        case .line: "Zeile {line}: "
        case .unreadableLine: "zu lang oder kein UTF-8"
        case .summary, .summaryOfOne: "Einsendungen: {count}, gültig: {valid}, ungültig: {invalid}"
        }
    }
}
