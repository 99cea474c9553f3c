# language: es
@regla
Característica: Ingresar en dos pasos
  Quien trabaja con historias clínicas entra con su contraseña y con un código que llega a su correo.

  Regla: Con la contraseña sola no se entra: falta el código

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
      Cuando escribe el código que llegó a su correo
      Entonces se le niega por no haber ingresado

  @mensaje
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

  @servidor-propio @regla:session/access-code
  Regla: El código vence a los diez minutos, admite cinco intentos y se puede pedir otro

    Escenario: A los nueve minutos todavía entra
      Dado que "medico@cauce.demo" escribió bien su usuario y su contraseña
      Y que pasaron 9 minutos desde que se envió el código
      Cuando escribe el código que llegó a su correo
      Entonces queda con la sesión abierta

    @mensaje
    Escenario: A los once ya no
      Dado que "medico@cauce.demo" escribió bien su usuario y su contraseña
      Y que pasaron 11 minutos desde que se envió el código
      Cuando escribe el código que llegó a su correo
      Entonces lee "El código no es válido o ya venció"

    Escenario: A los cinco códigos equivocados el bueno ya no sirve
      Dado que "medico@cauce.demo" escribió bien su usuario y su contraseña
      Cuando escribe 5 veces un código que no es el suyo
      Y escribe el código que llegó a su correo
      Entonces se le niega por no haber ingresado

    Escenario: Con cuatro todavía sirve
      Dado que "medico@cauce.demo" escribió bien su usuario y su contraseña
      Cuando escribe 4 veces un código que no es el suyo
      Y escribe el código que llegó a su correo
      Entonces queda con la sesión abierta

    @mensaje
    Escenario: A los diez de varios ingresos el segundo paso se cierra, y se dice por cuánto tiempo
      Dado que "medico@cauce.demo" escribió bien su usuario y su contraseña
      Cuando escribe 5 veces un código que no es el suyo
      Y que "medico@cauce.demo" escribió bien su usuario y su contraseña
      Y escribe 5 veces un código que no es el suyo
      Y que "medico@cauce.demo" escribió bien su usuario y su contraseña
      Y escribe el código que llegó a su correo
      Entonces lee "Se escribieron demasiados códigos equivocados: por seguridad, el segundo paso de su ingreso está cerrado. Ingrese de nuevo en 30 minutos"

    @mensaje
    Escenario: Para pedir otro hay que esperar
      Dado que "medico@cauce.demo" escribió bien su usuario y su contraseña
      Cuando pide otro código
      Entonces lee "Espere unos segundos antes de pedir otro código."

    @mensaje
    Escenario: El código nuevo reemplaza al anterior
      Dado que "medico@cauce.demo" escribió bien su usuario y su contraseña
      Y que pasaron 2 minutos desde que se envió el código
      Cuando pide otro código
      Y escribe el código que llegó a su correo
      Entonces lee "El código no es válido o ya venció"

  @servidor-propio
  Regla: Quien usa una aplicación de códigos no recibe correo

    @mensaje
    Escenario: Se le pide el código de la aplicación
      Dado que "medico@cauce.demo" tiene activa la aplicación de códigos
      Y que "medico@cauce.demo" escribió bien su usuario y su contraseña
      Cuando pide otro código
      Entonces lee "Escriba el código que muestra su aplicación, o un código de recuperación"

  @servidor-propio @regla:session/lockout
  Regla: Cinco fallos bloquean la cuenta treinta minutos

    @mensaje
    Escenario: El quinto fallo bloquea, y la contraseña correcta ya no entra
      Dado que alguien falló 5 veces la contraseña de "auxiliar@cauce.demo"
      Cuando alguien intenta entrar como "auxiliar@cauce.demo" con la contraseña "Cauce.2026*"
      Entonces lee "Usuario o contraseña incorrectos"

    Escenario: Cuatro fallos no bloquean
      Dado que alguien falló 4 veces la contraseña de "auxiliar@cauce.demo"
      Y que "auxiliar@cauce.demo" escribió bien su usuario y su contraseña
      Cuando escribe el código que llegó a su correo
      Entonces queda con la sesión abierta

  @mensaje @regla:session/access-code @regla:session/lockout
  Regla: Si el ingreso o la sesión se cierran, la pantalla dice por qué y qué hacer

    Esquema del escenario: Alguien <qué>
      Cuando alguien <qué>
      Entonces lee "<mensaje>"

      Ejemplos:
        | qué                                              | mensaje                                                                                 |
        | escribe el código de un ingreso que ya no sirve  | Ese ingreso ya no sirve. Ingrese de nuevo con su usuario y contraseña                   |
        | deja pasar el tiempo del código de su aplicación | Pasó el tiempo para escribir el código. Ingrese de nuevo con su usuario y contraseña    |
        | trabaja cuando su usuario queda bloqueado        | Demasiados intentos fallidos! Su usuario ha sido bloqueado temporalmente por 30 minutos. |

  @servidor-propio @regla:session/server-clock
  Regla: Un reloj que estuvo adelantado no alarga nada cuando se corrige

    Escenario: La sesión que se abrió mientras tanto termina
      Dado que el reloj del servidor está adelantado 24 horas
      Y que "medico@cauce.demo" ingresó con su código
      Cuando se corrige el reloj del servidor
      Entonces su sesión ya no abre nada

    Escenario: El bloqueo dura a lo sumo media hora desde que la persona vuelve a intentar
      Dado que el reloj del servidor está adelantado 24 horas
      Y que alguien falló 5 veces la contraseña de "auxiliar@cauce.demo"
      Cuando se corrige el reloj del servidor
      Y alguien intenta entrar como "auxiliar@cauce.demo" con la contraseña "Cauce.2026*"
      Y pasan 31 minutos
      Y que "auxiliar@cauce.demo" escribió bien su usuario y su contraseña
      Y escribe el código que llegó a su correo
      Entonces queda con la sesión abierta

  Regla: Cerrar la sesión la termina en el servidor

    Escenario: Con la sesión cerrada ya no se ve nada
      Dado que "medico@cauce.demo" ingresó con su código
      Cuando cierra la sesión
      Entonces su sesión ya no abre nada

  Regla: Lo que quedó guardado en un equipo no sirve en otro, ni después de cerrar el navegador

    @mensaje
    Escenario: Quien se lleva lo guardado a otro equipo no entra
      Dado que "medico@cauce.demo" ingresó con su código
      Cuando alguien se lleva su sesión a otro equipo
      Entonces lee "Su sesión terminó al cerrar el navegador. Ingrese de nuevo para continuar"

    Escenario: Ni aunque allá tenga la suya propia
      Dado que "medico@cauce.demo" ingresó con su código
      Cuando alguien que ingresó en otro equipo usa allá su sesión
      Entonces lee "Su sesión terminó. Ingrese de nuevo para continuar"

    @navegador
    Escenario: Al volver a abrir el navegador hay que ingresar de nuevo
      Dado que la médica trabaja en el navegador con el reloj en la mano
      Cuando la médica cierra el navegador y lo vuelve a abrir
      Entonces ve "Su sesión terminó al cerrar el navegador. Ingrese de nuevo para continuar"

  @navegador @regla:session/display-name
  Regla: En el navegador

    Escenario: La médica entra y ve su nombre
      Cuando la médica ingresa en el navegador
      Entonces ve "¡Bienvenido!"
      Y ve "Laura Restrepo Mejía"

    @mensaje
    Escenario: Una contraseña equivocada se dice sin señalar cuál parte
      Cuando intenta ingresar en el navegador como "medico@cauce.demo" con la contraseña "equivocada1*"
      Entonces ve "Usuario o contraseña incorrectos"

    @mensaje
    Escenario: Lo que falta se dice en su campo
      Cuando intenta ingresar en el navegador como "medico@cauce.demo" con la contraseña ""
      Entonces ve "Campo requerido, por favor, diligenciar para poder continuar"

    Escenario: Quien olvidó su contraseña tiene por dónde seguir
      Cuando alguien sin ingresar abre en el navegador "Inicio"
      Entonces ve el enlace "Olvidé mi contraseña"

    @mensaje
    Escenario: El segundo paso dice cuánto dura el código y cuándo se puede pedir otro
      Cuando intenta ingresar en el navegador como "medico@cauce.demo" con la contraseña "Cauce.2026*"
      Entonces ve "Vence en 10 minutos."
      Y ve "Enviar otro código en"

    Escenario: Se entra sin tocar el ratón ni pulsar nada de más
      Cuando alguien sin ingresar abre en el navegador "Inicio"
      Y sin usar el ratón escribe su usuario, su contraseña y las seis cifras de su código, como "medico@cauce.demo"
      Entonces ve "Laura Restrepo Mejía"

    @mensaje
    Escenario: Un código equivocado deja el campo vacío y listo para el siguiente
      Cuando alguien sin ingresar abre en el navegador "Inicio"
      Y sin usar el ratón escribe su usuario, su contraseña y las seis cifras de otro código, como "medico@cauce.demo"
      Y ve "El código no es válido o ya venció"
      Y sin usar el ratón escribe las seis cifras de su código, como "medico@cauce.demo"
      Entonces ve "Laura Restrepo Mejía"

    @mensaje
    Escenario: A los diez minutos el código hay que pedirlo de nuevo
      Dado que intentó ingresar en el navegador con el reloj en la mano como "medico@cauce.demo" con la contraseña "Cauce.2026*"
      Cuando pasan 10 minutos
      Entonces ve "El código venció. Pida otro para ingresar"
