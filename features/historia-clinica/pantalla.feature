# language: es
@regla @navegador
@regla:clinical-record/body-mass-index @regla:clinical-record/diabetes-risk @regla:clinical-record/draft-key
Característica: La historia clínica en la pantalla
  Se escribe por secciones, con sus cifras al lado; siempre se ve qué falta, y al finalizar queda cerrada.

  Antecedentes:
    Dado que "medico@cauce.demo" ingresó con su código
    Y que atiende una consulta nueva

  @regla:clinical-record/required-to-finalise
  Regla: Lo que falta se dice y lleva a su campo

    @mensaje
    Escenario: Al pedir finalizar se va a lo primero que falta
      Dado que abrió la historia en el navegador
      Cuando intenta finalizar la historia en el navegador
      Entonces el cursor queda en "Motivo de consulta"
      Y ve "Escriba el motivo de consulta"
      Y falta "Motivo de consulta, Enfermedad actual, Examen físico, Diagnósticos, Plan"

    @flujo
    Escenario: Cada cosa que falta es un enlace
      Dado que abrió la historia en el navegador
      Cuando pide "Plan" en "Lo que falta para finalizar"
      Entonces el cursor queda en "Plan"
      Cuando en el navegador escribe "Reposo relativo" en "Plan"
      Entonces falta "Motivo de consulta, Enfermedad actual, Examen físico, Diagnósticos"

    @mensaje
    Escenario: Una orden sin direccionamiento
      Dado que se ordenó en ella un procedimiento sin sede
      Y que abrió la historia en el navegador
      Entonces ve "Sin direccionamiento"
      Y falta "Motivo de consulta, Enfermedad actual, Examen físico, Diagnósticos, Plan, Órdenes"

  @mensaje @regla:clinical-record/derived-figures
  Regla: Las cifras se calculan al escribir las medidas

    @regla:clinical-record/mass-class @regla:clinical-record/blood-pressure
    Escenario: Índice de masa corporal, superficie y clase de la presión
      Dado que abrió la historia en el navegador
      Cuando mide
        | Peso               | 81,5 |
        | Talla              | 172  |
        | Presión sistólica  | 150  |
        | Presión diastólica | 95   |
      Entonces ve "IMC 27,55 kg/m²: sobrepeso"
      Y ve "1,97 m² (Mosteller)"
      Y ve "Cifras en rango de hipertensión grado 1 (ESC/ESH 2018)"
      Y el borrador tiene las medidas:
        | Peso  | 81.5  |
        | Talla | 172   |
        | IMC   | 27.55 |

    @flujo
    @regla:clinical-record/diabetes-risk
    Escenario: El FINDRISC no dice nada hasta que se hacen las preguntas
      Dado que abrió la historia en el navegador
      Cuando mide
        | Peso                | 98  |
        | Talla               | 172 |
        | Perímetro abdominal | 104 |
      Entonces ve "Falta responder todas las preguntas del FINDRISC"
      Cuando responde que no a las preguntas de riesgo
      Entonces ve "FINDRISC 10 puntos: riesgo ligeramente elevado"

    @flujo @regla:clinical-record/cardiovascular-risk @regla:clinical-record/cardiovascular-person
    Escenario: El riesgo cardiovascular sale de la presión, las preguntas y el colesterol
      Dado que abrió la historia en el navegador
      Cuando mide
        | Presión sistólica  | 150 |
        | Presión diastólica | 95  |
      Y responde que no a las preguntas de riesgo
      Y mide
        | Colesterol total | 240 |
        | Colesterol HDL   | 40  |
      Entonces ve "% a 10 años ("

    @regla:clinical-record/laboratory-limits
    Escenario: El HDL es una parte del colesterol total
      Dado que abrió la historia en el navegador
      Cuando responde que no a las preguntas de riesgo
      Y mide
        | Colesterol total | 180 |
        | Colesterol HDL   | 200 |
      Entonces ve "El colesterol HDL debe ser menor que el total"

  @regla:clinical-record/measures
  Regla: Una medida imposible se dice en su campo y no entra en el borrador

    @mensaje
    Escenario: Una talla de 900 cm
      Dado que abrió la historia en el navegador
      Cuando mide
        | Peso  | 81,5 |
        | Talla | 900  |
      Entonces ve "La talla debe estar entre 30 y 250 cm"
      Y el borrador tiene las medidas:
        | Peso  | 81.5    |
        | Talla | ninguna |

  @flujo @regla:clinical-record/diagnoses
  Regla: Un diagnóstico principal, y cada uno con su tipo

    Escenario: El segundo pasa a ser el principal
      Dado que abrió la historia en el navegador
      Cuando añade el diagnóstico "M545" como "Impresión diagnóstica"
      Y añade el diagnóstico "E119" como "Confirmado repetido"
      Y elige como principal el diagnóstico "E119"
      Entonces los diagnósticos son "Relacionado M545, Principal E119"

    Escenario: El que se quita se puede recuperar
      Dado que abrió la historia en el navegador
      Cuando añade el diagnóstico "M545" como "Impresión diagnóstica"
      Y quita el diagnóstico "M545"
      Y pide "Deshacer"
      Entonces los diagnósticos son "Principal M545"

  @regla:clinical-record/text-snippet
  Regla: Una plantilla se pone donde está el cursor

    @flujo @mensaje
    Escenario: Se guarda lo escrito y se pone en otra historia
      Dado que abrió la historia en el navegador
      Cuando en el navegador escribe "Niega síntomas de alarma" en "Revisión por sistemas"
      Y guarda como plantilla "Sin alarma" lo escrito en "Revisión por sistemas"
      Y llena "Revisión por sistemas" con ""
      Y escribe con la plantilla "Sin alarma" en "Revisión por sistemas"
      Entonces el campo "Revisión por sistemas" tiene "Niega síntomas de alarma"
      Y el cursor queda en "Revisión por sistemas"

  Regla: Los antecedentes de la historia anterior se pueden traer y devolver

    @flujo @mensaje
    Escenario: Se añaden y se puede deshacer
      Dado que en otra consulta de la misma persona escribió los antecedentes "Hipertensión desde 2015"
      Y que abrió la historia en el navegador
      Cuando trae los antecedentes de la historia anterior
      Entonces el campo "Antecedentes" tiene "Hipertensión desde 2015"
      Cuando pide "Deshacer"
      Entonces el campo "Antecedentes" tiene ""

  Regla: Lo primero que se lee es lo de la última consulta

    @mensaje
    Escenario: Su diagnóstico y su plan
      Dado que en otra consulta de la misma persona escribió el plan "Terapia física, diez sesiones"
      Y que abrió la historia en el navegador
      Entonces ve "Última consulta"
      Y ve "Terapia física, diez sesiones"

  @flujo @mensaje @regla:clinical-record/clarifying-note
  Regla: Finalizada queda cerrada, y lo que falte se escribe como nota aclaratoria

    Escenario: Se finaliza y se añade una nota
      Cuando en el navegador escribe una historia completa
      Y finaliza la historia en el navegador
      Entonces ve "Historia clínica finalizada"
      Y ve "Atendida"
      Y no queda ningún campo de la historia por escribir
      Cuando llena "Nueva nota aclaratoria" con "El dolor empezó el lunes"
      Y pide "Añadir nota"
      Entonces ve "Nota aclaratoria de Laura Restrepo Mejía"
      Y ve "El dolor empezó el lunes"

    Escenario: La nota que se está escribiendo sobrevive a recargar la página
      Cuando en el navegador escribe una historia completa
      Y finaliza la historia en el navegador
      Y llena "Nueva nota aclaratoria" con "El dolor empezó el lunes"
      Y recarga la página
      Entonces el campo "Nueva nota aclaratoria" tiene "El dolor empezó el lunes"

    Escenario: El servidor falla y nada se pierde
      Cuando en el navegador escribe una historia completa
      Y que el servidor contesta "Ocurrió un error en el servidor." al finalizar la historia
      Y finaliza la historia en el navegador
      Entonces ve "Error al guardar historia clínica"
      Y el campo "Plan" tiene "Analgésico y terapia física."
      Cuando el servidor vuelve a responder
      Y pide "Intentar de nuevo"
      Entonces ve "Historia clínica finalizada"

  @regla:clinical-record/record-writer
  Regla: Solo el profesional de la consulta la escribe

    @mensaje
    Escenario: De una consulta a la que el paciente no asistió no se escribe historia
      Dado que atiende una consulta nueva a la que el paciente no asistió
      Cuando abre la consulta en el navegador
      Entonces ve "El paciente no asistió a esta consulta: no se escribe su historia clínica"
