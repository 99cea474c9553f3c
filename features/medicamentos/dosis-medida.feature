# language: es
@regla:medication/dose-unit @regla:medication/contents @regla:medication/containers @regla:medication/container-picture
Característica: La dosis se escribe en lo que se mide
  Un jarabe se formula en mililitros, una insulina en unidades y un inhalador en inhalaciones; los envases los calcula el servidor.

  Antecedentes:
    Dado que "medico@cauce.demo" ingresó con su código
    Y que formula en la consulta 22

  @regla
  Regla: Los envases salen de lo que se toma y de lo que trae cada uno

    Esquema del escenario: <dosis> <unidad> de <medicamento>
      Cuando ordena directamente los medicamentos:
        | medicamento   | vía   | dosis   | unidad   | frecuencia   | duracion   |
        | <medicamento> | <vía> | <dosis> | <unidad> | <frecuencia> | <duracion> |
      Entonces la orden de medicamentos queda creada con "Exito"
      Y de "<medicamento>" se entregan al mes "<cuenta>"

      Ejemplos:
        | medicamento                        | vía        | dosis | unidad | frecuencia | duracion | cuenta                                                              |
        | Insulina glargina 100 UI/mL        | Subcutánea | 20    | UI     | 24         | 30       | 20 UI cada 24 h durante 30 días = 600 UI ÷ 300 UI = 2 cartuchos     |
        | Amoxicilina 250 mg/5 mL suspensión | Oral       | 5     | mL     | 8          | 7        | 5 mL cada 8 h durante 7 días = 105 mL ÷ 100 mL = 2 frascos          |
        | Salbutamol 100 mcg inhalador       | Inhalatoria | 2     | puff   | 6          | 5        | 2 puffs cada 6 h durante 5 días = 40 puffs ÷ 200 puffs = 1 inhalador |

    Escenario: Un envase abierto vence antes de acabarse
      Cuando ordena directamente los medicamentos:
        | medicamento                 | vía        | dosis | unidad | frecuencia | duracion |
        | Insulina glargina 100 UI/mL | Subcutánea | 2     | UI     | 24         | 30       |
      Entonces la orden de medicamentos queda creada con "Exito"
      Y de "Insulina glargina 100 UI/mL" se entregan al mes "2 UI cada 24 h durante 30 días = 60 UI ÷ 300 UI = 2 cartuchos (abierto sirve 28 días)"

  @regla
  Regla: Los envases se dibujan, con lo que se usa de cada uno

    Esquema del escenario: <dosis> <unidad> de <medicamento>
      Cuando mira los envases de "<medicamento>" a <dosis> <unidad> cada <horas> horas por <días> días
      Entonces de esos envases se dibuja "<dibujo>"

      Ejemplos:
        | medicamento                              | dosis | unidad | horas | días | dibujo                                                                 |
        | Amoxicilina 250 mg/5 mL suspensión oral  | 5     | mL     | 8     | 7    | 2 frascos de 100 mL. Del 1: 100 mL. Del 2: 5 mL, sobran 95 mL.         |
        | Insulina glargina 100 UI/mL              | 20    | UI     | 24    | 30   | 2 cartuchos de 300 UI. Del 1: 300 UI. Del 2: 300 UI.                   |
        | Salbutamol 100 mcg inhalador             | 2     | puff   | 6     | 5    | 1 inhalador de 200 puffs. Del 1: 40 puffs, sobran 160 puffs.           |

  @mensaje
  Regla: Lo que no se puede medir no se ordena

    Esquema del escenario: <dosis> «<unidad>» de <medicamento>
      Cuando ordena directamente los medicamentos:
        | medicamento   | vía   | dosis   | unidad   | frecuencia | duracion | cantidad |
        | <medicamento> | <vía> | <dosis> | <unidad> | 24         | 7        | 7        |
      Entonces el campo "Dosis" de la línea 1 dice "<mensaje>"

      Ejemplos:
        | medicamento                        | vía        | dosis | unidad | mensaje                                                                        |
        | Insulina glargina 100 UI/mL        | Subcutánea | 1     | mL     | La dosis de esta presentación no se mide en mL: escríbala en UI                |
        | Insulina glargina 100 UI/mL        | Subcutánea | 0,5   | UI     | Lo menos que se puede medir son 1 UI                                           |
        | Amoxicilina 250 mg/5 mL suspensión | Oral       | 5     | gotas  | La dosis de esta presentación no se mide en gotas: escríbala en mL o mg        |

    Escenario: Un frasco no es una toma
      Cuando ordena directamente los medicamentos:
        | medicamento                        | dosis | frecuencia | duracion |
        | Amoxicilina 250 mg/5 mL suspensión | 5     | 8          | 7        |
      Entonces el campo "Dosis" de la línea 1 dice "Escriba la dosis en mL o mg: 1 frasco no es una toma"

  @regla
  Regla: La dosis que se mide se comprueba

    @regla:medication/unit-strength
    Escenario: Un jarabe por encima de lo que se toma en un día
      Cuando pide los avisos de "Acetaminofén 150 mg/5 mL jarabe" a 50 mL cada 4 Horas
      Entonces hay un aviso de dosis que dice "Supera la dosis máxima de un día: 9 000 mg"
