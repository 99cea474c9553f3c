# language: es
@regla
Característica: Órdenes activas
  Cada línea dice su estado con palabra, forma y color, y lo que se puede hacer con ella.

  Antecedentes:
    Dado que "medico@cauce.demo" ingresó con su código
    Y abrió los procedimientos de la consulta 1

  @regla:ordering/order-status
  Regla: El color de cada estado

    Esquema del escenario: Color por estado
      Entonces el estado <estado> se muestra en "<color>"

      Ejemplos:
        | estado | color |
        | 1      | verde |
        | 4      | verde |
        | 49     | verde |
        | 3      | ámbar |
        | 5      | rojo  |
        | 2      | rojo  |
        | 42     | azul  |

  @regla:ordering/order-line-actions
  Regla: Una línea pendiente no se descarga ni se envía

    @mensaje
    Escenario: Sin descarga hasta que se audite
      Dado que la consulta 1 tiene una línea pendiente de auditoría
      Cuando descarga la orden del procedimiento
      Entonces se le niega con "Sin descarga hasta que se audite"

  @regla:text/email
  Regla: La orden se descarga y se envía por correo

    Escenario: Descargar
      Dado que la consulta 1 tiene una línea activa
      Cuando descarga la orden del procedimiento
      Entonces el PDF dice "María Elena"
      Y el PDF dice "903841"

    Escenario: Enviar por correo
      Dado que la consulta 1 tiene una línea activa
      Cuando envía la orden del procedimiento a "maria.gomez@correo.cauce.demo"
      Entonces llega a "maria.gomez@correo.cauce.demo" un documento que dice "903841"

    @mensaje
    Escenario: Un correo mal escrito
      Dado que la consulta 1 tiene una línea activa
      Cuando envía la orden del procedimiento a "esto no es un correo"
      Entonces el campo "Correo" dice "Debe ingresar un Email valido"

  Regla: Un estado se explica

    Escenario: La vida de una línea pendiente
      Dado que la consulta 1 tiene una línea pendiente de auditoría
      Entonces la vida de esa línea dice:
        | la creó  | Laura Restrepo Mejía                 |
        | sigue    | aprobar, le toca a un auditor médico |
        | sigue    | negar, le toca a un auditor médico   |
        | no puede | aprobar                              |

    Escenario: Un auditor la aprueba
      Dado que la consulta 1 tiene una línea pendiente de auditoría
      Y que "auditor@cauce.demo" ingresó con su código
      Cuando aprueba esa línea con el motivo "Cumple la guía"
      Entonces el procedimiento "452301" queda "Autorizada"

    Escenario: Quien no audita no aprueba
      Dado que la consulta 1 tiene una línea pendiente de auditoría
      Cuando intenta aprobar esa línea con el motivo "Cumple la guía"
      Entonces se le niega el acceso

    @mensaje
    Escenario: Una línea anulada no vuelve
      Dado que la consulta 1 tiene una línea activa
      Y que anuló esa línea con el motivo "Se ordenó por error"
      Y que "auditor@cauce.demo" ingresó con su código
      Cuando intenta aprobar esa línea con el motivo "Cumple la guía"
      Entonces se le niega con "La orden no admite ese cambio en su estado actual."

  @navegador
  Regla: En el navegador

    @mensaje
    Escenario: El estado se explica al tocarlo
      Dado que la consulta 1 tiene una línea pendiente de auditoría
      Y que la médica abrió en el navegador los procedimientos de la consulta 1
      Cuando pide la vida de "452301", que está "Pendiente de auditoría"
      Entonces ve "un auditor médico"
