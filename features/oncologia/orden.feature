# language: es
@regla @regla:oncology/cycles
@regla:oncology/draft @regla:oncology/header @regla:oncology/calendar
Característica: Ordenar un esquema de oncología
  El esquema se ordena entero, con sus ciclos, y un afiliado tiene uno solo en curso.

  Antecedentes:
    Dado que "oncologo@cauce.demo" ingresó con su código

  Regla: Un renglón por medicamento y ciclo, en los ciclos en que se aplica

    @mensaje
    Escenario: Cuatro ciclos de dos medicamentos
      Dado atiende hoy a "32518760" sin esquema en curso
      Cuando ordena el esquema "AC"
      Entonces el esquema queda ordenado y se dice "Orden creada con exito"
      Y el esquema en curso tiene 8 renglones
      Y el ciclo 4 empieza 63 días después de hoy

    Escenario: Medicamentos que empiezan en un ciclo posterior
      Dado atiende hoy a "32518760" sin esquema en curso
      Cuando ordena el esquema "AC-T semanal"
      Entonces el esquema queda ordenado
      Y el esquema en curso tiene 12 renglones

    Escenario: Desde un ciclo inicial
      Dado atiende hoy a "32518760" sin esquema en curso
      Cuando ordena el esquema "AC" con:
        | ciclo inicial | 3 |
        | ciclos        | 4 |
      Entonces el esquema queda ordenado
      Y el esquema en curso tiene 4 renglones
      Y el ciclo 3 empieza 0 días después de hoy

    @mensaje
    Escenario: El ciclo inicial no pasa del total
      Dado atiende hoy a "32518760" sin esquema en curso
      Cuando ordena el esquema "AC" con:
        | ciclo inicial | 5 |
        | ciclos        | 4 |
      Entonces se le niega con "El ciclo inicial no puede ser mayor que el total de ciclos"

    @mensaje
    Escenario: Ciclos en los que no se aplica nada
      Dado atiende hoy a "32518760" sin esquema en curso
      Cuando ordena el esquema "AC" con:
        | ciclo inicial | 5 |
        | ciclos        | 6 |
      Entonces se le niega con "Ningún medicamento del esquema se aplica en los ciclos elegidos"

    @mensaje
    Escenario: Una fecha que ya pasó
      Dado atiende hoy a "32518760" sin esquema en curso
      Cuando ordena el esquema "AC" con:
        | empieza | ayer |
      Entonces se le niega con "La fecha de vigencia no puede ser anterior a hoy"

  @regla:oncology/infusion
  Regla: El tiempo de infusión del esquema va con cada aplicación

    Escenario: El mismo medicamento en bolo y en infusión de 46 horas
      Dado atiende hoy a "32518760" sin esquema en curso
      Cuando ordena el esquema "FOLFIRI"
      Entonces el esquema queda ordenado
      Y "Fluorouracilo" se da "bolo"
      Y "Fluorouracilo" se da "infusión continua en 46 h"
      Y "Irinotecán" se da "en 90 min"

  Regla: El servidor vuelve a hacer las comprobaciones

    @mensaje
    Escenario: Alertas sin responder
      Dado atiende hoy a "32518760" sin esquema en curso
      Cuando ordena el esquema "AC" con:
        | alertas | sin responder |
      Entonces se le niega con "Hay alertas sin responder"
      Y no hay esquema en curso

  @regla:oncology/indication
  Regla: Un esquema que no es de ningún diagnóstico de la historia pide un motivo

    @mensaje
    Escenario: Uno de colon para quien tiene cáncer de mama
      Dado atiende hoy a "32518760" sin esquema en curso
      Cuando ordena el esquema "FOLFIRI" con:
        | alertas | sin responder |
      Entonces se le niega con "Hay alertas sin responder"
      Y se le niega con "Ningún diagnóstico de la historia es de este esquema: FOLFIRI es de C18, C19, C20"
      Y no hay esquema en curso

  Regla: Un afiliado tiene un solo esquema en curso

    @mensaje
    Escenario: Ya tiene uno
      Dado atiende hoy a "8290114"
      Cuando ordena el esquema "AC"
      Entonces se le niega con "El afiliado ya tiene un esquema en curso"

    @mensaje @servidor-propio
    Escenario: El último día de aplicación sigue en curso
      Dado atiende hoy a "32518760" sin esquema en curso
      Y que ordenó el esquema "AC"
      Y que la última aplicación del esquema fue hace 0 días
      Cuando ordena el esquema "AC"
      Entonces se le niega con "El afiliado ya tiene un esquema en curso"

    @servidor-propio @regla:oncology/in-course
    Escenario: El que ya terminó no impide ordenar otro
      Dado atiende hoy a "32518760" sin esquema en curso
      Y que ordenó el esquema "AC"
      Y que la última aplicación del esquema fue hace 1 días
      Entonces no hay esquema en curso
      Cuando ordena el esquema "AC"
      Entonces el esquema queda ordenado
      Y el esquema en curso tiene 8 renglones

    @mensaje
    Escenario: Dos profesionales a la vez
      Dado atiende hoy a "52874316" sin esquema en curso
      Cuando dos profesionales ordenan a la vez los esquemas:
        | esquema |
        | AC      |
      Entonces una de las dos órdenes nace y la otra se niega con "El afiliado ya tiene un esquema en curso. Cancélelo antes de ordenar otro."

  Regla: El esquema es de quien atiende al afiliado

    Escenario: Otro profesional no lo imprime
      Dado atiende hoy a "32518760" sin esquema en curso
      Y que ordenó el esquema "AC"
      Y que "medico@cauce.demo" ingresó con su código
      Cuando imprime el esquema
      Entonces se le niega el acceso

    Escenario: Otro profesional no ve su historia
      Dado atiende hoy a "32518760"
      Y que "medico@cauce.demo" ingresó con su código
      Cuando pregunta por la historia de esquemas del afiliado
      Entonces se le niega el acceso

  Regla: El papel muestra cómo se calculó cada dosis y cada día de los ciclos

    @mensaje
    Escenario: El esquema impreso
      Dado atiende hoy a "32518760" sin esquema en curso
      Y que ordenó el esquema "AC"
      Cuando imprime el esquema
      Entonces el PDF dice "√(62,0 kg × 156,0 cm ÷ 3600) = 1,64 m² (Mosteller)"
      Y el PDF dice "60 mg/m² × 1,64 m² = 98,4 mg"
      Y el PDF dice "Ciclo 4 de 4"
      Y el PDF dice "El servidor al ordenar"
