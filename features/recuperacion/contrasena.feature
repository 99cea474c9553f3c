# language: es
@regla @mensaje @servidor-propio @regla:session/recovery-link
Característica: Recuperar la contraseña
  Quien la olvidó pide un enlace con su documento. Nadie aprende con eso quién tiene usuario.

  Regla: La respuesta es la misma para todos

    @regla:session/password-recovery
    Escenario: Se piden el tipo y el número de documento
      Cuando pide recuperar la contraseña con "" ""
      Entonces lee "Campo requerido, por favor, diligenciar para poder continuar"

    Escenario: Una persona que existe
      Dado que "oncologo@cauce.demo" ingresó con su código
      Y que guardó el celular "3105550177" y el correo "andres.villa@correo.co"
      Cuando pide recuperar la contraseña con "CC" "71774309"
      Entonces lee "Si los datos son correctos, le enviamos un enlace a su correo de recuperación. Sirve por 30 minutos y una sola vez."
      Y el enlace llega solo a "andres.villa@correo.co"

    Escenario: Alguien que no existe
      Cuando pide recuperar la contraseña con "CC" "999999999"
      Entonces lee "Si los datos son correctos, le enviamos un enlace a su correo de recuperación. Sirve por 30 minutos y una sola vez."
      Y el enlace llega solo a nadie

  Regla: El enlace sirve una vez y durante 30 minutos

    Escenario: Se escribe otra contraseña y se entra con ella
      Dado que "oncologo@cauce.demo" ingresó con su código
      Y que pidió recuperar la contraseña con "CC" "71774309"
      Cuando con el enlace del correo escribe la contraseña "Rio7*Casa+Luz"
      Entonces lee "Contraseña actualizada correctamente"
      Y "oncologo@cauce.demo" entra con "Rio7*Casa+Luz"
      Y "oncologo@cauce.demo" no entra con "Cauce.2026*"

    Escenario: La segunda vez ya no sirve
      Dado que pidió recuperar la contraseña con "CC" "71774309"
      Cuando con el enlace del correo escribe la contraseña "Rio7*Casa+Luz"
      Y abre el enlace del correo
      Entonces lee "El enlace ya no sirve: venció, ya se usó o se pidió otro después. Pida uno nuevo."

    Escenario: Después de 30 minutos ya no sirve
      Dado que pidió recuperar la contraseña con "CC" "71774309"
      Y que pasaron 30 minutos desde que se envió el enlace
      Cuando abre el enlace del correo
      Entonces lee "El enlace ya no sirve: venció, ya se usó o se pidió otro después. Pida uno nuevo."

    @flujo
    Escenario: Una contraseña que no se admite no lo gasta
      Dado que pidió recuperar la contraseña con "CC" "71774309"
      Cuando con el enlace del correo escribe la contraseña "Dragon2026*"
      Entonces lee "Es una de las contraseñas más comunes. Elija otra"
      Cuando con el enlace del correo escribe la contraseña "Rio7*Casa+Luz"
      Entonces lee "Contraseña actualizada correctamente"

  @navegador
  Regla: En el navegador

    @flujo
    Escenario: El enlace no queda en la dirección, y con él se entra de nuevo
      Dado que pidió recuperar la contraseña con "CC" "71774309"
      Cuando alguien sin ingresar abre en el navegador el enlace del correo
      Entonces ve "Escriba una contraseña nueva"
      Y queda en "Recuperar la contraseña"
      Cuando guarda en el navegador la contraseña nueva "Rio7*Casa+Luz"
      Entonces ve "Contraseña actualizada correctamente"
