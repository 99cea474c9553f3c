# language: es
@regla @navegador
Característica: Una historia escrita en varios equipos
  Lo que se escribe se une campo por campo con lo que llega de otro equipo; lo que los dos cambiaron se pregunta y nada se pierde.

  Antecedentes:
    Dado que "medico@cauce.demo" ingresó con su código
    Y que atiende una consulta nueva
    Y que abrió la historia en el navegador

  @mensaje @regla:clinical-record/draft-status
  Regla: Siempre se dice dónde está lo que se escribe

    Escenario: En el servidor
      Cuando en el navegador escribe "Reposo relativo" en "Plan"
      Entonces ve "Guardado a las"
      Y el borrador dice "Reposo relativo" en "Plan"

    @flujo
    Escenario: Solo en este equipo, hasta que el servidor vuelva
      Cuando el navegador queda sin conexión
      Y en el navegador escribe "Reposo relativo" en "Plan"
      Entonces ve "El servidor no responde: lo que escribe queda en este equipo y se envía solo cuando vuelva"
      Y el borrador no existe
      Cuando el navegador tiene conexión otra vez
      Entonces ve "Guardado a las"
      Y el borrador dice "Reposo relativo" en "Plan"

  @flujo @mensaje @regla:clinical-record/draft-merge
  Regla: Lo que cambió otro equipo llega solo, y se dice

    Escenario: En otra sección
      Cuando en el navegador escribe "Reposo relativo" en "Plan"
      Y otro equipo guarda "Dolor lumbar" en "Motivo"
      Entonces el campo "Motivo de consulta" tiene "Dolor lumbar"
      Y ve "Se escribió en otro equipo o pestaña"
      Y el campo "Plan" tiene "Reposo relativo"

    Escenario: En el mismo campo no se pisa: se pregunta
      Cuando el navegador queda sin conexión
      Y en el navegador escribe "Cirugía" en "Plan"
      Y otro equipo guarda "Reposo" en "Plan"
      Y el navegador tiene conexión otra vez
      Entonces ve "No se envía hasta que elija qué queda; nada se ha perdido"
      Y el campo "Plan" tiene "Cirugía"
      Y el borrador dice "Reposo" en "Plan"

  @flujo @regla:clinical-record/draft-choice
  Regla: Un campo en conflicto se envía cuando se elige qué queda

    @mensaje
    Escenario: Queda lo de aquí
      Cuando el navegador queda sin conexión
      Y en el navegador escribe "Cirugía" en "Plan"
      Y otro equipo guarda "Reposo" en "Plan"
      Y el navegador tiene conexión otra vez
      Y elige "Lo de aquí" para "Plan"
      Entonces ve "Guardado a las"
      Y el borrador dice "Cirugía" en "Plan"

    Escenario: Queda lo del otro equipo
      Cuando el navegador queda sin conexión
      Y en el navegador escribe "Cirugía" en "Plan"
      Y otro equipo guarda "Reposo" en "Plan"
      Y el navegador tiene conexión otra vez
      Y elige "Lo del otro equipo" para "Plan"
      Entonces el campo "Plan" tiene "Reposo"
      Y el borrador dice "Reposo" en "Plan"

    Escenario: Los dos textos, uno tras otro
      Cuando el navegador queda sin conexión
      Y en el navegador escribe "Cirugía" en "Plan"
      Y otro equipo guarda "Reposo" en "Plan"
      Y el navegador tiene conexión otra vez
      Y elige "Los dos, uno tras otro" para "Plan"
      Entonces en el navegador "Plan" tiene "Reposo" y después "Cirugía"
