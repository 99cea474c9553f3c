# language: es
@regla @servidor-propio
Característica: El embarazo que se conoce está a la vista
  Las semanas salen de lo anotado, se cuentan solas y están en la consulta y en la historia impresa.

  Antecedentes:
    Dado que "medico@cauce.demo" ingresó con su código
    Y un afiliado con alergia a "principio Dipirona"

  @regla:antecedents/gestation
  Regla: Semanas cumplidas, sus días y la fecha probable de parto

    Escenario: Doce semanas anotadas hoy
      Cuando anota un embarazo de 12 semanas, confirmado
      Entonces la consulta dice "Embarazo de 12 semanas (primer trimestre), parto probable el "

    Escenario: Nadie ha anotado un embarazo
      Entonces la consulta no dice ningún embarazo
