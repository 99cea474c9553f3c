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
      Cuando intenta descargar esa línea
      Entonces se le niega con "Sin descarga hasta que se audite"

  @regla:text/email
  Regla: La orden se descarga y se envía por correo

    Escenario: Descargar
      Dado que la consulta 1 tiene una línea activa
      Cuando descarga esa línea
      Entonces recibe un PDF que nombra a "María Elena" y el procedimiento

    Escenario: Enviar por correo
      Dado que la consulta 1 tiene una línea activa
      Cuando envía esa línea a "maria.gomez@correo.demo"
      Entonces llega un correo a "maria.gomez@correo.demo" con el PDF adjunto

    @mensaje
    Escenario: Un correo mal escrito
      Dado que la consulta 1 tiene una línea activa
      Cuando envía esa línea a "esto no es un correo"
      Entonces el campo "Correo" dice "Debe ingresar un Email valido"

  Regla: Un estado se explica

    Escenario: La vida de una línea pendiente
      Dado que la consulta 1 tiene una línea pendiente de auditoría
      Cuando pregunta por la vida de esa línea
      Entonces ve quién la creó y cuándo
      Y ve que sigue "aprobar" o "negar" y que le toca a un auditor médico
      Y ve por qué no puede hacerlo

    Escenario: Un auditor la aprueba
      Dado que la consulta 1 tiene una línea pendiente de auditoría
      Y que "auditor@cauce.demo" ingresó con su código
      Cuando la aprueba con el motivo "Cumple la guía"
      Entonces la línea queda "Autorizada"

    Escenario: Quien no audita no aprueba
      Dado que la consulta 1 tiene una línea pendiente de auditoría
      Cuando intenta aprobarla con el motivo "Cumple la guía"
      Entonces se le niega el acceso

    @mensaje
    Escenario: Una línea anulada no vuelve
      Dado que la consulta 1 tiene una línea anulada
      Y que "auditor@cauce.demo" ingresó con su código
      Cuando intenta aprobarla con el motivo "Cumple la guía"
      Entonces se le niega con "La orden no admite ese cambio en su estado actual."

  @navegador
  Regla: En el navegador

    @mensaje
    Escenario: El estado se explica al tocarlo
      Dado que la consulta 1 tiene una línea pendiente de auditoría
      Y que la médica abrió en el navegador el ordenamiento de la consulta 1
      Cuando toca el estado "Pendiente de auditoría"
      Entonces ve "un auditor médico"
