# language: es
Característica: Lo que el afiliado toma de verdad
  Lo que se entrega se toma desde su entrega, y lo que se dejó de tomar sigue actuando unos días. Las comprobaciones cuentan las dos cosas.

  Antecedentes:
    Dado que "medico@cauce.demo" ingresó con su código

  @regla @regla:medication/taken @servidor-propio
  Regla: Lo entregado se toma desde que se entregó

    Escenario: Una fórmula vieja que la farmacia entregó hoy
      Dado que en la consulta 22 se formuló "Warfarina 5 mg tableta"
      Y que esa fórmula es de hace 60 días
      Y que la farmacia la entregó hace 0 días
      Cuando comprueba las interacciones de "Ibuprofeno 400 mg tableta" en la consulta 22
      Entonces encuentra 1 interacción
      Y el hallazgo dice:
        | medicamentos | Ibuprofeno 400 mg tableta, Warfarina 5 mg tableta |

    Escenario: La misma fórmula sin entregar ya se acabó
      Dado que en la consulta 22 se formuló "Warfarina 5 mg tableta"
      Y que esa fórmula es de hace 60 días
      Cuando comprueba las interacciones de "Ibuprofeno 400 mg tableta" en la consulta 22
      Entonces encuentra 0 interacciones

    Escenario: Lo que ya se prestó se sigue tomando
      Dado que en la consulta 22 se formuló "Warfarina 5 mg tableta"
      Y que esa línea está prestada
      Cuando comprueba las interacciones de "Ibuprofeno 400 mg tableta" en la consulta 22
      Entonces encuentra 1 interacción

  @regla @regla:medication/taken @servidor-propio
  Regla: Un medicamento de larga permanencia interactúa los días de su lavado

    Escenario: Amiodarona que se dejó de tomar hace un mes
      Dado que en la consulta 22 se formuló "Amiodarona 200 mg tableta"
      Y que esa fórmula es de hace 60 días
      Cuando comprueba las interacciones de "Warfarina 5 mg tableta" en la consulta 22
      Entonces encuentra 1 interacción
      Y el hallazgo nombra "Amiodarona 200 mg tableta" como algo que "todavía actúa"

    Escenario: Amiodarona que se dejó de tomar hace más de tres meses
      Dado que en la consulta 22 se formuló "Amiodarona 200 mg tableta"
      Y que esa fórmula es de hace 125 días
      Cuando comprueba las interacciones de "Warfarina 5 mg tableta" en la consulta 22
      Entonces encuentra 0 interacciones

    Escenario: Se suspendió a la mitad: cuenta desde que se suspendió
      Dado que en la consulta 22 se formuló "Warfarina 5 mg tableta"
      Y que esa fórmula es de hace 15 días
      Y que suspendió esa línea con el motivo "Cambio de conducta"
      Cuando comprueba las interacciones de "Ibuprofeno 400 mg tableta" en la consulta 22
      Entonces encuentra 1 interacción
      Y el hallazgo nombra "Warfarina 5 mg tableta" como algo que "todavía actúa"

    Escenario: Lo que ya no se toma no es un duplicado
      Dado que en la consulta 22 se formuló "Amiodarona 200 mg tableta"
      Y que esa fórmula es de hace 60 días
      Cuando pide los avisos de "Amiodarona 200 mg tableta" en la consulta 22
      Entonces no hay avisos de duplicidad
