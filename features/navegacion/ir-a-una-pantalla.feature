# language: es
@regla @regla:navigation/palette
Característica: Ir a una pantalla con Ctrl-K
  Se llega a cualquier pantalla por cualquier palabra de su nombre, sin recordar en qué menú está.

  Regla: Se encuentra por cualquier palabra del título, sin tildes ni mayúsculas

    Esquema del escenario: La médica encuentra lo que puede abrir
      Dado que "medico@cauce.demo" ingresó con su código
      Cuando busca la pantalla "<texto>"
      Entonces la primera es "<pantalla>"

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
      Y que estuvo en "Histórico de órdenes" y marcó "Histórico de laboratorios"
      Cuando busca la pantalla "histórico"
      Entonces en "Favoritas" está "Histórico de laboratorios"
      Y en "Recientes" está "Histórico de órdenes"

  Regla: Lo que no se puede abrir se muestra aparte, con el permiso que falta y quién lo da

    @mensaje
    Escenario: El auxiliar busca el kárdex
      Dado que "auxiliar@cauce.demo" ingresó con su código
      Cuando busca la pantalla "kardex"
      Entonces en "Sin permiso para usted" está "Kardex"
      Y dice "Pide el permiso «farmacia.kardex»: lo da un administrador"

  @flujo @navegador
  Regla: En el navegador, con el teclado

    Escenario: La médica va a sus consultas sin tocar el ratón
      Dado que "medico@cauce.demo" abrió en el navegador "Inicio"
      Cuando oprime "Control+k"
      Y escribe "consultas hoy"
      Y oprime "Enter"
      Entonces queda en "Consultas de hoy"

    @mensaje
    Escenario: Lo visitado queda entre las recientes, también después de recargar
      Dado que "medico@cauce.demo" abrió en el navegador "Histórico de laboratorios"
      Y ve "Todavía no está en servicio"
      Cuando recarga la página
      Y va al inicio
      Y oprime "Control+k"
      Entonces ve "Recientes"
      Y ve "Histórico de laboratorios"

    @mensaje @servidor-propio
    Escenario: Una favorita se encuentra también en otro equipo
      Dado que "medico@cauce.demo" abrió en el navegador "Inicio"
      Cuando oprime "Control+k"
      Y marca como favorita "Histórico de laboratorios"
      Y el servidor ya lo guardó
      Y la misma persona entra en otro equipo
      Y oprime "Control+k"
      Entonces ve "Favoritas"
      Y ve "Histórico de laboratorios"

    Escenario: Esc cierra sin ir a ninguna parte
      Dado que "medico@cauce.demo" abrió en el navegador "Inicio"
      Cuando oprime "Control+k"
      Y oprime "Escape"
      Entonces no hay ninguna ventana abierta
      Y queda en "Inicio"
