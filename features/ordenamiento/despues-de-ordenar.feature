# language: es
@navegador @servidor-propio
Característica: Después de ordenar
  En el mismo sitio, para todos los tipos, se lee qué quedó ordenado y se imprime, se envía o se anula, hasta que se escribe otra línea.

  @flujo
  Esquema del escenario: Se ordenan <tipo> y nada hay que cerrar
    Dado que la médica abrió en el navegador <tipo> de la consulta 22
    Y que <añade>
    Cuando ordena en el navegador <tipo>
    Entonces ve en "Lo que se ordenó" "<mensaje>"
    Y ve en "Lo que se ordenó" "<cuánto>"
    Y ve en "Lo que se ordenó" "Sin imprimir ni enviar."
    Y puede pedir "<imprimir>" en "Lo que se ordenó"
    Y el cursor queda en "<campo>"

    Ejemplos:
      | tipo               | añade                                                                                 | mensaje                   | cuánto          | imprimir            | campo                |
      | los procedimientos | añadió en el navegador el procedimiento "881302" con la observación "Control anual"   | Orden generada con éxito  | 1 procedimiento | Imprimir la orden   | Procedimiento        |
      | los servicios      | añadió en el navegador el servicio "CP0006"                                           | Orden generada con éxito  | 1 servicio      | Imprimir la orden   | Servicio             |
      | los medicamentos   | añadió en el navegador el medicamento "loratadina 10 1 c/24h 10d"                     | Exito                     | 1 medicamento   | Imprimir la fórmula | Línea de medicamento |

  @flujo
  Escenario: La línea siguiente quita lo anterior
    Dado que la médica abrió en el navegador los procedimientos de la consulta 22
    Y que añadió en el navegador el procedimiento "881302" con la observación "Control anual"
    Cuando ordena en el navegador los procedimientos
    Y llena "Observación" con "Otra cosa"
    Entonces no puede pedir "Imprimir la orden"
    Y puede pedir "Ordenar"

  @flujo
  Escenario: Se envía al correo de la paciente sin más preguntas, y el pie lo dice
    Dado que la médica abrió en el navegador los medicamentos de la consulta 1
    Y que añadió en el navegador el medicamento "loratadina 10 1 c/24h 10d"
    Cuando ordena en el navegador los medicamentos
    Y pide "Enviar a ma•••@correo.cauce.demo"
    Entonces ve en "Lo que se ordenó" "¡Orden enviada con exito!"

  @flujo
  Escenario: Se anula entera con un motivo
    Dado que la médica abrió en el navegador los procedimientos de la consulta 22
    Y que añadió en el navegador el procedimiento "881302" con la observación "Control anual"
    Cuando ordena en el navegador los procedimientos
    Y pide "Anular…"
    Y llena "Motivo para anular" con "Se pidió por error"
    Y pide "Anular la orden"
    Entonces ve en "Lo que se ordenó" "Anulada."
    Y no puede pedir "Imprimir la orden"
