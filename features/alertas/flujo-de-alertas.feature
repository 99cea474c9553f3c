# language: es
@regla:medication/check-answers
Característica: Alertas antes de formular un medicamento
  Interacciones, desabastecimiento, alergia y avisos se comprueban a la vez y se responden juntos. Cada comprobación tiene tres respuestas, y la que no se pudo
  hacer nunca parece una limpia.

  Antecedentes:
    Dado que "medico@cauce.demo" ingresó con su código
    Y que formula en la consulta 1

  Regla: Lo que se encuentra se responde y queda registrado

    @regla
    Escenario: Sin nada que advertir
      Cuando va a formular "Warfarina 5 mg"
      Entonces el medicamento entra con estas comprobaciones:
        | interacciones     | limpia |
        | desabastecimiento | limpia |
        | alergia           | limpia |

    @flujo
    Escenario: Una interacción con lo que ya se seleccionó
      Dado que ya seleccionó "Warfarina 5 mg"
      Cuando va a formular "Ciprofloxacina 500 mg"
      Entonces se le pregunta por interacciones de "Warfarina" con "Ciprofloxacina"
      Cuando sigue con el motivo "Control de laboratorio programado y paciente informado: INR en tres días"
      Entonces la auditoría guarda que se aceptó la alerta de interacciones con "Control de laboratorio programado y paciente informado: INR en tres días"

    @mensaje @regla:medication/reason
    Esquema del escenario: Lo mayor pide un motivo de la lista y palabras propias: «<motivo>»
      Dado que ya seleccionó "Warfarina 5 mg"
      Cuando va a formular "Ciprofloxacina 500 mg"
      Y sigue con el motivo "<motivo>"
      Entonces se le pregunta por interacciones
      Y se dice que "<falta>"

      Ejemplos:
        | motivo                                               | falta                                                              |
        | INR en tres días, paciente informada                 | Elija el motivo de la lista                                        |
        | Ya los toma juntos y los tolera                      | Explique por qué sigue: mínimo 10 letras                           |
        | Ya los toma juntos y los tolera: 1234567890          | Explique por qué sigue: mínimo 10 letras                           |
        | Ya los toma juntos y los tolera: no no no no no no   | Explíquelo con sus palabras: lo escrito se repite y no dice por qué |
        | Ya los toma juntos y los tolera: aaaaaaaaaaaaaaaaaaa | Explíquelo con sus palabras: lo escrito se repite y no dice por qué |

    @regla
    Escenario: Ante una interacción no se formula
      Dado que ya seleccionó "Warfarina 5 mg"
      Cuando va a formular "Ciprofloxacina 500 mg"
      Y no lo formula
      Entonces el medicamento no entra en la lista
      Y la auditoría guarda que se rechazó la alerta de interacciones

    @flujo
    Escenario: Un desabastecimiento informativo se acepta
      Cuando va a formular "Trimetoprim/sulfametoxazol 160/800 mg"
      Entonces se le pregunta por desabastecimiento
      Cuando sigue con el motivo "La farmacia confirmó existencias"
      Entonces la auditoría guarda que se aceptó la alerta de desabastecimiento con "La farmacia confirmó existencias"

    @mensaje
    Escenario: Cualquier otro desabastecimiento bloquea y limpia el formulario
      Cuando va a formular "Trimebutina 200 mg"
      Entonces se dice que "El conocimiento de interacciones no tiene el principio activo Trimebutina"
      Cuando no lo formula
      Entonces el medicamento no entra en la lista y el formulario queda limpio
      Y se dice que "Desabastecimiento detectado"

    @flujo @mensaje
    Escenario: Ordenar a pesar de la alergia
      Cuando va a formular "Amoxicilina 500 mg"
      Entonces se le pregunta por alergia
      Y se dice que "Alergia registrada: Penicilinas (anafilaxia, 2019)"
      Cuando sigue con el motivo "Desensibilización supervisada: en la unidad de alergias, con protocolo de doce pasos"
      Entonces queda registrado que ordenó a pesar de la alergia

    @mensaje
    Escenario: Cancelar por la alergia
      Cuando va a formular "Amoxicilina 500 mg"
      Y no lo formula
      Entonces el medicamento no entra en la lista
      Y se dice que "Ordenamiento cancelado por alergia"
      Y queda registrado que canceló a pesar de la alergia

    @flujo @mensaje
    Escenario: Sin registro de la respuesta no se sigue
      Dado que ya seleccionó "Warfarina 5 mg"
      Y que el servicio de registro no responde
      Cuando va a formular "Ciprofloxacina 500 mg"
      Y sigue con el motivo "Control de laboratorio programado y paciente informado: INR en tres días"
      Entonces no se sigue mientras no quede registrada
      Y se dice que "Ha ocurrido un Error al guardar la Auditoría"
      Cuando el servicio se recupera
      Y registra de nuevo su respuesta
      Entonces la auditoría guarda que se aceptó la alerta de interacciones con "Control de laboratorio programado y paciente informado: INR en tres días"

    @flujo @servidor-propio
    Escenario: Lo que alcanzó a registrarse queda seguido de su no
      Dado que ya seleccionó "Warfarina 5 mg"
      Y que ya seleccionó "Losartán 50 mg"
      Y que el servicio de registro se corta después de la primera respuesta
      Cuando va a formular "Trimetoprim/sulfametoxazol 160/800 mg"
      Y sigue con el motivo "Control de laboratorio programado y paciente informado: INR en tres días"
      Entonces no se sigue mientras no quede registrada
      Cuando el servicio se recupera
      Y no lo formula
      Entonces el medicamento no entra en la lista
      Y la auditoría guarda "Si" y después "No" de la primera alerta, y "No" de las otras

  Regla: Todo lo que tiene una línea se responde de una vez, cada cosa con su motivo

    @flujo
    Escenario: Una interacción y un desabastecimiento
      Dado que ya seleccionó "Warfarina 5 mg"
      Cuando va a formular "Trimetoprim/sulfametoxazol 160/800 mg"
      Entonces se le pregunta de una vez por "interacciones, desabastecimiento"
      Cuando por interacciones responde "Control de laboratorio programado y paciente informado: INR en tres días"
      Y sigue con lo que respondió
      Entonces se dice que "Explique por qué sigue: mínimo 10 letras"
      Cuando por desabastecimiento responde "La sede confirmó que tiene existencias"
      Y sigue con lo que respondió
      Entonces el medicamento entra con estas comprobaciones:
        | interacciones     | encontrada | Control de laboratorio programado y paciente informado: INR en tres días |
        | desabastecimiento | encontrada | La sede confirmó que tiene existencias                                  |

    @flujo
    Escenario: Lo que no se pudo comprobar se repite sin perder lo respondido
      Dado que ya seleccionó "Warfarina 5 mg"
      Y que el servicio de desabastecimiento no responde
      Cuando va a formular "Ciprofloxacina 500 mg"
      Entonces se le pregunta de una vez por "interacciones, desabastecimiento"
      Cuando por interacciones responde "Control de laboratorio programado y paciente informado: INR en tres días"
      Y el servicio se recupera
      Y comprueba de nuevo
      Entonces se le pregunta de una vez por "interacciones"
      Cuando sigue con lo que respondió
      Entonces el medicamento entra con estas comprobaciones:
        | interacciones     | encontrada            | Control de laboratorio programado y paciente informado: INR en tres días |
        | desabastecimiento | sin verificar, limpia |                                                                         |

  Regla: Un aviso grave pide lo mismo que cualquier otro hallazgo de su gravedad

    @flujo @mensaje @regla:medication/reason
    Escenario: Un medicamento semanal cada doce horas
      Cuando va a formular "Metotrexato 2,5 mg"
      Entonces se le pregunta por avisos
      Y se dice que "Metotrexato es de frecuencia semanal: se está formulando cada 12 h"
      Cuando sigue con el motivo "Lo indica el especialista tratante"
      Entonces se le pregunta por avisos
      Y se dice que "Explique por qué sigue: mínimo 30 letras"
      Cuando sigue con el motivo "Lo indica el especialista tratante: inducción de dos días, reumatología lo firma en la nota de ayer"
      Entonces el medicamento entra con estas comprobaciones:
        | dosis | encontrada | Lo indica el especialista tratante: inducción de dos días, reumatología lo firma en la nota de ayer |

    @flujo
    Escenario: Lo que solo informa no se pregunta: entra y queda escrito en la línea
      Dado que ya seleccionó "Diclofenaco 50 mg tableta"
      Cuando va a formular "Diclofenaco 1 % gel"
      Entonces el medicamento entra con estas comprobaciones:
        | duplicidad | encontrada |

  Regla: Una comprobación que no se pudo hacer queda sin verificar

    @mensaje
    Esquema del escenario: El servicio de <servicio> <falla>
      Dado que el servicio de <servicio> <falla>
      Cuando va a formular "Warfarina 5 mg"
      Entonces la comprobación de <servicio> queda sin hacer
      Y se dice que "Ha ocurrido un Error al buscar las Alertas"
      Y se dice que "<palabras>" a esa hora

      Ejemplos:
        | servicio          | falla                            | palabras                                      |
        | interacciones     | no responde                      | El servicio no respondió                      |
        | interacciones     | responde algo que no se entiende | El servicio respondió algo que no se entiende |
        | interacciones     | responde por otro medicamento    | El servicio respondió algo que no se entiende |
        | desabastecimiento | no responde                      | El servicio no respondió                      |
        | desabastecimiento | responde algo que no se entiende | El servicio respondió algo que no se entiende |
        | desabastecimiento | responde por otro medicamento    | El servicio respondió algo que no se entiende |
        | alergia           | no responde                      | El servicio no respondió                      |
        | alergia           | responde algo que no se entiende | El servicio respondió algo que no se entiende |
        | alergia           | responde por otro medicamento    | El servicio respondió algo que no se entiende |
        | avisos            | no responde                      | El servicio no respondió                      |
        | avisos            | responde algo que no se entiende | El servicio respondió algo que no se entiende |
        | avisos            | responde por otro medicamento    | El servicio respondió algo que no se entiende |

    @mensaje
    Esquema del escenario: El servicio de <servicio> tarda demasiado
      Dado que el servicio de <servicio> tarda demasiado
      Cuando va a formular "Warfarina 5 mg"
      Entonces la comprobación de <servicio> queda sin hacer
      Y se dice que "El servicio no respondió" a esa hora

      Ejemplos:
        | servicio          |
        | interacciones     |
        | desabastecimiento |
        | alergia           |
        | avisos            |

    @regla
    Escenario: Explicada sigue sin verificar
      Dado que el servicio de interacciones no responde
      Cuando va a formular "Warfarina 5 mg"
      Y sigue con el motivo "Lo revisé en otra fuente"
      Entonces el medicamento entra con estas comprobaciones:
        | interacciones | sin verificar | Lo revisé en otra fuente |
        | alergia       | limpia        |                          |

    @regla
    Escenario: Repetida y respondida es lo que respondió, y la primera queda escrita
      Dado que el servicio de interacciones no responde
      Cuando va a formular "Warfarina 5 mg"
      Y el servicio se recupera
      Y comprueba de nuevo
      Entonces el medicamento entra con estas comprobaciones:
        | interacciones | sin verificar, limpia |

    @flujo @mensaje
    Escenario: Sin explicar queda pendiente y el servidor no toma la orden
      Dado que el servicio de interacciones no responde
      Cuando va a formular "Warfarina 5 mg"
      Y sigue sin explicar
      Y ordena con lo que respondió
      Entonces se le niega con "Hay comprobaciones sin responder. Revíselas antes de ordenar."
      Y no se crea ninguna orden

    @flujo @mensaje
    Escenario: A quien nadie le preguntó por sus alergias no se le da por sano
      Dado que formula en la consulta 6
      Cuando va a formular "Warfarina 5 mg"
      Entonces se dice que "No se han preguntado las alergias"
      Cuando sigue con el motivo "El paciente niega alergias a medicamentos"
      Entonces el medicamento entra con estas comprobaciones:
        | alergia | sin verificar | El paciente niega alergias a medicamentos |

  @mensaje
  Regla: El servidor comprueba otra vez: un servicio que calla no basta

    @flujo
    Escenario: Una alerta callada no pasa del servidor
      Dado que el servicio de desabastecimiento calla lo que sabe
      Cuando va a formular "Trimetoprim/sulfametoxazol 160/800 mg"
      Entonces el medicamento entra con estas comprobaciones:
        | desabastecimiento | limpia |
      Cuando ordena con lo que respondió
      Entonces se le niega con "Hay comprobaciones sin responder. Revíselas antes de ordenar."
      Y no se crea ninguna orden

    Escenario: Un desabastecimiento que bloquea y se calla tampoco pasa
      Dado que el servicio de desabastecimiento calla lo que sabe
      Cuando va a formular "Trimebutina 200 mg"
      Y ordena con lo que respondió
      Entonces se le niega con "Desabastecimiento detectado"
      Y no se crea ninguna orden
