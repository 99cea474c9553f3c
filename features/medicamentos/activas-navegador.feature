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
      Cuando suspende "Loratadina" con el motivo "Somnolencia en clase"
      Entonces ve entre las órdenes activas "Loratadina" como "Anulada"

    @mensaje
    Escenario: Sin motivo no se suspende
      Cuando intenta suspender "Loratadina" sin motivo
      Entonces ve "Es necesario colocar un motivo."

  @flujo
  Regla: Cambiar una orden activa la reemplaza

    @regla:medication/check-line
    Escenario: La línea va al formulario, pide por qué se cambia y anula la anterior
      Cuando cambia la orden activa de "Loratadina"
      Entonces el formulario tiene "Loratadina" y pide por qué la cambia
      Cuando explica "Se ajusta la dosis al peso", la añade y responde las comprobaciones
      Y ordena los medicamentos
      Entonces la orden anterior queda anulada por cambio

    Escenario: Un medicamento que ya toma se marca en la búsqueda y se edita esa orden
      Cuando busca "loratadina 10" para formular
      Entonces ve "Ya lo toma"
      Cuando edita esa orden desde la búsqueda
      Entonces el formulario tiene "Loratadina" y pide por qué la cambia

  @flujo
  Regla: Los documentos y el registro

    Escenario: El PDF se descarga
      Cuando descarga la orden activa de "Loratadina"
      Entonces recibe el PDF de la orden, que nombra "Loratadina"

    @regla:medication/ledger-summary
    Escenario: Lo que se comprobó se lee en una palabra, sin abrirlo
      Entonces ve entre las órdenes activas "Loratadina" como "Sin hallazgos"

    Escenario: Las comprobaciones son las mismas que se imprimen
      Cuando abre las comprobaciones de "Loratadina"
      Entonces ve el mismo registro que se imprime
