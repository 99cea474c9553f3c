# language: es
@regla
Característica: Medicamentos desabastecidos
  El que informa se puede ordenar con un motivo; cualquier otro no.

  Antecedentes:
    Dado que "medico@cauce.demo" ingresó con su código

  @regla:medication/shortage
  Regla: Lo que impide ordenar va antes que lo que informa

    @mensaje
    Escenario: Uno que informa
      Cuando busca si "Clozapina 25 mg tableta" está desabastecido
      Entonces la alerta de desabastecimiento es "Informativa"
      Y el hallazgo dice:
        | qué puede pasar | Desabastecimiento detectado |
        | bloquea         | no                          |

    @mensaje
    Escenario: Uno que bloquea
      Cuando busca si "Trimebutina 200 mg tableta" está desabastecido
      Entonces la alerta de desabastecimiento es "Bloqueante"
      Y el hallazgo dice:
        | qué puede pasar | Desabastecimiento detectado |
        | bloquea         | sí                          |

    Escenario: Uno que no está desabastecido
      Cuando busca si "Loratadina 10 mg tableta" está desabastecido
      Entonces la alerta de desabastecimiento es "ninguna"

  Regla: Cuenta desde su primer día hasta el último

    @servidor-propio
    Esquema del escenario: Un desabastecimiento de <desde> a <hasta> días
      Dado que "Losartán 50 mg tableta" está desabastecido desde hace <desde> días hasta hace <hasta> días
      Cuando busca si "Losartán 50 mg tableta" está desabastecido
      Entonces la alerta de desabastecimiento es "<alerta>"

      Ejemplos:
        | desde | hasta | alerta      |
        | 10    | 1     | ninguna     |
        | 10    | 0     | Informativa |
        | 0     | -5    | Informativa |
        | -1    | -5    | ninguna     |
