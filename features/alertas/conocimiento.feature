# language: es
Característica: El conocimiento detrás de cada comprobación
  Sale de tablas con versión. Sin ellas la comprobación no se hace, y se dice.

  Antecedentes:
    Dado que "medico@cauce.demo" ingresó con su código

  @servidor-propio
  Regla: Sin conocimiento no se comprueba

    @mensaje
    Esquema del escenario: Sin versión de <catalogo>
      Dado que no hay ninguna versión de "<catalogo>"
      Cuando <comprueba>
      Entonces no se puede porque "<porque>"

      Ejemplos:
        | catalogo           | comprueba                                                            | porque                                                  |
        | interacciones      | comprueba las interacciones de "Warfarina 5 mg tableta"              | El conocimiento de interacciones no está disponible     |
        | clases de medicamentos | comprueba las interacciones de "Warfarina 5 mg tableta"              | El conocimiento de interacciones no está disponible     |
        | desabastecimientos | busca si "Losartán 50 mg tableta" está desabastecido                 | El conocimiento de desabastecimientos no está disponible |
        | alergias           | pide los avisos de "Losartán 50 mg tableta"                          | El conocimiento de alergias no está disponible          |
        | cruces de alergias | pide los avisos de "Losartán 50 mg tableta"                          | El conocimiento de alergias no está disponible          |
        | grupos de duplicidad | pide los avisos de "Losartán 50 mg tableta"                      | El conocimiento de duplicidad no está disponible        |
        | dosis habituales | pide los avisos de "Losartán 50 mg tableta"                          | El conocimiento de dosis habituales no está disponible  |

  @servidor-propio
  Regla: Una versión nueva cuenta desde la siguiente comprobación

    @flujo
    Escenario: Se importa otra versión
      Cuando comprueba las interacciones de "Warfarina 5 mg tableta"
      Entonces el conocimiento es la versión "2026-11"
      Cuando se importa la versión "2027-01" de "interacciones"
      Y comprueba las interacciones de "Warfarina 5 mg tableta"
      Entonces el conocimiento es la versión "2027-01 · 2026-11"

  @regla @servidor-propio
  @regla:medication/pending
  Regla: Al ordenar, lo que no se pudo comprobar se explica

    @mensaje
    Escenario: Nadie explicó
      Dado que formula en la consulta 22
      Y que no hay ninguna versión de "interacciones"
      Cuando ordena directamente los medicamentos:
        | medicamento              | comprobaciones |
        | Loratadina 10 mg tableta | ninguna        |
      Entonces el campo "Interacciones" de la línea 1 dice "Interacciones sin verificar: El conocimiento de interacciones no está disponible"

    @mensaje
    Escenario: Con un motivo corto
      Dado que formula en la consulta 22
      Y que no hay ninguna versión de "interacciones"
      Cuando ordena directamente los medicamentos:
        | medicamento              | sin comprobar | motivo    |
        | Loratadina 10 mg tableta | interacciones | porque sí |
      Entonces se le niega con "Hay comprobaciones sin responder. Revíselas antes de ordenar."

    @regla:medication/ledger
    Escenario: Con su motivo
      Dado que formula en la consulta 22
      Y que no hay ninguna versión de "interacciones"
      Cuando ordena directamente los medicamentos:
        | medicamento              | sin comprobar | motivo                        |
        | Loratadina 10 mg tableta | interacciones | Se revisó en la ficha técnica |
      Entonces el registro de "Loratadina 10 mg tableta" guarda:
        | quién       | comprobación  | respuesta     | motivo                        |
        | servidor    | interacciones | no verificada |                               |
        | profesional | interacciones | no verificada | Se revisó en la ficha técnica |
