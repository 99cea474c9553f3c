# language: es
@regla
Característica: El FINDRISC sale entero o no sale
  El puntaje dice el riesgo de llegar a tener diabetes: no se calcula a quien ya la tiene, ni con una parte de las preguntas.

  @regla:clinical-record/known-diabetes @regla:clinical-record/diabetes-risk
  Regla: A quien ya tiene diabetes no se le calcula

    Esquema del escenario: Con el diagnóstico <codigo>
      Cuando la historia tiene todas las respuestas y el diagnóstico "<codigo>"
      Entonces el FINDRISC dice "<dice>"

      Ejemplos:
        | codigo | dice                         |
        | E119   | No aplica: ya tiene diabetes |
        | E10    | No aplica: ya tiene diabetes |
        | O244   | FINDRISC 11 puntos           |
        | I10    | FINDRISC 11 puntos           |

    Escenario: Sin una de las respuestas
      Cuando la historia tiene todas las respuestas menos una
      Entonces el FINDRISC dice "Falta responder todas las preguntas del FINDRISC"
