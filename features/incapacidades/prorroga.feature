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
        | Prórroga             | <decide> |
        | Diagnóstico (CIE-10) | M545     |
      Entonces la incapacidad queda registrada
      Y la prórroga propuesta es "<propone>" y la decidida "<decide>"
      Y los días acumulados son <acumula>

      Ejemplos:
        | caso                                           | desde  | anterior | decide | propone | acumula |
        | Terminó ayer con el mismo diagnóstico          | hoy-10 | M545     | Si     | Si      | 15      |
        | El médico dice que no                          | hoy-10 | M545     | No     | Si      | 15      |
        | Terminó anteayer                               | hoy-11 | M545     | No     | No      | 15      |
        | Otro diagnóstico de la misma categoría         | hoy-10 | M544     | No     | No      | 5       |
        | El médico lo toma por la misma enfermedad      | hoy-10 | M544     | Si     | No      | 15      |
        | Interrupción de 30 días                        | hoy-40 | M545     | No     | No      | 15      |
        | Interrupción de 31 días                        | hoy-41 | M545     | Si     | No      | 5       |

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
      Cuando registra la incapacidad
      Entonces la prórroga propuesta es "Si" y la decidida "No"
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
      Cuando registra la incapacidad
      Entonces los días acumulados son 19

  Regla: La incapacidad anterior la encuentra el servidor

    @mensaje
    Escenario: Quien envía nombra otra
      Dado que tuvo una incapacidad de 5 días desde "hoy-29" por "M545"
      Cuando registra la incapacidad con "1" en "Incapacidad anterior"
      Entonces el campo "Incapacidad anterior" dice "La incapacidad anterior no es la última que terminó antes de la fecha de inicio"
      Y no se registra ninguna incapacidad

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
