# language: es
@navegador
Característica: El chat en el navegador
  El personal conversa desde cualquier pantalla; lo que escribe se envía una sola vez, también después de quedarse sin conexión.

  @regla
  Regla: Mis chats, la búsqueda de empleados y la ficha

    @regla:chat/channel
    Escenario: Un chat nuevo con un empleado que se busca
      Dado que la médica abrió el chat en el navegador
      Cuando empieza un chat con "Beatriz" buscándola
      Entonces ve en "Ficha de Beatriz Helena Correa Sierra" "auditor@cauce.demo"

    @regla:chat/channel
    Escenario: Un empleado sin correo lo dice en su ficha
      Dado que "Rosalba" "Pineda Prueba" trabaja aquí y no tiene correo
      Y que la médica abrió el chat en el navegador
      Cuando empieza un chat con "Rosalba" buscándola
      Entonces ve en "Ficha de Rosalba Pineda Prueba" "Sin correo asginado"

    @mensaje @regla:chat/words
    Escenario: Lo que no se ha leído se cuenta hasta que se lee
      Dado que "auditor@cauce.demo" escribió "¿Puede revisar la autorización?" a "medico@cauce.demo"
      Y que la médica abrió el chat en el navegador
      Entonces en sus chats "Beatriz Helena Correa Sierra" dice "sin leer"
      Cuando abre en el navegador el chat con "Beatriz Helena Correa Sierra"
      Entonces ve "¿Puede revisar la autorización?"
      Y en sus chats "Beatriz Helena Correa Sierra" ya no dice "sin leer"

    @regla:chat/may-chat
    Escenario: Un afiliado no tiene chat
      Dado que "afiliado@cauce.demo" abrió en el navegador "Manuales y novedades"
      Entonces no puede pedir "Chat"

  Regla: Los mensajes llegan al escribirse, una vez y en su orden

    @regla @regla:chat/thread
    Escenario: El otro lo ve sin recargar y quien escribió sabe que lo leyó
      Dado que la médica y "auditor@cauce.demo" tienen abierto su chat
      Cuando la médica escribe en el chat "Buenos días"
      Entonces en el otro navegador se ve "Buenos días"
      Y el mensaje "Buenos días" dice "Leído"

    @regla @flujo @regla:chat/thread
    Escenario: Lo escrito sin conexión se envía al volver, una sola vez
      Dado que la médica y "auditor@cauce.demo" tienen abierto su chat
      Y el navegador queda sin conexión
      Cuando la médica escribe en el chat "Sin red"
      Entonces el mensaje "Sin red" dice "Enviando"
      Cuando el navegador tiene conexión otra vez
      Entonces en el otro navegador se ve "Sin red"
      Y "Sin red" está 1 vez en el chat

    @regla @flujo
    Escenario: También lo primero que se escribe en un chat
      Dado que "Ofelia" "Duarte Prueba" trabaja aquí
      Y que la médica abrió el chat en el navegador
      Cuando empieza un chat con "Ofelia" buscándola
      Y el navegador queda sin conexión
      Y la médica escribe en el chat "Primera vez"
      Entonces el mensaje "Primera vez" dice "Enviando"

    @flujo @mensaje
    Escenario: Lo escrito sin conexión sobrevive a cerrar el chat y a recargar
      Dado que la médica y "auditor@cauce.demo" tienen abierto su chat
      Y el navegador queda sin conexión
      Cuando la médica escribe en el chat "Antes de salir"
      Y pide "Cerrar"
      Y el navegador tiene conexión otra vez
      Y recarga la página
      Entonces en el otro navegador se ve "Antes de salir"
      Y "Antes de salir" está 1 vez en el chat

    @flujo @mensaje
    Escenario: El que el servidor no acepta se queda, con su motivo
      Dado que la médica y "auditor@cauce.demo" tienen abierto su chat
      Y que el servidor contesta "No se encontró ese chat." al escribir un mensaje
      Cuando la médica escribe en el chat "No pasa"
      Entonces el mensaje "No pasa" dice "No se envió"
      Y ve "No se encontró ese chat."
      Cuando el servidor vuelve a responder
      Y pide "Enviar de nuevo"
      Entonces el mensaje "No pasa" dice "Enviado|Leído"
      Y "No pasa" está 1 vez en el chat

  @mensaje
  Regla: Lo que no se puede traer se dice en su lugar

    @regla @regla:chat/chat-messages
    Escenario: Los mensajes
      Dado que se pierde la conexión al traer los mensajes del chat
      Cuando la médica abre su chat con "auditor@cauce.demo"
      Entonces ve "No se han podido cargar los mensajes"

    Escenario: La dirección de un chat ajeno
      Cuando la médica abre un chat de otros
      Entonces ve "El chat no se pudo abrir"
