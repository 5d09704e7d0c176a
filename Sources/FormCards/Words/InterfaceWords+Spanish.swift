extension InterfaceWords {
    @Sendable package static func spanish(_ word: InterfaceWord) -> String {
        switch word {
        case .opening: "Enter para aceptar, Mayús-Tab para volver atrás, :help para más ayuda."
        case .labelled: "{label}: "
        case .example: "por ejemplo, {example}"
        case .severalByNumber:
            "Para elegir varias: 1,3 o 1-2, sus títulos, o «todas»; un título con coma va entre comillas."
        case .severalByTitle:
            "Para elegir varias: sus títulos, separados por comas, o «todas»; un título con coma va entre comillas."
        case .readAs: "Se ha leído como {value}; Enter para aceptarlo."
        case .choicesCleared:
            "No se pueden elegir juntas; se conserva: {value}. Enter para aceptarlo."
        case .optional: "opcional"
        case .oneALine: "una entrada por línea; una línea vacía termina la lista"
        case .emptyKeepsSecret: "Una línea vacía conserva lo introducido antes."
        case .emptyKeepsText:
            "La respuesta contiene saltos de línea, tabuladores o caracteres de control y no se puede editar aquí; una línea vacía la conserva."
        case .checking: "Comprobando; Ctrl-C para salir."
        case .changing: "Cambiar «{title}»"
        case .commands:
            """
            :back (o Mayús-Tab) va al campo anterior, sin comprobar este
            :skip deja este campo vacío   :review muestra todas las respuestas
            :quit sale sin enviar   :: al principio escribe dos puntos
            Donde se permiten varias líneas, Enter empieza otra y Alt-Enter las acepta
            """
        case .noHelp: "No hay más que decir sobre este campo."
        case .unknownCommand:
            "Ese comando no existe; :help los enumera, y :: empieza un texto con dos puntos."
        case .isFirst: "Este es el primer campo."
        case .cannotSkip: "El campo «{title}» es obligatorio y no se puede omitir."
        case .tooLong: "Es demasiado largo; no se añadió nada. El máximo es de {max} bytes."
        case .pasteRefused:
            "Lo pegado contiene saltos de línea, tabuladores o caracteres de control, que aquí no son posibles; no se añadió nada."
        case .notUTF8:
            "Eso no es UTF-8, así que no se ha añadido nada; configure el terminal en UTF-8."
        case .review: "Resumen"
        case .submit: "Enviar"
        case .reviewQuestion:
            "{button} (Enter envía, un número cambia una respuesta, :quit sale): "
        case .noSuchAnswer: "Esa respuesta no existe; hay que indicar su número."
        case .stillWrong: "Todavía falta una respuesta."
        case .submitted: "Enviado."
        case .cannotSubmit:
            "Estas respuestas no se pueden enviar: el formulario no muestra ningún botón para ello."
        case .endingQuestion: "Enter termina aquí, un número cambia una respuesta, :quit sale: "
        case .writing: "Escribiendo las respuestas; Ctrl-C para salir."
        case .timedOut: "Nadie respondió a tiempo."
        case .undelivered:
            "No se pudieron escribir las respuestas: {reason}. Cuando esté corregido, Enter para intentarlo de nuevo, o :quit para salir."
        case .addFirst: "¿Añadir una entrada a «{title}»? (sí/No): "
        case .addAnother: "¿Añadir otra entrada a «{title}»? (sí/No): "
        case .adding: "Nueva entrada en «{title}»"
        case .rowsQuestion:
            "{title} (a añade una entrada, e o d y un número edita o borra una, m y dos números mueve una, Enter vuelve): "
        case .noSuchRow:
            "a para añadir una entrada, e o d y su número para editarla o borrarla, m y dos números para moverla, Enter sin más para seguir."
        case .deleted: "Entrada {number} de «{title}» borrada"
        case .full: "El campo «{title}» no admite más entradas (máximo: {max})."
        case .neitherYesNorNo: "Hay que responder sí o no."
        case .lineNeitherYesNorNo: "línea {line}, si se añade otra entrada a {path}: ni sí ni no."
        case .giveByFile: "Se indica con --answers FILE."
        case .giveBySetting: "Se indica con --set {name}=VALUE o --answers FILE."
        case .giveByGiven: "Lo fija el programa: se indica con --given FILE."
        case .lineTooLong:
            "línea {line}, la respuesta a {path}: más de {max} bytes; se indica con --answers FILE."
        case .lineNotUTF8:
            "línea {line}, la respuesta a {path}: no está en UTF-8; debe escribirse en UTF-8."
        case .lineUnended:
            "línea {line}, la respuesta a {path}: ninguna línea {word} termina el texto."
        case .lineTooMany: "línea {line}: no queda ninguna pregunta para ella."
        case .line: "línea {line}: "
        case .unreadableLine: "demasiado larga, o no está en UTF-8"
        case .summary, .summaryOfOne: "Envíos: {count}, válidos: {valid}, no válidos: {invalid}"
        }
    }
}
