# language: es
@servidor-propio
Característica: Solo se responde lo que se mostró
  Un hallazgo se responde con la clave con que se le mostró a quien formula, de ese paciente y tal como es ahora. Nadie responde de antemano.

  Antecedentes:
    Dado que "medico@cauce.demo" ingresó con su código
    Y que formula en la consulta 22

  @regla @regla:medication/shown-finding
  Regla: La respuesta vale para el hallazgo que se mostró

    Escenario: Con la clave que se le mostró
      Cuando formula "Metotrexato 2,5 mg tableta" cada día y responde los hallazgos como se le mostraron
      Entonces la orden queda hecha con sus respuestas

    Esquema del escenario: <cómo>
      Cuando formula "Metotrexato 2,5 mg tableta" cada día y responde los hallazgos <cómo>
      Entonces se le niega con "Hay comprobaciones sin responder. Revíselas antes de ordenar."
      Y no se crea ninguna orden

      Ejemplos:
        | cómo                                        |
        | de antemano, sin que se le hayan mostrado   |
        | como se le mostraron a otra persona         |
        | como se le mostraron de otro paciente       |
        | como se le mostraron con menos gravedad     |
        | como se le mostraron con otro conocimiento  |

    @mensaje
    Escenario: Un hallazgo que no existe
      Cuando formula "Loratadina 10 mg tableta" cada día y responde los hallazgos y seiscientos más que no existen
      Entonces se le niega con "Responde a un hallazgo que no se ha mostrado. Repita la comprobación y responda lo que diga."
      Y no se crea ninguna orden
