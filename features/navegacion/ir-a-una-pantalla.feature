# language: es
@regla @regla:navigation/palette
Característica: Ir a una pantalla con Ctrl-K
  Se llega a cualquier pantalla por cualquier palabra de su nombre, sin recordar en qué menú está.

  Regla: Se encuentra por cualquier palabra del título, sin tildes ni mayúsculas

    Esquema del escenario: La médica encuentra lo que puede abrir
      Dado que "medico@cauce.demo" ingresó con su código
      Cuando busca "<texto>" en las pantallas
      Entonces primero encuentra "<pantalla>"

      Ejemplos:
        | texto             | pantalla                     |
        | incapacidades     | Histórico de incapacidades   |
        | INCAPACIDADES     | Histórico de incapacidades   |
        | ordenes historico | Histórico de órdenes         |
        | vademecum         | Vademécum                    |
        | hoy               | Consultas de hoy             |

  Regla: Primero las favoritas y las recientes

    Escenario: Una favorita va antes que una reciente
      Dado que "medico@cauce.demo" ingresó con su código
      Y estuvo en "Histórico de órdenes" y marcó "Histórico de laboratorios"
      Cuando busca "histórico" en las pantallas
      Entonces encuentra "Favoritas", "Histórico de laboratorios"
      Y encuentra "Recientes", "Histórico de órdenes"

  Regla: Lo que no se puede abrir se muestra aparte, con el permiso que falta y quién lo da

    @mensaje
    Escenario: El auxiliar busca el kárdex
      Dado que "auxiliar@cauce.demo" ingresó con su código
      Cuando busca "kardex" en las pantallas
      Entonces encuentra "Sin permiso para usted", "Kardex", "Pide el permiso «farmacia.kardex»: lo da un administrador"

  @flujo @navegador
  Regla: En el navegador, sin usar el ratón

    Escenario: La médica va a sus consultas sin tocar el ratón
      Dado que "medico@cauce.demo" abrió en el navegador "Inicio"
      Cuando busca con Ctrl-K la pantalla "consultas hoy"
      Y sin usar el ratón acepta
      Entonces queda en "Consultas de hoy"

    @mensaje
    Escenario: Lo visitado queda entre las recientes, también después de recargar
      Dado que "medico@cauce.demo" abrió en el navegador "Histórico de laboratorios"
      Y ve "Todavía no está en servicio"
      Cuando recarga la página
      Y pide "Inicio"
      Y busca con Ctrl-K la pantalla ""
      Entonces ve "Recientes"
      Y ve "Histórico de laboratorios"

    @mensaje @servidor-propio
    Escenario: Una favorita se encuentra también en otro equipo
      Dado que "medico@cauce.demo" abrió en el navegador "Inicio"
      Cuando busca con Ctrl-K la pantalla "Histórico de laboratorios"
      Y pide "Favorita: Histórico de laboratorios"
      Y el servidor ya lo guardó
      Y la misma persona entra en otro equipo
      Y busca con Ctrl-K la pantalla ""
      Entonces ve "Favoritas"
      Y ve "Histórico de laboratorios"

    Escenario: Esc cierra sin ir a ninguna parte
      Dado que "medico@cauce.demo" abrió en el navegador "Inicio"
      Cuando busca con Ctrl-K la pantalla ""
      Y sin usar el ratón cierra lo que abrió
      Entonces no hay ninguna ventana abierta
      Y queda en "Inicio"
