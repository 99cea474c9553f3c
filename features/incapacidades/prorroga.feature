# language: es
@regla
Característica: La prórroga y su cadena
  El servidor encuentra la incapacidad anterior, guarda lo que propone la regla y lo que decidió el médico, y cuenta los días.

  Antecedentes:
    Dado que "medico@cauce.demo" ingresó con su código
    Y que atiende a un cotizante

  @regla:sick-leave/interruption @regla:sick-leave/related-diagnosis @regla:sick-leave/leave-span
  Regla: La prórroga automática es Si cuando la anterior terminó el día antes con el mismo diagnóstico

    Esquema del escenario: <caso>
      Dado que tuvo una incapacidad de 10 días desde "<desde>" por "<anterior>"
      Cuando registra la incapacidad:
        | Prórroga              | <decide>                       |
        | Diagnóstico (CIE-10)  | M545                           |
        | Motivo de la prórroga | Lo dice el examen de la espalda |
      Entonces la incapacidad queda registrada
      Y la prórroga propuesta es "<propone>" y la decidida "<decide>"
      Y los días acumulados son <acumula>

      Ejemplos:
        | caso                                           | desde  | anterior | decide | propone | acumula |
        | Terminó ayer con el mismo diagnóstico          | hoy-10 | M545     | Si     | Si      | 15      |
        | El médico dice que no, y por qué               | hoy-10 | M545     | No     | Si      | 5       |
        | Terminó anteayer                               | hoy-11 | M545     | Si     | No      | 15      |
        | Otro diagnóstico de la misma categoría         | hoy-10 | M544     | No     | No      | 5       |
        | El médico lo toma por la misma enfermedad      | hoy-10 | M544     | Si     | No      | 15      |
        | Interrupción de 30 días                        | hoy-40 | M545     | Si     | No      | 15      |
        | Otra enfermedad que el médico explica          | hoy-10 | M511     | Si     | No      | 15      |
        | Interrupción de 31 días                        | hoy-41 | M545     | No     | No      | 5       |

    Escenario: Sin incapacidad anterior
      Cuando registra la incapacidad
      Entonces la prórroga propuesta es "No" y la decidida "No"
      Y los días acumulados son 5

    Escenario: Una anulada no es la anterior
      Dado que tuvo una incapacidad anulada de 10 días desde "hoy-10"
      Cuando registra la incapacidad
      Entonces la prórroga propuesta es "No" y la decidida "No"
      Y la incapacidad no guarda nada en "Incapacidad anterior"

    Escenario: Una levantada termina el día antes del levantamiento
      Dado que tuvo una incapacidad de 20 días desde "hoy-10", levantada el "hoy"
      Cuando registra la incapacidad con "Si" en "Prórroga"
      Entonces la prórroga propuesta es "Si" y la decidida "Si"
      Y los días acumulados son 15

  @regla:sick-leave/chain @regla:sick-leave/accumulated-days
  Regla: Los días de la cadena se acumulan

    Escenario: 14 + 15 + 15
      Dado que tuvo una incapacidad de 5 días desde "hoy-130" por "J069"
      Y que tuvo una incapacidad de 14 días desde "hoy-29" por "M545"
      Y que tuvo una prórroga de 15 días desde "hoy-15" por "M545"
      Cuando registra la incapacidad:
        | Días     | 15 |
        | Prórroga | Si |
      Entonces los días acumulados son 44
      Y las últimas incapacidades son 4

    @flujo
    Escenario: Al anular se vuelve a contar
      Dado que tuvo una incapacidad de 14 días desde "hoy-29" por "M545"
      Y que tuvo una prórroga de 15 días desde "hoy-15" por "M545"
      Cuando anula la incapacidad con el motivo "Se registró dos veces"
      Entonces la última incapacidad está "Anulado" por "Se registró dos veces"
      Cuando registra la incapacidad con "Si" en "Prórroga"
      Entonces los días acumulados son 19

  Regla: La incapacidad anterior la encuentra el servidor

    @mensaje
    Escenario: Quien envía nombra otra
      Dado que tuvo una incapacidad de 5 días desde "hoy-29" por "M545"
      Cuando registra la incapacidad:
        | Prórroga             | Si |
        | Incapacidad anterior | 1  |
      Entonces el campo "Incapacidad anterior" dice "La incapacidad anterior no es la última de la cadena que esta puede seguir"
      Y no se registra ninguna incapacidad

  @regla:sick-leave/prorroga-ground @regla:text/substance
  Regla: Una prórroga sin fundamento se niega, y la que va contra la regla se explica

    @mensaje
    Esquema del escenario: <caso>
      Dado que tuvo una incapacidad de 10 días desde "<desde>" por "M545"
      Cuando registra la incapacidad:
        | Prórroga              | Si             |
        | Diagnóstico (CIE-10)  | <diagnostico>  |
        | Contingencia          | <contingencia> |
      Entonces el campo "<campo>" dice por qué no
      Y se le niega con "<mensaje>"
      Y no se registra ninguna incapacidad

      Ejemplos:
        | caso                     | desde  | diagnostico | contingencia        | campo                 | mensaje                                                                               |
        | La otra terminó hace más | hoy-41 | M545        | Enf. Comun          | Prórroga              | No hay una incapacidad del mismo origen en los 30 días anteriores que se pueda prorrogar |
        | La otra es de otro origen | hoy-10 | M545       | Accidente de trabajo | Prórroga             | No hay una incapacidad del mismo origen en los 30 días anteriores que se pueda prorrogar |
        | Otra enfermedad          | hoy-10 | H100        | Enf. Comun          | Motivo de la prórroga | Por qué es la misma enfermedad: la anterior terminó el                                |

    @mensaje
    Escenario: Sin ninguna anterior
      Cuando registra la incapacidad con "Si" en "Prórroga"
      Entonces el campo "Prórroga" dice "No hay una incapacidad del mismo origen en los 30 días anteriores que se pueda prorrogar"
      Y no se registra ninguna incapacidad

    @flujo @mensaje
    Escenario: No contra la regla, sin un motivo y con él
      Dado que tuvo una incapacidad de 10 días desde "hoy-10" por "M545"
      Cuando registra la incapacidad con "aaaaaaaaaaaa" en "Motivo de la prórroga"
      Entonces el campo "Motivo de la prórroga" dice por qué no
      Y se le niega con "Por qué no es prórroga: la anterior terminó el"
      Y se le niega con "Escriba el motivo con palabras: mínimo 10 letras"
      Y no se registra ninguna incapacidad
      Cuando registra la incapacidad con "Se cayó ayer, es otra lesión" en "Motivo de la prórroga"
      Entonces la incapacidad queda registrada
      Y la incapacidad guarda "Se cayó ayer, es otra lesión" en "Motivo de la prórroga"
      Y los días acumulados son 5

  @regla:sick-leave/previous-leave @regla:sick-leave/chain
  Regla: La cadena sigue a la enfermedad y no a la última que terminó

    Esquema del escenario: De dos que terminaron, <caso>
      Dado que tuvo una incapacidad de 10 días desde "hoy-20" por "M545"
      Y que tuvo una incapacidad de 5 días desde "hoy-5" por "F320"
      Cuando registra la incapacidad:
        | Prórroga              | Si                              |
        | Diagnóstico (CIE-10)  | <diagnostico>                   |
        | Motivo de la prórroga | Lo dice el examen de la consulta |
      Entonces la incapacidad queda registrada
      Y los días acumulados son <acumula>

      Ejemplos:
        | caso                           | diagnostico | acumula |
        | la del mismo diagnóstico       | M545        | 15      |
        | la de la misma categoría       | M544        | 15      |
        | la más cercana de las dos      | M511        | 15      |
        | la última, si ninguna se le parece | H100    | 10      |

  @regla:sick-leave/chain @regla:sick-leave/last-leaves
  Regla: Se muestran las últimas cinco; la cadena las cuenta todas

    Escenario: Con siete
      Dado que tuvo una incapacidad de 5 días desde "hoy-90" por "M545"
      Y que tuvo una incapacidad de 5 días desde "hoy-80" por "M545"
      Y que tuvo una incapacidad de 5 días desde "hoy-70" por "M545"
      Y que tuvo una incapacidad de 5 días desde "hoy-60" por "M545"
      Y que tuvo una incapacidad de 5 días desde "hoy-50" por "M545"
      Y que tuvo una incapacidad de 5 días desde "hoy-40" por "M545"
      Y que tuvo una incapacidad anulada de 5 días desde "hoy-30"
      Entonces las últimas incapacidades son 5
      Cuando abre el formulario de incapacidad
      Entonces el formulario de incapacidad dice:
        | incapacidades que cuentan | 6 |
