# language: es
@regla:medication/second-signature @servidor-propio
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

  @regla @mensaje @regla:medication/signature-request @regla:kit/life/move-rules @regla:kit/life/changed-words
  Regla: La firma tiene su propia vida, y la mueve otra persona

    Escenario: Se pide, se abre y se firma
      Dado que formuló "Amoxicilina 500 mg" con el motivo "Lo ha tolerado después de esa reacción: se discutió con ella, conoce el riesgo y queda en observación"
      Cuando "auditor@cauce.demo" abre esa segunda firma
      Y "auditor@cauce.demo" la firma con "Con epinefrina a la mano"
      Entonces la segunda firma queda "Firmada" y su línea "Autorizada"

    Escenario: Se devuelve con lo que debe cambiar, y quien formuló lo ve al entrar
      Dado que formuló "Amoxicilina 500 mg" con el motivo "Lo ha tolerado después de esa reacción: se discutió con ella, conoce el riesgo y queda en observación"
      Cuando "auditor@cauce.demo" abre esa segunda firma
      Y "auditor@cauce.demo" la devuelve con "no"
      Entonces se le niega con "Diga a quien formuló qué debe cambiar o aclarar: mínimo 10 letras"
      Cuando "auditor@cauce.demo" la devuelve con "Cámbiela por azitromicina"
      Entonces la segunda firma queda "Devuelta" y su línea "Negada"
      Y a quien formuló se le dice que le devolvieron "Amoxicilina 500 mg" por "Cámbiela por azitromicina"

    Escenario: La firma quien la tiene abierta, y otra persona la puede tomar
      Dado que formuló "Amoxicilina 500 mg" con el motivo "Lo ha tolerado después de esa reacción: se discutió con ella, conoce el riesgo y queda en observación"
      Cuando "auditor@cauce.demo" abre esa segunda firma
      Y "oncologo@cauce.demo" la firma con ""
      Entonces se le niega con "Ya no se puede: otra persona la movió. Actualice y vuelva a mirar."
      Cuando "oncologo@cauce.demo" abre esa segunda firma
      Y "auditor@cauce.demo" la firma con ""
      Entonces se le niega con "Ya no se puede: otra persona la movió. Actualice y vuelva a mirar."
      Cuando "oncologo@cauce.demo" la firma con ""
      Entonces la segunda firma queda "Firmada" y su línea "Autorizada"

    Escenario: Quien la vio antes de que otra persona la tomara sabe quién fue
      Dado que formuló "Amoxicilina 500 mg" con el motivo "Lo ha tolerado después de esa reacción: se discutió con ella, conoce el riesgo y queda en observación"
      Cuando "auditor@cauce.demo" abre esa segunda firma
      Y "oncologo@cauce.demo" la abre como la vio antes
      Entonces se le niega con "Otra persona la movió antes que usted. Fue Beatriz Helena Correa Sierra. Ahora está «En revisión»."

    Escenario: No se aprueba por otro lado
      Dado que formuló "Amoxicilina 500 mg" con el motivo "Lo ha tolerado después de esa reacción: se discutió con ella, conoce el riesgo y queda en observación"
      Cuando "auditor@cauce.demo" intenta aprobar su línea
      Entonces se le niega con "Espera la segunda firma: se firma o se devuelve en «Segundas firmas»"

    Escenario: Quien siguió solo queda en la lista de quien revisa
      Dado que formuló "Amoxicilina 500 mg" con el motivo "Urgencia vital: se discutió con ella, conoce el riesgo y queda en observación"
      Entonces la segunda firma queda "Urgencia vital por revisar" y su línea "Activa"
      Cuando "auditor@cauce.demo" la revisa con "Se comentó con el servicio"
      Entonces la segunda firma queda "Urgencia vital revisada" y su línea "Activa"
