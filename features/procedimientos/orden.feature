# language: es
@regla
Característica: Generar la orden de procedimientos
  La orden nace completa o no nace, y nunca nace dos veces.

  Antecedentes:
    Dado que "medico@cauce.demo" ingresó con su código
    Y abrió los procedimientos de la consulta 1

  Regla: El recorrido de la orden

    Escenario: Sin historia, sin recomendaciones y sin consentimiento
      Dado que añadió los procedimientos "903841"
      Cuando ordena la lista
      Entonces hay una sola orden nueva
      Y la lista por ordenar queda con 0 líneas
      Y el procedimiento "903841" queda "Activa"

    Escenario: Si alguna línea tiene recomendaciones se imprimen
      Dado que añadió los procedimientos "902210"
      Cuando ordena la lista
      Entonces se imprimen las recomendaciones de la orden

    Escenario: Si el procedimiento ya fue ordenado se pregunta
      Dado que la consulta 1 ya tiene ordenado el procedimiento "903895"
      Y añadió los procedimientos "903895"
      Cuando ordena la lista
      Entonces se muestra la historia del procedimiento "903895"

    Escenario: Seguir después de ver la historia
      Dado que la consulta 1 ya tiene ordenado el procedimiento "903895"
      Y añadió los procedimientos "903895"
      Cuando ordena la lista y acepta seguir después de ver la historia
      Entonces hay una sola orden nueva

    Escenario: Desistir después de ver la historia
      Dado que la consulta 1 ya tiene ordenado el procedimiento "903895"
      Y añadió los procedimientos "903895"
      Cuando ordena la lista y desiste después de ver la historia
      Entonces no se crea ninguna orden
      Y la lista por ordenar queda con 0 líneas

  @regla:procedure/check-item @regla:procedure/quantity @regla:ordering/validity-date
  Regla: El servidor vuelve a revisar cada línea

    Esquema del escenario: Cantidades que no se ordenan
      Cuando ordena directamente los procedimientos:
        | procedimiento | cantidad   |
        | 902210        | <cantidad> |
      Entonces el campo "Cantidad" de la línea 1 dice por qué no
      Y no se crea ninguna orden

      Ejemplos:
        | cantidad |
        | 0        |
        | -1       |
        | 9999     |

    @mensaje
    Escenario: Una fecha de vigencia pasada
      Cuando ordena directamente los procedimientos:
        | procedimiento | desde |
        | 902210        | -1    |
      Entonces el campo "Fecha de vigencia" de la línea 1 dice "La fecha de vigencia no puede ser anterior a hoy"
      Y no se crea ninguna orden

    Escenario: Una línea mala detiene la orden entera
      Cuando ordena directamente los procedimientos:
        | procedimiento | cantidad |
        | 903841        | 1        |
        | 903895        | 0        |
      Entonces el campo "Cantidad" de la línea 2 dice por qué no
      Y no se crea ninguna orden

    Escenario: Un procedimiento que no existe
      Cuando ordena directamente los procedimientos:
        | procedimiento      |
        | ninguno que exista |
      Entonces se le niega con un mensaje claro
      Y no se crea ninguna orden

  Regla: Lo que pide auditoría queda pendiente

    Escenario: Pendiente de auditoría
      Cuando ordena directamente los procedimientos:
        | procedimiento | cantidad |
        | 452301        | 1        |
      Entonces el procedimiento "452301" queda "Pendiente de auditoría"

    Escenario: Lo demás queda activo
      Cuando ordena directamente los procedimientos:
        | procedimiento | cantidad |
        | 903841        | 1        |
      Entonces el procedimiento "903841" queda "Activa"

  Regla: Una orden no nace dos veces

    Escenario: La misma orden enviada dos veces
      Cuando envía dos veces a la vez la orden de los procedimientos:
        | procedimiento |
        | 903841        |
      Entonces hay una sola orden nueva
      Y las dos respuestas son iguales

    Escenario: Reintentar después de perder la respuesta
      Dado que añadió los procedimientos "903841"
      Y que la respuesta de la orden se pierde en el camino
      Cuando ordena la lista y reintenta
      Entonces hay una sola orden nueva

    @mensaje @regla:ordering/annulled-since @servidor-propio
    Escenario: Repetir el envío de una orden que se anuló
      Cuando ordena directamente los procedimientos:
        | procedimiento |
        | 903841        |
      Y se anula toda esa orden
      Y repite ese envío con los procedimientos:
        | procedimiento |
        | 903841        |
      Entonces se le niega con "se anuló después de crearla y este envío no la ordena otra vez"

    @mensaje
    Escenario: Un envío que se repite con otra orden se niega
      Cuando ordena directamente los procedimientos:
        | procedimiento |
        | 903841        |
      Y repite ese envío con los procedimientos:
        | procedimiento |
        | 903895        |
      Entonces se le niega con "Esta solicitud ya se envió con otros datos. Recargue la página y vuelva a intentarlo."

  @regla:procedure/repeated-order
  Regla: Lo que ya está en camino no se ordena otra vez sin decirlo

    Escenario: Dos pestañas ordenan lo mismo a la vez
      Dado que ninguna orden de "903841" está vigente
      Cuando dos pestañas ordenan a la vez los procedimientos:
        | procedimiento | ya vio lo ordenado |
        | 903841        | no                 |
      Entonces hay una sola orden nueva
      Y una de las dos órdenes nace y la otra nombra la que ya está

    Escenario: Otra pestaña ordenó mientras se armaba la lista
      Dado que ninguna orden de "903841" está vigente
      Y que añadió los procedimientos "903841"
      Y que la consulta 1 ya tiene ordenado el procedimiento "903841"
      Cuando ordena la lista
      Entonces se muestra la historia del procedimiento "903841"
      Y la lista por ordenar queda con 1 línea

    Escenario: Seguir después de ver lo que ordenó la otra pestaña
      Dado que ninguna orden de "903841" está vigente
      Y que añadió los procedimientos "903841"
      Y que la consulta 1 ya tiene ordenado el procedimiento "903841"
      Cuando ordena la lista
      Y acepta ordenarlo otra vez
      Entonces hay una sola orden nueva

    Escenario: Por qué se ordena otra vez queda en la vida de la línea
      Dado que la consulta 1 ya tiene ordenado el procedimiento "903841"
      Cuando ordena directamente los procedimientos:
        | procedimiento | ya vio lo ordenado | otra vez porque        |
        | 903841        | no                 | la muestra se perdió   |
      Entonces hay una sola orden nueva
      Y la vida del procedimiento "903841" dice "porque: la muestra se perdió"

    Escenario: El porqué que se escribe donde se pregunta queda en la vida de la línea
      Dado que ninguna orden de "903841" está vigente
      Y que añadió los procedimientos "903841"
      Y que la consulta 1 ya tiene ordenado el procedimiento "903841"
      Cuando ordena la lista
      Y acepta ordenarlo otra vez porque "la muestra se perdió"
      Entonces hay una sola orden nueva
      Y la vida del procedimiento "903841" dice "porque: la muestra se perdió"

    @mensaje
    Escenario: Dos veces en la misma lista
      Dado que ninguna orden de "903841" está vigente
      Cuando ordena directamente los procedimientos:
        | procedimiento | ya vio lo ordenado |
        | 903841        | no                 |
        | 903841        | no                 |
      Entonces se le niega con "Este procedimiento está dos veces en la lista para la misma sede: cambie la cantidad o quite una"
      Y no se crea ninguna orden

  Regla: Una falla se dice y no pierde la lista

    @mensaje
    Escenario: El servidor no responde
      Dado que añadió los procedimientos "903841"
      Y que el servidor no responde al ordenar
      Cuando ordena la lista
      Entonces lee "Ocurrió un error al generar el ordenamiento."
      Y la lista por ordenar queda con 1 línea

  @navegador
  Regla: En el navegador

    @regla:procedure/repeated-order
    Escenario: La médica escribe por qué lo ordena otra vez
      Dado que la consulta 1 ya tiene ordenado el procedimiento "903841"
      Y que la médica abrió en el navegador los procedimientos de la consulta 1
      Cuando añade en el navegador otra vez el procedimiento "903841" porque "La muestra se perdió"
      Y ordena en el navegador los procedimientos
      Entonces la vida del procedimiento "903841" dice "porque: La muestra se perdió"

    Escenario: La médica ordena un examen y lo ve activo
      Dado que la médica abrió en el navegador los procedimientos de la consulta 1
      Y añadió en el navegador el procedimiento "903841" con la observación "Control"
      Cuando ordena en el navegador los procedimientos
      Entonces ve en las órdenes activas "903841" con "Activa"
