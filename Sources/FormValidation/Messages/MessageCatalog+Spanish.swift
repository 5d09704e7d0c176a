import FormModel

extension MessageCatalog {
    /// The sentences in Spanish.
    public static let spanish = MessageCatalog(
        language: "es", yes: ["sí", "si", "s"], no: ["no"],
        sentences: [
            "unknown": "El campo «{title}» no es aceptable ({code}).",
            "malformedJSON": "Esto no es JSON.",
            "malformedJSON.empty": "Esto no es JSON: aquí no hay nada; hace falta un valor JSON.",
            "malformedJSON.expectedValue": "Esto no es JSON: aquí falta un valor.",
            "malformedJSON.expectedKey":
                "Esto no es JSON: aquí falta una clave entre comillas; ¿sobra una coma?",
            "malformedJSON.expectedColon":
                "Esto no es JSON: faltan los dos puntos después de la clave.",
            "malformedJSON.expectedCommaOrBracket": "Esto no es JSON: aquí falta una coma o un ].",
            "malformedJSON.expectedCommaOrBrace": "Esto no es JSON: aquí falta una coma o una }.",
            "malformedJSON.textAfterTheValue":
                "Esto no es JSON: hay texto después del final del valor; hay que quitarlo.",
            "malformedJSON.unterminatedString":
                "Esto no es JSON: a este texto le faltan las comillas de cierre.",
            "malformedJSON.controlCharacter":
                "Esto no es JSON: hay un carácter de control en un texto; debe escribirse como secuencia de escape, por ejemplo \\n.",
            "malformedJSON.badEscape":
                "Esto no es JSON: esa secuencia de escape no existe; una barra invertida se escribe \\\\.",
            "malformedJSON.loneSurrogate":
                "Esto no es JSON: la mitad de un par sustituto está sola; hacen falta las dos mitades.",
            "malformedJSON.invalidUTF8":
                "Esto no es JSON: estos bytes no son UTF-8; el texto debe guardarse en UTF-8.",
            "malformedJSON.badNumber":
                "Esto no es JSON: así no se escribe un número en JSON; sin ceros a la izquierda y con cifras a ambos lados del punto.",
            "duplicateKey": "La clave «{key}» aparece dos veces; debe enviarse una sola vez.",
            "tooDeep": "Hay más de {max} niveles anidados.",
            "tooDeep.one": "Hay más de 1 nivel anidado.",
            "tooDeep.many": "Hay más de {max} de niveles anidados.",
            "tooManyBytes": "Hay más de {max} bytes.",
            "tooManyBytes.one": "Hay más de 1 byte.",
            "tooManyBytes.many": "Hay más de {max} de bytes.",
            "tooManyMembers": "Hay más de {max} valores.",
            "tooManyMembers.one": "Hay más de 1 valor.",
            "tooManyMembers.many": "Hay más de {max} de valores.",
            "notAnObject": "Debe ser un objeto JSON de campos y valores.",
            "tooManyIssues": "Hay más errores que los {max} que se muestran.",
            "tooManyIssues.one": "Hay más errores que el único que se muestra.",
            "tooManyIssues.many": "Hay más errores que los {max} de errores que se muestran.",
            "unknownField": "Este formulario no tiene ningún campo «{field}».",
            "unknownField.nearest":
                "Este formulario no tiene ningún campo «{field}»; ¿se trata de «{nearest}»?",
            "wrongType": "El campo «{title}» tiene un valor de tipo equivocado.",
            "wrongType.text": "El campo «{title}» debe ser un texto.",
            "wrongType.multiline": "El campo «{title}» debe ser un texto.",
            "wrongType.integer": "El campo «{title}» debe ser un número entero.",
            "wrongType.decimal": "El campo «{title}» debe ser un número.",
            "wrongType.boolean": "El campo «{title}» debe ser sí o no.",
            "wrongType.date":
                "El campo «{title}» debe ser una fecha que exista, por ejemplo 2026-01-31.",
            "wrongType.choice": "El campo «{title}» debe ser una de las opciones.",
            "wrongType.choices": "El campo «{title}» debe ser una lista de opciones.",
            "tooManyDigits": "El campo «{title}» debe tener como máximo {max} cifras.",
            "tooManyDigits.one": "El campo «{title}» debe tener como máximo 1 cifra.",
            "tooManyDigits.many": "El campo «{title}» debe tener como máximo {max} de cifras.",
            "tooManyDecimals": "El campo «{title}» debe tener como máximo {max} decimales.",
            "tooManyDecimals.one": "El campo «{title}» debe tener como máximo 1 decimal.",
            "tooManyDecimals.many": "El campo «{title}» debe tener como máximo {max} de decimales.",
            "notAChoice": "El campo «{title}» debe ser una de las opciones.",
            "unsettled":
                "El campo «{title}» cambió más de {max} veces como respuesta a un solo cambio; dos reglas se contradicen.",
            "unsettled.one":
                "El campo «{title}» cambió más de 1 vez como respuesta a un solo cambio; dos reglas se contradicen.",
            "unsettled.many":
                "El campo «{title}» cambió más de {max} de veces como respuesta a un solo cambio; dos reglas se contradicen.",
            "required": "El campo «{title}» es obligatorio.",
            "tooShort": "El campo «{title}» debe tener al menos {min} caracteres.",
            "tooShort.one": "El campo «{title}» debe tener al menos 1 carácter.",
            "tooShort.many": "El campo «{title}» debe tener al menos {min} de caracteres.",
            "tooLong": "El campo «{title}» debe tener como máximo {max} caracteres.",
            "tooLong.one": "El campo «{title}» debe tener como máximo 1 carácter.",
            "tooLong.many": "El campo «{title}» debe tener como máximo {max} de caracteres.",
            "tooSmall": "El campo «{title}» debe ser al menos {min}.",
            "tooSmall.date": "El campo «{title}» no debe ser anterior al {min}.",
            "tooLarge": "El campo «{title}» debe ser como máximo {max}.",
            "tooLarge.date": "El campo «{title}» no debe ser posterior al {max}.",
            "pattern": "El campo «{title}» no tiene la forma que se pide.",
            "patternTooCostly":
                "El campo «{title}» es demasiado largo para comprobarlo; hay que acortarlo.",
            "email":
                "El campo «{title}» debe ser una dirección de correo electrónico, por ejemplo ada@example.com.",
            "notTheSame": "El campo «{title}» debe coincidir con «{otherTitle}».",
            "oneOf": "El campo «{title}» debe ser uno de estos valores: {allowed}.",
            "currency.character":
                "El campo «{title}» contiene un carácter que no aparece en ningún importe.",
            "currency.misplacedSeparator":
                "El campo «{title}» tiene una coma o un punto fuera de lugar; lo correcto es 1,234.50 o 1234.50.",
            "currency.digits": "El campo «{title}» debe ser un importe: no contiene ninguna cifra.",
            "currency.sign":
                "El campo «{title}» debe tener un solo signo como máximo, delante del importe.",
            "currency.otherCurrency":
                "El campo «{title}» está en una moneda distinta de la que se pide.",
            "currency": "El campo «{title}» debe ser un importe, por ejemplo 1,234.50.",
            "zipcode.digits":
                "El campo «{title}» debe tener cinco cifras, o nueve: 12345 o 12345-6789.",
            "zipcode.character":
                "El campo «{title}» solo debe tener cifras, por ejemplo 12345 o 12345-6789.",
            "zipcode.misplacedSeparator":
                "El campo «{title}» debe llevar el guion después de la quinta cifra: 12345-6789.",
            "zipcode":
                "El campo «{title}» debe ser un código postal de EE. UU. (ZIP), por ejemplo 12345 o 12345-6789.",
            "phone.character":
                "El campo «{title}» contiene un carácter que no aparece en ningún número de teléfono.",
            "phone.misplacedSeparator":
                "El campo «{title}» tiene paréntesis o un separador fuera de lugar; lo correcto es (212) 555-0123.",
            "phone.digits":
                "El campo «{title}» debe ser un número de teléfono: no contiene ninguna cifra.",
            "phone.tooFewDigits":
                "El campo «{title}» tiene muy pocas cifras para un número de teléfono.",
            "phone.tooManyDigits":
                "El campo «{title}» tiene demasiadas cifras para un número de teléfono.",
            "phone.areaCode": "El campo «{title}» tiene un prefijo de zona que no existe.",
            "phone.exchange":
                "El campo «{title}» tiene una central (las tres cifras que siguen al prefijo de zona) que no existe.",
            "phone.countryCode": "El campo «{title}» tiene un prefijo de país que no existe.",
            "phone.internationalPrefix":
                "El campo «{title}» debe empezar por + en lugar de 00 o 011.",
            "phone.trunkPrefix":
                "El campo «{title}» debe ir sin el (0) que se marca dentro de un país.",
            "phone.extension": "El campo «{title}» debe ir sin extensión.",
            "phone":
                "El campo «{title}» debe ser un número de teléfono, por ejemplo (212) 555-0123 o +44 20 7946 0958.",
            "ssn.digits": "El campo «{title}» debe tener nueve cifras, por ejemplo 123-45-6789.",
            "ssn.character": "El campo «{title}» solo debe tener cifras, por ejemplo 123-45-6789.",
            "ssn.misplacedSeparator": "El campo «{title}» debe escribirse así: 123-45-6789.",
            "ssn.area": "El campo «{title}» empieza por tres cifras que nunca se asignaron.",
            "ssn.group": "El campo «{title}» no puede tener 00 en el medio.",
            "ssn.serial": "El campo «{title}» no puede terminar en 0000.",
            "ssn":
                "El campo «{title}» debe ser un número de la seguridad social de EE. UU. (SSN), por ejemplo 123-45-6789.",
        ])
}
