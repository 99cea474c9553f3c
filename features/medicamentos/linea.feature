# language: es
@regla
@regla:medication/time-unit @regla:medication/check-posology
Característica: La línea de un medicamento
  Lo que se formula se entiende, se cuenta con una sola regla y se lee con su unidad.

  Antecedentes:
    Dado que "medico@cauce.demo" ingresó con su código
    Y que formula en la consulta 12

  @regla:medication/monthly-quantity @regla:medication/unit-words @regla:text/round
  Regla: La cantidad mensual se calcula y nadie la escribe

    Esquema del escenario: En horas y en días
      Cuando formula "<dosis>" cada "<frecuencia>" <tiempo> durante <duración> días
      Entonces la cantidad mensual es <cantidad>, por la cuenta "<cuenta>"

      Ejemplos:
        | dosis | frecuencia | tiempo | duración | cantidad | cuenta                                                        |
        | 1     | 8          | Horas  | 30       | 90       | 1 cada 8 h durante 30 días = 90 tabletas                      |
        | 2     | 12         | Horas  | 30       | 120      | 2 cada 12 h durante 30 días = 120 tabletas                    |
        | 0,5   | 24         | Horas  | 30       | 15       | 0,5 cada 24 h durante 30 días = 15 tabletas                   |
        | 1     | 1          | Días   | 30       | 30       | 1 cada día durante 30 días = 30 tabletas                      |
        | 1     | 2          | Días   | 7        | 4        | 1 cada 2 días durante 7 días = 4 tabletas (3,5 redondeado)    |
        | 1     | 7          | Días   | 30       | 4        | 1 cada 7 días durante 30 días = 4 tabletas (4,29 redondeado)  |
        | 0,15  | 8          | Horas  | 30       | 14       | 0,15 cada 8 h durante 30 días = 14 tabletas (13,5 redondeado) |

    Escenario: Lo que no es un número da cero
      Cuando formula "x" cada "8" Horas durante 30 días
      Entonces la cantidad mensual es 0

  @mensaje @regla:medication/draft
  Regla: Todos los campos son obligatorios, y se dice cuál falta

    Esquema del escenario: Sin un campo no se añade
      Cuando llena el formulario de "Losartán 50" sin "<campo>"
      Entonces lee "Todos los campos son obligatorios: "
      Y lee "<campo>"

      Ejemplos:
        | campo         |
        | Prestador     |
        | Observación   |
        | Medicamento   |
        | Frecuencia    |
        | Unidad tiempo |
        | Duración      |
        | Dosis         |
        | Vía           |
        | Diagnóstico   |

    Escenario: Sin una cifra tampoco hay cantidad mensual
      Cuando llena el formulario de "Losartán 50" sin "Frecuencia"
      Entonces lee "Cantidad Mensual Médico"

  @regla:medication/months
  Regla: De uno a seis meses

    Escenario: Los meses que se ofrecen
      Entonces los meses que se ofrecen son "1, 2, 3, 4, 5, 6"

  @regla:medication/routes-of-administration
  Regla: Las vías son las del medicamento

    Esquema del escenario: Las de la presentación, no las de otra del mismo principio
      Entonces las vías de "<presentación>" que se ofrecen son "<vías>"

      Ejemplos:
        | presentación                  | vías                                   |
        | Omeprazol 20                  | Oral                                   |
        | Morfina 30 mg/mL              | Oral                                   |
        | Metotrexato 2,5 mg            | Oral                                   |
        | Ketoconazol 2 %               | Tópica                                 |
        | Ciprofloxacina 0,3 % solución oftálmica | Oftálmica                    |

  @regla:medication/duplicates
  Regla: Un medicamento no entra dos veces en la lista

    @mensaje
    Escenario: El mismo
      Entonces "Losartán 50" no entra a una lista que ya tiene "Losartán 50"
      Y lee "El medicamento ya se encuentra en la lista"

    Escenario: Otro
      Entonces "Losartán 50" entra a una lista que ya tiene "Metformina 850"

  Regla: La búsqueda marca lo que el afiliado ya toma

    Escenario: La misma presentación
      Cuando busca el medicamento "losartan 50"
      Entonces encuentra "Losartán 50 mg tableta" marcado como que ya lo toma

    Escenario: Otra presentación del mismo principio
      Cuando busca el medicamento "losartan 100"
      Entonces encuentra "Losartán 100 mg tableta" marcado como que ya lo toma, en otra presentación
