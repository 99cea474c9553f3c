# language: es
@regla @regla:sick-leave/retroactive
Característica: Una incapacidad que empieza antes de hoy
  La norma la admite en tres casos, hasta 30 días antes y nunca por atención ambulatoria.

  Antecedentes:
    Dado que "medico@cauce.demo" ingresó con su código

  Regla: La atención ambulatoria no la admite

    @mensaje
    Esquema del escenario: En una consulta de tipo <tipo>
      Dado que atiende a un cotizante en una consulta de tipo <tipo>
      Cuando registra la incapacidad:
        | Fecha de inicio            | hoy-1                 |
        | Causa de la retroactividad | urgencias o internación |
      Entonces el campo "Fecha de inicio" dice "La atención ambulatoria no admite una incapacidad con inicio anterior a su expedición"
      Y no se registra ninguna incapacidad

      Ejemplos:
        | tipo |
        | 1    |
        | 2    |
        | 3    |
        | 4    |

    Escenario: Una licencia se fecha por el nacimiento y no pide caso
      Dado que atiende a un cotizante
      Cuando registra la incapacidad:
        | Contingencia         | licencia maternidad |
        | Diagnóstico (CIE-10) | O809                |
        | Fecha de inicio      | hoy-2               |
        | Días                 | 126                 |
      Entonces la incapacidad queda registrada
      Y la incapacidad no guarda nada en "Causa de la retroactividad"

  Regla: En urgencias se pregunta cuál de los casos es

    Antecedentes:
      Dado que atiende a un cotizante en urgencias

    Esquema del escenario: <caso>
      Cuando registra la incapacidad:
        | Fecha de inicio            | hoy-30 |
        | Causa de la retroactividad | <caso> |
      Entonces la incapacidad queda registrada
      Y la incapacidad guarda "<caso>" en "Causa de la retroactividad"

      Ejemplos:
        | caso                  |
        | urgencias o internación |
        | alteración mental     |
        | evento catastrófico   |

    @mensaje
    Escenario: Sin decir el caso
      Cuando registra la incapacidad con "hoy-1" en "Fecha de inicio"
      Entonces el campo "Causa de la retroactividad" dice "Diga cuál de los casos de la norma permite iniciar antes de hoy"
      Y no se registra ninguna incapacidad

    @mensaje
    Escenario: Un caso que no es de la norma
      Cuando registra la incapacidad:
        | Fecha de inicio            | hoy-1        |
        | Causa de la retroactividad | se me olvidó |
      Entonces el campo "Causa de la retroactividad" dice "El caso no es uno de los tres de la norma"
      Y no se registra ninguna incapacidad

    @mensaje
    Escenario: Más de 30 días antes
      Cuando registra la incapacidad:
        | Fecha de inicio            | hoy-31                |
        | Causa de la retroactividad | urgencias o internación |
      Entonces el campo "Fecha de inicio" dice "La fecha de inicio puede ser de máximo 30 días antes de hoy"
      Y no se registra ninguna incapacidad

    Escenario: Empieza hoy: el caso no se guarda
      Cuando registra la incapacidad con "urgencias o internación" en "Causa de la retroactividad"
      Entonces la incapacidad queda registrada
      Y la incapacidad no guarda nada en "Causa de la retroactividad"
