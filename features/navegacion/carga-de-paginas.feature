# language: es
@regla @regla:shell/shell-limits
Característica: La carga de una página
  Después de instalar una versión nueva los archivos viejos ya no están: el producto se recarga una vez para traer los nuevos,
  y si aún así no carga lo dice en vez de recargarse sin fin.

  @regla:shell/page-load
  Regla: Se recarga una vez y no vuelve a hacerlo en 60 segundos

    Escenario: Una página que carga no recarga nada
      Cuando se pide una página y carga
      Entonces se ve la página
      Y el producto se recargó 0 veces

    Escenario: La que falla recarga el producto una vez
      Cuando se pide una página y falla
      Entonces el producto se recargó 1 vez

    Esquema del escenario: Lo que pasa si otra vez falla
      Dado que el producto se recargó hace <segundos> segundos
      Cuando se pide una página y falla
      Entonces <pasa>

      Ejemplos:
        | segundos | pasa                        |
        | 59       | se ve la página de error    |
        | 60       | el producto se recargó 1 vez |

    Escenario: Sin conexión no se recarga: se perdería lo que hay y no llegaría nada
      Dado que no hay conexión
      Cuando se pide una página y falla
      Entonces se ve la página de error
      Y el producto se recargó 0 veces

  Regla: La barra de carga no distrae

    Esquema del escenario: Cuándo se ve
      Cuando una página tarda <milisegundos> milisegundos
      Entonces la barra <se ve>

      Ejemplos:
        | milisegundos | se ve    |
        | 199          | no se ve |
        | 200          | se ve    |

    @flujo
    Escenario: Desaparece medio segundo después de llegar la página
      Cuando una página tarda 3000 milisegundos
      Y pasan 499 milisegundos
      Entonces la barra se completa
      Cuando pasan 1 milisegundos
      Entonces la barra desaparece

  @navegador
  Regla: En el navegador, con un archivo que ya no está

    @mensaje
    Escenario: Una recarga y después la página de error
      Dado que "medico@cauce.demo" abrió en el navegador "Inicio"
      Y que el servidor no responde al traer el archivo de las consultas
      Cuando va por el menú a "Consultas de hoy"
      Entonces ve "An error occurred"
      Y el producto se recargó 1 vez en el navegador
      Y ve "Código 500"
      Y ve "Vuelva al inicio e inténtelo otra vez"

  @navegador
  Regla: Al cambiar de página se va arriba, o al lugar que nombre la dirección

    @flujo
    Escenario: Desde el fondo de una lista se llega arriba de la siguiente
      Dado que "admin@cauce.demo" abrió en un teléfono "Kardex"
      Cuando baja hasta el final
      Y pide "Bodegas"
      Entonces queda en "Bodegas"
      Y está arriba de la página

    Escenario: Una dirección que nombra un lugar de la página lleva a él
      Dado que "medico@cauce.demo" abrió en el navegador "el contenido de Consultas de hoy"
      Entonces el contenido está a la vista
