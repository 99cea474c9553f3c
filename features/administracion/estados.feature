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
      Dado que creó el estado "En comité"
      Cuando cambia el nombre del estado "En comité" por "En junta"
      Entonces lee "Estado guardado con éxito"

    Escenario: Uno propio que se deja de ofrecer
      Dado que creó el estado "En comité"
      Cuando desactiva el estado "En comité"
      Entonces el estado "En comité" está inactivo

    @mensaje
    Escenario: Uno propio con registros
      Dado que creó el estado "En comité"
      Y que hay un registro en el estado "En comité"
      Cuando desactiva el estado "En comité"
      Entonces se le niega con "No se cambia: Hay registros que están o estuvieron en él"

    @mensaje
    Escenario: Otra persona lo cambió primero
      Dado que creó el estado "En comité"
      Y que otra persona guardó el estado "En comité" mientras tanto
      Cuando desactiva el estado "En comité"
      Entonces se le niega con "Otra persona cambió este estado mientras usted lo editaba. Cierre y ábralo de nuevo."

  Regla: Un estado propio tiene un número desde 1000 y un nombre que ningún otro tiene

    @mensaje
    Escenario: Uno nuevo
      Cuando crea el estado "En comité"
      Entonces lee "Estado creado con éxito"
      Y el estado "En comité" tiene el número 1000

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
      Entonces el estado "Activa" está en "Línea de una orden, Medicamento de un esquema" y tiene registros

  @navegador
  Regla: En el navegador

    @mensaje
    Escenario: El ciclo de vida se ve y se lee
      Dado que "admin@cauce.demo" abrió en el navegador "Estados del sistema"
      Cuando en el navegador abre el estado "Pendiente de auditoría"
      Entonces ve "Solo se lee. Las reglas lo usan: Línea de una orden y Medicamento de un esquema."
      Y ve "lo hace un auditor médico"
      Y el dibujo dice "Puede seguir: Autorizada (Aprobar), Negada (Negar), Anulada (Anular)."
