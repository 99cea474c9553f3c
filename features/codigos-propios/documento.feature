# language: es
@regla
Característica: El documento de un servicio
  Se descarga lo que el afiliado puede usar, y siempre dice dónde.

  Antecedentes:
    Dado que "medico@cauce.demo" ingresó con su código
    Y abrió los servicios de la consulta 1

  @regla:own-code/service-actions
  Regla: La descarga se ofrece solo en los estados 1 y 4

    Esquema del escenario: Estados
      Entonces el estado <estado> de un servicio <permite> la descarga

      Ejemplos:
        | estado | permite    |
        | 1      | permite    |
        | 4      | permite    |
        | 2      | no permite |
        | 3      | no permite |
        | 5      | no permite |
        | 42     | no permite |
        | 49     | no permite |

    @mensaje
    Escenario: El servidor no imprime lo que está pendiente de auditoría
      Dado que el afiliado tiene ordenado el código propio "CP0019"
      Cuando descarga la orden del servicio
      Entonces se le niega con "Sin descarga hasta que se audite"

  @regla:own-code/service-actions
  Regla: Un servicio sin direccionamiento no se imprime

    @mensaje
    Escenario: Sin sede
      Dado que el afiliado tiene ordenado el código propio "CP0053"
      Cuando descarga la orden del servicio
      Entonces se le niega con "El servicio no tiene no tiene direccionamiento."

    Escenario: Con sede
      Dado que el afiliado tiene ordenado el código propio "CP0037"
      Cuando descarga la orden del servicio
      Entonces el PDF dice "CP0037"
