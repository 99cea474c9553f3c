# language: es
Característica: Lo que se supo después de ordenar
  Un medicamento ordenado se comprueba otra vez cada vez que avanza hacia el paciente. Lo que nadie respondió lo detiene, con la misma
  exigencia que al ordenarlo.

  Antecedentes:
    Dado que "medico@cauce.demo" ingresó con su código

  @regla @regla:medication/standing-review @servidor-propio
  Regla: Lo que se supo después se dice

    Escenario: Una alergia que llegó después de la fórmula
      Dado que en la consulta 22 se formuló "Amoxicilina 500 mg cápsula"
      Y que después se registró su alergia a "Penicilinas"
      Cuando pregunta por lo que hay que revisar en la consulta 22
      Entonces hay que revisar "Amoxicilina 500 mg cápsula" por "alergia"

    Escenario: Una creatinina que llegó después de la fórmula
      Dado que en la consulta 22 se formuló "Metformina 850 mg tableta"
      Y que después se anotó una creatinina de 5,1
      Cuando pregunta por lo que hay que revisar en la consulta 22
      Entonces hay que revisar "Metformina 850 mg tableta" por "renal"

    Escenario: Lo que se respondió al ordenar no se pregunta otra vez
      Dado que en la consulta 22 se formuló "Warfarina 5 mg tableta"
      Y que en la consulta 22 se formuló "Ibuprofeno 400 mg tableta"
      Cuando pregunta por lo que hay que revisar en la consulta 22
      Entonces no hay nada que revisar

    Escenario: Lo que se respondió cuando era menos grave
      Dado que en la consulta 22 se formuló "Warfarina 5 mg tableta"
      Y que en la consulta 22 se formuló "Ibuprofeno 400 mg tableta"
      Y que desde entonces el conocimiento dice que lo de "Warfarina" es "contraindicada"
      Cuando pregunta por lo que hay que revisar en la consulta 22
      Entonces hay que revisar 2 medicamentos por "interacciones"

  @regla @regla:medication/standing-review @servidor-propio
  Regla: No se entrega hasta que alguien responda

    Escenario: La farmacia no entrega sin responder
      Dado que en la consulta 22 se formuló "Amoxicilina 500 mg cápsula"
      Y que después se registró su alergia a "Penicilinas"
      Cuando la farmacia entrega 10 de esa línea
      Entonces se le niega con "Hay algo de este medicamento que nadie ha respondido desde que se ordenó. Revíselo y explique por qué sigue."

    Escenario: La farmacia responde a la altura de su gravedad, y queda en la orden
      Dado que en la consulta 22 se formuló "Amoxicilina 500 mg cápsula"
      Y que después se registró su alergia a "Penicilinas"
      Cuando la farmacia entrega 10 de esa línea porque "El beneficio supera el riesgo en este paciente: se habló con quien formuló y el paciente la ha tolerado"
      Entonces la entrega de esa línea queda registrada con su respuesta

    Escenario: Un motivo a medias no basta
      Dado que en la consulta 22 se formuló "Amoxicilina 500 mg cápsula"
      Y que después se registró su alergia a "Penicilinas"
      Cuando la farmacia entrega 10 de esa línea porque "Ya la conoce"
      Entonces se le niega con "Hay algo de este medicamento que nadie ha respondido desde que se ordenó. Revíselo y explique por qué sigue."

  @regla @regla:medication/standing-review @servidor-propio
  Regla: No se aprueba hasta que alguien responda

    Escenario: Un medicamento de auditoría y una alergia posterior
      Dado que en la consulta 22 se formuló "Rifaximina 550 mg tableta"
      Y que después se registró su alergia al ingrediente "Rifaximina"
      Cuando la auditora aprueba esa línea
      Entonces se le niega con "Hay algo de este medicamento que nadie ha respondido desde que se ordenó. Revíselo y explique por qué sigue."

  @regla @regla:medication/standing-review @servidor-propio
  Regla: No cambia de sede hasta que alguien responda

    Escenario: Una alergia que llegó después, y otra sede que lo entregaría
      Dado que en la consulta 22 se formuló "Amoxicilina 500 mg cápsula"
      Y que después se registró su alergia a "Penicilinas"
      Cuando pasa ese medicamento a otra sede
      Entonces se le niega con "Hay algo de este medicamento que nadie ha respondido desde que se ordenó. Revíselo y explique por qué sigue."

    Escenario: Quien responde lo pasa a otra sede
      Dado que en la consulta 22 se formuló "Amoxicilina 500 mg cápsula"
      Y que después se registró su alergia a "Penicilinas"
      Cuando pasa ese medicamento a otra sede porque "El beneficio supera el riesgo en este paciente: se habló con él y la ha tolerado dos veces"
      Entonces ese medicamento queda en otra sede
