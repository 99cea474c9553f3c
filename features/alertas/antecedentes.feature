# language: es
Característica: Alergias y estados del paciente
  Las alergias, el embarazo, la lactancia y otros estados se anotan con su autor y su fecha, se cierran con motivo y nunca se borran. Lo
  anotado lo ven enseguida todas las comprobaciones.

  Antecedentes:
    Dado que "medico@cauce.demo" ingresó con su código

  @regla @servidor-propio
  Regla: Lo anotado lo encuentra la comprobación siguiente

    Escenario: Una alergia que el paciente cuenta hoy
      Dado un afiliado a quien nadie preguntó por sus alergias
      Cuando anota su alergia grave a la clase "Penicilinas", con "anafilaxia"
      Y busca si es alérgico a "Amoxicilina 500 mg cápsula"
      Entonces la alergia queda encontrada

    Escenario: Niega alergias
      Dado un afiliado a quien nadie preguntó por sus alergias
      Cuando anota que niega alergias
      Y busca si es alérgico a "Amoxicilina 500 mg cápsula"
      Entonces la alergia queda limpia

    Escenario: Quien no puede responder sigue sin preguntarse
      Dado un afiliado a quien nadie preguntó por sus alergias
      Cuando anota que no puede responder porque "Llega inconsciente y sin acompañante"
      Y busca si es alérgico a "Amoxicilina 500 mg cápsula"
      Entonces la alergia queda sin verificar porque "No se han preguntado"

    @regla:antecedents/antecedent-life
    Escenario: Una alergia que se descarta deja de avisar y queda en la historia
      Dado un afiliado a quien nadie preguntó por sus alergias
      Cuando anota su alergia moderada a la clase "Penicilinas", con "urticaria"
      Y la descarta porque "Prueba de provocación negativa en alergología"
      Y busca si es alérgico a "Amoxicilina 500 mg cápsula"
      Entonces la alergia queda limpia
      Y en sus antecedentes está "Penicilinas" como "refutada"

    @regla:medication/known-pregnancy
    Escenario: Un embarazo que se anota hoy
      Dado un afiliado con alergia a "principio Dipirona"
      Cuando anota un embarazo de 8 semanas, confirmado
      Y pide los avisos de "Isotretinoína 20 mg cápsula"
      Entonces hay un aviso de embarazo que dice "Contraindicado en el embarazo: Isotretinoína"

  @regla @mensaje @servidor-propio
  Regla: Lo que no puede ser se dice en su campo

    @regla:antecedents/allergy-entry
    Escenario: Una anafilaxia no es leve
      Dado un afiliado a quien nadie preguntó por sus alergias
      Cuando anota su alergia leve a la clase "Penicilinas", con "anafilaxia"
      Entonces el campo "Severidad" dice "Esta reacción siempre es grave"

    @regla:antecedents/antecedent-life
    Escenario: No se descarta sin decir por qué
      Dado un afiliado a quien nadie preguntó por sus alergias
      Cuando anota su alergia moderada a la clase "Penicilinas", con "urticaria"
      Y la descarta porque "no"
      Entonces el campo "Motivo" dice "Explique por qué con sus palabras: mínimo 10 letras"

    @regla:antecedents/closing-reason
    Esquema del escenario: Con el motivo «<motivo>» de la lista
      Dado un afiliado a quien nadie preguntó por sus alergias
      Cuando anota su alergia moderada a la clase "Penicilinas", con "urticaria"
      Y la cierra como "<como>" por "<motivo>"
      Entonces <resultado>

      Ejemplos:
        | como     | motivo          | resultado                                                    |
        | refutada | Prueba de alergia o de laboratorio negativa | en sus antecedentes está "Penicilinas" como "refutada"       |
        | error    | Es de otro paciente   | en sus antecedentes está "Penicilinas" como "error"          |
        | error    | Prueba de alergia o de laboratorio negativa | se le niega con "Esto no se cierra de esa manera"            |
        | refutada | Otro motivo            | se le niega con "Explique por qué con sus palabras: mínimo 10 letras"      |

    @regla:antecedents/antecedent-life
    Escenario: Con una alergia vigente no se niegan
      Dado un afiliado con alergia a "clase Penicilinas"
      Cuando anota que niega alergias
      Entonces se le niega con "Tiene alergias vigentes: primero descártelas o márquelas como error, con su motivo"

    @regla:antecedents/patient-state
    Escenario: Un embarazo sin semanas
      Dado un afiliado con alergia a "clase Penicilinas"
      Cuando anota un embarazo sin semanas
      Entonces el campo "Semanas cumplidas" dice "Escriba las semanas de gestación o la fecha de la última menstruación"

  @regla @regla:antecedents/allergies-on-paper @servidor-propio
  Regla: El papel dice las alergias

    Escenario: La fórmula de quien no tiene ninguna
      Dado que en la consulta 22 se formuló "Loratadina 10 mg tableta"
      Cuando imprime la orden de medicamentos
      Entonces el PDF dice "Alergias: ninguna registrada"
