/// The texts of a word in each language.
struct SessionWordTexts {
    let en: String
    let de: String
    let es: String
    let fr: String
    let pt: String
    /// The text for Portugal; `nil` where it is that for Brazil.
    let ptPT: String?
    let ja: String
    let ar: String

    init(
        _ en: String, de: String, es: String, fr: String, pt: String, ptPT: String? = nil,
        ja: String, ar: String
    ) {
        self.en = en
        self.de = de
        self.es = es
        self.fr = fr
        self.pt = pt
        self.ptPT = ptPT
        self.ja = ja
        self.ar = ar
    }
}

// The table of all words; the compiler finds a word or a language that is missing.
extension SessionWord {
    /// The texts of the word.
    var texts: SessionWordTexts {
        switch self {
        case .error:
            SessionWordTexts(
                "Error:", de: "Fehler:", es: "Error:", fr: "Erreur :", pt: "Erro:", ja: "エラー:",
                ar: "خطأ:")
        case .warning:
            SessionWordTexts(
                "Warning:", de: "Warnung:", es: "Advertencia:", fr: "Avertissement :", pt: "Aviso:",
                ja: "警告:", ar: "تحذير:")
        case .position:
            SessionWordTexts(
                "{number} of {count}", de: "{number} von {count}", es: "{number} de {count}",
                fr: "{number} sur {count}", pt: "{number} de {count}", ja: "{number}/{count}",
                ar: "{number} من {count}")
        case .question:
            SessionWordTexts(
                "Question {number} of {count}", de: "Frage {number} von {count}",
                es: "Pregunta {number} de {count}", fr: "Question {number} sur {count}",
                pt: "Pergunta {number} de {count}", ja: "質問 {number}/{count}",
                ar: "السؤال {number} من {count}")
        case .card:
            SessionWordTexts(
                "Card {number} of {count}.", de: "Karte {number} von {count}.",
                es: "Tarjeta {number} de {count}.", fr: "Carte {number} sur {count}.",
                pt: "Cartão {number} de {count}.", ja: "カード {number}/{count}。",
                ar: "البطاقة {number} من {count}.")
        case .required:
            SessionWordTexts(
                "required", de: "erforderlich", es: "obligatorio", fr: "obligatoire",
                pt: "obrigatório", ja: "必須", ar: "مطلوب")
        case .enterTakes:
            SessionWordTexts(
                "Enter takes {value}", de: "Enter nimmt {value}", es: "Enter toma {value}",
                fr: "Entrée prend {value}", pt: "Enter usa {value}", ja: "Enter で {value}",
                ar: "Enter يأخذ {value}")
        case .lines:
            SessionWordTexts(
                "lines: {count}", de: "Zeilen: {count}", es: "líneas: {count}",
                fr: "lignes : {count}", pt: "linhas: {count}", ja: "{count} 行",
                ar: "الأسطر: {count}")
        case .more:
            SessionWordTexts(
                "{count} more", de: "{count} weitere", es: "{count} más", fr: "{count} de plus",
                pt: "mais {count}", ja: "他 {count}", ar: "{count} أخرى")
        case .noSuchChoice:
            SessionWordTexts(
                "There is no choice \"{value}\".", de: "„{value}“ steht nicht zur Auswahl.",
                es: "No hay ninguna opción «{value}».", fr: "Il n’y a pas de choix « {value} ».",
                pt: "Não há a opção “{value}”.", ja: "「{value}」という選択肢はありません。",
                ar: "لا يوجد خيار «{value}».")
        case .noMatch:
            SessionWordTexts(
                "no choice contains that", de: "keine Auswahl enthält das",
                es: "ninguna opción lo contiene", fr: "aucun choix ne contient cela",
                pt: "nenhuma opção contém isso", ja: "該当する選択肢なし", ar: "لا يوجد خيار يحتوي على ذلك")
        case .ambiguousChoice:
            SessionWordTexts(
                "\"{value}\" may be {first} or {second}.",
                de: "„{value}“ kann {first} oder {second} sein.",
                es: "«{value}» puede ser {first} o {second}.",
                fr: "« {value} » peut être {first} ou {second}.",
                pt: "“{value}” pode ser {first} ou {second}.",
                ja: "「{value}」は「{first}」か「{second}」か決まりません。",
                ar: "قد يعني «{value}» الخيار «{first}» أو «{second}».")
        case .disabledChoice:
            SessionWordTexts(
                "{title} cannot be chosen.", de: "{title} kann nicht gewählt werden.",
                es: "{title} no se puede elegir.", fr: "{title} ne peut pas être choisi.",
                pt: "{title} não pode ser escolhido.", ja: "{title} は選べません。",
                ar: "لا يمكن اختيار {title}.")
        case .disabledChoiceBecause:
            SessionWordTexts(
                "{title} cannot be chosen: {reason}",
                de: "{title} kann nicht gewählt werden: {reason}",
                es: "{title} no se puede elegir: {reason}",
                fr: "{title} ne peut pas être choisi : {reason}",
                pt: "{title} não pode ser escolhido: {reason}", ja: "{title} は選べません: {reason}",
                ar: "لا يمكن اختيار {title}: {reason}")
        case .leave:
            SessionWordTexts(
                "Leave without submitting? (y/N)", de: "Ohne Absenden verlassen? (j/N)",
                es: "¿Salir sin enviar? (s/N)", fr: "Quitter sans envoyer ? (o/N)",
                pt: "Sair sem enviar? (s/N)", ja: "送信せずに終了しますか? (y/N)",
                ar: "هل تريد المغادرة دون إرسال؟ (y/N)")
        case .leaveWithDraft:
            SessionWordTexts(
                "Keep a draft, discard, or go on? (k/d/G)",
                de: "Entwurf behalten (k), verwerfen (d) oder weitermachen (G)?",
                es: "¿Guardar un borrador (k), descartar (d) o seguir (G)?",
                fr: "Garder un brouillon (k), abandonner (d) ou continuer (G) ?",
                pt: "Guardar um rascunho (k), descartar (d) ou continuar (G)?",
                ja: "下書きを保存 (k)、破棄 (d)、続ける (G)?",
                ar: "حفظ مسودة (k) أو تجاهل (d) أو المتابعة (G)؟")
        case .yesKeys:
            SessionWordTexts("y", de: "jy", es: "sy", fr: "oy", pt: "sy", ja: "y", ar: "yن")
        case .noKeys:
            SessionWordTexts("ng", de: "ng", es: "ng", fr: "ng", pt: "ng", ja: "ng", ar: "ngل")
        case .appeared:
            SessionWordTexts(
                "New question: {title}", de: "Neue Frage: {title}", es: "Pregunta nueva: {title}",
                fr: "Nouvelle question : {title}", pt: "Nova pergunta: {title}",
                ja: "新しい質問: {title}", ar: "سؤال جديد: {title}")
        case .noEditor:
            SessionWordTexts(
                "The editor program could not be used; set EDITOR.",
                de: "Das Editorprogramm ließ sich nicht benutzen; EDITOR nennt es.",
                es: "No se pudo usar el programa editor; defina EDITOR.",
                fr: "Le programme d’édition n’a pas pu être utilisé ; définissez EDITOR.",
                pt: "Não foi possível usar o programa de edição; defina EDITOR.",
                ja: "エディターを使えませんでした。EDITOR を設定してください。",
                ar: "تعذر استخدام برنامج التحرير؛ عيّن EDITOR.")
        case .moreCommands:
            SessionWordTexts(
                ":next (or Tab) goes to the field after   :editor (or F2) opens $EDITOR   PgUp and PgDn change pages",
                de:
                    ":next (oder Tab) geht zum Feld danach   :editor (oder F2) öffnet $EDITOR   Bild auf und Bild ab wechseln die Seite",
                es:
                    ":next (o Tab) va al campo siguiente   :editor (o F2) abre $EDITOR   RePág y AvPág cambian de página",
                fr:
                    ":next (ou Tab) va au champ suivant   :editor (ou F2) ouvre $EDITOR   PgPréc et PgSuiv changent de page",
                pt:
                    ":next (ou Tab) vai ao campo seguinte   :editor (ou F2) abre $EDITOR   PgUp e PgDn mudam de página",
                ja: ":next (または Tab) で次の項目   :editor (または F2) で $EDITOR を開く   PgUp と PgDn でページを移動",
                ar:
                    ":next (أو Tab) ينتقل إلى الحقل التالي   :editor (أو F2) يفتح $EDITOR   PgUp و PgDn لتغيير الصفحة"
            )
        default: textsOfDraft ?? textsOfEditors ?? texts(ofKey: self)
        }
    }

