# language: es
@regla @flujo @regla:shell/connection @regla:shell/shell-limits
Característica: Sin conexión
  Se dice qué se conserva y qué se vuelve a intentar; al volver se dice por un momento.

  Regla: El aviso está mientras no hay conexión y 3 segundos después de volver

    Escenario: Se pierde y vuelve
      Cuando se pierde la conexión
      Y pasan 60000 milisegundos
      Entonces dice que no hay conexión
      Cuando vuelve la conexión
      Y pasan 2999 milisegundos
      Entonces dice que volvió la conexión
      Cuando pasan 1 milisegundos
      Entonces no dice nada de la conexión

  @navegador
  Regla: Al volver se actualiza lo que se está viendo

    @mensaje
    Escenario: La lista del día se pide de nuevo
      Dado que "medico@cauce.demo" abrió en el navegador "Consultas de hoy"
      Cuando busca en la lista "gómez"
      Entonces de la lista queda solo "GÓMEZ CASTAÑO, María Elena"
      Cuando el navegador queda sin conexión
      Entonces ve "Sin conexión. Lo que escribe se conserva"
      Cuando el navegador tiene conexión otra vez
      Entonces ve "Volvió la conexión"
      Y la lista del día se pidió de nuevo
