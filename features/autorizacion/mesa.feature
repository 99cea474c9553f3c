# language: es
@regla:authorisation/request-class @servidor-propio
Característica: La mesa de autorizaciones
  Lo que se ordena y necesita autorización espera con su plazo; un auditor lo toma y lo decide, y para negar hacen falta el formato de la ley y dos médicos.

  @flujo @regla:authorisation/authorisation-number @regla:authorisation/valid-until
  Escenario: Se aprueba y queda con número y vigencia
    Dado que espera autorización una tomografía
    Cuando "auditor@cauce.demo" la toma en la mesa
    Y "auditor@cauce.demo" la aprueba en la mesa
    Entonces la autorización queda "Aprobada"
    Y tiene un número que se comprueba y una vigencia de 90 días
    Y lo ordenado queda "Autorizada"

  @regla @regla:authorisation/due-words
  Esquema del escenario: Lo recibido el <recibido> se responde a tiempo hasta el <último> a las 23:59
    Dado que espera autorización una tomografía recibida el "<recibido>"
    Entonces se responde a tiempo hasta el "<último>" a las 23:59

    Ejemplos:
      | recibido             | último     |
      | 2026-12-01T09:00:00  | 2026-12-06 |
      | 2026-12-01T23:59:59  | 2026-12-06 |
      | 2026-12-02T00:00:00  | 2026-12-07 |

  @flujo @regla:authorisation/denial
  Escenario: Se niega con el formato y un segundo médico
    Dado que espera autorización una tomografía
    Cuando "auditor@cauce.demo" la toma en la mesa
    Y "auditor@cauce.demo" propone negarla
    Entonces lo ordenado queda "Pendiente de auditoría"
    Cuando "concepto@cauce.demo" confirma la negación
    Entonces la autorización queda "Negada"
    Y lo ordenado queda "Negada"

  @regla @regla:authorisation/denial
  Escenario: Una parte se aprueba y el resto se niega con su formato
    Dado que esperan autorización 20 terapias
    Cuando "auditor@cauce.demo" la toma en la mesa
    Y "auditor@cauce.demo" propone aprobar 12 y negar el resto
    Y "concepto@cauce.demo" confirma la negación
    Entonces la autorización queda "Aprobada en parte"
    Y se autorizaron 12 y se negaron 8

  @mensaje @regla:authorisation/denial
  Esquema del escenario: El formato incompleto no se propone: <campo>
    Dado que espera autorización una tomografía
    Y "auditor@cauce.demo" la toma en la mesa
    Cuando "auditor@cauce.demo" propone negarla con "<campo>" "<valor>"
    Entonces el campo "<campo>" dice "<mensaje>"

    Ejemplos:
      | campo         | valor           | mensaje                                                                     |
      | Justificación clínica | No es necesaria | La justificación debe tener al menos 100 caracteres.                        |
      | Alternativa que sí se cubre | Sin alternativa | Diga qué sí se cubre, o «Sin alternativa» y por qué                         |
      | Cantidad que sí se aprueba | 5               | Se pidió una sola: no se puede aprobar una parte                            |

  @mensaje
  Escenario: Quien propone no da el segundo concepto
    Dado que espera autorización una tomografía
    Cuando "concepto@cauce.demo" la toma en la mesa
    Y "concepto@cauce.demo" propone negarla
    Y "concepto@cauce.demo" confirma la negación
    Entonces se le niega con "El segundo concepto lo da otro profesional."

  @mensaje
  Escenario: Sin ese permiso no se da el segundo concepto
    Dado que espera autorización una tomografía
    Cuando "auditor@cauce.demo" la toma en la mesa
    Y "auditor@cauce.demo" propone negarla
    Y "auditor2@cauce.demo" confirma la negación
    Entonces se le niega con "El segundo concepto lo da quien tiene ese permiso."

  @mensaje
  Escenario: Por la línea no se niega
    Dado que espera autorización una tomografía
    Cuando "auditor@cauce.demo" la niega desde la línea
    Entonces se le niega con "Para negar use la mesa de autorizaciones: exige formato y segundo concepto."
