# language: es
@regla
Característica: Registrar una incapacidad
  El servidor vuelve a revisar todo lo que revisó el formulario y calcula lo que no se le cree a nadie.

  Antecedentes:
    Dado que "medico@cauce.demo" ingresó con su código

  @regla:sick-leave/contingency @regla:sick-leave/payer
  Regla: La incapacidad nace completa

    @mensaje
    Escenario: Queda registrada con su radicado
      Dado que atiende a un cotizante
      Cuando registra la incapacidad:
        | Fecha de inicio | hoy |
        | Días            | 15  |
      Entonces la incapacidad queda registrada con "Incapacidad registrada con éxito" y un radicado
      Y termina el "hoy+14"
      Y la incapacidad guarda "2" en "Tipo de afiliado"
      Y la incapacidad guarda "contributivo" en "Régimen"
      Y la incapacidad guarda "1037580214" en "Documento del médico"

    Escenario: El régimen es el del afiliado
      Dado que atiende a un docente del magisterio
      Cuando registra la incapacidad
      Entonces la incapacidad queda registrada
      Y la incapacidad guarda "magisterio" en "Régimen"

    Escenario: El mismo envío dos veces a la vez
      Dado que atiende a un cotizante
      Cuando envía dos veces la incapacidad
      Entonces las dos veces recibe lo mismo
      Y las últimas incapacidades son 1

    Esquema del escenario: Cada contingencia de la lista
      Dado que atiende a <persona>
      Cuando registra la incapacidad:
        | Contingencia         | <contingencia> |
        | Diagnóstico (CIE-10) | <diagnostico>  |
      Entonces la incapacidad queda registrada
      Y la incapacidad guarda "<contingencia>" en "Contingencia"

      Ejemplos:
        | contingencia                         | persona             | diagnostico |
        | Enf. Comun                           | un cotizante        | M545        |
        | licencia maternidad                  | un cotizante        | O809        |
        | Accidente de trabajo                 | un cotizante        | M545        |
        | Enf. Profesional                     | un cotizante        | M545        |
        | Licencia Paternidad                  | un cotizante hombre | Z348        |
        | Accidente (Soat)                     | un cotizante        | M545        |
        | Licencia para el cuidado de la niñez | un cotizante        | J069        |
        | Licencia por aborto espontáneo       | un cotizante        | O039        |
        | Interrupción voluntaria del embarazo | un cotizante        | O049        |
        | Parto prematuro no viable            | un cotizante        | O601        |

  @regla:sick-leave/licence-holder
  Regla: Una licencia es de quien tiene su sexo, su edad y su diagnóstico

    @mensaje
    Esquema del escenario: <contingencia> a <persona> por <diagnostico>
      Dado que atiende a <persona>
      Cuando registra la incapacidad:
        | Contingencia         | <contingencia> |
        | Diagnóstico (CIE-10) | <diagnostico>  |
      Entonces el campo "<campo>" dice por qué no
      Y se le niega con "<mensaje>"
      Y no se registra ninguna incapacidad

      Ejemplos:
        | contingencia                   | persona             | diagnostico | campo        | mensaje                                                                                                                                                            |
        | licencia maternidad            | un cotizante hombre | O809        | Contingencia | La licencia de maternidad es de afiliados de sexo femenino y este figura con sexo masculino: si corresponde, afirme por qué                                            |
        | licencia maternidad            | un cotizante        | M545        | Diagnóstico  | La licencia de maternidad pide un diagnóstico de embarazo, parto o puerperio (O09 a O99, Z32 a Z39), principal o relacionado: M545 no lo es                             |
        | Licencia por aborto espontáneo | un cotizante hombre | O039        | Contingencia | La licencia por aborto espontáneo es de afiliados de sexo femenino y este figura con sexo masculino: si corresponde, afirme por qué                                    |
        | Licencia Paternidad            | un cotizante        | Z348        | Contingencia | La licencia de paternidad es de afiliados de sexo masculino y este figura con sexo femenino: si corresponde, afirme por qué                                            |

    @flujo
    Escenario: La identidad registrada cambió, y el profesional lo afirma
      Dado que atiende a un cotizante hombre
      Cuando registra la incapacidad:
        | Contingencia               | licencia maternidad |
        | Diagnóstico (CIE-10)       | O809                |
        | Afirmación del profesional | identidad           |
      Entonces el campo "Motivo de la afirmación" dice "Escriba el motivo con palabras: mínimo 10 letras"
      Y no se registra ninguna incapacidad
      Cuando registra la incapacidad:
        | Contingencia               | licencia maternidad                   |
        | Diagnóstico (CIE-10)       | O809                                  |
        | Afirmación del profesional | identidad                             |
        | Motivo de la afirmación    | Cambió su identidad en el registro civil |
      Entonces la incapacidad queda registrada
      Y la incapacidad guarda "identidad" en "Afirmación del profesional"
      Y la incapacidad guarda "Cambió su identidad en el registro civil" en "Motivo de la afirmación"

    Escenario: La identidad no responde por un diagnóstico que no es de la licencia
      Dado que atiende a un cotizante hombre
      Cuando registra la incapacidad:
        | Contingencia               | licencia maternidad                   |
        | Afirmación del profesional | identidad                             |
        | Motivo de la afirmación    | Cambió su identidad en el registro civil |
      Entonces el campo "Diagnóstico" dice por qué no
      Y se le niega con "La licencia de maternidad pide un diagnóstico de embarazo, parto o puerperio"
      Y no se registra ninguna incapacidad

  @mensaje @regla:sick-leave/eligibility @regla:consultation/consultation-status
  Regla: Solo el cotizante tiene derecho a incapacidades, y no en la consulta 87

    @flujo
    Esquema del escenario: A un afiliado de tipo <tipo>
      Dado que atiende a un afiliado de tipo <tipo>
      Cuando abre el formulario de incapacidad
      Entonces el formulario de incapacidad dice:
        | no se puede porque | <mensaje> |
      Cuando registra la incapacidad
      Entonces se le niega con "<mensaje>"
      Y no se registra ninguna incapacidad

      Ejemplos:
        | tipo | mensaje                                                             |
        | 1    | El afiliado es BENEFICIARIO por lo tanto no tiene derecho a INCAPACIDADES |
        | 3    | El afiliado es BENEFICIARIO por lo tanto no tiene derecho a INCAPACIDADES |
        | 6    | El afiliado es BENEFICIARIO por lo tanto no tiene derecho a INCAPACIDADES |
        | 4    | Este paciente está fallecido.                                       |

    Escenario: En la consulta 87
      Dado que atiende a un cotizante en una consulta de tipo 87
      Cuando registra la incapacidad
      Entonces se le niega con "En este tipo de consulta solo se ordenan procedimientos"
      Y no se registra ninguna incapacidad

    Escenario: En una consulta a la que no asistió
      Dado que atiende a un cotizante que no asistió
      Cuando registra la incapacidad
      Entonces se le niega con "El paciente no asistió a esta consulta"
      Y no se registra ninguna incapacidad

  @mensaje
  Regla: Solo en la consulta propia y para su afiliado

    @flujo
    Escenario: La consulta de otro profesional
      Dado que atiende a un cotizante en la consulta de otro profesional
      Cuando registra la incapacidad
      Entonces se le niega el acceso
      Y se le niega con "La consulta es de otro profesional."
      Y no se registra ninguna incapacidad
      Cuando abre el formulario de incapacidad
      Entonces se le niega con "La consulta es de otro profesional."
      Cuando abre las últimas incapacidades del afiliado
      Entonces se le niega con "La consulta es de otro profesional."

    Escenario: El afiliado de otra consulta
      Dado que atiende a un cotizante
      Cuando registra la incapacidad a nombre del afiliado de otra consulta
      Entonces el campo "Afiliado" dice "El afiliado no es el de la consulta"
      Y no se registra ninguna incapacidad

  @regla:sick-leave/signer
  Regla: Firma quien registra

    @mensaje
    Escenario: A nombre de otro médico
      Dado que atiende a un cotizante
      Cuando registra la incapacidad:
        | Nombre del médico    | Andrés Villa Cadavid |
        | Documento del médico | 71774309             |
      Entonces el campo "Nombre del médico" dice "El nombre del médico debe ser el de quien registra la incapacidad"
      Y el campo "Documento del médico" dice "El documento del médico debe ser el de quien registra la incapacidad"
      Y no se registra ninguna incapacidad

  @regla:sick-leave/pcl @regla:sick-leave/leave-class @regla:sick-leave/required-fields
  Regla: La clase posterior a la calificación lleva el diagnóstico y el texto del servidor

    Escenario: Con los datos de la calificación
      Dado que atiende a un cotizante
      Cuando registra la incapacidad:
        | Clase de incapacidad          | Posterior a la calificación de pérdida de capacidad laboral |
        | Diagnóstico (CIE-10)          | J069                                                        |
        | Descripción de la incapacidad | Otro texto                                                  |
        | Diagnóstico de la PCL         | M545 Lumbago no especificado                                |
        | Tipo de calificación          | B                                                           |
        | Pérdida de capacidad laboral  | Permanente parcial                                          |
        | Porcentaje de PCL             | 32.5                                                        |
      Entonces la incapacidad queda registrada
      Y la incapacidad guarda "Incapacidad posterior a la calificación de la pérdida de capacidad laboral." en "Descripción de la incapacidad"
      Y la incapacidad guarda "B" en "Tipo de calificación"

    @mensaje
    Esquema del escenario: Sin <campo>
      Dado que atiende a un cotizante
      Cuando registra la incapacidad:
        | Clase de incapacidad         | Posterior a la calificación de pérdida de capacidad laboral |
        | Diagnóstico de la PCL        | M545 Lumbago no especificado                                |
        | Tipo de calificación         | A                                                           |
        | Pérdida de capacidad laboral | Permanente parcial                                          |
        | Porcentaje de PCL            | 50                                                          |
        | <campo>                      | vacío                                                       |
      Entonces el campo "<campo>" dice "<mensaje>"
      Y no se registra ninguna incapacidad

      Ejemplos:
        | campo                        | mensaje                                      |
        | Diagnóstico de la PCL        | El diagnóstico de la PCL es requerido        |
        | Pérdida de capacidad laboral | La pérdida de capacidad laboral es requerida |
        | Tipo de calificación         | El tipo de calificación es requerido         |
        | Porcentaje de PCL            | El porcentaje de PCL es requerido            |

    @mensaje
    Esquema del escenario: Un porcentaje de <pcl>
      Dado que atiende a un cotizante
      Cuando registra la incapacidad con "<pcl>" en "Porcentaje de PCL"
      Entonces el campo "Porcentaje de PCL" dice "El porcentaje de PCL debe estar entre 0 y 100"
      Y no se registra ninguna incapacidad

      Ejemplos:
        | pcl    |
        | -1     |
        | 100.01 |
        | 1e9    |

    @mensaje
    Escenario: Un tipo de calificación que no es A ni B
      Dado que atiende a un cotizante
      Cuando registra la incapacidad con "C" en "Tipo de calificación"
      Entonces el campo "Tipo de calificación" dice "El tipo de calificación es A o B"

  @regla:sick-leave/overlap
  Regla: La misma enfermedad no se certifica dos veces en un día

    @mensaje
    Esquema del escenario: <caso>
      Dado que atiende a un cotizante en urgencias
      Y que tuvo una incapacidad de 10 días desde "hoy-3" por "M544"
      Cuando registra la incapacidad:
        | Fecha de inicio            | <desde>               |
        | Días                       | <dias>                |
        | Causa de la retroactividad | urgencias o internación |
      Entonces se le niega con "Incapacidad Duplicada"
      Y no se registra ninguna incapacidad

      Ejemplos:
        | caso                       | desde  | dias |
        | El mismo día               | hoy-3  | 10   |
        | Dentro de ella             | hoy    | 1    |
        | Empieza en su último día   | hoy+6  | 3    |
        | Termina en su primer día   | hoy-10 | 8    |
        | La contiene                | hoy-5  | 20   |

    Escenario: Al día siguiente no se cruza
      Dado que atiende a un cotizante
      Y que tuvo una incapacidad de 10 días desde "hoy-10" por "J069"
      Cuando registra la incapacidad
      Entonces la incapacidad queda registrada

    Escenario: Una anulada y los días levantados no se cruzan
      Dado que atiende a un cotizante
      Y que tuvo una incapacidad anulada de 10 días desde "hoy-3"
      Y que tuvo una incapacidad de 20 días desde "hoy-10", levantada el "hoy"
      Cuando registra la incapacidad con "Si" en "Prórroga"
      Entonces la incapacidad queda registrada

    @mensaje
    Escenario: Dos a la vez
      Dado que atiende a un cotizante
      Cuando dos equipos envían a la vez la incapacidad
      Entonces una queda y a la otra se le dice "Incapacidad Duplicada"

  @regla:sick-leave/simultaneity @regla:sick-leave/chain
  Regla: Dos hechos distintos pueden compartir días: son dos incapacidades y un solo reconocimiento

    @mensaje
    Escenario: Sin decir qué otro hecho certifica
      Dado que atiende a un cotizante
      Y que tuvo una incapacidad de 15 días desde "hoy-9" por "M545"
      Cuando registra la incapacidad:
        | Diagnóstico (CIE-10) | S525 |
        | Días                 | 15   |
      Entonces el campo "Por qué es otro hecho" dice por qué no
      Y se le niega con "Qué hecho distinto certifica: se cruza con otra"
      Y no se registra ninguna incapacidad

    @flujo
    Escenario: Una fractura durante una incapacidad por lumbago
      Dado que atiende a un cotizante
      Y que tuvo una incapacidad de 15 días desde "hoy-9" por "M545"
      Cuando registra la incapacidad:
        | Diagnóstico (CIE-10)  | S525                                  |
        | Días                  | 15                                    |
        | Por qué es otro hecho | Se fracturó el antebrazo al caer ayer |
      Entonces la incapacidad queda registrada
      Y los días acumulados son 24
      Y la última incapacidad dice que se reconocen "24 días"

    Escenario: Un accidente de trabajo durante una incapacidad de origen común
      Dado que atiende a un cotizante
      Y que tuvo una incapacidad de 15 días desde "hoy-9" por "M545"
      Cuando registra la incapacidad:
        | Contingencia          | Accidente de trabajo                  |
        | Diagnóstico (CIE-10)  | S525                                  |
        | Días                  | 15                                    |
        | Por qué es otro hecho | Se fracturó el antebrazo en la fábrica |
      Entonces la incapacidad queda registrada
      Y los días acumulados son 15
      Y la última incapacidad dice que se reconocen "de otro origen: esos días se paga una sola, la mejor"

    Escenario: Una licencia de maternidad durante una incapacidad
      Dado que atiende a un cotizante
      Y que tuvo una incapacidad de 15 días desde "hoy-9" por "M545"
      Cuando registra la incapacidad:
        | Contingencia          | licencia maternidad         |
        | Diagnóstico (CIE-10)  | O809                        |
        | Días                  | 126                         |
        | Por qué es otro hecho | Tuvo a su hijo en la madrugada |
      Entonces la incapacidad queda registrada
      Y la última incapacidad dice que se reconocen "esos días se paga solo esta licencia"
