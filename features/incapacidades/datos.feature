# language: es
@regla
Característica: Los datos de una incapacidad
  Cada error se dice en su campo y no se escribe nada.

  Antecedentes:
    Dado que "medico@cauce.demo" ingresó con su código
    Y que atiende a un cotizante

  @regla:sick-leave/required-fields @regla:sick-leave/check-form
  Regla: Todos los campos son requeridos, cada uno con su mensaje

    @mensaje
    Esquema del escenario: Sin <campo>
      Cuando registra la incapacidad con "vacío" en "<campo>"
      Entonces el campo "<campo>" dice "<mensaje>"
      Y no se registra ninguna incapacidad

      Ejemplos:
        | campo                         | mensaje                              |
        | Clase de incapacidad          | La clase de incapacidad es requerida |
        | Nombre del médico             | El nombre del médico es requerido    |
        | Documento del médico          | El documento del médico es requerido |
        | Contingencia                  | La contingencia es requerida         |
        | Prórroga                      | La prórroga es requerida             |
        | Fecha de inicio               | La fecha de inicio es requerida      |
        | Días                          | Los días son requeridos              |
        | Colegio                       | El colegio es requerido              |
        | Entidad territorial           | La entidad territorial es requerida  |
        | Diagnóstico                   | El diagnóstico es requerido          |
        | Descripción de la incapacidad | La descripción es requerida          |

  @regla:sick-leave/max-days
  Regla: Una incapacidad es de 1 a 30 días enteros; solo la licencia de maternidad puede tener más

    @mensaje
    Esquema del escenario: De <dias> días
      Cuando registra la incapacidad con "<dias>" en "Días"
      Entonces el campo "Días" dice "<mensaje>"
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
      Cuando registra la incapacidad con "<dias>" en "Días"
      Entonces la incapacidad queda registrada
      Y termina el "<final>"

      Ejemplos:
        | dias | final  |
        | 1    | hoy    |
        | 2    | hoy+1  |
        | 30   | hoy+29 |

    Escenario: La licencia de maternidad
      Cuando registra la incapacidad:
        | Contingencia         | licencia maternidad |
        | Diagnóstico (CIE-10) | O809                |
        | Días                 | 126                 |
      Entonces la incapacidad queda registrada
      Y termina el "hoy+125"

    Escenario: Una licencia de maternidad de mil millones de días
      Cuando registra la incapacidad:
        | Contingencia | licencia maternidad |
        | Días         | 1e9                 |
      Entonces el campo "Días" dice por qué no
      Y no se registra ninguna incapacidad

  @regla:sick-leave/child-care-days @regla:calendar/business-days#isBusinessDay
  Regla: La licencia para el cuidado de la niñez se cuenta en días hábiles, hasta diez

    @mensaje
    Escenario: Treinta días seguidos tienen más de diez hábiles
      Cuando registra la incapacidad:
        | Contingencia | Licencia para el cuidado de la niñez |
        | Días         | 30                                   |
      Entonces el campo "Días" dice por qué no
      Y se le niega con "La licencia para el cuidado de la niñez es de 1 a 10 días hábiles al año"
      Y no se registra ninguna incapacidad

    Escenario: Doce días seguidos nunca tienen más de diez
      Cuando registra la incapacidad:
        | Contingencia | Licencia para el cuidado de la niñez |
        | Días         | 12                                   |
      Entonces la incapacidad queda registrada
      Y termina el "hoy+11"

  @regla:sick-leave/end-date @regla:sick-leave/future-start
  Regla: Las fechas existen y están cerca de hoy

    @mensaje
    Esquema del escenario: Desde <fecha>
      Cuando registra la incapacidad con "<fecha>" en "Fecha de inicio"
      Entonces el campo "Fecha de inicio" dice "Debe ser una fecha válida (AAAA-MM-DD)"
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

    @mensaje
    Escenario: En 1900
      Cuando registra la incapacidad con "1900-01-01" en "Fecha de inicio"
      Entonces el campo "Fecha de inicio" dice "La fecha de inicio puede ser de máximo 30 días antes de hoy"
      Y no se registra ninguna incapacidad

    @mensaje
    Escenario: En 2100
      Cuando registra la incapacidad con "2100-01-01" en "Fecha de inicio"
      Entonces se le niega con "La fecha de inicio puede ser hasta el"
      Y no se registra ninguna incapacidad

    @flujo
    Escenario: El último día que se admite por adelantado
      Cuando registra la incapacidad con "hoy+30" en "Fecha de inicio"
      Entonces la incapacidad queda registrada
      Y la incapacidad guarda "La fecha de inicio es posterior a hoy: por adelantado solo se expide la prórroga, en los 8 días anteriores al fin de la incapacidad vigente" en "Advertencia del inicio"
      Cuando registra la incapacidad con "hoy+31" en "Fecha de inicio"
      Entonces el campo "Fecha de inicio" dice por qué no
      Y se le niega con "La fecha de inicio puede ser hasta el"

    @mensaje
    Escenario: Una fecha final que no corresponde
      Cuando registra la incapacidad:
        | Fecha final | hoy+5 |
        | Días        | 5     |
      Entonces el campo "Fecha final" dice "La fecha final no es la fecha de inicio más los días menos uno"
      Y no se registra ninguna incapacidad

  @mensaje @regla:sick-leave/contingency @regla:sick-leave/leave-class
  Regla: Lo que se escoge está en su catálogo

    Esquema del escenario: <campo> <valor>
      Cuando registra la incapacidad con "<valor>" en "<campo>"
      Entonces el campo "<campo>" dice "<mensaje>"
      Y no se registra ninguna incapacidad

      Ejemplos:
        | campo                   | valor       | mensaje                                       |
        | Diagnóstico             | 2147483647  | El diagnóstico no está en el catálogo CIE-10  |
        | Diagnóstico             | 99999999999 | Debe ser un identificador válido              |
        | Diagnóstico             | 0           | Debe ser un identificador válido              |
        | Diagnóstico             | 1.5         | Debe ser un número entero                     |
        | Diagnóstico relacionado | 2147483647  | El diagnóstico no está en el catálogo CIE-10  |
        | Colegio                 | 2147483647  | El colegio no está en el catálogo             |
        | Entidad territorial     | 2147483647  | La entidad territorial no está en el catálogo |
        | Contingencia            | Resfriado   | La contingencia no es una de la lista         |
        | Clase de incapacidad    | Otra        | La clase de incapacidad no es una de la lista |
        | Prórroga                | Tal vez     | La prórroga es Si o No                        |

    Escenario: Un capítulo de la CIE-10 no es un diagnóstico
      Cuando registra la incapacidad con "A00-B99" en "Diagnóstico (CIE-10)"
      Entonces el campo "Diagnóstico" dice "El diagnóstico no está en el catálogo CIE-10"
      Y no se registra ninguna incapacidad
