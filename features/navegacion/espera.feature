# language: es
@regla @regla:shell/shell-limits
Característica: «Un momento…»
  Lo que llega enseguida no se anuncia, y lo que se anunció se alcanza a leer: nada parpadea.

  Regla: Se dice cuando la espera pasa de 200 milisegundos

    Esquema del escenario: Cuándo se dice
      Cuando lo que se pidió tarda <milisegundos> milisegundos
      Entonces «Un momento…» <se dice>

      Ejemplos:
        | milisegundos | se dice    |
        | 199          | no se dijo |
        | 200          | se dijo    |

  @flujo
  Regla: Lo que se dijo queda al menos 200 milisegundos

    Escenario: Llegó apenas se dijo
      Cuando lo que se pidió tarda 200 milisegundos
      Y pasan 199 milisegundos
      Entonces «Un momento…» sigue a la vista
      Cuando pasan 1 milisegundos
      Entonces «Un momento…» ya no está

    Escenario: Llegó cuando ya se había leído
      Cuando lo que se pidió tarda 400 milisegundos
      Entonces «Un momento…» ya no está
