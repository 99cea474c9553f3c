# language: es
@regla @regla:shell/page-error
Característica: Cuando una página no existe o falla
  Se dice con las palabras de la especificación y, debajo, en español, qué hacer.

  @mensaje @navegador
  Regla: Una dirección que no es de ninguna página dice '404 Not Found'

    Esquema del escenario: Dentro de la disposición de quien ingresó
      Dado que "medico@cauce.demo" abrió en el navegador "<dirección>"
      Entonces ve "404 Not Found"
      Y ve "Revise la dirección o vuelva al inicio"
      Y ve el enlace "Ir al inicio"

      Ejemplos:
        | dirección                        |
        | /noHayNada                       |
        | /farmacia/noHayNada              |
        | /caracterizacion/caracterizacion |

    Escenario: Sola para quien no ha ingresado
      Cuando alguien sin ingresar abre en el navegador "una página que no existe"
      Entonces ve "404 Not Found"
      Y no hay menú

  @navegador
  Regla: Quien no ha ingresado llega al ingreso y vuelve a donde iba

    Escenario: Una página de verdad
      Cuando alguien sin ingresar abre en el navegador "Kardex"
      Entonces ve "Ingresar"
      Y queda en el ingreso

  @mensaje
  Regla: Las palabras son las de la especificación

    Esquema del escenario: Lo que dice cada falla
      Entonces una falla con el código <código> dice "<título>" y muestra el <código>

      Ejemplos:
        | código | título            |
        | 404    | 404 Not Found     |
        | 403    | An error occurred |
        | 500    | An error occurred |

    Escenario: Una falla sin código es la 500
      Entonces una falla sin código dice "An error occurred" y muestra el 500

    Escenario: Si también falla la página de error
      Entonces una falla también de la página de error dice "An error occurred while showing the error page"
