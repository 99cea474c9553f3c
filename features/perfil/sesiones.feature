# language: es
@regla
Característica: Las sesiones abiertas de una persona
  Cada quien ve dónde tiene abierta su sesión y cierra la que no reconoce.

  @servidor-propio
  Regla: Se ven las sesiones propias y cuál es la de ahora

    Escenario: La médica ingresó en dos equipos
      Dado que "medico@cauce.demo" ingresó con su código
      Y que "medico@cauce.demo" tiene la sesión abierta en otro equipo
      Entonces su perfil tiene 2 sesiones abiertas y una es la de ahora

  @servidor-propio
  Regla: La sesión que se cierra deja de servir; la de ahora sigue

    Escenario: Cierra la de otro equipo
      Dado que "medico@cauce.demo" ingresó con su código
      Y que "medico@cauce.demo" tiene la sesión abierta en otro equipo
      Cuando cierra la sesión del otro equipo
      Entonces la sesión del otro equipo ya no abre nada
      Y queda con la sesión abierta
      Y su perfil tiene 1 sesión abierta y una es la de ahora

    Escenario: Cierra todas las demás y lee cuántas eran
      Dado que "medico@cauce.demo" ingresó con su código
      Y que "medico@cauce.demo" tiene la sesión abierta en otros 3 equipos
      Cuando cierra las demás sesiones
      Entonces encuentra "se cerraron", "3"
      Y queda con la sesión abierta

  @servidor-propio
  Regla: Nadie cierra por aquí la sesión de otra persona

    Escenario: El auxiliar intenta cerrar la de la médica
      Dado que "medico@cauce.demo" tiene la sesión abierta en otro equipo
      Y que "auxiliar@cauce.demo" ingresó con su código
      Cuando intenta cerrar la sesión de la otra persona
      Entonces se le niega con un mensaje claro
      Y la sesión del otro equipo sigue abierta
