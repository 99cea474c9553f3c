# language: es
@regla
@regla:session/display-name
Característica: El avatar de quien ingresó
  Las iniciales se dibujan en el equipo. El nombre de una persona solo sale de la instalación si quien la opera lo decide.

  @regla:session/avatar
  Regla: Sin configuración nadie de fuera conoce el nombre

    Escenario: La instalación no pide imágenes a nadie
      Dado que "medico@cauce.demo" ingresó con su código
      Cuando mira la versión
      Entonces encuentra "avatares de fuera", "ninguno"
      Y encuentra "imágenes", "solo las propias"

    Esquema del escenario: Las iniciales de quien ingresó
      Dado que "<persona>" ingresó con su código
      Entonces sus iniciales son "<iniciales>"

      Ejemplos:
        | persona             | iniciales |
        | medico@cauce.demo   | LR        |
        | auxiliar@cauce.demo | YC        |

  @regla:session/avatar
  Regla: Si quien opera la instalación lo configura, se pide con el nombre visible y un lado de 150 píxeles

    Escenario: Lo que se pide
      Dado que "medico@cauce.demo" ingresó con su código
      Entonces a quien hace los avatares se le pide el de "Laura Restrepo Mejía" de 150 píxeles
