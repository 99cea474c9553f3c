# language: es
@navegador @servidor-propio
Característica: La bandeja de segundas firmas
  Quien firma ve lo que espera, lo lee con lo que se respondió, y lo firma o lo devuelve; quien formuló lo sabe al entrar.

  @flujo @regla:medication/signature-request
  Regla: Se firma con un acto expreso y se devuelve con un motivo

    Escenario: La auditora firma lo que leyó
      Dado que "auditor@cauce.demo" abrió en el navegador "Segundas firmas"
      Entonces ve "PATIÑO LOPERA"
      Cuando pide "Ver"
      Entonces ve "Supera la dosis máxima de un día: 12 000 mg de 4 000 mg"
      Cuando pide "Revisar"
      Entonces no puede pedir "Firmar"
      Cuando pide "Leí los hallazgos y respondo por esta firma"
      Y sin usar el ratón pide "Firmar"
      Entonces ve "Firmada: la línea sigue"
      Y ve "Nada espera una segunda firma"

    Escenario: La auditora la devuelve
      Dado que "auditor@cauce.demo" abrió en el navegador "Segundas firmas"
      Cuando pide "Ver"
      Y pide "Revisar"
      Y pide "Devolver"
      Entonces ve "Diga a quien formuló qué debe cambiar o aclarar: mínimo 10 letras"
      Cuando llena "Nota, o qué debe cambiar si la devuelve" con "Baje a 1 g cada 8 horas"
      Y pide "Devolver"
      Entonces ve "Devuelta: se le avisa a quien formuló"

    Escenario: Quien formuló lo ve al entrar, hasta que dice haberlo visto
      Dado que "medico@cauce.demo" abrió en el navegador "Inicio"
      Entonces ve "Le devolvieron una fórmula"
      Cuando pide "Entendido"
      Entonces ya no ve "Le devolvieron una fórmula"

  @flujo @regla:kit/queue/steady-rows
  Regla: La cola no se mueve bajo el puntero

    Escenario: Lo nuevo espera a que lo pidan, y lo que otra persona tomó se queda con su nombre
      Dado que "auditor@cauce.demo" abrió en el navegador "Segundas firmas"
      Y que "medico@cauce.demo" ingresó con su código
      Y que formula en la consulta 1
      Y que formuló "Amoxicilina 500 mg" con el motivo "Lo ha tolerado después de esa reacción: se discutió con ella, conoce el riesgo y queda en observación"
      Entonces ve "Mostrar 1 nueva"
      Cuando pide "Mostrar 1 nueva"
      Entonces ve "Alergia registrada: Penicilinas"
      Cuando "oncologo@cauce.demo" abre esa segunda firma
      Entonces ve "En revisión"
