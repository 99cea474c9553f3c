# language: es
@regla @regla:audit/suspicion @regla:audit/export-text @regla:audit/actions
Característica: Auditoría de cambios y de ingresos
  Quien responde por la información sabe quién hizo o vio qué, cuándo y desde dónde, y puede llevárselo en un archivo.

  Regla: Solo quien tiene el permiso consulta la auditoría

    Escenario: Una médica no la ve
      Dado que "medico@cauce.demo" ingresó con su código
      Cuando mira la auditoría
      Entonces se le niega el acceso

    Escenario: Una médica no ve los ingresos de los demás
      Dado que "medico@cauce.demo" ingresó con su código
      Cuando mira los ingresos de hoy
      Entonces se le niega el acceso

  @servidor-propio
  Regla: Se busca por persona, afiliado, registro, acción y días

    Antecedentes:
      Dado que "medico@cauce.demo" ingresó con su código
      Y que vio la consulta 1
      Y que "admin@cauce.demo" ingresó con su código

    @mensaje
    Escenario: Lo que hizo una persona
      Cuando busca en la auditoría por persona "medico@cauce.demo"
      Entonces encuentra "Vio una consulta"
      Y solo encuentra "medico@cauce.demo"

    @mensaje
    Escenario: Lo que se hizo con un afiliado, por su documento
      Cuando busca en la auditoría por afiliado "43.512.887"
      Entonces encuentra "Vio una consulta"

    Escenario: Un documento que nadie tiene
      Cuando busca en la auditoría por afiliado "1"
      Entonces no encuentra nada

    @mensaje
    Escenario: Lo que se hizo con un registro
      Cuando busca en la auditoría por registro "consulta 1"
      Entonces encuentra "Vio una consulta"

    @flujo @mensaje
    Escenario: Las lecturas son aparte de los cambios
      Cuando busca en la auditoría por clase "cambios"
      Entonces no encuentra "Vio una consulta"
      Cuando busca en la auditoría por clase "lecturas"
      Entonces encuentra "Vio una consulta"
      Y no encuentra "Ingresó"

    Escenario: De un día que todavía no llega no hay nada
      Cuando busca en la auditoría por día "mañana"
      Entonces no encuentra nada

    Escenario: Una entrada se lee completa, con los nombres de lo que cambió
      Dado que "medico@cauce.demo" ingresó con su código
      Y que empezó a atender la consulta 2
      Y que "admin@cauce.demo" ingresó con su código
      Cuando busca en la auditoría por registro "consulta 2"
      Y abre la entrada "Abrió una consulta para atenderla"
      Entonces el detalle dice solo que "Estado" pasó de "En sala" a "En consulta"

  @mensaje @servidor-propio
  Regla: Consultar la auditoría queda en la auditoría

    Escenario: Quién la miró
      Dado que "admin@cauce.demo" ingresó con su código
      Cuando mira la auditoría
      Y busca en la auditoría por persona "admin@cauce.demo"
      Entonces encuentra "Consultó la auditoría"

    Escenario: Quién se la llevó
      Dado que "admin@cauce.demo" ingresó con su código
      Cuando descarga la auditoría con "Intentó ingresar: usuario o contraseña incorrectos"
      Y busca en la auditoría por persona "admin@cauce.demo"
      Entonces encuentra "Descargó la auditoría"

  @servidor-propio
  Regla: Nadie cambia, borra ni vacía la auditoría

    @mensaje
    Esquema del escenario: Ni con las manos en la base de datos
      Cuando alguien intenta <acto> la auditoría en la base de datos
      Entonces lee "La auditoría no se modifica ni se borra"

      Ejemplos:
        | acto    |
        | cambiar |
        | borrar  |
        | vaciar  |

  @servidor-propio
  Regla: Una descarga lleva a lo sumo doscientas mil filas; si había más, se dice

    Escenario: Trae todas las de la búsqueda, en palabras y sin fórmulas
      Dado que el navegador de alguien se llama "=HYPERLINK(1)" y falla al ingresar
      Y que "admin@cauce.demo" ingresó con su código
      Cuando descarga la auditoría con "Intentó ingresar: usuario o contraseña incorrectos"
      Entonces el archivo tiene tantas filas como la búsqueda, y dice "'="
      Y ninguna celda del archivo es una fórmula

    @mensaje
    Esquema del escenario: Lo que se le dice a quien descarga
      Cuando termina una descarga de <filas> filas y <quedaron> más
      Entonces lee "<mensaje>"

      Ejemplos:
        | filas  | quedaron | mensaje                                                                                                            |
        | 8312   | no hay   | El archivo tiene 8 312 filas: todas las de la búsqueda.                                                            |
        | 0      | no hay   | El archivo no tiene filas: nada coincide con la búsqueda.                                                          |
        | 200000 | hay      | El archivo tiene las 200 000 filas más nuevas y quedó cortado ahí. Acote las fechas para descargar las demás.      |

  @servidor-propio
  Regla: Diez fallos de una cuenta, veinte desde una dirección, o cuatro cuentas que fallan desde la misma, parecen un ataque

    Escenario: Nueve fallos de una cuenta parecen un olvido
      Dado que alguien falló 9 veces la contraseña de "auxiliar@cauce.demo"
      Y que "admin@cauce.demo" ingresó con su código
      Cuando mira los fallos por cuenta
      Entonces encuentra "auxiliar@cauce.demo", "no parece un ataque"

    @mensaje
    Escenario: Diez ya no
      Dado que alguien falló 10 veces la contraseña de "auxiliar@cauce.demo"
      Y que "admin@cauce.demo" ingresó con su código
      Cuando mira los fallos por cuenta
      Entonces encuentra "auxiliar@cauce.demo", "10 fallos: alguien puede estar adivinando su contraseña"

    @mensaje
    Escenario: Cuatro cuentas desde la misma dirección
      Dado que alguien falló 1 vez la contraseña de "auxiliar@cauce.demo"
      Y que alguien falló 1 vez la contraseña de "oncologo@cauce.demo"
      Y que alguien falló 1 vez la contraseña de "referente@cauce.demo"
      Y que alguien falló 1 vez la contraseña de "auditor@cauce.demo"
      Y que "admin@cauce.demo" ingresó con su código
      Cuando mira los fallos por dirección
      Entonces primero encuentra "Fallaron 4 cuentas desde la misma dirección: parece un ataque"

    Escenario: El resultado de cada intento
      Dado que alguien falló 5 veces la contraseña de "auxiliar@cauce.demo"
      Y que "admin@cauce.demo" ingresó con su código
      Cuando mira los ingresos de hoy
      Entonces encuentra "Contraseña incorrecta", "4"
      Y encuentra "Bloqueado", "1"
      Y encuentra "Correcto", "1"
