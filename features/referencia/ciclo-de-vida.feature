# language: es
Característica: La vida de una remisión
  Nace pendiente, alguien la gestiona, se actualiza y se cierra. El servidor decide cada paso y deja escrito lo que pasó.

  Antecedentes:
    Dado que "referencia@cauce.demo" ingresó con su código

  Regla: Una remisión nace pendiente, con su chat

    Escenario: Se registra
      Cuando registra una remisión
      Entonces el servidor responde "¡Referencia registrada con éxito!"
      Y la remisión queda "Pendiente"
      Y de la remisión ha pasado "registrada"
      Y la remisión tiene su chat

    Escenario: Doble clic
      Cuando hace doble clic en registrar la remisión
      Entonces hay una sola remisión y los dos recibieron la misma

  Regla: El informe de atención inicial de urgencias se confirma, genera su código y cierra

    Escenario: Se registra sin confirmar
      Cuando registra una remisión:
        | tipo_anexo_id  | 1                         |
        | tipo_solicitud | Codigo atencion urgencias |
      Entonces el campo "tipo_anexo_id" dice "El informe de atención inicial de urgencias genera el código de remisión y cierra la referencia. No se puede deshacer."

    Escenario: Se registra confirmado
      Cuando registra una remisión:
        | tipo_anexo_id   | 1                         |
        | tipo_solicitud  | Codigo atencion urgencias |
        | confirma_cierre | sí                        |
      Entonces la remisión queda "Cerrado"
      Y la remisión tiene un código de informe de urgencias
      Y de la remisión ha pasado "registrada, codigo, finalizada"

    Escenario: Se cambia el tipo de una remisión en seguimiento
      Dado que gestiona una remisión
      Cuando guarda el panel:
        | tipo_anexo_id | 1 |
      Entonces el campo "tipo_anexo_id" dice "El informe de atención inicial de urgencias genera el código de remisión y cierra la referencia. No se puede deshacer."
      Cuando guarda el panel:
        | tipo_anexo_id   | 1  |
        | confirma_cierre | sí |
      Entonces la remisión queda "Cerrado"
      Y la remisión tiene un código de informe de urgencias

  Regla: Gestionar la pone En seguimiento a cargo de quien guarda

    Escenario: La gestiona
      Dado que hay una remisión pendiente
      Cuando guarda el panel
      Entonces el servidor responde "¡Referencia actualizada con éxito!"
      Y la remisión queda "En seguimiento"
      Y la remisión la gestiona "Andrés Loaiza"
      Y de la remisión ha pasado "registrada, tomada"

    Escenario: Dos personas la gestionan a la vez
      Dado que hay una remisión pendiente
      Cuando "referente@cauce.demo" y quien la registró la gestionan a la vez
      Entonces una la obtiene y a la otra se le dice quién la tomó y a qué hora

    Escenario: Se perdió la respuesta y se guarda otra vez
      Dado que hay una remisión pendiente
      Cuando guarda el panel dos veces con la misma versión
      Entonces el servidor responde "¡Referencia actualizada con éxito!"
      Y de la remisión ha pasado "registrada, tomada"

  Regla: Finalizar la cierra con una observación

    Escenario: La finaliza
      Dado que gestiona una remisión aceptada
      Cuando la finaliza con la observación "Llegó en buenas condiciones"
      Entonces el servidor responde "Referencia finalizada con éxito !"
      Y la remisión queda "Cerrado"
      Y de la remisión ha pasado "registrada, tomada, aceptacion, finalizada"

    Escenario: Sin observación
      Dado que gestiona una remisión aceptada
      Cuando la finaliza con la observación " "
      Entonces el campo "observacion_finalizacion" dice por qué no

    Escenario: La que nadie gestiona
      Dado que hay una remisión pendiente
      Cuando la finaliza con la observación "Ya no se necesita"
      Entonces se le niega con el código "referencia.transicion_no_permitida"

    Escenario: La que ya se cerró no se vuelve a abrir
      Dado que gestiona una remisión aceptada
      Y que la finalizó
      Cuando guarda el panel
      Entonces se le niega con el código "referencia.transicion_no_permitida"

  Regla: Cada hora que se escribe o se corrige queda en lo que ha pasado

    Escenario: Acepta, sale, llega y se corrige
      Dado que gestiona una remisión aceptada
      Cuando guarda el panel:
        | salida  | 30  |
        | llegada | 120 |
      Y guarda el panel:
        | llegada | 125 |
      Entonces de la remisión ha pasado "registrada, tomada, aceptacion, salida, llegada, llegada"
      Y la última hora dice que corrige la anterior

  Regla: De una remisión en seguimiento se ordena desde una consulta

    Escenario: Ordenar crea la consulta una vez
      Dado que gestiona una remisión
      Cuando pide ordenar dos veces a la vez
      Entonces hay una sola consulta, a su nombre, de la persona remitida

    Escenario: De una pendiente no se ordena
      Dado que hay una remisión pendiente
      Cuando pide ordenar
      Entonces se le niega con el código "referencia.transicion_no_permitida"

  Regla: Se mueve con permiso, y solo existe para quien la alcanza

    Escenario: Quien no tiene el permiso de seguimiento
      Dado que "hospital@cauce.demo" ingresó con su código
      Y que hay una remisión pendiente
      Cuando guarda el panel
      Entonces se le niega el acceso

    Escenario: La de otra sede
      Dado que hay una remisión pendiente
      Y que "hospital@cauce.demo" ingresó con su código
      Cuando abre la remisión
      Entonces se le niega con el código "recurso.no_encontrado"

    Escenario: Un afiliado
      Dado que hay una remisión pendiente
      Y que "afiliado@cauce.demo" ingresó con su código
      Cuando abre la remisión
      Entonces se le niega el acceso
