# language: es
Característica: Una incapacidad que empieza antes de hoy
  La norma la admite en tres casos, hasta 30 días antes y nunca por atención ambulatoria.

  Antecedentes:
    Dado que "medico@cauce.demo" ingresó con su código

  Regla: La atención ambulatoria no la admite

    Esquema del escenario: En una consulta de tipo <tipo>
      Dado que atiende a un cotizante en una consulta de tipo <tipo>
      Cuando registra la incapacidad:
        | fecha_inicio      | hoy-1                 |
        | causa_retroactiva | urgencias_internacion |
      Entonces el campo "fecha_inicio" dice "La atención ambulatoria no admite una incapacidad con inicio anterior a su expedición"
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
        | contingencia | licencia maternidad |
        | diagnostico  | O809                |
        | fecha_inicio | hoy-2               |
        | dias         | 126                 |
      Entonces la incapacidad queda registrada
      Y la incapacidad guarda "null" en "causa_retroactiva"

  Regla: En urgencias se pregunta cuál de los casos es

    Antecedentes:
      Dado que atiende a un cotizante en urgencias

    Esquema del escenario: <caso>
      Cuando registra la incapacidad:
        | fecha_inicio      | hoy-30 |
        | causa_retroactiva | <caso> |
      Entonces la incapacidad queda registrada
      Y la incapacidad guarda "<caso>" en "causa_retroactiva"

      Ejemplos:
        | caso                  |
        | urgencias_internacion |
        | alteracion_mental     |
        | evento_catastrofico   |

    Escenario: Sin decir el caso
      Cuando registra la incapacidad con "hoy-1" en "fecha_inicio"
      Entonces el campo "causa_retroactiva" dice "Diga cuál de los casos de la norma permite iniciar antes de hoy"
      Y no se registra ninguna incapacidad

    Escenario: Un caso que no es de la norma
      Cuando registra la incapacidad:
        | fecha_inicio      | hoy-1        |
        | causa_retroactiva | se me olvidó |
      Entonces el campo "causa_retroactiva" dice "El caso no es uno de los tres de la norma"
      Y no se registra ninguna incapacidad

    Escenario: Más de 30 días antes
      Cuando registra la incapacidad:
        | fecha_inicio      | hoy-31                |
        | causa_retroactiva | urgencias_internacion |
      Entonces el campo "fecha_inicio" dice "La fecha de inicio puede ser de máximo 30 días antes de hoy"
      Y no se registra ninguna incapacidad

    Escenario: Empieza hoy: el caso no se guarda
      Cuando registra la incapacidad con "urgencias_internacion" en "causa_retroactiva"
      Entonces la incapacidad queda registrada
      Y la incapacidad guarda "null" en "causa_retroactiva"