    /// The texts of the keys and of the transcript.
    private func texts(ofKey word: SessionWord) -> SessionWordTexts {
        switch word {
        case .keyAccepts:
            SessionWordTexts(
                "Enter accepts", de: "Enter nimmt an", es: "Enter acepta", fr: "Entrée valide",
                pt: "Enter aceita", ja: "Enter 決定", ar: "Enter يقبل")
        case .keyBack:
            SessionWordTexts(
                "Shift-Tab back", de: "Umschalt-Tab zurück", es: "Mayús-Tab atrás",
                fr: "Maj-Tab retour", pt: "Shift-Tab volta", ja: "Shift-Tab 戻る",
                ar: "Shift-Tab رجوع")
        case .keyHelp:
            SessionWordTexts(
                "F1 or :help", de: "F1 oder :help", es: "F1 o :help", fr: "F1 ou :help",
                pt: "F1 ou :help", ja: "F1 か :help", ar: "F1 أو :help")
        case .keyChoose:
            SessionWordTexts(
                "↑↓ choose", de: "↑↓ wählt", es: "↑↓ elige", fr: "↑↓ choisit", pt: "↑↓ escolhe",
                ja: "↑↓ 選択", ar: "↑↓ اختيار")
        case .keyMark:
            SessionWordTexts(
                "Space marks", de: "Leertaste markiert", es: "Espacio marca",
                fr: "Espace coche", pt: "Espaço marca", ja: "Space 印", ar: "المسافة تحدد")
        case .keyAll:
            SessionWordTexts(
                "Ctrl-A all", de: "Strg-A alle", es: "Ctrl-A todas", fr: "Ctrl-A tout",
                pt: "Ctrl-A todas", ja: "Ctrl-A すべて", ar: "Ctrl-A الكل")
        case .keyUnfilter:
            SessionWordTexts(
                "Esc clears the filter", de: "Esc löscht den Filter", es: "Esc borra el filtro",
                fr: "Échap efface le filtre", pt: "Esc limpa o filtro", ja: "Esc 絞り込み解除",
                ar: "Esc يمسح المرشح")
        case .keyNewLine:
            SessionWordTexts(
                "Enter new line", de: "Enter neue Zeile", es: "Enter línea nueva",
                fr: "Entrée nouvelle ligne", pt: "Enter nova linha", ja: "Enter 改行",
                ar: "Enter سطر جديد")
        case .keyAcceptLines:
            SessionWordTexts(
                "Alt-Enter accepts", de: "Alt-Enter nimmt an", es: "Alt-Enter acepta",
                fr: "Alt-Entrée valide", pt: "Alt-Enter aceita", ja: "Alt-Enter 決定",
                ar: "Alt-Enter يقبل")
        case .keyEndList:
            SessionWordTexts(
                "an empty line ends the list", de: "eine leere Zeile beendet die Liste",
                es: "una línea vacía termina la lista", fr: "une ligne vide termine la liste",
                pt: "uma linha vazia termina a lista", ja: "空行で終了", ar: "سطر فارغ ينهي القائمة")
        case .keyEditor:
            SessionWordTexts(
                "F2 editor", de: "F2 Editor", es: "F2 editor", fr: "F2 éditeur", pt: "F2 editor",
                ja: "F2 エディター", ar: "F2 محرر")
        case .keyReveal:
            SessionWordTexts(
                "Ctrl-R shows it", de: "Strg-R zeigt es", es: "Ctrl-R lo muestra",
                fr: "Ctrl-R l’affiche", pt: "Ctrl-R mostra", ja: "Ctrl-R 表示",
                ar: "Ctrl-R يظهره")
        case .keySubmit:
            SessionWordTexts(
                "Enter submits", de: "Enter sendet ab", es: "Enter envía", fr: "Entrée envoie",
                pt: "Enter envia", ja: "Enter 送信", ar: "Enter يرسل")
        case .keyChange:
            SessionWordTexts(
                "a number changes an answer", de: "eine Nummer ändert eine Antwort",
                es: "un número cambia una respuesta", fr: "un numéro change une réponse",
                pt: "um número muda uma resposta", ja: "番号で変更", ar: "رقم يغير إجابة")
        case .keyStop:
            SessionWordTexts(
                ":quit leaves", de: ":quit bricht ab", es: ":quit sale", fr: ":quit quitte",
                pt: ":quit sai", ja: ":quit 終了", ar: ":quit للمغادرة")
        case .accepted:
            SessionWordTexts(
                "Accepted: {value}", de: "Angenommen: {value}", es: "Aceptado: {value}",
                fr: "Accepté : {value}", pt: "Aceito: {value}", ptPT: "Recebido: {value}",
                ja: "入力: {value}", ar: "تم القبول: {value}")
        case .acceptedNothing:
            SessionWordTexts(
                "Accepted: no answer", de: "Angenommen: keine Antwort",
                es: "Aceptado: sin respuesta", fr: "Accepté : pas de réponse",
                pt: "Aceito: sem resposta", ptPT: "Recebido: sem resposta", ja: "入力: なし",
                ar: "تم القبول: لا إجابة")
        case .typed:
            SessionWordTexts(
                "You typed: {value}", de: "Getippt: {value}", es: "Escribió: {value}",
                fr: "Vous avez tapé : {value}", pt: "Você digitou: {value}",
                ptPT: "Escreveu: {value}", ja: "入力した文字: {value}", ar: "كتبت: {value}")
        case .choices:
            SessionWordTexts(
                "Choices: {count}.", de: "Auswahl: {count}.", es: "Opciones: {count}.",
                fr: "Choix : {count}.", pt: "Opções: {count}.", ja: "選択肢: {count}。",
                ar: "الخيارات: {count}.")
        case .typeOne:
            SessionWordTexts(
                "Type a number or a name.", de: "Nummer oder Name eingeben.",
                es: "Escriba un número o un nombre.", fr: "Tapez un numéro ou un nom.",
                pt: "Digite um número ou um nome.", ptPT: "Escreva um número ou um nome.",
                ja: "番号か名前を入力してください。", ar: "اكتب رقمًا أو اسمًا.")
        default:
            SessionWordTexts(
                "A line with a single full stop ends the text.",
                de: "Eine Zeile mit einem einzelnen Punkt beendet den Text.",
                es: "Una línea con un solo punto termina el texto.",
                fr: "Une ligne avec un seul point termine le texte.",
                pt: "Uma linha só com um ponto termina o texto.",
                ja: "ピリオドだけの行で終わります。", ar: "سطر فيه نقطة واحدة ينهي النص.")
        }
    }
}
