# language: es
@regla
Característica: Las sesiones abiertas de una persona
  Cada quien ve dónde tiene abierta su sesión y cierra la que no reconoce.

  @servidor-propio
  Regla: Se ven las sesiones propias y cuál es la de ahora

    Escenario: La médica ingresó en dos equipos
      Dado que "medico@cauce.demo" ingresó en 2 equipos
      Entonces su perfil tiene 2 sesiones abiertas y una es la de ahora

  @servidor-propio
  Regla: La sesión que se cierra deja de servir; la de ahora sigue

    Escenario: Cierra la de otro equipo
      Dado que "medico@cauce.demo" ingresó en 2 equipos
      Cuando cierra la sesión del otro equipo
      Entonces el otro equipo queda sin sesión
      Y queda con la sesión abierta
      Y su perfil tiene 1 sesión abierta y una es la de ahora

    Escenario: Cierra todas las demás y lee cuántas eran
      Dado que "medico@cauce.demo" ingresó en 4 equipos
      Cuando cierra las demás sesiones
      Entonces se cerraron 3 sesiones
      Y queda con la sesión abierta

  @servidor-propio
  Regla: Nadie cierra por aquí la sesión de otra persona

    Escenario: El auxiliar intenta cerrar la de la médica
      Dado que "medico@cauce.demo" ingresó en 1 equipo
      Y que "auxiliar@cauce.demo" ingresó con su código
      Cuando intenta cerrar la sesión de la otra persona
      Entonces se le niega con un mensaje claro
      Y el otro equipo sigue con su sesión
