/// The texts of a word in each language.
struct CardWordTexts {
    let en: String
    let de: String
    let es: String
    let fr: String
    let pt: String
    /// The text for Portugal; `nil` where it is that for Brazil.
    let ptPT: String?
    let ja: String
    let ar: String

    fileprivate init(
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
extension CardWords.Word {
    /// The texts of the word.
    var texts: CardWordTexts {
        switch self {
        case .error:
            CardWordTexts(
                "Error", de: "Fehler", es: "Error", fr: "Erreur", pt: "Erro", ja: "エラー", ar: "خطأ")
        case .warning:
            CardWordTexts(
                "Warning", de: "Warnung", es: "Advertencia", fr: "Avertissement", pt: "Aviso",
                ja: "警告", ar: "تحذير")
        case .required:
            CardWordTexts(
                "required", de: "erforderlich", es: "obligatorio", fr: "obligatoire",
                pt: "obrigatório", ja: "必須", ar: "مطلوب")
        case .position:
            CardWordTexts(
                "{number} of {count}", de: "{number} von {count}", es: "{number} de {count}",
                fr: "{number} sur {count}", pt: "{number} de {count}", ja: "{number}/{count}",
                ar: "{number} من {count}")
        case .yes:
            CardWordTexts("yes", de: "ja", es: "sí", fr: "oui", pt: "sim", ja: "はい", ar: "نعم")
        case .no:
            CardWordTexts("no", de: "nein", es: "no", fr: "non", pt: "não", ja: "いいえ", ar: "لا")
        case .disabled:
            CardWordTexts(
                "cannot be changed", de: "nicht änderbar", es: "no se puede cambiar",
                fr: "non modifiable", pt: "não pode ser alterado", ja: "変更不可", ar: "لا يمكن تغييره")
        case .tooMuch:
            CardWordTexts(
                "There is too much here to be shown.", de: "Hier gibt es zu viel, um es zu zeigen.",
                es: "Hay demasiado contenido para mostrarlo.",
                fr: "Il y a trop de contenu pour l’afficher.",
                pt: "Há conteúdo demais para ser mostrado.",
                ptPT: "Há demasiado conteúdo para ser mostrado.", ja: "内容が多すぎるため表示できません。",
                ar: "المحتوى هنا أكثر من أن يُعرض.")
        case .computed:
            CardWordTexts(
                "calculated", de: "berechnet", es: "calculado", fr: "calculé", pt: "calculado",
                ja: "自動計算", ar: "محسوب")
        case .given:
            CardWordTexts(
                "set by the program", de: "vom Programm vorgegeben", es: "fijado por el programa",
                fr: "fixé par le programme", pt: "definido pelo programa", ja: "プログラムが設定",
                ar: "يحدده البرنامج")
        case .nothing:
            CardWordTexts(
                "no answer", de: "keine Angabe", es: "sin respuesta", fr: "sans réponse",
                pt: "sem resposta", ja: "未回答", ar: "بلا إجابة")
        case .problem:
            CardWordTexts(
                "There is 1 problem", de: "Es gibt 1 Problem", es: "Hay 1 problema",
                fr: "Il y a {count} problème", pt: "Há {count} problema",
                ptPT: "Há 1 problema", ja: "1件の問題があります", ar: "توجد مشكلة واحدة")
        case .problems:
            CardWordTexts(
                "There are {count} problems", de: "Es gibt {count} Probleme",
                es: "Hay {count} problemas", fr: "Il y a {count} problèmes",
                pt: "Há {count} problemas", ja: "{count}件の問題があります", ar: "توجد {count} مشكلة")
        case .answerNeedsAttention:
            CardWordTexts(
                "1 answer needs your attention ({fields}).",
                de: "Bitte prüfen Sie 1 Angabe ({fields}).",
                es: "Revise 1 respuesta ({fields}).",
                fr: "Veuillez vérifier {count} réponse ({fields}).",
                pt: "Verifique {count} resposta ({fields}).",
                ptPT: "Verifique 1 resposta ({fields}).",
                ja: "1件の回答を確認してください（{fields}）。", ar: "يُرجى مراجعة إجابة واحدة ({fields}).")
        case .answersNeedAttention:
            CardWordTexts(
                "{count} answers need your attention ({fields}).",
                de: "Bitte prüfen Sie {count} Angaben ({fields}).",
                es: "Revise {count} respuestas ({fields}).",
                fr: "Veuillez vérifier {count} réponses ({fields}).",
                pt: "Verifique {count} respostas ({fields}).",
                ja: "{count}件の回答を確認してください（{fields}）。",
                ar: "يُرجى مراجعة {count} إجابة ({fields}).")
        case .checkAnswer:
            CardWordTexts(
                "Please check: {field}.", de: "Bitte prüfen: {field}.", es: "Revise: {field}.",
                fr: "Veuillez vérifier\u{A0}: {field}.", pt: "Verifique: {field}.",
                ja: "確認してください：{field}。", ar: "يُرجى المراجعة: {field}.")
        case .valid:
            CardWordTexts(
                "valid", de: "gültig", es: "válido", fr: "valide", pt: "válido", ja: "有効",
                ar: "صالح")
        case .invalid:
            CardWordTexts(
                "invalid", de: "ungültig", es: "no válido", fr: "non valide", pt: "inválido",
                ja: "無効", ar: "غير صالح")
        case .loading:
            CardWordTexts(
                "loading", de: "wird geladen", es: "cargando", fr: "chargement en cours",
                pt: "carregando", ptPT: "a carregar", ja: "読み込み中", ar: "جارٍ التحميل")
        case .done:
            CardWordTexts(
                "done", de: "erledigt", es: "hecho", fr: "terminé", pt: "concluído", ja: "完了",
                ar: "تم")
        case .more:
            CardWordTexts(
                "more", de: "mehr", es: "más", fr: "plus", pt: "mais", ja: "続き", ar: "المزيد")
        case .add:
            CardWordTexts(
                "Add", de: "Hinzufügen", es: "Añadir", fr: "Ajouter", pt: "Adicionar", ja: "追加",
                ar: "إضافة")
        case .remove:
            CardWordTexts(
                "Remove", de: "Entfernen", es: "Quitar", fr: "Retirer", pt: "Remover", ja: "削除",
                ar: "إزالة")
        case .update:
            CardWordTexts(
                "Update", de: "Aktualisieren", es: "Actualizar", fr: "Actualiser",
                pt: "Atualizar", ja: "更新", ar: "تحديث")
        case .submits:
            CardWordTexts(
                "submits", de: "sendet ab", es: "envía", fr: "envoie", pt: "envia", ja: "送信します",
                ar: "للإرسال")
        case .unavailable:
            CardWordTexts(
                "not available", de: "nicht verfügbar", es: "no disponible", fr: "indisponible",
                pt: "indisponível", ja: "利用できません", ar: "غير متاح")
        case .button:
            CardWordTexts(
                "Button", de: "Knopf", es: "Botón", fr: "Bouton", pt: "Botão", ja: "ボタン", ar: "زر")
        case .buttons:
            CardWordTexts(
                "Buttons", de: "Knöpfe", es: "Botones", fr: "Boutons", pt: "Botões", ja: "ボタン",
                ar: "الأزرار")
        case .options:
            CardWordTexts(
                "Options", de: "Auswahl", es: "Opciones", fr: "Options", pt: "Opções", ja: "選択肢",
                ar: "الخيارات")
        case .example:
            CardWordTexts(
                "Example", de: "Beispiel", es: "Ejemplo", fr: "Exemple", pt: "Exemplo", ja: "例",
                ar: "مثال")
        case .edit:
            CardWordTexts(
                "Edit", de: "Bearbeiten", es: "Editar", fr: "Modifier", pt: "Editar", ja: "編集",
                ar: "تعديل")
        case .open:
            CardWordTexts(
                "Open", de: "Öffnen", es: "Abrir", fr: "Ouvrir", pt: "Abrir", ja: "開く", ar: "فتح")
        case .percent:
            CardWordTexts(
                "{number} %", de: "{number} %", es: "{number} %", fr: "{number} %",
                pt: "{number}%", ja: "{number}%", ar: "{number}٪")
        case .card:
            CardWordTexts(
                "Card {number} of {count}", de: "Karte {number} von {count}",
                es: "Tarjeta {number} de {count}", fr: "Fiche {number} sur {count}",
                pt: "Cartão {number} de {count}", ja: "カード {number}/{count}",
                ar: "البطاقة {number} من {count}")
        case .page:
            CardWordTexts(
                "Page {number} of {count}", de: "Seite {number} von {count}",
                es: "Página {number} de {count}", fr: "Page {number} sur {count}",
                pt: "Página {number} de {count}", ja: "ページ {number}/{count}",
                ar: "الصفحة {number} من {count}")
        case .row:
            CardWordTexts(
                "Row {number}", de: "Zeile {number}", es: "Fila {number}", fr: "Ligne {number}",
                pt: "Linha {number}", ja: "{number}行目", ar: "الصف {number}")
        case .foot:
            CardWordTexts(
                "Table foot", de: "Tabellenfuß", es: "Pie de la tabla", fr: "Pied du tableau",
                pt: "Rodapé da tabela", ja: "表の末尾", ar: "ذيل الجدول")
        case .noRows:
            CardWordTexts(
                "no rows", de: "keine Zeilen", es: "sin filas", fr: "aucune ligne",
                pt: "sem linhas", ja: "行なし", ar: "بلا صفوف")
        case .picture:
            CardWordTexts(
                "Picture", de: "Bild", es: "Imagen", fr: "Image", pt: "Imagem", ja: "画像",
                ar: "صورة")
        case .state:
            CardWordTexts(
                "State", de: "Zustand", es: "Estado", fr: "État", pt: "Estado", ja: "状態",
                ar: "الحالة")
        case .hidden:
            CardWordTexts(
                "entered, not shown", de: "eingegeben, wird nicht gezeigt",
                es: "introducido, no se muestra", fr: "saisi, non affiché",
                pt: "preenchido, não é mostrado", ja: "入力済み、非表示", ar: "أُدخل ولا يُعرض")
        case .colon:
            CardWordTexts(": ", de: ": ", es: ": ", fr: "\u{A0}: ", pt: ": ", ja: "：", ar: ": ")
        case .comma:
            CardWordTexts(", ", de: ", ", es: ", ", fr: ", ", pt: ", ", ja: "、", ar: "، ")
        case .semicolon:
            CardWordTexts("; ", de: "; ", es: "; ", fr: "\u{A0}; ", pt: "; ", ja: "；", ar: "؛ ")
        case .stop:
            CardWordTexts(".", de: ".", es: ".", fr: ".", pt: ".", ja: "。", ar: ".")
        }
    }
}
