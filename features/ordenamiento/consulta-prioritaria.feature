# language: es
@servidor-propio @regla:consultation/walk-in
Característica: Consulta prioritaria
  A quien llega sin cita se le atiende hoy, sin abrirle dos consultas ni pasar por alto su derecho.

  Antecedentes:
    Dado que "medico@cauce.demo" ingresó con su código

  @mensaje
  Regla: Dice por qué se consulta y no se abre dos veces el mismo día sin confirmarlo

    Escenario: Se abre y queda en consulta
      Cuando abre una consulta prioritaria de "79431205" por "Fiebre desde ayer"
      Entonces la consulta queda abierta con "Consulta prioritaria abierta"

    Escenario: Sin motivo
      Cuando abre una consulta prioritaria de "1076321450" por "."
      Entonces el campo "Por qué consulta" dice "Escriba por qué consulta"

    Escenario: La segunda del mismo día se confirma
      Cuando abre una consulta prioritaria de "43512887" por "Fiebre desde ayer"
      Entonces se le niega con "Revise lo que se dice antes de abrir la consulta"
      Y se le niega con "Ya tiene una consulta hoy a las 07:20 con Laura Restrepo Mejía (en consulta)"
      Cuando abre una consulta prioritaria de "43512887" por "Fiebre desde ayer", confirmada
      Entonces la consulta queda abierta con "Consulta prioritaria abierta"

    Escenario: A quien está suspendido se le atiende solo lo urgente
      Cuando abre una consulta prioritaria de "10087654" por "Fiebre desde ayer"
      Entonces se le niega con "Derecho de hoy: Suspendido: se atienden urgencias y tratamientos en curso. Ábrala solo si es una urgencia"
      Cuando abre una consulta prioritaria de "10087654" por "Fiebre desde ayer", confirmada
      Entonces la consulta queda abierta con "Consulta prioritaria abierta"

    Escenario: A quien falleció no se le abre
      Cuando abre una consulta prioritaria de quien falleció
      Entonces el campo "Paciente" dice "Este paciente está fallecido."

  @navegador @flujo
  Regla: Desde la lista del día y desde Ctrl-K

    Escenario: Se busca al paciente, se dice por qué viene y se atiende
      Dado que "medico@cauce.demo" abrió en el navegador "Consultas de hoy"
      Cuando pide "Consulta prioritaria"
      Y llena "Paciente" con "71983304"
      Y sin usar el ratón acepta al que encuentra
      Y llena "Por qué consulta" con "Fiebre desde ayer"
      Y pulsa "Enter"
      Entonces ve "Fiebre desde ayer"
      Y puede pedir "Ordenar"

    Escenario: Lo que se pregunta se lee antes de abrirla
      Dado que "medico@cauce.demo" abrió en el navegador "Consultas de hoy"
      Cuando pide "Consulta prioritaria"
      Y llena "Paciente" con "43512887"
      Y sin usar el ratón acepta al que encuentra
      Y llena "Por qué consulta" con "Fiebre desde ayer"
      Y pulsa "Enter"
      Entonces ve "Ya tiene una consulta hoy"
      Cuando pide "Abrir la consulta"
      Entonces ve "Marque que lo leyó"
      Cuando pide "Lo leí y se atiende de todos modos"
      Y pide "Abrir la consulta"
      Entonces ve "Fiebre desde ayer"
      Y puede pedir "Ordenar"
