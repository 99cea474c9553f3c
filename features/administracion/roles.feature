# language: es
@servidor-propio
Característica: Decir qué puede hacer cada rol
  Un rol decide quién ve una historia clínica. Quien lo cambia lee antes qué da, qué quita y a quiénes, y no puede dejar a la
  institución sin quien administre.

  Antecedentes:
    Dado que "admin@cauce.demo" ingresó con su código

  @regla @regla:access/role
  Regla: Un rol tiene un nombre que ningún otro tiene

    Escenario: Un rol nuevo
      Cuando crea el rol "Caja" con los permisos "cita.afiliados, cita.reporte"
      Entonces el rol "Caja" tiene los permisos "cita.afiliados, cita.reporte"

    @mensaje
    Esquema del escenario: <qué>
      Cuando crea el rol "<rol>" con los permisos "<permisos>"
      Entonces el campo "<campo>" dice "<mensaje>"

      Ejemplos:
        | qué                      | rol      | permisos       | campo    | mensaje                                                      |
        | El nombre es de otro rol | ONCÓLOGO |                | Nombre   | Ya existe un rol con ese nombre                              |
        | Sin nombre               |          |                | Nombre   | Campo requerido, por favor, diligenciar para poder continuar |
        | Un permiso que no existe | Caja     | caja.inventada | Permisos | No existe el permiso caja.inventada                          |

    Escenario: Quien no administra roles
      Dado que "medico@cauce.demo" ingresó con su código
      Cuando crea el rol "Caja" con los permisos ""
      Entonces se le niega el acceso

  @regla @regla:access/impact
  Regla: Antes de guardar se lee qué cambia y para quién

    Escenario: Lo que se da y lo que se quita
      Cuando revisa el rol "Médico general" con "farmacia.kardex" y sin "historico.ordenes"
      Entonces encuentra "lo notan", "1"
      Y encuentra "RESTREPO MEJÍA, Laura", "gana Kardex", "pierde Histórico de órdenes"
      Y encuentra "Histórico de órdenes", "deja de abrirla 1"
      Y el rol "Médico general" no ha cambiado

    Escenario: Quien lo tiene por otro rol no lo nota
      Cuando deja a "medico@cauce.demo" con los roles "Médico general, Oncólogo"
      Y revisa el rol "Médico general" sin "historico.ordenes"
      Entonces encuentra "lo notan", "0"

    Escenario: Un rol que nadie tiene
      Cuando revisa el rol "Caja" con "cita.afiliados"
      Entonces encuentra "lo notan", "0"

  @regla:access/change
  Regla: Quien tiene el rol lo nota en el acto, sin volver a ingresar

    @regla
    Escenario: La médica deja de ver las órdenes anteriores
      Dado que "medico@cauce.demo" tiene la sesión abierta en otro equipo
      Cuando guarda el rol "Médico general" con "farmacia.kardex" y sin "historico.ordenes"
      Entonces en el otro equipo ya puede "farmacia.kardex" y ya no "historico.ordenes"
      Cuando busca en la auditoría por acción "Editó un rol"
      Y abre la entrada "Editó un rol"
      Entonces el detalle dice que "Agregados" es "farmacia.kardex"
      Y el detalle dice que "Quitados" es "historico.ordenes"

  @regla:access/rebase
  Regla: Dos personas que editan el mismo rol no se pisan

    @regla @mensaje
    Escenario: La segunda se entera
      Cuando abre el rol "Auxiliar" para cambiarlo
      Y otra persona cambia el rol "Auxiliar" mientras tanto
      Y guarda lo que abrió con el permiso "farmacia.kardex"
      Entonces se le niega con "Otra persona cambió este rol mientras usted lo editaba. Traiga sus cambios y revise de nuevo."

  @regla @mensaje @regla:access/role-refusal
  Regla: Nadie da ni quita permisos que no tiene

    Antecedentes:
      Dado que "auxiliar@cauce.demo" tiene solo los permisos "admin.enter, admin.roles, cita.reporte"
      Y que "auxiliar@cauce.demo" ingresó con su código

    Escenario: Darse lo que no tiene
      Cuando crea el rol "Todo" con los permisos "blog.vista, consultas.todas"
      Entonces se le niega con "No puede dar ni quitar permisos que usted no tiene: Atender y ordenar y Consultas de todos los profesionales"

    Escenario: Quitárselo a otros
      Cuando guarda el rol "Médico general" sin "historico.ordenes"
      Entonces se le niega con "No puede dar ni quitar permisos que usted no tiene: Histórico de órdenes"

    Escenario: Dar lo que sí tiene
      Cuando guarda el rol "Médico general" con "cita.reporte"
      Entonces lee "Rol guardado con éxito"

  @regla @mensaje @regla:access/administrator-role
  Regla: El rol Administrador no se elimina, no cambia de nombre y conserva el ingreso a Admin, Roles y Usuarios

    Escenario: Eliminarlo
      Cuando elimina el rol "Administrador"
      Entonces se le niega con "El rol Administrador no se elimina"

    Escenario: Cambiarle el nombre
      Cuando cambia el nombre del rol "Administrador" por "Jefe"
      Entonces se le niega con "El rol Administrador conserva su nombre: la instalación lo busca por él"

    Escenario: Quitarle los roles
      Cuando guarda el rol "Administrador" sin "admin.roles"
      Entonces se le niega con "El rol Administrador conserva siempre el ingreso a Admin, Roles y Usuarios"

  @regla:session/granting
  Regla: Debe quedar al menos un administrador activo

    @regla @mensaje
    Escenario: La última se lo quiere quitar
      Dado que la única que administra es "auxiliar@cauce.demo" con el rol "Jefatura"
      Y que "auxiliar@cauce.demo" ingresó con su código
      Cuando guarda el rol "Jefatura" sin "admin.enter"
      Entonces se le niega con "Debe quedar al menos un administrador activo"

  @mensaje
  Regla: Un rol se elimina solo cuando nadie lo tiene

    Escenario: Alguien lo tiene
      Cuando elimina el rol "Oncólogo"
      Entonces se le niega con "No se puede eliminar: lo tiene 1 persona. Quíteselo primero en Usuarios."

    Escenario: Nadie lo tiene
      Cuando crea el rol "Pasajero" con los permisos "cita.reporte"
      Y elimina el rol "Pasajero"
      Entonces lee "Rol eliminado con éxito"
      Y el rol "Pasajero" ya no existe

  Regla: Cambiar un rol pide haber escrito la contraseña hace poco

    @mensaje
    Escenario: La escribió hace mucho
      Dado que escribió su contraseña hace 15 minutos y 1 segundo
      Cuando crea el rol "Caja" con los permisos ""
      Entonces se le niega con "Por seguridad, escriba de nuevo su contraseña para continuar"

  @navegador
  Regla: En el navegador

    @mensaje
    Escenario: Se cambia un rol y se lee a quién le cambia
      Dado que "admin@cauce.demo" abrió en el navegador "Roles y permisos"
      Cuando en el navegador marca "Kardex" en el rol "Médico general" y lo revisa
      Entonces ve "Se da 1 permiso"
      Y ve "Lo gana 1 persona"
      Y ve "RESTREPO MEJÍA, Laura"
