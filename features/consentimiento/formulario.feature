# language: es
@regla:consent/signer @regla:consent/fingerprint
Característica: El consentimiento informado
  Nadie firma lo que no leyó: la firma queda unida a la orden y al texto que estaba en la pantalla.

  Antecedentes:
    Dado que "medico@cauce.demo" ingresó con su código
    Y que la consulta 1 tiene una línea por firmar

  @regla @mensaje @regla:consent/consent-form
  Regla: Lo que no se responde se pide

    Esquema del escenario: Campos requeridos
      Cuando guarda el consentimiento sin "<campo>"
      Entonces el campo "<campo>" dice "Campo requerido, por favor, diligenciar para poder continuar"
      Y el consentimiento sigue "por firmar"

      Ejemplos:
        | campo         |
        | Firmante      |
        | Aceptación    |
        | Declaración A |
        | Declaración B |
        | Declaración C |

    Esquema del escenario: Con representante se pide quién es
      Cuando guarda el consentimiento firmado por el representante sin "<campo>"
      Entonces el campo "<campo>" dice "Campo requerido, por favor, diligenciar para poder continuar"

      Ejemplos:
        | campo                       |
        | Documento del representante |
        | Nombre del representante    |

    Esquema del escenario: El documento del representante es un documento
      Cuando guarda el consentimiento firmado por un representante con documento "<numero>"
      Entonces el campo "Documento del representante" dice "<mensaje>"
      Y el consentimiento sigue "por firmar"

      Ejemplos:
        | numero    | mensaje                                                             |
        | abc!!     | El documento tiene de 3 a 20 letras o dígitos, sin puntos ni espacios |
        | CC AB1234 | Este tipo de documento lleva solo dígitos                           |

    Escenario: No se acepta lo que las declaraciones niegan
      Cuando guarda el consentimiento con las tres declaraciones en NO
      Entonces el campo "Declaración A" dice "Con este «NO» no hay consentimiento: explíquelo y pregunte otra vez, o registre que no acepta"
      Y el campo "Declaración C" dice "Con este «NO» no hay consentimiento: explíquelo y pregunte otra vez, o registre que no acepta"
      Y el consentimiento sigue "por firmar"

    Escenario: Quien no acepta puede declarar que no
      Cuando guarda el disentimiento con las tres declaraciones en NO
      Entonces el consentimiento queda "disentido"

    Escenario: El disentimiento pide el nombre del profesional
      Cuando guarda el disentimiento sin "Nombre del profesional"
      Entonces el campo "Nombre del profesional" dice "Campo requerido, por favor, diligenciar para poder continuar"

  @regla:consent/signature
  Regla: La firma es un dibujo de verdad

    @regla @mensaje
    Esquema del escenario: Lo que no es una firma
      Cuando guarda el consentimiento con <firma>
      Entonces el campo "Firma" dice "Es necesario firmar para guardar y autorizar el consentimiento informado."
      Y el consentimiento sigue "por firmar"

      Ejemplos:
        | firma                        |
        | el recuadro vacío            |
        | un solo punto                |
        | un texto que no es una imagen |

  @regla @mensaje @regla:consent/handover
  Regla: Firma el paciente o su representante, nunca quien lo atiende

    Escenario: Quien atiende no es el representante
      Cuando guarda el consentimiento firmado por quien atiende
      Entonces se le niega con "Quien atiende no firma el consentimiento por el paciente"
      Y el consentimiento sigue "por firmar"

  Regla: Guardar une la firma a la orden y al texto

    @regla
    Escenario: Aceptado y firmado por la paciente
      Cuando guarda el consentimiento
      Entonces el consentimiento queda "firmado" y guarda la huella del texto que se leyó

    @regla
    Escenario: Firmado por el representante
      Cuando guarda el consentimiento firmado por el representante
      Entonces el consentimiento queda "firmado"

    @regla
    Escenario: Disentimiento
      Cuando guarda el disentimiento
      Entonces el consentimiento queda "disentido"

    @mensaje
    Escenario: El texto cambió mientras se leía
      Cuando guarda el consentimiento de un texto que ya cambió
      Entonces se le niega con "El texto del consentimiento cambió mientras se leía. Léalo de nuevo antes de firmar."
      Y el consentimiento sigue "por firmar"

    @mensaje
    Escenario: No se firma dos veces
      Dado que guardó el consentimiento
      Cuando guarda el consentimiento
      Entonces se le niega con "Este consentimiento ya se firmó."

  @regla @regla:ordering/order-status
  Regla: Lo que se rehúsa por escrito no se presta

    Escenario: La negativa detiene la orden
      Cuando guarda el disentimiento
      Entonces esa línea queda "No aceptó el procedimiento" en la orden, en su vida y en el histórico
      Y queda anotado "Detuvo una orden que el paciente no aceptó" de esa línea

    @mensaje
    Escenario: No se descarga ni se envía
      Dado que guardó el disentimiento
      Cuando descarga la orden del procedimiento
      Entonces se le niega con "El paciente no aceptó el procedimiento"
      Cuando envía la orden del procedimiento a "paciente@ejemplo.com"
      Entonces se le niega con "El paciente no aceptó el procedimiento"

    @mensaje
    Escenario: Ya no se mueve
      Dado que guardó el disentimiento
      Cuando anula esa línea con el motivo "Se ordenó por error"
      Entonces se le niega con "La orden no admite ese cambio en su estado actual."

    Escenario: El papel de toda la orden la trae sin validez
      Dado que en la misma orden hay "903841"
      Y que guardó el disentimiento
      Cuando descarga la orden de procedimientos completa
      Entonces el PDF dice "No aceptó el procedimiento"

    Escenario: Lo que se rehusó se puede volver a ordenar
      Dado que guardó el disentimiento
      Y que la consulta 1 tiene una línea por firmar
      Entonces el consentimiento sigue "por firmar"

  Regla: Sin firma electrónica se imprime

    @regla
    Escenario: La paciente no autoriza la firma electrónica
      Dado que abrió los procedimientos de la consulta 1
      Y añadió los procedimientos "441302"
      Cuando ordena la lista y no autoriza la firma electrónica
      Entonces se imprime el consentimiento
      Y la lista por ordenar queda con 0 líneas

    @regla
    Escenario: La paciente autoriza la firma electrónica
      Dado que abrió los procedimientos de la consulta 1
      Y añadió los procedimientos "441302"
      Cuando ordena la lista y autoriza la firma electrónica
      Entonces se abre el consentimiento del procedimiento "441302"

    @mensaje
    Escenario: No se pudo saber si pide consentimiento
      Dado que abrió los procedimientos de la consulta 1
      Y añadió los procedimientos "441302"
      Y que el servidor no responde al consultar el consentimiento
      Cuando ordena la lista
      Entonces lee "Error validando el consentimiento informado."

  @navegador
  Regla: En el navegador

    @flujo
    Escenario: La paciente firma en la pantalla
      Dado que la médica abrió en el navegador los procedimientos de la consulta 1
      Y añadió en el navegador el procedimiento "441302" con la observación "Epigastralgia"
      Cuando ordena en el navegador los procedimientos y la paciente firma el consentimiento
      Entonces ve en las órdenes activas "441302" con "Firmado"
