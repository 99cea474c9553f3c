# language: es
@regla:calendar/bogota
Característica: Los mensajes de un chat
  Un mensaje llega a quienes hacen parte del chat, una sola vez y en el orden en que se escribió.

  Regla: Solo lee y escribe quien hace parte del chat

    @regla
    Escenario: La otra persona lo lee, con el nombre de quien lo escribió
      Dado que "medico@cauce.demo" ingresó con su código
      Cuando escribe "¿Vio la ecografía?" a "auditor@cauce.demo"
      Dado que "auditor@cauce.demo" ingresó con su código
      Entonces el último mensaje del chat es "¿Vio la ecografía?" de "Laura Restrepo Mejía"

    @mensaje
    Esquema del escenario: Para un tercero el chat no existe: no puede <acción>
      Dado que "medico@cauce.demo" ingresó con su código
      Y que "medico@cauce.demo" escribió "Solo para usted" a "auditor@cauce.demo"
      Dado que "referente@cauce.demo" ingresó con su código
      Cuando intenta <acción>
      Entonces se le niega con "No se encontró lo que busca."

      Ejemplos:
        | acción                |
        | leer los mensajes     |
        | escribir un mensaje   |
        | abrir el canal        |
        | marcarlo como leído   |

    @mensaje
    Escenario: Un chat que no existe tampoco
      Dado que "medico@cauce.demo" ingresó con su código
      Cuando escribe "¿Hay alguien?" en un chat que no existe
      Entonces se le niega con "No se encontró lo que busca."

  Regla: Un mensaje dice algo y cabe

    @mensaje
    Esquema del escenario: No se escribe <qué>
      Dado que "medico@cauce.demo" ingresó con su código
      Cuando escribe <qué> a "auditor@cauce.demo"
      Entonces el campo "Mensaje" dice "<mensaje>"

      Ejemplos:
        | qué                       | mensaje                                                     |
        | un mensaje vacío          | Campo requerido, por favor, diligenciar para poder continuar |
        | un mensaje de espacios    | Campo requerido, por favor, diligenciar para poder continuar |
        | un mensaje de 4001 letras | Máximo 4000 caracteres                                      |

    @regla
    Escenario: Cabe uno de 4000 letras, entero
      Dado que "medico@cauce.demo" ingresó con su código
      Cuando escribe un mensaje de 4000 letras a "auditor@cauce.demo"
      Entonces el último mensaje del chat es un mensaje de 4000 letras de "Laura Restrepo Mejía"

  Regla: Un mensaje que se envía otra vez es el mismo mensaje

    @regla
    Escenario: Un envío que se repite porque se perdió la respuesta no se escribe dos veces
      Dado que "medico@cauce.demo" ingresó con su código
      Cuando envía el mensaje "Se envía dos veces" a "auditor@cauce.demo" y lo reintenta como "Se envía dos veces"
      Entonces "Se envía dos veces" está 1 vez en el chat

    @mensaje
    Escenario: Con otro texto no es el mismo mensaje
      Dado que "medico@cauce.demo" ingresó con su código
      Cuando envía el mensaje "El primero" a "auditor@cauce.demo" y lo reintenta como "El segundo"
      Entonces se le niega con "Este mensaje ya se envió con otro texto. Escríbalo de nuevo."
      Y "El segundo" está 0 veces en el chat

  Regla: Los mensajes se traen por partes, en orden y sin saltarse ninguno

    @flujo
    Escenario: Hacia atrás de a veinte, y después los que siguen a uno
      Dado que "medico@cauce.demo" ingresó con su código
      Y que tiene 45 mensajes seguidos con "oncologo@cauce.demo"
      Cuando los lee hacia atrás de a 20
      Entonces lee del 1 al 45, en su orden y una vez cada uno
      Cuando los lee desde el siguiente al 10 de a 7
      Entonces lee del 11 al 45, en su orden y una vez cada uno

    @regla
    Escenario: Quien lo sabe todo no recibe nada
      Dado que "medico@cauce.demo" ingresó con su código
      Y que tiene 1 mensaje seguido con "oncologo@cauce.demo"
      Cuando los lee desde el siguiente al 1 de a 7
      Entonces lee que no hay mensajes nuevos

  Regla: En el chat de una remisión habla quien alcanza la remisión, y leerlo queda en la auditoría

    @regla
    Escenario: Quien sigue todas las remisiones lo lee, y queda anotado
      Dado que "referencia@cauce.demo" ingresó con su código
      Cuando lee el chat de una remisión que registró "hospital@cauce.demo"
      Entonces la auditoría anota "Leyó los mensajes de una remisión" sin "Tensión"

    @mensaje
    Escenario: Quien trabaja con remisiones de otra sede no lo encuentra
      Dado que "oncologo@cauce.demo" ingresó con su código
      Cuando lee el chat de una remisión que registró "hospital@cauce.demo"
      Entonces se le niega con "No se encontró lo que busca."

    @regla
    Escenario: Lo que se escribe queda en la auditoría sin sus palabras
      Dado que "referencia@cauce.demo" ingresó con su código
      Cuando escribe "Palabras que no se anotan" en el chat de una remisión que registró "hospital@cauce.demo"
      Entonces la auditoría anota "Escribió un mensaje" sin "Palabras"
