# language: es
@regla
Característica: Los medicamentos de los últimos seis meses
  Lo que se formuló antes se lee por páginas y dice qué cambió desde entonces.

  Antecedentes:
    Dado que "medico@cauce.demo" ingresó con su código

  Regla: De a pocas filas o de a muchas

    Esquema del escenario: Las páginas salen de las filas por página
      Dado que formula en la consulta 12
      Entonces la historia de seis meses tiene <páginas> páginas de a <filas>

      Ejemplos:
        | filas | páginas |
        | 5     | 2       |
        | 10    | 1       |
        | 20    | 1       |
        | 50    | 1       |
        | 100   | 1       |

  @regla:medication/prescription-changes
  Regla: Antes de volver a formular se ve qué cambió

    Esquema del escenario: <qué>
      Dado que formula en la consulta 5
      Entonces la historia de seis meses dice que de "<medicamento>" cambió <cambio>: "<cuál>"

      Ejemplos:
        | qué                                          | medicamento | cambio            | cuál                      |
        | Una alergia que se registró después          | Trimetoprim | alergia           | Sulfonamidas antibióticas |
        | Un desabastecimiento                         | Trimetoprim | desabastecimiento | Entregas parciales        |
        | Un diagnóstico que no está en la consulta de hoy | Losartán | diagnostico       | I10                       |
