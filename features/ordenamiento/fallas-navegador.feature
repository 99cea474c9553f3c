# language: es
@navegador @mensaje
Característica: Lo que no llega mientras se ordena
  Quien ordena lee qué no se pudo traer, en su lugar, y puede intentarlo otra vez.

  @regla
  Regla: Lo que no se puede traer se dice con sus palabras

    Esquema del escenario: <qué> no llega al abrirse
      Dado que no se puede traer "<qué>"
      Cuando la médica abre en el navegador <pantalla> de la consulta 1
      Entonces ve "<mensaje>"

      Ejemplos:
        | qué                                 | pantalla         | mensaje                                        |
        | la consulta                         | la atención      | Ocurrió un error al cargar la consulta.        |
        | las órdenes activas de medicamentos | los medicamentos | Error al cargar órdenes activas                |
        | las órdenes activas de servicios    | los servicios    | Ocurrió un error al cargar las ordenes activas |

    Esquema del escenario: <qué> no llegan al buscarlos
      Dado que no se puede traer "<qué>"
      Cuando la médica abre en el navegador <pantalla> de la consulta 1
      Y llena "<campo>" con "<texto>"
      Entonces ve "<mensaje>"

      Ejemplos:
        | qué              | pantalla         | campo                | texto    | mensaje                                        |
        | los medicamentos | los medicamentos | Línea de medicamento | losartan | Error al listar medicamentos.                  |
        | los servicios    | los servicios    | Servicio             | camina   | Ocurrió un error al cargar los códigos propios |

    Escenario: Los prestadores al cambiar la sede de un servicio
      Dado que no se puede traer "los prestadores"
      Cuando la médica abre en el navegador los servicios de la consulta 1
      Y pide cambiar la sede de la orden activa de "CP0042"
      Y llena "Otra sede" con "Cuidado"
      Entonces ve "Ocurrió un error al cargar los prestadores"

  @flujo
  Regla: Lo que se envía por correo se dice

    Escenario: La orden de un procedimiento
      Dado que la consulta 1 tiene una línea activa
      Cuando la médica abre en el navegador los procedimientos de la consulta 1
      Y pide enviar por correo la orden activa de "903841"
      Y pide "Enviar la orden"
      Entonces ve "¡Orden enviada con exito!"
