# language: es
@regla:medication/coming-line
Característica: Antes de ordenar se dice qué va a pasar
  Con la misma lista que se va a ordenar, el servidor dice de cada línea a dónde va, qué la hace esperar y desde cuándo se reclama, con
  las mismas reglas con las que después la recibe. Nada queda guardado.

  Antecedentes:
    Dado que "medico@cauce.demo" ingresó con su código

  @regla @mensaje @servidor-propio
  Regla: Lo que se dice es lo que después pasa

    Escenario: Va a la farmacia
      Dado que formula en la consulta 22
      Cuando pregunta qué va a pasar con los medicamentos:
        | medicamento   | frecuencia | duracion | meses |
        | Loratadina 10 | 24         | 10       | 3     |
      Entonces de "Loratadina 10" se dice "Va a Farmacia Laureles" y "Se imprime en la fórmula"
      Y al pie se cuenta "1 va a la farmacia"
      Y nada quedó ordenado
      Cuando ordena esa misma lista
      Entonces la orden de medicamentos queda creada con "Exito"
      Y el medicamento "Loratadina 10" queda "Activa"

    Escenario: Queda en auditoría
      Dado que formula en la consulta 18
      Cuando pregunta qué va a pasar con los medicamentos:
        | medicamento   | frecuencia | duracion |
        | Ivabradina 5  | 12         | 30       |
        | Loratadina 10 | 24         | 10       |
      Entonces de "Ivabradina 5" se dice "Queda pendiente de auditoría" y "El medicamento requiere autorización de auditoría"
      Y de "Ivabradina 5" se dice "Queda pendiente de auditoría" y "No se imprime ni se reclama hasta entonces"
      Y al pie se cuenta "1 va a la farmacia · 1 queda en auditoría"
      Cuando ordena esa misma lista
      Entonces el medicamento "Ivabradina 5" queda "Pendiente de auditoría"

    Escenario: No se puede ordenar sin responder
      Dado que formula en la consulta 1
      Cuando pregunta qué va a pasar con los medicamentos:
        | medicamento     | frecuencia | duracion | avisos        |
        | Amoxicilina 500 | 8          | 7        | sin responder |
      Entonces de "Amoxicilina 500" se dice "No se puede ordenar todavía" y "Alergia registrada: Penicilinas"
      Y al pie se cuenta "1 no se puede ordenar todavía"

    Esquema del escenario: Con «<motivo>» <qué pasa>
      Dado que formula en la consulta 1
      Cuando va a formular "Amoxicilina 500 mg"
      Y sigue con el motivo "<motivo>: se discutió con ella, conoce el riesgo y queda en observación"
      Y pregunta qué va a pasar con lo que respondió
      Entonces de "Amoxicilina 500 mg" se dice "<titulo>" y "<detalle>"
      Y al pie se cuenta "<pie>"
      Y nada quedó ordenado

      Ejemplos:
        | motivo                                 | qué pasa         | titulo                                                           | detalle                                                  | pie                 |
        | Lo ha tolerado después de esa reacción | espera otra mano | Espera la firma de otro profesional que pueda firmar y no sea usted | Alergia registrada: Penicilinas (anafilaxia, 2019)       | 1 espera otra firma |
        | Urgencia vital                         | sigue sola       | Va a Farmacia Laureles                                           | Sigue como urgencia vital y queda en la lista del auditor | 1 va a la farmacia  |

    Escenario: Cambia otra orden, y nadie la entrega todavía
      Cuando mira una línea sin sede que cambia otra orden, del "2026-11-24" al "2027-02-22"
      Entonces de esa línea se dice:
        | Queda activa, sin sede que la entregue              |
        | Se puede reclamar del 24 nov 2026 al 22 feb 2027    |
        | La orden que cambia se anula                        |
