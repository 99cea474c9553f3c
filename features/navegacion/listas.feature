# language: es
Característica: Lo que cada quien elige de una lista
  Las columnas que se ven y las filas por página se recuerdan por persona, en cualquier equipo.

  @regla:navigation/table-choice
  Regla: Se dejan de ver las columnas que se quiera, pero siempre queda al menos una

    @regla
    Esquema del escenario: Lo que queda a la vista
      Dada una lista con las columnas "Hora, Afiliado, Estado" en la que se dejan de ver "<fuera>"
      Entonces de la lista quedan las columnas "<quedan>"

      Ejemplos:
        | fuera                  | quedan           |
        | Hora                   | Afiliado, Estado |
        | Hora, Estado           | Afiliado         |
        | Hora, Afiliado, Estado | Hora             |

  @navegador @servidor-propio
  Regla: Se recuerda en cualquier equipo

    @flujo
    Escenario: La médica deja de ver el motivo y quiere 16 filas
      Dado que "medico@cauce.demo" abrió en el navegador "Consultas de hoy"
      Cuando sin usar el ratón pide "Columnas"
      Y sin usar el ratón escoge "Motivo"
      Y sin usar el ratón cierra lo que abrió
      Y escoge "16" en "Filas por página"
      Y el servidor ya lo guardó
      Y la misma persona entra en otro equipo a "Consultas de hoy"
      Entonces ve "Hora"
      Y ya no ve "Motivo"
      Y el campo "Filas por página" tiene "16"

  @navegador @servidor-propio @regla:consultation/agenda
  Regla: Cada consulta dice su estado y lo que se hará

    @regla
    Escenario: Las consultas del día
      Dado que "medico@cauce.demo" abrió en el navegador "Consultas de hoy"
      Entonces ve en "GÓMEZ CASTAÑO" "En consulta"
      Y puede pedir "Continuar" en "GÓMEZ CASTAÑO"
      Y ve en "ÁLVAREZ" "En sala"
      Y puede pedir "Abrir" en "ÁLVAREZ"
      Y ve en "ZULUAGA" "Atendida"
      Y puede pedir "Ver" en "ZULUAGA"

  @navegador
  Regla: Lo que se busca de un paciente no queda en la dirección

    @flujo
    Escenario: El nombre no está en la dirección y vuelve al regresar
      Dado que "medico@cauce.demo" abrió en el navegador "Consultas de hoy"
      Cuando busca en la lista "gómez"
      Entonces de la lista queda solo "GÓMEZ CASTAÑO, María Elena"
      Y ni la dirección ni lo que se pide al servidor en ella dicen a quién busca
      Cuando pide "Continuar" en "GÓMEZ CASTAÑO"
      Y ya no ve "1 a 1 de 1"
      Y ve "Control de hipertensión"
      Y vuelve a la página anterior
      Entonces de la lista queda solo "GÓMEZ CASTAÑO, María Elena"
