import FormModel

extension MessageCatalog {
    /// The sentences in Spanish.
    static let spanish = MessageCatalog(
        .spanish, entry: "{title} (entrada {number})",
        weekdays: [
            "lunes", "martes", "miércoles", "jueves", "viernes", "sábado", "domingo",
        ],
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
            "tooManyIssues": "Hay más de {max} errores; los demás no se muestran.",
            "tooManyIssues.one": "Hay más de 1 error; los demás no se muestran.",
            "tooManyIssues.many": "Hay más de {max} de errores; los demás no se muestran.",
            "otherForm": "Estas respuestas son de otro formulario; este es «{form}».",
            "otherVersion":
                "Estas respuestas son de otra versión del formulario; esta es la versión {version}.",
            "unknownField": "Este formulario no tiene ningún campo «{field}».",
            "unknownField.nearest":
                "Este formulario no tiene ningún campo «{field}»; ¿quería decir «{nearest}»?",
            "unknownField.normalForm":
                "Este formulario no tiene ningún campo «{field}»; «{nearest}» se ve igual, pero tiene otra forma normal de Unicode (NFC o NFD).",
            "wrongType": "El campo «{title}» tiene un valor de tipo incorrecto.",
            "wrongType.text": "El campo «{title}» debe ser un texto.",
            "wrongType.multiline": "El campo «{title}» debe ser un texto.",
            "wrongType.integer": "El campo «{title}» debe ser un número entero.",
            "wrongType.decimal": "El campo «{title}» debe ser un número.",
            "wrongType.boolean": "El campo «{title}» debe ser sí o no.",
            "wrongType.date":
                "El campo «{title}» debe ser una fecha que exista, por ejemplo {example}.",
            "wrongType.choice": "El campo «{title}» debe ser una de las opciones.",
            "wrongType.choices": "El campo «{title}» debe ser una lista de opciones.",
            "tooManyDigits": "El campo «{title}» debe tener como máximo {max} cifras.",
            "tooManyDigits.one": "El campo «{title}» debe tener como máximo 1 cifra.",
            "tooManyDigits.many": "El campo «{title}» debe tener como máximo {max} de cifras.",
            "tooManyTextBytes": "El campo «{title}» debe tener como máximo {max} bytes.",
            "tooManyTextBytes.one": "El campo «{title}» debe tener como máximo 1 byte.",
            "tooManyTextBytes.many": "El campo «{title}» debe tener como máximo {max} de bytes.",
            "tooManyElements": "El campo «{title}» debe tener como máximo {max} entradas.",
            "tooManyElements.one": "El campo «{title}» debe tener como máximo 1 entrada.",
            "tooManyElements.many": "El campo «{title}» debe tener como máximo {max} de entradas.",
            "tooManyCells":
                "El campo «{title}» tiene demasiadas filas: entre todas pueden tener {max} campos.",
            "tooManyCells.one":
                "El campo «{title}» tiene demasiadas filas: entre todas pueden tener 1 campo.",
            "tooManyCells.many":
                "El campo «{title}» tiene demasiadas filas: entre todas pueden tener {max} de campos.",
            "tooManyDecimals": "El campo «{title}» debe tener como máximo {max} decimales.",
            "tooManyDecimals.one": "El campo «{title}» debe tener como máximo 1 decimal.",
            "tooManyDecimals.many": "El campo «{title}» debe tener como máximo {max} de decimales.",
            "tooManyDecimals.none": "El campo «{title}» no debe tener decimales.",
            "tooMuchWork":
                "Estas respuestas requieren más cálculos de los permitidos: indique menos filas o textos más cortos.",
            "tooManyFiltered":
                "El campo «{title}»: las filas son demasiado distintas para averiguar qué opciones tiene cada una.",
            "notAChoice": "El campo «{title}» debe ser una de las opciones.",
            "notAChoice.choice": "El campo «{title}»: «{choice}» no se puede elegir.",
            "notAlone":
                "El campo «{title}»: «{choice}» no se puede elegir junto con otras respuestas.",
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
            "tooShort.exactly": "El campo «{title}» debe tener exactamente {min} caracteres.",
            "tooShort.exactly.one": "El campo «{title}» debe tener exactamente 1 carácter.",
            "tooShort.exactly.many":
                "El campo «{title}» debe tener exactamente {min} de caracteres.",
            "tooLong": "El campo «{title}» debe tener como máximo {max} caracteres.",
            "tooLong.one": "El campo «{title}» debe tener como máximo 1 carácter.",
            "tooLong.many": "El campo «{title}» debe tener como máximo {max} de caracteres.",
            "tooLong.none": "El campo «{title}» debe quedar vacío.",
            "tooSmall": "El campo «{title}» debe ser como mínimo {min}.",
            "tooSmall.date": "El campo «{title}» no debe ser anterior al {min}.",
            "tooSmall.dateTime": "El campo «{title}» no debe ser anterior al momento {min}.",
            "tooSmall.time": "El campo «{title}» no debe ser anterior a esta hora: {min}.",
            "tooLarge": "El campo «{title}» debe ser como máximo {max}.",
            "tooLarge.date": "El campo «{title}» no debe ser posterior al {max}.",
            "tooLarge.dateTime": "El campo «{title}» no debe ser posterior al momento {max}.",
            "tooLarge.time": "El campo «{title}» no debe ser posterior a esta hora: {max}.",
            "pattern": "El campo «{title}» no tiene el formato que se pide.",
            "patternTooCostly":
                "El campo «{title}» es demasiado largo para comprobarlo; hay que acortarlo.",
            "email":
                "El campo «{title}» debe ser una dirección de correo electrónico, por ejemplo ada@example.com.",
            "email.unicodeHost":
                "El campo «{title}» debe llevar, después de la @, el host en su forma ASCII; por ejemplo, xn--bcher-kva.example en lugar de bücher.example.",
            "notTheSame": "El campo «{title}» debe coincidir con «{otherTitle}».",
            "oneOf": "El campo «{title}» debe ser uno de estos valores: {allowed}.",
            "oneOf.choice": "El campo «{title}»: «{choice}» no es uno de estos valores: {allowed}.",
            "hiddenField": "El campo «{title}» no corresponde a estas respuestas; no lo envíe.",
            "disabledField": "El campo «{title}» no se puede cambiar aquí; no lo envíe.",
            "notComputed": "El campo «{title}» se calcula y da otro resultado; no lo envíe.",
            "notGiven":
                "El campo «{title}» lo fija el programa, con otro valor; no lo envíe.",
            "ended": "Con estas respuestas el formulario termina en «{ending}» y no se aceptan.",
            "submitDisabled":
                "Estas respuestas no se pueden enviar: «{button}» no está disponible.",
            "check": "El campo «{title}» no concuerda con las demás respuestas.",
            "atLeastOneOf": "Rellene al menos uno de estos campos: {titles}.",
            "exactlyOneOf": "Rellene exactamente uno de estos campos: {titles}.",
            "allOrNone": "Rellene todos estos campos o ninguno: {titles}.",
            "remote": "El campo «{title}» no se acepta.",
            "remoteUnknown":
                "El campo «{title}» no se puede comprobar aquí: nadie hace la comprobación «{check}».",
            "remoteTimeout":
                "El campo «{title}» no se pudo comprobar a tiempo; inténtelo de nuevo.",
            "remoteFailed":
                "El campo «{title}» no se pudo comprobar en este momento; inténtelo de nuevo.",
            "choicesUnknown": "No se conocen las opciones del campo «{title}».",
            "tooManyChoiceSets":
                "No se conocen las opciones del campo «{title}»: se necesitan opciones para demasiados valores distintos.",
            "currency.character":
                "El campo «{title}» contiene un carácter que no aparece en ningún importe.",
            "currency.misplacedSeparator":
                "El campo «{title}» tiene una coma o un punto fuera de lugar; lo correcto es {example}.",
            "currency.digits": "El campo «{title}» debe ser un importe: no contiene ninguna cifra.",
            "currency.sign":
                "El campo «{title}» debe tener un solo signo como máximo, delante del importe.",
            "currency.repeatedCurrency":
                "El campo «{title}» indica la moneda dos veces; basta con indicarla una vez, o ninguna.",
            "currency.otherCurrency":
                "El campo «{title}» está en una moneda distinta de la que se pide.",
            "currency": "El campo «{title}» debe ser un importe, por ejemplo {example}.",
            "zipcode.digits":
                "El campo «{title}» debe tener cinco cifras, o nueve: 12345 o 12345-6789.",
            "zipcode.character":
                "El campo «{title}» solo puede contener cifras, por ejemplo 12345 o 12345-6789.",
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
            "phone.noTrunkPrefix":
                "El campo «{title}» debe empezar por {trunkPrefix}, o por + y el prefijo del país.",
            "phone.extension": "El campo «{title}» debe ir sin extensión.",
            "phone":
                "El campo «{title}» debe ser un número de teléfono, por ejemplo (212) 555-0123 o +44 20 7946 0958.",
            "mask": "El campo «{title}» debe escribirse como {example}.",
            "ssn.digits": "El campo «{title}» debe tener nueve cifras, por ejemplo 123-45-6789.",
            "ssn.character":
                "El campo «{title}» solo puede contener cifras, por ejemplo 123-45-6789.",
            "ssn.misplacedSeparator": "El campo «{title}» debe escribirse así: 123-45-6789.",
            "ssn.area": "El campo «{title}» empieza por tres cifras que nunca se asignaron.",
            "ssn.group": "El campo «{title}» no puede tener 00 en medio.",
            "ssn.serial": "El campo «{title}» no puede terminar en 0000.",
            "ssn.published":
                "El campo «{title}» contiene un número que se publicó como ejemplo y no es de nadie.",
            "ssn":
                "El campo «{title}» debe ser un número de la seguridad social de EE. UU. (SSN), por ejemplo 123-45-6789.",
            "wrongType.time": "El campo «{title}» debe ser una hora, por ejemplo 14:30 o 14:30:05.",
            "wrongType.dateTime":
                "El campo «{title}» debe ser una fecha y hora con su desfase horario, por ejemplo 2026-01-31T14:30:00Z o 2026-01-31T14:30:00+01:00.",
            "wrongType.localDateTime":
                "El campo «{title}» debe ser una fecha y hora sin desfase horario, por ejemplo 2026-01-31T14:30 o 2026-01-31 14:30:05.",
            "wrongType.withoutOffset":
                "Al campo «{title}» le falta al final el desfase respecto de UTC, por ejemplo 2026-01-31T14:30:00Z o 2026-01-31T14:30:00+01:00.",
            "wrongType.withoutSeconds":
                "Al campo «{title}» le faltan los segundos, por ejemplo 2026-01-31T14:30:00Z o 2026-01-31T14:30:00+01:00.",
            "wrongType.duration":
                "El campo «{title}» debe ser una duración, por ejemplo {example}.",
            "timeUnknown":
                "El campo «{title}» no se puede comprobar: no se conocen la fecha y la hora actuales.",
            "tooSmall.above": "El campo «{title}» debe ser mayor que {above}.",
            "tooSmall.above.date": "El campo «{title}» debe ser posterior al {above}.",
            "tooSmall.above.dateTime": "El campo «{title}» debe ser posterior al momento {above}.",
            "tooSmall.above.time": "El campo «{title}» debe ser posterior a esta hora: {above}.",
            "tooLarge.below": "El campo «{title}» debe ser menor que {below}.",
            "tooLarge.below.date": "El campo «{title}» debe ser anterior al {below}.",
            "tooLarge.below.dateTime": "El campo «{title}» debe ser anterior al momento {below}.",
            "tooLarge.below.time": "El campo «{title}» debe ser anterior a esta hora: {below}.",
            "anyOf": "El campo «{title}» debe escribirse en uno de los formatos que se piden.",
            "not": "El campo «{title}» debe ser otra cosa.",
            "accepted": "El campo «{title}» debe estar marcado.",
            "absent": "El campo «{title}» debe quedar vacío.",
            "wrongType.texts": "El campo «{title}» debe ser una lista de textos.",
            "given.text": "Se envió un texto.",
            "given.number": "Se envió un número.",
            "given.boolean": "Se envió un valor lógico (true o false).",
            "given.list": "Se envió una lista.",
            "given.object": "Se envió un objeto.",
            "emptyElement":
                "El campo «{title}» tiene una entrada vacía; hay que rellenarla o quitarla.",
            "wrongType.group":
                "El campo «{title}» debe ser una lista de entradas, cada una un objeto de campos.",
            "wrongType.row": "Cada entrada de «{title}» debe ser un objeto de campos.",
            "wrongType.rows":
                "El campo «{title}» debe ser un objeto con una entrada para cada fila.",
            "unique":
                "El campo «{title}» repite una entrada anterior; todas deben ser distintas.",
            "unique.choice": "El campo «{title}»: «{choice}» está elegido más de una vez.",
            "notDifferent": "El campo «{title}» debe ser distinto de «{otherTitle}».",
            "noneOf": "El campo «{title}» no debe ser ninguno de estos valores: {forbidden}.",
            "noneOf.choice": "El campo «{title}»: «{choice}» no se puede elegir.",
            "tooFew": "El campo «{title}» debe tener al menos {min} entradas.",
            "tooFew.one": "El campo «{title}» debe tener al menos 1 entrada.",
            "tooFew.many": "El campo «{title}» debe tener al menos {min} de entradas.",
            "tooMany": "El campo «{title}» debe tener como máximo {max} entradas.",
            "tooMany.one": "El campo «{title}» debe tener como máximo 1 entrada.",
            "tooMany.many": "El campo «{title}» debe tener como máximo {max} de entradas.",
            "weekday": "El campo «{title}» debe caer en uno de estos días: {in}.",
            "notPattern": "El campo «{title}» tiene un formato que no se permite.",
            "alpha": "El campo «{title}» solo puede contener letras.",
            "alpha.ascii": "El campo «{title}» solo puede contener las letras de la A a la Z.",
            "alphanumeric": "El campo «{title}» solo puede contener letras y cifras.",
            "alphanumeric.ascii":
                "El campo «{title}» solo puede contener las letras de la A a la Z y cifras.",
            "ascii":
                "El campo «{title}» no debe tener acentos, emojis ni otros caracteres fuera de ASCII.",
            "lowercase": "El campo «{title}» debe estar en minúsculas.",
            "uppercase": "El campo «{title}» debe estar en mayúsculas.",
            "startsWith": "El campo «{title}» debe empezar por {texts}.",
            "startsWith.several":
                "El campo «{title}» debe empezar por uno de estos textos: {texts}.",
            "endsWith": "El campo «{title}» debe terminar en {texts}.",
            "endsWith.several": "El campo «{title}» debe terminar en uno de estos textos: {texts}.",
            "contains": "El campo «{title}» debe contener {texts}.",
            "contains.several": "El campo «{title}» debe contener todos estos textos: {texts}.",
            "excludes": "El campo «{title}» no debe contener {texts}.",
            "excludes.several":
                "El campo «{title}» no debe contener ninguno de estos textos: {texts}.",
            "slug":
                "El campo «{title}» solo puede contener letras minúsculas de la a a la z y cifras, en palabras unidas por un solo guion, por ejemplo my-first-page.",
            "base64": "El campo «{title}» debe ser Base64, con sus caracteres de relleno.",
            "base64.url": "El campo «{title}» debe ser Base64 con el alfabeto para URL.",
            "hex":
                "El campo «{title}» solo puede contener cifras hexadecimales: de 0 a 9 y de a a f.",
            "json": "El campo «{title}» debe ser JSON.",
            "tooFewWords": "El campo «{title}» debe tener al menos {min} palabras.",
            "tooFewWords.one": "El campo «{title}» debe tener al menos 1 palabra.",
            "tooFewWords.many": "El campo «{title}» debe tener al menos {min} de palabras.",
            "tooManyWords": "El campo «{title}» debe tener como máximo {max} palabras.",
            "tooManyWords.one": "El campo «{title}» debe tener como máximo 1 palabra.",
            "tooManyWords.many": "El campo «{title}» debe tener como máximo {max} de palabras.",
            "url":
                "El campo «{title}» debe ser una dirección web completa, por ejemplo https://example.com/page.",
            "url.scheme":
                "El campo «{title}» debe empezar por uno de estos protocolos y dos puntos: {schemes}.",
            "url.host":
                "El campo «{title}» debe tener el nombre de un sitio después de //, por ejemplo https://example.com/page.",
            "url.port": "El campo «{title}» debe tener un puerto de 0 a 65535, o ninguno.",
            "url.credentials":
                "El campo «{title}» no debe tener nombre de usuario ni contraseña delante de la @.",
            "url.character":
                "El campo «{title}» contiene un carácter que ninguna dirección web admite; un espacio se escribe como %20.",
            "hostname":
                "El campo «{title}» debe ser un nombre de host, por ejemplo www.example.com.",
            "hostname.unicodeHost":
                "El campo «{title}» debe escribirse en su forma ASCII; por ejemplo, xn--bcher-kva.example en lugar de bücher.example.",
            "ip":
                "El campo «{title}» debe ser una dirección IP, por ejemplo 192.0.2.1 o 2001:db8::1.",
            "ip.version4": "El campo «{title}» debe ser una dirección IPv4, por ejemplo 192.0.2.1.",
            "ip.version6":
                "El campo «{title}» debe ser una dirección IPv6, por ejemplo 2001:db8::1.",
            "cidr":
                "El campo «{title}» debe ser un intervalo de direcciones IP, por ejemplo 192.0.2.0/24 o 2001:db8::/32.",
            "cidr.version4":
                "El campo «{title}» debe ser un intervalo de direcciones IPv4, por ejemplo 192.0.2.0/24.",
            "cidr.version6":
                "El campo «{title}» debe ser un intervalo de direcciones IPv6, por ejemplo 2001:db8::/32.",
            "cidr.prefix":
                "El campo «{title}» debe terminar en una barra y la longitud del prefijo, un número de 0 a {max}.",
            "cidr.hostBits":
                "El campo «{title}» es una sola dirección de un intervalo; debe ser la primera, con ceros después del prefijo.",
            "port": "El campo «{title}» debe ser un puerto: un número de 1 a 65535.",
            "uuid":
                "El campo «{title}» debe ser un UUID, por ejemplo f81d4fae-7dec-11d0-a765-00a0c91e6bf6.",
            "uuid.version": "El campo «{title}» debe ser un UUID de la versión {version}.",
            "semver":
                "El campo «{title}» debe ser una versión de tres números, por ejemplo 1.4.0 o 2.0.0-beta.1.",
            "e164":
                "El campo «{title}» debe ser un número de teléfono solo con cifras después de + y el prefijo de país, por ejemplo +12125550123.",
            "e164.plus":
                "El campo «{title}» debe empezar por + y el prefijo de país, por ejemplo +12125550123.",
            "json.duplicateKey":
                "El campo «{title}» debe ser JSON; en la línea {line}, columna {column}: una clave aparece dos veces.",
            "json.tooDeep":
                "El campo «{title}» debe ser JSON; en la línea {line}, columna {column}: hay demasiados niveles anidados.",
            "json.tooManyBytes":
                "El campo «{title}» debe ser JSON; en la línea {line}, columna {column}: hay demasiados bytes.",
            "json.tooManyMembers":
                "El campo «{title}» debe ser JSON; en la línea {line}, columna {column}: hay demasiados valores.",
            "multipleOf": "El campo «{title}» debe ser un múltiplo de {of}.",
            "luhn":
                "El campo «{title}» debe ser un número con su dígito de control; conviene revisar las cifras.",
            "luhn.character": "El campo «{title}» solo puede contener cifras.",
            "luhn.misplacedSeparator":
                "El campo «{title}» tiene un espacio o un guion fuera de lugar.",
            "luhn.length": "El campo «{title}» debe tener al menos dos cifras.",
            "luhn.checksum": "El campo «{title}» tiene una cifra equivocada; conviene revisarlo.",
            "creditCard":
                "El campo «{title}» debe ser un número de tarjeta, tal como aparece en ella.",
            "creditCard.character":
                "El campo «{title}» solo puede contener cifras, tal como aparecen en la tarjeta.",
            "creditCard.misplacedSeparator":
                "El campo «{title}» tiene un espacio o un guion fuera de lugar.",
            "creditCard.length":
                "El campo «{title}» tiene muy pocas o demasiadas cifras para una tarjeta así.",
            "creditCard.scheme":
                "El campo «{title}» debe ser el número de una de estas tarjetas: {schemes}.",
            "creditCard.checksum":
                "El campo «{title}» tiene una cifra equivocada; conviene compararlo con la tarjeta.",
            "iban": "El campo «{title}» debe ser un IBAN, por ejemplo GB82 WEST 1234 5698 7654 32.",
            "iban.character":
                "El campo «{title}» tiene un carácter que un IBAN de ese país no lleva en ese lugar.",
            "iban.misplacedSeparator":
                "El campo «{title}» tiene un espacio o un guion fuera de lugar.",
            "iban.length":
                "El campo «{title}» tiene muy pocos o demasiados caracteres para un IBAN de ese país.",
            "iban.country":
                "El campo «{title}» debe empezar por las dos letras de un país que tenga IBAN.",
            "iban.checksum":
                "El campo «{title}» tiene un carácter equivocado, o dos intercambiados; conviene revisarlo.",
            "bic": "El campo «{title}» debe ser un BIC, por ejemplo DEUTDEFF500.",
            "bic.character":
                "El campo «{title}» solo puede contener letras y cifras, por ejemplo DEUTDEFF500.",
            "bic.misplacedSeparator":
                "El campo «{title}» tiene un espacio o un guion fuera de lugar.",
            "bic.length":
                "El campo «{title}» debe tener 8 u 11 caracteres, por ejemplo DEUTDEFF500.",
            "bic.country":
                "El campo «{title}» debe tener el código de un país como quinta y sexta letras.",
            "routingNumber":
                "El campo «{title}» debe ser un número de ruta bancaria de EE. UU. de nueve cifras, por ejemplo 021000021.",
            "routingNumber.character":
                "El campo «{title}» solo puede contener cifras, por ejemplo 021000021.",
            "routingNumber.misplacedSeparator":
                "El campo «{title}» tiene un espacio o un guion fuera de lugar.",
            "routingNumber.length":
                "El campo «{title}» debe tener nueve cifras, por ejemplo 021000021.",
            "routingNumber.prefix":
                "El campo «{title}» empieza por dos cifras que ningún banco tiene.",
            "routingNumber.checksum":
                "El campo «{title}» tiene una cifra equivocada; conviene revisarlo.",
            "isbn": "El campo «{title}» debe ser un ISBN, por ejemplo 978-3-16-148410-0.",
            "isbn.character":
                "El campo «{title}» solo puede contener cifras (la última de diez puede ser una X).",
            "isbn.misplacedSeparator":
                "El campo «{title}» tiene un espacio o un guion fuera de lugar.",
            "isbn.length": "El campo «{title}» debe tener 10 o 13 cifras.",
            "isbn.prefix":
                "El campo «{title}» debe empezar por 978 o 979, como los números de los libros.",
            "isbn.music":
                "El campo «{title}» contiene el número de una partitura (ISMN), no el de un libro.",
            "isbn.checksum":
                "El campo «{title}» tiene una cifra equivocada; conviene compararlo con el libro.",
            "ein":
                "El campo «{title}» debe ser un número de identificación de empleador de EE. UU. (EIN), por ejemplo 12-3456789.",
            "ein.character":
                "El campo «{title}» solo puede contener cifras, por ejemplo 12-3456789.",
            "ein.misplacedSeparator": "El campo «{title}» debe escribirse así: 12-3456789.",
            "ein.length": "El campo «{title}» debe tener nueve cifras, por ejemplo 12-3456789.",
            "ein.prefix": "El campo «{title}» empieza por dos cifras que nunca se asignaron.",
            "itin":
                "El campo «{title}» debe ser un número de identificación de contribuyente de EE. UU. (ITIN), por ejemplo 900-70-0000.",
            "itin.character":
                "El campo «{title}» solo puede contener cifras, por ejemplo 900-70-0000.",
            "itin.misplacedSeparator": "El campo «{title}» debe escribirse así: 900-70-0000.",
            "itin.length": "El campo «{title}» debe tener nueve cifras, por ejemplo 900-70-0000.",
            "itin.prefix": "El campo «{title}» debe empezar por 9.",
            "itin.group": "El campo «{title}» tiene en medio dos cifras que nunca se asignaron.",
            "postalCode":
                "El campo «{title}» debe ser un código postal como se escribe en el país {country}.",
            "countryCode":
                "El campo «{title}» debe ser el código de un país: {letters} letras mayúsculas.",
            "currencyCode":
                "El campo «{title}» debe ser el código de una moneda: tres mayúsculas, por ejemplo EUR.",
            "phone.otherCountry":
                "El campo «{title}» debe ser un número de teléfono que empiece por +{callingCode}.",
            "passwordStrength":
                "El campo «{title}» es demasiado fácil de adivinar; es mejor usar varias palabras sin relación entre sí.",
            "passwordStrength.commonPassword":
                "El campo «{title}» es demasiado fácil de adivinar: se parece a una contraseña que usa mucha gente.",
            "passwordStrength.commonWord":
                "El campo «{title}» es demasiado fácil de adivinar: consiste en una palabra o un nombre corriente; es mejor usar varias palabras sin relación entre sí.",
            "passwordStrength.word":
                "El campo «{title}» es demasiado fácil de adivinar: se lee como una o dos palabras; es mejor usar varias palabras sin relación entre sí.",
            "passwordStrength.sequence":
                "El campo «{title}» es demasiado fácil de adivinar: tiene letras o cifras en su orden, como abc o 321.",
            "passwordStrength.keyboard":
                "El campo «{title}» es demasiado fácil de adivinar: sigue teclas contiguas del teclado.",
            "passwordStrength.repeats":
                "El campo «{title}» es demasiado fácil de adivinar: repite los mismos caracteres.",
            "passwordStrength.date":
                "El campo «{title}» es demasiado fácil de adivinar: contiene una fecha o un año.",
            "passwordStrength.tooShort":
                "El campo «{title}» es demasiado fácil de adivinar: debe ser más largo.",
            "notSuspicious": "El campo «{title}» tiene caracteres que lo hacen parecer otro texto.",
            "notSuspicious.mixedDigits":
                "El campo «{title}» mezcla cifras de varias escrituras; use solo las de una.",
            "notSuspicious.marks":
                "El campo «{title}» tiene demasiados signos sobre un mismo carácter, o uno repetido.",
            "notSuspicious.mixedScripts":
                "El campo «{title}» mezcla letras parecidas de varios alfabetos; debe escribirse en uno solo.",
            "notSuspicious.lookAlikes":
                "El campo «{title}» tiene una letra que solo se parece a una normal; escriba la letra normal.",
            "notSuspicious.invisible":
                "El campo «{title}» tiene un carácter que no se ve; conviene escribirlo en vez de pegarlo.",
            "notSuspicious.bidirectional":
                "El campo «{title}» tiene un carácter que invierte la dirección de la escritura; conviene escribirlo en vez de pegarlo.",
            "malformedMultipart": "Esto no es multipart/form-data.",
            "malformedMultipart.boundary":
                "Esto no es multipart/form-data: el límite (boundary) debe tener de 1 a 70 de los caracteres de RFC 2046.",
            "malformedMultipart.noDelimiter":
                "Esto no es multipart/form-data: ninguna línea se compone de -- y el límite.",
            "malformedMultipart.delimiter":
                "Esto no es multipart/form-data: en la línea de un límite hay algo más.",
            "malformedMultipart.unterminated":
                "Esto no es multipart/form-data: termina antes del último límite; ¿se cortó?",
            "malformedMultipart.header":
                "Esto no es multipart/form-data: una parte tiene una cabecera que no se puede leer.",
            "malformedMultipart.headerTooLong":
                "Esto no es multipart/form-data: una parte tiene demasiadas cabeceras.",
            "malformedMultipart.name":
                "Esto no es multipart/form-data: a una parte le falta Content-Disposition: form-data con un nombre.",
            "malformedMultipart.charset":
                "Esto no es multipart/form-data: una parte está en otro juego de caracteres; debe ser UTF-8.",
            "malformedMultipart.transferEncoding":
                "Esto no es multipart/form-data: una parte tiene un Content-Transfer-Encoding; debe enviarse tal cual.",
            "tooManyParts": "Hay más de {max} partes.",
            "tooManyParts.one": "Hay más de 1 parte.",
            "tooManyParts.many": "Hay más de {max} de partes.",
            "malformedText": "El campo «{title}» debe ser texto en UTF-8.",
            "controlCharacter":
                "El campo «{title}» debe ser una sola línea, sin caracteres de control.",
            "controlCharacter.multiline":
                "El campo «{title}» contiene un carácter de control; solo se admiten saltos de línea y tabuladores.",
            "repeatedField":
                "El campo «{title}» se envió más de una vez; debe enviarse una sola vez.",
            "fileNotAccepted": "El campo «{title}» debe ser un texto, no un archivo.",
            "wrongType.file":
                "El campo «{title}» debe ser un archivo, con su nombre, tipo y tamaño.",
            "wrongType.noSuchFile": "El campo «{title}» debe ser la ruta de un archivo que exista.",
            "fileType": "El campo «{title}» debe ser un archivo de uno de estos tipos: {allowed}.",
            "fileNameTooLong": "El campo «{title}» tiene un nombre de archivo demasiado largo.",
            "pathNotAccepted":
                "El campo «{title}» debe tener el nombre de un archivo, y ninguna ruta.",
            "fileTooLarge": "El campo «{title}» debe tener como máximo {max} bytes.",
            "fileTooLarge.one": "El campo «{title}» debe tener como máximo 1 byte.",
            "fileTooLarge.many": "El campo «{title}» debe tener como máximo {max} de bytes.",
        ].addingJSONFields(
            "El campo «{title}» debe ser JSON; en la línea {line}, columna {column}: ",
            insteadOf: "Esto no es JSON: "))
}
