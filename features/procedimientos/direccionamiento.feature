# language: es
@mensaje
Característica: Cambiar dónde se hace una orden
  El direccionamiento se cambia con sede y motivo, salvo el automático.

  Antecedentes:
    Dado que "medico@cauce.demo" ingresó con su código
    Y abrió los procedimientos de la consulta 1

  @regla @regla:ordering/routing-change
  Regla: El cambio pide sede y motivo

    Escenario: Sin sede
      Dado que la consulta 1 tiene una línea que se puede direccionar
      Cuando cambia la sede de esa línea sin escogerla
      Entonces lee "Es necesario seleccionar una sede."

    Escenario: Sin motivo
      Dado que la consulta 1 tiene una línea que se puede direccionar
      Cuando cambia la sede de esa línea sin motivo
      Entonces lee "Es necesario colocar un motivo."

    Escenario: Con sede y motivo
      Dado que la consulta 1 tiene una línea que se puede direccionar
      Cuando cambia la sede de esa línea a "Clínica Mirador del Valle" con el motivo "Más cerca de su casa"
      Entonces lee "Orden direccionada con exito."
      Y la sede de esa línea es "Clínica Mirador del Valle" por "Más cerca de su casa"

    Escenario: El servidor no responde
      Dado que la consulta 1 tiene una línea que se puede direccionar
      Y que el servidor no responde al direccionar
      Cuando cambia la sede de esa línea con el motivo "Más cerca de su casa"
      Entonces lee "Direccionamiento fallido."

  Regla: El direccionamiento automático no se cambia a mano

    Escenario: La línea de la IPS primaria
      Dado que la consulta 1 tiene una línea con direccionamiento automático
      Cuando cambia la sede de esa línea con el motivo "Más cerca de su casa"
      Entonces se le niega con "El direccionamiento automático no se cambia a mano"

  @regla @regla:ordering/other-department @regla:ordering/chosen-routing
  Regla: Otro departamento se acepta con sus palabras

    Escenario: Sin aceptarlo no se guarda nada
      Dado que la consulta 1 tiene una línea que se puede direccionar
      Cuando cambia la sede de esa línea a "Clínica Bocas de Ceniza" con el motivo "Allá tiene familia"
      Entonces lee "La sede queda en Barranquilla, Atlántico, otro departamento: acéptelo en el motivo"

    Escenario: Aceptado, las palabras quedan con la orden
      Dado que la consulta 1 tiene una línea que se puede direccionar
      Cuando cambia la sede de esa línea a "Clínica Bocas de Ceniza" con el motivo "Acepta otro departamento: Barranquilla, Atlántico. Allá tiene familia"
      Entonces lee "Orden direccionada con exito."
      Y la sede de esa línea es "Clínica Bocas de Ceniza" por "Acepta otro departamento: Barranquilla, Atlántico. Allá tiene familia"
