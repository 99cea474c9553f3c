# language: es
@servidor-propio
Característica: Las tablas que la institución mantiene
  Empresas, cargos, sedes y demás maestros se crean, cambian, inactivan, cargan y descargan de la misma manera.

  Antecedentes:
    Dado que "admin@cauce.demo" ingresó con su código
    Y que mantiene "empresas"

  @regla @regla:kit/master/problems @regla:kit/nit
  Regla: Cada campo dice qué falta o qué no sirve

    @mensaje
    Escenario: El dígito de verificación no es
      Cuando crea un registro con:
        | NIT          | 901448216-7           |
        | Razón social | Transportes de prueba |
        | Municipio    | Sabaneta              |
        | Riesgo       | IV                    |
      Entonces se le niega con "La verificación no es 7. Dígito 6: cada cifra por su peso suma 753; 753 ÷ 11 deja 5; 11 − 5 = 6"

    @mensaje
    Escenario: Falta lo obligatorio
      Cuando crea un registro con:
        | NIT | 900123456 |
      Entonces se le niega con "Campo requerido, por favor, diligenciar para poder continuar"

    @mensaje
    Escenario: Ya está
      Cuando crea un registro con:
        | NIT          | 901.448.216           |
        | Razón social | Transportes de prueba |
        | Municipio    | Sabaneta              |
        | Riesgo       | IV                    |
      Entonces se le niega con "Ya existe una empresa con este valor en «NIT»"

  @regla @regla:kit/master/tidy @regla:kit/master/search-text
  Regla: Se guarda sin lo que sobra y se encuentra sin tildes ni mayúsculas

    @mensaje
    Escenario: Una empresa nueva
      Cuando crea un registro con:
        | NIT          | 900 123 456          |
        | Razón social | Café   Ñandú  S.A.S. |
        | Municipio    | Sabaneta             |
        | Correo para citas | CITAS@Nandu.CO  |
        | Riesgo       | I                    |
      Entonces lee "Empresa creada con éxito"
      Y al buscar "CAFE NANDU" encuentra "Café Ñandú S.A.S."
      Y de "Café Ñandú S.A.S." el campo "NIT" quedó "900123456-8"
      Y de "Café Ñandú S.A.S." el campo "Correo para citas" quedó "citas@nandu.co"

  @regla @regla:kit/master/words @regla:kit/merge
  Regla: Lo que otra persona cambió no se pierde

    @mensaje
    Escenario: Dos personas cambian campos distintos
      Cuando abre "Transportes Sabaneta S.A.S."
      Y otra persona le cambia "Dirección" por "Calle 75 Sur # 43-12, bodega 4"
      Y le cambia "Teléfono" por "6045552044"
      Entonces se le niega con "Otra persona cambió esta empresa mientras usted la editaba. Revise qué cambió y guarde otra vez."
      Y de lo que cambiaron los dos no hay nada por elegir
      Cuando guarda lo de los dos
      Entonces lee "Empresa guardada con éxito"
      Y de "Transportes Sabaneta S.A.S." el campo "Dirección" quedó "Calle 75 Sur # 43-12, bodega 4"
      Y de "Transportes Sabaneta S.A.S." el campo "Teléfono" quedó "6045552044"
      Y su historia dice "Teléfono" y "Dirección"

    Escenario: Dos personas cambian el mismo campo
      Cuando abre "Transportes Sabaneta S.A.S."
      Y otra persona le cambia "Correo para citas" por "talento@tsabaneta.demo"
      Y le cambia "Correo para citas" por "salud@tsabaneta.demo"
      Entonces de lo que cambiaron los dos hay que elegir "Correo para citas"

  @regla @regla:kit/master/words
  Regla: Lo que otros usan no se elimina

    @mensaje
    Escenario: Un cargo que alguien tiene
      Dado que mantiene "cargos"
      Cuando elimina "Médica general"
      Entonces se le niega con "No se elimina: lo usa 1 operador. Inactivarlo lo quita de lo nuevo y deja lo hecho."

    @mensaje
    Escenario: Una empresa que nadie usa
      Cuando elimina "Papelería Escolar Kennedy Ltda."
      Entonces lee "Empresa eliminada con éxito"

  @regla @regla:kit/master/words
  Regla: El texto con que otros nombran a un registro no se cambia mientras lo usen

    @mensaje
    Escenario: Una vía por la que hay medicamentos
      Dado que mantiene "vías de administración"
      Cuando abre "Intratecal"
      Y le cambia "Nombre" por "Espinal"
      Entonces se le niega con "No se cambia: así la usa 1 medicamento. Cree otra e inactive esta."

    @mensaje
    Escenario: Una vía que ningún medicamento tiene
      Dado que mantiene "vías de administración"
      Cuando abre "Ótica"
      Y le cambia "Nombre" por "Ótica externa"
      Entonces lee "Vía de administración guardada con éxito"

  @regla @regla:kit/list/counted
  Regla: Una lista cuenta hasta diez mil; de lo que pasa de ahí dice «más de 10 000», y sus páginas llegan hasta ahí

    Esquema del escenario: Cuántos se dice que hay
      Cuando una lista cuenta <filas> filas
      Entonces lee "<mensaje>"

      Ejemplos:
        | filas | mensaje       |
        | 0     | 0             |
        | 10000 | 10 000        |
        | 10001 | más de 10 000 |

    @mensaje
    Escenario: El registro en que iba la descarga ya no está
      Cuando elimina "Papelería Escolar Kennedy Ltda."
      Y sigue la descarga desde ahí
      Entonces se le niega con "Se eliminó el registro en que iba la descarga. Empiece la descarga de nuevo."

  @regla @regla:kit/master/load @regla:kit/load/load-words
  Regla: Un archivo se revisa, se carga por partes buenas o entero, y no entra dos veces sin querer

    Antecedentes:
      Dado que mantiene "cargos"
      Y que tiene el archivo:
        """
        nombre,CÓDIGO,Color
        Gestor de cohortes,Z901,azul
        Odontóloga de la red,C013,verde
        ,Z902,rojo
        """

    @mensaje
    Escenario: Revisar no guarda nada
      Cuando carga el archivo para "revisar"
      Entonces lee "Revisión, nada se guardó: 1 nuevo, 1 cambiado, 0 sin cambios, 1 rechazado."
      Y de la carga se dejó de leer "Color"

    @mensaje
    Escenario: Todas o ninguna
      Cuando carga el archivo para "todas"
      Entonces lee "No se guardó nada: 1 línea por corregir. Se pidió cargar todas o ninguna."

    @mensaje
    Escenario: Las buenas, una vez
      Cuando carga el archivo para "buenas"
      Entonces lee "Carga hecha: 1 nuevo, 1 cambiado, 0 sin cambios, 1 rechazado."
      Y de "Odontóloga de la red" el campo "Qué hace" quedó "Atiende consulta odontológica"
      Cuando carga el archivo para "buenas"
      Entonces se le niega con "Este archivo ya lo cargó Mauricio Londoño Arbeláez"

  Regla: Solo mantiene un maestro quien tiene su página

    @regla
    Escenario: Quien no la tiene
      Dado que "medico@cauce.demo" ingresó con su código
      Cuando crea un registro con:
        | NIT | 900123456 |
      Entonces se le niega el acceso
