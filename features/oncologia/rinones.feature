# language: es
@regla @mensaje @servidor-propio @regla:medication/renal @regla:oncology/checked-line
Característica: Los riñones y los medicamentos de un esquema
  Cada medicamento del esquema se mira con la última creatinina de la historia, como en Medicamentos.

  Antecedentes:
    Dado que "oncologo@cauce.demo" ingresó con su código
    Y atiende hoy a "32518760" sin esquema en curso

  Escenario: El que la filtración contraindica
    Dado que su creatinina de hace 3 días es 2,6
    Cuando ordena el esquema "CAPE adyuvante mama" con:
      | alertas | sin responder |
    Entonces se le niega con "Hay alertas sin responder"
    Y se le niega con "Contraindicado con esta función renal: Capecitabina"
    Y no hay esquema en curso

  Escenario: Con su respuesta se ordena
    Dado que su creatinina de hace 3 días es 2,6
    Cuando ordena el esquema "CAPE adyuvante mama"
    Entonces el esquema queda ordenado

  Escenario: Con buena función renal no se pregunta
    Dado que su creatinina de hace 3 días es 0,7
    Cuando ordena el esquema "CAPE adyuvante mama" con:
      | alertas | sin responder |
    Entonces el esquema queda ordenado

  Escenario: Una creatinina que ya no vale
    Dado que su creatinina de hace 200 días es 0,7
    Cuando ordena el esquema "CAPE adyuvante mama" con:
      | alertas | sin responder |
    Entonces se le niega con "La última creatinina es del"
    Y no hay esquema en curso
