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
      Entonces la alerta es "Informativa"
      Y el hallazgo dice "Desabastecimiento detectado"
      Y el hallazgo no bloquea

    @mensaje
    Escenario: Uno que bloquea
      Cuando busca si "Trimebutina 200 mg tableta" está desabastecido
      Entonces la alerta es "Bloqueante"
      Y el hallazgo dice "Desabastecimiento detectado"
      Y el hallazgo bloquea

    Escenario: Uno que no está desabastecido
      Cuando busca si "Loratadina 10 mg tableta" está desabastecido
      Entonces no hay alerta

  Regla: Cuenta desde su primer día hasta el último

    @servidor-propio
    Esquema del escenario: Un desabastecimiento de <desde> a <hasta> días
      Dado que "Losartán 50 mg tableta" está desabastecido desde hace <desde> días hasta hace <hasta> días
      Cuando busca si "Losartán 50 mg tableta" está desabastecido
      Entonces <respuesta>

      Ejemplos:
        | desde | hasta | respuesta                 |
        | 10    | 1     | no hay alerta             |
        | 10    | 0     | la alerta es "Informativa" |
        | 0     | -5    | la alerta es "Informativa" |
        | -1    | -5    | no hay alerta             |
