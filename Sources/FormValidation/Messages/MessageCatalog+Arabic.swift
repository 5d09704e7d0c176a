import FormModel

extension MessageCatalog {
    /// The sentences in Arabic.
    ///
    /// Inserted values are in guillemets or at the end of a sentence, and not isolated (U+2068,
    /// U+2069): a terminal would show such bidirectional controls as escapes. A web page should
    /// isolate the sentence as a whole, for example by `<bdi>`.
    public static let arabic = MessageCatalog(
        language: "ar", separator: "، ",
        weekdays: [
            "الاثنين", "الثلاثاء", "الأربعاء", "الخميس", "الجمعة", "السبت", "الأحد",
        ],
        sentences: [
            "unknown": "الحقل «{title}» غير مقبول ({code}).",
            "malformedJSON": "هذا ليس JSON.",
            "malformedJSON.empty": "هذا ليس JSON: لا يوجد شيء هنا، والمطلوب قيمة JSON.",
            "malformedJSON.expectedValue": "هذا ليس JSON: تنقص هنا قيمة.",
            "malformedJSON.expectedKey":
                "هذا ليس JSON: ينقص هنا مفتاح بين علامتي اقتباس؛ هل توجد فاصلة زائدة؟",
            "malformedJSON.expectedColon": "هذا ليس JSON: تنقص نقطتان رأسيتان بعد المفتاح.",
            "malformedJSON.expectedCommaOrBracket": "هذا ليس JSON: تنقص هنا فاصلة أو ].",
            "malformedJSON.expectedCommaOrBrace": "هذا ليس JSON: تنقص هنا فاصلة أو }.",
            "malformedJSON.textAfterTheValue":
                "هذا ليس JSON: يوجد نص بعد نهاية القيمة، ويجب حذفه.",
            "malformedJSON.unterminatedString":
                "هذا ليس JSON: تنقص هذا النص علامة الاقتباس الختامية.",
            "malformedJSON.controlCharacter":
                "هذا ليس JSON: يوجد محرف تحكم داخل نص، ويجب أن يُكتب بتسلسل هروب مثل \\n.",
            "malformedJSON.badEscape":
                "هذا ليس JSON: لا يوجد تسلسل هروب كهذا؛ تُكتب الشرطة المائلة العكسية هكذا: \\\\.",
            "malformedJSON.loneSurrogate":
                "هذا ليس JSON: نصف زوج بديل يقف وحده، والمطلوب النصفان معًا.",
            "malformedJSON.invalidUTF8":
                "هذا ليس JSON: هذه البايتات ليست UTF-8، ويجب حفظ النص بترميز UTF-8.",
            "malformedJSON.badNumber":
                "هذا ليس JSON: لا يُكتب العدد هكذا في JSON؛ دون أصفار في البداية، ومع أرقام على جانبي النقطة.",
            "duplicateKey": "المفتاح «{key}» مكرر، ويجب إرساله مرة واحدة فقط.",
            "tooDeep": "التداخل هنا أعمق من {max} مستوى.",
            "tooDeep.zero": "لا يُسمح هنا بأي مستوى من التداخل.",
            "tooDeep.one": "التداخل هنا أعمق من مستوى واحد.",
            "tooDeep.two": "التداخل هنا أعمق من مستويين.",
            "tooDeep.few": "التداخل هنا أعمق من {max} مستويات.",
            "tooDeep.many": "التداخل هنا أعمق من {max} مستوى.",
            "tooManyBytes": "الحجم هنا أكبر من {max} بايت.",
            "tooManyBytes.zero": "لا يُسمح هنا بأي بايت.",
            "tooManyBytes.one": "الحجم هنا أكبر من بايت واحد.",
            "tooManyBytes.two": "الحجم هنا أكبر من بايتين.",
            "tooManyBytes.few": "الحجم هنا أكبر من {max} بايتات.",
            "tooManyBytes.many": "الحجم هنا أكبر من {max} بايتًا.",
            "tooManyMembers": "عدد القيم هنا أكبر من {max} قيمة.",
            "tooManyMembers.zero": "لا يُسمح هنا بأي قيمة.",
            "tooManyMembers.one": "عدد القيم هنا أكبر من قيمة واحدة.",
            "tooManyMembers.two": "عدد القيم هنا أكبر من قيمتين.",
            "tooManyMembers.few": "عدد القيم هنا أكبر من {max} قيم.",
            "tooManyMembers.many": "عدد القيم هنا أكبر من {max} قيمة.",
            "notAnObject": "يجب أن يكون هذا كائن JSON مؤلفًا من حقول وقيم.",
            "tooManyIssues": "الأخطاء أكثر من المعروض منها، وهو {max} خطأ.",
            "tooManyIssues.zero": "توجد أخطاء لا يُعرض أي منها.",
            "tooManyIssues.one": "الأخطاء أكثر من المعروض منها، وهو خطأ واحد.",
            "tooManyIssues.two": "الأخطاء أكثر من المعروض منها، وهو خطآن.",
            "tooManyIssues.few": "الأخطاء أكثر من المعروض منها، وهو {max} أخطاء.",
            "tooManyIssues.many": "الأخطاء أكثر من المعروض منها، وهو {max} خطأً.",
            "otherForm": "هذه إجابات عن نموذج آخر؛ هذا النموذج هو «{form}».",
            "otherVersion": "هذه إجابات عن إصدار آخر من النموذج؛ هذا هو الإصدار {version}.",
            "unknownField": "لا يوجد في هذا النموذج حقل باسم «{field}».",
            "unknownField.nearest":
                "لا يوجد في هذا النموذج حقل باسم «{field}»؛ هل المقصود «{nearest}»؟",
            "wrongType": "قيمة الحقل «{title}» من نوع غير صحيح.",
            "wrongType.text": "يجب أن يكون الحقل «{title}» نصًا.",
            "wrongType.multiline": "يجب أن يكون الحقل «{title}» نصًا.",
            "wrongType.integer": "يجب أن يكون الحقل «{title}» عددًا صحيحًا.",
            "wrongType.decimal": "يجب أن يكون الحقل «{title}» عددًا.",
            "wrongType.boolean": "يجب أن تكون قيمة الحقل «{title}» نعم أو لا.",
            "wrongType.date": "يجب أن يكون الحقل «{title}» تاريخًا موجودًا، مثل {example}.",
            "wrongType.choice": "يجب أن يكون الحقل «{title}» أحد الخيارات.",
            "wrongType.choices": "يجب أن يكون الحقل «{title}» قائمة من الخيارات.",
            "tooManyDigits": "يجب ألا يزيد الحقل «{title}» على {max} رقم.",
            "tooManyDigits.zero": "يجب ألا يحتوي الحقل «{title}» على أي رقم.",
            "tooManyDigits.one": "يجب ألا يزيد الحقل «{title}» على رقم واحد.",
            "tooManyDigits.two": "يجب ألا يزيد الحقل «{title}» على رقمين.",
            "tooManyDigits.few": "يجب ألا يزيد الحقل «{title}» على {max} أرقام.",
            "tooManyDigits.many": "يجب ألا يزيد الحقل «{title}» على {max} رقمًا.",
            "tooManyTextBytes": "يجب ألا يزيد الحقل «{title}» على {max} بايت.",
            "tooManyTextBytes.zero": "يجب ألا يحتوي الحقل «{title}» على أي بايت.",
            "tooManyTextBytes.one": "يجب ألا يزيد الحقل «{title}» على بايت واحد.",
            "tooManyTextBytes.two": "يجب ألا يزيد الحقل «{title}» على بايتين.",
            "tooManyTextBytes.few": "يجب ألا يزيد الحقل «{title}» على {max} بايتات.",
            "tooManyTextBytes.many": "يجب ألا يزيد الحقل «{title}» على {max} بايتًا.",
            "tooManyElements": "يجب ألا يزيد الحقل «{title}» على {max} مدخل.",
            "tooManyElements.zero": "يجب ألا يحتوي الحقل «{title}» على أي مدخل.",
            "tooManyElements.one": "يجب ألا يزيد الحقل «{title}» على مدخل واحد.",
            "tooManyElements.two": "يجب ألا يزيد الحقل «{title}» على مدخلين.",
            "tooManyElements.few": "يجب ألا يزيد الحقل «{title}» على {max} مدخلات.",
            "tooManyElements.many": "يجب ألا يزيد الحقل «{title}» على {max} مدخلًا.",
            "tooManyCells": "صفوف الحقل «{title}» كثيرة: يجب ألا تزيد حقولها مجتمعة على {max} حقل.",
            "tooManyCells.zero": "صفوف الحقل «{title}» كثيرة: يجب ألا يكون فيها أي حقل.",
            "tooManyCells.one":
                "صفوف الحقل «{title}» كثيرة: يجب ألا تزيد حقولها مجتمعة على حقل واحد.",
            "tooManyCells.two": "صفوف الحقل «{title}» كثيرة: يجب ألا تزيد حقولها مجتمعة على حقلين.",
            "tooManyCells.few":
                "صفوف الحقل «{title}» كثيرة: يجب ألا تزيد حقولها مجتمعة على {max} حقول.",
            "tooManyCells.many":
                "صفوف الحقل «{title}» كثيرة: يجب ألا تزيد حقولها مجتمعة على {max} حقلًا.",
            "tooManyDecimals": "يجب ألا يزيد الحقل «{title}» على {max} منزلة عشرية.",
            "tooManyDecimals.zero": "يجب ألا يحتوي الحقل «{title}» على أي منزلة عشرية.",
            "tooManyDecimals.one": "يجب ألا يزيد الحقل «{title}» على منزلة عشرية واحدة.",
            "tooManyDecimals.two": "يجب ألا يزيد الحقل «{title}» على منزلتين عشريتين.",
            "tooManyDecimals.few": "يجب ألا يزيد الحقل «{title}» على {max} منازل عشرية.",
            "tooManyDecimals.many": "يجب ألا يزيد الحقل «{title}» على {max} منزلة عشرية.",
            "tooManyDecimals.none": "يجب ألا يحتوي الحقل «{title}» على أي منزلة عشرية.",
            "tooManyFiltered":
                "الحقل «{title}»: صفوفه مختلفة كثيرًا فلا يمكن معرفة خيارات كل منها.",
            "notAChoice": "يجب أن يكون الحقل «{title}» أحد الخيارات.",
            "notAlone": "الحقل «{title}»: لا يمكن اختيار «{choice}» مع إجابات أخرى.",
            "unsettled":
                "تغيّر الحقل «{title}» أكثر من {max} مرة استجابةً لتغيير واحد؛ توجد قاعدتان متناقضتان.",
            "unsettled.zero":
                "تغيّر الحقل «{title}» استجابةً لتغيير واحد، وهذا غير مسموح؛ توجد قاعدتان متناقضتان.",
            "unsettled.one":
                "تغيّر الحقل «{title}» أكثر من مرة واحدة استجابةً لتغيير واحد؛ توجد قاعدتان متناقضتان.",
            "unsettled.two":
                "تغيّر الحقل «{title}» أكثر من مرتين استجابةً لتغيير واحد؛ توجد قاعدتان متناقضتان.",
            "unsettled.few":
                "تغيّر الحقل «{title}» أكثر من {max} مرات استجابةً لتغيير واحد؛ توجد قاعدتان متناقضتان.",
            "unsettled.many":
                "تغيّر الحقل «{title}» أكثر من {max} مرة استجابةً لتغيير واحد؛ توجد قاعدتان متناقضتان.",
            "required": "الحقل «{title}» مطلوب.",
            "tooShort": "يجب ألا يقل الحقل «{title}» عن {min} محرف.",
            "tooShort.zero": "يجب ألا يقل الحقل «{title}» عن {min} محرف.",
            "tooShort.one": "يجب ألا يقل الحقل «{title}» عن محرف واحد.",
            "tooShort.two": "يجب ألا يقل الحقل «{title}» عن محرفين.",
            "tooShort.few": "يجب ألا يقل الحقل «{title}» عن {min} محارف.",
            "tooShort.many": "يجب ألا يقل الحقل «{title}» عن {min} محرفًا.",
            "tooShort.exactly": "يجب أن يتكون الحقل «{title}» من {min} محرف بالضبط.",
            "tooShort.exactly.zero": "يجب ألا يحتوي الحقل «{title}» على أي محرف.",
            "tooShort.exactly.one": "يجب أن يتكون الحقل «{title}» من محرف واحد بالضبط.",
            "tooShort.exactly.two": "يجب أن يتكون الحقل «{title}» من محرفين بالضبط.",
            "tooShort.exactly.few": "يجب أن يتكون الحقل «{title}» من {min} محارف بالضبط.",
            "tooShort.exactly.many": "يجب أن يتكون الحقل «{title}» من {min} محرفًا بالضبط.",
            "tooLong": "يجب ألا يزيد الحقل «{title}» على {max} محرف.",
            "tooLong.zero": "يجب ألا يحتوي الحقل «{title}» على أي محرف.",
            "tooLong.one": "يجب ألا يزيد الحقل «{title}» على محرف واحد.",
            "tooLong.two": "يجب ألا يزيد الحقل «{title}» على محرفين.",
            "tooLong.few": "يجب ألا يزيد الحقل «{title}» على {max} محارف.",
            "tooLong.many": "يجب ألا يزيد الحقل «{title}» على {max} محرفًا.",
            "tooLong.none": "يجب أن يبقى الحقل «{title}» فارغًا.",
            "tooSmall": "الحد الأدنى لقيمة الحقل «{title}» هو {min}.",
            "tooSmall.date": "يجب ألا يسبق الحقل «{title}» تاريخ {min}.",
            "tooSmall.dateTime": "يجب ألا يسبق الحقل «{title}» اللحظة {min}.",
            "tooSmall.time": "يجب ألا يسبق الحقل «{title}» الساعة {min}.",
            "tooLarge": "الحد الأقصى لقيمة الحقل «{title}» هو {max}.",
            "tooLarge.date": "يجب ألا يتجاوز الحقل «{title}» تاريخ {max}.",
            "tooLarge.dateTime": "يجب ألا يتجاوز الحقل «{title}» اللحظة {max}.",
            "tooLarge.time": "يجب ألا يتجاوز الحقل «{title}» الساعة {max}.",
            "pattern": "الحقل «{title}» ليس بالشكل المطلوب.",
            "patternTooCostly": "الحقل «{title}» أطول من أن يُفحص، ويجب تقصيره.",
            "email": "يجب أن يكون الحقل «{title}» عنوان بريد إلكتروني، مثل ada@example.com.",
            "email.unicodeHost":
                "يجب أن يُكتب اسم المضيف بعد @ في الحقل «{title}» بصيغة ASCII، مثل xn--bcher-kva.example بدلًا من bücher.example.",
            "notTheSame": "يجب أن يطابق الحقل «{title}» الحقل «{otherTitle}».",
            "oneOf": "يجب أن يكون الحقل «{title}» إحدى القيم التالية: {allowed}.",
            "hiddenField": "الحقل «{title}» لا ينتمي إلى هذه الإجابات؛ يُرجى عدم إرساله.",
            "disabledField": "لا يمكن تغيير الحقل «{title}» هنا؛ يُرجى عدم إرساله.",
            "notComputed": "الحقل «{title}» يُحسب تلقائيًا ونتيجته مختلفة؛ يُرجى عدم إرساله.",
            "notGiven": "الحقل «{title}» يحدده البرنامج؛ يُرجى عدم إرسال قيمة أخرى.",
            "ended": "تنتهي الاستمارة هنا بهذه الإجابات («{ending}»)، ولا تُقبل.",
            "check": "الحقل «{title}» لا يتوافق مع الإجابات الأخرى.",
            "atLeastOneOf": "يُرجى ملء واحد على الأقل من هذه الحقول: {titles}.",
            "exactlyOneOf": "يُرجى ملء واحد فقط من هذه الحقول: {titles}.",
            "allOrNone": "يُرجى ملء هذه الحقول كلها أو تركها كلها فارغة: {titles}.",
            "remote": "لا يُقبل الحقل «{title}».",
            "remoteUnknown": "لا يمكن فحص الحقل «{title}» هنا: لا أحد يجري الفحص «{check}».",
            "remoteTimeout": "تعذّر فحص الحقل «{title}» في الوقت المحدد؛ يُرجى المحاولة مرة أخرى.",
            "remoteFailed": "تعذّر فحص الحقل «{title}» الآن؛ يُرجى المحاولة مرة أخرى.",
            "choicesUnknown": "خيارات الحقل «{title}» غير معروفة.",
            "tooManyChoiceSets":
                "خيارات الحقل «{title}» غير معروفة: يلزم جلب خيارات لقيم مختلفة كثيرة جدًا.",
            "currency.character": "يحتوي الحقل «{title}» على محرف لا يرد في أي مبلغ مالي.",
            "currency.misplacedSeparator":
                "في الحقل «{title}» فاصلة أو نقطة في غير موضعها؛ الصواب {example}.",
            "currency.digits": "يجب أن يكون الحقل «{title}» مبلغًا ماليًا: لا توجد فيه أرقام.",
            "currency.sign": "يجب ألا يحمل الحقل «{title}» أكثر من إشارة واحدة قبل المبلغ.",
            "currency.repeatedCurrency":
                "يذكر الحقل «{title}» العملة مرتين؛ تكفي مرة واحدة، ويجوز ألا تُذكر.",
            "currency.otherCurrency": "الحقل «{title}» بعملة غير العملة المطلوبة.",
            "currency": "يجب أن يكون الحقل «{title}» مبلغًا ماليًا، مثل {example}.",
            "zipcode.digits":
                "يجب أن يتكون الحقل «{title}» من خمسة أرقام أو تسعة: 12345 أو 12345-6789.",
            "zipcode.character":
                "يجب ألا يحتوي الحقل «{title}» إلا على أرقام، مثل 12345 أو 12345-6789.",
            "zipcode.misplacedSeparator":
                "يجب أن تأتي الشرطة في الحقل «{title}» بعد الرقم الخامس: 12345-6789.",
            "zipcode":
                "يجب أن يكون الحقل «{title}» رمزًا بريديًا أمريكيًا (ZIP)، مثل 12345 أو 12345-6789.",
            "phone.character": "يحتوي الحقل «{title}» على محرف لا يرد في أي رقم هاتف.",
            "phone.misplacedSeparator":
                "في الحقل «{title}» أقواس أو فاصل في غير موضعه؛ الصواب (212) 555-0123.",
            "phone.digits": "يجب أن يكون الحقل «{title}» رقم هاتف: لا توجد فيه أرقام.",
            "phone.tooFewDigits": "أرقام الحقل «{title}» أقل مما يلزم لرقم هاتف.",
            "phone.tooManyDigits": "أرقام الحقل «{title}» أكثر مما يلزم لرقم هاتف.",
            "phone.areaCode": "في الحقل «{title}» رمز منطقة غير موجود.",
            "phone.exchange":
                "في الحقل «{title}» رمز مقسم (الأرقام الثلاثة بعد رمز المنطقة) غير موجود.",
            "phone.countryCode": "في الحقل «{title}» رمز بلد غير موجود.",
            "phone.internationalPrefix": "يجب أن يبدأ الحقل «{title}» بعلامة + بدلًا من 00 أو 011.",
            "phone.trunkPrefix": "يجب أن يُكتب الحقل «{title}» دون (0) الذي يُطلب داخل البلد.",
            "phone.noTrunkPrefix":
                "يجب أن يبدأ الحقل «{title}» بـ {trunkPrefix} أو بعلامة + ورمز البلد.",
            "phone.extension": "يجب أن يُكتب الحقل «{title}» دون رقم داخلي.",
            "phone":
                "يجب أن يكون الحقل «{title}» رقم هاتف، مثل (212) 555-0123 أو +44 20 7946 0958.",
            "mask": "يجب كتابة «{title}» على شكل {example}.",
            "ssn.digits": "يجب أن يتكون الحقل «{title}» من تسعة أرقام، مثل 123-45-6789.",
            "ssn.character": "يجب ألا يحتوي الحقل «{title}» إلا على أرقام، مثل 123-45-6789.",
            "ssn.misplacedSeparator": "يجب أن يُكتب الحقل «{title}» هكذا: 123-45-6789.",
            "ssn.area": "يبدأ الحقل «{title}» بثلاثة أرقام لم تُخصص قط.",
            "ssn.group": "لا يمكن أن يكون 00 في وسط الحقل «{title}».",
            "ssn.serial": "لا يمكن أن ينتهي الحقل «{title}» بـ 0000.",
            "ssn.published": "الحقل «{title}» رقم نُشر على سبيل المثال ولا يخص أحدًا.",
            "ssn":
                "يجب أن يكون الحقل «{title}» رقم ضمان اجتماعي أمريكيًا (SSN)، مثل 123-45-6789.",
            "wrongType.time": "يجب أن يكون الحقل «{title}» وقتًا من اليوم، مثل 14:30 أو 14:30:05.",
            "wrongType.dateTime":
                "يجب أن يكون الحقل «{title}» لحظة مع فرق توقيتها، مثل 2026-01-31T14:30:00Z أو 2026-01-31T14:30:00+01:00.",
            "wrongType.localDateTime":
                "يجب أن يكون الحقل «{title}» تاريخًا ووقتًا بلا فرق توقيت، مثل 2026-01-31T14:30 أو 2026-01-31 14:30:05.",
            "wrongType.withoutOffset":
                "ينقص الحقل «{title}» فرق التوقيت عن UTC في آخره، مثل 2026-01-31T14:30:00Z أو 2026-01-31T14:30:00+01:00.",
            "wrongType.withoutSeconds":
                "تنقص الحقل «{title}» الثواني، مثل 2026-01-31T14:30:00Z أو 2026-01-31T14:30:00+01:00.",
            "wrongType.duration": "يجب أن يكون الحقل «{title}» مدة، مثل {example}.",
            "timeUnknown": "لا يمكن فحص الحقل «{title}»: التاريخ والوقت الحاليان غير معروفين.",
            "tooSmall.above": "يجب أن تتجاوز قيمة الحقل «{title}» هذا الحد: {above}.",
            "tooSmall.above.date": "يجب أن يأتي الحقل «{title}» بعد {above}.",
            "tooSmall.above.dateTime": "يجب أن يأتي الحقل «{title}» بعد اللحظة {above}.",
            "tooSmall.above.time": "يجب أن يأتي الحقل «{title}» بعد الساعة {above}.",
            "tooLarge.below": "يجب أن تقل قيمة الحقل «{title}» عن هذا الحد: {below}.",
            "tooLarge.below.date": "يجب أن يأتي الحقل «{title}» قبل {below}.",
            "tooLarge.below.dateTime": "يجب أن يأتي الحقل «{title}» قبل اللحظة {below}.",
            "tooLarge.below.time": "يجب أن يأتي الحقل «{title}» قبل الساعة {below}.",
            "anyOf": "يجب أن يُكتب الحقل «{title}» بأحد الأشكال المطلوبة.",
            "not": "يجب أن يكون الحقل «{title}» شيئًا آخر.",
            "accepted": "يجب تحديد خانة الحقل «{title}».",
            "absent": "يجب أن يبقى الحقل «{title}» فارغًا.",
            "wrongType.texts": "يجب أن يكون الحقل «{title}» قائمة من النصوص.",
            "emptyElement": "في الحقل «{title}» مدخل فارغ؛ يجب ملؤه أو حذفه.",
            "wrongType.group":
                "يجب أن يكون الحقل «{title}» قائمة مدخلات، كل منها كائن من الحقول.",
            "wrongType.row": "يجب أن يكون كل مدخل في الحقل «{title}» كائنًا من الحقول.",
            "unique":
                "الحقل «{title}» يكرر مدخلًا سابقًا؛ يجب أن يختلف كل مدخل عن غيره.",
            "notDifferent": "يجب أن يختلف الحقل «{title}» عن الحقل «{otherTitle}».",
            "noneOf": "يجب ألا يكون الحقل «{title}» أيًا من القيم التالية: {forbidden}.",
            "tooFew": "يجب ألا يقل الحقل «{title}» عن {min} مدخل.",
            "tooFew.zero": "يجب ألا يقل الحقل «{title}» عن {min} مدخل.",
            "tooFew.one": "يجب ألا يقل الحقل «{title}» عن مدخل واحد.",
            "tooFew.two": "يجب ألا يقل الحقل «{title}» عن مدخلين.",
            "tooFew.few": "يجب ألا يقل الحقل «{title}» عن {min} مدخلات.",
            "tooFew.many": "يجب ألا يقل الحقل «{title}» عن {min} مدخلًا.",
            "tooMany": "يجب ألا يزيد الحقل «{title}» على {max} مدخل.",
            "tooMany.zero": "يجب ألا يحتوي الحقل «{title}» على أي مدخل.",
            "tooMany.one": "يجب ألا يزيد الحقل «{title}» على مدخل واحد.",
            "tooMany.two": "يجب ألا يزيد الحقل «{title}» على مدخلين.",
            "tooMany.few": "يجب ألا يزيد الحقل «{title}» على {max} مدخلات.",
            "tooMany.many": "يجب ألا يزيد الحقل «{title}» على {max} مدخلًا.",
            "weekday": "يجب أن يقع الحقل «{title}» في أحد هذه الأيام: {in}.",
            "notPattern": "شكل الحقل «{title}» غير مسموح به.",
            "alpha": "يجب ألا يحتوي الحقل «{title}» إلا على حروف.",
            "alpha.ascii": "يجب ألا يحتوي الحقل «{title}» إلا على الحروف اللاتينية من A إلى Z.",
            "alphanumeric": "يجب ألا يحتوي الحقل «{title}» إلا على حروف وأرقام.",
            "alphanumeric.ascii":
                "يجب ألا يحتوي الحقل «{title}» إلا على الحروف اللاتينية من A إلى Z والأرقام.",
            "ascii":
                "يجب أن يخلو الحقل «{title}» من الحركات والرموز التعبيرية وكل محرف خارج ASCII.",
            "lowercase": "يجب أن يُكتب الحقل «{title}» بحروف صغيرة.",
            "uppercase": "يجب أن يُكتب الحقل «{title}» بحروف كبيرة.",
            "startsWith": "يجب أن يبدأ الحقل «{title}» بما يلي: {texts}.",
            "startsWith.several": "يجب أن يبدأ الحقل «{title}» بأحد هذه النصوص: {texts}.",
            "endsWith": "يجب أن ينتهي الحقل «{title}» بما يلي: {texts}.",
            "endsWith.several": "يجب أن ينتهي الحقل «{title}» بأحد هذه النصوص: {texts}.",
            "contains": "يجب أن يحتوي الحقل «{title}» على ما يلي: {texts}.",
            "contains.several": "يجب أن يحتوي الحقل «{title}» على كل هذه النصوص: {texts}.",
            "excludes": "يجب ألا يحتوي الحقل «{title}» على ما يلي: {texts}.",
            "excludes.several": "يجب ألا يحتوي الحقل «{title}» على أي من هذه النصوص: {texts}.",
            "slug":
                "يجب ألا يحتوي الحقل «{title}» إلا على حروف صغيرة من a إلى z وأرقام، في كلمات تصل بينها شرطة واحدة، مثل my-first-page.",
            "base64": "يجب أن يكون الحقل «{title}» بترميز Base64 مع الحشو في نهايته.",
            "base64.url": "يجب أن يكون الحقل «{title}» بترميز Base64 بالأبجدية الخاصة بعناوين URL.",
            "hex": "يجب ألا يحتوي الحقل «{title}» إلا على أرقام ست عشرية: من 0 إلى 9 ومن a إلى f.",
            "json": "يجب أن يكون الحقل «{title}» بصيغة JSON.",
            "tooFewWords": "يجب ألا يقل الحقل «{title}» عن {min} كلمة.",
            "tooFewWords.zero": "يجب ألا يقل الحقل «{title}» عن {min} كلمة.",
            "tooFewWords.one": "يجب ألا يقل الحقل «{title}» عن كلمة واحدة.",
            "tooFewWords.two": "يجب ألا يقل الحقل «{title}» عن كلمتين.",
            "tooFewWords.few": "يجب ألا يقل الحقل «{title}» عن {min} كلمات.",
            "tooFewWords.many": "يجب ألا يقل الحقل «{title}» عن {min} كلمة.",
            "tooManyWords": "يجب ألا يزيد الحقل «{title}» على {max} كلمة.",
            "tooManyWords.zero": "يجب ألا يحتوي الحقل «{title}» على أي كلمة.",
            "tooManyWords.one": "يجب ألا يزيد الحقل «{title}» على كلمة واحدة.",
            "tooManyWords.two": "يجب ألا يزيد الحقل «{title}» على كلمتين.",
            "tooManyWords.few": "يجب ألا يزيد الحقل «{title}» على {max} كلمات.",
            "tooManyWords.many": "يجب ألا يزيد الحقل «{title}» على {max} كلمة.",
            "url": "يجب أن يكون الحقل «{title}» عنوان ويب كاملًا، مثل https://example.com/page.",
            "url.scheme":
                "يجب أن يبدأ الحقل «{title}» بأحد هذه البروتوكولات تتبعه نقطتان رأسيتان: {schemes}.",
            "url.host":
                "يجب أن يأتي في الحقل «{title}» اسم موقع بعد //، مثل https://example.com/page.",
            "url.port": "يجب أن يكون المنفذ في الحقل «{title}» من 0 إلى 65535، أو ألا يُذكر.",
            "url.credentials": "يجب أن يخلو الحقل «{title}» من اسم المستخدم وكلمة المرور قبل @.",
            "url.character":
                "يحتوي الحقل «{title}» على محرف لا يُسمح به في أي عنوان ويب؛ تُكتب المسافة هكذا: %20.",
            "hostname": "يجب أن يكون الحقل «{title}» اسم مضيف، مثل www.example.com.",
            "hostname.unicodeHost":
                "يجب أن يُكتب اسم المضيف في الحقل «{title}» بصيغة ASCII، مثل xn--bcher-kva.example بدلًا من bücher.example.",
            "ip": "يجب أن يكون الحقل «{title}» عنوان IP، مثل 192.0.2.1 أو 2001:db8::1.",
            "ip.version4": "يجب أن يكون الحقل «{title}» عنوان IPv4، مثل 192.0.2.1.",
            "ip.version6": "يجب أن يكون الحقل «{title}» عنوان IPv6، مثل 2001:db8::1.",
            "cidr":
                "يجب أن يكون الحقل «{title}» نطاقًا من عناوين IP، مثل 192.0.2.0/24 أو 2001:db8::/32.",
            "cidr.version4": "يجب أن يكون الحقل «{title}» نطاقًا من عناوين IPv4، مثل 192.0.2.0/24.",
            "cidr.version6": "يجب أن يكون الحقل «{title}» نطاقًا من عناوين IPv6، مثل 2001:db8::/32.",
            "cidr.prefix":
                "يجب أن ينتهي الحقل «{title}» بشرطة مائلة وطول البادئة، وهو عدد من 0 إلى {max}.",
            "cidr.hostBits":
                "الحقل «{title}» عنوان واحد من نطاق، والمطلوب أول عنوان فيه، وكل ما بعد البادئة أصفار.",
            "port": "يجب أن يكون الحقل «{title}» منفذًا: عددًا من 1 إلى 65535.",
            "uuid":
                "يجب أن يكون الحقل «{title}» معرّف UUID، مثل f81d4fae-7dec-11d0-a765-00a0c91e6bf6.",
            "uuid.version": "يجب أن يكون الحقل «{title}» معرّف UUID من الإصدار {version}.",
            "semver":
                "يجب أن يكون الحقل «{title}» إصدارًا من ثلاثة أعداد، مثل 1.4.0 أو 2.0.0-beta.1.",
            "e164":
                "يجب أن يكون الحقل «{title}» رقم هاتف بأرقام فقط بعد + ورمز البلد، مثل +12125550123.",
            "e164.plus": "يجب أن يبدأ الحقل «{title}» بعلامة + ورمز البلد، مثل +12125550123.",
            "json.duplicateKey":
                "يجب أن يكون الحقل «{title}» بصيغة JSON؛ في السطر {line} والعمود {column}: مفتاح مكرر.",
            "json.tooDeep":
                "يجب أن يكون الحقل «{title}» بصيغة JSON؛ في السطر {line} والعمود {column}: التداخل أعمق من اللازم.",
            "json.tooManyBytes":
                "يجب أن يكون الحقل «{title}» بصيغة JSON؛ في السطر {line} والعمود {column}: البايتات أكثر من اللازم.",
            "json.tooManyMembers":
                "يجب أن يكون الحقل «{title}» بصيغة JSON؛ في السطر {line} والعمود {column}: القيم أكثر من اللازم.",
            "multipleOf": "يجب أن يكون الحقل «{title}» من مضاعفات {of}.",
            "luhn": "يجب أن يكون الحقل «{title}» رقمًا يتضمن رقم تحقق؛ يُرجى مراجعة الأرقام.",
            "luhn.character": "يجب ألا يحتوي الحقل «{title}» إلا على أرقام.",
            "luhn.misplacedSeparator": "في الحقل «{title}» مسافة أو شرطة في غير موضعها.",
            "luhn.length": "يجب ألا يقل الحقل «{title}» عن رقمين.",
            "luhn.checksum": "في الحقل «{title}» رقم خاطئ؛ يُرجى مراجعته.",
            "creditCard": "يجب أن يكون الحقل «{title}» رقم بطاقة كما هو مكتوب عليها.",
            "creditCard.character":
                "يجب ألا يحتوي الحقل «{title}» إلا على الأرقام المكتوبة على البطاقة.",
            "creditCard.misplacedSeparator": "في الحقل «{title}» مسافة أو شرطة في غير موضعها.",
            "creditCard.length": "عدد أرقام الحقل «{title}» أقل أو أكثر مما يلزم لبطاقة كهذه.",
            "creditCard.scheme": "يجب أن يكون الحقل «{title}» رقم إحدى هذه البطاقات: {schemes}.",
            "creditCard.checksum": "في الحقل «{title}» رقم خاطئ؛ يُرجى مقارنته بالبطاقة.",
            "iban": "يجب أن يكون الحقل «{title}» رقم IBAN، مثل GB82 WEST 1234 5698 7654 32.",
            "iban.character":
                "في الحقل «{title}» محرف لا يرد في ذلك الموضع من رقم IBAN لذلك البلد.",
            "iban.misplacedSeparator": "في الحقل «{title}» مسافة أو شرطة في غير موضعها.",
            "iban.length": "عدد محارف الحقل «{title}» أقل أو أكثر مما يلزم لرقم IBAN في ذلك البلد.",
            "iban.country": "يجب أن يبدأ الحقل «{title}» بحرفي بلد لديه أرقام IBAN.",
            "iban.checksum": "في الحقل «{title}» محرف خاطئ أو محرفان متبادلان؛ يُرجى مراجعته.",
            "bic": "يجب أن يكون الحقل «{title}» رمز BIC، مثل DEUTDEFF500.",
            "bic.character": "يجب ألا يحتوي الحقل «{title}» إلا على حروف وأرقام، مثل DEUTDEFF500.",
            "bic.misplacedSeparator": "في الحقل «{title}» مسافة أو شرطة في غير موضعها.",
            "bic.length": "يجب أن يكون عدد محارف الحقل «{title}» 8 أو 11، مثل DEUTDEFF500.",
            "bic.country": "يجب أن يكون الحرفان الخامس والسادس من الحقل «{title}» رمز بلد.",
            "routingNumber":
                "يجب أن يكون الحقل «{title}» رقم توجيه مصرفيًا أمريكيًا من تسعة أرقام، مثل 021000021.",
            "routingNumber.character":
                "يجب ألا يحتوي الحقل «{title}» إلا على أرقام، مثل 021000021.",
            "routingNumber.misplacedSeparator": "في الحقل «{title}» مسافة أو شرطة في غير موضعها.",
            "routingNumber.length": "يجب أن يتكون الحقل «{title}» من تسعة أرقام، مثل 021000021.",
            "routingNumber.prefix": "يبدأ الحقل «{title}» برقمين لا يحملهما أي مصرف.",
            "routingNumber.checksum": "في الحقل «{title}» رقم خاطئ؛ يُرجى مراجعته.",
            "isbn": "يجب أن يكون الحقل «{title}» رقم ISBN، مثل 978-3-16-148410-0.",
            "isbn.character":
                "يجب ألا يحتوي الحقل «{title}» إلا على أرقام (ويجوز أن يكون الرقم الأخير من العشرة X).",
            "isbn.misplacedSeparator": "في الحقل «{title}» مسافة أو شرطة في غير موضعها.",
            "isbn.length": "يجب أن يكون عدد أرقام الحقل «{title}» 10 أو 13.",
            "isbn.prefix": "يجب أن يبدأ الحقل «{title}» بـ 978 أو 979 مثل أرقام الكتب.",
            "isbn.music": "الحقل «{title}» رقم نوتة موسيقية مطبوعة (ISMN) وليس رقم كتاب.",
            "isbn.checksum": "في الحقل «{title}» رقم خاطئ؛ يُرجى مقارنته بالكتاب.",
            "ein": "يجب أن يكون الحقل «{title}» رقم صاحب عمل أمريكيًا (EIN)، مثل 12-3456789.",
            "ein.character": "يجب ألا يحتوي الحقل «{title}» إلا على أرقام، مثل 12-3456789.",
            "ein.misplacedSeparator": "يجب أن يُكتب الحقل «{title}» هكذا: 12-3456789.",
            "ein.length": "يجب أن يتكون الحقل «{title}» من تسعة أرقام، مثل 12-3456789.",
            "ein.prefix": "يبدأ الحقل «{title}» برقمين لم يُخصصا قط.",
            "itin": "يجب أن يكون الحقل «{title}» رقم دافع ضرائب أمريكيًا (ITIN)، مثل 900-70-0000.",
            "itin.character": "يجب ألا يحتوي الحقل «{title}» إلا على أرقام، مثل 900-70-0000.",
            "itin.misplacedSeparator": "يجب أن يُكتب الحقل «{title}» هكذا: 900-70-0000.",
            "itin.length": "يجب أن يتكون الحقل «{title}» من تسعة أرقام، مثل 900-70-0000.",
            "itin.prefix": "يجب أن يبدأ الحقل «{title}» بالرقم 9.",
            "itin.group": "في وسط الحقل «{title}» رقمان لم يُخصصا قط.",
            "postalCode": "يجب أن يكون الحقل «{title}» رمزًا بريديًا كما يُكتب في البلد {country}.",
            "countryCode": "يجب أن يكون الحقل «{title}» رمز بلد (عدد الحروف الكبيرة: {letters}).",
            "currencyCode": "يجب أن يكون الحقل «{title}» رمز عملة: ثلاثة حروف كبيرة، مثل EUR.",
            "phone.otherCountry": "يجب أن يكون الحقل «{title}» رقم هاتف يبدأ بـ +{callingCode}.",
            "passwordStrength": "الحقل «{title}» سهل التخمين؛ الأفضل عدة كلمات لا صلة بينها.",
            "passwordStrength.commonPassword":
                "الحقل «{title}» سهل التخمين: يشبه كلمة مرور يستخدمها كثيرون.",
            "passwordStrength.commonWord":
                "الحقل «{title}» سهل التخمين: يتكون من كلمة شائعة أو اسم شائع؛ الأفضل عدة كلمات لا صلة بينها.",
            "passwordStrength.word":
                "الحقل «{title}» سهل التخمين: يُقرأ ككلمة أو كلمتين؛ الأفضل عدة كلمات لا صلة بينها.",
            "passwordStrength.sequence":
                "الحقل «{title}» سهل التخمين: فيه حروف أو أرقام متتابعة، مثل abc أو 321.",
            "passwordStrength.keyboard": "الحقل «{title}» سهل التخمين: فيه مفاتيح متجاورة.",
            "passwordStrength.repeats": "الحقل «{title}» سهل التخمين: يكرر المحارف نفسها.",
            "passwordStrength.date": "الحقل «{title}» سهل التخمين: فيه تاريخ أو سنة.",
            "passwordStrength.tooShort": "الحقل «{title}» سهل التخمين: يجب أن يكون أطول.",
            "notSuspicious": "في الحقل «{title}» محارف تجعله يبدو نصًا آخر.",
            "notSuspicious.mixedDigits":
                "الحقل «{title}» يخلط أرقامًا من أنظمة كتابة عدة؛ يُرجى استخدام نوع واحد.",
            "notSuspicious.marks":
                "الحقل «{title}» فيه علامات أكثر مما ينبغي على محرف واحد، أو علامة مكررة.",
            "notSuspicious.mixedScripts":
                "يخلط الحقل «{title}» حروفًا متشابهة من أنظمة كتابة عدة، ويجب أن يُكتب بنظام كتابة واحد.",
            "notSuspicious.lookAlikes":
                "في الحقل «{title}» حرف يشبه حرفًا عاديًا وليس هو؛ يُرجى كتابة الحرف العادي.",
            "notSuspicious.invisible": "في الحقل «{title}» محرف لا يظهر؛ يُرجى كتابته بدلًا من لصقه.",
            "notSuspicious.bidirectional":
                "في الحقل «{title}» محرف يغيّر اتجاه الكتابة؛ يُرجى كتابته بدلًا من لصقه.",
            "malformedMultipart": "هذا ليس multipart/form-data.",
            "malformedMultipart.boundary":
                "هذا ليس multipart/form-data: يجب أن يتكون الحد (boundary) من محارف RFC 2046، من 1 إلى 70.",
            "malformedMultipart.noDelimiter":
                "هذا ليس multipart/form-data: لا يوجد سطر يتكون من -- والحد.",
            "malformedMultipart.delimiter":
                "هذا ليس multipart/form-data: في سطر أحد الحدود شيء آخر.",
            "malformedMultipart.unterminated":
                "هذا ليس multipart/form-data: ينتهي قبل الحد الأخير؛ هل قُطع؟",
            "malformedMultipart.header":
                "هذا ليس multipart/form-data: في أحد الأجزاء ترويسة لا يمكن قراءتها.",
            "malformedMultipart.headerTooLong":
                "هذا ليس multipart/form-data: ترويسات أحد الأجزاء أكثر من اللازم.",
            "malformedMultipart.name":
                "هذا ليس multipart/form-data: ينقص أحد الأجزاء Content-Disposition: form-data مع اسم.",
            "malformedMultipart.charset":
                "هذا ليس multipart/form-data: أحد الأجزاء بترميز آخر، والمطلوب UTF-8.",
            "malformedMultipart.transferEncoding":
                "هذا ليس multipart/form-data: لأحد الأجزاء Content-Transfer-Encoding، ويجب إرساله كما هو.",
            "tooManyParts": "عدد الأجزاء هنا أكبر من {max} جزء.",
            "tooManyParts.zero": "لا يُسمح هنا بأي جزء.",
            "tooManyParts.one": "عدد الأجزاء هنا أكبر من جزء واحد.",
            "tooManyParts.two": "عدد الأجزاء هنا أكبر من جزأين.",
            "tooManyParts.few": "عدد الأجزاء هنا أكبر من {max} أجزاء.",
            "tooManyParts.many": "عدد الأجزاء هنا أكبر من {max} جزءًا.",
            "malformedText": "يجب أن يكون الحقل «{title}» نصًا بترميز UTF-8.",
            "controlCharacter": "يجب أن يكون الحقل «{title}» سطرًا واحدًا دون محارف تحكم.",
            "controlCharacter.multiline":
                "في الحقل «{title}» محرف تحكم؛ لا يُسمح إلا بفواصل الأسطر وعلامات الجدولة.",
            "repeatedField": "أُرسل الحقل «{title}» أكثر من مرة، ويجب إرساله مرة واحدة فقط.",
            "fileNotAccepted": "يجب أن يكون الحقل «{title}» نصًا، لا ملفًا.",
        ].addingJSONFields(
            "يجب أن يكون الحقل «{title}» بصيغة JSON؛ في السطر {line} والعمود {column}: ",
            insteadOf: "هذا ليس JSON: "))
}
