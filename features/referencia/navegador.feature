# language: es
@navegador
Característica: El panel de una remisión en el navegador
  Quien gestiona ve a la persona, lo que ha pasado y lo que falta, y nadie pierde lo que escribió.

  @regla
  Regla: Solo quien sigue remisiones las mueve

    @mensaje @regla:referral/panel-actions
    Escenario: Gestionar la toma con el código propuesto
      Dado una remisión pendiente abierta en el navegador por quien gestiona
      Cuando pide "Gestionar"
      Entonces ve "¡Referencia actualizada con éxito!"
      Y puede pedir "Actualizar"
      Y puede pedir "Finalizar…"
      Y puede pedir "Ordenar"
      Y ve en "Lo que ha pasado" "la tomó Andrés Loaiza"

    @regla:referral/panel-actions
    Escenario: Quien remite lee el panel sin moverlo
      Dado una remisión pendiente abierta en el navegador por el hospital que remite
      Entonces no puede mover la remisión

  @regla @mensaje
  Regla: Lo que falta se dice en cada campo

    @regla:referral/required-fields
    Escenario: En seguimiento se pide quién acepta, dónde y cuándo
      Dado una remisión en seguimiento abierta en el navegador por quien gestiona
      Cuando pide "Actualizar"
      Entonces ve "Por favor, corrige los errores antes de continuar."
      Y ve "¡Campo de fecha de aceptación requerido!"
      Y ve "¡Campo de institución que acepta requerido!"

    @flujo @regla:referral/remission-code
    Escenario: Lo que el servidor dice de un campo queda en ese campo
      Dado que "referente@cauce.demo" ingresó con su código
      Y que hay una remisión pendiente
      Y guarda el panel:
        | Código de remisión | REPETIDO-1 |
      Y una remisión pendiente abierta en el navegador por quien gestiona
      Cuando llena "Código de remisión" con "REPETIDO-1"
      Y pide "Gestionar"
      Entonces ve "El código de remisión ya es de otra remisión"

  @mensaje
  Regla: Lo que falla se dice, y lo escrito sigue ahí

    Escenario: No llega la respuesta de un cambio
      Dado una remisión pendiente abierta en el navegador por quien gestiona
      Y que se pierde la conexión al guardar la remisión
      Cuando pide "Gestionar"
      Entonces ve "Hubo un problema al actualizar la referencia."

    Escenario: Las instituciones no se pueden traer
      Dado una remisión en seguimiento abierta en el navegador por quien gestiona
      Y que se pierde la conexión al buscar instituciones
      Cuando llena "Institución que acepta" con "prad"
      Entonces ve "Error al cargar las instituciones"

  @flujo @mensaje
  Regla: Se finaliza con una observación

    Escenario: Sin observación no se cierra
      Dado una remisión en seguimiento abierta en el navegador por quien gestiona
      Cuando escribe la aceptación en el panel
      Y pide "Finalizar…"
      Y pide "Finalizar la referencia"
      Entonces ve "Campo requerido, por favor, diligenciar para poder continuar"
      Cuando llena "Observación de la finalización" con "Llegó estable a la unidad"
      Y pide "Finalizar la referencia"
      Entonces ve "Referencia finalizada con éxito !"
      Y ve en "Lo que ha pasado" "Llegó estable a la unidad"

    @regla @regla:referral/emergency-report
    Escenario: El informe de atención inicial de urgencias advierte, genera el código y cierra
      Dado una remisión pendiente abierta en el navegador por quien gestiona
      Cuando escoge la opción "Informe de atención inicial de urgencias" de "Tipo de anexo"
      Entonces ve "El informe de atención inicial de urgencias genera el código de remisión y cierra la referencia. No se puede deshacer."
      Cuando pide "Generar el código y cerrar"
      Entonces ve en "Lo que ha pasado" "AIU-"
      Y no puede mover la remisión

  Regla: Otra persona puede cambiarla a la vez

    @regla @flujo @regla:referral/panel-draft
    Escenario: A quien llega tarde se le dice quién la tomó y lo suyo no se pierde
      Dado una remisión pendiente abierta en el navegador por quien gestiona
      Cuando llena "Código de remisión" con "MI-CODIGO"
      Y otra gestora toma la remisión
      Entonces ve "Catalina Muñoz Ramírez la tomó a las"
      Y el campo "Código de remisión" tiene "MI-CODIGO"

  Regla: Desde la remisión se ordena y se escribe

    @flujo
    Escenario: Ordenar abre el ordenamiento sobre la consulta de la remisión
      Dado una remisión en seguimiento abierta en el navegador por quien gestiona
      Cuando pide "Ordenar"
      Y pide "Cerrar" en "Ordenamiento de la consulta"
      Entonces ve en "Lo que ha pasado" "Ordenada"

    @mensaje @regla:consultation/consultation-writer
    Escenario: A quien no puede firmar se le dice qué le falta, y no puede pedirlo
      Dado que "referencia@cauce.demo" tiene la profesión "Sin profesión" y el registro ""
      Y una remisión en seguimiento abierta en el navegador por quien gestiona
      Entonces ve "Su usuario no tiene registro profesional: no puede ordenar procedimientos. Lo anota quien administra los usuarios."
      Y no puede pedir "Ordenar"

    @mensaje
    Escenario: Un mensaje queda en lo que ha pasado
      Dado una remisión pendiente abierta en el navegador por quien gestiona
      Cuando llena "Mensaje" con "¿Tensión arterial de ahora?"
      Y pide "Enviar"
      Entonces ve en "Lo que ha pasado" "¿Tensión arterial de ahora?"

  @flujo @regla:referral/from-consultation
  Regla: Desde una consulta no se escribe otra vez lo escrito

    Escenario: El afiliado, los diagnósticos y la sede vienen de la consulta
      Dado que la médica abrió en el navegador la historia de la consulta 1
      Cuando pide "Remitir"
      Entonces ve "GÓMEZ CASTAÑO, María Elena"
      Y ve "Hipertensión esencial"
      Y ve "Faltan"
