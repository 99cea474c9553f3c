# language: es
Característica: Registrar una incapacidad
  El servidor vuelve a revisar todo lo que revisó el formulario y calcula lo que no se le cree a nadie.

  Antecedentes:
    Dado que "medico@cauce.demo" ingresó con su código

  Regla: La incapacidad nace completa

    Escenario: Queda registrada con su radicado
      Dado que atiende a un cotizante
      Cuando registra la incapacidad:
        | fecha_inicio | hoy |
        | dias         | 15  |
      Entonces la incapacidad queda registrada con "Incapacidad registrada con éxito" y un radicado
      Y termina el "hoy+14"
      Y la incapacidad guarda "2" en "tipo_afiliado_id"
      Y la incapacidad guarda "contributivo" en "regimen_prestacional"
      Y la incapacidad guarda "1037580214" en "documento"

    Escenario: El régimen es el del afiliado
      Dado que atiende a un docente del magisterio
      Cuando registra la incapacidad
      Entonces la incapacidad queda registrada
      Y la incapacidad guarda "magisterio" en "regimen_prestacional"

    Escenario: Doble clic
      Dado que atiende a un cotizante
      Cuando hace doble clic en registrar
      Entonces hay una sola incapacidad y los dos recibieron el mismo radicado

    Esquema del escenario: Cada contingencia de la lista
      Dado que atiende a un cotizante
      Cuando registra la incapacidad con "<contingencia>" en "contingencia"
      Entonces la incapacidad queda registrada
      Y la incapacidad guarda "<contingencia>" en "contingencia"

      Ejemplos:
        | contingencia                            |
        | Enf. Comun                              |
        | licencia maternidad                     |
        | Accidente de trabajo                    |
        | Enf. Profesional                        |
        | Licencia Paternidad                     |
        | Accidente (Soat)                        |
        | Licencia para el cuidado de la niñez    |
        | Licencia por aborto espontáneo          |
        | Interrupción voluntaria del embarazo    |
        | Parto prematuro no viable               |

  Regla: Solo el cotizante tiene derecho a incapacidades, y no en la consulta 87

    Esquema del escenario: A un afiliado de tipo <tipo>
      Dado que atiende a un afiliado de tipo <tipo>
      Cuando abre el formulario de incapacidad
      Entonces el formulario dice que no se puede por "<mensaje>"
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
      Y se le niega con el código "consulta.sin_incapacidades"
      Y no se registra ninguna incapacidad

    Escenario: En una consulta a la que no asistió
      Dado que el cotizante no asistió a la consulta
      Cuando registra la incapacidad
      Entonces se le niega con "El paciente no asistió a esta consulta"
      Y no se registra ninguna incapacidad

  Regla: Solo en la consulta propia y para su afiliado

    Escenario: La consulta de otro profesional
      Dado que al cotizante lo atiende otro profesional
      Cuando registra la incapacidad
      Entonces se le niega el acceso
      Y se le niega con el código "consulta.ajena"
      Y no se registra ninguna incapacidad
      Cuando abre el formulario de incapacidad
      Entonces se le niega con el código "consulta.ajena"
      Cuando pide las últimas incapacidades del afiliado
      Entonces se le niega con el código "consulta.ajena"

    Escenario: El afiliado de otra consulta
      Dado que atiende a un cotizante
      Cuando registra la incapacidad a nombre del afiliado de otra consulta
      Entonces el campo "afiliado_id" dice "El afiliado no es el de la consulta"
      Y no se registra ninguna incapacidad

  Regla: Firma quien registra

    Escenario: A nombre de otro médico
      Dado que atiende a un cotizante
      Cuando registra la incapacidad:
        | nombre_medico | Andrés Villa Cadavid |
        | documento     | 71774309             |
      Entonces el campo "nombre_medico" dice "El nombre del médico debe ser el de quien registra la incapacidad"
      Y el campo "documento" dice "El documento del médico debe ser el de quien registra la incapacidad"
      Y no se registra ninguna incapacidad

  Regla: La clase posterior a la calificación lleva el diagnóstico y el texto del servidor

    Escenario: Con los datos de la calificación
      Dado que atiende a un cotizante
      Cuando registra la incapacidad:
        | clase_incapacidad          | Posterior a la calificación de pérdida de capacidad laboral |
        | diagnostico                | J069                                                        |
        | descripcion_incapacidad    | Otro texto                                                  |
        | calificacion_pcl           | M545 Lumbago no especificado                                |
        | procedimiento_calificacion | B                                                           |
        | perdida_capacidad_laboral  | Permanente parcial                                          |
        | pcl                        | 32.5                                                        |
      Entonces la incapacidad queda registrada
      Y la incapacidad guarda "Incapacidad posterior a la calificación de la pérdida de capacidad laboral." en "descripcion_incapacidad"
      Y la incapacidad guarda "B" en "procedimiento_calificacion"

    Esquema del escenario: Sin <campo>
      Dado que atiende a un cotizante
      Cuando registra la incapacidad:
        | clase_incapacidad          | Posterior a la calificación de pérdida de capacidad laboral |
        | calificacion_pcl           | M545 Lumbago no especificado                                |
        | procedimiento_calificacion | A                                                           |
        | perdida_capacidad_laboral  | Permanente parcial                                          |
        | pcl                        | 50                                                          |
        | <campo>                    | vacío                                                       |
      Entonces el campo "<campo>" dice "<mensaje>"
      Y no se registra ninguna incapacidad

      Ejemplos:
        | campo                      | mensaje                                       |
        | calificacion_pcl           | El diagnóstico de la PCL es requerido         |
        | perdida_capacidad_laboral  | La pérdida de capacidad laboral es requerida  |
        | procedimiento_calificacion | El tipo de calificación es requerido          |
        | pcl                        | El porcentaje de PCL es requerido             |

    Esquema del escenario: Un porcentaje de <pcl>
      Dado que atiende a un cotizante
      Cuando registra la incapacidad con "<pcl>" en "pcl"
      Entonces el campo "pcl" dice "El porcentaje de PCL debe estar entre 0 y 100"
      Y no se registra ninguna incapacidad

      Ejemplos:
        | pcl    |
        | -1     |
        | 100.01 |
        | 1e9    |

    Escenario: Un tipo de calificación que no es A ni B
      Dado que atiende a un cotizante
      Cuando registra la incapacidad con "C" en "procedimiento_calificacion"
      Entonces el campo "procedimiento_calificacion" dice "El tipo de calificación es A o B"

  Regla: Dos incapacidades que cuentan nunca comparten un día

    Esquema del escenario: <caso>
      Dado que atiende a un cotizante en urgencias
      Y que tuvo una incapacidad de 10 días desde "hoy-3" por "J069"
      Cuando registra la incapacidad:
        | fecha_inicio      | <desde>               |
        | dias              | <dias>                |
        | causa_retroactiva | urgencias_internacion |
      Entonces se le niega con "Incapacidad Duplicada"
      Y se le niega con el código "incapacidad.duplicada"
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
      Cuando registra la incapacidad
      Entonces la incapacidad queda registrada

    Escenario: Dos a la vez
      Dado que atiende a un cotizante
      Cuando dos médicos registran a la vez los mismos días
      Entonces una se registra y a la otra se le dice "Incapacidad Duplicada"
