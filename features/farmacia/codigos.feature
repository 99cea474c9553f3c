# language: es
Característica: Los códigos de medicamentos
  Quien responde por la farmacia encuentra cada código, cómo se clasifica y qué otras presentaciones tiene.

  Antecedentes:
    Dado que "farmacia@cauce.demo" ingresó con su código

  Regla: Un código se encuentra por su nombre, su principio activo o su ATC

    @regla
    Esquema del escenario: Lo que se busca
      Cuando busca "<texto>" en los códigos de medicamentos
      Entonces primero encuentra "<nombre>", "<subgrupo>", "<forma>"

      Ejemplos:
        | texto           | nombre                           | subgrupo                                                      | forma           |
        | famotidina      | Famotidina 40 mg tableta         | Agentes contra la úlcera péptica y el reflujo gastroesofágico | Tableta         |
        | a02ba03         | Famotidina 40 mg tableta         | Agentes contra la úlcera péptica y el reflujo gastroesofágico | Tableta         |

    @regla
    Escenario: Lo que no está
      Cuando busca "no hay un medicamento así" en los códigos de medicamentos
      Entonces no encuentra nada

  Regla: Solo los ve quien tiene su página

    @regla
    Escenario: Una médica no los ve
      Dado que "medico@cauce.demo" ingresó con su código
      Cuando mira los códigos de medicamentos
      Entonces se le niega el acceso

  @navegador
  Regla: En el navegador

    @flujo
    Escenario: De un código se ven las otras presentaciones y dónde se usa
      Dado que "farmacia@cauce.demo" abrió en el navegador "Códigos Sumi"
      Cuando llena "Buscar" con "losartan 50"
      Y pide "Ver: Losartán 50 mg tableta"
      Entonces ve "Otras presentaciones del mismo principio activo"
      Y ve "Es información: quien dispensa no cambia medicamento, concentración ni forma; lo pide a quien formuló."
      Y ve "Bloqueadores del receptor de angiotensina II, monofármacos"
      Y ve "¿Dónde se usa?"
