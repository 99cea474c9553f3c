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
      Cuando guarda el celular "3005550199" y el correo "yesenia.caro@correo.co"
      Entonces no ve la campana

  @navegador
  Regla: La campana se abre sin usar el ratón y lleva al perfil

    @mensaje
    Escenario: La auxiliar la abre y va a su perfil
      Dado que "auxiliar@cauce.demo" abrió en el navegador "Inicio"
      Cuando sin usar el ratón pide "Recomendaciones: 1"
      Entonces ve "Se recomienda agregar un correo de recuperación"
      Y el cursor queda en "Ir"
      Cuando sin usar el ratón pide "Ir"
      Entonces queda en "Mi perfil"

    @flujo
    Escenario: La cierra y vuelve a la campana
      Dado que "auxiliar@cauce.demo" abrió en el navegador "Inicio"
      Cuando sin usar el ratón pide "Recomendaciones: 1"
      Y sin usar el ratón cierra lo que abrió
      Entonces el cursor queda en "Recomendaciones: 1"

    @flujo
    Esquema del escenario: A quien no le falta, no se le recuerda
      Dado que "<persona>" abrió en el navegador "Inicio"
      Entonces ve "Bienvenido"
      Y no puede pedir "Recomendaciones: 1"

      Ejemplos:
        | persona             |
        | medico@cauce.demo   |
        | afiliado@cauce.demo |
