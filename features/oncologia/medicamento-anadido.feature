# language: es
@regla @regla:oncology/checked-line @regla:oncology/added-drug
Característica: Un medicamento añadido a un esquema pasa por lo mismo que en Medicamentos
  Lo que no se deja ordenar en Medicamentos no entra por un esquema, y lo que allá se pregunta aquí también.

  Antecedentes:
    Dado que "oncologo@cauce.demo" ingresó con su código
    Y atiende hoy a "32518760" sin esquema en curso

  Regla: Lo que no se puede ordenar no se añade

    @mensaje
    Escenario: Un desabastecimiento que impide ordenar
      Cuando ordena el esquema "AC" y le añade "Trimebutina 200 mg tableta", 1 cada 8 horas por 5 días
      Entonces se le niega con "Desabastecimiento detectado"
      Y no hay esquema en curso

    @mensaje
    Escenario: El que requiere autorización pasa por la auditoría, en Medicamentos
      Cuando ordena el esquema "AC" y le añade "Aprepitant 125 mg cápsula", 1 cada 24 horas por 1 día
      Entonces se le niega con "Requiere autorización: ordénelo en Medicamentos, donde pasa por la auditoría"
      Y no hay esquema en curso

    @mensaje
    Escenario: El de control especial no pasa de los días de una fórmula, contados todos los ciclos
      Cuando ordena el esquema "AC" y le añade "Morfina 30 mg/mL solución oral", 1 cada 4 horas por 5 días
      Entonces se le niega con "Control especial, grupo I-A: una fórmula cubre máximo 10 días y esta cubre 68"
      Y no hay esquema en curso

  Regla: Lo que en Medicamentos se pregunta se pregunta también aquí

    @mensaje
    Escenario: Un medicamento semanal que se da cada día
      Cuando ordena el esquema "AC" y le añade "Metotrexato 2,5 mg tableta", 4 cada 24 horas por 21 días
      Entonces se le niega con "Hay alertas sin responder"
      Y se le niega con "Metotrexato es de frecuencia semanal: se está formulando cada 24 h"
      Y no hay esquema en curso

    Escenario: Un medicamento que el esquema ya tiene
      Cuando ordena el esquema "AC" y le añade "Ciclofosfamida 50 mg tableta", 1 cada 24 horas por 3 días
      Entonces se le niega con "Hay alertas sin responder"
      Y se le niega con "Duplicidad"
      Y no hay esquema en curso

    @mensaje @servidor-propio @regla:medication/child-dose
    Escenario: La dosis de un menor de edad
      Dado que ese paciente tiene 190 meses
      Cuando ordena el esquema "AC" y le añade "Metoclopramida 10 mg tableta", 4 cada 6 horas por 3 días
      Entonces se le niega con "Hay alertas sin responder"
      Y se le niega con "Dosis alta para esta edad y peso: 160 mg al día"
      Y no hay esquema en curso

    Escenario: Con sus respuestas se ordena
      Cuando ordena el esquema "AC" con respuestas y le añade "Metotrexato 2,5 mg tableta", 4 cada 24 horas por 21 días
      Entonces el esquema queda ordenado
