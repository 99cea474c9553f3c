# language: es
Característica: El tema de la pantalla
  Claro, oscuro o como el equipo: cada quien lo escoge en su perfil y lo encuentra igual en cualquier equipo.

  @regla @servidor-propio
  Regla: El tema que se escoge vale en todos los equipos

    Escenario: La médica escoge el oscuro y lo encuentra en otro equipo
      Dado que "medico@cauce.demo" ingresó con su código
      Y que "medico@cauce.demo" tiene la sesión abierta en otro equipo
      Cuando escoge el tema "oscuro"
      Entonces en el otro equipo su tema es "oscuro"

    Escenario: Un tema que no existe no se guarda
      Dado que "medico@cauce.demo" ingresó con su código
      Cuando escoge el tema "sepia"
      Entonces se le niega con un mensaje claro

  @navegador @servidor-propio
  Regla: Se escoge en el perfil

    @flujo
    Escenario: El auxiliar lo cambia sin usar el ratón y sigue al recargar
      Dado que "auxiliar@cauce.demo" abrió en el navegador "Mi perfil"
      Cuando sin usar el ratón escoge "Oscuro"
      Y el servidor ya lo guardó
      Y recarga la página
      Entonces la pantalla está en oscuro
