import FormModel

extension MessageCatalog {
    /// The sentences in Portuguese of Brazil.
    static let portuguese = MessageCatalog(
        .portuguese, entry: "{title} (item {number})",
        weekdays: [
            "segunda-feira", "terça-feira", "quarta-feira", "quinta-feira", "sexta-feira", "sábado",
            "domingo",
        ],
        sentences: [
            "unknown": "O campo “{title}” não é aceitável ({code}).",
            "malformedJSON": "Isto não é JSON.",
            "malformedJSON.empty": "Isto não é JSON: não há nada aqui; é preciso um valor JSON.",
            "malformedJSON.expectedValue": "Isto não é JSON: falta aqui um valor.",
            "malformedJSON.expectedKey":
                "Isto não é JSON: falta aqui uma chave entre aspas; há uma vírgula a mais?",
            "malformedJSON.expectedColon":
                "Isto não é JSON: faltam os dois-pontos depois da chave.",
            "malformedJSON.expectedCommaOrBracket":
                "Isto não é JSON: falta aqui uma vírgula ou um ].",
            "malformedJSON.expectedCommaOrBrace":
                "Isto não é JSON: falta aqui uma vírgula ou uma }.",
            "malformedJSON.textAfterTheValue":
                "Isto não é JSON: há texto depois do fim do valor; é preciso removê-lo.",
            "malformedJSON.unterminatedString":
                "Isto não é JSON: faltam a este texto as aspas de fechamento.",
            "malformedJSON.controlCharacter":
                "Isto não é JSON: há um caractere de controle em um texto; ele deve ser escrito como sequência de escape, por exemplo \\n.",
            "malformedJSON.badEscape":
                "Isto não é JSON: essa sequência de escape não existe; uma barra invertida se escreve como \\\\.",
            "malformedJSON.loneSurrogate":
                "Isto não é JSON: metade de um par substituto está sozinha; são necessárias as duas metades.",
            "malformedJSON.invalidUTF8":
                "Isto não é JSON: estes bytes não são UTF-8; o texto deve ser salvo em UTF-8.",
            "malformedJSON.badNumber":
                "Isto não é JSON: não é assim que se escreve um número em JSON; sem zeros à esquerda e com dígitos dos dois lados do ponto.",
            "duplicateKey": "A chave “{key}” aparece duas vezes; deve ser enviada uma só vez.",
            "tooDeep": "Há mais de {max} níveis aninhados.",
            "tooDeep.one": "Há mais de {max} nível aninhado.",
            "tooDeep.many": "Há mais de {max} de níveis aninhados.",
            "tooManyBytes": "Há mais de {max} bytes.",
            "tooManyBytes.one": "Há mais de {max} byte.",
            "tooManyBytes.many": "Há mais de {max} de bytes.",
            "tooManyMembers": "Há mais de {max} valores.",
            "tooManyMembers.one": "Há mais de {max} valor.",
            "tooManyMembers.many": "Há mais de {max} de valores.",
            "notAnObject": "Deve ser um objeto JSON de campos e valores.",
            "tooManyIssues": "Há mais de {max} erros; os demais não são mostrados.",
            "tooManyIssues.one": "Há mais de {max} erro; os demais não são mostrados.",
            "tooManyIssues.many": "Há mais de {max} de erros; os demais não são mostrados.",
            "otherForm": "Estas respostas são de outro formulário; este é “{form}”.",
            "otherVersion":
                "Estas respostas são de outra versão do formulário; esta é a versão {version}.",
            "unknownField": "Este formulário não tem um campo “{field}”.",
            "unknownField.nearest":
                "Este formulário não tem um campo “{field}”; você quis dizer “{nearest}”?",
            "unknownField.normalForm":
                "Este formulário não tem um campo “{field}”; “{nearest}” parece igual, mas tem outra forma normal do Unicode (NFC ou NFD).",
            "wrongType": "O campo “{title}” tem um valor de tipo incorreto.",
            "wrongType.text": "O campo “{title}” deve ser um texto.",
            "wrongType.multiline": "O campo “{title}” deve ser um texto.",
            "wrongType.integer": "O campo “{title}” deve ser um número inteiro.",
            "wrongType.decimal": "O campo “{title}” deve ser um número.",
            "wrongType.boolean": "O campo “{title}” deve ser sim ou não.",
            "wrongType.date":
                "O campo “{title}” deve ser uma data que exista, por exemplo {example}.",
            "wrongType.choice": "O campo “{title}” deve ser uma das opções.",
            "wrongType.choices": "O campo “{title}” deve ser uma lista de opções.",
            "tooManyDigits": "O campo “{title}” deve ter no máximo {max} dígitos.",
            "tooManyDigits.one": "O campo “{title}” deve ter no máximo {max} dígito.",
            "tooManyDigits.many": "O campo “{title}” deve ter no máximo {max} de dígitos.",
            "tooManyTextBytes": "O campo “{title}” deve ter no máximo {max} bytes.",
            "tooManyTextBytes.one": "O campo “{title}” deve ter no máximo {max} byte.",
            "tooManyTextBytes.many": "O campo “{title}” deve ter no máximo {max} de bytes.",
            "tooManyElements": "O campo “{title}” deve ter no máximo {max} itens.",
            "tooManyElements.one": "O campo “{title}” deve ter no máximo {max} item.",
            "tooManyElements.many": "O campo “{title}” deve ter no máximo {max} de itens.",
            "tooManyCells":
                "O campo “{title}” tem linhas demais: juntas, elas podem ter {max} campos.",
            "tooManyCells.one":
                "O campo “{title}” tem linhas demais: juntas, elas podem ter {max} campo.",
            "tooManyCells.many":
                "O campo “{title}” tem linhas demais: juntas, elas podem ter {max} de campos.",
            "tooManyDecimals": "O campo “{title}” deve ter no máximo {max} casas decimais.",
            "tooManyDecimals.one": "O campo “{title}” deve ter no máximo {max} casa decimal.",
            "tooManyDecimals.many": "O campo “{title}” deve ter no máximo {max} de casas decimais.",
            "tooManyDecimals.none": "O campo “{title}” não deve ter casas decimais.",
            "tooMuchWork":
                "Estas respostas exigem mais cálculos do que é permitido: informe menos linhas ou textos mais curtos.",
            "tooManyFiltered":
                "O campo “{title}”: as linhas são diferentes demais para descobrir quais opções cada uma tem.",
            "notAChoice": "O campo “{title}” deve ser uma das opções.",
            "notAChoice.choice": "O campo “{title}”: “{choice}” não pode ser escolhido.",
            "notAlone":
                "O campo “{title}”: “{choice}” não pode ser escolhido com outras respostas.",
            "unsettled":
                "O campo “{title}” mudou mais de {max} vezes em resposta a uma só mudança; duas regras são contraditórias.",
            "unsettled.one":
                "O campo “{title}” mudou mais de {max} vez em resposta a uma só mudança; duas regras são contraditórias.",
            "unsettled.many":
                "O campo “{title}” mudou mais de {max} de vezes em resposta a uma só mudança; duas regras são contraditórias.",
            "required": "O campo “{title}” é obrigatório.",
            "tooShort": "O campo “{title}” deve ter no mínimo {min} caracteres.",
            "tooShort.one": "O campo “{title}” deve ter no mínimo {min} caractere.",
            "tooShort.many": "O campo “{title}” deve ter no mínimo {min} de caracteres.",
            "tooShort.exactly": "O campo “{title}” deve ter exatamente {min} caracteres.",
            "tooShort.exactly.one": "O campo “{title}” deve ter exatamente {min} caractere.",
            "tooShort.exactly.many": "O campo “{title}” deve ter exatamente {min} de caracteres.",
            "tooLong": "O campo “{title}” deve ter no máximo {max} caracteres.",
            "tooLong.one": "O campo “{title}” deve ter no máximo {max} caractere.",
            "tooLong.many": "O campo “{title}” deve ter no máximo {max} de caracteres.",
            "tooLong.none": "O campo “{title}” deve ficar vazio.",
            "tooSmall": "O campo “{title}” deve ser no mínimo {min}.",
            "tooSmall.date": "O campo “{title}” não deve ser anterior a {min}.",
            "tooSmall.dateTime": "O campo “{title}” não deve ser anterior ao momento {min}.",
            "tooSmall.time": "O campo “{title}” não deve ser anterior a esta hora: {min}.",
            "tooLarge": "O campo “{title}” deve ser no máximo {max}.",
            "tooLarge.date": "O campo “{title}” não deve ser posterior a {max}.",
            "tooLarge.dateTime": "O campo “{title}” não deve ser posterior ao momento {max}.",
            "tooLarge.time": "O campo “{title}” não deve ser posterior a esta hora: {max}.",
            "pattern": "O campo “{title}” não tem o formato pedido.",
            "patternTooCostly":
                "O campo “{title}” é longo demais para ser verificado; é preciso encurtá-lo.",
            "email":
                "O campo “{title}” deve ser um endereço de e-mail, por exemplo ada@example.com.",
            "email.unicodeHost":
                "O campo “{title}” deve ter, depois do @, o host na forma ASCII, por exemplo xn--bcher-kva.example em vez de bücher.example.",
            "notTheSame": "O campo “{title}” deve ser igual a “{otherTitle}”.",
            "oneOf": "O campo “{title}” deve ser um destes valores: {allowed}.",
            "oneOf.choice": "O campo “{title}”: “{choice}” não é um destes valores: {allowed}.",
            "hiddenField": "O campo “{title}” não faz parte destas respostas; não o envie.",
            "disabledField": "O campo “{title}” não pode ser alterado aqui; não o envie.",
            "notComputed": "O campo “{title}” é calculado e dá outro resultado; não o envie.",
            "notGiven":
                "O campo “{title}” é definido pelo programa, com outro valor; não o envie.",
            "ended": "Estas respostas encerram o formulário em “{ending}” e não são aceitas.",
            "submitDisabled":
                "Estas respostas não podem ser enviadas: “{button}” não está disponível.",
            "check": "O campo “{title}” não condiz com as outras respostas.",
            "atLeastOneOf": "Preencha pelo menos um destes campos: {titles}.",
            "exactlyOneOf": "Preencha exatamente um destes campos: {titles}.",
            "allOrNone": "Preencha todos estes campos ou nenhum: {titles}.",
            "remote": "O campo “{title}” não é aceito.",
            "remoteUnknown":
                "O campo “{title}” não pode ser verificado aqui: ninguém faz a verificação “{check}”.",
            "remoteTimeout": "O campo “{title}” não pôde ser verificado a tempo; tente de novo.",
            "remoteFailed": "O campo “{title}” não pôde ser verificado agora; tente de novo.",
            "choicesUnknown": "As opções do campo “{title}” não são conhecidas.",
            "tooManyChoiceSets":
                "As opções do campo “{title}” não são conhecidas: são necessárias opções para valores diferentes demais.",
            "currency.character":
                "O campo “{title}” contém um caractere que não aparece em nenhum valor em dinheiro.",
            "currency.misplacedSeparator":
                "O campo “{title}” tem uma vírgula ou um ponto fora do lugar; o correto é {example}.",
            "currency.digits":
                "O campo “{title}” deve ser um valor em dinheiro: não contém nenhum dígito.",
            "currency.sign": "O campo “{title}” deve ter um só sinal no máximo, antes do valor.",
            "currency.repeatedCurrency":
                "O campo “{title}” indica a moeda duas vezes; basta uma vez, ou nenhuma.",
            "currency.otherCurrency":
                "O campo “{title}” está em uma moeda diferente da que se pede.",
            "currency": "O campo “{title}” deve ser um valor em dinheiro, por exemplo {example}.",
            "zipcode.digits":
                "O campo “{title}” deve ter cinco dígitos, ou nove: 12345 ou 12345-6789.",
            "zipcode.character":
                "O campo “{title}” só pode ter dígitos, por exemplo 12345 ou 12345-6789.",
            "zipcode.misplacedSeparator":
                "O campo “{title}” deve ter o hífen depois do quinto dígito: 12345-6789.",
            "zipcode":
                "O campo “{title}” deve ser um código postal dos EUA (ZIP), por exemplo 12345 ou 12345-6789.",
            "phone.character":
                "O campo “{title}” contém um caractere que não aparece em nenhum número de telefone.",
            "phone.misplacedSeparator":
                "O campo “{title}” tem parênteses ou um separador fora do lugar; o correto é (212) 555-0123.",
            "phone.digits":
                "O campo “{title}” deve ser um número de telefone: não contém nenhum dígito.",
            "phone.tooFewDigits":
                "O campo “{title}” tem dígitos de menos para um número de telefone.",
            "phone.tooManyDigits":
                "O campo “{title}” tem dígitos demais para um número de telefone.",
            "phone.areaCode": "O campo “{title}” tem um código de área que não existe.",
            "phone.exchange":
                "O campo “{title}” tem uma central (os três dígitos depois do código de área) que não existe.",
            "phone.countryCode": "O campo “{title}” tem um código de país que não existe.",
            "phone.internationalPrefix":
                "O campo “{title}” deve começar com + em vez de 00 ou 011.",
            "phone.trunkPrefix":
                "O campo “{title}” deve vir sem o (0) que só se usa dentro de um país.",
            "phone.noTrunkPrefix":
                "O campo “{title}” deve começar com {trunkPrefix}, ou com + e o código do país.",
            "phone.extension": "O campo “{title}” deve vir sem ramal.",
            "phone":
                "O campo “{title}” deve ser um número de telefone, por exemplo (212) 555-0123 ou +44 20 7946 0958.",
            "mask": "O campo “{title}” deve ser escrito como {example}.",
            "ssn.digits": "O campo “{title}” deve ter nove dígitos, por exemplo 123-45-6789.",
            "ssn.character": "O campo “{title}” só pode ter dígitos, por exemplo 123-45-6789.",
            "ssn.misplacedSeparator": "O campo “{title}” deve ser escrito assim: 123-45-6789.",
            "ssn.area": "O campo “{title}” começa com três dígitos que nunca foram atribuídos.",
            "ssn.group": "O campo “{title}” não pode ter 00 no meio.",
            "ssn.serial": "O campo “{title}” não pode terminar em 0000.",
            "ssn.published":
                "O campo “{title}” contém um número que foi publicado como exemplo e não é de ninguém.",
            "ssn":
                "O campo “{title}” deve ser um número de seguro social dos EUA (SSN), por exemplo 123-45-6789.",
            "wrongType.time":
                "O campo “{title}” deve ser uma hora do dia, por exemplo 14:30 ou 14:30:05.",
            "wrongType.dateTime":
                "O campo “{title}” deve ser uma data e hora com o fuso horário, por exemplo 2026-01-31T14:30:00Z ou 2026-01-31T14:30:00+01:00.",
            "wrongType.localDateTime":
                "O campo “{title}” deve ser uma data e hora sem fuso horário, por exemplo 2026-01-31T14:30 ou 2026-01-31 14:30:05.",
            "wrongType.withoutOffset":
                "Falta ao campo “{title}”, no fim, a diferença em relação ao UTC, por exemplo 2026-01-31T14:30:00Z ou 2026-01-31T14:30:00+01:00.",
            "wrongType.withoutSeconds":
                "Faltam ao campo “{title}” os segundos, por exemplo 2026-01-31T14:30:00Z ou 2026-01-31T14:30:00+01:00.",
            "wrongType.duration":
                "O campo “{title}” deve ser uma duração, por exemplo {example}.",
            "timeUnknown":
                "O campo “{title}” não pode ser verificado: a data e a hora atuais não são conhecidas.",
            "tooSmall.above": "O campo “{title}” deve ser maior que {above}.",
            "tooSmall.above.date": "O campo “{title}” deve ser posterior a {above}.",
            "tooSmall.above.dateTime": "O campo “{title}” deve ser posterior ao momento {above}.",
            "tooSmall.above.time": "O campo “{title}” deve ser posterior a esta hora: {above}.",
            "tooLarge.below": "O campo “{title}” deve ser menor que {below}.",
            "tooLarge.below.date": "O campo “{title}” deve ser anterior a {below}.",
            "tooLarge.below.dateTime": "O campo “{title}” deve ser anterior ao momento {below}.",
            "tooLarge.below.time": "O campo “{title}” deve ser anterior a esta hora: {below}.",
            "anyOf": "O campo “{title}” deve ser escrito em um dos formatos pedidos.",
            "not": "O campo “{title}” deve ser outra coisa.",
            "accepted": "O campo “{title}” deve estar marcado.",
            "absent": "O campo “{title}” deve ficar vazio.",
            "wrongType.texts": "O campo “{title}” deve ser uma lista de textos.",
            "given.text": "Foi enviado um texto.",
            "given.number": "Foi enviado um número.",
            "given.boolean": "Foi enviado um valor lógico (true ou false).",
            "given.list": "Foi enviada uma lista.",
            "given.object": "Foi enviado um objeto.",
            "emptyElement":
                "O campo “{title}” tem um item vazio; é preciso preenchê-lo ou retirá-lo.",
            "wrongType.group":
                "O campo “{title}” deve ser uma lista de itens, cada um deles um objeto de campos.",
            "wrongType.row": "Cada item de “{title}” deve ser um objeto de campos.",
            "wrongType.rows":
                "O campo “{title}” deve ser um objeto com um item para cada linha.",
            "unique":
                "O campo “{title}” repete um item anterior; todos devem ser diferentes.",
            "unique.choice": "O campo “{title}”: “{choice}” foi escolhido mais de uma vez.",
            "notDifferent": "O campo “{title}” deve ser diferente de “{otherTitle}”.",
            "noneOf": "O campo “{title}” não deve ser nenhum destes valores: {forbidden}.",
            "noneOf.choice": "O campo “{title}”: “{choice}” não pode ser escolhido.",
            "tooFew": "O campo “{title}” deve ter no mínimo {min} itens.",
            "tooFew.one": "O campo “{title}” deve ter no mínimo {min} item.",
            "tooFew.many": "O campo “{title}” deve ter no mínimo {min} de itens.",
            "tooMany": "O campo “{title}” deve ter no máximo {max} itens.",
            "tooMany.one": "O campo “{title}” deve ter no máximo {max} item.",
            "tooMany.many": "O campo “{title}” deve ter no máximo {max} de itens.",
            "weekday": "O campo “{title}” deve cair em um destes dias: {in}.",
            "notPattern": "O campo “{title}” tem um formato que não é permitido.",
            "alpha": "O campo “{title}” só pode ter letras.",
            "alpha.ascii": "O campo “{title}” só pode ter as letras de A a Z.",
            "alphanumeric": "O campo “{title}” só pode ter letras e dígitos.",
            "alphanumeric.ascii": "O campo “{title}” só pode ter as letras de A a Z e dígitos.",
            "ascii":
                "O campo “{title}” não deve ter acentos, emojis nem outros caracteres fora do ASCII.",
            "lowercase": "O campo “{title}” deve estar em minúsculas.",
            "uppercase": "O campo “{title}” deve estar em maiúsculas.",
            "startsWith": "O campo “{title}” deve começar com {texts}.",
            "startsWith.several": "O campo “{title}” deve começar com um destes textos: {texts}.",
            "endsWith": "O campo “{title}” deve terminar em {texts}.",
            "endsWith.several": "O campo “{title}” deve terminar em um destes textos: {texts}.",
            "contains": "O campo “{title}” deve conter {texts}.",
            "contains.several": "O campo “{title}” deve conter todos estes textos: {texts}.",
            "excludes": "O campo “{title}” não deve conter {texts}.",
            "excludes.several": "O campo “{title}” não deve conter nenhum destes textos: {texts}.",
            "slug":
                "O campo “{title}” só pode ter letras minúsculas de a a z e dígitos, em palavras unidas por um só hífen, por exemplo my-first-page.",
            "base64": "O campo “{title}” deve ser Base64, com os caracteres de preenchimento.",
            "base64.url": "O campo “{title}” deve ser Base64 no alfabeto para URLs.",
            "hex": "O campo “{title}” só pode ter dígitos hexadecimais: 0 a 9 e a a f.",
            "json": "O campo “{title}” deve ser JSON.",
            "tooFewWords": "O campo “{title}” deve ter no mínimo {min} palavras.",
            "tooFewWords.one": "O campo “{title}” deve ter no mínimo {min} palavra.",
            "tooFewWords.many": "O campo “{title}” deve ter no mínimo {min} de palavras.",
            "tooManyWords": "O campo “{title}” deve ter no máximo {max} palavras.",
            "tooManyWords.one": "O campo “{title}” deve ter no máximo {max} palavra.",
            "tooManyWords.many": "O campo “{title}” deve ter no máximo {max} de palavras.",
            "url":
                "O campo “{title}” deve ser um endereço web completo, por exemplo https://example.com/page.",
            "url.scheme":
                "O campo “{title}” deve começar com um destes protocolos seguido de dois-pontos: {schemes}.",
            "url.host":
                "O campo “{title}” deve ter o nome de um site depois de //, por exemplo https://example.com/page.",
            "url.port": "O campo “{title}” deve ter uma porta de 0 a 65535, ou nenhuma.",
            "url.credentials":
                "O campo “{title}” não deve ter nome de usuário nem senha antes do @.",
            "url.character":
                "O campo “{title}” contém um caractere que nenhum endereço web pode ter; um espaço se escreve como %20.",
            "hostname": "O campo “{title}” deve ser um nome de host, por exemplo www.example.com.",
            "hostname.unicodeHost":
                "O campo “{title}” deve ser escrito na forma ASCII, por exemplo xn--bcher-kva.example em vez de bücher.example.",
            "ip":
                "O campo “{title}” deve ser um endereço IP, por exemplo 192.0.2.1 ou 2001:db8::1.",
            "ip.version4": "O campo “{title}” deve ser um endereço IPv4, por exemplo 192.0.2.1.",
            "ip.version6": "O campo “{title}” deve ser um endereço IPv6, por exemplo 2001:db8::1.",
            "cidr":
                "O campo “{title}” deve ser um intervalo de endereços IP, por exemplo 192.0.2.0/24 ou 2001:db8::/32.",
            "cidr.version4":
                "O campo “{title}” deve ser um intervalo de endereços IPv4, por exemplo 192.0.2.0/24.",
            "cidr.version6":
                "O campo “{title}” deve ser um intervalo de endereços IPv6, por exemplo 2001:db8::/32.",
            "cidr.prefix":
                "O campo “{title}” deve terminar com uma barra e o comprimento do prefixo, um número de 0 a {max}.",
            "cidr.hostBits":
                "O campo “{title}” é um só endereço de um intervalo; deve ser o primeiro, com zeros depois do prefixo.",
            "port": "O campo “{title}” deve ser uma porta: um número de 1 a 65535.",
            "uuid":
                "O campo “{title}” deve ser um UUID, por exemplo f81d4fae-7dec-11d0-a765-00a0c91e6bf6.",
            "uuid.version": "O campo “{title}” deve ser um UUID da versão {version}.",
            "semver":
                "O campo “{title}” deve ser uma versão de três números, por exemplo 1.4.0 ou 2.0.0-beta.1.",
            "e164":
                "O campo “{title}” deve ser um número de telefone só com dígitos depois de + e do código de país, por exemplo +12125550123.",
            "e164.plus":
                "O campo “{title}” deve começar com + e o código de país, por exemplo +12125550123.",
            "json.duplicateKey":
                "O campo “{title}” deve ser JSON; na linha {line}, coluna {column}: uma chave aparece duas vezes.",
            "json.tooDeep":
                "O campo “{title}” deve ser JSON; na linha {line}, coluna {column}: há níveis aninhados demais.",
            "json.tooManyBytes":
                "O campo “{title}” deve ser JSON; na linha {line}, coluna {column}: há bytes demais.",
            "json.tooManyMembers":
                "O campo “{title}” deve ser JSON; na linha {line}, coluna {column}: há valores demais.",
            "multipleOf": "O campo “{title}” deve ser um múltiplo de {of}.",
            "luhn":
                "O campo “{title}” deve ser um número com o seu dígito verificador; é bom conferir os dígitos.",
            "luhn.character": "O campo “{title}” só pode ter dígitos.",
            "luhn.misplacedSeparator": "O campo “{title}” tem um espaço ou um hífen fora do lugar.",
            "luhn.length": "O campo “{title}” deve ter no mínimo dois dígitos.",
            "luhn.checksum": "O campo “{title}” tem um dígito errado; é bom conferir.",
            "creditCard": "O campo “{title}” deve ser um número de cartão, como aparece nele.",
            "creditCard.character":
                "O campo “{title}” só pode ter dígitos, como aparecem no cartão.",
            "creditCard.misplacedSeparator":
                "O campo “{title}” tem um espaço ou um hífen fora do lugar.",
            "creditCard.length":
                "O campo “{title}” tem dígitos de menos ou demais para um cartão assim.",
            "creditCard.scheme":
                "O campo “{title}” deve ser o número de um destes cartões: {schemes}.",
            "creditCard.checksum":
                "O campo “{title}” tem um dígito errado; é bom comparar com o cartão.",
            "iban": "O campo “{title}” deve ser um IBAN, por exemplo GB82 WEST 1234 5698 7654 32.",
            "iban.character":
                "O campo “{title}” tem um caractere que um IBAN desse país não tem nesse lugar.",
            "iban.misplacedSeparator": "O campo “{title}” tem um espaço ou um hífen fora do lugar.",
            "iban.length":
                "O campo “{title}” tem caracteres de menos ou demais para um IBAN desse país.",
            "iban.country":
                "O campo “{title}” deve começar com as duas letras de um país que tenha IBAN.",
            "iban.checksum":
                "O campo “{title}” tem um caractere errado, ou dois trocados; é bom conferir.",
            "bic": "O campo “{title}” deve ser um BIC, por exemplo DEUTDEFF500.",
            "bic.character":
                "O campo “{title}” só pode ter letras e dígitos, por exemplo DEUTDEFF500.",
            "bic.misplacedSeparator": "O campo “{title}” tem um espaço ou um hífen fora do lugar.",
            "bic.length": "O campo “{title}” deve ter 8 ou 11 caracteres, por exemplo DEUTDEFF500.",
            "bic.country":
                "O campo “{title}” deve ter o código de um país como quinta e sexta letras.",
            "routingNumber":
                "O campo “{title}” deve ser um código bancário dos EUA (routing number) de nove dígitos, por exemplo 021000021.",
            "routingNumber.character":
                "O campo “{title}” só pode ter dígitos, por exemplo 021000021.",
            "routingNumber.misplacedSeparator":
                "O campo “{title}” tem um espaço ou um hífen fora do lugar.",
            "routingNumber.length":
                "O campo “{title}” deve ter nove dígitos, por exemplo 021000021.",
            "routingNumber.prefix":
                "O campo “{title}” começa com dois dígitos que nenhum banco tem.",
            "routingNumber.checksum": "O campo “{title}” tem um dígito errado; é bom conferir.",
            "isbn": "O campo “{title}” deve ser um ISBN, por exemplo 978-3-16-148410-0.",
            "isbn.character":
                "O campo “{title}” só pode ter dígitos (o último de dez pode ser um X).",
            "isbn.misplacedSeparator": "O campo “{title}” tem um espaço ou um hífen fora do lugar.",
            "isbn.length": "O campo “{title}” deve ter 10 ou 13 dígitos.",
            "isbn.prefix":
                "O campo “{title}” deve começar com 978 ou 979, como os números dos livros.",
            "isbn.music":
                "O campo “{title}” contém o número de uma partitura (ISMN), não o de um livro.",
            "isbn.checksum": "O campo “{title}” tem um dígito errado; é bom comparar com o livro.",
            "ein":
                "O campo “{title}” deve ser um número de empregador dos EUA (EIN), por exemplo 12-3456789.",
            "ein.character": "O campo “{title}” só pode ter dígitos, por exemplo 12-3456789.",
            "ein.misplacedSeparator": "O campo “{title}” deve ser escrito assim: 12-3456789.",
            "ein.length": "O campo “{title}” deve ter nove dígitos, por exemplo 12-3456789.",
            "ein.prefix": "O campo “{title}” começa com dois dígitos que nunca foram atribuídos.",
            "itin":
                "O campo “{title}” deve ser um número de contribuinte dos EUA (ITIN), por exemplo 900-70-0000.",
            "itin.character": "O campo “{title}” só pode ter dígitos, por exemplo 900-70-0000.",
            "itin.misplacedSeparator": "O campo “{title}” deve ser escrito assim: 900-70-0000.",
            "itin.length": "O campo “{title}” deve ter nove dígitos, por exemplo 900-70-0000.",
            "itin.prefix": "O campo “{title}” deve começar com 9.",
            "itin.group": "O campo “{title}” tem no meio dois dígitos que nunca foram atribuídos.",
            "postalCode":
                "O campo “{title}” deve ser um código postal como se escreve no país {country}.",
            "countryCode":
                "O campo “{title}” deve ser o código de um país: {letters} letras maiúsculas.",
            "currencyCode":
                "O campo “{title}” deve ser o código de uma moeda: três maiúsculas, por exemplo EUR.",
            "phone.otherCountry":
                "O campo “{title}” deve ser um número de telefone que comece com +{callingCode}.",
            "passwordStrength":
                "O campo “{title}” é fácil demais de adivinhar; é melhor usar várias palavras sem relação entre si.",
            "passwordStrength.commonPassword":
                "O campo “{title}” é fácil demais de adivinhar: parece uma senha que muita gente usa.",
            "passwordStrength.commonWord":
                "O campo “{title}” é fácil demais de adivinhar: é feito de uma palavra ou de um nome comum; é melhor usar várias palavras sem relação entre si.",
            "passwordStrength.word":
                "O campo “{title}” é fácil demais de adivinhar: lê-se como uma ou duas palavras; é melhor usar várias palavras sem relação entre si.",
            "passwordStrength.sequence":
                "O campo “{title}” é fácil demais de adivinhar: tem letras ou dígitos em ordem, como abc ou 321.",
            "passwordStrength.keyboard":
                "O campo “{title}” é fácil demais de adivinhar: segue teclas vizinhas do teclado.",
            "passwordStrength.repeats":
                "O campo “{title}” é fácil demais de adivinhar: repete os mesmos caracteres.",
            "passwordStrength.date":
                "O campo “{title}” é fácil demais de adivinhar: contém uma data ou um ano.",
            "passwordStrength.tooShort":
                "O campo “{title}” é fácil demais de adivinhar: deve ser mais longo.",
            "notSuspicious": "O campo “{title}” tem caracteres que o fazem parecer outro texto.",
            "notSuspicious.mixedDigits":
                "O campo “{title}” mistura dígitos de várias escritas; use apenas os de uma.",
            "notSuspicious.marks":
                "O campo “{title}” tem sinais demais sobre um mesmo caractere, ou um deles repetido.",
            "notSuspicious.mixedScripts":
                "O campo “{title}” mistura letras parecidas de vários alfabetos; deve ser escrito em um só.",
            "notSuspicious.lookAlikes":
                "O campo “{title}” tem uma letra que apenas se parece com uma comum; digite a letra comum.",
            "notSuspicious.invisible":
                "O campo “{title}” tem um caractere que não aparece; é melhor digitar do que colar.",
            "notSuspicious.bidirectional":
                "O campo “{title}” tem um caractere que inverte a direção da escrita; é melhor digitar do que colar.",
            "malformedMultipart": "Isto não é multipart/form-data.",
            "malformedMultipart.boundary":
                "Isto não é multipart/form-data: o limite (boundary) deve ter de 1 a 70 dos caracteres do RFC 2046.",
            "malformedMultipart.noDelimiter":
                "Isto não é multipart/form-data: nenhuma linha é composta de -- e do limite.",
            "malformedMultipart.delimiter":
                "Isto não é multipart/form-data: há mais alguma coisa na linha de um limite.",
            "malformedMultipart.unterminated":
                "Isto não é multipart/form-data: termina antes do último limite; foi cortado?",
            "malformedMultipart.header":
                "Isto não é multipart/form-data: uma parte tem um cabeçalho que não pode ser lido.",
            "malformedMultipart.headerTooLong":
                "Isto não é multipart/form-data: uma parte tem cabeçalhos demais.",
            "malformedMultipart.name":
                "Isto não é multipart/form-data: falta a uma parte Content-Disposition: form-data com um nome.",
            "malformedMultipart.charset":
                "Isto não é multipart/form-data: uma parte está em outro conjunto de caracteres; deve ser UTF-8.",
            "malformedMultipart.transferEncoding":
                "Isto não é multipart/form-data: uma parte tem um Content-Transfer-Encoding; deve ser enviada como é.",
            "tooManyParts": "Há mais de {max} partes.",
            "tooManyParts.one": "Há mais de {max} parte.",
            "tooManyParts.many": "Há mais de {max} de partes.",
            "malformedText": "O campo “{title}” deve ser texto em UTF-8.",
            "controlCharacter":
                "O campo “{title}” deve ter uma única linha, sem caracteres de controle.",
            "controlCharacter.multiline":
                "O campo “{title}” contém um caractere de controle; só se aceitam quebras de linha e tabulações.",
            "repeatedField":
                "O campo “{title}” foi enviado mais de uma vez; deve ser enviado uma só vez.",
            "fileNotAccepted": "O campo “{title}” deve ser um texto, não um arquivo.",
            "wrongType.file": "O campo “{title}” deve ser um arquivo, com nome, tipo e tamanho.",
            "wrongType.noSuchFile":
                "O campo “{title}” deve ser o caminho de um arquivo que exista.",
            "fileType": "O campo “{title}” deve ser um arquivo de um destes tipos: {allowed}.",
            "fileNameTooLong": "O campo “{title}” tem um nome de arquivo longo demais.",
            "pathNotAccepted": "O campo “{title}” deve ter o nome de um arquivo, sem caminho.",
            "fileTooLarge": "O campo “{title}” deve ter no máximo {max} bytes.",
            "fileTooLarge.one": "O campo “{title}” deve ter no máximo {max} byte.",
            "fileTooLarge.many": "O campo “{title}” deve ter no máximo {max} de bytes.",
        ].addingJSONFields(
            "O campo “{title}” deve ser JSON; na linha {line}, coluna {column}: ",
            insteadOf: "Isto não é JSON: "))
}
