# language: es
@regla @regla:clinical-record/body-mass-index
Característica: Finalizar la historia clínica
  Finalizar comprueba lo que se necesita, cierra la historia una sola vez y deja la consulta atendida.

  Antecedentes:
    Dado que "medico@cauce.demo" ingresó con su código
    Y que atiende una consulta nueva

  @mensaje @regla:clinical-record/required-to-finalise
  Regla: Se necesitan motivo, enfermedad actual, examen físico, diagnóstico principal y plan

    Escenario: Completa
      Cuando finaliza la historia completa
      Entonces la historia queda finalizada
      Y la auditoría anota "Finalizó una historia clínica" sin "Dolor"

    Escenario: Vacía
      Cuando finaliza la historia vacía
      Entonces se le niega con "Falta para finalizar: Motivo de consulta, Enfermedad actual, Examen físico, Diagnósticos, Plan"
      Y la historia sigue abierta

    Esquema del escenario: Falta una sección
      Cuando finaliza la historia completa sin "<sección>"
      Entonces el campo "<campo>" dice "<mensaje>"
      Y la historia sigue abierta

      Ejemplos:
        | sección           | campo             | mensaje                       |
        | Motivo            | Motivo            | Escriba el motivo de consulta |
        | Enfermedad actual | Enfermedad actual | Escriba la enfermedad actual  |
        | Examen físico     | Examen físico     | Escriba el examen físico      |
        | Plan              | Plan              | Escriba el plan               |

    Escenario: Una orden sin direccionamiento
      Dado que atiende una consulta nueva de María Elena
      Y que se ordenó en ella un procedimiento sin sede
      Cuando finaliza la historia completa
      Entonces se le niega con "Falta para finalizar: Órdenes"
      Y se le niega con "ORDEN SIN DIRECCIONAMIENTO"
      Y el campo "Órdenes" dice por qué no

  @regla:clinical-record/diagnoses
  Regla: Un diagnóstico principal y hasta tres relacionados, sin repetir y cada uno con su tipo

    @mensaje
    Escenario: Sin principal
      Cuando finaliza la historia con los diagnósticos:
        | codigo | principal | tipo |
        | M545   | no        | 01   |
      Entonces el campo "Diagnósticos" dice "Elija el diagnóstico principal"

    @mensaje
    Escenario: Dos principales
      Cuando finaliza la historia con los diagnósticos:
        | codigo | principal | tipo |
        | M545   | sí        | 01   |
        | R51    | sí        | 02   |
      Entonces el campo "Diagnósticos" dice "Solo un diagnóstico puede ser el principal"

    @mensaje
    Escenario: Demasiados relacionados
      Cuando finaliza la historia con los diagnósticos:
        | codigo | principal | tipo |
        | M545   | sí        | 01   |
        | R51    | no        | 01   |
        | E119   | no        | 02   |
        | J449   | no        | 03   |
        | E785   | no        | 03   |
      Entonces el campo "Diagnósticos" dice "Máximo 3 diagnósticos relacionados"

    @mensaje
    Escenario: Repetido
      Cuando finaliza la historia con los diagnósticos:
        | codigo | principal | tipo |
        | M545   | sí        | 01   |
        | M545   | no        | 01   |
      Entonces el campo "Diagnósticos" dice "El diagnóstico M545 está repetido"

    @mensaje
    Escenario: Sin tipo
      Cuando finaliza la historia con los diagnósticos:
        | codigo | principal | tipo |
        | M545   | sí        |      |
      Entonces el campo "Diagnósticos" dice "Diga si M545 es impresión diagnóstica, confirmado nuevo o confirmado repetido"

    Escenario: Bien escritos
      Cuando finaliza la historia con los diagnósticos:
        | codigo | principal | tipo |
        | M545   | sí        | 01   |
        | E119   | no        | 03   |
      Entonces la historia queda finalizada

  @regla:clinical-record/measures
  Regla: Las medidas van en su rango y el IMC lo calcula el servidor

    @regla:clinical-record/kept-measures
    Escenario: El IMC que se envió no cuenta
      Cuando finaliza la historia con las medidas:
        | Peso | Talla | IMC |
        | 70   | 170   | 99  |
      Entonces la historia dice:
        | IMC                  | 24.22 |
        | superficie corporal  | 1.82  |

    @mensaje @regla:clinical-record/measures-doubt
    Escenario: Un peso que casi nadie tiene se lee otra vez antes de cerrar
      Cuando finaliza la historia con las medidas:
        | Peso | Talla |
        | 20   | 170   |
      Entonces se le niega con "Confirme las medidas: son poco usuales en este paciente"
      Y la historia sigue abierta
      Cuando finaliza la historia con las medidas, que leyó otra vez:
        | Peso | Talla |
        | 20   | 170   |
      Entonces la historia queda finalizada

    @regla:clinical-record/vital-signs
    Escenario: Los signos vitales quedan con las medidas de la consulta
      Cuando finaliza la historia con las medidas:
        | Peso | Talla | Pulso | Frecuencia respiratoria | Temperatura | Saturación de oxígeno | Dolor |
        | 70   | 170   | 78    | 16                      | 36.7        | 97                    | 0     |
      Entonces la historia queda finalizada
      Y quedan los signos:
        | Pulso                   | 78   |
        | Frecuencia respiratoria | 16   |
        | Temperatura             | 36.7 |
        | Saturación de oxígeno   | 97   |
        | Dolor                   | 0    |

    @mensaje @regla:clinical-record/vital-signs-doubt
    Escenario: Un pulso que casi nadie tiene a esa edad se lee otra vez antes de cerrar
      Cuando finaliza la historia con las medidas:
        | Pulso |
        | 190   |
      Entonces se le niega con "Confirme las medidas: son poco usuales en este paciente"
      Y la historia sigue abierta
      Cuando finaliza la historia con las medidas, que leyó otra vez:
        | Pulso |
        | 190   |
      Entonces la historia queda finalizada

    @mensaje @regla:clinical-record/vital-signs-doubt
    Esquema del escenario: Lo raro a esa edad se dice con su cifra
      Cuando finaliza la historia con las medidas:
        | Pulso   | Frecuencia respiratoria | Presión sistólica | Presión diastólica |
        | <pulso> | <respiración>           | <sistólica>       | <diastólica>       |
      Entonces se le niega con "<frase>"

      Ejemplos:
        | pulso | respiración | sistólica | diastólica | frase                                    |
        | 190   |             |           |            | Un pulso de 190 lpm                      |
        |       | 60          |           |            | Una frecuencia respiratoria de 60 rpm    |
        |       |             | 230       | 100        | Una presión sistólica de 230 mmHg        |
        |       |             | 120       | 35         | Una presión diastólica de 35 mmHg        |

    @mensaje @regla:clinical-record/vital-signs
    Esquema del escenario: Un signo vital imposible se niega en su campo
      Cuando finaliza la historia con las medidas:
        | <signo> |
        | <valor> |
      Entonces el campo "<signo>" dice "<mensaje>"
      Y la historia sigue abierta

      Ejemplos:
        | signo                    | valor | mensaje                                                                 |
        | Pulso                    | 7     | El pulso debe estar entre 20 y 300 latidos por minuto                   |
        | Frecuencia respiratoria  | 160   | La frecuencia respiratoria debe estar entre 4 y 120 por minuto          |
        | Temperatura              | 3.67  | La temperatura debe estar entre 25 y 45 °C                              |
        | Saturación de oxígeno    | 970   | La saturación de oxígeno debe estar entre 30 y 100 %                    |
        | Dolor                    | 11    | El dolor va de 0 a 10                                                   |
        | Perímetro cefálico       | 5     | El perímetro cefálico debe estar entre 20 y 70 cm                       |
        | Altura uterina           | 90    | La altura uterina debe estar entre 5 y 60 cm                            |
        | Frecuencia cardíaca fetal | 14   | La frecuencia cardíaca fetal debe estar entre 50 y 240 latidos por minuto |

    @mensaje
    Esquema del escenario: Lo que nadie mide
      Cuando finaliza la historia con las medidas:
        | Peso   | Talla   | Perímetro abdominal | Presión sistólica | Presión diastólica |
        | <peso> | <talla> | <perímetro>         | <sistólica>       | <diastólica>       |
      Entonces el campo "<campo>" dice "<mensaje>"
      Y la historia sigue abierta

      Ejemplos:
        | peso  | talla | perímetro | sistólica | diastólica | campo               | mensaje                                               |
        | 0.4   |       |           |           |            | Peso                | El peso debe estar entre 0,5 y 350 kg                 |
        | 70.55 |       |           |           |            | Peso                | Máximo un decimal                                     |
        |       | 1.7   |           |           |            | Talla               | La talla debe estar entre 30 y 250 cm                 |
        |       |       | 19        |           |            | Perímetro abdominal | El perímetro abdominal debe estar entre 20 y 250 cm   |
        |       |       |           | 120       |            | Presión diastólica  | Registre también la presión diastólica                |
        |       |       |           |           | 80         | Presión sistólica   | Registre también la presión sistólica                 |
        |       |       |           | 80        | 120        | Presión diastólica  | La presión diastólica debe ser menor que la sistólica |
        |       |       |           | 301       | 80         | Presión sistólica   | La presión sistólica debe estar entre 40 y 300 mmHg   |
        |       |       |           | 120.5     | 80         | Presión sistólica   | Debe ser un número entero                             |

  @regla:clinical-record/draft-save
  Regla: No se finaliza sin ver lo que escribió otro dispositivo

    @flujo @mensaje
    Escenario: Primero se ve
      Cuando desde "Consultorio 2" escribe "Tos" en "Motivo" de la historia sobre la versión 0
      Y finaliza la historia completa sin haber visto lo del otro dispositivo
      Entonces se le niega con "Este borrador se cambió en otro dispositivo: revise lo que llegó antes de seguir"
      Y la historia sigue abierta
      Cuando finaliza la historia completa después de verlo
      Entonces la historia queda finalizada
      Y el borrador no existe

  Regla: Se finaliza una sola vez

    Escenario: Quien finaliza lo pide dos veces
      Cuando envía dos veces la historia
      Entonces las dos veces recibe lo mismo
      Y la historia queda finalizada

    @mensaje
    Escenario: Dos dispositivos a la vez
      Cuando dos equipos envían a la vez la historia
      Entonces una queda y a la otra se le dice "La historia ya fue finalizada: lo que falte se escribe como nota aclaratoria."

    @mensaje
    Escenario: Después no se escribe más
      Dado que "medico@cauce.demo" ingresó con su código
      Cuando finaliza la historia completa
      Y escribe "Otra cosa" en "Plan" de la historia
      Entonces se le niega con "La historia ya fue finalizada: lo que falte se escribe como nota aclaratoria."
      Y la historia dice:
        | plan | Analgésico |
