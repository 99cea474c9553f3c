# language: es
Característica: La fórmula médica y la vida de un medicamento ordenado
  El papel dice lo mismo que la pantalla, también lo que no se pudo verificar; lo anulado no pasa por vigente.

  Antecedentes:
    Dado que "medico@cauce.demo" ingresó con su código
    Y que formula en la consulta 11
    Y que ordenó los medicamentos:
      | medicamento   | frecuencia | duracion | meses |
      | Loratadina 10 | 24         | 30       | 2     |

  Regla: La fórmula dice cómo se toma, la cuenta y lo que se comprobó

    @mensaje @regla:medication/unit-words @regla:medication/patient-posology @regla:medication/ledger-in-words @regla:antecedents/allergies-on-paper
    Escenario: En palabras, con la banda y con lo que salió limpio en una línea
      Cuando descarga la orden de medicamentos
      Entonces el PDF dice "Tome una tableta cada 24 horas, por la boca, durante 60 días."
      Y el PDF dice "1 cada 24 h durante 30 días = 30 tabletas al mes × 2 meses = 60 tabletas"
      Y el PDF dice "30 (treinta) tabletas al mes"
      Y el PDF dice "Total: 60 (sesenta)"
      Y el PDF dice "Autorización: No"
      Y el PDF dice "Fin de la fórmula: 1 medicamento"
      Y el PDF dice "Alergias: "
      Y el PDF dice "Peso · talla"
      Y el PDF dice "Comprobaciones: "
      Y el PDF dice "sin hallazgos"

    @flujo @mensaje @regla:medication/check-words @regla:medication/ledger-in-words
    Escenario: Lo que no se verificó, con su motivo
      Cuando ordena directamente los medicamentos:
        | medicamento   | frecuencia | sin comprobar     | motivo                           |
        | Cetirizina 10 | 24         | desabastecimiento | La farmacia confirmó existencias |
      Entonces la orden de medicamentos queda creada con "Exito"
      Cuando descarga la orden de medicamentos
      Entonces el PDF dice "Desabastecimiento: NO VERIFICADO"
      Y el PDF dice "El servicio no respondió"
      Y el PDF dice "La farmacia confirmó existencias"

    @regla
    Escenario: Por correo
      Dado que la institución tiene en su lista de correos "rodrigo@correo.cauce.demo"
      Cuando envía la orden de medicamentos a "rodrigo@correo.cauce.demo"
      Entonces llega a "rodrigo@correo.cauce.demo" un documento que dice "Orden de medicamentos"

    @mensaje
    Escenario: A una dirección que no es
      Cuando envía la orden de medicamentos a "no es"
      Entonces lee "Debe ingresar un Email valido"

  Regla: Suspender pide un motivo, y lo puede hacer quien atiende al afiliado

    @regla
    Escenario: Otro profesional que lo atiende
      Dado que "oncologo@cauce.demo" ingresó con su código
      Y que formula en la consulta 25
      Cuando suspende esa línea con el motivo "Inicia quimioterapia"
      Entonces la línea anterior queda "Anulada" con "Inicia quimioterapia"

    @regla
    Escenario: Sin motivo no
      Cuando suspende esa línea con el motivo ""
      Entonces se le niega con un mensaje claro

    @mensaje @regla:text/substance
    Esquema del escenario: Con un motivo que no dice nada, <motivo>, tampoco
      Cuando suspende esa línea con el motivo "<motivo>"
      Entonces el campo "Motivo" dice "Escriba el motivo con palabras: mínimo 10 letras"

      Ejemplos:
        | motivo       |
        | .            |
        | -            |
        | 123456789012 |
        | xxxxxxxxxxxx |

    @mensaje
    Escenario: Lo suspendido no se imprime
      Cuando suspende esa línea con el motivo "Somnolencia en el trabajo"
      Y descarga la orden de medicamentos
      Entonces se le niega con "La orden está anulada"
