extension InterfaceWords {
    @Sendable package static func japanese(_ word: InterfaceWord) -> String {
        switch word {
        case .opening: "Enterで決定、Shift-Tabで戻る、:help で説明を表示します。"
        case .labelled: "{label}："
        case .example: "例：{example}"
        case .severalByNumber:
            "複数選ぶには 1,3 や 1-2 のような番号、名前、または「すべて」と入力します。コンマを含む名前は引用符（\"）で囲みます。"
        case .severalByTitle:
            "複数選ぶには、名前をコンマで区切って入力するか、「すべて」と入力します。コンマを含む名前は引用符（\"）で囲みます。"
        case .readAs: "{value} と読み取りました。Enterで確定します。"
        case .choicesCleared:
            "一緒には選べないため、{value} を残しました。Enterで確定します。"
        case .optional: "任意"
        case .oneALine: "1行に1件、空行で終わり"
        case .emptyKeepsSecret: "空行のままにすると、前に入力したものが残ります。"
        case .emptyKeepsText:
            "回答に改行、タブ、または制御文字が含まれているため、ここでは編集できません。空行のままにすると、そのまま残ります。"
        case .checking: "確認しています。Ctrl-Cで終了します。"
        case .changing: "「{title}」を変更します"
        case .commands:
            """
            :back（または Shift-Tab）確認せずに前の項目へ戻る
            :skip この項目を空にする   :review すべての回答を表示する
            :quit 送信せずに終了する   :: 行頭でコロンを1つ入力する
            複数行の項目では Enter で改行、Alt-Enter で決定する
            """
        case .noHelp: "この項目についての説明はこれ以上ありません。"
        case .unknownCommand:
            "そのようなコマンドはありません。:help で一覧を表示します。コロンで始まる文章は :: で始めてください。"
        case .isFirst: "これは最初の項目です。"
        case .cannotSkip: "「{title}」は必須なので、省略できません。"
        case .tooLong: "長すぎるため、追加しませんでした。上限は{max}バイトです。"
        case .pasteRefused:
            "貼り付けた内容に、ここでは使えない改行、タブ、または制御文字が含まれているため、追加しませんでした。"
        case .notUTF8: "UTF-8ではないため、何も追加しませんでした。端末をUTF-8に設定してください。"
        case .review: "確認"
        case .submit: "送信"
        case .reviewQuestion: "{button}（Enterで送信、番号で回答を変更、:quit で終了）："
        case .noSuchAnswer: "その回答はありません。番号を入力してください。"
        case .stillWrong: "まだ回答の必要な項目があります。"
        case .submitted: "送信しました。"
        case .cannotSubmit: "これらの回答は送信できません。フォームに送信ボタンが表示されていません。"
        case .endingQuestion: "Enter で終了、番号で回答を変更、:quit で中止: "
        case .writing: "回答を書き込んでいます。Ctrl-Cで終了します。"
        case .timedOut: "時間内に回答がありませんでした。"
        case .undelivered:
            "回答を書き込めませんでした：{reason}。問題を直してEnterを押すか、:quit で終了してください。"
        case .addFirst: "「{title}」に項目を追加しますか？（はい/いいえ）："
        case .addAnother: "「{title}」にもう1つ追加しますか？（はい/いいえ）："
        case .adding: "「{title}」に追加します"
        case .rowsQuestion:
            "{title}（aで追加、eと番号で編集、dと番号で削除、mと二つの番号で移動、Enterで戻る）："
        case .noSuchRow:
            "aで追加、eと番号で編集、dと番号で削除、mと二つの番号で移動、Enterだけで次へ進みます。"
        case .deleted: "「{title}」の項目{number}を削除しました"
        case .full: "「{title}」の項目は{max}個までです。"
        case .neitherYesNorNo: "「はい」か「いいえ」で答えてください。"
        case .lineNeitherYesNorNo: "{line}行目、{path}に追加するかどうか：「はい」でも「いいえ」でもありません。"
        case .giveByFile: "--answers FILE で指定してください。"
        case .giveBySetting: "--set {name}=VALUE か --answers FILE で指定してください。"
        case .giveByGiven: "プログラムが設定します。--given FILE で指定してください。"
        case .lineTooLong:
            "{line}行目、{path} への回答：{max}バイトを超えています。--answers FILE で指定してください。"
        case .lineNotUTF8: "{line}行目、{path} への回答：UTF-8ではありません。UTF-8で書いてください。"
        case .lineUnended:
            "{line}行目、{path} への回答：テキストを終える {word} の行がありません。"
        case .lineTooMany: "{line}行目：対応する質問はもうありません。"
        case .line: "{line}行目："
        case .unreadableLine: "長すぎるか、UTF-8ではありません"
        case .summary, .summaryOfOne: "送信データ：{count}件、有効：{valid}件、無効：{invalid}件"
        }
    }
}
