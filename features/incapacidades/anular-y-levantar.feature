# language: es
@regla
Característica: Anular y levantar una incapacidad
  Nada se borra: queda anulada o levantada, con el motivo y quien lo hizo.

  Regla: La anula quien la expidió o quien tiene el permiso

    Escenario: Quien la expidió
      Dado que "medico@cauce.demo" ingresó con su código
      Y que atiende a un cotizante
      Y que tuvo una incapacidad de 5 días desde "hoy-2" por "M545"
      Cuando anula la incapacidad con el motivo "Se registró con otro diagnóstico"
      Entonces la última incapacidad está "Anulado" por "Se registró con otro diagnóstico"

    @mensaje
    Escenario: Otro profesional
      Dado que "oncologo@cauce.demo" ingresó con su código
      Y que atiende a un cotizante en la consulta de otro profesional
      Y que tuvo una incapacidad de 5 días desde "hoy-2" por "M545"
      Cuando anula la incapacidad con el motivo "No estoy de acuerdo"
      Entonces se le niega con "La puede anular quien la expidió o un auditor médico."
      Y la última incapacidad está "Activo" por ""

    Escenario: El auditor médico
      Dado que "auditor@cauce.demo" ingresó con su código
      Y que atiende a un cotizante
      Y que tuvo una incapacidad de 5 días desde "hoy-2" por "M545"
      Cuando anula la incapacidad con el motivo "No cumple los requisitos"
      Entonces la última incapacidad está "Anulado" por "No cumple los requisitos"

    @flujo @mensaje
    Escenario: Sin motivo, o dos veces
      Dado que "medico@cauce.demo" ingresó con su código
      Y que atiende a un cotizante
      Y que tuvo una incapacidad de 5 días desde "hoy-2" por "M545"
      Cuando anula la incapacidad con el motivo "  "
      Entonces el campo "Motivo" dice "Campo requerido, por favor, diligenciar para poder continuar"
      Cuando anula la incapacidad con el motivo "."
      Entonces el campo "Motivo" dice "Escriba el motivo con palabras: mínimo 10 letras"
      Cuando anula la incapacidad con el motivo "Se registró dos veces"
      Y anula la incapacidad con el motivo "Se registró dos veces"
      Entonces se le niega con "La incapacidad no admite ese cambio en su estado actual."

  @regla:sick-leave/lifting @regla:sick-leave/leave-span
  Regla: Se levanta desde un día posterior a su inicio y no posterior a su fin

    Antecedentes:
      Dado que "medico@cauce.demo" ingresó con su código
      Y que atiende a un cotizante
      Y que tuvo una incapacidad de 20 días desde "hoy-10" por "M545"

    @flujo
    Escenario: Cuenta hasta el día anterior
      Cuando levanta la incapacidad desde "hoy" con el motivo "Se recuperó y lo pidió"
      Entonces la última incapacidad está "Levantado" por "Se recuperó y lo pidió"
      Y los días acumulados son 10
      Cuando registra la incapacidad con "Si" en "Prórroga"
      Entonces la incapacidad queda registrada

    Esquema del escenario: Desde <dia>
      Cuando levanta la incapacidad desde "<dia>" con el motivo "Se recuperó y lo pidió"
      Entonces el campo "Fecha del levantamiento" dice por qué no
      Y los días acumulados son 20

      Ejemplos:
        | dia        |
        | hoy-11     |
        | hoy-10     |
        | hoy+10     |
        | 2026-02-30 |
        | 1900-01-01 |
        | 2100-01-01 |

    @mensaje
    Escenario: Una que ya se anuló
      Cuando anula la incapacidad con el motivo "Se registró dos veces"
      Y levanta la incapacidad desde "hoy" con el motivo "Se recuperó y lo pidió"
      Entonces se le niega con "La incapacidad no admite ese cambio en su estado actual."
