# language: es
Característica: La dosis de un menor de edad
  A quien no ha cumplido 18 años se le compara la dosis con la de su edad, su peso y la vía que se ordena, por toma, por día y con lo
  demás que trae el mismo principio activo. Nunca pasa en silencio la de un adulto.

  Antecedentes:
    Dado que "medico@cauce.demo" ingresó con su código

  @regla @mensaje @regla:medication/child-dose @servidor-propio
  Regla: Lo que pasa de la dosis de su edad y su peso se avisa

    Esquema del escenario: <dosis> de <medicamento> cada <horas> horas a un niño de <meses> meses y <kg> kg
      Dado un niño de <meses> meses y <kg> kg
      Cuando pide los avisos de "<medicamento>" a <dosis> cada <horas> Horas
      Entonces hay un aviso de dosis que dice "<titulo>"
      Y su gravedad es "<gravedad>"

      Ejemplos:
        | medicamento                         | meses | kg | dosis | horas | titulo                                                                              | gravedad       |
        | Acetaminofén 500 mg tableta         | 60    | 18 | 4     | 4     | Dosis alta para esta edad y peso: 12 000 mg al día, el máximo es 1 350 mg           | contraindicada |
        | Acetaminofén 500 mg tableta         | 60    | 18 | 1     | 12    | Dosis alta para esta edad y peso: 500 mg por toma, el máximo es 270 mg              | mayor          |
        | Metoclopramida 10 mg tableta        | 60    | 18 | 3     | 6     | Dosis alta para esta edad y peso: 120 mg al día, el máximo es 8,1 mg                | contraindicada |
        | Ácido acetilsalicílico 500 mg tableta | 60  | 18 | 1     | 6     | Contraindicado en menores de 16 años: Ácido acetilsalicílico                        | contraindicada |

    @regla:medication/child-low-dose
    Esquema del escenario: Poco: <dosis> de <medicamento> cada <horas> horas a un niño de <meses> meses y <kg> kg
      Dado un niño de <meses> meses y <kg> kg
      Cuando pide los avisos de "<medicamento>" a <dosis> cada <horas> Horas
      Entonces hay un aviso de dosis que dice "<titulo>"
      Y su gravedad es "<gravedad>"

      Ejemplos:
        | medicamento                 | meses | kg | dosis | horas | titulo                                                                              | gravedad    |
        | Acetaminofén 500 mg tableta | 190   | 55 | 0.75  | 6     | Dosis baja para esta edad y peso: 375 mg por toma, el mínimo es 550 mg              | informativa |
        | Acetaminofén 500 mg tableta | 190   | 55 | 0.25  | 6     | Dosis baja para esta edad y peso: 125 mg por toma, el mínimo es 550 mg              | moderada    |
        | Cefalexina 500 mg cápsula   | 120   | 34 | 1     | 24    | Dosis baja para esta edad y peso: 500 mg al día, el mínimo es 850 mg                | informativa |
        | Amoxicilina 500 mg cápsula  | 180   | 50 | 1     | 24    | Dosis baja para esta edad y peso: 500 mg al día, el mínimo es 1 250 mg              | moderada    |

    Escenario: Dentro de la de su edad y su peso
      Dado un niño de 120 meses y 34 kg
      Cuando pide los avisos de "Acetaminofén 500 mg tableta" a 1 cada 6 Horas
      Entonces no hay avisos de dosis
      Y el rango se conoce

    Escenario: Lo que ya toma del mismo principio activo se suma
      Dado un niño de 120 meses y 34 kg
      Y que ordenó los medicamentos:
        | medicamento                 | frecuencia |
        | Acetaminofén 500 mg tableta | 8          |
      Cuando pide los avisos de "Acetaminofén 500 mg tableta" a 1 cada 6 Horas
      Entonces hay un aviso de dosis que dice "Acetaminofén en todo el día, para esta edad y peso: 3 500 mg, el máximo es 2 550 mg"

  @regla @mensaje @regla:medication/minor-dose @servidor-propio
  Regla: Nunca pasa en silencio la de un adulto

    Escenario: La de su peso la admite y la de un adulto no
      Dado un niño de 180 meses y 50 kg
      Cuando pide los avisos de "Amoxicilina 500 mg cápsula" a 2 cada 6 Horas
      Entonces hay un aviso de dosis que dice "Supera la dosis máxima de un día de un adulto: 4 000 mg de 3 000 mg"

    Escenario: Sin un peso, la de un adulto se avisa igual
      Dado un niño de 60 meses sin peso
      Cuando pide los avisos de "Acetaminofén 500 mg tableta" a 4 cada 4 Horas
      Entonces hay un aviso de dosis que dice "Supera la dosis máxima de un día de un adulto: 12 000 mg de 4 000 mg"

  @regla @mensaje @regla:medication/child-weight @servidor-propio
  Regla: Sin un peso que valga no se da por buena

    Escenario: Nadie lo ha pesado
      Dado un niño de 60 meses sin peso
      Cuando pide los avisos de "Acetaminofén 500 mg tableta" a 0.5 cada 6 Horas
      Entonces la dosis queda sin verificar porque "Falta el peso del paciente. Péselo para comprobar la dosis"

    Escenario: El último es viejo
      Dado un niño de 60 meses y 18 kg de hace 31 días
      Cuando pide los avisos de "Acetaminofén 500 mg tableta" a 0.5 cada 6 Horas
      Entonces la dosis queda sin verificar porque "a esta edad vale 30 días. Péselo para comprobar la dosis"

    Escenario: Antes de los 2 años se pesa más seguido
      Dado un niño de 20 meses y 11 kg de hace 1 días
      Cuando pide los avisos de "Acetaminofén 500 mg tableta" a 0.25 cada 6 Horas
      Entonces la dosis queda sin verificar porque "a esta edad vale el de hoy"

    Escenario: El ajuste dice cuántos días vale
      Dado un niño de 60 meses y 18 kg de hace 181 días
      Y que el peso de los mayores de 2 años vale 365 días
      Cuando pide los avisos de "Acetaminofén 500 mg tableta" a 0.5 cada 6 Horas
      Entonces no hay avisos de dosis
      Y el rango se conoce

    Escenario: Un medicamento cuya dosis no es por peso no lo pide
      Dado un niño de 100 meses sin peso
      Cuando pide los avisos de "Loperamida 2 mg tableta" a 1 cada 8 Horas
      Entonces no hay avisos de dosis
      Y el rango se conoce

    Escenario: Sin el catálogo no se sabe nada
      Dado un niño de 60 meses y 18 kg
      Y que el catálogo no tiene dosis pediátricas
      Cuando pide los avisos de "Acetaminofén 500 mg tableta" a 0.5 cada 6 Horas
      Entonces la dosis queda sin verificar porque "El conocimiento de dosis pediátricas no está disponible"

  @regla @regla:medication/child-dose @servidor-propio
  Regla: Al ordenar se comprueba otra vez, y también lo que se ordenó

    @mensaje
    Escenario: No se ordena sin responder
      Dado un niño de 60 meses y 18 kg
      Cuando ordena directamente los medicamentos:
        | medicamento                 | dosis | frecuencia | avisos        |
        | Acetaminofén 500 mg tableta | 4     | 4          | sin responder |
      Entonces se le niega con "Dosis alta para esta edad y peso: 12 000 mg al día, el máximo es 1 350 mg"

    @mensaje
    Escenario: Lo que no llega a la mitad se explica
      Dado un niño de 180 meses y 50 kg
      Cuando ordena directamente los medicamentos:
        | medicamento                | dosis | frecuencia | avisos        |
        | Amoxicilina 500 mg cápsula | 1     | 24         | sin responder |
      Entonces se le niega con "Dosis baja para esta edad y peso: 500 mg al día, el mínimo es 1 250 mg"

    @mensaje
    Escenario: Sin peso no se ordena sin explicar
      Dado un niño de 60 meses sin peso
      Cuando ordena directamente los medicamentos:
        | medicamento                 | dosis | frecuencia | avisos        |
        | Acetaminofén 500 mg tableta | 0.5   | 6          | sin responder |
      Entonces se le niega con "Dosis habitual sin verificar: Falta el peso del paciente. Péselo para comprobar la dosis"

    Escenario: Un peso que llegó después de la fórmula
      Dado un niño de 60 meses y 34 kg
      Y que ordenó los medicamentos:
        | medicamento                 | frecuencia |
        | Acetaminofén 500 mg tableta | 8          |
      Y que después se pesó y son 18 kg
      Cuando pregunta por lo que hay que revisar de ese paciente
      Entonces hay que revisar "Acetaminofén 500 mg tableta" por "dosis"
