# language: es
@regla @servidor-propio @regla:consultation/ordering-window
Característica: El plazo para ordenar en una consulta
  Un papel de hoy no sale de una consulta de hace meses: lo que se formula o se incapacita dice lo que se encontró ese día.

  Antecedentes:
    Dado que "medico@cauce.demo" ingresó con su código

  @mensaje
  Regla: Pasado el plazo de cada cosa se niega con el motivo

    Escenario: Procedimientos, al día treinta y uno
      Dado que abrió los procedimientos de la consulta 1
      Y que la consulta es de hace 31 días
      Cuando ordena directamente los procedimientos:
        | procedimiento | cantidad |
        | 903841        | 1        |
      Entonces se le niega con "en una consulta se ordenan procedimientos hasta 30 días después. Abra una consulta de hoy."
      Y no se crea ninguna orden

    Escenario: Incapacidades, al cuarto día
      Dado que atiende a un cotizante
      Y que la consulta es de hace 4 días
      Cuando registra la incapacidad
      Entonces se le niega con "en una consulta se expiden incapacidades hasta 3 días después. Abra una consulta de hoy."
      Y no se registra ninguna incapacidad

  @flujo
  Regla: El último día todavía se ordena

    Escenario: Medicamentos, al tercer día
      Dado que formula en la consulta 22
      Y que la consulta es de hace 3 días
      Cuando ordena directamente los medicamentos:
        | medicamento   | frecuencia | tiempo | duracion |
        | Loratadina 10 | 24         | Horas  | 10       |
      Entonces la orden de medicamentos queda creada con "Exito"

    Escenario: Procedimientos, al día treinta
      Dado que abrió los procedimientos de la consulta 1
      Y que la consulta es de hace 30 días
      Cuando ordena directamente los procedimientos:
        | procedimiento | cantidad |
        | 903841        | 1        |
      Entonces hay una sola orden nueva

    Escenario: Incapacidades, al tercer día
      Dado que atiende a un cotizante
      Y que la consulta es de hace 3 días
      Cuando registra la incapacidad
      Entonces la incapacidad queda registrada
