# language: es
Característica: Generar la orden de medicamentos
  El servidor vuelve a revisar cada línea y cada comprobación: ningún atajo ordena lo que nadie respondió.

  Antecedentes:
    Dado que "medico@cauce.demo" ingresó con su código

  Regla: La orden nace completa

    @regla
    Escenario: Queda creada, activa y con lo que el servidor comprobó
      Dado que formula en la consulta 22
      Cuando ordena directamente los medicamentos:
        | medicamento   | frecuencia | tiempo | duracion |
        | Loratadina 10 | 24         | Horas  | 10       |
      Entonces la orden de medicamentos queda creada con "Exito"
      Y el medicamento "Loratadina 10" queda "Activa"
      Y el registro de "Loratadina 10" guarda:
        | quién    | comprobación      | respuesta | motivo |
        | servidor | interacciones     | limpia    |        |
        | servidor | desabastecimiento | limpia    |        |
        | servidor | alergia           | limpia    |        |

    @flujo @mensaje
    Escenario: Lo que requiere autorización nace pendiente y no se descarga
      Dado que formula en la consulta 18
      Cuando ordena directamente los medicamentos:
        | medicamento  | frecuencia | duracion |
        | Ivabradina 5 | 12         | 30       |
      Entonces la orden de medicamentos queda creada con "Exito"
      Y el medicamento "Ivabradina 5" queda "Pendiente de auditoría"
      Cuando descarga la orden de medicamentos
      Entonces se le niega con "Sin descarga hasta que se audite"

    @regla @regla:medication/treatment-end
    Esquema del escenario: <duración> días durante <meses> meses
      Dado que formula en la consulta 22
      Cuando ordena directamente los medicamentos:
        | medicamento   | frecuencia | tiempo | duracion   | meses   |
        | Loratadina 10 | 24         | Horas  | <duración> | <meses> |
      Entonces el tratamiento de "Loratadina 10" termina el "<fin>" y su orden sirve hasta el "<hasta>"

      Ejemplos:
        | duración | meses | fin     | hasta   |
        | 10       | 1     | hoy+9   | hoy+90  |
        | 10       | 2     | hoy+39  | hoy+90  |
        | 30       | 6     | hoy+179 | hoy+179 |

    @mensaje
    Escenario: Una lista vacía
      Dado que formula en la consulta 22
      Cuando ordena directamente los medicamentos:
        | medicamento |
      Entonces se le niega con "No hay medicamentos seleccionados para agregar"
      Y no se crea ninguna orden

  @mensaje
  Regla: El servidor vuelve a revisar cada línea

    Antecedentes:
      Dado que formula en la consulta 22

    Escenario: Una cantidad mensual que no es la de la regla
      Cuando ordena directamente los medicamentos:
        | medicamento   | cantidad |
        | Loratadina 10 | 20       |
      Entonces el campo "Cantidad mensual" de la línea 1 dice "La cantidad mensual no es la que resulta de dosis, frecuencia y duración"
      Y no se crea ninguna orden

    Escenario: Una vía que no es del medicamento
      Cuando ordena directamente los medicamentos:
        | medicamento   | vía         |
        | Loratadina 10 | Intravenosa |
      Entonces el campo "Vía" de la línea 1 dice "La vía no es de este medicamento"
      Y no se crea ninguna orden

    Escenario: La vía de otra presentación del mismo principio
      Cuando ordena directamente los medicamentos:
        | medicamento  | vía         |
        | Omeprazol 20 | Intravenosa |
      Entonces el campo "Vía" de la línea 1 dice "La vía no es de este medicamento"
      Y no se crea ninguna orden

    Escenario: Siete meses
      Cuando ordena directamente los medicamentos:
        | medicamento   | meses |
        | Loratadina 10 | 7     |
      Entonces el campo "Meses" de la línea 1 dice "Los meses van de 1 a 6"
      Y no se crea ninguna orden

    Escenario: Desde ayer
      Cuando ordena directamente los medicamentos:
        | medicamento   | desde |
        | Loratadina 10 | -1    |
      Entonces el campo "Fecha de vigencia" de la línea 1 dice "La fecha de vigencia no puede ser anterior a hoy"
      Y no se crea ninguna orden

    @regla:ordering/chosen-routing
    Escenario: Una sede y un diagnóstico que no existen
      Cuando ordena directamente los medicamentos:
        | medicamento   | prestador   | diagnóstico |
        | Loratadina 10 | Ninguna que | ZZZ         |
      Entonces el campo "Prestador" de la línea 1 dice "La sede no existe o no está activa"
      Y el campo "Diagnóstico" de la línea 1 dice "El diagnóstico no existe en la CIE-10"
      Y no se crea ninguna orden

    @regla:ordering/chosen-routing
    Escenario: Un direccionamiento automático no se cambia a mano
      Dado que formula en la consulta 11
      Cuando ordena directamente los medicamentos:
        | medicamento   | prestador         |
        | Loratadina 10 | Farmacia Laureles |
      Entonces el campo "Prestador" de la línea 1 dice "El direccionamiento automático no se cambia a mano"
      Y no se crea ninguna orden

    Escenario: El mismo medicamento dos veces
      Cuando ordena directamente los medicamentos:
        | medicamento   |
        | Loratadina 10 |
        | Loratadina 10 |
      Entonces el campo "Medicamento" de la línea 2 dice "El medicamento ya se encuentra en la lista"
      Y no se crea ninguna orden

  Regla: Lo que nadie respondió no se ordena

    @mensaje
    Escenario: Sin pasar por las comprobaciones, una interacción
      Dado que formula en la consulta 23
      Cuando ordena directamente los medicamentos:
        | medicamento    | frecuencia | duracion |
        | Warfarina 5    | 24         | 30       |
        | Ibuprofeno 400 | 8          | 5        |
      Entonces se le niega con "Hay comprobaciones sin responder. Revíselas antes de ordenar."
      Y el campo "Interacciones" de la línea 1 dice por qué no
      Y el campo "Interacciones" de la línea 2 dice por qué no
      Y no se crea ninguna orden

    @mensaje
    Escenario: Sin pasar por las comprobaciones, una alergia
      Dado que formula en la consulta 1
      Cuando ordena directamente los medicamentos:
        | medicamento     |
        | Amoxicilina 500 |
      Entonces se le niega con "Hay comprobaciones sin responder. Revíselas antes de ordenar."
      Y el campo "Alergia" de la línea 1 dice por qué no
      Y no se crea ninguna orden

    @mensaje
    Escenario: En otra pestaña quedó activo algo que interactúa
      Dado que formula en la consulta 17
      Y que ordenó los medicamentos:
        | medicamento | frecuencia | duracion |
        | Warfarina 5 | 24         | 30       |
      Cuando ordena directamente los medicamentos:
        | medicamento    |
        | Ibuprofeno 400 |
      Entonces se le niega con "Hay comprobaciones sin responder. Revíselas antes de ordenar."
      Y el campo "Interacciones" de la línea 1 dice por qué no
      Y no se crea ninguna orden

    @mensaje @regla:medication/pending
    Escenario: Sin pasar por los avisos, un medicamento semanal cada día
      Dado que formula en la consulta 22
      Cuando ordena directamente los medicamentos:
        | medicamento        | frecuencia | dosis | avisos        |
        | Metotrexato 2,5 mg | 24         | 4     | sin responder |
      Entonces se le niega con "Hay comprobaciones sin responder. Revíselas antes de ordenar."
      Y no se crea ninguna orden

    @mensaje @regla:medication/pending
    Escenario: Sin pasar por los avisos, más de la dosis máxima de un día
      Dado que formula en la consulta 22
      Cuando ordena directamente los medicamentos:
        | medicamento          | frecuencia | dosis | avisos        |
        | Acetaminofén 500 mg  | 4          | 3     | sin responder |
      Entonces se le niega con "Hay comprobaciones sin responder. Revíselas antes de ordenar."
      Y no se crea ninguna orden

    @mensaje @regla:medication/day-total
    Escenario: Dos presentaciones que juntas pasan del máximo de un día
      Dado que formula en la consulta 22
      Cuando ordena directamente los medicamentos:
        | medicamento           | frecuencia | dosis |
        | Acetaminofén/tramadol | 6          | 2     |
        | Acetaminofén 500 mg   | 8          | 2     |
      Entonces se le niega con "Hay comprobaciones sin responder. Revíselas antes de ordenar."
      Y no se crea ninguna orden

    @mensaje @regla:medication/pregnancy
    Escenario: En un control prenatal, sin pasar por los avisos
      Dado que formula en la consulta 10
      Cuando ordena directamente los medicamentos:
        | medicamento  | frecuencia | avisos        |
        | Enalapril 20 | 24         | sin responder |
      Entonces se le niega con "Hay comprobaciones sin responder. Revíselas antes de ordenar."
      Y no se crea ninguna orden

    @mensaje @regla:medication/special-control
    Escenario: Un medicamento de control especial por más días de los de su grupo
      Dado que formula en la consulta 22
      Cuando ordena directamente los medicamentos:
        | medicamento        | frecuencia | duracion | meses |
        | Zolpidem 10        | 24         | 30       | 3     |
      Entonces el campo "Duración" de la línea 1 dice "Control especial, grupo III: una fórmula cubre máximo 30 días y esta cubre 90"
      Y no se crea ninguna orden

    @mensaje
    Escenario: Lo que no se pudo comprobar y nadie explicó
      Dado que formula en la consulta 22
      Cuando ordena directamente los medicamentos:
        | medicamento   | sin comprobar |
        | Loratadina 10 | interacciones |
      Entonces se le niega con "Hay comprobaciones sin responder. Revíselas antes de ordenar."
      Y no se crea ninguna orden

    @mensaje
    Escenario: Un motivo de menos de diez letras no explica
      Dado que formula en la consulta 22
      Cuando ordena directamente los medicamentos:
        | medicamento   | sin comprobar | motivo |
        | Loratadina 10 | interacciones | ok     |
      Entonces se le niega con "Hay comprobaciones sin responder. Revíselas antes de ordenar."
      Y no se crea ninguna orden

    @regla
    Escenario: Explicado, sigue y queda escrito
      Dado que formula en la consulta 22
      Cuando ordena directamente los medicamentos:
        | medicamento   | sin comprobar | motivo                     |
        | Cetirizina 10 | interacciones | No toma otros medicamentos |
      Entonces la orden de medicamentos queda creada con "Exito"
      Y el registro de "Cetirizina 10" guarda:
        | quién       | comprobación  | respuesta     | motivo                     |
        | profesional | interacciones | no verificada | No toma otros medicamentos |

    @mensaje
    Escenario: Las alergias que nadie preguntó no pasan por limpias
      Dado que formula en la consulta 6
      Cuando ordena directamente los medicamentos:
        | medicamento   | comprobaciones |
        | Loratadina 10 | ninguna        |
      Entonces se le niega con "Hay comprobaciones sin responder. Revíselas antes de ordenar."
      Y el campo "Alergia" de la línea 1 dice por qué no
      Y no se crea ninguna orden

    @mensaje
    Escenario: Un desabastecimiento que no es informativo no tiene salida
      Dado que formula en la consulta 22
      Cuando ordena directamente los medicamentos:
        | medicamento     |
        | Trimebutina 200 |
      Entonces se le niega con "Desabastecimiento detectado"
      Y no se crea ninguna orden

  Regla: Una orden se cambia una vez

    Antecedentes:
      Dado que formula en la consulta 24
      Y que ordenó los medicamentos:
        | medicamento     |
        | Amoxicilina 500 |

    @regla
    Escenario: La anterior queda anulada con el motivo
      Cuando cambia esa línea por otra con el motivo "Diez días, no siete"
      Entonces la orden de medicamentos queda creada con "Exito"
      Y la línea anterior queda "Anulada" con "Diez días, no siete"

    @mensaje @regla:text/substance
    Escenario: Con un signo por motivo no se cambia
      Cuando cambia esa línea por otra con el motivo "."
      Entonces se le niega con "Escriba el motivo con palabras: mínimo 10 letras"
      Y no se crea ninguna orden

    @mensaje
    Escenario: Lo que ya se cambió no se cambia otra vez
      Cuando cambia esa línea por otra con el motivo "Diez días, no siete"
      Y cambia esa línea por otra con el motivo "Otra vez diez días"
      Entonces se le niega con "La orden que se cambia ya no está activa"
      Y no se crea ninguna orden

    @regla
    Escenario: Dos pestañas a la vez
      Cuando dos pestañas ordenan a la vez los medicamentos:
        | medicamento     | duracion | cambia esa línea porque |
        | Amoxicilina 500 | 10       | Diez días, no siete     |
      Entonces una de las dos órdenes nace y la otra se niega con "La orden que se cambia ya no está activa"

  Regla: La misma orden nunca nace dos veces

    @regla
    Escenario: La misma orden enviada dos veces
      Dado que formula en la consulta 14
      Cuando envía dos veces a la vez la orden de los medicamentos:
        | medicamento   |
        | Loratadina 10 |
      Entonces hay una sola orden nueva
      Y las dos respuestas son iguales

    @regla @mensaje @regla:ordering/annulled-since @servidor-propio
    Escenario: Repetir el envío de una orden que se anuló
      Dado que formula en la consulta 14
      Cuando ordena directamente los medicamentos:
        | medicamento   |
        | Loratadina 10 |
      Y se anula toda esa orden
      Y repite ese envío con los medicamentos:
        | medicamento   |
        | Loratadina 10 |
      Entonces se le niega con "se anuló después de crearla y este envío no la ordena otra vez"

  @mensaje
  Regla: Lo que falla al ordenar o al añadir se dice

    Escenario: El servidor no responde
      Dado que formula en la consulta 22
      Y que añadió el medicamento "Loratadina 10"
      Y que el servidor no responde al ordenar
      Cuando ordena la lista
      Entonces lee "Ocurrió un error, por favor inténtalo de nuevo más tarde"

    Escenario: Un medicamento de antes que ya no está en el catálogo
      Dado que formula en la consulta 22
      Cuando añade un medicamento que ya no está en el catálogo
      Entonces lee "Ocurrió un error al agregar el medicamento"
