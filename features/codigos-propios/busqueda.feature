# language: es
@regla
Característica: Buscar un servicio de código propio
  Se busca por código o por nombre, al llegar al número exacto de letras.

  Antecedentes:
    Dado que "medico@cauce.demo" ingresó con su código

  @regla:search/trigger
  Regla: La búsqueda de servicios empieza a las 4 letras

    Escenario: Con tres letras no se busca
      Cuando escribe "cam" en la búsqueda de servicios
      Entonces no se ha buscado nada

    Esquema del escenario: <qué>
      Cuando escribe "<texto>" en la búsqueda de servicios
      Entonces la búsqueda ofrece "<código>"

      Ejemplos:
        | qué                                     | texto            | código |
        | Con cuatro letras se busca por nombre   | cami             | CP0054 |
        | También se busca por código             | CP0046           | CP0046 |
        | Los acentos y las mayúsculas no cuentan | PANAL DESECHABLE | CP0027 |
