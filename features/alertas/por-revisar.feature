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

  @regla @regla:medication/standing-review @regla:home/topics @servidor-propio
  Regla: Se le dice a quien formuló y a quien entrega, en cuanto se anota

    Escenario: Una creatinina que se anota como resultado
      Dado que en la consulta 22 se formuló "Metformina 850 mg tableta"
      Cuando anota el resultado "Creatinina" de 5.1, leído otra vez
      Entonces a quien lo formuló le espera por "función renal: Metformina"
      Y a la farmacia le espera por "función renal: Metformina"
      Y se publicó que se supo "creatinina" de ese paciente

    Escenario: Una creatinina que se corrige
      Dado que en la consulta 22 se formuló "Metformina 850 mg tableta"
      Cuando anota el resultado "Creatinina" de 5.1, leído otra vez
      Y corrige ese resultado a 0.9 porque "El laboratorio corrigió el valor"
      Entonces a quien lo formuló no le espera
      Y a la farmacia no le espera

    Escenario: Otro resultado no mueve nada
      Dado que en la consulta 22 se formuló "Metformina 850 mg tableta"
      Cuando anota el resultado "Hemoglobina" de 13
      Entonces a quien lo formuló no le espera

    Escenario: Un embarazo que se anota
      Dado un afiliado con alergia a "principio Dipirona"
      Y que en su consulta se le formuló "Enalapril 20 mg tableta"
      Cuando anota un embarazo de 12 semanas, confirmado
      Entonces a quien lo formuló le espera por "[Ee]mbarazo"
      Y a la farmacia le espera por "[Ee]mbarazo"
      Y se publicó que se supo "gestacion" de ese paciente

    Escenario: Un diagnóstico de embarazo en la historia
      Dado un afiliado con alergia a "principio Dipirona"
      Y que en su consulta se le formuló "Enalapril 20 mg tableta"
      Cuando finaliza la historia con los diagnósticos:
        | codigo | principal | tipo |
        | Z340   | sí        | 01   |
      Entonces a quien lo formuló le espera por "[Ee]mbarazo"
      Y se publicó que se supo "diagnostico" de ese paciente

    Escenario: Lo que la farmacia respondió ya no espera
      Dado que en la consulta 22 se formuló "Metformina 850 mg tableta"
      Cuando anota el resultado "Creatinina" de 5.1, leído otra vez
      Y la farmacia entrega 10 de esa línea porque "El beneficio supera el riesgo en este paciente: se habló con quien formuló y se controla mañana"
      Entonces a quien lo formuló no le espera
      Y a la farmacia no le espera

  @navegador @mensaje @regla:home/topics @servidor-propio
  Regla: Quien formuló lo ve al abrir su inicio

    Escenario: Una creatinina que anotó otro mientras no miraba
      Dado que en la consulta 22 se formuló "Metformina 850 mg tableta"
      Cuando anota el resultado "Creatinina" de 5.1, leído otra vez
      Y que "medico@cauce.demo" abrió en el navegador "Inicio"
      Entonces ve "Medicamento por revisar"
