# language: es
@regla @regla:referral/registration-check @regla:referral/panel-events @regla:referral/outcome @regla:referral/reach
Característica: La vida de una remisión
  Nace pendiente, alguien la gestiona, se actualiza y se cierra. El servidor decide cada paso y deja escrito lo que pasó.

  Antecedentes:
    Dado que "referencia@cauce.demo" ingresó con su código

  Regla: Una remisión nace pendiente, con su chat

    @mensaje
    Escenario: Se registra
      Cuando registra una remisión:
        | Tipo de anexo | 3 |
      Entonces el servidor responde "¡Referencia registrada con éxito!"
      Y la remisión queda "Pendiente"
      Y de la remisión ha pasado "registrada"
      Y la remisión tiene su chat

    Escenario: El mismo envío dos veces a la vez
      Cuando envía dos veces la remisión
      Entonces las dos veces recibe lo mismo

  Regla: El informe de atención inicial de urgencias se confirma, genera su código y cierra

    @mensaje
    Escenario: Se registra sin confirmar
      Cuando registra una remisión:
        | Tipo de anexo     | 1                         |
        | Tipo de solicitud | Codigo atencion urgencias |
      Entonces el campo "Tipo de anexo" dice "El informe de atención inicial de urgencias genera el código de remisión y cierra la referencia. No se puede deshacer."

    Escenario: Se registra confirmado
      Cuando registra una remisión:
        | Tipo de anexo      | 1                         |
        | Tipo de solicitud  | Codigo atencion urgencias |
        | Confirma el cierre | sí                        |
      Entonces la remisión queda "Cerrado"
      Y la remisión tiene un código de informe de urgencias
      Y de la remisión ha pasado "registrada, código, finalizada"

    @flujo @mensaje
    Escenario: Se cambia el tipo de una remisión en seguimiento
      Dado que gestiona una remisión
      Cuando guarda el panel:
        | Tipo de anexo | 1 |
      Entonces el campo "Tipo de anexo" dice "El informe de atención inicial de urgencias genera el código de remisión y cierra la referencia. No se puede deshacer."
      Cuando guarda el panel:
        | Tipo de anexo      | 1  |
        | Confirma el cierre | sí |
      Entonces la remisión queda "Cerrado"
      Y la remisión tiene un código de informe de urgencias

  Regla: Basta lo que dice la especificación

    Escenario: El panel sin lo que es nuestro
      Dado que gestiona una remisión aceptada
      Cuando guarda el panel solo con los campos de la especificación
      Entonces el servidor responde "¡Referencia actualizada con éxito!"

    @mensaje
    Escenario: Sin el código ni el tipo de solicitud
      Dado que hay una remisión pendiente
      Cuando guarda el panel sin los campos "Código de remisión" y "Tipo de solicitud"
      Entonces el campo "Código de remisión" dice "¡Campo de código remisión requerido!"
      Y el campo "Tipo de solicitud" dice "¡Campo de tipo solicitud requerido!"

  Regla: Gestionar la pone En seguimiento a cargo de quien guarda

    @mensaje
    Escenario: La gestiona
      Dado que hay una remisión pendiente
      Cuando guarda el panel
      Entonces el servidor responde "¡Referencia actualizada con éxito!"
      Y la remisión queda "En seguimiento" a cargo de "Andrés Loaiza"
      Y de la remisión ha pasado "registrada, tomada"

    Escenario: Dos personas la gestionan a la vez
      Dado que hay una remisión pendiente
      Cuando "referente@cauce.demo" y quien la registró la gestionan a la vez
      Entonces una la obtiene y a la otra se le dice quién la tomó y a qué hora

    @mensaje
    Escenario: Se perdió la respuesta y se guarda otra vez
      Dado que hay una remisión pendiente
      Cuando guarda el panel
      Y lo envía otra vez porque no llegó la respuesta
      Entonces el servidor responde "¡Referencia actualizada con éxito!"
      Y de la remisión ha pasado "registrada, tomada"

  Regla: Finalizar la cierra con una observación

    @mensaje
    Escenario: La finaliza
      Dado que gestiona una remisión aceptada
      Cuando la finaliza con la observación "Llegó en buenas condiciones"
      Entonces el servidor responde "Referencia finalizada con éxito !"
      Y la remisión queda "Cerrado"
      Y de la remisión ha pasado "registrada, tomada, aceptación, finalizada"

    Escenario: Sin observación
      Dado que gestiona una remisión aceptada
      Cuando la finaliza con la observación " "
      Entonces el campo "Observación de la finalización" dice "Campo requerido, por favor, diligenciar para poder continuar"

    @regla:referral/required-fields
    Escenario: La que nadie aceptó se cierra con su causa
      Dado que gestiona una remisión
      Cuando la finaliza por "fallecio" con la observación "Falleció antes de que la aceptaran"
      Entonces el servidor responde "Referencia finalizada con éxito !"
      Y la remisión queda "Cerrado"
      Y la remisión dice que se cerró por "El paciente falleció"
      Y de la remisión ha pasado "registrada, tomada, finalizada"

    @mensaje
    Escenario: La que nadie aceptó, sin causa
      Dado que gestiona una remisión
      Cuando la finaliza con la observación "Ya no se necesita"
      Entonces el campo "Nombre de quien acepta" dice "¡Campo de nombre de quien acepta requerido!"

    @mensaje @regla:referral/required-fields
    Escenario: La que una institución aceptó no se cierra como si nadie la hubiera aceptado
      Dado que gestiona una remisión aceptada
      Cuando la finaliza por "fallecio" con la observación "Falleció antes del traslado"
      Entonces el campo "Causa del cierre" dice "Una institución la aceptó: se finaliza sin causa, o se borra la aceptación"

    @mensaje
    Escenario: Con una causa que no es de la lista
      Dado que gestiona una remisión
      Cuando la finaliza por "cansancio" con la observación "Ya no se necesita"
      Entonces el campo "Causa del cierre" dice "Elija una causa de la lista"

    @mensaje
    Escenario: La que nadie gestiona
      Dado que hay una remisión pendiente
      Cuando la finaliza con la observación "Ya no se necesita"
      Entonces se le niega con "La referencia no admite ese cambio en su estado actual."

    @mensaje
    Escenario: La que ya se cerró no se vuelve a abrir
      Dado que gestiona una remisión aceptada
      Cuando la finaliza con la observación "Ya llegó"
      Y guarda el panel
      Entonces se le niega con "La referencia no admite ese cambio en su estado actual."

  @regla:referral/timeline
  Regla: Cada hora que se escribe o se corrige queda en lo que ha pasado

    Escenario: Acepta, sale, llega y se corrige
      Dado que gestiona una remisión aceptada
      Cuando guarda el panel:
        | salida  | 30  |
        | llegada | 120 |
      Y guarda el panel:
        | llegada | 125 |
      Entonces de la remisión ha pasado "registrada, tomada, aceptación, salida, llegada, llegada corregida"

  Regla: De una remisión en seguimiento se ordena desde una consulta

    Escenario: Ordenar crea la consulta una vez
      Dado que gestiona una remisión
      Cuando pide ordenar desde la remisión dos veces a la vez
      Entonces hay una sola consulta de la persona remitida

    @mensaje @regla:consultation/consultation-writer
    Escenario: A quien no puede firmar nada no se le abre una consulta
      Dado que "referencia@cauce.demo" tiene la profesión "Medicina" y el registro ""
      Y que gestiona una remisión
      Cuando pide ordenar desde la remisión
      Entonces se le niega con "Su usuario no tiene registro profesional: no puede ordenar procedimientos. Lo anota quien administra los usuarios."
      Y de la remisión ha pasado "registrada, tomada"

    @mensaje
    Escenario: De una pendiente no se ordena
      Dado que hay una remisión pendiente
      Cuando pide ordenar desde la remisión
      Entonces se le niega con "La referencia no admite ese cambio en su estado actual."

  Regla: Se mueve con permiso, y solo existe para quien la alcanza

    Escenario: Quien no tiene el permiso de seguimiento
      Dado que "hospital@cauce.demo" ingresó con su código
      Y que hay una remisión pendiente
      Cuando guarda el panel
      Entonces se le niega el acceso

    @mensaje
    Escenario: La de otra sede
      Dado que hay una remisión pendiente
      Y que "hospital@cauce.demo" ingresó con su código
      Cuando abre la remisión
      Entonces se le niega con "No se encontró lo que busca."

    Escenario: Un afiliado
      Dado que hay una remisión pendiente
      Y que "afiliado@cauce.demo" ingresó con su código
      Cuando abre la remisión
      Entonces se le niega el acceso
