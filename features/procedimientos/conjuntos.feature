# language: es
@regla @regla:procedure/procedure-set
Característica: Conjuntos de procedimientos
  Lo que se pide junto cada día se guarda una vez con su nombre, y después entra a la lista de una sola vez.

  Antecedentes:
    Dado que "medico@cauce.demo" ingresó con su código
    Y abrió los procedimientos de la consulta 1

  Regla: Un conjunto añade lo que la lista no tiene

    Escenario: El control se guarda y se usa
      Dado que añadió los procedimientos "902210, 903841"
      Cuando guarda la lista como el conjunto "Control de HTA"
      Y vacía la lista por ordenar
      Y usa el conjunto "Control de HTA"
      Entonces las líneas por ordenar dicen "902210 Control, 903841 Control"
      Cuando usa el conjunto "Control de HTA"
      Entonces la lista por ordenar queda con 2 líneas

    @mensaje
    Escenario: Lo que se dice al guardar y al borrar
      Dado que añadió los procedimientos "902210"
      Cuando guarda la lista como el conjunto "Uno solo"
      Entonces la respuesta del conjunto dice "Conjunto guardado"
      Cuando intenta borrar el conjunto "Uno solo"
      Entonces la respuesta del conjunto dice "Conjunto borrado"

    @mensaje
    Esquema del escenario: Lo que no se guarda: <qué>
      Cuando guarda un conjunto con <qué>
      Entonces la respuesta del conjunto dice "<mensaje>"

      Ejemplos:
        | qué                            | mensaje                                               |
        | el mismo procedimiento         | Un conjunto no tiene dos veces el mismo procedimiento |
        | uno que no existe              | Uno de los procedimientos no está en el catálogo      |
        | 31 procedimientos              | Máximo 30 procedimientos en un conjunto               |
        | cantidad 0                     | Debe ser mayor que cero                               |
        | cantidad 10000                 | La cantidad es demasiado grande                       |
        | 50 conjuntos ya guardados      | Máximo 50 conjuntos: borre uno que ya no use          |

    Escenario: Nada nuevo
      Entonces al usar un conjunto que la lista ya tiene se lee "Todo lo del conjunto ya está en la lista"

    @mensaje
    Escenario: Vacío no se guarda
      Cuando guarda una lista vacía como el conjunto "Nada"
      Entonces lee "Un conjunto tiene al menos un procedimiento"

  Regla: Compartido lo ven quienes ordenan, y solo lo cambia quien lo guardó

    Escenario: El de otra persona
      Dado que añadió los procedimientos "902210"
      Cuando guarda la lista como el conjunto "De todos", compartido
      Y guarda la lista como el conjunto "Solo mío"
      Y que "oncologo@cauce.demo" ingresó con su código
      Entonces tiene el conjunto "De todos"
      Y no tiene el conjunto "Solo mío"
      Cuando intenta borrar el conjunto "De todos"
      Entonces tiene el conjunto "De todos"

  @regla:procedure/draft
  Regla: La observación se escribe una vez

    Escenario: La línea siguiente lleva la de la anterior
      Dado que añadió el procedimiento "902210"
      Cuando añade el procedimiento "903841" sin observación
      Entonces las líneas por ordenar dicen "902210 Control, 903841 Control"

    Escenario: La misma para todas
      Dado que añadió los procedimientos "902210, 903841"
      Cuando pone a todas las líneas la observación "Control de HTA"
      Entonces las líneas por ordenar dicen "902210 Control de HTA, 903841 Control de HTA"
