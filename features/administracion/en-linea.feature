# language: es
@regla @regla:audit/presence
Característica: Quién está en línea
  Quien administra ve quién tiene Cauce abierto ahora, y puede cerrar la sesión de quien no debería.

  Regla: Solo quien tiene el permiso lo ve

    Escenario: Una médica no lo ve
      Dado que "medico@cauce.demo" ingresó con su código
      Cuando mira quién está en línea
      Entonces se le niega el acceso

  @servidor-propio
  Regla: Está en línea quien tiene una ventana abierta o hizo algo en los últimos cinco minutos

    Escenario: Quien acaba de ingresar
      Dado que "medico@cauce.demo" ingresó con su código
      Y que "admin@cauce.demo" ingresó con su código
      Cuando mira quién está en línea
      Entonces encuentra "medico@cauce.demo", "Sin ventana", "Médico general"

    Escenario: A los cinco minutos sin hacer nada y sin ventana, ya no
      Dado que "medico@cauce.demo" ingresó con su código
      Y que pasaron 5 minutos desde que se envió el código
      Y que "admin@cauce.demo" ingresó con su código
      Cuando mira quién está en línea
      Entonces no encuentra "medico@cauce.demo"

    Escenario: Quien cerró su sesión
      Dado que "medico@cauce.demo" ingresó con su código
      Y que cerró la sesión
      Y que "admin@cauce.demo" ingresó con su código
      Cuando mira quién está en línea
      Entonces no encuentra "medico@cauce.demo"

  @servidor-propio
  Regla: Un administrador cierra la sesión de otra persona, y el motivo queda en la auditoría

    @mensaje
    Escenario: La persona debe ingresar de nuevo
      Dado que "medico@cauce.demo" tiene la sesión abierta en otro equipo
      Y que "admin@cauce.demo" ingresó con su código
      Cuando cierra la sesión de "medico@cauce.demo" porque "Dejó el equipo abierto en urgencias"
      Entonces la sesión del otro equipo ya no abre nada
      Cuando busca en la auditoría por acción "Cerró todas las sesiones de un usuario"
      Y abre la entrada "Cerró todas las sesiones de un usuario"
      Entonces el detalle dice que "Motivo" es "Dejó el equipo abierto en urgencias"

    Escenario: Quien no es administrador no cierra la de nadie
      Dado que "medico@cauce.demo" tiene la sesión abierta en otro equipo
      Y que "auxiliar@cauce.demo" ingresó con su código
      Cuando cierra la sesión de "medico@cauce.demo" porque "Por molestar"
      Entonces la sesión del otro equipo sigue abierta

  @navegador @servidor-propio
  Regla: Las llegadas y las salidas se ven sin recargar la página

    @flujo
    Escenario: Llega y se va
      Dado que "admin@cauce.demo" abrió en el navegador "Usuarios en línea"
      Y ve "(usted)"
      Y ya no ve "medico@cauce.demo"
      Cuando "medico@cauce.demo" abre Cauce en otro navegador
      Entonces ve "medico@cauce.demo"
      Cuando "medico@cauce.demo" cierra Cauce en otro navegador
      Entonces ya no ve "medico@cauce.demo"
