# language: es
Característica: Buscar un servicio de código propio
  Se busca por código o por nombre, al llegar al número exacto de letras.

  Antecedentes:
    Dado que "medico@cauce.demo" ingresó con su código

  @regla:search/trigger
  Regla: La búsqueda de servicios empieza a las 4 letras

    Escenario: Con tres letras no se busca
      Cuando escribe "cam" en la búsqueda de servicios
      Entonces no se ha buscado nada

    Escenario: Con cuatro letras se busca por nombre
      Cuando escribe "cami" en la búsqueda de servicios
      Entonces la búsqueda ofrece el servicio "CP0054"

    Escenario: También se busca por código
      Cuando escribe "CP0046" en la búsqueda de servicios
      Entonces la búsqueda ofrece el servicio "CP0046"

    Escenario: Los acentos y las mayúsculas no cuentan
      Cuando escribe "PANAL DESECHABLE" en la búsqueda de servicios
      Entonces la búsqueda ofrece el servicio "CP0027"
