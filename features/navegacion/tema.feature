# language: es
@flujo
Característica: El tema mientras se navega
  El tema se escoge arriba o en el perfil; se ve desde el primer instante y, sin escoger, es el del equipo.

  @navegador @servidor-propio
  Regla: El tema escogido se ve desde el primer instante

    Escenario: Al recargar la página no pasa por el claro
      Dado que "auxiliar@cauce.demo" abrió en el navegador "Inicio"
      Cuando cambia el tema hasta "Tema: oscuro"
      Y recarga la página
      Entonces la primera imagen ya está en oscuro

    Escenario: En otro equipo se ve al ingresar
      Dado que "auxiliar@cauce.demo" abrió en el navegador "Inicio"
      Y que cambió el tema hasta "Tema: oscuro"
      Y que el servidor ya lo guardó
      Cuando la misma persona entra en otro equipo
      Entonces la pantalla está en oscuro

  @navegador
  Regla: Sin escoger se sigue al equipo

    Escenario: El equipo pasa al oscuro
      Dado que "auxiliar@cauce.demo" abrió en el navegador "Inicio"
      Cuando el equipo pasa al oscuro
      Entonces la pantalla está en oscuro
