# language: es
Característica: Programas que se conectan
  Un programa hace llamadas en nombre de una persona que ingresó, y dice cuál es con su clave. El administrador lo crea, lo apaga y lo prende.

  Regla: Solo quien tiene el permiso los administra

    @regla
    Escenario: Una médica no los ve
      Dado que "medico@cauce.demo" ingresó con su código
      Cuando mira los programas
      Entonces se le niega el acceso

  @regla @servidor-propio
  Regla: La clave se muestra una sola vez y de ella solo se guarda su huella

    Escenario: Después solo se ve cómo termina
      Dado que "admin@cauce.demo" ingresó con su código
      Y crea el programa "Laboratorio del norte"
      Cuando mira los programas
      Entonces de "Laboratorio del norte" se ven solo los últimos cuatro caracteres de su clave

    Escenario: Si la respuesta no llegó, repetir la solicitud da el mismo programa con la misma clave
      Dado que "admin@cauce.demo" ingresó con su código
      Cuando crea el programa "Laboratorio del norte" y repite la solicitud porque no llegó la respuesta
      Entonces las dos veces recibe la misma clave
      Cuando el programa hace una llamada
      Entonces la llamada se atiende

    Escenario: Con una clave nueva la anterior deja de servir
      Dado que "admin@cauce.demo" ingresó con su código
      Y crea el programa "Laboratorio del norte"
      Cuando genera una clave nueva para "Laboratorio del norte"
      Y el programa hace una llamada
      Entonces la llamada se atiende
      Cuando el programa hace una llamada con la clave anterior
      Entonces se le niega el acceso

  @mensaje @servidor-propio
  Regla: Dos programas no se llaman igual

    Escenario: El segundo se rechaza
      Dado que "admin@cauce.demo" ingresó con su código
      Y crea el programa "Laboratorio del norte"
      Cuando crea el programa "LABORATORIO DEL NORTE"
      Entonces lee "Ya hay un programa con ese nombre. Si lo acaba de crear y no alcanzó a copiar la clave, genere una nueva."

    Escenario: Sin nombre no se crea
      Dado que "admin@cauce.demo" ingresó con su código
      Cuando crea el programa " "
      Entonces el campo "Nombre" dice "Campo requerido, por favor, diligenciar para poder continuar"

    Escenario: Lo que otra persona cambió mientras tanto no se pisa
      Dado que "admin@cauce.demo" ingresó con su código
      Y crea el programa "Laboratorio del norte"
      Cuando abre el programa "Laboratorio del norte" para cambiarlo
      Y otra persona cambia el programa "Laboratorio del norte" mientras tanto
      Y guarda lo que abrió con la descripción "La mía"
      Entonces lee "Otra persona cambió este programa mientras lo editaba. Revise lo que quedó y vuelva a guardar."

  @servidor-propio
  Regla: Un programa inactivo o desconocido no hace ninguna llamada, aunque la persona sí pueda

    @regla
    Escenario: Activo, llama y queda cuándo se usó
      Dado que "admin@cauce.demo" ingresó con su código
      Y crea el programa "Laboratorio del norte"
      Cuando el programa hace una llamada
      Entonces la llamada se atiende
      Y de "Laboratorio del norte" se sabe cuándo se usó

    @mensaje
    Escenario: Inactivo
      Dado que "admin@cauce.demo" ingresó con su código
      Y crea el programa "Laboratorio del norte"
      Y desactiva el programa "Laboratorio del norte"
      Cuando el programa hace una llamada
      Entonces se le niega el acceso
      Y lee "El programa que hace la llamada no está activo. Pida al administrador que lo active."

    @mensaje
    Escenario: Con una clave que nadie dio
      Dado que "admin@cauce.demo" ingresó con su código
      Cuando un programa desconocido hace una llamada
      Entonces se le niega el acceso
      Y lee "El programa que hace la llamada no está activo. Pida al administrador que lo active."

    @regla
    Escenario: Sin decir qué programa es, es un navegador
      Dado que "admin@cauce.demo" ingresó con su código
      Cuando mira los programas
      Entonces la llamada se atiende

  @regla @flujo @mensaje @regla:programs/program
  Regla: Si el cambio de estado de un programa falla, el interruptor vuelve a como estaba y se dice

    Escenario: El servidor no lo acepta
      Dado un programa "Laboratorio del norte" que está activo
      Cuando lo apaga
      Entonces el interruptor se ve apagado de inmediato
      Cuando el servidor no puede guardar el cambio
      Entonces el interruptor se ve prendido
      Y lee "No se pudo inactivar «Laboratorio del norte»: sigue activo. Intente de nuevo."

    Escenario: Se pierde la respuesta y se intenta otra vez
      Dado un programa "Laboratorio del norte" que está inactivo
      Cuando lo prende
      Y se pierde la respuesta
      Entonces lee "No se pudo activar «Laboratorio del norte»: sigue inactivo. Intente de nuevo."
      Cuando lo prende
      Entonces es el mismo cambio, que se hace una sola vez

  @navegador @servidor-propio
  Regla: En la pantalla el interruptor cambia al instante y vuelve si no se pudo

    @mensaje
    Escenario: Se ve y se lee
      Dado que "admin@cauce.demo" abrió en el navegador "Programas que se conectan"
      Y que el servidor no responde al cambiar un programa
      Cuando pide "Laboratorio San Rafael: Activo"
      Entonces ve "No se pudo inactivar «Laboratorio San Rafael»: sigue activo. Intente de nuevo."
      Y "Laboratorio San Rafael: Activo" queda marcado
