# language: es
Característica: Interacciones entre medicamentos
  Se buscan por principio activo y por clase en toda la lista y en lo que el afiliado ya toma. El nombre no cuenta.

  Antecedentes:
    Dado que "medico@cauce.demo" ingresó con su código

  @regla @regla:medication/interaction
  Regla: Cada pareja se dice una vez, por su fila más grave

    Esquema del escenario: <uno> con <otro>
      Cuando comprueba las interacciones de "<uno>, <otro>"
      Entonces encuentra <cuantas> interacciones
      Y su gravedad es "<gravedad>"

      Ejemplos:
        | uno                        | otro                         | cuantas | gravedad       |
        | Warfarina 5 mg tableta     | Ibuprofeno 400 mg tableta    | 1       | mayor          |
        | Warfarina 5 mg tableta     | Naproxeno 500 mg tableta     | 1       | mayor          |
        | Ibuprofeno 400 mg tableta  | Naproxeno 500 mg tableta     | 1       | mayor          |
        | Amiodarona 200 mg tableta  | Propranolol 40 mg tableta    | 1       | mayor          |
        | Misoprostol 200 mcg tableta | Oxitocina 10 UI/mL ampolla  | 1       | mayor          |
        | Testosterona 250 mg/mL ampolla | Warfarina 5 mg tableta   | 1       | mayor          |

    Escenario: Cada pareja de la lista
      Cuando comprueba las interacciones de "Warfarina 5 mg tableta, Ibuprofeno 400 mg tableta, Naproxeno 500 mg tableta"
      Entonces encuentra 3 interacciones

    Escenario: El orden de la lista no cambia la respuesta
      Cuando comprueba las interacciones de "Warfarina 5 mg tableta, Loratadina 10 mg tableta, Ibuprofeno 400 mg tableta"
      Y comprueba las interacciones de "Ibuprofeno 400 mg tableta, Loratadina 10 mg tableta, Warfarina 5 mg tableta"
      Entonces las dos respuestas son iguales

    Escenario: Se dice qué puede pasar, por qué y qué suele hacerse
      Cuando comprueba las interacciones de "Warfarina 5 mg tableta, Ibuprofeno 400 mg tableta"
      Entonces el hallazgo dice:
        | medicamentos      | Ibuprofeno 400 mg tableta, Warfarina 5 mg tableta                           |
        | qué puede pasar   | Mayor riesgo de hemorragia, sobre todo digestiva                            |
        | por qué           | Lesión de mucosa e inhibición plaquetaria sumadas a la anticoagulación      |
        | qué suele hacerse | Evitar; preferir acetaminofén; si no hay alternativa, IBP y control del INR |

  @regla @regla:medication/interaction
  Regla: Las dos partes son componentes distintos

    Escenario: El mismo principio en dos presentaciones no interactúa consigo
      Cuando comprueba las interacciones de "Naproxeno 250 mg tableta, Naproxeno 500 mg tableta"
      Entonces encuentra 0 interacciones

    Escenario: Los componentes de una combinación no interactúan entre sí
      Cuando comprueba las interacciones de "Trimetoprim/sulfametoxazol 160/800 mg tableta"
      Entonces encuentra 0 interacciones

  @regla @regla:medication/drug-facts
  Regla: Una presentación local no interactúa, salvo donde la fila lo dice

    Escenario: Un gel con un anticoagulante
      Cuando comprueba las interacciones de "Warfarina 5 mg tableta, Diclofenaco 1 % gel"
      Entonces encuentra 0 interacciones

    Escenario: Unas gotas de betabloqueador con amiodarona
      Cuando comprueba las interacciones de "Amiodarona 200 mg tableta, Timolol 0,5 % solución oftálmica"
      Entonces encuentra 1 interacción

  @regla
  Regla: También cuenta lo que el afiliado ya toma

    @servidor-propio
    Escenario: Lo activo con lo que se va a ordenar
      Dado que en la consulta 22 se formuló "Warfarina 5 mg tableta"
      Cuando comprueba las interacciones de "Ibuprofeno 400 mg tableta" en la consulta 22
      Entonces encuentra 1 interacción
      Y el hallazgo dice:
        | medicamentos | Ibuprofeno 400 mg tableta, Warfarina 5 mg tableta |

    @servidor-propio
    Escenario: Lo que se suspendió deja de contar
      Dado que en la consulta 22 se formuló "Warfarina 5 mg tableta"
      Y que suspendió esa línea con el motivo "Cambio de conducta"
      Cuando comprueba las interacciones de "Ibuprofeno 400 mg tableta" en la consulta 22
      Entonces encuentra 0 interacciones

  @mensaje
  Regla: Solo de las consultas propias y de medicamentos del catálogo

    Escenario: La consulta de otro profesional
      Cuando comprueba las interacciones de "Loratadina 10 mg tableta" en la consulta de otro
      Entonces se le niega con "La consulta es de otro profesional."

    Escenario: Un medicamento que no existe
      Cuando comprueba las interacciones de "ninguno que exista"
      Entonces se le niega con "El medicamento no existe en el catálogo"
