# language: es
@servidor-propio @regla:law/proposal @regla:law/figure
Característica: Las cifras de las normas cambian con dos firmas
  Un plazo o un límite de ley es una fila con su fecha y su norma. Una persona propone otra y otra persona la aprueba: rige desde su día,
  sin instalar una versión, y nada de lo que ya se contó cambia.

  Antecedentes:
    Dado que "admin@cauce.demo" ingresó con su código

  @flujo @regla:sick-leave/leave-law
  Escenario: Una persona propone y otra aprueba
    Cuando "admin@cauce.demo" propone 20 días para cualquier incapacidad desde dentro de 30 días
    Y "auditor@cauce.demo" aprueba esa cifra
    Entonces dentro de 29 días un certificado puede tener 30 días
    Y dentro de 30 días un certificado puede tener 20 días

  @mensaje @regla
  Escenario: Quien la propone no la aprueba
    Cuando "admin@cauce.demo" propone 20 días para cualquier incapacidad desde dentro de 30 días
    Y "admin@cauce.demo" aprueba esa cifra
    Entonces se le niega con "Usted la propuso: la aprueba o la devuelve otra persona"
    Y dentro de 30 días un certificado puede tener 30 días

  @mensaje @regla
  Esquema del escenario: <que> no se propone
    Cuando "admin@cauce.demo" propone <dias> días para cualquier incapacidad desde dentro de <cuando> días
    Entonces se le niega con "<mensaje>"

    Ejemplos:
      | que                          | dias | cuando | mensaje                                             |
      | Lo que ya rige               | 30   | 30     | Es lo mismo que ya rige ese día: no cambia nada     |
      | Un certificado de cero días  | 0    | 30     | Debe ir de 1 a 366 días                             |
      | Una cifra que rija desde hoy | 20   | 0      | Ya se contó con la cifra anterior: puede regir desde |

  @mensaje
  Escenario: Dos veces para el mismo día no
    Cuando "admin@cauce.demo" propone 20 días para cualquier incapacidad desde dentro de 30 días
    Y "admin@cauce.demo" propone 25 días para cualquier incapacidad desde dentro de 30 días
    Entonces se le niega con "Ya hay una propuesta para ese día que nadie ha decidido"

  @mensaje
  Escenario: Se devuelve con el motivo
    Cuando "admin@cauce.demo" propone 20 días para cualquier incapacidad desde dentro de 30 días
    Y "auditor@cauce.demo" devuelve esa cifra con "no"
    Entonces se le niega con "Diga por qué, con palabras: mínimo 10 letras"
    Cuando "auditor@cauce.demo" devuelve esa cifra con "El decreto no dice esa cifra"
    Entonces la cifra propuesta queda "Devuelta"

  @regla @regla:law/governing
  Escenario: Lo aprobado no se reescribe, se reemplaza desde otro día
    Cuando "admin@cauce.demo" propone 20 días para cualquier incapacidad desde dentro de 30 días
    Y "auditor@cauce.demo" aprueba esa cifra
    Y "admin@cauce.demo" propone 25 días para cualquier incapacidad desde dentro de 30 días
    Entonces se le niega con "Ya hay una cifra que rige desde ese día: no se reescribe, elija otro día"
    Cuando "admin@cauce.demo" propone 25 días para cualquier incapacidad desde dentro de 40 días
    Y "auditor@cauce.demo" aprueba esa cifra
    Entonces dentro de 39 días un certificado puede tener 20 días
    Y dentro de 40 días un certificado puede tener 25 días
