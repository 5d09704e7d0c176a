extension InterfaceWords {
    @Sendable static func arabic(_ word: InterfaceWord) -> String {
        switch word {
        case .opening: "Enter للقبول، وShift-Tab للرجوع، و:help لمزيد من الشرح."
        case .labelled: "{label}: "
        case .example: "مثل {example}"
        case .severalByNumber:
            "لاختيار عدة خيارات: 1,3 أو 1-2 أو بالعنوان أو الكل؛ ضع العنوان الذي فيه فاصلة بين علامتي \"."
        case .severalByTitle:
            "لاختيار عدة خيارات: بالعنوان مع فاصلة بينها، أو الكل؛ ضع العنوان الذي فيه فاصلة بين علامتي \"."
        case .readAs: "قُرئ على أنه {value}؛ اضغط Enter للقبول."
        case .optional: "اختياري"
        case .oneALine: "مدخل واحد في كل سطر؛ سطر فارغ ينهي القائمة"
        case .emptyKeepsSecret: "السطر الفارغ يُبقي ما أُدخل من قبل."
        case .emptyKeepsText:
            "تحتوي الإجابة على نهايات أسطر أو علامات جدولة أو أحرف تحكم ولا يمكن تعديلها هنا؛ السطر الفارغ يُبقيها كما هي."
        case .checking: "يجري الفحص؛ Ctrl-C للخروج."
        case .changing: "تعديل «{title}»"
        case .commands:
            """
            :back (أو Shift-Tab) للرجوع إلى الحقل السابق دون فحص هذا الحقل
            :skip لترك هذا الحقل فارغًا   :review لعرض كل الإجابات
            :quit للخروج دون إرسال   :: في البداية لكتابة نقطتين رأسيتين
            Alt-Enter لبدء سطر جديد حيث يُسمح بعدة أسطر
            """
        case .noHelp: "لا يوجد شرح آخر لهذا الحقل."
        case .unknownCommand:
            "لا يوجد أمر كهذا؛ يعرض :help كل الأوامر، ويبدأ النص الذي أوله نقطتان رأسيتان بـ ::."
        case .isFirst: "هذا هو الحقل الأول."
        case .cannotSkip: "الحقل «{title}» مطلوب ولا يمكن تخطيه."
        case .tooLong: "النص أطول من اللازم ولم يُضف شيء. الحد الأقصى بالبايت: {max}."
        case .pasteRefused:
            "يحتوي النص الملصق على نهايات أسطر أو علامات جدولة أو أحرف تحكم لا يمكن أن ترد هنا، ولم يُضف شيء."
        case .notUTF8: "هذا ليس UTF-8، فلم يُضف شيء. يُرجى ضبط الطرفية على UTF-8."
        case .review: "مراجعة"
        case .submit: "إرسال"
        case .reviewQuestion: "{button} (Enter للإرسال، ورقم لتعديل إجابة، و:quit للخروج): "
        case .noSuchAnswer: "لا توجد إجابة كهذه؛ المطلوب رقمها."
        case .stillWrong: "ما زالت إحدى الإجابات ناقصة."
        case .submitted: "تم الإرسال."
        case .writing: "تجري كتابة الإجابات؛ Ctrl-C للخروج."
        case .timedOut: "لم يُجب أحد في الوقت المحدد."
        case .undelivered:
            "تعذرت كتابة الإجابات: {reason}. بعد إصلاح ذلك يعيد Enter المحاولة، و:quit للخروج."
        case .addFirst: "هل تُضاف مدخلة إلى «{title}»؟ (نعم/لا): "
        case .addAnother: "هل تُضاف مدخلة أخرى إلى «{title}»؟ (نعم/لا): "
        case .adding: "مدخلة جديدة في «{title}»"
        case .rowsQuestion: "{title} (a يضيف مدخلة، d مع رقم يحذف مدخلة، Enter يرجع): "
        case .noSuchRow: "a يضيف مدخلة، d مع رقمها يحذفها، وEnter وحده يرجع."
        case .deleted: "حُذفت المدخلة {number} من «{title}»"
        case .full: "لا يمكن أن تزيد مدخلات «{title}» على {max}."
        case .neitherYesNorNo: "المطلوب نعم أو لا."
        case .lineNeitherYesNorNo: "السطر {line}، هل تُضاف مدخلة إلى {path}: ليس نعم ولا لا."
        case .giveByFile: "تُعطى الإجابة باستخدام --answers FILE."
        case .giveBySetting: "تُعطى الإجابة باستخدام --set {name}=VALUE أو --answers FILE."
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
