# language: es
@regla:oncology/double-signature @servidor-propio
Característica: La segunda firma de un esquema
  Un aumento de más de 10 %, un tope que deja un porcentaje y lo contraindicado los firma otro profesional. Mientras falta la firma
  espera el esquema entero: ni se imprime ni se aplica. Más del doble no lo firma nadie.

  Antecedentes:
    Dado que "oncologo@cauce.demo" ingresó con su código
    Y atiende hoy a "32518760" sin esquema en curso

  @mensaje @regla:oncology/deviation#signedIncrease
  Regla: Lo que pide otra firma espera entero

    Escenario: Se firma, y el papel dice quién y sobre qué
      Cuando ordena el esquema "AC" con:
        | medicamento     | Doxorrubicina          |
        | dosis formulada | 147,6                  |
        | motivo          | Otro protocolo         |
        | observación     | Se acordó en la junta  |
      Entonces el esquema queda ordenado y se dice "Orden creada: espera la segunda firma. Hasta que otro profesional la firme no se imprime ni se aplica."
      Y el ciclo 1 está "Espera la segunda firma"
      Cuando imprime el esquema
      Entonces se le niega con "El esquema espera la segunda firma: hasta entonces no se imprime ni se aplica"
      Cuando registra hoy la aplicación del ciclo 1
      Entonces se le niega con "La orden no admite ese cambio en su estado actual."
      Cuando "auditor@cauce.demo" abre esa segunda firma
      Y "auditor@cauce.demo" la firma con "Visto en junta"
      Entonces el ciclo 1 está "Activa"
      Cuando imprime el esquema
      Entonces el PDF dice "Beatriz Helena Correa Sierra, RM 05-1998-0916 · Doxorrubicina: 50 % más que el esquema"

    Escenario: Se devuelve, y quien ordenó lo ve y ordena de nuevo
      Cuando ordena el esquema "AC" con:
        | medicamento     | Doxorrubicina         |
        | dosis formulada | 147,6                 |
        | motivo          | Otro protocolo        |
        | observación     | Se acordó en la junta |
      Entonces el esquema queda ordenado
      Cuando "auditor@cauce.demo" abre esa segunda firma
      Y "auditor@cauce.demo" la devuelve con "Baje la dosis a la del esquema"
      Entonces a quien formuló se le dice que le devolvieron "AC" por "Baje la dosis a la del esquema"
      Y en la historia el ciclo 1 de la orden está "No firmada"
      Y no hay esquema en curso

    Escenario: No lo firma quien no lo abrió, y cancelarlo retira la firma
      Cuando ordena el esquema "AC" con:
        | medicamento     | Doxorrubicina         |
        | dosis formulada | 147,6                 |
        | motivo          | Otro protocolo        |
        | observación     | Se acordó en la junta |
      Entonces el esquema queda ordenado
      Cuando "auditor@cauce.demo" la firma con ""
      Entonces se le niega con "Ya no se puede: otra persona la movió. Actualice y vuelva a mirar."
      Cuando cancela el esquema
      Entonces en la historia el ciclo 1 de la orden está "No firmada"
      Cuando "auditor@cauce.demo" abre esa segunda firma
      Entonces se le niega con "Ya no se puede: otra persona la movió. Actualice y vuelva a mirar."

  @mensaje
  Regla: Quien está solo sigue con «urgencia vital» y sus palabras

    Escenario: Sin decir por qué no sigue
      Cuando ordena el esquema "AC" con:
        | medicamento     | Doxorrubicina         |
        | dosis formulada | 147,6                 |
        | motivo          | Otro protocolo        |
        | observación     | Se acordó en la junta |
        | urgencia vital  | no hay nadie          |
      Entonces se le niega con "Explique por qué sigue: mínimo 30 letras"

    Escenario: Con sus palabras queda activo, y lo revisan después
      Cuando ordena el esquema "AC" con:
        | medicamento     | Doxorrubicina                                                |
        | dosis formulada | 147,6                                                        |
        | motivo          | Otro protocolo                                               |
        | observación     | Se acordó en la junta                                        |
        | urgencia vital  | está solo esta noche y el linfoma no puede esperar a mañana  |
      Entonces el esquema queda ordenado
      Y el ciclo 1 está "Activa"
      Cuando imprime el esquema
      Entonces el PDF dice "Urgencia vital: está solo esta noche y el linfoma no puede esperar a mañana"
      Cuando "auditor@cauce.demo" la revisa con "Se comentó con el servicio"
      Entonces el ciclo 1 está "Activa"

  @regla @regla:oncology/lifetime
  Regla: Lo ya aplicado se ve antes de ordenar

    Escenario: Lo de un esquema anterior
      Dado que ordenó el esquema "AC"
      Y que se aplicaron sus 4 ciclos
      Cuando pregunta por lo que ya recibió
      Entonces de "Doxorrubicina" recibió 393,6 mg
