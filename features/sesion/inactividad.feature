# language: es
@regla
Característica: Inactividad
  Una pantalla con una historia clínica abierta no se queda así cuando no hay nadie delante.

  @mensaje @navegador @regla:session/idle-limits
  Regla: A los 30 minutos sin actividad se avisa

    Escenario: A los 29 minutos todavía no
      Dado que la médica trabaja en el navegador con el reloj en la mano
      Cuando pasan 29 minutos
      Entonces ya no ve "Estás inactivo"

    Escenario: El aviso dice cuánto falta y qué hacer
      Dado que la médica trabaja en el navegador con el reloj en la mano
      Cuando pasan 30 minutos
      Entonces ve "Estás inactivo"
      Y ve "Mueva el ratón, oprima una tecla o toque la pantalla para seguir."
      Y ve "La sesión se cierra en"

    Esquema del escenario: Cualquier actividad lo quita
      Dado que la médica trabaja en el navegador con el reloj en la mano
      Y que pasan 31 minutos
      Cuando la médica <hace algo>
      Entonces ya no ve "Estás inactivo"
      Cuando pasan 29 minutos
      Entonces ya no ve "Estás inactivo"

      Ejemplos:
        | hace algo         |
        | mueve el ratón    |
        | oprime una tecla  |
        | hace clic         |

    Escenario: Desde el aviso se puede cerrar la sesión
      Dado que la médica trabaja en el navegador con el reloj en la mano
      Y que pasan 31 minutos
      Cuando cierra la sesión desde el aviso
      Entonces ve "Ingresar"
      Y ya no ve "Desconexión por inactividad"

  @navegador @regla:session/idle-limits
  Regla: A los 60 minutos se cierra la sesión

    @mensaje
    Escenario: Se dice por qué, y el servidor lo sabe
      Dado que la médica trabaja en el navegador con el reloj en la mano
      Cuando pasan 60 minutos
      Entonces ve "Desconexión por inactividad"
      Y ve "Pasó una hora sin actividad y cerramos su sesión para proteger los datos."
      Y ve "Ingresar"
      Y la sesión del navegador ya no abre nada

    @flujo @mensaje
    Escenario: Lo dicho queda hasta que se lee
      Dado que la médica trabaja en el navegador con el reloj en la mano
      Cuando pasan 60 minutos
      Y la médica mueve el ratón
      Entonces ve "Desconexión por inactividad"
      Cuando pide "Entendido"
      Entonces ya no ve "Desconexión por inactividad"

    @flujo
    Escenario: Al ingresar de nuevo vuelve a donde estaba
      Dado que la médica trabaja en el navegador con el reloj en la mano
      Y que pasan 60 minutos
      Cuando pide "Entendido"
      Y la médica vuelve a ingresar en el navegador
      Entonces ve "Consultas de hoy"

    @mensaje
    Escenario: Aunque el servidor no responda, queda fuera
      Dado que la médica trabaja en el navegador con el reloj en la mano
      Y que el servidor no responde al cerrar la sesión
      Cuando pasan 60 minutos
      Entonces ve "Desconexión por inactividad"
      Y ve "Ingresar"

    @mensaje
    Escenario: El ratón que despierta al equipo no revive la sesión
      Dado que la médica trabaja en el navegador con el reloj en la mano
      Cuando pasan 75 minutos
      Y la médica mueve el ratón
      Entonces ve "Desconexión por inactividad"

  @mensaje @navegador
  Regla: Las pestañas comparten la actividad y la sesión

    Escenario: La actividad en una mantiene la otra
      Dado que la médica trabaja en el navegador con el reloj en la mano
      Y que tiene otra pestaña abierta
      Y que pasan 31 minutos
      Cuando la médica mueve el ratón
      Entonces ya no ve "Estás inactivo"
      Y en la otra pestaña deja de ver "Estás inactivo"

    Escenario: A los 60 minutos se cierran las dos
      Dado que la médica trabaja en el navegador con el reloj en la mano
      Y que tiene otra pestaña abierta
      Cuando pasan 60 minutos
      Entonces ve "Desconexión por inactividad"
      Y en la otra pestaña ve "Desconexión por inactividad"

    Escenario: Cerrar la sesión en una la cierra en la otra
      Dado que la médica trabaja en el navegador con el reloj en la mano
      Y que tiene otra pestaña abierta
      Cuando la médica cierra la sesión en la otra pestaña
      Entonces ve "Su sesión terminó. Ingrese de nuevo para continuar"

  @servidor-propio @regla:session/idle-limits
  Regla: El servidor cuenta lo mismo por su lado

    Escenario: Una hora sin llamadas termina la sesión
      Dado que "medico@cauce.demo" ingresó con su código
      Cuando pasan 60 minutos sin llamadas
      Entonces su sesión ya no abre nada

    Escenario: Antes de la hora sigue abierta
      Dado que "medico@cauce.demo" ingresó con su código
      Cuando pasan 59 minutos sin llamadas
      Entonces queda con la sesión abierta

    Escenario: Lo que la página pide por su cuenta no cuenta como actividad
      Dado que "medico@cauce.demo" ingresó con su código
      Y que pasan 40 minutos sin llamadas
      Y que la página pregunta por su cuenta quién tiene la sesión
      Cuando pasan otros 20 minutos sin llamadas
      Entonces su sesión ya no abre nada
