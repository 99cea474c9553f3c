# language: es
Característica: Buscar un procedimiento
  La búsqueda empieza al llegar al número exacto de letras y no vuelve a preguntar lo que ya sabe.

  Antecedentes:
    Dado que "medico@cauce.demo" ingresó con su código

  @regla:search/trigger
  Regla: La búsqueda de procedimientos empieza a las 4 letras

    Escenario: Con tres letras no se busca
      Cuando escribe "hem" en la búsqueda de procedimientos
      Entonces no se ha buscado nada

    Escenario: Con cuatro letras se busca
      Cuando escribe "9022" en la búsqueda de procedimientos
      Entonces la búsqueda ofrece el procedimiento "902210"

    Escenario: Los nombres que empiezan por lo escrito van primero
      Cuando escribe "hemo" en la búsqueda de procedimientos
      Entonces la búsqueda ofrece el procedimiento "902210"

    Escenario: Un texto pegado más largo también se busca
      Cuando pega "hemograma iv" en la búsqueda de procedimientos
      Entonces la búsqueda ofrece el procedimiento "902210"

    Escenario: Al borrar por debajo de cuatro letras se limpia
      Dado que buscó "hemo" entre los procedimientos
      Cuando escribe "hem" en la búsqueda de procedimientos
      Entonces la búsqueda queda vacía

    Escenario: Los acentos y las mayúsculas no cuentan
      Cuando escribe "ECOGRAFIA DE ABDOMEN TOTAL" en la búsqueda de procedimientos
      Entonces la búsqueda ofrece el procedimiento "881302"

    Escenario: Los comodines se buscan como letras
      Cuando escribe "%%%%" en la búsqueda de procedimientos
      Entonces la búsqueda no ofrece nada

  Regla: La búsqueda de prestadores empieza a las 6 letras

    Escenario: Con cinco letras no se busca
      Cuando escribe "clini" en la búsqueda de prestadores
      Entonces no se ha buscado nada

    Escenario: Con seis letras se busca
      Cuando escribe "clinic" en la búsqueda de prestadores
      Entonces la búsqueda ofrece alguna sede
