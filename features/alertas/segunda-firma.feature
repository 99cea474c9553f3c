# language: es
@regla:medication/second-signature
Característica: La segunda firma de lo contraindicado
  Un teratógeno en un embarazo conocido, el alérgeno mismo de una anafilaxia y más del doble del máximo de un día los firma otro
  profesional. Mientras falta la firma la línea espera como lo que se audita. Quien está solo sigue con «urgencia vital» y sus palabras.

  Antecedentes:
    Dado que "medico@cauce.demo" ingresó con su código
    Y que formula en la consulta 1

  Regla: Lo que pide otra firma espera, y la urgencia vital no

    @regla
    Esquema del escenario: Lo que causó su anafilaxia, con «<motivo>», queda <estado>
      Cuando va a formular "Amoxicilina 500 mg"
      Y sigue con el motivo "<motivo>: se discutió con ella, conoce el riesgo y queda en observación"
      Y ordena con lo que respondió
      Entonces la línea de "Amoxicilina 500 mg" queda "<estado>" y su primer paso dice "<paso>"

      Ejemplos:
        | motivo                                 | estado                 | paso                                                                          |
        | Lo ha tolerado después de esa reacción | Pendiente de auditoría | Espera la segunda firma: Alergia registrada: Penicilinas (anafilaxia, 2019)   |
        | Urgencia vital                         | Activa                 | Urgencia vital: se discutió con ella, conoce el riesgo y queda en observación |
