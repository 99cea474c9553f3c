# language: es
@regla:oncology/prescribed-ceilings @servidor-propio
Característica: Los topes de oncología en lo que se formula
  La misma tabla con que se compara un esquema: sobre un tope duro o por una vía prohibida nadie ordena, y lo que la tabla deja
  firmar lo firma también otro profesional.

  Antecedentes:
    Dado que "medico@cauce.demo" ingresó con su código
    Y que formula en la consulta 22

  @regla @mensaje
  Regla: Lo que pasa de lo que la tabla permite no lo ordena nadie

    Escenario: Dos cápsulas de lenalidomida en una toma
      Cuando ordena directamente los medicamentos:
        | medicamento     | dosis | frecuencia | tiempo | duracion |
        | Lenalidomida 25 | 2     | 24         | Horas  | 21       |
      Entonces el campo "Dosis" de la línea 1 dice "Tope por dosis de Lenalidomida: 25 mg; se llegaría a 50 mg (Ficha técnica FDA/EMA y protocolos públicos (de memoria)). Nadie lo ordena así: baje la dosis, los días o los meses, o cambie la vía."
      Y no se crea ninguna orden

    Escenario: Dentro del tope no se dice nada
      Cuando ordena directamente los medicamentos:
        | medicamento     | dosis | frecuencia | tiempo | duracion |
        | Lenalidomida 10 | 1     | 24         | Horas  | 21       |
      Entonces la orden de medicamentos queda creada con "Exito"
