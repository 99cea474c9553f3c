# language: es
@regla @servidor-propio
@regla:users/document-number @regla:users/user-draft @regla:users/load-columns @regla:users/load-text
Característica: Administrar los usuarios
  Quien administra los usuarios los busca, los crea, los cambia y les abre o les cierra la puerta.
  Nadie da ni quita lo que no tiene, y nadie conoce la contraseña de otro.

  Antecedentes:
    Dado que "admin@cauce.demo" ingresó con su código

  @regla:users/account-state
  Regla: Se busca por nombre, apellido, documento o correo, sin tildes ni mayúsculas

    Esquema del escenario: Lo que se escribe
      Cuando busca "<texto>" en los usuarios
      Entonces encuentra "<quien>"

      Ejemplos:
        | texto          | quien                   |
        | restrepo mejia | medico@cauce.demo       |
        | 98667123       | admin@cauce.demo        |
        | MUÑOZ          | referente@cauce.demo    |
        | oncologo@      | oncologo@cauce.demo     |

    Escenario: Por su estado
      Dado que alguien falló 5 veces la contraseña de "auxiliar@cauce.demo"
      Y que "admin@cauce.demo" ingresó con su código
      Cuando busca en los usuarios por estado "bloqueado"
      Entonces encuentra "auxiliar@cauce.demo"

    Escenario: Quien no administra usuarios
      Dado que "medico@cauce.demo" ingresó con su código
      Cuando busca "restrepo" en los usuarios
      Entonces se le niega el acceso

  @regla:users/user-form
  Regla: Un usuario nuevo no tiene contraseña hasta que la persona la escribe con su enlace

    Escenario: Un operador
      Cuando crea el operador "Ana María" "Ruiz Peláez" con documento "1.037.580.999" y correo "Ana.Ruiz@cauce.demo"
      Entonces el enlace llega solo a "ana.ruiz@cauce.demo"
      Cuando con el enlace del correo escribe la contraseña "Puente.Largo.2026*"
      Entonces lee "Contraseña actualizada correctamente"
      Cuando con el enlace del correo escribe la contraseña "Puente.Largo.2026*"
      Entonces lee "El enlace ya no sirve: venció, ya se usó o se pidió otro después. Pida uno nuevo."

    @mensaje
    Esquema del escenario: <qué>
      Cuando crea el operador "Ana" "Ruiz" con documento "<documento>" y correo "<correo>"
      Entonces el campo "<campo>" dice "<mensaje>"

      Ejemplos:
        | qué                             | documento     | correo            | campo               | mensaje                                    |
        | El correo es de otra persona    | 1037580998    | medico@cauce.demo | Correo              | Ya hay un usuario con este correo          |
        | El documento es de otra persona | 1.037.580.214 | ana@cauce.demo    | Número de documento | Ya hay un usuario con este documento       |
        | Un documento que no puede ser   | AB123         | ana@cauce.demo    | Número de documento | Este tipo de documento lleva solo dígitos  |
        | Un correo que no lo es          | 1037580997    | ana               | Correo              | Debe ingresar un Email valido              |

    @mensaje
    Escenario: Sin roles
      Cuando crea el operador "" "" con documento "" y correo "" sin roles
      Entonces el campo "Roles" dice "Escoja al menos un rol"

    @mensaje
    Escenario: El afiliado que ya tiene usuario
      Cuando crea el usuario del afiliado de documento "43512887"
      Entonces el campo "Afiliado" dice "Este afiliado ya tiene usuario"

    @mensaje
    Escenario: Nadie tiene ese documento
      Cuando busca al afiliado de documento "1"
      Entonces el campo "Número de documento" dice "No hay un afiliado con ese documento"

  @mensaje
  Regla: Dos personas no se pisan

    Escenario: Otra persona guardó primero
      Cuando abre el usuario "auxiliar@cauce.demo" para cambiarlo
      Y otra persona cambia el usuario "auxiliar@cauce.demo" mientras tanto
      Y guarda lo que abrió con el cargo "Coordinadora"
      Entonces se le niega con "Alguien cambió este usuario mientras usted lo editaba"

    Escenario: El correo anterior se entera
      Cuando abre el usuario "auxiliar@cauce.demo" para cambiarlo
      Y guarda lo que abrió con el correo "yesenia@cauce.demo"
      Entonces a "auxiliar@cauce.demo" le avisan "Cambió el correo con el que ingresa a Cauce"

  @regla:users/authority
  Regla: A quien se inactiva se le cierra la puerta en el acto

    Escenario: Sus sesiones terminan
      Dado que "medico@cauce.demo" tiene la sesión abierta en otro equipo
      Cuando inactiva a "medico@cauce.demo" por "Terminó su contrato"
      Entonces la sesión del otro equipo ya no abre nada
      Cuando busca en el historial por usuario "medico@cauce.demo"
      Entonces primero encuentra "Inactivó un usuario", "Terminó su contrato", "Mauricio Londoño Arbeláez"

    Escenario: El motivo es obligatorio
      Cuando inactiva a "medico@cauce.demo" por ""
      Entonces el campo "Motivo" dice por qué no

    @mensaje
    Escenario: Uno mismo no
      Cuando inactiva a "admin@cauce.demo" por "Me voy"
      Entonces se le niega con "No puede inactivar su propio usuario"

    Escenario: Se reactiva
      Cuando inactiva a "medico@cauce.demo" por "Vacaciones"
      Y reactiva a "medico@cauce.demo"
      Entonces el usuario "medico@cauce.demo" queda en estado "activo"

  Regla: Se ayuda a quien no puede entrar

    Escenario: Desbloquear
      Dado que alguien falló 5 veces la contraseña de "auxiliar@cauce.demo"
      Y que "admin@cauce.demo" ingresó con su código
      Cuando desbloquea a "auxiliar@cauce.demo"
      Entonces el usuario "auxiliar@cauce.demo" queda en estado "activo"

    @mensaje
    Escenario: Perdió el teléfono
      Dado que "medico@cauce.demo" tiene activa la aplicación de códigos
      Y que "admin@cauce.demo" ingresó con su código
      Cuando restablece el segundo factor de "medico@cauce.demo"
      Entonces a "medico@cauce.demo" le avisan "Se restableció su segundo factor de Cauce"

    Escenario: Un enlace para escribir la contraseña
      Cuando envía un enlace a "medico@cauce.demo"
      Entonces el enlace llega solo a "medico@cauce.demo"

    @mensaje
    Escenario: Lo propio se cambia en el perfil
      Cuando envía un enlace a "admin@cauce.demo"
      Entonces se le niega con "Lo suyo se cambia en su perfil"

    Escenario: Cerrar sus sesiones
      Dado que "medico@cauce.demo" tiene la sesión abierta en otro equipo
      Cuando cierra las sesiones de "medico@cauce.demo"
      Entonces la sesión del otro equipo ya no abre nada

    @mensaje
    Escenario: Si hace rato no escribe su contraseña, se le pide
      Dado que escribió su contraseña hace 30 minutos
      Cuando envía un enlace a "medico@cauce.demo"
      Entonces se le niega con "Por seguridad, escriba de nuevo su contraseña para continuar"

  @regla:users/role-choice @regla:session/granting
  Regla: Nadie da ni quita permisos que no tiene, y siempre queda quien administre

    Escenario: Asignar roles
      Cuando deja a "auxiliar@cauce.demo" con los roles "Auxiliar, Auditor médico"
      Entonces el usuario "auxiliar@cauce.demo" tiene los roles "Auditor médico, Auxiliar"

    @mensaje
    Escenario: La mesa de usuarios no nombra auditores
      Dado que "referente@cauce.demo" tiene solo los permisos "admin.usuarios, cita.afiliados"
      Y que "referente@cauce.demo" ingresó con su código
      Cuando deja a "auxiliar@cauce.demo" con los roles "Auditor médico"
      Entonces se le niega con "permisos que usted no tiene"

    @mensaje
    Escenario: La mesa de usuarios no toca al administrador
      Dado que "referente@cauce.demo" tiene solo los permisos "admin.usuarios, cita.afiliados"
      Y que "referente@cauce.demo" ingresó con su código
      Cuando inactiva a "admin@cauce.demo" por "Vacaciones"
      Entonces se le niega con "Esta persona tiene permisos que usted no tiene"

    @mensaje
    Escenario: El último administrador
      Cuando deja a "admin@cauce.demo" con los roles "Auxiliar"
      Entonces el campo "Roles" dice "Debe quedar al menos un administrador activo"

  @regla:users/load-line @regla:users/load-plan
  Regla: Muchos usuarios se cargan de un archivo que primero se revisa

    Escenario: La revisión dice qué haría cada línea y no hace nada
      Cuando revisa un archivo con las líneas
        | tipo_documento | numero_documento | nombres | apellidos | correo           | sede          | roles         |
        | CC             | 1.000.001        | Ana     | Ruiz      | ana1@cauce.demo  | Sede Laureles | Auxiliar      |
        | CC             | AB12             | Luis    | Mesa      | luis             | Sede Lejana   | Auxiliar\|Jefe |
        | CC             | 1128417790       |         |           |                  |               | Oncólogo      |
      Entonces la carga tiene 1 por crear, 1 por actualizar y 1 rechazada
      Y la línea 3 se rechaza en "numero_documento" con "Este tipo de documento lleva solo dígitos"
      Y la línea 3 se rechaza en "correo" con "Debe ingresar un Email valido"
      Y la línea 3 se rechaza en "sede" con "La sede no existe o está inactiva"
      Y la línea 3 se rechaza en "roles" con "No existe el rol Jefe"
      Y no hay usuarios nuevos

    @flujo
    Escenario: Cargar dos veces el mismo archivo no crea nada dos veces
      Cuando revisa un archivo con las líneas
        | tipo_documento | numero_documento | nombres | apellidos | correo          | sede | roles    |
        | CC             | 1000002          | Ana     | Ruiz      | ana2@cauce.demo |      | Auxiliar |
        | CC             | 1000002          | Ana     | Ruiz      | ana3@cauce.demo |      | Auxiliar |
      Y carga lo que se puede
      Entonces hay 1 usuario nuevo
      Cuando revisa otra vez el mismo archivo
      Y carga lo que se puede
      Entonces hay 1 usuario nuevo
      Y la línea 3 se rechaza en "numero_documento" con "Se repite: ya está en la línea 2"

    Escenario: Lo rechazado se corrige y se carga
      Cuando revisa un archivo con las líneas
        | tipo_documento | numero_documento | nombres | apellidos | correo | sede | roles    |
        | CC             | 1000004          | Ana     | Ruiz      | ana4   |      | Auxiliar |
      Y revisa otra vez el informe de rechazos con "ana4@cauce.demo" en vez de "ana4"
      Entonces la carga tiene 1 por crear, 0 por actualizar y 0 rechazadas

    @flujo @mensaje
    Escenario: Una carga cancelada no sigue
      Cuando revisa un archivo con las líneas
        | tipo_documento | numero_documento | nombres | apellidos | correo          | sede | roles    |
        | CC             | 1000005          | Ana     | Ruiz      | ana5@cauce.demo |      | Auxiliar |
      Y cancela la carga
      Y carga lo que se puede
      Entonces se le niega con "La carga se canceló"
      Y no hay usuarios nuevos

    @mensaje
    Escenario: Un archivo sin documento
      Cuando revisa un archivo con las líneas
        | nombres | correo |
      Entonces el campo "Texto" dice "Falta la columna numero_documento"
