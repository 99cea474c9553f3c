# language: es
Característica: El borrador de la historia clínica
  Lo que se escribe se guarda en el servidor a cada pausa, sigue al profesional a otro equipo y nunca se pisa en silencio.

  Antecedentes:
    Dado que "medico@cauce.demo" ingresó con su código
    Y que atiende una consulta nueva

  @regla @regla:clinical-record/draft-save
  Regla: Un borrador se guarda solo si parte de la última versión

    @mensaje
    Escenario: El primero
      Cuando escribe "Dolor lumbar" en "Motivo" de la historia
      Entonces el borrador queda guardado en la versión 1
      Y el borrador dice "Dolor lumbar" en "Motivo"

    Escenario: El siguiente, desde la versión que hay
      Dado que "medico@cauce.demo" ingresó con su código
      Cuando desde "Consultorio 1" escribe "Dolor" en "Motivo" de la historia sobre la versión 0
      Y desde "Consultorio 1" escribe "Dolor lumbar" en "Motivo" de la historia sobre la versión 1
      Entonces el borrador queda guardado en la versión 2

    @mensaje
    Escenario: Otro equipo escribió entre tanto
      Cuando desde "Consultorio 1" escribe "Dolor" en "Motivo" de la historia sobre la versión 0
      Y desde "Consultorio 2" escribe "Tos" en "Motivo" de la historia sobre la versión 0
      Entonces se le niega con "Este borrador se cambió en otro dispositivo: revise lo que llegó antes de seguir"
      Y el borrador dice "Dolor" en "Motivo"

    Escenario: Dos equipos escriben en secciones distintas y ninguno estorba al otro
      Cuando desde "Consultorio 1" escribe "Dolor" en "Motivo" de la historia sobre la versión 0
      Y desde "Consultorio 2" escribe "Reposo" en "Plan" de la historia sobre la versión 0
      Entonces el borrador dice "Dolor" en "Motivo"
      Y el borrador dice "Reposo" en "Plan"

    Escenario: La respuesta se perdió y se envía otra vez
      Cuando escribe "Dolor" en "Motivo" de la historia
      Y escribe "Dolor" en "Motivo" de la historia otra vez porque no llegó la respuesta
      Entonces el borrador queda guardado en la versión 1

  @regla:clinical-record/record
  Regla: Cada sección tiene su longitud

    @regla @mensaje
    Esquema del escenario: Una letra de más
      Cuando escribe un texto de <caracteres> letras en "<sección>" de la historia
      Entonces el campo "<campo>" dice "<mensaje>"
      Y el borrador no existe

      Ejemplos:
        | sección       | caracteres | campo         | mensaje                 |
        | Motivo        | 2001       | Motivo        | Máximo 2000 caracteres  |
        | Examen físico | 10001      | Examen físico | Máximo 10000 caracteres |
        | Plan          | 10001      | Plan          | Máximo 10000 caracteres |

  @regla @regla:clinical-record/record-writer
  Regla: La historia de una consulta la escribe solo su profesional

    Escenario: Quien ve todas las consultas la lee
      Cuando escribe "Dolor lumbar" en "Motivo" de la historia
      Y "admin@cauce.demo" abre esa historia
      Entonces la historia dice:
        | se puede escribir | no |

    @mensaje
    Escenario: Y no la escribe
      Dado que "oncologo@cauce.demo" atiende una consulta nueva
      Y que "admin@cauce.demo" ingresó con su código
      Cuando escribe "Dolor" en "Motivo" de la historia
      Entonces se le niega con "Solo el profesional de la consulta escribe su historia clínica"

    @mensaje
    Escenario: Otro profesional ni la abre
      Cuando "oncologo@cauce.demo" abre esa historia
      Entonces se le niega con "La consulta es de otro profesional."

    @mensaje
    Escenario: De quien no asistió no se escribe
      Dado que atiende una consulta nueva a la que el paciente no asistió
      Cuando escribe "Dolor" en "Motivo" de la historia
      Entonces se le niega con "El paciente no asistió a esta consulta: no se escribe su historia clínica"

  Regla: Los antecedentes de la historia anterior se pueden traer

    @regla
    Escenario: Los de la última historia que los tiene
      Dado que en otra consulta de la misma persona escribió los antecedentes "Apendicectomía a los 12 años"
      Entonces la historia dice:
        | antecedentes de antes | Apendicectomía a los 12 años |

  Regla: Al abrir se lee lo que se encontró y se decidió la última vez

    @regla
    Escenario: El diagnóstico y el plan de la última consulta
      Dado que en otra consulta de la misma persona escribió el plan "Terapia física, diez sesiones"
      Entonces la historia dice:
        | plan de la última consulta        | Terapia física, diez sesiones |
        | diagnóstico de la última consulta | M545                          |

  Regla: Abrir una historia y empezar su borrador quedan en la auditoría, sin lo escrito

    @mensaje
    Escenario: El borrador
      Cuando escribe "Dolor lumbar" en "Motivo" de la historia
      Entonces la auditoría anota "Escribió el borrador de una historia clínica" sin "Dolor"
