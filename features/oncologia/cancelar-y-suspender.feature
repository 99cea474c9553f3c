# language: es
@regla @regla:oncology/suspension
@regla:oncology/names
Característica: Cancelar y suspender un esquema
  Se cancela entero; se suspende lo que está activo, con una observación.

  Antecedentes:
    Dado que "oncologo@cauce.demo" ingresó con su código
    Y atiende hoy a "32518760" sin esquema en curso

  @mensaje
  Regla: Cancelar deja el esquema sin renglones en curso y permite ordenar otro

    Escenario: Cancelar
      Dado que ordenó el esquema "AC"
      Cuando cancela el esquema
      Entonces el servidor responde "Esquema cancelado con exito"
      Y no hay esquema en curso

    Escenario: Cancelar dos veces
      Dado que ordenó el esquema "AC"
      Cuando cancela el esquema
      Y cancela el esquema
      Entonces se le niega con "La orden no admite ese cambio en su estado actual."

    Escenario: Un esquema cancelado no se imprime
      Dado que ordenó el esquema "AC"
      Cuando cancela el esquema
      E imprime el esquema
      Entonces se le niega con "El esquema está cancelado"

  @regla:oncology/application
  Regla: Lo aplicado queda como se aplicó: cancelar solo alcanza lo que falta

    Escenario: Un ciclo aplicado no se cancela
      Dado que ordenó el esquema "AC"
      Cuando registra hoy la aplicación del ciclo 1
      Entonces el servidor responde "Aplicación registrada con éxito"
      Y el ciclo 1 está "Aplicada"
      Y el ciclo 2 está "Activa"
      Cuando cancela el esquema
      Entonces el servidor responde "Esquema cancelado con exito"
      Y en la historia el ciclo 1 de la orden está "Aplicada"
      Y en la historia el ciclo 2 de la orden está "Cancelada"

    @mensaje
    Escenario: Dos veces no se aplica
      Dado que ordenó el esquema "AC"
      Cuando registra hoy la aplicación del ciclo 1
      Y registra hoy la aplicación del ciclo 1
      Entonces se le niega con "La orden no admite ese cambio en su estado actual."

    @mensaje
    Escenario: Un día que no ha llegado
      Dado que ordenó el esquema "AC"
      Cuando registra mañana la aplicación del ciclo 1
      Entonces se le niega con "La aplicación no puede ser de un día que no ha llegado"
      Y el ciclo 1 está "Activa"

    @mensaje @regla:oncology/ceilings
    Escenario: Lo aplicado cuenta para el tope de por vida del esquema siguiente
      Dado que ordenó el esquema "AC"
      Y que se aplicaron sus 4 ciclos
      Cuando ordena el esquema "AC"
      Entonces se le niega con "Tope de por vida de Doxorrubicina: 450 mg/m²; ya recibió 240 mg/m² y se llegaría a 480 mg/m² (Ficha técnica FDA/EMA y protocolos públicos (de memoria)). No se ordena."

  Regla: Solo se suspende una orden en estado 1, con una observación

    @mensaje
    Escenario: Suspender un ciclo
      Dado que ordenó el esquema "AC"
      Cuando suspende el ciclo 2 con la observación "Neutropenia grado 4"
      Entonces el servidor responde "Esquema suspendido con exito"
      Y el ciclo 2 está "Suspendida"
      Y el ciclo 3 está "Activa"

    @mensaje
    Escenario: Suspender lo que ya está suspendido
      Dado que ordenó el esquema "AC"
      Cuando suspende el ciclo 2 con la observación "Neutropenia grado 4"
      Y suspende el ciclo 2 con la observación "Se suspende otra vez"
      Entonces se le niega con "La orden no admite ese cambio en su estado actual."

    Escenario: Sin observación
      Dado que ordenó el esquema "AC"
      Cuando suspende el ciclo 2 con la observación ""
      Entonces el campo "Observación" dice por qué no

    @mensaje @regla:text/substance
    Escenario: Con un signo por observación
      Dado que ordenó el esquema "AC"
      Cuando suspende el ciclo 2 con la observación "-"
      Entonces el campo "Observación" dice "Escriba el motivo con palabras: mínimo 10 letras"
      Y el ciclo 2 está "Activa"

    @mensaje
    Escenario: Sin elegir qué
      Cuando suspende sin elegir nada con la observación "Neutropenia grado 4"
      Entonces el campo "Órdenes que se suspenden" dice "Seleccione al menos una orden activa"

    Escenario: La historia muestra lo que se suspendió y lo que se canceló
      Cuando pregunta por la historia de esquemas del afiliado
      Entonces la historia muestra "AC" con "Suspendida"
