# language: es
Característica: Lo que se supo después de ordenar un esquema
  Un esquema ordenado se comprueba otra vez antes de aplicar cada ciclo. Lo que nadie respondió lo detiene, con la misma exigencia que al
  ordenarlo.

  Antecedentes:
    Dado que "oncologo@cauce.demo" ingresó con su código
    Y atiende hoy a "32518760" sin esquema en curso

  @regla @regla:medication/standing-review @regla:oncology/checked-line @servidor-propio
  Regla: Lo que se supo después se dice

    Escenario: Lo que se respondió al ordenar no se pregunta otra vez
      Dado que ordenó el esquema "AC"
      Cuando pregunta por lo que hay que revisar en esa consulta
      Entonces no hay nada que revisar

    Escenario: Una alergia que llegó después del esquema
      Dado que ordenó el esquema "AC"
      Y que después se registró su alergia al ingrediente "Ciclofosfamida"
      Cuando pregunta por lo que hay que revisar en esa consulta
      Entonces hay que revisar el esquema por "alergia"

    Escenario: Un medicamento que se le añadió se mira por lo que tiene, no por su nombre
      Cuando ordena el esquema "AC" con respuestas y le añade "Metoclopramida 10 mg tableta", 1 cada 8 horas por 2 días
      Entonces el esquema queda ordenado
      Dado que después se registró su alergia al ingrediente "Metoclopramida"
      Cuando pregunta por lo que hay que revisar en esa consulta
      Entonces hay que revisar el esquema por "alergia"

  @regla @regla:medication/standing-review @servidor-propio
  Regla: No se aplica un ciclo hasta que alguien responda

    Escenario: Una alergia que llegó después y nadie respondió
      Dado que ordenó el esquema "AC"
      Y que después se registró su alergia al ingrediente "Ciclofosfamida"
      Cuando registra hoy la aplicación del ciclo 1
      Entonces se le niega con "Hay algo de este medicamento que nadie ha respondido desde que se ordenó. Revíselo y explique por qué sigue."
      Y el ciclo 1 está "Activa"

    Escenario: Quien la aplica responde a la altura de su gravedad, y queda en la orden
      Dado que ordenó el esquema "AC"
      Y que después se registró su alergia al ingrediente "Ciclofosfamida"
      Cuando registra hoy la aplicación del ciclo 1 porque "El beneficio supera el riesgo en este paciente: se premedicó, se vigiló en la sala y lo sabe la familia"
      Entonces el servidor responde "Aplicación registrada con éxito"
      Y el ciclo 1 está "Aplicada"
      Y lo que respondió queda con el esquema

    Escenario: Un motivo a medias no basta
      Dado que ordenó el esquema "AC"
      Y que después se registró su alergia al ingrediente "Ciclofosfamida"
      Cuando registra hoy la aplicación del ciclo 1 porque "Ya lo sabe"
      Entonces se le niega con "Hay algo de este medicamento que nadie ha respondido desde que se ordenó. Revíselo y explique por qué sigue."

    Escenario: Lo que se respondió en un ciclo no se pregunta en el siguiente
      Dado que ordenó el esquema "AC"
      Y que después se registró su alergia al ingrediente "Ciclofosfamida"
      Cuando registra hoy la aplicación del ciclo 1 porque "El beneficio supera el riesgo en este paciente: se premedicó, se vigiló en la sala y lo sabe la familia"
      Y registra hoy la aplicación del ciclo 2
      Entonces el servidor responde "Aplicación registrada con éxito"

  @regla @regla:medication/standing-review @servidor-propio
  Regla: No cambia de sede hasta que alguien responda

    Escenario: Una alergia que llegó después, y otra sede que lo aplicaría
      Dado que ordenó el esquema "AC"
      Y que después se registró su alergia al ingrediente "Ciclofosfamida"
      Cuando pasa ese esquema a otra sede
      Entonces se le niega con "Hay algo de este medicamento que nadie ha respondido desde que se ordenó. Revíselo y explique por qué sigue."
      Y ese esquema sigue en su sede

    Escenario: Quien responde lo pasa a otra sede, y el ciclo no pregunta otra vez
      Dado que ordenó el esquema "AC"
      Y que después se registró su alergia al ingrediente "Ciclofosfamida"
      Cuando pasa ese esquema a otra sede porque "El beneficio supera el riesgo en este paciente: se premedicó, se vigiló en la sala y lo sabe la familia"
      Entonces ese esquema queda en otra sede
      Y lo que respondió queda con el esquema
      Cuando registra hoy la aplicación del ciclo 1
      Entonces el servidor responde "Aplicación registrada con éxito"
