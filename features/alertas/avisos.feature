# language: es
@regla
Característica: Avisos de una línea
  La duplicidad, la dosis, el embarazo y la alergia cruzada se avisan con su gravedad, y la gravedad decide qué se pide para seguir.

  Antecedentes:
    Dado que "medico@cauce.demo" ingresó con su código

  @regla:medication/duplicate-drug
  Regla: Repetir un componente o la sustancia es duplicidad

    @mensaje
    Esquema del escenario: <uno> con <otro>
      Dado que ya seleccionó "<otro>"
      Cuando pide los avisos de "<uno>"
      Entonces hay un aviso de duplicidad que dice "Duplicidad terapéutica con <otro>: también está en esta orden"
      Y su gravedad es "<gravedad>"

      Ejemplos:
        | uno                        | otro                                  | gravedad    |
        | Naproxeno 500 mg tableta   | Naproxeno 250 mg tableta              | mayor       |
        | Diclofenaco 50 mg tableta  | Diclofenaco 1 % gel                   | informativa |
        | Amoxicilina 500 mg cápsula | Amoxicilina/ácido clavulánico 500/125 mg tableta | moderada |

    @mensaje @regla:medication/duplicate-group
    Esquema del escenario: Del mismo grupo, <uno> con <otro>
      Dado que ya seleccionó "<otro>"
      Cuando pide los avisos de "<uno>"
      Entonces hay un aviso de duplicidad que dice "Duplicidad terapéutica con <otro>: también está en esta orden"
      Y su gravedad es "<gravedad>"

      Ejemplos:
        | uno                      | otro                       | gravedad |
        | Valsartán 80 mg tableta  | Losartán 50 mg tableta     | mayor    |
        | Captopril 25 mg tableta  | Enalapril 20 mg tableta    | mayor    |
        | Zopiclona 7,5 mg tableta | Zolpidem 10 mg tableta     | mayor    |
        | Omeprazol 20 mg cápsula  | Esomeprazol 20 mg tableta  | moderada |

    @mensaje @servidor-propio
    Escenario: Con lo que ya toma
      Dado que en la consulta 22 se formuló "Amoxicilina 500 mg cápsula"
      Cuando pide los avisos de "Amoxicilina 500 mg cápsula" en la consulta 22
      Entonces hay un aviso de duplicidad que dice "Duplicidad terapéutica con Amoxicilina 500 mg cápsula: ya lo toma el paciente"

    @servidor-propio
    Escenario: No con la línea que reemplaza
      Dado que en la consulta 22 se formuló "Amoxicilina 500 mg cápsula"
      Cuando pide los avisos de "Amoxicilina 500 mg cápsula" para reemplazar esa línea
      Entonces no hay avisos de duplicidad

  @regla:medication/usual-dose
  Regla: La dosis se compara por toma y por día

    @mensaje
    Esquema del escenario: <dosis> de <medicamento> cada <frecuencia> <tiempo>
      Cuando pide los avisos de "<medicamento>" a <dosis> cada <frecuencia> <tiempo>
      Entonces hay un aviso de dosis que dice "<titulo>"
      Y su gravedad es "<gravedad>"

      Ejemplos:
        | medicamento                 | dosis | frecuencia | tiempo | titulo                                                     | gravedad        |
        | Acetaminofén 500 mg tableta | 3     | 4          | Horas  | Supera la dosis máxima de un día: 9 000 mg                 | contraindicada  |
        | Acetaminofén 500 mg tableta | 0.5   | 8          | Horas  | Dosis por debajo de la habitual: 250 mg por toma           | informativa     |
        | Metotrexato 2,5 mg tableta  | 4     | 24         | Horas  | Metotrexato es de frecuencia semanal: se está formulando cada 24 h | contraindicada |
        | Metotrexato 2,5 mg tableta  | 4     | 1          | Días   | Metotrexato es de frecuencia semanal: se está formulando cada 1 día | contraindicada |

    @regla:medication/dose-contradiction
    Escenario: Lo semanal dado cada día no es a la vez demasiado y poco
      Cuando pide los avisos de "Metotrexato 2,5 mg tableta" a 1 cada 24 Horas
      Entonces hay un aviso de dosis que dice "Metotrexato es de frecuencia semanal: se está formulando cada 24 h"
      Y ningún aviso de dosis dice "por debajo de la habitual"

    @regla:medication/dose-proposal
    Esquema del escenario: Lo que pasa del máximo del día se propone más espaciado: <medicamento> a <dosis> cada <frecuencia>
      Cuando pide los avisos de "<medicamento>" a <dosis> cada <frecuencia> Horas
      Entonces hay un aviso de dosis que dice "Supera la dosis máxima de un día"
      Y de tomas de <dosis> se propone "<propuesta>"

      Ejemplos:
        | medicamento                 | dosis | frecuencia | propuesta                               |
        | Acetaminofén 500 mg tableta | 2     | 4          | Usar 2 cada 6 horas = 4 000 mg al día   |
        | Acetaminofén 500 mg tableta | 3     | 4          |                                         |

    Escenario: Dentro de lo habitual
      Cuando pide los avisos de "Metotrexato 2,5 mg tableta" a 4 cada 7 Días
      Entonces no hay avisos de dosis
      Y el rango se conoce

    @mensaje @regla:affiliate/completed-years
    Escenario: El rango es de adultos y el afiliado no lo es
      Dado un afiliado que mañana cumple 18 años
      Cuando pide los avisos de "Acetaminofén 500 mg tableta" a 1 cada 8 Horas
      Entonces no hay avisos de dosis
      Y el rango no se conoce porque "Falta el peso del paciente. Péselo para comprobar la dosis"

    @mensaje @regla:medication/usual-dose
    Escenario: Lo que es demasiado para un adulto lo es para un menor
      Dado un afiliado que mañana cumple 18 años
      Cuando pide los avisos de "Acetaminofén 500 mg tableta" a 3 cada 4 Horas
      Entonces hay un aviso de dosis que dice "Supera la dosis máxima de un día de un adulto: 9 000 mg de 4 000 mg"
      Y su gravedad es "contraindicada"

    @mensaje @regla:affiliate/completed-years
    Escenario: Desde los 18 años la dosis se compara
      Dado un afiliado que hoy cumple 18 años
      Cuando pide los avisos de "Acetaminofén 500 mg tableta" a 3 cada 4 Horas
      Entonces hay un aviso de dosis que dice "Supera la dosis máxima de un día: 9 000 mg"
      Y el rango se conoce

    @mensaje
    Escenario: Un medicamento semanal cada día se avisa a cualquier edad
      Dado un afiliado que mañana cumple 10 años
      Cuando pide los avisos de "Metotrexato 2,5 mg tableta" a 4 cada 24 Horas
      Entonces hay un aviso de dosis que dice "Metotrexato es de frecuencia semanal: se está formulando cada 24 h"
      Y su gravedad es "contraindicada"

  @regla:medication/unit-strength
  Regla: Sin con qué comparar no se da por buena

    Escenario: Un frasco no dice cuánto hay en una toma
      Cuando pide los avisos de "Cefalexina 250 mg/5 mL suspensión oral" a 1 cada 8 Horas
      Entonces no hay avisos de dosis
      Y el rango no se conoce

  @regla:medication/pregnancy
  Regla: Lo que daña en el embarazo que la historia conoce se avisa

    @mensaje
    Esquema del escenario: <medicamento> en un control prenatal
      Cuando pide los avisos de "<medicamento>" en la consulta 10
      Entonces hay un aviso de embarazo que dice "<titulo>"
      Y su gravedad es "contraindicada"

      Ejemplos:
        | medicamento                | titulo                                     |
        | Isotretinoína 20 mg cápsula | Contraindicado en el embarazo: Isotretinoína |
        | Warfarina 5 mg tableta     | Contraindicado en el embarazo: Warfarina   |
        | Enalapril 20 mg tableta    | Contraindicado en el embarazo: Enalapril   |
        | Losartán 50 mg tableta     | Contraindicado en el embarazo: Losartán    |
        | Metotrexato 2,5 mg tableta | Contraindicado en el embarazo: Metotrexato |

    @regla
    Escenario: De quien no se sabe embarazada no se dice nada
      Cuando pide los avisos de "Enalapril 20 mg tableta"
      Entonces no hay avisos de embarazo
