# language: es
@regla @servidor-propio @regla:session/password-change
Característica: Cambiar la contraseña
  Quien ingresó cambia su contraseña si conoce la actual. Los fallos se cuentan y el quinto bloquea.

  Antecedentes:
    Dado que "auditor@cauce.demo" ingresó con su código

  @mensaje
  Regla: Se piden la actual, la nueva y su confirmación

    Escenario: Todo en orden
      Cuando cambia su contraseña por "Rio7*Casa+Luz"
      Entonces lee "Contraseña actualizada correctamente"
      Y "auditor@cauce.demo" entra con "Rio7*Casa+Luz"
      Y "auditor@cauce.demo" no entra con "Cauce.2026*"

    Escenario: Falta todo
      Cuando cambia su contraseña por "" sin escribir la actual
      Entonces lee "Campo requerido, por favor, diligenciar para poder continuar"

    @regla:session/new-password
    Esquema del escenario: A la nueva le falta algo
      Cuando cambia su contraseña por "<nueva>"
      Entonces lee "A la contraseña le falta: <falta>"
      Y no se le cuenta ningún fallo

      Ejemplos:
        | nueva        | falta                |
        | Rio7*Ca      | al menos 8 caracteres |
        | rio7*casa    | una letra mayúscula  |
        | RIO7*CASA    | una letra minúscula  |
        | Rioo*Casa    | un dígito            |
        | Rio77Casa    | un carácter especial |

    Escenario: La confirmación es otra
      Cuando cambia su contraseña por "Rio7*Casa+Luz" y la confirma con "Rio7*Casa+luz"
      Entonces lee "Las contraseñas no coinciden"

    @regla:session/guessable-password
    Escenario: Lo que el servidor no admite de la nueva se lee y no cuenta como fallo
      Cuando cambia su contraseña por "Dragon2026*"
      Entonces lee "Es una de las contraseñas más comunes. Elija otra"
      Y no se le cuenta ningún fallo

    Escenario: El servidor no responde
      Dado que el servidor no responde
      Cuando cambia su contraseña por "Rio7*Casa+Luz"
      Entonces lee "Error al actualizar la contraseña. Por favor, inténtelo de nuevo más tarde."

  @regla:session/lockout
  Regla: Los fallos de la actual se cuentan y el quinto bloquea

    @mensaje
    Escenario: Después de un fallo se dice cuántos quedan
      Cuando falla 1 vez la contraseña actual
      Entonces lee "La contraseña actual no es correcta"
      Y se le dice "Le quedan 4 intentos"

    @mensaje
    Escenario: Los fallos en otro equipo también cuentan
      Dado que en otro equipo falló 2 veces la contraseña actual
      Cuando falla 1 vez la contraseña actual
      Entonces se le dice "Le quedan 2 intentos"

    @mensaje
    Escenario: El quinto
      Cuando falla 5 veces la contraseña actual
      Entonces lee "Demasiados intentos fallidos! Su usuario ha sido bloqueado temporalmente por 30 minutos."
      Y su sesión ya no abre nada
      Y "auditor@cauce.demo" no entra con "Cauce.2026*"

    @mensaje
    Escenario: Un servidor que no bloquea por sí mismo: la aplicación lo pide
      Dado que el servidor de la aseguradora no bloquea por sí mismo
      Cuando falla 5 veces la contraseña actual
      Entonces lee "Demasiados intentos fallidos! Su usuario ha sido bloqueado temporalmente por 30 minutos."
      Y su sesión ya no abre nada
      Y "auditor@cauce.demo" no entra con "Cauce.2026*"

    @mensaje
    Escenario: Ni el servidor puede bloquear
      Dado que el servidor no puede bloquear a nadie
      Cuando falla 5 veces la contraseña actual
      Entonces lee "Ha ocurrido un error al inactivar el usuario"
      Y la sesión se cierra al leerlo

    Escenario: Nadie bloquea a otro
      Cuando alguien con la sesión de otro pide inactivar a "medico@cauce.demo"
      Entonces "medico@cauce.demo" entra con "Cauce.2026*"

  @regla:session/password-expiry
  Regla: Con la contraseña vencida solo se puede cambiarla

    @mensaje
    Escenario: Se cambia y se sigue
      Dado que la contraseña de "auditor@cauce.demo" venció
      Entonces solo puede cambiarla o salir
      Cuando cambia su contraseña por "Rio7*Casa+Luz"
      Entonces lee "Contraseña actualizada correctamente"
      Y puede seguir con lo suyo

    Escenario: A los 30 días todavía no
      Dado que la contraseña de "auditor@cauce.demo" se cambió hace 29 días y 23 horas
      Entonces puede seguir con lo suyo

    Escenario: Pasados los 30 días sí
      Dado que la contraseña de "auditor@cauce.demo" se cambió hace 30 días y 1 horas
      Entonces solo puede cambiarla o salir

  @mensaje @navegador
  Regla: En el navegador

    @flujo
    Escenario: Con una contraseña vencida no se sigue sin cambiarla
      Cuando "vencido@cauce.demo" abre en el navegador "Inicio"
      Entonces ve "Su contraseña venció. Cámbiela para continuar."
      Y no puede dejar "Cambie su contraseña" para después
      Y sin usar el ratón no sale de "Cambie su contraseña"
      Cuando guarda en el navegador la contraseña nueva "Rio7*Casa+Luz"
      Entonces ve "Contraseña actualizada correctamente"
      Y ya no ve "Cambie su contraseña"

    @regla:session/password-due
    Escenario: El perfil dice cuándo vence
      Dado que la contraseña de "auditor@cauce.demo" se cambió hace 20 días y 0 horas
      Cuando "auditor@cauce.demo" abre en el navegador "Mi perfil"
      Entonces ve ", en 10 días"

    Escenario: En la confirmación no se pega, en las demás sí
      Cuando "auditor@cauce.demo" abre en el navegador "Cambiar la contraseña"
      Entonces puede pegar en "Contraseña actual"
      Y puede pegar en "Contraseña nueva"
      Y no puede pegar en "Confirme la contraseña nueva"
      Y ve "Aquí no se puede pegar: escriba la contraseña."

    @flujo
    Escenario: Al quinto fallo queda en el ingreso, y al volver llega a los manuales
      Cuando "auditor@cauce.demo" abre en el navegador "Cambiar la contraseña"
      Y en el navegador falla 5 veces la contraseña actual
      Entonces ve "Demasiados intentos fallidos! Su usuario ha sido bloqueado temporalmente por 30 minutos."
      Y queda en el ingreso, que al entrar lleva a "Manuales y novedades"
