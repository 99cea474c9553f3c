# language: es
Característica: Saber qué abre cada permiso y quién lo tiene
  Antes de dar un permiso se puede leer qué abre, de dónde viene su clave y quién lo tiene ya.

  Antecedentes:
    Dado que "admin@cauce.demo" ingresó con su código

  @regla @regla:access/permission-origin
  Regla: Un permiso dice de dónde viene

    Esquema del escenario: Su clave
      Cuando consulta el permiso "<clave>"
      Entonces el permiso se llama "<título>" y viene de "<origen>"

      Ejemplos:
        | clave                   | título                        | origen             |
        | blog.vista              | Atender y ordenar             | Especificación     |
        | farmacia.menu.vista     | Ver «Farmacia» en el menú     | Especificación     |
        | turno.menu              | Ver «Turno» en el menú        | Regla de grupos    |
        | farmacia.kardex         | Kardex                        | Regla de pantallas |
        | consultas.todas         | Consultas de todos los profesionales | Acción      |

    @servidor-propio
    Escenario: Uno que ya nadie pide
      Dado que una versión anterior dejó el permiso "farmacia.antigua"
      Cuando consulta el permiso "farmacia.antigua"
      Entonces el permiso se llama "farmacia.antigua" y viene de "Versión anterior"

  @regla @regla:access/permission-list
  Regla: Un permiso dice qué pantallas abre y qué deja hacer

    Escenario: Una clave vacía es la de su grupo
      Cuando consulta el permiso "talentoHumano.menua"
      Entonces el permiso abre "Inducción específica"

    Escenario: Un paso del ciclo de vida de una orden
      Cuando consulta el permiso "autorizacion.auditoria"
      Entonces el permiso deja "Aprobar una orden"
      Y el permiso lo tiene "CORREA SIERRA, Beatriz Helena, por el rol Auditor médico"

  @regla
  Regla: La lista se busca, se filtra y se descarga

    Escenario: Por la pantalla
      Cuando busca "kardex" en los permisos
      Entonces solo encuentra "farmacia.kardex"

    Escenario: Como archivo
      Cuando descarga los permisos con "kardex"
      Entonces el archivo tiene tantas filas como la búsqueda, y dice "farmacia.kardex"
      Y solo encuentra "farmacia.kardex"
      Y ninguna celda del archivo es una fórmula

    Escenario: Quien no los puede ver
      Dado que "medico@cauce.demo" ingresó con su código
      Cuando busca "kardex" en los permisos
      Entonces se le niega el acceso

  @mensaje @servidor-propio
  Regla: La institución escribe qué quiere decir un permiso para ella

    Escenario: Una descripción
      Cuando describe el permiso "farmacia.kardex" como "Entradas y salidas de bodega"
      Entonces lee "Descripción guardada con éxito"
      Cuando consulta el permiso "farmacia.kardex"
      Entonces el permiso dice "Entradas y salidas de bodega"

    Escenario: Demasiado larga
      Cuando describe el permiso "farmacia.kardex" con 301 letras
      Entonces el campo "Descripción" dice "Máximo 300 caracteres"
