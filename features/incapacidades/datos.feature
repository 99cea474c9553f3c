# language: es
Característica: Los datos de una incapacidad
  Cada error se dice en su campo y no se escribe nada.

  Antecedentes:
    Dado que "medico@cauce.demo" ingresó con su código
    Y que atiende a un cotizante

  Regla: Todos los campos son requeridos, cada uno con su mensaje

    Esquema del escenario: Sin <campo>
      Cuando registra la incapacidad con "vacío" en "<campo>"
      Entonces el campo "<campo>" dice "<mensaje>"
      Y no se registra ninguna incapacidad

      Ejemplos:
        | campo                   | mensaje                               |
        | clase_incapacidad       | La clase de incapacidad es requerida  |
        | nombre_medico           | El nombre del médico es requerido     |
        | documento               | El documento del médico es requerido  |
        | contingencia            | La contingencia es requerida          |
        | prorroga                | La prórroga es requerida              |
        | fecha_inicio            | La fecha de inicio es requerida       |
        | dias                    | Los días son requeridos               |
        | colegio_id              | El colegio es requerido               |
        | entidad_territorial     | La entidad territorial es requerida   |
        | diagnostico_id          | El diagnóstico es requerido           |
        | descripcion_incapacidad | La descripción es requerida           |

  Regla: Una incapacidad es de 1 a 30 días enteros; solo la licencia de maternidad puede tener más

    Esquema del escenario: De <dias> días
      Cuando registra la incapacidad con "<dias>" en "dias"
      Entonces el campo "dias" dice "<mensaje>"
      Y no se registra ninguna incapacidad

      Ejemplos:
        | dias       | mensaje                                                       |
        | 0          | Por favor ingrese una cantidad de días mayor a 0              |
        | -1         | Por favor ingrese una cantidad de días mayor a 0              |
        | 31         | Por favor ingrese una cantidad de días menor o igual a 30 días! |
        | 1e9        | Por favor ingrese una cantidad de días menor o igual a 30 días! |
        | 2147483648 | Por favor ingrese una cantidad de días menor o igual a 30 días! |
        | 1.5        | Los días deben ser un número entero                           |
        | 29.999     | Los días deben ser un número entero                           |

    Esquema del escenario: <dias> días sí
      Cuando registra la incapacidad con "<dias>" en "dias"
      Entonces la incapacidad queda registrada
      Y termina el "<final>"

      Ejemplos:
        | dias | final  |
        | 1    | hoy    |
        | 2    | hoy+1  |
        | 30   | hoy+29 |

    Escenario: La licencia de maternidad
      Cuando registra la incapacidad:
        | contingencia | licencia maternidad |
        | diagnostico  | O809                |
        | dias         | 126                 |
      Entonces la incapacidad queda registrada
      Y termina el "hoy+125"

    Escenario: Una licencia de maternidad de mil millones de días
      Cuando registra la incapacidad:
        | contingencia | licencia maternidad |
        | dias         | 1e9                 |
      Entonces el campo "dias" dice por qué no
      Y no se registra ninguna incapacidad

  Regla: Las fechas existen y están cerca de hoy

    Esquema del escenario: Desde <fecha>
      Cuando registra la incapacidad con "<fecha>" en "fecha_inicio"
      Entonces el campo "fecha_inicio" dice "Debe ser una fecha válida (AAAA-MM-DD)"
      Y no se registra ninguna incapacidad

      Ejemplos:
        | fecha            |
        | 2026-02-29       |
        | 2026-02-30       |
        | 2026-11-31       |
        | 2026-13-01       |
        | 2026-00-10       |
        | 1899-12-31       |
        | 2200-01-01       |
        | 21/11/2026       |
        | mañana           |

    Escenario: En 1900
      Cuando registra la incapacidad con "1900-01-01" en "fecha_inicio"
      Entonces el campo "fecha_inicio" dice "La fecha de inicio puede ser de máximo 30 días antes de hoy"
      Y no se registra ninguna incapacidad

    Escenario: En 2100
      Cuando registra la incapacidad con "2100-01-01" en "fecha_inicio"
      Entonces se le niega con "La fecha de inicio puede ser hasta el"
      Y no se registra ninguna incapacidad

    Escenario: El último día que se admite por adelantado
      Cuando registra la incapacidad con "hoy+30" en "fecha_inicio"
      Entonces la incapacidad queda registrada
      Cuando registra la incapacidad con "hoy+31" en "fecha_inicio"
      Entonces el campo "fecha_inicio" dice por qué no

    Escenario: Una fecha final que no corresponde
      Cuando registra la incapacidad:
        | fecha_final | hoy+5 |
        | dias        | 5     |
      Entonces el campo "fecha_final" dice "La fecha final no es la fecha de inicio más los días menos uno"
      Y no se registra ninguna incapacidad

  Regla: Lo que se escoge está en su catálogo

    Esquema del escenario: <campo> <valor>
      Cuando registra la incapacidad con "<valor>" en "<campo>"
      Entonces el campo "<campo>" dice "<mensaje>"
      Y no se registra ninguna incapacidad

      Ejemplos:
        | campo                      | valor        | mensaje                                          |
        | diagnostico_id             | 2147483647   | El diagnóstico no está en el catálogo CIE-10     |
        | diagnostico_id             | 99999999999  | Debe ser un identificador válido                 |
        | diagnostico_id             | 0            | Debe ser un identificador válido                 |
        | diagnostico_id             | 1.5          | Debe ser un número entero                        |
        | diagnostico_relacionado_id | 2147483647   | El diagnóstico no está en el catálogo CIE-10     |
        | colegio_id                 | 2147483647   | El colegio no está en el catálogo                |
        | entidad_territorial        | 2147483647   | La entidad territorial no está en el catálogo    |
        | contingencia               | Resfriado    | La contingencia no es una de la lista            |
        | clase_incapacidad          | Otra         | La clase de incapacidad no es una de la lista    |
        | prorroga                   | Tal vez      | La prórroga es Si o No                           |

    Escenario: Un capítulo de la CIE-10 no es un diagnóstico
      Cuando registra la incapacidad con "A00-B99" en "diagnostico"
      Entonces el campo "diagnostico_id" dice "El diagnóstico no está en el catálogo CIE-10"
      Y no se registra ninguna incapacidad
