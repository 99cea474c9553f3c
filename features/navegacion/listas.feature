# language: es
Característica: Lo que cada quien elige de una lista
  Las columnas que se ven y las filas por página se recuerdan por persona, en cualquier equipo.

  @regla:navigation/table-choice
  Regla: Se dejan de ver las columnas que se quiera, pero siempre queda al menos una

    @regla
    Esquema del escenario: Lo que queda a la vista
      Dado una lista con las columnas "Hora, Afiliado, Estado"
      Cuando se dejan de ver "<fuera>"
      Entonces quedan "<quedan>"

      Ejemplos:
        | fuera                  | quedan           |
        | Hora                   | Afiliado, Estado |
        | Hora, Estado           | Afiliado         |
        | Hora, Afiliado, Estado | Hora             |

  @navegador @servidor-propio
  Regla: Se recuerda en cualquier equipo

    @flujo
    Escenario: La médica deja de ver el motivo y quiere 16 filas
      Dado que "medico@cauce.demo" está en el navegador en "Consultas de hoy"
      Cuando deja de ver la columna "Motivo" con el teclado
      Y escoge 16 filas por página
      Y el servidor ya lo guardó
      Y la misma persona entra en otro equipo a "Consultas de hoy"
      Entonces no ve la columna "Motivo"
      Y ve 16 filas por página

  @navegador @servidor-propio @regla:consultation/agenda
  Regla: Cada consulta dice su estado, y su botón lo que se hará

    @regla
    Escenario: Las consultas del día
      Dado que "medico@cauce.demo" está en el navegador en "Consultas de hoy"
      Entonces la consulta de "GÓMEZ CASTAÑO" está "En consulta" y su botón dice "Continuar"
      Y la consulta de "ÁLVAREZ" está "En sala" y su botón dice "Abrir"
      Y la consulta de "ZULUAGA" está "Atendida" y su botón dice "Ver"

  @navegador
  Regla: Lo que se busca de un paciente no queda en la dirección

    @flujo
    Escenario: El nombre no está en la dirección y vuelve con el botón de atrás
      Dado que "medico@cauce.demo" está en el navegador en "Consultas de hoy"
      Cuando busca en la lista "gómez"
      Entonces queda solo "GÓMEZ CASTAÑO, María Elena"
      Y ni la dirección ni lo que se pide al servidor en ella dicen a quién busca
      Cuando abre la primera consulta y vuelve atrás
      Entonces queda solo "GÓMEZ CASTAÑO, María Elena"
