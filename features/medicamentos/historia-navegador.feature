# language: es
@flujo @navegador @servidor-propio
Característica: Volver a formular en el navegador
  La historia de seis meses se lee de a pocas filas, dice qué cambió y vuelve a la lista como si fuera nueva.

  Regla: De a 5 por página, o de a cuantas se pida

    Escenario: El tamaño se recuerda
      Cuando la médica abre en el navegador los medicamentos de la consulta 1
      Entonces ve de a 5 por página la historia
      Cuando pide de a 10 por página la historia
      Y la médica abre en el navegador los medicamentos de la consulta 1
      Entonces ve de a 10 por página la historia

  @regla @mensaje @regla:medication/represcription
  Regla: Antes de volver a formular se ve qué cambió y qué pasa con la orden de antes

    Escenario: Una orden que sigue activa se reemplaza con motivo
      Dado que en la consulta 3 se formuló "Loratadina"
      Cuando la médica abre en el navegador los medicamentos de la consulta 3
      Y marca "Loratadina" en la historia y lo revisa
      Entonces ve en "Volver a formular" "Sigue activa: se anula y la nueva la reemplaza"
      Cuando lo vuelve a formular con el motivo "Continúa el tratamiento"
      Y responde lo que se comprueba de "Loratadina" con "Continúa el tratamiento"
      Entonces ve en los seleccionados "Loratadina"
      Cuando ordena en el navegador los medicamentos
      Entonces la línea anterior queda "Anulada" porque se cambió

    Escenario: Una alergia que se registró después se ve y se comprueba
      Dado que en la consulta 3 se formuló "Amoxicilina"
      Y que después se registró su alergia a "Penicilinas"
      Cuando la médica abre en el navegador los medicamentos de la consulta 3
      Entonces ve en la historia "Amoxicilina" con "Alergia registrada después: Penicilinas"
      Cuando marca "Amoxicilina" en la historia y lo revisa
      Entonces ve en "Volver a formular" "Alergia registrada después: Penicilinas"
      Cuando lo vuelve a formular con el motivo "Continúa el tratamiento"
      Entonces ve "El paciente es alérgico a este medicamento"
