# language: es
@regla @regla:kit/clock/due @regla:kit/clock/explain
Característica: Cómo se cuenta un plazo
  Toda respuesta que la ley espera tiene un plazo. Cauce lo cuenta como lo cuenta la norma, y muestra la suma para que una persona la repita.

  Regla: Cada unidad cuenta lo suyo, también en la medianoche, los festivos y los meses cortos

    Esquema del escenario: <cantidad> <unidad> desde el <recibido>
      Cuando se recibe algo el "<recibido>" con un plazo de <cantidad> "<unidad>"
      Entonces el plazo vence el "<vence>"

      Ejemplos:
        | recibido         | cantidad | unidad                       | vence              |
        | 2026-10-09 18:00 | 72       | horas corridas               | 12 oct 2026, 18:00 |
        | 2026-10-09 23:45 | 0.5      | horas corridas               | 10 oct 2026, 00:15 |
        | 2026-10-06 23:59 | 15       | días hábiles                 | 28 oct 2026        |
        | 2026-10-07 00:00 | 15       | días hábiles                 | 29 oct 2026        |
        | 2026-10-09 18:00 | 1        | días hábiles desde ese mismo | 09 oct 2026        |
        | 2026-10-10 18:00 | 1        | días hábiles desde ese mismo | 13 oct 2026        |
        | 2026-10-09 08:00 | 3        | días calendario              | 12 oct 2026        |
        | 2026-08-31 08:00 | 1        | meses                        | 30 sep 2026        |
        | 2026-10-01 08:00 | 1        | meses                        | 03 nov 2026        |
        | 2028-02-29 08:00 | 12       | meses                        | 28 feb 2029        |
        | 2026-10-09 15:30 | 4        | horas hábiles                | 13 oct 2026, 09:30 |

  @regla:calendar/business-days#isBusinessDay
  Regla: El plazo dice su suma

    Escenario: Con un festivo en medio
      Cuando se recibe algo el "2026-10-06 10:00" con un plazo de 15 "días hábiles"
      Entonces la suma dice "Recibido 06 oct 2026 + 15 días hábiles (no cuenta el 12 oct, festivo) = vence 28 oct 2026"

  @regla:kit/clock/change
  Regla: Solo un acto con motivo lo suspende o lo prorroga, y nada de lo contado se devuelve

    Escenario: Se pide lo que falta y se aporta
      Cuando se recibe algo el "2026-10-06 10:00" con un plazo de 15 "días hábiles"
      Y se suspende el "2026-10-09 09:00" hasta el "2026-10-20 15:00"
      Entonces el plazo vence el "06 nov 2026"

    @mensaje
    Esquema del escenario: No se deja <acto> el <cuando>
      Cuando se recibe algo el "2026-10-06 10:00" con un plazo de 15 "días hábiles"
      Y se quiere <acto> el "<cuando>"
      Entonces no se puede, porque "<mensaje>"

      Ejemplos:
        | acto                       | cuando           | mensaje                                                                                           |
        | suspender                  | 2026-10-22 08:00 | El requerimiento se podía hacer hasta el 21 oct 2026 (10 días hábiles). El plazo sigue corriendo. |
        | prorrogar hasta 2026-11-23 | 2026-10-27 08:00 | La nueva fecha no puede pasar del 20 nov 2026: el doble del plazo.                                |
        | prorrogar hasta 2026-11-20 | 2026-10-29 00:00 | La prórroga se informa antes del vencimiento (28 oct 2026).                                       |
        | prorrogar hasta 2026-11-01 | 2026-10-27 08:00 | La nueva fecha debe ser un día hábil posterior al vencimiento.                                    |

  @regla:kit/clock/light @regla:kit/clock/alarms
  Regla: La luz y los avisos salen de la misma suma

    Esquema del escenario: A las <hora>
      Cuando se recibe algo el "2026-10-06 08:00" con un plazo de 24 "horas corridas"
      Entonces a las "<hora>" se ve "<luz>"

      Ejemplos:
        | hora             | luz        |
        | 2026-10-06 22:23 | En término |
        | 2026-10-06 22:24 | Por vencer |
        | 2026-10-07 07:59 | Por vencer |
        | 2026-10-07 08:00 | Vencido    |

    Escenario: Los avisos de quince días hábiles
      Cuando se recibe algo el "2026-10-06 10:00" con un plazo de 15 "días hábiles"
      Entonces avisa a las "19 oct 2026, 07:00; 23 oct 2026, 07:00; 29 oct 2026, 00:00"

  @regla:kit/clock/norm
  Regla: La entidad acorta y nunca alarga

    @mensaje
    Escenario: Una promesa más larga que la norma
      Cuando la entidad promete responder una petición en 16 días hábiles
      Entonces no se puede, porque "La entidad puede acortar el plazo de la norma (15 días hábiles), nunca alargarlo"
