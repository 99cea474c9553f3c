# language: es
@servidor-propio
Característica: Los estados de órdenes y trámites
  Los estados que usan las reglas se leen con su ciclo de vida; los de la institución se crean y se mantienen.

  Antecedentes:
    Dado que "admin@cauce.demo" ingresó con su código

  @regla @regla:ordering/own-status
  Regla: Solo cambia de nombre o se desactiva un estado que ningún ciclo de vida ni registro usa

    @mensaje
    Escenario: Uno de las reglas
      Cuando cambia el nombre del estado "Negada" por "Rechazada"
      Entonces se le niega con "No se cambia: Las reglas lo usan: Línea de una orden"

    @mensaje
    Escenario: Uno propio que nadie usa
      Cuando crea el estado "En comité"
      Y cambia el nombre del estado "En comité" por "En junta"
      Entonces lee "Estado guardado con éxito"

    Escenario: Uno propio que se deja de ofrecer
      Cuando crea el estado "En comité"
      Y desactiva el estado "En comité"
      Entonces el estado "En comité" tiene "inactivo" en uso

    @mensaje
    Escenario: Uno propio con registros
      Cuando crea el estado "En comité"
      Dado que hay un registro en el estado "En comité"
      Cuando desactiva el estado "En comité"
      Entonces se le niega con "No se cambia: Hay registros que están o estuvieron en él"

    @mensaje
    Escenario: Otra persona lo cambió primero
      Cuando crea el estado "En comité"
      Y abre el estado "En comité" para cambiarlo
      Y otra persona cambia el estado "En comité" mientras tanto
      Y guarda lo que abrió con el uso "inactivo"
      Entonces se le niega con "Otra persona cambió este estado mientras usted lo editaba. Cierre y ábralo de nuevo."

  Regla: Un estado propio tiene un número desde 1000 y un nombre que ningún otro tiene

    @mensaje
    Escenario: Uno nuevo
      Cuando crea el estado "En comité"
      Entonces lee "Estado creado con éxito"
      Y el estado "En comité" tiene "1000" en número

    @mensaje
    Escenario: El nombre es de otro
      Cuando crea el estado "AGENDADA"
      Entonces el campo "Nombre" dice "Ya existe un estado con ese nombre"

    @regla
    Escenario: Quien no los mantiene
      Dado que "medico@cauce.demo" ingresó con su código
      Cuando crea el estado "En comité"
      Entonces se le niega el acceso

  Regla: Un estado dice en qué ciclo de vida está y cuántos registros lo tienen

    @regla
    Escenario: Una orden activa
      Entonces el estado "Activa" tiene "Línea de una orden, Medicamento de un esquema" en ciclos
      Y el estado "Activa" tiene "alguno" en registros

  @navegador
  Regla: En el navegador

    @mensaje
    Escenario: El ciclo de vida se ve y se lee
      Dado que "admin@cauce.demo" abrió en el navegador "Estados del sistema"
      Cuando pide "Ver" en "Pendiente de auditoría"
      Entonces ve "Solo se lee. Las reglas lo usan: Línea de una orden y Medicamento de un esquema."
      Y ve "lo hace un auditor médico"
      Y el dibujo dice "Puede seguir: Autorizada (Aprobar), Negada (Negar), Anulada (Anular), No aceptó el procedimiento (No aceptar)."
