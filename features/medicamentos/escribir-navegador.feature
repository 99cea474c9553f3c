# language: es
@navegador @servidor-propio
Característica: Escribir una fórmula en el navegador
  La línea se escribe como se dice, se lee de vuelta como se entendió, y lo que se advierte pide un motivo.

  @regla @mensaje
  Regla: Lo que se escribe se lee de vuelta, y se dice de dónde salió lo demás

    @regla:medication/line-entry @regla:medication/drug-words @regla:medication/complete-line
    Escenario: Sin dosis ni vía
      Dado que la médica abrió en el navegador los medicamentos de la consulta 22
      Cuando escribe en el navegador el medicamento "loratadina 10 c/24h 10d"
      Entonces de la línea se entiende "Medicamento Loratadina 10 mg tableta · Dosis 1 tableta por defecto · Frecuencia cada 24 horas · Duración 10 días · Vía Oral catálogo"

  @regla @regla:medication/dose-unit
  Regla: Lo que se mide se escribe en su unidad, y los envases los calcula Cauce

    Esquema del escenario: <escrito>
      Dado que la médica abrió en el navegador los medicamentos de la consulta 22
      Cuando escribe en el navegador el medicamento "<escrito>"
      Entonces de la línea se entiende "<entendido>"
      Y ve "<cuenta>"

      Ejemplos:
        | escrito                        | entendido                                                                  | cuenta                              |
        | insulina glargina 20 ui c/24h 30d | Medicamento Insulina glargina 100 UI/mL · Dosis 20 UI = 0,2 mL           | 2 cartuchos                         |
        | amoxicilina 250/5 5 ml c/8h 7d | Medicamento Amoxicilina 250 mg/5 mL suspensión oral · Dosis 5 mL = 250 mg  | 2 frascos                           |
        | salbutamol 100 2 puff c/6h 5d  | Medicamento Salbutamol 100 mcg inhalador · Dosis 2 puffs = 200 mcg         | 1 inhalador                         |
        | cefalexina 250/5 c/8h 7d       | Medicamento Cefalexina 250 mg/5 mL suspensión oral · Dosis ¿?              | Escriba la dosis en mL o mg         |

  @regla @mensaje @regla:medication/typed-dose @regla:medication/written-strength @regla:medication/line-patterns
  Regla: Lo que no es una concentración del medicamento no se adivina: la dosis queda vacía y se dice cuáles hay

    Esquema del escenario: <escrito>
      Dado que la médica abrió en el navegador los medicamentos de la consulta 22
      Cuando escribe en el navegador el medicamento "<escrito> c/24h 30d"
      Entonces de la línea se entiende "<entendido>"
      Y ve "<aviso>"

      Ejemplos:
        | escrito             | entendido                                          | aviso                                            |
        | warfarina 2.5       | Medicamento Warfarina 5 mg tableta · Dosis ¿?      | «2.5» no es una concentración de Warfarina. Hay: |
        | warfarina 2,5 mg    | Medicamento Warfarina 5 mg tableta · Dosis ¿?      | «2,5 mg» no es una concentración de Warfarina.   |
        | levotiroxina 100 mg | Medicamento Levotiroxina                           | «100 mg» no es una concentración de Levotiroxina |

  @regla @regla:medication/own-words
  Regla: La observación que nadie escribió dice cómo se toma

    @flujo
    Escenario: Cambia con la frecuencia, y la que alguien escribió no
      Dado que la médica abrió en el navegador los medicamentos de la consulta 22
      Cuando abre en el navegador el medicamento "loratadina 10 c/24h 10d"
      Y llena "Frecuencia" con "12"
      Entonces el campo "Observación" tiene "1 tableta cada 12 horas durante 10 días, vía oral"
      Cuando llena "Observación" con "Una en la mañana y otra en la noche"
      Y llena "Frecuencia" con "8"
      Entonces el campo "Observación" tiene "Una en la mañana y otra en la noche"

  @flujo @mensaje
  Regla: Una interacción de dos medicamentos de la lista es de los dos

    @regla:medication/shared-findings @regla:medication/reason @regla:medication/order-summary
    Escenario: El motivo se escoge y se explica, y la interacción se lee en las dos líneas
      Dado que la médica abrió en el navegador los medicamentos de la consulta 24
      Cuando añade en el navegador el medicamento "warfarina 5 c/24h 30d"
      Entonces ve en los seleccionados "Warfarina" con "Sin interacciones"
      Cuando añade en el navegador el medicamento "ibuprofeno 400 c/8h 5d"
      Y pide "Ya los toma juntos y los tolera"
      Y pide "El beneficio supera el riesgo en este paciente"
      Entonces ve "Falta explicar el motivo del 1"
      Cuando llena "Explíquelo en sus palabras" con "Tres días, con protector gástrico"
      Y pide "Ya los toma juntos y los tolera"
      Entonces el campo "Explíquelo en sus palabras" tiene "Tres días, con protector gástrico"
      Cuando pide "Formular de todos modos"
      Entonces ve en los seleccionados "Ibuprofeno" con "Ya los toma juntos y los tolera: Tres días, con protector gástrico"
      Y ve en los seleccionados "Ibuprofeno" con "Interacción"
      Y ve en los seleccionados "Warfarina" con "Interacción"
      Y ve "Ordenar 2 medicamentos"

  @regla @mensaje @regla:medication/line-diagnosis
  Regla: Con más de un diagnóstico en la consulta, el de cada medicamento se pregunta

    Esquema del escenario: <escrito>
      Dado que la médica abrió en el navegador los medicamentos de la consulta 1
      Cuando escribe en el navegador el medicamento "<escrito>"
      Entonces ve "<diagnóstico>"

      Ejemplos:
        | escrito                                | diagnóstico                                            |
        | loratadina 10 1 c/24h 10d              | ¿I10? Hipertensión esencial                            |
        | loratadina 10 1 c/24h 10d dx e119      | E119 Diabetes mellitus                                 |
        | loratadina 10 1 c/24h 10d dx J00       | J00 no está en los diagnósticos de la consulta         |

    Escenario: Con las flechas se pasa al otro
      Dado que la médica abrió en el navegador los medicamentos de la consulta 1
      Cuando escribe en el navegador el medicamento "loratadina 10 1 c/24h 10d"
      Y con el teclado pasa al diagnóstico siguiente
      Entonces ve "E119 Diabetes mellitus"
