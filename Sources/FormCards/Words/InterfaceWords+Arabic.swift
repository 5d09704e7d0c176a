extension InterfaceWords {
    @Sendable package static func arabic(_ word: InterfaceWord) -> String {
        switch word {
        case .opening: "Enter للقبول، وShift-Tab للرجوع، و:help لمزيد من الشرح."
        case .labelled: "{label}: "
        case .example: "مثل {example}"
        case .severalByNumber:
            "لاختيار عدة خيارات: 1,3 أو 1-2 أو بالعنوان أو كلمة «الكل»؛ يوضع العنوان الذي فيه فاصلة بين علامتي \"."
        case .severalByTitle:
            "لاختيار عدة خيارات: بالعناوين مع فاصلة بينها، أو كلمة «الكل»؛ يوضع العنوان الذي فيه فاصلة بين علامتي \"."
        case .readAs: "قُرئ على أنه {value}؛ Enter للقبول."
        case .choicesCleared:
            "لا يمكن اختيارها معًا؛ بقي: {value}. Enter للقبول."
        case .optional: "اختياري"
        case .oneALine: "مدخل واحد في كل سطر؛ سطر فارغ ينهي القائمة"
        case .emptyKeepsSecret: "السطر الفارغ يُبقي ما أُدخل من قبل."
        case .emptyKeepsText:
            "تحتوي الإجابة على نهايات أسطر أو علامات جدولة أو محارف تحكم ولا يمكن تعديلها هنا؛ السطر الفارغ يُبقيها كما هي."
        case .checking: "يجري الفحص؛ Ctrl-C للخروج."
        case .changing: "تعديل «{title}»"
        case .commands:
            """
            :back (أو Shift-Tab) للرجوع إلى الحقل السابق دون فحص هذا الحقل
            :skip لترك هذا الحقل فارغًا   :review لعرض كل الإجابات
            :quit للخروج دون إرسال   :: في البداية لكتابة نقطتين رأسيتين
            حيث يُسمح بعدة أسطر: Enter لبدء سطر جديد و Alt-Enter للقبول
            """
        case .noHelp: "لا يوجد شرح آخر لهذا الحقل."
        case .unknownCommand:
            "لا يوجد أمر كهذا؛ يعرض :help كل الأوامر، ويبدأ النص الذي أوله نقطتان رأسيتان بـ ::."
        case .isFirst: "هذا هو الحقل الأول."
        case .cannotSkip: "الحقل «{title}» مطلوب ولا يمكن تخطيه."
        case .tooLong: "النص أطول من اللازم ولم يُضف شيء. الحد الأقصى بالبايت: {max}."
        case .pasteRefused:
            "يحتوي النص الملصق على نهايات أسطر أو علامات جدولة أو محارف تحكم لا يمكن أن ترد هنا، ولم يُضف شيء."
        case .notUTF8: "هذا ليس UTF-8، فلم يُضف شيء. يُرجى ضبط الطرفية على UTF-8."
        case .review: "مراجعة"
        case .submit: "إرسال"
        case .reviewQuestion: "{button} (Enter للإرسال، ورقم لتعديل إجابة، و:quit للخروج): "
        case .noSuchAnswer: "لا توجد إجابة كهذه؛ يُرجى إدخال رقمها."
        case .stillWrong: "ما زالت إحدى الإجابات ناقصة."
        case .submitted: "تم الإرسال."
        case .cannotSubmit: "لا يمكن إرسال هذه الإجابات: لا تعرض الاستمارة زر إرسال لها."
        case .endingQuestion: "Enter ينهي هنا، ورقمٌ يغيّر إجابة، و:quit للخروج: "
        case .writing: "تجري كتابة الإجابات؛ Ctrl-C للخروج."
        case .timedOut: "لم يُجب أحد في الوقت المحدد."
        case .undelivered:
            "تعذرت كتابة الإجابات: {reason}. بعد إصلاح ذلك: Enter لإعادة المحاولة، و:quit للخروج."
        case .addFirst: "هل يُضاف مدخل إلى «{title}»؟ (نعم/لا): "
        case .addAnother: "هل يُضاف مدخل آخر إلى «{title}»؟ (نعم/لا): "
        case .adding: "مدخل جديد في «{title}»"
        case .rowsQuestion:
            "{title} (a لإضافة مدخل؛ e أو d مع رقم للتعديل أو الحذف؛ m مع رقمين للنقل؛ Enter للرجوع): "
        case .noSuchRow:
            "a لإضافة مدخل؛ e أو d مع رقمه لتعديله أو حذفه؛ m مع رقمين لنقله؛ Enter وحده للمتابعة."
        case .deleted: "حُذف المدخل {number} من «{title}»"
        case .full: "لا يمكن إضافة مدخلات أخرى إلى «{title}» (الحد الأقصى: {max})."
        case .neitherYesNorNo: "يُرجى الإجابة بنعم أو لا."
        case .lineNeitherYesNorNo: "السطر {line}، هل يُضاف مدخل إلى {path}: ليس نعم ولا لا."
        case .giveByFile: "تُعطى الإجابة باستخدام --answers FILE."
        case .giveBySetting: "تُعطى الإجابة باستخدام --set {name}=VALUE أو --answers FILE."
        case .giveByGiven: "تُعطى القيمة باستخدام --given FILE؛ البرنامج هو الذي يحددها."
        case .lineTooLong:
            "السطر {line}، الإجابة عن {path}: تتجاوز الحد الأقصى بالبايت ({max})؛ تُعطى باستخدام --answers FILE."
        case .lineNotUTF8: "السطر {line}، الإجابة عن {path}: ليست UTF-8، ويجب أن تُكتب بهذا الترميز."
        case .lineUnended:
            "السطر {line}، الإجابة عن {path}: لا يوجد سطر {word} ينهي النص."
        case .lineTooMany: "السطر {line}: لم يبقَ سؤال له."
        case .line: "السطر {line}: "
        case .unreadableLine: "أطول من اللازم، أو ليس UTF-8"
        case .summary, .summaryOfOne: "الإرسالات: {count}، الصالحة: {valid}، غير الصالحة: {invalid}"
        }
    }
}
