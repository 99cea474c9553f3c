# language: es
@servidor-propio
Característica: Lo que el servidor hace sin que nadie espere
  Quien mantiene el producto ve los trabajos, los avisos entre módulos y las tareas por reloj, y atiende lo que falló.

  @flujo
  Escenario: Lo ve quien administra
    Dado que "admin@cauce.demo" ingresó con su código
    Cuando mira los trabajos del servidor
    Entonces encuentra "Olvidar lo que ya cumplió su tiempo", "Espera su hora"

  @flujo
  Escenario: Una médica no lo ve
    Dado que "medico@cauce.demo" ingresó con su código
    Cuando mira los trabajos del servidor
    Entonces se le niega el acceso

  @mensaje
  Escenario: Un aviso que falló se vuelve a intentar
    Dado que un aviso entre módulos falló
    Y que "admin@cauce.demo" ingresó con su código
    Cuando mira los trabajos del servidor
    Entonces encuentra "Avisar a los otros dispositivos que la historia se finalizó", "Falló"
    Cuando pide "Reintentar" de "Avisar a los otros dispositivos que la historia se finalizó" entre los trabajos
    Entonces lee "Se vuelve a intentar"
    Y el aviso se entrega

  @mensaje
  Escenario: O se da por atendido
    Dado que un aviso entre módulos falló
    Y que "admin@cauce.demo" ingresó con su código
    Cuando pide "Dar por atendido" de "Avisar a los otros dispositivos que la historia se finalizó" entre los trabajos
    Entonces lee "Se dio por atendido"
    Cuando mira los trabajos del servidor
    Entonces no encuentra "Avisar a los otros dispositivos que la historia se finalizó"
