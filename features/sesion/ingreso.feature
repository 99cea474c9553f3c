# language: es
Característica: Ingresar en dos pasos
  Quien trabaja con historias clínicas entra con su contraseña y con un código que llega a su correo.

  Regla: El token del primer paso solo sirve para validar el código

    Escenario: Los dos pasos completos abren la sesión
      Dado que "medico@cauce.demo" escribió bien su usuario y su contraseña
      Cuando escribe el código que llegó a su correo
      Entonces queda con la sesión abierta
      Y su sesión dice que es "Laura Restrepo Mejía"

    Escenario: Con la contraseña sola no se ve ninguna consulta
      Dado que "medico@cauce.demo" escribió bien su usuario y su contraseña
      Cuando intenta ver la consulta 1 sin haber escrito el código
      Entonces se le niega por no haber ingresado

    Escenario: Un código sirve una sola vez
      Dado que "medico@cauce.demo" ingresó con su código
      Cuando alguien repite ese mismo código
      Entonces no se abre una segunda sesión

  Regla: Un ingreso fallido no dice qué parte estaba mal

    Esquema del escenario: El mensaje es el mismo
      Cuando alguien intenta entrar como "<usuario>" con la contraseña "<contraseña>"
      Entonces lee "Usuario o contraseña incorrectos"

      Ejemplos:
        | usuario             | contraseña    |
        | medico@cauce.demo   | equivocada1*  |
        | nadie@cauce.demo    | Cauce.2026*   |
        | nadie@cauce.demo    | equivocada1*  |

    Escenario: Un código equivocado
      Dado que "medico@cauce.demo" escribió bien su usuario y su contraseña
      Cuando escribe un código que no es el suyo
      Entonces lee "El código no es válido o ya venció"

  @servidor-propio
  Regla: Cinco fallos bloquean la cuenta treinta minutos

    Escenario: El quinto fallo bloquea, y la contraseña correcta ya no entra
      Dado que alguien falló 5 veces la contraseña de "auxiliar@cauce.demo"
      Cuando alguien intenta entrar como "auxiliar@cauce.demo" con la contraseña "Cauce.2026*"
      Entonces lee "Usuario o contraseña incorrectos"

    Escenario: Cuatro fallos no bloquean
      Dado que alguien falló 4 veces la contraseña de "auxiliar@cauce.demo"
      Cuando alguien intenta entrar como "auxiliar@cauce.demo" con la contraseña "Cauce.2026*"
      Entonces se le pide el código

  Regla: Cerrar la sesión la termina en el servidor

    Escenario: El token deja de servir
      Dado que "medico@cauce.demo" ingresó con su código
      Cuando cierra la sesión
      Entonces su token ya no abre nada

  @navegador
  Regla: En el navegador

    Escenario: La médica entra y ve su nombre
      Cuando la médica ingresa en el navegador
      Entonces ve "¡Bienvenido!"
      Y ve "Laura Restrepo Mejía"

    Escenario: Una contraseña equivocada se dice sin señalar cuál parte
      Cuando intenta ingresar en el navegador como "medico@cauce.demo" con la contraseña "equivocada1*"
      Entonces ve "Usuario o contraseña incorrectos"
