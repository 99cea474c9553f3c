# language: es
Característica: Lo que se responde a una alerta queda escrito
  Quién, qué y por qué, también cuando al final no se ordena.

  Antecedentes:
    Dado que "medico@cauce.demo" ingresó con su código

  Regla: El autor es quien inició sesión

    @regla
    Escenario: Seguir con un motivo
      Cuando responde "Si" a un desabastecimiento con el motivo "La farmacia confirmó existencias"
      Entonces la auditoría guarda que se aceptó la alerta de desabastecimiento con "La farmacia confirmó existencias"

    @regla
    Escenario: No seguir
      Cuando responde "No" a un desabastecimiento
      Entonces la auditoría guarda que se rechazó la alerta de desabastecimiento

    @mensaje
    Escenario: A nombre de otra persona
      Cuando responde "Si" a un desabastecimiento a nombre de otra persona
      Entonces se le niega con "La respuesta a una alerta la registra quien inició sesión."
      Y quedan escritas 0 respuestas
      Y queda en la auditoría "Intentó responder una alerta a nombre de otra persona"

    @regla
    Escenario: La misma respuesta enviada dos veces
      Cuando responde "Si" a un desabastecimiento dos veces a la vez
      Entonces queda escrita 1 respuesta

    @mensaje
    Escenario: A una alerta que no existe
      Cuando responde "Si" a una alerta que no existe
      Entonces el campo "Alerta" dice "La alerta no existe"

  Regla: Ante una alergia se ordena o se cancela

    @mensaje
    Escenario: Cancelar
      Cuando responde "No" a la alergia a "Amoxicilina 500 mg cápsula"
      Entonces el servidor responde "Ordenamiento cancelado por alergia"
      Y queda en la auditoría "Canceló un medicamento por una alergia"

    @regla
    Escenario: Ordenar de todos modos
      Cuando responde "Si" a la alergia a "Amoxicilina 500 mg cápsula"
      Entonces queda en la auditoría "Ordenó un medicamento a pesar de una alergia"
