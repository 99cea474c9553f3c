# language: es
Característica: El tema de la pantalla
  Claro, oscuro o como el equipo: cada quien lo escoge en su perfil y lo encuentra igual en cualquier equipo.

  @regla @servidor-propio
  Regla: El tema que se escoge vale en todos los equipos

    Escenario: La médica escoge el oscuro y lo encuentra en otro equipo
      Dado que "medico@cauce.demo" ingresó en 2 equipos
      Cuando escoge el tema "oscuro"
      Entonces en el otro equipo su tema es "oscuro"

    Escenario: Un tema que no existe no se guarda
      Dado que "medico@cauce.demo" ingresó con su código
      Cuando escoge el tema "sepia"
      Entonces se le niega con un mensaje claro

  @navegador @servidor-propio
  Regla: Se escoge en el perfil

    @flujo
    Escenario: El auxiliar lo cambia con el teclado y sigue al recargar
      Dado que "auxiliar@cauce.demo" entró a su perfil en el navegador
      Cuando escoge "Oscuro" con el teclado
      Y recarga la página
      Entonces la pantalla está en oscuro
