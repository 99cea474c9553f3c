# language: es
@regla
Característica: Buscar un procedimiento
  La búsqueda empieza al llegar al número exacto de letras y no vuelve a preguntar lo que ya sabe.

  Antecedentes:
    Dado que "medico@cauce.demo" ingresó con su código

  @regla:search/trigger
  Regla: La búsqueda de procedimientos empieza a las 4 letras

    Escenario: Con tres letras no se busca
      Cuando escribe "hem" en la búsqueda de procedimientos
      Entonces no se ha buscado nada

    Esquema del escenario: <qué>
      Cuando escribe "<texto>" en la búsqueda de procedimientos
      Entonces la búsqueda ofrece "<código>"

      Ejemplos:
        | qué                                             | texto                      | código |
        | Con cuatro letras se busca                      | 9022                       | 902210 |
        | Los nombres que empiezan por lo escrito primero | hemo                       | 902210 |
        | Los acentos y las mayúsculas no cuentan         | ECOGRAFIA DE ABDOMEN TOTAL | 881302 |

    Escenario: Un texto pegado más largo también se busca
      Cuando pega "hemograma iv" en la búsqueda de procedimientos
      Entonces la búsqueda ofrece "902210"

    Escenario: Al borrar por debajo de cuatro letras se limpia
      Dado que escribió "hemo" en la búsqueda de procedimientos
      Cuando escribe "hem" en la búsqueda de procedimientos
      Entonces la búsqueda queda vacía

    Escenario: Los comodines se buscan como letras
      Cuando escribe "%%%%" en la búsqueda de procedimientos
      Entonces la búsqueda queda vacía

  Regla: La búsqueda de prestadores empieza a las 6 letras

    Escenario: Con cinco letras no se busca
      Cuando escribe "clini" en la búsqueda de prestadores
      Entonces no se ha buscado nada

    Escenario: Con seis letras se busca
      Cuando escribe "clinic" en la búsqueda de prestadores
      Entonces la búsqueda ofrece algo
