# language: es
@regla @regla:navigation/menu @regla:session/permission @regla:navigation/find-route
Característica: El menú y las pantallas
  Cada quien ve en el menú lo que puede abrir, y una pantalla que todavía no existe lo dice.

  Regla: Cada grupo y cada entrada del menú se ven solo con su permiso

    @mensaje
    Escenario: Quien asigna citas ve el inicio y las citas, nada más
      Dado que "auxiliar@cauce.demo" ingresó con su código
      Entonces su menú tiene los grupos "Inicio, Citas"
      Cuando mira su menú
      Entonces encuentra "Citas", "Asignar citas"

    Escenario: Un afiliado ve solo lo que hace por sí mismo
      Dado que "afiliado@cauce.demo" ingresó con su código
      Entonces su menú tiene los grupos "Inicio, Autogestión, Libre elección"

    Escenario: La médica ve su panel, no la administración
      Dado que "medico@cauce.demo" ingresó con su código
      Cuando mira su menú
      Entonces encuentra "Panel Médico", "Consultas de hoy"
      Y no encuentra "Admin"

    Escenario: Quien administra ve todos los grupos, en su orden
      Dado que "admin@cauce.demo" ingresó con su código
      Entonces su menú tiene 47 grupos, de "Inicio" a "Admin"

  @navegador @regla:navigation/menu-parts
  Regla: Va primero lo que está en servicio, y lo demás en un solo grupo cerrado

    @mensaje
    Escenario: Quien administra ve lo suyo sin recorrer lo que todavía no existe
      Dado que "admin@cauce.demo" abrió en el navegador "Inicio"
      Entonces ve "Más adelante ("
      Y puede pedir "Admin"
      Y ya no ve "Lista de turnos"

  Regla: Inducción específica no pide permiso propio, pero sí el de su grupo

    Escenario: Una clínica no la ve
      Dado que "medico@cauce.demo" ingresó con su código
      Entonces no puede abrir "Inducción específica"

    @mensaje
    Escenario: Quien entra a Talento Humano la ve
      Dado que "admin@cauce.demo" ingresó con su código
      Cuando mira su menú
      Entonces encuentra "Talento Humano", "Inducción específica"
      Y puede abrir "Inducción específica"

  Regla: Una dirección se escribe con sus mayúsculas

    Esquema del escenario: Solo existe como está en el catálogo
      Entonces la dirección "<dirección>" <existe>

      Ejemplos:
        | dirección                                | existe    |
        | /Caracterizacion/caracterizacion         | existe    |
        | /caracterizacion/caracterizacion         | no existe |
        | /rips/ValidadorRipsJSON                  | existe    |
        | /rips/validadorRipsJSON                  | no existe |
        | /solicitudes/Admin                       | existe    |
        | /firmaEntregaMedicamentos                | existe    |
        | /firmaEntregaMedicamentos/abc/12         | existe    |
        | /gestionPqrsf/centralPqrf/centralPqrf    | existe    |
        | /noHayNada                               | no existe |
        | /3f9a1c07d2b84e6fa51c0d9e7b6a4f23        | existe    |

  @mensaje @navegador
  Regla: Lo que no está en servicio lo dice

    Escenario: El menú lo marca y la página explica
      Dado que "medico@cauce.demo" abrió en el navegador "Demanda inducida en consulta"
      Entonces ve "Todavía no está en servicio"
      Y ve "Remitir a su paciente a los programas que le convienen."
      Y ve "A quién preguntar"
      Y ve el enlace "Consultas de hoy"
      Y puede pedir "Demanda inducida en consulta pronto"

    Escenario: Quien no tiene el permiso no la ve, y se le dice quién lo da
      Dado que "auxiliar@cauce.demo" abrió en el navegador "Kardex"
      Entonces ve "No tiene permiso para ver esta página"
      Y ve "Pide el permiso «farmacia.kardex»: lo da un administrador"

    Escenario: Sin ingresar, una dirección pública también lo dice
      Cuando alguien sin ingresar abre en el navegador "Firma de entrega de medicamentos"
      Entonces ve "Todavía no está en servicio"

    Escenario: Una dirección que no existe
      Cuando alguien sin ingresar abre en el navegador "una página que no existe"
      Entonces ve "404 Not Found"
