# language: es
Característica: El conocimiento detrás de cada comprobación
  Sale de tablas con versión. Sin ellas la comprobación no se hace, y se dice.

  Antecedentes:
    Dado que "medico@cauce.demo" ingresó con su código

  @servidor-propio
  Regla: Sin conocimiento no se comprueba

    Esquema del escenario: Sin versión de <catalogo>
      Dado que no hay ninguna versión de "<catalogo>"
      Cuando <llamada>
      Entonces no se puede porque "<porque>"

      Ejemplos:
        | catalogo           | llamada                                                              | porque                                                  |
        | interacciones      | comprueba las interacciones de "Warfarina 5 mg tableta"              | El conocimiento de interacciones no está disponible     |
        | clases             | comprueba las interacciones de "Warfarina 5 mg tableta"              | El conocimiento de interacciones no está disponible     |
        | desabastecimientos | busca si "Losartán 50 mg tableta" está desabastecido                 | El conocimiento de desabastecimientos no está disponible |
        | alergias           | pide los avisos de "Losartán 50 mg tableta"                          | El conocimiento de alergias no está disponible          |
        | alergias-cruces    | pide los avisos de "Losartán 50 mg tableta"                          | El conocimiento de alergias no está disponible          |
        | dosis              | pide los avisos de "Losartán 50 mg tableta"                          | El conocimiento de dosis habituales no está disponible  |

  @servidor-propio
  Regla: Una versión nueva cuenta desde la siguiente comprobación

    Escenario: Se importa otra versión
      Cuando comprueba las interacciones de "Warfarina 5 mg tableta"
      Entonces el conocimiento es la versión "2026-11"
      Cuando se importa la versión "2027-01" de "interacciones"
      Y comprueba las interacciones de "Warfarina 5 mg tableta"
      Entonces el conocimiento es la versión "2027-01 · 2026-11"

  @servidor-propio
  @regla:medication/pending
  Regla: Al ordenar, lo que no se pudo comprobar se explica

    Escenario: Nadie explicó
      Dado que no hay ninguna versión de "interacciones"
      Cuando ordena "Loratadina 10 mg tableta" en la consulta 22
      Entonces el campo "0.comprobaciones.interacciones" dice "Interacciones sin verificar: El conocimiento de interacciones no está disponible"

    Escenario: Con un motivo corto
      Dado que no hay ninguna versión de "interacciones"
      Cuando ordena "Loratadina 10 mg tableta" en la consulta 22 explicando las interacciones con "porque sí"
      Entonces se le niega con el código "alertas.sin_responder"

    @regla:medication/ledger
    Escenario: Con su motivo
      Dado que no hay ninguna versión de "interacciones"
      Cuando ordena "Loratadina 10 mg tableta" en la consulta 22 explicando las interacciones con "Se revisó en la ficha técnica"
      Entonces la orden guarda las interacciones sin verificar y el motivo "Se revisó en la ficha técnica"
