# language: es
@regla @regla:session/authenticator @regla:session/recovery-code
Característica: La aplicación de códigos como segundo factor
  Quien no quiere depender del correo escribe, al ingresar, el código que muestra una aplicación de su celular.

  @servidor-propio
  Regla: Se activa con uno de los códigos de la aplicación

    Escenario: La médica la activa y recibe sus códigos de recuperación
      Dado que "medico@cauce.demo" ingresó con su código
      Cuando activa la aplicación de códigos
      Entonces recibe 10 códigos de recuperación
      Y su perfil dice que usa la aplicación, con 10 códigos de recuperación

    Escenario: Un código que no es de la aplicación no la activa
      Dado que "medico@cauce.demo" ingresó con su código
      Cuando intenta activarla con el código de otra aplicación
      Entonces el campo "Código" dice por qué no
      Y su perfil dice que usa el correo

  @servidor-propio
  Regla: Con la aplicación activa se ingresa con sus códigos, y no se envía correo

    Escenario: La médica ingresa con la aplicación
      Dado que "medico@cauce.demo" tiene activa la aplicación de códigos
      Cuando ingresa con el código de la aplicación
      Entonces queda con la sesión abierta
      Y el código para ingresar no le llega por correo

    @mensaje
    Escenario: Un código de la aplicación no sirve dos veces
      Dado que "medico@cauce.demo" tiene activa la aplicación de códigos
      Cuando ingresa con el código de la aplicación
      Y ingresa con ese mismo código
      Entonces lee "El código no es válido o ya venció"

  @servidor-propio
  Regla: Un código de recuperación entra una sola vez

    Escenario: Sin el celular se entra con uno de los códigos guardados
      Dado que "medico@cauce.demo" tiene activa la aplicación de códigos
      Cuando ingresa con el primero de sus códigos de recuperación
      Entonces queda con la sesión abierta
      Y su perfil dice que usa la aplicación, con 9 códigos de recuperación

    @mensaje
    Escenario: El que ya se usó no entra otra vez
      Dado que "medico@cauce.demo" tiene activa la aplicación de códigos
      Cuando ingresa con el primero de sus códigos de recuperación
      Y ingresa con ese mismo código
      Entonces lee "El código no es válido o ya venció"

    Escenario: Los códigos nuevos reemplazan a los anteriores
      Dado que "medico@cauce.demo" tiene activa la aplicación de códigos
      Cuando pide códigos de recuperación nuevos
      Entonces recibe 10 códigos de recuperación
      Y ninguno de los anteriores entra

  @servidor-propio
  Regla: Se apaga y vuelve el código por correo

    Escenario: De encendida a apagada
      Dado que "medico@cauce.demo" tiene activa la aplicación de códigos
      Cuando apaga la aplicación de códigos
      Entonces su perfil dice que usa el correo
      Y el código para ingresar le llega por correo

  @servidor-propio
  Regla: Lo delicado pide la contraseña si no se escribió hace poco

    @mensaje
    Escenario: Pasaron dieciséis minutos desde que la escribió
      Dado que "medico@cauce.demo" ingresó con su código
      Y que escribió su contraseña hace 16 minutos
      Cuando intenta activarla con el código de otra aplicación
      Entonces se le niega con "Por seguridad, escriba de nuevo su contraseña para continuar"

    Escenario: Con la contraseña de nuevo puede seguir
      Dado que "medico@cauce.demo" ingresó con su código
      Y que escribió su contraseña hace 16 minutos
      Cuando escribe de nuevo su contraseña
      Y activa la aplicación de códigos
      Entonces recibe 10 códigos de recuperación

    Escenario: Una contraseña equivocada no confirma nada
      Dado que "medico@cauce.demo" ingresó con su código
      Y que escribió su contraseña hace 16 minutos
      Cuando escribe de nuevo una contraseña que no es la suya
      Entonces el campo "Contraseña" dice por qué no
