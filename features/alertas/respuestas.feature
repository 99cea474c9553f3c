# language: es
Característica: Lo que se responde a una alerta queda escrito
  Quién, qué y por qué, también cuando al final no se ordena.

  Antecedentes:
    Dado que "medico@cauce.demo" ingresó con su código

  Regla: El autor es quien inició sesión

    Escenario: Seguir con un motivo
      Cuando responde "Si" a un desabastecimiento con el motivo "La farmacia confirmó existencias"
      Entonces queda escrito que siguió con el motivo "La farmacia confirmó existencias"

    Escenario: No seguir
      Cuando responde "No" a un desabastecimiento
      Entonces queda escrito que no siguió

    Escenario: A nombre de otra persona
      Cuando responde a un desabastecimiento a nombre de otra persona
      Entonces se le niega con el código "permiso.denegado"
      Y no queda escrita ninguna respuesta
      Y queda en la auditoría "alerta.otro_autor"

    Escenario: Dos veces con la misma llave
      Cuando responde dos veces a un desabastecimiento con la misma llave
      Entonces queda escrita una sola respuesta

    Escenario: A una alerta que no existe
      Cuando responde a una alerta que no existe
      Entonces el campo "alerta_detalle_id" dice "La alerta no existe"

  Regla: Ante una alergia se ordena o se cancela

    Escenario: Cancelar
      Cuando responde "No" a la alergia a "Amoxicilina 500 mg cápsula"
      Entonces se le responde "Ordenamiento cancelado por alergia"
      Y queda en la auditoría "alergia.cancelar"

    Escenario: Ordenar de todos modos
      Cuando responde "Si" a la alergia a "Amoxicilina 500 mg cápsula"
      Entonces queda en la auditoría "alergia.ordenar"
