# language: es
@navegador @mensaje
Característica: Lo que no llega mientras se ordena
  Quien ordena lee qué no se pudo traer, en su lugar, y puede intentarlo otra vez.

  @regla
  Regla: Lo que no se puede traer se dice con sus palabras

    Esquema del escenario: <qué> no llega al abrirse
      Dado que no se puede traer "<qué>"
      Cuando la médica abre "<pantalla>" de la consulta 1
      Entonces ve "<mensaje>"

      Ejemplos:
        | qué                                 | pantalla        | mensaje                                        |
        | la consulta                         | la consulta     | Ocurrió un error al cargar la consulta.        |
        | las órdenes activas de medicamentos | Medicamentos    | Error al cargar órdenes activas                |
        | las órdenes activas de servicios    | Otros Servicios | Ocurrió un error al cargar las ordenes activas |

    Esquema del escenario: <qué> no llegan al buscarlos
      Dado que no se puede traer "<qué>"
      Cuando la médica abre "<pantalla>" de la consulta 1
      Y busca "<texto>" en "<pantalla>"
      Entonces ve "<mensaje>"

      Ejemplos:
        | qué              | pantalla        | texto  | mensaje                                        |
        | los medicamentos | Medicamentos    | losartan | Error al listar medicamentos.                  |
        | los servicios    | Otros Servicios | camina | Ocurrió un error al cargar los códigos propios |

    Escenario: Los prestadores al cambiar la sede de un servicio
      Dado que no se puede traer "los prestadores"
      Cuando la médica abre "Otros Servicios" de la consulta 1
      Y busca "Cuidado" entre los prestadores del servicio "CP0042"
      Entonces ve "Ocurrió un error al cargar los prestadores"

  @flujo
  Regla: Lo que se envía por correo se dice

    Escenario: La orden de un procedimiento
      Dado que la consulta 1 tiene una línea activa para enviar
      Cuando la médica abre "Procedimientos" de la consulta 1
      Y envía en el navegador esa línea a "maria.elena@correo.demo"
      Entonces ve "¡Orden enviada con exito!"
