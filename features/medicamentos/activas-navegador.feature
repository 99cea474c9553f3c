# language: es
@navegador @servidor-propio
Característica: Órdenes activas de medicamentos en el navegador
  Lo que el afiliado toma se suspende o se cambia con motivo, y muestra lo que se comprobó.

  Antecedentes:
    Dado que en la consulta 3 se formuló "Loratadina"
    Cuando la médica abre en el navegador los medicamentos de la consulta 3

  Regla: Suspender pide un motivo

    @flujo
    Escenario: Con motivo queda anulada
      Cuando suspende en el navegador "Loratadina" con el motivo "Somnolencia en clase"
      Entonces ve en las órdenes activas "Loratadina" con "Anulada"

    @mensaje
    Escenario: Sin motivo no se suspende
      Cuando suspende en el navegador "Loratadina" sin motivo
      Entonces ve "Es necesario colocar un motivo."

  @flujo
  Regla: Cambiar una orden activa la reemplaza

    @regla:medication/check-line
    Escenario: La línea va al formulario, pide por qué se cambia y anula la anterior
      Cuando pide cambiar la orden activa de "Loratadina"
      Entonces el campo "Medicamento" tiene "Loratadina 10 mg tableta"
      Cuando llena "Por qué la cambia" con "Se ajusta la dosis al peso"
      Y pide "Añadir"
      Y responde lo que se comprueba de "Loratadina" con "Se ajusta la dosis al peso"
      Y ordena en el navegador los medicamentos
      Entonces la línea anterior queda "Anulada" porque se cambió

    Escenario: Un medicamento que ya toma se marca en la búsqueda y se edita esa orden
      Cuando llena "Línea de medicamento" con "loratadina 10"
      Entonces ve "Ya lo toma"
      Cuando pide "Editar esa orden"
      Entonces el campo "Medicamento" tiene "Loratadina 10 mg tableta"
      Y el campo "Por qué la cambia" tiene ""

  @flujo
  Regla: Los documentos y el registro

    Escenario: El PDF se descarga
      Cuando pide descargar la orden activa de "Loratadina"
      Entonces el PDF dice "Loratadina"

    @regla:medication/ledger-summary
    Escenario: Lo que se comprobó se lee en una palabra, sin abrirlo
      Entonces ve en las órdenes activas "Loratadina" con "Sin hallazgos"

    Escenario: Las comprobaciones son las mismas que se imprimen
      Entonces las comprobaciones de "Loratadina" son las que se imprimen
