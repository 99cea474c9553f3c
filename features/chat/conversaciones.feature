# language: es
@regla:chat/names @regla:chat/reach
Característica: Hablar con los compañeros
  Cada persona ve sus chats, con quién son y lo que no ha leído, y abre uno nuevo con quien encuentre.

  Regla: Se habla con empleados activos que tienen el chat

    @flujo
    Escenario: Se encuentran por el nombre, sin acentos, y por el cargo
      Dado que "medico@cauce.demo" ingresó con su código
      Cuando busca empleados con "beatriz correa"
      Entonces los empleados son "auditor@cauce.demo"
      Cuando busca empleados con "medica auditora"
      Entonces los empleados son "auditor@cauce.demo"

    @regla
    Escenario: No están quien pregunta, los afiliados ni quienes no tienen el chat
      Dado que "medico@cauce.demo" ingresó con su código
      Cuando busca empleados con ""
      Entonces los empleados incluyen a "auditor@cauce.demo, oncologo@cauce.demo, referente@cauce.demo"
      Y los empleados no incluyen a "medico@cauce.demo, afiliado@cauce.demo, farmacia@cauce.demo"

    @flujo @servidor-propio
    Escenario: Quien queda inactivo ya no se encuentra, pero lo que se habló sigue ahí
      Dado que "medico@cauce.demo" ingresó con su código
      Y que "auditor@cauce.demo" quedó inactivo
      Cuando busca empleados con "beatriz"
      Entonces los empleados son ""
      Cuando abre un chat con "auditor@cauce.demo"
      Entonces el chat dice:
        | con | Beatriz Helena Correa Sierra |

    @mensaje
    Esquema del escenario: No se abre un chat con <quién>
      Dado que "medico@cauce.demo" ingresó con su código
      Cuando abre un chat con "<correo>"
      Entonces el campo "Destinatario" dice "<mensaje>"

      Ejemplos:
        | quién                     | correo              | mensaje                                        |
        | uno mismo                 | medico@cauce.demo   | No puede abrir un chat con usted mismo.        |
        | quien no tiene el permiso | farmacia@cauce.demo | Esta persona no está activa o no usa el chat.  |
        | un afiliado               | afiliado@cauce.demo | Esta persona no está activa o no usa el chat.  |
        | nadie                     | nadie@cauce.demo    | Esta persona no está activa o no usa el chat.  |

    @flujo
    Esquema del escenario: <correo> no tiene chat
      Dado que "<correo>" ingresó con su código
      Cuando busca empleados con ""
      Entonces se le niega el acceso
      Cuando ve sus chats
      Entonces se le niega el acceso

      Ejemplos:
        | correo              |
        | afiliado@cauce.demo |
        | auxiliar@cauce.demo |

  Regla: Entre dos personas hay un solo chat

    @flujo
    Escenario: Lo abre una, después la otra, y es el mismo
      Dado que "oncologo@cauce.demo" ingresó con su código
      Cuando abre un chat con "referente@cauce.demo"
      Entonces el chat dice:
        | con | Catalina Muñoz Ramírez |
      Dado que "referente@cauce.demo" ingresó con su código
      Cuando abre un chat con "oncologo@cauce.demo"
      Entonces el chat dice:
        | con                 | Andrés Villa Cadavid    |
        | es el mismo de antes | sí                      |
        | quien lo abrió      | Andrés, Villa, Cadavid  |
        | con quien lo abrió  | Catalina, Muñoz, Ramírez |

    @mensaje
    Escenario: La ficha de la persona dice su cargo, su sede y su correo
      Dado que "medico@cauce.demo" ingresó con su código
      Cuando abre un chat con "auditor@cauce.demo"
      Entonces el chat dice:
        | cargo  | Médica auditora    |
        | sede   | Sede Laureles      |
        | correo | auditor@cauce.demo |

  Regla: La lista tiene primero el chat de la última palabra, y cuenta lo que no se ha leído

    @flujo
    Escenario: Llega un mensaje, se cuenta, y al leerlo deja de contarse
      Dado que "auditor@cauce.demo" ingresó con su código
      Y que leyó el chat con "oncologo@cauce.demo"
      Y que "oncologo@cauce.demo" escribió "Uno" a "auditor@cauce.demo"
      Y que "oncologo@cauce.demo" escribió "Dos" a "auditor@cauce.demo"
      Y que "oncologo@cauce.demo" escribió "Tres" a "auditor@cauce.demo"
      Cuando ve sus chats
      Entonces el primer chat es con "Andrés Villa Cadavid", tiene 3 sin leer y termina en "Tres"
      Cuando lee hasta "Dos"
      Y ve sus chats
      Entonces el primer chat es con "Andrés Villa Cadavid", tiene 1 sin leer y termina en "Tres"
      Cuando lee hasta "Uno"
      Y ve sus chats
      Entonces el primer chat es con "Andrés Villa Cadavid", tiene 1 sin leer y termina en "Tres"
      Cuando lee hasta un mensaje que todavía no existe
      Y ve sus chats
      Entonces el primer chat es con "Andrés Villa Cadavid", tiene 0 sin leer y termina en "Tres"

    @regla
    Escenario: Lo propio no se cuenta como sin leer
      Dado que "oncologo@cauce.demo" ingresó con su código
      Y que leyó el chat con "referente@cauce.demo"
      Cuando escribe "Esto lo escribí yo" a "referente@cauce.demo"
      Y ve sus chats
      Entonces el primer chat es con "Catalina Muñoz Ramírez", tiene 0 sin leer y termina en "Esto lo escribí yo"

    @flujo
    Escenario: Los chats se buscan por el nombre de la otra persona
      Dado que "medico@cauce.demo" ingresó con su código
      Cuando busca en sus chats "catalina munoz"
      Entonces sus chats son con "Catalina Muñoz Ramírez"
      Cuando busca en sus chats "%"
      Entonces no tiene chats

    @mensaje
    Escenario: La lista de otra persona no existe
      Dado que "medico@cauce.demo" ingresó con su código
      Cuando ve los chats de "auditor@cauce.demo"
      Entonces se le niega con "No se encontró lo que busca."
