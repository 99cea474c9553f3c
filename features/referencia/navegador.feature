# language: es
@navegador
Característica: El panel de una remisión en el navegador
  Quien gestiona ve a la persona, lo que ha pasado y lo que falta, y nadie pierde lo que escribió.

  @regla
  Regla: Solo quien sigue remisiones las mueve

    @mensaje @regla:referral/panel-actions
    Escenario: Gestionar la toma con el código propuesto
      Dado una remisión pendiente abierta en el navegador por quien gestiona
      Cuando la gestiona en el navegador
      Entonces ve "¡Referencia actualizada con éxito!"
      Y puede "Actualizar, Finalizar, Ordenar"
      Y lo que ha pasado dice "la tomó Andrés Loaiza"

    @regla:referral/panel-actions
    Escenario: Quien remite lee el panel sin moverlo
      Dado una remisión pendiente abierta en el navegador por el hospital que remite
      Entonces no puede moverla

  @regla @mensaje
  Regla: Lo que falta se dice en cada campo

    @regla:referral/required-fields
    Escenario: En seguimiento se pide quién acepta, dónde y cuándo
      Dado una remisión en seguimiento abierta en el navegador por quien gestiona
      Cuando pulsa "Actualizar" en el panel
      Entonces ve "Por favor, corrige los errores antes de continuar."
      Y ve "¡Campo de fecha de aceptación requerido!"
      Y ve "¡Campo de institución que acepta requerido!"

    @flujo @regla:referral/remission-code
    Escenario: Lo que el servidor dice de un campo queda en ese campo
      Dado una remisión pendiente abierta en el navegador por quien gestiona
      Y otra remisión con el código "REPETIDO-1"
      Cuando escribe "REPETIDO-1" en "Código de remisión" del panel
      Y la gestiona en el navegador
      Entonces ve "El código de remisión ya es de otra remisión"

  @mensaje
  Regla: Lo que falla se dice, y lo escrito sigue ahí

    Escenario: No llega la respuesta de un cambio
      Dado una remisión pendiente abierta en el navegador por quien gestiona
      Y que los cambios de la remisión no llegan
      Cuando la gestiona en el navegador
      Entonces ve "Hubo un problema al actualizar la referencia."

    Escenario: Las instituciones no se pueden traer
      Dado una remisión en seguimiento abierta en el navegador por quien gestiona
      Y que las instituciones no se pueden traer
      Cuando busca la institución "prad"
      Entonces ve "Error al cargar las instituciones"

  @flujo @mensaje
  Regla: Se finaliza con una observación

    Escenario: Sin observación no se cierra
      Dado una remisión en seguimiento abierta en el navegador por quien gestiona
      Cuando escribe la aceptación en el panel
      Y pulsa "Finalizar" en el panel
      Y confirma la finalización
      Entonces ve "Campo requerido, por favor, diligenciar para poder continuar"
      Cuando observa "Llegó estable a la unidad"
      Y confirma la finalización
      Entonces ve "Referencia finalizada con éxito !"
      Y lo que ha pasado dice "Llegó estable a la unidad"

    @regla @regla:referral/emergency-report
    Escenario: El informe de atención inicial de urgencias advierte, genera el código y cierra
      Dado una remisión pendiente abierta en el navegador por quien gestiona
      Cuando escoge el tipo de anexo "Informe de atención inicial de urgencias"
      Entonces ve "El informe de atención inicial de urgencias genera el código de remisión y cierra la referencia. No se puede deshacer."
      Cuando acepta cerrarla
      Entonces lo que ha pasado dice "AIU-"
      Y no puede moverla

  Regla: Otra persona puede cambiarla a la vez

    @regla @flujo @regla:referral/panel-draft
    Escenario: A quien llega tarde se le dice quién la tomó y lo suyo no se pierde
      Dado una remisión pendiente abierta en el navegador por quien gestiona
      Cuando escribe "MI-CODIGO" en "Código de remisión" del panel
      Y otra gestora la toma
      Entonces ve que la tomó la otra gestora
      Y el campo "Código de remisión" del panel está en "MI-CODIGO"

  Regla: Desde la remisión se ordena y se escribe

    @flujo
    Escenario: Ordenar abre el ordenamiento sobre la consulta de la remisión
      Dado una remisión en seguimiento abierta en el navegador por quien gestiona
      Cuando pulsa "Ordenar" en el panel
      Entonces se abre el ordenamiento
      Y al cerrarlo lo que ha pasado dice "Ordenada"

    @mensaje
    Escenario: Un mensaje queda en lo que ha pasado
      Dado una remisión pendiente abierta en el navegador por quien gestiona
      Cuando escribe en la remisión el mensaje "¿Tensión arterial de ahora?"
      Entonces lo que ha pasado dice "¿Tensión arterial de ahora?"
