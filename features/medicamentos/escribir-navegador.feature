# language: es
@navegador @servidor-propio
Característica: Escribir una fórmula en el navegador
  La línea se escribe como se dice, se lee de vuelta como se entendió, y lo que se advierte pide un motivo.

  @regla @mensaje
  Regla: Lo que se escribe se lee de vuelta, y se dice de dónde salió lo demás

    @regla:medication/line-entry @regla:medication/drug-words @regla:medication/complete-line
    Escenario: Sin dosis ni vía
      Dado que la médica abrió en el navegador los medicamentos de la consulta 22
      Cuando escribe la línea "loratadina 10 c/24h 10d" de "Loratadina 10 mg tableta"
      Entonces de la línea se entiende "Medicamento Loratadina 10 mg tableta · Dosis 1 tableta por defecto · Frecuencia cada 24 horas · Duración 10 días · Vía Oral catálogo"

  @regla @regla:medication/own-words
  Regla: La observación que nadie escribió dice cómo se toma

    @flujo
    Escenario: Cambia con la frecuencia, y la que alguien escribió no
      Dado que la médica abrió en el navegador los medicamentos de la consulta 22
      Cuando abre la línea "loratadina 10 c/24h 10d" de "Loratadina 10 mg tableta"
      Y cambia la frecuencia de la fórmula a "12"
      Entonces la observación de la fórmula dice "1 tableta cada 12 horas durante 10 días, vía oral"
      Cuando escribe en la fórmula la observación "Una en la mañana y otra en la noche"
      Y cambia la frecuencia de la fórmula a "8"
      Entonces la observación de la fórmula dice "Una en la mañana y otra en la noche"

  @flujo @mensaje
  Regla: Una interacción de dos medicamentos de la lista es de los dos

    @regla:medication/shared-findings @regla:medication/quick-reasons @regla:medication/order-summary
    Escenario: El motivo frecuente se escoge y la interacción se lee en las dos líneas
      Dado que la médica abrió en el navegador los medicamentos de la consulta 23
      Cuando añade la línea "warfarina 5 c/24h 30d" de "Warfarina 5 mg tableta"
      Entonces en la lista "Warfarina" dice "Sin interacciones"
      Cuando añade la línea "ibuprofeno 400 c/8h 5d" de "Ibuprofeno 400 mg tableta"
      Y escoge el motivo frecuente "Ya los toma juntos y los tolera"
      Y escoge el motivo frecuente "El beneficio supera el riesgo en este paciente"
      Entonces el motivo de la alerta dice "El beneficio supera el riesgo en este paciente"
      Cuando añade a mano al motivo ", con control"
      Y escoge el motivo frecuente "Ya los toma juntos y los tolera"
      Entonces el motivo de la alerta dice "El beneficio supera el riesgo en este paciente, con control; Ya los toma juntos y los tolera"
      Cuando sigue con ese motivo
      Entonces en la lista "Ibuprofeno" dice "Interacción"
      Y en la lista "Warfarina" dice "Interacción"
      Y ve "Ordenar 2 medicamentos"
