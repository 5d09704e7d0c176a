import FormModel

extension MessageCatalog {
    /// The sentences in Japanese.
    public static let japanese = MessageCatalog(
        language: "ja", yes: ["はい"], no: ["いいえ"], separator: "、",
        sentences: [
            "unknown": "「{title}」は受け付けられません（{code}）。",
            "malformedJSON": "JSONではありません。",
            "malformedJSON.empty": "JSONではありません。何も書かれていません。JSONの値が必要です。",
            "malformedJSON.expectedValue": "JSONではありません。ここには値が必要です。",
            "malformedJSON.expectedKey":
                "JSONではありません。ここには引用符で囲んだキーが必要です。コンマが一つ多くありませんか。",
            "malformedJSON.expectedColon": "JSONではありません。キーの後にコロンが必要です。",
            "malformedJSON.expectedCommaOrBracket": "JSONではありません。ここにはコンマか ] が必要です。",
            "malformedJSON.expectedCommaOrBrace": "JSONではありません。ここにはコンマか } が必要です。",
            "malformedJSON.textAfterTheValue":
                "JSONではありません。値の終わりの後に文字があります。取り除いてください。",
            "malformedJSON.unterminatedString":
                "JSONではありません。この文字列には閉じる引用符がありません。",
            "malformedJSON.controlCharacter":
                "JSONではありません。文字列に制御文字があります。\\n のようなエスケープで書いてください。",
            "malformedJSON.badEscape":
                "JSONではありません。そのようなエスケープはありません。バックスラッシュは \\\\ と書いてください。",
            "malformedJSON.loneSurrogate":
                "JSONではありません。サロゲートペアの片方だけがあります。両方を書いてください。",
            "malformedJSON.invalidUTF8":
                "JSONではありません。UTF-8ではないバイトがあります。UTF-8で保存してください。",
            "malformedJSON.badNumber":
                "JSONではありません。JSONの数の書き方ではありません。先頭に余分な0を付けず、小数点の両側に数字を書いてください。",
            "duplicateKey": "キー「{key}」が2回出てきます。1回だけ送ってください。",
            "tooDeep": "入れ子が{max}段を超えています。",
            "tooManyBytes": "{max}バイトを超えています。",
            "tooManyMembers": "値が{max}個を超えています。",
            "notAnObject": "フィールドと値からなるJSONオブジェクトにしてください。",
            "tooManyIssues": "表示している{max}件のほかにも問題があります。",
            "unknownField": "このフォームに「{field}」というフィールドはありません。",
            "unknownField.nearest":
                "このフォームに「{field}」というフィールドはありません。「{nearest}」のことですか？",
            "wrongType": "「{title}」の値の種類が違います。",
            "wrongType.text": "「{title}」は文字列にしてください。",
            "wrongType.multiline": "「{title}」は文字列にしてください。",
            "wrongType.integer": "「{title}」は整数にしてください。",
            "wrongType.decimal": "「{title}」は数値にしてください。",
            "wrongType.boolean": "「{title}」は「はい」か「いいえ」にしてください。",
            "wrongType.date": "「{title}」は実在する日付にしてください（例：2026-01-31）。",
            "wrongType.choice": "「{title}」は選択肢の中から選んでください。",
            "wrongType.choices": "「{title}」は選択肢のリストにしてください。",
            "tooManyDigits": "「{title}」は{max}桁以内にしてください。",
            "tooManyDecimals": "「{title}」の小数は{max}桁以内にしてください。",
            "notAChoice": "「{title}」は選択肢の中から選んでください。",
            "unsettled":
                "1回の変更に応じて「{title}」が{max}回を超えて変わりました。二つの規則が矛盾しています。",
            "required": "「{title}」は必須です。",
            "tooShort": "「{title}」は{min}文字以上にしてください。",
            "tooLong": "「{title}」は{max}文字以内にしてください。",
            "tooSmall": "「{title}」は{min}以上にしてください。",
            "tooSmall.date": "「{title}」は{min}以降にしてください。",
            "tooLarge": "「{title}」は{max}以下にしてください。",
            "tooLarge.date": "「{title}」は{max}以前にしてください。",
            "pattern": "「{title}」の形式が正しくありません。",
            "patternTooCostly": "「{title}」は長すぎて確認できません。短くしてください。",
            "email": "「{title}」はメールアドレスにしてください（例：ada@example.com）。",
            "notTheSame": "「{title}」は「{otherTitle}」と同じにしてください。",
            "oneOf": "「{title}」は次のいずれかにしてください：{allowed}。",
            "currency.character": "「{title}」に、金額には使えない文字があります。",
            "currency.misplacedSeparator":
                "「{title}」のコンマかピリオドの位置が違います。1,234.50 または 1234.50 のように書いてください。",
            "currency.digits": "「{title}」は金額にしてください。数字がありません。",
            "currency.sign": "「{title}」の符号は、金額の前に一つだけにしてください。",
            "currency.otherCurrency": "「{title}」の通貨が、求められているものと違います。",
            "currency": "「{title}」は金額にしてください（例：1,234.50）。",
            "zipcode.digits":
                "「{title}」は5桁か9桁の数字にしてください（例：12345、12345-6789）。",
            "zipcode.character": "「{title}」は数字だけにしてください（例：12345、12345-6789）。",
            "zipcode.misplacedSeparator":
                "「{title}」のハイフンは5桁目の後に置いてください（例：12345-6789）。",
            "zipcode":
                "「{title}」は米国の郵便番号（ZIPコード）にしてください（例：12345、12345-6789）。",
            "phone.character": "「{title}」に、電話番号には使えない文字があります。",
            "phone.misplacedSeparator":
                "「{title}」のかっこか区切りの位置が違います。(212) 555-0123 のように書いてください。",
            "phone.digits": "「{title}」は電話番号にしてください。数字がありません。",
            "phone.tooFewDigits": "「{title}」は電話番号としては桁数が足りません。",
            "phone.tooManyDigits": "「{title}」は電話番号としては桁数が多すぎます。",
            "phone.areaCode": "「{title}」の市外局番は存在しません。",
            "phone.exchange": "「{title}」の局番（市外局番の後の3桁）は存在しません。",
            "phone.countryCode": "「{title}」の国番号は存在しません。",
            "phone.internationalPrefix":
                "「{title}」は、00 や 011 ではなく + で始めてください。",
            "phone.trunkPrefix": "「{title}」は、国内でだけ使う (0) を付けずに書いてください。",
            "phone.extension": "「{title}」は内線番号を付けずに書いてください。",
            "phone":
                "「{title}」は電話番号にしてください（例：(212) 555-0123、+44 20 7946 0958）。",
            "ssn.digits": "「{title}」は9桁の数字にしてください（例：123-45-6789）。",
            "ssn.character": "「{title}」は数字だけにしてください（例：123-45-6789）。",
            "ssn.misplacedSeparator": "「{title}」は 123-45-6789 のように書いてください。",
            "ssn.area": "「{title}」の最初の3桁は、割り当てられたことのない番号です。",
            "ssn.group": "「{title}」の中央を 00 にすることはできません。",
            "ssn.serial": "「{title}」の末尾を 0000 にすることはできません。",
            "ssn": "「{title}」は米国の社会保障番号（SSN）にしてください（例：123-45-6789）。",
        ])
}
