# language: es
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
        | campo           | mensaje                               |
        | codigo_remision | ¡Campo de código remisión requerido!  |
        | tipo_solicitud  | ¡Campo de tipo solicitud requerido!   |

  Regla: En seguimiento, una Referencia pide además la aceptación

    Esquema del escenario: Sin <campo>
      Dado que gestiona una remisión aceptada
      Cuando guarda el panel con "<campo>" vacío
      Entonces el campo "<campo>" dice "<mensaje>"

      Ejemplos:
        | campo                     | mensaje                                     |
        | fecha_aceptacion          | ¡Campo de fecha de aceptación requerido!    |
        | hora_aceptacion           | ¡Campo de hora de aceptación requerido!     |
        | nombre_acepta             | ¡Campo de nombre de quien acepta requerido! |
        | cargo                     | ¡Campo de cargo requerido!                  |
        | institucion_acepta_rep_id | ¡Campo de institución que acepta requerido! |

    Escenario: La contrarreferencia no la pide
      Dado que gestiona una remisión:
        | tipo_anexo_id | 4 |
      Cuando guarda el panel:
        | movil_traslado | TAB-03 |
      Entonces el servidor responde "¡Referencia actualizada con éxito!"

  Regla: El traslado redondo pide además sus cuatro horas

    Esquema del escenario: Sin <campo>
      Dado que gestiona una remisión aceptada
      Cuando guarda el panel con traslado redondo y "<campo>" vacío
      Entonces el campo "<campo>" dice "<mensaje>"

      Ejemplos:
        | campo                         | mensaje                                                     |
        | fecha_traslado_salida         | ¡Campo de fecha de salida requerido!                        |
        | hora_traslado_salida          | ¡Campo de hora de salida requerido!                         |
        | fecha_traslado                | ¡Campo de fecha de llegada requerido!                       |
        | hora_traslado                 | ¡Campo de hora de llegada requerido!                        |
        | fecha_traslado_redondo_salida | ¡Campo de fecha de salida del traslado redondo requerido!   |
        | hora_traslado_redondo_salida  | ¡Campo de hora de salida del traslado redondo requerido!    |
        | fecha_redondo_traslado        | ¡Campo de fecha de llegada del traslado redondo requerido!  |
        | hora_traslado_redondo         | ¡Campo de hora de llegada del traslado redondo requerido!   |

    Escenario: Completo se guarda
      Dado que gestiona una remisión aceptada
      Cuando guarda el panel con traslado redondo
      Entonces el servidor responde "¡Referencia actualizada con éxito!"
      Y de la remisión ha pasado "registrada, tomada, aceptacion, actualizada, salida, llegada, salida_redondo, llegada_redondo"

  Regla: Lo que se escribe existe y está en orden

    Esquema del escenario: <campo> con <valor>
      Dado que gestiona una remisión aceptada
      Cuando guarda el panel:
        | <campo> | <valor> |
      Entonces el campo "<campo>" dice "<mensaje>"

      Ejemplos:
        | campo                     | valor           | mensaje                                                 |
        | tipo_solicitud            | Helicóptero     | El tipo de solicitud no es uno de la lista              |
        | tipo_anexo_id             | 9               | El tipo de anexo no es uno de la lista                  |
        | codigo_remision           | AIU-2026-000001 | Los códigos AIU los genera el sistema                   |
        | institucion_acepta_rep_id | 999999          | La institución no está en la red o no está activa       |
        | fecha_aceptacion          | 2026-02-30      | Debe ser una fecha válida (AAAA-MM-DD)                  |
        | hora_aceptacion           | 25:00           | Debe ser una hora válida (HH:MM)                        |
        | hora_estimada_llegada     | pronto          | Debe ser una hora válida (HH:MM)                        |

    Escenario: La salida antes de la aceptación
      Dado que gestiona una remisión aceptada
      Cuando guarda el panel:
        | salida | 5 |
      Entonces el campo "hora_traslado_salida" dice "Salida no puede ser antes de aceptación"

    Escenario: El código de otra remisión
      Dado que gestiona una remisión
      Y que hay otra remisión pendiente
      Cuando guarda en ella el código de la primera
      Entonces el campo "codigo_remision" dice "El código de remisión ya es de otra remisión"

  Regla: Al registrar se revisa todo otra vez

    Esquema del escenario: <campo> con <valor>
      Cuando registra una remisión:
        | <campo> | <valor> |
      Entonces el campo "<campo>" dice "<mensaje>"

      Ejemplos:
        | campo          | valor       | mensaje                                                      |
        | afiliado_id    | 999999      | El afiliado no existe                                        |
        | rep_id         | 999999      | La institución que remite no está en la red o no está activa |
        | tipo_solicitud | Helicóptero | El tipo de solicitud no es uno de la lista                   |
        | tipo_anexo_id  | 5           | El tipo de anexo no es uno de la lista                       |
        | descripcion    | vacío       | Campo requerido, por favor, diligenciar para poder continuar |
