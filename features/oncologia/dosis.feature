# language: es
@regla @regla:oncology/isc-dose
@regla:oncology/scheme-line
Característica: La dosis formulada de un esquema
  Ninguna cuenta está escondida: la dosis sale de la superficie, y lo que se cambia a mano se explica.

  Antecedentes:
    Dado que "oncologo@cauce.demo" ingresó con su código

  Regla: Con índice ISC la dosis formulada es la dosis por la superficie, con un decimal; si no, es la dosis

    Esquema del escenario: La cuenta
      Cuando la dosis es "<dosis>" con el índice "<indice>" y la superficie "<superficie>"
      Entonces la dosis formulada es "<formulada>"

      Ejemplos:
        | dosis | indice | superficie | formulada |
        | 85    | ISC    | 1,97       | 167,5     |
        | 1,4   | ISC    | 1,97       | 2,8       |
        | 375   | ISC    | 1,97       | 738,8     |
        | 8     | PESO   | 1,97       | 8         |
        | 5     | AUC    | 1,97       | 5         |
        | 200   | FIJA   |            | 200       |
        | 85    | ISC    |            |           |

    Escenario: Al editar la dosis se recalcula la formulada
      Dado atiende hoy a "32518760" sin esquema en curso
      Cuando cambia la dosis de "Doxorrubicina" del esquema "AC" a 50
      Entonces la dosis formulada es "82"

  @regla:oncology/proposals @regla:oncology/calvert
  Regla: El tope, el peso y el AUC se proponen al lado y no se aplican solos

    @mensaje @regla:oncology/fatal-route
    Escenario: Tomar el tope de la vincristina; en el papel, lo que mata por otra vía va aparte
      Dado atiende hoy a "32518760" sin esquema en curso
      Cuando ordena el esquema "R-CHOP21" con:
        | medicamento | Vincristina |
        | propuesta   | el tope     |
      Entonces el esquema queda ordenado
      Y "Vincristina" se formula en "2 mg Intravenosa"
      Cuando imprime el esquema
      Entonces el PDF dice "Solo intravenosa: mortal por vía intratecal"

    @mensaje @regla:oncology/ceilings
    Escenario: No tomarlo deja la dosis calculada, y la tabla de topes no la deja pasar
      Dado atiende hoy a "32518760" sin esquema en curso
      Cuando ordena el esquema "R-CHOP21"
      Entonces se le niega con "Tope por dosis de Vincristina: 2 mg; se llegaría a 2,3 mg (Ficha técnica FDA/EMA y protocolos públicos (de memoria)). No se ordena."
      Y no hay esquema en curso

    @mensaje
    Escenario: Una dosis por peso que no es la del peso registrado
      Dado atiende hoy a "32518760" sin esquema en curso
      Cuando ordena el esquema "TH semanal" con:
        | medicamento     | Trastuzumab |
        | propuesta       | por el peso |
        | dosis formulada | 900         |
      Entonces se le niega con "La propuesta que se tomó no es la que dan las medidas de hoy: vuelva a calcularla"

    @mensaje @regla:oncology/creatinine
    Escenario: Una dosis por AUC con una creatinina que no es la de la historia
      Dado atiende hoy a "32518760" sin esquema en curso
      Cuando ordena el esquema "TCH" con:
        | medicamento     | Carboplatino |
        | propuesta       | por el AUC   |
        | dosis formulada | 900          |
      Entonces se le niega con "La propuesta que se tomó no es la que dan las medidas de hoy: vuelva a calcularla"

  Regla: Una dosis escrita a mano se queda como se escribió y se explica

    @mensaje
    Escenario: Sin explicación no se ordena
      Dado atiende hoy a "32518760" sin esquema en curso
      Cuando ordena el esquema "AC" con:
        | medicamento     | Doxorrubicina |
        | dosis formulada | 80            |
        | observación     |               |
      Entonces se le niega con "La dosis formulada no es la calculada: explique por qué en la observación"

    Escenario: Con su explicación
      Dado atiende hoy a "32518760" sin esquema en curso
      Cuando ordena el esquema "AC" con:
        | medicamento     | Doxorrubicina                         |
        | dosis formulada | 80                                    |
        | motivo          | Toxicidad                             |
        | observación     | Neutropenia febril en el ciclo previo |
      Entonces el esquema queda ordenado
      Y "Doxorrubicina" se formula en "80 mg Intravenosa"
      Cuando imprime el esquema
      Entonces el PDF dice "19 % menos que el esquema: Toxicidad"

  @regla:oncology/deviation
  Regla: La medida es el esquema publicado: lo que se aparta de él se explica o no se ordena

    Escenario: Hasta 10 % se anota y basta la observación
      Dado atiende hoy a "32518760" sin esquema en curso
      Cuando ordena el esquema "AC" con:
        | medicamento     | Doxorrubicina         |
        | dosis formulada | 95                    |
        | observación     | Se redondea al frasco |
      Entonces el esquema queda ordenado
      Cuando imprime el esquema
      Entonces el PDF dice "3 % menos que el esquema"

    @mensaje @regla:text/substance
    Esquema del escenario: Hasta 10 % también se explica con palabras: <observación> no dice nada
      Dado atiende hoy a "32518760" sin esquema en curso
      Cuando ordena el esquema "AC" con:
        | medicamento     | Doxorrubicina |
        | dosis formulada | 95            |
        | observación     | <observación> |
      Entonces se le niega con "Escriba el motivo con palabras: mínimo 10 letras"
      Y no hay esquema en curso

      Ejemplos:
        | observación |
        | .           |
        | -           |

    @mensaje
    Escenario: Una observación que no dice nada
      Dado atiende hoy a "32518760" sin esquema en curso
      Cuando ordena el esquema "AC" con:
        | medicamento     | Doxorrubicina |
        | dosis formulada | 80            |
        | motivo          | Toxicidad     |
        | observación     | ............  |
      Entonces se le niega con "explíquelo en la observación con sus palabras: mínimo 10 letras"
      Y no hay esquema en curso

    @mensaje
    Esquema del escenario: <qué>
      Dado atiende hoy a "32518760" sin esquema en curso
      Cuando ordena el esquema "<esquema>" con:
        | medicamento | <medicamento> |
        | <campo>     | <valor>       |
        | observación | Así se acordó |
      Entonces se le niega con "<mensaje>"
      Y no hay esquema en curso

      Ejemplos:
        | qué                             | esquema  | medicamento   | campo           | valor      | mensaje                                                                                                                                                                                                                   |
        | Menos, sin escoger por qué      | AC       | Doxorrubicina | dosis formulada | 75         | 24 % menos que el esquema (60 mg/m²: 98,4 mg, 1 aplicación): escoja por qué y escríbalo en la observación                                                                                                                  |
        | Más, sin escoger por qué        | AC       | Doxorrubicina | dosis formulada | 147,6      | 50 % más que el esquema (60 mg/m²: 98,4 mg, 1 aplicación): escoja por qué y escríbalo en la observación                                                                                                                    |
        | Diez veces la dosis por metro   | AC       | Doxorrubicina | dosis           | 600        | Más del doble que el esquema: 900 % más que el esquema (60 mg/m²: 98,4 mg, 1 aplicación). No se ordena.                                                                                                                    |
        | Un número cualquiera            | AC       | Doxorrubicina | dosis formulada | 999999     | Más del doble que el esquema: 1 016 159 % más que el esquema (60 mg/m²: 98,4 mg, 1 aplicación). No se ordena.                                                                                                              |
        | Muchas más veces                | AC       | Doxorrubicina | aplicaciones    | 200        | Más del doble que el esquema: 19 900 % más que el esquema (60 mg/m²: 98,4 mg, 1 aplicación). No se ordena.                                                                                                                 |
        | Vincristina en la médula        | R-CHOP21 | Vincristina   | vía             | Intratecal | La vía del esquema es Intravenosa                                                                                                                                                                                         |
