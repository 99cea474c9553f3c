# language: es
@regla @mensaje @regla:referral/annex @regla:referral/moments @regla:referral/panel-check
Característica: Lo que se pide de una remisión
  El servidor revisa otra vez lo que revisó el panel, y dice lo que falta en cada campo con su mensaje.

  Antecedentes:
    Dado que "referencia@cauce.demo" ingresó con su código

  Regla: Código y tipo de solicitud se piden siempre

    Esquema del escenario: Sin <campo>
      Dado que hay una remisión pendiente
      Cuando guarda el panel con "<campo>" vacío
      Entonces se le niega con "Por favor, corrige los errores antes de continuar."
      Y el campo "<campo>" dice "<mensaje>"

      Ejemplos:
        | campo              | mensaje                              |
        | Código de remisión | ¡Campo de código remisión requerido! |
        | Tipo de solicitud  | ¡Campo de tipo solicitud requerido!  |

  Regla: En seguimiento, una Referencia pide además la aceptación

    Esquema del escenario: Sin <campo>
      Dado que gestiona una remisión aceptada
      Cuando guarda el panel con "<campo>" vacío
      Entonces el campo "<campo>" dice "<mensaje>"

      Ejemplos:
        | campo                  | mensaje                                     |
        | Fecha de aceptación    | ¡Campo de fecha de aceptación requerido!    |
        | Hora de aceptación     | ¡Campo de hora de aceptación requerido!     |
        | Nombre de quien acepta | ¡Campo de nombre de quien acepta requerido! |
        | Cargo                  | ¡Campo de cargo requerido!                  |
        | Institución que acepta | ¡Campo de institución que acepta requerido! |

    Escenario: La contrarreferencia no la pide
      Dado que gestiona una remisión con el tipo de anexo 4
      Cuando guarda el panel:
        | Móvil del traslado | TAB-03 |
      Entonces el servidor responde "¡Referencia actualizada con éxito!"

  Regla: El traslado redondo pide además sus cuatro horas

    Esquema del escenario: Sin <campo>
      Dado que gestiona una remisión aceptada
      Cuando guarda el panel con traslado redondo y "<campo>" vacío
      Entonces el campo "<campo>" dice "<mensaje>"

      Ejemplos:
        | campo                                 | mensaje                                                    |
        | Fecha de salida                       | ¡Campo de fecha de salida requerido!                       |
        | Hora de salida                        | ¡Campo de hora de salida requerido!                        |
        | Fecha de llegada                      | ¡Campo de fecha de llegada requerido!                      |
        | Hora de llegada                       | ¡Campo de hora de llegada requerido!                       |
        | Fecha de salida del traslado redondo  | ¡Campo de fecha de salida del traslado redondo requerido!  |
        | Hora de salida del traslado redondo   | ¡Campo de hora de salida del traslado redondo requerido!   |
        | Fecha de llegada del traslado redondo | ¡Campo de fecha de llegada del traslado redondo requerido! |
        | Hora de llegada del traslado redondo  | ¡Campo de hora de llegada del traslado redondo requerido!  |

    Escenario: Completo se guarda
      Dado que gestiona una remisión aceptada
      Cuando guarda el panel con traslado redondo
      Entonces el servidor responde "¡Referencia actualizada con éxito!"
      Y de la remisión ha pasado "registrada, tomada, aceptación, actualizada, salida, llegada, salida del regreso, llegada del regreso"

  Regla: Lo que se escribe existe y está en orden

    Esquema del escenario: <campo> con <valor>
      Dado que gestiona una remisión aceptada
      Cuando guarda el panel:
        | <campo> | <valor> |
      Entonces el campo "<campo>" dice "<mensaje>"

      Ejemplos:
        | campo                    | valor           | mensaje                                           |
        | Tipo de solicitud        | Helicóptero     | El tipo de solicitud no es uno de la lista        |
        | Tipo de anexo            | 9               | El tipo de anexo no es uno de la lista            |
        | Código de remisión       | AIU-2026-000001 | Los códigos AIU los genera el sistema             |
        | Institución que acepta   | 999999          | La institución no está en la red o no está activa |
        | Fecha de aceptación      | 2026-02-30      | Debe ser una fecha válida (AAAA-MM-DD)            |
        | Hora de aceptación       | 25:00           | Debe ser una hora válida (HH:MM)                  |
        | Hora estimada de llegada | pronto          | Debe ser una hora válida (HH:MM)                  |

    Escenario: La llegada antes de la salida
      Dado que gestiona una remisión aceptada
      Cuando guarda el panel:
        | salida  | 30 |
        | llegada | 20 |
      Entonces el campo "Hora de llegada" dice "Llegada no puede ser antes de salida"

    Escenario: Una aceptación que todavía no ha pasado
      Dado que gestiona una remisión aceptada
      Cuando guarda el panel:
        | aceptacion | 60 |
      Entonces el campo "Hora de aceptación" dice "La aceptación no puede ser en el futuro"

    Escenario: El código de otra remisión
      Dado que gestiona una remisión
      Y que hay otra remisión pendiente
      Cuando guarda el panel:
        | Código de remisión | el de la otra |
      Entonces el campo "Código de remisión" dice "El código de remisión ya es de otra remisión"

  Regla: Al registrar se revisa todo otra vez

    Esquema del escenario: <campo> con <valor>
      Cuando registra una remisión:
        | <campo> | <valor> |
      Entonces el campo "<campo>" dice "<mensaje>"

      Ejemplos:
        | campo                  | valor       | mensaje                                                      |
        | Afiliado               | 999999      | El afiliado no existe                                        |
        | Institución que remite | 999999      | La institución que remite no está en la red o no está activa |
        | Tipo de solicitud      | Helicóptero | El tipo de solicitud no es uno de la lista                   |
        | Tipo de anexo          | 5           | El tipo de anexo no es uno de la lista                       |
        | Descripción            | vacío       | ¡Campo de descripción requerido!                             |

  @regla:referral/registration
  Regla: Antes de enviar, la pantalla dice todo lo que falta al registrar, cada cosa en su campo

    Esquema del escenario: Sin escribir nada, <campo>
      Cuando intenta registrar una remisión sin escribir nada
      Entonces el campo "<campo>" dice "<mensaje>"

      Ejemplos:
        | campo             | mensaje                             |
        | Afiliado          | ¡Campo de afiliado requerido!       |
        | Tipo de anexo     | ¡Campo de tipo de anexo requerido!  |
        | Tipo de solicitud | ¡Campo de tipo solicitud requerido! |
        | Especialidad      | ¡Campo de especialidad requerido!   |
        | Diagnósticos      | Elija al menos un diagnóstico       |
        | Descripción       | ¡Campo de descripción requerido!    |

    Escenario: Un diagnóstico de más
      Cuando intenta registrar una remisión con un diagnóstico de más
      Entonces el campo "Diagnósticos" dice "Máximo 10 diagnósticos"

    Escenario: Ninguna unidad de un servicio
      Cuando intenta registrar una remisión que pide "0" unidades de un servicio
      Entonces el campo "Servicios" dice "La cantidad debe ser un número entero mayor que cero"

  @regla:referral/registration
  Regla: Si no se sabe cómo terminó el registro, se dice qué se sabe y qué hacer

    Esquema del escenario: El servidor <respuesta>
      Cuando registra una remisión completa y el servidor <respuesta>
      Entonces lee "<mensaje>"

      Ejemplos:
        | respuesta                            | mensaje                                                                                   |
        | no responde                          | No se sabe si la remisión quedó registrada: el servidor no respondió.                     |
        | la rechaza sin decir por qué         | La remisión no se registró. Inténtelo de nuevo; si sigue igual, recargue la página.       |
        | ya había recibido otra con esa clave | Un envío anterior sí registró una remisión. Revise las registradas antes de registrar otra. |
