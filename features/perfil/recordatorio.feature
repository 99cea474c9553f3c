# language: es
Característica: La campana del correo de recuperación
  Quien trabaja sin correo de recuperación no tiene cómo volver a entrar si olvida su contraseña: se le recomienda agregarlo.

  @regla @regla:session/recovery-reminder
  Regla: La campana aparece solo al operador que no tiene correo de recuperación; al afiliado, nunca

    Esquema del escenario: Quién la ve
      Dado que "<persona>" ingresó con su código
      Entonces <lo que pasa>

      Ejemplos:
        | persona             | lo que pasa      |
        | auxiliar@cauce.demo | ve la campana    |
        | medico@cauce.demo   | no ve la campana |
        | afiliado@cauce.demo | no ve la campana |

    @servidor-propio
    Escenario: Al agregar el correo desaparece
      Dado que "auxiliar@cauce.demo" ingresó con su código
      Cuando agrega el correo de recuperación "yesenia.caro@correo.co"
      Entonces no ve la campana

  @navegador
  Regla: La campana se abre con el teclado y lleva al perfil

    @mensaje
    Escenario: La auxiliar la abre y va a su perfil
      Dado que "auxiliar@cauce.demo" entró al inicio en el navegador
      Cuando abre la campana con el teclado
      Entonces ve "Se recomienda agregar un correo de recuperación"
      Y con "Ir" llega a "Mi perfil"

    @flujo
    Escenario: La cierra con Esc y el foco vuelve a la campana
      Dado que "auxiliar@cauce.demo" entró al inicio en el navegador
      Cuando abre la campana con el teclado
      Y la cierra con Esc
      Entonces el foco está en la campana

    @flujo
    Esquema del escenario: A quien no le falta, no se le recuerda
      Dado que "<persona>" entró al inicio en el navegador
      Entonces no hay ninguna campana

      Ejemplos:
        | persona             |
        | medico@cauce.demo   |
        | afiliado@cauce.demo |
