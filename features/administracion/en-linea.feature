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
      Entonces ve a "medico@cauce.demo" en línea, "Sin ventana", con el rol "Médico general"

    Escenario: A los cinco minutos sin hacer nada y sin ventana, ya no
      Dado que "medico@cauce.demo" ingresó con su código
      Y que pasaron 5 minutos desde que se envió el código
      Y que "admin@cauce.demo" ingresó con su código
      Cuando mira quién está en línea
      Entonces no ve a "medico@cauce.demo" en línea

    Escenario: Quien cerró su sesión
      Dado que "medico@cauce.demo" ingresó con su código
      Y que "medico@cauce.demo" cerró su sesión
      Y que "admin@cauce.demo" ingresó con su código
      Cuando mira quién está en línea
      Entonces no ve a "medico@cauce.demo" en línea

  @servidor-propio
  Regla: Un administrador cierra la sesión de otra persona, y el motivo queda en la auditoría

    @mensaje
    Escenario: La persona debe ingresar de nuevo
      Dado que "medico@cauce.demo" ingresó con su código
      Y que "admin@cauce.demo" ingresó con su código
      Cuando cierra la sesión de "medico@cauce.demo" porque "Dejó el equipo abierto en urgencias"
      Entonces "medico@cauce.demo" ya no tiene sesión
      Y la auditoría guarda el motivo "Dejó el equipo abierto en urgencias"

    Escenario: Quien no es administrador no cierra la de nadie
      Dado que "medico@cauce.demo" ingresó con su código
      Y que "auxiliar@cauce.demo" ingresó con su código
      Cuando cierra la sesión de "medico@cauce.demo" porque "Por molestar"
      Entonces "medico@cauce.demo" sigue con su sesión

  @navegador @servidor-propio
  Regla: Las llegadas y las salidas se ven sin recargar la página

    @flujo
    Escenario: Llega y se va
      Dado que "admin@cauce.demo" mira en el navegador quién está en línea
      Cuando "medico@cauce.demo" abre Cauce en otro navegador
      Entonces aparece "medico@cauce.demo" en la lista
      Cuando "medico@cauce.demo" cierra su navegador y su sesión
      Entonces desaparece "medico@cauce.demo" de la lista
