# language: es
@regla @regla:clinical-record/surface-age
Característica: La superficie corporal de un esquema
  La superficie dice de dónde sale, y una de más de treinta días no sirve para formular.

  Antecedentes:
    Dado que "oncologo@cauce.demo" ingresó con su código

  Regla: Un esquema con dosis por superficie necesita una superficie de 30 días o menos

    @mensaje
    Escenario: De hace 34 días
      Dado atiende hoy a "66987123"
      Cuando ordena el esquema "AC"
      Entonces se le niega con "La superficie corporal tiene 34 días (máximo 30): registre peso y talla de hoy"

    @mensaje
    Escenario: Nadie la ha medido
      Dado atiende hoy a "22654310"
      Cuando ordena el esquema "AC"
      Entonces se le niega con "registre peso y talla de hoy"

    Escenario: Ninguna dosis depende de ella
      Dado atiende hoy a "22654310" sin esquema en curso
      Cuando ordena el esquema "PEMBRO 200"
      Entonces el esquema queda ordenado

    @flujo @mensaje @servidor-propio
    Escenario: Con el peso de hoy se puede ordenar
      Dado atiende hoy a "66987123"
      Cuando registra 64.5 kg y 163 cm
      Entonces el servidor responde "Medidas registradas con éxito"
      Y la superficie del registro es "1,71"
      Cuando ordena el esquema "AC"
      Entonces el esquema queda ordenado
      Y "Doxorrubicina" se formula en "102,6 mg Intravenosa"

  @regla:clinical-record/body-surface
  Regla: El peso va de 0,5 a 350 kg y la talla de 30 a 250 cm

    @mensaje
    Esquema del escenario: Medidas que no son de una persona
      Dado atiende hoy a "22654310"
      Cuando registra <peso> kg y <talla> cm
      Entonces el campo "<campo>" dice "<mensaje>"

      Ejemplos:
        | peso  | talla | campo | mensaje                               |
        | 0.4   | 158   | Peso  | El peso debe estar entre 0,5 y 350 kg |
        | 351.0 | 158   | Peso  | El peso debe estar entre 0,5 y 350 kg |
        | 68.9  | 1.58  | Talla | La talla debe estar entre 30 y 250 cm |
        | 68.9  | 251.0 | Talla | La talla debe estar entre 30 y 250 cm |

  @regla:clinical-record/measures-doubt
  Regla: Lo que es poco usual en este paciente se confirma antes de guardarlo

    @mensaje
    Esquema del escenario: <caso>
      Dado atiende hoy a "52874316"
      Cuando registra <peso> kg y <talla> cm
      Entonces se le niega con "Confirme las medidas: son poco usuales en este paciente"
      Y se le niega con "<mensaje>"

      Ejemplos:
        | caso              | peso | talla | mensaje                                                |
        | Una coma corrida  | 6.1  | 162.0 | El peso pasa de 60,4 a 6,1 kg                          |
        | Otra talla        | 60.4 | 100.0 | La talla pasa de 162,0 a 100,0 cm                      |
        | Los dos cambiados | 162.0 | 60.4 | Una talla de 60,4 cm es poco usual a los               |

    @servidor-propio
    Escenario: Confirmadas se guardan
      Dado atiende hoy a "52874316"
      Cuando registra 40.1 kg y 162.0 cm y las confirma
      Entonces el servidor responde "Medidas registradas con éxito"
