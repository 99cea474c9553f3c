# language: es
@flujo @navegador @servidor-propio
Característica: Volver a formular en el navegador
  La historia de seis meses se lee de a pocas filas, dice qué cambió y vuelve a la lista como si fuera nueva.

  Regla: De a 5 por página, o de a cuantas se pida

    Escenario: El tamaño se recuerda
      Cuando la médica abre en el navegador los medicamentos de la consulta 1
      Entonces la historia se ve de a 5 por página
      Cuando pide 10 filas por página de la historia
      Y la médica abre en el navegador los medicamentos de la consulta 1
      Entonces la historia se ve de a 10 por página

  @regla @mensaje @regla:medication/represcription
  Regla: Antes de volver a formular se ve qué cambió y qué pasa con la orden de antes

    Escenario: Una orden que sigue activa se reemplaza con motivo
      Dado que en la consulta 3 se formuló "Loratadina"
      Cuando la médica abre en el navegador los medicamentos de la consulta 3
      Y marca "Loratadina" en la historia y lo revisa
      Entonces la revisión dice "Sigue activa: se anula y la nueva la reemplaza"
      Cuando lo vuelve a formular con el motivo "Continúa el tratamiento" y responde las comprobaciones
      Entonces ve "Loratadina" entre los seleccionados
      Cuando ordena los medicamentos
      Entonces la orden anterior queda anulada por cambio

    Escenario: Una alergia que se registró después se ve y se comprueba
      Dado que en la consulta 3 se formuló "Amoxicilina"
      Y que después se registró su alergia a "Penicilinas"
      Cuando la médica abre en el navegador los medicamentos de la consulta 3
      Entonces ve en la historia "Alergia registrada después: Penicilinas"
      Cuando marca "Amoxicilina" en la historia y lo revisa
      Entonces la revisión dice "Alergia registrada después: Penicilinas"
      Cuando lo vuelve a formular con el motivo "Continúa el tratamiento"
      Entonces ve "El paciente es alérgico a este medicamento"
