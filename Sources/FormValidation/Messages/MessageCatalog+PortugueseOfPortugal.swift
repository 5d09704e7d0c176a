import FormModel

extension MessageCatalog {
    /// The sentences in Portuguese of Portugal: those of Brazil, and the ones that differ.
    static let portugueseOfPortugal = MessageCatalog(
        .portugueseOfPortugal, from: .portuguese,
        sentences: [
            "malformedJSON.unterminatedString":
                "Isto não é JSON: faltam a este texto as aspas de fecho.",
            "malformedJSON.controlCharacter":
                "Isto não é JSON: há um carácter de controlo num texto; deve ser escrito como sequência de escape, por exemplo \\n.",
            "malformedJSON.badEscape":
                "Isto não é JSON: essa sequência de escape não existe; uma barra invertida escreve-se como \\\\.",
            "malformedJSON.invalidUTF8":
                "Isto não é JSON: estes bytes não são UTF-8; o texto deve ser guardado em UTF-8.",
            "duplicateKey": "A chave “{key}” aparece duas vezes; deve ser enviada uma única vez.",
            "tooManyIssues": "Há mais de {max} erros; os restantes não são mostrados.",
            "tooManyIssues.one": "Há mais de {max} erro; os restantes não são mostrados.",
            "tooManyIssues.many": "Há mais de {max} de erros; os restantes não são mostrados.",
            "unknownField.nearest":
                "Este formulário não tem um campo “{field}”; queria dizer “{nearest}”?",
            "ended": "Estas respostas terminam o formulário em “{ending}” e não são aceites.",
            "tooManyCells":
                "O campo “{title}” tem demasiadas linhas: no total, podem ter {max} campos.",
            "tooManyCells.one":
                "O campo “{title}” tem demasiadas linhas: no total, podem ter {max} campo.",
            "tooManyCells.many":
                "O campo “{title}” tem demasiadas linhas: no total, podem ter {max} de campos.",
            "tooMuchWork":
                "Estas respostas exigem mais cálculos do que é permitido: indique menos linhas ou textos mais curtos.",
            "tooManyFiltered":
                "O campo “{title}”: as linhas são demasiado diferentes para descobrir que opções tem cada uma.",
            "tooManyChoiceSets":
                "As opções do campo “{title}” não são conhecidas: são necessárias opções para demasiados valores diferentes.",
            "tooShort.one": "O campo “{title}” deve ter no mínimo {min} carácter.",
            "tooShort.exactly.one": "O campo “{title}” deve ter exatamente {min} carácter.",
            "tooLong.one": "O campo “{title}” deve ter no máximo {max} carácter.",
            "patternTooCostly":
                "O campo “{title}” é demasiado longo para ser verificado; é preciso encurtá-lo.",
            "remote": "O campo “{title}” não é aceite.",
            "remoteTimeout": "O campo “{title}” não pôde ser verificado a tempo; tente novamente.",
            "remoteFailed": "O campo “{title}” não pôde ser verificado agora; tente novamente.",
            "currency.character":
                "O campo “{title}” contém um carácter que não aparece em nenhum montante.",
            "currency.digits": "O campo “{title}” deve ser um montante: não contém nenhum dígito.",
            "currency.sign":
                "O campo “{title}” deve ter, no máximo, um só sinal, antes do montante.",
            "currency.otherCurrency": "O campo “{title}” está numa moeda diferente da que se pede.",
            "currency": "O campo “{title}” deve ser um montante, por exemplo {example}.",
            "phone.character":
                "O campo “{title}” contém um carácter que não aparece em nenhum número de telefone.",
            "phone.tooFewDigits":
                "O campo “{title}” tem dígitos a menos para um número de telefone.",
            "phone.tooManyDigits":
                "O campo “{title}” tem demasiados dígitos para um número de telefone.",
            "phone.areaCode": "O campo “{title}” tem um indicativo regional que não existe.",
            "phone.exchange":
                "O campo “{title}” tem uma central (os três dígitos depois do indicativo regional) que não existe.",
            "phone.countryCode": "O campo “{title}” tem um indicativo de país que não existe.",
            "phone.internationalPrefix":
                "O campo “{title}” deve começar por + em vez de 00 ou 011.",
            "phone.noTrunkPrefix":
                "O campo “{title}” deve começar por {trunkPrefix}, ou por + e o indicativo do país.",
            "phone.extension": "O campo “{title}” deve vir sem extensão.",
            "ssn.area": "O campo “{title}” começa por três dígitos que nunca foram atribuídos.",
            "ssn":
                "O campo “{title}” deve ser um número de segurança social dos EUA (SSN), por exemplo 123-45-6789.",
            "wrongType.dateTime":
                "O campo “{title}” deve ser uma data e hora com a diferença horária, por exemplo 2026-01-31T14:30:00Z ou 2026-01-31T14:30:00+01:00.",
            "wrongType.localDateTime":
                "O campo “{title}” deve ser uma data e hora sem diferença horária, por exemplo 2026-01-31T14:30 ou 2026-01-31 14:30:05.",
            "anyOf": "O campo “{title}” deve ser escrito num dos formatos pedidos.",
            "accepted": "O campo “{title}” deve estar assinalado.",
            "weekday": "O campo “{title}” deve cair num destes dias: {in}.",
            "startsWith": "O campo “{title}” deve começar por {texts}.",
            "startsWith.several": "O campo “{title}” deve começar por um destes textos: {texts}.",
            "endsWith.several": "O campo “{title}” deve terminar num destes textos: {texts}.",
            "url.scheme":
                "O campo “{title}” deve começar por um destes protocolos seguido de dois-pontos: {schemes}.",
            "url.credentials":
                "O campo “{title}” não deve ter nome de utilizador nem palavra-passe antes do @.",
            "url.character":
                "O campo “{title}” contém um carácter que nenhum endereço web pode ter; um espaço escreve-se como %20.",
            "e164":
                "O campo “{title}” deve ser um número de telefone só com dígitos depois de + e do indicativo do país, por exemplo +12125550123.",
            "e164.plus":
                "O campo “{title}” deve começar por + e o indicativo do país, por exemplo +12125550123.",
            "json.tooDeep":
                "O campo “{title}” deve ser JSON; na linha {line}, coluna {column}: há demasiados níveis aninhados.",
            "json.tooManyBytes":
                "O campo “{title}” deve ser JSON; na linha {line}, coluna {column}: há demasiados bytes.",
            "json.tooManyMembers":
                "O campo “{title}” deve ser JSON; na linha {line}, coluna {column}: há demasiados valores.",
            "luhn":
                "O campo “{title}” deve ser um número com o seu dígito de controlo; convém verificar os dígitos.",
            "luhn.checksum": "O campo “{title}” tem um dígito errado; convém verificá-lo.",
            "creditCard.length":
                "O campo “{title}” tem dígitos a menos ou a mais para um cartão assim.",
            "creditCard.checksum":
                "O campo “{title}” tem um dígito errado; convém compará-lo com o cartão.",
            "iban.character":
                "O campo “{title}” tem um carácter que um IBAN desse país não tem nesse lugar.",
            "iban.length":
                "O campo “{title}” tem caracteres a menos ou a mais para um IBAN desse país.",
            "iban.country":
                "O campo “{title}” deve começar pelas duas letras de um país que tenha IBAN.",
            "iban.checksum":
                "O campo “{title}” tem um carácter errado, ou dois trocados; convém verificá-lo.",
            "routingNumber.prefix":
                "O campo “{title}” começa por dois dígitos que nenhum banco tem.",
            "routingNumber.checksum": "O campo “{title}” tem um dígito errado; convém verificá-lo.",
            "isbn.prefix":
                "O campo “{title}” deve começar por 978 ou 979, como os números dos livros.",
            "isbn.checksum":
                "O campo “{title}” tem um dígito errado; convém compará-lo com o livro.",
            "ein.prefix": "O campo “{title}” começa por dois dígitos que nunca foram atribuídos.",
            "itin.prefix": "O campo “{title}” deve começar por 9.",
            "phone.otherCountry":
                "O campo “{title}” deve ser um número de telefone que comece por +{callingCode}.",
            "passwordStrength":
                "O campo “{title}” é demasiado fácil de adivinhar; é melhor usar várias palavras sem relação entre si.",
            "passwordStrength.commonPassword":
                "O campo “{title}” é demasiado fácil de adivinhar: parece uma palavra-passe que muita gente usa.",
            "passwordStrength.commonWord":
                "O campo “{title}” é demasiado fácil de adivinhar: é feito de uma palavra ou de um nome comum; é melhor usar várias palavras sem relação entre si.",
            "passwordStrength.word":
                "O campo “{title}” é demasiado fácil de adivinhar: lê-se como uma ou duas palavras; é melhor usar várias palavras sem relação entre si.",
            "passwordStrength.sequence":
                "O campo “{title}” é demasiado fácil de adivinhar: tem letras ou dígitos em ordem, como abc ou 321.",
            "passwordStrength.keyboard":
                "O campo “{title}” é demasiado fácil de adivinhar: segue teclas vizinhas do teclado.",
            "passwordStrength.repeats":
                "O campo “{title}” é demasiado fácil de adivinhar: repete os mesmos caracteres.",
            "passwordStrength.date":
                "O campo “{title}” é demasiado fácil de adivinhar: contém uma data ou um ano.",
            "passwordStrength.tooShort":
                "O campo “{title}” é demasiado fácil de adivinhar: deve ser mais longo.",
            "notSuspicious.marks":
                "O campo “{title}” tem demasiados sinais sobre um mesmo carácter, ou um deles repetido.",
            "notSuspicious.mixedScripts":
                "O campo “{title}” mistura letras parecidas de vários alfabetos; deve ser escrito num só.",
            "notSuspicious.lookAlikes":
                "O campo “{title}” tem uma letra que apenas se parece com uma comum; introduza a letra comum.",
            "notSuspicious.invisible":
                "O campo “{title}” tem um carácter que não aparece; é melhor escrevê-lo do que colá-lo.",
            "notSuspicious.bidirectional":
                "O campo “{title}” tem um carácter que inverte a direção da escrita; é melhor escrevê-lo do que colá-lo.",
            "malformedMultipart.headerTooLong":
                "Isto não é multipart/form-data: uma parte tem demasiados cabeçalhos.",
            "controlCharacter":
                "O campo “{title}” deve ter uma única linha, sem caracteres de controlo.",
            "controlCharacter.multiline":
                "O campo “{title}” contém um carácter de controlo; só se aceitam quebras de linha e tabulações.",
            "repeatedField":
                "O campo “{title}” foi enviado mais do que uma vez; deve ser enviado uma única vez.",
            "fileNotAccepted": "O campo “{title}” deve ser um texto, não um ficheiro.",
            "wrongType.file": "O campo “{title}” deve ser um ficheiro, com nome, tipo e tamanho.",
            "wrongType.noSuchFile":
                "O campo “{title}” deve ser o caminho de um ficheiro que exista.",
            "fileType": "O campo “{title}” deve ser um ficheiro de um destes tipos: {allowed}.",
            "fileNameTooLong": "O campo “{title}” tem um nome de ficheiro demasiado longo.",
            "pathNotAccepted": "O campo “{title}” deve ter o nome de um ficheiro, sem caminho.",
        ].addingJSONFields(
            "O campo “{title}” deve ser JSON; na linha {line}, coluna {column}: ",
            insteadOf: "Isto não é JSON: "))
}
