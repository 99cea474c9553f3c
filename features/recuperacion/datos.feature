# language: es
@regla @servidor-propio @regla:session/recovery-data
Característica: Celular y correo de recuperación
  Por ahí se avisa a la persona y por ahí vuelve a entrar si olvida la contraseña.

  @mensaje
  Regla: Quien trabaja aquí los guarda en su perfil

    Antecedentes:
      Dado que "medico@cauce.demo" ingresó con su código

    Escenario: Se guardan
      Cuando guarda el celular "3105550199" y el correo "laura.r@correo.co"
      Entonces lee "¡ Datos actualizados correctamente !"

    Esquema del escenario: Algo está mal
      Cuando guarda el celular "<celular>" y el correo "<correo>"
      Entonces lee "<mensaje>"

      Ejemplos:
        | celular     | correo            | mensaje                                    |
        |             | laura.r@correo.co | Este campo es obligatorio                  |
        | 3105550199  |                   | Este campo es obligatorio                  |
        | 310555019   | laura.r@correo.co | El número de celular debe ser de 10 dígitos |
        | 31055501999 | laura.r@correo.co | El número de celular debe ser de 10 dígitos |
        | 3105550199  | laura.r@correo    | Por favor ingrese un correo Valido         |

    Escenario: El servidor no responde
      Dado que el servidor no responde
      Cuando guarda el celular "3005550199" y el correo "otro@correo.co"
      Entonces lee "Ha ocurrido un error al actualizar los datos del Usuario"

    @regla:session/confirmation
    Escenario: Hace rato que no escribe su contraseña
      Dado que escribió su contraseña hace 16 minutos
      Cuando guarda el celular "3105550199" y el correo "laura.r@correo.co"
      Entonces lee "Por seguridad, escriba de nuevo su contraseña para continuar"

  Regla: El afiliado los confirma cada 180 días

    Antecedentes:
      Dado que "afiliado@cauce.demo" ingresó con su código

    Esquema del escenario: Cuándo se le piden
      Dado que sus datos se confirmaron hace <días> días
      Entonces <respuesta>

      Ejemplos:
        | días | respuesta                |
        | 1    | no se le piden sus datos |
        | 179  | no se le piden sus datos |
        | 181  | se le piden sus datos    |

    @mensaje
    Escenario: Guardarlos los confirma y se avisa al correo anterior
      Dado que sus datos se confirmaron hace 181 días
      Cuando guarda el celular "3105550199" y el correo "maria.nueva@correo.co"
      Entonces lee "¡ Datos actualizados correctamente !"
      Y no se le piden sus datos
      Y a "maria.gomez@correo.cauce.demo" le avisan "Cambiaron sus datos de recuperación"

    @mensaje
    Escenario: Si algo está mal se le dice qué hacer
      Cuando guarda el celular "310" y el correo "maria.nueva@correo.co"
      Entonces lee "Señor Afiliado por favor Actualice sus Datos"
      Y lee "El número de celular debe ser de 10 dígitos"

    @mensaje
    Escenario: El servidor no responde
      Dado que el servidor no responde
      Cuando guarda el celular "3005550199" y el correo "otro@correo.co"
      Entonces lee "Ha ocurrido un error al actualizar los datos del Afiliado"

    @mensaje
    Escenario: Los de otra persona no se cambian
      Cuando guarda el celular "3005550199" y el correo "otro@correo.co" del afiliado 2
      Entonces lee "No tiene permiso para esta acción."

  @flujo @mensaje @navegador
  Regla: En el navegador

    Escenario: Al afiliado se le piden al entrar, y sigue cuando los guarda
      Dado que "afiliado@cauce.demo" ingresó con su código
      Y que sus datos se confirmaron hace 181 días
      Cuando "afiliado@cauce.demo" abre en el navegador "Inicio"
      Entonces no puede dejar "Actualizacion Datos Personales" para después
      Cuando llena "Celular principal" con "3105550199"
      Y pide "Guardar y continuar"
      Entonces ve "¡ Datos actualizados correctamente !"
      Cuando pide "Continuar"
      Entonces ya no ve "Actualizacion Datos Personales"

    Escenario: Si el servidor no puede guardarlos, el afiliado sigue por ahora
      Dado que "afiliado@cauce.demo" ingresó con su código
      Y que sus datos se confirmaron hace 181 días
      Cuando "afiliado@cauce.demo" abre en el navegador "Inicio"
      Y que el servidor no responde al guardar los datos de recuperación
      Y llena "Celular principal" con "3105550199"
      Y pide "Guardar y continuar"
      Y llena "Celular principal" con "3105550199"
      Y pide "Guardar y continuar"
      Entonces ve "Ha ocurrido un error al actualizar los datos del Afiliado"
      Cuando pide "Continuar por ahora"
      Entonces ya no ve "Actualizacion Datos Personales"
