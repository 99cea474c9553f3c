# language: es
Característica: Alergias del afiliado
  Tres respuestas: encontrada, limpia y sin verificar. La última nunca parece la segunda.

  Antecedentes:
    Dado que "medico@cauce.demo" ingresó con su código

  @regla @regla:medication/allergy
  Regla: Una alergia alcanza a su principio y a los miembros de su clase

    Esquema del escenario: Alergia a <alergia> y <medicamento>
      Dado un afiliado con alergia a "<alergia>"
      Cuando busca si es alérgico a "<medicamento>"
      Entonces la alergia queda <respuesta>

      Ejemplos:
        | alergia                   | medicamento                  | respuesta  |
        | clase Penicilinas         | Amoxicilina 500 mg cápsula   | encontrada |
        | clase Penicilinas         | Losartán 50 mg tableta       | limpia     |
        | principio Amoxicilina     | Amoxicilina 500 mg cápsula   | encontrada |
        | principio Ciprofloxacina  | Levofloxacina 500 mg tableta | encontrada |
        | principio Fluconazol      | Itraconazol 100 mg cápsula   | limpia     |
        | otra Látex                | Losartán 50 mg tableta       | limpia     |
        | otra benzetacil           | Amoxicilina 500 mg cápsula   | encontrada |

    @regla:medication/inner-level
    Esquema del escenario: La misma alergia, escrita como <alergia>, tiene una respuesta con celecoxib
      Dado un afiliado con alergia a "<alergia>"
      Cuando busca si es alérgico a "Celecoxib 200 mg cápsula"
      Entonces la alergia queda limpia
      Cuando pide los avisos de "Celecoxib 200 mg cápsula"
      Entonces hay un aviso de alergia cruzada que dice "Alergia cruzada baja con <nombre>"
      Y su gravedad es "moderada"

      Ejemplos:
        | alergia                         | nombre                |
        | principio Ácido acetilsalicílico | Ácido acetilsalicílico |
        | clase Ácido acetilsalicílico    | Ácido acetilsalicílico |
        | otra aspirina                   | aspirina              |
        | principio Ibuprofeno            | Ibuprofeno            |
        | clase AINE inhibidores de la COX-1 | AINE inhibidores de la COX-1 |

    @regla:medication/allergy-knowledge
    Esquema del escenario: La aspirina, escrita como <alergia>, tiene una respuesta con naproxeno
      Dado un afiliado con alergia a "<alergia>"
      Cuando busca si es alérgico a "Naproxeno 500 mg tableta"
      Entonces la alergia queda encontrada

      Ejemplos:
        | alergia                         |
        | principio Ácido acetilsalicílico |
        | clase Ácido acetilsalicílico    |
        | otra aspirina                   |

    @mensaje
    Escenario: Se dice con las palabras de siempre y su código
      Dado un afiliado con alergia a "clase Penicilinas"
      Cuando busca si es alérgico a "Amoxicilina 500 mg cápsula"
      Entonces se le niega con "El paciente es alérgico a este medicamento"

    @mensaje
    Escenario: El detalle dice a qué y quién la registró
      Cuando lee por qué el afiliado 1 es alérgico a "Amoxicilina 500 mg cápsula"
      Entonces el hallazgo dice:
        | qué puede pasar | Alergia registrada: Penicilinas (anafilaxia, 2019)                                                                          |
        | por qué         | Amoxicilina 500 mg cápsula contiene Amoxicilina, del grupo Penicilinas. Registrada por Laura Restrepo Mejía el 20 ago 2019. |

  @regla @mensaje @regla:medication/allergy-knowledge
  Regla: Lo que no se puede saber queda sin verificar

    Escenario: Nadie preguntó por las alergias
      Dado un afiliado a quien nadie preguntó por sus alergias
      Cuando busca si es alérgico a "Losartán 50 mg tableta"
      Entonces la alergia queda sin verificar porque "No se han preguntado las alergias"

    Escenario: La alergia registrada no está en el conocimiento
      Dado un afiliado con alergia a "otra Mariscos de río"
      Cuando busca si es alérgico a "Losartán 50 mg tableta"
      Entonces la alergia queda sin verificar porque "«Mariscos de río»"

  @regla @mensaje @regla:medication/cross-allergy
  Regla: El cruce vale en los dos sentidos y se dice con su nivel

    Esquema del escenario: Alergia a <alergia> y <medicamento>
      Dado un afiliado con alergia a "<alergia>"
      Cuando pide los avisos de "<medicamento>"
      Entonces hay un aviso de alergia cruzada que dice "<titulo>"

      Ejemplos:
        | alergia                | medicamento                 | titulo                                |
        | clase Penicilinas      | Cefalexina 500 mg cápsula   | Alergia cruzada baja con Penicilinas  |
        | clase Cefalosporinas   | Amoxicilina 500 mg cápsula  | Alergia cruzada baja con Cefalosporinas |
        | principio Fluconazol   | Itraconazol 100 mg cápsula  | Alergia cruzada baja con Fluconazol   |
        | clase AINE             | Acetaminofén 500 mg tableta | Alergia cruzada baja con AINE         |

    Escenario: Si las alergias no se conocen, el cruce tampoco
      Dado un afiliado a quien nadie preguntó por sus alergias
      Cuando pide los avisos de "Losartán 50 mg tableta"
      Entonces el cruce queda sin verificar porque "No se han preguntado las alergias"

  Regla: Solo de los afiliados que atiende

    @mensaje
    Escenario: El afiliado de otro profesional
      Cuando busca si el afiliado de otro es alérgico a "Losartán 50 mg tableta"
      Entonces se le niega con "La consulta es de otro profesional."
